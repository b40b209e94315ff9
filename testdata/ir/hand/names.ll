; Names of every kind: quoted, escaped, numeric, with gaps, reserved words.
%"type i32" = type { i32 }
%i32 = type { i64 }
%7 = type { i8 }
%define = type { %7 }

$"com dat" = comdat any
$define = comdat any

@"a b" = global i32 0, comdat($"com dat")
@"q\22uote" = global ptr @"\01mangled"
@"\01mangled" = global i32 0
@"back\5Cslash" = global i32 0
@"\\\\" = global i32 0
@"non ascii \c3\A9" = global i32 0
@"tab\09nl\0a" = global i32 0
@define = global %define zeroinitializer, comdat
@"0" = global i32 0
@"42" = global ptr @"0"
@-dash = global i32 0
@.dot = global i32 0
@$dollar = global i32 0
@_x = global i32 0
@a.b-c$d_e1 = global ptr @-dash
@"1a" = global i32 0
@"@at" = global i32 0
@"%pct" = global ptr @"@at"
@"é" = global i32 0
@0 = global i32 100
@5 = global i32 105
@"" = global i32 107
@8 = alias i32, ptr @5
@9 = external global ptr
@20 = global [4 x ptr] [ptr @0, ptr @5, ptr @6, ptr @8]
@"very long name very long name very long name very long name very long name very long name very long name very long name very long name" = external global i1

define i32 @30(i32 %0, i32 %a, i32 %1, i32 %"2") {
  %3 = add i32 %0, %1
  %"4" = add i32 %3, %"2"
  %5 = add i32 %a, %"4"
  ret i32 %5
}

define void @31() {
  %x = call i32 @30(i32 0, i32 1, i32 2, i32 3)
  ret void
}

define i32 @"gaps are allowed"(i32 %3, i32 %7) {
10:
  %12 = add i32 %3, %7
  br label %20

20:
  %30 = phi i32 [ %12, %10 ]
  br label %31

31:
  %"31" = mul i32 %30, %12
  ret i32 %"31"
}

define i32 @"block names"(i1 %c) {
"entry block":
  br i1 %c, label %"3x", label %-
3x:
  br label %.5
.5:
  br label %$
$:
  br label %"q\22\5C"
-:
  br label %"%x"
"q\22\5C":
  br label %define
"%x":
  br label %define
define:
  %define2 = phi i32 [ 1, %"q\22\5C" ], [ 2, %"%x" ]
  br label %i32
i32:
  %i32.v = phi i32 [ %define2, %define ], [ 9, %define1 ]
  switch i32 %i32.v, label %label [
    i32 1, label %"é"
    i32 2, label %ret
  ]
define1:
  br label %i32
"é":
  br label %label
ret:
  br label %label
label:
  %add = phi i32 [ 0, %"é" ], [ %i32.v, %ret ], [ %i32.v, %i32 ]
  ret i32 %add
}

define i32 @"value names"(i32 %"a b", i32 %"\e9", i32 %"x\01", i32, i32 %nsw) {
  %"=" = add nsw i32 %"a b", %"\E9"
  %"i32 1" = add i32 %"=", %"x\01"
  %true = add i32 %"i32 1", %0
  %null = add i32 %true, %nsw
  %undef = icmp eq i32 %null, 0
  %.1.2.3 = zext i1 %undef to i32
  %-3 = sub i32 %.1.2.3, -3
  %"" = sub i32 %-3, %null
  ret i32 %2
}
