; ModuleID = 'expr.c'
source_filename = "expr.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.anon = type { i8, i8, i32 }
%struct.Node = type { i32, i64, [3 x %struct.Node*] }

@main.tests = internal constant [11 x i8*] [i8* getelementptr inbounds ([10 x i8], [10 x i8]* @.str, i32 0, i32 0), i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.1, i32 0, i32 0), i8* getelementptr inbounds ([12 x i8], [12 x i8]* @.str.2, i32 0, i32 0), i8* getelementptr inbounds ([23 x i8], [23 x i8]* @.str.3, i32 0, i32 0), i8* getelementptr inbounds ([16 x i8], [16 x i8]* @.str.4, i32 0, i32 0), i8* getelementptr inbounds ([18 x i8], [18 x i8]* @.str.5, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.6, i32 0, i32 0), i8* getelementptr inbounds ([38 x i8], [38 x i8]* @.str.7, i32 0, i32 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.8, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.9, i32 0, i32 0), i8* getelementptr inbounds ([26 x i8], [26 x i8]* @.str.10, i32 0, i32 0)], align 16
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
@src = internal global i8* null, align 8
@len = internal unnamed_addr global i32 0, align 4
@used = internal unnamed_addr global i32 0, align 4
@.str.11 = private unnamed_addr constant [18 x i8] c"%s: syntax error\0A\00", align 1
@code = internal global [1024 x i64] zeroinitializer, align 16
@.str.12 = private unnamed_addr constant [12 x i8] c"%s = %ld%s\0A\00", align 1
@.str.13 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.14 = private unnamed_addr constant [27 x i8] c" (the two machines differ)\00", align 1
@table = internal constant [9 x %struct.anon] [%struct.anon { i8 124, i8 0, i32 10 }, %struct.anon { i8 38, i8 1, i32 9 }, %struct.anon { i8 61, i8 2, i32 8 }, %struct.anon { i8 60, i8 3, i32 7 }, %struct.anon { i8 43, i8 4, i32 1 }, %struct.anon { i8 45, i8 4, i32 2 }, %struct.anon { i8 42, i8 5, i32 3 }, %struct.anon { i8 47, i8 5, i32 4 }, %struct.anon { i8 37, i8 5, i32 5 }], align 16
@pool = internal global [256 x %struct.Node] zeroinitializer, align 16
@run_goto.label = internal constant [13 x i8*] [i8* blockaddress(@run_goto, %23), i8* blockaddress(@run_goto, %65), i8* blockaddress(@run_goto, %109), i8* blockaddress(@run_goto, %153), i8* blockaddress(@run_goto, %197), i8* blockaddress(@run_goto, %245), i8* blockaddress(@run_goto, %290), i8* blockaddress(@run_goto, %326), i8* blockaddress(@run_goto, %367), i8* blockaddress(@run_goto, %408), i8* blockaddress(@run_goto, %448), i8* blockaddress(@run_goto, %488), i8* blockaddress(@run_goto, %539)], align 16

; Function Attrs: nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 {
  %1 = alloca [64 x i64], align 16
  %2 = bitcast [64 x i64]* %1 to i8*
  %3 = getelementptr inbounds [64 x i64], [64 x i64]* %1, i64 0, i64 0
  br label %6

4:                                                ; preds = %357
  ret i32 0

5:                                                ; preds = %69
  call void @llvm.ubsantrap(i8 18) #8, !nosanitize !5
  unreachable, !nosanitize !5

6:                                                ; preds = %0, %357
  %7 = phi i64 [ 0, %0 ], [ %358, %357 ]
  %8 = shl nuw nsw i64 %7, 3
  %9 = add i64 %8, ptrtoint ([11 x i8*]* @main.tests to i64), !nosanitize !5
  %10 = icmp eq i64 %9, 0, !nosanitize !5
  %11 = icmp ult i64 %9, ptrtoint ([11 x i8*]* @main.tests to i64), !nosanitize !5
  br i1 %11, label %12, label %13, !nosanitize !5

12:                                               ; preds = %350, %73, %61, %6
  call void @llvm.ubsantrap(i8 19) #8, !nosanitize !5
  unreachable, !nosanitize !5

13:                                               ; preds = %6
  %14 = getelementptr inbounds [11 x i8*], [11 x i8*]* @main.tests, i64 0, i64 %7
  %15 = load i8*, i8** %14, align 8, !tbaa !6
  store i8* %15, i8** @src, align 8, !tbaa !6
  store i32 0, i32* @len, align 4, !tbaa !10
  store i32 0, i32* @used, align 4, !tbaa !10
  %16 = call fastcc %struct.Node* @ternary()
  %17 = icmp eq %struct.Node* %16, null
  br i1 %17, label %61, label %18

18:                                               ; preds = %13
  %19 = call i16** @__ctype_b_loc() #9
  %20 = icmp ne i16** %19, null, !nosanitize !5
  %21 = ptrtoint i16** %19 to i64, !nosanitize !5
  %22 = and i64 %21, 7, !nosanitize !5
  %23 = icmp eq i64 %22, 0, !nosanitize !5
  %24 = and i1 %23, %20, !nosanitize !5
  br i1 %24, label %26, label %25, !nosanitize !5

25:                                               ; preds = %18, %53, %43, %26
  call void @llvm.ubsantrap(i8 22) #8, !nosanitize !5
  unreachable, !nosanitize !5

26:                                               ; preds = %18, %53
  %27 = load i16*, i16** %19, align 8, !tbaa !6
  %28 = load i8*, i8** @src, align 8, !tbaa !6
  %29 = icmp eq i8* %28, null, !nosanitize !5
  br i1 %29, label %25, label %30, !nosanitize !5

30:                                               ; preds = %26
  %31 = load i8, i8* %28, align 1, !tbaa !12
  %32 = zext i8 %31 to i64
  %33 = getelementptr inbounds i16, i16* %27, i64 %32
  %34 = shl nuw nsw i64 %32, 1
  %35 = ptrtoint i16* %27 to i64, !nosanitize !5
  %36 = add i64 %34, %35, !nosanitize !5
  %37 = icmp ne i16* %27, null, !nosanitize !5
  %38 = icmp ne i64 %36, 0, !nosanitize !5
  %39 = and i1 %37, %38, !nosanitize !5
  %40 = icmp uge i64 %36, %35, !nosanitize !5
  %41 = and i1 %40, %39, !nosanitize !5
  br i1 %41, label %43, label %42, !nosanitize !5

42:                                               ; preds = %57, %51, %30
  call void @llvm.ubsantrap(i8 19) #8, !nosanitize !5
  unreachable, !nosanitize !5

43:                                               ; preds = %30
  %44 = ptrtoint i16* %33 to i64, !nosanitize !5
  %45 = and i64 %44, 1, !nosanitize !5
  %46 = icmp eq i64 %45, 0, !nosanitize !5
  br i1 %46, label %47, label %25, !nosanitize !5

47:                                               ; preds = %43
  %48 = load i16, i16* %33, align 2, !tbaa !13
  %49 = and i16 %48, 8192
  %50 = icmp eq i16 %49, 0
  br i1 %50, label %55, label %51

51:                                               ; preds = %47
  %52 = icmp eq i8* %28, inttoptr (i64 -1 to i8*)
  br i1 %52, label %42, label %53, !nosanitize !5

53:                                               ; preds = %51
  %54 = getelementptr inbounds i8, i8* %28, i64 1
  store i8* %54, i8** @src, align 8, !tbaa !6
  br i1 %24, label %26, label %25, !llvm.loop !15, !nosanitize !5

55:                                               ; preds = %47
  %56 = icmp eq i8 %31, 0
  br i1 %56, label %57, label %61

57:                                               ; preds = %55
  %58 = icmp eq i8* %28, inttoptr (i64 -1 to i8*)
  br i1 %58, label %42, label %59, !nosanitize !5

59:                                               ; preds = %57
  %60 = getelementptr inbounds i8, i8* %28, i64 1
  store i8* %60, i8** @src, align 8, !tbaa !6
  br i1 %56, label %64, label %61

61:                                               ; preds = %55, %13, %59
  br i1 %10, label %12, label %62, !nosanitize !5

62:                                               ; preds = %61
  %63 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([18 x i8], [18 x i8]* @.str.11, i64 0, i64 0), i8* noundef %15)
  br label %357

64:                                               ; preds = %59
  call fastcc void @emit(%struct.Node* noundef nonnull %16)
  %65 = load i32, i32* @len, align 4, !tbaa !10
  %66 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %65, i32 1), !nosanitize !5
  %67 = extractvalue { i32, i1 } %66, 1, !nosanitize !5
  br i1 %67, label %68, label %69, !nosanitize !5

68:                                               ; preds = %64
  call void @llvm.ubsantrap(i8 0) #8, !nosanitize !5
  unreachable, !nosanitize !5

69:                                               ; preds = %64
  %70 = extractvalue { i32, i1 } %66, 0, !nosanitize !5
  store i32 %70, i32* @len, align 4, !tbaa !10
  %71 = sext i32 %65 to i64, !nosanitize !5
  %72 = icmp ult i32 %65, 1024
  br i1 %72, label %73, label %5, !nosanitize !5

73:                                               ; preds = %69
  %74 = shl nsw i64 %71, 3
  %75 = icmp ugt i64 %74, xor (i64 ptrtoint ([1024 x i64]* @code to i64), i64 -1)
  br i1 %75, label %12, label %76, !nosanitize !5

76:                                               ; preds = %73
  %77 = getelementptr inbounds [1024 x i64], [1024 x i64]* @code, i64 0, i64 %71
  store i64 12, i64* %77, align 8, !tbaa !18
  call void @llvm.lifetime.start.p0i8(i64 512, i8* nonnull %2) #10
  br i1 icmp ult (i64* getelementptr inbounds ([1024 x i64], [1024 x i64]* @code, i64 0, i64 0), i64* inttoptr (i64 -8 to i64*)), label %79, label %78, !nosanitize !5

78:                                               ; preds = %337, %76, %345, %327, %313, %308, %297, %290, %279, %272, %256, %253, %237, %234, %221, %201, %198, %175, %172, %153, %150, %131, %128, %109, %106, %97, %90
  call void @llvm.ubsantrap(i8 19) #8, !nosanitize !5
  unreachable, !nosanitize !5

79:                                               ; preds = %76, %345
  %80 = phi i64* [ %348, %345 ], [ getelementptr inbounds ([1024 x i64], [1024 x i64]* @code, i64 0, i64 1), %76 ]
  %81 = phi i64* [ %347, %345 ], [ %3, %76 ]
  %82 = phi i64* [ %346, %345 ], [ getelementptr inbounds ([1024 x i64], [1024 x i64]* @code, i64 0, i64 0), %76 ]
  %83 = ptrtoint i64* %82 to i64, !nosanitize !5
  %84 = and i64 %83, 7, !nosanitize !5
  %85 = icmp eq i64 %84, 0, !nosanitize !5
  br i1 %85, label %87, label %86, !nosanitize !5

86:                                               ; preds = %340, %330, %324, %317, %301, %293, %283, %275, %259, %240, %224, %209, %205, %183, %179, %156, %134, %112, %101, %93, %79
  call void @llvm.ubsantrap(i8 22) #8, !nosanitize !5
  unreachable, !nosanitize !5

87:                                               ; preds = %79
  %88 = load i64, i64* %82, align 8, !tbaa !18
  %89 = trunc i64 %88 to i32
  switch i32 %89, label %344 [
    i32 0, label %90
    i32 1, label %106
    i32 2, label %128
    i32 3, label %150
    i32 4, label %172
    i32 5, label %198
    i32 6, label %221
    i32 7, label %234
    i32 8, label %253
    i32 9, label %272
    i32 10, label %290
    i32 11, label %308
    i32 12, label %337
  ]

90:                                               ; preds = %87
  %91 = getelementptr inbounds i64, i64* %82, i64 2
  %92 = icmp ugt i64* %80, inttoptr (i64 -9 to i64*)
  br i1 %92, label %78, label %93, !nosanitize !5

93:                                               ; preds = %90
  %94 = ptrtoint i64* %80 to i64, !nosanitize !5
  %95 = and i64 %94, 7, !nosanitize !5
  %96 = icmp eq i64 %95, 0, !nosanitize !5
  br i1 %96, label %97, label %86, !nosanitize !5

97:                                               ; preds = %93
  %98 = load i64, i64* %80, align 8, !tbaa !18
  %99 = getelementptr inbounds i64, i64* %81, i64 1
  %100 = icmp ult i64* %81, inttoptr (i64 -8 to i64*)
  br i1 %100, label %101, label %78, !nosanitize !5

101:                                              ; preds = %97
  %102 = ptrtoint i64* %81 to i64, !nosanitize !5
  %103 = and i64 %102, 7, !nosanitize !5
  %104 = icmp eq i64 %103, 0, !nosanitize !5
  br i1 %104, label %105, label %86, !nosanitize !5

105:                                              ; preds = %101
  store i64 %98, i64* %81, align 8, !tbaa !18
  br label %345

106:                                              ; preds = %87
  %107 = getelementptr inbounds i64, i64* %81, i64 -1
  %108 = icmp ult i64* %81, inttoptr (i64 9 to i64*)
  br i1 %108, label %78, label %109

109:                                              ; preds = %106
  %110 = getelementptr inbounds i64, i64* %81, i64 -2
  %111 = icmp ult i64* %107, inttoptr (i64 9 to i64*)
  br i1 %111, label %78, label %112

112:                                              ; preds = %109
  %113 = ptrtoint i64* %107 to i64, !nosanitize !5
  %114 = ptrtoint i64* %110 to i64, !nosanitize !5
  %115 = and i64 %114, 7, !nosanitize !5
  %116 = icmp eq i64 %115, 0, !nosanitize !5
  %117 = and i64 %113, 7
  %118 = icmp eq i64 %117, 0
  %119 = select i1 %116, i1 %118, i1 false
  br i1 %119, label %120, label %86, !nosanitize !5

120:                                              ; preds = %112
  %121 = load i64, i64* %110, align 8, !tbaa !18
  %122 = load i64, i64* %107, align 8, !tbaa !18
  %123 = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %121, i64 %122) #10, !nosanitize !5
  %124 = extractvalue { i64, i1 } %123, 1, !nosanitize !5
  br i1 %124, label %125, label %126, !nosanitize !5

125:                                              ; preds = %120
  call void @llvm.ubsantrap(i8 0) #8, !nosanitize !5
  unreachable, !nosanitize !5

126:                                              ; preds = %120
  %127 = extractvalue { i64, i1 } %123, 0, !nosanitize !5
  store i64 %127, i64* %110, align 8, !tbaa !18
  br label %345

128:                                              ; preds = %87
  %129 = getelementptr inbounds i64, i64* %81, i64 -1
  %130 = icmp ult i64* %81, inttoptr (i64 9 to i64*)
  br i1 %130, label %78, label %131

131:                                              ; preds = %128
  %132 = getelementptr inbounds i64, i64* %81, i64 -2
  %133 = icmp ult i64* %129, inttoptr (i64 9 to i64*)
  br i1 %133, label %78, label %134

134:                                              ; preds = %131
  %135 = ptrtoint i64* %129 to i64, !nosanitize !5
  %136 = ptrtoint i64* %132 to i64, !nosanitize !5
  %137 = and i64 %136, 7, !nosanitize !5
  %138 = icmp eq i64 %137, 0, !nosanitize !5
  %139 = and i64 %135, 7
  %140 = icmp eq i64 %139, 0
  %141 = select i1 %138, i1 %140, i1 false
  br i1 %141, label %142, label %86, !nosanitize !5

142:                                              ; preds = %134
  %143 = load i64, i64* %132, align 8, !tbaa !18
  %144 = load i64, i64* %129, align 8, !tbaa !18
  %145 = call { i64, i1 } @llvm.usub.with.overflow.i64(i64 %143, i64 %144) #10, !nosanitize !5
  %146 = extractvalue { i64, i1 } %145, 1, !nosanitize !5
  br i1 %146, label %147, label %148, !nosanitize !5

