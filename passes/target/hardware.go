package target

import (
	"slices"
	"strings"

	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
)

// counting is what counts bits in an instruction or two: by the beginning of a triple, the features one of which a function must
// have for that, "" if all processors of the kind have it. These are LLVM's answers to what it costs and to how fast a
// population count is (TargetTransformInfo). A triple that begins as none of these has only what all are taken to have: leading
// and trailing zeros where nothing is said of the target.
var counting = []struct {
	arch              []string
	ctpop, ctlz, cttz []string // nil: none has it
}{
	{[]string{"x86_64", "amd64", "i386", "i486", "i586", "i686", "x86"}, []string{"popcnt"}, []string{"lzcnt"}, []string{"bmi"}},
	{[]string{"aarch64", "arm64"}, []string{""}, []string{""}, []string{""}},
	{[]string{"armv7", "armv8", "thumbv7", "thumbv8"}, nil, []string{""}, []string{""}},
	{[]string{"riscv"}, []string{"zbb"}, []string{"zbb"}, []string{"zbb"}},
	{[]string{"powerpc64le", "ppc64le"}, []string{""}, []string{""}, []string{"isa-v30-instructions"}},
	{[]string{"powerpc", "ppc"}, []string{"popcntd"}, []string{""}, []string{"isa-v30-instructions"}},
	{[]string{"wasm", "amdgcn", "spirv"}, []string{""}, []string{""}, []string{""}},
	{[]string{"s390x", "loongarch"}, nil, []string{""}, nil},
}

// CountsBits tells whether the target has an instruction or two for a way to count bits of integers of a width: ctpop, ctlz or cttz.
func (t *Target) CountsBits(f *ir.Func, id intrinsic.ID, width uint32) bool {
	triple := strings.Trim(t.module.Find(ir.Triple), `"`)
	if width > 64 {
		return false
	}
	if triple == "" {
		return id != intrinsic.Ctpop
	}
	for _, row := range counting {
		if !slices.ContainsFunc(row.arch, func(a string) bool { return strings.HasPrefix(triple, a) }) {
			continue
		}
		needs := row.ctlz
		switch id {
		case intrinsic.Ctpop:
			needs = row.ctpop
		case intrinsic.Cttz:
			needs = row.cttz
		}
		return slices.ContainsFunc(needs, func(feature string) bool { return feature == "" || HasFeature(f, feature) })
	}
	return false
}

// HasFeature tells whether a function says that it is compiled for processors with a feature.
func HasFeature(f *ir.Func, feature string) bool {
	has, _ := saysOf(f, feature)
	return has
}

// LacksVectors tells whether the features of a function take away the registers for vectors that its target has else:
// SSE2 of x86, NEON of AArch64, or all of the hardware for floats.
func LacksVectors(f *ir.Func) bool {
	for _, feature := range []string{"sse", "sse2", "neon", "fp-armv8"} {
		if has, said := saysOf(f, feature); said && !has {
			return true
		}
	}
	return HasFeature(f, "soft-float")
}

// saysOf tells what a function says of a feature, and whether it says anything.
func saysOf(f *ir.Func, feature string) (has, said bool) {
	a, _ := f.Attrs.Get("target-features")
	list := strings.Split(strings.Trim(a.Value, `"`), ",")
	for _, x := range slices.Backward(list) { // the last word counts
		if x == "+"+feature || x == "-"+feature {
			return x[0] == '+', true
		}
	}
	return false, false
}

// AtomicElement is how many bytes an element may have of copies that are atomic element by element, 0 if there are none for the
// target (llvm.memcpy.element.unordered.atomic becomes a call of a library that few targets have).
func (t *Target) AtomicElement() int64 {
	if strings.HasPrefix(strings.Trim(t.module.Find(ir.Triple), `"`), "x86_64") {
		return 16
	}
	return 0
}
