; Intrinsics whose signatures or operands are unlike a plain function's:
; overloads by type, immediates, metadata, tokens, varargs. None of it is
; special to the grammar, all of it to a verifier.
%s = type { i32, ptr }
@llvm.used = appending global [2 x ptr] [ptr @g, ptr @calls], section "llvm.metadata"
@llvm.compiler.used = appending global [1 x ptr] [ptr @g], section "llvm.metadata"
@llvm.global_ctors = appending global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @ctor, ptr null }, { i32, ptr, ptr } { i32 1, ptr @ctor, ptr @g }]
@llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr @ctor, ptr null }]
@llvm.global.annotations = appending global [1 x { ptr, ptr, ptr, i32, ptr }] [{ ptr, ptr, ptr, i32, ptr } { ptr @calls, ptr @text, ptr @text, i32 3, ptr null }], section "llvm.metadata"
@g = global i32 0
@text = private unnamed_addr constant [2 x i8] c"a\00", section "llvm.metadata"

define internal void @ctor() {
  ret void
}

define i32 @calls(i32 %x, <4 x float> %v, ptr addrspace(1) %q, i1 %c) gc "statepoint-example" {
  %slot = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr %slot)
  %inv = call ptr @llvm.invariant.start.p0(i64 4, ptr %slot)
  call void @llvm.invariant.end.p0(ptr %inv, i64 4, ptr %slot)
  %stack = call ptr @llvm.stacksave.p0()
  call void @llvm.stackrestore.p0(ptr %stack)
  call void @llvm.memmove.p1.p0.i32(ptr addrspace(1) align 1 %q, ptr align 4 %slot, i32 4, i1 true)
  %m = call i32 @llvm.smax.i32(i32 %x, i32 -5)
  %abs = call i32 @llvm.abs.i32(i32 %m, i1 true)
  %ctlz = call i32 @llvm.ctlz.i32(i32 %abs, i1 false)
  %fsh = call i32 @llvm.fshl.i32(i32 %ctlz, i32 %x, i32 7)
  %sat = call <4 x i16> @llvm.uadd.sat.v4i16(<4 x i16> splat (i16 1), <4 x i16> poison)
  %ov = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %fsh, i32 3)
  %cls = call i1 @llvm.is.fpclass.f32(float 1.0, i32 3)
  %pow = call <4 x float> @llvm.powi.v4f32.i32(<4 x float> %v, i32 2)
  %cvt = call i19 @llvm.fptosi.sat.i19.f32(float 2.0)
  %exp = call i64 @llvm.expect.with.probability.i64(i64 1, i64 1, double 0.5)
  %obj = call i64 @llvm.objectsize.i64.p0(ptr %slot, i1 true, i1 false, i1 false)
  %th = call ptr @llvm.threadlocal.address.p0(ptr @tls)
  %mask = call ptr @llvm.ptrmask.p0.i64(ptr %th, i64 -16)
  call void @llvm.prefetch.p0(ptr %mask, i32 0, i32 3, i32 1)
  %md = call i64 @llvm.read_register.i64(metadata !0)
  call void @llvm.write_register.i64(metadata !0, i64 %md)
  %ann = call ptr @llvm.ptr.annotation.p0.p0(ptr %slot, ptr @text, ptr @text, i32 1, ptr null)
  %ty = call i1 @llvm.type.test(ptr %slot, metadata !"_ZTS1A")
  %tc = call { ptr, i1 } @llvm.type.checked.load(ptr %slot, i32 8, metadata !1)
  call void @llvm.experimental.noalias.scope.decl(metadata !2)
  %con = call float @llvm.experimental.constrained.fdiv.f32(float 1.0, float 3.0, metadata !"round.tonearest", metadata !"fpexcept.maytrap") #1
  %cmp = call i1 @llvm.experimental.constrained.fcmps.f32(float %con, float 1.0, metadata !"une", metadata !"fpexcept.ignore") #1
  %tok = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(ptr addrspace(1) (i32)) @callee, i32 1, i32 0, i32 5, i32 0, i32 0) [ "deopt"(i32 1), "gc-live"(ptr addrspace(1) %q) ]
  %res = call ptr addrspace(1) @llvm.experimental.gc.result.p1(token %tok)
  %rel = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %tok, i32 0, i32 0)
  call void (i64, i32, ...) @llvm.experimental.stackmap(i64 1, i32 4, i32 %x, ptr %slot)
  %pp = call i64 (i64, i32, ptr, i32, ...) @llvm.experimental.patchpoint.i64(i64 2, i32 16, ptr @callee, i32 1, i32 %x)
  call void (i1, ...) @llvm.experimental.guard(i1 %c) [ "deopt"() ]
  call void (...) @llvm.fake.use(i32 %x, ptr %slot)
  %pre = call token @llvm.call.preallocated.setup(i32 1)
  %arg = call ptr @llvm.call.preallocated.arg(token %pre, i32 0) preallocated(%s)
  call void @takes.preallocated(ptr preallocated(%s) %arg) [ "preallocated"(token %pre) ]
  %vp = call <4 x float> @llvm.vp.fadd.v4f32(<4 x float> %v, <4 x float> %pow, <4 x i1> splat (i1 true), i32 4)
  %red = call reassoc float @llvm.vector.reduce.fadd.v4f32(float -0.0, <4 x float> %vp)
  %mat = call <4 x float> @llvm.matrix.multiply.v4f32.v4f32.v4f32(<4 x float> %v, <4 x float> %v, i32 2, i32 2, i32 2)
  %gat = call <4 x float> @llvm.masked.gather.v4f32.v4p0(<4 x ptr> align 4 zeroinitializer, <4 x i1> poison, <4 x float> %mat)
  %tramp = call ptr @llvm.adjust.trampoline(ptr %slot)
  call void @llvm.pseudoprobe(i64 1, i64 2, i32 0, i64 -1)
  call void @llvm.ubsantrap(i8 3)
  call void @llvm.assume(i1 true) [ "align"(ptr %slot, i64 8, i32 4), "separate_storage"(ptr %slot, ptr @g) ]
  %frz = call i32 @llvm.ssa.copy.i32(i32 %x)
  %intr = call %s @llvm.ssa.copy.s_ss(%s zeroinitializer)
  call void @llvm.lifetime.end.p0(ptr %slot)
  %deopt = call i32 (...) @llvm.experimental.deoptimize.i32(i32 1) [ "deopt"(i32 2) ]
  ret i32 %deopt
}

