; want: 3:29: ...
define void @f() {
  call void (...) @g(i32 1, ...)
  ret void
}
declare void @g(...)
