; ModuleID = 'atomics.c'
source_filename = "atomics.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.pair = type { i32, i32 }
%struct.atomic_flag = type { i8 }

@.str = private unnamed_addr constant [11 x i8] c"rmw %d %d\0A\00", align 1
@counter = internal global i32 0, align 4
@.str.1 = private unnamed_addr constant [12 x i8] c"real %g %g\0A\00", align 1
@.str.2 = private unnamed_addr constant [12 x i8] c"pair %d %d\0A\00", align 1
@.str.3 = private unnamed_addr constant [9 x i8] c"flag %d\0A\00", align 1
@__const.main.cells = private unnamed_addr constant [4 x i32] [i32 1, i32 2, i32 3, i32 4], align 16
@__const.main.more = private unnamed_addr constant [4 x i32] [i32 10, i32 20, i32 30, i32 40], align 16
@where = internal global ptr null, align 8
@.str.4 = private unnamed_addr constant [13 x i8] c"where %d %d\0A\00", align 1
@.str.5 = private unnamed_addr constant [13 x i8] c"asm %016llx\0A\00", align 1
@.str.6 = private unnamed_addr constant [15 x i8] c"jump %d %d %d\0A\00", align 1
@.str.7 = private unnamed_addr constant [9 x i8] c"poke %d\0A\00", align 1
@byte = internal global i8 0, align 1
@real = internal global double 0.000000e+00, align 8
@both = internal global %struct.pair zeroinitializer, align 8
@plain = internal unnamed_addr global %struct.pair { i32 1, i32 2 }, align 8
@flag = internal global %struct.atomic_flag zeroinitializer, align 1
@device = internal global i32 0, align 4

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 {
entry:
  %cells = alloca [4 x i32], align 16
  %call = tail call fastcc i32 @rmw()
  %0 = load atomic i32, ptr @counter seq_cst, align 4
  %call1 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %call, i32 noundef %0)
  %call2 = tail call fastcc double @add_real(double noundef 1.500000e+00)
  %call3 = tail call fastcc double @add_real(double noundef -2.500000e-01)
  %call4 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, double noundef %call2, double noundef %call3)
  %call5 = tail call fastcc i32 @swap_pair(i32 noundef 3, i32 noundef 4)
  %call6 = tail call fastcc i32 @swap_pair(i32 noundef 5, i32 noundef 6)
  %call7 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %call5, i32 noundef %call6)
  %call8 = tail call fastcc i32 @locked()
  %call9 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i32 noundef %call8)
  call void @llvm.lifetime.start.p0(ptr nonnull %cells) #11
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %cells, ptr noundef nonnull align 16 dereferenceable(16) @__const.main.cells, i64 16, i1 false)
  store ptr %cells, ptr @where, align 8, !tbaa !9
  %1 = atomicrmw add ptr @where, i64 8 seq_cst, align 8
  %2 = inttoptr i64 %1 to ptr
  %3 = load i32, ptr %2, align 4, !tbaa !5
  %add = add nsw i32 %3, 5
  store i32 %add, ptr %2, align 4, !tbaa !5
  %4 = load atomic i64, ptr @where acquire, align 8
  %5 = inttoptr i64 %4 to ptr
  %6 = load i32, ptr %5, align 4, !tbaa !5
  %7 = load i32, ptr %cells, align 16, !tbaa !5
  %call12 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, i32 noundef %6, i32 noundef %7)
  %call13 = call fastcc i64 @assembly()
  %call14 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i64 noundef %call13)
  %call15 = call fastcc i32 @jump(i32 noundef 5)
  %call16 = call fastcc i32 @jump(i32 noundef -5)
  %call17 = call fastcc i32 @jump(i32 noundef 0)
  %call18 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, i32 noundef %call15, i32 noundef %call16, i32 noundef %call17)
  %call21 = call fastcc i32 @poke(ptr noundef %cells, ptr noundef @__const.main.more)
  %call22 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %call21)
  call void @llvm.lifetime.end.p0(ptr nonnull %cells) #11
  ret i32 0
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #1

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc i32 @rmw() unnamed_addr #2 {
entry:
  %0 = atomicrmw add ptr @counter, i32 12 monotonic, align 4
  %1 = atomicrmw sub ptr @counter, i32 3 acquire, align 4
  %xor = xor i32 %1, %0
  %2 = atomicrmw or ptr @counter, i32 8 release, align 4
  %xor5 = xor i32 %xor, %2
  %3 = atomicrmw and ptr @counter, i32 -2 acq_rel, align 4
  %xor8 = xor i32 %xor5, %3
  %4 = atomicrmw xor ptr @counter, i32 85 seq_cst, align 4
  %xor11 = xor i32 %xor8, %4
  %5 = atomicrmw xchg ptr @counter, i32 %xor11 seq_cst, align 4
  %6 = atomicrmw nand ptr @counter, i32 15 seq_cst, align 4
  %7 = atomicrmw min ptr @counter, i32 5 monotonic, align 4
  %8 = atomicrmw max ptr @counter, i32 50 monotonic, align 4
  %9 = xor i32 %5, %6
  %10 = xor i32 %9, %7
  %11 = xor i32 %10, %8
  %xor23 = xor i32 %11, %xor11
  %12 = atomicrmw add ptr @byte, i8 -56 seq_cst, align 1
  %atomic-load = load atomic i8, ptr @byte seq_cst, align 1, !tbaa !9
  %conv = zext i8 %atomic-load to i32
  %add = add nsw i32 %xor23, %conv
  ret i32 %add
}

