; Loops whose count is known only because they must end, and loops that look like these and need not; bounds of counts by branches
; in front of loops.
declare void @use(i32) nounwind willreturn
declare void @may(i32)

; n may be the last number, and then it goes round for ever, which the function does not.
define void @willreturn(i32 %n) willreturn {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  call void @use(i32 %i)
  %i1 = add i32 %i, 1
  %c = icmp sle i32 %i, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; The same, and it may.
define i64 @forever(i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %i1 = add i64 %i, 1
  %c = icmp sle i64 %i, %n
  br i1 %c, label %loop, label %exit
exit:
  ret i64 %i
}

; It may do so as long as it makes progress, by a call that may do anything.
define i64 @progress(i64 %n) mustprogress {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  call void @use(i32 0)
  %i1 = add i64 %i, 1
  %c = icmp sle i64 %i, %n
  br i1 %c, label %loop, label %exit
exit:
  ret i64 %i
}

; It may come to an end by what it calls.
define i64 @unwinds(i64 %n) willreturn {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  call void @may(i32 0)
  %i1 = add i64 %i, 1
  %c = icmp sle i64 %i, %n
  br i1 %c, label %loop, label %exit
exit:
  ret i64 %i
}

; The loop says so, and does nothing but store.
define void @said(i64 %n, ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  store i64 %i, ptr %p
  %i1 = add i64 %i, 2
  %c = icmp ult i64 %i1, %n
  br i1 %c, label %loop, label %exit, !llvm.loop !0
exit:
  ret void
}

; A step of three comes to other numbers the second time around, which may be the end.
define void @three(i64 %n) mustprogress {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %i1 = add i64 %i, 3
  %c = icmp ult i64 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; Another exit ends it.
define void @two(i64 %n, i1 %a) mustprogress {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %latch ]
  br i1 %a, label %exit, label %latch
latch:
  %i1 = add i64 %i, 2
  %c = icmp ult i64 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; n is 1 to 15 in front.
define void @bounded(i64 %n) {
entry:
  %a = icmp ult i64 %n, 16
  %b = icmp ne i64 %n, 0
  %g = and i1 %a, %b
  br i1 %g, label %loop, label %exit
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %i1 = add i64 %i, 1
  %c = icmp ne i64 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; On one of two ways to the loop alone.
define void @either(i64 %n, i1 %e) {
entry:
  br i1 %e, label %test, label %front
test:
  %a = icmp ult i64 %n, 16
  br i1 %a, label %front, label %exit
front:
  br label %loop
loop:
  %i = phi i64 [ 0, %front ], [ %i1, %loop ]
  %i1 = add i64 %i, 1
  %c = icmp ult i64 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; Where the loop is left, which says nothing of how it was entered.
define void @behind(i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %i1 = add i64 %i, 1
  %c = icmp ult i64 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  %a = icmp ult i64 %n, 16
  br i1 %a, label %exit, label %done
done:
  ret void
}
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.mustprogress"}

; Two variables that meet in the middle, compared with or without their sign, which is one.
define void @meet(i32 %n) {
entry:
  %enter = icmp sgt i32 %n, 0
  br i1 %enter, label %loop, label %exit
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %j = phi i32 [ %n, %entry ], [ %j1, %loop ]
  %i1 = add nuw nsw i32 %i, 1
  %j1 = add nsw i32 %j, -1
  %c = icmp samesign ult i32 %i1, %j1
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; A variable that may wrap is not known to get there.
define void @miss(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %j = phi i32 [ %n, %entry ], [ %j1, %loop ]
  %i1 = add nuw nsw i32 %i, 1
  %j1 = add i32 %j, -1
  %c = icmp slt i32 %i1, %j1
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
