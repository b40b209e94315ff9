; want: 2:16: end of
!0 = !{!1, !"x"