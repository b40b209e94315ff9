; Integer operations with every flag, at every width from 1 to very wide.
define i32 @binary(i32 %a, i32 %b) {
  %add = add i32 %a, %b
  %add.nuw = add nuw i32 %add, 1
  %add.nsw = add nsw i32 %add.nuw, -1
  %add.both = add nuw nsw i32 %add.nsw, 2147483647
  %add.swapped = add nsw nuw i32 %add.both, -2147483648
  %add.big = add i32 %add.swapped, 4294967295
  %sub = sub i32 %add.big, %b
  %sub.nuw = sub nuw i32 %sub, %b
  %sub.nsw = sub nsw i32 0, %sub.nuw
  %sub.both = sub nuw nsw i32 %sub.nsw, undef
  %mul = mul i32 %sub.both, poison
  %mul.nuw = mul nuw i32 %mul, %a
  %mul.nsw = mul nsw i32 %mul.nuw, %a
  %mul.both = mul nuw nsw i32 %mul.nsw, %mul.nsw
  %shl = shl i32 %mul.both, 1
  %shl.nuw = shl nuw i32 %shl, %a
  %shl.nsw = shl nsw i32 1, %shl.nuw
  %shl.both = shl nuw nsw i32 %shl.nsw, 31
  %udiv = udiv i32 %shl.both, %a
  %udiv.exact = udiv exact i32 %udiv, 8
  %sdiv = sdiv i32 %udiv.exact, %b
  %sdiv.exact = sdiv exact i32 %sdiv, -1
  %urem = urem i32 %sdiv.exact, %b
  %srem = srem i32 %urem, %a
  %lshr = lshr i32 %srem, 3
  %lshr.exact = lshr exact i32 %lshr, %a
  %ashr = ashr i32 %lshr.exact, 3
  %ashr.exact = ashr exact i32 %ashr, %a
  %and = and i32 %ashr.exact, 255
  %or = or i32 %and, %b
  %or.disjoint = or disjoint i32 %or, 256
  %xor = xor i32 %or.disjoint, -1
  ret i32 %xor
}

define i1 @compare(i32 %a, i32 %b, ptr %p, ptr %q, <4 x i8> %v) {
  %eq = icmp eq i32 %a, %b
  %ne = icmp ne i32 %a, %b
  %ugt = icmp ugt i32 %a, %b
  %uge = icmp uge i32 %a, %b
  %ult = icmp ult i32 %a, %b
  %ule = icmp ule i32 %a, %b
  %sgt = icmp sgt i32 %a, %b
  %sge = icmp sge i32 %a, %b
  %slt = icmp slt i32 %a, %b
  %sle = icmp sle i32 %a, %b
  %same = icmp samesign ult i32 %a, 10
  %same.eq = icmp samesign eq i32 %a, %b
  %ptr = icmp ult ptr %p, %q
  %null = icmp eq ptr null, %q
  %vec = icmp sgt <4 x i8> %v, splat (i8 -1)
  %vecs = icmp samesign uge <4 x i8> %v, <i8 0, i8 1, i8 2, i8 3>
  %e = extractelement <4 x i1> %vec, i32 0
  ret i1 %e
}

