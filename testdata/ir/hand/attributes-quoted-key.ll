; A quote in an attribute's key: LLVM 22 reads it but prints it unescaped, so
; a reader of opt's own output never sees it. Ours must escape it.
declare void @f() "quo\22ted"="v" "back\5Cslash"

declare void @h(i32 "quo\22te"="\5C")

define void @g() #0 {
  call void @f() "\22\22"="\22"
  ret void
}

attributes #0 = { "a\22b" nounwind }
