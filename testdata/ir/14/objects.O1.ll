; ModuleID = 'objects.cpp'
source_filename = "objects.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%"struct.std::nothrow_t" = type { i8 }
%"struct.(anonymous namespace)::Shape" = type { i32 (...)** }
%"struct.(anonymous namespace)::Ring" = type { [3 x i32], i32, i32 }
%"struct.(anonymous namespace)::Square" = type <{ %"struct.(anonymous namespace)::Shape", %"struct.(anonymous namespace)::Named", double, %"struct.(anonymous namespace)::Counted", [7 x i8] }>
%"struct.(anonymous namespace)::Named" = type { i32 (...)**, i8* }
%"struct.(anonymous namespace)::Counted" = type { i8 }
%"struct.(anonymous namespace)::Circle" = type { %"struct.(anonymous namespace)::Shape", double, %"struct.(anonymous namespace)::Named" }
%"class.std::type_info" = type { i32 (...)**, i8* }
%"class.std::exception" = type { i32 (...)** }
%"struct.(anonymous namespace)::Error" = type <{ %"class.std::exception", i32, [4 x i8] }>

$__clang_call_terminate = comdat any

@_ZN12_GLOBAL__N_110per_threadE = internal thread_local unnamed_addr global i1 false, align 4
@.str = private unnamed_addr constant [12 x i8] c"attempt %d\0A\00", align 1
@_ZSt7nothrow = external global %"struct.std::nothrow_t", align 1
@_ZTVN10__cxxabiv117__class_type_infoE = external global i8*
@_ZTSN12_GLOBAL__N_15ShapeE = internal constant [23 x i8] c"N12_GLOBAL__N_15ShapeE\00", align 1
@_ZTIN12_GLOBAL__N_15ShapeE = internal constant { i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv117__class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([23 x i8], [23 x i8]* @_ZTSN12_GLOBAL__N_15ShapeE, i32 0, i32 0) }, align 8
@_ZTSN12_GLOBAL__N_15NamedE = internal constant [23 x i8] c"N12_GLOBAL__N_15NamedE\00", align 1
@_ZTIN12_GLOBAL__N_15NamedE = internal constant { i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv117__class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([23 x i8], [23 x i8]* @_ZTSN12_GLOBAL__N_15NamedE, i32 0, i32 0) }, align 8
@.str.2 = private unnamed_addr constant [13 x i8] c"%s %g %s %d\0A\00", align 1
@.str.3 = private unnamed_addr constant [2 x i8] c"-\00", align 1
@_ZTVN10__cxxabiv121__vmi_class_type_infoE = external global i8*
@_ZTSN12_GLOBAL__N_16SquareE = internal constant [24 x i8] c"N12_GLOBAL__N_16SquareE\00", align 1
@_ZTIN12_GLOBAL__N_16SquareE = internal constant { i8*, i8*, i32, i32, i8*, i64, i8*, i64 } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([24 x i8], [24 x i8]* @_ZTSN12_GLOBAL__N_16SquareE, i32 0, i32 0), i32 0, i32 2, i8* bitcast ({ i8*, i8* }* @_ZTIN12_GLOBAL__N_15ShapeE to i8*), i64 2, i8* bitcast ({ i8*, i8* }* @_ZTIN12_GLOBAL__N_15NamedE to i8*), i64 2050 }, align 8
@.str.4 = private unnamed_addr constant [10 x i8] c"alive %d\0A\00", align 1
@_ZN12_GLOBAL__N_15aliveE = internal unnamed_addr global i32 0, align 4
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global i8*
@_ZTSN12_GLOBAL__N_15ErrorE = internal constant [23 x i8] c"N12_GLOBAL__N_15ErrorE\00", align 1
@_ZTISt9exception = external constant i8*
@_ZTIN12_GLOBAL__N_15ErrorE = internal constant { i8*, i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([23 x i8], [23 x i8]* @_ZTSN12_GLOBAL__N_15ErrorE, i32 0, i32 0), i8* bitcast (i8** @_ZTISt9exception to i8*) }, align 8
@.str.5 = private unnamed_addr constant [12 x i8] c"full %d %d\0A\00", align 1
@_ZTIPKc = external constant i8*
@.str.7 = private unnamed_addr constant [16 x i8] c"box %ld %ld %d\0A\00", align 1
@_ZN12_GLOBAL__N_13BoxIlE4madeE = internal unnamed_addr global i32 0, align 4
@.str.8 = private unnamed_addr constant [17 x i8] c"member %d %d %d\0A\00", align 1
@.str.9 = private unnamed_addr constant [13 x i8] c"fold %d %ld\0A\00", align 1
@.str.10 = private unnamed_addr constant [10 x i8] c"%d %d %d\0A\00", align 1
@.str.12 = private unnamed_addr constant [13 x i8] c"negative %d\0A\00", align 1
@_ZTIi = external constant i8*
@.str.14 = private unnamed_addr constant [17 x i8] c"int %d alive %d\0A\00", align 1
@.str.15 = private unnamed_addr constant [26 x i8] c"something else, alive %d\0A\00", align 1
@.str.16 = private unnamed_addr constant [16 x i8] c"%s %d alive %d\0A\00", align 1
@.str.17 = private unnamed_addr constant [5 x i8] c"text\00", align 1
@_ZTVN12_GLOBAL__N_16SquareE = internal unnamed_addr constant { [6 x i8*], [5 x i8*] } { [6 x i8*] [i8* null, i8* bitcast ({ i8*, i8*, i32, i32, i8*, i64, i8*, i64 }* @_ZTIN12_GLOBAL__N_16SquareE to i8*), i8* bitcast (void (%"struct.(anonymous namespace)::Square"*)* @_ZN12_GLOBAL__N_16SquareD2Ev to i8*), i8* bitcast (void (%"struct.(anonymous namespace)::Square"*)* @_ZN12_GLOBAL__N_16SquareD0Ev to i8*), i8* bitcast (double (%"struct.(anonymous namespace)::Square"*)* @_ZNK12_GLOBAL__N_16Square4areaEv to i8*), i8* bitcast (i8* (%"struct.(anonymous namespace)::Square"*)* @_ZNK12_GLOBAL__N_16Square4nameEv to i8*)], [5 x i8*] [i8* inttoptr (i64 -8 to i8*), i8* bitcast ({ i8*, i8*, i32, i32, i8*, i64, i8*, i64 }* @_ZTIN12_GLOBAL__N_16SquareE to i8*), i8* bitcast (i8* (%"struct.(anonymous namespace)::Named"*)* @_ZNK12_GLOBAL__N_15Named5labelEv to i8*), i8* bitcast (void (%"struct.(anonymous namespace)::Square"*)* @_ZThn8_N12_GLOBAL__N_16SquareD1Ev to i8*), i8* bitcast (void (%"struct.(anonymous namespace)::Square"*)* @_ZThn8_N12_GLOBAL__N_16SquareD0Ev to i8*)] }, align 8
@.str.18 = private unnamed_addr constant [3 x i8] c"sq\00", align 1
@_ZTVN12_GLOBAL__N_15ShapeE = internal unnamed_addr constant { [6 x i8*] } { [6 x i8*] [i8* null, i8* bitcast ({ i8*, i8* }* @_ZTIN12_GLOBAL__N_15ShapeE to i8*), i8* bitcast (void (%"struct.(anonymous namespace)::Shape"*)* @_ZN12_GLOBAL__N_15ShapeD2Ev to i8*), i8* bitcast (void (%"struct.(anonymous namespace)::Shape"*)* @_ZN12_GLOBAL__N_15ShapeD0Ev to i8*), i8* bitcast (void ()* @__cxa_pure_virtual to i8*), i8* bitcast (i8* (%"struct.(anonymous namespace)::Shape"*)* @_ZNK12_GLOBAL__N_15Shape4nameEv to i8*)] }, align 8
@.str.19 = private unnamed_addr constant [6 x i8] c"shape\00", align 1
@_ZTVN12_GLOBAL__N_15NamedE = internal unnamed_addr constant { [5 x i8*] } { [5 x i8*] [i8* null, i8* bitcast ({ i8*, i8* }* @_ZTIN12_GLOBAL__N_15NamedE to i8*), i8* bitcast (i8* (%"struct.(anonymous namespace)::Named"*)* @_ZNK12_GLOBAL__N_15Named5labelEv to i8*), i8* bitcast (void (%"struct.(anonymous namespace)::Named"*)* @_ZN12_GLOBAL__N_15NamedD2Ev to i8*), i8* bitcast (void (%"struct.(anonymous namespace)::Named"*)* @_ZN12_GLOBAL__N_15NamedD0Ev to i8*)] }, align 8
@.str.20 = private unnamed_addr constant [9 x i8] c"untagged\00", align 1
@.str.21 = private unnamed_addr constant [7 x i8] c"square\00", align 1
@_ZTVN12_GLOBAL__N_16CircleE = internal unnamed_addr constant { [12 x i8*], [7 x i8*] } { [12 x i8*] [i8* inttoptr (i64 16 to i8*), i8* null, i8* null, i8* null, i8* null, i8* null, i8* bitcast ({ i8*, i8*, i32, i32, i8*, i64, i8*, i64 }* @_ZTIN12_GLOBAL__N_16CircleE to i8*), i8* bitcast (void (%"struct.(anonymous namespace)::Circle"*)* @_ZN12_GLOBAL__N_16CircleD1Ev to i8*), i8* bitcast (void (%"struct.(anonymous namespace)::Circle"*)* @_ZN12_GLOBAL__N_16CircleD0Ev to i8*), i8* bitcast (double (%"struct.(anonymous namespace)::Circle"*)* @_ZNK12_GLOBAL__N_16Circle4areaEv to i8*), i8* bitcast (i8* (%"struct.(anonymous namespace)::Shape"*)* @_ZNK12_GLOBAL__N_15Shape4nameEv to i8*), i8* bitcast (i8* (%"struct.(anonymous namespace)::Circle"*)* @_ZNK12_GLOBAL__N_16Circle5labelEv to i8*)], [7 x i8*] [i8* inttoptr (i64 -16 to i8*), i8* inttoptr (i64 -16 to i8*), i8* inttoptr (i64 -16 to i8*), i8* bitcast ({ i8*, i8*, i32, i32, i8*, i64, i8*, i64 }* @_ZTIN12_GLOBAL__N_16CircleE to i8*), i8* bitcast (i8* (%"struct.(anonymous namespace)::Circle"*)* @_ZTv0_n24_NK12_GLOBAL__N_16Circle5labelEv to i8*), i8* bitcast (void (%"struct.(anonymous namespace)::Circle"*)* @_ZTv0_n32_N12_GLOBAL__N_16CircleD1Ev to i8*), i8* bitcast (void (%"struct.(anonymous namespace)::Circle"*)* @_ZTv0_n32_N12_GLOBAL__N_16CircleD0Ev to i8*)] }, align 8
@_ZTSN12_GLOBAL__N_16CircleE = internal constant [24 x i8] c"N12_GLOBAL__N_16CircleE\00", align 1
@_ZTIN12_GLOBAL__N_16CircleE = internal constant { i8*, i8*, i32, i32, i8*, i64, i8*, i64 } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([24 x i8], [24 x i8]* @_ZTSN12_GLOBAL__N_16CircleE, i32 0, i32 0), i32 0, i32 2, i8* bitcast ({ i8*, i8* }* @_ZTIN12_GLOBAL__N_15ShapeE to i8*), i64 -12285, i8* bitcast ({ i8*, i8* }* @_ZTIN12_GLOBAL__N_15NamedE to i8*), i64 -14333 }, align 8
@.str.22 = private unnamed_addr constant [13 x i8] c"circle's own\00", align 1
@_ZZN12_GLOBAL__N_14onceEvE5value = internal unnamed_addr global i32 0, align 4
@_ZGVZN12_GLOBAL__N_14onceEvE5value = internal global i64 0, align 8
@_ZTVN12_GLOBAL__N_15ErrorE = internal unnamed_addr constant { [5 x i8*] } { [5 x i8*] [i8* null, i8* bitcast ({ i8*, i8*, i8* }* @_ZTIN12_GLOBAL__N_15ErrorE to i8*), i8* bitcast (void (%"class.std::exception"*)* @_ZNSt9exceptionD2Ev to i8*), i8* bitcast (void (%"struct.(anonymous namespace)::Error"*)* @_ZN12_GLOBAL__N_15ErrorD0Ev to i8*), i8* bitcast (i8* (%"struct.(anonymous namespace)::Error"*)* @_ZNK12_GLOBAL__N_15Error4whatEv to i8*)] }, align 8
@.str.23 = private unnamed_addr constant [6 x i8] c"Error\00", align 1
@.str.24 = private unnamed_addr constant [6 x i8] c"empty\00", align 1
@__tls_guard = internal thread_local global i8 0, align 1
@llvm.global_ctors = appending global [0 x { i32, void ()*, i8* }] zeroinitializer
@str = private unnamed_addr constant [5 x i8] c"seed\00", align 1

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #0

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #0

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare {}* @llvm.invariant.start.p0i8(i64 immarg, i8* nocapture) #0

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local i32 @c_name(i32 noundef %x) local_unnamed_addr #1 {
entry:
  %add = add nsw i32 %x, 7
  ret i32 %add
}

