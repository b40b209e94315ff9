; want: 9:24: not closed
@table = global ptr @later

define void @f() {
  call void @later(), !dbg !7
  ret void
}

define void @g(i32 %x) {
  call void @later(), !dbg !8
  switch i32 %x, label %a [
    i32 1, 