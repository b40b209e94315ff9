; An attribute group said again replaces what was there, wherever it is used.
define void @f() #0 {
  call void @f() #1
  ret void
}

attributes #0 = { nounwind "a"="1" }
attributes #1 = { cold }
attributes #0 = { noinline "b" }
attributes #1 = { nounwind }
attributes #1 = { memory(none) "c"="2" }
