define i32 @f(ptr noalias %A, ptr noalias %B, i64 %n) noinline {
entry:
  %p0 = load ptr, ptr %A
  br label %h
h:
  %i = phi i64 [0, %entry], [%i1, %b]
  %p = phi ptr [%p0, %entry], [%pn, %b]
  %acc = phi i32 [0, %entry], [%acc1, %b]
  call void @llvm.experimental.noalias.scope.decl(metadata !2)
  %y = load i32, ptr %p, align 4, !alias.scope !2
  %acc1 = add i32 %acc, %y
  %c = icmp ult i64 %i, %n
  br i1 %c, label %b, label %e
b:
  %i1 = add nuw nsw i64 %i, 1
  %pp = getelementptr ptr, ptr %A, i64 %i1
  %pn = load ptr, ptr %pp
  %yn = load i32, ptr %pn, align 4
  %qq = getelementptr ptr, ptr %B, i64 %i
  %q = load ptr, ptr %qq
  %ii = add i32 %yn, 7
  store i32 %ii, ptr %q, align 4, !noalias !2
  br label %h
e:
  ret i32 %acc1
}
define i32 @main() {
  %a = alloca [4 x ptr]
  %b = alloca [4 x ptr]
  %x = alloca i32
  %y = alloca i32
  store i32 0, ptr %x
  store i32 0, ptr %y
  store ptr %x, ptr %a
  store ptr %y, ptr %b
  %a1 = getelementptr ptr, ptr %a, i64 1
  store ptr %y, ptr %a1
  %b1 = getelementptr ptr, ptr %b, i64 1
  store ptr %x, ptr %b1
  %a2 = getelementptr ptr, ptr %a, i64 2
  store ptr %x, ptr %a2
  %r = call i32 @f(ptr %a, ptr %b, i64 2)
  call i32 (ptr, ...) @printf(ptr @fmt, i32 %r)
  ret i32 0
}
declare i32 @printf(ptr, ...)
declare void @llvm.experimental.noalias.scope.decl(metadata)
@fmt = private constant [4 x i8] c"%d\0A\00"
!0 = distinct !{!0}
!1 = distinct !{!1, !0}
!2 = !{!1}
