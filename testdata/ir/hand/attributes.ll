; Every function attribute, bare on a function, in groups, on calls; string
; attributes; groups defined before and after, referred to several at a time.
attributes #7 = { nounwind "first"="1" }

declare void @one() alwaysinline
declare void @n.alwaysinline() noinline
declare void @builtin.no() nobuiltin
declare void @cold() cold
declare void @convergent() convergent
declare void @hot() hot
declare void @dsi() disable_sanitizer_instrumentation
declare void @thunk() fn_ret_thunk_extern
declare void @hybrid() hybrid_patchable
declare void @inlinehint() inlinehint
declare void @jumptable() unnamed_addr jumptable
declare void @minsize() minsize
declare void @naked() naked
declare void @nocallback() nocallback
declare void @nodiv() nodivergencesource
declare void @nodup() noduplicate
declare void @nofree() nofree
declare void @noimplicitfloat() noimplicitfloat
declare void @nonlazybind() nonlazybind
declare void @nomerge() nomerge
declare void @norecurse() norecurse
declare void @noredzone() noredzone
declare void @noreturn() noreturn
declare void @nosync() nosync
declare void @nocf() nocf_check
declare void @noprofile() noprofile
declare void @skipprofile() skipprofile
declare void @nounwind() nounwind
declare void @nsb() nosanitize_bounds
declare void @nsc() nosanitize_coverage
declare void @nullvalid() null_pointer_is_valid
declare void @optdebug() optdebug
declare void @optforfuzzing() optforfuzzing
declare void @optsize() optsize
declare void @optnone() optnone noinline
declare void @returnstwice() returns_twice
declare void @safestack() safestack
declare void @scs() shadowcallstack
declare void @spec() speculatable
declare void @ssp() ssp
declare void @sspreq() sspreq
declare void @sspstrong() sspstrong
declare void @strictfp() strictfp
declare void @asan() sanitize_address
declare void @tsan() sanitize_thread
declare void @tysan() sanitize_type
declare void @msan() sanitize_memory
declare void @hwasan() sanitize_hwaddress
declare void @memtag() sanitize_memtag
declare void @nsan() sanitize_numerical_stability
declare void @rtsan() sanitize_realtime
declare void @rtsan.b() sanitize_realtime_blocking
declare void @alloctoken() sanitize_alloc_token
declare void @slh() speculative_load_hardening
declare void @willreturn() willreturn
declare void @mustprogress() mustprogress
declare void @presplit() presplitcoroutine
declare void @coro.d() coro_only_destroy_when_complete
declare void @coro.e() coro_elide_safe
declare i32 @ncup() nocreateundeforpoison

declare void @uwtable() uwtable
declare void @uwtable.sync() uwtable(sync)
declare void @uwtable.async() uwtable(async)
declare void @alignstack() alignstack(16)
declare ptr @allocsize(i64, i32) allocsize(0)
declare ptr @allocsize2(i64, i32) allocsize(1, 0)
declare ptr @allockind.a(i64) allockind("alloc,uninitialized")
declare ptr @allockind.z(i64, i64 allocalign) allockind("alloc,zeroed,aligned") "alloc-family"="malloc"
declare ptr @allockind.r(ptr allocptr, i64) allockind("realloc")
declare void @allockind.f(ptr allocptr) allockind("free")
declare void @vscale1() vscale_range(1)
declare void @vscale16() vscale_range(1,16)
declare void @vscale0() vscale_range(2,0)
declare void @preallocated.fn() preallocated(i32)

declare void @m.none() memory(none)
declare void @m.read() memory(read)
declare void @m.write() memory(write)
declare void @m.readwrite() memory(readwrite)
declare void @m.arg() memory(argmem: read)
declare void @m.inacc() memory(inaccessiblemem: write)
declare void @m.errno() memory(errnomem: readwrite)
declare void @m.mix() memory(read, argmem: readwrite, inaccessiblemem: none, errnomem: write)
declare void @m.other() memory(readwrite, argmem: none)
declare void @m.target() memory(target_mem0: read, target_mem1: write)
declare void @m.default.same() memory(argmem: none)

declare void @denormal() "denormal-fp-math"="preserve-sign,preserve-sign" "denormal-fp-math-f32"="ieee,positive-zero"
declare void @denormal.dyn() "denormal-fp-math"="dynamic"
declare void @strings() "a" "b"="" "c"="v" "quoted"="v\22\5C\00\FF" "frame-pointer"="all" "no-nans-fp-math"="true" "target-cpu"="x86-64"

declare void @groups() #1 #2 "own" nounwind #3
declare void @group.empty() #4
declare void @group.same() #5
declare void @group.same.too() #6
declare void @group.first() #7

define void @calls() #1 {
  call void @one() #1
  call void @one() nounwind willreturn #2
  call void @cold() memory(none) "call-site"="yes"
  call void @builtin.no() builtin
  call void @hot() #2 #3
  call void @hot() noinline nomerge nounwind #8
  %p = call ptr @allocsize(i64 4, i32 1) allocsize(0, 1)
  %q = call align 8 dereferenceable(4) ptr @allockind.a(i64 4) #9
  call void asm sideeffect "nop", ""() #10
  ret void
}

attributes #1 = { nounwind uwtable "x"="y" }
attributes #2 = { memory(read) cold }
attributes #3 = { alignstack=32 allocsize(0) "x"="z" }
attributes #3 = { nofree }
attributes #4 = { "" }
attributes #5 = { nounwind memory(none) }
attributes #6 = { memory(none) nounwind }
attributes #8 = { "call" }
attributes #9 = { builtin allockind("alloc,zeroed") "alloc-family"="x" }
attributes #10 = { nounwind vscale_range(1,4) }