; Function Attrs: norecurse uwtable
define dso_local noundef i32 @main() local_unnamed_addr #2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) {
entry:
  %ref.tmp1 = alloca [3 x i32], align 4
  %shapes = alloca [3 x %"struct.(anonymous namespace)::Shape"*], align 16
  %ring = alloca %"struct.(anonymous namespace)::Ring", align 4
  %0 = bitcast [3 x i32]* %ref.tmp1 to i8*
  call void @llvm.lifetime.start.p0i8(i64 12, i8* nonnull %0) #26
  %arrayinit.begin = getelementptr inbounds [3 x i32], [3 x i32]* %ref.tmp1, i64 0, i64 0
  store i32 3, i32* %arrayinit.begin, align 4, !tbaa !5
  %arrayinit.element = getelementptr inbounds [3 x i32], [3 x i32]* %ref.tmp1, i64 0, i64 1
  store i32 150, i32* %arrayinit.element, align 4, !tbaa !5
  %arrayinit.element2 = getelementptr inbounds [3 x i32], [3 x i32]* %ref.tmp1, i64 0, i64 2
  store i32 250, i32* %arrayinit.element2, align 4, !tbaa !5
  %add.ptr.i = getelementptr inbounds [3 x i32], [3 x i32]* %ref.tmp1, i64 0, i64 3
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body
  call void @llvm.lifetime.end.p0i8(i64 12, i8* nonnull %0) #26
  %1 = bitcast [3 x %"struct.(anonymous namespace)::Shape"*]* %shapes to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %1) #26
  %arrayinit.begin6 = getelementptr inbounds [3 x %"struct.(anonymous namespace)::Shape"*], [3 x %"struct.(anonymous namespace)::Shape"*]* %shapes, i64 0, i64 0
  %call7 = call noalias noundef nonnull dereferenceable(40) i8* @_Znwm(i64 noundef 40) #27
  %2 = bitcast i8* %call7 to %"struct.(anonymous namespace)::Square"*
  %3 = getelementptr inbounds %"struct.(anonymous namespace)::Square", %"struct.(anonymous namespace)::Square"* %2, i64 0, i32 0, i32 0
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [6 x i8*] }, { [6 x i8*] }* @_ZTVN12_GLOBAL__N_15ShapeE, i64 0, inrange i32 0, i64 2) to i32 (...)**), i32 (...)*** %3, align 8, !tbaa !9
  %4 = getelementptr inbounds %"struct.(anonymous namespace)::Square", %"struct.(anonymous namespace)::Square"* %2, i64 0, i32 1, i32 0
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @_ZTVN12_GLOBAL__N_15NamedE, i64 0, inrange i32 0, i64 2) to i32 (...)**), i32 (...)*** %4, align 8, !tbaa !9
  %tag.i.i = getelementptr inbounds %"struct.(anonymous namespace)::Square", %"struct.(anonymous namespace)::Square"* %2, i64 0, i32 1, i32 1
  store i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.str.20, i64 0, i64 0), i8** %tag.i.i, align 8, !tbaa !11
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [6 x i8*], [5 x i8*] }, { [6 x i8*], [5 x i8*] }* @_ZTVN12_GLOBAL__N_16SquareE, i64 0, inrange i32 0, i64 2) to i32 (...)**), i32 (...)*** %3, align 8, !tbaa !9
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [6 x i8*], [5 x i8*] }, { [6 x i8*], [5 x i8*] }* @_ZTVN12_GLOBAL__N_16SquareE, i64 0, inrange i32 1, i64 2) to i32 (...)**), i32 (...)*** %4, align 8, !tbaa !9
  %side.i = getelementptr inbounds %"struct.(anonymous namespace)::Square", %"struct.(anonymous namespace)::Square"* %2, i64 0, i32 2
  store double 3.000000e+00, double* %side.i, align 8, !tbaa !14
  %5 = load i32, i32* @_ZN12_GLOBAL__N_15aliveE, align 4, !tbaa !5
  %inc.i.i = add nsw i32 %5, 1
  store i32 %inc.i.i, i32* @_ZN12_GLOBAL__N_15aliveE, align 4, !tbaa !5
  store i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.18, i64 0, i64 0), i8** %tag.i.i, align 8, !tbaa !11
  %6 = getelementptr %"struct.(anonymous namespace)::Square", %"struct.(anonymous namespace)::Square"* %2, i64 0, i32 0
  store %"struct.(anonymous namespace)::Shape"* %6, %"struct.(anonymous namespace)::Shape"** %arrayinit.begin6, align 16, !tbaa !18
  %arrayinit.element8 = getelementptr inbounds [3 x %"struct.(anonymous namespace)::Shape"*], [3 x %"struct.(anonymous namespace)::Shape"*]* %shapes, i64 0, i64 1
  %call9 = call noalias noundef nonnull dereferenceable(32) i8* @_Znwm(i64 noundef 32) #27
  %7 = bitcast i8* %call9 to %"struct.(anonymous namespace)::Circle"*
  %8 = getelementptr inbounds %"struct.(anonymous namespace)::Circle", %"struct.(anonymous namespace)::Circle"* %7, i64 0, i32 0, i32 0
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [6 x i8*] }, { [6 x i8*] }* @_ZTVN12_GLOBAL__N_15ShapeE, i64 0, inrange i32 0, i64 2) to i32 (...)**), i32 (...)*** %8, align 8, !tbaa !9
  %9 = getelementptr inbounds %"struct.(anonymous namespace)::Circle", %"struct.(anonymous namespace)::Circle"* %7, i64 0, i32 2, i32 0
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @_ZTVN12_GLOBAL__N_15NamedE, i64 0, inrange i32 0, i64 2) to i32 (...)**), i32 (...)*** %9, align 8, !tbaa !9
  %tag.i.i218 = getelementptr inbounds %"struct.(anonymous namespace)::Circle", %"struct.(anonymous namespace)::Circle"* %7, i64 0, i32 2, i32 1
  store i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.str.20, i64 0, i64 0), i8** %tag.i.i218, align 8, !tbaa !11
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [12 x i8*], [7 x i8*] }, { [12 x i8*], [7 x i8*] }* @_ZTVN12_GLOBAL__N_16CircleE, i64 0, inrange i32 0, i64 7) to i32 (...)**), i32 (...)*** %8, align 8, !tbaa !9
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [12 x i8*], [7 x i8*] }, { [12 x i8*], [7 x i8*] }* @_ZTVN12_GLOBAL__N_16CircleE, i64 0, inrange i32 1, i64 4) to i32 (...)**), i32 (...)*** %9, align 8, !tbaa !9
  %r2.i = getelementptr inbounds %"struct.(anonymous namespace)::Circle", %"struct.(anonymous namespace)::Circle"* %7, i64 0, i32 1
  store double 2.000000e+00, double* %r2.i, align 8, !tbaa !19
  %10 = getelementptr %"struct.(anonymous namespace)::Circle", %"struct.(anonymous namespace)::Circle"* %7, i64 0, i32 0
  store %"struct.(anonymous namespace)::Shape"* %10, %"struct.(anonymous namespace)::Shape"** %arrayinit.element8, align 8, !tbaa !18
  %arrayinit.element12 = getelementptr inbounds [3 x %"struct.(anonymous namespace)::Shape"*], [3 x %"struct.(anonymous namespace)::Shape"*]* %shapes, i64 0, i64 2
  %call13 = call noalias noundef dereferenceable_or_null(40) i8* @_ZnwmRKSt9nothrow_t(i64 noundef 40, %"struct.std::nothrow_t"* noundef nonnull align 1 dereferenceable(1) @_ZSt7nothrow) #28
  %new.isnull = icmp eq i8* %call13, null
  br i1 %new.isnull, label %new.cont, label %new.notnull

