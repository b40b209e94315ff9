; want-verbatim: 17:3: frob
%kept = type { i32, ptr }
%kept.too = type { %kept }
%"kept quoted" = type opaque
$com = comdat any
@kept.global = internal global i32 0
@"kept quoted" = internal global i32 1
@0 = internal global i32 2
@in.string = internal global i32 3

define internal void @kept.function(i32 %dead.argument) {
  ret void
}

define void @f() #3 {
entry:
  frob %kept.too %kept, ptr @kept.global, ptr @"kept quoted", ptr @0, %"kept quoted"
  more @kept.function(i32 1) #4, !custom !2, $com
  c"@in.string !9 #9"
  ret void, !custom !4
}

attributes #3 = { nounwind }
attributes #4 = { "only here" }
attributes #7 = { noinline }

!named = !{!0, !1}
!0 = !{!"zero"}
!1 = !{!"one"}
!2 = !{!"two, used by the verbatim body alone", !3}
!3 = !{!"three, through two"}
!4 = distinct !{}


define i32 @known(i32 %x) {
  %a = add i32 %x, 1
  ret i32 %a
}
