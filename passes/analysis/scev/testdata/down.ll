; Loops that count down. In front it is known only that the first number is above the bound; the next may
; be below it already, by less than a step, and is then no large number without sign.
define void @three(i32 %n, i32 %b) {
entry:
  %g = icmp sgt i32 %n, %b
  br i1 %g, label %loop, label %exit
loop:
  %i = phi i32 [ %n, %entry ], [ %i1, %loop ]
  %i1 = add nsw i32 %i, -3
  %c = icmp sgt i32 %i1, %b
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

define void @four(i32 %n, i32 %b) {
entry:
  %g = icmp sgt i32 %n, %b
  br i1 %g, label %loop, label %exit
loop:
  %i = phi i32 [ %n, %entry ], [ %i1, %loop ]
  %i1 = add nsw i32 %i, -4
  %c = icmp sgt i32 %i1, %b
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; Nothing is known in front.
define void @open(i32 %n, i32 %b) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %n, %entry ], [ %i1, %loop ]
  %i1 = add nsw i32 %i, -3
  %c = icmp sgt i32 %i1, %b
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; Without sign.
define void @natural(i32 %n) {
entry:
  %g = icmp ugt i32 %n, 5
  br i1 %g, label %loop, label %exit
loop:
  %i = phi i32 [ %n, %entry ], [ %i1, %loop ]
  %i1 = sub nuw i32 %i, 3
  %c = icmp ugt i32 %i1, 5
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