147:                                              ; preds = %228, %142
  call void @llvm.ubsantrap(i8 21) #8, !nosanitize !5
  unreachable, !nosanitize !5

148:                                              ; preds = %142
  %149 = extractvalue { i64, i1 } %145, 0, !nosanitize !5
  store i64 %149, i64* %132, align 8, !tbaa !18
  br label %345

150:                                              ; preds = %87
  %151 = getelementptr inbounds i64, i64* %81, i64 -1
  %152 = icmp ult i64* %81, inttoptr (i64 9 to i64*)
  br i1 %152, label %78, label %153

153:                                              ; preds = %150
  %154 = getelementptr inbounds i64, i64* %81, i64 -2
  %155 = icmp ult i64* %151, inttoptr (i64 9 to i64*)
  br i1 %155, label %78, label %156

156:                                              ; preds = %153
  %157 = ptrtoint i64* %151 to i64, !nosanitize !5
  %158 = ptrtoint i64* %154 to i64, !nosanitize !5
  %159 = and i64 %158, 7, !nosanitize !5
  %160 = icmp eq i64 %159, 0, !nosanitize !5
  %161 = and i64 %157, 7
  %162 = icmp eq i64 %161, 0
  %163 = select i1 %160, i1 %162, i1 false
  br i1 %163, label %164, label %86, !nosanitize !5

164:                                              ; preds = %156
  %165 = load i64, i64* %154, align 8, !tbaa !18
  %166 = load i64, i64* %151, align 8, !tbaa !18
  %167 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %165, i64 %166) #10, !nosanitize !5
  %168 = extractvalue { i64, i1 } %167, 1, !nosanitize !5
  br i1 %168, label %169, label %170, !nosanitize !5

169:                                              ; preds = %164
  call void @llvm.ubsantrap(i8 12) #8, !nosanitize !5
  unreachable, !nosanitize !5

170:                                              ; preds = %164
  %171 = extractvalue { i64, i1 } %167, 0, !nosanitize !5
  store i64 %171, i64* %154, align 8, !tbaa !18
  br label %345

172:                                              ; preds = %87
  %173 = getelementptr inbounds i64, i64* %81, i64 -1
  %174 = icmp ult i64* %81, inttoptr (i64 9 to i64*)
  br i1 %174, label %78, label %175

175:                                              ; preds = %172
  %176 = getelementptr inbounds i64, i64* %81, i64 -2
  %177 = ptrtoint i64* %173 to i64, !nosanitize !5
  %178 = icmp ult i64* %173, inttoptr (i64 9 to i64*)
  br i1 %178, label %78, label %179

179:                                              ; preds = %175
  %180 = ptrtoint i64* %176 to i64, !nosanitize !5
  %181 = and i64 %180, 7, !nosanitize !5
  %182 = icmp eq i64 %181, 0, !nosanitize !5
  br i1 %182, label %183, label %86, !nosanitize !5

183:                                              ; preds = %179
  %184 = load i64, i64* %176, align 8, !tbaa !18
  %185 = and i64 %177, 7, !nosanitize !5
  %186 = icmp eq i64 %185, 0, !nosanitize !5
  br i1 %186, label %187, label %86, !nosanitize !5

187:                                              ; preds = %183
  %188 = load i64, i64* %173, align 8, !tbaa !18
  switch i64 %188, label %194 [
    i64 0, label %196
    i64 -1, label %189
  ]

189:                                              ; preds = %187
  %190 = call { i64, i1 } @llvm.usub.with.overflow.i64(i64 0, i64 %184) #10, !nosanitize !5
  %191 = extractvalue { i64, i1 } %190, 0, !nosanitize !5
  %192 = extractvalue { i64, i1 } %190, 1, !nosanitize !5
  br i1 %192, label %193, label %196, !nosanitize !5

193:                                              ; preds = %189
  call void @llvm.ubsantrap(i8 21) #8, !nosanitize !5
  unreachable, !nosanitize !5

194:                                              ; preds = %187
  %195 = sdiv i64 %184, %188
  br label %196

196:                                              ; preds = %194, %189, %187
  %197 = phi i64 [ %188, %187 ], [ %195, %194 ], [ %191, %189 ]
  store i64 %197, i64* %176, align 8, !tbaa !18
  br label %345

198:                                              ; preds = %87
  %199 = getelementptr inbounds i64, i64* %81, i64 -1
  %200 = icmp ult i64* %81, inttoptr (i64 9 to i64*)
  br i1 %200, label %78, label %201

201:                                              ; preds = %198
  %202 = getelementptr inbounds i64, i64* %81, i64 -2
  %203 = ptrtoint i64* %199 to i64, !nosanitize !5
  %204 = icmp ult i64* %199, inttoptr (i64 9 to i64*)
  br i1 %204, label %78, label %205

205:                                              ; preds = %201
  %206 = ptrtoint i64* %202 to i64, !nosanitize !5
  %207 = and i64 %206, 7, !nosanitize !5
  %208 = icmp eq i64 %207, 0, !nosanitize !5
  br i1 %208, label %209, label %86, !nosanitize !5

209:                                              ; preds = %205
  %210 = load i64, i64* %202, align 8, !tbaa !18
  %211 = and i64 %203, 7, !nosanitize !5
  %212 = icmp eq i64 %211, 0, !nosanitize !5
  br i1 %212, label %213, label %86, !nosanitize !5

213:                                              ; preds = %209
  %214 = load i64, i64* %199, align 8, !tbaa !18
  %215 = add i64 %214, 1
  %216 = icmp ult i64 %215, 2
  br i1 %216, label %219, label %217

217:                                              ; preds = %213
  %218 = srem i64 %210, %214
  br label %219

219:                                              ; preds = %217, %213
  %220 = phi i64 [ %218, %217 ], [ 0, %213 ]
  store i64 %220, i64* %202, align 8, !tbaa !18
  br label %345

221:                                              ; preds = %87
  %222 = getelementptr inbounds i64, i64* %81, i64 -1
  %223 = icmp ult i64* %81, inttoptr (i64 9 to i64*)
  br i1 %223, label %78, label %224

224:                                              ; preds = %221
  %225 = ptrtoint i64* %222 to i64, !nosanitize !5
  %226 = and i64 %225, 7, !nosanitize !5
  %227 = icmp eq i64 %226, 0, !nosanitize !5
  br i1 %227, label %228, label %86, !nosanitize !5

228:                                              ; preds = %224
  %229 = load i64, i64* %222, align 8, !tbaa !18
  %230 = call { i64, i1 } @llvm.usub.with.overflow.i64(i64 0, i64 %229) #10, !nosanitize !5
  %231 = extractvalue { i64, i1 } %230, 1, !nosanitize !5
  br i1 %231, label %147, label %232, !nosanitize !5

232:                                              ; preds = %228
  %233 = extractvalue { i64, i1 } %230, 0, !nosanitize !5
  store i64 %233, i64* %222, align 8, !tbaa !18
  br label %345

234:                                              ; preds = %87
  %235 = getelementptr inbounds i64, i64* %81, i64 -1
  %236 = icmp ult i64* %81, inttoptr (i64 9 to i64*)
  br i1 %236, label %78, label %237

237:                                              ; preds = %234
  %238 = getelementptr inbounds i64, i64* %81, i64 -2
  %239 = icmp ult i64* %235, inttoptr (i64 9 to i64*)
  br i1 %239, label %78, label %240

240:                                              ; preds = %237
  %241 = ptrtoint i64* %235 to i64, !nosanitize !5
  %242 = ptrtoint i64* %238 to i64, !nosanitize !5
  %243 = and i64 %242, 7, !nosanitize !5
  %244 = icmp eq i64 %243, 0, !nosanitize !5
  %245 = and i64 %241, 7
  %246 = icmp eq i64 %245, 0
  %247 = select i1 %244, i1 %246, i1 false
  br i1 %247, label %248, label %86, !nosanitize !5

248:                                              ; preds = %240
  %249 = load i64, i64* %238, align 8, !tbaa !18
  %250 = load i64, i64* %235, align 8, !tbaa !18
  %251 = icmp slt i64 %249, %250
  %252 = zext i1 %251 to i64
  store i64 %252, i64* %238, align 8, !tbaa !18
  br label %345

253:                                              ; preds = %87
  %254 = getelementptr inbounds i64, i64* %81, i64 -1
  %255 = icmp ult i64* %81, inttoptr (i64 9 to i64*)
  br i1 %255, label %78, label %256

256:                                              ; preds = %253
  %257 = getelementptr inbounds i64, i64* %81, i64 -2
  %258 = icmp ult i64* %254, inttoptr (i64 9 to i64*)
  br i1 %258, label %78, label %259

259:                                              ; preds = %256
  %260 = ptrtoint i64* %254 to i64, !nosanitize !5
  %261 = ptrtoint i64* %257 to i64, !nosanitize !5
  %262 = and i64 %261, 7, !nosanitize !5
  %263 = icmp eq i64 %262, 0, !nosanitize !5
  %264 = and i64 %260, 7
  %265 = icmp eq i64 %264, 0
  %266 = select i1 %263, i1 %265, i1 false
  br i1 %266, label %267, label %86, !nosanitize !5

267:                                              ; preds = %259
  %268 = load i64, i64* %257, align 8, !tbaa !18
  %269 = load i64, i64* %254, align 8, !tbaa !18
  %270 = icmp eq i64 %268, %269
  %271 = zext i1 %270 to i64
  store i64 %271, i64* %257, align 8, !tbaa !18
  br label %345

272:                                              ; preds = %87
  %273 = getelementptr inbounds i64, i64* %81, i64 -1
  %274 = icmp ult i64* %81, inttoptr (i64 9 to i64*)
  br i1 %274, label %78, label %275

275:                                              ; preds = %272
  %276 = ptrtoint i64* %273 to i64, !nosanitize !5
  %277 = and i64 %276, 7, !nosanitize !5
  %278 = icmp eq i64 %277, 0, !nosanitize !5
  br i1 %278, label %279, label %86, !nosanitize !5

279:                                              ; preds = %275
  %280 = load i64, i64* %273, align 8, !tbaa !18
  %281 = getelementptr inbounds i64, i64* %81, i64 -2
  %282 = icmp ult i64* %273, inttoptr (i64 9 to i64*)
  br i1 %282, label %78, label %283

283:                                              ; preds = %279
  %284 = ptrtoint i64* %281 to i64, !nosanitize !5
  %285 = and i64 %284, 7, !nosanitize !5
  %286 = icmp eq i64 %285, 0, !nosanitize !5
  br i1 %286, label %287, label %86, !nosanitize !5

287:                                              ; preds = %283
  %288 = load i64, i64* %281, align 8, !tbaa !18
  %289 = and i64 %288, %280
  store i64 %289, i64* %281, align 8, !tbaa !18
  br label %345

290:                                              ; preds = %87
  %291 = getelementptr inbounds i64, i64* %81, i64 -1
  %292 = icmp ult i64* %81, inttoptr (i64 9 to i64*)
  br i1 %292, label %78, label %293

293:                                              ; preds = %290
  %294 = ptrtoint i64* %291 to i64, !nosanitize !5
  %295 = and i64 %294, 7, !nosanitize !5
  %296 = icmp eq i64 %295, 0, !nosanitize !5
  br i1 %296, label %297, label %86, !nosanitize !5

297:                                              ; preds = %293
  %298 = load i64, i64* %291, align 8, !tbaa !18
  %299 = getelementptr inbounds i64, i64* %81, i64 -2
  %300 = icmp ult i64* %291, inttoptr (i64 9 to i64*)
  br i1 %300, label %78, label %301

301:                                              ; preds = %297
  %302 = ptrtoint i64* %299 to i64, !nosanitize !5
  %303 = and i64 %302, 7, !nosanitize !5
  %304 = icmp eq i64 %303, 0, !nosanitize !5
  br i1 %304, label %305, label %86, !nosanitize !5

305:                                              ; preds = %301
  %306 = load i64, i64* %299, align 8, !tbaa !18
  %307 = or i64 %306, %298
  store i64 %307, i64* %299, align 8, !tbaa !18
  br label %345

308:                                              ; preds = %87
  %309 = getelementptr inbounds i64, i64* %81, i64 -2
  %310 = icmp ne i64* %81, inttoptr (i64 16 to i64*)
  %311 = icmp ugt i64* %81, inttoptr (i64 15 to i64*)
  %312 = and i1 %311, %310, !nosanitize !5
  br i1 %312, label %313, label %78, !nosanitize !5

313:                                              ; preds = %308
  %314 = getelementptr inbounds i64, i64* %81, i64 -3
  %315 = ptrtoint i64* %309 to i64, !nosanitize !5
  %316 = icmp ult i64* %309, inttoptr (i64 9 to i64*)
  br i1 %316, label %78, label %317

317:                                              ; preds = %313
  %318 = ptrtoint i64* %314 to i64, !nosanitize !5
  %319 = and i64 %318, 7, !nosanitize !5
  %320 = icmp eq i64 %319, 0, !nosanitize !5
  br i1 %320, label %321, label %86, !nosanitize !5

321:                                              ; preds = %317
  %322 = load i64, i64* %314, align 8, !tbaa !18
  %323 = icmp eq i64 %322, 0
  br i1 %323, label %327, label %324

324:                                              ; preds = %321
  %325 = and i64 %315, 7, !nosanitize !5
  %326 = icmp eq i64 %325, 0, !nosanitize !5
  br i1 %326, label %334, label %86, !nosanitize !5

327:                                              ; preds = %321
  %328 = getelementptr inbounds i64, i64* %81, i64 -1
  %329 = icmp ugt i64* %309, inttoptr (i64 -9 to i64*)
  br i1 %329, label %78, label %330, !nosanitize !5

330:                                              ; preds = %327
  %331 = ptrtoint i64* %328 to i64, !nosanitize !5
  %332 = and i64 %331, 7, !nosanitize !5
  %333 = icmp eq i64 %332, 0, !nosanitize !5
  br i1 %333, label %334, label %86, !nosanitize !5

334:                                              ; preds = %330, %324
  %335 = phi i64* [ %309, %324 ], [ %328, %330 ]
  %336 = load i64, i64* %335, align 8, !tbaa !18
  store i64 %336, i64* %314, align 8, !tbaa !18
  br label %345

337:                                              ; preds = %87
  %338 = getelementptr inbounds i64, i64* %81, i64 -1
  %339 = icmp ult i64* %81, inttoptr (i64 9 to i64*)
  br i1 %339, label %78, label %340

340:                                              ; preds = %337
  %341 = ptrtoint i64* %338 to i64, !nosanitize !5
  %342 = and i64 %341, 7, !nosanitize !5
  %343 = icmp eq i64 %342, 0, !nosanitize !5
  br i1 %343, label %350, label %86, !nosanitize !5

344:                                              ; preds = %87
  call void @llvm.ubsantrap(i8 1) #8, !nosanitize !5
  unreachable, !nosanitize !5

345:                                              ; preds = %334, %305, %287, %267, %248, %232, %219, %196, %170, %148, %126, %105
  %346 = phi i64* [ %80, %334 ], [ %80, %305 ], [ %80, %287 ], [ %80, %267 ], [ %80, %248 ], [ %80, %232 ], [ %80, %219 ], [ %80, %196 ], [ %80, %170 ], [ %80, %148 ], [ %80, %126 ], [ %91, %105 ]
  %347 = phi i64* [ %309, %334 ], [ %291, %305 ], [ %273, %287 ], [ %254, %267 ], [ %235, %248 ], [ %81, %232 ], [ %199, %219 ], [ %173, %196 ], [ %151, %170 ], [ %129, %148 ], [ %107, %126 ], [ %99, %105 ]
  %348 = getelementptr inbounds i64, i64* %346, i64 1
  %349 = icmp ult i64* %346, inttoptr (i64 -8 to i64*)
  br i1 %349, label %79, label %78, !llvm.loop !20, !nosanitize !5