for.body:                                         ; preds = %entry, %for.body
  %__begin1.0300 = phi i32* [ %arrayinit.begin, %entry ], [ %incdec.ptr, %for.body ]
  %11 = load i32, i32* %__begin1.0300, align 4, !tbaa !5
  %call4 = call fastcc noundef i32 @_ZN12_GLOBAL__N_17attemptEi(i32 noundef %11)
  %call5 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0), i32 noundef %call4)
  %incdec.ptr = getelementptr inbounds i32, i32* %__begin1.0300, i64 1
  %cmp.not = icmp eq i32* %incdec.ptr, %add.ptr.i
  br i1 %cmp.not, label %for.cond.cleanup, label %for.body, !llvm.loop !21

new.notnull:                                      ; preds = %for.cond.cleanup
  %12 = bitcast i8* %call13 to %"struct.(anonymous namespace)::Square"*
  %13 = getelementptr inbounds %"struct.(anonymous namespace)::Square", %"struct.(anonymous namespace)::Square"* %12, i64 0, i32 0, i32 0
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [6 x i8*] }, { [6 x i8*] }* @_ZTVN12_GLOBAL__N_15ShapeE, i64 0, inrange i32 0, i64 2) to i32 (...)**), i32 (...)*** %13, align 8, !tbaa !9
  %14 = getelementptr inbounds %"struct.(anonymous namespace)::Square", %"struct.(anonymous namespace)::Square"* %12, i64 0, i32 1, i32 0
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @_ZTVN12_GLOBAL__N_15NamedE, i64 0, inrange i32 0, i64 2) to i32 (...)**), i32 (...)*** %14, align 8, !tbaa !9
  %tag.i.i219 = getelementptr inbounds %"struct.(anonymous namespace)::Square", %"struct.(anonymous namespace)::Square"* %12, i64 0, i32 1, i32 1
  store i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.str.20, i64 0, i64 0), i8** %tag.i.i219, align 8, !tbaa !11
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [6 x i8*], [5 x i8*] }, { [6 x i8*], [5 x i8*] }* @_ZTVN12_GLOBAL__N_16SquareE, i64 0, inrange i32 0, i64 2) to i32 (...)**), i32 (...)*** %13, align 8, !tbaa !9
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [6 x i8*], [5 x i8*] }, { [6 x i8*], [5 x i8*] }* @_ZTVN12_GLOBAL__N_16SquareE, i64 0, inrange i32 1, i64 2) to i32 (...)**), i32 (...)*** %14, align 8, !tbaa !9
  %side.i220 = getelementptr inbounds %"struct.(anonymous namespace)::Square", %"struct.(anonymous namespace)::Square"* %12, i64 0, i32 2
  store double 1.500000e+00, double* %side.i220, align 8, !tbaa !14
  %inc.i.i221 = add nsw i32 %5, 2
  store i32 %inc.i.i221, i32* @_ZN12_GLOBAL__N_15aliveE, align 4, !tbaa !5
  store i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.18, i64 0, i64 0), i8** %tag.i.i219, align 8, !tbaa !11
  br label %new.cont

new.cont:                                         ; preds = %new.notnull, %for.cond.cleanup
  %15 = phi %"struct.(anonymous namespace)::Square"* [ null, %for.cond.cleanup ], [ %12, %new.notnull ]
  %16 = getelementptr %"struct.(anonymous namespace)::Square", %"struct.(anonymous namespace)::Square"* %15, i64 0, i32 0
  store %"struct.(anonymous namespace)::Shape"* %16, %"struct.(anonymous namespace)::Shape"** %arrayinit.element12, align 16, !tbaa !18
  %add.ptr = getelementptr inbounds [3 x %"struct.(anonymous namespace)::Shape"*], [3 x %"struct.(anonymous namespace)::Shape"*]* %shapes, i64 0, i64 3
  br label %for.body23

for.cond.cleanup22:                               ; preds = %_ZNKSt9type_infoeqERKS_.exit
  %17 = load i32, i32* @_ZN12_GLOBAL__N_15aliveE, align 4, !tbaa !5
  %call38 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([10 x i8], [10 x i8]* @.str.4, i64 0, i64 0), i32 noundef %17)
  br label %for.body48

for.body23:                                       ; preds = %new.cont, %_ZNKSt9type_infoeqERKS_.exit
  %__begin117.0301 = phi %"struct.(anonymous namespace)::Shape"** [ %arrayinit.begin6, %new.cont ], [ %incdec.ptr36, %_ZNKSt9type_infoeqERKS_.exit ]
  %18 = load %"struct.(anonymous namespace)::Shape"*, %"struct.(anonymous namespace)::Shape"** %__begin117.0301, align 8, !tbaa !18
  %19 = icmp eq %"struct.(anonymous namespace)::Shape"* %18, null
  br i1 %19, label %dynamic_cast.end, label %dynamic_cast.notnull

dynamic_cast.notnull:                             ; preds = %for.body23
  %20 = bitcast %"struct.(anonymous namespace)::Shape"* %18 to i8*
  %21 = call i8* @__dynamic_cast(i8* nonnull %20, i8* bitcast ({ i8*, i8* }* @_ZTIN12_GLOBAL__N_15ShapeE to i8*), i8* bitcast ({ i8*, i8* }* @_ZTIN12_GLOBAL__N_15NamedE to i8*), i64 -2) #26
  %22 = bitcast i8* %21 to %"struct.(anonymous namespace)::Named"*
  br label %dynamic_cast.end

dynamic_cast.end:                                 ; preds = %for.body23, %dynamic_cast.notnull
  %23 = phi %"struct.(anonymous namespace)::Named"* [ %22, %dynamic_cast.notnull ], [ null, %for.body23 ]
  %24 = bitcast %"struct.(anonymous namespace)::Shape"* %18 to i8* (%"struct.(anonymous namespace)::Shape"*)***
  %vtable = load i8* (%"struct.(anonymous namespace)::Shape"*)**, i8* (%"struct.(anonymous namespace)::Shape"*)*** %24, align 8, !tbaa !9
  %vfn = getelementptr inbounds i8* (%"struct.(anonymous namespace)::Shape"*)*, i8* (%"struct.(anonymous namespace)::Shape"*)** %vtable, i64 3
  %25 = load i8* (%"struct.(anonymous namespace)::Shape"*)*, i8* (%"struct.(anonymous namespace)::Shape"*)** %vfn, align 8
  %call25 = call noundef i8* %25(%"struct.(anonymous namespace)::Shape"* noundef nonnull align 8 dereferenceable(8) %18)
  %26 = bitcast %"struct.(anonymous namespace)::Shape"* %18 to double (%"struct.(anonymous namespace)::Shape"*)***
  %vtable26 = load double (%"struct.(anonymous namespace)::Shape"*)**, double (%"struct.(anonymous namespace)::Shape"*)*** %26, align 8, !tbaa !9
  %vfn27 = getelementptr inbounds double (%"struct.(anonymous namespace)::Shape"*)*, double (%"struct.(anonymous namespace)::Shape"*)** %vtable26, i64 2
  %27 = load double (%"struct.(anonymous namespace)::Shape"*)*, double (%"struct.(anonymous namespace)::Shape"*)** %vfn27, align 8
  %call28 = call noundef double %27(%"struct.(anonymous namespace)::Shape"* noundef nonnull align 8 dereferenceable(8) %18)
  %tobool.not = icmp eq %"struct.(anonymous namespace)::Named"* %23, null
  br i1 %tobool.not, label %cond.end, label %cond.true

cond.true:                                        ; preds = %dynamic_cast.end
  %28 = bitcast %"struct.(anonymous namespace)::Named"* %23 to i8* (%"struct.(anonymous namespace)::Named"*)***
  %vtable29 = load i8* (%"struct.(anonymous namespace)::Named"*)**, i8* (%"struct.(anonymous namespace)::Named"*)*** %28, align 8, !tbaa !9
  %29 = load i8* (%"struct.(anonymous namespace)::Named"*)*, i8* (%"struct.(anonymous namespace)::Named"*)** %vtable29, align 8
  %call31 = call noundef i8* %29(%"struct.(anonymous namespace)::Named"* noundef nonnull align 8 dereferenceable(16) %23)
  br label %cond.end

cond.end:                                         ; preds = %dynamic_cast.end, %cond.true
  %cond = phi i8* [ %call31, %cond.true ], [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str.3, i64 0, i64 0), %dynamic_cast.end ]
  br i1 %19, label %typeid.bad_typeid, label %typeid.end

typeid.bad_typeid:                                ; preds = %cond.end
  call void @__cxa_bad_typeid() #29
  unreachable

typeid.end:                                       ; preds = %cond.end
  %30 = bitcast %"struct.(anonymous namespace)::Shape"* %18 to %"class.std::type_info"***
  %vtable32 = load %"class.std::type_info"**, %"class.std::type_info"*** %30, align 8, !tbaa !9
  %31 = getelementptr inbounds %"class.std::type_info"*, %"class.std::type_info"** %vtable32, i64 -1
  %32 = load %"class.std::type_info"*, %"class.std::type_info"** %31, align 8
  %__name.i = getelementptr inbounds %"class.std::type_info", %"class.std::type_info"* %32, i64 0, i32 1
  %33 = load i8*, i8** %__name.i, align 8, !tbaa !23
  %cmp.i = icmp eq i8* %33, getelementptr inbounds ([24 x i8], [24 x i8]* @_ZTSN12_GLOBAL__N_16SquareE, i64 0, i64 0)
  br i1 %cmp.i, label %_ZNKSt9type_infoeqERKS_.exit, label %if.end.i

if.end.i:                                         ; preds = %typeid.end
  %34 = load i8, i8* %33, align 1, !tbaa !25
  %cmp4.not.i = icmp eq i8 %34, 42
  br i1 %cmp4.not.i, label %_ZNKSt9type_infoeqERKS_.exit, label %land.rhs.i

