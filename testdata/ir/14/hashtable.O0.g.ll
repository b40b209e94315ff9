; ModuleID = 'hashtable.c'
source_filename = "hashtable.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Table = type { %struct.Entry*, i64, i64, i64 }
%struct.Entry = type { i8*, i32, i32 }

@main.syllables = internal constant [6 x i8*] [i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str, i32 0, i32 0), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.1, i32 0, i32 0), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.2, i32 0, i32 0), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.3, i32 0, i32 0), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.4, i32 0, i32 0), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.5, i32 0, i32 0)], align 16, !dbg !0
@.str = private unnamed_addr constant [3 x i8] c"ka\00", align 1
@.str.1 = private unnamed_addr constant [3 x i8] c"lo\00", align 1
@.str.2 = private unnamed_addr constant [3 x i8] c"mi\00", align 1
@.str.3 = private unnamed_addr constant [3 x i8] c"ne\00", align 1
@.str.4 = private unnamed_addr constant [3 x i8] c"ru\00", align 1
@.str.5 = private unnamed_addr constant [3 x i8] c"to\00", align 1
@.str.6 = private unnamed_addr constant [46 x i8] c"%zu words, capacity %zu, %lu probes, most %d\0A\00", align 1
@.str.7 = private unnamed_addr constant [13 x i8] c"%6d %08x %s\0A\00", align 1
@state = internal global i64 88172645463325252, align 8, !dbg !11

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
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata %struct.Table* %t, metadata !34, metadata !DIExpression()), !dbg !55
  %slots = getelementptr inbounds %struct.Table, %struct.Table* %t, i32 0, i32 0, !dbg !56
  %call = call noalias i8* @calloc(i64 noundef 8, i64 noundef 16) #7, !dbg !57
  %0 = bitcast i8* %call to %struct.Entry*, !dbg !57
  store %struct.Entry* %0, %struct.Entry** %slots, align 8, !dbg !56
  %cap = getelementptr inbounds %struct.Table, %struct.Table* %t, i32 0, i32 1, !dbg !56
  store i64 8, i64* %cap, align 8, !dbg !56
  %len = getelementptr inbounds %struct.Table, %struct.Table* %t, i32 0, i32 2, !dbg !56
  store i64 0, i64* %len, align 8, !dbg !56
  %probes = getelementptr inbounds %struct.Table, %struct.Table* %t, i32 0, i32 3, !dbg !56
  store i64 0, i64* %probes, align 8, !dbg !56
  call void @llvm.dbg.declare(metadata [16 x i8]* %word, metadata !58, metadata !DIExpression()), !dbg !62
  call void @llvm.dbg.declare(metadata i32* %most, metadata !63, metadata !DIExpression()), !dbg !64
  store i32 0, i32* %most, align 4, !dbg !64
  call void @llvm.dbg.declare(metadata i32* %i, metadata !65, metadata !DIExpression()), !dbg !67
  store i32 0, i32* %i, align 4, !dbg !67
  br label %for.cond, !dbg !68

for.cond:                                         ; preds = %for.inc14, %entry
  %1 = load i32, i32* %i, align 4, !dbg !69
  %cmp = icmp slt i32 %1, 20000, !dbg !71
  br i1 %cmp, label %for.body, label %for.end15, !dbg !72

for.body:                                         ; preds = %for.cond
  %arrayidx = getelementptr inbounds [16 x i8], [16 x i8]* %word, i64 0, i64 0, !dbg !73
  store i8 0, i8* %arrayidx, align 16, !dbg !75
  call void @llvm.dbg.declare(metadata i32* %n, metadata !76, metadata !DIExpression()), !dbg !78
  %call1 = call i64 @next(), !dbg !79
  %rem = urem i64 %call1, 4, !dbg !80
  %conv = trunc i64 %rem to i32, !dbg !81
  %add = add nsw i32 1, %conv, !dbg !82
  store i32 %add, i32* %n, align 4, !dbg !78
  br label %for.cond2, !dbg !83

for.cond2:                                        ; preds = %for.inc, %for.body
  %2 = load i32, i32* %n, align 4, !dbg !84
  %cmp3 = icmp sgt i32 %2, 0, !dbg !86
  br i1 %cmp3, label %for.body5, label %for.end, !dbg !87

for.body5:                                        ; preds = %for.cond2
  %arraydecay = getelementptr inbounds [16 x i8], [16 x i8]* %word, i64 0, i64 0, !dbg !88
  %call6 = call i64 @next(), !dbg !89
  %rem7 = urem i64 %call6, 6, !dbg !90
  %arrayidx8 = getelementptr inbounds [6 x i8*], [6 x i8*]* @main.syllables, i64 0, i64 %rem7, !dbg !91
  %3 = load i8*, i8** %arrayidx8, align 8, !dbg !91
  %call9 = call i8* @strcat(i8* noundef %arraydecay, i8* noundef %3) #7, !dbg !92
  br label %for.inc, !dbg !92

for.inc:                                          ; preds = %for.body5
  %4 = load i32, i32* %n, align 4, !dbg !93
  %dec = add nsw i32 %4, -1, !dbg !93
  store i32 %dec, i32* %n, align 4, !dbg !93
  br label %for.cond2, !dbg !94, !llvm.loop !95

for.end:                                          ; preds = %for.cond2
  call void @llvm.dbg.declare(metadata i32* %c, metadata !98, metadata !DIExpression()), !dbg !99
  %arraydecay10 = getelementptr inbounds [16 x i8], [16 x i8]* %word, i64 0, i64 0, !dbg !100
  %call11 = call i32 @bump(%struct.Table* noundef %t, i8* noundef %arraydecay10), !dbg !101
  store i32 %call11, i32* %c, align 4, !dbg !99
  %5 = load i32, i32* %c, align 4, !dbg !102
  %6 = load i32, i32* %most, align 4, !dbg !103
  %cmp12 = icmp sgt i32 %5, %6, !dbg !104
  br i1 %cmp12, label %cond.true, label %cond.false, !dbg !102

cond.true:                                        ; preds = %for.end
  %7 = load i32, i32* %c, align 4, !dbg !105
  br label %cond.end, !dbg !102

cond.false:                                       ; preds = %for.end
  %8 = load i32, i32* %most, align 4, !dbg !106
  br label %cond.end, !dbg !102

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %7, %cond.true ], [ %8, %cond.false ], !dbg !102
  store i32 %cond, i32* %most, align 4, !dbg !107
  br label %for.inc14, !dbg !108

for.inc14:                                        ; preds = %cond.end
  %9 = load i32, i32* %i, align 4, !dbg !109
  %inc = add nsw i32 %9, 1, !dbg !109
  store i32 %inc, i32* %i, align 4, !dbg !109
  br label %for.cond, !dbg !110, !llvm.loop !111

for.end15:                                        ; preds = %for.cond
  call void @llvm.dbg.declare(metadata i64* %n16, metadata !113, metadata !DIExpression()), !dbg !114
  store i64 0, i64* %n16, align 8, !dbg !114
  call void @llvm.dbg.declare(metadata i64* %i17, metadata !115, metadata !DIExpression()), !dbg !117
  store i64 0, i64* %i17, align 8, !dbg !117
  br label %for.cond18, !dbg !118

for.cond18:                                       ; preds = %for.inc30, %for.end15
  %10 = load i64, i64* %i17, align 8, !dbg !119
  %cap19 = getelementptr inbounds %struct.Table, %struct.Table* %t, i32 0, i32 1, !dbg !121
  %11 = load i64, i64* %cap19, align 8, !dbg !121
  %cmp20 = icmp ult i64 %10, %11, !dbg !122
  br i1 %cmp20, label %for.body22, label %for.end32, !dbg !123

for.body22:                                       ; preds = %for.cond18
  %slots23 = getelementptr inbounds %struct.Table, %struct.Table* %t, i32 0, i32 0, !dbg !124
  %12 = load %struct.Entry*, %struct.Entry** %slots23, align 8, !dbg !124
  %13 = load i64, i64* %i17, align 8, !dbg !126
  %arrayidx24 = getelementptr inbounds %struct.Entry, %struct.Entry* %12, i64 %13, !dbg !127
  %key = getelementptr inbounds %struct.Entry, %struct.Entry* %arrayidx24, i32 0, i32 0, !dbg !128
  %14 = load i8*, i8** %key, align 8, !dbg !128
  %tobool = icmp ne i8* %14, null, !dbg !127
  br i1 %tobool, label %if.then, label %if.end, !dbg !129

if.then:                                          ; preds = %for.body22
  %slots25 = getelementptr inbounds %struct.Table, %struct.Table* %t, i32 0, i32 0, !dbg !130
  %15 = load %struct.Entry*, %struct.Entry** %slots25, align 8, !dbg !130
  %16 = load i64, i64* %n16, align 8, !dbg !131
  %inc26 = add i64 %16, 1, !dbg !131
  store i64 %inc26, i64* %n16, align 8, !dbg !131
  %arrayidx27 = getelementptr inbounds %struct.Entry, %struct.Entry* %15, i64 %16, !dbg !132
  %slots28 = getelementptr inbounds %struct.Table, %struct.Table* %t, i32 0, i32 0, !dbg !133
  %17 = load %struct.Entry*, %struct.Entry** %slots28, align 8, !dbg !133
  %18 = load i64, i64* %i17, align 8, !dbg !134
  %arrayidx29 = getelementptr inbounds %struct.Entry, %struct.Entry* %17, i64 %18, !dbg !135
  %19 = bitcast %struct.Entry* %arrayidx27 to i8*, !dbg !135
  %20 = bitcast %struct.Entry* %arrayidx29 to i8*, !dbg !135
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %19, i8* align 8 %20, i64 16, i1 false), !dbg !135
  br label %if.end, !dbg !132

