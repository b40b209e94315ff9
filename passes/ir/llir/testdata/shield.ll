; What llir's parser refuses or loses, so that the shield has to see to it.
target datalayout = "e-m:e-p270:32:32-i64:64-f80:128-n8:16:32:64-S128"

%"12" = type { i32, %"12"* }
%alias = type i32*
%bytes = type [4 x i8]

@"7" = global i32 7
@table = global { [3 x i8*], [2 x i8*] } zeroinitializer
@vptr = global i8** getelementptr inbounds ({ [3 x i8*], [2 x i8*] }, { [3 x i8*], [2 x i8*] }* @table, i32 0, inrange i32 0, i32 1)
@aliased = global %alias @"7"
@aliasexpr = global %alias bitcast (i32* @"7" to %alias)
@sized = global %bytes c"a\00b\\"
@bf = global bfloat 0xR3FC0
@bfs = global [2 x bfloat] [bfloat 0xR7FC1, bfloat 1.500000e+00]
@nan.f = global float 0x7FF8000020000000
@nan.d = global double 0x7FF8000000000123
@snan = global double 0xFFF4000000000000
@nan.h = global half 0xH7E01
@half = global half 0xH3C00
@x87 = global x86_fp80 0xK7FFFC000000000000123
@x87.odd = global x86_fp80 0xK00000000000000000001
@quad = global fp128 0xL00000000000000013FFF000000000000
@quad.nan = global fp128 0xL00000000000001237FFF800000000000
@ppc = global ppc_fp128 0xM3FF00000000000003C90000000000000
@ppc.nan = global ppc_fp128 0xM7FF80000000000010000000000000000
@signed.hex = global i16 s0xFF
@scalable = global <vscale x 4 x i32>* null
@rewrite.0 = global i32 1
@amx.fn = global void ()* @amx
@0 = alias i32, i32* @1
@1 = global i32 3
@2 = global i32* @0

define i32* @3() {
  ret i32* @0
}

@4 = global i32* ()* @3

define noundef nonnull align 4 dereferenceable(4) i32* @result.attrs(i32* noundef align 4 %p) {
  %q = call nonnull align 8 dereferenceable_or_null(8) i32* @result.attrs(i32* align 4 %p)
  ret i32* %q
}

declare "string" "key"="value" noalias i8* @string.attrs(i8* "also"="here")

define i32 @freeze(i32 %x) {
  %a = freeze i32 %x
  %b = freeze i32 %a, !custom !0
  %c = fneg float 1.000000e+00, !custom !0
  ret i32 %b, !custom !{!"in place", i32 4}
}

define void @atomics(i32* %p, i64* %q) {
  %a = cmpxchg i32* %p, i32 0, i32 1 seq_cst acquire, align 8, !custom !0
  %b = cmpxchg weak volatile i32* %p, i32 0, i32 1 syncscope("x") release monotonic, align 4
  %c = atomicrmw volatile umax i32* %p, i32 1 syncscope("x") monotonic, align 16
  %d = atomicrmw xchg i64* %q, i64 1 acq_rel, align 8, !custom !0
  ret void
}

define void @assembly(i32 %x) {
  call void asm sideeffect unwind "nop", ""()
  call void asm sideeffect alignstack inteldialect unwind "mov $0", "r"(i32 %x)
  ret void
}

define <vscale x 4 x i1> @sve(<vscale x 4 x i32> %a, <vscale x 4 x i32> %b, <vscale x 4 x float>* %p) {
  %splat = add <vscale x 4 x i32> %a, shufflevector (<vscale x 4 x i32> insertelement (<vscale x 4 x i32> poison, i32 1, i32 0), <vscale x 4 x i32> poison, <vscale x 4 x i32> zeroinitializer)
  %sh = shufflevector <vscale x 4 x i32> %splat, <vscale x 4 x i32> %b, <vscale x 4 x i32> zeroinitializer
  %c = icmp slt <vscale x 4 x i32> %sh, %b
  %d = xor <vscale x 4 x i1> %c, %c
  %g = getelementptr <vscale x 4 x float>, <vscale x 4 x float>* %p, i64 1
  ret <vscale x 4 x i1> %d
}

define bfloat @bfloats(bfloat %x, <4 x bfloat> %v) {
  %y = fadd fast bfloat %x, 0xR3F80
  %c = fcmp ogt bfloat %y, 1.000000e+00
  %e = extractelement <4 x bfloat> %v, i32 0
  %s = select i1 %c, bfloat %e, bfloat 0xR0000
  ret bfloat %s
}

define void @amx() {
  %t = call x86_amx @llvm.x86.tilezero.internal(i16 8, i16 8)
  call void @llvm.x86.tilestored64.internal(i16 8, i16 8, i8* null, i64 8, x86_amx %t)
  ret void
}

declare x86_amx @llvm.x86.tilezero.internal(i16, i16)

declare void @llvm.x86.tilestored64.internal(i16, i16, i8*, i64, x86_amx)

define i8* @indices(i8* %p, { i32, [8 x i8] }* %s) {
  %a = getelementptr i8, i8* %p, i64 sub (i64 0, i64 ptrtoint (i32* @"7" to i64))
  %b = getelementptr i8, i8* %p, <2 x i64> <i64 0, i64 undef>
  %c = getelementptr inbounds { i32, [8 x i8] }, { i32, [8 x i8] }* %s, i64 0, i32 1, i64 add (i64 ptrtoint (i32* @"7" to i64), i64 1), !custom !0
  %d = getelementptr i8, i8* %p, <vscale x 2 x i64> zeroinitializer
  ret i8* %a
}

define i32 @"9"(i32 %"5", %"12"* %"x y") {
"3":
  %"4" = add i32 %"5", 1
  br label %"6"

"6":                                              ; preds = %"6", %"3"
  %p = phi i32 [ %"4", %"3" ], [ %p, %"6" ]
  br label %"6"
}

define void @alias.uses(%alias %p, i32 %alias.not) {
  %x = load i32, %alias %p
  %y = load %alias, %alias* @aliased
  store i32 %alias.not, %alias %y
  ret void
}

define void @metadata(i32 %x) {
  call void @llvm.meta(metadata double 0x7FF8000000000123, metadata i32 %x)
  call void @llvm.meta(metadata !DIExpression(DW_OP_constu, 18446744073709551615, DW_OP_LLVM_fragment, 0, 8), metadata !{i32* @"7"})
  call void @llvm.meta(metadata !"a \22string\22", metadata !DIArgList(i32 %x, i32 7))
  ret void, !loc !DILocation(line: 1, column: 65535, scope: !2)
}

declare void @llvm.meta(metadata, metadata)

attributes #0 = { nounwind "a"="b  c" allocsize(0, 1) alignstack=8 }
attributes #0 = { cold }

define i8* @grouped(i32 %a, i32 %b) #0 {
  ret i8* null
}

!named = !{!0, !1}
!0 = distinct !{!0, double 0x7FF8000000000123, !DIExpression(DW_OP_deref)}
!1 = !{<4 x bfloat> zeroinitializer, i32 -1}
!2 = distinct !DISubprogram(name: "metadata", scope: !3, file: !3, line: 1, spFlags: DISPFlagDefinition, unit: !4)
!3 = !DIFile(filename: "a.c", directory: "/", checksumkind: CSK_MD5, checksum: "00000000000000000000000000000000")
!4 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, emissionKind: LineTablesOnly, splitDebugInlining: false)