land.rhs.i:                                       ; preds = %if.end.i
  %call6.i = call i32 @strcmp(i8* noundef nonnull %33, i8* noundef nonnull dereferenceable(24) getelementptr inbounds ([24 x i8], [24 x i8]* @_ZTSN12_GLOBAL__N_16SquareE, i64 0, i64 0)) #26
  %cmp7.i = icmp eq i32 %call6.i, 0
  br label %_ZNKSt9type_infoeqERKS_.exit

_ZNKSt9type_infoeqERKS_.exit:                     ; preds = %typeid.end, %if.end.i, %land.rhs.i
  %retval.0.i = phi i1 [ true, %typeid.end ], [ false, %if.end.i ], [ %cmp7.i, %land.rhs.i ]
  %conv = zext i1 %retval.0.i to i32
  %call34 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([13 x i8], [13 x i8]* @.str.2, i64 0, i64 0), i8* noundef %call25, double noundef %call28, i8* noundef %cond, i32 noundef %conv)
  %incdec.ptr36 = getelementptr inbounds %"struct.(anonymous namespace)::Shape"*, %"struct.(anonymous namespace)::Shape"** %__begin117.0301, i64 1
  %cmp21.not = icmp eq %"struct.(anonymous namespace)::Shape"** %incdec.ptr36, %add.ptr
  br i1 %cmp21.not, label %for.cond.cleanup22, label %for.body23, !llvm.loop !26

for.cond.cleanup47:                               ; preds = %delete.end
  %35 = load i32, i32* @_ZN12_GLOBAL__N_15aliveE, align 4, !tbaa !5
  %call55 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([10 x i8], [10 x i8]* @.str.4, i64 0, i64 0), i32 noundef %35)
  %36 = bitcast %"struct.(anonymous namespace)::Ring"* %ring to i8*
  call void @llvm.lifetime.start.p0i8(i64 20, i8* nonnull %36) #26
  %head.i = getelementptr inbounds %"struct.(anonymous namespace)::Ring", %"struct.(anonymous namespace)::Ring"* %ring, i64 0, i32 1
  store i32 0, i32* %head.i, align 4, !tbaa !27
  %count.i = getelementptr inbounds %"struct.(anonymous namespace)::Ring", %"struct.(anonymous namespace)::Ring"* %ring, i64 0, i32 2
  store i32 1, i32* %count.i, align 4, !tbaa !29
  %arrayidx.i = getelementptr inbounds %"struct.(anonymous namespace)::Ring", %"struct.(anonymous namespace)::Ring"* %ring, i64 0, i32 0, i64 0
  store i32 1, i32* %arrayidx.i, align 4, !tbaa !5
  store i32 2, i32* %count.i, align 4, !tbaa !29
  %arrayidx.i237 = getelementptr inbounds %"struct.(anonymous namespace)::Ring", %"struct.(anonymous namespace)::Ring"* %ring, i64 0, i32 0, i64 1
  store i32 2, i32* %arrayidx.i237, align 4, !tbaa !5
  store i32 3, i32* %count.i, align 4, !tbaa !29
  %arrayidx.i251 = getelementptr inbounds %"struct.(anonymous namespace)::Ring", %"struct.(anonymous namespace)::Ring"* %ring, i64 0, i32 0, i64 2
  store i32 3, i32* %arrayidx.i251, align 4, !tbaa !5
  %exception.i257 = call i8* @__cxa_allocate_exception(i64 16) #26
  %37 = bitcast i8* %exception.i257 to i32 (...)***
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @_ZTVN12_GLOBAL__N_15ErrorE, i64 0, inrange i32 0, i64 2) to i32 (...)**), i32 (...)*** %37, align 8, !tbaa !9
  %code.i.i258 = getelementptr inbounds i8, i8* %exception.i257, i64 8
  %38 = bitcast i8* %code.i.i258 to i32*
  store i32 3, i32* %38, align 8, !tbaa !30
  invoke void @__cxa_throw(i8* %exception.i257, i8* bitcast ({ i8*, i8*, i8* }* @_ZTIN12_GLOBAL__N_15ErrorE to i8*), i8* bitcast (void (%"class.std::exception"*)* @_ZNSt9exceptionD2Ev to i8*)) #29
          to label %.noexc267 unwind label %lpad69

for.body48:                                       ; preds = %for.cond.cleanup22, %delete.end
  %__begin140.0302 = phi %"struct.(anonymous namespace)::Shape"** [ %arrayinit.begin6, %for.cond.cleanup22 ], [ %incdec.ptr53, %delete.end ]
  %39 = load %"struct.(anonymous namespace)::Shape"*, %"struct.(anonymous namespace)::Shape"** %__begin140.0302, align 8, !tbaa !18
  %isnull = icmp eq %"struct.(anonymous namespace)::Shape"* %39, null
  br i1 %isnull, label %delete.end, label %delete.notnull

delete.notnull:                                   ; preds = %for.body48
  %40 = bitcast %"struct.(anonymous namespace)::Shape"* %39 to void (%"struct.(anonymous namespace)::Shape"*)***
  %vtable50 = load void (%"struct.(anonymous namespace)::Shape"*)**, void (%"struct.(anonymous namespace)::Shape"*)*** %40, align 8, !tbaa !9
  %vfn51 = getelementptr inbounds void (%"struct.(anonymous namespace)::Shape"*)*, void (%"struct.(anonymous namespace)::Shape"*)** %vtable50, i64 1
  %41 = load void (%"struct.(anonymous namespace)::Shape"*)*, void (%"struct.(anonymous namespace)::Shape"*)** %vfn51, align 8
  call void %41(%"struct.(anonymous namespace)::Shape"* noundef nonnull align 8 dereferenceable(8) %39) #26
  br label %delete.end

delete.end:                                       ; preds = %delete.notnull, %for.body48
  %incdec.ptr53 = getelementptr inbounds %"struct.(anonymous namespace)::Shape"*, %"struct.(anonymous namespace)::Shape"** %__begin140.0302, i64 1
  %cmp46.not = icmp eq %"struct.(anonymous namespace)::Shape"** %incdec.ptr53, %add.ptr
  br i1 %cmp46.not, label %for.cond.cleanup47, label %for.body48, !llvm.loop !32

.noexc267:                                        ; preds = %for.cond.cleanup47
  unreachable

lpad69:                                           ; preds = %for.cond.cleanup47
  %42 = landingpad { i8*, i32 }
          cleanup
          catch i8* bitcast ({ i8*, i8*, i8* }* @_ZTIN12_GLOBAL__N_15ErrorE to i8*)
  %ehselector.slot.2 = extractvalue { i8*, i32 } %42, 1
  %43 = call i32 @llvm.eh.typeid.for(i8* bitcast ({ i8*, i8*, i8* }* @_ZTIN12_GLOBAL__N_15ErrorE to i8*)) #26
  %matches = icmp eq i32 %ehselector.slot.2, %43
  br i1 %matches, label %catch, label %ehcleanup162

catch:                                            ; preds = %lpad69
  %exn.slot.2 = extractvalue { i8*, i32 } %42, 0
  %44 = call i8* @__cxa_begin_catch(i8* %exn.slot.2) #26
  %code = getelementptr inbounds i8, i8* %44, i64 8
  %45 = bitcast i8* %code to i32*
  %46 = load i32, i32* %45, align 8, !tbaa !30
  %call76 = invoke fastcc noundef i32 @_ZN12_GLOBAL__N_14RingIiLj3EE3popEv(%"struct.(anonymous namespace)::Ring"* noundef nonnull align 4 dereferenceable(20) %ring)
          to label %invoke.cont75 unwind label %lpad74

invoke.cont75:                                    ; preds = %catch
  %call78 = invoke fastcc noundef i32 @_ZN12_GLOBAL__N_14RingIiLj3EE3popEv(%"struct.(anonymous namespace)::Ring"* noundef nonnull align 4 dereferenceable(20) %ring)
          to label %invoke.cont77 unwind label %lpad74

invoke.cont77:                                    ; preds = %invoke.cont75
  %call80 = invoke fastcc noundef i32 @_ZN12_GLOBAL__N_14RingIiLj3EE3popEv(%"struct.(anonymous namespace)::Ring"* noundef nonnull align 4 dereferenceable(20) %ring)
          to label %invoke.cont79 unwind label %lpad74

invoke.cont79:                                    ; preds = %invoke.cont77
  %add = add nsw i32 %call78, %call76
  %add81 = add nsw i32 %add, %call80
  %call83 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([12 x i8], [12 x i8]* @.str.5, i64 0, i64 0), i32 noundef %46, i32 noundef %add81)
  call void @__cxa_end_catch()
  %call89 = invoke fastcc noundef i32 @_ZN12_GLOBAL__N_14RingIiLj3EE3popEv(%"struct.(anonymous namespace)::Ring"* noundef nonnull align 4 dereferenceable(20) %ring)
          to label %try.cont101 unwind label %lpad87

lpad74:                                           ; preds = %invoke.cont77, %invoke.cont75, %catch
  %47 = landingpad { i8*, i32 }
          cleanup
  invoke void @__cxa_end_catch()
          to label %ehcleanup162 unwind label %terminate.lpad

lpad87:                                           ; preds = %invoke.cont79
  %48 = landingpad { i8*, i32 }
          cleanup
          catch i8* bitcast (i8** @_ZTIPKc to i8*)
  %49 = extractvalue { i8*, i32 } %48, 1
  %50 = call i32 @llvm.eh.typeid.for(i8* bitcast (i8** @_ZTIPKc to i8*)) #26
  %matches92 = icmp eq i32 %49, %50
  br i1 %matches92, label %catch93, label %ehcleanup162

catch93:                                          ; preds = %lpad87
  %51 = extractvalue { i8*, i32 } %48, 0
  %52 = call i8* @__cxa_begin_catch(i8* %51) #26
  %puts = call i32 @puts(i8* nonnull dereferenceable(1) %52)
  call void @__cxa_end_catch() #26
  br label %try.cont101

