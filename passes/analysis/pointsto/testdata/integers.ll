; Memory has no types: an integer that is loaded where a pointer was stored carries it.
define void @punned() {
  %a = alloca i32
  %p = alloca ptr
  %q = alloca ptr
  store ptr %a, ptr %p
  %n = load i64, ptr %p
  store i64 %n, ptr %q
  %v = load ptr, ptr %q
  ret void
}

; Byte by byte, too; what is put together of parts may lead anywhere in the object.
define void @bytes(i64 %i) {
  %a = alloca i32
  %p = alloca ptr
  %q = alloca ptr
  store ptr %a, ptr %p
  %from = getelementptr i8, ptr %p, i64 %i
  %to = getelementptr i8, ptr %q, i64 %i
  %b = load i8, ptr %from
  store i8 %b, ptr %to
  %v = load ptr, ptr %q
  ret void
}

; Numbers that are no addresses carry nothing.
define void @numbers(i32 %n) {
  %s = alloca { i32, ptr }
  store i32 %n, ptr %s
  %m = load i32, ptr %s
  %next = getelementptr i8, ptr %s, i64 8
  %v = load ptr, ptr %next
  ret void
}

; ptrtoint tells unknown code, and inttoptr is what that knows.
define void @casts() {
  %a = alloca i32
  %b = alloca i32
  %n = ptrtoint ptr %a to i64
  %m = and i64 %n, -16
  %p = inttoptr i64 %m to ptr
  ret void
}

; Structs, vectors and atomics.
define void @aggregates(i1 %c) {
  %a = alloca i32
  %b = alloca i32
  %s = insertvalue { ptr, i32 } poison, ptr %a, 0
  %x = extractvalue { ptr, i32 } %s, 0
  %v = insertelement <2 x ptr> poison, ptr %a, i32 0
  %w = insertelement <2 x ptr> %v, ptr %b, i32 1
  %y = extractelement <2 x ptr> %w, i32 1
  %g = getelementptr i8, <2 x ptr> %w, i64 1
  ret void
}

define void @atomics() {
  %a = alloca i32
  %b = alloca i32
  %p = alloca ptr
  store ptr %a, ptr %p
  %old = atomicrmw xchg ptr %p, ptr %b seq_cst
  %pair = cmpxchg ptr %p, ptr %a, ptr %p seq_cst seq_cst
  %seen = extractvalue { ptr, i1 } %pair, 0
  ret void
}

; A volatile access shows its address.
define void @watched() {
  %a = alloca i32
  %p = alloca ptr
  store volatile ptr %a, ptr %p
  %v = load ptr, ptr %p
  ret void
}
