; Metadata that is not debug information: tuples, strings, named metadata with
; odd names, cycles, distinct nodes, forward references, attachments everywhere.
@g = global i32 0, !type !0, !odd.name !1
@h = external global i32, !absolute_symbol !2
@i = constant i32 1, align 4, !exclude !3, !type !4, !type !5

declare !decl !6 void @declared(ptr)
declare !a !3 !b !3 ptr @declared2()

define void @f(ptr %p, i32 %x, i1 %c) !prof !7 !kcfi_type !8 !func_sanitize !9 !odd\2Dname !3 !-$.x !3 {
  %1 = load i32, ptr %p, align 4, !tbaa !10, !alias.scope !14, !noalias !17
  %2 = add i32 %1, %x, !custom !{}, !custom.two !{!"inline", i32 7, !3, null, ptr @g}
  store i32 %2, ptr %p, align 4, !tbaa !11, !nosanitize !3, !nontemporal !18
  %3 = load ptr, ptr %p, align 8, !nonnull !3, !noundef !3, !dereferenceable !19, !dereferenceable_or_null !19, !align !19, !invariant.group !20
  %4 = load i8, ptr %p, align 1, !range !21, !noalias.addrspace !22, !invariant.load !3
  %5 = load float, ptr %p, align 4, !nofpclass !23
  %6 = fdiv float %5, 3.0, !fpmath !24
  %7 = call ptr %3(i32 %2), !callees !25, !heapallocsite !3
  %8 = call i32 @callee(ptr %p), !prof !26, !range !27, !annotation !28, !memprof !29, !callsite !32
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %3, i64 16, i1 false), !tbaa.struct !33
  %9 = getelementptr i8, ptr %p, i64 1, !llvm.preserve.access.index !3
  %10 = icmp eq ptr %9, null, !make.implicit !3
  br i1 %c, label %then, label %end, !prof !34, !unpredictable !3, !make.implicit !3

then:
  %11 = atomicrmw fadd ptr %p, float 1.0 monotonic, align 4, !mmra !35, !amdgpu.no.fine.grained.memory !3
  br label %end, !llvm.loop !36

end:
  %s = select i1 %c, i32 1, i32 2, !prof !34
  ret void, !annotation !28, !custom !3
}

declare i32 @callee(ptr)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)

; Named metadata: shared, empty, repeated elements, before and after the nodes.
!llvm.ident = !{!40, !40, !41}
!llvm.module.flags = !{!42, !43, !44, !45, !46, !47, !48, !49}
!empty = !{}
!odd\20name\22\5C = !{!3}
!_-.$ok = !{!0, !1}
!llvm.linker.options = !{!50}
!llvm.dependent-libraries = !{!51}
!\31digit = !{!3}


!0 = !{i64 0, !"type one"}
!1 = !{!"string", !"", !"esc \22\5C\0A\00\FF \C3\A9", null, i1 true, float 1.5, ptr @g, ptr @f, !2, !"unicode é raw"}
!2 = !{i64 0, i64 18446744073709551615}
!3 = !{}
!4 = !{i64 8, !5}
!5 = distinct !{}
!6 = !{!6, !13, !12}
!7 = !{!"function_entry_count", i64 -1}
!8 = !{i32 -5}
!9 = !{i32 -1056584962, ptr @g}
!10 = !{!12, !12, i64 0}
!11 = !{!13, !12, i64 4, i1 false}
!12 = !{!"int", !15, i64 0}
!13 = !{!"S", !12, i64 0, !12, i64 4}
!14 = !{!16}
!15 = !{!"omnipotent char", !52}
!16 = distinct !{!16, !53, !"scope"}
!17 = !{!54, !16}
!18 = !{i32 1}
!19 = !{i64 16}
!20 = !{!"group"}
!21 = !{i8 0, i8 10, i8 20, i8 -1}
!22 = !{i32 5, i32 6}
!23 = !{i32 3}
!24 = !{float 2.5}
!25 = !{ptr @declared, ptr @declared2}
!26 = !{!"VP", i32 0, i64 100, i64 123, i64 60}
!27 = !{i32 1, i32 0}
!28 = !{!"auto-init", !55}
!29 = !{!30}
!30 = !{!31, !"cold"}
!31 = !{i64 123, i64 456}
!32 = !{i64 123}
!33 = !{i64 0, i64 4, !10, i64 4, i64 4, !10}
!34 = !{!"branch_weights", !"expected", i32 1, i32 2000}
!35 = !{!56, !57}
!36 = distinct !{!36, !37, !38, !39}
!37 = !{!"llvm.loop.mustprogress"}
!38 = !{!"llvm.loop.vectorize.width", i32 4}
!39 = !{!"llvm.loop.vectorize.followup_all", !36}
!40 = !{!"a producer (1.2.3)"}
!41 = !{!"another"}
!42 = !{i32 1, !"wchar_size", i32 4}
!43 = !{i32 8, !"PIC Level", i32 2}
!44 = !{i32 7, !"uwtable", i32 2}
!45 = !{i32 2, !"strings", !"value"}
!46 = !{i32 5, !"append", !58}
!47 = !{i32 6, !"append.unique", !58}
!48 = !{i32 4, !"override", i32 1}
!49 = !{i32 3, !"require", !59}
!50 = !{!"-lm", !"-Bstatic"}
!51 = !{!"m"}
!52 = !{!"Simple C/C++ TBAA"}
!53 = distinct !{!53, !"domain"}
!54 = distinct !{!54, !53}
!55 = !{!"tuple", !"annotation"}
!56 = !{!"scope", !"a"}
!57 = !{!"amdgpu-as", !"local"}
!58 = !{!3}
!59 = !{!"PIC Level", i32 2}
!100 = !{!"a gap in the numbers and nobody uses me"}
!200 = distinct !{!"nor me", !100}