try.cont101:                                      ; preds = %invoke.cont79, %catch93
  %53 = load i32, i32* @_ZN12_GLOBAL__N_13BoxIlE4madeE, align 4, !tbaa !5
  %inc.i269 = add nsw i32 %53, 1
  store i32 %inc.i269, i32* @_ZN12_GLOBAL__N_13BoxIlE4madeE, align 4, !tbaa !5
  %call104 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([16 x i8], [16 x i8]* @.str.7, i64 0, i64 0), i64 noundef 0, i64 noundef 77, i32 noundef %inc.i269)
  %call109 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([17 x i8], [17 x i8]* @.str.8, i64 0, i64 0), i32 noundef 10, i32 noundef 25, i32 noundef 24)
  %call112 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([13 x i8], [13 x i8]* @.str.9, i64 0, i64 0), i32 noundef 179, i64 noundef 104)
  call fastcc void @_ZN12_GLOBAL__N_15neverEv() #26
  call fastcc void @_ZN12_GLOBAL__N_14onceEv()
  %54 = load i32, i32* @_ZZN12_GLOBAL__N_14onceEvE5value, align 4, !tbaa !5
  %inc = add nsw i32 %54, 1
  store i32 %inc, i32* @_ZZN12_GLOBAL__N_14onceEvE5value, align 4, !tbaa !5
  call fastcc void @_ZN12_GLOBAL__N_14onceEv()
  %55 = load i32, i32* @_ZZN12_GLOBAL__N_14onceEvE5value, align 4, !tbaa !5
  %56 = load i8, i8* @__tls_guard, align 1
  %guard.uninitialized.i.i = icmp eq i8 %56, 0
  br i1 %guard.uninitialized.i.i, label %init.i.i, label %_ZTWN12_GLOBAL__N_110per_threadE.exit, !prof !33

init.i.i:                                         ; preds = %try.cont101
  store i8 1, i8* @__tls_guard, align 1
  %57 = call {}* @llvm.invariant.start.p0i8(i64 1, i8* nonnull @__tls_guard) #26
  %puts.i.i.i.i = call i32 @puts(i8* nonnull dereferenceable(1) getelementptr inbounds ([5 x i8], [5 x i8]* @str, i64 0, i64 0)) #26
  store i1 true, i1* @_ZN12_GLOBAL__N_110per_threadE, align 4
  br label %_ZTWN12_GLOBAL__N_110per_threadE.exit

_ZTWN12_GLOBAL__N_110per_threadE.exit:            ; preds = %try.cont101, %init.i.i
  %.b = load i1, i1* @_ZN12_GLOBAL__N_110per_threadE, align 4
  %58 = select i1 %.b, i32 40, i32 0
  %call116 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([10 x i8], [10 x i8]* @.str.10, i64 0, i64 0), i32 noundef %55, i32 noundef %58, i32 noundef 8)
  %exception = call i8* @__cxa_allocate_exception(i64 16) #26
  %59 = bitcast i8* %exception to i32 (...)***
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @_ZTVN12_GLOBAL__N_15ErrorE, i64 0, inrange i32 0, i64 2) to i32 (...)**), i32 (...)*** %59, align 8, !tbaa !9
  %code.i = getelementptr inbounds i8, i8* %exception, i64 8
  %60 = bitcast i8* %code.i to i32*
  store i32 -5, i32* %60, align 8, !tbaa !30
  invoke void @__cxa_throw(i8* %exception, i8* bitcast ({ i8*, i8*, i8* }* @_ZTIN12_GLOBAL__N_15ErrorE to i8*), i8* bitcast (void (%"class.std::exception"*)* @_ZNSt9exceptionD2Ev to i8*)) #29
          to label %unreachable unwind label %lpad128

lpad128:                                          ; preds = %_ZTWN12_GLOBAL__N_110per_threadE.exit
  %61 = landingpad { i8*, i32 }
          cleanup
          catch i8* bitcast ({ i8*, i8*, i8* }* @_ZTIN12_GLOBAL__N_15ErrorE to i8*)
  %62 = extractvalue { i8*, i32 } %61, 1
  %63 = call i32 @llvm.eh.typeid.for(i8* bitcast ({ i8*, i8*, i8* }* @_ZTIN12_GLOBAL__N_15ErrorE to i8*)) #26
  %matches144 = icmp eq i32 %62, %63
  br i1 %matches144, label %catch145, label %ehcleanup162

catch145:                                         ; preds = %lpad128
  %64 = extractvalue { i8*, i32 } %61, 0
  %65 = call i8* @__cxa_begin_catch(i8* %64) #26
  %code149 = getelementptr inbounds i8, i8* %65, i64 8
  %66 = bitcast i8* %code149 to i32*
  %67 = load i32, i32* %66, align 8, !tbaa !30
  %call152 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([13 x i8], [13 x i8]* @.str.12, i64 0, i64 0), i32 noundef %67)
  call void @__cxa_end_catch()
  %68 = load i32, i32* @_ZN12_GLOBAL__N_15aliveE, align 4, !tbaa !5
  call void @llvm.lifetime.end.p0i8(i64 20, i8* nonnull %36) #26
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %1) #26
  ret i32 %68

ehcleanup162:                                     ; preds = %lpad74, %lpad128, %lpad87, %lpad69
  %lpad.val166.merged = phi { i8*, i32 } [ %61, %lpad128 ], [ %48, %lpad87 ], [ %42, %lpad69 ], [ %47, %lpad74 ]
  call void @llvm.lifetime.end.p0i8(i64 20, i8* nonnull %36) #26
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %1) #26
  resume { i8*, i32 } %lpad.val166.merged

terminate.lpad:                                   ; preds = %lpad74
  %69 = landingpad { i8*, i32 }
          catch i8* null
  %70 = extractvalue { i8*, i32 } %69, 0
  call void @__clang_call_terminate(i8* %70) #30
  unreachable

unreachable:                                      ; preds = %_ZTWN12_GLOBAL__N_110per_threadE.exit
  unreachable
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(i8* nocapture noundef readonly, ...) local_unnamed_addr #3

; Function Attrs: mustprogress noinline norecurse uwtable
define internal fastcc noundef i32 @_ZN12_GLOBAL__N_17attemptEi(i32 noundef %n) unnamed_addr #4 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) {
entry:
  %0 = load i32, i32* @_ZN12_GLOBAL__N_15aliveE, align 4, !tbaa !5
  %inc.i = add nsw i32 %0, 1
  store i32 %inc.i, i32* @_ZN12_GLOBAL__N_15aliveE, align 4, !tbaa !5
  %call = invoke fastcc noundef i32 @_ZN12_GLOBAL__N_14deepEi(i32 noundef %n)
          to label %cleanup unwind label %lpad1

lpad1:                                            ; preds = %entry
  %1 = landingpad { i8*, i32 }
          catch i8* bitcast (i8** @_ZTIi to i8*)
          catch i8* bitcast ({ i8*, i8*, i8* }* @_ZTIN12_GLOBAL__N_15ErrorE to i8*)
          catch i8* bitcast (i8** @_ZTISt9exception to i8*)
          catch i8* null
  %2 = extractvalue { i8*, i32 } %1, 0
  %3 = extractvalue { i8*, i32 } %1, 1
  %4 = call i32 @llvm.eh.typeid.for(i8* bitcast (i8** @_ZTIi to i8*)) #26
  %matches = icmp eq i32 %3, %4
  br i1 %matches, label %catch6, label %catch.fallthrough

catch6:                                           ; preds = %lpad1
  %5 = call i8* @__cxa_begin_catch(i8* %2) #26
  %exn.byref8 = bitcast i8* %5 to i32*
  %6 = load i32, i32* %exn.byref8, align 4, !tbaa !5
  %7 = load i32, i32* @_ZN12_GLOBAL__N_15aliveE, align 4, !tbaa !5
  %call11 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([17 x i8], [17 x i8]* @.str.14, i64 0, i64 0), i32 noundef %6, i32 noundef %7)
  %8 = load i32, i32* %exn.byref8, align 4, !tbaa !5
  call void @__cxa_end_catch() #26
  br label %cleanup

catch.fallthrough:                                ; preds = %lpad1
  %9 = call i32 @llvm.eh.typeid.for(i8* bitcast ({ i8*, i8*, i8* }* @_ZTIN12_GLOBAL__N_15ErrorE to i8*)) #26
  %matches3 = icmp eq i32 %3, %9
  br i1 %matches3, label %catch, label %ehcleanup

catch:                                            ; preds = %catch.fallthrough
  %10 = call i8* @__cxa_begin_catch(i8* %2) #26
  %code = getelementptr inbounds i8, i8* %10, i64 8
  %11 = bitcast i8* %code to i32*
  %12 = load i32, i32* %11, align 8, !tbaa !30
  %add = add nsw i32 %12, 1000
  store i32 %add, i32* %11, align 8, !tbaa !30
  invoke void @__cxa_rethrow() #29
          to label %unreachable unwind label %lpad4

lpad4:                                            ; preds = %catch
  %13 = landingpad { i8*, i32 }
          catch i8* bitcast (i8** @_ZTISt9exception to i8*)
          catch i8* null
  invoke void @__cxa_end_catch()
          to label %invoke.cont5 unwind label %terminate.lpad

invoke.cont5:                                     ; preds = %lpad4
  %14 = extractvalue { i8*, i32 } %13, 1
  %15 = extractvalue { i8*, i32 } %13, 0
  br label %ehcleanup

cleanup:                                          ; preds = %entry, %catch6
  %retval.0 = phi i32 [ %8, %catch6 ], [ %call, %entry ]
  %16 = load i32, i32* @_ZN12_GLOBAL__N_15aliveE, align 4, !tbaa !5
  %dec.i = add nsw i32 %16, -1
  store i32 %dec.i, i32* @_ZN12_GLOBAL__N_15aliveE, align 4, !tbaa !5
  br label %return

ehcleanup:                                        ; preds = %invoke.cont5, %catch.fallthrough
  %ehselector.slot.0 = phi i32 [ %14, %invoke.cont5 ], [ %3, %catch.fallthrough ]
  %exn.slot.0 = phi i8* [ %15, %invoke.cont5 ], [ %2, %catch.fallthrough ]
  %17 = load i32, i32* @_ZN12_GLOBAL__N_15aliveE, align 4, !tbaa !5
  %dec.i54 = add nsw i32 %17, -1
  store i32 %dec.i54, i32* @_ZN12_GLOBAL__N_15aliveE, align 4, !tbaa !5
  %18 = call i32 @llvm.eh.typeid.for(i8* bitcast (i8** @_ZTISt9exception to i8*)) #26
  %matches16 = icmp eq i32 %ehselector.slot.0, %18
  %19 = call i8* @__cxa_begin_catch(i8* %exn.slot.0) #26
  br i1 %matches16, label %catch25, label %catch17

