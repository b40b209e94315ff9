; Values of one round and of another.
declare noalias ptr @fresh(i64)
declare void @use(ptr)

define void @step(ptr %p, i1 %c) {
entry:
  br label %loop
loop:
  %i = phi ptr [ %p, %entry ], [ %next, %loop ]
  %next = getelementptr i8, ptr %i, i64 4
  store i32 0, ptr %i
  store i32 0, ptr %next
  store i32 0, ptr %p
  br i1 %c, label %loop, label %done
done:
  ret void
}

; One alloca, an object in each round: what came from the round before is another one.
define void @rounds(i1 %c) {
entry:
  %first = alloca i32
  br label %loop
loop:
  %old = phi ptr [ %first, %entry ], [ %a, %loop ]
  %a = alloca i32
  %b = alloca i32
  store i32 0, ptr %a
  store i32 0, ptr %b
  store i32 0, ptr %old
  store i32 0, ptr %first
  br i1 %c, label %loop, label %done
done:
  ret void
}

define void @index(ptr %p, i1 %c) {
entry:
  %e = getelementptr i8, ptr %p, i64 4
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %j = add i64 %i, 1
  %x = getelementptr i32, ptr %p, i64 %i
  %y = getelementptr i32, ptr %x, i64 1
  store i32 0, ptr %p
  store i32 0, ptr %e
  store i32 0, ptr %x
  store i32 0, ptr %y
  br i1 %c, label %loop, label %done
done:
  ret void
}

define void @heap(i1 %c) {
entry:
  br label %loop
loop:
  %old = phi ptr [ null, %entry ], [ %new, %loop ]
  %new = call ptr @fresh(i64 8)
  %a = alloca i32
  store i32 0, ptr %new
  store i32 0, ptr %old
  store i32 0, ptr %a
  br i1 %c, label %loop, label %done
done:
  ret void
}
