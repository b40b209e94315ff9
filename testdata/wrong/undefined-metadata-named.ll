; want: 2:8: undefined !9
!x = !{!9}
