; An address that gets out later is not known before.
target datalayout = "e-p:64:64-i64:64"

@list = global ptr null
declare void @g()
declare ptr @keep(ptr)

define void @later(ptr %p) {
  %a = alloca i32
  %q = load ptr, ptr %p
  store i32 1, ptr %a
  store i32 2, ptr %q
  call void @g()
  store ptr %a, ptr @list
  call void @g()
  %r = load ptr, ptr %p
  store i32 3, ptr %r
  ret void
}

define void @around(ptr %p, i1 %c) {
entry:
  %a = alloca i32
  br label %loop
loop:
  %q = load ptr, ptr %p
  store i32 1, ptr %a
  store i32 2, ptr %q
  call void @g()
  store ptr %a, ptr @list
  br i1 %c, label %loop, label %done
done:
  ret void
}

define void @given(i1 %c) {
entry:
  %a = alloca i32
  store i32 1, ptr %a
  br i1 %c, label %left, label %right
left:
  %q = call ptr @keep(ptr %a)
  store i32 2, ptr %q
  ret void
right:
  call void @g()
  ret void
}
