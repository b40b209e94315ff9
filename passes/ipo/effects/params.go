package effects

import (
	"strconv"
	"strings"

	"rewrite/passes/analysis/alias"
	"rewrite/passes/analysis/memory"
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
)

// A copy is how much of an address is kept (LangRef, "captures(...)").
type copied uint8

// From nothing to everything.
const (
	nothing    copied = iota
	nullness          // whether it is null
	number            // the address as a number
	everything        // and the right to access what it leads to
)

// A param is what is done with a parameter that is a pointer.
type param struct {
	kept     copied     // by something that goes on behind the call, but for the result
	returned copied     // in the result
	does     ir.Effects // to memory through it
	at       *ir.Value  // the use that keeps most
	into     []slot     // parameters of functions of the component that it is passed for
	from     []*param   // whose into this is
	// What must be, or the function has undefined behaviour whenever it is called.
	defined bool
	nonnull bool
	bytes   uint64
}

// A slot is a parameter of a function of the component that something is passed for.
type slot struct {
	fn *function
	i  int
}

// maxUses bounds the uses of a parameter that are looked at, and of what is computed from it.
const maxUses = 256

func (c *component) parameters(fn *function) {
	fn.params = make([]*param, len(fn.f.Params))
	for i, v := range fn.f.Params {
		if v.Type.IsPtr() && !fn.reserved(i) {
			fn.params[i] = c.follow(v)
		}
	}
	fn.demanded()
}

// paramAttr is the attributes of a parameter.
func (fn *function) paramAttr(i int) *ir.AttrSet {
	if i < len(fn.f.ParamAttrs) {
		return fn.f.ParamAttrs[i]
	}
	return nil
}

// reserved tells whether how a parameter is passed says what it leads to.
func (fn *function) reserved(i int) bool {
	s := fn.paramAttr(i)
	return s.Has("inalloca") || s.Has("preallocated") || s.Has("swifterror") || s.Has("swiftasync")
}

// follow looks at all uses of a parameter.
func (c *component) follow(v *ir.Value) *param {
	p := &param{}
	seen := 0
	memory.Walk(nil, v, func(u memory.Use) memory.Next {
		if seen++; seen > maxUses {
			p.keep(everything, u.User)
			return memory.Stop
		}
		return c.use(p, v, u)
	})
	return p
}

// keep notes a use that keeps something. What keeps everything may do everything.
func (p *param) keep(what copied, at *ir.Value) {
	if what > p.kept {
		p.kept, p.at = what, at
	}
	if what == everything {
		p.does = both
	}
}

func (c *component) use(p *param, v *ir.Value, u memory.Use) memory.Next {
	x := u.User
	if x.Flags&ir.Volatile != 0 { // who watches sees the address
		p.keep(everything, x)
		return memory.Skip
	}
	if x.Op.IsCall() && u.Index > 0 && int(u.Index) <= len(x.CallArgs()) && !memory.IsMarker(x) && !memory.IsAssumption(x) {
		return c.argument(p, x, int(u.Index)-1, u.Kind)
	}
	switch {
	case x.Op.IsCall() && u.Index == 0: // it is called
		p.does |= ir.Reads
		return memory.Skip
	case x.Op == ir.OpPtrToAddr:
		p.keep(number, x)
		return memory.Skip
	}
	switch u.Kind {
	case memory.Load:
		p.does |= ir.Reads
	case memory.Store:
		p.does |= ir.Writes
	case memory.Update:
		p.does |= both
	case memory.Marker, memory.Assumption:
	case memory.Compare:
		if x.Args[1-u.Index].Op == ir.OpNull && u.Addr == v && (x.Pred == ir.EQ || x.Pred == ir.NE) {
			p.keep(nullness, x)
		} else {
			p.keep(number, x)
		}
	case memory.Return:
		p.returned = everything
	case memory.Step:
		if x.Type.IsVector() {
			p.keep(everything, x)
			return memory.Skip
		}
		return memory.Follow
	case memory.Choice:
		return memory.Follow
	default:
		p.keep(everything, x)
	}
	return memory.Skip
}

