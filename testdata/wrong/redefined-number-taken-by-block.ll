; want: 3:3: numbered %2
define i32 @f(i32 %0) {
  %1 = add i32 %0, 1
  ret i32 %1
}
