; ModuleID = 'expr.c'
source_filename = "expr.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Node = type { i32, i64, [3 x ptr] }
%struct.anon = type { i8, i8, i32 }

@main.tests = internal constant [11 x ptr] [ptr @.str, ptr @.str.1, ptr @.str.2, ptr @.str.3, ptr @.str.4, ptr @.str.5, ptr @.str.6, ptr @.str.7, ptr @.str.8, ptr @.str.9, ptr @.str.10], align 16
@.str = private unnamed_addr constant [10 x i8] c"1 + 2 * 3\00", align 1
@.str.1 = private unnamed_addr constant [13 x i8] c"(1 + 2) * -3\00", align 1
@.str.2 = private unnamed_addr constant [12 x i8] c"100 / 7 % 4\00", align 1
@.str.3 = private unnamed_addr constant [23 x i8] c"0x7fffffffffffffff + 1\00", align 1
@.str.4 = private unnamed_addr constant [16 x i8] c"1 < 2 ? 10 : 20\00", align 1
@.str.5 = private unnamed_addr constant [18 x i8] c"3 = 3 & 4 < 2 | 8\00", align 1
@.str.6 = private unnamed_addr constant [6 x i8] c"7 / 0\00", align 1
@.str.7 = private unnamed_addr constant [38 x i8] c"-(5 - 8) * (2 + (1 < 0 ? 100 : 1000))\00", align 1
@.str.8 = private unnamed_addr constant [4 x i8] c"1 +\00", align 1
@.str.9 = private unnamed_addr constant [6 x i8] c"(((1)\00", align 1
@.str.10 = private unnamed_addr constant [26 x i8] c"9 % 5 % 3 ? 1 ? 2 : 3 : 4\00", align 1
@src = internal global ptr null, align 8
@len = internal unnamed_addr global i32 0, align 4
@used = internal unnamed_addr global i32 0, align 4
@.str.11 = private unnamed_addr constant [18 x i8] c"%s: syntax error\0A\00", align 1
@code = internal global [1024 x i64] zeroinitializer, align 16
@.str.12 = private unnamed_addr constant [12 x i8] c"%s = %ld%s\0A\00", align 1
@.str.13 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.14 = private unnamed_addr constant [27 x i8] c" (the two machines differ)\00", align 1
@table = internal constant [9 x { i8, i8, [2 x i8], i32 }] [{ i8, i8, [2 x i8], i32 } { i8 124, i8 0, [2 x i8] zeroinitializer, i32 10 }, { i8, i8, [2 x i8], i32 } { i8 38, i8 1, [2 x i8] zeroinitializer, i32 9 }, { i8, i8, [2 x i8], i32 } { i8 61, i8 2, [2 x i8] zeroinitializer, i32 8 }, { i8, i8, [2 x i8], i32 } { i8 60, i8 3, [2 x i8] zeroinitializer, i32 7 }, { i8, i8, [2 x i8], i32 } { i8 43, i8 4, [2 x i8] zeroinitializer, i32 1 }, { i8, i8, [2 x i8], i32 } { i8 45, i8 4, [2 x i8] zeroinitializer, i32 2 }, { i8, i8, [2 x i8], i32 } { i8 42, i8 5, [2 x i8] zeroinitializer, i32 3 }, { i8, i8, [2 x i8], i32 } { i8 47, i8 5, [2 x i8] zeroinitializer, i32 4 }, { i8, i8, [2 x i8], i32 } { i8 37, i8 5, [2 x i8] zeroinitializer, i32 5 }], align 16
@pool = internal global [256 x %struct.Node] zeroinitializer, align 16
@run_goto.label = internal constant [13 x ptr] [ptr blockaddress(@run_goto, %12), ptr blockaddress(@run_goto, %40), ptr blockaddress(@run_goto, %74), ptr blockaddress(@run_goto, %108), ptr blockaddress(@run_goto, %142), ptr blockaddress(@run_goto, %180), ptr blockaddress(@run_goto, %215), ptr blockaddress(@run_goto, %241), ptr blockaddress(@run_goto, %272), ptr blockaddress(@run_goto, %303), ptr blockaddress(@run_goto, %333), ptr blockaddress(@run_goto, %363), ptr blockaddress(@run_goto, %404)], align 16

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 !func_sanitize !9 {
  %1 = alloca [64 x i64], align 16
  br label %5

2:                                                ; preds = %355
  ret i32 0

3:                                                ; preds = %71
  call void @llvm.ubsantrap(i8 18) #10, !nosanitize !10
  unreachable, !nosanitize !10

4:                                                ; preds = %74
  call void @llvm.ubsantrap(i8 19) #10, !nosanitize !10
  unreachable, !nosanitize !10

5:                                                ; preds = %355, %0
  %6 = phi i64 [ 0, %0 ], [ %356, %355 ]
  %7 = getelementptr inbounds nuw ptr, ptr @main.tests, i64 %6
  %8 = load ptr, ptr %7, align 8, !tbaa !11
  store ptr %8, ptr @src, align 8, !tbaa !11
  store i32 0, ptr @len, align 4, !tbaa !5
  store i32 0, ptr @used, align 4, !tbaa !5
  %9 = call fastcc ptr @ternary()
  %10 = icmp eq ptr %9, null
  br i1 %10, label %68, label %11

11:                                               ; preds = %5
  %12 = tail call ptr @__ctype_b_loc() #11
  %13 = icmp ne ptr %12, null, !nosanitize !10
  %14 = ptrtoint ptr %12 to i64, !nosanitize !10
  %15 = and i64 %14, 7, !nosanitize !10
  %16 = icmp eq i64 %15, 0, !nosanitize !10
  %17 = and i1 %13, %16, !nosanitize !10
  br i1 %17, label %18, label %35, !prof !14, !nosanitize !10

18:                                               ; preds = %11
  %19 = load ptr, ptr @src, align 8
  %20 = icmp eq ptr %19, null, !nosanitize !10
  br i1 %20, label %35, label %21, !prof !15, !nosanitize !10

21:                                               ; preds = %18
  %22 = load ptr, ptr %12, align 8, !tbaa !16
  %23 = ptrtoint ptr %22 to i64, !nosanitize !10
  %24 = icmp ne ptr %22, null, !nosanitize !10
  %25 = load i8, ptr %19, align 1, !tbaa !18
  %26 = zext i8 %25 to i64
  %27 = shl nuw nsw i64 %26, 1
  %28 = add i64 %27, %23, !nosanitize !10
  %29 = icmp eq i64 %28, 0
  %30 = xor i1 %24, %29
  %31 = icmp uge i64 %28, %23, !nosanitize !10
  %32 = and i1 %31, %30, !nosanitize !10
  br i1 %32, label %33, label %36, !prof !14, !nosanitize !10

33:                                               ; preds = %21
  %34 = xor i64 %23, -1
  br label %37

35:                                               ; preds = %11, %18, %37
  call void @llvm.ubsantrap(i8 22) #10, !nosanitize !10
  unreachable, !nosanitize !10

36:                                               ; preds = %61, %21, %52, %50
  call void @llvm.ubsantrap(i8 19) #10, !nosanitize !10
  unreachable, !nosanitize !10

37:                                               ; preds = %33, %52
  %38 = phi i64 [ %55, %52 ], [ %26, %33 ]
  %39 = phi i8 [ %54, %52 ], [ %25, %33 ]
  %40 = phi ptr [ %53, %52 ], [ %19, %33 ]
  %41 = getelementptr inbounds nuw i16, ptr %22, i64 %38
  %42 = ptrtoint ptr %41 to i64, !nosanitize !10
  %43 = and i64 %42, 1, !nosanitize !10
  %44 = icmp eq i64 %43, 0, !nosanitize !10
  %45 = and i1 %24, %44
  br i1 %45, label %46, label %35, !prof !19, !nosanitize !10

46:                                               ; preds = %37
  %47 = load i16, ptr %41, align 2, !tbaa !20
  %48 = and i16 %47, 8192
  %49 = icmp eq i16 %48, 0
  br i1 %49, label %59, label %50

50:                                               ; preds = %46
  %51 = icmp eq ptr %40, inttoptr (i64 -1 to ptr)
  br i1 %51, label %36, label %52, !prof !22, !nosanitize !10

52:                                               ; preds = %50
  %53 = getelementptr inbounds nuw i8, ptr %40, i64 1
  store ptr %53, ptr @src, align 8, !tbaa !11
  %54 = load i8, ptr %53, align 1, !tbaa !18
  %55 = zext i8 %54 to i64
  %56 = shl nuw nsw i64 %55, 1
  %57 = icmp ule i64 %56, %34
  %58 = and i1 %57, %24
  br i1 %58, label %37, label %36, !prof !23, !nosanitize !10

59:                                               ; preds = %46
  %60 = icmp eq i8 %39, 0
  br i1 %60, label %61, label %68

61:                                               ; preds = %59
  %62 = icmp eq ptr %40, inttoptr (i64 -1 to ptr)
  br i1 %62, label %36, label %63, !prof !22, !nosanitize !10

63:                                               ; preds = %61
  %64 = getelementptr inbounds nuw i8, ptr %40, i64 1
  store ptr %64, ptr @src, align 8, !tbaa !11
  call fastcc void @emit(ptr noundef %9)
  %65 = load i32, ptr @len, align 4, !tbaa !5
  %66 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %65, i32 1), !nosanitize !10
  %67 = extractvalue { i32, i1 } %66, 1, !nosanitize !10
  br i1 %67, label %70, label %71, !prof !22, !nosanitize !10

68:                                               ; preds = %5, %59
  %69 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.11, ptr noundef %8)
  br label %355

70:                                               ; preds = %63
  call void @llvm.ubsantrap(i8 0) #10, !nosanitize !10
  unreachable, !nosanitize !10

71:                                               ; preds = %63
  %72 = extractvalue { i32, i1 } %66, 0, !nosanitize !10
  store i32 %72, ptr @len, align 4, !tbaa !5
  %73 = icmp ult i32 %65, 1024
  br i1 %73, label %74, label %3, !prof !19, !nosanitize !10

74:                                               ; preds = %71
  %75 = zext nneg i32 %65 to i64
  %76 = shl nuw nsw i64 %75, 3
  %77 = icmp ugt i64 %76, xor (i64 ptrtoint (ptr @code to i64), i64 -1)
  br i1 %77, label %4, label %78, !prof !22, !nosanitize !10

78:                                               ; preds = %74
  %79 = getelementptr inbounds nuw i64, ptr @code, i64 %75
  store i64 12, ptr %79, align 8, !tbaa !24
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #12
  br label %81

80:                                               ; preds = %336, %344, %326, %312, %307, %296, %289, %278, %271, %255, %252, %236, %233, %219, %199, %196, %173, %170, %151, %148, %129, %126, %107, %104, %95, %92
  call void @llvm.ubsantrap(i8 19) #10, !nosanitize !10
  unreachable, !nosanitize !10

81:                                               ; preds = %344, %78
  %82 = phi ptr [ %347, %344 ], [ getelementptr inbounds nuw (i8, ptr @code, i64 8), %78 ]
  %83 = phi ptr [ %346, %344 ], [ %1, %78 ]
  %84 = phi ptr [ %345, %344 ], [ @code, %78 ]
  %85 = ptrtoint ptr %84 to i64, !nosanitize !10
  %86 = and i64 %85, 7, !nosanitize !10
  %87 = icmp eq i64 %86, 0, !nosanitize !10
  br i1 %87, label %89, label %88, !prof !19, !nosanitize !10

88:                                               ; preds = %339, %328, %323, %316, %300, %292, %282, %274, %258, %239, %222, %202, %176, %154, %132, %110, %99, %81
  call void @llvm.ubsantrap(i8 22) #10, !nosanitize !10
  unreachable, !nosanitize !10

89:                                               ; preds = %81
  %90 = load i64, ptr %84, align 8, !tbaa !24
  %91 = trunc i64 %90 to i32
  switch i32 %91, label %343 [
    i32 0, label %92
    i32 1, label %104
    i32 2, label %126
    i32 3, label %148
    i32 4, label %170
    i32 5, label %196
    i32 6, label %219
    i32 7, label %233
    i32 8, label %252
    i32 9, label %271
    i32 10, label %289
    i32 11, label %307
    i32 12, label %336
  ]

92:                                               ; preds = %89
  %93 = getelementptr inbounds nuw i8, ptr %84, i64 16
  %94 = icmp ugt ptr %82, inttoptr (i64 -9 to ptr)
  br i1 %94, label %80, label %95, !prof !22, !nosanitize !10

95:                                               ; preds = %92
  %96 = load i64, ptr %82, align 8, !tbaa !24
  %97 = getelementptr inbounds nuw i8, ptr %83, i64 8
  %98 = icmp ult ptr %83, inttoptr (i64 -8 to ptr)
  br i1 %98, label %99, label %80, !prof !19, !nosanitize !10

99:                                               ; preds = %95
  %100 = ptrtoint ptr %83 to i64, !nosanitize !10
  %101 = and i64 %100, 7, !nosanitize !10
  %102 = icmp eq i64 %101, 0, !nosanitize !10
  br i1 %102, label %103, label %88, !prof !19, !nosanitize !10

103:                                              ; preds = %99
  store i64 %96, ptr %83, align 8, !tbaa !24
  br label %344

104:                                              ; preds = %89
  %105 = getelementptr inbounds i8, ptr %83, i64 -8
  %106 = icmp ult ptr %83, inttoptr (i64 9 to ptr)
  br i1 %106, label %80, label %107, !prof !22

107:                                              ; preds = %104
  %108 = getelementptr inbounds i8, ptr %83, i64 -16
  %109 = icmp ult ptr %105, inttoptr (i64 9 to ptr)
  br i1 %109, label %80, label %110, !prof !22

110:                                              ; preds = %107
  %111 = ptrtoint ptr %105 to i64, !nosanitize !10
  %112 = ptrtoint ptr %108 to i64, !nosanitize !10
  %113 = and i64 %112, 7, !nosanitize !10
  %114 = icmp eq i64 %113, 0, !nosanitize !10
  %115 = and i64 %111, 7
  %116 = icmp eq i64 %115, 0
  %117 = select i1 %114, i1 %116, i1 false, !prof !26
  br i1 %117, label %118, label %88, !prof !26, !nosanitize !10

