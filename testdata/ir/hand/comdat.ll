; Comdats of every kind, used with and without a name, before and after.
target triple = "x86_64-pc-windows-msvc"

$any = comdat any
$exact = comdat exactmatch
$large = comdat largest
$nodup = comdat nodeduplicate
$same = comdat samesize
$unused = comdat any
$"quo\22ted" = comdat largest

@any = global i32 0, comdat
@any.data = global i32 0, comdat($any)
@exact = linkonce_odr global i32 0, comdat, align 8
@large = weak_odr global [2 x i64] zeroinitializer, section ".s", comdat
@nodup = global i32 0, comdat
@same = global i32 0, align 4, comdat($same)
@"quo\22ted" = global i32 0, comdat
@early = global i32 0, comdat($late)

define linkonce_odr void @fn() comdat {
  ret void
}

define linkonce_odr void @fn.same() section ".t" comdat($fn) align 16 {
  ret void
}

$fn = comdat any
$late = comdat any