if.end:                                           ; preds = %if.then, %for.body22
  br label %for.inc30, !dbg !128

for.inc30:                                        ; preds = %if.end
  %21 = load i64, i64* %i17, align 8, !dbg !136
  %inc31 = add i64 %21, 1, !dbg !136
  store i64 %inc31, i64* %i17, align 8, !dbg !136
  br label %for.cond18, !dbg !137, !llvm.loop !138

for.end32:                                        ; preds = %for.cond18
  %slots33 = getelementptr inbounds %struct.Table, %struct.Table* %t, i32 0, i32 0, !dbg !140
  %22 = load %struct.Entry*, %struct.Entry** %slots33, align 8, !dbg !140
  %23 = bitcast %struct.Entry* %22 to i8*, !dbg !141
  %24 = load i64, i64* %n16, align 8, !dbg !142
  call void @qsort(i8* noundef %23, i64 noundef %24, i64 noundef 16, i32 (i8*, i8*)* noundef @by_count), !dbg !143
  %25 = load i64, i64* %n16, align 8, !dbg !144
  %cap34 = getelementptr inbounds %struct.Table, %struct.Table* %t, i32 0, i32 1, !dbg !145
  %26 = load i64, i64* %cap34, align 8, !dbg !145
  %probes35 = getelementptr inbounds %struct.Table, %struct.Table* %t, i32 0, i32 3, !dbg !146
  %27 = load i64, i64* %probes35, align 8, !dbg !146
  %28 = load i32, i32* %most, align 4, !dbg !147
  %call36 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([46 x i8], [46 x i8]* @.str.6, i64 0, i64 0), i64 noundef %25, i64 noundef %26, i64 noundef %27, i32 noundef %28), !dbg !148
  call void @llvm.dbg.declare(metadata i64* %i37, metadata !149, metadata !DIExpression()), !dbg !151
  store i64 0, i64* %i37, align 8, !dbg !151
  br label %for.cond38, !dbg !152

for.cond38:                                       ; preds = %for.inc50, %for.end32
  %29 = load i64, i64* %i37, align 8, !dbg !153
  %cmp39 = icmp ult i64 %29, 8, !dbg !155
  br i1 %cmp39, label %for.body41, label %for.end52, !dbg !156

for.body41:                                       ; preds = %for.cond38
  %slots42 = getelementptr inbounds %struct.Table, %struct.Table* %t, i32 0, i32 0, !dbg !157
  %30 = load %struct.Entry*, %struct.Entry** %slots42, align 8, !dbg !157
  %31 = load i64, i64* %i37, align 8, !dbg !158
  %arrayidx43 = getelementptr inbounds %struct.Entry, %struct.Entry* %30, i64 %31, !dbg !159
  %count = getelementptr inbounds %struct.Entry, %struct.Entry* %arrayidx43, i32 0, i32 2, !dbg !160
  %32 = load i32, i32* %count, align 4, !dbg !160
  %slots44 = getelementptr inbounds %struct.Table, %struct.Table* %t, i32 0, i32 0, !dbg !161
  %33 = load %struct.Entry*, %struct.Entry** %slots44, align 8, !dbg !161
  %34 = load i64, i64* %i37, align 8, !dbg !162
  %arrayidx45 = getelementptr inbounds %struct.Entry, %struct.Entry* %33, i64 %34, !dbg !163
  %hash = getelementptr inbounds %struct.Entry, %struct.Entry* %arrayidx45, i32 0, i32 1, !dbg !164
  %35 = load i32, i32* %hash, align 8, !dbg !164
  %slots46 = getelementptr inbounds %struct.Table, %struct.Table* %t, i32 0, i32 0, !dbg !165
  %36 = load %struct.Entry*, %struct.Entry** %slots46, align 8, !dbg !165
  %37 = load i64, i64* %i37, align 8, !dbg !166
  %arrayidx47 = getelementptr inbounds %struct.Entry, %struct.Entry* %36, i64 %37, !dbg !167
  %key48 = getelementptr inbounds %struct.Entry, %struct.Entry* %arrayidx47, i32 0, i32 0, !dbg !168
  %38 = load i8*, i8** %key48, align 8, !dbg !168
  %call49 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.7, i64 0, i64 0), i32 noundef %32, i32 noundef %35, i8* noundef %38), !dbg !169
  br label %for.inc50, !dbg !169

for.inc50:                                        ; preds = %for.body41
  %39 = load i64, i64* %i37, align 8, !dbg !170
  %inc51 = add i64 %39, 1, !dbg !170
  store i64 %inc51, i64* %i37, align 8, !dbg !170
  br label %for.cond38, !dbg !171, !llvm.loop !172

for.end52:                                        ; preds = %for.cond38
  call void @llvm.dbg.declare(metadata i64* %i53, metadata !174, metadata !DIExpression()), !dbg !176
  store i64 0, i64* %i53, align 8, !dbg !176
  br label %for.cond54, !dbg !177

for.cond54:                                       ; preds = %for.inc61, %for.end52
  %40 = load i64, i64* %i53, align 8, !dbg !178
  %41 = load i64, i64* %n16, align 8, !dbg !180
  %cmp55 = icmp ult i64 %40, %41, !dbg !181
  br i1 %cmp55, label %for.body57, label %for.end63, !dbg !182

for.body57:                                       ; preds = %for.cond54
  %slots58 = getelementptr inbounds %struct.Table, %struct.Table* %t, i32 0, i32 0, !dbg !183
  %42 = load %struct.Entry*, %struct.Entry** %slots58, align 8, !dbg !183
  %43 = load i64, i64* %i53, align 8, !dbg !184
  %arrayidx59 = getelementptr inbounds %struct.Entry, %struct.Entry* %42, i64 %43, !dbg !185
  %key60 = getelementptr inbounds %struct.Entry, %struct.Entry* %arrayidx59, i32 0, i32 0, !dbg !186
  %44 = load i8*, i8** %key60, align 8, !dbg !186
  call void @free(i8* noundef %44) #7, !dbg !187
  br label %for.inc61, !dbg !187

for.inc61:                                        ; preds = %for.body57
  %45 = load i64, i64* %i53, align 8, !dbg !188
  %inc62 = add i64 %45, 1, !dbg !188
  store i64 %inc62, i64* %i53, align 8, !dbg !188
  br label %for.cond54, !dbg !189, !llvm.loop !190

for.end63:                                        ; preds = %for.cond54
  %slots64 = getelementptr inbounds %struct.Table, %struct.Table* %t, i32 0, i32 0, !dbg !192
  %46 = load %struct.Entry*, %struct.Entry** %slots64, align 8, !dbg !192
  %47 = bitcast %struct.Entry* %46 to i8*, !dbg !193
  call void @free(i8* noundef %47) #7, !dbg !194
  ret i32 0, !dbg !195
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare noalias i8* @calloc(i64 noundef, i64 noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal i64 @next() #0 !dbg !196 {
entry:
  %0 = load i64, i64* @state, align 8, !dbg !199
  %shl = shl i64 %0, 13, !dbg !200
  %1 = load i64, i64* @state, align 8, !dbg !201
  %xor = xor i64 %1, %shl, !dbg !201
  store i64 %xor, i64* @state, align 8, !dbg !201
  %2 = load i64, i64* @state, align 8, !dbg !202
  %shr = lshr i64 %2, 7, !dbg !203
  %3 = load i64, i64* @state, align 8, !dbg !204
  %xor1 = xor i64 %3, %shr, !dbg !204
  store i64 %xor1, i64* @state, align 8, !dbg !204
  %4 = load i64, i64* @state, align 8, !dbg !205
  %shl2 = shl i64 %4, 17, !dbg !206
  %5 = load i64, i64* @state, align 8, !dbg !207
  %xor3 = xor i64 %5, %shl2, !dbg !207
  store i64 %xor3, i64* @state, align 8, !dbg !207
  ret i64 %xor3, !dbg !208
}

; Function Attrs: nounwind
declare i8* @strcat(i8* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal i32 @bump(%struct.Table* noundef %t, i8* noundef %key) #0 !dbg !209 {
entry:
  %t.addr = alloca %struct.Table*, align 8
  %key.addr = alloca i8*, align 8
  %h = alloca i32, align 4
  %e = alloca %struct.Entry*, align 8
  %n = alloca i64, align 8
  store %struct.Table* %t, %struct.Table** %t.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Table** %t.addr, metadata !213, metadata !DIExpression()), !dbg !214
  store i8* %key, i8** %key.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %key.addr, metadata !215, metadata !DIExpression()), !dbg !216
  %0 = load %struct.Table*, %struct.Table** %t.addr, align 8, !dbg !217
  %len = getelementptr inbounds %struct.Table, %struct.Table* %0, i32 0, i32 2, !dbg !219
  %1 = load i64, i64* %len, align 8, !dbg !219
  %mul = mul i64 %1, 4, !dbg !220
  %2 = load %struct.Table*, %struct.Table** %t.addr, align 8, !dbg !221
  %cap = getelementptr inbounds %struct.Table, %struct.Table* %2, i32 0, i32 1, !dbg !222
  %3 = load i64, i64* %cap, align 8, !dbg !222
  %mul1 = mul i64 %3, 3, !dbg !223
  %cmp = icmp uge i64 %mul, %mul1, !dbg !224
  br i1 %cmp, label %if.then, label %if.end, !dbg !225