350:                                              ; preds = %340
  %351 = load i64, i64* %338, align 8, !tbaa !18
  call void @llvm.lifetime.end.p0i8(i64 512, i8* nonnull %2) #10
  %352 = call fastcc i64 @run_goto(i64* noundef getelementptr inbounds ([1024 x i64], [1024 x i64]* @code, i64 0, i64 0))
  br i1 %10, label %12, label %353, !nosanitize !5

353:                                              ; preds = %350
  %354 = icmp eq i64 %351, %352
  %355 = select i1 %354, i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.13, i64 0, i64 0), i8* getelementptr inbounds ([27 x i8], [27 x i8]* @.str.14, i64 0, i64 0)
  %356 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([12 x i8], [12 x i8]* @.str.12, i64 0, i64 0), i8* noundef %15, i64 noundef %351, i8* noundef %355)
  br label %357

357:                                              ; preds = %353, %62
  %358 = add nuw nsw i64 %7, 1
  %359 = icmp eq i64 %358, 11
  br i1 %359, label %4, label %6, !llvm.loop !21
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: cold noreturn nounwind
declare void @llvm.ubsantrap(i8 immarg) #2

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare { i64, i1 } @llvm.smul.with.overflow.i64(i64, i64) #3

; Function Attrs: nounwind uwtable
define internal fastcc %struct.Node* @ternary() unnamed_addr #0 {
  %1 = call fastcc %struct.Node* @binary(i32 noundef 0)
  %2 = icmp eq %struct.Node* %1, null
  br i1 %2, label %113, label %3

3:                                                ; preds = %0
  %4 = call i16** @__ctype_b_loc() #9
  %5 = icmp ne i16** %4, null, !nosanitize !5
  %6 = ptrtoint i16** %4 to i64, !nosanitize !5
  %7 = and i64 %6, 7, !nosanitize !5
  %8 = icmp eq i64 %7, 0, !nosanitize !5
  %9 = and i1 %8, %5, !nosanitize !5
  br i1 %9, label %11, label %10, !nosanitize !5

10:                                               ; preds = %38, %28, %11, %3
  call void @llvm.ubsantrap(i8 22) #8, !nosanitize !5
  unreachable, !nosanitize !5

11:                                               ; preds = %3, %38
  %12 = load i16*, i16** %4, align 8, !tbaa !6
  %13 = load i8*, i8** @src, align 8, !tbaa !6
  %14 = icmp eq i8* %13, null, !nosanitize !5
  br i1 %14, label %10, label %15, !nosanitize !5

15:                                               ; preds = %11
  %16 = load i8, i8* %13, align 1, !tbaa !12
  %17 = zext i8 %16 to i64
  %18 = getelementptr inbounds i16, i16* %12, i64 %17
  %19 = shl nuw nsw i64 %17, 1
  %20 = ptrtoint i16* %12 to i64, !nosanitize !5
  %21 = add i64 %19, %20, !nosanitize !5
  %22 = icmp ne i16* %12, null, !nosanitize !5
  %23 = icmp ne i64 %21, 0, !nosanitize !5
  %24 = and i1 %22, %23, !nosanitize !5
  %25 = icmp uge i64 %21, %20, !nosanitize !5
  %26 = and i1 %25, %24, !nosanitize !5
  br i1 %26, label %28, label %27, !nosanitize !5

27:                                               ; preds = %36, %15, %42
  call void @llvm.ubsantrap(i8 19) #8, !nosanitize !5
  unreachable, !nosanitize !5

28:                                               ; preds = %15
  %29 = ptrtoint i16* %18 to i64, !nosanitize !5
  %30 = and i64 %29, 1, !nosanitize !5
  %31 = icmp eq i64 %30, 0, !nosanitize !5
  br i1 %31, label %32, label %10, !nosanitize !5

32:                                               ; preds = %28
  %33 = load i16, i16* %18, align 2, !tbaa !13
  %34 = and i16 %33, 8192
  %35 = icmp eq i16 %34, 0
  br i1 %35, label %40, label %36

36:                                               ; preds = %32
  %37 = icmp eq i8* %13, inttoptr (i64 -1 to i8*)
  br i1 %37, label %27, label %38, !nosanitize !5

38:                                               ; preds = %36
  %39 = getelementptr inbounds i8, i8* %13, i64 1
  store i8* %39, i8** @src, align 8, !tbaa !6
  br i1 %9, label %11, label %10, !llvm.loop !15, !nosanitize !5

40:                                               ; preds = %32
  %41 = icmp eq i8 %16, 63
  br i1 %41, label %42, label %113

42:                                               ; preds = %40
  %43 = icmp eq i8* %13, inttoptr (i64 -1 to i8*)
  br i1 %43, label %27, label %44, !nosanitize !5

44:                                               ; preds = %42
  %45 = getelementptr inbounds i8, i8* %13, i64 1
  store i8* %45, i8** @src, align 8, !tbaa !6
  br i1 %41, label %46, label %113

46:                                               ; preds = %44
  %47 = call fastcc %struct.Node* @ternary()
  %48 = icmp eq %struct.Node* %47, null
  br i1 %48, label %113, label %49

49:                                               ; preds = %46
  br i1 %8, label %51, label %50, !nosanitize !5

50:                                               ; preds = %78, %68, %51, %49
  call void @llvm.ubsantrap(i8 22) #8, !nosanitize !5
  unreachable, !nosanitize !5

51:                                               ; preds = %49, %78
  %52 = load i16*, i16** %4, align 8, !tbaa !6
  %53 = load i8*, i8** @src, align 8, !tbaa !6
  %54 = icmp eq i8* %53, null, !nosanitize !5
  br i1 %54, label %50, label %55, !nosanitize !5

55:                                               ; preds = %51
  %56 = load i8, i8* %53, align 1, !tbaa !12
  %57 = zext i8 %56 to i64
  %58 = getelementptr inbounds i16, i16* %52, i64 %57
  %59 = shl nuw nsw i64 %57, 1
  %60 = ptrtoint i16* %52 to i64, !nosanitize !5
  %61 = add i64 %59, %60, !nosanitize !5
  %62 = icmp ne i16* %52, null, !nosanitize !5
  %63 = icmp ne i64 %61, 0, !nosanitize !5
  %64 = and i1 %62, %63, !nosanitize !5
  %65 = icmp uge i64 %61, %60, !nosanitize !5
  %66 = and i1 %65, %64, !nosanitize !5
  br i1 %66, label %68, label %67, !nosanitize !5

67:                                               ; preds = %76, %55, %82
  call void @llvm.ubsantrap(i8 19) #8, !nosanitize !5
  unreachable, !nosanitize !5

68:                                               ; preds = %55
  %69 = ptrtoint i16* %58 to i64, !nosanitize !5
  %70 = and i64 %69, 1, !nosanitize !5
  %71 = icmp eq i64 %70, 0, !nosanitize !5
  br i1 %71, label %72, label %50, !nosanitize !5

72:                                               ; preds = %68
  %73 = load i16, i16* %58, align 2, !tbaa !13
  %74 = and i16 %73, 8192
  %75 = icmp eq i16 %74, 0
  br i1 %75, label %80, label %76

76:                                               ; preds = %72
  %77 = icmp eq i8* %53, inttoptr (i64 -1 to i8*)
  br i1 %77, label %67, label %78, !nosanitize !5

78:                                               ; preds = %76
  %79 = getelementptr inbounds i8, i8* %53, i64 1
  store i8* %79, i8** @src, align 8, !tbaa !6
  br i1 %8, label %51, label %50, !llvm.loop !15, !nosanitize !5

80:                                               ; preds = %72
  %81 = icmp eq i8 %56, 58
  br i1 %81, label %82, label %113

82:                                               ; preds = %80
  %83 = icmp eq i8* %53, inttoptr (i64 -1 to i8*)
  br i1 %83, label %67, label %84, !nosanitize !5

84:                                               ; preds = %82
  %85 = getelementptr inbounds i8, i8* %53, i64 1
  store i8* %85, i8** @src, align 8, !tbaa !6
  br i1 %81, label %86, label %113

86:                                               ; preds = %84
  %87 = call fastcc %struct.Node* @ternary()
  %88 = icmp eq %struct.Node* %87, null
  br i1 %88, label %113, label %89

89:                                               ; preds = %86
  %90 = load i32, i32* @used, align 4, !tbaa !10
  %91 = icmp eq i32 %90, 256
  br i1 %91, label %93, label %95

92:                                               ; preds = %99
  call void @llvm.ubsantrap(i8 18) #8, !nosanitize !5
  unreachable, !nosanitize !5

93:                                               ; preds = %89
  br i1 icmp ne (i64 add (i64 ptrtoint ([256 x %struct.Node]* @pool to i64), i64 10200), i64 0), label %113, label %94, !nosanitize !5

94:                                               ; preds = %103, %93
  call void @llvm.ubsantrap(i8 19) #8, !nosanitize !5
  unreachable, !nosanitize !5

95:                                               ; preds = %89
  %96 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %90, i32 1) #10, !nosanitize !5
  %97 = extractvalue { i32, i1 } %96, 1, !nosanitize !5
  br i1 %97, label %98, label %99, !nosanitize !5

98:                                               ; preds = %95
  call void @llvm.ubsantrap(i8 0) #8, !nosanitize !5
  unreachable, !nosanitize !5

99:                                               ; preds = %95
  %100 = extractvalue { i32, i1 } %96, 0, !nosanitize !5
  store i32 %100, i32* @used, align 4, !tbaa !10
  %101 = sext i32 %90 to i64, !nosanitize !5
  %102 = icmp ult i32 %90, 257
  br i1 %102, label %103, label %92, !nosanitize !5

103:                                              ; preds = %99
  %104 = getelementptr inbounds [256 x %struct.Node], [256 x %struct.Node]* @pool, i64 0, i64 %101
  %105 = mul nsw i64 %101, 40
  %106 = icmp ugt i64 %105, xor (i64 ptrtoint ([256 x %struct.Node]* @pool to i64), i64 -1)
  br i1 %106, label %94, label %107, !nosanitize !5

107:                                              ; preds = %103
  %108 = getelementptr inbounds %struct.Node, %struct.Node* %104, i64 0, i32 0
  store i32 11, i32* %108, align 8, !tbaa.struct !22
  %109 = getelementptr inbounds [256 x %struct.Node], [256 x %struct.Node]* @pool, i64 0, i64 %101, i32 1
  store i64 0, i64* %109, align 8, !tbaa.struct !23
  %110 = getelementptr inbounds [256 x %struct.Node], [256 x %struct.Node]* @pool, i64 0, i64 %101, i32 2, i64 0
  store %struct.Node* %1, %struct.Node** %110, align 8, !tbaa.struct !24
  %111 = getelementptr inbounds [256 x %struct.Node], [256 x %struct.Node]* @pool, i64 0, i64 %101, i32 2, i64 1
  store %struct.Node* %47, %struct.Node** %111, align 8, !tbaa.struct !25
  %112 = getelementptr inbounds [256 x %struct.Node], [256 x %struct.Node]* @pool, i64 0, i64 %101, i32 2, i64 2
  store %struct.Node* %87, %struct.Node** %112, align 8, !tbaa.struct !26
  br label %113

113:                                              ; preds = %80, %40, %107, %93, %84, %46, %86, %0, %44
  %114 = phi %struct.Node* [ %1, %44 ], [ %1, %0 ], [ null, %84 ], [ null, %46 ], [ null, %86 ], [ %104, %107 ], [ getelementptr inbounds ([256 x %struct.Node], [256 x %struct.Node]* @pool, i64 0, i64 255), %93 ], [ %1, %40 ], [ null, %80 ]
  ret %struct.Node* %114
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(i8* nocapture noundef readonly, ...) local_unnamed_addr #4

; Function Attrs: nounwind uwtable
define internal fastcc void @emit(%struct.Node* noundef %0) unnamed_addr #0 {
  %2 = icmp ne %struct.Node* %0, null, !nosanitize !5
  %3 = ptrtoint %struct.Node* %0 to i64, !nosanitize !5
  %4 = and i64 %3, 7, !nosanitize !5
  %5 = icmp eq i64 %4, 0, !nosanitize !5
  %6 = and i1 %5, %2, !nosanitize !5
  %7 = getelementptr inbounds %struct.Node, %struct.Node* %0, i64 0, i32 2
  %8 = ptrtoint [3 x %struct.Node*]* %7 to i64
  %9 = xor i64 %8, -1
  br i1 %6, label %10, label %15, !nosanitize !5

10:                                               ; preds = %1, %29
  %11 = phi i64 [ %30, %29 ], [ 0, %1 ]
  %12 = getelementptr inbounds %struct.Node, %struct.Node* %0, i64 0, i32 2, i64 %11
  %13 = shl nsw i64 %11, 3
  %14 = icmp ugt i64 %13, %9
  br i1 %14, label %17, label %18, !nosanitize !5

15:                                               ; preds = %18, %1, %50, %25
  call void @llvm.ubsantrap(i8 22) #8, !nosanitize !5
  unreachable, !nosanitize !5

16:                                               ; preds = %59, %40
  call void @llvm.ubsantrap(i8 18) #8, !nosanitize !5
  unreachable, !nosanitize !5

17:                                               ; preds = %10, %63, %44
  call void @llvm.ubsantrap(i8 19) #8, !nosanitize !5
  unreachable, !nosanitize !5

18:                                               ; preds = %10
  %19 = ptrtoint %struct.Node** %12 to i64, !nosanitize !5
  %20 = and i64 %19, 7, !nosanitize !5
  %21 = icmp eq i64 %20, 0, !nosanitize !5
  br i1 %21, label %22, label %15, !nosanitize !5

22:                                               ; preds = %18
  %23 = load %struct.Node*, %struct.Node** %12, align 8, !tbaa !6
  %24 = icmp eq %struct.Node* %23, null
  br i1 %24, label %25, label %29

25:                                               ; preds = %29, %22
  %26 = ptrtoint %struct.Node* %0 to i64, !nosanitize !5
  %27 = and i64 %26, 7, !nosanitize !5
  %28 = icmp eq i64 %27, 0, !nosanitize !5
  br i1 %28, label %33, label %15, !nosanitize !5

29:                                               ; preds = %22
  call fastcc void @emit(%struct.Node* noundef nonnull %23)
  %30 = add nuw nsw i64 %11, 1
  %31 = icmp eq i64 %30, 3
  br i1 %31, label %25, label %10, !llvm.loop !27

32:                                               ; preds = %55, %33
  call void @llvm.ubsantrap(i8 0) #8, !nosanitize !5
  unreachable, !nosanitize !5

33:                                               ; preds = %25
  %34 = getelementptr inbounds %struct.Node, %struct.Node* %0, i64 0, i32 0
  %35 = load i32, i32* %34, align 8, !tbaa !28
  %36 = zext i32 %35 to i64
  %37 = load i32, i32* @len, align 4, !tbaa !10
  %38 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %37, i32 1), !nosanitize !5
  %39 = extractvalue { i32, i1 } %38, 1, !nosanitize !5
  br i1 %39, label %32, label %40, !nosanitize !5

40:                                               ; preds = %33
  %41 = extractvalue { i32, i1 } %38, 0, !nosanitize !5
  store i32 %41, i32* @len, align 4, !tbaa !10
  %42 = sext i32 %37 to i64, !nosanitize !5
  %43 = icmp ult i32 %37, 1024
  br i1 %43, label %44, label %16, !nosanitize !5