118:                                              ; preds = %110
  %119 = load i64, ptr %108, align 8, !tbaa !24
  %120 = load i64, ptr %105, align 8, !tbaa !24
  %121 = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %119, i64 %120), !nosanitize !10
  %122 = extractvalue { i64, i1 } %121, 1, !nosanitize !10
  br i1 %122, label %123, label %124, !prof !22, !nosanitize !10

123:                                              ; preds = %118
  call void @llvm.ubsantrap(i8 0) #13, !nosanitize !10
  unreachable, !nosanitize !10

124:                                              ; preds = %118
  %125 = extractvalue { i64, i1 } %121, 0, !nosanitize !10
  store i64 %125, ptr %108, align 8, !tbaa !24
  br label %344

126:                                              ; preds = %89
  %127 = getelementptr inbounds i8, ptr %83, i64 -8
  %128 = icmp ult ptr %83, inttoptr (i64 9 to ptr)
  br i1 %128, label %80, label %129, !prof !22

129:                                              ; preds = %126
  %130 = getelementptr inbounds i8, ptr %83, i64 -16
  %131 = icmp ult ptr %127, inttoptr (i64 9 to ptr)
  br i1 %131, label %80, label %132, !prof !22

132:                                              ; preds = %129
  %133 = ptrtoint ptr %127 to i64, !nosanitize !10
  %134 = ptrtoint ptr %130 to i64, !nosanitize !10
  %135 = and i64 %134, 7, !nosanitize !10
  %136 = icmp eq i64 %135, 0, !nosanitize !10
  %137 = and i64 %133, 7
  %138 = icmp eq i64 %137, 0
  %139 = select i1 %136, i1 %138, i1 false, !prof !26
  br i1 %139, label %140, label %88, !prof !26, !nosanitize !10

140:                                              ; preds = %132
  %141 = load i64, ptr %130, align 8, !tbaa !24
  %142 = load i64, ptr %127, align 8, !tbaa !24
  %143 = call { i64, i1 } @llvm.usub.with.overflow.i64(i64 %141, i64 %142), !nosanitize !10
  %144 = extractvalue { i64, i1 } %143, 1, !nosanitize !10
  br i1 %144, label %145, label %146, !prof !22, !nosanitize !10

145:                                              ; preds = %140
  call void @llvm.ubsantrap(i8 21) #13, !nosanitize !10
  unreachable, !nosanitize !10

146:                                              ; preds = %140
  %147 = extractvalue { i64, i1 } %143, 0, !nosanitize !10
  store i64 %147, ptr %130, align 8, !tbaa !24
  br label %344

148:                                              ; preds = %89
  %149 = getelementptr inbounds i8, ptr %83, i64 -8
  %150 = icmp ult ptr %83, inttoptr (i64 9 to ptr)
  br i1 %150, label %80, label %151, !prof !22

151:                                              ; preds = %148
  %152 = getelementptr inbounds i8, ptr %83, i64 -16
  %153 = icmp ult ptr %149, inttoptr (i64 9 to ptr)
  br i1 %153, label %80, label %154, !prof !22

154:                                              ; preds = %151
  %155 = ptrtoint ptr %149 to i64, !nosanitize !10
  %156 = ptrtoint ptr %152 to i64, !nosanitize !10
  %157 = and i64 %156, 7, !nosanitize !10
  %158 = icmp eq i64 %157, 0, !nosanitize !10
  %159 = and i64 %155, 7
  %160 = icmp eq i64 %159, 0
  %161 = select i1 %158, i1 %160, i1 false, !prof !26
  br i1 %161, label %162, label %88, !prof !26, !nosanitize !10

162:                                              ; preds = %154
  %163 = load i64, ptr %152, align 8, !tbaa !24
  %164 = load i64, ptr %149, align 8, !tbaa !24
  %165 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %163, i64 %164), !nosanitize !10
  %166 = extractvalue { i64, i1 } %165, 1, !nosanitize !10
  br i1 %166, label %167, label %168, !prof !22, !nosanitize !10

167:                                              ; preds = %162
  call void @llvm.ubsantrap(i8 12) #13, !nosanitize !10
  unreachable, !nosanitize !10

168:                                              ; preds = %162
  %169 = extractvalue { i64, i1 } %165, 0, !nosanitize !10
  store i64 %169, ptr %152, align 8, !tbaa !24
  br label %344

170:                                              ; preds = %89
  %171 = getelementptr inbounds i8, ptr %83, i64 -8
  %172 = icmp ult ptr %83, inttoptr (i64 9 to ptr)
  br i1 %172, label %80, label %173, !prof !22

173:                                              ; preds = %170
  %174 = getelementptr inbounds i8, ptr %83, i64 -16
  %175 = icmp ult ptr %171, inttoptr (i64 9 to ptr)
  br i1 %175, label %80, label %176, !prof !22

176:                                              ; preds = %173
  %177 = ptrtoint ptr %171 to i64, !nosanitize !10
  %178 = ptrtoint ptr %174 to i64, !nosanitize !10
  %179 = and i64 %178, 7, !nosanitize !10
  %180 = icmp eq i64 %179, 0, !nosanitize !10
  %181 = and i64 %177, 7
  %182 = icmp eq i64 %181, 0
  %183 = select i1 %180, i1 %182, i1 false, !prof !26
  br i1 %183, label %184, label %88, !prof !26, !nosanitize !10

184:                                              ; preds = %176
  %185 = load i64, ptr %174, align 8, !tbaa !24
  %186 = load i64, ptr %171, align 8, !tbaa !24
  switch i64 %186, label %192 [
    i64 0, label %194
    i64 -1, label %187
  ]

187:                                              ; preds = %184
  %188 = call { i64, i1 } @llvm.usub.with.overflow.i64(i64 0, i64 %185), !nosanitize !10
  %189 = extractvalue { i64, i1 } %188, 0, !nosanitize !10
  %190 = extractvalue { i64, i1 } %188, 1, !nosanitize !10
  br i1 %190, label %191, label %194, !prof !22, !nosanitize !10

191:                                              ; preds = %187
  call void @llvm.ubsantrap(i8 21) #13, !nosanitize !10
  unreachable, !nosanitize !10

192:                                              ; preds = %184
  %193 = sdiv i64 %185, %186
  br label %194

194:                                              ; preds = %192, %187, %184
  %195 = phi i64 [ %186, %184 ], [ %193, %192 ], [ %189, %187 ]
  store i64 %195, ptr %174, align 8, !tbaa !24
  br label %344

196:                                              ; preds = %89
  %197 = getelementptr inbounds i8, ptr %83, i64 -8
  %198 = icmp ult ptr %83, inttoptr (i64 9 to ptr)
  br i1 %198, label %80, label %199, !prof !22

199:                                              ; preds = %196
  %200 = getelementptr inbounds i8, ptr %83, i64 -16
  %201 = icmp ult ptr %197, inttoptr (i64 9 to ptr)
  br i1 %201, label %80, label %202, !prof !22

202:                                              ; preds = %199
  %203 = ptrtoint ptr %197 to i64, !nosanitize !10
  %204 = ptrtoint ptr %200 to i64, !nosanitize !10
  %205 = and i64 %204, 7, !nosanitize !10
  %206 = icmp eq i64 %205, 0, !nosanitize !10
  %207 = and i64 %203, 7
  %208 = icmp eq i64 %207, 0
  %209 = select i1 %206, i1 %208, i1 false, !prof !26
  br i1 %209, label %210, label %88, !prof !26, !nosanitize !10

210:                                              ; preds = %202
  %211 = load i64, ptr %197, align 8, !tbaa !24
  %212 = add i64 %211, 1
  %213 = icmp ult i64 %212, 2
  br i1 %213, label %217, label %214

214:                                              ; preds = %210
  %215 = load i64, ptr %200, align 8, !tbaa !24
  %216 = srem i64 %215, %211
  br label %217

217:                                              ; preds = %214, %210
  %218 = phi i64 [ %216, %214 ], [ 0, %210 ]
  store i64 %218, ptr %200, align 8, !tbaa !24
  br label %344

219:                                              ; preds = %89
  %220 = getelementptr inbounds i8, ptr %83, i64 -8
  %221 = icmp ult ptr %83, inttoptr (i64 9 to ptr)
  br i1 %221, label %80, label %222, !prof !22

222:                                              ; preds = %219
  %223 = ptrtoint ptr %220 to i64, !nosanitize !10
  %224 = and i64 %223, 7, !nosanitize !10
  %225 = icmp eq i64 %224, 0, !nosanitize !10
  br i1 %225, label %226, label %88, !prof !19, !nosanitize !10

226:                                              ; preds = %222
  %227 = load i64, ptr %220, align 8, !tbaa !24
  %228 = call { i64, i1 } @llvm.usub.with.overflow.i64(i64 0, i64 %227), !nosanitize !10
  %229 = extractvalue { i64, i1 } %228, 1, !nosanitize !10
  br i1 %229, label %230, label %231, !prof !22, !nosanitize !10

230:                                              ; preds = %226
  call void @llvm.ubsantrap(i8 21) #13, !nosanitize !10
  unreachable, !nosanitize !10

231:                                              ; preds = %226
  %232 = extractvalue { i64, i1 } %228, 0, !nosanitize !10
  store i64 %232, ptr %220, align 8, !tbaa !24
  br label %344

233:                                              ; preds = %89
  %234 = getelementptr inbounds i8, ptr %83, i64 -8
  %235 = icmp ult ptr %83, inttoptr (i64 9 to ptr)
  br i1 %235, label %80, label %236, !prof !22

236:                                              ; preds = %233
  %237 = getelementptr inbounds i8, ptr %83, i64 -16
  %238 = icmp ult ptr %234, inttoptr (i64 9 to ptr)
  br i1 %238, label %80, label %239, !prof !22

239:                                              ; preds = %236
  %240 = ptrtoint ptr %234 to i64, !nosanitize !10
  %241 = ptrtoint ptr %237 to i64, !nosanitize !10
  %242 = and i64 %241, 7, !nosanitize !10
  %243 = icmp eq i64 %242, 0, !nosanitize !10
  %244 = and i64 %240, 7
  %245 = icmp eq i64 %244, 0
  %246 = select i1 %243, i1 %245, i1 false, !prof !26
  br i1 %246, label %247, label %88, !prof !26, !nosanitize !10

247:                                              ; preds = %239
  %248 = load i64, ptr %237, align 8, !tbaa !24
  %249 = load i64, ptr %234, align 8, !tbaa !24
  %250 = icmp slt i64 %248, %249
  %251 = zext i1 %250 to i64
  store i64 %251, ptr %237, align 8, !tbaa !24
  br label %344

252:                                              ; preds = %89
  %253 = getelementptr inbounds i8, ptr %83, i64 -8
  %254 = icmp ult ptr %83, inttoptr (i64 9 to ptr)
  br i1 %254, label %80, label %255, !prof !22

255:                                              ; preds = %252
  %256 = getelementptr inbounds i8, ptr %83, i64 -16
  %257 = icmp ult ptr %253, inttoptr (i64 9 to ptr)
  br i1 %257, label %80, label %258, !prof !22

258:                                              ; preds = %255
  %259 = ptrtoint ptr %253 to i64, !nosanitize !10
  %260 = ptrtoint ptr %256 to i64, !nosanitize !10
  %261 = and i64 %260, 7, !nosanitize !10
  %262 = icmp eq i64 %261, 0, !nosanitize !10
  %263 = and i64 %259, 7
  %264 = icmp eq i64 %263, 0
  %265 = select i1 %262, i1 %264, i1 false, !prof !26
  br i1 %265, label %266, label %88, !prof !26, !nosanitize !10

266:                                              ; preds = %258
  %267 = load i64, ptr %256, align 8, !tbaa !24
  %268 = load i64, ptr %253, align 8, !tbaa !24
  %269 = icmp eq i64 %267, %268
  %270 = zext i1 %269 to i64
  store i64 %270, ptr %256, align 8, !tbaa !24
  br label %344

271:                                              ; preds = %89
  %272 = getelementptr inbounds i8, ptr %83, i64 -8
  %273 = icmp ult ptr %83, inttoptr (i64 9 to ptr)
  br i1 %273, label %80, label %274, !prof !22

274:                                              ; preds = %271
  %275 = ptrtoint ptr %272 to i64, !nosanitize !10
  %276 = and i64 %275, 7, !nosanitize !10
  %277 = icmp eq i64 %276, 0, !nosanitize !10
  br i1 %277, label %278, label %88, !prof !19, !nosanitize !10

278:                                              ; preds = %274
  %279 = load i64, ptr %272, align 8, !tbaa !24
  %280 = getelementptr inbounds i8, ptr %83, i64 -16
  %281 = icmp ult ptr %272, inttoptr (i64 9 to ptr)
  br i1 %281, label %80, label %282, !prof !22

282:                                              ; preds = %278
  %283 = ptrtoint ptr %280 to i64, !nosanitize !10
  %284 = and i64 %283, 7, !nosanitize !10
  %285 = icmp eq i64 %284, 0, !nosanitize !10
  br i1 %285, label %286, label %88, !prof !19, !nosanitize !10

286:                                              ; preds = %282
  %287 = load i64, ptr %280, align 8, !tbaa !24
  %288 = and i64 %287, %279
  store i64 %288, ptr %280, align 8, !tbaa !24
  br label %344

289:                                              ; preds = %89
  %290 = getelementptr inbounds i8, ptr %83, i64 -8
  %291 = icmp ult ptr %83, inttoptr (i64 9 to ptr)
  br i1 %291, label %80, label %292, !prof !22

292:                                              ; preds = %289
  %293 = ptrtoint ptr %290 to i64, !nosanitize !10
  %294 = and i64 %293, 7, !nosanitize !10
  %295 = icmp eq i64 %294, 0, !nosanitize !10
  br i1 %295, label %296, label %88, !prof !19, !nosanitize !10

296:                                              ; preds = %292
  %297 = load i64, ptr %290, align 8, !tbaa !24
  %298 = getelementptr inbounds i8, ptr %83, i64 -16
  %299 = icmp ult ptr %290, inttoptr (i64 9 to ptr)
  br i1 %299, label %80, label %300, !prof !22

