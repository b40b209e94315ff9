; Fields of structs are told apart by their offset.
%pair = type { ptr, i32, ptr }
define void @fields() {
  %a = alloca i32
  %b = alloca i32
  %s = alloca %pair
  store ptr %a, ptr %s
  %second = getelementptr inbounds %pair, ptr %s, i32 0, i32 2
  store ptr %b, ptr %second
  %v = load ptr, ptr %s
  %w = load ptr, ptr %second
  %t = alloca %pair
  call void @llvm.memcpy.p0.p0.i64(ptr %t, ptr %s, i64 24, i1 false)
  %third = getelementptr i8, ptr %t, i64 16
  %copied = load ptr, ptr %third
  ret void
}

; Elements of arrays are not: but what is at one offset in each of them is told from what is at another one.
define void @elements(i64 %i, i64 %j) {
  %a = alloca i32
  %b = alloca i32
  %s = alloca [10 x { ptr, ptr }]
  %first = getelementptr inbounds [10 x { ptr, ptr }], ptr %s, i64 0, i64 %i, i32 0
  %second = getelementptr inbounds [10 x { ptr, ptr }], ptr %s, i64 0, i64 %j, i32 1
  store ptr %a, ptr %first
  store ptr %b, ptr %second
  %v = load ptr, ptr %first
  %exact = getelementptr i8, ptr %s, i64 24
  %w = load ptr, ptr %exact
  ret void
}

; An offset that is not known may be any: what is stored there is in all fields, and what is loaded there is of any.
define void @somewhere(i64 %i) {
  %a = alloca i32
  %b = alloca i32
  %s = alloca { ptr, ptr, ptr }
  store ptr %a, ptr %s
  %at = getelementptr i8, ptr %s, i64 %i
  store ptr %b, ptr %at
  %v = load ptr, ptr %at
  %w = load ptr, ptr %s
  %third = getelementptr i8, ptr %s, i64 16
  %x = load ptr, ptr %third
  ret void
}

; Without inbounds a product may wrap: of a stride of 24 only that it is a multiple of 8 is left.
define void @wraps(i64 %i) {
  %a = alloca i32
  %s = alloca [3 x { ptr, ptr, ptr }]
  %at = getelementptr [3 x { ptr, ptr, ptr }], ptr %s, i64 0, i64 %i, i32 1
  store ptr %a, ptr %at
  %in = getelementptr inbounds [3 x { ptr, ptr, ptr }], ptr %s, i64 0, i64 %i, i32 1
  ret void
}

; Backwards, and beyond the end.
define void @back() {
  %a = alloca i32
  %s = alloca [4 x ptr]
  %end = getelementptr i8, ptr %s, i64 32
  %last = getelementptr i8, ptr %end, i64 -8
  store ptr %a, ptr %last
  %fourth = getelementptr [4 x ptr], ptr %s, i64 0, i64 3
  %v = load ptr, ptr %fourth
  ret void
}

; A pointer that goes on by 8 in a loop: some steps are counted, then it is anywhere.
define void @steps(i1 %c) {
  %s = alloca [100 x ptr]
  br label %loop
loop:
  %p = phi ptr [ %s, %0 ], [ %next, %loop ]
  %next = getelementptr i8, ptr %p, i64 8
  br i1 %c, label %loop, label %out
out:
  ret void
}

@table = internal constant [3 x { i32, ptr }] [{ i32, ptr } { i32 1, ptr @x }, { i32, ptr } { i32 2, ptr @y }, { i32, ptr } { i32 3, ptr null }]
@x = internal global i32 1
@y = internal global ptr getelementptr (i8, ptr @table, i64 16)

define ptr @initial(i64 %i) {
  %at = getelementptr inbounds [3 x { i32, ptr }], ptr @table, i64 0, i64 %i, i32 1
  %v = load ptr, ptr %at
  %w = load ptr, ptr @y
  ret ptr null
}
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