; Function Attrs: nofree noinline norecurse nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc double @add_real(double noundef %d) unnamed_addr #3 {
entry:
  %0 = load atomic i64, ptr @real seq_cst, align 8
  %1 = bitcast i64 %0 to double
  br label %while.cond

while.cond:                                       ; preds = %while.cond, %entry
  %old.0 = phi double [ %1, %entry ], [ %old.1, %while.cond ]
  %add = fadd double %d, %old.0
  %2 = bitcast double %old.0 to i64
  %3 = bitcast double %add to i64
  %4 = cmpxchg weak ptr @real, i64 %2, i64 %3 release monotonic, align 8
  %5 = extractvalue { i64, i1 } %4, 1
  %6 = extractvalue { i64, i1 } %4, 0
  %7 = bitcast i64 %6 to double
  %old.1 = select i1 %5, double %old.0, double %7
  br i1 %5, label %while.end, label %while.cond, !llvm.loop !10

while.end:                                        ; preds = %while.cond
  %atomic-load = load atomic double, ptr @real seq_cst, align 8, !tbaa !9
  ret double %atomic-load
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc i32 @swap_pair(i32 noundef range(i32 3, 6) %a, i32 noundef range(i32 4, 7) %b) unnamed_addr #2 {
entry:
  %0 = load atomic i64, ptr @both acquire, align 8
  %want.sroa.5.0.insert.ext15 = zext nneg i32 %b to i64
  %want.sroa.5.0.insert.shift16 = shl nuw nsw i64 %want.sroa.5.0.insert.ext15, 32
  %want.sroa.0.0.insert.ext12 = zext nneg i32 %a to i64
  %want.sroa.0.0.insert.insert14 = or disjoint i64 %want.sroa.5.0.insert.shift16, %want.sroa.0.0.insert.ext12
  %1 = cmpxchg ptr @both, i64 %0, i64 %want.sroa.0.0.insert.insert14 seq_cst seq_cst, align 8
  %2 = extractvalue { i64, i1 } %1, 1
  %3 = extractvalue { i64, i1 } %1, 0
  %old.sroa.6.0.in = lshr i64 %3, 32
  %old.sroa.6.0 = trunc nuw i64 %old.sroa.6.0.in to i32
  %old.sroa.0.0 = trunc i64 %3 to i32
  %conv = zext i1 %2 to i32
  store atomic i64 %want.sroa.0.0.insert.insert14, ptr @plain seq_cst, align 8
  %mul = mul nsw i32 %old.sroa.0.0, 10
  %mul5 = mul nsw i32 %old.sroa.6.0, 100
  %4 = load i32, ptr getelementptr inbounds nuw (i8, ptr @plain, i64 4), align 4, !tbaa !13
  %add = add i32 %4, %conv
  %add6 = add i32 %add, %mul
  %add7 = add i32 %add6, %mul5
  ret i32 %add7
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn uwtable
define internal fastcc range(i32 0, 4) i32 @locked() unnamed_addr #4 {
entry:
  %0 = atomicrmw xchg ptr @flag, i8 1 seq_cst, align 1
  %1 = atomicrmw xchg ptr @flag, i8 1 acquire, align 1
  %2 = and i8 %1, 1
  store atomic i8 0, ptr @flag seq_cst, align 1
  fence seq_cst
  fence syncscope("singlethread") acq_rel
  %3 = shl i8 %0, 1
  %4 = and i8 %3, 2
  %add6 = or disjoint i8 %4, %2
  %add = zext nneg i8 %add6 to i32
  ret i32 %add
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #5

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #6

