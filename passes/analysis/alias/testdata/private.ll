; Addresses that get out, and such that do not.
@list = global ptr null
declare void @keep(ptr)
declare void @lend(ptr captures(none))
declare void @number(ptr captures(address))
declare void @old(ptr nocapture)
declare void @reads(ptr) memory(read) nounwind
declare i64 @readsout(ptr) memory(read) nounwind
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

define void @stays(ptr %q, i1 %c) {
  %a = alloca [4 x i32]
  %b = alloca [4 x i32]
  %s = select i1 %c, ptr %a, ptr %b
  %n = icmp eq ptr %a, %q
  call void @lend(ptr %s)
  call void @number(ptr %a)
  call void @old(ptr %a)
  call void @reads(ptr %a)
  call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr %b, i64 16, i1 false)
  %l = load ptr, ptr @list
  %v = load i32, ptr %a
  store i32 %v, ptr %s
  store i32 0, ptr %l
  ret void
}

define void @kept(ptr %q) {
  %a = alloca i32
  call void @keep(ptr %a)
  %l = load ptr, ptr @list
  store i32 0, ptr %a
  store i32 0, ptr %l
  ret void
}

define void @stored(ptr %q) {
  %a = alloca i32
  %slot = alloca ptr
  store ptr %a, ptr %slot
  %l = load ptr, ptr %slot
  store i32 0, ptr %a
  store i32 0, ptr %l
  ret void
}

define void @numbered(i64 %i) {
  %a = alloca i32
  %b = alloca i32
  %n = ptrtoint ptr %a to i64
  %m = add i64 %n, %i
  %p = inttoptr i64 %m to ptr
  store i32 0, ptr %a
  store i32 0, ptr %b
  store i32 0, ptr %p
  ret void
}

define void @toldbyresult() {
  %a = alloca i32
  %n = call i64 @readsout(ptr %a)
  %p = inttoptr i64 %n to ptr
  store i32 0, ptr %a
  store i32 0, ptr %p
  ret void
}

define void @insideanother() {
  %a = alloca i32
  %x = insertvalue { ptr, i32 } poison, ptr %a, 0
  %p = extractvalue { ptr, i32 } %x, 0
  store i32 0, ptr %a
  store i32 0, ptr %p
  ret void
}

define void @noaliasparameter(ptr noalias %n, ptr noalias %m, ptr %q) {
  call void @keep(ptr %m)
  %l = load ptr, ptr @list
  store i32 0, ptr %n
  store i32 0, ptr %m
  store i32 0, ptr %l
  ret void
}