44:                                               ; preds = %40
  %45 = shl nsw i64 %42, 3
  %46 = icmp ugt i64 %45, xor (i64 ptrtoint ([1024 x i64]* @code to i64), i64 -1)
  br i1 %46, label %17, label %47, !nosanitize !5

47:                                               ; preds = %44
  %48 = getelementptr inbounds [1024 x i64], [1024 x i64]* @code, i64 0, i64 %42
  store i64 %36, i64* %48, align 8, !tbaa !18
  %49 = icmp eq i32 %35, 0
  br i1 %49, label %50, label %68

50:                                               ; preds = %47
  %51 = getelementptr inbounds %struct.Node, %struct.Node* %0, i64 0, i32 1
  %52 = ptrtoint i64* %51 to i64, !nosanitize !5
  %53 = and i64 %52, 7, !nosanitize !5
  %54 = icmp eq i64 %53, 0, !nosanitize !5
  br i1 %54, label %55, label %15, !nosanitize !5

55:                                               ; preds = %50
  %56 = load i64, i64* %51, align 8, !tbaa !30
  %57 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %41, i32 1), !nosanitize !5
  %58 = extractvalue { i32, i1 } %57, 1, !nosanitize !5
  br i1 %58, label %32, label %59, !nosanitize !5

59:                                               ; preds = %55
  %60 = extractvalue { i32, i1 } %57, 0, !nosanitize !5
  store i32 %60, i32* @len, align 4, !tbaa !10
  %61 = sext i32 %41 to i64, !nosanitize !5
  %62 = icmp ult i32 %41, 1024
  br i1 %62, label %63, label %16, !nosanitize !5

63:                                               ; preds = %59
  %64 = shl nsw i64 %61, 3
  %65 = icmp ugt i64 %64, xor (i64 ptrtoint ([1024 x i64]* @code to i64), i64 -1)
  br i1 %65, label %17, label %66, !nosanitize !5

66:                                               ; preds = %63
  %67 = getelementptr inbounds [1024 x i64], [1024 x i64]* @code, i64 0, i64 %61
  store i64 %56, i64* %67, align 8, !tbaa !18
  br label %68

68:                                               ; preds = %66, %47
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #3

; Function Attrs: nounwind uwtable
define internal fastcc i64 @run_goto(i64* nocapture noundef readnone %0) #0 {
  %2 = alloca [64 x i64], align 16
  %3 = getelementptr inbounds [64 x i64], [64 x i64]* %2, i64 0, i64 0
  br i1 and (i1 icmp ne (i64 add (i64 ptrtoint ([1024 x i64]* @code to i64), i64 8), i64 0), i1 icmp uge (i64 add (i64 ptrtoint ([1024 x i64]* @code to i64), i64 8), i64 ptrtoint ([1024 x i64]* @code to i64))), label %6, label %4, !nosanitize !5

4:                                                ; preds = %493, %455, %448, %415, %408, %370, %367, %329, %326, %290, %248, %245, %200, %197, %160, %153, %116, %109, %72, %65, %526, %514, %507, %488, %475, %463, %435, %423, %395, %381, %354, %340, %313, %302, %277, %266, %232, %221, %184, %173, %140, %129, %96, %85, %48, %38, %30, %23, %539, %10, %1
  call void @llvm.ubsantrap(i8 19) #8, !nosanitize !5
  unreachable, !nosanitize !5

5:                                                ; preds = %519, %510, %504, %497, %468, %459, %451, %428, %419, %411, %388, %373, %347, %332, %306, %293, %270, %256, %252, %225, %208, %204, %177, %164, %156, %133, %120, %112, %89, %76, %68, %41, %34, %26, %542
  call void @llvm.ubsantrap(i8 22) #8, !nosanitize !5
  unreachable, !nosanitize !5

6:                                                ; preds = %1
  %7 = load i64, i64* getelementptr inbounds ([1024 x i64], [1024 x i64]* @code, i64 0, i64 0), align 16, !tbaa !18
  %8 = icmp ult i64 %7, 13, !nosanitize !5
  br i1 %8, label %10, label %9, !nosanitize !5

9:                                                ; preds = %523, %472, %432, %392, %351, %310, %274, %229, %181, %137, %93, %45, %6
  call void @llvm.ubsantrap(i8 18) #8, !nosanitize !5
  unreachable, !nosanitize !5

10:                                               ; preds = %6
  %11 = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %7, i64 8), !nosanitize !5
  %12 = extractvalue { i64, i1 } %11, 1, !nosanitize !5
  %13 = extractvalue { i64, i1 } %11, 0, !nosanitize !5
  %14 = add i64 %13, ptrtoint ([13 x i8*]* @run_goto.label to i64), !nosanitize !5
  %15 = icmp ne i64 %14, 0, !nosanitize !5
  %16 = xor i1 %12, true, !nosanitize !5
  %17 = icmp uge i64 %14, ptrtoint ([13 x i8*]* @run_goto.label to i64), !nosanitize !5
  %18 = icmp ult i64 %14, ptrtoint ([13 x i8*]* @run_goto.label to i64), !nosanitize !5
  %19 = icmp slt i64 %13, 0
  %20 = select i1 %19, i1 %18, i1 %17, !nosanitize !5
  %21 = and i1 %20, %16, !nosanitize !5
  %22 = and i1 %15, %21, !nosanitize !5
  br i1 %22, label %548, label %4, !nosanitize !5

23:                                               ; preds = %548
  %24 = getelementptr inbounds i64, i64* %550, i64 1
  %25 = icmp ugt i64* %550, inttoptr (i64 -9 to i64*)
  br i1 %25, label %4, label %26, !nosanitize !5

26:                                               ; preds = %23
  %27 = ptrtoint i64* %550 to i64, !nosanitize !5
  %28 = and i64 %27, 7, !nosanitize !5
  %29 = icmp eq i64 %28, 0, !nosanitize !5
  br i1 %29, label %30, label %5, !nosanitize !5

30:                                               ; preds = %26
  %31 = load i64, i64* %550, align 8, !tbaa !18
  %32 = getelementptr inbounds i64, i64* %551, i64 1
  %33 = icmp ult i64* %551, inttoptr (i64 -8 to i64*)
  br i1 %33, label %34, label %4, !nosanitize !5

34:                                               ; preds = %30
  %35 = ptrtoint i64* %551 to i64, !nosanitize !5
  %36 = and i64 %35, 7, !nosanitize !5
  %37 = icmp eq i64 %36, 0, !nosanitize !5
  br i1 %37, label %38, label %5, !nosanitize !5

38:                                               ; preds = %34
  store i64 %31, i64* %551, align 8, !tbaa !18
  %39 = getelementptr inbounds i64, i64* %550, i64 2
  %40 = icmp ugt i64* %24, inttoptr (i64 -9 to i64*)
  br i1 %40, label %4, label %41, !nosanitize !5

41:                                               ; preds = %38
  %42 = ptrtoint i64* %24 to i64, !nosanitize !5
  %43 = and i64 %42, 7, !nosanitize !5
  %44 = icmp eq i64 %43, 0, !nosanitize !5
  br i1 %44, label %45, label %5, !nosanitize !5

45:                                               ; preds = %41
  %46 = load i64, i64* %24, align 8, !tbaa !18
  %47 = icmp ult i64 %46, 13, !nosanitize !5
  br i1 %47, label %48, label %9, !nosanitize !5

48:                                               ; preds = %45
  %49 = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %46, i64 8), !nosanitize !5
  %50 = extractvalue { i64, i1 } %49, 1, !nosanitize !5
  %51 = extractvalue { i64, i1 } %49, 0, !nosanitize !5
  %52 = add i64 %51, ptrtoint ([13 x i8*]* @run_goto.label to i64), !nosanitize !5
  %53 = icmp ne i64 %52, 0, !nosanitize !5
  %54 = xor i1 %50, true, !nosanitize !5
  %55 = icmp uge i64 %52, ptrtoint ([13 x i8*]* @run_goto.label to i64), !nosanitize !5
  %56 = icmp ult i64 %52, ptrtoint ([13 x i8*]* @run_goto.label to i64), !nosanitize !5
  %57 = icmp slt i64 %51, 0
  %58 = select i1 %57, i1 %56, i1 %55, !nosanitize !5
  %59 = and i1 %58, %54, !nosanitize !5
  %60 = and i1 %53, %59, !nosanitize !5
  br i1 %60, label %61, label %4, !nosanitize !5

61:                                               ; preds = %48, %526, %475, %435, %395, %354, %313, %277, %232, %184, %140, %96
  %62 = phi i64 [ %94, %96 ], [ %138, %140 ], [ %182, %184 ], [ %230, %232 ], [ %275, %277 ], [ %311, %313 ], [ %352, %354 ], [ %393, %395 ], [ %433, %435 ], [ %473, %475 ], [ %524, %526 ], [ %46, %48 ]
  %63 = phi i64* [ %87, %96 ], [ %131, %140 ], [ %175, %184 ], [ %223, %232 ], [ %268, %277 ], [ %304, %313 ], [ %345, %354 ], [ %386, %395 ], [ %426, %435 ], [ %466, %475 ], [ %517, %526 ], [ %39, %48 ]
  %64 = phi i64* [ %66, %96 ], [ %110, %140 ], [ %154, %184 ], [ %198, %232 ], [ %246, %277 ], [ %551, %313 ], [ %327, %354 ], [ %368, %395 ], [ %409, %435 ], [ %449, %475 ], [ %489, %526 ], [ %32, %48 ]
  br label %548

65:                                               ; preds = %548
  %66 = getelementptr inbounds i64, i64* %551, i64 -1
  %67 = icmp ult i64* %551, inttoptr (i64 9 to i64*)
  br i1 %67, label %4, label %68

68:                                               ; preds = %65
  %69 = ptrtoint i64* %66 to i64, !nosanitize !5
  %70 = and i64 %69, 7, !nosanitize !5
  %71 = icmp eq i64 %70, 0, !nosanitize !5
  br i1 %71, label %72, label %5, !nosanitize !5

72:                                               ; preds = %68
  %73 = load i64, i64* %66, align 8, !tbaa !18
  %74 = getelementptr inbounds i64, i64* %551, i64 -2
  %75 = icmp ult i64* %66, inttoptr (i64 9 to i64*)
  br i1 %75, label %4, label %76

76:                                               ; preds = %72
  %77 = ptrtoint i64* %74 to i64, !nosanitize !5
  %78 = and i64 %77, 7, !nosanitize !5
  %79 = icmp eq i64 %78, 0, !nosanitize !5
  br i1 %79, label %80, label %5, !nosanitize !5

80:                                               ; preds = %76
  %81 = load i64, i64* %74, align 8, !tbaa !18
  %82 = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %81, i64 %73), !nosanitize !5
  %83 = extractvalue { i64, i1 } %82, 1, !nosanitize !5
  br i1 %83, label %84, label %85, !nosanitize !5

84:                                               ; preds = %80
  call void @llvm.ubsantrap(i8 0) #8, !nosanitize !5
  unreachable, !nosanitize !5

85:                                               ; preds = %80
  %86 = extractvalue { i64, i1 } %82, 0, !nosanitize !5
  store i64 %86, i64* %74, align 8, !tbaa !18
  %87 = getelementptr inbounds i64, i64* %550, i64 1
  %88 = icmp ugt i64* %550, inttoptr (i64 -9 to i64*)
  br i1 %88, label %4, label %89, !nosanitize !5

89:                                               ; preds = %85
  %90 = ptrtoint i64* %550 to i64, !nosanitize !5
  %91 = and i64 %90, 7, !nosanitize !5
  %92 = icmp eq i64 %91, 0, !nosanitize !5
  br i1 %92, label %93, label %5, !nosanitize !5

93:                                               ; preds = %89
  %94 = load i64, i64* %550, align 8, !tbaa !18
  %95 = icmp ult i64 %94, 13, !nosanitize !5
  br i1 %95, label %96, label %9, !nosanitize !5

96:                                               ; preds = %93
  %97 = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %94, i64 8), !nosanitize !5
  %98 = extractvalue { i64, i1 } %97, 1, !nosanitize !5
  %99 = extractvalue { i64, i1 } %97, 0, !nosanitize !5
  %100 = add i64 %99, ptrtoint ([13 x i8*]* @run_goto.label to i64), !nosanitize !5
  %101 = icmp ne i64 %100, 0, !nosanitize !5
  %102 = xor i1 %98, true, !nosanitize !5
  %103 = icmp uge i64 %100, ptrtoint ([13 x i8*]* @run_goto.label to i64), !nosanitize !5
  %104 = icmp ult i64 %100, ptrtoint ([13 x i8*]* @run_goto.label to i64), !nosanitize !5
  %105 = icmp slt i64 %99, 0
  %106 = select i1 %105, i1 %104, i1 %103, !nosanitize !5
  %107 = and i1 %106, %102, !nosanitize !5
  %108 = and i1 %101, %107, !nosanitize !5
  br i1 %108, label %61, label %4, !nosanitize !5

109:                                              ; preds = %548
  %110 = getelementptr inbounds i64, i64* %551, i64 -1
  %111 = icmp ult i64* %551, inttoptr (i64 9 to i64*)
  br i1 %111, label %4, label %112

112:                                              ; preds = %109
  %113 = ptrtoint i64* %110 to i64, !nosanitize !5
  %114 = and i64 %113, 7, !nosanitize !5
  %115 = icmp eq i64 %114, 0, !nosanitize !5
  br i1 %115, label %116, label %5, !nosanitize !5

116:                                              ; preds = %112
  %117 = load i64, i64* %110, align 8, !tbaa !18
  %118 = getelementptr inbounds i64, i64* %551, i64 -2
  %119 = icmp ult i64* %110, inttoptr (i64 9 to i64*)
  br i1 %119, label %4, label %120

120:                                              ; preds = %116
  %121 = ptrtoint i64* %118 to i64, !nosanitize !5
  %122 = and i64 %121, 7, !nosanitize !5
  %123 = icmp eq i64 %122, 0, !nosanitize !5
  br i1 %123, label %124, label %5, !nosanitize !5

124:                                              ; preds = %120
  %125 = load i64, i64* %118, align 8, !tbaa !18
  %126 = call { i64, i1 } @llvm.usub.with.overflow.i64(i64 %125, i64 %117), !nosanitize !5
  %127 = extractvalue { i64, i1 } %126, 1, !nosanitize !5
  br i1 %127, label %128, label %129, !nosanitize !5

128:                                              ; preds = %124
  call void @llvm.ubsantrap(i8 21) #8, !nosanitize !5
  unreachable, !nosanitize !5

129:                                              ; preds = %124
  %130 = extractvalue { i64, i1 } %126, 0, !nosanitize !5
  store i64 %130, i64* %118, align 8, !tbaa !18
  %131 = getelementptr inbounds i64, i64* %550, i64 1
  %132 = icmp ugt i64* %550, inttoptr (i64 -9 to i64*)
  br i1 %132, label %4, label %133, !nosanitize !5

133:                                              ; preds = %129
  %134 = ptrtoint i64* %550 to i64, !nosanitize !5
  %135 = and i64 %134, 7, !nosanitize !5
  %136 = icmp eq i64 %135, 0, !nosanitize !5
  br i1 %136, label %137, label %5, !nosanitize !5

137:                                              ; preds = %133
  %138 = load i64, i64* %550, align 8, !tbaa !18
  %139 = icmp ult i64 %138, 13, !nosanitize !5
  br i1 %139, label %140, label %9, !nosanitize !5

