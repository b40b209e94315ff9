; want: 3:1: flag
!llvm.module.flags = !{!0}
!0 = !{i32 99, !"x", i32 1}
