; ModuleID = 'objects.cpp'
source_filename = "objects.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%"struct.std::nothrow_t" = type { i8 }
%"struct.(anonymous namespace)::Ring" = type { [3 x i32], i32, i32 }

$__clang_call_terminate = comdat any

@_ZN12_GLOBAL__N_110per_threadE = internal thread_local unnamed_addr global i32 0, align 4
@.str = private unnamed_addr constant [12 x i8] c"attempt %d\0A\00", align 1
@_ZSt7nothrow = external global %"struct.std::nothrow_t", align 1
@_ZTIN12_GLOBAL__N_15ShapeE = internal constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTSN12_GLOBAL__N_15ShapeE }, align 8
@_ZTVN10__cxxabiv117__class_type_infoE = external global [0 x ptr]
@_ZTSN12_GLOBAL__N_15ShapeE = internal constant [23 x i8] c"N12_GLOBAL__N_15ShapeE\00", align 1
@_ZTIN12_GLOBAL__N_15NamedE = internal constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTSN12_GLOBAL__N_15NamedE }, align 8
@_ZTSN12_GLOBAL__N_15NamedE = internal constant [23 x i8] c"N12_GLOBAL__N_15NamedE\00", align 1
@.str.2 = private unnamed_addr constant [13 x i8] c"%s %g %s %d\0A\00", align 1
@.str.3 = private unnamed_addr constant [2 x i8] c"-\00", align 1
@_ZTIN12_GLOBAL__N_16SquareE = internal constant { ptr, ptr, i32, i32, ptr, i64, ptr, i64 } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2), ptr @_ZTSN12_GLOBAL__N_16SquareE, i32 0, i32 2, ptr @_ZTIN12_GLOBAL__N_15ShapeE, i64 2, ptr @_ZTIN12_GLOBAL__N_15NamedE, i64 2050 }, align 8
@_ZTVN10__cxxabiv121__vmi_class_type_infoE = external global [0 x ptr]
@_ZTSN12_GLOBAL__N_16SquareE = internal constant [24 x i8] c"N12_GLOBAL__N_16SquareE\00", align 1
@.str.4 = private unnamed_addr constant [10 x i8] c"alive %d\0A\00", align 1
@_ZN12_GLOBAL__N_15aliveE = internal unnamed_addr global i32 0, align 4
@_ZTIN12_GLOBAL__N_15ErrorE = internal constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSN12_GLOBAL__N_15ErrorE, ptr @_ZTISt9exception }, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global [0 x ptr]
@_ZTSN12_GLOBAL__N_15ErrorE = internal constant [23 x i8] c"N12_GLOBAL__N_15ErrorE\00", align 1
@_ZTISt9exception = external constant ptr
@.str.5 = private unnamed_addr constant [12 x i8] c"full %d %d\0A\00", align 1
@_ZTIPKc = external constant ptr
@.str.7 = private unnamed_addr constant [16 x i8] c"box %ld %ld %d\0A\00", align 1
@_ZN12_GLOBAL__N_13BoxIlE4madeE = internal unnamed_addr global i32 0, align 4
@.str.8 = private unnamed_addr constant [17 x i8] c"member %d %d %d\0A\00", align 1
@.str.9 = private unnamed_addr constant [13 x i8] c"fold %d %ld\0A\00", align 1
@.str.10 = private unnamed_addr constant [10 x i8] c"%d %d %d\0A\00", align 1
@.str.12 = private unnamed_addr constant [13 x i8] c"negative %d\0A\00", align 1
@_ZTIi = external constant ptr
@.str.14 = private unnamed_addr constant [17 x i8] c"int %d alive %d\0A\00", align 1
@.str.15 = private unnamed_addr constant [26 x i8] c"something else, alive %d\0A\00", align 1
@.str.16 = private unnamed_addr constant [16 x i8] c"%s %d alive %d\0A\00", align 1
@.str.17 = private unnamed_addr constant [5 x i8] c"text\00", align 1
@_ZTVN12_GLOBAL__N_16SquareE = internal unnamed_addr constant { [6 x ptr], [5 x ptr] } { [6 x ptr] [ptr null, ptr @_ZTIN12_GLOBAL__N_16SquareE, ptr @_ZN12_GLOBAL__N_16SquareD2Ev, ptr @_ZN12_GLOBAL__N_16SquareD0Ev, ptr @_ZNK12_GLOBAL__N_16Square4areaEv, ptr @_ZNK12_GLOBAL__N_16Square4nameEv], [5 x ptr] [ptr inttoptr (i64 -8 to ptr), ptr @_ZTIN12_GLOBAL__N_16SquareE, ptr @_ZNK12_GLOBAL__N_15Named5labelEv, ptr @_ZThn8_N12_GLOBAL__N_16SquareD1Ev, ptr @_ZThn8_N12_GLOBAL__N_16SquareD0Ev] }, align 8
@.str.18 = private unnamed_addr constant [3 x i8] c"sq\00", align 1
@_ZTVN12_GLOBAL__N_15ShapeE = internal unnamed_addr constant { [6 x ptr] } { [6 x ptr] [ptr null, ptr @_ZTIN12_GLOBAL__N_15ShapeE, ptr @_ZN12_GLOBAL__N_15ShapeD2Ev, ptr @_ZN12_GLOBAL__N_15ShapeD0Ev, ptr @__cxa_pure_virtual, ptr @_ZNK12_GLOBAL__N_15Shape4nameEv] }, align 8
@.str.19 = private unnamed_addr constant [6 x i8] c"shape\00", align 1
@_ZTVN12_GLOBAL__N_15NamedE = internal unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTIN12_GLOBAL__N_15NamedE, ptr @_ZNK12_GLOBAL__N_15Named5labelEv, ptr @_ZN12_GLOBAL__N_15NamedD2Ev, ptr @_ZN12_GLOBAL__N_15NamedD0Ev] }, align 8
@.str.20 = private unnamed_addr constant [9 x i8] c"untagged\00", align 1
@.str.21 = private unnamed_addr constant [7 x i8] c"square\00", align 1
@_ZTVN12_GLOBAL__N_16CircleE = internal unnamed_addr constant { [12 x ptr], [7 x ptr] } { [12 x ptr] [ptr inttoptr (i64 16 to ptr), ptr null, ptr null, ptr null, ptr null, ptr null, ptr @_ZTIN12_GLOBAL__N_16CircleE, ptr @_ZN12_GLOBAL__N_16CircleD1Ev, ptr @_ZN12_GLOBAL__N_16CircleD0Ev, ptr @_ZNK12_GLOBAL__N_16Circle4areaEv, ptr @_ZNK12_GLOBAL__N_15Shape4nameEv, ptr @_ZNK12_GLOBAL__N_16Circle5labelEv], [7 x ptr] [ptr inttoptr (i64 -16 to ptr), ptr inttoptr (i64 -16 to ptr), ptr inttoptr (i64 -16 to ptr), ptr @_ZTIN12_GLOBAL__N_16CircleE, ptr @_ZTv0_n24_NK12_GLOBAL__N_16Circle5labelEv, ptr @_ZTv0_n32_N12_GLOBAL__N_16CircleD1Ev, ptr @_ZTv0_n32_N12_GLOBAL__N_16CircleD0Ev] }, align 8
@_ZTIN12_GLOBAL__N_16CircleE = internal constant { ptr, ptr, i32, i32, ptr, i64, ptr, i64 } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2), ptr @_ZTSN12_GLOBAL__N_16CircleE, i32 0, i32 2, ptr @_ZTIN12_GLOBAL__N_15ShapeE, i64 -12285, ptr @_ZTIN12_GLOBAL__N_15NamedE, i64 -14333 }, align 8
@_ZTSN12_GLOBAL__N_16CircleE = internal constant [24 x i8] c"N12_GLOBAL__N_16CircleE\00", align 1
@.str.22 = private unnamed_addr constant [13 x i8] c"circle's own\00", align 1
@_ZZN12_GLOBAL__N_14onceEvE5value = internal unnamed_addr global i32 0, align 4
@_ZGVZN12_GLOBAL__N_14onceEvE5value = internal global i64 0, align 8
@_ZTVN12_GLOBAL__N_15ErrorE = internal unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTIN12_GLOBAL__N_15ErrorE, ptr @_ZNSt9exceptionD2Ev, ptr @_ZN12_GLOBAL__N_15ErrorD0Ev, ptr @_ZNK12_GLOBAL__N_15Error4whatEv] }, align 8
@.str.23 = private unnamed_addr constant [6 x i8] c"Error\00", align 1
@.str.24 = private unnamed_addr constant [6 x i8] c"empty\00", align 1
@__tls_guard = internal thread_local global i8 0, align 1
@llvm.global_ctors = appending global [0 x { i32, ptr, ptr }] zeroinitializer
@str = private unnamed_addr constant [5 x i8] c"seed\00", align 1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare ptr @llvm.invariant.start.p0(i64 immarg, ptr captures(none)) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local range(i32 -2147483641, -2147483648) i32 @c_name(i32 noundef %x) local_unnamed_addr #2 {
entry:
  %add = add nsw i32 %x, 7
  ret i32 %add
}

