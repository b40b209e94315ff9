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
@llvm.used = appending global [1 x ptr] [ptr @msan.module_ctor], section "llvm.metadata"
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 0, ptr @msan.module_ctor, ptr null }]
@__msan_va_arg_tls = external thread_local(initialexec) global [100 x i64]
@__msan_va_arg_overflow_size_tls = external thread_local(initialexec) global i64

; Function Attrs: nounwind sanitize_memory uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 {
entry:
  %cells = alloca [4 x i32], align 16
  %call = tail call fastcc noundef i32 @rmw()
  %0 = load atomic i32, ptr @counter seq_cst, align 4
  %_msld = load i32, ptr inttoptr (i64 xor (i64 ptrtoint (ptr @counter to i64), i64 87960930222080) to ptr), align 4
  store i32 0, ptr getelementptr inbounds nuw (i8, ptr @__msan_va_arg_tls, i64 8), align 8
  store i32 %_msld, ptr getelementptr inbounds nuw (i8, ptr @__msan_va_arg_tls, i64 16), align 8
  store i64 0, ptr @__msan_va_arg_overflow_size_tls, align 8
  %_mscmp.not = icmp eq i32 %_msld, 0
  br i1 %_mscmp.not, label %2, label %1, !prof !10

1:                                                ; preds = %entry
  call void @__msan_warning_noreturn() #10
  unreachable

2:                                                ; preds = %entry
  %call1 = tail call noundef i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %call, i32 noundef %0)
  %call2 = tail call fastcc noundef double @add_real(double noundef 1.500000e+00)
  %call3 = tail call fastcc noundef double @add_real(double noundef -2.500000e-01)
  store i64 0, ptr getelementptr inbounds nuw (i8, ptr @__msan_va_arg_tls, i64 48), align 8
  store i64 0, ptr getelementptr inbounds nuw (i8, ptr @__msan_va_arg_tls, i64 64), align 8
  store i64 0, ptr @__msan_va_arg_overflow_size_tls, align 8
  %call4 = tail call noundef i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, double noundef %call2, double noundef %call3)
  %call5 = tail call fastcc noundef i32 @swap_pair(i32 noundef 3, i32 noundef 4)
  %call6 = tail call fastcc noundef i32 @swap_pair(i32 noundef 5, i32 noundef 6)
  store i32 0, ptr getelementptr inbounds nuw (i8, ptr @__msan_va_arg_tls, i64 8), align 8
  store i32 0, ptr getelementptr inbounds nuw (i8, ptr @__msan_va_arg_tls, i64 16), align 8
  store i64 0, ptr @__msan_va_arg_overflow_size_tls, align 8
  %call7 = tail call noundef i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %call5, i32 noundef %call6)
  %call8 = tail call fastcc noundef i32 @locked()
  store i32 0, ptr getelementptr inbounds nuw (i8, ptr @__msan_va_arg_tls, i64 8), align 8
  store i64 0, ptr @__msan_va_arg_overflow_size_tls, align 8
  %call9 = tail call noundef i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i32 noundef %call8)
  call void @llvm.lifetime.start.p0(ptr nonnull %cells) #11
  %3 = ptrtoint ptr %cells to i64
  %4 = xor i64 %3, 87960930222080
  %5 = inttoptr i64 %4 to ptr
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %5, i8 -1, i64 16, i1 false)
  %6 = call ptr @__msan_memcpy(ptr nonnull %cells, ptr nonnull @__const.main.cells, i64 16) #11
  store i64 0, ptr inttoptr (i64 xor (i64 ptrtoint (ptr @where to i64), i64 87960930222080) to ptr), align 8
  store ptr %cells, ptr @where, align 8, !tbaa !11
  store i64 0, ptr inttoptr (i64 xor (i64 ptrtoint (ptr @where to i64), i64 87960930222080) to ptr), align 8
  %7 = atomicrmw add ptr @where, i64 8 seq_cst, align 8
  %8 = inttoptr i64 %7 to ptr
  %9 = load i32, ptr %8, align 4, !tbaa !6
  %add = add nsw i32 %9, 5
  store i32 %add, ptr %8, align 4, !tbaa !6
  %10 = load atomic i64, ptr @where acquire, align 8
  %_msld24 = load i64, ptr inttoptr (i64 xor (i64 ptrtoint (ptr @where to i64), i64 87960930222080) to ptr), align 8
  %_mscmp27.not = icmp eq i64 %_msld24, 0
  br i1 %_mscmp27.not, label %12, label %11, !prof !10

