; Every kind of instruction, terminator, constant and constant expression that
; llir has, once; TestKinds checks that none is missing.
source_filename = "kinds.c"
target datalayout = "e-m:e-p270:32:32-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

module asm ".globl kinds"
module asm ".ascii \22x\22"

%0 = type { i8, %0* }
%struct.list = type { %struct.list*, i32 }
%"quoted name" = type <{ i8, i32 }>
%opaque = type opaque

$any = comdat any
$odd = comdat exactmatch

@g = global i32 1, align 4
@a = internal thread_local(initialexec) unnamed_addr constant [3 x i8] c"a\00\FF", section "s", comdat($any), align 2
@ext = external dllimport global i64
@space = hidden addrspace(3) global float 1.5
@list = global %struct.list { %struct.list* @list, i32 -7 }
@packed = global %"quoted name" <{ i8 1, i32 2 }>
@num = global %0 { i8 0, %0* null }
@zero = dso_local global [2 x %struct.list] zeroinitializer
@undef = private global i16 undef
@poison = private global i16 poison
@vec = global <2 x i32> <i32 3, i32 4>
@wide = global i128 170141183460469231731687303715884105727
@floats = global { half, float, double, x86_fp80, fp128, ppc_fp128 } { half 0xH3E00, float 0x3FB99999A0000000, double 1.000000e-01, x86_fp80 0xK3FFF8000000000000000, fp128 0xL00000000000000003FFF000000000000, ppc_fp128 0xM3FF00000000000000000000000000000 }
@opaqueptr = global %opaque* null
@mmx = external global x86_mmx
@labels = global [2 x i8*] [i8* blockaddress(@indirect, %two), i8* blockaddress(@indirect, %three)]
@0 = global i32 0

