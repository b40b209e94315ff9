package edit

import (
	"maps"
	"slices"

	"rewrite/passes/analysis/manager"
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
)

// A Map tells what stands for the values and blocks of a function in a copy of some of
// them, in the same function or in another one.
//
//	m := edit.NewMap(into)
//	m.Values[param] = arg // into another function: what is not copied needs a value
//	if why := m.CannotClone(blocks); why == "" {
//		m.Clone(blocks, "")
//	}
type Map struct {
	Into   *ir.Func
	Values map[*ir.Value]*ir.Value
	Blocks map[*ir.Block]*ir.Block

	// Closes tells which terminators of the region have a back edge to a header in it; without it dominance is
	// asked, which is computed anew when edges changed since.
	Closes func(v *ir.Value) bool
	// Taken are the blocks of the function whose addresses are taken; without it they are looked for.
	Taken map[*ir.Block]bool
	// InRounds says that each copy of an operation is executed where one was, and by the same decisions: so convergent calls may be
	// copied, which else stay one (SEMANTICS 28; LangRef, convergent).
	InRounds bool
	// KeepScopes says that either the region or the copy of it is executed, so that scopes that it declares are the same in both.
	KeepScopes bool
}

// NewMap is a map that has nothing yet.
func NewMap(into *ir.Func) *Map {
	return &Map{Into: into, Values: map[*ir.Value]*ir.Value{}, Blocks: map[*ir.Block]*ir.Block{}}
}

// foreign tells whether a value that is no constant belongs to another function.
func (m *Map) foreign(v *ir.Value) bool {
	if v.Op == ir.OpParam {
		return v.Bits >= uint64(len(m.Into.Params)) || m.Into.Params[v.Bits] != v
	}
	return v.Block != nil && v.Block.Func != m.Into
}

// Value is what stands for a value: what it is mapped to, or a constant for a constant,
// as each function has its own. Of the function that is mapped to, other values stand
// for themselves; one of another function must be mapped.
func (m *Map) Value(v *ir.Value) *ir.Value {
	if w := m.Values[v]; w != nil {
		return w
	}
	if m.foreign(v) {
		panic("a value of another function is not mapped: " + v.LongString())
	}
	if v.Block != nil || v.Op == ir.OpParam {
		return v
	}
	c := ir.Value{Op: v.Op, Type: v.Type, Pred: v.Pred, Flags: v.Flags, Bits: v.Bits, Aux: v.Aux, Meta: v.Meta}
	for _, a := range v.Args {
		c.Args = append(c.Args, m.Value(a))
	}
	if t, ok := v.Aux.(*ir.MDText); ok { // it can name what is not mapped yet
		c.Aux = m.text(t)
		return m.Into.Const(c)
	}
	w := m.Into.Const(c)
	m.Values[v] = w
	return w
}

// text is metadata with the values mapped that it names, which are no operands: what
// has none in the other function is poison there.
func (m *Map) text(t *ir.MDText) *ir.MDText {
	parts := slices.Clone(t.Parts)
	for i, p := range parts {
		switch v := p.Value; {
		case v == nil:
		case m.Values[v] == nil && m.foreign(v):
			parts[i].Value = m.Into.Poison(v.Type)
		default:
			parts[i].Value = m.Value(v)
		}
	}
	return &ir.MDText{Parts: parts}
}

// Block is what stands for a block: itself, if it is not mapped.
func (m *Map) Block(b *ir.Block) *ir.Block {
	if c := m.Blocks[b]; c != nil {
		return c
	}
	return b
}

// Instr is a copy of one instruction, all of whose operands have values, and stands
// for it from now on. It is in no block yet, and has no name and no debug records.
func (m *Map) Instr(v *ir.Value) *ir.Value {
	w := m.Into.Clone(v, m.Value, m.Block)
	m.Values[v] = w
	return w
}