catch25:                                          ; preds = %ehcleanup
  %exn.byref28 = bitcast i8* %19 to %"class.std::exception"*
  %20 = icmp eq i8* %19, null
  br i1 %20, label %dynamic_cast.end, label %dynamic_cast.notnull

dynamic_cast.notnull:                             ; preds = %catch25
  %21 = call i8* @__dynamic_cast(i8* nonnull %19, i8* bitcast (i8** @_ZTISt9exception to i8*), i8* bitcast ({ i8*, i8*, i8* }* @_ZTIN12_GLOBAL__N_15ErrorE to i8*), i64 0) #26
  %22 = bitcast i8* %21 to %"struct.(anonymous namespace)::Error"*
  br label %dynamic_cast.end

catch17:                                          ; preds = %ehcleanup
  %23 = load i32, i32* @_ZN12_GLOBAL__N_15aliveE, align 4, !tbaa !5
  %call21 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([26 x i8], [26 x i8]* @.str.15, i64 0, i64 0), i32 noundef %23)
  call void @__cxa_end_catch()
  br label %return

dynamic_cast.end:                                 ; preds = %catch25, %dynamic_cast.notnull
  %24 = phi %"struct.(anonymous namespace)::Error"* [ %22, %dynamic_cast.notnull ], [ null, %catch25 ]
  %25 = bitcast i8* %19 to i8* (%"class.std::exception"*)***
  %vtable = load i8* (%"class.std::exception"*)**, i8* (%"class.std::exception"*)*** %25, align 8, !tbaa !9
  %vfn = getelementptr inbounds i8* (%"class.std::exception"*)*, i8* (%"class.std::exception"*)** %vtable, i64 2
  %26 = load i8* (%"class.std::exception"*)*, i8* (%"class.std::exception"*)** %vfn, align 8
  %call29 = call noundef i8* %26(%"class.std::exception"* noundef nonnull align 8 dereferenceable(8) %exn.byref28) #26
  %tobool.not = icmp eq %"struct.(anonymous namespace)::Error"* %24, null
  br i1 %tobool.not, label %cond.end, label %cond.true

cond.true:                                        ; preds = %dynamic_cast.end
  %code30 = getelementptr inbounds %"struct.(anonymous namespace)::Error", %"struct.(anonymous namespace)::Error"* %24, i64 0, i32 1
  %27 = load i32, i32* %code30, align 8, !tbaa !30
  br label %cond.end

cond.end:                                         ; preds = %dynamic_cast.end, %cond.true
  %cond = phi i32 [ %27, %cond.true ], [ -1, %dynamic_cast.end ]
  %28 = load i32, i32* @_ZN12_GLOBAL__N_15aliveE, align 4, !tbaa !5
  %call33 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([16 x i8], [16 x i8]* @.str.16, i64 0, i64 0), i8* noundef %call29, i32 noundef %cond, i32 noundef %28)
  call void @__cxa_end_catch()
  br label %return

return:                                           ; preds = %cleanup, %cond.end, %catch17
  %retval.1 = phi i32 [ %retval.0, %cleanup ], [ -1, %cond.end ], [ -2, %catch17 ]
  ret i32 %retval.1

terminate.lpad:                                   ; preds = %lpad4
  %29 = landingpad { i8*, i32 }
          catch i8* null
  %30 = extractvalue { i8*, i32 } %29, 0
  call void @__clang_call_terminate(i8* %30) #30
  unreachable

unreachable:                                      ; preds = %catch
  unreachable
}

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull i8* @_Znwm(i64 noundef) local_unnamed_addr #5

declare i32 @__gxx_personality_v0(...)

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(i8* noundef) local_unnamed_addr #6

; Function Attrs: nobuiltin nounwind allocsize(0)
declare noalias noundef i8* @_ZnwmRKSt9nothrow_t(i64 noundef, %"struct.std::nothrow_t"* noundef nonnull align 1 dereferenceable(1)) local_unnamed_addr #7

; Function Attrs: nofree nounwind readonly
declare i8* @__dynamic_cast(i8*, i8*, i8*, i64) local_unnamed_addr #8

declare void @__cxa_bad_typeid() local_unnamed_addr

; Function Attrs: nofree nosync nounwind readnone
declare i32 @llvm.eh.typeid.for(i8*) #9

declare i8* @__cxa_begin_catch(i8*) local_unnamed_addr

; Function Attrs: mustprogress norecurse uwtable
define internal fastcc noundef i32 @_ZN12_GLOBAL__N_14RingIiLj3EE3popEv(%"struct.(anonymous namespace)::Ring"* nocapture noundef nonnull align 4 dereferenceable(20) %this) unnamed_addr #10 align 2 {
entry:
  %count = getelementptr inbounds %"struct.(anonymous namespace)::Ring", %"struct.(anonymous namespace)::Ring"* %this, i64 0, i32 2
  %0 = load i32, i32* %count, align 4, !tbaa !29
  %tobool.not = icmp eq i32 %0, 0
  br i1 %tobool.not, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %exception = call i8* @__cxa_allocate_exception(i64 8) #26
  %1 = bitcast i8* %exception to i8**
  store i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.24, i64 0, i64 0), i8** %1, align 16, !tbaa !18
  call void @__cxa_throw(i8* %exception, i8* bitcast (i8** @_ZTIPKc to i8*), i8* null) #29
  unreachable

if.end:                                           ; preds = %entry
  %head = getelementptr inbounds %"struct.(anonymous namespace)::Ring", %"struct.(anonymous namespace)::Ring"* %this, i64 0, i32 1
  %2 = load i32, i32* %head, align 4, !tbaa !27
  %idxprom = zext i32 %2 to i64
  %arrayidx = getelementptr inbounds %"struct.(anonymous namespace)::Ring", %"struct.(anonymous namespace)::Ring"* %this, i64 0, i32 0, i64 %idxprom
  %3 = load i32, i32* %arrayidx, align 4, !tbaa !5
  %add = add i32 %2, 1
  %rem = urem i32 %add, 3
  store i32 %rem, i32* %head, align 4, !tbaa !27
  %dec = add i32 %0, -1
  store i32 %dec, i32* %count, align 4, !tbaa !29
  ret i32 %3
}

declare void @__cxa_end_catch() local_unnamed_addr

; Function Attrs: noinline noreturn nounwind
define linkonce_odr hidden void @__clang_call_terminate(i8* %0) local_unnamed_addr #11 comdat {
  %2 = call i8* @__cxa_begin_catch(i8* %0) #26
  call void @_ZSt9terminatev() #30
  unreachable
}

declare void @_ZSt9terminatev() local_unnamed_addr

; Function Attrs: mustprogress norecurse nounwind uwtable
define internal fastcc void @_ZN12_GLOBAL__N_15neverEv() unnamed_addr #12 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) {
entry:
  %0 = load i32, i32* @_ZN12_GLOBAL__N_15aliveE, align 4, !tbaa !5
  %inc.i = add nsw i32 %0, 1
  store i32 %inc.i, i32* @_ZN12_GLOBAL__N_15aliveE, align 4, !tbaa !5
  %cmp.i = icmp sgt i32 %0, 999
  br i1 %cmp.i, label %if.then.i, label %invoke.cont2

if.then.i:                                        ; preds = %entry
  %exception.i = call i8* @__cxa_allocate_exception(i64 4) #26
  %1 = bitcast i8* %exception.i to i32*
  store i32 %inc.i, i32* %1, align 16, !tbaa !5
  invoke void @__cxa_throw(i8* %exception.i, i8* bitcast (i8** @_ZTIi to i8*), i8* null) #29
          to label %.noexc unwind label %lpad1

.noexc:                                           ; preds = %if.then.i
  unreachable

invoke.cont2:                                     ; preds = %entry
  store i32 %0, i32* @_ZN12_GLOBAL__N_15aliveE, align 4, !tbaa !5
  ret void

lpad1:                                            ; preds = %if.then.i
  %2 = landingpad { i8*, i32 }
          catch i8* null
  %3 = extractvalue { i8*, i32 } %2, 0
  %4 = load i32, i32* @_ZN12_GLOBAL__N_15aliveE, align 4, !tbaa !5
  %dec.i3 = add nsw i32 %4, -1
  store i32 %dec.i3, i32* @_ZN12_GLOBAL__N_15aliveE, align 4, !tbaa !5
  call void @__clang_call_terminate(i8* %3) #30
  unreachable
}

; Function Attrs: mustprogress nofree norecurse uwtable
define internal fastcc void @_ZN12_GLOBAL__N_14onceEv() unnamed_addr #13 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) {
entry:
  %0 = load atomic i8, i8* bitcast (i64* @_ZGVZN12_GLOBAL__N_14onceEvE5value to i8*) acquire, align 8
  %guard.uninitialized = icmp eq i8 %0, 0
  br i1 %guard.uninitialized, label %init.check, label %init.end, !prof !34

init.check:                                       ; preds = %entry
  %1 = call i32 @__cxa_guard_acquire(i64* nonnull @_ZGVZN12_GLOBAL__N_14onceEvE5value) #26
  %tobool.not = icmp eq i32 %1, 0
  br i1 %tobool.not, label %init.end, label %init

init:                                             ; preds = %init.check
  %puts.i = call i32 @puts(i8* nonnull dereferenceable(1) getelementptr inbounds ([5 x i8], [5 x i8]* @str, i64 0, i64 0)) #26
  store i32 41, i32* @_ZZN12_GLOBAL__N_14onceEvE5value, align 4, !tbaa !5
  call void @__cxa_guard_release(i64* nonnull @_ZGVZN12_GLOBAL__N_14onceEvE5value) #26
  br label %init.end

init.end:                                         ; preds = %init, %init.check, %entry
  ret void
}

declare i8* @__cxa_allocate_exception(i64) local_unnamed_addr

; Function Attrs: nounwind
declare void @_ZNSt9exceptionD2Ev(%"class.std::exception"* noundef nonnull align 8 dereferenceable(8)) unnamed_addr #14

declare void @__cxa_throw(i8*, i8*, i8*) local_unnamed_addr

