package ir

import (
	"regexp"
	"strconv"
	"strings"
)

// OldestLLVM is the release that a module without a known producer is written
// for: the first with opaque pointers by default.
const OldestLLVM = 15

// LLVMVersion is the major version of the LLVM that !llvm.ident names as the
// module's producer: nothing newer than it may be introduced. It is OldestLLVM
// when there is none, or one whose versions are not LLVM's, such as rustc.
func (m *Module) LLVMVersion() int {
	version := 0
	for _, it := range m.Items {
		t, ok := it.(*Text)
		if !ok || t.Kind != NamedMetadata || !identName.MatchString(t.Value) {
			continue
		}
		for _, ref := range nodeRef.FindAllString(t.Value, -1) {
			found := clangVersion.FindStringSubmatch(m.Node(ref))
			if found == nil {
				return OldestLLVM
			}
			n, _ := strconv.Atoi(found[1])
			if version == 0 || n < version { // several producers: the oldest must understand it
				version = n
			}
		}
	}
	return max(version, OldestLLVM)
}

var (
	identName    = regexp.MustCompile(`^!llvm\.ident\s*=`)
	nodeRef      = regexp.MustCompile(`!\d+`)
	clangVersion = regexp.MustCompile(`clang version (\d+)`)
)

// Node is the text of a numbered metadata node behind its =, "" if there is
// none; ref is its number with the exclamation mark.
func (m *Module) Node(ref string) string {
	head := ref + " = "
	for _, it := range m.Items {
		t, ok := it.(*Text)
		if !ok || t.Kind != MetadataNodes {
			continue
		}
		rest := t.Value
		if !strings.HasPrefix(rest, head) {
			_, after, found := strings.Cut(rest, "\n"+head)
			if !found {
				continue
			}
			rest = head + after
		}
		text, _, _ := strings.Cut(rest[len(head):], "\n")
		return text
	}
	return ""
}

// Since is the first LLVM that knows all of these flags on the operation.
func (fl Flags) Since(op Op) int {
	since := OldestLLVM
	for _, f := range flagSince {
		if fl&f.flag != 0 && (f.op == OpInvalid || f.op == op) {
			since = max(since, f.since)
		}
	}
	return since
}

// flagSince lists the flags that are newer than OldestLLVM, by release notes.
var flagSince = []struct {
	flag  Flags
	op    Op // OpInvalid: on any
	since int
}{
	{NNeg, OpZExt, 18},
	{NNeg, OpUIToFP, 19},
	{Disjoint, OpInvalid, 18},
	{NUW | NSW, OpTrunc, 19},
	{NUW, OpGEP, 19},
	{NUSW, OpGEP, 19},
	{SameSign, OpInvalid, 20},
	{FastMath, OpFPTrunc, 20},
	{FastMath, OpFPExt, 20},
}