define ptr @coroutine(i32 %n) presplitcoroutine {
entry:
  %id = call token @llvm.coro.id(i32 0, ptr null, ptr null, ptr null)
  %size = call i64 @llvm.coro.size.i64()
  %mem = call ptr @malloc(i64 %size)
  %hdl = call ptr @llvm.coro.begin(token %id, ptr %mem)
  %sv = call token @llvm.coro.save(ptr null)
  %sp = call i8 @llvm.coro.suspend(token %sv, i1 false)
  switch i8 %sp, label %suspend [
    i8 0, label %resume
    i8 1, label %cleanup
  ]

resume:
  %sp2 = call i8 @llvm.coro.suspend(token none, i1 true)
  br label %cleanup

cleanup:
  %free = call ptr @llvm.coro.free(token %id, ptr %hdl)
  br label %suspend

suspend:
  call void @llvm.coro.end(ptr %hdl, i1 false, token none)
  ret ptr %hdl
}

@tls = external thread_local global i32
declare ptr addrspace(1) @callee(i32)
declare void @takes.preallocated(ptr preallocated(%s))
declare ptr @malloc(i64)
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
declare ptr @llvm.invariant.start.p0(i64, ptr)
declare void @llvm.invariant.end.p0(ptr, i64, ptr)
declare ptr @llvm.stacksave.p0()
declare void @llvm.stackrestore.p0(ptr)
declare void @llvm.memmove.p1.p0.i32(ptr addrspace(1), ptr, i32, i1)
declare i32 @llvm.smax.i32(i32, i32)
declare i32 @llvm.abs.i32(i32, i1)
declare i32 @llvm.ctlz.i32(i32, i1)
declare i32 @llvm.fshl.i32(i32, i32, i32)
declare <4 x i16> @llvm.uadd.sat.v4i16(<4 x i16>, <4 x i16>)
declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32)
declare i1 @llvm.is.fpclass.f32(float, i32)
declare <4 x float> @llvm.powi.v4f32.i32(<4 x float>, i32)
declare i19 @llvm.fptosi.sat.i19.f32(float)
declare i64 @llvm.expect.with.probability.i64(i64, i64, double)
declare i64 @llvm.objectsize.i64.p0(ptr, i1, i1, i1)
declare ptr @llvm.threadlocal.address.p0(ptr)
declare ptr @llvm.ptrmask.p0.i64(ptr, i64)
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
declare i64 @llvm.read_register.i64(metadata)
declare void @llvm.write_register.i64(metadata, i64)
declare ptr @llvm.ptr.annotation.p0.p0(ptr, ptr, ptr, i32, ptr)
declare i1 @llvm.type.test(ptr, metadata)
declare { ptr, i1 } @llvm.type.checked.load(ptr, i32, metadata)
declare void @llvm.experimental.noalias.scope.decl(metadata)
declare float @llvm.experimental.constrained.fdiv.f32(float, float, metadata, metadata)
declare i1 @llvm.experimental.constrained.fcmps.f32(float, float, metadata, metadata)
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare ptr addrspace(1) @llvm.experimental.gc.result.p1(token)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32, i32)
declare void @llvm.experimental.stackmap(i64, i32, ...)
declare i64 @llvm.experimental.patchpoint.i64(i64, i32, ptr, i32, ...)
declare void @llvm.experimental.guard(i1, ...)
declare void @llvm.fake.use(...)
declare token @llvm.call.preallocated.setup(i32)
declare ptr @llvm.call.preallocated.arg(token, i32)
declare <4 x float> @llvm.vp.fadd.v4f32(<4 x float>, <4 x float>, <4 x i1>, i32)
declare float @llvm.vector.reduce.fadd.v4f32(float, <4 x float>)
declare <4 x float> @llvm.matrix.multiply.v4f32.v4f32.v4f32(<4 x float>, <4 x float>, i32, i32, i32)
declare <4 x float> @llvm.masked.gather.v4f32.v4p0(<4 x ptr>, <4 x i1>, <4 x float>)
declare ptr @llvm.adjust.trampoline(ptr)
declare void @llvm.pseudoprobe(i64, i64, i32, i64)
declare void @llvm.ubsantrap(i8)
declare void @llvm.assume(i1)
declare i32 @llvm.ssa.copy.i32(i32)
declare %s @llvm.ssa.copy.s_ss(%s)
declare i32 @llvm.experimental.deoptimize.i32(...)
declare token @llvm.coro.id(i32, ptr, ptr, ptr)
declare i64 @llvm.coro.size.i64()
declare ptr @llvm.coro.begin(token, ptr)
declare token @llvm.coro.save(ptr)
declare i8 @llvm.coro.suspend(token, i1)
declare ptr @llvm.coro.free(token, ptr)
declare void @llvm.coro.end(ptr, i1, token)

attributes #1 = { strictfp }

!0 = !{!"rsp"}
!1 = distinct !{}
!2 = !{!3}
!3 = distinct !{!3, !4}
!4 = distinct !{!4}
