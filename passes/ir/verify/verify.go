// Package verify checks what must hold in every function body, between passes
// too. It accepts what LLVM's verifier accepts, and says of each problem where
// it is and what should have been. The invariants:
//
// Blocks and edges (verify.go)
//
//  1. A body has a block, every block ends with a terminator, and no other
//     instruction is a terminator.
//  2. No edge leads to the entry block, and nothing takes its address.
//  3. Phis are the first instructions of their block.
//  4. A phi has one entry for each edge into its block and none besides;
//     entries for edges from the same block have the same value. Tokens do
//     not go through phis.
//  5. A value is defined before it is used: its definition dominates the use,
//     where a phi uses its operands at the end of the incoming block and the
//     result of an invoke is there on its normal edge only. Uses in blocks
//     that no path reaches are exempt.
//
// Instructions (ops.go, memory.go, flow.go, metadata.go)
//
//  6. Number of operands, flags and predicate are such as the op's row in the
//     table allows; fast-math flags stand on floating-point results only.
//  7. Operand and result types are such as the op takes and gives: operands
//     of arithmetic and compares agree; casts keep the shape of vectors and go
//     in their direction (trunc to fewer bits, zext to more, ...); a select's
//     condition fits its values; an index leads to an element of its
//     aggregate; constants are made of elements of their type.
//  8. A memory access goes through a pointer to a sized type, its alignment is
//     a power of two, its orderings are possible ones, and what is accessed
//     atomically is 2^n bytes long. swifterror values are only loaded,
//     stored and passed on.
//  9. Branch conditions are i1; switch cases are distinct integers of the
//     condition's type; ret gives a value of the function's result type.
//  10. Metadata is an operand of calls only; a label, void or function type is
//     nobody's operand; the address of an intrinsic or of inline assembly is
//     not taken.
//  11. Attachments stand on instructions that can have them: !range on loads
//     and calls, !nonnull on loads of pointers, as many !prof weights as
//     successors, ...
//
// Calls (call.go, intrinsics.go)
//
//  12. Arguments and result are those of the stated function type; variable
//     arguments are for variadic types and calling conventions that can have
//     them. Inline assembly has operands as its constraints say.
//  13. Bundles: at most one of each kind that LLVM knows, with operands that
//     fit (a funclet bundle names a pad).
//  14. musttail: the caller's prototype is the callee's, ABI attributes and
//     calling convention included, and only a return of the result follows.
//  15. Intrinsics that have a row in the table have its signature, and
//     constants where it says so.
//
// Exceptions (flow.go)
//
//  16. Pads are the first instructions of their block but for phis, only unwind
//     edges lead to them, they are not in the entry block, and the function
//     has a personality.
//  17. An unwind edge leads to a block that begins with a pad. landingpads
//     belong to invokes; they and resumes have one type in a function.
//  18. A catchpad is in a catchswitch, the handlers of a catchswitch are its
//     catchpads, catchret and cleanupret name a pad of their kind, and the
//     parent of a pad is another pad or none.
//  19. An unwind edge enters one pad at a time: the pad it leads to is a
//     sibling of one of the pads that it leaves. All edges that leave a pad
//     lead to the same place, which for a catchpad is where its catchswitch
//     unwinds to. Sibling pads do not handle each other's exceptions in a
//     cycle.
//
// Outside of bodies (module.go)
//
//  20. An alias leads to a definition and not to itself, an ifunc to a
//     function; linkage, comdat and DLL class fit what they stand on;
//     attributes stand on types that can have them, and those that exclude
//     each other do not stand together.
//
// Not looked at: other attributes, the contents of debug information and of
// metadata but for invariant 11, statepoints, preallocated calls, convergence
// tokens and the shapes of matrices. Nor is it told which target types have a
// size. TestMutations counts what this means.
//
// What is a matter of our data model and not of LLVM IR is checked by
// ir.CheckInvariants.
package verify

import (
	"fmt"
	"sort"
	"strconv"

	"rewrite/passes/ir"
	"rewrite/passes/ir/diag"
)

// A Problem is a place where a function breaks an invariant.
type Problem struct {
	Func   *ir.Func   // nil when the problem is one of Global
	Global *ir.Global // nil when the problem is one of Func
	Block  *ir.Block  // nil when the problem is one of the whole function
	Value  *ir.Value  // nil when the problem is one of the block
	Msg    string     // what is wrong, in words
	Where  string     // function, block and instruction in LLVM's spelling
}

// Error is the whole message in one line.
func (p *Problem) Error() string { return p.Where + ": " + p.Msg }