define void @casts(i8 %b, i32 %i, i64 %l, i128 %w, float %f, double %d, ptr %p, <2 x i32> %v, <2 x float> %vf, ptr addrspace(1) %p1) {
  %1 = trunc i32 %i to i8
  %2 = trunc nuw i32 %i to i8
  %3 = trunc nsw i64 %l to i1
  %4 = trunc nuw nsw i128 %w to i127
  %5 = trunc nsw nuw i64 %l to i32
  %6 = zext i8 %b to i32
  %7 = zext nneg i8 %b to i1000
  %8 = sext i8 %b to i64
  %9 = fptrunc double %d to float
  %10 = fptrunc nnan ninf double %d to half
  %11 = fpext float %f to double
  %12 = fpext fast float %f to fp128
  %13 = uitofp i32 %i to float
  %14 = uitofp nneg i64 %l to double
  %15 = sitofp i8 %b to x86_fp80
  %16 = fptoui double %d to i128
  %17 = fptosi float %f to i1
  %18 = ptrtoint ptr %p to i64
  %19 = ptrtoint ptr %p to i8
  %20 = ptrtoaddr ptr %p to i64
  %21 = inttoptr i64 %l to ptr
  %22 = inttoptr i8 %b to ptr addrspace(1)
  %23 = bitcast i32 %i to float
  %24 = bitcast <2 x i32> %v to i64
  %25 = bitcast ptr %p to ptr
  %26 = bitcast i64 %l to <64 x i1>
  %27 = addrspacecast ptr %p to ptr addrspace(1)
  %28 = addrspacecast ptr addrspace(1) %p1 to ptr
  %29 = zext nneg <2 x i32> %v to <2 x i64>
  %30 = fptosi <2 x float> %vf to <2 x i16>
  %31 = trunc nuw <2 x i32> %v to <2 x i31>
  %32 = ptrtoint <2 x ptr> zeroinitializer to <2 x i32>
  %33 = uitofp nneg <2 x i32> %v to <2 x bfloat>
  ret void
}

define i1 @widths(i1 %a, i7 %b, i65 %c, i128 %d, i1000 %e) {
  %1 = xor i1 %a, true
  %2 = and i1 %1, false
  %3 = add i1 %2, -1
  %4 = or i1 %3, 1
  %5 = add i7 %b, 63
  %6 = add i7 %5, -64
  %7 = add i7 %6, 127
  %8 = add i65 %c, 18446744073709551616
  %9 = add i65 %8, -18446744073709551616
  %10 = add i128 %d, 170141183460469231731687303715884105727
  %11 = add i128 %10, -170141183460469231731687303715884105728
  %12 = add i128 %11, 340282366920938463463374607431768211455
  %13 = mul i1000 %e, 5357543035931336604742125245300009052807024058527668037218751941851755255624680612465991894078479290637973364587765734125935726428461570217992288787349287401967283887412115492710537302531185570938977091076523237491790970633699383779582771973038531457285598238843271083830214915826312193418602834034687
  %14 = sub i1000 %13, -5357543035931336604742125245300009052807024058527668037218751941851755255624680612465991894078479290637973364587765734125935726428461570217992288787349287401967283887412115492710537302531185570938977091076523237491790970633699383779582771973038531457285598238843271083830214915826312193418602834034688
  %15 = icmp eq i1000 %14, 0
  ret i1 %15
}

define void @hex(i8 %a, i16 %b, i32 %c, i64 %d, i128 %e, i200 %f) {
  %1 = add i8 %a, u0xFF
  %2 = add i8 %1, s0xFF
  %3 = add i8 %2, s0x7F
  %4 = add i16 %b, u0xabcd
  %5 = add i16 %4, s0xABCD
  %6 = add i32 %c, u0x0
  %7 = add i32 %6, s0x80000000
  %8 = add i64 %d, u0xFFFFFFFFFFFFFFFF
  %9 = add i64 %8, u0x000000000000000001
  %10 = add i128 %e, u0x0123456789abcdefFEDCBA9876543210
  %11 = add i200 %f, s0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF
  %12 = add i32 %c, 007
  %13 = add i32 %c, -0
  ret void
}

define <4 x i32> @vectors(<4 x i32> %a, <vscale x 4 x i32> %s) {
  %1 = add nuw nsw <4 x i32> %a, splat (i32 7)
  %2 = shl nsw <4 x i32> %1, <i32 1, i32 2, i32 undef, i32 poison>
  %3 = udiv exact <4 x i32> %2, <i32 1, i32 1, i32 1, i32 1>
  %4 = or disjoint <4 x i32> %3, zeroinitializer
  %5 = add <vscale x 4 x i32> %s, splat (i32 3)
  %6 = sub nsw <vscale x 4 x i32> zeroinitializer, %5
  %7 = xor <4 x i32> %4, poison
  %8 = xor <4 x i32> %7, undef
  %9 = icmp eq <vscale x 4 x i32> %6, poison
  ret <4 x i32> %8
}
