; Objects that are not each other.
@v = global [4 x i32] zeroinitializer
@w = internal global i32 0
@k = private unnamed_addr constant i32 7
@k2 = private unnamed_addr constant i32 7
@t = thread_local global i32 0
@x = externally_initialized global i32 0
@weak = weak global i32 0
@odr = linkonce_odr global i32 0
@common = common global i32 0
@extern = external global i32
@extern2 = external global i32
@alias = alias i32, ptr getelementptr (i8, ptr @v, i64 4)
@weakalias = weak alias i32, ptr @w
@resolved = ifunc void (), ptr @resolver

define ptr @resolver() {
  ret ptr null
}

declare noalias ptr @fresh(i64)
declare ptr @any()
declare ptr @same(ptr returned captures(ret: address, provenance))

define void @globals(ptr %p) {
  %v1 = getelementptr i8, ptr @v, i64 4
  store i32 0, ptr @v
  store i32 0, ptr %v1
  store i32 0, ptr @w
  store i32 0, ptr @t
  store i32 0, ptr @x
  store i32 0, ptr @weak
  store i32 0, ptr @odr
  store i32 0, ptr @common
  store i32 0, ptr @extern
  store i32 0, ptr @extern2
  store i32 0, ptr @alias
  store i32 0, ptr @weakalias
  %1 = load i32, ptr @k
  %2 = load i32, ptr @k2
  store i32 0, ptr %p
  ret void
}

define void @locals(ptr %p, ptr noalias %n, ptr noalias %m, ptr byval(i32) %c, i64 %i) {
  %a = alloca [4 x i32]
  %b = alloca i32
  %h = call ptr @fresh(i64 4)
  %h2 = call noalias ptr @any()
  %o = call ptr @any()
  %ai = getelementptr i32, ptr %a, i64 %i
  %ni = getelementptr i32, ptr %n, i64 %i
  store i32 0, ptr %p
  store i32 0, ptr %n
  store i32 0, ptr %m
  store i32 0, ptr %c
  store i32 0, ptr %ai
  store i32 0, ptr %ni
  store i32 0, ptr %b
  store i32 0, ptr %h
  store i32 0, ptr %h2
  store i32 0, ptr %o
  store i32 0, ptr @extern
  store i32 0, ptr @alias
  ret void
}

define void @chosen(i1 %c, ptr %p, ptr noalias %n, i64 %i) {
  %a = alloca [4 x i32]
  %b = alloca i32
  %s = select i1 %c, ptr %a, ptr %b
  %r = call ptr @same(ptr %b)
  %ri = getelementptr i32, ptr %r, i64 %i
  %f = freeze ptr %n
  %t = select i1 %c, ptr %p, ptr @v
  store i32 0, ptr %a
  store i32 0, ptr %b
  store i32 0, ptr %s
  store i32 0, ptr %ri
  store i32 0, ptr %f
  store i32 0, ptr %p
  store i32 0, ptr %t
  store i32 0, ptr @w
  ret void
}

define void @nothing(ptr %p) {
  store i32 0, ptr %p
  store i32 0, ptr null
  store i32 0, ptr undef
  store i32 0, ptr poison
  ret void
}

define void @nullisvalid(ptr %p) null_pointer_is_valid {
  store i32 0, ptr %p
  store i32 0, ptr null
  ret void
}

define void @spaces(ptr addrspace(3) %q, ptr %p) {
  %g = addrspacecast ptr addrspace(3) %q to ptr
  %a = alloca i32
  %z = addrspacecast ptr %a to ptr addrspace(3)
  store i32 0, ptr %p
  store i32 0, ptr %g
  store i32 0, ptr addrspace(3) %q
  store i32 0, ptr %a
  store i32 0, ptr addrspace(3) %z
  store i32 0, ptr addrspace(3) null
  ret void
}
