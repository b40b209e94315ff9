@A = global [8 x i32] zeroinitializer
define i32 @f(ptr %q, i64 %n) noinline {
entry:
  br label %h
h:
  %i = phi i64 [0, %entry], [%i1, %latch]
  %acc = phi i32 [0, %entry], [%acc2, %latch]
  %i1 = add nuw nsw i64 %i, 1
  %o = and i64 %i, 1
  %odd = icmp eq i64 %o, 0
  br i1 %odd, label %B, label %a2
a2:
  call void @ext1(i64 0)
  br label %B
B:
  %ph = phi i1 [true, %h], [false, %a2]
  call void @llvm.experimental.noalias.scope.decl(metadata !2)
  br i1 %ph, label %C1, label %C2
C1:
  %y = load i32, ptr getelementptr (i32, ptr @A, i64 3), align 4, !alias.scope !2
  %acc1 = add i32 %acc, %y
  br label %latch
C2:
  %b = getelementptr i32, ptr %q, i64 %i
  %ii = trunc i64 %i to i32
  store i32 %ii, ptr %b, !noalias !2
  br label %latch
latch:
  %acc2 = phi i32 [%acc1, %C1], [%acc, %C2]
  %c = icmp ult i64 %i1, %n
  br i1 %c, label %h, label %e
e:
  ret i32 %acc2
}
define void @ext1(i64) noinline memory(inaccessiblemem: readwrite) nounwind willreturn nofree { 
 ret void
}
define i32 @main() {
  %r = call i32 @f(ptr @A, i64 6)
  call i32 (ptr, ...) @printf(ptr @fmt, i32 %r)
  ret i32 0
}
declare void @llvm.experimental.noalias.scope.decl(metadata)
declare i32 @printf(ptr, ...)
@fmt = private constant [4 x i8] c"%d\0A\00"
!0 = distinct !{!0}
!1 = distinct !{!1, !0}
!2 = !{!1}