; Function Attrs: norecurse uwtable
define dso_local noundef i32 @main() local_unnamed_addr #3 personality ptr @__gxx_personality_v0 {
entry:
  %ref.tmp1 = alloca [3 x i32], align 4
  %shapes = alloca [3 x ptr], align 16
  %ring = alloca %"struct.(anonymous namespace)::Ring", align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %ref.tmp1) #29
  store i32 3, ptr %ref.tmp1, align 4, !tbaa !5
  %arrayinit.element = getelementptr inbounds nuw i8, ptr %ref.tmp1, i64 4
  store i32 150, ptr %arrayinit.element, align 4, !tbaa !5
  %arrayinit.element2 = getelementptr inbounds nuw i8, ptr %ref.tmp1, i64 8
  store i32 250, ptr %arrayinit.element2, align 4, !tbaa !5
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body
  call void @llvm.lifetime.end.p0(ptr nonnull %ref.tmp1) #29
  call void @llvm.lifetime.start.p0(ptr nonnull %shapes) #29
  %call6 = tail call noalias noundef nonnull dereferenceable(40) ptr @_Znwm(i64 noundef 40) #30
  store ptr getelementptr inbounds nuw inrange(-16, 32) (i8, ptr @_ZTVN12_GLOBAL__N_15ShapeE, i64 16), ptr %call6, align 8, !tbaa !9
  %0 = getelementptr inbounds nuw i8, ptr %call6, i64 8
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTVN12_GLOBAL__N_15NamedE, i64 16), ptr %0, align 8, !tbaa !9
  %tag.i.i = getelementptr inbounds nuw i8, ptr %call6, i64 16
  store ptr @.str.20, ptr %tag.i.i, align 8, !tbaa !11
  store ptr getelementptr inbounds nuw inrange(-16, 32) (i8, ptr @_ZTVN12_GLOBAL__N_16SquareE, i64 16), ptr %call6, align 8, !tbaa !9
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTVN12_GLOBAL__N_16SquareE, i64 64), ptr %0, align 8, !tbaa !9
  %side.i = getelementptr inbounds nuw i8, ptr %call6, i64 24
  store double 3.000000e+00, ptr %side.i, align 8, !tbaa !15
  %1 = load i32, ptr @_ZN12_GLOBAL__N_15aliveE, align 4, !tbaa !5
  %inc.i.i = add nsw i32 %1, 1
  store i32 %inc.i.i, ptr @_ZN12_GLOBAL__N_15aliveE, align 4, !tbaa !5
  store ptr @.str.18, ptr %tag.i.i, align 8, !tbaa !11
  store ptr %call6, ptr %shapes, align 16, !tbaa !20
  %arrayinit.element7 = getelementptr inbounds nuw i8, ptr %shapes, i64 8
  %call8 = tail call noalias noundef nonnull dereferenceable(32) ptr @_Znwm(i64 noundef 32) #30
  store ptr getelementptr inbounds nuw inrange(-16, 32) (i8, ptr @_ZTVN12_GLOBAL__N_15ShapeE, i64 16), ptr %call8, align 8, !tbaa !9
  %2 = getelementptr inbounds nuw i8, ptr %call8, i64 16
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTVN12_GLOBAL__N_15NamedE, i64 16), ptr %2, align 8, !tbaa !9
  %tag.i.i192 = getelementptr inbounds nuw i8, ptr %call8, i64 24
  store ptr @.str.20, ptr %tag.i.i192, align 8, !tbaa !11
  store ptr getelementptr inbounds nuw inrange(-56, 40) (i8, ptr @_ZTVN12_GLOBAL__N_16CircleE, i64 56), ptr %call8, align 8, !tbaa !9
  store ptr getelementptr inbounds nuw inrange(-32, 24) (i8, ptr @_ZTVN12_GLOBAL__N_16CircleE, i64 128), ptr %2, align 8, !tbaa !9
  %r2.i = getelementptr inbounds nuw i8, ptr %call8, i64 8
  store double 2.000000e+00, ptr %r2.i, align 8, !tbaa !22
  store ptr %call8, ptr %arrayinit.element7, align 8, !tbaa !20
  %arrayinit.element11 = getelementptr inbounds nuw i8, ptr %shapes, i64 16
  %call12 = tail call noalias noundef dereferenceable_or_null(40) ptr @_ZnwmRKSt9nothrow_t(i64 noundef 40, ptr noundef nonnull align 1 dereferenceable(1) @_ZSt7nothrow) #31
  %new.isnull = icmp eq ptr %call12, null
  br i1 %new.isnull, label %new.cont, label %new.notnull

for.body:                                         ; preds = %entry, %for.body
  %__begin1.0.idx264 = phi i64 [ 0, %entry ], [ %__begin1.0.add, %for.body ]
  %__begin1.0.ptr = getelementptr inbounds nuw i8, ptr %ref.tmp1, i64 %__begin1.0.idx264
  %3 = load i32, ptr %__begin1.0.ptr, align 4, !tbaa !5
  %call4 = tail call fastcc noundef i32 @_ZN12_GLOBAL__N_17attemptEi(i32 noundef %3)
  %call5 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %call4)
  %__begin1.0.add = add nuw nsw i64 %__begin1.0.idx264, 4
  %cmp.not = icmp eq i64 %__begin1.0.add, 12
  br i1 %cmp.not, label %for.cond.cleanup, label %for.body, !llvm.loop !24

new.notnull:                                      ; preds = %for.cond.cleanup
  store ptr getelementptr inbounds nuw inrange(-16, 32) (i8, ptr @_ZTVN12_GLOBAL__N_15ShapeE, i64 16), ptr %call12, align 8, !tbaa !9
  %4 = getelementptr inbounds nuw i8, ptr %call12, i64 8
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTVN12_GLOBAL__N_15NamedE, i64 16), ptr %4, align 8, !tbaa !9
  %tag.i.i193 = getelementptr inbounds nuw i8, ptr %call12, i64 16
  store ptr @.str.20, ptr %tag.i.i193, align 8, !tbaa !11
  store ptr getelementptr inbounds nuw inrange(-16, 32) (i8, ptr @_ZTVN12_GLOBAL__N_16SquareE, i64 16), ptr %call12, align 8, !tbaa !9
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTVN12_GLOBAL__N_16SquareE, i64 64), ptr %4, align 8, !tbaa !9
  %side.i194 = getelementptr inbounds nuw i8, ptr %call12, i64 24
  store double 1.500000e+00, ptr %side.i194, align 8, !tbaa !15
  %inc.i.i195 = add nsw i32 %1, 2
  store i32 %inc.i.i195, ptr @_ZN12_GLOBAL__N_15aliveE, align 4, !tbaa !5
  store ptr @.str.18, ptr %tag.i.i193, align 8, !tbaa !11
  br label %new.cont