300:                                              ; preds = %296
  %301 = ptrtoint ptr %298 to i64, !nosanitize !10
  %302 = and i64 %301, 7, !nosanitize !10
  %303 = icmp eq i64 %302, 0, !nosanitize !10
  br i1 %303, label %304, label %88, !prof !19, !nosanitize !10

304:                                              ; preds = %300
  %305 = load i64, ptr %298, align 8, !tbaa !24
  %306 = or i64 %305, %297
  store i64 %306, ptr %298, align 8, !tbaa !24
  br label %344

307:                                              ; preds = %89
  %308 = getelementptr inbounds i8, ptr %83, i64 -16
  %309 = icmp ne ptr %83, inttoptr (i64 16 to ptr)
  %310 = icmp ugt ptr %83, inttoptr (i64 15 to ptr)
  %311 = and i1 %309, %310, !nosanitize !10
  br i1 %311, label %312, label %80, !prof !19, !nosanitize !10

312:                                              ; preds = %307
  %313 = getelementptr inbounds i8, ptr %83, i64 -24
  %314 = ptrtoint ptr %308 to i64, !nosanitize !10
  %315 = icmp ult ptr %308, inttoptr (i64 9 to ptr)
  br i1 %315, label %80, label %316, !prof !22

316:                                              ; preds = %312
  %317 = ptrtoint ptr %313 to i64, !nosanitize !10
  %318 = and i64 %317, 7, !nosanitize !10
  %319 = icmp eq i64 %318, 0, !nosanitize !10
  br i1 %319, label %320, label %88, !prof !19, !nosanitize !10

320:                                              ; preds = %316
  %321 = load i64, ptr %313, align 8, !tbaa !24
  %322 = icmp eq i64 %321, 0
  br i1 %322, label %326, label %323

323:                                              ; preds = %320
  %324 = and i64 %314, 7, !nosanitize !10
  %325 = icmp eq i64 %324, 0, !nosanitize !10
  br i1 %325, label %333, label %88, !prof !19, !nosanitize !10

326:                                              ; preds = %320
  %327 = icmp ugt ptr %308, inttoptr (i64 -9 to ptr)
  br i1 %327, label %80, label %328, !prof !22, !nosanitize !10

328:                                              ; preds = %326
  %329 = getelementptr inbounds i8, ptr %83, i64 -8
  %330 = ptrtoint ptr %329 to i64, !nosanitize !10
  %331 = and i64 %330, 7, !nosanitize !10
  %332 = icmp eq i64 %331, 0, !nosanitize !10
  br i1 %332, label %333, label %88, !prof !19, !nosanitize !10

333:                                              ; preds = %328, %323
  %334 = phi ptr [ %308, %323 ], [ %329, %328 ]
  %335 = load i64, ptr %334, align 8, !tbaa !24
  store i64 %335, ptr %313, align 8, !tbaa !24
  br label %344

336:                                              ; preds = %89
  %337 = getelementptr inbounds i8, ptr %83, i64 -8
  %338 = icmp ult ptr %83, inttoptr (i64 9 to ptr)
  br i1 %338, label %80, label %339, !prof !22

339:                                              ; preds = %336
  %340 = ptrtoint ptr %337 to i64, !nosanitize !10
  %341 = and i64 %340, 7, !nosanitize !10
  %342 = icmp eq i64 %341, 0, !nosanitize !10
  br i1 %342, label %349, label %88, !prof !19, !nosanitize !10

343:                                              ; preds = %89
  call void @llvm.ubsantrap(i8 1) #10, !nosanitize !10
  unreachable, !nosanitize !10

344:                                              ; preds = %333, %304, %286, %266, %247, %231, %217, %194, %168, %146, %124, %103
  %345 = phi ptr [ %93, %103 ], [ %82, %124 ], [ %82, %146 ], [ %82, %168 ], [ %82, %194 ], [ %82, %217 ], [ %82, %231 ], [ %82, %247 ], [ %82, %266 ], [ %82, %286 ], [ %82, %304 ], [ %82, %333 ]
  %346 = phi ptr [ %97, %103 ], [ %105, %124 ], [ %127, %146 ], [ %149, %168 ], [ %171, %194 ], [ %197, %217 ], [ %83, %231 ], [ %234, %247 ], [ %253, %266 ], [ %272, %286 ], [ %290, %304 ], [ %308, %333 ]
  %347 = getelementptr inbounds nuw i8, ptr %345, i64 8
  %348 = icmp ult ptr %345, inttoptr (i64 -8 to ptr)
  br i1 %348, label %81, label %80, !prof !23, !llvm.loop !27, !nosanitize !10

349:                                              ; preds = %339
  %350 = load i64, ptr %337, align 8, !tbaa !24
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #12
  %351 = call fastcc i64 @run_goto()
  %352 = icmp eq i64 %350, %351
  %353 = select i1 %352, ptr @.str.13, ptr @.str.14
  %354 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.12, ptr noundef %8, i64 noundef %350, ptr noundef nonnull %353)
  br label %355

355:                                              ; preds = %68, %349
  %356 = add nuw nsw i64 %6, 1
  %357 = icmp eq i64 %356, 11
  br i1 %357, label %2, label %5, !llvm.loop !29
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.ubsantrap(i8 immarg) #2

; Function Attrs: nounwind uwtable
define internal fastcc ptr @ternary() unnamed_addr #0 !func_sanitize !31 {
  %1 = tail call fastcc ptr @binary(i32 noundef 0)
  %2 = icmp eq ptr %1, null
  br i1 %2, label %131, label %3

3:                                                ; preds = %0
  %4 = tail call ptr @__ctype_b_loc() #11
  %5 = icmp ne ptr %4, null, !nosanitize !10
  %6 = ptrtoint ptr %4 to i64, !nosanitize !10
  %7 = and i64 %6, 7, !nosanitize !10
  %8 = icmp eq i64 %7, 0, !nosanitize !10
  %9 = and i1 %5, %8, !nosanitize !10
  br i1 %9, label %10, label %27, !prof !14, !nosanitize !10

10:                                               ; preds = %3
  %11 = load ptr, ptr @src, align 8
  %12 = icmp eq ptr %11, null, !nosanitize !10
  br i1 %12, label %27, label %13, !prof !15, !nosanitize !10

13:                                               ; preds = %10
  %14 = load ptr, ptr %4, align 8, !tbaa !16
  %15 = ptrtoint ptr %14 to i64, !nosanitize !10
  %16 = icmp ne ptr %14, null, !nosanitize !10
  %17 = load i8, ptr %11, align 1, !tbaa !18
  %18 = zext i8 %17 to i64
  %19 = shl nuw nsw i64 %18, 1
  %20 = add i64 %19, %15, !nosanitize !10
  %21 = icmp eq i64 %20, 0
  %22 = xor i1 %16, %21
  %23 = icmp uge i64 %20, %15, !nosanitize !10
  %24 = and i1 %23, %22, !nosanitize !10
  br i1 %24, label %25, label %28, !prof !14, !nosanitize !10

25:                                               ; preds = %13
  %26 = xor i64 %15, -1
  br label %29

27:                                               ; preds = %29, %10, %3
  tail call void @llvm.ubsantrap(i8 22) #10, !nosanitize !10
  unreachable, !nosanitize !10

28:                                               ; preds = %44, %42, %13, %53
  tail call void @llvm.ubsantrap(i8 19) #10, !nosanitize !10
  unreachable, !nosanitize !10

29:                                               ; preds = %25, %44
  %30 = phi i64 [ %47, %44 ], [ %18, %25 ]
  %31 = phi i8 [ %46, %44 ], [ %17, %25 ]
  %32 = phi ptr [ %45, %44 ], [ %11, %25 ]
  %33 = getelementptr inbounds nuw i16, ptr %14, i64 %30
  %34 = ptrtoint ptr %33 to i64, !nosanitize !10
  %35 = and i64 %34, 1, !nosanitize !10
  %36 = icmp eq i64 %35, 0, !nosanitize !10
  %37 = and i1 %16, %36
  br i1 %37, label %38, label %27, !prof !19, !nosanitize !10

38:                                               ; preds = %29
  %39 = load i16, ptr %33, align 2, !tbaa !20
  %40 = and i16 %39, 8192
  %41 = icmp eq i16 %40, 0
  br i1 %41, label %51, label %42

42:                                               ; preds = %38
  %43 = icmp eq ptr %32, inttoptr (i64 -1 to ptr)
  br i1 %43, label %28, label %44, !prof !22, !nosanitize !10

44:                                               ; preds = %42
  %45 = getelementptr inbounds nuw i8, ptr %32, i64 1
  store ptr %45, ptr @src, align 8, !tbaa !11
  %46 = load i8, ptr %45, align 1, !tbaa !18
  %47 = zext i8 %46 to i64
  %48 = shl nuw nsw i64 %47, 1
  %49 = icmp ule i64 %48, %26
  %50 = and i1 %49, %16
  br i1 %50, label %29, label %28, !prof !23, !nosanitize !10

51:                                               ; preds = %38
  %52 = icmp eq i8 %31, 63
  br i1 %52, label %53, label %131

53:                                               ; preds = %51
  %54 = icmp eq ptr %32, inttoptr (i64 -1 to ptr)
  br i1 %54, label %28, label %55, !prof !22, !nosanitize !10

55:                                               ; preds = %53
  %56 = getelementptr inbounds nuw i8, ptr %32, i64 1
  store ptr %56, ptr @src, align 8, !tbaa !11
  %57 = tail call fastcc ptr @ternary()
  %58 = icmp eq ptr %57, null
  br i1 %58, label %131, label %59

59:                                               ; preds = %55
  %60 = load ptr, ptr @src, align 8
  %61 = icmp eq ptr %60, null, !nosanitize !10
  br i1 %61, label %76, label %62, !prof !15, !nosanitize !10

62:                                               ; preds = %59
  %63 = load ptr, ptr %4, align 8, !tbaa !16
  %64 = ptrtoint ptr %63 to i64, !nosanitize !10
  %65 = icmp ne ptr %63, null, !nosanitize !10
  %66 = load i8, ptr %60, align 1, !tbaa !18
  %67 = zext i8 %66 to i64
  %68 = shl nuw nsw i64 %67, 1
  %69 = add i64 %68, %64, !nosanitize !10
  %70 = icmp eq i64 %69, 0
  %71 = xor i1 %65, %70
  %72 = icmp uge i64 %69, %64, !nosanitize !10
  %73 = and i1 %72, %71, !nosanitize !10
  br i1 %73, label %74, label %77, !prof !14, !nosanitize !10

74:                                               ; preds = %62
  %75 = xor i64 %64, -1
  br label %78

76:                                               ; preds = %78, %59
  tail call void @llvm.ubsantrap(i8 22) #10, !nosanitize !10
  unreachable, !nosanitize !10

77:                                               ; preds = %93, %91, %62, %102
  tail call void @llvm.ubsantrap(i8 19) #10, !nosanitize !10
  unreachable, !nosanitize !10

78:                                               ; preds = %74, %93
  %79 = phi i64 [ %96, %93 ], [ %67, %74 ]
  %80 = phi i8 [ %95, %93 ], [ %66, %74 ]
  %81 = phi ptr [ %94, %93 ], [ %60, %74 ]
  %82 = getelementptr inbounds nuw i16, ptr %63, i64 %79
  %83 = ptrtoint ptr %82 to i64, !nosanitize !10
  %84 = and i64 %83, 1, !nosanitize !10
  %85 = icmp eq i64 %84, 0, !nosanitize !10
  %86 = and i1 %65, %85
  br i1 %86, label %87, label %76, !prof !19, !nosanitize !10

87:                                               ; preds = %78
  %88 = load i16, ptr %82, align 2, !tbaa !20
  %89 = and i16 %88, 8192
  %90 = icmp eq i16 %89, 0
  br i1 %90, label %100, label %91

91:                                               ; preds = %87
  %92 = icmp eq ptr %81, inttoptr (i64 -1 to ptr)
  br i1 %92, label %77, label %93, !prof !22, !nosanitize !10

93:                                               ; preds = %91
  %94 = getelementptr inbounds nuw i8, ptr %81, i64 1
  store ptr %94, ptr @src, align 8, !tbaa !11
  %95 = load i8, ptr %94, align 1, !tbaa !18
  %96 = zext i8 %95 to i64
  %97 = shl nuw nsw i64 %96, 1
  %98 = icmp ule i64 %97, %75
  %99 = and i1 %98, %65
  br i1 %99, label %78, label %77, !prof !23, !nosanitize !10

100:                                              ; preds = %87
  %101 = icmp eq i8 %80, 58
  br i1 %101, label %102, label %131

102:                                              ; preds = %100
  %103 = icmp eq ptr %81, inttoptr (i64 -1 to ptr)
  br i1 %103, label %77, label %104, !prof !22, !nosanitize !10

104:                                              ; preds = %102
  %105 = getelementptr inbounds nuw i8, ptr %81, i64 1
  store ptr %105, ptr @src, align 8, !tbaa !11
  %106 = tail call fastcc ptr @ternary()
  %107 = icmp eq ptr %106, null
  br i1 %107, label %131, label %108

108:                                              ; preds = %104
  %109 = load i32, ptr @used, align 4, !tbaa !5
  %110 = icmp eq i32 %109, 256
  br i1 %110, label %131, label %113

111:                                              ; preds = %117
  tail call void @llvm.ubsantrap(i8 18) #10, !nosanitize !10
  unreachable, !nosanitize !10

112:                                              ; preds = %120
  tail call void @llvm.ubsantrap(i8 19) #10, !nosanitize !10
  unreachable, !nosanitize !10

113:                                              ; preds = %108
  %114 = tail call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %109, i32 1), !nosanitize !10
  %115 = extractvalue { i32, i1 } %114, 1, !nosanitize !10
  br i1 %115, label %116, label %117, !prof !22, !nosanitize !10

116:                                              ; preds = %113
  tail call void @llvm.ubsantrap(i8 0) #10, !nosanitize !10
  unreachable, !nosanitize !10

117:                                              ; preds = %113
  %118 = extractvalue { i32, i1 } %114, 0, !nosanitize !10
  store i32 %118, ptr @used, align 4, !tbaa !5
  %119 = icmp ult i32 %109, 257
  br i1 %119, label %120, label %111, !prof !19, !nosanitize !10