11:                                               ; preds = %2
  call void @__msan_warning_noreturn() #10
  unreachable

12:                                               ; preds = %2
  %13 = inttoptr i64 %10 to ptr
  %14 = load i32, ptr %13, align 4, !tbaa !6
  %15 = xor i64 %10, 87960930222080
  %16 = inttoptr i64 %15 to ptr
  %_msld25 = load i32, ptr %16, align 4
  %17 = load i32, ptr %cells, align 16, !tbaa !6
  %_msld26 = load i32, ptr %5, align 16
  store i32 %_msld25, ptr getelementptr inbounds nuw (i8, ptr @__msan_va_arg_tls, i64 8), align 8
  store i32 %_msld26, ptr getelementptr inbounds nuw (i8, ptr @__msan_va_arg_tls, i64 16), align 8
  store i64 0, ptr @__msan_va_arg_overflow_size_tls, align 8
  %18 = or i32 %_msld25, %_msld26
  %_msor.not = icmp eq i32 %18, 0
  br i1 %_msor.not, label %20, label %19, !prof !10

19:                                               ; preds = %12
  call void @__msan_warning_noreturn() #10
  unreachable

20:                                               ; preds = %12
  %call12 = call noundef i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, i32 noundef %14, i32 noundef %17)
  %call13 = call fastcc noundef i64 @assembly()
  store i64 0, ptr getelementptr inbounds nuw (i8, ptr @__msan_va_arg_tls, i64 8), align 8
  store i64 0, ptr @__msan_va_arg_overflow_size_tls, align 8
  %call14 = call noundef i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i64 noundef %call13)
  %call15 = call fastcc noundef i32 @jump(i32 noundef 5)
  %call16 = call fastcc noundef i32 @jump(i32 noundef -5)
  %call17 = call fastcc noundef i32 @jump(i32 noundef 0)
  store i32 0, ptr getelementptr inbounds nuw (i8, ptr @__msan_va_arg_tls, i64 8), align 8
  store i32 0, ptr getelementptr inbounds nuw (i8, ptr @__msan_va_arg_tls, i64 16), align 8
  store i32 0, ptr getelementptr inbounds nuw (i8, ptr @__msan_va_arg_tls, i64 24), align 8
  store i64 0, ptr @__msan_va_arg_overflow_size_tls, align 8
  %call18 = call noundef i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, i32 noundef %call15, i32 noundef %call16, i32 noundef %call17)
  %call21 = call fastcc noundef i32 @poke(ptr noundef %cells, ptr noundef @__const.main.more)
  store i32 0, ptr getelementptr inbounds nuw (i8, ptr @__msan_va_arg_tls, i64 8), align 8
  store i64 0, ptr @__msan_va_arg_overflow_size_tls, align 8
  %call22 = call noundef i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %call21)
  call void @llvm.lifetime.end.p0(ptr nonnull %cells) #11
  ret i32 0
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #1

