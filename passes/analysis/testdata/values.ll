; Operands of one value are independent unless it is not undef.
define void @repeated(i8 %x, i8 noundef %d, i1 %c) {
  %xor = xor i8 %x, %x
  %xor.d = xor i8 %d, %d
  %sub = sub i8 %x, %x
  %square = mul i8 %x, %x
  %square.d = mul i8 %d, %d
  %square.nsw = mul nsw i8 %d, %d
  %eq = icmp eq i8 %x, %x
  %eq.d = icmp eq i8 %d, %d
  %xu = xor i8 undef, undef
  %au = and i8 undef, 0
  ret void
}
; freeze picks: only of what is not poison is it known what.
define void @freeze(i8 %x, i8 noundef %d) {
  %m = and i8 %x, 15
  %fm = freeze i8 %m
  %md = and i8 %d, 15
  %fmd = freeze i8 %md
  %n = add nsw i8 %md, 1
  %fn = freeze i8 %n
  %u = and i8 undef, 7
  %fu = freeze i8 %u
  %fp = freeze i8 poison
  ret void
}
; A select's arm has what the condition says, if it is the same number there.
define void @select(i8 %x, i8 noundef %d, i1 %c) {
  %big = icmp ugt i8 %x, 20
  %s = select i1 %big, i8 20, i8 %x
  %big.d = icmp ugt i8 %d, 20
  %s.d = select i1 %big.d, i8 20, i8 %d
  %zero = icmp eq i8 %d, 0
  %nz = select i1 %zero, i8 7, i8 %d
  %p = select i1 %c, i8 3, i8 poison
  %u = select i1 %c, i8 3, i8 undef
  %two = select i1 %c, i8 3, i8 5
  ret void
}
; Phis: undef can be any number, poison all of them; loops by induction.
define void @phi(i8 %x, i8 noundef %n, i1 noundef %c) {
entry:
  br i1 %c, label %a, label %b
a:
  br label %loop
b:
  br label %loop
loop:
  %three = phi i8 [ 3, %a ], [ 5, %b ], [ 3, %loop ]
  %undef = phi i8 [ 3, %a ], [ undef, %b ], [ 3, %loop ]
  %poison = phi i8 [ 3, %a ], [ poison, %b ], [ 3, %loop ]
  %up = phi i8 [ 4, %a ], [ 8, %b ], [ %up.next, %loop ]
  %wraps = phi i8 [ 4, %a ], [ 8, %b ], [ %wraps.next, %loop ]
  %down = phi i8 [ 100, %a ], [ 100, %b ], [ %down.next, %loop ]
  %mask = phi i8 [ 0, %a ], [ 1, %b ], [ %mask.next, %loop ]
  %other = phi i8 [ 0, %a ], [ 0, %b ], [ %x, %loop ]
  %swap1 = phi i8 [ 0, %a ], [ 0, %b ], [ %swap2, %loop ]
  %swap2 = phi i8 [ 1, %a ], [ 1, %b ], [ %swap1, %loop ]
  %pow = phi i8 [ 1, %a ], [ 1, %b ], [ %pow.next, %loop ]
  %up.next = add nuw i8 %up, 4
  %wraps.next = add i8 %wraps, 4
  %down.next = add nsw i8 %down, -1
  %mask.add = add i8 %mask, 1
  %mask.next = and i8 %mask.add, 15
  %pow.next = shl i8 %pow, 1
  %done = icmp eq i8 %up, %n
  br i1 %done, label %exit, label %loop
exit:
  ret void
}
; An arm is taken for one choice of members: what lost no bit but its lowest has one only if both uses are the same number.
define void @chosen(i8 %y, i8 noundef %u) {
entry:
  %m = add i8 %y, -1
  %l = and i8 %y, %m
  %d = icmp eq i8 %l, 0
  %not = select i1 %d, i8 %y, i8 1
  %mu = add i8 %u, -1
  %lu = and i8 %u, %mu
  %du = icmp eq i8 %lu, 0
  %power = select i1 %du, i8 %u, i8 1
  ret void
}
; Masks, and how many bits are set.
define void @masks(i8 %x, i8 %y, i16 %z, i1 %c) {
entry:
  %low = lshr i8 -1, %x
  %one = shl i8 1, %y
  %under = add i8 %one, -1
  %both = and i8 %low, %under
  %wide = zext i8 %both to i16
  %shifted = lshr i16 %wide, 3
  %high = xor i8 %low, -1
  %neg = sub i8 0, %one
  %sext = sext i8 %high to i16
  %rev = call i8 @llvm.bitreverse.i8(i8 %neg)
  %pick = select i1 %c, i8 %low, i8 7
  %back = add i8 %low, 1
  %two = or i8 %one, 8
  %three = mul i8 %one, 11
  %least = or i8 %x, 37
  ret void
}
declare i8 @llvm.bitreverse.i8(i8)
declare { i8, i1 } @llvm.uadd.with.overflow.i8(i8, i8)
declare i8 @llvm.umin.i8(i8, i8)
declare <4 x i8> @llvm.ctpop.v4i8(<4 x i8>)
declare i8 @llvm.vector.reduce.or.v4i8(<4 x i8>)
; Vectors hold their facts for each lane.
define void @lanes(<4 x i8> %v, <4 x i8> noundef %d, i32 %i, i8 %x, <vscale x 4 x i8> %s, i32 noundef %j) {
  %e.j = extractelement <4 x i8> %d, i32 %j
  %e.3 = extractelement <4 x i8> %d, i32 3
  %in.j = insertelement <4 x i8> %d, i8 1, i32 %j
  %in.3 = insertelement <4 x i8> %d, i8 1, i32 3
  %in.4 = insertelement <4 x i8> %d, i8 1, i32 4
  %c = and <4 x i8> %v, <i8 1, i8 3, i8 0, i8 1>
  %e = extractelement <4 x i8> %c, i32 %i
  %in = insertelement <4 x i8> %c, i8 9, i32 2
  %out = insertelement <4 x i8> %c, i8 9, i32 4
  %sh = shufflevector <4 x i8> %d, <4 x i8> <i8 4, i8 4, i8 5, i8 4>, <4 x i32> <i32 4, i32 6, i32 4, i32 7>
  %shp = shufflevector <4 x i8> splat (i8 4), <4 x i8> poison, <2 x i32> <i32 0, i32 poison>
  %z = zext <4 x i8> %d to <4 x i32>
  %pop = call <4 x i8> @llvm.ctpop.v4i8(<4 x i8> %d)
  %red = call i8 @llvm.vector.reduce.or.v4i8(<4 x i8> %c)
  %o = call { i8, i1 } @llvm.uadd.with.overflow.i8(i8 %x, i8 0)
  %sum = extractvalue { i8, i1 } %o, 0
  %ov = extractvalue { i8, i1 } %o, 1
  %min = call i8 @llvm.umin.i8(i8 %x, i8 12)
  %ss = lshr <vscale x 4 x i8> %s, splat (i8 7)
  %b = bitcast <4 x i8> %d to i32
  ret void
}
; Wider than a word, and too wide.
define void @wide(i128 %x, i64 noundef %a, i256 noundef %y) {
  %z = zext i64 %a to i128
  %sq = mul nuw i128 %z, 18446744073709551616
  %hi = lshr i128 %sq, 64
  %t = trunc i128 %hi to i64
  %c = icmp ult i128 %hi, 18446744073709551616
  %yy = and i256 %y, 1
  %f = icmp ult i256 %yy, 2
  %k = and i128 %x, 36893488147419103233
  ret void
}
; Never reached: a value may depend on itself here.
define void @dead(i8 noundef %x) {
entry:
  ret void
dead:
  %a = add i8 %a, 1
  %b = and i8 %x, 1
  br label %dead
}
; What half holds is small; a float that is not negative makes no negative integer.
define void @tointegers(half %h, float %f) {
  %a = fptosi half %h to i32
  %b = fptoui half %h to i32
  %c = fptosi half %h to i16
  %d = fptosi half %h to i17
  %m = call float @llvm.fabs.f32(float %f)
  %e = fptosi float %m to i32
  %g = fptosi float %f to i32
  ret void
}
declare float @llvm.fabs.f32(float)