; Function Attrs: noinline nounwind uwtable
define internal fastcc i64 @assembly() unnamed_addr #7 {
entry:
  %mem = alloca i32, align 4
  %0 = tail call { i64, i64 } asm "mulq $3", "={dx},={ax},{ax},r,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 -81985529216486896, i64 -81985529216486896) #12, !srcloc !15
  %asmresult = extractvalue { i64, i64 } %0, 0
  %asmresult1 = extractvalue { i64, i64 } %0, 1
  %1 = tail call i64 asm sideeffect "", "=r,0,~{memory},~{dirflag},~{fpsr},~{flags}"(i64 %asmresult1) #11, !srcloc !16
  %conv = trunc i64 %asmresult to i32
  %2 = tail call i32 asm "$(addl $1, $0$|add $0, $1$)", "=r,r,0,~{flags},~{dirflag},~{fpsr},~{flags}"(i32 %conv, i32 305419896) #12, !srcloc !17
  %3 = tail call { i8, i64 } asm "addq $2, $1", "={@ccc},=r,er,1,~{dirflag},~{fpsr},~{flags}"(i64 -81985529216486896, i64 %1) #12, !srcloc !18
  %asmresult2 = extractvalue { i8, i64 } %3, 0
  %asmresult3 = extractvalue { i8, i64 } %3, 1
  %4 = icmp ult i8 %asmresult2, 2
  tail call void @llvm.assume(i1 %4)
  %5 = tail call i8 asm "movb ${1:b}, $0", "=q,Q,~{dirflag},~{fpsr},~{flags}"(i32 %2) #12, !srcloc !19
  call void @llvm.lifetime.start.p0(ptr nonnull %mem) #11
  store i32 5, ptr %mem, align 4, !tbaa !5
  call void asm sideeffect "addl $1, $0", "=*m,i,*m,~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i32) %mem, i32 37, ptr nonnull elementtype(i32) %mem) #11, !srcloc !20
  %conv4 = zext i32 %2 to i64
  %conv6 = zext i8 %5 to i64
  %loadedv = zext nneg i8 %asmresult2 to i64
  %shl = shl nuw nsw i64 %loadedv, 40
  %6 = load i32, ptr %mem, align 4, !tbaa !5
  %conv10 = zext i32 %6 to i64
  %7 = xor i64 %asmresult3, %conv4
  %8 = xor i64 %7, %conv6
  %9 = xor i64 %8, %shl
  %10 = xor i64 %9, %conv10
  %xor11 = xor i64 %10, %asmresult
  call void @llvm.lifetime.end.p0(ptr nonnull %mem) #11
  ret i64 %xor11
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc range(i32 -1, 2) i32 @jump(i32 noundef range(i32 -5, 6) %x) unnamed_addr #7 {
entry:
  callbr void asm sideeffect "testl $0, $0\0A\09js ${1:l}\0A\09jz ${2:l}", "r,!i,!i,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %x) #11
          to label %return [label %negative, label %zero], !srcloc !21

negative:                                         ; preds = %entry
  br label %return

zero:                                             ; preds = %entry
  br label %return

return:                                           ; preds = %entry, %zero, %negative
  %retval.0 = phi i32 [ 0, %zero ], [ -1, %negative ], [ 1, %entry ]
  ret i32 %retval.0
}

; Function Attrs: nofree noinline norecurse nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define internal fastcc i32 @poke(ptr noalias noundef nonnull captures(none) %a, ptr noalias noundef nonnull readonly captures(none) %b) unnamed_addr #8 {
entry:
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body
  %0 = load volatile i32, ptr @device, align 4, !tbaa !5
  %cmp7 = icmp sgt i32 %0, 100
  br i1 %cmp7, label %cond.end, label %cond.false, !prof !22

for.body:                                         ; preds = %entry, %for.body
  %indvars.iv = phi i64 [ 0, %entry ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %b, i64 %indvars.iv
  tail call void @llvm.prefetch.p0(ptr nonnull %arrayidx, i32 0, i32 1, i32 1)
  %1 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %arrayidx4 = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %2 = load i32, ptr %arrayidx4, align 4, !tbaa !5
  %add = add nsw i32 %2, %1
  store i32 %add, ptr %arrayidx4, align 4, !tbaa !5
  store volatile i32 %add, ptr @device, align 4, !tbaa !5
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, 4
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !23

cond.false:                                       ; preds = %for.cond.cleanup
  %3 = load volatile i32, ptr @device, align 4, !tbaa !5
  br label %cond.end

cond.end:                                         ; preds = %for.cond.cleanup, %cond.false
  %cond = phi i32 [ %3, %cond.false ], [ -1, %for.cond.cleanup ]
  ret i32 %cond
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.prefetch.p0(ptr readonly captures(none), i32 immarg, i32 immarg, i32 immarg) #10

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nofree noinline norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree noinline norecurse nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree noinline norecurse nounwind willreturn uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { noinline nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nofree noinline norecurse nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #10 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #11 = { nounwind }
attributes #12 = { nounwind memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}
!llvm.errno.tbaa = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = !{!7, !7, i64 0}
!10 = distinct !{!10, !11, !12}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.unroll.disable"}
!13 = !{!14, !6, i64 4}
!14 = !{!"pair", !6, i64 0, !6, i64 4}
!15 = !{i64 2126}
!16 = !{i64 2202}
!17 = !{i64 2241}
!18 = !{i64 2335}
!19 = !{i64 2419}
!20 = !{i64 2496}
!21 = !{i64 2698, i64 2713, i64 2732}
!22 = !{!"branch_weights", !"expected", i32 1, i32 2000}
!23 = distinct !{!23, !11, !12}
