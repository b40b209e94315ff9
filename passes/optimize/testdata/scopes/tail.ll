@A = global [8 x i32] zeroinitializer
@B = global [64 x i32] zeroinitializer
define i32 @t(ptr %b, i64 %i, i64 %n, i32 %acc) noinline {
entry:
  %o = and i64 %i, 1
  %odd = icmp eq i64 %o, 0
  br i1 %odd, label %C1, label %C2
C1:
  %y = load i32, ptr getelementptr (i32, ptr @A, i64 3), align 4, !alias.scope !2
  br label %j
C2:
  %ii = trunc i64 %i to i32
  store i32 %ii, ptr %b, !noalias !2
  br label %j
j:
  %ph = phi i32 [%y, %C1], [0, %C2]
  %acc2 = add i32 %acc, %ph
  %i1 = add i64 %i, 1
  %b1 = getelementptr i32, ptr %b, i64 1
  %c = icmp ult i64 %i1, %n
  br i1 %c, label %r, label %e
r:
  %rr = tail call i32 @t(ptr %b1, i64 %i1, i64 %n, i32 %acc2)
  ret i32 %rr
e:
  ret i32 %acc2
}
define i32 @main() {
  %r = call i32 @t(ptr @A, i64 0, i64 6, i32 0)
  call i32 (ptr, ...) @printf(ptr @fmt, i32 %r)
  ret i32 0
}
declare i32 @printf(ptr, ...)
@fmt = private constant [4 x i8] c"%d\0A\00"
!0 = distinct !{!0}
!1 = distinct !{!1, !0}
!2 = !{!1}
