; ModuleID = 'hashtable.c'
source_filename = "hashtable.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Table = type { ptr, i64, i64, i64 }
%struct.Entry = type { ptr, i32, i32 }

@main.syllables = internal constant [6 x ptr] [ptr @.str, ptr @.str.1, ptr @.str.2, ptr @.str.3, ptr @.str.4, ptr @.str.5], align 16, !dbg !0
@.str = private unnamed_addr constant [3 x i8] c"ka\00", align 1, !dbg !11
@.str.1 = private unnamed_addr constant [3 x i8] c"lo\00", align 1, !dbg !17
@.str.2 = private unnamed_addr constant [3 x i8] c"mi\00", align 1, !dbg !19
@.str.3 = private unnamed_addr constant [3 x i8] c"ne\00", align 1, !dbg !21
@.str.4 = private unnamed_addr constant [3 x i8] c"ru\00", align 1, !dbg !23
@.str.5 = private unnamed_addr constant [3 x i8] c"to\00", align 1, !dbg !25
@.str.6 = private unnamed_addr constant [46 x i8] c"%zu words, capacity %zu, %lu probes, most %d\0A\00", align 1, !dbg !27
@.str.7 = private unnamed_addr constant [13 x i8] c"%6d %08x %s\0A\00", align 1, !dbg !32
@state = internal global i64 88172645463325252, align 8, !dbg !37

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !2 {
entry:
  %retval = alloca i32, align 4
  %t = alloca %struct.Table, align 8
  %word = alloca [16 x i8], align 16
  %most = alloca i32, align 4
  %i = alloca i32, align 4
  %n = alloca i32, align 4
  %c = alloca i32, align 4
  %n16 = alloca i64, align 8
  %i17 = alloca i64, align 8
  %i37 = alloca i64, align 8
  %i53 = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %t, !59, !DIExpression(), !80)
  %slots = getelementptr inbounds nuw %struct.Table, ptr %t, i32 0, i32 0, !dbg !81
  %call = call noalias ptr @calloc(i64 noundef 8, i64 noundef 16) #8, !dbg !82
  store ptr %call, ptr %slots, align 8, !dbg !81
  %cap = getelementptr inbounds nuw %struct.Table, ptr %t, i32 0, i32 1, !dbg !81
  store i64 8, ptr %cap, align 8, !dbg !81
  %len = getelementptr inbounds nuw %struct.Table, ptr %t, i32 0, i32 2, !dbg !81
  store i64 0, ptr %len, align 8, !dbg !81
  %probes = getelementptr inbounds nuw %struct.Table, ptr %t, i32 0, i32 3, !dbg !81
  store i64 0, ptr %probes, align 8, !dbg !81
    #dbg_declare(ptr %word, !83, !DIExpression(), !87)
    #dbg_declare(ptr %most, !88, !DIExpression(), !89)
  store i32 0, ptr %most, align 4, !dbg !89
    #dbg_declare(ptr %i, !90, !DIExpression(), !92)
  store i32 0, ptr %i, align 4, !dbg !92
  br label %for.cond, !dbg !93

for.cond:                                         ; preds = %for.inc14, %entry
  %0 = load i32, ptr %i, align 4, !dbg !94
  %cmp = icmp slt i32 %0, 20000, !dbg !96
  br i1 %cmp, label %for.body, label %for.end15, !dbg !97

for.body:                                         ; preds = %for.cond
  %arrayidx = getelementptr inbounds [16 x i8], ptr %word, i64 0, i64 0, !dbg !98
  store i8 0, ptr %arrayidx, align 16, !dbg !100
    #dbg_declare(ptr %n, !101, !DIExpression(), !103)
  %call1 = call i64 @next(), !dbg !104
  %rem = urem i64 %call1, 4, !dbg !105
  %conv = trunc i64 %rem to i32, !dbg !106
  %add = add nsw i32 1, %conv, !dbg !107
  store i32 %add, ptr %n, align 4, !dbg !103
  br label %for.cond2, !dbg !108

for.cond2:                                        ; preds = %for.inc, %for.body
  %1 = load i32, ptr %n, align 4, !dbg !109
  %cmp3 = icmp sgt i32 %1, 0, !dbg !111
  br i1 %cmp3, label %for.body5, label %for.end, !dbg !112

for.body5:                                        ; preds = %for.cond2
  %arraydecay = getelementptr inbounds [16 x i8], ptr %word, i64 0, i64 0, !dbg !113
  %call6 = call i64 @next(), !dbg !114
  %rem7 = urem i64 %call6, 6, !dbg !115
  %arrayidx8 = getelementptr inbounds nuw [6 x ptr], ptr @main.syllables, i64 0, i64 %rem7, !dbg !116
  %2 = load ptr, ptr %arrayidx8, align 8, !dbg !116
  %call9 = call ptr @strcat(ptr noundef %arraydecay, ptr noundef %2) #9, !dbg !117
  br label %for.inc, !dbg !117

for.inc:                                          ; preds = %for.body5
  %3 = load i32, ptr %n, align 4, !dbg !118
  %dec = add nsw i32 %3, -1, !dbg !118
  store i32 %dec, ptr %n, align 4, !dbg !118
  br label %for.cond2, !dbg !119, !llvm.loop !120

for.end:                                          ; preds = %for.cond2
    #dbg_declare(ptr %c, !123, !DIExpression(), !124)
  %arraydecay10 = getelementptr inbounds [16 x i8], ptr %word, i64 0, i64 0, !dbg !125
  %call11 = call i32 @bump(ptr noundef %t, ptr noundef %arraydecay10), !dbg !126
  store i32 %call11, ptr %c, align 4, !dbg !124
  %4 = load i32, ptr %c, align 4, !dbg !127
  %5 = load i32, ptr %most, align 4, !dbg !128
  %cmp12 = icmp sgt i32 %4, %5, !dbg !129
  br i1 %cmp12, label %cond.true, label %cond.false, !dbg !127

cond.true:                                        ; preds = %for.end
  %6 = load i32, ptr %c, align 4, !dbg !130
  br label %cond.end, !dbg !127

cond.false:                                       ; preds = %for.end
  %7 = load i32, ptr %most, align 4, !dbg !131
  br label %cond.end, !dbg !127

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %6, %cond.true ], [ %7, %cond.false ], !dbg !127
  store i32 %cond, ptr %most, align 4, !dbg !132
  br label %for.inc14, !dbg !133

for.inc14:                                        ; preds = %cond.end
  %8 = load i32, ptr %i, align 4, !dbg !134
  %inc = add nsw i32 %8, 1, !dbg !134
  store i32 %inc, ptr %i, align 4, !dbg !134
  br label %for.cond, !dbg !135, !llvm.loop !136

for.end15:                                        ; preds = %for.cond
    #dbg_declare(ptr %n16, !138, !DIExpression(), !139)
  store i64 0, ptr %n16, align 8, !dbg !139
    #dbg_declare(ptr %i17, !140, !DIExpression(), !142)
  store i64 0, ptr %i17, align 8, !dbg !142
  br label %for.cond18, !dbg !143

for.cond18:                                       ; preds = %for.inc30, %for.end15
  %9 = load i64, ptr %i17, align 8, !dbg !144
  %cap19 = getelementptr inbounds nuw %struct.Table, ptr %t, i32 0, i32 1, !dbg !146
  %10 = load i64, ptr %cap19, align 8, !dbg !146
  %cmp20 = icmp ult i64 %9, %10, !dbg !147
  br i1 %cmp20, label %for.body22, label %for.end32, !dbg !148

for.body22:                                       ; preds = %for.cond18
  %slots23 = getelementptr inbounds nuw %struct.Table, ptr %t, i32 0, i32 0, !dbg !149
  %11 = load ptr, ptr %slots23, align 8, !dbg !149
  %12 = load i64, ptr %i17, align 8, !dbg !151
  %arrayidx24 = getelementptr inbounds nuw %struct.Entry, ptr %11, i64 %12, !dbg !152
  %key = getelementptr inbounds nuw %struct.Entry, ptr %arrayidx24, i32 0, i32 0, !dbg !153
  %13 = load ptr, ptr %key, align 8, !dbg !153
  %tobool = icmp ne ptr %13, null, !dbg !152
  br i1 %tobool, label %if.then, label %if.end, !dbg !152

if.then:                                          ; preds = %for.body22
  %slots25 = getelementptr inbounds nuw %struct.Table, ptr %t, i32 0, i32 0, !dbg !154
  %14 = load ptr, ptr %slots25, align 8, !dbg !154
  %15 = load i64, ptr %n16, align 8, !dbg !155
  %inc26 = add i64 %15, 1, !dbg !155
  store i64 %inc26, ptr %n16, align 8, !dbg !155
  %arrayidx27 = getelementptr inbounds nuw %struct.Entry, ptr %14, i64 %15, !dbg !156
  %slots28 = getelementptr inbounds nuw %struct.Table, ptr %t, i32 0, i32 0, !dbg !157
  %16 = load ptr, ptr %slots28, align 8, !dbg !157
  %17 = load i64, ptr %i17, align 8, !dbg !158
  %arrayidx29 = getelementptr inbounds nuw %struct.Entry, ptr %16, i64 %17, !dbg !159
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %arrayidx27, ptr align 8 %arrayidx29, i64 16, i1 false), !dbg !159
  br label %if.end, !dbg !156

