; Attachments of the kinds LLVM itself knows, in an order it will sort, and
; of kinds it does not know, which keep theirs.
target triple = "aarch64-unknown-linux-gnu"

@g = global i32 0, !section_prefix !20, !vcall_visibility !1, !type !2, !implicit.ref !3, !zebra !0, !associated !3, !exclude !0
@vt = constant [2 x ptr] zeroinitializer, !vcall_visibility !1, !type !2, !type !4
@other = global i32 1

declare !callback !6 void @broker(ptr, ptr)
declare !zebra !0 !apple !0 !zebra !1 void @kinds()

define void @f(ptr %p, i32 %x) !pcsections !8 !kcfi_type !9 !section_prefix !20 {
entry:
  %a = load i32, ptr %p, align 4, !zz !0, !llvm.access.group !10, !aa !0, !tbaa !11, !mmra !13, !noundef !0, !pcsections !8, !invariant.group !0, !range !14
  %b = call ptr @alloc(i64 4), !alloc_token !15, !callsite !16, !memprof !17, !srcloc !1, !annotation !18, !heapallocsite !0
  %i = inttoptr i64 5 to ptr, !nofree !0
  store ptr %b, ptr %p, align 8, !captures !19, !llvm.mem.parallel_loop_access !0
  call void %b(), !callee_type !21, !callees !3, !prof !22
  %s = alloca i8, align 1, !coro.outside.frame !0
  br label %entry2, !llvm.loop !23, !irr_loop !24

entry2:
  ret void
}

declare ptr @alloc(i64)

!0 = !{}
!1 = !{i64 1}
!2 = !{i64 0, !"_ZTS1A"}
!3 = !{ptr @other}
!4 = !{i64 8, !5}
!5 = distinct !{}
!6 = !{!7}
!7 = !{i64 0, i64 1, i1 false}
!8 = !{!"section_a", !{i64 10}, !"section_b"}
!9 = !{i32 7}
!10 = distinct !{}
!11 = !{!12, !12, i64 0}
!12 = !{!"scalar", !29, i64 0}
!29 = !{!"root"}
!13 = !{!"tag", !"value"}
!14 = !{i32 0, i32 5}
!15 = !{!"type", i1 false}
!16 = !{i64 99}
!17 = !{!25}
!18 = !{!"a", !"b"}
!19 = !{!"address", !"read_provenance"}
!20 = !{!"section_prefix", !"hot"}
!21 = !{!26}
!22 = !{!"VP", i32 0, i64 10, i64 1, i64 10}
!23 = distinct !{!23, !27}
!24 = !{!"loop_header_weight", i64 100}
!25 = !{!28, !"notcold"}
!26 = !{i64 0, !"_ZTSFvvE.generalized"}
!27 = !{!"llvm.loop.parallel_accesses", !10}
!28 = !{i64 5, i64 6}
