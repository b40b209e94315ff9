; want: 2:16: end of file
!0 = !{!1, !"x"