// Pos is the byte offset in the source text of the instruction, the block or
// the function, 0 when a pass made it.
func (p *Problem) Pos() uint32 {
	switch {
	case p.Value != nil && p.Value.Block != nil:
		return p.Value.Pos
	case p.Block != nil:
		return p.Block.Pos
	case p.Global != nil:
		return p.Global.Pos
	case p.Func != nil && p.Func.Global != nil:
		return p.Func.Global.Pos
	}
	return 0
}

// Problems is what a check found, in the order of the text; nil when all is well.
type Problems []*Problem

// Err gives the problems as one error, nil when there are none.
func (ps Problems) Err() error {
	if len(ps) == 0 {
		return nil
	}
	return ps.Diagnostics("", nil)
}

// Diagnostics gives the problems as errors that point into the source text
// that the module was read from.
func (ps Problems) Diagnostics(file string, src []byte) diag.Diagnostics {
	var ds diag.Diagnostics
	for _, p := range ps {
		d := &diag.Diagnostic{File: file, Msg: p.Error()}
		d.Point(src, int(p.Pos()))
		ds = append(ds, d)
	}
	return ds
}

// maxProblems bounds what is reported about one function: one slip in a pass
// can break thousands of instructions.
const maxProblems = 20

// Func checks one function. Declarations and bodies held as text have nothing
// to check.
func Func(f *ir.Func) Problems {
	c := &verifier{f: f, meta: f.Module.Metadata()}
	c.signature()
	if !f.IsDecl() && f.Verbatim == "" {
		c.body()
	}
	return c.problems
}

// Module checks all globals and functions of a module.
func Module(m *ir.Module) Problems {
	var all Problems
	for _, f := range m.Funcs {
		all = append(all, Func(f)...)
	}
	for _, g := range m.Globals {
		all = append(all, global(g)...)
		if takesEntry(g.Init) {
			all = append(all, &Problem{Global: g, Where: g.Spelling(), Msg: entryTaken})
		}
	}
	return all
}

const entryTaken = "nothing may take the address of an entry block"

// takesEntry tells whether a constant is made of the address of an entry block.
func takesEntry(v *ir.Value) bool {
	if v == nil {
		return false
	}
	if a, ok := v.Aux.(*ir.BlockAddr); ok {
		return isEntry(a)
	}
	for _, x := range v.Args {
		if takesEntry(x) {
			return true
		}
	}
	return false
}

// isEntry tells whether a blockaddress is that of the entry block.
func isEntry(a *ir.BlockAddr) bool {
	b := a.Block
	if f := a.Func.Func; b == nil && f != nil {
		b = f.AddrTaken[a.Label]
	}
	return b != nil && len(b.Func.Blocks) > 0 && b == b.Func.Entry()
}

type verifier struct {
	f        *ir.Func
	problems Problems
	names    []string // by ValueID, made for the first problem
	blocks   []string // by Block.ID

	dom   *ir.DomTree
	block *ir.Block
	// met marks by ValueID the instructions that the walk has passed and the
	// constants that are checked already.
	met   []bool
	cases []*ir.Value // by ValueID of a constant: the last switch that has a case for it

	meta    *ir.MetadataIndex
	padType *ir.Type    // of landingpads and resumes
	pads    []*ir.Value // funclet pads and catchswitches
}

func (c *verifier) report(b *ir.Block, v *ir.Value, format string, args ...any) {
	if len(c.problems) >= maxProblems {
		return
	}
	c.spell()
	where := "function"
	if c.f.Global != nil {
		where = c.f.Spelling()
	}
	if b != nil && b.ID < len(c.blocks) {
		where += ", block " + c.blocks[b.ID]
	}
	if v != nil {
		where += ", "
		if v.Block != nil && v.Type != nil && v.Type != ir.Void {
			where += c.name(v) + " = "
		}
		where += v.Op.String()
		if v.Op.IsCall() && len(v.Args) > 0 && v.Args[0] != nil && v.Args[0].Op == ir.OpGlobal {
			where += " " + c.name(v.Args[0])
		}
	}
	c.problems = append(c.problems, &Problem{Func: c.f, Block: b, Value: v, Msg: fmt.Sprintf(format, args...), Where: where})
}

// bad reports a problem of an instruction, or of a constant used in the current block.
func (c *verifier) bad(v *ir.Value, format string, args ...any) {
	b := c.block
	if v != nil && v.Block != nil {
		b = v.Block
	}
	c.report(b, v, format, args...)
}

// spell makes the names for messages, which usually nobody needs.
func (c *verifier) spell() {
	if c.names == nil {
		c.names, c.blocks = localNames(c.f)
	}
}

