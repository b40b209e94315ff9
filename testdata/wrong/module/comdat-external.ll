; want: 3:1: comdat
$c = comdat any
declare void @f() comdat($c)
