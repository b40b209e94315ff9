; want: 4:3: numbered %3
define i32 @f(i32 %0) {
  %2 = add i32 %0, 1
  %2 = add i32 %0, 2
  ret i32 %2
}
