; What clang 15 to 21 print and LLVM 22 reads by upgrading it: old memory and
; capture attributes, old intrinsic signatures and names, old module flags.
target triple = "x86_64-unknown-linux-gnu"

declare void @a(ptr nocapture, ptr nocapture readonly) readnone
declare void @b(ptr nocapture noundef writeonly) argmemonly writeonly
declare void @c() inaccessiblememonly
declare void @d() inaccessiblemem_or_argmemonly readonly
declare void @e(ptr nocapture) #0
declare void @f() #1

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #2
declare void @llvm.lifetime.end.p0(i64, ptr nocapture)
declare <4 x i32> @llvm.experimental.vector.extract.v4i32.nxv4i32(<vscale x 4 x i32>, i64)
declare <4 x i32> @llvm.masked.load.v4i32.p0(ptr, i32, <4 x i1>, <4 x i32>)
declare void @llvm.masked.store.v4i32.p0(<4 x i32>, ptr, i32, <4 x i1>)
declare i64 @llvm.objectsize.i64(ptr, i1)
declare i32 @llvm.ctlz.i32(i32)
declare <2 x i64> @llvm.x86.sse41.pmuldq(<4 x i32>, <4 x i32>)
declare void @llvm.memcpy.p0i8.p0i8.i64(ptr, ptr, i64, i1)
declare ptr @llvm.launder.invariant.group.p0(ptr)

define i32 @calls(ptr %p, <vscale x 4 x i32> %v, <4 x i32> %w) {
  %a = alloca i32
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %a) readnone
  %e = call <4 x i32> @llvm.experimental.vector.extract.v4i32.nxv4i32(<vscale x 4 x i32> %v, i64 0)
  %l = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr nocapture %p, i32 4, <4 x i1> splat (i1 true), <4 x i32> poison)
  call void @llvm.masked.store.v4i32.p0(<4 x i32> %e, ptr %p, i32 16, <4 x i1> <i1 true, i1 false, i1 true, i1 false>)
  %o = call i64 @llvm.objectsize.i64(ptr %p, i1 true)
  %z = call i32 @llvm.ctlz.i32(i32 5)
  %m = call <2 x i64> @llvm.x86.sse41.pmuldq(<4 x i32> %w, <4 x i32> %l)
  call void @llvm.memcpy.p0i8.p0i8.i64(ptr nocapture %p, ptr nocapture readonly %a, i64 4, i1 false)
  call void @a(ptr %p, ptr nocapture %p) argmemonly readonly
  store i32 1, ptr %p, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(i64 -1, ptr %a)
  br label %next, !llvm.loop !5
next:
  ret i32 %z
}

attributes #0 = { argmemonly nofree nounwind readonly willreturn }
attributes #1 = { readnone inaccessiblememonly "frame-pointer"="all" "unsafe-fp-math"="false" "no-frame-pointer-elim"="true" }
attributes #2 = { argmemonly mustprogress nocallback nofree nosync nounwind willreturn }

!llvm.module.flags = !{!0, !1, !2}
!0 = !{i32 1, !"PIC Level", i32 2}
!1 = !{i32 1, !"branch-target-enforcement", i32 1}
!2 = !{i32 1, !"wchar_size", i32 4}
!3 = !{!"int", !4}
!4 = !{!"root"}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.vectorizer.width", i32 4}
