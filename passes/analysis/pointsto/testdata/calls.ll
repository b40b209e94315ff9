; Function pointers are resolved as sets grow.
@handler = internal global ptr @ignore
define internal ptr @ignore(ptr %x) {
  ret ptr null
}
define internal ptr @same(ptr %y) {
  ret ptr %y
}
define internal ptr @never(ptr %z) {
  ret ptr %z
}
define void @install() {
  store ptr @same, ptr @handler
  ret void
}
define void @run() {
  %a = alloca i32
  %f = load ptr, ptr @handler
  %r = call ptr %f(ptr %a)
  ret void
}

; Unknown code may call what it is told of, with all that it knows, and keeps what it is given.
declare void @register(ptr)
define internal ptr @callback(ptr %data) {
  %v = load ptr, ptr %data
  ret ptr %v
}
define void @tell() {
  %told = alloca ptr
  %in = alloca i32
  store ptr %in, ptr %told
  %secret = alloca i32
  call void @register(ptr @callback)
  call void @register(ptr %told)
  %v = load ptr, ptr %told
  ret void
}

; What is lent to code that does not call back is written and read, and not kept.
declare void @fill(ptr captures(none)) nocallback
declare i64 @strlen(ptr)
define void @lent() {
  %slot = alloca ptr
  %read = alloca ptr
  store ptr %slot, ptr %read
  call void @fill(ptr %slot)
  %n = call i64 @strlen(ptr %read)
  %v = load ptr, ptr %slot
  %w = load ptr, ptr %read
  ret void
}

; Variable arguments.
declare void @llvm.va_start.p0(ptr)
define internal ptr @second(i32 %n, ...) {
  %list = alloca [24 x i8]
  call void @llvm.va_start.p0(ptr %list)
  %overflow = getelementptr i8, ptr %list, i64 8
  %area = load ptr, ptr %overflow
  %v = load ptr, ptr %area
  ret ptr %v
}
define internal ptr @modern(i32 %n, ...) {
  %list = alloca ptr
  call void @llvm.va_start.p0(ptr %list)
  %v = va_arg ptr %list, ptr
  ret ptr %v
}
define void @variadic() {
  %a = alloca i32
  %b = alloca i32
  %r = call ptr (i32, ...) @second(i32 1, ptr %a)
  %s = call ptr (i32, ...) @modern(i32 1, ptr %b)
  ret void
}

; By value: the callee has a copy.
define internal ptr @copied(ptr byval({ ptr, ptr }) %c) {
  %second = getelementptr i8, ptr %c, i64 8
  %v = load ptr, ptr %second
  ret ptr %v
}
define void @copies() {
  %a = alloca i32
  %b = alloca i32
  %s = alloca { ptr, ptr }
  store ptr %a, ptr %s
  %t = getelementptr i8, ptr %s, i64 8
  store ptr %b, ptr %t
  %r = call ptr @copied(ptr byval({ ptr, ptr }) %s)
  ret void
}

; A body that another one may replace.
define weak ptr @maybe(ptr %x) {
  ret ptr %x
}
define void @uncertain() {
  %a = alloca i32
  %r = call ptr @maybe(ptr %a)
  ret void
}

; Fewer arguments than parameters: what is missing is whatever is there.
define internal ptr @wants(ptr %x, ptr %y) {
  ret ptr %y
}
define void @gives() {
  %a = alloca i32
  %r = call ptr @wants(ptr %a)
  ret void
}

; Exceptions come from unknown code.
declare i32 @__gxx_personality_v0(...)
declare void @throws(ptr)
define void @catches() personality ptr @__gxx_personality_v0 {
  %a = alloca i32
  invoke void @throws(ptr %a) to label %ok unwind label %pad
ok:
  ret void
pad:
  %p = landingpad { ptr, i32 } cleanup
  %e = extractvalue { ptr, i32 } %p, 0
  ret void
}

; A thunk hands on variable arguments that are not written there.
define internal ptr @thunk(ptr %f, ...) {
  %r = musttail call ptr (ptr, ...) %f(ptr %f, ...)
  ret ptr %r
}
define internal ptr @target(ptr %f, ...) {
  %list = alloca ptr
  call void @llvm.va_start.p0(ptr %list)
  %v = va_arg ptr %list, ptr
  ret ptr %v
}
define void @thunks() {
  %a = alloca i32
  %r = call ptr (ptr, ...) @thunk(ptr @target, ptr %a)
  ret void
}

; A call for a result that nobody returns.
define internal void @nothing() {
  ret void
}
define void @mismatch() {
  %r = call ptr @nothing()
  ret void
}
