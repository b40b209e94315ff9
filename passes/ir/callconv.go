package ir

import (
	"strconv"
	"strings"
)

// CallConv is a calling convention in LLVM's spelling; "" is the C convention.
type CallConv string

// CallConvTraits is a set of what a calling convention demands of its functions.
type CallConvTraits uint8

const (
	FixedArgs CallConvTraits = 1 << iota // takes no variable arguments
	NoResult                             // returns nothing
	// NoCall: there are no calls, because the hardware, a driver or an intrinsic
	// starts the function. Verifiers refuse a call.
	NoCall
	// NoDirectCall: a verifier takes a call, but no code can be generated for it, or
	// code that does something else: handlers of interrupts return as from an
	// interrupt, others are reached by one kind of call only.
	NoDirectCall
)

// noNumber stands for the number of a convention that only its word spells.
const noNumber = -1

// callConvs is the table of calling conventions: what LLVM 22's verifier checks
// and its code generators take, and numbers as "cc N" has them.
var callConvs = []struct {
	number int
	name   CallConv
	traits CallConvTraits
}{
	{0, "", 0},
	{8, "fastcc", FixedArgs},
	{9, "coldcc", FixedArgs},
	{10, "ghccc", NoDirectCall},    // tail calls only, which a call marked tail need not become
	{noNumber, "webkit_jscc", 0},   // was 12; LLVM 22 does not know the word
	{13, "anyregcc", NoDirectCall}, // of llvm.experimental.patchpoint
	{14, "preserve_mostcc", 0},
	{15, "preserve_allcc", 0},
	{16, "swiftcc", 0},
	{17, "cxx_fast_tlscc", 0},
	{18, "tailcc", 0},
	{19, "cfguard_checkcc", 0},
	{20, "swifttailcc", 0},
	{21, "preserve_nonecc", 0},
	{64, "x86_stdcallcc", 0},
	{65, "x86_fastcallcc", 0},
	{66, "arm_apcscc", 0},
	{67, "arm_aapcscc", 0},
	{68, "arm_aapcs_vfpcc", 0},
	{69, "msp430_intrcc", NoDirectCall},
	{70, "x86_thiscallcc", 0},
	{71, "ptx_kernel", FixedArgs | NoDirectCall},
	{72, "ptx_device", FixedArgs},
	{75, "spir_func", 0},
	{76, "spir_kernel", FixedArgs | NoResult | NoCall},
	{77, "intel_ocl_bicc", FixedArgs},
	{78, "x86_64_sysvcc", 0},
	{79, "win64cc", 0},
	{80, "x86_vectorcallcc", 0},
	{81, "hhvmcc", 0},
	{82, "hhvm_ccc", 0},
	{83, "x86_intrcc", NoDirectCall},
	{84, "avr_intrcc", NoDirectCall},
	{85, "avr_signalcc", NoDirectCall},
	{87, "amdgpu_vs", FixedArgs | NoCall},
	{88, "amdgpu_gs", FixedArgs | NoCall},
	{89, "amdgpu_ps", FixedArgs | NoCall},
	{90, "amdgpu_cs", FixedArgs | NoCall},
	{91, "amdgpu_kernel", FixedArgs | NoResult | NoCall},
	{92, "x86_regcallcc", 0},
	{93, "amdgpu_hs", FixedArgs | NoCall},
	{95, "amdgpu_ls", NoCall},
	{96, "amdgpu_es", NoCall},
	{97, "aarch64_vector_pcs", 0},
	{98, "aarch64_sve_vector_pcs", 0},
	{100, "amdgpu_gfx", 0},
	{101, "cc101", NoDirectCall}, // handlers of interrupts of M68k, which have no word
	{102, "aarch64_sme_preservemost_from_x0", 0},
	{103, "aarch64_sme_preservemost_from_x2", 0},
	{104, "amdgpu_cs_chain", FixedArgs | NoResult | NoCall}, // of llvm.amdgcn.cs.chain, as the next one
	{105, "amdgpu_cs_chain_preserve", FixedArgs | NoResult | NoCall},
	{106, "m68k_rtdcc", 0},
	{107, "graalcc", 0},
	{110, "riscv_vector_cc", 0},
	{111, "aarch64_sme_preservemost_from_x1", 0},
	{112, "riscv_vls_cc(32)", 0},
	{113, "riscv_vls_cc(64)", 0},
	{114, "riscv_vls_cc(128)", 0},
	{115, "riscv_vls_cc(256)", 0},
	{116, "riscv_vls_cc(512)", 0},
	{117, "riscv_vls_cc(1024)", 0},
	{118, "riscv_vls_cc(2048)", 0},
	{119, "riscv_vls_cc(4096)", 0},
	{120, "riscv_vls_cc(8192)", 0},
	{121, "riscv_vls_cc(16384)", 0},
	{122, "riscv_vls_cc(32768)", 0},
	{123, "riscv_vls_cc(65536)", 0},
	{124, "amdgpu_gfx_whole_wave", FixedArgs | NoCall}, // of llvm.amdgcn.call.whole.wave
	// Those of CHERIoT cross a border of protection: what the callee expects is made by the switcher.
	{125, "cheriot_compartmentcallcc", NoDirectCall},
	{126, "cheriot_compartmentcalleecc", NoDirectCall},
	{127, "cheriot_librarycallcc", NoDirectCall},
}

var callConvRows, callConvNumbers = func() (map[CallConv]int, map[int]CallConv) {
	rows, numbers := map[CallConv]int{}, map[int]CallConv{}
	for i, c := range callConvs {
		rows[c.name] = i
		if c.number != noNumber {
			numbers[c.number] = c.name
		}
	}
	return rows, numbers
}()

// Has tells whether functions of the convention have one of the traits. One that
// we do not know has none.
func (cc CallConv) Has(traits CallConvTraits) bool {
	i, ok := callConvRows[cc]
	return ok && callConvs[i].traits&traits != 0
}

// Known tells whether the convention is one of LLVM 22 or before: others, such
// as "cc300", may demand anything.
func (cc CallConv) Known() bool {
	_, ok := callConvRows[cc]
	return ok
}

// CallConvNames lists the conventions that are spelled by one word alone.
var CallConvNames = func() map[string]bool {
	m := map[string]bool{"ccc": true}
	for _, c := range callConvs {
		if c.name != "" && !strings.Contains(string(c.name), "(") {
			m[string(c.name)] = true
		}
	}
	return m
}()

// CallConvs gives all conventions that we know, in the order of LLVM's numbers.
func CallConvs() []CallConv {
	var all []CallConv
	for _, c := range callConvs {
		all = append(all, c.name)
	}
	return all
}

// CallConvByNumber gives the convention "cc n" by its name where it has one.
func CallConvByNumber(n int) CallConv {
	if name, ok := callConvNumbers[n]; ok {
		return name
	}
	return CallConv("cc" + strconv.Itoa(n))
}