// name spells a value as an operand, for messages.
func (c *verifier) name(v *ir.Value) string {
	c.spell()
	switch {
	case v == nil:
		return "nothing"
	case v.Op == ir.OpGlobal:
		return v.Aux.(*ir.Global).Spelling()
	case v.Op == ir.OpInt && v.Type.Kind == ir.IntKind:
		return v.Int().String()
	case (v.Op == ir.OpParam || v.Block != nil) && int(v.ID) < len(c.names):
		return c.names[v.ID]
	}
	return v.Op.String()
}

// localNames spells the local values by ID, and the blocks by place, as LLVM
// does: without a name they are numbered in the order of the text.
func localNames(f *ir.Func) (values, blocks []string) {
	values, blocks = make([]string, f.NumValues()), make([]string, len(f.Blocks))
	n := 0
	spell := func(name string) string {
		if name == "" {
			n++
			return "%" + strconv.Itoa(n-1)
		}
		return "%" + ir.QuoteName(name)
	}
	set := func(v *ir.Value) {
		if int(v.ID) < len(values) {
			values[v.ID] = spell(v.Name)
		}
	}
	for _, p := range f.Params {
		set(p)
	}
	for i, b := range f.Blocks {
		blocks[i] = spell(b.Name)
		for _, v := range b.Instrs {
			if v.Type != nil && v.Type != ir.Void {
				set(v)
			}
		}
	}
	return values, blocks
}

// body checks the whole function. What could make later checks stumble is
// checked first and ends the work when it fails.
func (c *verifier) body() {
	f := c.f
	if len(f.Blocks) == 0 {
		c.report(nil, nil, "the body has no block")
	}
	for i, b := range f.Blocks {
		b.ID = i // a pass may have left new blocks without a number
	}
	for _, b := range f.Blocks {
		c.shape(b)
	}
	if len(c.problems) > 0 {
		return
	}
	for _, b := range f.Blocks {
		if b.Terminator() == nil {
			c.report(b, nil, "the block has no terminator")
		}
	}
	if len(c.problems) > 0 {
		return
	}
	c.dom = f.Dominators()
	c.met = make([]bool, f.NumValues())
	if preds := f.Entry().Preds(); len(preds) > 0 {
		c.report(f.Entry(), preds[0].Terminator(), "no edge may lead to the entry block")
	}
	for _, b := range f.Blocks {
		c.block = b
		c.phis(b)
		for i, v := range b.Instrs {
			if v.Op.IsTerminator() && i != len(b.Instrs)-1 {
				c.bad(v, "a terminator may only be the last instruction of its block")
			}
			c.instr(v)
			c.met[v.ID] = true
		}
	}
	c.block = nil
	c.funclets()
}

// shape checks what every later check takes for granted: that there are as
// many operands as the op needs, that none is missing, and that ids are in range.
func (c *verifier) shape(b *ir.Block) {
	n := ir.ValueID(c.f.NumValues())
	for _, v := range b.Instrs {
		if v.Op.IsLeaf() || v.Op >= ir.NumOps || v.Type == nil {
			c.report(b, v, "not an instruction")
			continue
		}
		if v.ID >= n {
			c.report(b, v, "the value's id is out of range")
		}
		for i, a := range v.Args {
			if a == nil || a.Type == nil || a.Op == ir.OpInvalid {
				c.report(b, v, "operand %d is missing", i+1)
			} else if a.ID >= n {
				c.report(b, v, "operand %d is a value of another function", i+1)
			}
		}
		for _, t := range v.Targets {
			if t == nil || t.Func != c.f || t.ID >= len(c.f.Blocks) || c.f.Blocks[t.ID] != t {
				c.report(b, v, "names a block that is not in the function")
			}
		}
		c.arity(b, v)
	}
}

// signature checks the function's type and the attributes that decide types.
// What only intrinsics may have is refused to others.
func (c *verifier) signature() {
	f := c.f
	if f.FuncType == nil || f.FuncType.Kind != ir.FuncKind {
		c.report(nil, nil, "the function has no function type")
		return
	}
	intrinsic := f.Global != nil && f.IsIntrinsic()
	for i, t := range f.FuncType.Fields {
		what := "parameter " + strconv.Itoa(i+1)
		if !intrinsic && (!t.IsFirstClass() || onlyForIntrinsics(t) || t == ir.Label) {
			c.report(nil, nil, "%s cannot have type %s", what, t)
		}
		if !intrinsic && i < len(f.ParamAttrs) { // LLVM gives intrinsics attributes of its own
			c.attrs(nil, f.ParamAttrs[i], t, what)
		}
	}
	r := f.FuncType.Elem
	if !intrinsic && (onlyForIntrinsics(r) || r == ir.Label || r.Kind == ir.FuncKind) {
		c.report(nil, nil, "the function cannot return type %s", r)
	}
	if f.FuncType.VarArg && f.CC.Has(ir.FixedArgs) {
		c.report(nil, nil, "calling convention %s does not go with variable arguments", f.CC)
	}
	if r != ir.Void && f.CC.Has(ir.NoResult) {
		c.report(nil, nil, "calling convention %s does not go with a result", f.CC)
	}
	if !intrinsic {
		c.attrs(nil, f.RetAttrs, r, "the result")
	} else if f.HasBody {
		c.report(nil, nil, "an intrinsic cannot be defined")
	}
}