if.then:                                          ; preds = %entry
  %4 = load %struct.Table*, %struct.Table** %t.addr, align 8, !dbg !226
  call void @grow(%struct.Table* noundef %4), !dbg !227
  br label %if.end, !dbg !227

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.dbg.declare(metadata i32* %h, metadata !228, metadata !DIExpression()), !dbg !229
  %5 = load i8*, i8** %key.addr, align 8, !dbg !230
  %call = call i32 @fnv(i8* noundef %5), !dbg !231
  store i32 %call, i32* %h, align 4, !dbg !229
  call void @llvm.dbg.declare(metadata %struct.Entry** %e, metadata !232, metadata !DIExpression()), !dbg !233
  %6 = load %struct.Table*, %struct.Table** %t.addr, align 8, !dbg !234
  %7 = load i8*, i8** %key.addr, align 8, !dbg !235
  %8 = load i32, i32* %h, align 4, !dbg !236
  %call2 = call %struct.Entry* @find(%struct.Table* noundef %6, i8* noundef %7, i32 noundef %8), !dbg !237
  store %struct.Entry* %call2, %struct.Entry** %e, align 8, !dbg !233
  %9 = load %struct.Entry*, %struct.Entry** %e, align 8, !dbg !238
  %key3 = getelementptr inbounds %struct.Entry, %struct.Entry* %9, i32 0, i32 0, !dbg !240
  %10 = load i8*, i8** %key3, align 8, !dbg !240
  %tobool = icmp ne i8* %10, null, !dbg !238
  br i1 %tobool, label %if.end9, label %if.then4, !dbg !241

if.then4:                                         ; preds = %if.end
  call void @llvm.dbg.declare(metadata i64* %n, metadata !242, metadata !DIExpression()), !dbg !244
  %11 = load i8*, i8** %key.addr, align 8, !dbg !245
  %call5 = call i64 @strlen(i8* noundef %11) #8, !dbg !246
  %add = add i64 %call5, 1, !dbg !247
  store i64 %add, i64* %n, align 8, !dbg !244
  %12 = load i64, i64* %n, align 8, !dbg !248
  %call6 = call noalias i8* @malloc(i64 noundef %12) #7, !dbg !249
  %13 = load i8*, i8** %key.addr, align 8, !dbg !250
  %14 = load i64, i64* %n, align 8, !dbg !251
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %call6, i8* align 1 %13, i64 %14, i1 false), !dbg !252
  %15 = load %struct.Entry*, %struct.Entry** %e, align 8, !dbg !253
  %key7 = getelementptr inbounds %struct.Entry, %struct.Entry* %15, i32 0, i32 0, !dbg !254
  store i8* %call6, i8** %key7, align 8, !dbg !255
  %16 = load i32, i32* %h, align 4, !dbg !256
  %17 = load %struct.Entry*, %struct.Entry** %e, align 8, !dbg !257
  %hash = getelementptr inbounds %struct.Entry, %struct.Entry* %17, i32 0, i32 1, !dbg !258
  store i32 %16, i32* %hash, align 8, !dbg !259
  %18 = load %struct.Table*, %struct.Table** %t.addr, align 8, !dbg !260
  %len8 = getelementptr inbounds %struct.Table, %struct.Table* %18, i32 0, i32 2, !dbg !261
  %19 = load i64, i64* %len8, align 8, !dbg !262
  %inc = add i64 %19, 1, !dbg !262
  store i64 %inc, i64* %len8, align 8, !dbg !262
  br label %if.end9, !dbg !263

if.end9:                                          ; preds = %if.then4, %if.end
  %20 = load %struct.Entry*, %struct.Entry** %e, align 8, !dbg !264
  %count = getelementptr inbounds %struct.Entry, %struct.Entry* %20, i32 0, i32 2, !dbg !265
  %21 = load i32, i32* %count, align 4, !dbg !266
  %inc10 = add nsw i32 %21, 1, !dbg !266
  store i32 %inc10, i32* %count, align 4, !dbg !266
  ret i32 %inc10, !dbg !267
}

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #3

declare void @qsort(i8* noundef, i64 noundef, i64 noundef, i32 (i8*, i8*)* noundef) #4

; Function Attrs: noinline nounwind uwtable
define internal i32 @by_count(i8* noundef %a, i8* noundef %b) #0 !dbg !268 {
entry:
  %retval = alloca i32, align 4
  %a.addr = alloca i8*, align 8
  %b.addr = alloca i8*, align 8
  %x = alloca %struct.Entry*, align 8
  %y = alloca %struct.Entry*, align 8
  store i8* %a, i8** %a.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %a.addr, metadata !273, metadata !DIExpression()), !dbg !274
  store i8* %b, i8** %b.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %b.addr, metadata !275, metadata !DIExpression()), !dbg !276
  call void @llvm.dbg.declare(metadata %struct.Entry** %x, metadata !277, metadata !DIExpression()), !dbg !280
  %0 = load i8*, i8** %a.addr, align 8, !dbg !281
  %1 = bitcast i8* %0 to %struct.Entry*, !dbg !281
  store %struct.Entry* %1, %struct.Entry** %x, align 8, !dbg !280
  call void @llvm.dbg.declare(metadata %struct.Entry** %y, metadata !282, metadata !DIExpression()), !dbg !283
  %2 = load i8*, i8** %b.addr, align 8, !dbg !284
  %3 = bitcast i8* %2 to %struct.Entry*, !dbg !284
  store %struct.Entry* %3, %struct.Entry** %y, align 8, !dbg !283
  %4 = load %struct.Entry*, %struct.Entry** %x, align 8, !dbg !285
  %count = getelementptr inbounds %struct.Entry, %struct.Entry* %4, i32 0, i32 2, !dbg !287
  %5 = load i32, i32* %count, align 4, !dbg !287
  %6 = load %struct.Entry*, %struct.Entry** %y, align 8, !dbg !288
  %count1 = getelementptr inbounds %struct.Entry, %struct.Entry* %6, i32 0, i32 2, !dbg !289
  %7 = load i32, i32* %count1, align 4, !dbg !289
  %cmp = icmp ne i32 %5, %7, !dbg !290
  br i1 %cmp, label %if.then, label %if.end, !dbg !291

if.then:                                          ; preds = %entry
  %8 = load %struct.Entry*, %struct.Entry** %x, align 8, !dbg !292
  %count2 = getelementptr inbounds %struct.Entry, %struct.Entry* %8, i32 0, i32 2, !dbg !293
  %9 = load i32, i32* %count2, align 4, !dbg !293
  %10 = load %struct.Entry*, %struct.Entry** %y, align 8, !dbg !294
  %count3 = getelementptr inbounds %struct.Entry, %struct.Entry* %10, i32 0, i32 2, !dbg !295
  %11 = load i32, i32* %count3, align 4, !dbg !295
  %cmp4 = icmp slt i32 %9, %11, !dbg !296
  %12 = zext i1 %cmp4 to i64, !dbg !292
  %cond = select i1 %cmp4, i32 1, i32 -1, !dbg !292
  store i32 %cond, i32* %retval, align 4, !dbg !297
  br label %return, !dbg !297

if.end:                                           ; preds = %entry
  %13 = load %struct.Entry*, %struct.Entry** %x, align 8, !dbg !298
  %key = getelementptr inbounds %struct.Entry, %struct.Entry* %13, i32 0, i32 0, !dbg !299
  %14 = load i8*, i8** %key, align 8, !dbg !299
  %15 = load %struct.Entry*, %struct.Entry** %y, align 8, !dbg !300
  %key5 = getelementptr inbounds %struct.Entry, %struct.Entry* %15, i32 0, i32 0, !dbg !301
  %16 = load i8*, i8** %key5, align 8, !dbg !301
  %call = call i32 @strcmp(i8* noundef %14, i8* noundef %16) #8, !dbg !302
  store i32 %call, i32* %retval, align 4, !dbg !303
  br label %return, !dbg !303

return:                                           ; preds = %if.end, %if.then
  %17 = load i32, i32* %retval, align 4, !dbg !304
  ret i32 %17, !dbg !304
}

declare i32 @printf(i8* noundef, ...) #4

