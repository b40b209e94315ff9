; want-verbatim: 3:3: region
define void @f() {
  region i32 1 {
    inner { i8 2 }
  }
  ret void
}

define i32 @known(i32 %x) {
  %a = add i32 %x, 1
  ret i32 %a
}