// CannotClone tells why a region cannot be copied, "" if it can. The blocks are of one
// function, in any order and of any shape. Refused are:
//
//   - a block whose address is taken: whoever jumps there means the one block;
//   - calls that are convergent or noduplicate, by their own attributes or the
//     callee's (but see InRounds), llvm.localescape, which a function has once, and intrinsics of which
//     nothing is known: LLVM may say so of them;
//   - a token that is used outside: no phi can be of a token, so users cannot be told
//     which of two they mean;
//   - an alloca that is used outside by what must name one (see namesAlloca), for which no phi can stand;
//
// and into another function
//
//   - an edge that leaves the region, and an operand that is neither a constant nor in
//     the region nor mapped: there is nothing for it there;
//   - addresses of blocks: they are those of the old body.
func (m *Map) CannotClone(blocks []*ir.Block) string {
	if len(blocks) == 0 {
		return ""
	}
	from := blocks[0].Func
	region := make(map[*ir.Block]bool, len(blocks))
	for _, b := range blocks {
		region[b] = true
	}
	taken := m.Taken
	if taken == nil {
		taken = AddressTaken(from)
	}
	for _, b := range blocks {
		if taken[b] {
			return "the address of a block is taken"
		}
		for _, v := range b.Instrs {
			if why := cannotDuplicate(v, m.InRounds); why != "" {
				return why
			}
			outside := func(u ir.Use) bool { return !region[u.User.Block] }
			if v.Type.Kind == ir.TokenKind && slices.ContainsFunc(v.Uses(), outside) {
				return "a token is used outside of what is copied"
			}
			if v.Op == ir.OpAlloca && slices.ContainsFunc(v.Uses(), func(u ir.Use) bool { return outside(u) && namesAlloca(u) }) {
				return "an alloca is used outside of what is copied, where it must be one"
			}
			if from == m.Into {
				continue
			}
			if v.Op != ir.OpPhi && slices.ContainsFunc(v.Targets, func(to *ir.Block) bool { return !region[to] && m.Blocks[to] == nil }) {
				return "a branch leaves what is copied to another function"
			}
			for i, a := range v.Args {
				if v.Op == ir.OpPhi && !region[v.Targets[i]] {
					continue // the entry is not copied
				}
				if m.Values[a] == nil && (a.Op == ir.OpParam || a.Block != nil && !region[a.Block]) {
					return "an operand has no value in the other function"
				}
				if namesBlock(a) {
					return "the address of a block belongs to the old body"
				}
			}
		}
	}
	return ""
}

// cannotDuplicate tells why an instruction must not be there twice, "" if it may.
func cannotDuplicate(v *ir.Value, rounds bool) string {
	if !v.Op.IsCall() {
		return ""
	}
	sets := []*ir.AttrSet{v.Aux.(*ir.Call).FuncAttrs}
	if f := v.CalledFunc(); f != nil {
		sets = append(sets, f.Attrs)
		switch {
		case !f.IsIntrinsic():
		case f.Intrinsic == intrinsic.Localescape:
			return "a function has llvm.localescape once"
		case f.Attrs == nil && v.Pinned() && !identified[f.Intrinsic]:
			return "nothing is known of the intrinsic @" + f.Name
		}
	}
	switch {
	case slices.ContainsFunc(sets, func(s *ir.AttrSet) bool { return s.Has("noduplicate") }):
		return "a call is noduplicate"
	case IsConvergent(v) && (!rounds || controlled(v)):
		return "a call is convergent"
	}
	return ""
}

// IsConvergent tells whether an instruction is a call that does something with those of other threads that are there, too.
func IsConvergent(v *ir.Value) bool {
	return v.Op.IsCall() && ir.CallHas(v, "convergent")
}

// controlled tells whether a token says with which threads a call is done, or the call gives such a token.
func controlled(v *ir.Value) bool {
	return v.Type.Kind == ir.TokenKind || slices.ContainsFunc(v.Args, func(a *ir.Value) bool { return a.Type.Kind == ir.TokenKind })
}

// namesAlloca tells whether the operand of an instruction that an alloca is must be one: that of a lifetime marker (LLVM 22), and all of the
// variable that calls return errors in (swifterror).
func namesAlloca(u ir.Use) bool {
	switch u.User.Intrinsic() {
	case intrinsic.LifetimeStart, intrinsic.LifetimeEnd:
		return true
	}
	return u.User.Args[u.Index].Flags&ir.SwiftError != 0
}

// identified are intrinsics that may be there twice, whatever their declarations say:
// what they name is made anew.
var identified = [intrinsic.Num]bool{intrinsic.ExperimentalNoaliasScopeDecl: true, intrinsic.DbgDeclare: true, intrinsic.DbgValue: true, intrinsic.DbgAssign: true}

// namesBlock tells whether a constant has the address of a block in it.
func namesBlock(c *ir.Value) bool {
	if _, ok := c.Aux.(*ir.BlockAddr); ok {
		return true
	}
	return c.IsConst() && slices.ContainsFunc(c.Args, namesBlock)
}

// Clone copies blocks, of which CannotClone says nothing, and maps them and all of
// their values. No edge leads to the copies but their own: the caller adds edges (see
// Redirect), and with them entries of their phis, which have those of edges from
// within alone. Where edges leave the region, the copies have the same edges, and phis
// there get entries for them; other uses of values outside mean the old ones still, see
// RepairUses. The copies come behind the last of the old blocks, or of the other
// function, in the given order. What is not copied stays as it is.
//
// What metadata tells apart by identity is other metadata for the copies: see
// identities. Into another function locations are said to be inlined at call, the node
// of a !dbg attachment there; for "" they are dropped with all debug records, as they
// belong to another subprogram. A caller that unwinds, returns or has allocas to place
// elsewhere does that to the copies.
func (m *Map) Clone(blocks []*ir.Block, call string) (copies []*ir.Block) {
	if len(blocks) == 0 {
		return nil
	}
	copies = m.Copy(blocks, call)
	at := len(m.Into.Blocks)
	for blocks[0].Func == m.Into && !slices.Contains(blocks, m.Into.Blocks[at-1]) {
		at--
	}
	m.Into.SetBlocks(slices.Insert(m.Into.Blocks, at, copies...))
	m.Into.MarkChanged()
	return copies
}

