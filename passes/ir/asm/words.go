package asm

import (
	"sort"
	"strings"
	"sync"

	"rewrite/passes/ir"
	"rewrite/passes/ir/diag"
)

func words(lists ...string) map[string]bool {
	m := map[string]bool{}
	for _, l := range lists {
		for _, w := range strings.Fields(l) {
			m[w] = true
		}
	}
	return m
}

// funcOnly are those that cannot stand at a parameter or result.
var funcOnly = words(`allockind allocsize alwaysinline argmemonly builtin cold convergent disable_sanitizer_instrumentation
	fn_ret_thunk_extern hot hybrid_patchable inaccessiblemem_or_argmemonly inaccessiblememonly inlinehint jumptable memory
	minsize mustprogress naked nobuiltin nocallback nocf_check nodivergencesource noduplicate noimplicitfloat noinline
	nomerge nonlazybind noprofile norecurse noredzone noreturn nosanitize_bounds nosanitize_coverage nosync nounwind
	null_pointer_is_valid optdebug optforfuzzing optnone optsize presplitcoroutine returns_twice safestack
	sanitize_address sanitize_hwaddress sanitize_memory sanitize_memtag sanitize_thread shadowcallstack skipprofile
	speculatable speculative_load_hardening ssp sspreq sspstrong strictfp uwtable vscale_range willreturn`)

// typeAttrs are those whose parentheses hold a type.
var typeAttrs = words("byval byref sret inalloca preallocated elementtype")

var linkages = words(`private internal weak weak_odr linkonce linkonce_odr available_externally appending common
	extern_weak external`)

var (
	visibilities = words("default hidden protected")
	preemptions  = words("dso_local dso_preemptable")
	dllStorages  = words("dllimport dllexport")
	unnamedAddrs = words("unnamed_addr local_unnamed_addr")
	sanitizers   = words("no_sanitize_address no_sanitize_hwaddress sanitize_memtag sanitize_address_dyninit")
	orderings    = map[string]ir.Ordering{"unordered": ir.Unordered, "monotonic": ir.Monotonic, "acquire": ir.Acquire,
		"release": ir.Release, "acq_rel": ir.AcqRel, "seq_cst": ir.SeqCst}
	rmwOps = words(`xchg add sub and nand or xor max min umax umin fadd fsub fmax fmin fmaximum fminimum fmaximumnum
		fminimumnum uinc_wrap udec_wrap usub_cond usub_sat`)
	constWords = words(`true false null undef poison zeroinitializer none splat asm blockaddress dso_local_equivalent
		no_cfi ptrauth c`)
)

// otherWords are the rest of LLVM's vocabulary in and around bodies.
var otherWords = words(`
	to within from unwind caller label within cleanup catch filter cc tail musttail notail atomic volatile weak
	syncscope inbounds nusw nuw nsw exact disjoint nneg samesign inrange fast x vscale void half bfloat float double
	x86_fp80 fp128 ppc_fp128 x86_mmx x86_amx token metadata ptr opaque target type sideeffect alignstack inteldialect
	unwind addrspace define declare global constant alias ifunc comdat any exactmatch largest nodeduplicate samesize
	section partition gc prefix prologue personality attributes module uselistorder uselistorder_bb source_filename
	triple datalayout thread_local localdynamic initialexec localexec externally_initialized code_model eq ne ugt uge
	ult ule sgt sge slt sle oeq ogt oge olt ole one ord ueq une uno distinct prefalign swifterror inalloca riscv_vls_cc
	nosanitize_thread mul udiv sdiv`)

// vocabulary is every word that LLVM 22's reader knows in a module or a body.
// A bare word outside of it is a construct of another LLVM, not an error.
var vocabulary = sync.OnceValue(func() map[string]bool {
	all := map[string]bool{}
	for _, m := range []map[string]bool{ir.AttrWords, linkages, visibilities, preemptions, dllStorages, unnamedAddrs,
		sanitizers, rmwOps, constWords, otherWords, ir.CallConvNames} {
		for w := range m {
			all[w] = true
		}
	}
	for w := range orderings {
		all[w] = true
	}
	for _, w := range ir.Mnemonics() {
		all[w] = true
	}
	for i := 0; i < 23; i++ {
		for _, w := range strings.Fields(ir.Flags(1 << i).String()) {
			all[w] = true
		}
	}
	return all
})

// known tells whether word belongs to the vocabulary; every iN does.
func known(word string) bool {
	if vocabulary()[word] {
		return true
	}
	if len(word) > 1 && word[0] == 'i' {
		return strings.Trim(word[1:], "0123456789") == ""
	}
	return false
}

// suggest is the hint for a word that was probably meant otherwise.
func suggest(word string, among map[string]bool) string {
	list := make([]string, 0, len(among))
	for w := range among {
		list = append(list, w)
	}
	sort.Strings(list)
	if best := diag.Nearest(word, list); best != "" {
		return "did you mean '" + best + "'?"
	}
	return ""
}
