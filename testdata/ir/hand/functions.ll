; Function headers: linkages, visibility, storage classes, everything that may
; follow the parameters, in more than one order.
%pair = type { i32, i32 }
$com = comdat any

declare void @d.plain()
declare i32 @d.named(i32 %x, ptr %"y z", float)
declare void @d.varargs(...)
declare i32 @d.more(ptr, ...)
declare extern_weak void @d.weak()
declare external void @d.external()
declare dllimport void @d.import()
declare hidden ptr @d.hidden()
declare dso_local void @d.local() unnamed_addr
declare default void @d.default() local_unnamed_addr
declare void @d.section() section ".x" align 4
declare void @d.gc() gc "shadow-stack"
declare void @d.everything() local_unnamed_addr addrspace(0) #0 section "s" partition "p" align 8 gc "erlang"
declare !md !0 !other !1 void @d.md()
declare void @d.prefix() prefix i32 5
declare void @d.as() addrspace(1)
declare i32 @__gxx_personality_v0(...)
declare ptr @"declared twice?"()

define void @l.default() {
  ret void
}
define private void @l.private() {
  ret void
}
define internal void @l.internal() {
  ret void
}
define available_externally void @l.avail() {
  ret void
}
define linkonce void @l.linkonce() {
  ret void
}
define linkonce_odr hidden void @l.linkonce_odr() {
  ret void
}
define weak protected void @l.weak() {
  ret void
}
define weak_odr dso_local dllexport void @l.weak_odr() {
  ret void
}
define external void @l.external() {
  ret void
}
define dso_preemptable void @l.preemptable() {
  ret void
}

define void @p.prefix() prefix i32 123 {
  ret void
}
define void @p.prefix.expr() prefix <{ i8, ptr }> <{ i8 1, ptr @p.prologue }> {
  ret void
}
define void @p.prologue() prologue i8 144 {
  ret void
}
define void @p.personality() personality ptr @__gxx_personality_v0 {
  ret void
}
define void @p.gc() gc "statepoint-example" {
  ret void
}
define i32 @p.everything(i32 %x) local_unnamed_addr addrspace(0) nounwind "k"="v" #1 section ".text.\22odd\22" partition "part" comdat($com) align 64 gc "g\5Cc" prefix i32 1 prologue [2 x i8] c"\90\90" personality ptr @__gxx_personality_v0 !type !1 !kcfi_type !2 {
  ret i32 %x
}
define void @p.preferred.type() #2 !prof !3 {
  ret void
}
define void @p.md() !a !0 !b !{!"inline", i32 1} !c !DIExpression(DW_OP_deref) {
  ret void
}

define { i32, ptr } @r.struct() {
  ret { i32, ptr } { i32 1, ptr null }
}
define %pair @r.named() {
  ret %pair zeroinitializer
}
define noundef nonnull dereferenceable(8) ptr @r.attrs(ptr noundef nonnull returned dereferenceable(8) %p) {
  ret ptr %p
}
define <4 x i32> @r.vector() {
  ret <4 x i32> <i32 0, i32 1, i32 undef, i32 poison>
}
define void @"no name args"(i32, ptr, ...) {
  %3 = add i32 %0, 1
  ret void
}
define void @one.line() { ret void }
define void @two.blocks() {
  br label %1

1:                                                ; preds = %0
  ret void
}
define void @as1() addrspace(1) {
  call addrspace(1) void @d.as()
  call addrspace(1) void @as1()
  ret void
}

attributes #0 = { nounwind }
attributes #1 = { cold "k2" "k3"="v3" }
attributes #2 = { minsize optsize }

!0 = !{}
!1 = !{i64 0, !"t"}
!2 = !{i32 -1513308411}
!3 = !{!"function_entry_count", i64 100}
