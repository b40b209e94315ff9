; Control flow: every terminator but those of exceptions, phis, select, freeze.
@table = private constant [2 x ptr] [ptr blockaddress(@jump, %one), ptr blockaddress(@jump, %"two 2")]
@later = constant ptr blockaddress(@numbered, %5)

define i32 @jump(ptr %p, i32 %i) {
  indirectbr ptr %p, [label %one, label %"two 2", label %three]

one:                                              ; preds = %0
  indirectbr ptr blockaddress(@jump, %three), [label %three]

"two 2":                                          ; preds = %0
  indirectbr ptr null, []

three:                                            ; preds = %0, %one
  %ph = phi i32 [ 1, %one ], [ %i, %0 ]
  ret i32 %ph
}

define void @numbered(i1 %0, i1 %1) {
  br i1 %0, label %3, label %4

3:
  br i1 true, label %5, label %5

4:
  br i1 undef, label %6, label %5

5:
  %q = phi ptr [ blockaddress(@numbered, %4), %3 ], [ blockaddress(@numbered, %4), %3 ], [ @later, %4 ]
  unreachable

6:
  br label %6
}

define i64 @switches(i32 %x, i1 %b, i128 %w, i8 %c) {
entry:
  switch i32 %x, label %a [
  ]
a:
  switch i32 %x, label %b1 [ i32 0, label %c1 i32 -1, label %c1 i32 2147483648, label %d
                             i32 7, label %a1 ]
a1:
  switch i1 %b, label %c1 [
    i1 true, label %d
    i1 false, label %e
  ]
b1:
  switch i128 %w, label %c1 [
    i128 170141183460469231731687303715884105728, label %d
    i128 -5, label %e
  ]
c1:
  %p = phi i64 [ 0, %a ], [ 0, %a ], [ 1, %a1 ], [ 2, %b1 ]
  ret i64 %p
d:
  switch i8 %c, label %e [ i8 255, label %f i8 u0x10, label %f ], !prof !0
e:
  br label %f
f:
  %pf = phi i64 [ 5, %e ], [ 6, %d ], [ 6, %d ]
  switch i8 3, label %g [i8 3, label %e], !prof !1

g:
  br i1 %b, label %c2, label %d2, !prof !1, !unpredictable !2
c2:
  ret i64 %pf
d2:
  ret i64 undef
}

define { i32, ptr } @phis(i1 %c, ptr %p, <2 x i8> %v) {
entry:
  br i1 %c, label %loop, label %exit

loop:
  %a = phi i32 [ 0, %entry ], [ %b, %loop ]
  %b = phi i32 [ 1, %entry ], [ %a, %loop ]
  %vec = phi <2 x i8> [ %v, %entry ], [ splat (i8 1), %loop ]
  %agg = phi { i32, ptr } [ zeroinitializer, %entry ], [ %agg2, %loop ]
  %agg2 = phi { i32, ptr } [ undef, %entry ], [ { i32 1, ptr null }, %loop ]
  %self = phi ptr [ %p, %entry ], [ %self, %loop ]
  %f = phi ptr [ @phis, %loop ], [ inttoptr (i64 1 to ptr), %entry ]
  br i1 %c, label %loop, label %exit, !llvm.loop !3

exit:
  %r = phi { i32, ptr } [ poison, %entry ], [ %agg, %loop ]
  ret { i32, ptr } %r

dead:
  %d = add i32 %d2, 1
  %d2 = add i32 %d, 1
  br label %dead2

dead2:
  %x = phi i32 [ %y, %dead2 ], [ %d, %dead ]
  %y = phi i32 [ %x, %dead2 ], [ %d, %dead ]
  br label %dead2
}

define void @empty.phi(i1 %c, <4 x i1> %cv, <4 x i32> %v, ptr %p, <vscale x 2 x i1> %sc) {
  %1 = select i1 %c, i32 1, i32 2
  %2 = select <4 x i1> %cv, <4 x i32> %v, <4 x i32> zeroinitializer
  %3 = select i1 %c, <4 x i32> %v, <4 x i32> poison
  %4 = select i1 %c, { i32, ptr } undef, { i32, ptr } { i32 1, ptr @phis }
  %5 = select i1 %c, ptr %p, ptr null, !prof !1
  %6 = select <4 x i1> <i1 true, i1 false, i1 undef, i1 poison>, <4 x i32> %v, <4 x i32> %2
  %7 = select <vscale x 2 x i1> %sc, <vscale x 2 x i64> splat (i64 1), <vscale x 2 x i64> zeroinitializer
  %8 = freeze i32 %1
  %9 = freeze <4 x i32> poison
  %10 = freeze { i32, ptr } %4
  %11 = freeze ptr %p
  %12 = freeze [2 x float] undef
  %13 = va_arg ptr %p, i32
  %14 = va_arg ptr %p, { i64, [2 x ptr] }
  ret void

dead:                                             ; No predecessors!
  %e = phi i32
  unreachable
}

define i32 @callbr(i32 %x, ptr %p) {
entry:
  callbr void asm sideeffect "# $0 $1", "r,!i,~{memory}"(i32 %x)
          to label %next [label %other]

next:
  %r = callbr i32 asm "# $0 $1 $2 $3", "=r,r,!i,!i"(i32 %x)
          to label %last [label %other, label %third], !prof !0
last:
  %s = callbr { i32, i32 } asm sideeffect alignstack inteldialect "# $0", "=r,=r,!i"() #0
          to label %done [label %third]
done:
  callbr void asm "", ""() to label %other []
other:
  ret i32 %x
third:
  %ph = phi i32 [ %r, %next ], [ 0, %last ]
  ret i32 %ph
}

attributes #0 = { nounwind }

!0 = !{!"branch_weights", i32 1, i32 2, i32 3}
!1 = !{!"branch_weights", i32 1, i32 2}
!2 = !{}
!3 = distinct !{!3, !4}
!4 = !{!"llvm.loop.unroll.disable"}
