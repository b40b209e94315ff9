; What TestReplay finds too little of in our programs: facts, branches, poison.

define i32 @sum(i32 noundef %0, i32 noundef %1) {
  %3 = mul i32 %0, 8
  %4 = urem i32 %1, 16
  %5 = add i32 %3, %4
  %6 = and i32 %5, %1
  %7 = or i32 %5, %6
  %8 = xor i32 %0, %0
  %9 = and i32 %8, %1
  %10 = add i32 %7, %9
  %11 = and i32 %1, 15
  %12 = sub i32 %10, %11
  ret i32 %12
}

define i8 @small(i8 %x, i8 %y) {
  %a = sub i8 %y, %y
  %b = add nsw i8 %x, %a
  %c = shl i8 %b, 3
  %d = mul i8 %c, 6
  %e = and i8 %y, 15
  %f = urem i8 %y, 16
  %g = sub i8 %e, %f
  %h = or i8 %d, %g
  %i = icmp sgt i8 %h, %b
  %j = select i1 %i, i8 %h, i8 %b
  ret i8 %j
}

define i8 @bits(i8 %x) {
  %a = lshr i8 %x, 5
  %b = and i8 %a, 64
  %c = or i8 %b, %a
  %d = icmp ult i8 %c, 8
  %e = zext i1 %d to i8
  %f = add i8 %e, %c
  ret i8 %f
}

define i8 @branch(i8 %x, i8 %y) {
  %c = icmp ult i8 %x, 10
  br i1 %c, label %less, label %more

less:
  %d = icmp ult i8 %x, 20
  %e = zext i1 %d to i8
  %f = add i8 %e, %y
  ret i8 %f

more:
  %g = icmp eq i8 %x, 3
  %h = select i1 %g, i8 %x, i8 %y
  ret i8 %h
}

define i8 @equal(i8 %x, i8 %y) {
  %c = icmp eq i8 %x, 7
  br i1 %c, label %same, label %other

same:
  %d = add i8 %x, %y
  %e = sub i8 %d, 7
  ret i8 %e

other:
  ret i8 %y
}

define i8 @poison(i8 %x, i8 %y) {
  %a = add nsw i8 %x, 1
  %b = icmp sgt i8 %a, %x
  %c = select i1 %b, i8 %y, i8 %a
  %d = mul nuw i8 %c, 3
  %e = udiv i8 %d, 3
  ret i8 %e
}

define double @float(double %x) {
  %a = fadd double %x, -0.0
  %b = fmul double %a, 1.0
  ret double %b
}
