; What LLVM's reader takes though the reference does not promise it, or though
; it looks wrong: blocks without a label, groups that do not exist, integers
; that do not fit, calls unlike the callee, things said twice.
source_filename = "first"
source_filename = "second"

$unused = comdat any
$used = comdat any

@wrapped = global i8 256
@wrapped.negative = global i8 -129
@wrapped.wide = global i32 123456789012345678901234567890
@wrapped.hex = global i8 u0xFFF
@bit = global i1 3
@two = global i32 0 @on.one.line = global ptr @two, comdat($used)

define void @implicit.blocks(i1 %c) {
  ret void
  ret void
  %3 = add i32 1, 2
  unreachable
  br i1 %c, label %named, label %5
named:
  ret void
  br label %5
  br label %named
}

define void @no.such.group() #99 {
  call void @no.such.group() #98
  ret void
}

define void @calls(i32 %x) {
  call void @calls()
  call void @calls(ptr null, float 1.0)
  %r = call i32 @calls(i32 %x)
  call void @two()
  call void @declared(i32 1, ptr null) #1
  ret void
}

declare void @declared(i32 %named.here, ptr %and.here)

define void @flags(i32 %x, float %f) {
  %a = add nuw nsw i32 %x, 1
  %b = fadd fast nnan fast float %f, 1.0
  %c = getelementptr inbounds nusw i8, ptr null, i64 1
  %d = call nnan nnan float @float()
  ret void
}

declare float @float()

define void @one.line() { br label %a a: br label %b b: ret void } define void @next.to.it() { ret void }

attributes #1 = { nounwind }
attributes #1 = { cold }
attributes #1 = { nounwind "k"="1" }
attributes #1 = { "k"="2" }

!n = !{!0}
!n = !{!1, !0}
!0 = !{!"zero"}
!1 = distinct !{}
