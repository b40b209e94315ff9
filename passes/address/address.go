// Package address brings addresses with constant offsets into one form.
//
//	%a = getelementptr inbounds %T, ptr %p, i32 0, i32 2      %a = getelementptr inbounds i8, ptr %p, i64 8
//	%b = getelementptr inbounds i8, ptr %a, i64 4             %b = getelementptr inbounds i8, ptr %p, i64 12
//	%c = getelementptr %T, ptr %p, i64 0                      use %p for %c
//
// Addresses at constant offsets from one that is not constant are computed from that, where
// there are several (shared.go).
//
// So that equal addresses are equal values to cse, whatever types they went
// through. Two constant steps keep the flags that both have: where the sum of the
// offsets does not wrap, what is in bounds (or does not wrap) after each of two
// steps is so after one (SEMANTICS 19). Offsets are those of the module's data
// layout; indices that are no constants, vectors of addresses and scalable types
// stay, as do typed pointers but for steps of nothing.
package address

import (
	"rewrite/passes/analysis/manager"
	"rewrite/passes/internal/edit"
	"rewrite/passes/ir"
	"rewrite/passes/ir/remark"
	"rewrite/passes/pass"
)

// Run normalises the addresses of a function.
func Run(f *ir.Func, e *pass.Env) manager.Kept {
	say := e.Remarks(f)
	l, err := f.Module.Layout()
	if err != nil {
		say.Missed(nil, "%v", err)
		return manager.All
	}
	changed, gone := false, map[*ir.Value]*ir.Value{}
	// In reverse postorder, so that what an address is based on comes first.
	for _, b := range e.Of(f).Dom().ReversePostorder() {
		for _, v := range b.Instrs {
			if v.Op != ir.OpGEP {
				continue
			}
			to, ok := constant(f, l, v)
			if !ok {
				continue
			}
			if to.off == 0 && to.base.Type == v.Type {
				say.Applied(v, "this address is the one that it begins with")
				v.ReplaceAllUses(to.base)
				gone[v] = to.base
				continue
			}
			if !f.Module.TypedPointers && rebase(f, l, v, to, say) {
				changed = true
			}
		}
	}
	changed = share(f, e.Of(f), l, gone, say) || changed
	if len(gone) == 0 && !changed {
		return manager.All
	}
	edit.Done(f, gone)
	return manager.Shape
}

// target is an address as bytes from a base.
type target struct {
	base  *ir.Value
	off   int64
	flags ir.Flags
	steps int // more than the one that the address itself takes
}

// constant follows an address down as far as the offset is constant.
func constant(f *ir.Func, l *ir.Layout, v *ir.Value) (to target, ok bool) {
	to = target{base: v.Args[0], flags: v.Flags}
	if to.off, ok = l.GEPOffset(v); !ok || f.Module.TypedPointers {
		return to, ok
	}
	width := l.Pointer(v.Type.Bits).Index
	for to.base.Op == ir.OpGEP && to.base.Block != nil {
		inner, ok := l.GEPOffset(to.base)
		if !ok {
			break
		}
		sum := inner + to.off
		if sum < inner != (to.off < 0) || sum<<(64-width)>>(64-width) != sum {
			break // it wraps
		}
		to = target{to.base.Args[0], sum, commonFlags(to.off, to.flags, inner, to.base.Flags), to.steps + 1}
	}
	return to, true
}

// commonFlags are those of two constant steps taken at once. One by nothing promises nothing that the other one lacks, and one
// upwards in bounds, or that does not wrap by a signed number, does not wrap upwards.
func commonFlags(m int64, f ir.Flags, n int64, g ir.Flags) ir.Flags {
	switch {
	case m == 0:
		return g
	case n == 0:
		return f
	}
	common := ir.CommonGEP(f, g)
	if common&ir.InBounds == 0 {
		common |= ir.CommonGEP(upwards(m, f), upwards(n, g)) & ir.NUW
	}
	return common
}

func upwards(n int64, f ir.Flags) ir.Flags {
	if n > 0 && f&(ir.InBounds|ir.NUSW) != 0 {
		f |= ir.NUW
	}
	return f
}

// rebase makes an address at a constant offset one of bytes.
func rebase(f *ir.Func, l *ir.Layout, v *ir.Value, to target, say *remark.Remarks) bool {
	n := f.Int(ir.IntN(l.Pointer(v.Type.Bits).Index), uint64(to.off))
	if to.base == v.Args[0] && len(v.Args) == 2 && v.Aux == ir.Aux(ir.I8) && v.Args[1] == n {
		return false
	}
	for range to.steps {
		say.Applied(v, "this address is at one constant offset")
	}
	v.SetArg(0, to.base)
	inBytes(f, l, v, to.off, to.flags)
	return true
}
