declare noalias ptr @malloc(i64) allockind("alloc,uninitialized") allocsize(0)
declare void @free(ptr) allockind("free")

; Each call of an allocator is an object, of all nodes that it makes: a list.
define internal ptr @cons(ptr %value, ptr %tail) {
  %cell = call ptr @malloc(i64 16)
  store ptr %value, ptr %cell
  %next = getelementptr i8, ptr %cell, i64 8
  store ptr %tail, ptr %next
  ret ptr %cell
}

define void @lists() {
  %a = alloca i32
  %b = alloca i32
  %one = call ptr @cons(ptr %a, ptr null)
  %two = call ptr @cons(ptr %b, ptr %one)
  br label %loop
loop:
  %at = phi ptr [ %two, %0 ], [ %rest, %loop ]
  %value = load ptr, ptr %at
  %field = getelementptr i8, ptr %at, i64 8
  %rest = load ptr, ptr %field
  %done = icmp eq ptr %rest, null
  br i1 %done, label %out, label %loop
out:
  call void @free(ptr %one)
  ret void
}

; Two sites are two objects.
define void @apart() {
  %a = alloca i32
  %x = call ptr @malloc(i64 8)
  %y = call ptr @malloc(i64 8)
  store ptr %a, ptr %x
  %v = load ptr, ptr %x
  %w = load ptr, ptr %y
  ret void
}

; Who does not know malloc takes it for anything.
define void @own() {
  %x = call ptr @pool(i64 8)
  ret void
}
declare ptr @pool(i64)

; An allocator of the program's own may keep what it is given, and write there.
declare noalias ptr @arena_alloc(ptr, i64) allockind("alloc,uninitialized")

define ptr @from_arena() {
  %arena = alloca ptr
  store ptr null, ptr %arena
  %x = call ptr @arena_alloc(ptr %arena, i64 8)
  %next = load ptr, ptr %arena
  store ptr %x, ptr %next
  ret ptr %next
}
