package inline

import (
	"slices"

	"rewrite/passes/internal/edit"
	"rewrite/passes/ir"
)

// splice puts bodies into the caller. All blocks that have something to inline are built anew: instructions are put behind each
// other, and in the place of a call comes the body, whose entry goes on in the same block, as does what follows the call in the
// block that the body returns from, if there is one only. So each instruction is moved once, however many calls there are.
//
//	b:    ...                         b:    ...
//	      %r = call @g(%x)                  (the entry of @g)
//	      ...                  =>           br i1 ...
//	      br label %d                 ret:  (of @g)
//	                                        ...
//	                                        br label %d
//
// Phis name blocks as they were meanwhile (d: b): where the end of each came to stand is put right at the end. A name
// of a block means where its old end is; where a block itself is meant, the phi has a stand-in.
type splice struct {
	f       *ir.Func
	list    []*ir.Block             // as they will be
	ends    map[*ir.Block]*ir.Value // the terminators that blocks had, or what took their place
	nameOf  map[*ir.Value]*ir.Block // by terminators: the first of these blocks
	standIn map[*ir.Block]*ir.Block // of blocks
	meant   map[*ir.Block]*ir.Block // by stand-ins
	allocas []*ir.Value             // for the entry block
	copied  []*ir.Value             // those of them that are copies of the arguments of a call
	rubbish *ir.Block               // what is taken out
	gone    map[*ir.Value]*ir.Value // with what stands for it
	records *ir.DbgRecord           // of what was taken out, for what comes next
	pads    map[*ir.Block]*pad
	padOf   map[*ir.Block]*ir.Block // by what is behind a pad, which was one block with it
}

// A place is a body that is put in place, or the function itself.
type place struct {
	way    *way
	cold   bool
	unwind *landing            //  // where exceptions go; nil for out of the function
	yes    map[*ir.Value]*body // what is inlined of the function itself

	// of a body
	b        *body
	tail     ir.Flags           // of the call: musttail, tail or nothing
	static   map[*ir.Value]bool // copies of allocas that go elsewhere
	rest     *ir.Block          // where it goes on, nil if that is where the one return is
	result   *ir.Value          // phi in rest
	end      *ir.Block          // that the one return was in
	original map[*ir.Block]*ir.Block
}

// apply inlines what was decided on.
func (w *work) apply(yes map[*ir.Value]*body) {
	f := w.f
	w.splice = splice{f: f, ends: map[*ir.Block]*ir.Value{}, nameOf: map[*ir.Value]*ir.Block{}, standIn: map[*ir.Block]*ir.Block{}, meant: map[*ir.Block]*ir.Block{},
		rubbish: f.NewBlock(""), gone: map[*ir.Value]*ir.Value{}, pads: map[*ir.Block]*pad{}, padOf: map[*ir.Block]*ir.Block{}}
	taken := edit.AddressTaken(f)
	old := f.Blocks
	dirty := map[*ir.Block]bool{}
	caught := map[*ir.Block]bool{}
	for v, b := range yes {
		dirty[v.Block] = true
		if v.Op == ir.OpInvoke && unwinds(v, b) {
			caught[v.Targets[1]] = true
		}
	}
	entry := old[0]
	all := &place{yes: yes}
	for _, b := range w.splitPads(old, func(b *ir.Block) bool { return caught[b] }) {
		w.list = append(w.list, b)
		if dirty[b] || dirty[w.padOf[b]] {
			w.rebuild(b, all)
		}
	}
	w.joinPads()
	f.SetBlocks(w.list)
	w.repairPhis()
	w.placeAllocas(entry)
	w.rubbish.EraseIf(func(*ir.Value) bool { return true })
	edit.RemoveUnreachable(f, taken, func(b *ir.Block) {
		for _, v := range b.Instrs {
			w.gone[v] = nil
		}
	})
	edit.Done(f, w.gone)
}

// rebuild puts a block together anew.
func (w *work) rebuild(b *ir.Block, p *place) {
	instrs := b.Instrs
	w.hold(b, b.Terminator())
	b.Instrs = nil
	w.stream(b, instrs, p)
}

// hold notes what the end of a block is.
func (w *splice) hold(b *ir.Block, end *ir.Value) {
	if _, ok := w.ends[b]; !ok {
		w.ends[b] = end
	}
	if _, ok := w.nameOf[end]; !ok {
		w.nameOf[end] = b
	}
}

// stream puts instructions behind each other from a block on.
func (w *work) stream(at *ir.Block, instrs []*ir.Value, p *place) {
	for _, v := range instrs {
		switch {
		case p.b != nil && p.static[v]:
			w.allocas = append(w.allocas, v)
			w.keepRecords(v)
			continue
		case v.Op == ir.OpRet && p.b != nil:
			w.ret(at, v, p)
			continue
		case v.Op == ir.OpResume && p.unwind != nil:
			w.resume(at, v, p.unwind)
			continue
		case v.Op == ir.OpCall || v.Op == ir.OpInvoke:
			if b := w.inlined(v, p); b != nil {
				at = w.inline(at, v, b, p)
				continue
			}
			if p.unwind != nil && mayThrow(v) {
				at = w.invoke(at, v, p.unwind)
				continue
			}
		}
		w.put(at, v)
	}
}

