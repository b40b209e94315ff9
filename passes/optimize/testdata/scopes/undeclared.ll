@A = global [8 x i32] zeroinitializer
define internal i32 @g(ptr %b, i1 %k, i32 %v) alwaysinline {
  br i1 %k, label %C1, label %C2
C1:
  %y = load i32, ptr getelementptr (i32, ptr @A, i64 3), align 4, !alias.scope !2
  ret i32 %y
C2:
  store i32 %v, ptr %b, !noalias !2
  ret i32 0
}
define i32 @f(ptr %q, i64 %n) noinline {
entry:
  br label %h
h:
  %i = phi i64 [0, %entry], [%i1, %h]
  %acc = phi i32 [0, %entry], [%acc2, %h]
  %i1 = add nuw nsw i64 %i, 1
  %o = and i64 %i, 1
  %odd = icmp eq i64 %o, 0
  %b = getelementptr i32, ptr %q, i64 %i
  %ii = trunc i64 %i to i32
  %y = call i32 @g(ptr %b, i1 %odd, i32 %ii)
  %acc2 = add i32 %acc, %y
  %c = icmp ult i64 %i1, %n
  br i1 %c, label %h, label %e
e:
  ret i32 %acc2
}
define i32 @main() {
  %r = call i32 @f(ptr @A, i64 6)
  call i32 (ptr, ...) @printf(ptr @fmt, i32 %r)
  ret i32 0
}
declare i32 @printf(ptr, ...)
@fmt = private constant [4 x i8] c"%d\0A\00"
!0 = distinct !{!0}
!1 = distinct !{!1, !0}
!2 = !{!1}