new.cont:                                         ; preds = %new.notnull, %for.cond.cleanup
  %5 = phi ptr [ null, %for.cond.cleanup ], [ %call12, %new.notnull ]
  store ptr %5, ptr %arrayinit.element11, align 16, !tbaa !20
  br label %for.body22

for.cond.cleanup21:                               ; preds = %_ZNKSt9type_infoeqERKS_.exit
  %6 = load i32, ptr @_ZN12_GLOBAL__N_15aliveE, align 4, !tbaa !5
  %call37 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, i32 noundef %6)
  br label %for.body47

for.body22:                                       ; preds = %new.cont, %_ZNKSt9type_infoeqERKS_.exit
  %__begin116.0.idx265 = phi i64 [ 0, %new.cont ], [ %__begin116.0.add, %_ZNKSt9type_infoeqERKS_.exit ]
  %__begin116.0.ptr = getelementptr inbounds nuw i8, ptr %shapes, i64 %__begin116.0.idx265
  %7 = load ptr, ptr %__begin116.0.ptr, align 8, !tbaa !20
  %8 = icmp eq ptr %7, null
  br i1 %8, label %dynamic_cast.end, label %dynamic_cast.notnull

dynamic_cast.notnull:                             ; preds = %for.body22
  %9 = tail call ptr @__dynamic_cast(ptr nonnull %7, ptr nonnull @_ZTIN12_GLOBAL__N_15ShapeE, ptr nonnull @_ZTIN12_GLOBAL__N_15NamedE, i64 -2) #29
  br label %dynamic_cast.end

dynamic_cast.end:                                 ; preds = %for.body22, %dynamic_cast.notnull
  %10 = phi ptr [ %9, %dynamic_cast.notnull ], [ null, %for.body22 ]
  %vtable = load ptr, ptr %7, align 8, !tbaa !9
  %vfn = getelementptr inbounds nuw i8, ptr %vtable, i64 24
  %11 = load ptr, ptr %vfn, align 8
  %call24 = tail call noundef ptr %11(ptr noundef nonnull align 8 dereferenceable(8) %7)
  %vtable25 = load ptr, ptr %7, align 8, !tbaa !9
  %vfn26 = getelementptr inbounds nuw i8, ptr %vtable25, i64 16
  %12 = load ptr, ptr %vfn26, align 8
  %call27 = tail call noundef double %12(ptr noundef nonnull align 8 dereferenceable(8) %7)
  %tobool.not = icmp eq ptr %10, null
  br i1 %tobool.not, label %typeid.end, label %cond.true

cond.true:                                        ; preds = %dynamic_cast.end
  %vtable28 = load ptr, ptr %10, align 8, !tbaa !9
  %13 = load ptr, ptr %vtable28, align 8
  %call30 = tail call noundef ptr %13(ptr noundef nonnull align 8 dereferenceable(16) %10)
  br label %typeid.end

typeid.end:                                       ; preds = %cond.true, %dynamic_cast.end
  %cond = phi ptr [ %call30, %cond.true ], [ @.str.3, %dynamic_cast.end ]
  %vtable31 = load ptr, ptr %7, align 8, !tbaa !9
  %14 = getelementptr inbounds i8, ptr %vtable31, i64 -8
  %15 = load ptr, ptr %14, align 8
  %__name.i = getelementptr inbounds nuw i8, ptr %15, i64 8
  %16 = load ptr, ptr %__name.i, align 8, !tbaa !26
  %cmp.i = icmp eq ptr %16, @_ZTSN12_GLOBAL__N_16SquareE
  br i1 %cmp.i, label %_ZNKSt9type_infoeqERKS_.exit, label %if.end.i

if.end.i:                                         ; preds = %typeid.end
  %17 = load i8, ptr %16, align 1, !tbaa !28
  %cmp4.not.i = icmp eq i8 %17, 42
  br i1 %cmp4.not.i, label %_ZNKSt9type_infoeqERKS_.exit, label %land.rhs.i

land.rhs.i:                                       ; preds = %if.end.i
  %call6.i = tail call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %16, ptr noundef nonnull dereferenceable(24) @_ZTSN12_GLOBAL__N_16SquareE) #29
  %cmp7.i = icmp eq i32 %call6.i, 0
  %18 = zext i1 %cmp7.i to i32
  br label %_ZNKSt9type_infoeqERKS_.exit

_ZNKSt9type_infoeqERKS_.exit:                     ; preds = %typeid.end, %if.end.i, %land.rhs.i
  %retval.0.i = phi i32 [ 1, %typeid.end ], [ 0, %if.end.i ], [ %18, %land.rhs.i ]
  %call33 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, ptr noundef %call24, double noundef %call27, ptr noundef %cond, i32 noundef %retval.0.i)
  %__begin116.0.add = add nuw nsw i64 %__begin116.0.idx265, 8
  %cmp20.not = icmp eq i64 %__begin116.0.add, 24
  br i1 %cmp20.not, label %for.cond.cleanup21, label %for.body22, !llvm.loop !29

for.cond.cleanup46:                               ; preds = %delete.end
  %19 = load i32, ptr @_ZN12_GLOBAL__N_15aliveE, align 4, !tbaa !5
  %call54 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, i32 noundef %19)
  call void @llvm.lifetime.start.p0(ptr nonnull %ring) #29
  %head.i = getelementptr inbounds nuw i8, ptr %ring, i64 12
  store i32 0, ptr %head.i, align 4, !tbaa !30
  %count.i = getelementptr inbounds nuw i8, ptr %ring, i64 16
  store i32 1, ptr %count.i, align 4, !tbaa !32
  store i32 1, ptr %ring, align 4, !tbaa !5
  store i32 2, ptr %count.i, align 4, !tbaa !32
  %arrayidx.i209 = getelementptr inbounds nuw i8, ptr %ring, i64 4
  store i32 2, ptr %arrayidx.i209, align 4, !tbaa !5
  store i32 3, ptr %count.i, align 4, !tbaa !32
  %arrayidx.i223 = getelementptr inbounds nuw i8, ptr %ring, i64 8
  store i32 3, ptr %arrayidx.i223, align 4, !tbaa !5
  %exception.i239 = tail call ptr @__cxa_allocate_exception(i64 16) #29
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTVN12_GLOBAL__N_15ErrorE, i64 16), ptr %exception.i239, align 8, !tbaa !9
  %code.i.i240 = getelementptr inbounds nuw i8, ptr %exception.i239, i64 8
  store i32 3, ptr %code.i.i240, align 8, !tbaa !33
  invoke void @__cxa_throw(ptr nonnull %exception.i239, ptr nonnull @_ZTIN12_GLOBAL__N_15ErrorE, ptr nonnull @_ZNSt9exceptionD2Ev) #32
          to label %.noexc241 unwind label %lpad68

for.body47:                                       ; preds = %for.cond.cleanup21, %delete.end
  %__begin139.0.idx266 = phi i64 [ 0, %for.cond.cleanup21 ], [ %__begin139.0.add, %delete.end ]
  %__begin139.0.ptr = getelementptr inbounds nuw i8, ptr %shapes, i64 %__begin139.0.idx266
  %20 = load ptr, ptr %__begin139.0.ptr, align 8, !tbaa !20
  %isnull = icmp eq ptr %20, null
  br i1 %isnull, label %delete.end, label %delete.notnull