; Function Attrs: nounwind
declare void @free(i8* noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal void @grow(%struct.Table* noundef %t) #0 !dbg !305 {
entry:
  %t.addr = alloca %struct.Table*, align 8
  %bigger = alloca %struct.Table, align 8
  %i = alloca i64, align 8
  store %struct.Table* %t, %struct.Table** %t.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Table** %t.addr, metadata !308, metadata !DIExpression()), !dbg !309
  call void @llvm.dbg.declare(metadata %struct.Table* %bigger, metadata !310, metadata !DIExpression()), !dbg !311
  %slots = getelementptr inbounds %struct.Table, %struct.Table* %bigger, i32 0, i32 0, !dbg !312
  %0 = load %struct.Table*, %struct.Table** %t.addr, align 8, !dbg !313
  %cap = getelementptr inbounds %struct.Table, %struct.Table* %0, i32 0, i32 1, !dbg !314
  %1 = load i64, i64* %cap, align 8, !dbg !314
  %mul = mul i64 %1, 2, !dbg !315
  %call = call noalias i8* @calloc(i64 noundef %mul, i64 noundef 16) #7, !dbg !316
  %2 = bitcast i8* %call to %struct.Entry*, !dbg !316
  store %struct.Entry* %2, %struct.Entry** %slots, align 8, !dbg !312
  %cap1 = getelementptr inbounds %struct.Table, %struct.Table* %bigger, i32 0, i32 1, !dbg !312
  %3 = load %struct.Table*, %struct.Table** %t.addr, align 8, !dbg !317
  %cap2 = getelementptr inbounds %struct.Table, %struct.Table* %3, i32 0, i32 1, !dbg !318
  %4 = load i64, i64* %cap2, align 8, !dbg !318
  %mul3 = mul i64 %4, 2, !dbg !319
  store i64 %mul3, i64* %cap1, align 8, !dbg !312
  %len = getelementptr inbounds %struct.Table, %struct.Table* %bigger, i32 0, i32 2, !dbg !312
  %5 = load %struct.Table*, %struct.Table** %t.addr, align 8, !dbg !320
  %len4 = getelementptr inbounds %struct.Table, %struct.Table* %5, i32 0, i32 2, !dbg !321
  %6 = load i64, i64* %len4, align 8, !dbg !321
  store i64 %6, i64* %len, align 8, !dbg !312
  %probes = getelementptr inbounds %struct.Table, %struct.Table* %bigger, i32 0, i32 3, !dbg !312
  %7 = load %struct.Table*, %struct.Table** %t.addr, align 8, !dbg !322
  %probes5 = getelementptr inbounds %struct.Table, %struct.Table* %7, i32 0, i32 3, !dbg !323
  %8 = load i64, i64* %probes5, align 8, !dbg !323
  store i64 %8, i64* %probes, align 8, !dbg !312
  %slots6 = getelementptr inbounds %struct.Table, %struct.Table* %bigger, i32 0, i32 0, !dbg !324
  %9 = load %struct.Entry*, %struct.Entry** %slots6, align 8, !dbg !324
  %tobool = icmp ne %struct.Entry* %9, null, !dbg !326
  br i1 %tobool, label %if.end, label %if.then, !dbg !327

if.then:                                          ; preds = %entry
  call void @abort() #9, !dbg !328
  unreachable, !dbg !328

if.end:                                           ; preds = %entry
  call void @llvm.dbg.declare(metadata i64* %i, metadata !329, metadata !DIExpression()), !dbg !331
  store i64 0, i64* %i, align 8, !dbg !331
  br label %for.cond, !dbg !332

for.cond:                                         ; preds = %for.inc, %if.end
  %10 = load i64, i64* %i, align 8, !dbg !333
  %11 = load %struct.Table*, %struct.Table** %t.addr, align 8, !dbg !335
  %cap7 = getelementptr inbounds %struct.Table, %struct.Table* %11, i32 0, i32 1, !dbg !336
  %12 = load i64, i64* %cap7, align 8, !dbg !336
  %cmp = icmp ult i64 %10, %12, !dbg !337
  br i1 %cmp, label %for.body, label %for.end, !dbg !338

for.body:                                         ; preds = %for.cond
  %13 = load %struct.Table*, %struct.Table** %t.addr, align 8, !dbg !339
  %slots8 = getelementptr inbounds %struct.Table, %struct.Table* %13, i32 0, i32 0, !dbg !341
  %14 = load %struct.Entry*, %struct.Entry** %slots8, align 8, !dbg !341
  %15 = load i64, i64* %i, align 8, !dbg !342
  %arrayidx = getelementptr inbounds %struct.Entry, %struct.Entry* %14, i64 %15, !dbg !339
  %key = getelementptr inbounds %struct.Entry, %struct.Entry* %arrayidx, i32 0, i32 0, !dbg !343
  %16 = load i8*, i8** %key, align 8, !dbg !343
  %tobool9 = icmp ne i8* %16, null, !dbg !339
  br i1 %tobool9, label %if.then10, label %if.end19, !dbg !344

if.then10:                                        ; preds = %for.body
  %17 = load %struct.Table*, %struct.Table** %t.addr, align 8, !dbg !345
  %slots11 = getelementptr inbounds %struct.Table, %struct.Table* %17, i32 0, i32 0, !dbg !346
  %18 = load %struct.Entry*, %struct.Entry** %slots11, align 8, !dbg !346
  %19 = load i64, i64* %i, align 8, !dbg !347
  %arrayidx12 = getelementptr inbounds %struct.Entry, %struct.Entry* %18, i64 %19, !dbg !345
  %key13 = getelementptr inbounds %struct.Entry, %struct.Entry* %arrayidx12, i32 0, i32 0, !dbg !348
  %20 = load i8*, i8** %key13, align 8, !dbg !348
  %21 = load %struct.Table*, %struct.Table** %t.addr, align 8, !dbg !349
  %slots14 = getelementptr inbounds %struct.Table, %struct.Table* %21, i32 0, i32 0, !dbg !350
  %22 = load %struct.Entry*, %struct.Entry** %slots14, align 8, !dbg !350
  %23 = load i64, i64* %i, align 8, !dbg !351
  %arrayidx15 = getelementptr inbounds %struct.Entry, %struct.Entry* %22, i64 %23, !dbg !349
  %hash = getelementptr inbounds %struct.Entry, %struct.Entry* %arrayidx15, i32 0, i32 1, !dbg !352
  %24 = load i32, i32* %hash, align 8, !dbg !352
  %call16 = call %struct.Entry* @find(%struct.Table* noundef %bigger, i8* noundef %20, i32 noundef %24), !dbg !353
  %25 = load %struct.Table*, %struct.Table** %t.addr, align 8, !dbg !354
  %slots17 = getelementptr inbounds %struct.Table, %struct.Table* %25, i32 0, i32 0, !dbg !355
  %26 = load %struct.Entry*, %struct.Entry** %slots17, align 8, !dbg !355
  %27 = load i64, i64* %i, align 8, !dbg !356
  %arrayidx18 = getelementptr inbounds %struct.Entry, %struct.Entry* %26, i64 %27, !dbg !354
  %28 = bitcast %struct.Entry* %call16 to i8*, !dbg !354
  %29 = bitcast %struct.Entry* %arrayidx18 to i8*, !dbg !354
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %28, i8* align 8 %29, i64 16, i1 false), !dbg !354
  br label %if.end19, !dbg !357

if.end19:                                         ; preds = %if.then10, %for.body
  br label %for.inc, !dbg !343

for.inc:                                          ; preds = %if.end19
  %30 = load i64, i64* %i, align 8, !dbg !358
  %inc = add i64 %30, 1, !dbg !358
  store i64 %inc, i64* %i, align 8, !dbg !358
  br label %for.cond, !dbg !359, !llvm.loop !360

for.end:                                          ; preds = %for.cond
  %31 = load %struct.Table*, %struct.Table** %t.addr, align 8, !dbg !362
  %slots20 = getelementptr inbounds %struct.Table, %struct.Table* %31, i32 0, i32 0, !dbg !363
  %32 = load %struct.Entry*, %struct.Entry** %slots20, align 8, !dbg !363
  %33 = bitcast %struct.Entry* %32 to i8*, !dbg !362
  call void @free(i8* noundef %33) #7, !dbg !364
  %34 = load %struct.Table*, %struct.Table** %t.addr, align 8, !dbg !365
  %35 = bitcast %struct.Table* %34 to i8*, !dbg !366
  %36 = bitcast %struct.Table* %bigger to i8*, !dbg !366
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %35, i8* align 8 %36, i64 32, i1 false), !dbg !366
  ret void, !dbg !367
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @fnv(i8* noundef %s) #0 !dbg !368 {
entry:
  %s.addr = alloca i8*, align 8
  %h = alloca i32, align 4
  store i8* %s, i8** %s.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %s.addr, metadata !371, metadata !DIExpression()), !dbg !372
  call void @llvm.dbg.declare(metadata i32* %h, metadata !373, metadata !DIExpression()), !dbg !374
  store i32 -2128831035, i32* %h, align 4, !dbg !374
  br label %for.cond, !dbg !375

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i8*, i8** %s.addr, align 8, !dbg !376
  %1 = load i8, i8* %0, align 1, !dbg !379
  %tobool = icmp ne i8 %1, 0, !dbg !380
  br i1 %tobool, label %for.body, label %for.end, !dbg !380

for.body:                                         ; preds = %for.cond
  %2 = load i32, i32* %h, align 4, !dbg !381
  %3 = load i8*, i8** %s.addr, align 8, !dbg !382
  %4 = load i8, i8* %3, align 1, !dbg !383
  %conv = zext i8 %4 to i32, !dbg !384
  %xor = xor i32 %2, %conv, !dbg !385
  %mul = mul i32 %xor, 16777619, !dbg !386
  store i32 %mul, i32* %h, align 4, !dbg !387
  br label %for.inc, !dbg !388

for.inc:                                          ; preds = %for.body
  %5 = load i8*, i8** %s.addr, align 8, !dbg !389
  %incdec.ptr = getelementptr inbounds i8, i8* %5, i32 1, !dbg !389
  store i8* %incdec.ptr, i8** %s.addr, align 8, !dbg !389
  br label %for.cond, !dbg !390, !llvm.loop !391

for.end:                                          ; preds = %for.cond
  %6 = load i32, i32* %h, align 4, !dbg !393
  ret i32 %6, !dbg !394
}