// expect makes room for what stands for the instructions of blocks.
func (m *Map) expect(blocks []*ir.Block) {
	n := len(m.Values)
	for _, b := range blocks {
		n += len(b.Instrs)
	}
	if n > 8*len(m.Values) { // it would grow and grow
		values := make(map[*ir.Value]*ir.Value, n)
		maps.Copy(values, m.Values)
		m.Values = values
	}
}

// Copy is Clone that puts the copies into no list of blocks: the caller does, of many copies at once.
func (m *Map) Copy(blocks []*ir.Block, call string) (copies []*ir.Block) {
	from := blocks[0].Func
	ids := newIdentities(m, blocks, call)
	mine := make(map[*ir.Block]bool, len(blocks))
	m.expect(blocks)
	for _, b := range blocks {
		c := m.Into.NewBlock("")
		m.Blocks[b] = c
		copies, mine[c] = append(copies, c), true
	}
	// Operands from the region that are not there yet are poison until all are.
	type open struct {
		user *ir.Value
		old  *ir.Value
	}
	var later []open
	for _, b := range blocks {
		c := m.Blocks[b]
		for _, v := range b.Instrs {
			if ids.dropped(v) {
				continue
			}
			waits := false
			w := m.Into.Clone(v, func(a *ir.Value) *ir.Value {
				if a.Op == ir.OpMetadata || v.Op == ir.OpPhi {
					waits = true
					return m.Into.Poison(a.Type)
				}
				if a.Block != nil {
					if x := m.Values[a]; x != nil && mine[x.Block] { // most are there already
						return x
					}
					if m.Blocks[a.Block] != nil {
						waits = true
						return m.Into.Poison(a.Type)
					}
				}
				return m.Value(a)
			}, m.Block)
			if waits {
				later = append(later, open{w, v})
			}
			if from != m.Into {
				w.Pos = 0 // it is a place in the body of the other
			}
			w.Meta = ids.attachments(v)
			m.Values[v] = w
			c.Append(w)
		}
	}
	for _, o := range later {
		if o.user.Op == ir.OpPhi {
			for i := len(o.old.Targets) - 1; i >= 0; i-- {
				if mine[o.user.Targets[i]] {
					o.user.SetArg(i, m.Value(o.old.Args[i]))
				} else {
					o.user.RemoveArg(i)
					o.user.Targets = slices.Delete(o.user.Targets, i, i+1)
				}
			}
			continue
		}
		for i, a := range o.old.Args {
			x := m.Value(a)
			if t, ok := x.Aux.(*ir.MDText); ok {
				x = m.Into.Const(ir.Value{Op: ir.OpMetadata, Type: ir.Metadata, Aux: ids.operand(o.old, t)})
			}
			o.user.SetArg(i, x)
		}
	}
	records := m.Into.Module.MayRecord()
	for _, b := range blocks {
		c := m.Blocks[b]
		for _, v := range b.Instrs {
			if records && !ids.dropped(v) {
				m.Values[v].Dbg = ids.records(v.Dbg)
			}
		}
		for _, to := range b.Succs() {
			if m.Blocks[to] == nil {
				AddEntries(c, to, func(phi *ir.Value) *ir.Value { return m.Value(Incoming(phi, b)) })
			}
		}
	}
	return copies
}

// RepairUses makes each use of a value that was copied within a function use the old
// one or the copy, whichever was computed last on the way there, by Repair. These are
// uses outside of the blocks, and within, where ways between them lead outside. It is
// called when the edges to the copies are as they will be, and gives the new phis.
func (m *Map) RepairUses(analyses *manager.Func, blocks []*ir.Block) (phis []*ir.Value) {
	var list []Variable
	for _, b := range blocks {
		for _, v := range b.Instrs {
			x := Variable{Type: v.Type, Defs: []Def{{b, v}, {m.Blocks[b], m.Values[v]}}}
			for _, d := range x.Defs {
				for _, u := range d.Value.Uses() {
					if u.User.Op == ir.OpPhi || u.User.Block != d.Block {
						x.Uses = append(x.Uses, u)
					}
				}
			}
			if len(x.Uses) > 0 && v.Type.Kind != ir.TokenKind {
				list = append(list, x)
			}
		}
	}
	if len(list) == 0 {
		return nil
	}
	return Repair(analyses, list)
}
