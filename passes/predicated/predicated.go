// Package predicated makes vector operations under a predicate plain ones, where all
// lanes are known to be active, or none, or where it does not matter which:
//
//	%p = call @llvm.aarch64.sve.ptrue.nxv4i1(i32 31)
//	%r = call @llvm.aarch64.sve.fmul.nxv4f32(%p, %a, %b)         %r = fmul %a, %b
//	%r = call @llvm.aarch64.sve.abs.nxv4i32(%a, zeroinitializer, %b)     use %a for %r
//	%r = call @llvm.aarch64.sve.add.nxv4i32(%p, %a, splat (i32 0))       use %a for %r
//	%m = call contract @llvm.aarch64.sve.fmul.nxv4f32(%p, %b, %c)
//	%r = call contract @llvm.aarch64.sve.fadd.nxv4f32(%p, %a, %m)        %r = call contract @llvm.aarch64.sve.fmla.nxv4f32(%p, %a, %b, %c)
//
// These are intrinsics of SVE. What inactive lanes hold is told by the forms of the Arm C
// Language Extensions: merging ones keep a lane of an operand, zeroing ones hold 0, and of
// those marked x (.u here) it is open. Operations on active lanes are those of the manual ("Arm
// Architecture Reference Manual for A-profile", SVE instructions); only those that are an
// instruction of LLVM for all operands are made one: a division by 0 gives 0 there, and a
// shift by the width or more is no poison.
//
// Rules can't say this, as the names of intrinsics of targets are none that they know
// of; they go on from what is made here. Nothing changes in a strictfp function.
package predicated

import (
	"maps"
	"slices"
	"strings"

	"rewrite/passes/internal/edit"
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
	"rewrite/passes/ir/remark"
)

const prefix = "llvm.aarch64.sve."

// Run simplifies at most so many calls of a function, and tells how many.
func Run(f *ir.Func, most int, say *remark.Remarks) int {
	w := &work{f: f, say: say, gone: map[*ir.Value]*ir.Value{}}
	made := 0
	for _, b := range f.Blocks {
		for w.at = 0; w.at < len(b.Instrs) && made < most; w.at++ {
			v := b.Instrs[w.at]
			c, ok := callOf(v)
			if !ok || f.Attrs.Has("strictfp") {
				continue
			}
			w.block, w.v = b, v
			x, what := w.simplify(c)
			if what == "" || x == v {
				continue
			}
			made++
			say.Applied(v, "%s", what)
			if x != nil {
				v.ReplaceAllUses(x)
			}
			w.gone[v] = x
		}
	}
	if made > 0 {
		w.sweep()
		edit.Done(f, w.gone)
	}
	return made
}

// sweep has what is computed for nothing go, too: what is declared of intrinsics may not say that
// they only compute.
func (w *work) sweep() {
	list := slices.Collect(maps.Keys(w.gone))
	left := map[*ir.Value]int{} // uses of operands by what stays
	for len(list) > 0 {
		v := list[len(list)-1]
		list = list[:len(list)-1]
		for _, a := range v.Args {
			if _, is := w.gone[a]; is || !a.IsInstr() {
				continue
			}
			if _, met := left[a]; !met {
				left[a] = len(a.Uses())
			}
			if left[a]--; left[a] == 0 && (a.Removable() || computes(a)) {
				w.gone[a] = nil
				list = append(list, a)
			}
		}
	}
}

// computes tells whether a call only computes its result.
func computes(v *ir.Value) bool {
	c, ok := callOf(v)
	if !ok {
		return false
	}
	form, known := forms[c.name]
	return known && form.inactive != nothing && !strings.HasPrefix(c.name, "ld") || slices.Contains(pure, c.name)
}

// pure are operations that only compute and have no form.
var pure = strings.Fields(`ptrue convert.from.svbool convert.to.svbool cntb cnth cntw cntd dup.x tbl sunpkhi sunpklo uunpkhi uunpklo`)

// work is the pass at work on a function.
type work struct {
	f     *ir.Func
	say   *remark.Remarks
	block *ir.Block
	at    int       // of v in its block
	v     *ir.Value // the call in work
	gone  map[*ir.Value]*ir.Value
}

// A call is one of an intrinsic of SVE, with operands that this has.
type call struct {
	name   string // of the operation: what stands before types, as in fmul.u
	suffix string // the types behind it, with the point before them
	args   []*ir.Value
}

