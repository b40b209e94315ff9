package intrinsic

import (
	"strings"
	"testing"
)

func TestRows(t *testing.T) {
	seen := map[string]bool{}
	for id := None + 1; id < Num; id++ {
		in := id.Info()
		switch {
		case in.Name == "":
			t.Errorf("number %d has no row", id)
		case seen[in.Name]:
			t.Errorf("%s has two rows", in.Name)
		case in.Is&Throws != 0 && in.Is&Invokable == 0:
			t.Errorf("%s throws, and cannot be invoked", in.Name)
		case in.Is&NoEffect != 0 && in.Is&(Mark|Throws) != 0:
			t.Errorf("%s has no effect, and has one", in.Name)
		}
		seen[in.Name] = true
		for _, was := range strings.Fields(in.Was) {
			if seen[was] || Named(was) != id {
				t.Errorf("%s, which was %s, is another one, too", in.Name, was)
			}
			seen[was] = true
		}
		if got := Lookup("llvm." + in.Name); got != id {
			t.Errorf("llvm.%s is found as %q", in.Name, got)
		}
	}
	if None.String() != "" || None.Info().Is != 0 {
		t.Error("no intrinsic has a row")
	}
}

// TestLookup: only types may follow a name, and the longest name is it.
func TestLookup(t *testing.T) {
	for full, want := range map[string]ID{
		"llvm.umax.v4i32":                                       Umax,
		"llvm.umax.nxv2i64":                                     Umax,
		"llvm.sqrt.ppcf128":                                     Sqrt,
		"llvm.fptosi.sat.i32.bf16":                              FptosiSat,
		"llvm.memcpy.p0i8.p0i8.i64":                             Memcpy,
		"llvm.memcpy.inline.p0.p0.i64":                          MemcpyInline,
		"llvm.memcpy.element.unordered.atomic.p0.p0.i32":        MemcpyElementUnorderedAtomic,
		"llvm.ssa.copy.sl_i32i32s":                              SsaCopy,
		"llvm.ssa.copy.s_struct.a.bs":                           SsaCopy,
		"llvm.preserve.struct.access.index.p0i32.p0s_struct.xs": PreserveStructAccessIndex,
		"llvm.preserve.array.access.index.p0i32.p0a4i32":        PreserveArrayAccessIndex,
		"llvm.experimental.deoptimize.isVoid":                   ExperimentalDeoptimize,
		"llvm.experimental.patchpoint.void":                     ExperimentalPatchpointVoid,
		"llvm.trunc.f32":                                        Trunc,
		"llvm.is.constant.Metadata":                             IsConstant,

		"llvm.experimental.vector.insert.v4i32.v2i32":       VectorInsert, // as it was called
		"llvm.experimental.vector.reduce.v2.fadd.f32.v4f32": VectorReduceFadd,

		"llvm.umax.custom":                 None,
		"llvm.umax.i32.custom":             None,
		"llvm.umaxed.i32":                  None,
		"llvm.memcpy.newer.p0.p0.i64":      None,
		"llvm.vector.reduce.i32":           None,
		"llvm.experimental.vector.inserts": None,
		"llvm.x86.sse2.pause":              None,
		"llvm.":                            None,
		"llvm":                             None,
		"umax.i32":                         None,
		"":                                 None,
	} {
		if got := Lookup(full); got != want {
			t.Errorf("%s is taken for %q, not %q", full, got, want)
		}
	}
}

func TestCover(t *testing.T) {
	only := func(id ID) bool { return id != Abs && id != Trap }
	if err := Cover(only, "abs trap"); err != nil {
		t.Error(err)
	}
	for _, none := range []string{"abs", "abs trap umax", "abs trap unknown"} {
		if Cover(only, none) == nil {
			t.Errorf("none for %q is not complained about", none)
		}
	}
}
