; Calls: tail kinds, function types written out, bundles, inline asm of every
; form, varargs, indirect, metadata arguments, attributes in every place.
%t = type { i32, ptr }
declare i32 @printf(ptr, ...)
declare void @v()
declare ptr @objc_retainAutoreleasedReturnValue(ptr)
declare i32 @f(i32, ptr)
declare fastcc i32 @g(i32)
declare swifttailcc void @st(ptr swiftasync)
declare %t @named(%t)
declare void @llvm.assume(i1)
declare void @llvm.my.md(metadata)
declare token @llvm.my.token()
declare void @llvm.my.take(token)

define i32 @direct(i32 %x, ptr %p, ptr %fp) {
  %1 = call i32 @f(i32 %x, ptr %p)
  %2 = tail call i32 @f(i32 1, ptr null)
  %3 = notail call i32 @f(i32 undef, ptr @v)
  %4 = call i32 (ptr, ...) @printf(ptr %p)
  %5 = call i32 (ptr, ...) @printf(ptr %p, i32 1, double 2.0, %t zeroinitializer, ptr blockaddress(@direct, %bb))
  %6 = call i32 (i32, ptr) @f(i32 %4, ptr %p)
  call void @v()
  call void (...) @v(i32 1)
  %7 = call ptr %fp()
  %8 = tail call fastcc i32 @g(i32 inreg %x) #0
  %9 = call i32 (i32, ...) %7(i32 %8, i64 2)
  ret i32 %9
bb:
  ret i32 0
}

define void @more(ptr %p, i32 %x) {
  %1 = call %t @named(%t { i32 1, ptr null })
  %2 = call { [2 x i8], <2 x float> } %p(ptr %p, ptr addrspace(1) null)
  call addrspace(0) void @v()
  %3 = call i32 null(i32 %x)
  %4 = call i32 undef()
  %5 = call noundef i32 inttoptr (i64 1234 to ptr)(i8 zeroext 1, ptr byval(%t) align 8 %p)
  call void getelementptr (i8, ptr @v, i64 4)()
  call void poison()
  %6 = call x86_stdcallcc signext i16 %p(i16 signext -1) nounwind "a"="b" #0
  ret void
}

define i32 @must(i32 %x, ptr %p) {
  %r = musttail call i32 @f(i32 %x, ptr %p)
  ret i32 %r
}

define void @must.void(ptr %p, ...) {
  musttail call void (ptr, ...) %p(ptr %p, ...)
  ret void
}

define void @must.thunk(...) #1 {
  %p = load ptr, ptr null
  musttail call void (...) %p(...)
  ret void
}

define swifttailcc void @must.swift(ptr swiftasync %c) {
  musttail call swifttailcc void @st(ptr swiftasync %c)
  ret void
}

define void @bundles(i32 %x, ptr %p, i1 %b) {
  call void @v() [ "deopt"(i32 %x, ptr %p, i32 10) ]
  call void @v() [ "unknown"() ]
  call void @v() [ "a"(), "b"(i64 1, float 2.0), "quo\22ted"(ptr null) ]
  %r = call i32 @f(i32 1, ptr %p) #0 [ "deopt"(), "gc-transition"(i32 0) ]
  %ar = call ptr %p() [ "clang.arc.attachedcall"(ptr @objc_retainAutoreleasedReturnValue) ]
  call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 16), "nonnull"(ptr %p), "dereferenceable"(ptr %p, i64 8), "ignore"(i1 %b) ]
  call void %p() [ "kcfi"(i32 12345) ]
  call void %p() [ "ptrauth"(i32 2, i64 42) ]
  call void @v() [ "gc-live"(ptr %p, ptr %p) ]
  tail call void @v() [ "deopt"([2 x i8] c"ab", { i32, ptr } { i32 1, ptr @v }, <2 x i32> splat (i32 1)) ], !srcloc !0
  %t = call token @llvm.my.token()
  call void @llvm.my.take(token %t)
  call void @llvm.my.take(token none)
  %c2 = call token @llvm.experimental.convergence.anchor()
  call void @v() #2 [ "convergencectrl"(token %c2) ]
  ret void
}

define i32 @assembly(i32 %x, ptr %p, i64 %y) {
  call void asm "nop", ""()
  call void asm sideeffect "nop", "~{memory}"()
  call void asm alignstack "nop", ""()
  call void asm inteldialect "nop", ""()
  call void asm unwind "nop", ""()
  call void asm sideeffect alignstack inteldialect unwind "nop", ""()
  %1 = call i32 asm "bswap $0", "=r,0"(i32 %x)
  %2 = call { i32, i64 } asm sideeffect "op $0, $1\0A\09$$5 $(a$|b$)", "=&r,=r,r,i,*m,~{dirflag},~{fpsr},~{flags}"(i32 %1, i64 3, ptr elementtype(i32) %p) #0, !srcloc !0
  %3 = tail call i64 asm "quote \22$0\22", "=r|m,rm,imr"(i64 %y, i64 u0xFF) nounwind
  %4 = call float asm "", "={xmm0},{xmm1}"(float 1.0)
  %5 = call <4 x i32> asm "", "=x,x"(<4 x i32> zeroinitializer)
  call void asm sideeffect "", "r,*m"(ptr @v, ptr elementtype(ptr) %p)
  %6 = call i32 asm sideeffect "${0:w} ${1:l}", "=r,X"(ptr blockaddress(@assembly, %bb))
  %7 = call ptr asm "", "=r"()
  br label %bb
bb:
  ret i32 %6
}

define void @metadata.arguments(ptr %p, i32 %x) {
  call void @llvm.my.md(metadata !0)
  call void @llvm.my.md(metadata !{})
  call void @llvm.my.md(metadata !{!"inline", i32 3, ptr @v, null})
  call void @llvm.my.md(metadata !"string")
  call void @llvm.my.md(metadata ptr %p)
  call void @llvm.my.md(metadata i32 %x)
  call void @llvm.my.md(metadata i32 5)
  call void @llvm.my.md(metadata ptr @v)
  call void @llvm.my.md(metadata !DIExpression(DW_OP_constu, 1, DW_OP_stack_value))
  call void @llvm.my.md(metadata !1)
  %r = call i64 @llvm.read_register.i64(metadata !2)
  %s = call float @llvm.experimental.constrained.fadd.f32(float 1.0, float 2.0, metadata !"round.dynamic", metadata !"fpexcept.strict") #3
  ret void
}

declare i64 @llvm.read_register.i64(metadata)
declare float @llvm.experimental.constrained.fadd.f32(float, float, metadata, metadata)
declare token @llvm.experimental.convergence.anchor()

attributes #0 = { nounwind }
attributes #1 = { "thunk" }
attributes #2 = { convergent }
attributes #3 = { strictfp }

!0 = !{i64 1, i64 2}
!1 = distinct !{}
!2 = !{!"rsp"}
