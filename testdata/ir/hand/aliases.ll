; Aliases and ifuncs, to everything that may be aliased.
@v = global { i32, [4 x i8] } zeroinitializer
@tls = thread_local global i32 0
@as1 = addrspace(1) global i32 0

@a.plain = alias i32, ptr @v
@a.type = alias { i32, [4 x i8] }, ptr @v
@a.fwd = alias i8, ptr @a.plain
@a.private = private alias i32, ptr @v
@a.internal = internal unnamed_addr alias i32, ptr @v
@a.weak = weak alias i32, ptr @v
@a.weak_odr = weak_odr hidden alias i32, ptr @v
@a.linkonce = linkonce alias i32, ptr @v
@a.linkonce_odr = linkonce_odr protected local_unnamed_addr alias i32, ptr @v
@a.external = external alias i32, ptr @v
@a.local = dso_local alias i32, ptr @v
@a.preemptable = dso_preemptable alias i32, ptr @v
@a.export = dllexport alias i32, ptr @v
@a.tls = thread_local alias i32, ptr @tls
@a.tls.ie = dso_local thread_local(initialexec) alias i32, ptr @tls
@a.gep = alias i8, getelementptr inbounds (i8, ptr @v, i64 4)
@a.gep.multi = alias i8, getelementptr ({ i32, [4 x i8] }, ptr @v, i64 0, i32 1, i64 2)
@a.inttoptr = alias i32, inttoptr (i64 add (i64 ptrtoint (ptr @v to i64), i64 1234) to ptr)
@a.as1 = alias i32, ptr addrspace(1) @as1
@a.cast = alias i32, addrspacecast (ptr addrspace(1) @as1 to ptr)
@a.partition = alias i32, ptr @v, partition "p"
@"a quoted" = alias void (), ptr @f
@a.fn = alias i32 (i32, ...), ptr @later
@0 = alias i32, ptr @v
@7 = alias i32, ptr @0

@i.plain = ifunc void (), ptr @resolver
@i.weak = weak ifunc i32 (ptr), ptr @resolver
@i.hidden = dso_local hidden ifunc void (), ptr @resolver
@i.partition = internal ifunc float (float), ptr @resolver, partition "q"
@i.alias = ifunc void (), ptr @alias.of.resolver
@alias.of.resolver = alias ptr (), ptr @resolver
@i.md = ifunc void (), ptr @resolver

define void @f() {
  call void @i.plain()
  call void @"a quoted"()
  ret void
}

define i32 @later(i32 %x, ...) {
  %p = load i8, ptr @a.gep
  ret i32 %x
}

define ptr @resolver() {
  ret ptr @f
}
