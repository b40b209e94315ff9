; Global variables: every linkage, preemption, visibility, storage class,
; thread-local model, address significance, and each with others.
@l.default = global i32 1
@l.external.keyword = external global i32
@l.private = private global i32 1
@l.internal = internal global i32 1
@l.available_externally = available_externally global i32 1
@l.linkonce = linkonce global i32 1
@l.linkonce_odr = linkonce_odr global i32 1
@l.weak = weak global i32 1
@l.weak_odr = weak_odr global i32 1
@l.common = common global i32 0
@l.appending = appending global [2 x i32] [i32 1, i32 2]
@l.extern_weak = extern_weak global i32
@l.external.explicit = external constant i32

@v.default = default global i32 0
@v.hidden = hidden global i32 0
@v.protected = protected global i32 0
@v.weak.hidden = weak hidden global i32 0
@v.external.protected = external protected constant ptr

@d.local = dso_local global i32 0
@d.preemptable = dso_preemptable global i32 0
@d.internal.explicit = internal dso_local constant i32 5
@d.external = external dso_local global i32
@d.weak.preemptable = weak dso_preemptable global i32 0

@s.import = external dllimport global i32
@s.import.word = external dllimport constant i32
@s.export = dllexport global i32 0
@s.weak.export = weak_odr dso_local dllexport constant i32 0

@t.general = thread_local global i32 0
@t.ld = internal thread_local(localdynamic) global i32 0
@t.ie = external thread_local(initialexec) global i32
@t.le = hidden thread_local(localexec) global i32 0
@t.all = weak_odr hidden thread_local(localexec) unnamed_addr constant i32 9, align 64

@u.unnamed = unnamed_addr global i32 0
@u.local = local_unnamed_addr global i32 0
@u.all = private unnamed_addr constant [3 x i8] c"ab\00", align 1

@c.constant = constant i32 7
@x.init = externally_initialized global i32 0
@x.init.as = addrspace(4) externally_initialized constant i32 0, align 4
@a.space = addrspace(1) global i32 0
@a.zero = addrspace(0) global i32 0
@a.max = addrspace(16777215) global ptr addrspace(16777215) @a.max
@a.letter = internal addrspace(3) global [16 x float] undef, align 16

@p.section = global i32 0, section "my section"
@p.section.empty = global i32 0, section ""
@p.partition = global i32 0, partition "part\22ition"
@p.align = global i32 0, align 1
@p.align.big = global i32 0, align 4294967296
@p.model = global i32 0, code_model "large"
@p.model.tiny = global i32 0, code_model "tiny"
@p.model.small = external global i32, code_model "small"
@p.model.kernel = global i32 0, code_model "kernel"
@p.model.medium = global i32 0, code_model "medium"
@p.everything = weak_odr hidden thread_local(initialexec) local_unnamed_addr addrspace(0) externally_initialized constant i32 3, section ".s", partition "p", comdat, align 32, !associated !0, !absolute_symbol !1
@p.reordered = global i32 0, align 2, section "z", code_model "medium", partition "y"
$p.everything = comdat any

@san.no_address = global i32 0, no_sanitize_address
@san.no_hwaddress = global i32 0, no_sanitize_hwaddress
@san.memtag = global i32 0, sanitize_memtag
@san.dyninit = global i32 0, sanitize_address_dyninit
@san.all = global i32 0, no_sanitize_address, no_sanitize_hwaddress, sanitize_memtag, sanitize_address_dyninit, align 16
@san.order = global i32 0, section "s", align 4, sanitize_memtag, no_sanitize_address

@attr.group = global i32 0 #0
@attr.inline = global i32 0, align 4 #1
@attr.with.md = constant i32 0, section "x", align 4, !type !2, !type !3, !dbg !4 #0

attributes #0 = { "key"="value" "bss-section"="b\22ss" }
attributes #1 = { "only-key" "data-section"=".d" "rodata-section"=".r" }

!0 = !{ptr @c.constant}
!1 = !{i64 0, i64 256}
!2 = !{i64 0, !"type one"}
!3 = !{i64 4, !5}
!4 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!5 = distinct !{}
!6 = distinct !DIGlobalVariable(name: "attr", scope: !7, file: !8, line: 1, type: !9, isLocal: false, isDefinition: true)
!7 = distinct !DICompileUnit(language: DW_LANG_C99, file: !8, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !10)
!8 = !DIFile(filename: "a.c", directory: "/")
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !{!4}
!llvm.dbg.cu = !{!7}
!llvm.module.flags = !{!11}
!11 = !{i32 2, !"Debug Info Version", i32 3}