delete.notnull:                                   ; preds = %for.body47
  %vtable49 = load ptr, ptr %20, align 8, !tbaa !9
  %vfn50 = getelementptr inbounds nuw i8, ptr %vtable49, i64 8
  %21 = load ptr, ptr %vfn50, align 8
  tail call void %21(ptr noundef nonnull align 8 dereferenceable(8) %20) #29
  br label %delete.end

delete.end:                                       ; preds = %delete.notnull, %for.body47
  %__begin139.0.add = add nuw nsw i64 %__begin139.0.idx266, 8
  %cmp45.not = icmp eq i64 %__begin139.0.add, 24
  br i1 %cmp45.not, label %for.cond.cleanup46, label %for.body47, !llvm.loop !36

.noexc241:                                        ; preds = %for.cond.cleanup46
  unreachable

lpad68:                                           ; preds = %for.cond.cleanup46
  %22 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIN12_GLOBAL__N_15ErrorE
  %ehselector.slot.2 = extractvalue { ptr, i32 } %22, 1
  %23 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIN12_GLOBAL__N_15ErrorE) #29
  %matches = icmp eq i32 %ehselector.slot.2, %23
  br i1 %matches, label %catch, label %ehcleanup161

catch:                                            ; preds = %lpad68
  %exn.slot.2 = extractvalue { ptr, i32 } %22, 0
  %24 = tail call ptr @__cxa_begin_catch(ptr %exn.slot.2) #29
  %code = getelementptr inbounds nuw i8, ptr %24, i64 8
  %25 = load i32, ptr %code, align 8, !tbaa !33
  %call75 = invoke fastcc noundef i32 @_ZN12_GLOBAL__N_14RingIiLj3EE3popEv(ptr noundef nonnull align 4 dereferenceable(20) %ring)
          to label %invoke.cont74 unwind label %lpad73

invoke.cont74:                                    ; preds = %catch
  %call77 = invoke fastcc noundef i32 @_ZN12_GLOBAL__N_14RingIiLj3EE3popEv(ptr noundef nonnull align 4 dereferenceable(20) %ring)
          to label %invoke.cont76 unwind label %lpad73

invoke.cont76:                                    ; preds = %invoke.cont74
  %call79 = invoke fastcc noundef i32 @_ZN12_GLOBAL__N_14RingIiLj3EE3popEv(ptr noundef nonnull align 4 dereferenceable(20) %ring)
          to label %invoke.cont78 unwind label %lpad73

invoke.cont78:                                    ; preds = %invoke.cont76
  %add = add nsw i32 %call77, %call75
  %add80 = add nsw i32 %add, %call79
  %call82 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i32 noundef %25, i32 noundef %add80)
  tail call void @__cxa_end_catch()
  %26 = load i32, ptr %count.i, align 4, !tbaa !32
  %tobool.not.i = icmp eq i32 %26, 0
  br i1 %tobool.not.i, label %if.then.i250, label %_ZN12_GLOBAL__N_14RingIiLj3EE3popEv.exit

if.then.i250:                                     ; preds = %invoke.cont78
  %exception.i251 = tail call ptr @__cxa_allocate_exception(i64 8) #29
  store ptr @.str.24, ptr %exception.i251, align 16, !tbaa !37
  invoke void @__cxa_throw(ptr nonnull %exception.i251, ptr nonnull @_ZTIPKc, ptr null) #32
          to label %.noexc252 unwind label %lpad86

.noexc252:                                        ; preds = %if.then.i250
  unreachable

_ZN12_GLOBAL__N_14RingIiLj3EE3popEv.exit:         ; preds = %invoke.cont78
  %27 = load i32, ptr %head.i, align 4, !tbaa !30
  %add.i248 = add i32 %27, 1
  %rem.i249 = urem i32 %add.i248, 3
  store i32 %rem.i249, ptr %head.i, align 4, !tbaa !30
  %dec.i = add i32 %26, -1
  store i32 %dec.i, ptr %count.i, align 4, !tbaa !32
  br label %try.cont100

lpad73:                                           ; preds = %invoke.cont76, %invoke.cont74, %catch
  %28 = landingpad { ptr, i32 }
          cleanup
  invoke void @__cxa_end_catch()
          to label %ehcleanup161 unwind label %terminate.lpad

lpad86:                                           ; preds = %if.then.i250
  %29 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIPKc
  %30 = extractvalue { ptr, i32 } %29, 1
  %31 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIPKc) #29
  %matches91 = icmp eq i32 %30, %31
  br i1 %matches91, label %catch92, label %ehcleanup161

catch92:                                          ; preds = %lpad86
  %32 = extractvalue { ptr, i32 } %29, 0
  %33 = tail call ptr @__cxa_begin_catch(ptr %32) #29
  %puts = tail call i32 @puts(ptr nonnull dereferenceable(1) %33)
  tail call void @__cxa_end_catch() #29
  br label %try.cont100

try.cont100:                                      ; preds = %_ZN12_GLOBAL__N_14RingIiLj3EE3popEv.exit, %catch92
  %34 = load i32, ptr @_ZN12_GLOBAL__N_13BoxIlE4madeE, align 4, !tbaa !5
  %inc.i253 = add nsw i32 %34, 1
  store i32 %inc.i253, ptr @_ZN12_GLOBAL__N_13BoxIlE4madeE, align 4, !tbaa !5
  %call103 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i64 noundef 0, i64 noundef 77, i32 noundef %inc.i253)
  %call108 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.8, i32 noundef 10, i32 noundef 25, i32 noundef 24)
  %call111 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, i32 noundef 179, i64 noundef 104)
  tail call fastcc void @_ZN12_GLOBAL__N_15neverEv() #29
  tail call fastcc void @_ZN12_GLOBAL__N_14onceEv()
  %35 = load i32, ptr @_ZZN12_GLOBAL__N_14onceEvE5value, align 4, !tbaa !5
  %inc = add nsw i32 %35, 1
  store i32 %inc, ptr @_ZZN12_GLOBAL__N_14onceEvE5value, align 4, !tbaa !5
  tail call fastcc void @_ZN12_GLOBAL__N_14onceEv()
  %36 = load i32, ptr @_ZZN12_GLOBAL__N_14onceEvE5value, align 4, !tbaa !5
  %37 = load i8, ptr @__tls_guard, align 1
  %guard.uninitialized.i.i = icmp eq i8 %37, 0
  br i1 %guard.uninitialized.i.i, label %init.i.i, label %_ZTWN12_GLOBAL__N_110per_threadE.exit, !prof !38

init.i.i:                                         ; preds = %try.cont100
  store i8 1, ptr @__tls_guard, align 1
  %38 = tail call ptr @llvm.invariant.start.p0(i64 1, ptr nonnull @__tls_guard)
  %puts.i.i.i.i = tail call i32 @puts(ptr nonnull dereferenceable(1) @str)
  %39 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @_ZN12_GLOBAL__N_110per_threadE)
  store i32 40, ptr %39, align 4, !tbaa !5
  br label %_ZTWN12_GLOBAL__N_110per_threadE.exit

_ZTWN12_GLOBAL__N_110per_threadE.exit:            ; preds = %try.cont100, %init.i.i
  %40 = tail call noundef nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @_ZN12_GLOBAL__N_110per_threadE)
  %41 = load i32, ptr %40, align 4, !tbaa !5
  %call115 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.10, i32 noundef %36, i32 noundef %41, i32 noundef 8)
  %exception = tail call ptr @__cxa_allocate_exception(i64 16) #29
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTVN12_GLOBAL__N_15ErrorE, i64 16), ptr %exception, align 8, !tbaa !9
  %code.i = getelementptr inbounds nuw i8, ptr %exception, i64 8
  store i32 -5, ptr %code.i, align 8, !tbaa !33
  invoke void @__cxa_throw(ptr nonnull %exception, ptr nonnull @_ZTIN12_GLOBAL__N_15ErrorE, ptr nonnull @_ZNSt9exceptionD2Ev) #32
          to label %unreachable unwind label %lpad128

