; want-verbatim: 5:3: frob
@ba = global ptr blockaddress(@f, %target)

define void @f() {
  frob
  br label %target
target:
  ret void
}

define i32 @known(i32 %x) {
  %a = add i32 %x, 1
  ret i32 %a
}