; Function Attrs: noinline nounwind uwtable
define internal %struct.Entry* @find(%struct.Table* noundef %t, i8* noundef %key, i32 noundef %h) #0 !dbg !395 {
entry:
  %t.addr = alloca %struct.Table*, align 8
  %key.addr = alloca i8*, align 8
  %h.addr = alloca i32, align 4
  %i = alloca i64, align 8
  store %struct.Table* %t, %struct.Table** %t.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Table** %t.addr, metadata !398, metadata !DIExpression()), !dbg !399
  store i8* %key, i8** %key.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %key.addr, metadata !400, metadata !DIExpression()), !dbg !401
  store i32 %h, i32* %h.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %h.addr, metadata !402, metadata !DIExpression()), !dbg !403
  call void @llvm.dbg.declare(metadata i64* %i, metadata !404, metadata !DIExpression()), !dbg !405
  %0 = load i32, i32* %h.addr, align 4, !dbg !406
  %conv = zext i32 %0 to i64, !dbg !406
  %1 = load %struct.Table*, %struct.Table** %t.addr, align 8, !dbg !407
  %cap = getelementptr inbounds %struct.Table, %struct.Table* %1, i32 0, i32 1, !dbg !408
  %2 = load i64, i64* %cap, align 8, !dbg !408
  %sub = sub i64 %2, 1, !dbg !409
  %and = and i64 %conv, %sub, !dbg !410
  store i64 %and, i64* %i, align 8, !dbg !405
  br label %while.cond, !dbg !411

while.cond:                                       ; preds = %if.end, %entry
  %3 = load %struct.Table*, %struct.Table** %t.addr, align 8, !dbg !412
  %slots = getelementptr inbounds %struct.Table, %struct.Table* %3, i32 0, i32 0, !dbg !413
  %4 = load %struct.Entry*, %struct.Entry** %slots, align 8, !dbg !413
  %5 = load i64, i64* %i, align 8, !dbg !414
  %arrayidx = getelementptr inbounds %struct.Entry, %struct.Entry* %4, i64 %5, !dbg !412
  %key1 = getelementptr inbounds %struct.Entry, %struct.Entry* %arrayidx, i32 0, i32 0, !dbg !415
  %6 = load i8*, i8** %key1, align 8, !dbg !415
  %tobool = icmp ne i8* %6, null, !dbg !411
  br i1 %tobool, label %while.body, label %while.end, !dbg !411

while.body:                                       ; preds = %while.cond
  %7 = load %struct.Table*, %struct.Table** %t.addr, align 8, !dbg !416
  %probes = getelementptr inbounds %struct.Table, %struct.Table* %7, i32 0, i32 3, !dbg !418
  %8 = load i64, i64* %probes, align 8, !dbg !419
  %inc = add i64 %8, 1, !dbg !419
  store i64 %inc, i64* %probes, align 8, !dbg !419
  %9 = load %struct.Table*, %struct.Table** %t.addr, align 8, !dbg !420
  %slots2 = getelementptr inbounds %struct.Table, %struct.Table* %9, i32 0, i32 0, !dbg !422
  %10 = load %struct.Entry*, %struct.Entry** %slots2, align 8, !dbg !422
  %11 = load i64, i64* %i, align 8, !dbg !423
  %arrayidx3 = getelementptr inbounds %struct.Entry, %struct.Entry* %10, i64 %11, !dbg !420
  %hash = getelementptr inbounds %struct.Entry, %struct.Entry* %arrayidx3, i32 0, i32 1, !dbg !424
  %12 = load i32, i32* %hash, align 8, !dbg !424
  %13 = load i32, i32* %h.addr, align 4, !dbg !425
  %cmp = icmp eq i32 %12, %13, !dbg !426
  br i1 %cmp, label %land.lhs.true, label %if.end, !dbg !427

land.lhs.true:                                    ; preds = %while.body
  %14 = load %struct.Table*, %struct.Table** %t.addr, align 8, !dbg !428
  %slots5 = getelementptr inbounds %struct.Table, %struct.Table* %14, i32 0, i32 0, !dbg !429
  %15 = load %struct.Entry*, %struct.Entry** %slots5, align 8, !dbg !429
  %16 = load i64, i64* %i, align 8, !dbg !430
  %arrayidx6 = getelementptr inbounds %struct.Entry, %struct.Entry* %15, i64 %16, !dbg !428
  %key7 = getelementptr inbounds %struct.Entry, %struct.Entry* %arrayidx6, i32 0, i32 0, !dbg !431
  %17 = load i8*, i8** %key7, align 8, !dbg !431
  %18 = load i8*, i8** %key.addr, align 8, !dbg !432
  %call = call i32 @strcmp(i8* noundef %17, i8* noundef %18) #8, !dbg !433
  %cmp8 = icmp eq i32 %call, 0, !dbg !434
  br i1 %cmp8, label %if.then, label %if.end, !dbg !435

if.then:                                          ; preds = %land.lhs.true
  br label %while.end, !dbg !436

if.end:                                           ; preds = %land.lhs.true, %while.body
  %19 = load i64, i64* %i, align 8, !dbg !437
  %add = add i64 %19, 1, !dbg !438
  %20 = load %struct.Table*, %struct.Table** %t.addr, align 8, !dbg !439
  %cap10 = getelementptr inbounds %struct.Table, %struct.Table* %20, i32 0, i32 1, !dbg !440
  %21 = load i64, i64* %cap10, align 8, !dbg !440
  %sub11 = sub i64 %21, 1, !dbg !441
  %and12 = and i64 %add, %sub11, !dbg !442
  store i64 %and12, i64* %i, align 8, !dbg !443
  br label %while.cond, !dbg !411, !llvm.loop !444

while.end:                                        ; preds = %if.then, %while.cond
  %22 = load %struct.Table*, %struct.Table** %t.addr, align 8, !dbg !446
  %slots13 = getelementptr inbounds %struct.Table, %struct.Table* %22, i32 0, i32 0, !dbg !447
  %23 = load %struct.Entry*, %struct.Entry** %slots13, align 8, !dbg !447
  %24 = load i64, i64* %i, align 8, !dbg !448
  %arrayidx14 = getelementptr inbounds %struct.Entry, %struct.Entry* %23, i64 %24, !dbg !446
  ret %struct.Entry* %arrayidx14, !dbg !449
}

; Function Attrs: nounwind readonly willreturn
declare i64 @strlen(i8* noundef) #5

; Function Attrs: nounwind
declare noalias i8* @malloc(i64 noundef) #2

; Function Attrs: noreturn nounwind
declare void @abort() #6

; Function Attrs: nounwind readonly willreturn
declare i32 @strcmp(i8* noundef, i8* noundef) #5

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { argmemonly nofree nounwind willreturn }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind readonly willreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind }
attributes #8 = { nounwind readonly willreturn }
attributes #9 = { noreturn nounwind }

