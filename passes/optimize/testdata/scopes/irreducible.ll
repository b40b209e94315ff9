@A = global [8 x i32] zeroinitializer
define i32 @f(ptr %q, i64 %n, i1 %k) noinline {
entry:
  %y0 = load i32, ptr getelementptr (i32, ptr @A, i64 3), align 4
  br i1 %k, label %X, label %Y
X:
  %i = phi i64 [0, %entry], [%i1, %Y]
  %acc = phi i32 [%y0, %entry], [%accy, %Y]
  call void @llvm.experimental.noalias.scope.decl(metadata !2)
  %o = and i64 %i, 1
  %odd = icmp eq i64 %o, 0
  br i1 %odd, label %X1, label %X2
X1:
  %y = load i32, ptr getelementptr (i32, ptr @A, i64 3), align 4, !alias.scope !2
  %acc1 = add i32 %acc, %y
  br label %Y
X2:
  %b = getelementptr i32, ptr %q, i64 %i
  %ii = trunc i64 %i to i32
  store i32 %ii, ptr %b, !noalias !2
  br label %Y
Y:
  %accy = phi i32 [%acc1, %X1], [%acc, %X2], [%y0, %entry]
  %iy = phi i64 [%i, %X1], [%i, %X2], [0, %entry]
  %i1 = add nuw nsw i64 %iy, 1
  %c = icmp ult i64 %i1, %n
  br i1 %c, label %X, label %e
e:
  ret i32 %accy
}
define i32 @main() {
  %r = call i32 @f(ptr @A, i64 6, i1 1)
  call i32 (ptr, ...) @printf(ptr @fmt, i32 %r)
  ret i32 0
}
declare i32 @printf(ptr, ...)
declare void @llvm.experimental.noalias.scope.decl(metadata)
@fmt = private constant [4 x i8] c"%d\0A\00"
!0 = distinct !{!0}
!1 = distinct !{!1, !0}
!2 = !{!1}
