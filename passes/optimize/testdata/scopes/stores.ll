@k = global i1 true
define internal i32 @g(ptr noalias %a, ptr noalias %b, i1 %odd) alwaysinline {
  br i1 %odd, label %X1, label %X2
X1:
  store i32 5, ptr %a
  ret i32 0
X2:
  %y = load i32, ptr %b, align 4
  ret i32 %y
}
define i32 @f(i64 %n) noinline {
entry:
  %p = alloca i32
  %other = alloca i32
  store i32 0, ptr %other
  %k = load volatile i1, ptr @k
  %q = select i1 %k, ptr %p, ptr %other
  store i32 0, ptr %p
  br label %h
h:
  %i = phi i64 [0, %entry], [%i1, %h]
  %acc = phi i32 [0, %entry], [%acc2, %h]
  %o = and i64 %i, 1
  %odd = icmp eq i64 %o, 0
  %y = call i32 @g(ptr %p, ptr %q, i1 %odd)
  %acc2 = add i32 %acc, %y
  %i1 = add i64 %i, 1
  %c = icmp ult i64 %i1, %n
  br i1 %c, label %h, label %e
e:
  ret i32 %acc2
}
define i32 @main() {
  %r = call i32 @f(i64 6)
  call i32 (ptr, ...) @printf(ptr @fmt, i32 %r)
  ret i32 0
}
declare i32 @printf(ptr, ...)
@fmt = private constant [4 x i8] c"%d\0A\00"
