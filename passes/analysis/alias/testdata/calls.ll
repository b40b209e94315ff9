; What calls and other instructions do to locations.
@v = global i32 0
@list = global ptr null
declare void @any(ptr captures(none))
declare void @arg(ptr captures(none)) memory(argmem: readwrite)
declare void @argread(ptr) memory(argmem: read) nounwind
declare void @hidden(ptr) memory(inaccessiblemem: readwrite)
declare void @argorhidden(ptr captures(none), ptr captures(none)) memory(argmem: write, inaccessiblemem: readwrite)
declare void @mixed(ptr readonly captures(none), ptr writeonly captures(none), ptr readnone captures(none))
declare void @pure(ptr) memory(none) nounwind willreturn
declare void @errno(ptr captures(none)) memory(errnomem: write)
declare void @target(ptr captures(none)) memory(target_mem0: write)
declare void @byvalue(ptr byval(i32)) memory(none)
declare void @old(ptr nocapture) argmemonly readonly
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.lifetime.start.p0(i64, ptr)
declare void @llvm.assume(i1)

define void @calls(ptr %p, ptr noalias %n, i1 %c, i64 %i) {
  %a = alloca [4 x i32]
  %b = alloca i32
  %a4 = getelementptr i8, ptr %a, i64 4
  call void @any(ptr %a)
  call void @any(ptr %p)
  call void @arg(ptr %a)
  call void @argread(ptr %p)
  call void @hidden(ptr %p)
  call void @argorhidden(ptr %a, ptr %p)
  call void @mixed(ptr %a, ptr %b, ptr %p)
  call void @mixed(ptr %a, ptr %a4, ptr %b) memory(argmem: readwrite)
  call void @pure(ptr %a)
  call void @errno(ptr %b)
  call void @target(ptr %b)
  call void @byvalue(ptr %b)
  call void @old(ptr %b)
  call void @any(ptr %b) ["deopt"(i32 7)]
  call void @llvm.memcpy.p0.p0.i64(ptr %a4, ptr %b, i64 4, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr %p, i64 %i, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr %b, i64 4, i1 true)
  call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 8, i1 false)
  call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 0, i1 false)
  call void @llvm.lifetime.start.p0(i64 4, ptr %b)
  call void @llvm.assume(i1 %c)
  store i32 0, ptr %a
  store i32 0, ptr %a4
  store i32 0, ptr %b
  store i32 0, ptr %p
  store i32 0, ptr %n
  store i32 0, ptr @v
  ret void
}

define void @accesses(ptr %p, ptr %list) {
  %a = alloca i32
  %v = load volatile i32, ptr %p
  %u = load atomic i32, ptr %p unordered, align 4
  %m = load atomic i32, ptr %p monotonic, align 4
  fence seq_cst
  %r = atomicrmw add ptr %p, i32 1 monotonic
  %y = va_arg ptr %list, i32
  store i32 0, ptr %a
  store i32 0, ptr %p
  ret void
}

declare ptr @llvm.stacksave.p0()
declare void @llvm.stackrestore.p0(ptr)

; It ends the life of what is allocated since, whose address nobody has.
define void @restored(i64 %n) {
  %s = call ptr @llvm.stacksave.p0()
  br label %then
then:
  %a = alloca i32
  store i32 0, ptr %a
  call void @llvm.stackrestore.p0(ptr %s)
  ret void
}

declare noalias ptr @realloc(ptr captures(none), i64) memory(argmem: readwrite, inaccessiblemem: readwrite)
declare noalias ptr @calloc(i64, i64) memory(inaccessiblemem: readwrite)

; What it returns is new and holds what the old one held; what calloc returns holds nothing
; that anybody wrote.
define void @moved(ptr %p) {
  %new = call ptr @realloc(ptr %p, i64 16)
  store i32 0, ptr %new
  %z = call ptr @calloc(i64 1, i64 16)
  store i32 0, ptr %z
  store i32 0, ptr %p
  ret void
}

declare ptr @llvm.invariant.start.p0(i64, ptr)

; -1 is all of the object, whose size is not told: it may be that of a variable.
define void @unchanging(ptr %p) {
  store i32 0, ptr %p
  store i32 0, ptr @v
  call ptr @llvm.invariant.start.p0(i64 -1, ptr %p)
  call ptr @llvm.invariant.start.p0(i64 8, ptr %p)
  ret void
}
