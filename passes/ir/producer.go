package ir

import (
	"regexp"
	"strconv"
	"strings"

	"rewrite/passes/ir/intrinsic"
)

// OldestLLVM is the release that a module without a known producer is written
// for: the first with opaque pointers by default.
const OldestLLVM = 15

// NewestLLVM is the newest release whose text is read with all its words known. Of
// newer ones what is not known is kept as it stands.
const NewestLLVM = 22

// LLVMVersion is the major version of the LLVM that !llvm.ident names as the
// module's producer: nothing newer than it may be introduced. It is OldestLLVM
// when the producer's versions are not LLVM's, such as rustc's, and where none is
// named, the first that understands what the module declares.
func (m *Module) LLVMVersion() int {
	version, named := m.Producer()
	if !named {
		return m.newest()
	}
	return max(version, OldestLLVM)
}

// Producer is the major version of the LLVM that !llvm.ident names, 0 for one
// whose versions are not LLVM's; named tells whether there is one.
func (m *Module) Producer() (version int, named bool) {
	for _, ref := range m.Metadata().Named("llvm.ident") {
		found := clangVersion.FindStringSubmatch(m.Metadata().Node(ref))
		if found == nil {
			return 0, true
		}
		n, _ := strconv.Atoi(found[1])
		if version == 0 || n < version { // several producers: the oldest must understand it
			version = n
		}
	}
	return version, version > 0
}

// masksSince is the first LLVM that reads an undef lane of a shuffle's mask as poison.
const masksSince = 17

// UndefMasks tells whether an undef lane of a shuffle's mask is undef, which nothing may make poison, as LLVM read it before that.
func (m *Module) UndefMasks() bool {
	producer, named := m.Producer()
	return m.TypedPointers || named && producer < masksSince
}

// newest is the first LLVM that knows all intrinsics that a module declares or, as
// far as they may be introduced, mentions, and the attributes at its top level.
// Bodies tell more, but are read while others are at work already: what they hold
// must not decide what is written.
func (m *Module) newest() int {
	version := max(OldestLLVM, m.Mentions)
	look := func(s *AttrSet) {
		if s == nil {
			return
		}
		for i := range s.Attrs {
			version = max(version, attrSince[s.Attrs[i].Name])
		}
	}
	for _, f := range m.Funcs {
		version = max(version, f.Intrinsic.Info().Since)
		look(f.Attrs)
		look(f.RetAttrs)
		for _, s := range f.ParamAttrs {
			look(s)
		}
	}
	for _, g := range m.Groups {
		look(g.Set)
	}
	return version
}

// MentionedSince is the first LLVM that knows all intrinsics that a text calls, of
// those that may be introduced: they need no declaration.
func MentionedSince(text string) int {
	version := OldestLLVM
	for id := intrinsic.None + 1; id < intrinsic.Num; id++ {
		if in := id.Info(); version < in.Since && strings.Contains(text, "@llvm."+in.Name) {
			version = in.Since
		}
	}
	return version
}

// attrSince lists attributes that are newer than OldestLLVM, by release notes.
var attrSince = map[string]int{"memory": 16, "nofpclass": 17, "writable": 18, "dead_on_unwind": 18, "range": 19, "initializes": 19, "captures": 20}

var clangVersion = regexp.MustCompile(`clang version (\d+)`)

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

// KnownTo are those of the flags on an operation that an LLVM knows.
func (fl Flags) KnownTo(version int, op Op) Flags {
	for _, f := range flagSince {
		if f.since > version && (f.op == OpInvalid || f.op == op) {
			fl &^= f.flag
		}
	}
	return fl
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