140:                                              ; preds = %137
  %141 = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %138, i64 8), !nosanitize !5
  %142 = extractvalue { i64, i1 } %141, 1, !nosanitize !5
  %143 = extractvalue { i64, i1 } %141, 0, !nosanitize !5
  %144 = add i64 %143, ptrtoint ([13 x i8*]* @run_goto.label to i64), !nosanitize !5
  %145 = icmp ne i64 %144, 0, !nosanitize !5
  %146 = xor i1 %142, true, !nosanitize !5
  %147 = icmp uge i64 %144, ptrtoint ([13 x i8*]* @run_goto.label to i64), !nosanitize !5
  %148 = icmp ult i64 %144, ptrtoint ([13 x i8*]* @run_goto.label to i64), !nosanitize !5
  %149 = icmp slt i64 %143, 0
  %150 = select i1 %149, i1 %148, i1 %147, !nosanitize !5
  %151 = and i1 %150, %146, !nosanitize !5
  %152 = and i1 %145, %151, !nosanitize !5
  br i1 %152, label %61, label %4, !nosanitize !5

153:                                              ; preds = %548
  %154 = getelementptr inbounds i64, i64* %551, i64 -1
  %155 = icmp ult i64* %551, inttoptr (i64 9 to i64*)
  br i1 %155, label %4, label %156

156:                                              ; preds = %153
  %157 = ptrtoint i64* %154 to i64, !nosanitize !5
  %158 = and i64 %157, 7, !nosanitize !5
  %159 = icmp eq i64 %158, 0, !nosanitize !5
  br i1 %159, label %160, label %5, !nosanitize !5

160:                                              ; preds = %156
  %161 = load i64, i64* %154, align 8, !tbaa !18
  %162 = getelementptr inbounds i64, i64* %551, i64 -2
  %163 = icmp ult i64* %154, inttoptr (i64 9 to i64*)
  br i1 %163, label %4, label %164

164:                                              ; preds = %160
  %165 = ptrtoint i64* %162 to i64, !nosanitize !5
  %166 = and i64 %165, 7, !nosanitize !5
  %167 = icmp eq i64 %166, 0, !nosanitize !5
  br i1 %167, label %168, label %5, !nosanitize !5

168:                                              ; preds = %164
  %169 = load i64, i64* %162, align 8, !tbaa !18
  %170 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %169, i64 %161), !nosanitize !5
  %171 = extractvalue { i64, i1 } %170, 1, !nosanitize !5
  br i1 %171, label %172, label %173, !nosanitize !5

172:                                              ; preds = %168
  call void @llvm.ubsantrap(i8 12) #8, !nosanitize !5
  unreachable, !nosanitize !5

173:                                              ; preds = %168
  %174 = extractvalue { i64, i1 } %170, 0, !nosanitize !5
  store i64 %174, i64* %162, align 8, !tbaa !18
  %175 = getelementptr inbounds i64, i64* %550, i64 1
  %176 = icmp ugt i64* %550, inttoptr (i64 -9 to i64*)
  br i1 %176, label %4, label %177, !nosanitize !5

177:                                              ; preds = %173
  %178 = ptrtoint i64* %550 to i64, !nosanitize !5
  %179 = and i64 %178, 7, !nosanitize !5
  %180 = icmp eq i64 %179, 0, !nosanitize !5
  br i1 %180, label %181, label %5, !nosanitize !5

181:                                              ; preds = %177
  %182 = load i64, i64* %550, align 8, !tbaa !18
  %183 = icmp ult i64 %182, 13, !nosanitize !5
  br i1 %183, label %184, label %9, !nosanitize !5

184:                                              ; preds = %181
  %185 = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %182, i64 8), !nosanitize !5
  %186 = extractvalue { i64, i1 } %185, 1, !nosanitize !5
  %187 = extractvalue { i64, i1 } %185, 0, !nosanitize !5
  %188 = add i64 %187, ptrtoint ([13 x i8*]* @run_goto.label to i64), !nosanitize !5
  %189 = icmp ne i64 %188, 0, !nosanitize !5
  %190 = xor i1 %186, true, !nosanitize !5
  %191 = icmp uge i64 %188, ptrtoint ([13 x i8*]* @run_goto.label to i64), !nosanitize !5
  %192 = icmp ult i64 %188, ptrtoint ([13 x i8*]* @run_goto.label to i64), !nosanitize !5
  %193 = icmp slt i64 %187, 0
  %194 = select i1 %193, i1 %192, i1 %191, !nosanitize !5
  %195 = and i1 %194, %190, !nosanitize !5
  %196 = and i1 %189, %195, !nosanitize !5
  br i1 %196, label %61, label %4, !nosanitize !5

197:                                              ; preds = %548
  %198 = getelementptr inbounds i64, i64* %551, i64 -1
  %199 = icmp ult i64* %551, inttoptr (i64 9 to i64*)
  br i1 %199, label %4, label %200

200:                                              ; preds = %197
  %201 = getelementptr inbounds i64, i64* %551, i64 -2
  %202 = ptrtoint i64* %198 to i64, !nosanitize !5
  %203 = icmp ult i64* %198, inttoptr (i64 9 to i64*)
  br i1 %203, label %4, label %204

204:                                              ; preds = %200
  %205 = ptrtoint i64* %201 to i64, !nosanitize !5
  %206 = and i64 %205, 7, !nosanitize !5
  %207 = icmp eq i64 %206, 0, !nosanitize !5
  br i1 %207, label %208, label %5, !nosanitize !5

208:                                              ; preds = %204
  %209 = load i64, i64* %201, align 8, !tbaa !18
  %210 = and i64 %202, 7, !nosanitize !5
  %211 = icmp eq i64 %210, 0, !nosanitize !5
  br i1 %211, label %212, label %5, !nosanitize !5

212:                                              ; preds = %208
  %213 = load i64, i64* %198, align 8, !tbaa !18
  switch i64 %213, label %219 [
    i64 0, label %221
    i64 -1, label %214
  ]

214:                                              ; preds = %212
  %215 = call { i64, i1 } @llvm.usub.with.overflow.i64(i64 0, i64 %209) #10, !nosanitize !5
  %216 = extractvalue { i64, i1 } %215, 0, !nosanitize !5
  %217 = extractvalue { i64, i1 } %215, 1, !nosanitize !5
  br i1 %217, label %218, label %221, !nosanitize !5

218:                                              ; preds = %214
  call void @llvm.ubsantrap(i8 21) #8, !nosanitize !5
  unreachable, !nosanitize !5

219:                                              ; preds = %212
  %220 = sdiv i64 %209, %213
  br label %221

221:                                              ; preds = %212, %214, %219
  %222 = phi i64 [ %213, %212 ], [ %220, %219 ], [ %216, %214 ]
  store i64 %222, i64* %201, align 8, !tbaa !18
  %223 = getelementptr inbounds i64, i64* %550, i64 1
  %224 = icmp ugt i64* %550, inttoptr (i64 -9 to i64*)
  br i1 %224, label %4, label %225, !nosanitize !5

225:                                              ; preds = %221
  %226 = ptrtoint i64* %550 to i64, !nosanitize !5
  %227 = and i64 %226, 7, !nosanitize !5
  %228 = icmp eq i64 %227, 0, !nosanitize !5
  br i1 %228, label %229, label %5, !nosanitize !5

229:                                              ; preds = %225
  %230 = load i64, i64* %550, align 8, !tbaa !18
  %231 = icmp ult i64 %230, 13, !nosanitize !5
  br i1 %231, label %232, label %9, !nosanitize !5

232:                                              ; preds = %229
  %233 = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %230, i64 8), !nosanitize !5
  %234 = extractvalue { i64, i1 } %233, 1, !nosanitize !5
  %235 = extractvalue { i64, i1 } %233, 0, !nosanitize !5
  %236 = add i64 %235, ptrtoint ([13 x i8*]* @run_goto.label to i64), !nosanitize !5
  %237 = icmp ne i64 %236, 0, !nosanitize !5
  %238 = xor i1 %234, true, !nosanitize !5
  %239 = icmp uge i64 %236, ptrtoint ([13 x i8*]* @run_goto.label to i64), !nosanitize !5
  %240 = icmp ult i64 %236, ptrtoint ([13 x i8*]* @run_goto.label to i64), !nosanitize !5
  %241 = icmp slt i64 %235, 0
  %242 = select i1 %241, i1 %240, i1 %239, !nosanitize !5
  %243 = and i1 %242, %238, !nosanitize !5
  %244 = and i1 %237, %243, !nosanitize !5
  br i1 %244, label %61, label %4, !nosanitize !5

245:                                              ; preds = %548
  %246 = getelementptr inbounds i64, i64* %551, i64 -1
  %247 = icmp ult i64* %551, inttoptr (i64 9 to i64*)
  br i1 %247, label %4, label %248

248:                                              ; preds = %245
  %249 = getelementptr inbounds i64, i64* %551, i64 -2
  %250 = ptrtoint i64* %246 to i64, !nosanitize !5
  %251 = icmp ult i64* %246, inttoptr (i64 9 to i64*)
  br i1 %251, label %4, label %252

252:                                              ; preds = %248
  %253 = ptrtoint i64* %249 to i64, !nosanitize !5
  %254 = and i64 %253, 7, !nosanitize !5
  %255 = icmp eq i64 %254, 0, !nosanitize !5
  br i1 %255, label %256, label %5, !nosanitize !5

256:                                              ; preds = %252
  %257 = load i64, i64* %249, align 8, !tbaa !18
  %258 = and i64 %250, 7, !nosanitize !5
  %259 = icmp eq i64 %258, 0, !nosanitize !5
  br i1 %259, label %260, label %5, !nosanitize !5

260:                                              ; preds = %256
  %261 = load i64, i64* %246, align 8, !tbaa !18
  %262 = add i64 %261, 1
  %263 = icmp ult i64 %262, 2
  br i1 %263, label %266, label %264

264:                                              ; preds = %260
  %265 = srem i64 %257, %261
  br label %266

266:                                              ; preds = %260, %264
  %267 = phi i64 [ %265, %264 ], [ 0, %260 ]
  store i64 %267, i64* %249, align 8, !tbaa !18
  %268 = getelementptr inbounds i64, i64* %550, i64 1
  %269 = icmp ugt i64* %550, inttoptr (i64 -9 to i64*)
  br i1 %269, label %4, label %270, !nosanitize !5

270:                                              ; preds = %266
  %271 = ptrtoint i64* %550 to i64, !nosanitize !5
  %272 = and i64 %271, 7, !nosanitize !5
  %273 = icmp eq i64 %272, 0, !nosanitize !5
  br i1 %273, label %274, label %5, !nosanitize !5

274:                                              ; preds = %270
  %275 = load i64, i64* %550, align 8, !tbaa !18
  %276 = icmp ult i64 %275, 13, !nosanitize !5
  br i1 %276, label %277, label %9, !nosanitize !5

277:                                              ; preds = %274
  %278 = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %275, i64 8), !nosanitize !5
  %279 = extractvalue { i64, i1 } %278, 1, !nosanitize !5
  %280 = extractvalue { i64, i1 } %278, 0, !nosanitize !5
  %281 = add i64 %280, ptrtoint ([13 x i8*]* @run_goto.label to i64), !nosanitize !5
  %282 = icmp ne i64 %281, 0, !nosanitize !5
  %283 = xor i1 %279, true, !nosanitize !5
  %284 = icmp uge i64 %281, ptrtoint ([13 x i8*]* @run_goto.label to i64), !nosanitize !5
  %285 = icmp ult i64 %281, ptrtoint ([13 x i8*]* @run_goto.label to i64), !nosanitize !5
  %286 = icmp slt i64 %280, 0
  %287 = select i1 %286, i1 %285, i1 %284, !nosanitize !5
  %288 = and i1 %287, %283, !nosanitize !5
  %289 = and i1 %282, %288, !nosanitize !5
  br i1 %289, label %61, label %4, !nosanitize !5

290:                                              ; preds = %548
  %291 = getelementptr inbounds i64, i64* %551, i64 -1
  %292 = icmp ult i64* %551, inttoptr (i64 9 to i64*)
  br i1 %292, label %4, label %293

293:                                              ; preds = %290
  %294 = ptrtoint i64* %291 to i64, !nosanitize !5
  %295 = and i64 %294, 7, !nosanitize !5
  %296 = icmp eq i64 %295, 0, !nosanitize !5
  br i1 %296, label %297, label %5, !nosanitize !5

297:                                              ; preds = %293
  %298 = load i64, i64* %291, align 8, !tbaa !18
  %299 = call { i64, i1 } @llvm.usub.with.overflow.i64(i64 0, i64 %298), !nosanitize !5
  %300 = extractvalue { i64, i1 } %299, 1, !nosanitize !5
  br i1 %300, label %301, label %302, !nosanitize !5

301:                                              ; preds = %297
  call void @llvm.ubsantrap(i8 13) #8, !nosanitize !5
  unreachable, !nosanitize !5

302:                                              ; preds = %297
  %303 = extractvalue { i64, i1 } %299, 0, !nosanitize !5
  store i64 %303, i64* %291, align 8, !tbaa !18
  %304 = getelementptr inbounds i64, i64* %550, i64 1
  %305 = icmp ugt i64* %550, inttoptr (i64 -9 to i64*)
  br i1 %305, label %4, label %306, !nosanitize !5

306:                                              ; preds = %302
  %307 = ptrtoint i64* %550 to i64, !nosanitize !5
  %308 = and i64 %307, 7, !nosanitize !5
  %309 = icmp eq i64 %308, 0, !nosanitize !5
  br i1 %309, label %310, label %5, !nosanitize !5

310:                                              ; preds = %306
  %311 = load i64, i64* %550, align 8, !tbaa !18
  %312 = icmp ult i64 %311, 13, !nosanitize !5
  br i1 %312, label %313, label %9, !nosanitize !5

313:                                              ; preds = %310
  %314 = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %311, i64 8), !nosanitize !5
  %315 = extractvalue { i64, i1 } %314, 1, !nosanitize !5
  %316 = extractvalue { i64, i1 } %314, 0, !nosanitize !5
  %317 = add i64 %316, ptrtoint ([13 x i8*]* @run_goto.label to i64), !nosanitize !5
  %318 = icmp ne i64 %317, 0, !nosanitize !5
  %319 = xor i1 %315, true, !nosanitize !5
  %320 = icmp uge i64 %317, ptrtoint ([13 x i8*]* @run_goto.label to i64), !nosanitize !5
  %321 = icmp ult i64 %317, ptrtoint ([13 x i8*]* @run_goto.label to i64), !nosanitize !5
  %322 = icmp slt i64 %316, 0
  %323 = select i1 %322, i1 %321, i1 %320, !nosanitize !5
  %324 = and i1 %323, %319, !nosanitize !5
  %325 = and i1 %318, %324, !nosanitize !5
  br i1 %325, label %61, label %4, !nosanitize !5

326:                                              ; preds = %548
  %327 = getelementptr inbounds i64, i64* %551, i64 -1
  %328 = icmp ult i64* %551, inttoptr (i64 9 to i64*)
  br i1 %328, label %4, label %329

329:                                              ; preds = %326
  %330 = getelementptr inbounds i64, i64* %551, i64 -2
  %331 = icmp ult i64* %327, inttoptr (i64 9 to i64*)
  br i1 %331, label %4, label %332

332:                                              ; preds = %329
  %333 = ptrtoint i64* %327 to i64, !nosanitize !5
  %334 = ptrtoint i64* %330 to i64, !nosanitize !5
  %335 = and i64 %334, 7, !nosanitize !5
  %336 = icmp eq i64 %335, 0, !nosanitize !5
  %337 = and i64 %333, 7
  %338 = icmp eq i64 %337, 0
  %339 = select i1 %336, i1 %338, i1 false
  br i1 %339, label %340, label %5, !nosanitize !5

340:                                              ; preds = %332
  %341 = load i64, i64* %330, align 8, !tbaa !18
  %342 = load i64, i64* %327, align 8, !tbaa !18
  %343 = icmp slt i64 %341, %342
  %344 = zext i1 %343 to i64
  store i64 %344, i64* %330, align 8, !tbaa !18
  %345 = getelementptr inbounds i64, i64* %550, i64 1
  %346 = icmp ugt i64* %550, inttoptr (i64 -9 to i64*)
  br i1 %346, label %4, label %347, !nosanitize !5