; Function Attrs: mustprogress uwtable
define internal fastcc noundef i32 @_ZN12_GLOBAL__N_14deepEi(i32 noundef %n) unnamed_addr #15 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) {
entry:
  %0 = load i32, i32* @_ZN12_GLOBAL__N_15aliveE, align 4, !tbaa !5
  %inc.i = add nsw i32 %0, 1
  store i32 %inc.i, i32* @_ZN12_GLOBAL__N_15aliveE, align 4, !tbaa !5
  switch i32 %n, label %if.end9 [
    i32 0, label %if.then
    i32 100, label %if.then3
    i32 200, label %if.then7
  ]

if.then:                                          ; preds = %entry
  %exception = call i8* @__cxa_allocate_exception(i64 16) #26
  %1 = load i32, i32* @_ZN12_GLOBAL__N_15aliveE, align 4, !tbaa !5
  %2 = bitcast i8* %exception to i32 (...)***
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @_ZTVN12_GLOBAL__N_15ErrorE, i64 0, inrange i32 0, i64 2) to i32 (...)**), i32 (...)*** %2, align 8, !tbaa !9
  %code.i = getelementptr inbounds i8, i8* %exception, i64 8
  %3 = bitcast i8* %code.i to i32*
  store i32 %1, i32* %3, align 8, !tbaa !30
  invoke void @__cxa_throw(i8* %exception, i8* bitcast ({ i8*, i8*, i8* }* @_ZTIN12_GLOBAL__N_15ErrorE to i8*), i8* bitcast (void (%"class.std::exception"*)* @_ZNSt9exceptionD2Ev to i8*)) #29
          to label %unreachable unwind label %lpad1

lpad1:                                            ; preds = %if.end9, %if.then7, %if.then3, %if.then
  %4 = landingpad { i8*, i32 }
          cleanup
  %5 = load i32, i32* @_ZN12_GLOBAL__N_15aliveE, align 4, !tbaa !5
  %dec.i = add nsw i32 %5, -1
  store i32 %dec.i, i32* @_ZN12_GLOBAL__N_15aliveE, align 4, !tbaa !5
  resume { i8*, i32 } %4

if.then3:                                         ; preds = %entry
  %exception4 = call i8* @__cxa_allocate_exception(i64 4) #26
  %6 = bitcast i8* %exception4 to i32*
  store i32 100, i32* %6, align 16, !tbaa !5
  invoke void @__cxa_throw(i8* %exception4, i8* bitcast (i8** @_ZTIi to i8*), i8* null) #29
          to label %unreachable unwind label %lpad1

if.then7:                                         ; preds = %entry
  %exception8 = call i8* @__cxa_allocate_exception(i64 8) #26
  %7 = bitcast i8* %exception8 to i8**
  store i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.17, i64 0, i64 0), i8** %7, align 16, !tbaa !18
  invoke void @__cxa_throw(i8* %exception8, i8* bitcast (i8** @_ZTIPKc to i8*), i8* null) #29
          to label %unreachable unwind label %lpad1

if.end9:                                          ; preds = %entry
  %sub = add nsw i32 %n, -1
  %call = invoke fastcc noundef i32 @_ZN12_GLOBAL__N_14deepEi(i32 noundef %sub)
          to label %invoke.cont10 unwind label %lpad1

invoke.cont10:                                    ; preds = %if.end9
  %add = add nsw i32 %call, 1
  %8 = load i32, i32* @_ZN12_GLOBAL__N_15aliveE, align 4, !tbaa !5
  %dec.i17 = add nsw i32 %8, -1
  store i32 %dec.i17, i32* @_ZN12_GLOBAL__N_15aliveE, align 4, !tbaa !5
  ret i32 %add

unreachable:                                      ; preds = %if.then7, %if.then3, %if.then
  unreachable
}

declare void @__cxa_rethrow() local_unnamed_addr

; Function Attrs: inlinehint mustprogress nofree norecurse nosync nounwind uwtable willreturn
define internal void @_ZN12_GLOBAL__N_16SquareD2Ev(%"struct.(anonymous namespace)::Square"* nocapture noundef nonnull writeonly align 8 dereferenceable(33) %this) unnamed_addr #16 align 2 {
entry:
  %0 = getelementptr inbounds %"struct.(anonymous namespace)::Square", %"struct.(anonymous namespace)::Square"* %this, i64 0, i32 0, i32 0
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [6 x i8*], [5 x i8*] }, { [6 x i8*], [5 x i8*] }* @_ZTVN12_GLOBAL__N_16SquareE, i64 0, inrange i32 0, i64 2) to i32 (...)**), i32 (...)*** %0, align 8, !tbaa !9
  %1 = getelementptr inbounds %"struct.(anonymous namespace)::Square", %"struct.(anonymous namespace)::Square"* %this, i64 0, i32 1, i32 0
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [6 x i8*], [5 x i8*] }, { [6 x i8*], [5 x i8*] }* @_ZTVN12_GLOBAL__N_16SquareE, i64 0, inrange i32 1, i64 2) to i32 (...)**), i32 (...)*** %1, align 8, !tbaa !9
  %2 = load i32, i32* @_ZN12_GLOBAL__N_15aliveE, align 4, !tbaa !5
  %dec.i = add nsw i32 %2, -1
  store i32 %dec.i, i32* @_ZN12_GLOBAL__N_15aliveE, align 4, !tbaa !5
  ret void
}

; Function Attrs: inlinehint nounwind uwtable
define internal void @_ZN12_GLOBAL__N_16SquareD0Ev(%"struct.(anonymous namespace)::Square"* noundef nonnull align 8 dereferenceable(33) %this) unnamed_addr #17 align 2 {
entry:
  %0 = getelementptr inbounds %"struct.(anonymous namespace)::Square", %"struct.(anonymous namespace)::Square"* %this, i64 0, i32 0, i32 0
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [6 x i8*], [5 x i8*] }, { [6 x i8*], [5 x i8*] }* @_ZTVN12_GLOBAL__N_16SquareE, i64 0, inrange i32 0, i64 2) to i32 (...)**), i32 (...)*** %0, align 8, !tbaa !9
  %1 = getelementptr inbounds %"struct.(anonymous namespace)::Square", %"struct.(anonymous namespace)::Square"* %this, i64 0, i32 1, i32 0
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [6 x i8*], [5 x i8*] }, { [6 x i8*], [5 x i8*] }* @_ZTVN12_GLOBAL__N_16SquareE, i64 0, inrange i32 1, i64 2) to i32 (...)**), i32 (...)*** %1, align 8, !tbaa !9
  %2 = load i32, i32* @_ZN12_GLOBAL__N_15aliveE, align 4, !tbaa !5
  %dec.i.i = add nsw i32 %2, -1
  store i32 %dec.i.i, i32* @_ZN12_GLOBAL__N_15aliveE, align 4, !tbaa !5
  %3 = bitcast %"struct.(anonymous namespace)::Square"* %this to i8*
  call void @_ZdlPv(i8* noundef %3) #31
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readonly uwtable willreturn
define internal noundef double @_ZNK12_GLOBAL__N_16Square4areaEv(%"struct.(anonymous namespace)::Square"* nocapture noundef nonnull readonly align 8 dereferenceable(33) %this) unnamed_addr #18 align 2 {
entry:
  %side = getelementptr inbounds %"struct.(anonymous namespace)::Square", %"struct.(anonymous namespace)::Square"* %this, i64 0, i32 2
  %0 = load double, double* %side, align 8, !tbaa !14
  %mul = fmul double %0, %0
  ret double %mul
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define internal noundef i8* @_ZNK12_GLOBAL__N_16Square4nameEv(%"struct.(anonymous namespace)::Square"* nocapture noundef nonnull readnone align 8 dereferenceable(33) %this) unnamed_addr #1 align 2 {
entry:
  ret i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.21, i64 0, i64 0)
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readonly uwtable willreturn
define internal noundef i8* @_ZNK12_GLOBAL__N_15Named5labelEv(%"struct.(anonymous namespace)::Named"* nocapture noundef nonnull readonly align 8 dereferenceable(16) %this) unnamed_addr #18 align 2 {
entry:
  %tag = getelementptr inbounds %"struct.(anonymous namespace)::Named", %"struct.(anonymous namespace)::Named"* %this, i64 0, i32 1
  %0 = load i8*, i8** %tag, align 8, !tbaa !11
  ret i8* %0
}

; Function Attrs: inlinehint mustprogress nofree norecurse nosync nounwind uwtable willreturn
define internal void @_ZThn8_N12_GLOBAL__N_16SquareD1Ev(%"struct.(anonymous namespace)::Square"* nocapture noundef writeonly %this) unnamed_addr #16 align 2 {
entry:
  %0 = getelementptr inbounds %"struct.(anonymous namespace)::Square", %"struct.(anonymous namespace)::Square"* %this, i64 -1, i32 3, i32 0
  %1 = bitcast i8* %0 to i32 (...)***
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [6 x i8*], [5 x i8*] }, { [6 x i8*], [5 x i8*] }* @_ZTVN12_GLOBAL__N_16SquareE, i64 0, inrange i32 0, i64 2) to i32 (...)**), i32 (...)*** %1, align 8, !tbaa !9
  %2 = getelementptr inbounds i8, i8* %0, i64 8
  %3 = bitcast i8* %2 to i32 (...)***
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [6 x i8*], [5 x i8*] }, { [6 x i8*], [5 x i8*] }* @_ZTVN12_GLOBAL__N_16SquareE, i64 0, inrange i32 1, i64 2) to i32 (...)**), i32 (...)*** %3, align 8, !tbaa !9
  %4 = load i32, i32* @_ZN12_GLOBAL__N_15aliveE, align 4, !tbaa !5
  %dec.i.i = add nsw i32 %4, -1
  store i32 %dec.i.i, i32* @_ZN12_GLOBAL__N_15aliveE, align 4, !tbaa !5
  ret void
}

