; want: 2:8: undefined !5
!0 = !{!5}