// onlyForIntrinsics tells whether values of the type are for intrinsics alone.
func onlyForIntrinsics(t *ir.Type) bool {
	return t == ir.Metadata || t == ir.Token || t == ir.X86AMX
}

// phis checks the leading phis of a block against its predecessors.
func (c *verifier) phis(b *ir.Block) {
	for i, v := range b.Instrs {
		if v.Op == ir.OpPhi && i > 0 && b.Instrs[i-1].Op != ir.OpPhi {
			c.bad(v, "phis must be the first instructions of their block")
		}
	}
	phis := b.Phis()
	if len(phis) == 0 {
		return
	}
	preds := append([]*ir.Block(nil), b.Preds()...)
	sort.Slice(preds, func(i, j int) bool { return preds[i].ID < preds[j].ID })
	var order []int
	for _, v := range phis {
		if v.Type.Kind == ir.TokenKind {
			c.bad(v, "a token cannot go through a phi")
		}
		if len(v.Args) != len(preds) {
			c.bad(v, "the phi has %s, but %s into its block", count(len(v.Args), "entry", "entries"), count(len(preds), "edge leads", "edges lead"))
			continue
		}
		order = order[:0]
		for i := range v.Args {
			order = append(order, i)
		}
		sort.SliceStable(order, func(i, j int) bool { return v.Targets[order[i]].ID < v.Targets[order[j]].ID })
		for i, j := range order {
			in := v.Targets[j]
			if in != preds[i] {
				c.phiMismatch(v, preds)
				break
			}
			if i > 0 && in == preds[i-1] && v.Args[j] != v.Args[order[i-1]] {
				c.bad(v, "the phi has different values for two edges from block %s", c.blockName(in))
				break
			}
		}
	}
}

func (c *verifier) phiMismatch(v *ir.Value, preds []*ir.Block) {
	for _, in := range v.Targets {
		if !containsBlock(preds, in) {
			c.bad(v, "the phi has an entry for block %s, which is no predecessor", c.blockName(in))
			return
		}
	}
	for _, p := range preds {
		if !containsBlock(v.Targets, p) {
			c.bad(v, "the phi has no entry for predecessor %s", c.blockName(p))
			return
		}
	}
	c.bad(v, "the phi does not have one entry for each edge into its block")
}

func containsBlock(list []*ir.Block, b *ir.Block) bool {
	for _, x := range list {
		if x == b {
			return true
		}
	}
	return false
}

func (c *verifier) blockName(b *ir.Block) string {
	c.spell()
	return c.blocks[b.ID]
}

func count(n int, one, many string) string {
	if n == 1 {
		return "1 " + one
	}
	return strconv.Itoa(n) + " " + many
}

// dominance checks that operand i of v is defined where it is used.
func (c *verifier) dominance(v *ir.Value, i int) {
	a := v.Args[i]
	if a.Block == nil || v.Op != ir.OpPhi && a.Block == c.block && c.met[a.ID] {
		return
	}
	if a.Block.Func != c.f {
		c.bad(v, "operand %d is a value of another function", i+1)
		return
	}
	if a.Op == ir.OpInvoke && a.Targets[0] == a.Targets[1] {
		return // reported on the invoke
	}
	use := ir.Use{User: v, Index: int32(i)}
	if len(c.problems) >= maxProblems || c.dom.DominatesValue(a, use) {
		return
	}
	switch {
	case a == v:
		c.bad(v, "only a phi can use its own result")
	case v.Op == ir.OpPhi:
		c.bad(v, "the definition of %s does not dominate the end of block %s", c.name(a), c.blockName(v.Targets[i]))
	case a.Op == ir.OpInvoke:
		c.bad(v, "the normal edge of the invoke that defines %s does not dominate this use", c.name(a))
	case a.Block == c.block:
		c.bad(v, "%s is used before its definition", c.name(a))
	default:
		c.bad(v, "the definition of %s does not dominate this use", c.name(a))
	}
}