; Function Attrs: inlinehint nounwind uwtable
define internal void @_ZThn8_N12_GLOBAL__N_16SquareD0Ev(%"struct.(anonymous namespace)::Square"* noundef %this) unnamed_addr #17 align 2 {
entry:
  %0 = getelementptr inbounds %"struct.(anonymous namespace)::Square", %"struct.(anonymous namespace)::Square"* %this, i64 -1, i32 3, i32 0
  %1 = bitcast i8* %0 to i32 (...)***
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [6 x i8*], [5 x i8*] }, { [6 x i8*], [5 x i8*] }* @_ZTVN12_GLOBAL__N_16SquareE, i64 0, inrange i32 0, i64 2) to i32 (...)**), i32 (...)*** %1, align 8, !tbaa !9
  %2 = getelementptr inbounds i8, i8* %0, i64 8
  %3 = bitcast i8* %2 to i32 (...)***
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [6 x i8*], [5 x i8*] }, { [6 x i8*], [5 x i8*] }* @_ZTVN12_GLOBAL__N_16SquareE, i64 0, inrange i32 1, i64 2) to i32 (...)**), i32 (...)*** %3, align 8, !tbaa !9
  %4 = load i32, i32* @_ZN12_GLOBAL__N_15aliveE, align 4, !tbaa !5
  %dec.i.i.i = add nsw i32 %4, -1
  store i32 %dec.i.i.i, i32* @_ZN12_GLOBAL__N_15aliveE, align 4, !tbaa !5
  call void @_ZdlPv(i8* noundef %0) #31
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define internal void @_ZN12_GLOBAL__N_15ShapeD2Ev(%"struct.(anonymous namespace)::Shape"* nocapture noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #1 align 2 {
entry:
  ret void
}

; Function Attrs: noreturn nounwind uwtable
define internal void @_ZN12_GLOBAL__N_15ShapeD0Ev(%"struct.(anonymous namespace)::Shape"* nocapture noundef nonnull readnone align 8 dereferenceable(8) %this) unnamed_addr #19 align 2 {
entry:
  call void @llvm.trap() #30
  unreachable
}

declare void @__cxa_pure_virtual() unnamed_addr

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define internal noundef i8* @_ZNK12_GLOBAL__N_15Shape4nameEv(%"struct.(anonymous namespace)::Shape"* nocapture noundef nonnull readnone align 8 dereferenceable(8) %this) unnamed_addr #1 align 2 {
entry:
  ret i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.19, i64 0, i64 0)
}

; Function Attrs: cold noreturn nounwind
declare void @llvm.trap() #20

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define internal void @_ZN12_GLOBAL__N_15NamedD2Ev(%"struct.(anonymous namespace)::Named"* nocapture noundef nonnull align 8 dereferenceable(16) %this) unnamed_addr #1 align 2 {
entry:
  ret void
}

; Function Attrs: nounwind uwtable
define internal void @_ZN12_GLOBAL__N_15NamedD0Ev(%"struct.(anonymous namespace)::Named"* noundef nonnull align 8 dereferenceable(16) %this) unnamed_addr #21 align 2 {
entry:
  %0 = bitcast %"struct.(anonymous namespace)::Named"* %this to i8*
  call void @_ZdlPv(i8* noundef %0) #31
  ret void
}

; Function Attrs: inlinehint mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define internal void @_ZN12_GLOBAL__N_16CircleD1Ev(%"struct.(anonymous namespace)::Circle"* nocapture noundef nonnull align 8 dereferenceable(32) %this) unnamed_addr #22 align 2 {
entry:
  ret void
}

; Function Attrs: inlinehint nounwind uwtable
define internal void @_ZN12_GLOBAL__N_16CircleD0Ev(%"struct.(anonymous namespace)::Circle"* noundef nonnull align 8 dereferenceable(32) %this) unnamed_addr #17 align 2 {
entry:
  %0 = bitcast %"struct.(anonymous namespace)::Circle"* %this to i8*
  call void @_ZdlPv(i8* noundef %0) #31
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readonly uwtable willreturn
define internal noundef double @_ZNK12_GLOBAL__N_16Circle4areaEv(%"struct.(anonymous namespace)::Circle"* nocapture noundef nonnull readonly align 8 dereferenceable(32) %this) unnamed_addr #18 align 2 {
entry:
  %r = getelementptr inbounds %"struct.(anonymous namespace)::Circle", %"struct.(anonymous namespace)::Circle"* %this, i64 0, i32 1
  %0 = load double, double* %r, align 8, !tbaa !19
  %mul = fmul double %0, 3.000000e+00
  %mul3 = fmul double %0, %mul
  ret double %mul3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define internal noundef i8* @_ZNK12_GLOBAL__N_16Circle5labelEv(%"struct.(anonymous namespace)::Circle"* nocapture noundef nonnull readnone align 8 dereferenceable(32) %this) unnamed_addr #1 align 2 {
entry:
  ret i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.22, i64 0, i64 0)
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readonly uwtable willreturn
define internal noundef i8* @_ZTv0_n24_NK12_GLOBAL__N_16Circle5labelEv(%"struct.(anonymous namespace)::Circle"* nocapture noundef readonly %this) unnamed_addr #18 align 2 {
entry:
  ret i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.22, i64 0, i64 0)
}

; Function Attrs: inlinehint mustprogress nofree norecurse nosync nounwind readonly uwtable willreturn
define internal void @_ZTv0_n32_N12_GLOBAL__N_16CircleD1Ev(%"struct.(anonymous namespace)::Circle"* nocapture noundef %this) unnamed_addr #23 align 2 {
entry:
  ret void
}

; Function Attrs: inlinehint nounwind uwtable
define internal void @_ZTv0_n32_N12_GLOBAL__N_16CircleD0Ev(%"struct.(anonymous namespace)::Circle"* noundef %this) unnamed_addr #17 align 2 {
entry:
  %0 = bitcast %"struct.(anonymous namespace)::Circle"* %this to i8*
  %1 = bitcast %"struct.(anonymous namespace)::Circle"* %this to i8**
  %2 = load i8*, i8** %1, align 8
  %3 = getelementptr inbounds i8, i8* %2, i64 -32
  %4 = bitcast i8* %3 to i64*
  %5 = load i64, i64* %4, align 8
  %6 = getelementptr inbounds i8, i8* %0, i64 %5
  call void @_ZdlPv(i8* noundef %6) #31
  ret void
}

; Function Attrs: argmemonly mustprogress nofree nounwind readonly willreturn
declare i32 @strcmp(i8* nocapture noundef, i8* nocapture noundef) local_unnamed_addr #24

; Function Attrs: nofree nounwind
declare i32 @__cxa_guard_acquire(i64*) local_unnamed_addr #25

; Function Attrs: nofree nounwind
declare void @__cxa_guard_release(i64*) local_unnamed_addr #25

; Function Attrs: inlinehint nounwind uwtable
define internal void @_ZN12_GLOBAL__N_15ErrorD0Ev(%"struct.(anonymous namespace)::Error"* noundef nonnull align 8 dereferenceable(12) %this) unnamed_addr #17 align 2 {
entry:
  %0 = getelementptr inbounds %"struct.(anonymous namespace)::Error", %"struct.(anonymous namespace)::Error"* %this, i64 0, i32 0
  call void @_ZNSt9exceptionD2Ev(%"class.std::exception"* noundef nonnull align 8 dereferenceable(12) %0) #26
  %1 = bitcast %"struct.(anonymous namespace)::Error"* %this to i8*
  call void @_ZdlPv(i8* noundef %1) #31
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define internal noundef i8* @_ZNK12_GLOBAL__N_15Error4whatEv(%"struct.(anonymous namespace)::Error"* nocapture noundef nonnull readnone align 8 dereferenceable(12) %this) unnamed_addr #1 align 2 {
entry:
  ret i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.23, i64 0, i64 0)
}

; Function Attrs: nofree nounwind
declare noundef i32 @puts(i8* nocapture noundef readonly) local_unnamed_addr #25

attributes #0 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #1 = { mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { norecurse uwtable "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress noinline norecurse uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nobuiltin allocsize(0) "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nobuiltin nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nobuiltin nounwind allocsize(0) "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nofree nounwind readonly }
attributes #9 = { nofree nosync nounwind readnone }
attributes #10 = { mustprogress norecurse uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { noinline noreturn nounwind }
attributes #12 = { mustprogress norecurse nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { mustprogress nofree norecurse uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #14 = { nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #15 = { mustprogress uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #16 = { inlinehint mustprogress nofree norecurse nosync nounwind uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #17 = { inlinehint nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #18 = { mustprogress nofree norecurse nosync nounwind readonly uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #19 = { noreturn nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #20 = { cold noreturn nounwind }
attributes #21 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #22 = { inlinehint mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #23 = { inlinehint mustprogress nofree norecurse nosync nounwind readonly uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #24 = { argmemonly mustprogress nofree nounwind readonly willreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #25 = { nofree nounwind }
attributes #26 = { nounwind }
attributes #27 = { builtin allocsize(0) }
attributes #28 = { builtin nounwind allocsize(0) }
attributes #29 = { noreturn }
attributes #30 = { noreturn nounwind }
attributes #31 = { builtin nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 1}
!4 = !{!"Debian clang version 14.0.6"}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C++ TBAA"}
!9 = !{!10, !10, i64 0}
!10 = !{!"vtable pointer", !8, i64 0}
!11 = !{!12, !13, i64 8}
!12 = !{!"_ZTSN12_GLOBAL__N_15NamedE", !13, i64 8}
!13 = !{!"any pointer", !7, i64 0}
!14 = !{!15, !16, i64 24}
!15 = !{!"_ZTSN12_GLOBAL__N_16SquareE", !16, i64 24, !17, i64 32}
!16 = !{!"double", !7, i64 0}
!17 = !{!"_ZTSN12_GLOBAL__N_17CountedE"}
!18 = !{!13, !13, i64 0}
!19 = !{!20, !16, i64 8}
!20 = !{!"_ZTSN12_GLOBAL__N_16CircleE", !16, i64 8}
!21 = distinct !{!21, !22}
!22 = !{!"llvm.loop.unroll.disable"}
!23 = !{!24, !13, i64 8}
!24 = !{!"_ZTSSt9type_info", !13, i64 8}
!25 = !{!7, !7, i64 0}
!26 = distinct !{!26, !22}
!27 = !{!28, !6, i64 12}
!28 = !{!"_ZTSN12_GLOBAL__N_14RingIiLj3EEE", !7, i64 0, !6, i64 12, !6, i64 16}
!29 = !{!28, !6, i64 16}
!30 = !{!31, !6, i64 8}
!31 = !{!"_ZTSN12_GLOBAL__N_15ErrorE", !6, i64 8}
!32 = distinct !{!32, !22}
!33 = !{!"branch_weights", i32 1, i32 1023}
!34 = !{!"branch_weights", i32 1, i32 1048575}
