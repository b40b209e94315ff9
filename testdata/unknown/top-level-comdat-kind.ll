; want-verbatim: 2:13: everything
$c = comdat everything
