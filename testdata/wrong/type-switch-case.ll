; want: 3:29: case i32
define i32 @f(i32 %x, float %d, ptr %p, i1 %c, <4 x i32> %v, { i32, float } %s) {
  switch i32 %x, label %b [ i64 1, label %b ]
b:
  ret i32 0
}