120:                                              ; preds = %117
  %121 = zext nneg i32 %109 to i64
  %122 = mul nuw nsw i64 %121, 40
  %123 = icmp ugt i64 %122, xor (i64 ptrtoint (ptr @pool to i64), i64 -1)
  br i1 %123, label %112, label %124, !prof !22, !nosanitize !10

124:                                              ; preds = %120
  %125 = getelementptr inbounds nuw %struct.Node, ptr @pool, i64 %121
  store i32 11, ptr %125, align 8, !tbaa !5
  %126 = getelementptr inbounds nuw i8, ptr %125, i64 4
  store i32 0, ptr %126, align 4
  %127 = getelementptr inbounds nuw i8, ptr %125, i64 8
  store i64 0, ptr %127, align 8, !tbaa !24
  %128 = getelementptr inbounds nuw i8, ptr %125, i64 16
  store ptr %1, ptr %128, align 8
  %129 = getelementptr inbounds nuw i8, ptr %125, i64 24
  store ptr %57, ptr %129, align 8
  %130 = getelementptr inbounds nuw i8, ptr %125, i64 32
  store ptr %106, ptr %130, align 8, !tbaa !18
  br label %131

131:                                              ; preds = %100, %51, %124, %108, %55, %104, %0
  %132 = phi ptr [ null, %0 ], [ null, %100 ], [ null, %55 ], [ %1, %51 ], [ null, %104 ], [ %125, %124 ], [ getelementptr inbounds nuw (i8, ptr @pool, i64 10200), %108 ]
  ret ptr %132
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #3

; Function Attrs: nounwind memory(readwrite, argmem: read, inaccessiblemem: write, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @emit(ptr noundef nonnull %0) unnamed_addr #4 !func_sanitize !32 {
  %2 = ptrtoint ptr %0 to i64, !nosanitize !10
  %3 = and i64 %2, 7, !nosanitize !10
  %4 = icmp eq i64 %3, 0, !nosanitize !10
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %6 = ptrtoint ptr %5 to i64
  br i1 %4, label %7, label %14, !prof !19, !nosanitize !10

7:                                                ; preds = %1
  %8 = xor i64 %6, -1
  br label %9

9:                                                ; preds = %7, %20
  %10 = phi i32 [ %21, %20 ], [ 0, %7 ]
  %11 = zext nneg i32 %10 to i64
  %12 = shl nuw nsw i64 %11, 3
  %13 = icmp ugt i64 %12, %8
  br i1 %13, label %15, label %16, !prof !22, !nosanitize !10

14:                                               ; preds = %1
  tail call void @llvm.ubsantrap(i8 22) #10, !nosanitize !10
  unreachable, !nosanitize !10

15:                                               ; preds = %9, %46, %34
  tail call void @llvm.ubsantrap(i8 19) #10, !nosanitize !10
  unreachable, !nosanitize !10

16:                                               ; preds = %9
  %17 = getelementptr inbounds nuw ptr, ptr %5, i64 %11
  %18 = load ptr, ptr %17, align 8, !tbaa !33
  %19 = icmp eq ptr %18, null
  br i1 %19, label %24, label %20

20:                                               ; preds = %16
  tail call fastcc void @emit(ptr noundef %18)
  %21 = add nuw nsw i32 %10, 1
  %22 = icmp eq i32 %21, 3
  br i1 %22, label %24, label %9, !llvm.loop !35

23:                                               ; preds = %24
  tail call void @llvm.ubsantrap(i8 0) #10, !nosanitize !10
  unreachable, !nosanitize !10

24:                                               ; preds = %16, %20
  %25 = load i32, ptr %0, align 8, !tbaa !36
  %26 = zext i32 %25 to i64
  %27 = load i32, ptr @len, align 4, !tbaa !5
  %28 = tail call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %27, i32 1), !nosanitize !10
  %29 = extractvalue { i32, i1 } %28, 1, !nosanitize !10
  br i1 %29, label %23, label %30, !prof !22, !nosanitize !10

30:                                               ; preds = %24
  %31 = extractvalue { i32, i1 } %28, 0, !nosanitize !10
  store i32 %31, ptr @len, align 4, !tbaa !5
  %32 = icmp ult i32 %27, 1024
  br i1 %32, label %34, label %33, !prof !19, !nosanitize !10

33:                                               ; preds = %41, %30
  tail call void @llvm.ubsantrap(i8 18) #10, !nosanitize !10
  unreachable, !nosanitize !10

34:                                               ; preds = %30
  %35 = zext nneg i32 %27 to i64
  %36 = shl nuw nsw i64 %35, 3
  %37 = icmp ugt i64 %36, xor (i64 ptrtoint (ptr @code to i64), i64 -1)
  br i1 %37, label %15, label %38, !prof !22, !nosanitize !10

38:                                               ; preds = %34
  %39 = getelementptr inbounds nuw i64, ptr @code, i64 %35
  store i64 %26, ptr %39, align 8, !tbaa !24
  %40 = icmp eq i32 %25, 0
  br i1 %40, label %41, label %52

41:                                               ; preds = %38
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %43 = load i64, ptr %42, align 8, !tbaa !38
  %44 = add nuw nsw i32 %31, 1
  store i32 %44, ptr @len, align 4, !tbaa !5
  %45 = icmp ult i32 %31, 1024
  br i1 %45, label %46, label %33, !prof !19, !nosanitize !10

46:                                               ; preds = %41
  %47 = zext nneg i32 %31 to i64
  %48 = shl nuw nsw i64 %47, 3
  %49 = icmp ugt i64 %48, xor (i64 ptrtoint (ptr @code to i64), i64 -1)
  br i1 %49, label %15, label %50, !prof !22, !nosanitize !10

50:                                               ; preds = %46
  %51 = getelementptr inbounds nuw i64, ptr @code, i64 %47
  store i64 %43, ptr %51, align 8, !tbaa !24
  br label %52

52:                                               ; preds = %50, %38
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #5

; Function Attrs: nounwind memory(read, argmem: none, inaccessiblemem: write, target_mem0: none, target_mem1: none) uwtable
define internal fastcc i64 @run_goto() unnamed_addr #6 !func_sanitize !39 {
  %1 = alloca [64 x i64], align 16
  %2 = icmp ult i64 add (i64 ptrtoint (ptr @code to i64), i64 8), ptrtoint (ptr @code to i64), !nosanitize !10
  br i1 %2, label %3, label %5, !prof !22, !nosanitize !10

3:                                                ; preds = %368, %340, %333, %310, %303, %275, %272, %244, %241, %215, %183, %180, %145, %142, %115, %108, %81, %74, %47, %40, %401, %389, %382, %363, %360, %348, %330, %318, %300, %286, %269, %255, %238, %227, %212, %201, %177, %166, %139, %128, %105, %94, %71, %60, %33, %27, %19, %12, %404, %9, %0
  call void @llvm.ubsantrap(i8 19) #10, !nosanitize !10
  unreachable, !nosanitize !10

4:                                                ; preds = %394, %384, %379, %372, %353, %344, %336, %323, %314, %306, %293, %278, %262, %247, %231, %218, %205, %186, %170, %148, %132, %119, %111, %98, %85, %77, %64, %51, %43, %23, %15, %407
  call void @llvm.ubsantrap(i8 22) #10, !nosanitize !10
  unreachable, !nosanitize !10

5:                                                ; preds = %0
  %6 = load i64, ptr @code, align 16, !tbaa !24
  %7 = icmp ult i64 %6, 13, !nosanitize !10
  br i1 %7, label %9, label %8, !prof !19, !nosanitize !10

8:                                                ; preds = %398, %357, %327, %297, %266, %235, %209, %174, %136, %102, %68, %30, %5
  call void @llvm.ubsantrap(i8 18) #10, !nosanitize !10
  unreachable, !nosanitize !10

9:                                                ; preds = %5
  %10 = shl nuw nsw i64 %6, 3
  %11 = icmp ugt i64 %10, xor (i64 ptrtoint (ptr @run_goto.label to i64), i64 -1)
  br i1 %11, label %3, label %413, !prof !22, !nosanitize !10

12:                                               ; preds = %413
  %13 = getelementptr inbounds nuw i8, ptr %415, i64 8
  %14 = icmp ugt ptr %415, inttoptr (i64 -9 to ptr)
  br i1 %14, label %3, label %15, !prof !22, !nosanitize !10

15:                                               ; preds = %12
  %16 = ptrtoint ptr %415 to i64, !nosanitize !10
  %17 = and i64 %16, 7, !nosanitize !10
  %18 = icmp eq i64 %17, 0, !nosanitize !10
  br i1 %18, label %19, label %4, !prof !19, !nosanitize !10

19:                                               ; preds = %15
  %20 = load i64, ptr %415, align 8, !tbaa !24
  %21 = getelementptr inbounds nuw i8, ptr %416, i64 8
  %22 = icmp ugt ptr %416, inttoptr (i64 -9 to ptr)
  br i1 %22, label %3, label %23, !prof !22, !nosanitize !10

23:                                               ; preds = %19
  %24 = ptrtoint ptr %416 to i64, !nosanitize !10
  %25 = and i64 %24, 7, !nosanitize !10
  %26 = icmp eq i64 %25, 0, !nosanitize !10
  br i1 %26, label %27, label %4, !prof !19, !nosanitize !10

27:                                               ; preds = %23
  store i64 %20, ptr %416, align 8, !tbaa !24
  %28 = getelementptr inbounds nuw i8, ptr %415, i64 16
  %29 = icmp ugt ptr %13, inttoptr (i64 -9 to ptr)
  br i1 %29, label %3, label %30, !prof !22, !nosanitize !10

30:                                               ; preds = %27
  %31 = load i64, ptr %13, align 8, !tbaa !24
  %32 = icmp ult i64 %31, 13, !nosanitize !10
  br i1 %32, label %33, label %8, !prof !19, !nosanitize !10

33:                                               ; preds = %30
  %34 = shl nuw nsw i64 %31, 3
  %35 = icmp ugt i64 %34, xor (i64 ptrtoint (ptr @run_goto.label to i64), i64 -1)
  br i1 %35, label %3, label %36, !prof !22, !nosanitize !10

36:                                               ; preds = %33, %401, %360, %330, %300, %269, %238, %212, %177, %139, %105, %71
  %37 = phi i64 [ %31, %33 ], [ %399, %401 ], [ %358, %360 ], [ %69, %71 ], [ %103, %105 ], [ %137, %139 ], [ %175, %177 ], [ %210, %212 ], [ %236, %238 ], [ %267, %269 ], [ %298, %300 ], [ %328, %330 ]
  %38 = phi ptr [ %28, %33 ], [ %392, %401 ], [ %351, %360 ], [ %62, %71 ], [ %96, %105 ], [ %130, %139 ], [ %168, %177 ], [ %203, %212 ], [ %229, %238 ], [ %260, %269 ], [ %291, %300 ], [ %321, %330 ]
  %39 = phi ptr [ %21, %33 ], [ %364, %401 ], [ %334, %360 ], [ %41, %71 ], [ %75, %105 ], [ %109, %139 ], [ %143, %177 ], [ %181, %212 ], [ %416, %238 ], [ %242, %269 ], [ %273, %300 ], [ %304, %330 ]
  br label %413

40:                                               ; preds = %413
  %41 = getelementptr inbounds i8, ptr %416, i64 -8
  %42 = icmp ult ptr %416, inttoptr (i64 9 to ptr)
  br i1 %42, label %3, label %43, !prof !22

43:                                               ; preds = %40
  %44 = ptrtoint ptr %41 to i64, !nosanitize !10
  %45 = and i64 %44, 7, !nosanitize !10
  %46 = icmp eq i64 %45, 0, !nosanitize !10
  br i1 %46, label %47, label %4, !prof !19, !nosanitize !10

47:                                               ; preds = %43
  %48 = load i64, ptr %41, align 8, !tbaa !24
  %49 = getelementptr inbounds i8, ptr %416, i64 -16
  %50 = icmp ult ptr %41, inttoptr (i64 9 to ptr)
  br i1 %50, label %3, label %51, !prof !22

51:                                               ; preds = %47
  %52 = ptrtoint ptr %49 to i64, !nosanitize !10
  %53 = and i64 %52, 7, !nosanitize !10
  %54 = icmp eq i64 %53, 0, !nosanitize !10
  br i1 %54, label %55, label %4, !prof !19, !nosanitize !10

55:                                               ; preds = %51
  %56 = load i64, ptr %49, align 8, !tbaa !24
  %57 = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %56, i64 %48), !nosanitize !10
  %58 = extractvalue { i64, i1 } %57, 1, !nosanitize !10
  br i1 %58, label %59, label %60, !prof !22, !nosanitize !10

59:                                               ; preds = %55
  call void @llvm.ubsantrap(i8 0) #13, !nosanitize !10
  unreachable, !nosanitize !10

60:                                               ; preds = %55
  %61 = extractvalue { i64, i1 } %57, 0, !nosanitize !10
  store i64 %61, ptr %49, align 8, !tbaa !24
  %62 = getelementptr inbounds nuw i8, ptr %415, i64 8
  %63 = icmp ugt ptr %415, inttoptr (i64 -9 to ptr)
  br i1 %63, label %3, label %64, !prof !22, !nosanitize !10

64:                                               ; preds = %60
  %65 = ptrtoint ptr %415 to i64, !nosanitize !10
  %66 = and i64 %65, 7, !nosanitize !10
  %67 = icmp eq i64 %66, 0, !nosanitize !10
  br i1 %67, label %68, label %4, !prof !19, !nosanitize !10

68:                                               ; preds = %64
  %69 = load i64, ptr %415, align 8, !tbaa !24
  %70 = icmp ult i64 %69, 13, !nosanitize !10
  br i1 %70, label %71, label %8, !prof !19, !nosanitize !10

71:                                               ; preds = %68
  %72 = shl nuw nsw i64 %69, 3
  %73 = icmp ugt i64 %72, xor (i64 ptrtoint (ptr @run_goto.label to i64), i64 -1)
  br i1 %73, label %3, label %36, !prof !22, !nosanitize !10

74:                                               ; preds = %413
  %75 = getelementptr inbounds i8, ptr %416, i64 -8
  %76 = icmp ult ptr %416, inttoptr (i64 9 to ptr)
  br i1 %76, label %3, label %77, !prof !22