lpad128:                                          ; preds = %_ZTWN12_GLOBAL__N_110per_threadE.exit
  %42 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIN12_GLOBAL__N_15ErrorE
  %43 = extractvalue { ptr, i32 } %42, 1
  %44 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIN12_GLOBAL__N_15ErrorE) #29
  %matches144 = icmp eq i32 %43, %44
  br i1 %matches144, label %catch145, label %ehcleanup161

catch145:                                         ; preds = %lpad128
  %45 = extractvalue { ptr, i32 } %42, 0
  %46 = tail call ptr @__cxa_begin_catch(ptr %45) #29
  %code148 = getelementptr inbounds nuw i8, ptr %46, i64 8
  %47 = load i32, ptr %code148, align 8, !tbaa !33
  %call151 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.12, i32 noundef %47)
  tail call void @__cxa_end_catch()
  %48 = load i32, ptr @_ZN12_GLOBAL__N_15aliveE, align 4, !tbaa !5
  call void @llvm.lifetime.end.p0(ptr nonnull %ring) #29
  call void @llvm.lifetime.end.p0(ptr nonnull %shapes) #29
  ret i32 %48

ehcleanup161:                                     ; preds = %lpad128, %lpad73, %lpad86, %lpad68
  %.merged = phi { ptr, i32 } [ %28, %lpad73 ], [ %29, %lpad86 ], [ %22, %lpad68 ], [ %42, %lpad128 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %ring) #29
  call void @llvm.lifetime.end.p0(ptr nonnull %shapes) #29
  resume { ptr, i32 } %.merged

terminate.lpad:                                   ; preds = %lpad73
  %49 = landingpad { ptr, i32 }
          catch ptr null
  %50 = extractvalue { ptr, i32 } %49, 0
  tail call void @__clang_call_terminate(ptr %50) #33
  unreachable

unreachable:                                      ; preds = %_ZTWN12_GLOBAL__N_110per_threadE.exit
  unreachable
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #4

; Function Attrs: mustprogress noinline norecurse uwtable
define internal fastcc noundef i32 @_ZN12_GLOBAL__N_17attemptEi(i32 noundef %n) unnamed_addr #5 personality ptr @__gxx_personality_v0 {
entry:
  %0 = load i32, ptr @_ZN12_GLOBAL__N_15aliveE, align 4, !tbaa !5
  %inc.i = add nsw i32 %0, 1
  store i32 %inc.i, ptr @_ZN12_GLOBAL__N_15aliveE, align 4, !tbaa !5
  %call = invoke fastcc noundef i32 @_ZN12_GLOBAL__N_14deepEi(i32 noundef %n)
          to label %cleanup unwind label %lpad1

lpad1:                                            ; preds = %entry
  %1 = landingpad { ptr, i32 }
          catch ptr @_ZTIi
          catch ptr @_ZTIN12_GLOBAL__N_15ErrorE
          catch ptr @_ZTISt9exception
          catch ptr null
  %2 = extractvalue { ptr, i32 } %1, 0
  %3 = extractvalue { ptr, i32 } %1, 1
  %4 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIi) #29
  %matches = icmp eq i32 %3, %4
  br i1 %matches, label %catch6, label %catch.fallthrough

catch6:                                           ; preds = %lpad1
  %5 = tail call ptr @__cxa_begin_catch(ptr %2) #29
  %6 = load i32, ptr %5, align 4, !tbaa !5
  %7 = load i32, ptr @_ZN12_GLOBAL__N_15aliveE, align 4, !tbaa !5
  %call10 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.14, i32 noundef %6, i32 noundef %7)
  %8 = load i32, ptr %5, align 4, !tbaa !5
  tail call void @__cxa_end_catch() #29
  br label %cleanup

catch.fallthrough:                                ; preds = %lpad1
  %9 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIN12_GLOBAL__N_15ErrorE) #29
  %matches3 = icmp eq i32 %3, %9
  br i1 %matches3, label %catch, label %ehcleanup

catch:                                            ; preds = %catch.fallthrough
  %10 = tail call ptr @__cxa_begin_catch(ptr %2) #29
  %code = getelementptr inbounds nuw i8, ptr %10, i64 8
  %11 = load i32, ptr %code, align 8, !tbaa !33
  %add = add nsw i32 %11, 1000
  store i32 %add, ptr %code, align 8, !tbaa !33
  invoke void @__cxa_rethrow() #32
          to label %unreachable unwind label %lpad4

lpad4:                                            ; preds = %catch
  %12 = landingpad { ptr, i32 }
          catch ptr @_ZTISt9exception
          catch ptr null
  invoke void @__cxa_end_catch()
          to label %invoke.cont5 unwind label %terminate.lpad

invoke.cont5:                                     ; preds = %lpad4
  %13 = extractvalue { ptr, i32 } %12, 1
  %14 = extractvalue { ptr, i32 } %12, 0
  br label %ehcleanup

cleanup:                                          ; preds = %entry, %catch6
  %retval.0 = phi i32 [ %8, %catch6 ], [ %call, %entry ]
  %15 = load i32, ptr @_ZN12_GLOBAL__N_15aliveE, align 4, !tbaa !5
  %dec.i = add nsw i32 %15, -1
  store i32 %dec.i, ptr @_ZN12_GLOBAL__N_15aliveE, align 4, !tbaa !5
  br label %return

ehcleanup:                                        ; preds = %invoke.cont5, %catch.fallthrough
  %ehselector.slot.0 = phi i32 [ %13, %invoke.cont5 ], [ %3, %catch.fallthrough ]
  %exn.slot.0 = phi ptr [ %14, %invoke.cont5 ], [ %2, %catch.fallthrough ]
  %16 = load i32, ptr @_ZN12_GLOBAL__N_15aliveE, align 4, !tbaa !5
  %dec.i49 = add nsw i32 %16, -1
  store i32 %dec.i49, ptr @_ZN12_GLOBAL__N_15aliveE, align 4, !tbaa !5
  %17 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt9exception) #29
  %matches15 = icmp eq i32 %ehselector.slot.0, %17
  %18 = tail call ptr @__cxa_begin_catch(ptr %exn.slot.0) #29
  br i1 %matches15, label %catch24, label %catch16

catch24:                                          ; preds = %ehcleanup
  %19 = icmp eq ptr %18, null
  br i1 %19, label %dynamic_cast.end, label %dynamic_cast.notnull

dynamic_cast.notnull:                             ; preds = %catch24
  %20 = tail call ptr @__dynamic_cast(ptr nonnull %18, ptr nonnull @_ZTISt9exception, ptr nonnull @_ZTIN12_GLOBAL__N_15ErrorE, i64 0) #29
  br label %dynamic_cast.end

catch16:                                          ; preds = %ehcleanup
  %21 = load i32, ptr @_ZN12_GLOBAL__N_15aliveE, align 4, !tbaa !5
  %call20 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.15, i32 noundef %21)
  tail call void @__cxa_end_catch()
  br label %return

dynamic_cast.end:                                 ; preds = %catch24, %dynamic_cast.notnull
  %22 = phi ptr [ %20, %dynamic_cast.notnull ], [ null, %catch24 ]
  %vtable = load ptr, ptr %18, align 8, !tbaa !9
  %vfn = getelementptr inbounds nuw i8, ptr %vtable, i64 16
  %23 = load ptr, ptr %vfn, align 8
  %call27 = tail call noundef ptr %23(ptr noundef nonnull align 8 dereferenceable(8) %18) #29
  %tobool.not = icmp eq ptr %22, null
  br i1 %tobool.not, label %cond.end, label %cond.true