347:                                              ; preds = %340
  %348 = ptrtoint i64* %550 to i64, !nosanitize !5
  %349 = and i64 %348, 7, !nosanitize !5
  %350 = icmp eq i64 %349, 0, !nosanitize !5
  br i1 %350, label %351, label %5, !nosanitize !5

351:                                              ; preds = %347
  %352 = load i64, i64* %550, align 8, !tbaa !18
  %353 = icmp ult i64 %352, 13, !nosanitize !5
  br i1 %353, label %354, label %9, !nosanitize !5

354:                                              ; preds = %351
  %355 = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %352, i64 8), !nosanitize !5
  %356 = extractvalue { i64, i1 } %355, 1, !nosanitize !5
  %357 = extractvalue { i64, i1 } %355, 0, !nosanitize !5
  %358 = add i64 %357, ptrtoint ([13 x i8*]* @run_goto.label to i64), !nosanitize !5
  %359 = icmp ne i64 %358, 0, !nosanitize !5
  %360 = xor i1 %356, true, !nosanitize !5
  %361 = icmp uge i64 %358, ptrtoint ([13 x i8*]* @run_goto.label to i64), !nosanitize !5
  %362 = icmp ult i64 %358, ptrtoint ([13 x i8*]* @run_goto.label to i64), !nosanitize !5
  %363 = icmp slt i64 %357, 0
  %364 = select i1 %363, i1 %362, i1 %361, !nosanitize !5
  %365 = and i1 %364, %360, !nosanitize !5
  %366 = and i1 %359, %365, !nosanitize !5
  br i1 %366, label %61, label %4, !nosanitize !5

367:                                              ; preds = %548
  %368 = getelementptr inbounds i64, i64* %551, i64 -1
  %369 = icmp ult i64* %551, inttoptr (i64 9 to i64*)
  br i1 %369, label %4, label %370

370:                                              ; preds = %367
  %371 = getelementptr inbounds i64, i64* %551, i64 -2
  %372 = icmp ult i64* %368, inttoptr (i64 9 to i64*)
  br i1 %372, label %4, label %373

373:                                              ; preds = %370
  %374 = ptrtoint i64* %368 to i64, !nosanitize !5
  %375 = ptrtoint i64* %371 to i64, !nosanitize !5
  %376 = and i64 %375, 7, !nosanitize !5
  %377 = icmp eq i64 %376, 0, !nosanitize !5
  %378 = and i64 %374, 7
  %379 = icmp eq i64 %378, 0
  %380 = select i1 %377, i1 %379, i1 false
  br i1 %380, label %381, label %5, !nosanitize !5

381:                                              ; preds = %373
  %382 = load i64, i64* %371, align 8, !tbaa !18
  %383 = load i64, i64* %368, align 8, !tbaa !18
  %384 = icmp eq i64 %382, %383
  %385 = zext i1 %384 to i64
  store i64 %385, i64* %371, align 8, !tbaa !18
  %386 = getelementptr inbounds i64, i64* %550, i64 1
  %387 = icmp ugt i64* %550, inttoptr (i64 -9 to i64*)
  br i1 %387, label %4, label %388, !nosanitize !5

388:                                              ; preds = %381
  %389 = ptrtoint i64* %550 to i64, !nosanitize !5
  %390 = and i64 %389, 7, !nosanitize !5
  %391 = icmp eq i64 %390, 0, !nosanitize !5
  br i1 %391, label %392, label %5, !nosanitize !5

392:                                              ; preds = %388
  %393 = load i64, i64* %550, align 8, !tbaa !18
  %394 = icmp ult i64 %393, 13, !nosanitize !5
  br i1 %394, label %395, label %9, !nosanitize !5

395:                                              ; preds = %392
  %396 = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %393, i64 8), !nosanitize !5
  %397 = extractvalue { i64, i1 } %396, 1, !nosanitize !5
  %398 = extractvalue { i64, i1 } %396, 0, !nosanitize !5
  %399 = add i64 %398, ptrtoint ([13 x i8*]* @run_goto.label to i64), !nosanitize !5
  %400 = icmp ne i64 %399, 0, !nosanitize !5
  %401 = xor i1 %397, true, !nosanitize !5
  %402 = icmp uge i64 %399, ptrtoint ([13 x i8*]* @run_goto.label to i64), !nosanitize !5
  %403 = icmp ult i64 %399, ptrtoint ([13 x i8*]* @run_goto.label to i64), !nosanitize !5
  %404 = icmp slt i64 %398, 0
  %405 = select i1 %404, i1 %403, i1 %402, !nosanitize !5
  %406 = and i1 %405, %401, !nosanitize !5
  %407 = and i1 %400, %406, !nosanitize !5
  br i1 %407, label %61, label %4, !nosanitize !5

408:                                              ; preds = %548
  %409 = getelementptr inbounds i64, i64* %551, i64 -1
  %410 = icmp ult i64* %551, inttoptr (i64 9 to i64*)
  br i1 %410, label %4, label %411

411:                                              ; preds = %408
  %412 = ptrtoint i64* %409 to i64, !nosanitize !5
  %413 = and i64 %412, 7, !nosanitize !5
  %414 = icmp eq i64 %413, 0, !nosanitize !5
  br i1 %414, label %415, label %5, !nosanitize !5

415:                                              ; preds = %411
  %416 = load i64, i64* %409, align 8, !tbaa !18
  %417 = getelementptr inbounds i64, i64* %551, i64 -2
  %418 = icmp ult i64* %409, inttoptr (i64 9 to i64*)
  br i1 %418, label %4, label %419

419:                                              ; preds = %415
  %420 = ptrtoint i64* %417 to i64, !nosanitize !5
  %421 = and i64 %420, 7, !nosanitize !5
  %422 = icmp eq i64 %421, 0, !nosanitize !5
  br i1 %422, label %423, label %5, !nosanitize !5

423:                                              ; preds = %419
  %424 = load i64, i64* %417, align 8, !tbaa !18
  %425 = and i64 %424, %416
  store i64 %425, i64* %417, align 8, !tbaa !18
  %426 = getelementptr inbounds i64, i64* %550, i64 1
  %427 = icmp ugt i64* %550, inttoptr (i64 -9 to i64*)
  br i1 %427, label %4, label %428, !nosanitize !5

428:                                              ; preds = %423
  %429 = ptrtoint i64* %550 to i64, !nosanitize !5
  %430 = and i64 %429, 7, !nosanitize !5
  %431 = icmp eq i64 %430, 0, !nosanitize !5
  br i1 %431, label %432, label %5, !nosanitize !5

432:                                              ; preds = %428
  %433 = load i64, i64* %550, align 8, !tbaa !18
  %434 = icmp ult i64 %433, 13, !nosanitize !5
  br i1 %434, label %435, label %9, !nosanitize !5

435:                                              ; preds = %432
  %436 = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %433, i64 8), !nosanitize !5
  %437 = extractvalue { i64, i1 } %436, 1, !nosanitize !5
  %438 = extractvalue { i64, i1 } %436, 0, !nosanitize !5
  %439 = add i64 %438, ptrtoint ([13 x i8*]* @run_goto.label to i64), !nosanitize !5
  %440 = icmp ne i64 %439, 0, !nosanitize !5
  %441 = xor i1 %437, true, !nosanitize !5
  %442 = icmp uge i64 %439, ptrtoint ([13 x i8*]* @run_goto.label to i64), !nosanitize !5
  %443 = icmp ult i64 %439, ptrtoint ([13 x i8*]* @run_goto.label to i64), !nosanitize !5
  %444 = icmp slt i64 %438, 0
  %445 = select i1 %444, i1 %443, i1 %442, !nosanitize !5
  %446 = and i1 %445, %441, !nosanitize !5
  %447 = and i1 %440, %446, !nosanitize !5
  br i1 %447, label %61, label %4, !nosanitize !5

448:                                              ; preds = %548
  %449 = getelementptr inbounds i64, i64* %551, i64 -1
  %450 = icmp ult i64* %551, inttoptr (i64 9 to i64*)
  br i1 %450, label %4, label %451

451:                                              ; preds = %448
  %452 = ptrtoint i64* %449 to i64, !nosanitize !5
  %453 = and i64 %452, 7, !nosanitize !5
  %454 = icmp eq i64 %453, 0, !nosanitize !5
  br i1 %454, label %455, label %5, !nosanitize !5

455:                                              ; preds = %451
  %456 = load i64, i64* %449, align 8, !tbaa !18
  %457 = getelementptr inbounds i64, i64* %551, i64 -2
  %458 = icmp ult i64* %449, inttoptr (i64 9 to i64*)
  br i1 %458, label %4, label %459

459:                                              ; preds = %455
  %460 = ptrtoint i64* %457 to i64, !nosanitize !5
  %461 = and i64 %460, 7, !nosanitize !5
  %462 = icmp eq i64 %461, 0, !nosanitize !5
  br i1 %462, label %463, label %5, !nosanitize !5

463:                                              ; preds = %459
  %464 = load i64, i64* %457, align 8, !tbaa !18
  %465 = or i64 %464, %456
  store i64 %465, i64* %457, align 8, !tbaa !18
  %466 = getelementptr inbounds i64, i64* %550, i64 1
  %467 = icmp ugt i64* %550, inttoptr (i64 -9 to i64*)
  br i1 %467, label %4, label %468, !nosanitize !5

468:                                              ; preds = %463
  %469 = ptrtoint i64* %550 to i64, !nosanitize !5
  %470 = and i64 %469, 7, !nosanitize !5
  %471 = icmp eq i64 %470, 0, !nosanitize !5
  br i1 %471, label %472, label %5, !nosanitize !5

472:                                              ; preds = %468
  %473 = load i64, i64* %550, align 8, !tbaa !18
  %474 = icmp ult i64 %473, 13, !nosanitize !5
  br i1 %474, label %475, label %9, !nosanitize !5

475:                                              ; preds = %472
  %476 = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %473, i64 8), !nosanitize !5
  %477 = extractvalue { i64, i1 } %476, 1, !nosanitize !5
  %478 = extractvalue { i64, i1 } %476, 0, !nosanitize !5
  %479 = add i64 %478, ptrtoint ([13 x i8*]* @run_goto.label to i64), !nosanitize !5
  %480 = icmp ne i64 %479, 0, !nosanitize !5
  %481 = xor i1 %477, true, !nosanitize !5
  %482 = icmp uge i64 %479, ptrtoint ([13 x i8*]* @run_goto.label to i64), !nosanitize !5
  %483 = icmp ult i64 %479, ptrtoint ([13 x i8*]* @run_goto.label to i64), !nosanitize !5
  %484 = icmp slt i64 %478, 0
  %485 = select i1 %484, i1 %483, i1 %482, !nosanitize !5
  %486 = and i1 %485, %481, !nosanitize !5
  %487 = and i1 %480, %486, !nosanitize !5
  br i1 %487, label %61, label %4, !nosanitize !5

488:                                              ; preds = %548
  %489 = getelementptr inbounds i64, i64* %551, i64 -2
  %490 = icmp ne i64* %551, inttoptr (i64 16 to i64*)
  %491 = icmp ugt i64* %551, inttoptr (i64 15 to i64*)
  %492 = and i1 %490, %491, !nosanitize !5
  br i1 %492, label %493, label %4, !nosanitize !5

493:                                              ; preds = %488
  %494 = getelementptr inbounds i64, i64* %551, i64 -3
  %495 = ptrtoint i64* %489 to i64, !nosanitize !5
  %496 = icmp ult i64* %489, inttoptr (i64 9 to i64*)
  br i1 %496, label %4, label %497

497:                                              ; preds = %493
  %498 = ptrtoint i64* %494 to i64, !nosanitize !5
  %499 = and i64 %498, 7, !nosanitize !5
  %500 = icmp eq i64 %499, 0, !nosanitize !5
  br i1 %500, label %501, label %5, !nosanitize !5

501:                                              ; preds = %497
  %502 = load i64, i64* %494, align 8, !tbaa !18
  %503 = icmp eq i64 %502, 0
  br i1 %503, label %507, label %504

504:                                              ; preds = %501
  %505 = and i64 %495, 7, !nosanitize !5
  %506 = icmp eq i64 %505, 0, !nosanitize !5
  br i1 %506, label %514, label %5, !nosanitize !5

507:                                              ; preds = %501
  %508 = getelementptr inbounds i64, i64* %551, i64 -1
  %509 = icmp ugt i64* %489, inttoptr (i64 -9 to i64*)
  br i1 %509, label %4, label %510, !nosanitize !5

510:                                              ; preds = %507
  %511 = ptrtoint i64* %508 to i64, !nosanitize !5
  %512 = and i64 %511, 7, !nosanitize !5
  %513 = icmp eq i64 %512, 0, !nosanitize !5
  br i1 %513, label %514, label %5, !nosanitize !5

514:                                              ; preds = %510, %504
  %515 = phi i64* [ %489, %504 ], [ %508, %510 ]
  %516 = load i64, i64* %515, align 8, !tbaa !18
  store i64 %516, i64* %494, align 8, !tbaa !18
  %517 = getelementptr inbounds i64, i64* %550, i64 1
  %518 = icmp ugt i64* %550, inttoptr (i64 -9 to i64*)
  br i1 %518, label %4, label %519, !nosanitize !5

519:                                              ; preds = %514
  %520 = ptrtoint i64* %550 to i64, !nosanitize !5
  %521 = and i64 %520, 7, !nosanitize !5
  %522 = icmp eq i64 %521, 0, !nosanitize !5
  br i1 %522, label %523, label %5, !nosanitize !5

523:                                              ; preds = %519
  %524 = load i64, i64* %550, align 8, !tbaa !18
  %525 = icmp ult i64 %524, 13, !nosanitize !5
  br i1 %525, label %526, label %9, !nosanitize !5

526:                                              ; preds = %523
  %527 = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %524, i64 8), !nosanitize !5
  %528 = extractvalue { i64, i1 } %527, 1, !nosanitize !5
  %529 = extractvalue { i64, i1 } %527, 0, !nosanitize !5
  %530 = add i64 %529, ptrtoint ([13 x i8*]* @run_goto.label to i64), !nosanitize !5
  %531 = icmp ne i64 %530, 0, !nosanitize !5
  %532 = xor i1 %528, true, !nosanitize !5
  %533 = icmp uge i64 %530, ptrtoint ([13 x i8*]* @run_goto.label to i64), !nosanitize !5
  %534 = icmp ult i64 %530, ptrtoint ([13 x i8*]* @run_goto.label to i64), !nosanitize !5
  %535 = icmp slt i64 %529, 0
  %536 = select i1 %535, i1 %534, i1 %533, !nosanitize !5
  %537 = and i1 %536, %532, !nosanitize !5
  %538 = and i1 %531, %537, !nosanitize !5
  br i1 %538, label %61, label %4, !nosanitize !5

539:                                              ; preds = %548
  %540 = getelementptr inbounds i64, i64* %551, i64 -1
  %541 = icmp ult i64* %551, inttoptr (i64 9 to i64*)
  br i1 %541, label %4, label %542

542:                                              ; preds = %539
  %543 = ptrtoint i64* %540 to i64, !nosanitize !5
  %544 = and i64 %543, 7, !nosanitize !5
  %545 = icmp eq i64 %544, 0, !nosanitize !5
  br i1 %545, label %546, label %5, !nosanitize !5

546:                                              ; preds = %542
  %547 = load i64, i64* %540, align 8, !tbaa !18
  ret i64 %547