if.end:                                           ; preds = %if.then, %for.body22
  br label %for.inc30, !dbg !153

for.inc30:                                        ; preds = %if.end
  %18 = load i64, ptr %i17, align 8, !dbg !160
  %inc31 = add i64 %18, 1, !dbg !160
  store i64 %inc31, ptr %i17, align 8, !dbg !160
  br label %for.cond18, !dbg !161, !llvm.loop !162

for.end32:                                        ; preds = %for.cond18
  %slots33 = getelementptr inbounds nuw %struct.Table, ptr %t, i32 0, i32 0, !dbg !164
  %19 = load ptr, ptr %slots33, align 8, !dbg !164
  %20 = load i64, ptr %n16, align 8, !dbg !165
  call void @qsort(ptr noundef %19, i64 noundef %20, i64 noundef 16, ptr noundef @by_count), !dbg !166
  %21 = load i64, ptr %n16, align 8, !dbg !167
  %cap34 = getelementptr inbounds nuw %struct.Table, ptr %t, i32 0, i32 1, !dbg !168
  %22 = load i64, ptr %cap34, align 8, !dbg !168
  %probes35 = getelementptr inbounds nuw %struct.Table, ptr %t, i32 0, i32 3, !dbg !169
  %23 = load i64, ptr %probes35, align 8, !dbg !169
  %24 = load i32, ptr %most, align 4, !dbg !170
  %call36 = call i32 (ptr, ...) @printf(ptr noundef @.str.6, i64 noundef %21, i64 noundef %22, i64 noundef %23, i32 noundef %24), !dbg !171
    #dbg_declare(ptr %i37, !172, !DIExpression(), !174)
  store i64 0, ptr %i37, align 8, !dbg !174
  br label %for.cond38, !dbg !175

for.cond38:                                       ; preds = %for.inc50, %for.end32
  %25 = load i64, ptr %i37, align 8, !dbg !176
  %cmp39 = icmp ult i64 %25, 8, !dbg !178
  br i1 %cmp39, label %for.body41, label %for.end52, !dbg !179

for.body41:                                       ; preds = %for.cond38
  %slots42 = getelementptr inbounds nuw %struct.Table, ptr %t, i32 0, i32 0, !dbg !180
  %26 = load ptr, ptr %slots42, align 8, !dbg !180
  %27 = load i64, ptr %i37, align 8, !dbg !181
  %arrayidx43 = getelementptr inbounds nuw %struct.Entry, ptr %26, i64 %27, !dbg !182
  %count = getelementptr inbounds nuw %struct.Entry, ptr %arrayidx43, i32 0, i32 2, !dbg !183
  %28 = load i32, ptr %count, align 4, !dbg !183
  %slots44 = getelementptr inbounds nuw %struct.Table, ptr %t, i32 0, i32 0, !dbg !184
  %29 = load ptr, ptr %slots44, align 8, !dbg !184
  %30 = load i64, ptr %i37, align 8, !dbg !185
  %arrayidx45 = getelementptr inbounds nuw %struct.Entry, ptr %29, i64 %30, !dbg !186
  %hash = getelementptr inbounds nuw %struct.Entry, ptr %arrayidx45, i32 0, i32 1, !dbg !187
  %31 = load i32, ptr %hash, align 8, !dbg !187
  %slots46 = getelementptr inbounds nuw %struct.Table, ptr %t, i32 0, i32 0, !dbg !188
  %32 = load ptr, ptr %slots46, align 8, !dbg !188
  %33 = load i64, ptr %i37, align 8, !dbg !189
  %arrayidx47 = getelementptr inbounds nuw %struct.Entry, ptr %32, i64 %33, !dbg !190
  %key48 = getelementptr inbounds nuw %struct.Entry, ptr %arrayidx47, i32 0, i32 0, !dbg !191
  %34 = load ptr, ptr %key48, align 8, !dbg !191
  %call49 = call i32 (ptr, ...) @printf(ptr noundef @.str.7, i32 noundef %28, i32 noundef %31, ptr noundef %34), !dbg !192
  br label %for.inc50, !dbg !192

for.inc50:                                        ; preds = %for.body41
  %35 = load i64, ptr %i37, align 8, !dbg !193
  %inc51 = add i64 %35, 1, !dbg !193
  store i64 %inc51, ptr %i37, align 8, !dbg !193
  br label %for.cond38, !dbg !194, !llvm.loop !195

for.end52:                                        ; preds = %for.cond38
    #dbg_declare(ptr %i53, !197, !DIExpression(), !199)
  store i64 0, ptr %i53, align 8, !dbg !199
  br label %for.cond54, !dbg !200

for.cond54:                                       ; preds = %for.inc61, %for.end52
  %36 = load i64, ptr %i53, align 8, !dbg !201
  %37 = load i64, ptr %n16, align 8, !dbg !203
  %cmp55 = icmp ult i64 %36, %37, !dbg !204
  br i1 %cmp55, label %for.body57, label %for.end63, !dbg !205

for.body57:                                       ; preds = %for.cond54
  %slots58 = getelementptr inbounds nuw %struct.Table, ptr %t, i32 0, i32 0, !dbg !206
  %38 = load ptr, ptr %slots58, align 8, !dbg !206
  %39 = load i64, ptr %i53, align 8, !dbg !207
  %arrayidx59 = getelementptr inbounds nuw %struct.Entry, ptr %38, i64 %39, !dbg !208
  %key60 = getelementptr inbounds nuw %struct.Entry, ptr %arrayidx59, i32 0, i32 0, !dbg !209
  %40 = load ptr, ptr %key60, align 8, !dbg !209
  call void @free(ptr noundef %40) #9, !dbg !210
  br label %for.inc61, !dbg !210

for.inc61:                                        ; preds = %for.body57
  %41 = load i64, ptr %i53, align 8, !dbg !211
  %inc62 = add i64 %41, 1, !dbg !211
  store i64 %inc62, ptr %i53, align 8, !dbg !211
  br label %for.cond54, !dbg !212, !llvm.loop !213

for.end63:                                        ; preds = %for.cond54
  %slots64 = getelementptr inbounds nuw %struct.Table, ptr %t, i32 0, i32 0, !dbg !215
  %42 = load ptr, ptr %slots64, align 8, !dbg !215
  call void @free(ptr noundef %42) #9, !dbg !216
  ret i32 0, !dbg !217
}

; Function Attrs: nounwind allocsize(0,1)
declare noalias ptr @calloc(i64 noundef, i64 noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal i64 @next() #0 !dbg !218 {
entry:
  %0 = load i64, ptr @state, align 8, !dbg !221
  %shl = shl i64 %0, 13, !dbg !222
  %1 = load i64, ptr @state, align 8, !dbg !223
  %xor = xor i64 %1, %shl, !dbg !223
  store i64 %xor, ptr @state, align 8, !dbg !223
  %2 = load i64, ptr @state, align 8, !dbg !224
  %shr = lshr i64 %2, 7, !dbg !225
  %3 = load i64, ptr @state, align 8, !dbg !226
  %xor1 = xor i64 %3, %shr, !dbg !226
  store i64 %xor1, ptr @state, align 8, !dbg !226
  %4 = load i64, ptr @state, align 8, !dbg !227
  %shl2 = shl i64 %4, 17, !dbg !228
  %5 = load i64, ptr @state, align 8, !dbg !229
  %xor3 = xor i64 %5, %shl2, !dbg !229
  store i64 %xor3, ptr @state, align 8, !dbg !229
  ret i64 %xor3, !dbg !230
}