func callOf(v *ir.Value) (c call, ok bool) {
	if v.Op != ir.OpCall || v.Flags&ir.MustTail != 0 {
		return c, false
	}
	callee := v.CalledFunc()
	if callee == nil || !strings.HasPrefix(callee.Name, prefix) || len(v.Aux.(*ir.Call).Bundles) > 0 {
		return c, false
	}
	c.name = callee.Name[len(prefix):]
	if i := strings.Index(c.name, ".nxv"); i >= 0 {
		c.name, c.suffix = c.name[:i], c.name[i:]
	}
	c.args = v.CallArgs()
	return c, c.isDeclared(v.Type)
}

// is gives the operands of a value that is a call of that operation.
func is(v *ir.Value, name string) (args []*ir.Value, ok bool) {
	c, ok := callOf(v)
	return c.args, ok && c.name == name
}

// put places an operation before the call in work.
func (w *work) put(v *ir.Value) *ir.Value {
	v.Pos = w.v.Pos
	v.Meta = w.v.Meta.Keep(func(kind string) bool { return kind == "dbg" })
	w.block.InsertAt(w.at, v)
	w.at++
	return v
}

func (w *work) op(op ir.Op, t *ir.Type, args ...*ir.Value) *ir.Value {
	return w.put(w.f.NewInstr(op, t, args...))
}

// intrinsic places a call of one of LLVM's intrinsics.
func (w *work) intrinsic(id intrinsic.ID, t *ir.Type, args ...*ir.Value) *ir.Value {
	return w.call(ir.InstanceName(id, t, args), t, args...)
}

// call places a call of an intrinsic by its full name.
func (w *work) call(name string, t *ir.Type, args ...*ir.Value) *ir.Value {
	callee, aux := w.f.Callee(name, t, args)
	v := w.f.NewInstr(ir.OpCall, t, append([]*ir.Value{callee}, args...)...)
	v.Aux = aux
	v.Flags = w.v.Flags & ir.Tail
	return w.put(v)
}

func (w *work) zero(t *ir.Type) *ir.Value {
	if t.IsInt() {
		return w.f.Int(t, 0)
	}
	return w.f.Consts().Leaf(ir.OpZero, t)
}

// splat is what all lanes of a vector are, nil if that is not known, or 0.
func splat(v *ir.Value) *ir.Value {
	if v.Op == ir.OpSplat {
		return v.Args[0]
	}
	if args, ok := is(v, "dup.x"); ok {
		return args[0]
	}
	return nil
}

// isInt tells whether a vector is this number in each lane.
func isInt(v *ir.Value, n int64) bool {
	if v.Op == ir.OpZero {
		return n == 0 && v.Type.Scalar().IsInt()
	}
	s := splat(v)
	return s != nil && s.Op == ir.OpInt && s.Aux == nil && s.SExt() == n
}

// lanes is how many lanes a scalable vector has at least.
func lanes(t *ir.Type) uint64 { return uint64(t.Len) }

// noneActive tells whether no lane of a predicate is true.
func noneActive(p *ir.Value) bool {
	return p.Op == ir.OpZero || splat(p) != nil && splat(p).Op == ir.OpInt && splat(p).Bits == 0
}

// longest is how many conversions are looked through: there are few types of predicates, and code that is never
// reached may go around for ever.
const longest = 8

// allActive tells whether all lanes of a predicate are true.
func allActive(p *ir.Value) bool { return allActiveWithin(p, longest) }

func allActiveWithin(p *ir.Value, steps int) bool {
	if s := splat(p); s != nil {
		return s.Op == ir.OpInt && s.Bits != 0
	}
	if args, ok := is(p, "ptrue"); ok {
		return isPattern(args[0], patternAll)
	}
	if args, ok := is(p, "convert.from.svbool"); ok && steps > 0 {
		if args[0].Op == ir.OpSplat || args[0].Op == ir.OpCall {
			from, to := is(args[0], "convert.to.svbool")
			if to { // its lanes are those of from, with false between them
				return lanes(from[0].Type) >= lanes(p.Type) && allActiveWithin(from[0], steps-1)
			}
			return allActiveWithin(args[0], steps-1)
		}
	}
	return false
}

// Patterns are immediates that say how many lanes are meant.
const (
	patternVL1 = 1
	patternAll = 31
)

func isPattern(v *ir.Value, n uint64) bool { return v.Op == ir.OpInt && v.Bits == n }

// patternLanes is how many lanes a pattern means if a vector has as many.
func patternLanes(v *ir.Value) (n uint64, ok bool) {
	switch {
	case v.Op != ir.OpInt:
	case v.Bits >= 1 && v.Bits <= 8:
		return v.Bits, true
	case v.Bits >= 9 && v.Bits <= 13:
		return 16 << (v.Bits - 9), true
	}
	return 0, false
}
