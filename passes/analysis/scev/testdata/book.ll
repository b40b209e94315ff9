define i32 @book() {
entry:
  br label %header

header:
  %i = phi i32 [ 1, %entry ], [ %i.next, %header ]
  %a = mul i32 %i, 5
  %b = or i32 %a, 1
  %i.next = add i32 %i, 1
  %c = icmp eq i32 %i, 10
  br i1 %c, label %exit, label %header

exit:
  ret i32 %b
}

; a polynomial: the sum of the numbers below n
define i32 @sum(i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %i.next, %loop ]
  %s = phi i32 [ 0, %entry ], [ %s.next, %loop ]
  %s.next = add i32 %s, %i
  %i.next = add nuw nsw i32 %i, 1
  %more = icmp ult i32 %i.next, %n
  br i1 %more, label %loop, label %exit

exit:
  ret i32 %s.next
}

; two exits, and one that is not come to in each iteration
define void @exits(i8 %a, i1 %c, ptr %p) {
entry:
  br label %loop

loop:
  %i = phi i8 [ %a, %entry ], [ %i.next, %latch ]
  %out = icmp eq i8 %i, 100
  br i1 %out, label %exit, label %body

body:
  br i1 %c, label %maybe, label %latch

maybe:
  %v = load volatile i1, ptr %p
  br i1 %v, label %exit, label %latch

latch:
  %i.next = add i8 %i, 1
  %end = icmp eq i8 %i.next, 7
  br i1 %end, label %exit, label %loop

exit:
  ret void
}

; nsw of an add whose poison nobody uses says nothing of the other add
define void @flags(i8 %n) {
entry:
  br label %loop

loop:
  %i = phi i8 [ 0, %entry ], [ %i.next, %loop ]
  %i.next = add i8 %i, 1
  %unused = add nsw i8 %i, 1
  %c = icmp ne i8 %i.next, %n
  br i1 %c, label %loop, label %exit

exit:
  ret void
}