77:                                               ; preds = %74
  %78 = ptrtoint ptr %75 to i64, !nosanitize !10
  %79 = and i64 %78, 7, !nosanitize !10
  %80 = icmp eq i64 %79, 0, !nosanitize !10
  br i1 %80, label %81, label %4, !prof !19, !nosanitize !10

81:                                               ; preds = %77
  %82 = load i64, ptr %75, align 8, !tbaa !24
  %83 = getelementptr inbounds i8, ptr %416, i64 -16
  %84 = icmp ult ptr %75, inttoptr (i64 9 to ptr)
  br i1 %84, label %3, label %85, !prof !22

85:                                               ; preds = %81
  %86 = ptrtoint ptr %83 to i64, !nosanitize !10
  %87 = and i64 %86, 7, !nosanitize !10
  %88 = icmp eq i64 %87, 0, !nosanitize !10
  br i1 %88, label %89, label %4, !prof !19, !nosanitize !10

89:                                               ; preds = %85
  %90 = load i64, ptr %83, align 8, !tbaa !24
  %91 = call { i64, i1 } @llvm.usub.with.overflow.i64(i64 %90, i64 %82), !nosanitize !10
  %92 = extractvalue { i64, i1 } %91, 1, !nosanitize !10
  br i1 %92, label %93, label %94, !prof !22, !nosanitize !10

93:                                               ; preds = %89
  call void @llvm.ubsantrap(i8 21) #13, !nosanitize !10
  unreachable, !nosanitize !10

94:                                               ; preds = %89
  %95 = extractvalue { i64, i1 } %91, 0, !nosanitize !10
  store i64 %95, ptr %83, align 8, !tbaa !24
  %96 = getelementptr inbounds nuw i8, ptr %415, i64 8
  %97 = icmp ugt ptr %415, inttoptr (i64 -9 to ptr)
  br i1 %97, label %3, label %98, !prof !22, !nosanitize !10

98:                                               ; preds = %94
  %99 = ptrtoint ptr %415 to i64, !nosanitize !10
  %100 = and i64 %99, 7, !nosanitize !10
  %101 = icmp eq i64 %100, 0, !nosanitize !10
  br i1 %101, label %102, label %4, !prof !19, !nosanitize !10

102:                                              ; preds = %98
  %103 = load i64, ptr %415, align 8, !tbaa !24
  %104 = icmp ult i64 %103, 13, !nosanitize !10
  br i1 %104, label %105, label %8, !prof !19, !nosanitize !10

105:                                              ; preds = %102
  %106 = shl nuw nsw i64 %103, 3
  %107 = icmp ugt i64 %106, xor (i64 ptrtoint (ptr @run_goto.label to i64), i64 -1)
  br i1 %107, label %3, label %36, !prof !22, !nosanitize !10

108:                                              ; preds = %413
  %109 = getelementptr inbounds i8, ptr %416, i64 -8
  %110 = icmp ult ptr %416, inttoptr (i64 9 to ptr)
  br i1 %110, label %3, label %111, !prof !22

111:                                              ; preds = %108
  %112 = ptrtoint ptr %109 to i64, !nosanitize !10
  %113 = and i64 %112, 7, !nosanitize !10
  %114 = icmp eq i64 %113, 0, !nosanitize !10
  br i1 %114, label %115, label %4, !prof !19, !nosanitize !10

115:                                              ; preds = %111
  %116 = load i64, ptr %109, align 8, !tbaa !24
  %117 = getelementptr inbounds i8, ptr %416, i64 -16
  %118 = icmp ult ptr %109, inttoptr (i64 9 to ptr)
  br i1 %118, label %3, label %119, !prof !22

119:                                              ; preds = %115
  %120 = ptrtoint ptr %117 to i64, !nosanitize !10
  %121 = and i64 %120, 7, !nosanitize !10
  %122 = icmp eq i64 %121, 0, !nosanitize !10
  br i1 %122, label %123, label %4, !prof !19, !nosanitize !10

123:                                              ; preds = %119
  %124 = load i64, ptr %117, align 8, !tbaa !24
  %125 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %124, i64 %116), !nosanitize !10
  %126 = extractvalue { i64, i1 } %125, 1, !nosanitize !10
  br i1 %126, label %127, label %128, !prof !22, !nosanitize !10

127:                                              ; preds = %123
  call void @llvm.ubsantrap(i8 12) #13, !nosanitize !10
  unreachable, !nosanitize !10

128:                                              ; preds = %123
  %129 = extractvalue { i64, i1 } %125, 0, !nosanitize !10
  store i64 %129, ptr %117, align 8, !tbaa !24
  %130 = getelementptr inbounds nuw i8, ptr %415, i64 8
  %131 = icmp ugt ptr %415, inttoptr (i64 -9 to ptr)
  br i1 %131, label %3, label %132, !prof !22, !nosanitize !10

132:                                              ; preds = %128
  %133 = ptrtoint ptr %415 to i64, !nosanitize !10
  %134 = and i64 %133, 7, !nosanitize !10
  %135 = icmp eq i64 %134, 0, !nosanitize !10
  br i1 %135, label %136, label %4, !prof !19, !nosanitize !10

136:                                              ; preds = %132
  %137 = load i64, ptr %415, align 8, !tbaa !24
  %138 = icmp ult i64 %137, 13, !nosanitize !10
  br i1 %138, label %139, label %8, !prof !19, !nosanitize !10

139:                                              ; preds = %136
  %140 = shl nuw nsw i64 %137, 3
  %141 = icmp ugt i64 %140, xor (i64 ptrtoint (ptr @run_goto.label to i64), i64 -1)
  br i1 %141, label %3, label %36, !prof !22, !nosanitize !10

142:                                              ; preds = %413
  %143 = getelementptr inbounds i8, ptr %416, i64 -8
  %144 = icmp ult ptr %416, inttoptr (i64 9 to ptr)
  br i1 %144, label %3, label %145, !prof !22

145:                                              ; preds = %142
  %146 = getelementptr inbounds i8, ptr %416, i64 -16
  %147 = icmp ult ptr %143, inttoptr (i64 9 to ptr)
  br i1 %147, label %3, label %148, !prof !22

148:                                              ; preds = %145
  %149 = ptrtoint ptr %143 to i64, !nosanitize !10
  %150 = ptrtoint ptr %146 to i64, !nosanitize !10
  %151 = and i64 %150, 7, !nosanitize !10
  %152 = icmp eq i64 %151, 0, !nosanitize !10
  %153 = and i64 %149, 7
  %154 = icmp eq i64 %153, 0
  %155 = select i1 %152, i1 %154, i1 false, !prof !26
  br i1 %155, label %156, label %4, !prof !26, !nosanitize !10

156:                                              ; preds = %148
  %157 = load i64, ptr %146, align 8, !tbaa !24
  %158 = load i64, ptr %143, align 8, !tbaa !24
  switch i64 %158, label %164 [
    i64 0, label %166
    i64 -1, label %159
  ]

159:                                              ; preds = %156
  %160 = call { i64, i1 } @llvm.usub.with.overflow.i64(i64 0, i64 %157), !nosanitize !10
  %161 = extractvalue { i64, i1 } %160, 0, !nosanitize !10
  %162 = extractvalue { i64, i1 } %160, 1, !nosanitize !10
  br i1 %162, label %163, label %166, !prof !22, !nosanitize !10

163:                                              ; preds = %159
  call void @llvm.ubsantrap(i8 21) #13, !nosanitize !10
  unreachable, !nosanitize !10

164:                                              ; preds = %156
  %165 = sdiv i64 %157, %158
  br label %166

166:                                              ; preds = %156, %159, %164
  %167 = phi i64 [ %158, %156 ], [ %165, %164 ], [ %161, %159 ]
  store i64 %167, ptr %146, align 8, !tbaa !24
  %168 = getelementptr inbounds nuw i8, ptr %415, i64 8
  %169 = icmp ugt ptr %415, inttoptr (i64 -9 to ptr)
  br i1 %169, label %3, label %170, !prof !22, !nosanitize !10

170:                                              ; preds = %166
  %171 = ptrtoint ptr %415 to i64, !nosanitize !10
  %172 = and i64 %171, 7, !nosanitize !10
  %173 = icmp eq i64 %172, 0, !nosanitize !10
  br i1 %173, label %174, label %4, !prof !19, !nosanitize !10

174:                                              ; preds = %170
  %175 = load i64, ptr %415, align 8, !tbaa !24
  %176 = icmp ult i64 %175, 13, !nosanitize !10
  br i1 %176, label %177, label %8, !prof !19, !nosanitize !10

177:                                              ; preds = %174
  %178 = shl nuw nsw i64 %175, 3
  %179 = icmp ugt i64 %178, xor (i64 ptrtoint (ptr @run_goto.label to i64), i64 -1)
  br i1 %179, label %3, label %36, !prof !22, !nosanitize !10

180:                                              ; preds = %413
  %181 = getelementptr inbounds i8, ptr %416, i64 -8
  %182 = icmp ult ptr %416, inttoptr (i64 9 to ptr)
  br i1 %182, label %3, label %183, !prof !22

183:                                              ; preds = %180
  %184 = getelementptr inbounds i8, ptr %416, i64 -16
  %185 = icmp ult ptr %181, inttoptr (i64 9 to ptr)
  br i1 %185, label %3, label %186, !prof !22

186:                                              ; preds = %183
  %187 = ptrtoint ptr %181 to i64, !nosanitize !10
  %188 = ptrtoint ptr %184 to i64, !nosanitize !10
  %189 = and i64 %188, 7, !nosanitize !10
  %190 = icmp eq i64 %189, 0, !nosanitize !10
  %191 = and i64 %187, 7
  %192 = icmp eq i64 %191, 0
  %193 = select i1 %190, i1 %192, i1 false, !prof !26
  br i1 %193, label %194, label %4, !prof !26, !nosanitize !10

194:                                              ; preds = %186
  %195 = load i64, ptr %181, align 8, !tbaa !24
  %196 = add i64 %195, 1
  %197 = icmp ult i64 %196, 2
  br i1 %197, label %201, label %198

198:                                              ; preds = %194
  %199 = load i64, ptr %184, align 8, !tbaa !24
  %200 = srem i64 %199, %195
  br label %201

201:                                              ; preds = %194, %198
  %202 = phi i64 [ %200, %198 ], [ 0, %194 ]
  store i64 %202, ptr %184, align 8, !tbaa !24
  %203 = getelementptr inbounds nuw i8, ptr %415, i64 8
  %204 = icmp ugt ptr %415, inttoptr (i64 -9 to ptr)
  br i1 %204, label %3, label %205, !prof !22, !nosanitize !10

205:                                              ; preds = %201
  %206 = ptrtoint ptr %415 to i64, !nosanitize !10
  %207 = and i64 %206, 7, !nosanitize !10
  %208 = icmp eq i64 %207, 0, !nosanitize !10
  br i1 %208, label %209, label %4, !prof !19, !nosanitize !10

209:                                              ; preds = %205
  %210 = load i64, ptr %415, align 8, !tbaa !24
  %211 = icmp ult i64 %210, 13, !nosanitize !10
  br i1 %211, label %212, label %8, !prof !19, !nosanitize !10

212:                                              ; preds = %209
  %213 = shl nuw nsw i64 %210, 3
  %214 = icmp ugt i64 %213, xor (i64 ptrtoint (ptr @run_goto.label to i64), i64 -1)
  br i1 %214, label %3, label %36, !prof !22, !nosanitize !10

215:                                              ; preds = %413
  %216 = getelementptr inbounds i8, ptr %416, i64 -8
  %217 = icmp ult ptr %416, inttoptr (i64 9 to ptr)
  br i1 %217, label %3, label %218, !prof !22

218:                                              ; preds = %215
  %219 = ptrtoint ptr %216 to i64, !nosanitize !10
  %220 = and i64 %219, 7, !nosanitize !10
  %221 = icmp eq i64 %220, 0, !nosanitize !10
  br i1 %221, label %222, label %4, !prof !19, !nosanitize !10

222:                                              ; preds = %218
  %223 = load i64, ptr %216, align 8, !tbaa !24
  %224 = call { i64, i1 } @llvm.usub.with.overflow.i64(i64 0, i64 %223), !nosanitize !10
  %225 = extractvalue { i64, i1 } %224, 1, !nosanitize !10
  br i1 %225, label %226, label %227, !prof !22, !nosanitize !10

226:                                              ; preds = %222
  call void @llvm.ubsantrap(i8 13) #13, !nosanitize !10
  unreachable, !nosanitize !10

227:                                              ; preds = %222
  %228 = extractvalue { i64, i1 } %224, 0, !nosanitize !10
  store i64 %228, ptr %216, align 8, !tbaa !24
  %229 = getelementptr inbounds nuw i8, ptr %415, i64 8
  %230 = icmp ugt ptr %415, inttoptr (i64 -9 to ptr)
  br i1 %230, label %3, label %231, !prof !22, !nosanitize !10

231:                                              ; preds = %227
  %232 = ptrtoint ptr %415 to i64, !nosanitize !10
  %233 = and i64 %232, 7, !nosanitize !10
  %234 = icmp eq i64 %233, 0, !nosanitize !10
  br i1 %234, label %235, label %4, !prof !19, !nosanitize !10

235:                                              ; preds = %231
  %236 = load i64, ptr %415, align 8, !tbaa !24
  %237 = icmp ult i64 %236, 13, !nosanitize !10
  br i1 %237, label %238, label %8, !prof !19, !nosanitize !10

238:                                              ; preds = %235
  %239 = shl nuw nsw i64 %236, 3
  %240 = icmp ugt i64 %239, xor (i64 ptrtoint (ptr @run_goto.label to i64), i64 -1)
  br i1 %240, label %3, label %36, !prof !22, !nosanitize !10

241:                                              ; preds = %413
  %242 = getelementptr inbounds i8, ptr %416, i64 -8
  %243 = icmp ult ptr %416, inttoptr (i64 9 to ptr)
  br i1 %243, label %3, label %244, !prof !22

244:                                              ; preds = %241
  %245 = getelementptr inbounds i8, ptr %416, i64 -16
  %246 = icmp ult ptr %242, inttoptr (i64 9 to ptr)
  br i1 %246, label %3, label %247, !prof !22

