; Module-level entities with typed pointers.
source_filename = "module.c"
target triple = "x86_64-pc-linux-gnu"

module asm ".globl x"

%s = type { i32, i8* }

$c = comdat any
$f.comdat = comdat largest

@str = private unnamed_addr constant [4 x i8] c"a\22\0A\00", align 1
@ptr = dso_local global i8* getelementptr inbounds ([4 x i8], [4 x i8]* @str, i64 0, i64 1), align 8
@weak = weak_odr hidden thread_local(initialexec) local_unnamed_addr global %s { i32 1, i8* null }, section "s", comdat($c), align 16
@ext = external dllimport constant i32
@init = internal addrspace(2) externally_initialized global float 0x3FB99999A0000000
@part = global i32 0, partition "p"
@common = common global [4 x i32] zeroinitializer
@llvm.used = appending global [1 x i8*] [i8* bitcast (i32* @part to i8*)], section "llvm.metadata"
@llvm.global_ctors = appending global [1 x { i32, void ()*, i8* }] [{ i32, void ()*, i8* } { i32 65535, void ()* @ctor, i8* null }]
@0 = global i32 5
@1 = private constant i32* @0
@blocks = constant [2 x i8*] [i8* blockaddress(@body, %a), i8* blockaddress(@body, %b)]
@e.add = global i64 add nsw (i64 ptrtoint (i32* @0 to i64), i64 1)
@e.icmp = global i1 icmp ne (i32* @part, i32* @0)
@e.select = global i8* select (i1 icmp eq (i32* @part, i32* @0), i8* null, i8* bitcast (i32* @0 to i8*))
@e.trunc = global i8 trunc (i64 ptrtoint (i32* @0 to i64) to i8)

@alias = alias i32, i32* @0
@alias.hidden = weak hidden unnamed_addr alias i8, bitcast (i32* @0 to i8*)
@alias.fn = alias void (), void ()* @ctor
@if = ifunc i32 (i32), i32 (i32)* ()* @resolver

declare i8* @malloc(i64) #0
declare i32 @printf(i8* nocapture readonly, ...)
declare void @attrs(i8* byval(i8) align 4, %s* sret(%s), i8* nonnull dereferenceable(8) noalias, i8 zeroext, i32* inalloca(i32))
declare i32 @pers(...)

define internal void @ctor() {
  ret void
}

; LLVM 14 crashes where these come before the function.
@e.local = global void ()* dso_local_equivalent @ctor
@e.nocfi = global void ()* no_cfi @ctor

define i32 (i32)* @resolver() {
  ret i32 (i32)* null
}

define fastcc i8* @body(i8* %p, i1 %c) #1 section ".t" comdat($f.comdat) align 32 gc "shadow-stack" prefix i32 1 prologue i8 2 personality i8* bitcast (i32 (...)* @pers to i8*) {
entry:
  indirectbr i8* %p, [label %a, label %b]
a:
  ret i8* %p
b:
  %m = call i8* @malloc(i64 8) #2
  ret i8* %m
}

define cc 99 void @"quoted \22fn\22"(i32 %0, i32* %1) {
  %3 = load i32, i32* %1
  ret void
}

attributes #0 = { nounwind "alloc-family"="malloc" allocsize(0) }
attributes #1 = { noinline uwtable "frame-pointer"="all" }
attributes #2 = { nounwind }

!llvm.ident = !{!0}
!llvm.module.flags = !{!1}
!0 = !{!"clang version 14.0.0"}
!1 = !{i32 1, !"wchar_size", i32 4}