cond.true:                                        ; preds = %dynamic_cast.end
  %code28 = getelementptr inbounds nuw i8, ptr %22, i64 8
  %24 = load i32, ptr %code28, align 8, !tbaa !33
  br label %cond.end

cond.end:                                         ; preds = %dynamic_cast.end, %cond.true
  %cond = phi i32 [ %24, %cond.true ], [ -1, %dynamic_cast.end ]
  %25 = load i32, ptr @_ZN12_GLOBAL__N_15aliveE, align 4, !tbaa !5
  %call31 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.16, ptr noundef %call27, i32 noundef %cond, i32 noundef %25)
  tail call void @__cxa_end_catch()
  br label %return

return:                                           ; preds = %cleanup, %cond.end, %catch16
  %retval.1 = phi i32 [ %retval.0, %cleanup ], [ -1, %cond.end ], [ -2, %catch16 ]
  ret i32 %retval.1

terminate.lpad:                                   ; preds = %lpad4
  %26 = landingpad { ptr, i32 }
          catch ptr null
  %27 = extractvalue { ptr, i32 } %26, 0
  tail call void @__clang_call_terminate(ptr %27) #33
  unreachable

unreachable:                                      ; preds = %catch
  unreachable
}

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #6

declare i32 @__gxx_personality_v0(...)

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPvm(ptr noundef, i64 noundef) local_unnamed_addr #7

; Function Attrs: nobuiltin nounwind allocsize(0)
declare noalias noundef ptr @_ZnwmRKSt9nothrow_t(i64 noundef, ptr noundef nonnull align 1 dereferenceable(1)) local_unnamed_addr #8

; Function Attrs: mustprogress nofree nounwind willreturn memory(read)
declare ptr @__dynamic_cast(ptr, ptr, ptr, i64) local_unnamed_addr #9

; Function Attrs: nofree nosync nounwind memory(none)
declare i32 @llvm.eh.typeid.for.p0(ptr) #10

declare ptr @__cxa_begin_catch(ptr) local_unnamed_addr

; Function Attrs: mustprogress norecurse uwtable
define internal fastcc noundef i32 @_ZN12_GLOBAL__N_14RingIiLj3EE3popEv(ptr noundef nonnull align 4 captures(none) dereferenceable(20) %this) unnamed_addr #11 align 2 {
entry:
  %count = getelementptr inbounds nuw i8, ptr %this, i64 16
  %0 = load i32, ptr %count, align 4, !tbaa !32
  %tobool.not = icmp eq i32 %0, 0
  br i1 %tobool.not, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %exception = tail call ptr @__cxa_allocate_exception(i64 8) #29
  store ptr @.str.24, ptr %exception, align 16, !tbaa !37
  tail call void @__cxa_throw(ptr nonnull %exception, ptr nonnull @_ZTIPKc, ptr null) #32
  unreachable

if.end:                                           ; preds = %entry
  %head = getelementptr inbounds nuw i8, ptr %this, i64 12
  %1 = load i32, ptr %head, align 4, !tbaa !30
  %idxprom = zext i32 %1 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %this, i64 %idxprom
  %2 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add i32 %1, 1
  %rem = urem i32 %add, 3
  store i32 %rem, ptr %head, align 4, !tbaa !30
  %dec = add i32 %0, -1
  store i32 %dec, ptr %count, align 4, !tbaa !32
  ret i32 %2
}

declare void @__cxa_end_catch() local_unnamed_addr

; Function Attrs: noinline noreturn nounwind uwtable
define linkonce_odr hidden void @__clang_call_terminate(ptr noundef %0) local_unnamed_addr #12 comdat {
  %2 = tail call ptr @__cxa_begin_catch(ptr %0) #29
  tail call void @_ZSt9terminatev() #33
  unreachable
}

; Function Attrs: cold nofree noreturn
declare void @_ZSt9terminatev() local_unnamed_addr #13

; Function Attrs: mustprogress norecurse nounwind uwtable
define internal fastcc void @_ZN12_GLOBAL__N_15neverEv() unnamed_addr #14 personality ptr @__gxx_personality_v0 {
entry:
  %0 = load i32, ptr @_ZN12_GLOBAL__N_15aliveE, align 4, !tbaa !5
  %inc.i = add nsw i32 %0, 1
  store i32 %inc.i, ptr @_ZN12_GLOBAL__N_15aliveE, align 4, !tbaa !5
  %cmp.i = icmp sgt i32 %0, 999
  br i1 %cmp.i, label %if.then.i, label %invoke.cont1

if.then.i:                                        ; preds = %entry
  %exception.i = tail call ptr @__cxa_allocate_exception(i64 4) #29
  store i32 %inc.i, ptr %exception.i, align 16, !tbaa !5
  invoke void @__cxa_throw(ptr nonnull %exception.i, ptr nonnull @_ZTIi, ptr null) #32
          to label %.noexc unwind label %terminate.lpad

.noexc:                                           ; preds = %if.then.i
  unreachable

invoke.cont1:                                     ; preds = %entry
  store i32 %0, ptr @_ZN12_GLOBAL__N_15aliveE, align 4, !tbaa !5
  ret void

terminate.lpad:                                   ; preds = %if.then.i
  %1 = landingpad { ptr, i32 }
          catch ptr null
  %2 = extractvalue { ptr, i32 } %1, 0
  tail call void @__clang_call_terminate(ptr %2) #33
  unreachable
}

; Function Attrs: mustprogress nofree norecurse nounwind uwtable
define internal fastcc void @_ZN12_GLOBAL__N_14onceEv() unnamed_addr #15 personality ptr @__gxx_personality_v0 {
entry:
  %0 = load atomic i8, ptr @_ZGVZN12_GLOBAL__N_14onceEvE5value acquire, align 8
  %guard.uninitialized = icmp eq i8 %0, 0
  br i1 %guard.uninitialized, label %init.check, label %init.end, !prof !39

init.check:                                       ; preds = %entry
  %1 = tail call i32 @__cxa_guard_acquire(ptr nonnull @_ZGVZN12_GLOBAL__N_14onceEvE5value) #29
  %tobool.not = icmp eq i32 %1, 0
  br i1 %tobool.not, label %init.end, label %init

init:                                             ; preds = %init.check
  %puts.i = tail call i32 @puts(ptr nonnull dereferenceable(1) @str)
  store i32 41, ptr @_ZZN12_GLOBAL__N_14onceEvE5value, align 4, !tbaa !5
  tail call void @__cxa_guard_release(ptr nonnull @_ZGVZN12_GLOBAL__N_14onceEvE5value) #29
  br label %init.end

init.end:                                         ; preds = %init, %init.check, %entry
  ret void
}

declare ptr @__cxa_allocate_exception(i64) local_unnamed_addr

; Function Attrs: nounwind
declare void @_ZNSt9exceptionD2Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #16

; Function Attrs: cold noreturn
declare void @__cxa_throw(ptr, ptr, ptr) local_unnamed_addr #17

; Function Attrs: mustprogress uwtable
define internal fastcc noundef i32 @_ZN12_GLOBAL__N_14deepEi(i32 noundef %n) unnamed_addr #18 personality ptr @__gxx_personality_v0 {
entry:
  %0 = load i32, ptr @_ZN12_GLOBAL__N_15aliveE, align 4, !tbaa !5
  %inc.i = add nsw i32 %0, 1
  store i32 %inc.i, ptr @_ZN12_GLOBAL__N_15aliveE, align 4, !tbaa !5
  switch i32 %n, label %if.end9 [
    i32 0, label %if.then
    i32 100, label %if.then3
    i32 200, label %if.then7
  ]

