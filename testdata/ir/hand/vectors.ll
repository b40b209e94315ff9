; Vector and aggregate instructions, fixed and scalable.
%agg = type { i32, { [2 x i8], float }, <2 x ptr> }

define <4 x i32> @fixed(<4 x i32> %v, <4 x i32> %w, i32 %i, i64 %j, i32 %x) {
  %1 = extractelement <4 x i32> %v, i32 0
  %2 = extractelement <4 x i32> %v, i64 %j
  %3 = extractelement <4 x i32> <i32 1, i32 2, i32 3, i32 4>, i8 2
  %4 = insertelement <4 x i32> poison, i32 %x, i32 %i
  %5 = insertelement <4 x i32> %4, i32 undef, i64 3
  %6 = shufflevector <4 x i32> %v, <4 x i32> %w, <4 x i32> <i32 0, i32 5, i32 2, i32 7>
  %7 = shufflevector <4 x i32> %v, <4 x i32> poison, <8 x i32> <i32 0, i32 0, i32 1, i32 1, i32 poison, i32 poison, i32 2, i32 3>
  %8 = shufflevector <4 x i32> %v, <4 x i32> undef, <2 x i32> zeroinitializer
  %9 = shufflevector <4 x i32> %v, <4 x i32> %w, <4 x i32> poison
  %10 = shufflevector <4 x i32> %v, <4 x i32> %w, <4 x i32> undef
  %11 = shufflevector <4 x i32> %v, <4 x i32> %w, <3 x i32> splat (i32 6)
  %12 = shufflevector <4 x i32> %v, <4 x i32> %w, <1 x i32> <i32 undef>
  %13 = shufflevector <4 x i32> %v, <4 x i32> %w, <4 x i32> <i32 undef, i32 1, i32 poison, i32 3>
  %14 = shufflevector <2 x ptr> zeroinitializer, <2 x ptr> poison, <2 x i32> <i32 1, i32 0>
  %15 = bitcast <4 x i32> %13 to <2 x i64>
  %16 = icmp ult <4 x i32> %v, %w
  %17 = sext <4 x i1> %16 to <4 x i32>
  %18 = select <4 x i1> %16, <4 x i32> %17, <4 x i32> %w
  %19 = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %18)
  %20 = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr align 4 null, <4 x i1> %16, <4 x i32> poison)
  ret <4 x i32> %18
}

define <vscale x 4 x i32> @scalable(<vscale x 4 x i32> %v, <vscale x 4 x i1> %m, i32 %x, i64 %i) {
  %head = insertelement <vscale x 4 x i32> poison, i32 %x, i64 0
  %splat = shufflevector <vscale x 4 x i32> %head, <vscale x 4 x i32> poison, <vscale x 4 x i32> zeroinitializer
  %undef.mask = shufflevector <vscale x 4 x i32> %head, <vscale x 4 x i32> undef, <vscale x 8 x i32> poison
  %sum = add nsw <vscale x 4 x i32> %v, %splat
  %e = extractelement <vscale x 4 x i32> %sum, i64 %i
  %s = select <vscale x 4 x i1> %m, <vscale x 4 x i32> %sum, <vscale x 4 x i32> splat (i32 -1)
  %vs = call i64 @llvm.vscale.i64()
  %sub = call <4 x i32> @llvm.vector.extract.v4i32.nxv4i32(<vscale x 4 x i32> %s, i64 0)
  %ins = call <vscale x 4 x i32> @llvm.vector.insert.nxv4i32.v4i32(<vscale x 4 x i32> poison, <4 x i32> %sub, i64 0)
  %cmp = fcmp olt <vscale x 2 x double> splat (double 1.0), zeroinitializer
  %r = call <vscale x 4 x i32> @llvm.vp.add.nxv4i32(<vscale x 4 x i32> %ins, <vscale x 4 x i32> %s, <vscale x 4 x i1> %m, i32 8)
  ret <vscale x 4 x i32> %r
}

define { <vscale x 2 x i64>, <vscale x 2 x i64> } @scalable.struct(<vscale x 2 x i64> %a, ptr %p) {
  %s = alloca { <vscale x 2 x i64>, <vscale x 2 x i64> }
  %1 = insertvalue { <vscale x 2 x i64>, <vscale x 2 x i64> } poison, <vscale x 2 x i64> %a, 0
  %2 = insertvalue { <vscale x 2 x i64>, <vscale x 2 x i64> } %1, <vscale x 2 x i64> splat (i64 3), 1
  store { <vscale x 2 x i64>, <vscale x 2 x i64> } %2, ptr %s
  %3 = call { <vscale x 2 x i64>, <vscale x 2 x i64> } @llvm.vector.deinterleave2.nxv4i64(<vscale x 4 x i64> zeroinitializer)
  %4 = extractvalue { <vscale x 2 x i64>, <vscale x 2 x i64> } %3, 1
  ret { <vscale x 2 x i64>, <vscale x 2 x i64> } %2
}

define %agg @aggregates(%agg %a, [3 x [2 x i16]] %b, ptr %p) {
  %1 = extractvalue %agg %a, 0
  %2 = extractvalue %agg %a, 1, 0, 1
  %3 = extractvalue [3 x [2 x i16]] %b, 2
  %4 = extractvalue [3 x [2 x i16]] %b, 2, 1
  %5 = extractvalue { i32, { [2 x i8], float }, <2 x ptr> } zeroinitializer, 1
  %6 = insertvalue %agg %a, i32 %1, 0
  %7 = insertvalue %agg %6, i8 %2, 1, 0, 0
  %8 = insertvalue %agg %7, { [2 x i8], float } { [2 x i8] c"ab", float 1.0 }, 1
  %9 = insertvalue %agg %8, <2 x ptr> <ptr null, ptr @aggregates>, 2
  %10 = insertvalue { ptr, <{ i8, i32 }> } undef, <{ i8, i32 }> <{ i8 1, i32 2 }>, 1, !note !0
  %11 = extractvalue <{ i8, i32 }> <{ i8 1, i32 2 }>, 1
  %12 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %1, i32 1)
  %13 = extractvalue { i32, i1 } %12, 1
  ret %agg %9
}

declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>)
declare <4 x i32> @llvm.masked.load.v4i32.p0(ptr, <4 x i1>, <4 x i32>)
declare i64 @llvm.vscale.i64()
declare <4 x i32> @llvm.vector.extract.v4i32.nxv4i32(<vscale x 4 x i32>, i64 immarg)
declare <vscale x 4 x i32> @llvm.vector.insert.nxv4i32.v4i32(<vscale x 4 x i32>, <4 x i32>, i64 immarg)
declare <vscale x 4 x i32> @llvm.vp.add.nxv4i32(<vscale x 4 x i32>, <vscale x 4 x i32>, <vscale x 4 x i1>, i32)
declare { <vscale x 2 x i64>, <vscale x 2 x i64> } @llvm.vector.deinterleave2.nxv4i64(<vscale x 4 x i64>)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32)

!0 = !{}
