; want: 3:1: $c
$c = comdat any
$c = comdat any
