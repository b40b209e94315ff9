; want: 3:14: comdat
$c = comdat any
declare void @f() comdat($c)