; Function Attrs: mustprogress nofree noinline norecurse nounwind sanitize_memory willreturn uwtable
define internal fastcc noundef i32 @rmw() unnamed_addr #2 {
entry:
  store i32 0, ptr inttoptr (i64 xor (i64 ptrtoint (ptr @counter to i64), i64 87960930222080) to ptr), align 4
  %0 = atomicrmw add ptr @counter, i32 12 release, align 4
  store i32 0, ptr inttoptr (i64 xor (i64 ptrtoint (ptr @counter to i64), i64 87960930222080) to ptr), align 4
  %1 = atomicrmw sub ptr @counter, i32 3 acq_rel, align 4
  %xor = xor i32 %1, %0
  store i32 0, ptr inttoptr (i64 xor (i64 ptrtoint (ptr @counter to i64), i64 87960930222080) to ptr), align 4
  %2 = atomicrmw or ptr @counter, i32 8 release, align 4
  %xor5 = xor i32 %xor, %2
  store i32 0, ptr inttoptr (i64 xor (i64 ptrtoint (ptr @counter to i64), i64 87960930222080) to ptr), align 4
  %3 = atomicrmw and ptr @counter, i32 -2 acq_rel, align 4
  %xor8 = xor i32 %xor5, %3
  store i32 0, ptr inttoptr (i64 xor (i64 ptrtoint (ptr @counter to i64), i64 87960930222080) to ptr), align 4
  %4 = atomicrmw xor ptr @counter, i32 85 seq_cst, align 4
  %xor11 = xor i32 %xor8, %4
  store i32 0, ptr inttoptr (i64 xor (i64 ptrtoint (ptr @counter to i64), i64 87960930222080) to ptr), align 4
  %5 = atomicrmw xchg ptr @counter, i32 %xor11 seq_cst, align 4
  store i32 0, ptr inttoptr (i64 xor (i64 ptrtoint (ptr @counter to i64), i64 87960930222080) to ptr), align 4
  %6 = atomicrmw nand ptr @counter, i32 15 seq_cst, align 4
  store i32 0, ptr inttoptr (i64 xor (i64 ptrtoint (ptr @counter to i64), i64 87960930222080) to ptr), align 4
  %7 = atomicrmw min ptr @counter, i32 5 release, align 4
  store i32 0, ptr inttoptr (i64 xor (i64 ptrtoint (ptr @counter to i64), i64 87960930222080) to ptr), align 4
  %8 = atomicrmw max ptr @counter, i32 50 release, align 4
  store i8 0, ptr inttoptr (i64 xor (i64 ptrtoint (ptr @byte to i64), i64 87960930222080) to ptr), align 1
  %9 = atomicrmw add ptr @byte, i8 -56 seq_cst, align 1
  %atomic-load = load atomic i8, ptr @byte seq_cst, align 1, !tbaa !11
  %_msld = load i8, ptr inttoptr (i64 xor (i64 ptrtoint (ptr @byte to i64), i64 87960930222080) to ptr), align 1
  %_mscmp.not = icmp eq i8 %_msld, 0
  br i1 %_mscmp.not, label %11, label %10, !prof !10

10:                                               ; preds = %entry
  call void @__msan_warning_noreturn() #10
  unreachable

11:                                               ; preds = %entry
  %12 = xor i32 %5, %6
  %13 = xor i32 %12, %7
  %14 = xor i32 %13, %8
  %xor23 = xor i32 %14, %xor11
  %conv = zext i8 %atomic-load to i32
  %add = add nsw i32 %xor23, %conv
  ret i32 %add
}

; Function Attrs: nofree noinline norecurse nounwind sanitize_memory uwtable
define internal fastcc noundef double @add_real(double noundef %d) unnamed_addr #3 {
entry:
  %0 = load atomic i64, ptr @real seq_cst, align 8
  %_msld = load i64, ptr inttoptr (i64 xor (i64 ptrtoint (ptr @real to i64), i64 87960930222080) to ptr), align 8
  %1 = bitcast i64 %0 to double
  %2 = icmp eq i64 %_msld, 0
  br label %while.cond

while.cond:                                       ; preds = %4, %entry
  %_msphi_s = phi i1 [ %2, %entry ], [ true, %4 ]
  %old.0 = phi double [ %1, %entry ], [ %old.1, %4 ]
  store i64 0, ptr inttoptr (i64 xor (i64 ptrtoint (ptr @real to i64), i64 87960930222080) to ptr), align 8
  br i1 %_msphi_s, label %4, label %3, !prof !10

3:                                                ; preds = %while.cond
  call void @__msan_warning_noreturn() #10
  unreachable

4:                                                ; preds = %while.cond
  %add = fadd double %d, %old.0
  %5 = bitcast double %add to i64
  %6 = bitcast double %old.0 to i64
  %7 = cmpxchg weak ptr @real, i64 %6, i64 %5 release monotonic, align 8
  %8 = extractvalue { i64, i1 } %7, 1
  %9 = extractvalue { i64, i1 } %7, 0
  %10 = bitcast i64 %9 to double
  %old.1 = select i1 %8, double %old.0, double %10
  br i1 %8, label %while.end, label %while.cond, !llvm.loop !12

while.end:                                        ; preds = %4
  %atomic-load = load atomic double, ptr @real seq_cst, align 8, !tbaa !11
  %_msld1 = load i64, ptr inttoptr (i64 xor (i64 ptrtoint (ptr @real to i64), i64 87960930222080) to ptr), align 8
  %_mscmp2.not = icmp eq i64 %_msld1, 0
  br i1 %_mscmp2.not, label %12, label %11, !prof !10

11:                                               ; preds = %while.end
  call void @__msan_warning_noreturn() #10
  unreachable