247:                                              ; preds = %244
  %248 = ptrtoint ptr %242 to i64, !nosanitize !10
  %249 = ptrtoint ptr %245 to i64, !nosanitize !10
  %250 = and i64 %249, 7, !nosanitize !10
  %251 = icmp eq i64 %250, 0, !nosanitize !10
  %252 = and i64 %248, 7
  %253 = icmp eq i64 %252, 0
  %254 = select i1 %251, i1 %253, i1 false, !prof !26
  br i1 %254, label %255, label %4, !prof !26, !nosanitize !10

255:                                              ; preds = %247
  %256 = load i64, ptr %245, align 8, !tbaa !24
  %257 = load i64, ptr %242, align 8, !tbaa !24
  %258 = icmp slt i64 %256, %257
  %259 = zext i1 %258 to i64
  store i64 %259, ptr %245, align 8, !tbaa !24
  %260 = getelementptr inbounds nuw i8, ptr %415, i64 8
  %261 = icmp ugt ptr %415, inttoptr (i64 -9 to ptr)
  br i1 %261, label %3, label %262, !prof !22, !nosanitize !10

262:                                              ; preds = %255
  %263 = ptrtoint ptr %415 to i64, !nosanitize !10
  %264 = and i64 %263, 7, !nosanitize !10
  %265 = icmp eq i64 %264, 0, !nosanitize !10
  br i1 %265, label %266, label %4, !prof !19, !nosanitize !10

266:                                              ; preds = %262
  %267 = load i64, ptr %415, align 8, !tbaa !24
  %268 = icmp ult i64 %267, 13, !nosanitize !10
  br i1 %268, label %269, label %8, !prof !19, !nosanitize !10

269:                                              ; preds = %266
  %270 = shl nuw nsw i64 %267, 3
  %271 = icmp ugt i64 %270, xor (i64 ptrtoint (ptr @run_goto.label to i64), i64 -1)
  br i1 %271, label %3, label %36, !prof !22, !nosanitize !10

272:                                              ; preds = %413
  %273 = getelementptr inbounds i8, ptr %416, i64 -8
  %274 = icmp ult ptr %416, inttoptr (i64 9 to ptr)
  br i1 %274, label %3, label %275, !prof !22

275:                                              ; preds = %272
  %276 = getelementptr inbounds i8, ptr %416, i64 -16
  %277 = icmp ult ptr %273, inttoptr (i64 9 to ptr)
  br i1 %277, label %3, label %278, !prof !22

278:                                              ; preds = %275
  %279 = ptrtoint ptr %273 to i64, !nosanitize !10
  %280 = ptrtoint ptr %276 to i64, !nosanitize !10
  %281 = and i64 %280, 7, !nosanitize !10
  %282 = icmp eq i64 %281, 0, !nosanitize !10
  %283 = and i64 %279, 7
  %284 = icmp eq i64 %283, 0
  %285 = select i1 %282, i1 %284, i1 false, !prof !26
  br i1 %285, label %286, label %4, !prof !26, !nosanitize !10

286:                                              ; preds = %278
  %287 = load i64, ptr %276, align 8, !tbaa !24
  %288 = load i64, ptr %273, align 8, !tbaa !24
  %289 = icmp eq i64 %287, %288
  %290 = zext i1 %289 to i64
  store i64 %290, ptr %276, align 8, !tbaa !24
  %291 = getelementptr inbounds nuw i8, ptr %415, i64 8
  %292 = icmp ugt ptr %415, inttoptr (i64 -9 to ptr)
  br i1 %292, label %3, label %293, !prof !22, !nosanitize !10

293:                                              ; preds = %286
  %294 = ptrtoint ptr %415 to i64, !nosanitize !10
  %295 = and i64 %294, 7, !nosanitize !10
  %296 = icmp eq i64 %295, 0, !nosanitize !10
  br i1 %296, label %297, label %4, !prof !19, !nosanitize !10

297:                                              ; preds = %293
  %298 = load i64, ptr %415, align 8, !tbaa !24
  %299 = icmp ult i64 %298, 13, !nosanitize !10
  br i1 %299, label %300, label %8, !prof !19, !nosanitize !10

300:                                              ; preds = %297
  %301 = shl nuw nsw i64 %298, 3
  %302 = icmp ugt i64 %301, xor (i64 ptrtoint (ptr @run_goto.label to i64), i64 -1)
  br i1 %302, label %3, label %36, !prof !22, !nosanitize !10

303:                                              ; preds = %413
  %304 = getelementptr inbounds i8, ptr %416, i64 -8
  %305 = icmp ult ptr %416, inttoptr (i64 9 to ptr)
  br i1 %305, label %3, label %306, !prof !22

306:                                              ; preds = %303
  %307 = ptrtoint ptr %304 to i64, !nosanitize !10
  %308 = and i64 %307, 7, !nosanitize !10
  %309 = icmp eq i64 %308, 0, !nosanitize !10
  br i1 %309, label %310, label %4, !prof !19, !nosanitize !10

310:                                              ; preds = %306
  %311 = load i64, ptr %304, align 8, !tbaa !24
  %312 = getelementptr inbounds i8, ptr %416, i64 -16
  %313 = icmp ult ptr %304, inttoptr (i64 9 to ptr)
  br i1 %313, label %3, label %314, !prof !22

314:                                              ; preds = %310
  %315 = ptrtoint ptr %312 to i64, !nosanitize !10
  %316 = and i64 %315, 7, !nosanitize !10
  %317 = icmp eq i64 %316, 0, !nosanitize !10
  br i1 %317, label %318, label %4, !prof !19, !nosanitize !10

318:                                              ; preds = %314
  %319 = load i64, ptr %312, align 8, !tbaa !24
  %320 = and i64 %319, %311
  store i64 %320, ptr %312, align 8, !tbaa !24
  %321 = getelementptr inbounds nuw i8, ptr %415, i64 8
  %322 = icmp ugt ptr %415, inttoptr (i64 -9 to ptr)
  br i1 %322, label %3, label %323, !prof !22, !nosanitize !10

323:                                              ; preds = %318
  %324 = ptrtoint ptr %415 to i64, !nosanitize !10
  %325 = and i64 %324, 7, !nosanitize !10
  %326 = icmp eq i64 %325, 0, !nosanitize !10
  br i1 %326, label %327, label %4, !prof !19, !nosanitize !10

327:                                              ; preds = %323
  %328 = load i64, ptr %415, align 8, !tbaa !24
  %329 = icmp ult i64 %328, 13, !nosanitize !10
  br i1 %329, label %330, label %8, !prof !19, !nosanitize !10

330:                                              ; preds = %327
  %331 = shl nuw nsw i64 %328, 3
  %332 = icmp ugt i64 %331, xor (i64 ptrtoint (ptr @run_goto.label to i64), i64 -1)
  br i1 %332, label %3, label %36, !prof !22, !nosanitize !10

333:                                              ; preds = %413
  %334 = getelementptr inbounds i8, ptr %416, i64 -8
  %335 = icmp ult ptr %416, inttoptr (i64 9 to ptr)
  br i1 %335, label %3, label %336, !prof !22

336:                                              ; preds = %333
  %337 = ptrtoint ptr %334 to i64, !nosanitize !10
  %338 = and i64 %337, 7, !nosanitize !10
  %339 = icmp eq i64 %338, 0, !nosanitize !10
  br i1 %339, label %340, label %4, !prof !19, !nosanitize !10

340:                                              ; preds = %336
  %341 = load i64, ptr %334, align 8, !tbaa !24
  %342 = getelementptr inbounds i8, ptr %416, i64 -16
  %343 = icmp ult ptr %334, inttoptr (i64 9 to ptr)
  br i1 %343, label %3, label %344, !prof !22

344:                                              ; preds = %340
  %345 = ptrtoint ptr %342 to i64, !nosanitize !10
  %346 = and i64 %345, 7, !nosanitize !10
  %347 = icmp eq i64 %346, 0, !nosanitize !10
  br i1 %347, label %348, label %4, !prof !19, !nosanitize !10

348:                                              ; preds = %344
  %349 = load i64, ptr %342, align 8, !tbaa !24
  %350 = or i64 %349, %341
  store i64 %350, ptr %342, align 8, !tbaa !24
  %351 = getelementptr inbounds nuw i8, ptr %415, i64 8
  %352 = icmp ugt ptr %415, inttoptr (i64 -9 to ptr)
  br i1 %352, label %3, label %353, !prof !22, !nosanitize !10

353:                                              ; preds = %348
  %354 = ptrtoint ptr %415 to i64, !nosanitize !10
  %355 = and i64 %354, 7, !nosanitize !10
  %356 = icmp eq i64 %355, 0, !nosanitize !10
  br i1 %356, label %357, label %4, !prof !19, !nosanitize !10

357:                                              ; preds = %353
  %358 = load i64, ptr %415, align 8, !tbaa !24
  %359 = icmp ult i64 %358, 13, !nosanitize !10
  br i1 %359, label %360, label %8, !prof !19, !nosanitize !10

360:                                              ; preds = %357
  %361 = shl nuw nsw i64 %358, 3
  %362 = icmp ugt i64 %361, xor (i64 ptrtoint (ptr @run_goto.label to i64), i64 -1)
  br i1 %362, label %3, label %36, !prof !22, !nosanitize !10

363:                                              ; preds = %413
  %364 = getelementptr inbounds i8, ptr %416, i64 -16
  %365 = icmp ne ptr %416, inttoptr (i64 16 to ptr)
  %366 = icmp ugt ptr %416, inttoptr (i64 15 to ptr)
  %367 = and i1 %365, %366, !nosanitize !10
  br i1 %367, label %368, label %3, !prof !19, !nosanitize !10

368:                                              ; preds = %363
  %369 = getelementptr inbounds i8, ptr %416, i64 -24
  %370 = ptrtoint ptr %364 to i64, !nosanitize !10
  %371 = icmp ult ptr %364, inttoptr (i64 9 to ptr)
  br i1 %371, label %3, label %372, !prof !22

372:                                              ; preds = %368
  %373 = ptrtoint ptr %369 to i64, !nosanitize !10
  %374 = and i64 %373, 7, !nosanitize !10
  %375 = icmp eq i64 %374, 0, !nosanitize !10
  br i1 %375, label %376, label %4, !prof !19, !nosanitize !10

376:                                              ; preds = %372
  %377 = load i64, ptr %369, align 8, !tbaa !24
  %378 = icmp eq i64 %377, 0
  br i1 %378, label %382, label %379

379:                                              ; preds = %376
  %380 = and i64 %370, 7, !nosanitize !10
  %381 = icmp eq i64 %380, 0, !nosanitize !10
  br i1 %381, label %389, label %4, !prof !19, !nosanitize !10

382:                                              ; preds = %376
  %383 = icmp ugt ptr %364, inttoptr (i64 -9 to ptr)
  br i1 %383, label %3, label %384, !prof !22, !nosanitize !10

384:                                              ; preds = %382
  %385 = getelementptr inbounds i8, ptr %416, i64 -8
  %386 = ptrtoint ptr %385 to i64, !nosanitize !10
  %387 = and i64 %386, 7, !nosanitize !10
  %388 = icmp eq i64 %387, 0, !nosanitize !10
  br i1 %388, label %389, label %4, !prof !19, !nosanitize !10

389:                                              ; preds = %384, %379
  %390 = phi ptr [ %364, %379 ], [ %385, %384 ]
  %391 = load i64, ptr %390, align 8, !tbaa !24
  store i64 %391, ptr %369, align 8, !tbaa !24
  %392 = getelementptr inbounds nuw i8, ptr %415, i64 8
  %393 = icmp ugt ptr %415, inttoptr (i64 -9 to ptr)
  br i1 %393, label %3, label %394, !prof !22, !nosanitize !10

394:                                              ; preds = %389
  %395 = ptrtoint ptr %415 to i64, !nosanitize !10
  %396 = and i64 %395, 7, !nosanitize !10
  %397 = icmp eq i64 %396, 0, !nosanitize !10
  br i1 %397, label %398, label %4, !prof !19, !nosanitize !10

398:                                              ; preds = %394
  %399 = load i64, ptr %415, align 8, !tbaa !24
  %400 = icmp ult i64 %399, 13, !nosanitize !10
  br i1 %400, label %401, label %8, !prof !19, !nosanitize !10

401:                                              ; preds = %398
  %402 = shl nuw nsw i64 %399, 3
  %403 = icmp ugt i64 %402, xor (i64 ptrtoint (ptr @run_goto.label to i64), i64 -1)
  br i1 %403, label %3, label %36, !prof !22, !nosanitize !10

404:                                              ; preds = %413
  %405 = getelementptr inbounds i8, ptr %416, i64 -8
  %406 = icmp ult ptr %416, inttoptr (i64 9 to ptr)
  br i1 %406, label %3, label %407, !prof !22

407:                                              ; preds = %404
  %408 = ptrtoint ptr %405 to i64, !nosanitize !10
  %409 = and i64 %408, 7, !nosanitize !10
  %410 = icmp eq i64 %409, 0, !nosanitize !10
  br i1 %410, label %411, label %4, !prof !19, !nosanitize !10

411:                                              ; preds = %407
  %412 = load i64, ptr %405, align 8, !tbaa !24
  ret i64 %412

413:                                              ; preds = %9, %36
  %414 = phi i64 [ %37, %36 ], [ %6, %9 ]
  %415 = phi ptr [ %38, %36 ], [ getelementptr inbounds nuw (i8, ptr @code, i64 8), %9 ]
  %416 = phi ptr [ %39, %36 ], [ %1, %9 ]
  %417 = getelementptr inbounds nuw ptr, ptr @run_goto.label, i64 %414
  %418 = load ptr, ptr %417, align 8, !tbaa !40
  indirectbr ptr %418, [label %12, label %40, label %74, label %108, label %142, label %180, label %215, label %241, label %272, label %303, label %333, label %363, label %404]
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nounwind uwtable
define internal fastcc ptr @binary(i32 noundef range(i32 0, 7) %0) unnamed_addr #0 !func_sanitize !41 {
  %2 = icmp samesign ugt i32 %0, 5
  br i1 %2, label %3, label %5

3:                                                ; preds = %1
  %4 = tail call fastcc ptr @primary()
  br label %110