548:                                              ; preds = %10, %61
  %549 = phi i64 [ %62, %61 ], [ %7, %10 ]
  %550 = phi i64* [ %63, %61 ], [ getelementptr inbounds ([1024 x i64], [1024 x i64]* @code, i64 0, i64 1), %10 ]
  %551 = phi i64* [ %64, %61 ], [ %3, %10 ]
  %552 = getelementptr inbounds [13 x i8*], [13 x i8*]* @run_goto.label, i64 0, i64 %549
  %553 = load i8*, i8** %552, align 8, !tbaa !6
  indirectbr i8* %553, [label %23, label %65, label %109, label %153, label %197, label %245, label %290, label %326, label %367, label %408, label %448, label %488, label %539]
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare { i32, i1 } @llvm.uadd.with.overflow.i32(i32, i32) #3

; Function Attrs: nounwind uwtable
define internal fastcc %struct.Node* @binary(i32 noundef %0) unnamed_addr #0 {
  %2 = icmp sgt i32 %0, 5
  br i1 %2, label %3, label %5

3:                                                ; preds = %1
  %4 = call fastcc %struct.Node* @primary()
  br label %115

5:                                                ; preds = %1
  %6 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %0, i32 1), !nosanitize !5
  %7 = extractvalue { i32, i1 } %6, 0, !nosanitize !5
  %8 = extractvalue { i32, i1 } %6, 1, !nosanitize !5
  br i1 %8, label %9, label %10, !nosanitize !5

9:                                                ; preds = %103, %5
  call void @llvm.ubsantrap(i8 0) #8, !nosanitize !5
  unreachable, !nosanitize !5

10:                                               ; preds = %5
  %11 = call fastcc %struct.Node* @binary(i32 noundef %7)
  br label %12

12:                                               ; preds = %111, %10
  %13 = phi %struct.Node* [ %11, %10 ], [ %112, %111 ]
  %14 = icmp ne %struct.Node* %13, null
  br i1 %14, label %15, label %111

15:                                               ; preds = %12, %106
  %16 = phi i64 [ %108, %106 ], [ 0, %12 ]
  %17 = trunc i64 %16 to i32
  %18 = shl nuw nsw i64 %16, 3
  %19 = add i64 %18, ptrtoint ([9 x %struct.anon]* @table to i64), !nosanitize !5
  %20 = icmp eq i64 %19, 0, !nosanitize !5
  %21 = icmp ult i64 %19, ptrtoint ([9 x %struct.anon]* @table to i64), !nosanitize !5
  br i1 %21, label %22, label %23, !nosanitize !5

22:                                               ; preds = %29, %15
  call void @llvm.ubsantrap(i8 19) #8, !nosanitize !5
  unreachable, !nosanitize !5

23:                                               ; preds = %15
  %24 = getelementptr inbounds [9 x %struct.anon], [9 x %struct.anon]* @table, i64 0, i64 %16, i32 0
  %25 = getelementptr inbounds [9 x %struct.anon], [9 x %struct.anon]* @table, i64 0, i64 %16, i32 1
  %26 = load i8, i8* %25, align 1, !tbaa !31
  %27 = zext i8 %26 to i32
  %28 = icmp eq i32 %27, %0
  br i1 %28, label %29, label %103

29:                                               ; preds = %23
  br i1 %20, label %22, label %30, !nosanitize !5

30:                                               ; preds = %29
  %31 = load i8, i8* %24, align 8, !tbaa !33
  %32 = call i16** @__ctype_b_loc() #9
  %33 = icmp ne i16** %32, null, !nosanitize !5
  %34 = ptrtoint i16** %32 to i64, !nosanitize !5
  %35 = and i64 %34, 7, !nosanitize !5
  %36 = icmp eq i64 %35, 0, !nosanitize !5
  %37 = and i1 %36, %33, !nosanitize !5
  br i1 %37, label %39, label %38, !nosanitize !5

38:                                               ; preds = %30, %66, %56, %39
  call void @llvm.ubsantrap(i8 22) #8, !nosanitize !5
  unreachable, !nosanitize !5

39:                                               ; preds = %30, %66
  %40 = load i16*, i16** %32, align 8, !tbaa !6
  %41 = load i8*, i8** @src, align 8, !tbaa !6
  %42 = icmp eq i8* %41, null, !nosanitize !5
  br i1 %42, label %38, label %43, !nosanitize !5

43:                                               ; preds = %39
  %44 = load i8, i8* %41, align 1, !tbaa !12
  %45 = zext i8 %44 to i64
  %46 = getelementptr inbounds i16, i16* %40, i64 %45
  %47 = shl nuw nsw i64 %45, 1
  %48 = ptrtoint i16* %40 to i64, !nosanitize !5
  %49 = add i64 %47, %48, !nosanitize !5
  %50 = icmp ne i16* %40, null, !nosanitize !5
  %51 = icmp ne i64 %49, 0, !nosanitize !5
  %52 = and i1 %50, %51, !nosanitize !5
  %53 = icmp uge i64 %49, %48, !nosanitize !5
  %54 = and i1 %53, %52, !nosanitize !5
  br i1 %54, label %56, label %55, !nosanitize !5

55:                                               ; preds = %70, %64, %43
  call void @llvm.ubsantrap(i8 19) #8, !nosanitize !5
  unreachable, !nosanitize !5

56:                                               ; preds = %43
  %57 = ptrtoint i16* %46 to i64, !nosanitize !5
  %58 = and i64 %57, 1, !nosanitize !5
  %59 = icmp eq i64 %58, 0, !nosanitize !5
  br i1 %59, label %60, label %38, !nosanitize !5

60:                                               ; preds = %56
  %61 = load i16, i16* %46, align 2, !tbaa !13
  %62 = and i16 %61, 8192
  %63 = icmp eq i16 %62, 0
  br i1 %63, label %68, label %64

64:                                               ; preds = %60
  %65 = icmp eq i8* %41, inttoptr (i64 -1 to i8*)
  br i1 %65, label %55, label %66, !nosanitize !5

66:                                               ; preds = %64
  %67 = getelementptr inbounds i8, i8* %41, i64 1
  store i8* %67, i8** @src, align 8, !tbaa !6
  br i1 %37, label %39, label %38, !llvm.loop !15, !nosanitize !5

68:                                               ; preds = %60
  %69 = icmp eq i8 %44, %31
  br i1 %69, label %70, label %103

70:                                               ; preds = %68
  %71 = icmp eq i8* %41, inttoptr (i64 -1 to i8*)
  br i1 %71, label %55, label %72, !nosanitize !5

72:                                               ; preds = %70
  %73 = getelementptr inbounds i8, i8* %41, i64 1
  store i8* %73, i8** @src, align 8, !tbaa !6
  br i1 %69, label %74, label %103

74:                                               ; preds = %72
  %75 = call fastcc %struct.Node* @binary(i32 noundef %7)
  %76 = icmp eq %struct.Node* %75, null
  br i1 %76, label %111, label %77

77:                                               ; preds = %74
  %78 = getelementptr inbounds [9 x %struct.anon], [9 x %struct.anon]* @table, i64 0, i64 %16, i32 2
  %79 = load i32, i32* %78, align 4, !tbaa !34
  %80 = load i32, i32* @used, align 4, !tbaa !10
  %81 = icmp eq i32 %80, 256
  br i1 %81, label %83, label %85

82:                                               ; preds = %89
  call void @llvm.ubsantrap(i8 18) #8, !nosanitize !5
  unreachable, !nosanitize !5

83:                                               ; preds = %77
  br i1 icmp ne (i64 add (i64 ptrtoint ([256 x %struct.Node]* @pool to i64), i64 10200), i64 0), label %111, label %84, !nosanitize !5

84:                                               ; preds = %93, %83
  call void @llvm.ubsantrap(i8 19) #8, !nosanitize !5
  unreachable, !nosanitize !5

85:                                               ; preds = %77
  %86 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %80, i32 1) #10, !nosanitize !5
  %87 = extractvalue { i32, i1 } %86, 1, !nosanitize !5
  br i1 %87, label %88, label %89, !nosanitize !5

88:                                               ; preds = %85
  call void @llvm.ubsantrap(i8 0) #8, !nosanitize !5
  unreachable, !nosanitize !5

89:                                               ; preds = %85
  %90 = extractvalue { i32, i1 } %86, 0, !nosanitize !5
  store i32 %90, i32* @used, align 4, !tbaa !10
  %91 = sext i32 %80 to i64, !nosanitize !5
  %92 = icmp ult i32 %80, 257
  br i1 %92, label %93, label %82, !nosanitize !5

93:                                               ; preds = %89
  %94 = getelementptr inbounds [256 x %struct.Node], [256 x %struct.Node]* @pool, i64 0, i64 %91
  %95 = mul nsw i64 %91, 40
  %96 = icmp ugt i64 %95, xor (i64 ptrtoint ([256 x %struct.Node]* @pool to i64), i64 -1)
  br i1 %96, label %84, label %97, !nosanitize !5

97:                                               ; preds = %93
  %98 = getelementptr inbounds %struct.Node, %struct.Node* %94, i64 0, i32 0
  store i32 %79, i32* %98, align 8, !tbaa.struct !22
  %99 = getelementptr inbounds [256 x %struct.Node], [256 x %struct.Node]* @pool, i64 0, i64 %91, i32 1
  store i64 0, i64* %99, align 8, !tbaa.struct !23
  %100 = getelementptr inbounds [256 x %struct.Node], [256 x %struct.Node]* @pool, i64 0, i64 %91, i32 2, i64 0
  store %struct.Node* %13, %struct.Node** %100, align 8, !tbaa.struct !24
  %101 = getelementptr inbounds [256 x %struct.Node], [256 x %struct.Node]* @pool, i64 0, i64 %91, i32 2, i64 1
  store %struct.Node* %75, %struct.Node** %101, align 8, !tbaa.struct !25
  %102 = getelementptr inbounds [256 x %struct.Node], [256 x %struct.Node]* @pool, i64 0, i64 %91, i32 2, i64 2
  store %struct.Node* null, %struct.Node** %102, align 8, !tbaa.struct !26
  br label %111

103:                                              ; preds = %68, %23, %72
  %104 = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %17, i32 1), !nosanitize !5
  %105 = extractvalue { i32, i1 } %104, 1, !nosanitize !5
  br i1 %105, label %9, label %106, !nosanitize !5

106:                                              ; preds = %103
  %107 = extractvalue { i32, i1 } %104, 0, !nosanitize !5
  %108 = zext i32 %107 to i64
  %109 = icmp ult i32 %107, 9
  %110 = select i1 %14, i1 %109, i1 false
  br i1 %110, label %15, label %111, !llvm.loop !35

111:                                              ; preds = %106, %12, %97, %83, %74
  %112 = phi %struct.Node* [ %13, %74 ], [ %94, %97 ], [ getelementptr inbounds ([256 x %struct.Node], [256 x %struct.Node]* @pool, i64 0, i64 255), %83 ], [ %13, %12 ], [ %13, %106 ]
  %113 = phi i32 [ 1, %74 ], [ 2, %97 ], [ 2, %83 ], [ 3, %12 ], [ 3, %106 ]
  switch i32 %113, label %115 [
    i32 3, label %114
    i32 2, label %12
  ]

114:                                              ; preds = %111
  br label %115

115:                                              ; preds = %111, %114, %3
  %116 = phi %struct.Node* [ %4, %3 ], [ %112, %114 ], [ null, %111 ]
  ret %struct.Node* %116
}

; Function Attrs: nounwind uwtable
define internal fastcc %struct.Node* @primary() unnamed_addr #0 {
  %1 = call i16** @__ctype_b_loc() #9
  %2 = icmp ne i16** %1, null, !nosanitize !5
  %3 = ptrtoint i16** %1 to i64, !nosanitize !5
  %4 = and i64 %3, 7, !nosanitize !5
  %5 = icmp eq i64 %4, 0, !nosanitize !5
  %6 = and i1 %5, %2, !nosanitize !5
  br i1 %6, label %8, label %7, !nosanitize !5

7:                                                ; preds = %35, %25, %8, %0
  call void @llvm.ubsantrap(i8 22) #8, !nosanitize !5
  unreachable, !nosanitize !5

8:                                                ; preds = %0, %35
  %9 = load i16*, i16** %1, align 8, !tbaa !6
  %10 = load i8*, i8** @src, align 8, !tbaa !6
  %11 = icmp eq i8* %10, null, !nosanitize !5
  br i1 %11, label %7, label %12, !nosanitize !5

12:                                               ; preds = %8
  %13 = load i8, i8* %10, align 1, !tbaa !12
  %14 = zext i8 %13 to i64
  %15 = getelementptr inbounds i16, i16* %9, i64 %14
  %16 = shl nuw nsw i64 %14, 1
  %17 = ptrtoint i16* %9 to i64, !nosanitize !5
  %18 = add i64 %16, %17, !nosanitize !5
  %19 = icmp ne i16* %9, null, !nosanitize !5
  %20 = icmp ne i64 %18, 0, !nosanitize !5
  %21 = and i1 %19, %20, !nosanitize !5
  %22 = icmp uge i64 %18, %17, !nosanitize !5
  %23 = and i1 %22, %21, !nosanitize !5
  br i1 %23, label %25, label %24, !nosanitize !5

24:                                               ; preds = %33, %12, %39
  call void @llvm.ubsantrap(i8 19) #8, !nosanitize !5
  unreachable, !nosanitize !5

25:                                               ; preds = %12
  %26 = ptrtoint i16* %15 to i64, !nosanitize !5
  %27 = and i64 %26, 1, !nosanitize !5
  %28 = icmp eq i64 %27, 0, !nosanitize !5
  br i1 %28, label %29, label %7, !nosanitize !5

29:                                               ; preds = %25
  %30 = load i16, i16* %15, align 2, !tbaa !13
  %31 = and i16 %30, 8192
  %32 = icmp eq i16 %31, 0
  br i1 %32, label %37, label %33

33:                                               ; preds = %29
  %34 = icmp eq i8* %10, inttoptr (i64 -1 to i8*)
  br i1 %34, label %24, label %35, !nosanitize !5

35:                                               ; preds = %33
  %36 = getelementptr inbounds i8, i8* %10, i64 1
  store i8* %36, i8** @src, align 8, !tbaa !6
  br i1 %6, label %8, label %7, !llvm.loop !15, !nosanitize !5

37:                                               ; preds = %29
  %38 = icmp eq i8 %13, 40
  br i1 %38, label %39, label %81

39:                                               ; preds = %37
  %40 = icmp eq i8* %10, inttoptr (i64 -1 to i8*)
  br i1 %40, label %24, label %41, !nosanitize !5

41:                                               ; preds = %39
  %42 = getelementptr inbounds i8, i8* %10, i64 1
  store i8* %42, i8** @src, align 8, !tbaa !6
  br i1 %38, label %43, label %81

43:                                               ; preds = %41
  %44 = call fastcc %struct.Node* @ternary()
  br i1 %5, label %46, label %45, !nosanitize !5

45:                                               ; preds = %73, %63, %46, %43
  call void @llvm.ubsantrap(i8 22) #8, !nosanitize !5
  unreachable, !nosanitize !5

46:                                               ; preds = %43, %73
  %47 = load i16*, i16** %1, align 8, !tbaa !6
  %48 = load i8*, i8** @src, align 8, !tbaa !6
  %49 = icmp eq i8* %48, null, !nosanitize !5
  br i1 %49, label %45, label %50, !nosanitize !5

50:                                               ; preds = %46
  %51 = load i8, i8* %48, align 1, !tbaa !12
  %52 = zext i8 %51 to i64
  %53 = getelementptr inbounds i16, i16* %47, i64 %52
  %54 = shl nuw nsw i64 %52, 1
  %55 = ptrtoint i16* %47 to i64, !nosanitize !5
  %56 = add i64 %54, %55, !nosanitize !5
  %57 = icmp ne i16* %47, null, !nosanitize !5
  %58 = icmp ne i64 %56, 0, !nosanitize !5
  %59 = and i1 %57, %58, !nosanitize !5
  %60 = icmp uge i64 %56, %55, !nosanitize !5
  %61 = and i1 %60, %59, !nosanitize !5
  br i1 %61, label %63, label %62, !nosanitize !5