12:                                               ; preds = %while.end
  ret double %atomic-load
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind sanitize_memory willreturn uwtable
define internal fastcc noundef i32 @swap_pair(i32 noundef range(i32 3, 6) %a, i32 noundef range(i32 4, 7) %b) unnamed_addr #2 {
entry:
  %0 = load atomic i64, ptr @both acquire, align 8
  %_msld = load i64, ptr inttoptr (i64 xor (i64 ptrtoint (ptr @both to i64), i64 87960930222080) to ptr), align 8
  store i64 0, ptr inttoptr (i64 xor (i64 ptrtoint (ptr @both to i64), i64 87960930222080) to ptr), align 8
  %_mscmp.not = icmp eq i64 %_msld, 0
  br i1 %_mscmp.not, label %2, label %1, !prof !10

1:                                                ; preds = %entry
  call void @__msan_warning_noreturn() #10
  unreachable

2:                                                ; preds = %entry
  %want.sroa.5.0.insert.ext15 = zext nneg i32 %b to i64
  %want.sroa.5.0.insert.shift16 = shl nuw nsw i64 %want.sroa.5.0.insert.ext15, 32
  %want.sroa.0.0.insert.ext12 = zext nneg i32 %a to i64
  %want.sroa.0.0.insert.insert14 = or disjoint i64 %want.sroa.5.0.insert.shift16, %want.sroa.0.0.insert.ext12
  %3 = cmpxchg ptr @both, i64 %0, i64 %want.sroa.0.0.insert.insert14 seq_cst seq_cst, align 8
  store i64 0, ptr inttoptr (i64 xor (i64 ptrtoint (ptr @plain to i64), i64 87960930222080) to ptr), align 8
  store atomic i64 %want.sroa.0.0.insert.insert14, ptr @plain seq_cst, align 8
  %_msld19 = load i32, ptr inttoptr (i64 xor (i64 ptrtoint (ptr getelementptr inbounds nuw (i8, ptr @plain, i64 4) to i64), i64 87960930222080) to ptr), align 4
  %_mscmp22.not = icmp eq i32 %_msld19, 0
  br i1 %_mscmp22.not, label %5, label %4, !prof !10

4:                                                ; preds = %2
  call void @__msan_warning_noreturn() #10
  unreachable

5:                                                ; preds = %2
  %6 = extractvalue { i64, i1 } %3, 1
  %conv = zext i1 %6 to i32
  %add = add nuw nsw i32 %b, %conv
  %7 = extractvalue { i64, i1 } %3, 0
  %old.sroa.0.0 = trunc i64 %7 to i32
  %mul = mul nsw i32 %old.sroa.0.0, 10
  %add6 = add i32 %add, %mul
  %old.sroa.6.0.in = lshr i64 %7, 32
  %old.sroa.6.0 = trunc nuw i64 %old.sroa.6.0.in to i32
  %mul5 = mul nsw i32 %old.sroa.6.0, 100
  %add7 = add i32 %add6, %mul5
  ret i32 %add7
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind sanitize_memory willreturn uwtable
define internal fastcc noundef range(i32 0, 4) i32 @locked() unnamed_addr #2 {
  store i8 0, ptr inttoptr (i64 xor (i64 ptrtoint (ptr @flag to i64), i64 87960930222080) to ptr), align 1
  %1 = atomicrmw xchg ptr @flag, i8 1 seq_cst, align 1
  store i8 0, ptr inttoptr (i64 xor (i64 ptrtoint (ptr @flag to i64), i64 87960930222080) to ptr), align 1
  %2 = atomicrmw xchg ptr @flag, i8 1 acq_rel, align 1
  store i8 0, ptr inttoptr (i64 xor (i64 ptrtoint (ptr @flag to i64), i64 87960930222080) to ptr), align 1
  store atomic i8 0, ptr @flag seq_cst, align 1
  fence seq_cst
  fence syncscope("singlethread") acq_rel
  %3 = shl i8 %1, 1
  %4 = and i8 %3, 2
  %5 = and i8 %2, 1
  %add6 = or disjoint i8 %4, %5
  %add = zext nneg i8 %add6 to i32
  ret i32 %add
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #4