5:                                                ; preds = %1
  %6 = add nuw nsw i32 %0, 1
  %7 = tail call fastcc ptr @binary(i32 noundef %6)
  br label %8

8:                                                ; preds = %106, %5
  %9 = phi ptr [ %7, %5 ], [ %107, %106 ]
  %10 = icmp eq ptr %9, null
  br i1 %10, label %106, label %11

11:                                               ; preds = %8
  %12 = load ptr, ptr @src, align 8
  br label %13

13:                                               ; preds = %11, %102
  %14 = phi i64 [ 0, %11 ], [ %104, %102 ]
  %15 = phi ptr [ %12, %11 ], [ %103, %102 ]
  %16 = getelementptr inbounds nuw %struct.anon, ptr @table, i64 %14
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 1
  %18 = load i8, ptr %17, align 1, !tbaa !42
  %19 = zext i8 %18 to i32
  %20 = icmp eq i32 %0, %19
  br i1 %20, label %21, label %102

21:                                               ; preds = %13
  %22 = load i8, ptr %16, align 8, !tbaa !44
  %23 = tail call ptr @__ctype_b_loc() #11
  %24 = icmp eq ptr %23, null, !nosanitize !10
  %25 = ptrtoint ptr %23 to i64, !nosanitize !10
  %26 = and i64 %25, 7, !nosanitize !10
  %27 = icmp ne i64 %26, 0, !nosanitize !10
  %28 = or i1 %24, %27
  %29 = icmp eq ptr %15, null
  %30 = select i1 %28, i1 true, i1 %29, !prof !45
  br i1 %30, label %45, label %31, !prof !45, !nosanitize !10

31:                                               ; preds = %21
  %32 = load ptr, ptr %23, align 8, !tbaa !16
  %33 = ptrtoint ptr %32 to i64, !nosanitize !10
  %34 = icmp ne ptr %32, null, !nosanitize !10
  %35 = load i8, ptr %15, align 1, !tbaa !18
  %36 = zext i8 %35 to i64
  %37 = shl nuw nsw i64 %36, 1
  %38 = add i64 %37, %33, !nosanitize !10
  %39 = icmp eq i64 %38, 0
  %40 = xor i1 %34, %39
  %41 = icmp uge i64 %38, %33, !nosanitize !10
  %42 = and i1 %41, %40, !nosanitize !10
  br i1 %42, label %43, label %46, !prof !14, !nosanitize !10

43:                                               ; preds = %31
  %44 = xor i64 %33, -1
  br label %47

45:                                               ; preds = %21, %47
  tail call void @llvm.ubsantrap(i8 22) #10, !nosanitize !10
  unreachable, !nosanitize !10

46:                                               ; preds = %71, %31, %62, %60
  tail call void @llvm.ubsantrap(i8 19) #10, !nosanitize !10
  unreachable, !nosanitize !10

47:                                               ; preds = %43, %62
  %48 = phi i64 [ %65, %62 ], [ %36, %43 ]
  %49 = phi i8 [ %64, %62 ], [ %35, %43 ]
  %50 = phi ptr [ %63, %62 ], [ %15, %43 ]
  %51 = getelementptr inbounds nuw i16, ptr %32, i64 %48
  %52 = ptrtoint ptr %51 to i64, !nosanitize !10
  %53 = and i64 %52, 1, !nosanitize !10
  %54 = icmp eq i64 %53, 0, !nosanitize !10
  %55 = and i1 %34, %54
  br i1 %55, label %56, label %45, !prof !19, !nosanitize !10

56:                                               ; preds = %47
  %57 = load i16, ptr %51, align 2, !tbaa !20
  %58 = and i16 %57, 8192
  %59 = icmp eq i16 %58, 0
  br i1 %59, label %69, label %60

60:                                               ; preds = %56
  %61 = icmp eq ptr %50, inttoptr (i64 -1 to ptr)
  br i1 %61, label %46, label %62, !prof !22, !nosanitize !10

62:                                               ; preds = %60
  %63 = getelementptr inbounds nuw i8, ptr %50, i64 1
  store ptr %63, ptr @src, align 8, !tbaa !11
  %64 = load i8, ptr %63, align 1, !tbaa !18
  %65 = zext i8 %64 to i64
  %66 = shl nuw nsw i64 %65, 1
  %67 = icmp ule i64 %66, %44
  %68 = and i1 %67, %34
  br i1 %68, label %47, label %46, !prof !23, !nosanitize !10

69:                                               ; preds = %56
  %70 = icmp eq i8 %49, %22
  br i1 %70, label %71, label %102

71:                                               ; preds = %69
  %72 = icmp eq ptr %50, inttoptr (i64 -1 to ptr)
  br i1 %72, label %46, label %73, !prof !22, !nosanitize !10

73:                                               ; preds = %71
  %74 = getelementptr inbounds nuw i8, ptr %50, i64 1
  store ptr %74, ptr @src, align 8, !tbaa !11
  %75 = tail call fastcc ptr @binary(i32 noundef %6)
  %76 = icmp eq ptr %75, null
  br i1 %76, label %106, label %77

77:                                               ; preds = %73
  %78 = getelementptr inbounds nuw i8, ptr %16, i64 4
  %79 = load i32, ptr %78, align 4, !tbaa !46
  %80 = load i32, ptr @used, align 4, !tbaa !5
  %81 = icmp eq i32 %80, 256
  br i1 %81, label %106, label %84

82:                                               ; preds = %88
  tail call void @llvm.ubsantrap(i8 18) #10, !nosanitize !10
  unreachable, !nosanitize !10

83:                                               ; preds = %91
  tail call void @llvm.ubsantrap(i8 19) #10, !nosanitize !10
  unreachable, !nosanitize !10

84:                                               ; preds = %77
  %85 = tail call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %80, i32 1), !nosanitize !10
  %86 = extractvalue { i32, i1 } %85, 1, !nosanitize !10
  br i1 %86, label %87, label %88, !prof !22, !nosanitize !10

87:                                               ; preds = %84
  tail call void @llvm.ubsantrap(i8 0) #10, !nosanitize !10
  unreachable, !nosanitize !10

88:                                               ; preds = %84
  %89 = extractvalue { i32, i1 } %85, 0, !nosanitize !10
  store i32 %89, ptr @used, align 4, !tbaa !5
  %90 = icmp ult i32 %80, 257
  br i1 %90, label %91, label %82, !prof !19, !nosanitize !10

91:                                               ; preds = %88
  %92 = zext nneg i32 %80 to i64
  %93 = mul nuw nsw i64 %92, 40
  %94 = icmp ugt i64 %93, xor (i64 ptrtoint (ptr @pool to i64), i64 -1)
  br i1 %94, label %83, label %95, !prof !22, !nosanitize !10

95:                                               ; preds = %91
  %96 = getelementptr inbounds nuw %struct.Node, ptr @pool, i64 %92
  store i32 %79, ptr %96, align 8, !tbaa !5
  %97 = getelementptr inbounds nuw i8, ptr %96, i64 4
  store i32 0, ptr %97, align 4
  %98 = getelementptr inbounds nuw i8, ptr %96, i64 8
  store i64 0, ptr %98, align 8, !tbaa !24
  %99 = getelementptr inbounds nuw i8, ptr %96, i64 16
  store ptr %9, ptr %99, align 8
  %100 = getelementptr inbounds nuw i8, ptr %96, i64 24
  store ptr %75, ptr %100, align 8
  %101 = getelementptr inbounds nuw i8, ptr %96, i64 32
  store ptr null, ptr %101, align 8, !tbaa !18
  br label %106

102:                                              ; preds = %69, %13
  %103 = phi ptr [ %50, %69 ], [ %15, %13 ]
  %104 = add nuw nsw i64 %14, 1
  %105 = icmp eq i64 %104, 9
  br i1 %105, label %106, label %13, !llvm.loop !47

106:                                              ; preds = %102, %8, %95, %77, %73
  %107 = phi ptr [ getelementptr inbounds nuw (i8, ptr @pool, i64 10200), %77 ], [ %9, %73 ], [ %96, %95 ], [ null, %8 ], [ %9, %102 ]
  %108 = phi i32 [ 2, %77 ], [ 1, %73 ], [ 2, %95 ], [ 3, %8 ], [ 3, %102 ]
  switch i32 %108, label %110 [
    i32 3, label %109
    i32 2, label %8
  ]

109:                                              ; preds = %106
  br label %110

110:                                              ; preds = %106, %109, %3
  %111 = phi ptr [ %4, %3 ], [ %107, %109 ], [ null, %106 ]
  ret ptr %111
}

; Function Attrs: nounwind uwtable
define internal fastcc ptr @primary() unnamed_addr #0 !func_sanitize !31 {
  %1 = tail call ptr @__ctype_b_loc() #11
  %2 = icmp ne ptr %1, null, !nosanitize !10
  %3 = ptrtoint ptr %1 to i64, !nosanitize !10
  %4 = and i64 %3, 7, !nosanitize !10
  %5 = icmp eq i64 %4, 0, !nosanitize !10
  %6 = and i1 %2, %5, !nosanitize !10
  br i1 %6, label %7, label %24, !prof !14, !nosanitize !10

7:                                                ; preds = %0
  %8 = load ptr, ptr @src, align 8
  %9 = icmp eq ptr %8, null, !nosanitize !10
  br i1 %9, label %24, label %10, !prof !15, !nosanitize !10

10:                                               ; preds = %7
  %11 = load ptr, ptr %1, align 8, !tbaa !16
  %12 = ptrtoint ptr %11 to i64, !nosanitize !10
  %13 = icmp ne ptr %11, null, !nosanitize !10
  %14 = load i8, ptr %8, align 1, !tbaa !18
  %15 = zext i8 %14 to i64
  %16 = shl nuw nsw i64 %15, 1
  %17 = add i64 %16, %12, !nosanitize !10
  %18 = icmp eq i64 %17, 0
  %19 = xor i1 %13, %18
  %20 = icmp uge i64 %17, %12, !nosanitize !10
  %21 = and i1 %20, %19, !nosanitize !10
  br i1 %21, label %22, label %25, !prof !14, !nosanitize !10

22:                                               ; preds = %10
  %23 = xor i64 %12, -1
  br label %26

24:                                               ; preds = %26, %7, %0
  tail call void @llvm.ubsantrap(i8 22) #10, !nosanitize !10
  unreachable, !nosanitize !10

25:                                               ; preds = %41, %39, %10, %50
  tail call void @llvm.ubsantrap(i8 19) #10, !nosanitize !10
  unreachable, !nosanitize !10

26:                                               ; preds = %22, %41
  %27 = phi i64 [ %44, %41 ], [ %15, %22 ]
  %28 = phi i8 [ %43, %41 ], [ %14, %22 ]
  %29 = phi ptr [ %42, %41 ], [ %8, %22 ]
  %30 = getelementptr inbounds nuw i16, ptr %11, i64 %27
  %31 = ptrtoint ptr %30 to i64, !nosanitize !10
  %32 = and i64 %31, 1, !nosanitize !10
  %33 = icmp eq i64 %32, 0, !nosanitize !10
  %34 = and i1 %13, %33
  br i1 %34, label %35, label %24, !prof !19, !nosanitize !10

35:                                               ; preds = %26
  %36 = load i16, ptr %30, align 2, !tbaa !20
  %37 = and i16 %36, 8192
  %38 = icmp eq i16 %37, 0
  br i1 %38, label %48, label %39

39:                                               ; preds = %35
  %40 = icmp eq ptr %29, inttoptr (i64 -1 to ptr)
  br i1 %40, label %25, label %41, !prof !22, !nosanitize !10

41:                                               ; preds = %39
  %42 = getelementptr inbounds nuw i8, ptr %29, i64 1
  store ptr %42, ptr @src, align 8, !tbaa !11
  %43 = load i8, ptr %42, align 1, !tbaa !18
  %44 = zext i8 %43 to i64
  %45 = shl nuw nsw i64 %44, 1
  %46 = icmp ule i64 %45, %23
  %47 = and i1 %46, %13
  br i1 %47, label %26, label %25, !prof !23, !nosanitize !10

48:                                               ; preds = %35
  %49 = icmp eq i8 %28, 40
  br i1 %49, label %50, label %101

50:                                               ; preds = %48
  %51 = icmp eq ptr %29, inttoptr (i64 -1 to ptr)
  br i1 %51, label %25, label %52, !prof !22, !nosanitize !10

52:                                               ; preds = %50
  %53 = getelementptr inbounds nuw i8, ptr %29, i64 1
  store ptr %53, ptr @src, align 8, !tbaa !11
  %54 = tail call fastcc ptr @ternary()
  %55 = load ptr, ptr @src, align 8
  %56 = icmp eq ptr %55, null, !nosanitize !10
  br i1 %56, label %71, label %57, !prof !15, !nosanitize !10

57:                                               ; preds = %52
  %58 = load ptr, ptr %1, align 8, !tbaa !16
  %59 = ptrtoint ptr %58 to i64, !nosanitize !10
  %60 = icmp ne ptr %58, null, !nosanitize !10
  %61 = load i8, ptr %55, align 1, !tbaa !18
  %62 = zext i8 %61 to i64
  %63 = shl nuw nsw i64 %62, 1
  %64 = add i64 %63, %59, !nosanitize !10
  %65 = icmp eq i64 %64, 0
  %66 = xor i1 %60, %65
  %67 = icmp uge i64 %64, %59, !nosanitize !10
  %68 = and i1 %67, %66, !nosanitize !10
  br i1 %68, label %69, label %72, !prof !14, !nosanitize !10

69:                                               ; preds = %57
  %70 = xor i64 %59, -1
  br label %73

71:                                               ; preds = %73, %52
  tail call void @llvm.ubsantrap(i8 22) #10, !nosanitize !10
  unreachable, !nosanitize !10

72:                                               ; preds = %88, %86, %57, %97
  tail call void @llvm.ubsantrap(i8 19) #10, !nosanitize !10
  unreachable, !nosanitize !10

73:                                               ; preds = %69, %88
  %74 = phi i64 [ %91, %88 ], [ %62, %69 ]
  %75 = phi i8 [ %90, %88 ], [ %61, %69 ]
  %76 = phi ptr [ %89, %88 ], [ %55, %69 ]
  %77 = getelementptr inbounds nuw i16, ptr %58, i64 %74
  %78 = ptrtoint ptr %77 to i64, !nosanitize !10
  %79 = and i64 %78, 1, !nosanitize !10
  %80 = icmp eq i64 %79, 0, !nosanitize !10
  %81 = and i1 %60, %80
  br i1 %81, label %82, label %71, !prof !19, !nosanitize !10