if.then:                                          ; preds = %entry
  %exception = tail call ptr @__cxa_allocate_exception(i64 16) #29
  %1 = load i32, ptr @_ZN12_GLOBAL__N_15aliveE, align 4, !tbaa !5
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTVN12_GLOBAL__N_15ErrorE, i64 16), ptr %exception, align 8, !tbaa !9
  %code.i = getelementptr inbounds nuw i8, ptr %exception, i64 8
  store i32 %1, ptr %code.i, align 8, !tbaa !33
  br label %if.then7.invoke

lpad1:                                            ; preds = %if.then7.invoke, %if.end9
  %2 = landingpad { ptr, i32 }
          cleanup
  %3 = load i32, ptr @_ZN12_GLOBAL__N_15aliveE, align 4, !tbaa !5
  %dec.i = add nsw i32 %3, -1
  store i32 %dec.i, ptr @_ZN12_GLOBAL__N_15aliveE, align 4, !tbaa !5
  resume { ptr, i32 } %2

if.then3:                                         ; preds = %entry
  %exception4 = tail call ptr @__cxa_allocate_exception(i64 4) #29
  store i32 100, ptr %exception4, align 16, !tbaa !5
  br label %if.then7.invoke

if.then7:                                         ; preds = %entry
  %exception8 = tail call ptr @__cxa_allocate_exception(i64 8) #29
  store ptr @.str.17, ptr %exception8, align 16, !tbaa !37
  br label %if.then7.invoke

if.then7.invoke:                                  ; preds = %if.then, %if.then3, %if.then7
  %4 = phi ptr [ %exception8, %if.then7 ], [ %exception4, %if.then3 ], [ %exception, %if.then ]
  %5 = phi ptr [ @_ZTIPKc, %if.then7 ], [ @_ZTIi, %if.then3 ], [ @_ZTIN12_GLOBAL__N_15ErrorE, %if.then ]
  %6 = phi ptr [ null, %if.then7 ], [ null, %if.then3 ], [ @_ZNSt9exceptionD2Ev, %if.then ]
  invoke void @__cxa_throw(ptr nonnull %4, ptr nonnull %5, ptr %6) #32
          to label %if.then7.cont unwind label %lpad1

if.then7.cont:                                    ; preds = %if.then7.invoke
  unreachable

if.end9:                                          ; preds = %entry
  %sub = add nsw i32 %n, -1
  %call = invoke fastcc noundef i32 @_ZN12_GLOBAL__N_14deepEi(i32 noundef %sub)
          to label %invoke.cont10 unwind label %lpad1

invoke.cont10:                                    ; preds = %if.end9
  %add = add nsw i32 %call, 1
  %7 = load i32, ptr @_ZN12_GLOBAL__N_15aliveE, align 4, !tbaa !5
  %dec.i17 = add nsw i32 %7, -1
  store i32 %dec.i17, ptr @_ZN12_GLOBAL__N_15aliveE, align 4, !tbaa !5
  ret i32 %add
}

declare void @__cxa_rethrow() local_unnamed_addr

; Function Attrs: inlinehint mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: write, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal void @_ZN12_GLOBAL__N_16SquareD2Ev(ptr noundef nonnull writeonly align 8 captures(none) dereferenceable(33) initializes((0, 16)) %this) unnamed_addr #19 align 2 {
entry:
  store ptr getelementptr inbounds nuw inrange(-16, 32) (i8, ptr @_ZTVN12_GLOBAL__N_16SquareE, i64 16), ptr %this, align 8, !tbaa !9
  %add.ptr = getelementptr inbounds nuw i8, ptr %this, i64 8
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTVN12_GLOBAL__N_16SquareE, i64 64), ptr %add.ptr, align 8, !tbaa !9
  %0 = load i32, ptr @_ZN12_GLOBAL__N_15aliveE, align 4, !tbaa !5
  %dec.i = add nsw i32 %0, -1
  store i32 %dec.i, ptr @_ZN12_GLOBAL__N_15aliveE, align 4, !tbaa !5
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_16SquareD0Ev(ptr noundef nonnull align 8 dereferenceable(33) initializes((0, 16)) %this) unnamed_addr #20 align 2 {
entry:
  store ptr getelementptr inbounds nuw inrange(-16, 32) (i8, ptr @_ZTVN12_GLOBAL__N_16SquareE, i64 16), ptr %this, align 8, !tbaa !9
  %add.ptr.i = getelementptr inbounds nuw i8, ptr %this, i64 8
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTVN12_GLOBAL__N_16SquareE, i64 64), ptr %add.ptr.i, align 8, !tbaa !9
  %0 = load i32, ptr @_ZN12_GLOBAL__N_15aliveE, align 4, !tbaa !5
  %dec.i.i = add nsw i32 %0, -1
  store i32 %dec.i.i, ptr @_ZN12_GLOBAL__N_15aliveE, align 4, !tbaa !5
  tail call void @_ZdlPvm(ptr noundef %this, i64 noundef 40) #34
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define internal noundef double @_ZNK12_GLOBAL__N_16Square4areaEv(ptr noundef nonnull readonly align 8 captures(none) dereferenceable(33) %this) unnamed_addr #21 align 2 {
entry:
  %side = getelementptr inbounds nuw i8, ptr %this, i64 24
  %0 = load double, ptr %side, align 8, !tbaa !15
  %mul = fmul double %0, %0
  ret double %mul
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal noundef nonnull ptr @_ZNK12_GLOBAL__N_16Square4nameEv(ptr nonnull readnone align 8 captures(none) %this) unnamed_addr #2 align 2 {
entry:
  ret ptr @.str.21
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define internal noundef ptr @_ZNK12_GLOBAL__N_15Named5labelEv(ptr noundef nonnull readonly align 8 captures(none) dereferenceable(16) %this) unnamed_addr #21 align 2 {
entry:
  %tag = getelementptr inbounds nuw i8, ptr %this, i64 8
  %0 = load ptr, ptr %tag, align 8, !tbaa !11
  ret ptr %0
}

; Function Attrs: inlinehint mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: write, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal void @_ZThn8_N12_GLOBAL__N_16SquareD1Ev(ptr noundef writeonly captures(none) initializes((-8, 8)) %this) unnamed_addr #19 align 2 {
entry:
  %0 = getelementptr inbounds i8, ptr %this, i64 -8
  store ptr getelementptr inbounds nuw inrange(-16, 32) (i8, ptr @_ZTVN12_GLOBAL__N_16SquareE, i64 16), ptr %0, align 8, !tbaa !9
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTVN12_GLOBAL__N_16SquareE, i64 64), ptr %this, align 8, !tbaa !9
  %1 = load i32, ptr @_ZN12_GLOBAL__N_15aliveE, align 4, !tbaa !5
  %dec.i.i = add nsw i32 %1, -1
  store i32 %dec.i.i, ptr @_ZN12_GLOBAL__N_15aliveE, align 4, !tbaa !5
  ret void
}

; Function Attrs: inlinehint nounwind uwtable
define internal void @_ZThn8_N12_GLOBAL__N_16SquareD0Ev(ptr noundef initializes((-8, 8)) %this) unnamed_addr #22 align 2 {
entry:
  %0 = getelementptr inbounds i8, ptr %this, i64 -8
  store ptr getelementptr inbounds nuw inrange(-16, 32) (i8, ptr @_ZTVN12_GLOBAL__N_16SquareE, i64 16), ptr %0, align 8, !tbaa !9
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTVN12_GLOBAL__N_16SquareE, i64 64), ptr %this, align 8, !tbaa !9
  %1 = load i32, ptr @_ZN12_GLOBAL__N_15aliveE, align 4, !tbaa !5
  %dec.i.i.i = add nsw i32 %1, -1
  store i32 %dec.i.i.i, ptr @_ZN12_GLOBAL__N_15aliveE, align 4, !tbaa !5
  tail call void @_ZdlPvm(ptr noundef nonnull align 8 dereferenceable(33) %0, i64 noundef 40) #34
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal void @_ZN12_GLOBAL__N_15ShapeD2Ev(ptr nonnull readnone align 8 captures(none) %this) unnamed_addr #2 align 2 {
entry:
  ret void
}

