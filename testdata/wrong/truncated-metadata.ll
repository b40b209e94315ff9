; want: 3:16: end of
; want: 3:8: !1
!0 = !{!1, !"x"