; Function Attrs: noinline nounwind sanitize_memory uwtable
define internal fastcc noundef i64 @assembly() unnamed_addr #5 {
  %mem = alloca i32, align 4
  %1 = tail call { i64, i64 } asm "mulq $3", "={dx},={ax},{ax},r,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 -81985529216486896, i64 -81985529216486896) #12, !srcloc !15
  %asmresult = extractvalue { i64, i64 } %1, 0
  %asmresult1 = extractvalue { i64, i64 } %1, 1
  %2 = tail call i64 asm sideeffect "", "=r,0,~{memory},~{dirflag},~{fpsr},~{flags}"(i64 %asmresult1) #11, !srcloc !16
  %conv = trunc i64 %asmresult to i32
  %3 = tail call i32 asm "$(addl $1, $0$|add $0, $1$)", "=r,r,0,~{flags},~{dirflag},~{fpsr},~{flags}"(i32 %conv, i32 305419896) #12, !srcloc !17
  %4 = tail call { i8, i64 } asm "addq $2, $1", "={@ccc},=r,er,1,~{dirflag},~{fpsr},~{flags}"(i64 -81985529216486896, i64 %2) #12, !srcloc !18
  %asmresult2 = extractvalue { i8, i64 } %4, 0
  %5 = icmp ult i8 %asmresult2, 2
  tail call void @llvm.assume(i1 %5)
  %6 = tail call i8 asm "movb ${1:b}, $0", "=q,Q,~{dirflag},~{fpsr},~{flags}"(i32 %3) #12, !srcloc !19
  call void @llvm.lifetime.start.p0(ptr nonnull %mem) #11
  %7 = ptrtoint ptr %mem to i64
  %8 = xor i64 %7, 87960930222080
  %9 = inttoptr i64 %8 to ptr
  store i32 0, ptr %9, align 4
  store i32 5, ptr %mem, align 4, !tbaa !6
  store i32 0, ptr %9, align 1
  call void asm sideeffect "addl $1, $0", "=*m,i,*m,~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i32) %mem, i32 37, ptr nonnull elementtype(i32) %mem) #11, !srcloc !20
  %10 = load i32, ptr %mem, align 4, !tbaa !6
  %_msld = load i32, ptr %9, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %mem) #11
  %_mscmp.not = icmp eq i32 %_msld, 0
  br i1 %_mscmp.not, label %12, label %11, !prof !10

11:                                               ; preds = %0
  call void @__msan_warning_noreturn() #10
  unreachable

12:                                               ; preds = %0
  %asmresult3 = extractvalue { i8, i64 } %4, 1
  %conv4 = zext i32 %3 to i64
  %13 = xor i64 %asmresult3, %conv4
  %conv6 = zext i8 %6 to i64
  %14 = xor i64 %13, %conv6
  %loadedv = zext nneg i8 %asmresult2 to i64
  %shl = shl nuw nsw i64 %loadedv, 40
  %15 = xor i64 %14, %shl
  %conv10 = zext i32 %10 to i64
  %16 = xor i64 %15, %conv10
  %xor11 = xor i64 %16, %asmresult
  ret i64 %xor11
}

; Function Attrs: noinline nounwind sanitize_memory uwtable
define internal fastcc noundef range(i32 -1, 2) i32 @jump(i32 noundef range(i32 -5, 6) %x) unnamed_addr #5 {
entry:
  callbr void asm sideeffect "testl $0, $0\0A\09js ${1:l}\0A\09jz ${2:l}", "r,!i,!i,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %x) #11
          to label %return [label %negative, label %zero], !srcloc !21

negative:                                         ; preds = %entry
  br label %return

zero:                                             ; preds = %entry
  br label %return

return:                                           ; preds = %negative, %zero, %entry
  %retval.0 = phi i32 [ 0, %zero ], [ -1, %negative ], [ 1, %entry ]
  ret i32 %retval.0
}

; Function Attrs: nofree noinline norecurse nounwind sanitize_memory uwtable
define internal fastcc noundef i32 @poke(ptr noalias noundef nonnull captures(none) %a, ptr noalias noundef nonnull readonly captures(none) %b) unnamed_addr #3 {
entry:
  br label %10

for.cond.cleanup:                                 ; preds = %10
  %0 = load volatile i32, ptr @device, align 4, !tbaa !6
  %_msld5 = load i32, ptr inttoptr (i64 xor (i64 ptrtoint (ptr @device to i64), i64 87960930222080) to ptr), align 4
  %1 = xor i32 %0, -2147483648
  %2 = xor i32 %_msld5, -1
  %3 = and i32 %1, %2
  %4 = or i32 %1, %_msld5
  %5 = icmp ugt i32 %3, -2147483548
  %6 = icmp ugt i32 %4, -2147483548
  %7 = xor i1 %5, %6
  br i1 %7, label %8, label %9, !prof !22

