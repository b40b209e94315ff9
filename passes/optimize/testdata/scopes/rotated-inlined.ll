define internal i32 @g(ptr noalias %p, ptr noalias %q, ptr %pn, i1 %c) alwaysinline {
entry:
  %y = load i32, ptr %p, align 4
  br i1 %c, label %s, label %e
s:
  store i32 7, ptr %q, align 4
  br label %e
e:
  ret i32 %y
}
define i32 @f(ptr noalias %A, ptr noalias %B, i64 %n) noinline {
entry:
  %p0 = load ptr, ptr %A
  br label %h
h:
  %i = phi i64 [0, %entry], [%i1, %b]
  %p = phi ptr [%p0, %entry], [%pn, %b]
  %acc = phi i32 [0, %entry], [%acc2, %b]
  %i1 = add nuw nsw i64 %i, 1
  %c = icmp ult i64 %i, %n
  %qq = getelementptr ptr, ptr %B, i64 %i
  %q = load ptr, ptr %qq
  %pp = getelementptr ptr, ptr %A, i64 %i1
  %pn = load ptr, ptr %pp
  %yn = load i32, ptr %pn, align 4
  %y = call i32 @g(ptr %p, ptr %q, ptr %pn, i1 %c)
  %acc1 = add i32 %acc, %y
  %acc2 = add i32 %acc1, %yn
  br i1 %c, label %b, label %e
b:
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
  %b2 = getelementptr ptr, ptr %b, i64 2
  store ptr %y, ptr %b2
  %a2 = getelementptr ptr, ptr %a, i64 2
  store ptr %x, ptr %a2
  %a3 = getelementptr ptr, ptr %a, i64 3
  store ptr %x, ptr %a3
  %r = call i32 @f(ptr %a, ptr %b, i64 2)
  call i32 (ptr, ...) @printf(ptr @fmt, i32 %r)
  ret i32 0
}
declare i32 @printf(ptr, ...)
@fmt = private constant [4 x i8] c"%d\0A\00"
