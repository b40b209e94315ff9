package address

import "rewrite/passes/ir"

// maxGathered are as many addresses as are followed down from one.
const maxGathered = 8

// A heap is the constants of addresses that lead to one at a constant offset, each to the next one only:
//
//	%a = getelementptr inbounds i8, ptr %p, i64 48         %a = getelementptr i16, ptr %p, i64 %i
//	%b = getelementptr inbounds i16, ptr %a, i64 %i        %b = getelementptr i8, ptr %a, i64 %j
//	%k = add i64 %j, 1                                ->   %c = getelementptr i8, ptr %b, i64 57
//	%c = getelementptr inbounds i8, ptr %b, i64 %k
//	%d = getelementptr inbounds i8, ptr %c, i64 8
//
// All of them are added at the end. Nothing is in bounds for what is computed without them then, but where nothing wraps upwards that
// stays so, as all of it is part of the sum.
type heap struct {
	v       *ir.Value   // the address at the end
	total   int64       // the constants, its own included
	nuw     bool        // nothing wraps upwards
	skipped []*ir.Value // addresses at constant offsets
	passed  []*ir.Value // those between that are not, the last first
	changed int         // how many of passed are behind a constant that moves
	cuts    []cut
}

// A cut is an address by an index with a constant part.
type cut struct {
	v, index *ir.Value // and what the index is without that
	off      int64
	nuw      bool
	level    int // its place in passed
}

// heapOf finds the constants in front of an address. It is !ok if no instruction is saved.
func heapOf(l *ir.Layout, v *ir.Value) (h heap, ok bool) {
	width := l.Pointer(v.Type.Bits).Index
	off, isConst := l.GEPOffset(v)
	if !isConst || isPoison(v, off) || width == 0 || width > 64 {
		return h, false
	}
	h = heap{v: v, total: off, nuw: goesUp(v, off)}
	for x := v.Args[0]; len(h.passed)+len(h.skipped) < maxGathered; x = x.Args[0] {
		if x.Op != ir.OpGEP || x.Block == nil || x.NumUses() != 1 || x.Type != v.Type {
			break
		}
		if n, ok := l.GEPOffset(x); ok {
			if isPoison(x, n) {
				break
			}
			h.total += n
			h.nuw = h.nuw && goesUp(x, n)
			h.skipped = append(h.skipped, x)
			h.changed = len(h.passed)
			continue
		}
		k, m, ok := formOf(l, x)
		if !ok {
			break
		}
		if index := x.Args[1]; len(x.Args) == 2 && k.ext == ir.OpInvalid && m.off != 0 && k.x != index {
			h.cuts = append(h.cuts, cut{x, k.x, m.off, index.Flags&ir.NUW != 0 && m.off > 0, len(h.passed)})
		}
		h.passed = append(h.passed, x)
	}
	// sums go only if nothing else uses them
	cuts := h.cuts
	h.cuts = nil
	for _, c := range cuts {
		sum, uses := c.v.Args[1], 0
		for _, d := range cuts {
			if d.v.Args[1] == sum {
				uses++
			}
		}
		if uses == sum.NumUses() {
			h.cuts = append(h.cuts, c)
			h.total += c.off
			h.nuw = h.nuw && c.nuw
			h.changed = max(h.changed, c.level+1)
		}
	}
	for _, x := range h.passed[:h.changed] {
		h.nuw = h.nuw && x.Flags&ir.NUW != 0
	}
	return h, h.changed > 0 && h.total<<(64-width)>>(64-width) == h.total
}

// goesUp tells whether a constant step does not wrap upwards.
func goesUp(v *ir.Value, off int64) bool {
	return off == 0 || off > 0 && upwards(off, v.Flags)&ir.NUW != 0
}

// gather adds the constants at the end.
func (h heap) gather(f *ir.Func, l *ir.Layout, gone map[*ir.Value]*ir.Value) {
	var flags ir.Flags
	if h.nuw {
		flags = ir.NUW
	}
	for _, x := range h.skipped {
		x.ReplaceAllUses(x.Args[0])
		gone[x] = nil
	}
	for _, c := range h.cuts {
		sum := c.v.Args[1]
		c.v.SetArg(1, c.index)
		if sum.NumUses() == 0 {
			gone[sum] = nil
		}
	}
	for _, x := range h.passed[:h.changed] {
		x.Flags = flags
	}
	if h.total == 0 {
		h.v.ReplaceAllUses(h.v.Args[0])
		gone[h.v] = h.v.Args[0]
		return
	}
	inBytes(f, l, h.v, h.total, flags)
}

// inBytes makes an address one of bytes from its base.
func inBytes(f *ir.Func, l *ir.Layout, v *ir.Value, off int64, flags ir.Flags) {
	width := l.Pointer(v.Type.Bits).Index
	for len(v.Args) > 2 {
		v.RemoveArg(len(v.Args) - 1)
	}
	v.SetArg(1, f.Int(f.Module.Types.Int(width), uint64(off)&ir.Mask(width)))
	v.Aux, v.Flags = ir.I8, flags
}
