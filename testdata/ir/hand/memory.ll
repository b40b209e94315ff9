; Memory: alloca, load, store, getelementptr, atomics, fences, with every
; modifier, ordering and synchronization scope.
target datalayout = "e-p1:32:32-p2:16:16-A5-i64:64"
%s = type { i32, { i8, [4 x i16] }, <4 x float> }
@as1 = addrspace(1) global [4 x i32] zeroinitializer

define void @allocas(i32 %n, i64 %m) {
  %1 = alloca i32, align 4, addrspace(5)
  %2 = alloca %s, addrspace(5)
  %3 = alloca i8, i32 %n, align 16, addrspace(5)
  %4 = alloca [4 x i32], i64 %m, addrspace(5)
  %5 = alloca inalloca <{ i32, i8 }>, align 4, addrspace(5)
  %6 = alloca swifterror ptr, align 8, addrspace(0)
  %7 = alloca <vscale x 4 x i32>, align 16, addrspace(5)
  %8 = alloca ptr addrspace(1), i32 1, align 8, addrspace(5), !note !0
  %9 = alloca i8, i8 3, align 4294967296
  %10 = alloca {}
  %11 = alloca i32
  ret void
}

define void @loads(ptr %p, ptr addrspace(1) %q, <2 x ptr> %v) {
  %1 = load i32, ptr %p
  %2 = load i32, ptr %p, align 1
  %3 = load volatile i32, ptr %p, align 4
  %4 = load i32, ptr %p, align 4, !nontemporal !1, !invariant.load !0, !range !2
  %5 = load ptr, ptr %p, align 8, !nonnull !0, !dereferenceable !3, !align !3, !noundef !0
  %6 = load %s, ptr %p
  %7 = load <4 x float>, ptr addrspace(1) %q, align 4
  %8 = load [2 x { i8, ptr }], ptr %p
  %9 = load i1, ptr addrspace(1) @as1
  %10 = load i24, ptr %p, align 4294967296
  %11 = load <vscale x 2 x i64>, ptr %p, align 16
  %12 = load atomic i32, ptr %p unordered, align 4
  %13 = load atomic i32, ptr %p monotonic, align 4
  %14 = load atomic volatile i32, ptr %p acquire, align 8
  %15 = load atomic i64, ptr addrspace(1) %q syncscope("singlethread") seq_cst, align 8
  %16 = load atomic volatile ptr, ptr %p syncscope("agent") monotonic, align 8
  %17 = load atomic float, ptr %p syncscope("odd \22name\22") unordered, align 4
  %18 = load atomic i8, ptr %p acquire, align 1, !mmra !4
  ret void
}

define void @stores(ptr %p, ptr addrspace(1) %q, i32 %x, ptr %y) {
  store i32 %x, ptr %p
  store i32 1, ptr %p, align 2
  store volatile i32 -1, ptr %p, align 4
  store ptr %y, ptr %p, align 8, !nontemporal !1
  store %s zeroinitializer, ptr %p
  store %s { i32 1, { i8, [4 x i16] } { i8 2, [4 x i16] [i16 1, i16 2, i16 3, i16 4] }, <4 x float> <float 1.0, float 2.0, float undef, float poison> }, ptr %p, align 16
  store [3 x i8] c"\00a\FF", ptr %p
  store ptr null, ptr addrspace(1) %q
  store ptr @stores, ptr %p
  store i1 true, ptr addrspace(1) @as1
  store atomic i32 %x, ptr %p unordered, align 4
  store atomic i32 %x, ptr %p monotonic, align 4
  store atomic volatile i32 %x, ptr %p release, align 4
  store atomic i64 1, ptr %p seq_cst, align 8
  store atomic ptr %y, ptr %p syncscope("singlethread") release, align 8
  store atomic double 1.0, ptr addrspace(1) %q syncscope("workgroup") monotonic, align 8
  ret void
}

define void @fences() {
  fence acquire
  fence release
  fence acq_rel
  fence seq_cst
  fence syncscope("singlethread") seq_cst
  fence syncscope("wavefront") acquire
  fence syncscope("") release
  fence syncscope("agent") release, !mmra !4
  ret void
}