@e.fneg = global float fneg (float bitcast (i32 trunc (i64 ptrtoint (i32* @g to i64) to i32) to float))
@e.add = global i64 add nuw nsw (i64 ptrtoint (i32* @g to i64), i64 1)
@e.sub = global i64 sub nsw (i64 ptrtoint (i32* @g to i64), i64 ptrtoint (i64* @ext to i64))
@e.mul = global i64 mul (i64 ptrtoint (i32* @g to i64), i64 3)
@e.udiv = global i64 udiv exact (i64 ptrtoint (i32* @g to i64), i64 4)
@e.sdiv = global i64 sdiv (i64 ptrtoint (i32* @g to i64), i64 3)
@e.urem = global i64 urem (i64 ptrtoint (i32* @g to i64), i64 3)
@e.srem = global i64 srem (i64 ptrtoint (i32* @g to i64), i64 3)
@e.shl = global i64 shl nuw (i64 ptrtoint (i32* @g to i64), i64 3)
@e.lshr = global i64 lshr exact (i64 ptrtoint (i32* @g to i64), i64 2)
@e.ashr = global i64 ashr (i64 ptrtoint (i32* @g to i64), i64 3)
@e.and = global i64 and (i64 ptrtoint (i32* @g to i64), i64 3)
@e.or = global i64 or (i64 ptrtoint (i32* @g to i64), i64 3)
@e.xor = global i64 xor (i64 ptrtoint (i32* @g to i64), i64 3)
@e.fadd = global double fadd (double bitcast (i64 ptrtoint (i32* @g to i64) to double), double 1.000000e+00)
@e.fsub = global double fsub (double bitcast (i64 ptrtoint (i32* @g to i64) to double), double 1.000000e+00)
@e.fmul = global double fmul (double bitcast (i64 ptrtoint (i32* @g to i64) to double), double 3.000000e+00)
@e.fdiv = global double fdiv (double bitcast (i64 ptrtoint (i32* @g to i64) to double), double 3.000000e+00)
@e.frem = global double frem (double bitcast (i64 ptrtoint (i32* @g to i64) to double), double 3.000000e+00)
@e.extractelement = global i32 extractelement (<2 x i32> bitcast (<1 x i64> <i64 ptrtoint (i32* @g to i64)> to <2 x i32>), i32 1)
@e.insertelement = global <2 x i64> insertelement (<2 x i64> zeroinitializer, i64 ptrtoint (i32* @g to i64), i32 1)
@e.shufflevector = global <3 x i32> shufflevector (<2 x i32> bitcast (<1 x i64> <i64 ptrtoint (i32* @g to i64)> to <2 x i32>), <2 x i32> undef, <3 x i32> <i32 1, i32 0, i32 undef>)
@e.extractvalue = global i64 extractvalue ({ i64, i32 } { i64 ptrtoint (i32* @g to i64), i32 1 }, 0)
@e.insertvalue = global { i64, i32 } insertvalue ({ i64, i32 } undef, i64 ptrtoint (i32* @g to i64), 0)
@e.gep = global i8* getelementptr inbounds ([3 x i8], [3 x i8]* @a, i64 0, i64 1)
@e.inrange = global i8* getelementptr inbounds ([3 x i8], [3 x i8]* @a, inrange i64 0, i64 1)
@e.trunc = global i8 trunc (i64 ptrtoint (i32* @g to i64) to i8)
@e.zext = global i128 zext (i64 ptrtoint (i32* @g to i64) to i128)
@e.sext = global i128 sext (i64 ptrtoint (i32* @g to i64) to i128)
@e.fptrunc = global float fptrunc (double bitcast (i64 ptrtoint (i32* @g to i64) to double) to float)
@e.fpext = global double fpext (float bitcast (i32 trunc (i64 ptrtoint (i32* @g to i64) to i32) to float) to double)
@e.fptoui = global i64 fptoui (double bitcast (i64 ptrtoint (i32* @g to i64) to double) to i64)
@e.fptosi = global i64 fptosi (double bitcast (i64 ptrtoint (i32* @g to i64) to double) to i64)
@e.uitofp = global double uitofp (i64 ptrtoint (i32* @g to i64) to double)
@e.sitofp = global double sitofp (i64 ptrtoint (i32* @g to i64) to double)
@e.inttoptr = global i8* inttoptr (i64 add (i64 ptrtoint (i32* @g to i64), i64 8) to i8*)
@e.bitcast = global i8* bitcast (i32* @g to i8*)
@e.addrspacecast = global float* addrspacecast (float addrspace(3)* @space to float*)
@e.icmp = global i1 icmp ugt (i32* @g, i32* @0)
@e.fcmp = global i1 fcmp olt (double bitcast (i64 ptrtoint (i32* @g to i64) to double), double 1.000000e+00)
@e.select = global i32* select (i1 icmp eq (i32* @g, i32* @0), i32* @g, i32* @0)

@alias = weak protected alias i32, i32* @g
@alias.expr = dso_local local_unnamed_addr alias i8, getelementptr inbounds ([3 x i8], [3 x i8]* @a, i64 0, i64 0)
@ifunc = ifunc i32 (i32), i32 (i32)* ()* @resolver

define i32 (i32)* @resolver() {
  ret i32 (i32)* null
}

define i32 @integers(i32 %x, i32 %y) #0 {
  %add = add nuw nsw i32 %x, %y
  %sub = sub nsw i32 %add, 1
  %mul = mul nuw i32 %sub, %x
  %udiv = udiv exact i32 %mul, 3
  %sdiv = sdiv i32 %udiv, %y
  %urem = urem i32 %sdiv, 7
  %srem = srem i32 %urem, -7
  %shl = shl nuw i32 %srem, 1
  %lshr = lshr exact i32 %shl, 1
  %ashr = ashr i32 %lshr, 1
  %and = and i32 %ashr, 255
  %or = or i32 %and, %x
  %xor = xor i32 %or, -1
  %cmp = icmp slt i32 %xor, %y
  %sel = select i1 %cmp, i32 %x, i32 %y
  %fr = freeze i32 %sel
  %1 = trunc i32 %fr to i8
  %2 = zext i8 %1 to i16
  %3 = sext i16 %2 to i32
  ret i32 %3
}

