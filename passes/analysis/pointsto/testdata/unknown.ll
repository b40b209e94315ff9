; What is lent to code that may call back is in any memory while that lasts, and functions of the module are called with it.
declare void @borrows(ptr captures(none))
declare void @sorts(ptr captures(none), ptr captures(none))
@place = internal global ptr null
define void @lends() {
  %a = alloca i32
  store ptr %a, ptr @place
  call void @borrows(ptr captures(none) %a)
  store ptr null, ptr @place
  ret void
}
define i32 @called_back(ptr captures(none) %q) {
  %s = load ptr, ptr @place
  ret i32 0
}

; A function that is lent is called, and what it returns is known.
define internal ptr @compare(ptr %x, ptr %y) {
  %r = alloca i32
  ret ptr %r
}
define void @lends_function() {
  %array = alloca [2 x ptr]
  call void @sorts(ptr %array, ptr captures(none) @compare)
  %v = load ptr, ptr %array
  ret void
}

; By value the callee has its own: what is in it is known, and not where it is.
declare void @takes(ptr byval(ptr))
define void @gives() {
  %copied = alloca ptr
  %in = alloca i32
  store ptr %in, ptr %copied
  call void @takes(ptr byval(ptr) %copied)
  %v = load ptr, ptr %copied
  ret void
}

; Memory may have code in it, which knows where it is.
declare noalias ptr @aligned_alloc(i64, i64)
declare i32 @mprotect(ptr captures(none), i64, i32) nocallback
@code = internal global ptr @interpreter
define internal ptr @interpreter(ptr %x) {
  ret ptr %x
}
define void @compile() {
  %p = call ptr @aligned_alloc(i64 4096, i64 4096)
  %e = call i32 @mprotect(ptr %p, i64 4096, i32 5)
  store ptr %p, ptr @code
  ret void
}
define void @run() {
  %arg = alloca ptr
  %f = load ptr, ptr @code
  %r = call ptr %f(ptr %arg)
  ret void
}

; A trampoline is such code.
declare void @llvm.init.trampoline(ptr, ptr, ptr)
declare ptr @llvm.adjust.trampoline(ptr)
define internal void @nested(ptr nest %n) {
  ret void
}
define void @trampoline() {
  %frame = alloca i32
  %t = alloca [32 x i8]
  call void @llvm.init.trampoline(ptr %t, ptr @nested, ptr %frame)
  %f = call ptr @llvm.adjust.trampoline(ptr %t)
  call void %f()
  ret void
}

; Bits carry an address if there are several of them.
define void @bits() {
  %from = alloca ptr
  %to = alloca ptr
  %a = alloca i32
  store ptr %a, ptr %from
  %v = load <64 x i1>, ptr %from
  store <64 x i1> %v, ptr %to
  %p = load ptr, ptr %to
  ret void
}
define void @bytes() {
  %from = alloca ptr
  %to = alloca ptr
  %a = alloca i32
  store ptr %a, ptr %from
  %w = load i64, ptr %from
  %v = bitcast i64 %w to <64 x i1>
  %x = bitcast <64 x i1> %v to i64
  store i64 %x, ptr %to
  %p = load ptr, ptr %to
  ret void
}

; Where null is valid there may be code and memory.
@maybe_null = internal global ptr @pure
define internal void @pure() {
  ret void
}
define void @reset() {
  store ptr null, ptr @maybe_null
  ret void
}
define void @calls_null() null_pointer_is_valid {
  %f = load ptr, ptr @maybe_null
  call void %f()
  ret void
}
define void @calls_no_null() {
  %f = load ptr, ptr @maybe_null
  call void %f()
  ret void
}
define void @at_null() null_pointer_is_valid {
  %stored = alloca i32
  store ptr %stored, ptr null
  %v = load ptr, ptr null
  ret void
}