// inlined is what is known of a function that is inlined at a call, nil if it is not.
func (w *work) inlined(v *ir.Value, p *place) *body {
	if p.b == nil {
		return p.yes[v]
	}
	if v.CalledFunc() == nil && v.Args[0].Op == ir.OpInlineAsm {
		return nil
	}
	return w.decide(v, p.way, p.cold || p.b.doomed[p.original[w.home(v.Block)]], w.catcher(v, p))
}

// put puts an instruction at the end of a block, with the debug records of what was taken out before it.
func (w *splice) put(at *ir.Block, v *ir.Value) {
	if w.records != nil {
		list := w.records
		w.records = nil
		v.PrependDbg(list)
	}
	at.Append(v)
}

// make puts a new instruction at the end of a block, at the location of another one.
func (w *splice) make(at *ir.Block, v, like *ir.Value) *ir.Value {
	v.Pos = like.Pos
	v.Meta = like.Meta.Keep(func(kind string) bool { return kind == "dbg" })
	w.put(at, v)
	return v
}

// jump ends a block.
func (w *splice) jump(at, to *ir.Block, like *ir.Value) *ir.Value {
	br := w.f.NewInstr(ir.OpBr, ir.Void)
	br.Targets = []*ir.Block{to}
	return w.make(at, br, like)
}

// keepRecords leaves the debug records of an instruction to the next one.
func (w *splice) keepRecords(v *ir.Value) {
	list := v.Dbg
	v.Dbg = nil
	if w.records == nil {
		w.records = list
		return
	}
	last := w.records
	for last.Next != nil {
		last = last.Next
	}
	last.Next = list
}

// drop takes an instruction out; x stands for it.
func (w *splice) drop(v, x *ir.Value) {
	w.keepRecords(v)
	if x != nil && v.NumUses() > 0 {
		v.ReplaceAllUses(x)
	}
	w.rubbish.Append(v)
	w.gone[v] = x
}

// home is the block that one was a part of before pads were split.
func (w *splice) home(b *ir.Block) *ir.Block {
	if x := w.padOf[b]; x != nil {
		return x
	}
	return b
}

// itself is the name by which a phi means a block itself, wherever its old end is.
func (w *splice) itself(b *ir.Block) *ir.Block {
	s := w.standIn[b]
	if s == nil {
		s = w.f.NewBlock("")
		w.standIn[b], w.meant[s] = s, b
	}
	return s
}

// inline puts a body in the place of a call at the end of a block, and gives the block in which that goes on.
func (w *work) inline(at *ir.Block, call *ir.Value, b *body, in *place) *ir.Block {
	f := w.f
	if f.Personal == nil {
		f.Personal = b.f.Personal
	}
	f.Attrs = widened(f.Attrs, b.f.Attrs)
	w.keepRecords(call)
	m := edit.NewMap(f)
	m.Closes = func(*ir.Value) bool { return true } // loops are copied as a whole
	p := &place{way: &way{f: b.f, depth: 1, up: in.way}, cold: in.cold, b: b, tail: call.Flags & (ir.MustTail | ir.Tail), static: map[*ir.Value]bool{}, original: map[*ir.Block]*ir.Block{}}
	if in.way != nil {
		p.way.depth = in.way.depth + 1
	}
	if in.b == nil {
		p.cold = w.isDoomed(w.home(call.Block))
	} else {
		p.cold = in.cold || in.b.doomed[in.original[w.home(call.Block)]]
	}
	if unwinds(call, b) {
		p.unwind = w.unwindOf(call, in)
	}
	w.copied = nil
	restore := w.enter(at, call, b, m)
	copied := w.copied
	copies := m.Copy(b.f.Blocks, call.Meta.Get("dbg"))
	for i, c := range copies {
		p.original[c] = b.f.Blocks[i]
	}
	for _, v := range b.statics {
		p.static[m.Values[v]] = true
	}
	w.retouch(call, b, p, copies)
	w.begin(at, call, b, m)
	w.sayAliases(at, call, b, m)

	var result *ir.Value
	switch {
	case b.returns == 1 && p.tail&ir.MustTail == 0:
		for _, c := range copies {
			if t := c.Terminator(); t.Op == ir.OpRet && len(t.Args) > 0 {
				result = t.Args[0]
			}
		}
	default:
		p.rest = f.NewBlock("")
		if call.Type != ir.Void {
			result = f.Poison(call.Type)
			if b.returns > 0 {
				p.result = f.NewInstr(ir.OpPhi, call.Type)
				p.rest.Append(p.result)
				result = p.result
			}
		}
	}
	if result != nil {
		call.ReplaceAllUses(result)
	}
	if b.pads {
		copies = w.splitPads(copies, func(c *ir.Block) bool { return isLandingPad(c) })
	}
	for i, c := range copies {
		if i == 0 {
			instrs := c.Instrs
			w.hold(c, c.Terminator())
			c.Instrs = nil
			w.stream(at, instrs, p)
			continue
		}
		w.list = append(w.list, c)
		w.rebuild(c, p)
	}
	next := p.rest
	if next == nil {
		next = p.end
	} else {
		w.list = append(w.list, next)
	}
	w.leave(next, call, b, m, restore, copied)
	if call.Op == ir.OpInvoke {
		w.endOf(call, w.jump(next, call.Targets[0], call))
	}
	w.rubbish.Append(call)
	w.gone[call] = result
	return next
}