!llvm.dbg.cu = !{!7}
!llvm.module.flags = !{!26, !27, !28, !29, !30, !31, !32}
!llvm.ident = !{!33}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "syllables", scope: !2, file: !3, line: 79, type: !19, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 78, type: !4, scopeLine: 78, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !18)
!3 = !DIFile(filename: "hashtable.c", directory: ".", checksumkind: CSK_MD5, checksum: "c18b8f393c67725fa91d7d6a47b67825")
!4 = !DISubroutineType(types: !5)
!5 = !{!6}
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !8, globals: !10, splitDebugInlining: false, nameTableKind: None)
!8 = !{!6, !9}
!9 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!10 = !{!0, !11}
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(name: "state", scope: !7, file: !3, line: 70, type: !13, isLocal: true, isDefinition: true)
!13 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !14, line: 27, baseType: !15)
!14 = !DIFile(filename: "usr/include/x86_64-linux-gnu/bits/stdint-uintn.h", directory: ".", checksumkind: CSK_MD5, checksum: "2bf2ae53c58c01b1a1b9383b5195125c")
!15 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint64_t", file: !16, line: 45, baseType: !17)
!16 = !DIFile(filename: "usr/include/x86_64-linux-gnu/bits/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!17 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!18 = !{}
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 384, elements: !24)
!20 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !21)
!21 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!22 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !23)
!23 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!24 = !{!25}
!25 = !DISubrange(count: 6)
!26 = !{i32 7, !"Dwarf Version", i32 5}
!27 = !{i32 2, !"Debug Info Version", i32 3}
!28 = !{i32 1, !"wchar_size", i32 4}
!29 = !{i32 7, !"PIC Level", i32 2}
!30 = !{i32 7, !"PIE Level", i32 2}
!31 = !{i32 7, !"uwtable", i32 1}
!32 = !{i32 7, !"frame-pointer", i32 2}
!33 = !{!"Debian clang version 14.0.6"}
!34 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 80, type: !35)
!35 = !DIDerivedType(tag: DW_TAG_typedef, name: "Table", file: !3, line: 18, baseType: !36)
!36 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Table", file: !3, line: 14, size: 256, elements: !37)
!37 = !{!38, !50, !53, !54}
!38 = !DIDerivedType(tag: DW_TAG_member, name: "slots", scope: !36, file: !3, line: 15, baseType: !39, size: 64)
!39 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !40, size: 64)
!40 = !DIDerivedType(tag: DW_TAG_typedef, name: "Entry", file: !3, line: 12, baseType: !41)
!41 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Entry", file: !3, line: 8, size: 128, elements: !42)
!42 = !{!43, !45, !49}
!43 = !DIDerivedType(tag: DW_TAG_member, name: "key", scope: !41, file: !3, line: 9, baseType: !44, size: 64)
!44 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64)
!45 = !DIDerivedType(tag: DW_TAG_member, name: "hash", scope: !41, file: !3, line: 10, baseType: !46, size: 32, offset: 64)
!46 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !14, line: 26, baseType: !47)
!47 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint32_t", file: !16, line: 42, baseType: !48)
!48 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!49 = !DIDerivedType(tag: DW_TAG_member, name: "count", scope: !41, file: !3, line: 11, baseType: !6, size: 32, offset: 96)
!50 = !DIDerivedType(tag: DW_TAG_member, name: "cap", scope: !36, file: !3, line: 16, baseType: !51, size: 64, offset: 64)
!51 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !52, line: 46, baseType: !17)
!52 = !DIFile(filename: "usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: ".", checksumkind: CSK_MD5, checksum: "2499dd2361b915724b073282bea3a7bc")
!53 = !DIDerivedType(tag: DW_TAG_member, name: "len", scope: !36, file: !3, line: 16, baseType: !51, size: 64, offset: 128)
!54 = !DIDerivedType(tag: DW_TAG_member, name: "probes", scope: !36, file: !3, line: 17, baseType: !17, size: 64, offset: 192)
!55 = !DILocation(line: 80, column: 9, scope: !2)
!56 = !DILocation(line: 80, column: 13, scope: !2)
!57 = !DILocation(line: 80, column: 14, scope: !2)
!58 = !DILocalVariable(name: "word", scope: !2, file: !3, line: 81, type: !59)
!59 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 128, elements: !60)
!60 = !{!61}
!61 = !DISubrange(count: 16)
!62 = !DILocation(line: 81, column: 8, scope: !2)
!63 = !DILocalVariable(name: "most", scope: !2, file: !3, line: 82, type: !6)
!64 = !DILocation(line: 82, column: 7, scope: !2)
!65 = !DILocalVariable(name: "i", scope: !66, file: !3, line: 83, type: !6)
!66 = distinct !DILexicalBlock(scope: !2, file: !3, line: 83, column: 3)
!67 = !DILocation(line: 83, column: 12, scope: !66)
!68 = !DILocation(line: 83, column: 8, scope: !66)
!69 = !DILocation(line: 83, column: 19, scope: !70)
!70 = distinct !DILexicalBlock(scope: !66, file: !3, line: 83, column: 3)
!71 = !DILocation(line: 83, column: 21, scope: !70)
!72 = !DILocation(line: 83, column: 3, scope: !66)
!73 = !DILocation(line: 84, column: 5, scope: !74)
!74 = distinct !DILexicalBlock(scope: !70, file: !3, line: 83, column: 35)
!75 = !DILocation(line: 84, column: 13, scope: !74)
!76 = !DILocalVariable(name: "n", scope: !77, file: !3, line: 85, type: !6)
!77 = distinct !DILexicalBlock(scope: !74, file: !3, line: 85, column: 5)
!78 = !DILocation(line: 85, column: 14, scope: !77)
!79 = !DILocation(line: 85, column: 28, scope: !77)
!80 = !DILocation(line: 85, column: 35, scope: !77)
!81 = !DILocation(line: 85, column: 22, scope: !77)
!82 = !DILocation(line: 85, column: 20, scope: !77)
!83 = !DILocation(line: 85, column: 10, scope: !77)
!84 = !DILocation(line: 85, column: 41, scope: !85)
!85 = distinct !DILexicalBlock(scope: !77, file: !3, line: 85, column: 5)
!86 = !DILocation(line: 85, column: 43, scope: !85)
!87 = !DILocation(line: 85, column: 5, scope: !77)
!88 = !DILocation(line: 86, column: 14, scope: !85)
!89 = !DILocation(line: 86, column: 30, scope: !85)
!90 = !DILocation(line: 86, column: 37, scope: !85)
!91 = !DILocation(line: 86, column: 20, scope: !85)
!92 = !DILocation(line: 86, column: 7, scope: !85)
!93 = !DILocation(line: 85, column: 49, scope: !85)
!94 = !DILocation(line: 85, column: 5, scope: !85)
!95 = distinct !{!95, !87, !96, !97}
!96 = !DILocation(line: 86, column: 78, scope: !77)
!97 = !{!"llvm.loop.mustprogress"}
!98 = !DILocalVariable(name: "c", scope: !74, file: !3, line: 87, type: !6)
!99 = !DILocation(line: 87, column: 9, scope: !74)
!100 = !DILocation(line: 87, column: 22, scope: !74)
!101 = !DILocation(line: 87, column: 13, scope: !74)
!102 = !DILocation(line: 88, column: 12, scope: !74)
!103 = !DILocation(line: 88, column: 16, scope: !74)
!104 = !DILocation(line: 88, column: 14, scope: !74)
!105 = !DILocation(line: 88, column: 23, scope: !74)
!106 = !DILocation(line: 88, column: 27, scope: !74)
!107 = !DILocation(line: 88, column: 10, scope: !74)
!108 = !DILocation(line: 89, column: 3, scope: !74)
!109 = !DILocation(line: 83, column: 31, scope: !70)
!110 = !DILocation(line: 83, column: 3, scope: !70)
!111 = distinct !{!111, !72, !112, !97}
!112 = !DILocation(line: 89, column: 3, scope: !66)
!113 = !DILocalVariable(name: "n", scope: !2, file: !3, line: 90, type: !51)
!114 = !DILocation(line: 90, column: 10, scope: !2)
!115 = !DILocalVariable(name: "i", scope: !116, file: !3, line: 91, type: !51)
!116 = distinct !DILexicalBlock(scope: !2, file: !3, line: 91, column: 3)
!117 = !DILocation(line: 91, column: 15, scope: !116)
!118 = !DILocation(line: 91, column: 8, scope: !116)
!119 = !DILocation(line: 91, column: 22, scope: !120)
!120 = distinct !DILexicalBlock(scope: !116, file: !3, line: 91, column: 3)
!121 = !DILocation(line: 91, column: 28, scope: !120)
!122 = !DILocation(line: 91, column: 24, scope: !120)
!123 = !DILocation(line: 91, column: 3, scope: !116)
!124 = !DILocation(line: 92, column: 11, scope: !125)
!125 = distinct !DILexicalBlock(scope: !120, file: !3, line: 92, column: 9)
!126 = !DILocation(line: 92, column: 17, scope: !125)
!127 = !DILocation(line: 92, column: 9, scope: !125)
!128 = !DILocation(line: 92, column: 20, scope: !125)
!129 = !DILocation(line: 92, column: 9, scope: !120)
!130 = !DILocation(line: 93, column: 9, scope: !125)
!131 = !DILocation(line: 93, column: 16, scope: !125)
!132 = !DILocation(line: 93, column: 7, scope: !125)
!133 = !DILocation(line: 93, column: 24, scope: !125)
!134 = !DILocation(line: 93, column: 30, scope: !125)
!135 = !DILocation(line: 93, column: 22, scope: !125)
!136 = !DILocation(line: 91, column: 34, scope: !120)
!137 = !DILocation(line: 91, column: 3, scope: !120)
!138 = distinct !{!138, !123, !139, !97}
!139 = !DILocation(line: 93, column: 31, scope: !116)
!140 = !DILocation(line: 94, column: 11, scope: !2)
!141 = !DILocation(line: 94, column: 9, scope: !2)
!142 = !DILocation(line: 94, column: 18, scope: !2)
!143 = !DILocation(line: 94, column: 3, scope: !2)
!144 = !DILocation(line: 95, column: 60, scope: !2)
!145 = !DILocation(line: 95, column: 65, scope: !2)
!146 = !DILocation(line: 95, column: 72, scope: !2)
!147 = !DILocation(line: 95, column: 80, scope: !2)
!148 = !DILocation(line: 95, column: 3, scope: !2)
!149 = !DILocalVariable(name: "i", scope: !150, file: !3, line: 96, type: !51)
!150 = distinct !DILexicalBlock(scope: !2, file: !3, line: 96, column: 3)
!151 = !DILocation(line: 96, column: 15, scope: !150)
!152 = !DILocation(line: 96, column: 8, scope: !150)
!153 = !DILocation(line: 96, column: 22, scope: !154)
!154 = distinct !DILexicalBlock(scope: !150, file: !3, line: 96, column: 3)
!155 = !DILocation(line: 96, column: 24, scope: !154)
!156 = !DILocation(line: 96, column: 3, scope: !150)
!157 = !DILocation(line: 97, column: 31, scope: !154)
!158 = !DILocation(line: 97, column: 37, scope: !154)
!159 = !DILocation(line: 97, column: 29, scope: !154)
!160 = !DILocation(line: 97, column: 40, scope: !154)
!161 = !DILocation(line: 97, column: 49, scope: !154)
!162 = !DILocation(line: 97, column: 55, scope: !154)
!163 = !DILocation(line: 97, column: 47, scope: !154)
!164 = !DILocation(line: 97, column: 58, scope: !154)
!165 = !DILocation(line: 97, column: 66, scope: !154)
!166 = !DILocation(line: 97, column: 72, scope: !154)
!167 = !DILocation(line: 97, column: 64, scope: !154)
!168 = !DILocation(line: 97, column: 75, scope: !154)
!169 = !DILocation(line: 97, column: 5, scope: !154)
!170 = !DILocation(line: 96, column: 30, scope: !154)
!171 = !DILocation(line: 96, column: 3, scope: !154)
!172 = distinct !{!172, !156, !173, !97}
!173 = !DILocation(line: 97, column: 78, scope: !150)
!174 = !DILocalVariable(name: "i", scope: !175, file: !3, line: 98, type: !51)
!175 = distinct !DILexicalBlock(scope: !2, file: !3, line: 98, column: 3)
!176 = !DILocation(line: 98, column: 15, scope: !175)
!177 = !DILocation(line: 98, column: 8, scope: !175)
!178 = !DILocation(line: 98, column: 22, scope: !179)
!179 = distinct !DILexicalBlock(scope: !175, file: !3, line: 98, column: 3)
!180 = !DILocation(line: 98, column: 26, scope: !179)
!181 = !DILocation(line: 98, column: 24, scope: !179)
!182 = !DILocation(line: 98, column: 3, scope: !175)
!183 = !DILocation(line: 99, column: 12, scope: !179)
!184 = !DILocation(line: 99, column: 18, scope: !179)
!185 = !DILocation(line: 99, column: 10, scope: !179)
!186 = !DILocation(line: 99, column: 21, scope: !179)
!187 = !DILocation(line: 99, column: 5, scope: !179)
!188 = !DILocation(line: 98, column: 30, scope: !179)
!189 = !DILocation(line: 98, column: 3, scope: !179)
!190 = distinct !{!190, !182, !191, !97}
!191 = !DILocation(line: 99, column: 24, scope: !175)
!192 = !DILocation(line: 100, column: 10, scope: !2)
!193 = !DILocation(line: 100, column: 8, scope: !2)
!194 = !DILocation(line: 100, column: 3, scope: !2)
!195 = !DILocation(line: 101, column: 3, scope: !2)
!196 = distinct !DISubprogram(name: "next", scope: !3, file: !3, line: 72, type: !197, scopeLine: 72, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !7, retainedNodes: !18)
!197 = !DISubroutineType(types: !198)
!198 = !{!13}
!199 = !DILocation(line: 73, column: 12, scope: !196)
!200 = !DILocation(line: 73, column: 18, scope: !196)
!201 = !DILocation(line: 73, column: 9, scope: !196)
!202 = !DILocation(line: 74, column: 12, scope: !196)
!203 = !DILocation(line: 74, column: 18, scope: !196)
!204 = !DILocation(line: 74, column: 9, scope: !196)
!205 = !DILocation(line: 75, column: 19, scope: !196)
!206 = !DILocation(line: 75, column: 25, scope: !196)
!207 = !DILocation(line: 75, column: 16, scope: !196)
!208 = !DILocation(line: 75, column: 3, scope: !196)
!209 = distinct !DISubprogram(name: "bump", scope: !3, file: !3, line: 49, type: !210, scopeLine: 49, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !7, retainedNodes: !18)
!210 = !DISubroutineType(types: !211)
!211 = !{!6, !212, !21}
!212 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!213 = !DILocalVariable(name: "t", arg: 1, scope: !209, file: !3, line: 49, type: !212)
!214 = !DILocation(line: 49, column: 24, scope: !209)
!215 = !DILocalVariable(name: "key", arg: 2, scope: !209, file: !3, line: 49, type: !21)
!216 = !DILocation(line: 49, column: 39, scope: !209)
!217 = !DILocation(line: 50, column: 7, scope: !218)
!218 = distinct !DILexicalBlock(scope: !209, file: !3, line: 50, column: 7)
!219 = !DILocation(line: 50, column: 10, scope: !218)
!220 = !DILocation(line: 50, column: 14, scope: !218)
!221 = !DILocation(line: 50, column: 21, scope: !218)
!222 = !DILocation(line: 50, column: 24, scope: !218)
!223 = !DILocation(line: 50, column: 28, scope: !218)
!224 = !DILocation(line: 50, column: 18, scope: !218)
!225 = !DILocation(line: 50, column: 7, scope: !209)
!226 = !DILocation(line: 51, column: 10, scope: !218)
!227 = !DILocation(line: 51, column: 5, scope: !218)
!228 = !DILocalVariable(name: "h", scope: !209, file: !3, line: 52, type: !46)
!229 = !DILocation(line: 52, column: 12, scope: !209)
!230 = !DILocation(line: 52, column: 20, scope: !209)
!231 = !DILocation(line: 52, column: 16, scope: !209)
!232 = !DILocalVariable(name: "e", scope: !209, file: !3, line: 53, type: !39)
!233 = !DILocation(line: 53, column: 10, scope: !209)
!234 = !DILocation(line: 53, column: 19, scope: !209)
!235 = !DILocation(line: 53, column: 22, scope: !209)
!236 = !DILocation(line: 53, column: 27, scope: !209)
!237 = !DILocation(line: 53, column: 14, scope: !209)
!238 = !DILocation(line: 54, column: 8, scope: !239)
!239 = distinct !DILexicalBlock(scope: !209, file: !3, line: 54, column: 7)
!240 = !DILocation(line: 54, column: 11, scope: !239)
!241 = !DILocation(line: 54, column: 7, scope: !209)
!242 = !DILocalVariable(name: "n", scope: !243, file: !3, line: 55, type: !51)
!243 = distinct !DILexicalBlock(scope: !239, file: !3, line: 54, column: 16)
!244 = !DILocation(line: 55, column: 12, scope: !243)
!245 = !DILocation(line: 55, column: 23, scope: !243)
!246 = !DILocation(line: 55, column: 16, scope: !243)
!247 = !DILocation(line: 55, column: 28, scope: !243)
!248 = !DILocation(line: 56, column: 28, scope: !243)
!249 = !DILocation(line: 56, column: 21, scope: !243)
!250 = !DILocation(line: 56, column: 32, scope: !243)
!251 = !DILocation(line: 56, column: 37, scope: !243)
!252 = !DILocation(line: 56, column: 14, scope: !243)
!253 = !DILocation(line: 56, column: 5, scope: !243)
!254 = !DILocation(line: 56, column: 8, scope: !243)
!255 = !DILocation(line: 56, column: 12, scope: !243)
!256 = !DILocation(line: 57, column: 15, scope: !243)
!257 = !DILocation(line: 57, column: 5, scope: !243)
!258 = !DILocation(line: 57, column: 8, scope: !243)
!259 = !DILocation(line: 57, column: 13, scope: !243)
!260 = !DILocation(line: 58, column: 5, scope: !243)
!261 = !DILocation(line: 58, column: 8, scope: !243)
!262 = !DILocation(line: 58, column: 11, scope: !243)
!263 = !DILocation(line: 59, column: 3, scope: !243)
!264 = !DILocation(line: 60, column: 12, scope: !209)
!265 = !DILocation(line: 60, column: 15, scope: !209)
!266 = !DILocation(line: 60, column: 10, scope: !209)
!267 = !DILocation(line: 60, column: 3, scope: !209)
!268 = distinct !DISubprogram(name: "by_count", scope: !3, file: !3, line: 63, type: !269, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !7, retainedNodes: !18)
!269 = !DISubroutineType(types: !270)
!270 = !{!6, !271, !271}
!271 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !272, size: 64)
!272 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!273 = !DILocalVariable(name: "a", arg: 1, scope: !268, file: !3, line: 63, type: !271)
!274 = !DILocation(line: 63, column: 33, scope: !268)
!275 = !DILocalVariable(name: "b", arg: 2, scope: !268, file: !3, line: 63, type: !271)
!276 = !DILocation(line: 63, column: 48, scope: !268)
!277 = !DILocalVariable(name: "x", scope: !268, file: !3, line: 64, type: !278)
!278 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !279, size: 64)
!279 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !40)
!280 = !DILocation(line: 64, column: 16, scope: !268)
!281 = !DILocation(line: 64, column: 20, scope: !268)
!282 = !DILocalVariable(name: "y", scope: !268, file: !3, line: 64, type: !278)
!283 = !DILocation(line: 64, column: 24, scope: !268)
!284 = !DILocation(line: 64, column: 28, scope: !268)
!285 = !DILocation(line: 65, column: 7, scope: !286)
!286 = distinct !DILexicalBlock(scope: !268, file: !3, line: 65, column: 7)
!287 = !DILocation(line: 65, column: 10, scope: !286)
!288 = !DILocation(line: 65, column: 19, scope: !286)
!289 = !DILocation(line: 65, column: 22, scope: !286)
!290 = !DILocation(line: 65, column: 16, scope: !286)
!291 = !DILocation(line: 65, column: 7, scope: !268)
!292 = !DILocation(line: 66, column: 12, scope: !286)
!293 = !DILocation(line: 66, column: 15, scope: !286)
!294 = !DILocation(line: 66, column: 23, scope: !286)
!295 = !DILocation(line: 66, column: 26, scope: !286)
!296 = !DILocation(line: 66, column: 21, scope: !286)
!297 = !DILocation(line: 66, column: 5, scope: !286)
!298 = !DILocation(line: 67, column: 17, scope: !268)
!299 = !DILocation(line: 67, column: 20, scope: !268)
!300 = !DILocation(line: 67, column: 25, scope: !268)
!301 = !DILocation(line: 67, column: 28, scope: !268)
!302 = !DILocation(line: 67, column: 10, scope: !268)
!303 = !DILocation(line: 67, column: 3, scope: !268)
!304 = !DILocation(line: 68, column: 1, scope: !268)
!305 = distinct !DISubprogram(name: "grow", scope: !3, file: !3, line: 38, type: !306, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !7, retainedNodes: !18)
!306 = !DISubroutineType(types: !307)
!307 = !{null, !212}
!308 = !DILocalVariable(name: "t", arg: 1, scope: !305, file: !3, line: 38, type: !212)
!309 = !DILocation(line: 38, column: 25, scope: !305)
!310 = !DILocalVariable(name: "bigger", scope: !305, file: !3, line: 39, type: !35)
!311 = !DILocation(line: 39, column: 9, scope: !305)
!312 = !DILocation(line: 39, column: 18, scope: !305)
!313 = !DILocation(line: 39, column: 26, scope: !305)
!314 = !DILocation(line: 39, column: 29, scope: !305)
!315 = !DILocation(line: 39, column: 33, scope: !305)
!316 = !DILocation(line: 39, column: 19, scope: !305)
!317 = !DILocation(line: 39, column: 54, scope: !305)
!318 = !DILocation(line: 39, column: 57, scope: !305)
!319 = !DILocation(line: 39, column: 61, scope: !305)
!320 = !DILocation(line: 39, column: 66, scope: !305)
!321 = !DILocation(line: 39, column: 69, scope: !305)
!322 = !DILocation(line: 39, column: 74, scope: !305)
!323 = !DILocation(line: 39, column: 77, scope: !305)
!324 = !DILocation(line: 40, column: 15, scope: !325)
!325 = distinct !DILexicalBlock(scope: !305, file: !3, line: 40, column: 7)
!326 = !DILocation(line: 40, column: 8, scope: !325)
!327 = !DILocation(line: 40, column: 7, scope: !305)
!328 = !DILocation(line: 41, column: 5, scope: !325)
!329 = !DILocalVariable(name: "i", scope: !330, file: !3, line: 42, type: !51)
!330 = distinct !DILexicalBlock(scope: !305, file: !3, line: 42, column: 3)
!331 = !DILocation(line: 42, column: 15, scope: !330)
!332 = !DILocation(line: 42, column: 8, scope: !330)
!333 = !DILocation(line: 42, column: 22, scope: !334)
!334 = distinct !DILexicalBlock(scope: !330, file: !3, line: 42, column: 3)
!335 = !DILocation(line: 42, column: 26, scope: !334)
!336 = !DILocation(line: 42, column: 29, scope: !334)
!337 = !DILocation(line: 42, column: 24, scope: !334)
!338 = !DILocation(line: 42, column: 3, scope: !330)
!339 = !DILocation(line: 43, column: 9, scope: !340)
!340 = distinct !DILexicalBlock(scope: !334, file: !3, line: 43, column: 9)
!341 = !DILocation(line: 43, column: 12, scope: !340)
!342 = !DILocation(line: 43, column: 18, scope: !340)
!343 = !DILocation(line: 43, column: 21, scope: !340)
!344 = !DILocation(line: 43, column: 9, scope: !334)
!345 = !DILocation(line: 44, column: 22, scope: !340)
!346 = !DILocation(line: 44, column: 25, scope: !340)
!347 = !DILocation(line: 44, column: 31, scope: !340)
!348 = !DILocation(line: 44, column: 34, scope: !340)
!349 = !DILocation(line: 44, column: 39, scope: !340)
!350 = !DILocation(line: 44, column: 42, scope: !340)
!351 = !DILocation(line: 44, column: 48, scope: !340)
!352 = !DILocation(line: 44, column: 51, scope: !340)
!353 = !DILocation(line: 44, column: 8, scope: !340)
!354 = !DILocation(line: 44, column: 59, scope: !340)
!355 = !DILocation(line: 44, column: 62, scope: !340)
!356 = !DILocation(line: 44, column: 68, scope: !340)
!357 = !DILocation(line: 44, column: 7, scope: !340)
!358 = !DILocation(line: 42, column: 35, scope: !334)
!359 = !DILocation(line: 42, column: 3, scope: !334)
!360 = distinct !{!360, !338, !361, !97}
!361 = !DILocation(line: 44, column: 69, scope: !330)
!362 = !DILocation(line: 45, column: 8, scope: !305)
!363 = !DILocation(line: 45, column: 11, scope: !305)
!364 = !DILocation(line: 45, column: 3, scope: !305)
!365 = !DILocation(line: 46, column: 4, scope: !305)
!366 = !DILocation(line: 46, column: 8, scope: !305)
!367 = !DILocation(line: 47, column: 1, scope: !305)
!368 = distinct !DISubprogram(name: "fnv", scope: !3, file: !3, line: 20, type: !369, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !7, retainedNodes: !18)
!369 = !DISubroutineType(types: !370)
!370 = !{!46, !21}
!371 = !DILocalVariable(name: "s", arg: 1, scope: !368, file: !3, line: 20, type: !21)
!372 = !DILocation(line: 20, column: 33, scope: !368)
!373 = !DILocalVariable(name: "h", scope: !368, file: !3, line: 21, type: !46)
!374 = !DILocation(line: 21, column: 12, scope: !368)
!375 = !DILocation(line: 22, column: 3, scope: !368)
!376 = !DILocation(line: 22, column: 11, scope: !377)
!377 = distinct !DILexicalBlock(scope: !378, file: !3, line: 22, column: 3)
!378 = distinct !DILexicalBlock(scope: !368, file: !3, line: 22, column: 3)
!379 = !DILocation(line: 22, column: 10, scope: !377)
!380 = !DILocation(line: 22, column: 3, scope: !378)
!381 = !DILocation(line: 23, column: 10, scope: !377)
!382 = !DILocation(line: 23, column: 30, scope: !377)
!383 = !DILocation(line: 23, column: 29, scope: !377)
!384 = !DILocation(line: 23, column: 14, scope: !377)
!385 = !DILocation(line: 23, column: 12, scope: !377)
!386 = !DILocation(line: 23, column: 33, scope: !377)
!387 = !DILocation(line: 23, column: 7, scope: !377)
!388 = !DILocation(line: 23, column: 5, scope: !377)
!389 = !DILocation(line: 22, column: 15, scope: !377)
!390 = !DILocation(line: 22, column: 3, scope: !377)
!391 = distinct !{!391, !380, !392, !97}
!392 = !DILocation(line: 23, column: 35, scope: !378)
!393 = !DILocation(line: 24, column: 10, scope: !368)
!394 = !DILocation(line: 24, column: 3, scope: !368)
!395 = distinct !DISubprogram(name: "find", scope: !3, file: !3, line: 27, type: !396, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !7, retainedNodes: !18)
!396 = !DISubroutineType(types: !397)
!397 = !{!39, !212, !21, !46}
!398 = !DILocalVariable(name: "t", arg: 1, scope: !395, file: !3, line: 27, type: !212)
!399 = !DILocation(line: 27, column: 27, scope: !395)
!400 = !DILocalVariable(name: "key", arg: 2, scope: !395, file: !3, line: 27, type: !21)
!401 = !DILocation(line: 27, column: 42, scope: !395)
!402 = !DILocalVariable(name: "h", arg: 3, scope: !395, file: !3, line: 27, type: !46)
!403 = !DILocation(line: 27, column: 56, scope: !395)
!404 = !DILocalVariable(name: "i", scope: !395, file: !3, line: 28, type: !51)
!405 = !DILocation(line: 28, column: 10, scope: !395)
!406 = !DILocation(line: 28, column: 14, scope: !395)
!407 = !DILocation(line: 28, column: 19, scope: !395)
!408 = !DILocation(line: 28, column: 22, scope: !395)
!409 = !DILocation(line: 28, column: 26, scope: !395)
!410 = !DILocation(line: 28, column: 16, scope: !395)
!411 = !DILocation(line: 29, column: 3, scope: !395)
!412 = !DILocation(line: 29, column: 10, scope: !395)
!413 = !DILocation(line: 29, column: 13, scope: !395)
!414 = !DILocation(line: 29, column: 19, scope: !395)
!415 = !DILocation(line: 29, column: 22, scope: !395)
!416 = !DILocation(line: 30, column: 5, scope: !417)
!417 = distinct !DILexicalBlock(scope: !395, file: !3, line: 29, column: 27)
!418 = !DILocation(line: 30, column: 8, scope: !417)
!419 = !DILocation(line: 30, column: 14, scope: !417)
!420 = !DILocation(line: 31, column: 9, scope: !421)
!421 = distinct !DILexicalBlock(scope: !417, file: !3, line: 31, column: 9)
!422 = !DILocation(line: 31, column: 12, scope: !421)
!423 = !DILocation(line: 31, column: 18, scope: !421)
!424 = !DILocation(line: 31, column: 21, scope: !421)
!425 = !DILocation(line: 31, column: 29, scope: !421)
!426 = !DILocation(line: 31, column: 26, scope: !421)
!427 = !DILocation(line: 31, column: 31, scope: !421)
!428 = !DILocation(line: 31, column: 41, scope: !421)
!429 = !DILocation(line: 31, column: 44, scope: !421)
!430 = !DILocation(line: 31, column: 50, scope: !421)
!431 = !DILocation(line: 31, column: 53, scope: !421)
!432 = !DILocation(line: 31, column: 58, scope: !421)
!433 = !DILocation(line: 31, column: 34, scope: !421)
!434 = !DILocation(line: 31, column: 63, scope: !421)
!435 = !DILocation(line: 31, column: 9, scope: !417)
!436 = !DILocation(line: 32, column: 7, scope: !421)
!437 = !DILocation(line: 33, column: 10, scope: !417)
!438 = !DILocation(line: 33, column: 12, scope: !417)
!439 = !DILocation(line: 33, column: 20, scope: !417)
!440 = !DILocation(line: 33, column: 23, scope: !417)
!441 = !DILocation(line: 33, column: 27, scope: !417)
!442 = !DILocation(line: 33, column: 17, scope: !417)
!443 = !DILocation(line: 33, column: 7, scope: !417)
!444 = distinct !{!444, !411, !445, !97}
!445 = !DILocation(line: 34, column: 3, scope: !395)
!446 = !DILocation(line: 35, column: 11, scope: !395)
!447 = !DILocation(line: 35, column: 14, scope: !395)
!448 = !DILocation(line: 35, column: 20, scope: !395)
!449 = !DILocation(line: 35, column: 3, scope: !395)