// argument is use of an argument of a call.
func (c *component) argument(p *param, x *ir.Value, i int, kind memory.Kind) memory.Next {
	if to := c.inside(x); to != nil && i < len(to.f.Params) {
		p.into = append(p.into, slot{to, i})
		return memory.Skip
	}
	if memory.IsVolatile(x) {
		p.keep(everything, x)
		return memory.Skip
	}
	switch kind {
	case memory.Lend, memory.Transfer, memory.Choice:
		p.keep(min(keeps(x, i), number), x)
	default:
		p.keep(everything, x)
	}
	p.does |= x.Memory().At(ir.ArgMem) & alias.ByArgument(x, i)
	for _, s := range memory.ParamAttrs(x, i) {
		if s.Has("byval") {
			p.does |= ir.Reads
		}
	}
	if kind == memory.Choice {
		return memory.Follow
	}
	return memory.Skip
}

// keeps is how much of an argument a call keeps that can put it nowhere but in its result: what attributes let it. One that does not write
// can still tell by whether it comes back what number the address is.
func keeps(x *ir.Value, i int) copied {
	what, said := everything, false
	for _, s := range memory.ParamAttrs(x, i) {
		if kept, _, ok := captures(s); ok {
			what, said = min(what, kept), true
		}
	}
	if !said && x.Intrinsic() != intrinsic.None {
		return nothing
	}
	return what
}

// captures reads the attribute of that name, and nocapture, which was captures(none) before LLVM 20, and byval, which is a copy.
func captures(s *ir.AttrSet) (kept, returned copied, ok bool) {
	if s.Has("nocapture") || s.Has("byval") {
		return nothing, nothing, true
	}
	a, ok := s.Get("captures")
	if !ok {
		return everything, everything, false
	}
	list, result, both := strings.Cut(a.Value, "ret:")
	kept = copiedOf(list)
	returned = kept
	if both {
		returned = max(kept, copiedOf(result))
	}
	return kept, returned, true
}

func copiedOf(list string) (most copied) {
	for part := range strings.SplitSeq(list, ",") {
		switch strings.TrimSpace(part) {
		case "", "none":
		case "address_is_null":
			most = max(most, nullness)
		case "address":
			most = max(most, number)
		default:
			most = everything
		}
	}
	return most
}

// settleParameters adds what functions of the component do with what is passed to them. What they may return is not followed.
func (c *component) settleParameters() {
	var todo []*param
	for _, fn := range c.list {
		for _, p := range fn.params {
			if p == nil {
				continue
			}
			todo = append(todo, p)
			for _, s := range p.into {
				if q := s.fn.params[s.i]; q != nil {
					q.from = append(q.from, p)
				}
			}
		}
	}
	for len(todo) > 0 {
		p := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		kept, does := p.kept, p.does
		for _, s := range p.into {
			q := s.fn.params[s.i]
			switch {
			case s.fn.paramAttr(s.i).Has("byval"):
				p.does |= ir.Reads
			case q == nil || q.returned != nothing:
				p.keep(everything, p.at)
			default:
				p.keep(q.kept, p.at)
				p.does |= q.does
			}
		}
		if kept != p.kept || does != p.does {
			todo = append(todo, p.from...)
		}
	}
}

// demanded finds what parameters must be, or what is executed whenever the function is called has undefined behaviour: plain
// accesses of the entry block, before anything that need not go on.
func (fn *function) demanded() {
	valid := ir.NullIsValid(fn.f)
	l, err := fn.f.Module.Layout()
	if err != nil {
		return
	}
	mapped := false // something that may make memory accessible, as mprotect does, was called: it need not be when the function is
	for _, v := range fn.f.Entry().Instrs {
		if v.Effects()&(ir.Unwinds|ir.Hangs|ir.Ordered) != 0 {
			return
		}
		mapped = mapped || v.Op.IsCall() && v.Intrinsic() == intrinsic.None && v.Memory()&^ir.MemoryOf(ir.ArgMem, ir.Reads|ir.Writes) != 0
		if !v.IsPlain() {
			continue
		}
		at, ok := fn.aliases.Of(v)
		if !ok {
			continue
		}
		size := uint64(0)
		if at.Size.Kind == alias.Exact {
			size = at.Size.Bytes
		}
		if size == 0 {
			continue
		}
		ptr, off := at.Ptr, int64(0)
		for ptr.Op == ir.OpGEP && ptr.Flags&ir.InBounds != 0 && off >= 0 {
			n, ok := l.GEPOffset(ptr)
			if !ok || n < 0 || n > 1<<30 {
				break
			}
			ptr, off = ptr.Args[0], off+n
		}
		if ptr.Op != ir.OpParam || fn.params[ptr.Bits] == nil {
			continue
		}
		p := fn.params[ptr.Bits]
		p.defined = true
		p.nonnull = p.nonnull || off == 0 && !valid && ptr.Type.Bits == 0
		if ptr.Type.Bits == 0 && !valid && !mapped {
			p.bytes = max(p.bytes, uint64(off)+size)
		}
	}
}