// endOf notes what took the place of a terminator.
func (w *splice) endOf(old, now *ir.Value) {
	w.ends[w.nameOf[old]] = now
}

// ret ends a block of a body that returns.
func (w *splice) ret(at *ir.Block, v *ir.Value, p *place) {
	switch {
	case p.tail&ir.MustTail != 0 && afterMustTail(at):
		w.put(at, v)
		return
	case p.rest == nil:
		p.end = at
		w.drop(v, nil)
		return
	}
	w.keepRecords(v)
	if p.result != nil {
		p.result.AddArg(v.Args[0])
		p.result.Targets = append(p.result.Targets, w.itself(at))
	}
	w.jump(at, p.rest, v)
	w.drop(v, nil)
}

// afterMustTail tells whether a return at the end of a block must follow the call before it.
func afterMustTail(b *ir.Block) bool {
	n := len(b.Instrs)
	if n > 1 && b.Instrs[n-1].Op == ir.OpBitCast {
		n--
	}
	return n > 0 && b.Instrs[n-1].Op == ir.OpCall && b.Instrs[n-1].Flags&ir.MustTail != 0
}

// retouch changes copies of a body that are other instructions in the caller: calls that are tail calls no more, and those that
// must have a location, as they were in a function that had none.
func (w *work) retouch(call *ir.Value, b *body, p *place, copies []*ir.Block) {
	dbg := call.Meta.Get("dbg")
	bare := b.f.Meta.Get("dbg") == "" && dbg != ""
	for _, c := range copies {
		for _, v := range c.Instrs {
			if v.Op == ir.OpCall {
				switch {
				case p.tail&ir.MustTail != 0:
				case v.Flags&ir.MustTail != 0:
					v.Flags = v.Flags&^ir.MustTail | p.tail
				case p.tail == 0:
					v.Flags &^= ir.Tail
				}
			}
			if v.Op == ir.OpLandingPad && p.unwind != nil {
				extend(v, p.unwind.pad.lpad)
			}
			if bare && !p.static[v] && v.Meta.Get("dbg") == "" && (v.Op.IsCall() || !v.Op.IsTerminator()) {
				v.Meta = with(v.Meta, "dbg", dbg)
			}
		}
	}
}

// with is attachments with one more.
func with(m *ir.Meta, kind, node string) *ir.Meta {
	list := []ir.Attachment{}
	if m != nil {
		list = slices.Clone(m.List)
	}
	for i := range list {
		if list[i].Kind == kind {
			list[i].Node = node
			return &ir.Meta{List: list}
		}
	}
	return &ir.Meta{List: append(list, ir.Attachment{Kind: kind, Node: node})}
}

// repairPhis makes all phis name the blocks that edges come from.
func (w *splice) repairPhis() {
	for _, b := range w.f.Blocks {
		for _, phi := range b.Phis() {
			w.repairPhi(b, phi)
		}
	}
}

func (w *splice) repairPhi(b *ir.Block, phi *ir.Value) {
	targets := make([]*ir.Block, 0, len(phi.Targets))
	for i, from := range phi.Targets {
		if x := w.meant[from]; x != nil {
			from = x
		} else if end := w.ends[from]; end != nil {
			if !slices.Contains(end.Targets, b) {
				continue // an invoke that is none any more
			}
			from = end.Block
		}
		phi.SetArg(len(targets), phi.Args[i])
		targets = append(targets, from)
	}
	for n := len(phi.Args); n > len(targets); n-- {
		phi.RemoveArg(n - 1)
	}
	phi.Targets = targets
}

// placeAllocas puts allocas behind those that the entry block begins with.
func (w *splice) placeAllocas(entry *ir.Block) {
	if len(w.allocas) == 0 {
		return
	}
	at := 0
	for at < len(entry.Instrs) && entry.Instrs[at].Op == ir.OpAlloca {
		at++
	}
	for _, v := range w.allocas {
		v.Block = entry
	}
	entry.Instrs = slices.Insert(entry.Instrs, at, w.allocas...)
}
