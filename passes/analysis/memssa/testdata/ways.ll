; Ways that meet, loops, and what a walk can pass.
declare void @g()
declare i32 @h(ptr) memory(argmem: read) nounwind willreturn
@a = global i32 0
@b = global i32 0
@c = constant i32 7

; Neither arm of the diamond writes @b.
define i32 @diamond(i1 %x) {
entry:
  store i32 1, ptr @b
  br i1 %x, label %left, label %right
left:
  store i32 1, ptr @a
  br label %done
right:
  store i32 2, ptr @a
  br label %done
done:
  %v = load i32, ptr @a
  %w = load i32, ptr @b
  %z = load i32, ptr @c
  %s = add i32 %v, %w
  %t = add i32 %s, %z
  ret i32 %t
}

; The loop writes @a alone, the inner one nothing that the outer one reads.
define i32 @nest(i32 %n) {
entry:
  store i32 0, ptr @b
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
  %v = load i32, ptr @b
  %u = load i32, ptr @a
  br label %inner
inner:
  %j = phi i32 [ 0, %outer ], [ %j1, %inner ]
  store i32 %j, ptr @a
  %j1 = add i32 %j, 1
  %cj = icmp ult i32 %j1, %n
  br i1 %cj, label %inner, label %latch
latch:
  %i1 = add i32 %i, %v
  %ci = icmp ult i32 %i1, %n
  br i1 %ci, label %outer, label %done
done:
  %w = load i32, ptr @b
  ret i32 %w
}

; A pointer that moves: the store of the round before may be what is loaded.
define i32 @moving(ptr %p, ptr %e) {
entry:
  br label %loop
loop:
  %q = phi ptr [ %p, %entry ], [ %q1, %loop ]
  %v = load i32, ptr %q
  %q1 = getelementptr i32, ptr %q, i64 1
  store i32 %v, ptr %q1
  %c = icmp eq ptr %q1, %e
  br i1 %c, label %done, label %loop
done:
  %w = load i32, ptr %p
  ret i32 %w
}

; Calls, what is volatile, and fences.
define i32 @calls(ptr noalias %p, ptr noalias %q) {
  store i32 1, ptr %p
  store volatile i32 2, ptr %q
  %v = load i32, ptr %p
  %w = call i32 @h(ptr %p)
  store i32 3, ptr %q
  %x = call i32 @h(ptr %p)
  fence seq_cst
  %y = load i32, ptr %p
  call void @g()
  %z = load i32, ptr @c
  ret i32 %z
}

; What is not reached sees memory as it was on entry.
define void @island() {
entry:
  ret void
lost:
  store i32 1, ptr @a
  %v = load i32, ptr @a
  br label %lost
}