define double @floats.f(double %x, float %y, <4 x float> %v) {
  %neg = fneg nnan double %x
  %add = fadd fast double %neg, %x
  %sub = fsub reassoc ninf nsz double %add, 0.000000e+00
  %mul = fmul arcp contract afn double %sub, -0.000000e+00
  %div = fdiv double %mul, 0x7FF0000000000000
  %rem = frem double %div, %x
  %t = fptrunc double %rem to float
  %e = fpext float %t to double
  %u = fptoui double %e to i64
  %s = fptosi double %e to i32
  %fu = uitofp i64 %u to double
  %fs = sitofp i32 %s to float
  %c = fcmp nnan ult float %fs, %y
  %sel = select fast i1 %c, double %fu, double %x
  %el = extractelement <4 x float> %v, i32 2
  %in = insertelement <4 x float> %v, float %el, i64 0
  %sh = shufflevector <4 x float> %in, <4 x float> %v, <4 x i32> <i32 0, i32 5, i32 undef, i32 7>
  %call = call fast <4 x float> @llvm.fabs.v4f32(<4 x float> %sh)
  %vc = fcmp oeq <4 x float> %call, %v
  ret double %sel
}

declare <4 x float> @llvm.fabs.v4f32(<4 x float>) #1

define i32 @memory(i32* nocapture noundef nonnull dereferenceable(4) %p, %struct.list* byval(%struct.list) align 8 %l, i64 %n, ...) gc "statepoint-example" {
entry:
  %a = alloca i32, align 4
  %b = alloca i8, i64 %n, align 16
  %sw = alloca swifterror i8*, align 8
  %va = alloca i8*, align 8
  %load = load volatile i32, i32* %p, align 4, !range !3
  %atomic = load atomic i32, i32* %p syncscope("agent") acquire, align 4
  store i32 %load, i32* %a, align 4, !nontemporal !4
  store atomic volatile i32 %atomic, i32* %p seq_cst, align 4
  fence syncscope("singlethread") acq_rel
  %x = cmpxchg weak volatile i32* %p, i32 %load, i32 7 syncscope("agent") acq_rel monotonic
  %old = extractvalue { i32, i1 } %x, 0
  %ins = insertvalue { i32, i1 } %x, i32 %old, 0
  %rmw = atomicrmw volatile nand i32* %p, i32 1 release
  %frmw = atomicrmw fadd float* bitcast (i32* @g to float*), float 1.000000e+00 monotonic
  %gep = getelementptr inbounds %struct.list, %struct.list* %l, i64 %n, i32 1
  %geps = getelementptr i32, i32* %p, <2 x i64> <i64 1, i64 2>
  %int = ptrtoint i32* %gep to i64
  %ptr = inttoptr i64 %int to i8*
  %cast = bitcast i8* %ptr to i32*
  %as = addrspacecast i32* %cast to i32 addrspace(1)*
  %arg = va_arg i8** %va, i32
  %cc = tail call fastcc i32 @tail(i32 signext %arg, i64 %n)
  %nt = notail call zeroext i8 @small()
  ret i32 %cc
}

declare fastcc i32 @tail(i32, i64)

declare zeroext i8 @small()

define cc 11 i32 @must(i32 inreg %x) {
  %r = musttail call cc 11 i32 @must(i32 inreg %x)
  ret i32 %r
}

define i32 @flow(i32 %n, i1 %c) {
entry:
  switch i32 %n, label %loop [
    i32 0, label %exit
    i32 -5, label %other
  ]

loop:
  %i = phi i32 [ 0, %entry ], [ %i.next, %loop ]
  %i.next = add i32 %i, 1
  br i1 %c, label %loop, label %exit

other:
  br label %exit

exit:
  %r = phi i32 [ %n, %entry ], [ %i, %loop ], [ 3, %other ]
  ret i32 %r

dead:
  unreachable
}