8:                                                ; preds = %for.cond.cleanup
  call void @__msan_warning_noreturn() #10
  unreachable

9:                                                ; preds = %for.cond.cleanup
  %cmp7 = icmp sgt i32 %0, 100
  br i1 %cmp7, label %cond.end.thread, label %cond.end, !prof !23

10:                                               ; preds = %10, %entry
  %indvars.iv = phi i64 [ 0, %entry ], [ %indvars.iv.next, %10 ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %b, i64 %indvars.iv
  tail call void @llvm.prefetch.p0(ptr nonnull %arrayidx, i32 0, i32 1, i32 1)
  %arrayidx4 = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %11 = load i32, ptr %arrayidx4, align 4, !tbaa !6
  %12 = load i32, ptr %arrayidx, align 4, !tbaa !6
  %add = add nsw i32 %11, %12
  %13 = ptrtoint ptr %arrayidx4 to i64
  %14 = xor i64 %13, 87960930222080
  %15 = inttoptr i64 %14 to ptr
  %_msld2 = load i32, ptr %15, align 4
  %16 = ptrtoint ptr %arrayidx to i64
  %17 = xor i64 %16, 87960930222080
  %18 = inttoptr i64 %17 to ptr
  %_msld = load i32, ptr %18, align 4
  %_msprop3 = or i32 %_msld2, %_msld
  store i32 %_msprop3, ptr %15, align 4
  store i32 %add, ptr %arrayidx4, align 4, !tbaa !6
  store i32 %_msprop3, ptr inttoptr (i64 xor (i64 ptrtoint (ptr @device to i64), i64 87960930222080) to ptr), align 4
  store volatile i32 %add, ptr @device, align 4, !tbaa !6
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, 4
  br i1 %exitcond.not, label %for.cond.cleanup, label %10, !llvm.loop !24

cond.end:                                         ; preds = %9
  %19 = load volatile i32, ptr @device, align 4, !tbaa !6
  %20 = icmp eq i32 %_msld5, 0
  br i1 %20, label %cond.end.thread, label %21, !prof !25

21:                                               ; preds = %cond.end
  call void @__msan_warning_noreturn() #10
  unreachable

cond.end.thread:                                  ; preds = %9, %cond.end
  %cond14 = phi i32 [ %19, %cond.end ], [ -1, %9 ]
  ret i32 %cond14
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.prefetch.p0(ptr readonly captures(none), i32 immarg, i32 immarg, i32 immarg) #7

declare void @__msan_init()

; Function Attrs: nounwind uwtable
define internal void @msan.module_ctor() #8 {
  call void @__msan_init() #11
  ret void
}

declare ptr @__msan_memcpy(ptr, ptr, i64)

declare void @__msan_warning_noreturn()

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #9

attributes #0 = { nounwind sanitize_memory uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nofree noinline norecurse nounwind sanitize_memory willreturn uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree noinline norecurse nounwind sanitize_memory uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { noinline nounwind sanitize_memory uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #7 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #8 = { nounwind uwtable "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" }
attributes #9 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #10 = { nomerge nounwind }
attributes #11 = { nounwind }
attributes #12 = { nounwind memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3, !4}
!llvm.ident = !{!5}
!llvm.errno.tbaa = !{!6}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 4, !"nosanitize_memory", i32 1}
!5 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = !{!"branch_weights", i32 1048575, i32 1}
!11 = !{!8, !8, i64 0}
!12 = distinct !{!12, !13, !14}
!13 = !{!"llvm.loop.mustprogress"}
!14 = !{!"llvm.loop.unroll.disable"}
!15 = !{i64 2126}
!16 = !{i64 2202}
!17 = !{i64 2241}
!18 = !{i64 2335}
!19 = !{i64 2419}
!20 = !{i64 2496}
!21 = !{i64 2698, i64 2713, i64 2732}
!22 = !{!"branch_weights", i32 1, i32 1048575}
!23 = !{!"branch_weights", !"expected", i32 1, i32 2000}
!24 = distinct !{!24, !13, !14}
!25 = !{!"branch_weights", i32 2147483647, i32 1}