define void @rmw(ptr %p, ptr addrspace(1) %q, i32 %x, float %f, ptr %y, <2 x half> %v) {
  %1 = atomicrmw xchg ptr %p, i32 %x monotonic, align 4
  %2 = atomicrmw add ptr %p, i32 1 acquire, align 4
  %3 = atomicrmw sub ptr %p, i32 %x release, align 4
  %4 = atomicrmw and ptr %p, i32 %x acq_rel, align 4
  %5 = atomicrmw nand ptr %p, i32 %x seq_cst, align 4
  %6 = atomicrmw or ptr %p, i8 3 seq_cst, align 1
  %7 = atomicrmw xor ptr %p, i64 -2 seq_cst, align 8
  %8 = atomicrmw max ptr %p, i32 %x monotonic
  %9 = atomicrmw min ptr %p, i32 %x monotonic
  %10 = atomicrmw umax ptr %p, i32 %x monotonic
  %11 = atomicrmw umin ptr %p, i32 %x monotonic
  %12 = atomicrmw fadd ptr %p, float %f monotonic
  %13 = atomicrmw fsub ptr %p, float %f monotonic
  %14 = atomicrmw fmax ptr %p, float %f monotonic
  %15 = atomicrmw fmin ptr %p, double 1.0 monotonic
  %16 = atomicrmw fmaximum ptr %p, float %f monotonic
  %17 = atomicrmw fminimum ptr %p, float %f monotonic
  %18 = atomicrmw uinc_wrap ptr %p, i32 %x monotonic
  %19 = atomicrmw udec_wrap ptr %p, i32 %x monotonic
  %20 = atomicrmw usub_cond ptr %p, i32 %x monotonic
  %21 = atomicrmw usub_sat ptr %p, i32 %x monotonic
  %22 = atomicrmw volatile xchg ptr addrspace(1) %q, i32 %x syncscope("agent") seq_cst, align 4
  %23 = atomicrmw xchg ptr %p, ptr %y monotonic, align 8
  %24 = atomicrmw xchg ptr %p, float %f syncscope("singlethread") acquire, align 4
  %25 = atomicrmw volatile fadd ptr %p, <2 x half> %v acq_rel, align 4, !note !0
  ret void
}

define void @cas(ptr %p, ptr addrspace(1) %q, i32 %x, i32 %y, ptr %z) {
  %1 = cmpxchg ptr %p, i32 %x, i32 %y monotonic monotonic, align 4
  %2 = cmpxchg ptr %p, i32 %x, i32 %y acquire monotonic, align 4
  %3 = cmpxchg ptr %p, i32 %x, i32 %y release acquire, align 4
  %4 = cmpxchg ptr %p, i32 %x, i32 %y acq_rel seq_cst, align 4
  %5 = cmpxchg ptr %p, i32 %x, i32 %y seq_cst seq_cst
  %6 = cmpxchg weak ptr %p, i64 0, i64 1 seq_cst acquire, align 8
  %7 = cmpxchg weak volatile ptr addrspace(1) %q, i32 %x, i32 %y syncscope("agent") acq_rel monotonic, align 8
  %8 = cmpxchg volatile ptr %p, ptr %z, ptr null syncscope("singlethread") monotonic monotonic, align 8
  %9 = extractvalue { i32, i1 } %5, 1
  ret void
}

define void @gep(ptr %p, <4 x ptr> %v, i32 %i, i64 %j, <4 x i64> %w, ptr addrspace(1) %q, <vscale x 2 x i64> %sv) {
  %1 = getelementptr i8, ptr %p, i64 1
  %2 = getelementptr inbounds i8, ptr %p, i64 %j
  %3 = getelementptr nusw i8, ptr %p, i32 %i
  %4 = getelementptr nuw i8, ptr %p, i32 %i
  %5 = getelementptr nusw nuw i8, ptr %p, i32 %i
  %6 = getelementptr inbounds nuw i8, ptr %p, i32 %i
  %7 = getelementptr nuw inbounds i8, ptr %p, i32 %i
  %8 = getelementptr nuw nusw inbounds i8, ptr %p, i32 %i
  %9 = getelementptr inbounds %s, ptr %p, i64 0, i32 1, i32 1, i64 %j
  %10 = getelementptr %s, ptr %p, i32 %i, i32 2, i8 3
  %11 = getelementptr i32, <4 x ptr> %v, i64 %j
  %12 = getelementptr i32, <4 x ptr> %v, <4 x i64> %w
  %13 = getelementptr inbounds [4 x i32], ptr %p, <4 x i64> %w, i32 %i
  %14 = getelementptr %s, <4 x ptr> %v, <4 x i64> zeroinitializer, i32 0
  %15 = getelementptr i32, ptr addrspace(1) %q, i16 -1
  %16 = getelementptr [4 x i32], ptr addrspace(1) @as1, i32 0, i32 2
  %17 = getelementptr i32, ptr %p
  %18 = getelementptr i8, ptr null, i128 5
  %19 = getelementptr i64, ptr %p, <vscale x 2 x i64> %sv
  %20 = getelementptr <vscale x 4 x i32>, ptr %p, i64 1
  %21 = getelementptr { ptr, [0 x i8] }, ptr %p, i32 0, i32 1, i64 -8
  ret void
}

!0 = !{}
!1 = !{i32 1}
!2 = !{i32 0, i32 10, i32 20, i32 -5}
!3 = !{i64 16}
!4 = !{!"scope", !"value"}
