; Every parameter and return attribute, on declarations, definitions, calls.
%agg = type { i32, [3 x i64] }

declare zeroext i8 @zext(i8 zeroext)
declare signext i16 @sext(i16 signext)
declare noext i32 @noext(i32 noext)
declare inreg i32 @inreg(i32 inreg)
declare void @byval(ptr byval(%agg), ptr byval(i32) align 4)
declare void @byref(ptr byref({ i32, %agg }) align 16)
declare void @inalloca(i32, ptr inalloca(<{ i32, i8 }>))
declare void @preallocated(ptr preallocated(%agg))
declare void @sret(ptr sret(%agg) align 8, i32)
declare void @sret2(ptr, ptr noalias sret([4 x i8]) writable dead_on_unwind)
declare noalias ptr @noalias(ptr noalias)
declare void @nocapture(ptr captures(none))
declare void @captures(ptr captures(address), ptr captures(address_is_null), ptr captures(provenance), ptr captures(read_provenance), ptr captures(address, provenance), ptr captures(address, read_provenance))
declare ptr @captures.ret(ptr captures(ret: address, provenance), ptr captures(none, ret: address_is_null), ptr captures(address_is_null, ret: address), ptr captures(ret: address_is_null, read_provenance))
declare void @nofree(ptr nofree, ptr nest)
declare ptr @returned(ptr returned)
declare nonnull ptr @nonnull(ptr nonnull)
declare dereferenceable(8) ptr @deref(ptr dereferenceable(18446744073709551615))
declare dereferenceable_or_null(4) ptr @deref.null(ptr dereferenceable_or_null(1))
declare swiftcc void @swift(ptr swiftself, ptr swifterror)
declare swifttailcc void @swiftasync(ptr swiftasync %ctx)
declare void @immarg(i32, i32)
declare noundef i32 @noundef(i32 noundef)
declare align 16 ptr @align(ptr align 1, ptr align 4294967296, ptr align(8))
declare void @alignstack(ptr byval(i8) alignstack(4), <4 x i32> alignstack(16))
declare noalias ptr @allocalign(i64, i64 allocalign, ptr allocptr)
declare void @readnone(ptr readnone, ptr readonly, ptr writeonly, ptr writable dereferenceable(4))
declare void @elementtype(i32)
declare nofpclass(nan) float @nofpclass(float nofpclass(all), double nofpclass(inf zero), half nofpclass(snan qnan pinf ninf), <2 x float> nofpclass(pnorm nsub), [2 x float] nofpclass(norm sub nzero), float nofpclass(511), float nofpclass(nnorm psub pzero))
declare range(i8 1, 10) i8 @range(i8 range(i8 -5, 5), <2 x i16> range(i16 0, 100), i64 range(i64 1, 0), i32 range(i32 -2147483648, 7), i128 range(i128 0, 18446744073709551616))
declare void @initializes(ptr initializes((0, 4)), ptr writeonly initializes((-8, -4), (0, 4), (8, 16)))
declare void @dead(ptr dead_on_unwind, ptr dead_on_return)
declare void @strings(i32 "a", i32 "b"="c" noundef, ptr "quote"="\22\5C")
declare "ret-attr" "k"="v" i32 @ret.strings()
declare void @many(ptr noalias noundef nonnull readonly align 8 captures(none) dereferenceable(24) "s")

define zeroext i1 @def(i1 zeroext %a, ptr noalias readonly captures(none) %p, i32 signext "x"="y" %"q r", ...) {
  ret i1 %a
}

define void @unnamed(ptr noundef align 4 dereferenceable(4) %0, i32 inreg noundef %1, float nofpclass(nan inf) %2) {
  ret void
}

define i32 @calls(ptr %p, i32 %i, float %f) {
  %a = call zeroext i8 @zext(i8 zeroext 3)
  %b = call noundef i32 @noundef(i32 noundef %i)
  %c = call noalias nonnull align 4 dereferenceable(4) ptr @noalias(ptr noalias nonnull align 4 "arg" %p)
  call void @byval(ptr byval(%agg) align 8 %p, ptr byval(i32) %p)
  call void @sret(ptr sret(%agg) %p, i32 1)
  %d = call range(i8 2, 4) i8 @range(i8 range(i8 0, 3) 2, <2 x i16> zeroinitializer, i64 0, i32 0, i128 0)
  %e = call nofpclass(nan) float @nofpclass(float nofpclass(snan) %f, double 0.0, half 0xH0000, <2 x float> zeroinitializer, [2 x float] zeroinitializer, float 1.0, float nofpclass(511) %f)
  call void @initializes(ptr initializes((0, 2)) %p, ptr captures(address) %p)
  call void asm "# $0", "*m"(ptr elementtype(i32) %p)
  %g = call ptr @llvm.preserve.array.access.index.p0.p0(ptr elementtype([4 x i32]) %p, i32 0, i32 1)
  call void @llvm.memset.p0.i64(ptr nonnull align 4 captures(none) dereferenceable(8) %p, i8 0, i64 8, i1 false)
  %h = call inreg i32 %p(ptr inreg %p, i32 signext %i)
  ret i32 %h
}

declare ptr @llvm.preserve.array.access.index.p0.p0(ptr, i32 immarg, i32 immarg)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg)
