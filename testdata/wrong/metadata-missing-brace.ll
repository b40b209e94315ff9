; want: 3:4: closed
!0 = !{!1
!1 = !{}