62:                                               ; preds = %71, %50, %77
  call void @llvm.ubsantrap(i8 19) #8, !nosanitize !5
  unreachable, !nosanitize !5

63:                                               ; preds = %50
  %64 = ptrtoint i16* %53 to i64, !nosanitize !5
  %65 = and i64 %64, 1, !nosanitize !5
  %66 = icmp eq i64 %65, 0, !nosanitize !5
  br i1 %66, label %67, label %45, !nosanitize !5

67:                                               ; preds = %63
  %68 = load i16, i16* %53, align 2, !tbaa !13
  %69 = and i16 %68, 8192
  %70 = icmp eq i16 %69, 0
  br i1 %70, label %75, label %71

71:                                               ; preds = %67
  %72 = icmp eq i8* %48, inttoptr (i64 -1 to i8*)
  br i1 %72, label %62, label %73, !nosanitize !5

73:                                               ; preds = %71
  %74 = getelementptr inbounds i8, i8* %48, i64 1
  store i8* %74, i8** @src, align 8, !tbaa !6
  br i1 %5, label %46, label %45, !llvm.loop !15, !nosanitize !5

75:                                               ; preds = %67
  %76 = icmp eq i8 %51, 41
  br i1 %76, label %77, label %206

77:                                               ; preds = %75
  %78 = icmp eq i8* %48, inttoptr (i64 -1 to i8*)
  br i1 %78, label %62, label %79, !nosanitize !5

79:                                               ; preds = %77
  %80 = getelementptr inbounds i8, i8* %48, i64 1
  store i8* %80, i8** @src, align 8, !tbaa !6
  br label %206

81:                                               ; preds = %37, %41
  br i1 %5, label %83, label %82, !nosanitize !5

82:                                               ; preds = %110, %100, %83, %81
  call void @llvm.ubsantrap(i8 22) #8, !nosanitize !5
  unreachable, !nosanitize !5

83:                                               ; preds = %81, %110
  %84 = load i16*, i16** %1, align 8, !tbaa !6
  %85 = load i8*, i8** @src, align 8, !tbaa !6
  %86 = icmp eq i8* %85, null, !nosanitize !5
  br i1 %86, label %82, label %87, !nosanitize !5

87:                                               ; preds = %83
  %88 = load i8, i8* %85, align 1, !tbaa !12
  %89 = zext i8 %88 to i64
  %90 = getelementptr inbounds i16, i16* %84, i64 %89
  %91 = shl nuw nsw i64 %89, 1
  %92 = ptrtoint i16* %84 to i64, !nosanitize !5
  %93 = add i64 %91, %92, !nosanitize !5
  %94 = icmp ne i16* %84, null, !nosanitize !5
  %95 = icmp ne i64 %93, 0, !nosanitize !5
  %96 = and i1 %94, %95, !nosanitize !5
  %97 = icmp uge i64 %93, %92, !nosanitize !5
  %98 = and i1 %97, %96, !nosanitize !5
  br i1 %98, label %100, label %99, !nosanitize !5

99:                                               ; preds = %108, %87, %114
  call void @llvm.ubsantrap(i8 19) #8, !nosanitize !5
  unreachable, !nosanitize !5

100:                                              ; preds = %87
  %101 = ptrtoint i16* %90 to i64, !nosanitize !5
  %102 = and i64 %101, 1, !nosanitize !5
  %103 = icmp eq i64 %102, 0, !nosanitize !5
  br i1 %103, label %104, label %82, !nosanitize !5

104:                                              ; preds = %100
  %105 = load i16, i16* %90, align 2, !tbaa !13
  %106 = and i16 %105, 8192
  %107 = icmp eq i16 %106, 0
  br i1 %107, label %112, label %108

108:                                              ; preds = %104
  %109 = icmp eq i8* %85, inttoptr (i64 -1 to i8*)
  br i1 %109, label %99, label %110, !nosanitize !5

110:                                              ; preds = %108
  %111 = getelementptr inbounds i8, i8* %85, i64 1
  store i8* %111, i8** @src, align 8, !tbaa !6
  br i1 %5, label %83, label %82, !llvm.loop !15, !nosanitize !5

112:                                              ; preds = %104
  %113 = icmp eq i8 %88, 45
  br i1 %113, label %114, label %145

114:                                              ; preds = %112
  %115 = icmp eq i8* %85, inttoptr (i64 -1 to i8*)
  br i1 %115, label %99, label %116, !nosanitize !5

116:                                              ; preds = %114
  %117 = getelementptr inbounds i8, i8* %85, i64 1
  store i8* %117, i8** @src, align 8, !tbaa !6
  br i1 %113, label %118, label %145

118:                                              ; preds = %116
  %119 = call fastcc %struct.Node* @primary()
  %120 = icmp eq %struct.Node* %119, null
  br i1 %120, label %206, label %121

121:                                              ; preds = %118
  %122 = load i32, i32* @used, align 4, !tbaa !10
  %123 = icmp eq i32 %122, 256
  br i1 %123, label %125, label %127

124:                                              ; preds = %131
  call void @llvm.ubsantrap(i8 18) #8, !nosanitize !5
  unreachable, !nosanitize !5

125:                                              ; preds = %121
  br i1 icmp ne (i64 add (i64 ptrtoint ([256 x %struct.Node]* @pool to i64), i64 10200), i64 0), label %206, label %126, !nosanitize !5

126:                                              ; preds = %135, %125
  call void @llvm.ubsantrap(i8 19) #8, !nosanitize !5
  unreachable, !nosanitize !5

127:                                              ; preds = %121
  %128 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %122, i32 1) #10, !nosanitize !5
  %129 = extractvalue { i32, i1 } %128, 1, !nosanitize !5
  br i1 %129, label %130, label %131, !nosanitize !5

130:                                              ; preds = %127
  call void @llvm.ubsantrap(i8 0) #8, !nosanitize !5
  unreachable, !nosanitize !5

131:                                              ; preds = %127
  %132 = extractvalue { i32, i1 } %128, 0, !nosanitize !5
  store i32 %132, i32* @used, align 4, !tbaa !10
  %133 = sext i32 %122 to i64, !nosanitize !5
  %134 = icmp ult i32 %122, 257
  br i1 %134, label %135, label %124, !nosanitize !5

135:                                              ; preds = %131
  %136 = getelementptr inbounds [256 x %struct.Node], [256 x %struct.Node]* @pool, i64 0, i64 %133
  %137 = mul nsw i64 %133, 40
  %138 = icmp ugt i64 %137, xor (i64 ptrtoint ([256 x %struct.Node]* @pool to i64), i64 -1)
  br i1 %138, label %126, label %139, !nosanitize !5

139:                                              ; preds = %135
  %140 = getelementptr inbounds %struct.Node, %struct.Node* %136, i64 0, i32 0
  store i32 6, i32* %140, align 8, !tbaa.struct !22
  %141 = getelementptr inbounds [256 x %struct.Node], [256 x %struct.Node]* @pool, i64 0, i64 %133, i32 1
  store i64 0, i64* %141, align 8, !tbaa.struct !23
  %142 = getelementptr inbounds [256 x %struct.Node], [256 x %struct.Node]* @pool, i64 0, i64 %133, i32 2, i64 0
  store %struct.Node* %119, %struct.Node** %142, align 8, !tbaa.struct !24
  %143 = getelementptr inbounds [256 x %struct.Node], [256 x %struct.Node]* @pool, i64 0, i64 %133, i32 2, i64 1
  %144 = bitcast %struct.Node** %143 to i8*
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(16) %144, i8 0, i64 16, i1 false)
  br label %206

145:                                              ; preds = %112, %116
  br i1 %5, label %147, label %146, !nosanitize !5

146:                                              ; preds = %200, %194, %164, %147, %145
  call void @llvm.ubsantrap(i8 22) #8, !nosanitize !5
  unreachable, !nosanitize !5

147:                                              ; preds = %145
  %148 = load i16*, i16** %1, align 8, !tbaa !6
  %149 = load i8*, i8** @src, align 8, !tbaa !6
  %150 = icmp eq i8* %149, null, !nosanitize !5
  br i1 %150, label %146, label %151, !nosanitize !5

151:                                              ; preds = %147
  %152 = load i8, i8* %149, align 1, !tbaa !12
  %153 = zext i8 %152 to i64
  %154 = getelementptr inbounds i16, i16* %148, i64 %153
  %155 = shl nuw nsw i64 %153, 1
  %156 = ptrtoint i16* %148 to i64, !nosanitize !5
  %157 = add i64 %155, %156, !nosanitize !5
  %158 = icmp ne i16* %148, null, !nosanitize !5
  %159 = icmp ne i64 %157, 0, !nosanitize !5
  %160 = and i1 %158, %159, !nosanitize !5
  %161 = icmp uge i64 %157, %156, !nosanitize !5
  %162 = and i1 %161, %160, !nosanitize !5
  br i1 %162, label %164, label %163, !nosanitize !5

163:                                              ; preds = %151
  call void @llvm.ubsantrap(i8 19) #8, !nosanitize !5
  unreachable, !nosanitize !5

164:                                              ; preds = %151
  %165 = ptrtoint i16* %154 to i64, !nosanitize !5
  %166 = and i64 %165, 1, !nosanitize !5
  %167 = icmp eq i64 %166, 0, !nosanitize !5
  br i1 %167, label %168, label %146, !nosanitize !5

168:                                              ; preds = %164
  %169 = load i16, i16* %154, align 2, !tbaa !13
  %170 = and i16 %169, 2048
  %171 = icmp eq i16 %170, 0
  br i1 %171, label %206, label %172

172:                                              ; preds = %168
  %173 = load i32, i32* @used, align 4, !tbaa !10
  %174 = icmp eq i32 %173, 256
  br i1 %174, label %176, label %178

175:                                              ; preds = %182
  call void @llvm.ubsantrap(i8 18) #8, !nosanitize !5
  unreachable, !nosanitize !5

176:                                              ; preds = %172
  br i1 icmp ne (i64 add (i64 ptrtoint ([256 x %struct.Node]* @pool to i64), i64 10200), i64 0), label %194, label %177, !nosanitize !5

177:                                              ; preds = %186, %176
  call void @llvm.ubsantrap(i8 19) #8, !nosanitize !5
  unreachable, !nosanitize !5

178:                                              ; preds = %172
  %179 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %173, i32 1) #10, !nosanitize !5
  %180 = extractvalue { i32, i1 } %179, 1, !nosanitize !5
  br i1 %180, label %181, label %182, !nosanitize !5

181:                                              ; preds = %178
  call void @llvm.ubsantrap(i8 0) #8, !nosanitize !5
  unreachable, !nosanitize !5

182:                                              ; preds = %178
  %183 = extractvalue { i32, i1 } %179, 0, !nosanitize !5
  store i32 %183, i32* @used, align 4, !tbaa !10
  %184 = sext i32 %173 to i64, !nosanitize !5
  %185 = icmp ult i32 %173, 257
  br i1 %185, label %186, label %175, !nosanitize !5

186:                                              ; preds = %182
  %187 = getelementptr inbounds [256 x %struct.Node], [256 x %struct.Node]* @pool, i64 0, i64 %184
  %188 = mul nsw i64 %184, 40
  %189 = icmp ugt i64 %188, xor (i64 ptrtoint ([256 x %struct.Node]* @pool to i64), i64 -1)
  br i1 %189, label %177, label %190, !nosanitize !5

190:                                              ; preds = %186
  %191 = getelementptr inbounds %struct.Node, %struct.Node* %187, i64 0, i32 0
  store i32 0, i32* %191, align 8, !tbaa.struct !22
  %192 = getelementptr inbounds [256 x %struct.Node], [256 x %struct.Node]* @pool, i64 0, i64 %184, i32 1
  %193 = bitcast i64* %192 to i8*
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %193, i8 0, i64 32, i1 false)
  br label %194

194:                                              ; preds = %190, %176
  %195 = phi %struct.Node* [ %187, %190 ], [ getelementptr inbounds ([256 x %struct.Node], [256 x %struct.Node]* @pool, i64 0, i64 255), %176 ]
  %196 = call i64 @strtol(i8* noundef nonnull %149, i8** noundef nonnull @src, i32 noundef 0) #10
  %197 = ptrtoint %struct.Node* %195 to i64, !nosanitize !5
  %198 = and i64 %197, 7, !nosanitize !5
  %199 = icmp eq i64 %198, 0, !nosanitize !5
  br i1 %199, label %200, label %146, !nosanitize !5

200:                                              ; preds = %194
  %201 = getelementptr inbounds %struct.Node, %struct.Node* %195, i64 0, i32 1
  %202 = ptrtoint i64* %201 to i64, !nosanitize !5
  %203 = and i64 %202, 7, !nosanitize !5
  %204 = icmp eq i64 %203, 0, !nosanitize !5
  br i1 %204, label %205, label %146, !nosanitize !5

205:                                              ; preds = %200
  store i64 %196, i64* %201, align 8, !tbaa !30
  br label %206

206:                                              ; preds = %79, %75, %139, %125, %168, %118, %205
  %207 = phi %struct.Node* [ %195, %205 ], [ null, %118 ], [ null, %168 ], [ %136, %139 ], [ getelementptr inbounds ([256 x %struct.Node], [256 x %struct.Node]* @pool, i64 0, i64 255), %125 ], [ null, %75 ], [ %44, %79 ]
  ret %struct.Node* %207
}

; Function Attrs: mustprogress nofree nosync nounwind readnone willreturn
declare i16** @__ctype_b_loc() local_unnamed_addr #5

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(i8* noundef readonly, i8** nocapture noundef, i32 noundef) local_unnamed_addr #6

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare { i64, i1 } @llvm.uadd.with.overflow.i64(i64, i64) #3

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare { i64, i1 } @llvm.usub.with.overflow.i64(i64, i64) #3

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64) #3

; Function Attrs: argmemonly nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #7

attributes #0 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { cold noreturn nounwind }
attributes #3 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #4 = { nofree nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree nosync nounwind readnone willreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree nounwind willreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { argmemonly nofree nounwind willreturn writeonly }
attributes #8 = { noreturn nounwind }
attributes #9 = { nounwind readnone willreturn }
attributes #10 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 1}
!4 = !{!"Debian clang version 14.0.6"}
!5 = !{}
!6 = !{!7, !7, i64 0}
!7 = !{!"any pointer", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = !{!11, !11, i64 0}
!11 = !{!"int", !8, i64 0}
!12 = !{!8, !8, i64 0}
!13 = !{!14, !14, i64 0}
!14 = !{!"short", !8, i64 0}
!15 = distinct !{!15, !16, !17}
!16 = !{!"llvm.loop.mustprogress"}
!17 = !{!"llvm.loop.unroll.disable"}
!18 = !{!19, !19, i64 0}
!19 = !{!"long", !8, i64 0}
!20 = distinct !{!20, !17}
!21 = distinct !{!21, !16, !17}
!22 = !{i64 0, i64 4, !12, i64 8, i64 8, !18, i64 16, i64 24, !12}
!23 = !{i64 0, i64 8, !18, i64 8, i64 24, !12}
!24 = !{i64 0, i64 24, !12}
!25 = !{i64 0, i64 16, !12}
!26 = !{i64 0, i64 8, !12}
!27 = distinct !{!27, !16, !17}
!28 = !{!29, !8, i64 0}
!29 = !{!"Node", !8, i64 0, !19, i64 8, !8, i64 16}
!30 = !{!29, !19, i64 8}
!31 = !{!32, !8, i64 1}
!32 = !{!"", !8, i64 0, !8, i64 1, !8, i64 4}
!33 = !{!32, !8, i64 0}
!34 = !{!32, !8, i64 4}
!35 = distinct !{!35, !16, !17}