; Function Attrs: nounwind
declare ptr @strcat(ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal i32 @bump(ptr noundef %t, ptr noundef %key) #0 !dbg !231 {
entry:
  %t.addr = alloca ptr, align 8
  %key.addr = alloca ptr, align 8
  %h = alloca i32, align 4
  %e = alloca ptr, align 8
  %n = alloca i64, align 8
  store ptr %t, ptr %t.addr, align 8
    #dbg_declare(ptr %t.addr, !235, !DIExpression(), !236)
  store ptr %key, ptr %key.addr, align 8
    #dbg_declare(ptr %key.addr, !237, !DIExpression(), !238)
  %0 = load ptr, ptr %t.addr, align 8, !dbg !239
  %len = getelementptr inbounds nuw %struct.Table, ptr %0, i32 0, i32 2, !dbg !241
  %1 = load i64, ptr %len, align 8, !dbg !241
  %mul = mul i64 %1, 4, !dbg !242
  %2 = load ptr, ptr %t.addr, align 8, !dbg !243
  %cap = getelementptr inbounds nuw %struct.Table, ptr %2, i32 0, i32 1, !dbg !244
  %3 = load i64, ptr %cap, align 8, !dbg !244
  %mul1 = mul i64 %3, 3, !dbg !245
  %cmp = icmp uge i64 %mul, %mul1, !dbg !246
  br i1 %cmp, label %if.then, label %if.end, !dbg !246

if.then:                                          ; preds = %entry
  %4 = load ptr, ptr %t.addr, align 8, !dbg !247
  call void @grow(ptr noundef %4), !dbg !248
  br label %if.end, !dbg !248

if.end:                                           ; preds = %if.then, %entry
    #dbg_declare(ptr %h, !249, !DIExpression(), !250)
  %5 = load ptr, ptr %key.addr, align 8, !dbg !251
  %call = call i32 @fnv(ptr noundef %5), !dbg !252
  store i32 %call, ptr %h, align 4, !dbg !250
    #dbg_declare(ptr %e, !253, !DIExpression(), !254)
  %6 = load ptr, ptr %t.addr, align 8, !dbg !255
  %7 = load ptr, ptr %key.addr, align 8, !dbg !256
  %8 = load i32, ptr %h, align 4, !dbg !257
  %call2 = call ptr @find(ptr noundef %6, ptr noundef %7, i32 noundef %8), !dbg !258
  store ptr %call2, ptr %e, align 8, !dbg !254
  %9 = load ptr, ptr %e, align 8, !dbg !259
  %key3 = getelementptr inbounds nuw %struct.Entry, ptr %9, i32 0, i32 0, !dbg !261
  %10 = load ptr, ptr %key3, align 8, !dbg !261
  %tobool = icmp ne ptr %10, null, !dbg !259
  br i1 %tobool, label %if.end9, label %if.then4, !dbg !262

if.then4:                                         ; preds = %if.end
    #dbg_declare(ptr %n, !263, !DIExpression(), !265)
  %11 = load ptr, ptr %key.addr, align 8, !dbg !266
  %call5 = call i64 @strlen(ptr noundef %11) #10, !dbg !267
  %add = add i64 %call5, 1, !dbg !268
  store i64 %add, ptr %n, align 8, !dbg !265
  %12 = load i64, ptr %n, align 8, !dbg !269
  %call6 = call noalias ptr @malloc(i64 noundef %12) #11, !dbg !270
  %13 = load ptr, ptr %key.addr, align 8, !dbg !271
  %14 = load i64, ptr %n, align 8, !dbg !272
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %call6, ptr align 1 %13, i64 %14, i1 false), !dbg !273
  %15 = load ptr, ptr %e, align 8, !dbg !274
  %key7 = getelementptr inbounds nuw %struct.Entry, ptr %15, i32 0, i32 0, !dbg !275
  store ptr %call6, ptr %key7, align 8, !dbg !276
  %16 = load i32, ptr %h, align 4, !dbg !277
  %17 = load ptr, ptr %e, align 8, !dbg !278
  %hash = getelementptr inbounds nuw %struct.Entry, ptr %17, i32 0, i32 1, !dbg !279
  store i32 %16, ptr %hash, align 8, !dbg !280
  %18 = load ptr, ptr %t.addr, align 8, !dbg !281
  %len8 = getelementptr inbounds nuw %struct.Table, ptr %18, i32 0, i32 2, !dbg !282
  %19 = load i64, ptr %len8, align 8, !dbg !283
  %inc = add i64 %19, 1, !dbg !283
  store i64 %inc, ptr %len8, align 8, !dbg !283
  br label %if.end9, !dbg !284

if.end9:                                          ; preds = %if.then4, %if.end
  %20 = load ptr, ptr %e, align 8, !dbg !285
  %count = getelementptr inbounds nuw %struct.Entry, ptr %20, i32 0, i32 2, !dbg !286
  %21 = load i32, ptr %count, align 4, !dbg !287
  %inc10 = add nsw i32 %21, 1, !dbg !287
  store i32 %inc10, ptr %count, align 4, !dbg !287
  ret i32 %inc10, !dbg !288
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

declare void @qsort(ptr noundef, i64 noundef, i64 noundef, ptr noundef) #4

; Function Attrs: noinline nounwind uwtable
define internal i32 @by_count(ptr noundef %a, ptr noundef %b) #0 !dbg !289 {
entry:
  %retval = alloca i32, align 4
  %a.addr = alloca ptr, align 8
  %b.addr = alloca ptr, align 8
  %x = alloca ptr, align 8
  %y = alloca ptr, align 8
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !294, !DIExpression(), !295)
  store ptr %b, ptr %b.addr, align 8
    #dbg_declare(ptr %b.addr, !296, !DIExpression(), !297)
    #dbg_declare(ptr %x, !298, !DIExpression(), !301)
  %0 = load ptr, ptr %a.addr, align 8, !dbg !302
  store ptr %0, ptr %x, align 8, !dbg !301
    #dbg_declare(ptr %y, !303, !DIExpression(), !304)
  %1 = load ptr, ptr %b.addr, align 8, !dbg !305
  store ptr %1, ptr %y, align 8, !dbg !304
  %2 = load ptr, ptr %x, align 8, !dbg !306
  %count = getelementptr inbounds nuw %struct.Entry, ptr %2, i32 0, i32 2, !dbg !308
  %3 = load i32, ptr %count, align 4, !dbg !308
  %4 = load ptr, ptr %y, align 8, !dbg !309
  %count1 = getelementptr inbounds nuw %struct.Entry, ptr %4, i32 0, i32 2, !dbg !310
  %5 = load i32, ptr %count1, align 4, !dbg !310
  %cmp = icmp ne i32 %3, %5, !dbg !311
  br i1 %cmp, label %if.then, label %if.end, !dbg !311

if.then:                                          ; preds = %entry
  %6 = load ptr, ptr %x, align 8, !dbg !312
  %count2 = getelementptr inbounds nuw %struct.Entry, ptr %6, i32 0, i32 2, !dbg !313
  %7 = load i32, ptr %count2, align 4, !dbg !313
  %8 = load ptr, ptr %y, align 8, !dbg !314
  %count3 = getelementptr inbounds nuw %struct.Entry, ptr %8, i32 0, i32 2, !dbg !315
  %9 = load i32, ptr %count3, align 4, !dbg !315
  %cmp4 = icmp slt i32 %7, %9, !dbg !316
  %10 = zext i1 %cmp4 to i64, !dbg !312
  %cond = select i1 %cmp4, i32 1, i32 -1, !dbg !312
  store i32 %cond, ptr %retval, align 4, !dbg !317
  br label %return, !dbg !317

if.end:                                           ; preds = %entry
  %11 = load ptr, ptr %x, align 8, !dbg !318
  %key = getelementptr inbounds nuw %struct.Entry, ptr %11, i32 0, i32 0, !dbg !319
  %12 = load ptr, ptr %key, align 8, !dbg !319
  %13 = load ptr, ptr %y, align 8, !dbg !320
  %key5 = getelementptr inbounds nuw %struct.Entry, ptr %13, i32 0, i32 0, !dbg !321
  %14 = load ptr, ptr %key5, align 8, !dbg !321
  %call = call i32 @strcmp(ptr noundef %12, ptr noundef %14) #10, !dbg !322
  store i32 %call, ptr %retval, align 4, !dbg !323
  br label %return, !dbg !323

return:                                           ; preds = %if.end, %if.then
  %15 = load i32, ptr %retval, align 4, !dbg !324
  ret i32 %15, !dbg !324
}

declare i32 @printf(ptr noundef, ...) #4