define i8* @indirect(i8* %p) {
  indirectbr i8* %p, [label %two, label %three]

two:
  ret i8* blockaddress(@indirect, %three)

three:
  %1 = call i8* asm sideeffect alignstack inteldialect "mov $0, $1", "=r,r,~{memory}"(i8* %p) #2
  ret i8* %1
}

declare i32 @pers(...)

declare void @throws() noreturn "key" "other"="value"

define void @itanium() prefix i32 5 prologue i8 1 personality i8* bitcast (i32 (...)* @pers to i8*) {
entry:
  invoke void @throws() [ "deopt"(i32 1, i8* null), "empty"() ]
          to label %done unwind label %pad

pad:
  %lp = landingpad { i8*, i32 }
          cleanup
          catch i8* null
          filter [1 x i8*] [i8* bitcast (i32* @g to i8*)]
  resume { i8*, i32 } %lp

done:
  call void (i8*, ...) bitcast (void ()* @throws to void (i8*, ...)*)(i8* null, i32 1)
  callbr void asm sideeffect "", "X"(i8* blockaddress(@itanium, %far))
          to label %near [label %far]

near:
  ret void

far:
  ret void
}

define void @funclets() personality i8* bitcast (i32 (...)* @pers to i8*) {
entry:
  invoke void @throws()
          to label %done unwind label %dispatch

dispatch:
  %cs = catchswitch within none [label %handler] unwind label %cleanup

handler:
  %cp = catchpad within %cs [i8* null, i32 64, i8* null]
  call void @throws() [ "funclet"(token %cp) ]
  catchret from %cp to label %done

cleanup:
  %cl = cleanuppad within none []
  cleanupret from %cl unwind to caller

done:
  ret void
}

define void @debug(i32 %x, i32* %p) !dbg !5 {
  call void @llvm.dbg.value(metadata i32 %x, metadata !8, metadata !DIExpression(DW_OP_plus_uconst, 4, DW_OP_stack_value)), !dbg !9
  call void @llvm.dbg.value(metadata !DIArgList(i32 %x, i32 7, i32* %p), metadata !8, metadata !DIExpression(DW_OP_LLVM_arg, 0)), !dbg !9
  call void @llvm.foo(metadata !"string", metadata i32 5, metadata !{!"tuple", i32* @g})
  ret void, !custom !{}, !named.with.dots !3
}

declare void @llvm.dbg.value(metadata, metadata, metadata)

declare void @llvm.foo(metadata, metadata, metadata)

define i32 @order(i32 %x) {
  %a = add i32 %x, %x
  %b = add i32 %a, %x
  ret i32 %b

  uselistorder i32 %x, { 2, 0, 1 }
}

attributes #0 = { alwaysinline nounwind allocsize(0,1) alignstack=16 vscale_range(1,4) "frame-pointer"="all" "flag" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { cold }

!llvm.dbg.cu = !{!6}
!llvm.module.flags = !{!0, !1}
!named = !{!2}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = distinct !{!2, i32* @g, null}
!3 = !{i32 0, i32 100}
!4 = !{i32 1}
!5 = distinct !DISubprogram(name: "debug", scope: !7, file: !7, line: 1, type: !10, scopeLine: 1, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!6 = distinct !DICompileUnit(language: DW_LANG_C99, file: !7, producer: "hand", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!7 = !DIFile(filename: "kinds.c", directory: "/tmp")
!8 = !DILocalVariable(name: "x", arg: 1, scope: !5, file: !7, line: 1, type: !11)
!9 = !DILocation(line: 1, column: 2, scope: !5)
!10 = !DISubroutineType(types: !12)
!11 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!12 = !{null, !11}

uselistorder i32* @0, { 1, 0 }
uselistorder_bb @indirect, %three, { 1, 0 }