82:                                               ; preds = %73
  %83 = load i16, ptr %77, align 2, !tbaa !20
  %84 = and i16 %83, 8192
  %85 = icmp eq i16 %84, 0
  br i1 %85, label %95, label %86

86:                                               ; preds = %82
  %87 = icmp eq ptr %76, inttoptr (i64 -1 to ptr)
  br i1 %87, label %72, label %88, !prof !22, !nosanitize !10

88:                                               ; preds = %86
  %89 = getelementptr inbounds nuw i8, ptr %76, i64 1
  store ptr %89, ptr @src, align 8, !tbaa !11
  %90 = load i8, ptr %89, align 1, !tbaa !18
  %91 = zext i8 %90 to i64
  %92 = shl nuw nsw i64 %91, 1
  %93 = icmp ule i64 %92, %70
  %94 = and i1 %93, %60
  br i1 %94, label %73, label %72, !prof !23, !nosanitize !10

95:                                               ; preds = %82
  %96 = icmp eq i8 %75, 41
  br i1 %96, label %97, label %208

97:                                               ; preds = %95
  %98 = icmp eq ptr %76, inttoptr (i64 -1 to ptr)
  br i1 %98, label %72, label %99, !prof !22, !nosanitize !10

99:                                               ; preds = %97
  %100 = getelementptr inbounds nuw i8, ptr %76, i64 1
  store ptr %100, ptr @src, align 8, !tbaa !11
  br label %208

101:                                              ; preds = %48
  %102 = load ptr, ptr @src, align 8
  %103 = icmp eq ptr %102, null, !nosanitize !10
  br i1 %103, label %110, label %104, !prof !15, !nosanitize !10

104:                                              ; preds = %101
  %105 = xor i64 %12, -1
  %106 = load i8, ptr %102, align 1, !tbaa !18
  %107 = zext i8 %106 to i64
  %108 = shl nuw nsw i64 %107, 1
  %109 = icmp ugt i64 %108, %105
  br i1 %109, label %111, label %112, !prof !15, !nosanitize !10

110:                                              ; preds = %112, %101
  tail call void @llvm.ubsantrap(i8 22) #10, !nosanitize !10
  unreachable, !nosanitize !10

111:                                              ; preds = %126, %124, %104, %134
  tail call void @llvm.ubsantrap(i8 19) #10, !nosanitize !10
  unreachable, !nosanitize !10

112:                                              ; preds = %104, %126
  %113 = phi i64 [ %129, %126 ], [ %107, %104 ]
  %114 = phi i8 [ %128, %126 ], [ %106, %104 ]
  %115 = phi ptr [ %127, %126 ], [ %102, %104 ]
  %116 = getelementptr inbounds nuw i16, ptr %11, i64 %113
  %117 = ptrtoint ptr %116 to i64, !nosanitize !10
  %118 = and i64 %117, 1, !nosanitize !10
  %119 = icmp eq i64 %118, 0, !nosanitize !10
  br i1 %119, label %120, label %110, !prof !19, !nosanitize !10

120:                                              ; preds = %112
  %121 = load i16, ptr %116, align 2, !tbaa !20
  %122 = and i16 %121, 8192
  %123 = icmp eq i16 %122, 0
  br i1 %123, label %132, label %124

124:                                              ; preds = %120
  %125 = icmp eq ptr %115, inttoptr (i64 -1 to ptr)
  br i1 %125, label %111, label %126, !prof !22, !nosanitize !10

126:                                              ; preds = %124
  %127 = getelementptr inbounds nuw i8, ptr %115, i64 1
  store ptr %127, ptr @src, align 8, !tbaa !11
  %128 = load i8, ptr %127, align 1, !tbaa !18
  %129 = zext i8 %128 to i64
  %130 = shl nuw nsw i64 %129, 1
  %131 = icmp ugt i64 %130, %105
  br i1 %131, label %111, label %112, !prof !48, !nosanitize !10

132:                                              ; preds = %120
  %133 = icmp eq i8 %114, 45
  br i1 %133, label %134, label %163

134:                                              ; preds = %132
  %135 = icmp eq ptr %115, inttoptr (i64 -1 to ptr)
  br i1 %135, label %111, label %136, !prof !22, !nosanitize !10

136:                                              ; preds = %134
  %137 = getelementptr inbounds nuw i8, ptr %115, i64 1
  store ptr %137, ptr @src, align 8, !tbaa !11
  %138 = tail call fastcc ptr @primary()
  %139 = icmp eq ptr %138, null
  br i1 %139, label %208, label %140

140:                                              ; preds = %136
  %141 = load i32, ptr @used, align 4, !tbaa !5
  %142 = icmp eq i32 %141, 256
  br i1 %142, label %208, label %145

143:                                              ; preds = %149
  tail call void @llvm.ubsantrap(i8 18) #10, !nosanitize !10
  unreachable, !nosanitize !10

144:                                              ; preds = %152
  tail call void @llvm.ubsantrap(i8 19) #10, !nosanitize !10
  unreachable, !nosanitize !10

145:                                              ; preds = %140
  %146 = tail call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %141, i32 1), !nosanitize !10
  %147 = extractvalue { i32, i1 } %146, 1, !nosanitize !10
  br i1 %147, label %148, label %149, !prof !22, !nosanitize !10

148:                                              ; preds = %145
  tail call void @llvm.ubsantrap(i8 0) #10, !nosanitize !10
  unreachable, !nosanitize !10

149:                                              ; preds = %145
  %150 = extractvalue { i32, i1 } %146, 0, !nosanitize !10
  store i32 %150, ptr @used, align 4, !tbaa !5
  %151 = icmp ult i32 %141, 257
  br i1 %151, label %152, label %143, !prof !19, !nosanitize !10

152:                                              ; preds = %149
  %153 = zext nneg i32 %141 to i64
  %154 = mul nuw nsw i64 %153, 40
  %155 = icmp ugt i64 %154, xor (i64 ptrtoint (ptr @pool to i64), i64 -1)
  br i1 %155, label %144, label %156, !prof !22, !nosanitize !10

156:                                              ; preds = %152
  %157 = getelementptr inbounds nuw %struct.Node, ptr @pool, i64 %153
  store i32 6, ptr %157, align 8, !tbaa !5
  %158 = getelementptr inbounds nuw i8, ptr %157, i64 4
  store i32 0, ptr %158, align 4
  %159 = getelementptr inbounds nuw i8, ptr %157, i64 8
  store i64 0, ptr %159, align 8, !tbaa !24
  %160 = getelementptr inbounds nuw i8, ptr %157, i64 16
  store ptr %138, ptr %160, align 8
  %161 = getelementptr inbounds nuw i8, ptr %157, i64 24
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %161, i8 0, i64 16, i1 false)
  br label %208

162:                                              ; preds = %200, %174, %163
  tail call void @llvm.ubsantrap(i8 22) #10, !nosanitize !10
  unreachable, !nosanitize !10

163:                                              ; preds = %132
  %164 = load ptr, ptr @src, align 8, !tbaa !11
  %165 = icmp eq ptr %164, null, !nosanitize !10
  br i1 %165, label %162, label %166, !prof !22, !nosanitize !10

166:                                              ; preds = %163
  %167 = load i8, ptr %164, align 1, !tbaa !18
  %168 = zext i8 %167 to i64
  %169 = getelementptr inbounds nuw i16, ptr %11, i64 %168
  %170 = shl nuw nsw i64 %168, 1
  %171 = xor i64 %12, -1
  %172 = icmp ugt i64 %170, %171
  br i1 %172, label %173, label %174, !prof !22, !nosanitize !10

173:                                              ; preds = %166
  tail call void @llvm.ubsantrap(i8 19) #10, !nosanitize !10
  unreachable, !nosanitize !10

174:                                              ; preds = %166
  %175 = ptrtoint ptr %169 to i64, !nosanitize !10
  %176 = and i64 %175, 1, !nosanitize !10
  %177 = icmp eq i64 %176, 0, !nosanitize !10
  br i1 %177, label %178, label %162, !prof !19, !nosanitize !10

178:                                              ; preds = %174
  %179 = load i16, ptr %169, align 2, !tbaa !20
  %180 = and i16 %179, 2048
  %181 = icmp eq i16 %180, 0
  br i1 %181, label %208, label %182

182:                                              ; preds = %178
  %183 = load i32, ptr @used, align 4, !tbaa !5
  %184 = icmp eq i32 %183, 256
  br i1 %184, label %200, label %187

185:                                              ; preds = %191
  tail call void @llvm.ubsantrap(i8 18) #10, !nosanitize !10
  unreachable, !nosanitize !10

186:                                              ; preds = %194
  tail call void @llvm.ubsantrap(i8 19) #10, !nosanitize !10
  unreachable, !nosanitize !10

187:                                              ; preds = %182
  %188 = tail call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %183, i32 1), !nosanitize !10
  %189 = extractvalue { i32, i1 } %188, 1, !nosanitize !10
  br i1 %189, label %190, label %191, !prof !22, !nosanitize !10

190:                                              ; preds = %187
  tail call void @llvm.ubsantrap(i8 0) #10, !nosanitize !10
  unreachable, !nosanitize !10

191:                                              ; preds = %187
  %192 = extractvalue { i32, i1 } %188, 0, !nosanitize !10
  store i32 %192, ptr @used, align 4, !tbaa !5
  %193 = icmp ult i32 %183, 257
  br i1 %193, label %194, label %185, !prof !19, !nosanitize !10

194:                                              ; preds = %191
  %195 = zext nneg i32 %183 to i64
  %196 = mul nuw nsw i64 %195, 40
  %197 = icmp ugt i64 %196, xor (i64 ptrtoint (ptr @pool to i64), i64 -1)
  br i1 %197, label %186, label %198, !prof !22, !nosanitize !10

198:                                              ; preds = %194
  %199 = getelementptr inbounds nuw %struct.Node, ptr @pool, i64 %195
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %199, i8 0, i64 40, i1 false)
  br label %200

200:                                              ; preds = %198, %182
  %201 = phi ptr [ %199, %198 ], [ getelementptr inbounds nuw (i8, ptr @pool, i64 10200), %182 ]
  %202 = tail call i64 @strtol(ptr noundef nonnull %164, ptr noundef nonnull @src, i32 noundef 0) #12
  %203 = ptrtoint ptr %201 to i64, !nosanitize !10
  %204 = and i64 %203, 7, !nosanitize !10
  %205 = icmp eq i64 %204, 0, !nosanitize !10
  br i1 %205, label %206, label %162, !prof !19, !nosanitize !10

206:                                              ; preds = %200
  %207 = getelementptr inbounds nuw i8, ptr %201, i64 8
  store i64 %202, ptr %207, align 8, !tbaa !38
  br label %208

208:                                              ; preds = %99, %95, %156, %140, %178, %136, %206
  %209 = phi ptr [ getelementptr inbounds nuw (i8, ptr @pool, i64 10200), %140 ], [ null, %136 ], [ %201, %206 ], [ null, %178 ], [ %157, %156 ], [ %54, %99 ], [ null, %95 ]
  ret ptr %209
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare ptr @__ctype_b_loc() local_unnamed_addr #7

; Function Attrs: mustprogress nocallback nofree nounwind willreturn
declare i64 @strtol(ptr noundef readonly, ptr noundef captures(none), i32 noundef) local_unnamed_addr #8

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.uadd.with.overflow.i64(i64, i64) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.usub.with.overflow.i64(i64, i64) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64) #5

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #9

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #3 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind memory(readwrite, argmem: read, inaccessiblemem: write, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nounwind memory(read, argmem: none, inaccessiblemem: write, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nofree nosync nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nocallback nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #10 = { noreturn nounwind }
attributes #11 = { nounwind willreturn memory(none) }
attributes #12 = { nounwind }
attributes #13 = { nomerge noreturn nounwind }

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
!9 = !{i32 -1056584962, i32 901845932}
!10 = !{}
!11 = !{!12, !12, i64 0}
!12 = !{!"p1 omnipotent char", !13, i64 0}
!13 = !{!"any pointer", !7, i64 0}
!14 = !{!"branch_weights", i32 127, i32 1}
!15 = !{!"branch_weights", i32 1, i32 127}
!16 = !{!17, !17, i64 0}
!17 = !{!"p1 short", !13, i64 0}
!18 = !{!7, !7, i64 0}
!19 = !{!"branch_weights", i32 1048575, i32 1}
!20 = !{!21, !21, i64 0}
!21 = !{!"short", !7, i64 0}
!22 = !{!"branch_weights", i32 1, i32 1048575}
!23 = !{!"branch_weights", i32 134217473, i32 127}
!24 = !{!25, !25, i64 0}
!25 = !{!"long", !7, i64 0}
!26 = !{!"branch_weights", i32 -8192, i32 8191}
!27 = distinct !{!27, !28}
!28 = !{!"llvm.loop.unroll.disable"}
!29 = distinct !{!29, !30, !28}
!30 = !{!"llvm.loop.mustprogress"}
!31 = !{i32 -1056584962, i32 -656394093}
!32 = !{i32 -1056584962, i32 294414349}
!33 = !{!34, !34, i64 0}
!34 = !{!"p1 _ZTS4Node", !13, i64 0}
!35 = distinct !{!35, !30, !28}
!36 = !{!37, !6, i64 0}
!37 = !{!"Node", !6, i64 0, !25, i64 8, !7, i64 16}
!38 = !{!37, !25, i64 8}
!39 = !{i32 -1056584962, i32 -1127602417}
!40 = !{!13, !13, i64 0}
!41 = !{i32 -1056584962, i32 -136196919}
!42 = !{!43, !7, i64 1}
!43 = !{!"", !7, i64 0, !7, i64 1, !6, i64 4}
!44 = !{!43, !7, i64 0}
!45 = !{!"branch_weights", i32 255, i32 16129}
!46 = !{!43, !6, i64 4}
!47 = distinct !{!47, !30, !28}
!48 = !{!"branch_weights", i32 127, i32 134217473}