; Function Attrs: nounwind
declare void @free(ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal void @grow(ptr noundef %t) #0 !dbg !325 {
entry:
  %t.addr = alloca ptr, align 8
  %bigger = alloca %struct.Table, align 8
  %i = alloca i64, align 8
  store ptr %t, ptr %t.addr, align 8
    #dbg_declare(ptr %t.addr, !328, !DIExpression(), !329)
    #dbg_declare(ptr %bigger, !330, !DIExpression(), !331)
  %slots = getelementptr inbounds nuw %struct.Table, ptr %bigger, i32 0, i32 0, !dbg !332
  %0 = load ptr, ptr %t.addr, align 8, !dbg !333
  %cap = getelementptr inbounds nuw %struct.Table, ptr %0, i32 0, i32 1, !dbg !334
  %1 = load i64, ptr %cap, align 8, !dbg !334
  %mul = mul i64 %1, 2, !dbg !335
  %call = call noalias ptr @calloc(i64 noundef %mul, i64 noundef 16) #8, !dbg !336
  store ptr %call, ptr %slots, align 8, !dbg !332
  %cap1 = getelementptr inbounds nuw %struct.Table, ptr %bigger, i32 0, i32 1, !dbg !332
  %2 = load ptr, ptr %t.addr, align 8, !dbg !337
  %cap2 = getelementptr inbounds nuw %struct.Table, ptr %2, i32 0, i32 1, !dbg !338
  %3 = load i64, ptr %cap2, align 8, !dbg !338
  %mul3 = mul i64 %3, 2, !dbg !339
  store i64 %mul3, ptr %cap1, align 8, !dbg !332
  %len = getelementptr inbounds nuw %struct.Table, ptr %bigger, i32 0, i32 2, !dbg !332
  %4 = load ptr, ptr %t.addr, align 8, !dbg !340
  %len4 = getelementptr inbounds nuw %struct.Table, ptr %4, i32 0, i32 2, !dbg !341
  %5 = load i64, ptr %len4, align 8, !dbg !341
  store i64 %5, ptr %len, align 8, !dbg !332
  %probes = getelementptr inbounds nuw %struct.Table, ptr %bigger, i32 0, i32 3, !dbg !332
  %6 = load ptr, ptr %t.addr, align 8, !dbg !342
  %probes5 = getelementptr inbounds nuw %struct.Table, ptr %6, i32 0, i32 3, !dbg !343
  %7 = load i64, ptr %probes5, align 8, !dbg !343
  store i64 %7, ptr %probes, align 8, !dbg !332
  %slots6 = getelementptr inbounds nuw %struct.Table, ptr %bigger, i32 0, i32 0, !dbg !344
  %8 = load ptr, ptr %slots6, align 8, !dbg !344
  %tobool = icmp ne ptr %8, null, !dbg !346
  br i1 %tobool, label %if.end, label %if.then, !dbg !347

if.then:                                          ; preds = %entry
  call void @abort() #12, !dbg !348
  unreachable, !dbg !348

if.end:                                           ; preds = %entry
    #dbg_declare(ptr %i, !349, !DIExpression(), !351)
  store i64 0, ptr %i, align 8, !dbg !351
  br label %for.cond, !dbg !352

for.cond:                                         ; preds = %for.inc, %if.end
  %9 = load i64, ptr %i, align 8, !dbg !353
  %10 = load ptr, ptr %t.addr, align 8, !dbg !355
  %cap7 = getelementptr inbounds nuw %struct.Table, ptr %10, i32 0, i32 1, !dbg !356
  %11 = load i64, ptr %cap7, align 8, !dbg !356
  %cmp = icmp ult i64 %9, %11, !dbg !357
  br i1 %cmp, label %for.body, label %for.end, !dbg !358

for.body:                                         ; preds = %for.cond
  %12 = load ptr, ptr %t.addr, align 8, !dbg !359
  %slots8 = getelementptr inbounds nuw %struct.Table, ptr %12, i32 0, i32 0, !dbg !361
  %13 = load ptr, ptr %slots8, align 8, !dbg !361
  %14 = load i64, ptr %i, align 8, !dbg !362
  %arrayidx = getelementptr inbounds nuw %struct.Entry, ptr %13, i64 %14, !dbg !359
  %key = getelementptr inbounds nuw %struct.Entry, ptr %arrayidx, i32 0, i32 0, !dbg !363
  %15 = load ptr, ptr %key, align 8, !dbg !363
  %tobool9 = icmp ne ptr %15, null, !dbg !359
  br i1 %tobool9, label %if.then10, label %if.end19, !dbg !359

if.then10:                                        ; preds = %for.body
  %16 = load ptr, ptr %t.addr, align 8, !dbg !364
  %slots11 = getelementptr inbounds nuw %struct.Table, ptr %16, i32 0, i32 0, !dbg !365
  %17 = load ptr, ptr %slots11, align 8, !dbg !365
  %18 = load i64, ptr %i, align 8, !dbg !366
  %arrayidx12 = getelementptr inbounds nuw %struct.Entry, ptr %17, i64 %18, !dbg !364
  %key13 = getelementptr inbounds nuw %struct.Entry, ptr %arrayidx12, i32 0, i32 0, !dbg !367
  %19 = load ptr, ptr %key13, align 8, !dbg !367
  %20 = load ptr, ptr %t.addr, align 8, !dbg !368
  %slots14 = getelementptr inbounds nuw %struct.Table, ptr %20, i32 0, i32 0, !dbg !369
  %21 = load ptr, ptr %slots14, align 8, !dbg !369
  %22 = load i64, ptr %i, align 8, !dbg !370
  %arrayidx15 = getelementptr inbounds nuw %struct.Entry, ptr %21, i64 %22, !dbg !368
  %hash = getelementptr inbounds nuw %struct.Entry, ptr %arrayidx15, i32 0, i32 1, !dbg !371
  %23 = load i32, ptr %hash, align 8, !dbg !371
  %call16 = call ptr @find(ptr noundef %bigger, ptr noundef %19, i32 noundef %23), !dbg !372
  %24 = load ptr, ptr %t.addr, align 8, !dbg !373
  %slots17 = getelementptr inbounds nuw %struct.Table, ptr %24, i32 0, i32 0, !dbg !374
  %25 = load ptr, ptr %slots17, align 8, !dbg !374
  %26 = load i64, ptr %i, align 8, !dbg !375
  %arrayidx18 = getelementptr inbounds nuw %struct.Entry, ptr %25, i64 %26, !dbg !373
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %call16, ptr align 8 %arrayidx18, i64 16, i1 false), !dbg !373
  br label %if.end19, !dbg !376

if.end19:                                         ; preds = %if.then10, %for.body
  br label %for.inc, !dbg !363

for.inc:                                          ; preds = %if.end19
  %27 = load i64, ptr %i, align 8, !dbg !377
  %inc = add i64 %27, 1, !dbg !377
  store i64 %inc, ptr %i, align 8, !dbg !377
  br label %for.cond, !dbg !378, !llvm.loop !379

for.end:                                          ; preds = %for.cond
  %28 = load ptr, ptr %t.addr, align 8, !dbg !381
  %slots20 = getelementptr inbounds nuw %struct.Table, ptr %28, i32 0, i32 0, !dbg !382
  %29 = load ptr, ptr %slots20, align 8, !dbg !382
  call void @free(ptr noundef %29) #9, !dbg !383
  %30 = load ptr, ptr %t.addr, align 8, !dbg !384
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %30, ptr align 8 %bigger, i64 32, i1 false), !dbg !385
  ret void, !dbg !386
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @fnv(ptr noundef %s) #0 !dbg !387 {
entry:
  %s.addr = alloca ptr, align 8
  %h = alloca i32, align 4
  store ptr %s, ptr %s.addr, align 8
    #dbg_declare(ptr %s.addr, !390, !DIExpression(), !391)
    #dbg_declare(ptr %h, !392, !DIExpression(), !393)
  store i32 -2128831035, ptr %h, align 4, !dbg !393
  br label %for.cond, !dbg !394

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load ptr, ptr %s.addr, align 8, !dbg !395
  %1 = load i8, ptr %0, align 1, !dbg !398
  %tobool = icmp ne i8 %1, 0, !dbg !399
  br i1 %tobool, label %for.body, label %for.end, !dbg !399

for.body:                                         ; preds = %for.cond
  %2 = load i32, ptr %h, align 4, !dbg !400
  %3 = load ptr, ptr %s.addr, align 8, !dbg !401
  %4 = load i8, ptr %3, align 1, !dbg !402
  %conv = zext i8 %4 to i32, !dbg !403
  %xor = xor i32 %2, %conv, !dbg !404
  %mul = mul i32 %xor, 16777619, !dbg !405
  store i32 %mul, ptr %h, align 4, !dbg !406
  br label %for.inc, !dbg !407

for.inc:                                          ; preds = %for.body
  %5 = load ptr, ptr %s.addr, align 8, !dbg !408
  %incdec.ptr = getelementptr inbounds nuw i8, ptr %5, i32 1, !dbg !408
  store ptr %incdec.ptr, ptr %s.addr, align 8, !dbg !408
  br label %for.cond, !dbg !409, !llvm.loop !410

for.end:                                          ; preds = %for.cond
  %6 = load i32, ptr %h, align 4, !dbg !412
  ret i32 %6, !dbg !413
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @find(ptr noundef %t, ptr noundef %key, i32 noundef %h) #0 !dbg !414 {
entry:
  %t.addr = alloca ptr, align 8
  %key.addr = alloca ptr, align 8
  %h.addr = alloca i32, align 4
  %i = alloca i64, align 8
  store ptr %t, ptr %t.addr, align 8
    #dbg_declare(ptr %t.addr, !417, !DIExpression(), !418)
  store ptr %key, ptr %key.addr, align 8
    #dbg_declare(ptr %key.addr, !419, !DIExpression(), !420)
  store i32 %h, ptr %h.addr, align 4
    #dbg_declare(ptr %h.addr, !421, !DIExpression(), !422)
    #dbg_declare(ptr %i, !423, !DIExpression(), !424)
  %0 = load i32, ptr %h.addr, align 4, !dbg !425
  %conv = zext i32 %0 to i64, !dbg !425
  %1 = load ptr, ptr %t.addr, align 8, !dbg !426
  %cap = getelementptr inbounds nuw %struct.Table, ptr %1, i32 0, i32 1, !dbg !427
  %2 = load i64, ptr %cap, align 8, !dbg !427
  %sub = sub i64 %2, 1, !dbg !428
  %and = and i64 %conv, %sub, !dbg !429
  store i64 %and, ptr %i, align 8, !dbg !424
  br label %while.cond, !dbg !430

while.cond:                                       ; preds = %if.end, %entry
  %3 = load ptr, ptr %t.addr, align 8, !dbg !431
  %slots = getelementptr inbounds nuw %struct.Table, ptr %3, i32 0, i32 0, !dbg !432
  %4 = load ptr, ptr %slots, align 8, !dbg !432
  %5 = load i64, ptr %i, align 8, !dbg !433
  %arrayidx = getelementptr inbounds nuw %struct.Entry, ptr %4, i64 %5, !dbg !431
  %key1 = getelementptr inbounds nuw %struct.Entry, ptr %arrayidx, i32 0, i32 0, !dbg !434
  %6 = load ptr, ptr %key1, align 8, !dbg !434
  %tobool = icmp ne ptr %6, null, !dbg !430
  br i1 %tobool, label %while.body, label %while.end, !dbg !430