// paramAttrs are the attributes that a parameter has not, but is known to deserve.
func (fn *function) paramAttrs(w *writer, i int) (more []ir.Attr) {
	s := fn.paramAttr(i)
	if fn.result.param == i && !s.Has("returned") {
		more = append(more, ir.Attr{Name: "returned"})
	}
	p := fn.params[i]
	if p == nil {
		return more
	}
	more = append(more, p.access(w, s)...)
	more = append(more, p.captures(w, s)...)
	if p.kept == everything && p.at != nil && !s.Has("byval") {
		fn.say.Missed(p.at, "parameter %d may be kept here", i+1)
	}
	if p.defined && !s.Has("noundef") && !fn.f.Attrs.Has("sanitize_memory") {
		more = append(more, ir.Attr{Name: "noundef"})
	}
	if p.nonnull && !s.Has("nonnull") && !s.Has("byval") && !s.Has("sret") {
		more = append(more, ir.Attr{Name: "nonnull"})
	}
	still := (fn.lacks[nofree].why == "" || fn.f.Attrs.Has("nofree")) && (fn.lacks[nosync].why == "" || fn.f.Attrs.Has("nosync"))
	if p.bytes > 0 && still && !s.Has("byval") && !s.Has("sret") {
		if a, ok := s.Get("dereferenceable"); !ok || a.Value == "" || atoi(a.Value) < p.bytes {
			more = append(more, ir.Attr{Name: "dereferenceable", Value: strconv.FormatUint(p.bytes, 10)})
		}
	}
	return more
}

func atoi(s string) uint64 {
	n, _ := strconv.ParseUint(s, 10, 64)
	return n
}

// access is what a function does to memory through a parameter, if that is less than is said.
func (p *param) access(w *writer, s *ir.AttrSet) []ir.Attr {
	old := both
	switch {
	case s.Has("readnone"):
		return nil
	case s.Has("readonly"):
		old = ir.Reads
	case s.Has("writeonly"):
		old = ir.Writes
	}
	now := p.does & old
	if now == old || s.Has("writable") && now&ir.Writes == 0 {
		return nil
	}
	w.drop = append(w.drop, "readonly", "writeonly")
	switch now {
	case 0:
		return []ir.Attr{{Name: "readnone"}}
	case ir.Reads:
		return []ir.Attr{{Name: "readonly"}}
	}
	return []ir.Attr{{Name: "writeonly"}}
}

// capturesSince is the release that tells what of an address is kept.
const capturesSince = 20

// captures is how much of a parameter is kept, if that is less than is said.
func (p *param) captures(w *writer, s *ir.AttrSet) []ir.Attr {
	wasKept, wasReturned, _ := captures(s)
	kept, returned := min(p.kept, wasKept), min(max(p.kept, p.returned), wasReturned)
	if kept == wasKept && returned == wasReturned {
		return nil
	}
	if w.llvm < capturesSince && !s.Has("captures") {
		if kept != nothing || returned != nothing {
			return nil
		}
		return []ir.Attr{{Name: "nocapture"}}
	}
	names := [...]string{"none", "address_is_null", "address", "address, provenance"}
	text := names[kept]
	if returned > kept {
		text = strings.TrimPrefix(text+", ret: "+names[returned], "none, ")
	}
	w.drop = append(w.drop, "nocapture")
	return []ir.Attr{{Name: "captures", Value: text}}
}
