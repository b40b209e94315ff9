; The table of the course, as clang writes it without optimizing:
;   int a, b, c; int *p, *q, **pp;
;   p = &a; q = &b; pp = &p; *pp = q; r = *pp; q = &c;
define void @table() {
  %a = alloca i32
  %b = alloca i32
  %c = alloca i32
  %p = alloca ptr
  %q = alloca ptr
  %r = alloca ptr
  %pp = alloca ptr
  store ptr %a, ptr %p
  store ptr %b, ptr %q
  store ptr %p, ptr %pp
  %1 = load ptr, ptr %pp
  %2 = load ptr, ptr %q
  store ptr %2, ptr %1
  %3 = load ptr, ptr %pp
  %4 = load ptr, ptr %3
  store ptr %4, ptr %r
  store ptr %c, ptr %q
  ret void
}

; Swap through pointers: without contexts both slots get both.
define internal void @swap(ptr %x, ptr %y) {
  %s = load ptr, ptr %x
  %t = load ptr, ptr %y
  store ptr %t, ptr %x
  store ptr %s, ptr %y
  ret void
}

define void @swaps() {
  %a = alloca i32
  %b = alloca i32
  %c = alloca i32
  %p = alloca ptr
  %q = alloca ptr
  %r = alloca ptr
  store ptr %a, ptr %p
  store ptr %b, ptr %q
  store ptr %c, ptr %r
  call void @swap(ptr %p, ptr %q)
  %v = load ptr, ptr %p
  %w = load ptr, ptr %r
  ret void
}

; What flows in a cycle: all nodes of it have one set.
define void @cycle(i1 %c, i1 %d) {
  %a = alloca i32
  %b = alloca i32
  br label %head
head:
  %x = phi ptr [ %a, %0 ], [ %z, %back ]
  %y = select i1 %c, ptr %x, ptr %b
  br label %back
back:
  %z = freeze ptr %y
  br i1 %d, label %head, label %out
out:
  ret void
}

; A copy that Steensgaard's analysis takes for both ways: with it %q leads to both, with Andersen's to its own.
define void @oneway(i1 %c) {
  %a = alloca i32
  %b = alloca i32
  %p = alloca ptr
  %q = alloca ptr
  store ptr %a, ptr %p
  store ptr %b, ptr %q
  %v = load ptr, ptr %q
  store ptr %v, ptr %p
  %w = load ptr, ptr %p
  %u = load ptr, ptr %q
  ret void
}
