; Instructions as LLVM 14 writes them.
%s = type { i32, [2 x i16], float* }
@g = global i32 0

define i32 @arith(i32 %a, i32 %b, float %f, <4 x i32> %v) {
  %1 = add nuw nsw i32 %a, %b
  %2 = sub i32 %1, -1
  %3 = mul nsw i32 %2, undef
  %4 = udiv exact i32 %3, 3
  %5 = srem i32 %4, %b
  %6 = shl nuw i32 %5, 1
  %7 = lshr exact i32 %6, 2
  %8 = ashr i32 %7, 3
  %9 = and i32 %8, 255
  %10 = or i32 %9, 1
  %11 = xor i32 %10, poison
  %12 = fadd fast float %f, 1.5
  %13 = fmul reassoc nnan ninf nsz arcp contract afn float %12, 0x7FF8000000000000
  %14 = fneg float %13
  %15 = frem nnan float %14, %f
  %16 = fcmp ult float %15, 0.0
  %17 = icmp sge i32 %11, %b
  %18 = select i1 %17, i32 %11, i32 %b
  %19 = freeze i32 %18
  %20 = extractelement <4 x i32> %v, i32 1
  %21 = insertelement <4 x i32> %v, i32 %19, i64 0
  %22 = shufflevector <4 x i32> %21, <4 x i32> poison, <4 x i32> <i32 3, i32 2, i32 undef, i32 0>
  %23 = trunc i32 %20 to i8
  %24 = zext i8 %23 to i64
  %25 = sext i8 %23 to i128
  %26 = fptosi float %f to i32
  %27 = uitofp i64 %24 to x86_fp80
  %28 = fpext float %f to fp128
  %29 = bitcast i32 %26 to float
  ret i32 %19
}

define i32 @memory(i32* %p, %s* %q, i32 %n) {
  %1 = alloca i32, align 4
  %2 = alloca %s, i32 %n, align 16
  %3 = load volatile i32, i32* %p, align 4, !nontemporal !0
  store i32 %3, i32* %1
  store %s { i32 1, [2 x i16] [i16 2, i16 3], float* null }, %s* %2
  %4 = getelementptr inbounds %s, %s* %q, i64 0, i32 1, i64 1
  %5 = load i16, i16* %4, !range !1
  %6 = load atomic i32, i32* %p seq_cst, align 4
  store atomic i32 %6, i32* %p syncscope("singlethread") release, align 4
  %7 = cmpxchg weak volatile i32* %p, i32 %6, i32 7 acq_rel monotonic, align 4
  %8 = extractvalue { i32, i1 } %7, 0
  %9 = atomicrmw umax i32* %p, i32 %8 syncscope("agent") monotonic, align 4
  %10 = atomicrmw fadd float* null, float 1.0 acquire
  fence syncscope("singlethread") acquire
  %11 = va_arg i8** null, i32
  %12 = insertvalue { i32, { i8*, i1 } } undef, i8* null, 1, 0
  %13 = cmpxchg i8** null, i8* null, i8* null seq_cst seq_cst
  ret i32 %9
}

define i32 @control(i32 %x, i1 %c) {
entry:
  switch i32 %x, label %def [
    i32 0, label %a
    i32 -1, label %b
  ]
a:
  br i1 %c, label %b, label %def, !prof !2
b:
  %ph = phi i32 [ 1, %a ], [ 2, %entry ]
  br label %b2
b2:
  %i = phi i32 [ %ph, %b ], [ %j, %b2 ]
  %j = add i32 %i, 1
  %k = icmp ult i32 %j, 10
  br i1 %k, label %b2, label %def, !llvm.loop !3
def:
  %r = phi i32 [ 0, %entry ], [ 0, %a ], [ %j, %b2 ]
  ret i32 %r
}

define void @calls(i8* %p, void (i8*)* %f, i32 (i8*, ...)* %va) {
  call void %f(i8* %p)
  %1 = call i32 (i8*, ...) %va(i8* %p, i32 1, double 2.0)
  tail call fastcc void @callee(i8* nonnull %p) #0
  %2 = notail call signext i8 @byte(i8 signext 3)
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %p, i8* %p, i64 4, i1 false)
  %3 = call i32 asm sideeffect "mov $1, $0", "=r,r,~{memory}"(i32 %1), !srcloc !4
  call void asm "# $0", "*m"(i32* elementtype(i32) @g)
  call void bitcast (void (i8*)* @callee to void ()*)()
  call void @callee(i8* null) [ "deopt"(i32 1, i8* %p), "x"() ]
  musttail call void @forward(i8* %p, void (i8*)* %f, i32 (i8*, ...)* %va)
  ret void
}

declare void @callee(i8*)
declare void @forward(i8*, void (i8*)*, i32 (i8*, ...)*)
declare signext i8 @byte(i8 signext)
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)
attributes #0 = { nounwind }
!0 = !{i32 1}
!1 = !{i16 0, i16 9}
!2 = !{!"branch_weights", i32 1, i32 2}
!3 = distinct !{!3, !5}
!4 = !{i32 77}
!5 = !{!"llvm.loop.mustprogress"}