; Function Attrs: cold mustprogress noreturn nounwind memory(inaccessiblemem: write) uwtable
define internal void @_ZN12_GLOBAL__N_15ShapeD0Ev(ptr nonnull readnone align 8 captures(none) %this) unnamed_addr #23 align 2 {
entry:
  tail call void @llvm.trap() #33
  unreachable
}

declare void @__cxa_pure_virtual() unnamed_addr

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal noundef nonnull ptr @_ZNK12_GLOBAL__N_15Shape4nameEv(ptr nonnull readnone align 8 captures(none) %this) unnamed_addr #2 align 2 {
entry:
  ret ptr @.str.19
}

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #24

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal void @_ZN12_GLOBAL__N_15NamedD2Ev(ptr nonnull readnone align 8 captures(none) %this) unnamed_addr #2 align 2 {
entry:
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_15NamedD0Ev(ptr noundef nonnull align 8 dereferenceable(16) %this) unnamed_addr #25 align 2 {
entry:
  tail call void @_ZdlPvm(ptr noundef %this, i64 noundef 16) #34
  ret void
}

; Function Attrs: inlinehint mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal void @_ZN12_GLOBAL__N_16CircleD1Ev(ptr nonnull readnone align 8 captures(none) %this) unnamed_addr #26 align 2 {
entry:
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_16CircleD0Ev(ptr noundef nonnull align 8 dereferenceable(32) %this) unnamed_addr #20 align 2 {
entry:
  tail call void @_ZdlPvm(ptr noundef %this, i64 noundef 32) #34
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define internal noundef double @_ZNK12_GLOBAL__N_16Circle4areaEv(ptr noundef nonnull readonly align 8 captures(none) dereferenceable(32) %this) unnamed_addr #21 align 2 {
entry:
  %r = getelementptr inbounds nuw i8, ptr %this, i64 8
  %0 = load double, ptr %r, align 8, !tbaa !22
  %mul = fmul double %0, 3.000000e+00
  %mul3 = fmul double %0, %mul
  ret double %mul3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal noundef nonnull ptr @_ZNK12_GLOBAL__N_16Circle5labelEv(ptr nonnull readnone align 8 captures(none) %this) unnamed_addr #2 align 2 {
entry:
  ret ptr @.str.22
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal noundef nonnull ptr @_ZTv0_n24_NK12_GLOBAL__N_16Circle5labelEv(ptr readonly captures(none) %this) unnamed_addr #2 align 2 {
entry:
  ret ptr @.str.22
}

; Function Attrs: inlinehint mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal void @_ZTv0_n32_N12_GLOBAL__N_16CircleD1Ev(ptr readonly captures(none) %this) unnamed_addr #26 align 2 {
entry:
  ret void
}

; Function Attrs: inlinehint nounwind uwtable
define internal void @_ZTv0_n32_N12_GLOBAL__N_16CircleD0Ev(ptr noundef %this) unnamed_addr #22 align 2 {
entry:
  %vtable = load ptr, ptr %this, align 8, !tbaa !9
  %0 = getelementptr inbounds i8, ptr %vtable, i64 -32
  %1 = load i64, ptr %0, align 8
  %2 = getelementptr inbounds i8, ptr %this, i64 %1
  tail call void @_ZdlPvm(ptr noundef nonnull align 8 dereferenceable(32) %2, i64 noundef 32) #34
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: read)
declare i32 @strcmp(ptr noundef captures(none), ptr noundef captures(none)) local_unnamed_addr #27

; Function Attrs: nofree nounwind
declare i32 @__cxa_guard_acquire(ptr) local_unnamed_addr #28

; Function Attrs: nofree nounwind
declare void @__cxa_guard_release(ptr) local_unnamed_addr #28

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_15ErrorD0Ev(ptr noundef nonnull align 8 dereferenceable(12) %this) unnamed_addr #20 align 2 {
entry:
  tail call void @_ZNSt9exceptionD2Ev(ptr noundef nonnull align 8 dereferenceable(12) %this) #29
  tail call void @_ZdlPvm(ptr noundef %this, i64 noundef 16) #34
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal noundef nonnull ptr @_ZNK12_GLOBAL__N_15Error4whatEv(ptr nonnull readnone align 8 captures(none) %this) unnamed_addr #2 align 2 {
entry:
  ret ptr @.str.23
}

; Function Attrs: nofree nounwind
declare noundef i32 @puts(ptr noundef readonly captures(none)) local_unnamed_addr #28

attributes #0 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { norecurse uwtable "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress noinline norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nobuiltin allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nobuiltin nounwind allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { mustprogress nofree nounwind willreturn memory(read) }
attributes #10 = { nofree nosync nounwind memory(none) }
attributes #11 = { mustprogress norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { noinline noreturn nounwind uwtable "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { cold nofree noreturn }
attributes #14 = { mustprogress norecurse nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #15 = { mustprogress nofree norecurse nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #16 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #17 = { cold noreturn }
attributes #18 = { mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #19 = { inlinehint mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: write, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #20 = { inlinehint mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #21 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #22 = { inlinehint nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #23 = { cold mustprogress noreturn nounwind memory(inaccessiblemem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #24 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #25 = { mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #26 = { inlinehint mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #27 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #28 = { nofree nounwind }
attributes #29 = { nounwind }
attributes #30 = { builtin allocsize(0) }
attributes #31 = { builtin nounwind allocsize(0) }
attributes #32 = { noreturn }
attributes #33 = { noreturn nounwind }
attributes #34 = { builtin nounwind }

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
!8 = !{!"Simple C++ TBAA"}
!9 = !{!10, !10, i64 0}
!10 = !{!"vtable pointer", !8, i64 0}
!11 = !{!12, !13, i64 8}
!12 = !{!"_ZTSN12_GLOBAL__N_15NamedE", !13, i64 8}
!13 = !{!"p1 omnipotent char", !14, i64 0}
!14 = !{!"any pointer", !7, i64 0}
!15 = !{!16, !18, i64 24}
!16 = !{!"_ZTSN12_GLOBAL__N_16SquareE", !17, i64 0, !12, i64 8, !18, i64 24, !19, i64 32}
!17 = !{!"_ZTSN12_GLOBAL__N_15ShapeE"}
!18 = !{!"double", !7, i64 0}
!19 = !{!"_ZTSN12_GLOBAL__N_17CountedE"}
!20 = !{!21, !21, i64 0}
!21 = !{!"p1 _ZTSN12_GLOBAL__N_15ShapeE", !14, i64 0}
!22 = !{!23, !18, i64 8}
!23 = !{!"_ZTSN12_GLOBAL__N_16CircleE", !18, i64 8}
!24 = distinct !{!24, !25}
!25 = !{!"llvm.loop.unroll.disable"}
!26 = !{!27, !13, i64 8}
!27 = !{!"_ZTSSt9type_info", !13, i64 8}
!28 = !{!7, !7, i64 0}
!29 = distinct !{!29, !25}
!30 = !{!31, !6, i64 12}
!31 = !{!"_ZTSN12_GLOBAL__N_14RingIiLj3EEE", !7, i64 0, !6, i64 12, !6, i64 16}
!32 = !{!31, !6, i64 16}
!33 = !{!34, !6, i64 8}
!34 = !{!"_ZTSN12_GLOBAL__N_15ErrorE", !35, i64 0, !6, i64 8}
!35 = !{!"_ZTSSt9exception"}
!36 = distinct !{!36, !25}
!37 = !{!13, !13, i64 0}
!38 = !{!"branch_weights", i32 1, i32 1023}
!39 = !{!"branch_weights", i32 1, i32 1048575}