while.body:                                       ; preds = %while.cond
  %7 = load ptr, ptr %t.addr, align 8, !dbg !435
  %probes = getelementptr inbounds nuw %struct.Table, ptr %7, i32 0, i32 3, !dbg !437
  %8 = load i64, ptr %probes, align 8, !dbg !438
  %inc = add i64 %8, 1, !dbg !438
  store i64 %inc, ptr %probes, align 8, !dbg !438
  %9 = load ptr, ptr %t.addr, align 8, !dbg !439
  %slots2 = getelementptr inbounds nuw %struct.Table, ptr %9, i32 0, i32 0, !dbg !441
  %10 = load ptr, ptr %slots2, align 8, !dbg !441
  %11 = load i64, ptr %i, align 8, !dbg !442
  %arrayidx3 = getelementptr inbounds nuw %struct.Entry, ptr %10, i64 %11, !dbg !439
  %hash = getelementptr inbounds nuw %struct.Entry, ptr %arrayidx3, i32 0, i32 1, !dbg !443
  %12 = load i32, ptr %hash, align 8, !dbg !443
  %13 = load i32, ptr %h.addr, align 4, !dbg !444
  %cmp = icmp eq i32 %12, %13, !dbg !445
  br i1 %cmp, label %land.lhs.true, label %if.end, !dbg !446

land.lhs.true:                                    ; preds = %while.body
  %14 = load ptr, ptr %t.addr, align 8, !dbg !447
  %slots5 = getelementptr inbounds nuw %struct.Table, ptr %14, i32 0, i32 0, !dbg !448
  %15 = load ptr, ptr %slots5, align 8, !dbg !448
  %16 = load i64, ptr %i, align 8, !dbg !449
  %arrayidx6 = getelementptr inbounds nuw %struct.Entry, ptr %15, i64 %16, !dbg !447
  %key7 = getelementptr inbounds nuw %struct.Entry, ptr %arrayidx6, i32 0, i32 0, !dbg !450
  %17 = load ptr, ptr %key7, align 8, !dbg !450
  %18 = load ptr, ptr %key.addr, align 8, !dbg !451
  %call = call i32 @strcmp(ptr noundef %17, ptr noundef %18) #10, !dbg !452
  %cmp8 = icmp eq i32 %call, 0, !dbg !453
  br i1 %cmp8, label %if.then, label %if.end, !dbg !446

if.then:                                          ; preds = %land.lhs.true
  br label %while.end, !dbg !454

if.end:                                           ; preds = %land.lhs.true, %while.body
  %19 = load i64, ptr %i, align 8, !dbg !455
  %add = add i64 %19, 1, !dbg !456
  %20 = load ptr, ptr %t.addr, align 8, !dbg !457
  %cap10 = getelementptr inbounds nuw %struct.Table, ptr %20, i32 0, i32 1, !dbg !458
  %21 = load i64, ptr %cap10, align 8, !dbg !458
  %sub11 = sub i64 %21, 1, !dbg !459
  %and12 = and i64 %add, %sub11, !dbg !460
  store i64 %and12, ptr %i, align 8, !dbg !461
  br label %while.cond, !dbg !430, !llvm.loop !462

while.end:                                        ; preds = %if.then, %while.cond
  %22 = load ptr, ptr %t.addr, align 8, !dbg !464
  %slots13 = getelementptr inbounds nuw %struct.Table, ptr %22, i32 0, i32 0, !dbg !465
  %23 = load ptr, ptr %slots13, align 8, !dbg !465
  %24 = load i64, ptr %i, align 8, !dbg !466
  %arrayidx14 = getelementptr inbounds nuw %struct.Entry, ptr %23, i64 %24, !dbg !464
  ret ptr %arrayidx14, !dbg !467
}

; Function Attrs: nounwind willreturn memory(read)
declare i64 @strlen(ptr noundef) #5

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #6

; Function Attrs: noreturn nounwind
declare void @abort() #7

; Function Attrs: nounwind willreturn memory(read)
declare i32 @strcmp(ptr noundef, ptr noundef) #5

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind allocsize(0,1) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nounwind allocsize(0,1) }
attributes #9 = { nounwind }
attributes #10 = { nounwind willreturn memory(read) }
attributes #11 = { nounwind allocsize(0) }
attributes #12 = { noreturn nounwind }

