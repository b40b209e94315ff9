; The sole edge to a block tells which way the condition went, and every branch
; in a dominating block that its condition is neither poison nor undef.
define void @sole(i8 %x, i8 %y) {
entry:
  %c = icmp ult i8 %x, 10
  br i1 %c, label %low, label %high
low:
  %d = icmp eq i8 %y, %x
  br i1 %d, label %equal, label %join
equal:
  br label %join
high:
  br label %join
join:
  ret void
}
; Not this: both edges lead to one block.
define void @both(i8 %x) {
entry:
  %c = icmp ult i8 %x, 10
  br i1 %c, label %next, label %next
next:
  ret void
}
; Not this: the edge to %join is critical, another leads there.
define void @critical(i8 %x, i1 %e) {
entry:
  br i1 %e, label %test, label %join
test:
  %c = icmp ult i8 %x, 10
  br i1 %c, label %join, label %out
join:
  ret void
out:
  ret void
}
; A block that two cases reach is neither; the default is none of the cases,
; which shows at the ends.
define void @switch(i8 %x) {
entry:
  switch i8 %x, label %default [ i8 0, label %zero
    i8 1, label %two
    i8 2, label %two
    i8 -128, label %least ]
zero:
  ret void
two:
  ret void
least:
  ret void
default:
  ret void
}
; A case that goes where the default does.
define void @default(i8 %x) {
entry:
  switch i8 %x, label %default [ i8 0, label %default
    i8 1, label %one ]
one:
  ret void
default:
  ret void
}
; What is frozen may be another number than the operand.
define void @freeze(i8 %x, i8 noundef %y) {
entry:
  %fx = freeze i8 %x
  %c = icmp ult i8 %fx, 10
  br i1 %c, label %low, label %high
low:
  %fy = freeze i8 %y
  %d = icmp ult i8 %fy, 10
  br i1 %d, label %low2, label %high
low2:
  ret void
high:
  ret void
}
; Logic: all parts of a true conjunction are true, of a false disjunction false;
; a select that yields what only one arm can be has picked it.
define void @logic(i8 %x, i8 %y, i8 %z, i1 %u) {
entry:
  %a = icmp ugt i8 %x, 3
  %b = icmp slt i8 %y, 7
  %c = icmp eq i8 %z, 9
  %ab = and i1 %a, %b
  %abc = select i1 %ab, i1 %c, i1 false
  br i1 %abc, label %all, label %not
all:
  ret void
not:
  %n = xor i1 %a, true
  %or = select i1 %n, i1 true, i1 %c
  br i1 %or, label %some, label %none
some:
  ret void
none:
  %or2 = or i1 %u, %b
  br i1 %or2, label %some2, label %none2
some2:
  ret void
none2:
  ret void
}
; Through operations with constants.
define void @through(i8 %x, i8 %y, i16 %z, i8 %w, i8 %v, ptr %p, ptr %q) {
entry:
  %m = and i8 %x, 7
  %c = icmp eq i8 %m, 4
  br i1 %c, label %masked, label %o
masked:
  %s = add i8 %y, -5
  %d = icmp ult i8 %s, 10
  br i1 %d, label %moved, label %o
moved:
  %t = trunc i16 %z to i1
  br i1 %t, label %odd, label %even
odd:
  %e = zext i8 %w to i32
  %ce = icmp sgt i32 %e, 200
  br i1 %ce, label %big, label %o
big:
  %n = icmp ne ptr %p, null
  br i1 %n, label %nonnull, label %o
nonnull:
  %pq = icmp eq ptr %p, %q
  br i1 %pq, label %same, label %o
same:
  %at = icmp eq ptr %q, inttoptr (i64 16 to ptr)
  br i1 %at, label %sixteen, label %o
sixteen:
  %h = lshr i8 %v, 4
  %ch = icmp eq i8 %h, 5
  br i1 %ch, label %shifted, label %o
shifted:
  ret void
even:
  ret void
o:
  ret void
}
; Nothing is learnt of a call's assumption or of what comes later in a block.
declare void @llvm.assume(i1)
define void @assume(i8 %x, i8 %y) {
entry:
  br label %next
next:
  %c = icmp ult i8 %x, 10
  call void @llvm.assume(i1 %c)
  %q = udiv i8 1, %y
  br label %last
last:
  ret void
}
; Compares of floats and tests of their classes tell classes.
define void @floats(float %x, double %y) {
entry:
  %c = fcmp olt float %x, 0.0
  br i1 %c, label %less, label %other
less:
  %d = call i1 @llvm.is.fpclass.f64(double %y, i32 96)
  br i1 %d, label %zero, label %out
zero:
  ret void
other:
  %a = call double @llvm.fabs.f64(double %y)
  %e = fcmp une double %a, 0x7FF0000000000000
  br i1 %e, label %out, label %inf
inf:
  ret void
out:
  ret void
}
; An assume tells behind its block.
define void @assumed(float %x) {
entry:
  %c = fcmp ord float %x, 0.0
  call void @llvm.assume(i1 %c)
  br label %next
next:
  ret void
}
; How many bits are set, of what was counted and in what loses its lowest bit.
define void @ones(i8 %x, i8 %y, i8 %z, i16 %b) {
entry:
  %n = call i8 @llvm.ctpop.i8(i8 %x)
  %c = icmp ult i8 %n, 2
  br i1 %c, label %power, label %more
power:
  %m = add i8 %y, -1
  %l = and i8 %y, %m
  %d = icmp eq i8 %l, 0
  br i1 %d, label %one, label %more
one:
  %o = or i8 %z, 8
  %p = call i8 @llvm.ctpop.i8(i8 %o)
  %e = icmp eq i8 %p, 1
  br i1 %e, label %eight, label %more
eight:
  %r = call i16 @llvm.bswap.i16(i16 %b)
  %f = icmp ult i16 %r, 256
  br i1 %f, label %reversed, label %more
reversed:
  ret void
more:
  ret void
}
declare i8 @llvm.ctpop.i8(i8)
declare i16 @llvm.bswap.i16(i16)
declare i1 @llvm.is.fpclass.f64(double, i32)
declare double @llvm.fabs.f64(double)