!llvm.dbg.cu = !{!7}
!llvm.module.flags = !{!51, !52, !53, !54, !55, !56, !57}
!llvm.ident = !{!58}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "syllables", scope: !2, file: !3, line: 79, type: !45, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 78, type: !4, scopeLine: 78, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !44)
!3 = !DIFile(filename: "hashtable.c", directory: ".", checksumkind: CSK_MD5, checksum: "c18b8f393c67725fa91d7d6a47b67825")
!4 = !DISubroutineType(types: !5)
!5 = !{!6}
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !8, globals: !10, splitDebugInlining: false, nameTableKind: None)
!8 = !{!6, !9}
!9 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!10 = !{!11, !17, !19, !21, !23, !25, !0, !27, !32, !37}
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(scope: null, file: !3, line: 79, type: !13, isLocal: true, isDefinition: true)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 24, elements: !15)
!14 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!15 = !{!16}
!16 = !DISubrange(count: 3)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(scope: null, file: !3, line: 79, type: !13, isLocal: true, isDefinition: true)
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(scope: null, file: !3, line: 79, type: !13, isLocal: true, isDefinition: true)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(scope: null, file: !3, line: 79, type: !13, isLocal: true, isDefinition: true)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(scope: null, file: !3, line: 79, type: !13, isLocal: true, isDefinition: true)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(scope: null, file: !3, line: 79, type: !13, isLocal: true, isDefinition: true)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(scope: null, file: !3, line: 95, type: !29, isLocal: true, isDefinition: true)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 368, elements: !30)
!30 = !{!31}
!31 = !DISubrange(count: 46)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(scope: null, file: !3, line: 97, type: !34, isLocal: true, isDefinition: true)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 104, elements: !35)
!35 = !{!36}
!36 = !DISubrange(count: 13)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(name: "state", scope: !7, file: !3, line: 70, type: !39, isLocal: true, isDefinition: true)
!39 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !40, line: 27, baseType: !41)
!40 = !DIFile(filename: "usr/include/x86_64-linux-gnu/bits/stdint-uintn.h", directory: "", checksumkind: CSK_MD5, checksum: "2bf2ae53c58c01b1a1b9383b5195125c")
!41 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint64_t", file: !42, line: 45, baseType: !43)
!42 = !DIFile(filename: "usr/include/x86_64-linux-gnu/bits/types.h", directory: "", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!43 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!44 = !{}
!45 = !DICompositeType(tag: DW_TAG_array_type, baseType: !46, size: 384, elements: !49)
!46 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !47)
!47 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !48, size: 64)
!48 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !14)
!49 = !{!50}
!50 = !DISubrange(count: 6)
!51 = !{i32 7, !"Dwarf Version", i32 5}
!52 = !{i32 2, !"Debug Info Version", i32 3}
!53 = !{i32 1, !"wchar_size", i32 4}
!54 = !{i32 8, !"PIC Level", i32 2}
!55 = !{i32 7, !"PIE Level", i32 2}
!56 = !{i32 7, !"uwtable", i32 2}
!57 = !{i32 7, !"frame-pointer", i32 2}
!58 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!59 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 80, type: !60)
!60 = !DIDerivedType(tag: DW_TAG_typedef, name: "Table", file: !3, line: 18, baseType: !61)
!61 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Table", file: !3, line: 14, size: 256, elements: !62)
!62 = !{!63, !75, !78, !79}
!63 = !DIDerivedType(tag: DW_TAG_member, name: "slots", scope: !61, file: !3, line: 15, baseType: !64, size: 64)
!64 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !65, size: 64)
!65 = !DIDerivedType(tag: DW_TAG_typedef, name: "Entry", file: !3, line: 12, baseType: !66)
!66 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Entry", file: !3, line: 8, size: 128, elements: !67)
!67 = !{!68, !70, !74}
!68 = !DIDerivedType(tag: DW_TAG_member, name: "key", scope: !66, file: !3, line: 9, baseType: !69, size: 64)
!69 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!70 = !DIDerivedType(tag: DW_TAG_member, name: "hash", scope: !66, file: !3, line: 10, baseType: !71, size: 32, offset: 64)
!71 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !40, line: 26, baseType: !72)
!72 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint32_t", file: !42, line: 42, baseType: !73)
!73 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!74 = !DIDerivedType(tag: DW_TAG_member, name: "count", scope: !66, file: !3, line: 11, baseType: !6, size: 32, offset: 96)
!75 = !DIDerivedType(tag: DW_TAG_member, name: "cap", scope: !61, file: !3, line: 16, baseType: !76, size: 64, offset: 64)
!76 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !77, line: 18, baseType: !43)
!77 = !DIFile(filename: "usr/lib/llvm-22/lib/clang/22/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!78 = !DIDerivedType(tag: DW_TAG_member, name: "len", scope: !61, file: !3, line: 16, baseType: !76, size: 64, offset: 128)
!79 = !DIDerivedType(tag: DW_TAG_member, name: "probes", scope: !61, file: !3, line: 17, baseType: !43, size: 64, offset: 192)
!80 = !DILocation(line: 80, column: 9, scope: !2)
!81 = !DILocation(line: 80, column: 13, scope: !2)
!82 = !DILocation(line: 80, column: 14, scope: !2)
!83 = !DILocalVariable(name: "word", scope: !2, file: !3, line: 81, type: !84)
!84 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 128, elements: !85)
!85 = !{!86}
!86 = !DISubrange(count: 16)
!87 = !DILocation(line: 81, column: 8, scope: !2)
!88 = !DILocalVariable(name: "most", scope: !2, file: !3, line: 82, type: !6)
!89 = !DILocation(line: 82, column: 7, scope: !2)
!90 = !DILocalVariable(name: "i", scope: !91, file: !3, line: 83, type: !6)
!91 = distinct !DILexicalBlock(scope: !2, file: !3, line: 83, column: 3)
!92 = !DILocation(line: 83, column: 12, scope: !91)
!93 = !DILocation(line: 83, column: 8, scope: !91)
!94 = !DILocation(line: 83, column: 19, scope: !95)
!95 = distinct !DILexicalBlock(scope: !91, file: !3, line: 83, column: 3)
!96 = !DILocation(line: 83, column: 21, scope: !95)
!97 = !DILocation(line: 83, column: 3, scope: !91)
!98 = !DILocation(line: 84, column: 5, scope: !99)
!99 = distinct !DILexicalBlock(scope: !95, file: !3, line: 83, column: 35)
!100 = !DILocation(line: 84, column: 13, scope: !99)
!101 = !DILocalVariable(name: "n", scope: !102, file: !3, line: 85, type: !6)
!102 = distinct !DILexicalBlock(scope: !99, file: !3, line: 85, column: 5)
!103 = !DILocation(line: 85, column: 14, scope: !102)
!104 = !DILocation(line: 85, column: 28, scope: !102)
!105 = !DILocation(line: 85, column: 35, scope: !102)
!106 = !DILocation(line: 85, column: 22, scope: !102)
!107 = !DILocation(line: 85, column: 20, scope: !102)
!108 = !DILocation(line: 85, column: 10, scope: !102)
!109 = !DILocation(line: 85, column: 41, scope: !110)
!110 = distinct !DILexicalBlock(scope: !102, file: !3, line: 85, column: 5)
!111 = !DILocation(line: 85, column: 43, scope: !110)
!112 = !DILocation(line: 85, column: 5, scope: !102)
!113 = !DILocation(line: 86, column: 14, scope: !110)
!114 = !DILocation(line: 86, column: 30, scope: !110)
!115 = !DILocation(line: 86, column: 37, scope: !110)
!116 = !DILocation(line: 86, column: 20, scope: !110)
!117 = !DILocation(line: 86, column: 7, scope: !110)
!118 = !DILocation(line: 85, column: 49, scope: !110)
!119 = !DILocation(line: 85, column: 5, scope: !110)
!120 = distinct !{!120, !112, !121, !122}
!121 = !DILocation(line: 86, column: 78, scope: !102)
!122 = !{!"llvm.loop.mustprogress"}
!123 = !DILocalVariable(name: "c", scope: !99, file: !3, line: 87, type: !6)
!124 = !DILocation(line: 87, column: 9, scope: !99)
!125 = !DILocation(line: 87, column: 22, scope: !99)
!126 = !DILocation(line: 87, column: 13, scope: !99)
!127 = !DILocation(line: 88, column: 12, scope: !99)
!128 = !DILocation(line: 88, column: 16, scope: !99)
!129 = !DILocation(line: 88, column: 14, scope: !99)
!130 = !DILocation(line: 88, column: 23, scope: !99)
!131 = !DILocation(line: 88, column: 27, scope: !99)
!132 = !DILocation(line: 88, column: 10, scope: !99)
!133 = !DILocation(line: 89, column: 3, scope: !99)
!134 = !DILocation(line: 83, column: 31, scope: !95)
!135 = !DILocation(line: 83, column: 3, scope: !95)
!136 = distinct !{!136, !97, !137, !122}
!137 = !DILocation(line: 89, column: 3, scope: !91)
!138 = !DILocalVariable(name: "n", scope: !2, file: !3, line: 90, type: !76)
!139 = !DILocation(line: 90, column: 10, scope: !2)
!140 = !DILocalVariable(name: "i", scope: !141, file: !3, line: 91, type: !76)
!141 = distinct !DILexicalBlock(scope: !2, file: !3, line: 91, column: 3)
!142 = !DILocation(line: 91, column: 15, scope: !141)
!143 = !DILocation(line: 91, column: 8, scope: !141)
!144 = !DILocation(line: 91, column: 22, scope: !145)
!145 = distinct !DILexicalBlock(scope: !141, file: !3, line: 91, column: 3)
!146 = !DILocation(line: 91, column: 28, scope: !145)
!147 = !DILocation(line: 91, column: 24, scope: !145)
!148 = !DILocation(line: 91, column: 3, scope: !141)
!149 = !DILocation(line: 92, column: 11, scope: !150)
!150 = distinct !DILexicalBlock(scope: !145, file: !3, line: 92, column: 9)
!151 = !DILocation(line: 92, column: 17, scope: !150)
!152 = !DILocation(line: 92, column: 9, scope: !150)
!153 = !DILocation(line: 92, column: 20, scope: !150)
!154 = !DILocation(line: 93, column: 9, scope: !150)
!155 = !DILocation(line: 93, column: 16, scope: !150)
!156 = !DILocation(line: 93, column: 7, scope: !150)
!157 = !DILocation(line: 93, column: 24, scope: !150)
!158 = !DILocation(line: 93, column: 30, scope: !150)
!159 = !DILocation(line: 93, column: 22, scope: !150)
!160 = !DILocation(line: 91, column: 34, scope: !145)
!161 = !DILocation(line: 91, column: 3, scope: !145)
!162 = distinct !{!162, !148, !163, !122}
!163 = !DILocation(line: 93, column: 31, scope: !141)
!164 = !DILocation(line: 94, column: 11, scope: !2)
!165 = !DILocation(line: 94, column: 18, scope: !2)
!166 = !DILocation(line: 94, column: 3, scope: !2)
!167 = !DILocation(line: 95, column: 60, scope: !2)
!168 = !DILocation(line: 95, column: 65, scope: !2)
!169 = !DILocation(line: 95, column: 72, scope: !2)
!170 = !DILocation(line: 95, column: 80, scope: !2)
!171 = !DILocation(line: 95, column: 3, scope: !2)
!172 = !DILocalVariable(name: "i", scope: !173, file: !3, line: 96, type: !76)
!173 = distinct !DILexicalBlock(scope: !2, file: !3, line: 96, column: 3)
!174 = !DILocation(line: 96, column: 15, scope: !173)
!175 = !DILocation(line: 96, column: 8, scope: !173)
!176 = !DILocation(line: 96, column: 22, scope: !177)
!177 = distinct !DILexicalBlock(scope: !173, file: !3, line: 96, column: 3)
!178 = !DILocation(line: 96, column: 24, scope: !177)
!179 = !DILocation(line: 96, column: 3, scope: !173)
!180 = !DILocation(line: 97, column: 31, scope: !177)
!181 = !DILocation(line: 97, column: 37, scope: !177)
!182 = !DILocation(line: 97, column: 29, scope: !177)
!183 = !DILocation(line: 97, column: 40, scope: !177)
!184 = !DILocation(line: 97, column: 49, scope: !177)
!185 = !DILocation(line: 97, column: 55, scope: !177)
!186 = !DILocation(line: 97, column: 47, scope: !177)
!187 = !DILocation(line: 97, column: 58, scope: !177)
!188 = !DILocation(line: 97, column: 66, scope: !177)
!189 = !DILocation(line: 97, column: 72, scope: !177)
!190 = !DILocation(line: 97, column: 64, scope: !177)
!191 = !DILocation(line: 97, column: 75, scope: !177)
!192 = !DILocation(line: 97, column: 5, scope: !177)
!193 = !DILocation(line: 96, column: 30, scope: !177)
!194 = !DILocation(line: 96, column: 3, scope: !177)
!195 = distinct !{!195, !179, !196, !122}
!196 = !DILocation(line: 97, column: 78, scope: !173)
!197 = !DILocalVariable(name: "i", scope: !198, file: !3, line: 98, type: !76)
!198 = distinct !DILexicalBlock(scope: !2, file: !3, line: 98, column: 3)
!199 = !DILocation(line: 98, column: 15, scope: !198)
!200 = !DILocation(line: 98, column: 8, scope: !198)
!201 = !DILocation(line: 98, column: 22, scope: !202)
!202 = distinct !DILexicalBlock(scope: !198, file: !3, line: 98, column: 3)
!203 = !DILocation(line: 98, column: 26, scope: !202)
!204 = !DILocation(line: 98, column: 24, scope: !202)
!205 = !DILocation(line: 98, column: 3, scope: !198)
!206 = !DILocation(line: 99, column: 12, scope: !202)
!207 = !DILocation(line: 99, column: 18, scope: !202)
!208 = !DILocation(line: 99, column: 10, scope: !202)
!209 = !DILocation(line: 99, column: 21, scope: !202)
!210 = !DILocation(line: 99, column: 5, scope: !202)
!211 = !DILocation(line: 98, column: 30, scope: !202)
!212 = !DILocation(line: 98, column: 3, scope: !202)
!213 = distinct !{!213, !205, !214, !122}
!214 = !DILocation(line: 99, column: 24, scope: !198)
!215 = !DILocation(line: 100, column: 10, scope: !2)
!216 = !DILocation(line: 100, column: 3, scope: !2)
!217 = !DILocation(line: 101, column: 3, scope: !2)
!218 = distinct !DISubprogram(name: "next", scope: !3, file: !3, line: 72, type: !219, scopeLine: 72, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !7)
!219 = !DISubroutineType(types: !220)
!220 = !{!39}
!221 = !DILocation(line: 73, column: 12, scope: !218)
!222 = !DILocation(line: 73, column: 18, scope: !218)
!223 = !DILocation(line: 73, column: 9, scope: !218)
!224 = !DILocation(line: 74, column: 12, scope: !218)
!225 = !DILocation(line: 74, column: 18, scope: !218)
!226 = !DILocation(line: 74, column: 9, scope: !218)
!227 = !DILocation(line: 75, column: 19, scope: !218)
!228 = !DILocation(line: 75, column: 25, scope: !218)
!229 = !DILocation(line: 75, column: 16, scope: !218)
!230 = !DILocation(line: 75, column: 3, scope: !218)
!231 = distinct !DISubprogram(name: "bump", scope: !3, file: !3, line: 49, type: !232, scopeLine: 49, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !7, retainedNodes: !44)
!232 = !DISubroutineType(types: !233)
!233 = !{!6, !234, !47}
!234 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !60, size: 64)
!235 = !DILocalVariable(name: "t", arg: 1, scope: !231, file: !3, line: 49, type: !234)
!236 = !DILocation(line: 49, column: 24, scope: !231)
!237 = !DILocalVariable(name: "key", arg: 2, scope: !231, file: !3, line: 49, type: !47)
!238 = !DILocation(line: 49, column: 39, scope: !231)
!239 = !DILocation(line: 50, column: 7, scope: !240)
!240 = distinct !DILexicalBlock(scope: !231, file: !3, line: 50, column: 7)
!241 = !DILocation(line: 50, column: 10, scope: !240)
!242 = !DILocation(line: 50, column: 14, scope: !240)
!243 = !DILocation(line: 50, column: 21, scope: !240)
!244 = !DILocation(line: 50, column: 24, scope: !240)
!245 = !DILocation(line: 50, column: 28, scope: !240)
!246 = !DILocation(line: 50, column: 18, scope: !240)
!247 = !DILocation(line: 51, column: 10, scope: !240)
!248 = !DILocation(line: 51, column: 5, scope: !240)
!249 = !DILocalVariable(name: "h", scope: !231, file: !3, line: 52, type: !71)
!250 = !DILocation(line: 52, column: 12, scope: !231)
!251 = !DILocation(line: 52, column: 20, scope: !231)
!252 = !DILocation(line: 52, column: 16, scope: !231)
!253 = !DILocalVariable(name: "e", scope: !231, file: !3, line: 53, type: !64)
!254 = !DILocation(line: 53, column: 10, scope: !231)
!255 = !DILocation(line: 53, column: 19, scope: !231)
!256 = !DILocation(line: 53, column: 22, scope: !231)
!257 = !DILocation(line: 53, column: 27, scope: !231)
!258 = !DILocation(line: 53, column: 14, scope: !231)
!259 = !DILocation(line: 54, column: 8, scope: !260)
!260 = distinct !DILexicalBlock(scope: !231, file: !3, line: 54, column: 7)
!261 = !DILocation(line: 54, column: 11, scope: !260)
!262 = !DILocation(line: 54, column: 7, scope: !260)
!263 = !DILocalVariable(name: "n", scope: !264, file: !3, line: 55, type: !76)
!264 = distinct !DILexicalBlock(scope: !260, file: !3, line: 54, column: 16)
!265 = !DILocation(line: 55, column: 12, scope: !264)
!266 = !DILocation(line: 55, column: 23, scope: !264)
!267 = !DILocation(line: 55, column: 16, scope: !264)
!268 = !DILocation(line: 55, column: 28, scope: !264)
!269 = !DILocation(line: 56, column: 28, scope: !264)
!270 = !DILocation(line: 56, column: 21, scope: !264)
!271 = !DILocation(line: 56, column: 32, scope: !264)
!272 = !DILocation(line: 56, column: 37, scope: !264)
!273 = !DILocation(line: 56, column: 14, scope: !264)
!274 = !DILocation(line: 56, column: 5, scope: !264)
!275 = !DILocation(line: 56, column: 8, scope: !264)
!276 = !DILocation(line: 56, column: 12, scope: !264)
!277 = !DILocation(line: 57, column: 15, scope: !264)
!278 = !DILocation(line: 57, column: 5, scope: !264)
!279 = !DILocation(line: 57, column: 8, scope: !264)
!280 = !DILocation(line: 57, column: 13, scope: !264)
!281 = !DILocation(line: 58, column: 5, scope: !264)
!282 = !DILocation(line: 58, column: 8, scope: !264)
!283 = !DILocation(line: 58, column: 11, scope: !264)
!284 = !DILocation(line: 59, column: 3, scope: !264)
!285 = !DILocation(line: 60, column: 12, scope: !231)
!286 = !DILocation(line: 60, column: 15, scope: !231)
!287 = !DILocation(line: 60, column: 10, scope: !231)
!288 = !DILocation(line: 60, column: 3, scope: !231)
!289 = distinct !DISubprogram(name: "by_count", scope: !3, file: !3, line: 63, type: !290, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !7, retainedNodes: !44)
!290 = !DISubroutineType(types: !291)
!291 = !{!6, !292, !292}
!292 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !293, size: 64)
!293 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!294 = !DILocalVariable(name: "a", arg: 1, scope: !289, file: !3, line: 63, type: !292)
!295 = !DILocation(line: 63, column: 33, scope: !289)
!296 = !DILocalVariable(name: "b", arg: 2, scope: !289, file: !3, line: 63, type: !292)
!297 = !DILocation(line: 63, column: 48, scope: !289)
!298 = !DILocalVariable(name: "x", scope: !289, file: !3, line: 64, type: !299)
!299 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !300, size: 64)
!300 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !65)
!301 = !DILocation(line: 64, column: 16, scope: !289)
!302 = !DILocation(line: 64, column: 20, scope: !289)
!303 = !DILocalVariable(name: "y", scope: !289, file: !3, line: 64, type: !299)
!304 = !DILocation(line: 64, column: 24, scope: !289)
!305 = !DILocation(line: 64, column: 28, scope: !289)
!306 = !DILocation(line: 65, column: 7, scope: !307)
!307 = distinct !DILexicalBlock(scope: !289, file: !3, line: 65, column: 7)
!308 = !DILocation(line: 65, column: 10, scope: !307)
!309 = !DILocation(line: 65, column: 19, scope: !307)
!310 = !DILocation(line: 65, column: 22, scope: !307)
!311 = !DILocation(line: 65, column: 16, scope: !307)
!312 = !DILocation(line: 66, column: 12, scope: !307)
!313 = !DILocation(line: 66, column: 15, scope: !307)
!314 = !DILocation(line: 66, column: 23, scope: !307)
!315 = !DILocation(line: 66, column: 26, scope: !307)
!316 = !DILocation(line: 66, column: 21, scope: !307)
!317 = !DILocation(line: 66, column: 5, scope: !307)
!318 = !DILocation(line: 67, column: 17, scope: !289)
!319 = !DILocation(line: 67, column: 20, scope: !289)
!320 = !DILocation(line: 67, column: 25, scope: !289)
!321 = !DILocation(line: 67, column: 28, scope: !289)
!322 = !DILocation(line: 67, column: 10, scope: !289)
!323 = !DILocation(line: 67, column: 3, scope: !289)
!324 = !DILocation(line: 68, column: 1, scope: !289)
!325 = distinct !DISubprogram(name: "grow", scope: !3, file: !3, line: 38, type: !326, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !7, retainedNodes: !44)
!326 = !DISubroutineType(types: !327)
!327 = !{null, !234}
!328 = !DILocalVariable(name: "t", arg: 1, scope: !325, file: !3, line: 38, type: !234)
!329 = !DILocation(line: 38, column: 25, scope: !325)
!330 = !DILocalVariable(name: "bigger", scope: !325, file: !3, line: 39, type: !60)
!331 = !DILocation(line: 39, column: 9, scope: !325)
!332 = !DILocation(line: 39, column: 18, scope: !325)
!333 = !DILocation(line: 39, column: 26, scope: !325)
!334 = !DILocation(line: 39, column: 29, scope: !325)
!335 = !DILocation(line: 39, column: 33, scope: !325)
!336 = !DILocation(line: 39, column: 19, scope: !325)
!337 = !DILocation(line: 39, column: 54, scope: !325)
!338 = !DILocation(line: 39, column: 57, scope: !325)
!339 = !DILocation(line: 39, column: 61, scope: !325)
!340 = !DILocation(line: 39, column: 66, scope: !325)
!341 = !DILocation(line: 39, column: 69, scope: !325)
!342 = !DILocation(line: 39, column: 74, scope: !325)
!343 = !DILocation(line: 39, column: 77, scope: !325)
!344 = !DILocation(line: 40, column: 15, scope: !345)
!345 = distinct !DILexicalBlock(scope: !325, file: !3, line: 40, column: 7)
!346 = !DILocation(line: 40, column: 8, scope: !345)
!347 = !DILocation(line: 40, column: 7, scope: !345)
!348 = !DILocation(line: 41, column: 5, scope: !345)
!349 = !DILocalVariable(name: "i", scope: !350, file: !3, line: 42, type: !76)
!350 = distinct !DILexicalBlock(scope: !325, file: !3, line: 42, column: 3)
!351 = !DILocation(line: 42, column: 15, scope: !350)
!352 = !DILocation(line: 42, column: 8, scope: !350)
!353 = !DILocation(line: 42, column: 22, scope: !354)
!354 = distinct !DILexicalBlock(scope: !350, file: !3, line: 42, column: 3)
!355 = !DILocation(line: 42, column: 26, scope: !354)
!356 = !DILocation(line: 42, column: 29, scope: !354)
!357 = !DILocation(line: 42, column: 24, scope: !354)
!358 = !DILocation(line: 42, column: 3, scope: !350)
!359 = !DILocation(line: 43, column: 9, scope: !360)
!360 = distinct !DILexicalBlock(scope: !354, file: !3, line: 43, column: 9)
!361 = !DILocation(line: 43, column: 12, scope: !360)
!362 = !DILocation(line: 43, column: 18, scope: !360)
!363 = !DILocation(line: 43, column: 21, scope: !360)
!364 = !DILocation(line: 44, column: 22, scope: !360)
!365 = !DILocation(line: 44, column: 25, scope: !360)
!366 = !DILocation(line: 44, column: 31, scope: !360)
!367 = !DILocation(line: 44, column: 34, scope: !360)
!368 = !DILocation(line: 44, column: 39, scope: !360)
!369 = !DILocation(line: 44, column: 42, scope: !360)
!370 = !DILocation(line: 44, column: 48, scope: !360)
!371 = !DILocation(line: 44, column: 51, scope: !360)
!372 = !DILocation(line: 44, column: 8, scope: !360)
!373 = !DILocation(line: 44, column: 59, scope: !360)
!374 = !DILocation(line: 44, column: 62, scope: !360)
!375 = !DILocation(line: 44, column: 68, scope: !360)
!376 = !DILocation(line: 44, column: 7, scope: !360)
!377 = !DILocation(line: 42, column: 35, scope: !354)
!378 = !DILocation(line: 42, column: 3, scope: !354)
!379 = distinct !{!379, !358, !380, !122}
!380 = !DILocation(line: 44, column: 69, scope: !350)
!381 = !DILocation(line: 45, column: 8, scope: !325)
!382 = !DILocation(line: 45, column: 11, scope: !325)
!383 = !DILocation(line: 45, column: 3, scope: !325)
!384 = !DILocation(line: 46, column: 4, scope: !325)
!385 = !DILocation(line: 46, column: 8, scope: !325)
!386 = !DILocation(line: 47, column: 1, scope: !325)
!387 = distinct !DISubprogram(name: "fnv", scope: !3, file: !3, line: 20, type: !388, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !7, retainedNodes: !44)
!388 = !DISubroutineType(types: !389)
!389 = !{!71, !47}
!390 = !DILocalVariable(name: "s", arg: 1, scope: !387, file: !3, line: 20, type: !47)
!391 = !DILocation(line: 20, column: 33, scope: !387)
!392 = !DILocalVariable(name: "h", scope: !387, file: !3, line: 21, type: !71)
!393 = !DILocation(line: 21, column: 12, scope: !387)
!394 = !DILocation(line: 22, column: 3, scope: !387)
!395 = !DILocation(line: 22, column: 11, scope: !396)
!396 = distinct !DILexicalBlock(scope: !397, file: !3, line: 22, column: 3)
!397 = distinct !DILexicalBlock(scope: !387, file: !3, line: 22, column: 3)
!398 = !DILocation(line: 22, column: 10, scope: !396)
!399 = !DILocation(line: 22, column: 3, scope: !397)
!400 = !DILocation(line: 23, column: 10, scope: !396)
!401 = !DILocation(line: 23, column: 30, scope: !396)
!402 = !DILocation(line: 23, column: 29, scope: !396)
!403 = !DILocation(line: 23, column: 14, scope: !396)
!404 = !DILocation(line: 23, column: 12, scope: !396)
!405 = !DILocation(line: 23, column: 33, scope: !396)
!406 = !DILocation(line: 23, column: 7, scope: !396)
!407 = !DILocation(line: 23, column: 5, scope: !396)
!408 = !DILocation(line: 22, column: 15, scope: !396)
!409 = !DILocation(line: 22, column: 3, scope: !396)
!410 = distinct !{!410, !399, !411, !122}
!411 = !DILocation(line: 23, column: 35, scope: !397)
!412 = !DILocation(line: 24, column: 10, scope: !387)
!413 = !DILocation(line: 24, column: 3, scope: !387)
!414 = distinct !DISubprogram(name: "find", scope: !3, file: !3, line: 27, type: !415, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !7, retainedNodes: !44)
!415 = !DISubroutineType(types: !416)
!416 = !{!64, !234, !47, !71}
!417 = !DILocalVariable(name: "t", arg: 1, scope: !414, file: !3, line: 27, type: !234)
!418 = !DILocation(line: 27, column: 27, scope: !414)
!419 = !DILocalVariable(name: "key", arg: 2, scope: !414, file: !3, line: 27, type: !47)
!420 = !DILocation(line: 27, column: 42, scope: !414)
!421 = !DILocalVariable(name: "h", arg: 3, scope: !414, file: !3, line: 27, type: !71)
!422 = !DILocation(line: 27, column: 56, scope: !414)
!423 = !DILocalVariable(name: "i", scope: !414, file: !3, line: 28, type: !76)
!424 = !DILocation(line: 28, column: 10, scope: !414)
!425 = !DILocation(line: 28, column: 14, scope: !414)
!426 = !DILocation(line: 28, column: 19, scope: !414)
!427 = !DILocation(line: 28, column: 22, scope: !414)
!428 = !DILocation(line: 28, column: 26, scope: !414)
!429 = !DILocation(line: 28, column: 16, scope: !414)
!430 = !DILocation(line: 29, column: 3, scope: !414)
!431 = !DILocation(line: 29, column: 10, scope: !414)
!432 = !DILocation(line: 29, column: 13, scope: !414)
!433 = !DILocation(line: 29, column: 19, scope: !414)
!434 = !DILocation(line: 29, column: 22, scope: !414)
!435 = !DILocation(line: 30, column: 5, scope: !436)
!436 = distinct !DILexicalBlock(scope: !414, file: !3, line: 29, column: 27)
!437 = !DILocation(line: 30, column: 8, scope: !436)
!438 = !DILocation(line: 30, column: 14, scope: !436)
!439 = !DILocation(line: 31, column: 9, scope: !440)
!440 = distinct !DILexicalBlock(scope: !436, file: !3, line: 31, column: 9)
!441 = !DILocation(line: 31, column: 12, scope: !440)
!442 = !DILocation(line: 31, column: 18, scope: !440)
!443 = !DILocation(line: 31, column: 21, scope: !440)
!444 = !DILocation(line: 31, column: 29, scope: !440)
!445 = !DILocation(line: 31, column: 26, scope: !440)
!446 = !DILocation(line: 31, column: 31, scope: !440)
!447 = !DILocation(line: 31, column: 41, scope: !440)
!448 = !DILocation(line: 31, column: 44, scope: !440)
!449 = !DILocation(line: 31, column: 50, scope: !440)
!450 = !DILocation(line: 31, column: 53, scope: !440)
!451 = !DILocation(line: 31, column: 58, scope: !440)
!452 = !DILocation(line: 31, column: 34, scope: !440)
!453 = !DILocation(line: 31, column: 63, scope: !440)
!454 = !DILocation(line: 32, column: 7, scope: !440)
!455 = !DILocation(line: 33, column: 10, scope: !436)
!456 = !DILocation(line: 33, column: 12, scope: !436)
!457 = !DILocation(line: 33, column: 20, scope: !436)
!458 = !DILocation(line: 33, column: 23, scope: !436)
!459 = !DILocation(line: 33, column: 27, scope: !436)
!460 = !DILocation(line: 33, column: 17, scope: !436)
!461 = !DILocation(line: 33, column: 7, scope: !436)
!462 = distinct !{!462, !430, !463, !122}
!463 = !DILocation(line: 34, column: 3, scope: !414)
!464 = !DILocation(line: 35, column: 11, scope: !414)
!465 = !DILocation(line: 35, column: 14, scope: !414)
!466 = !DILocation(line: 35, column: 20, scope: !414)
!467 = !DILocation(line: 35, column: 3, scope: !414)
