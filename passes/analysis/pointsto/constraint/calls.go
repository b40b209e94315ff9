package constraint

import (
	"rewrite/passes/analysis/memory"
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
	"rewrite/passes/ir/library"
)

// call reads a call: of a function with a body, of one that is known, of an unknown one, or by a pointer.
func (g *generator) call(v *ir.Value, dst Node) {
	args := v.CallArgs()
	g.bundles(v)
	g.forward(v)
	f := v.CalledFunc()
	switch {
	case f == nil:
		if v.Callee().Op == ir.OpInlineAsm {
			g.unknown(v, dst)
			return
		}
		c := Call{Callee: g.node(v.Callee()), Result: dst, Wide: g.wide(v.Type)}
		if c.Callee == None { // of null or a number
			g.unknown(v, dst)
			return
		}
		for _, a := range args {
			c.Args = append(c.Args, g.node(a))
		}
		g.sites[v] = len(g.Calls)
		g.Calls = append(g.Calls, c)
		if g.mayBeNull(v.Callee()) {
			g.unknown(v, dst)
		}
	case g.bodies[f] != nil:
		b := g.bodies[f]
		g.link(b, args, dst)
		if b.Inexact {
			g.unknown(v, dst)
		}
	case f.Intrinsic != intrinsic.None || f.IsIntrinsic():
		g.intrinsic(v, dst)
	default:
		id := library.Of(v, g.lib, g.layout)
		if _, ok := memory.Allocates(v); ok && (id.Info().Has(library.Allocates) || isFresh(v)) {
			g.Addr(dst, g.NewObject(ObjectInfo{Kind: Heap, Value: v, Func: g.f}))
			if !id.Info().Has(library.Allocates) { // one of the program's own: it may keep what it is given, and write there
				g.unknown(v, None)
			}
			return
		}
		if id == library.Unknown || !g.library(v, id.Info(), dst) {
			g.unknown(v, dst)
		}
	}
}

// isFresh tells whether a call says that nobody else has the address that it returns.
func isFresh(v *ir.Value) bool {
	return v.Aux.(*ir.Call).RetAttrs.Has("noalias") || v.CalledFunc().RetAttrs.Has("noalias")
}

// forward is a musttail call in a function of variable arguments: it hands these on, too, unseen.
func (g *generator) forward(v *ir.Value) {
	if v.Flags&ir.MustTail != 0 && g.body.Rest != None {
		g.Copy(Outside, g.node(v.Callee()))
		g.Load(Outside, g.body.Rest, 0, true)
	}
}

// bundles: unknown code sees the operands of bundles but for those that only tell something.
func (g *generator) bundles(v *ir.Value) {
	if v.Intrinsic() == intrinsic.Assume {
		return
	}
	c := v.Aux.(*ir.Call)
	rest := v.Args[1+len(v.CallArgs()):]
	for _, b := range c.Bundles {
		for _, a := range rest[:b.N] {
			g.Copy(Outside, g.node(a))
		}
		rest = rest[b.N:]
	}
}

// link lets parameters include arguments, and the result what is returned.
func (g *generator) link(b *Body, args []*ir.Value, dst Node) {
	for i, a := range args {
		n := g.node(a)
		switch {
		case i < len(b.Params) && b.ByVal != nil && b.ByVal[i]:
			g.Transfer(b.Params[i], n, 0, false)
		case i < len(b.Params):
			g.Copy(b.Params[i], n)
		}
		g.Store(b.Rest, n, 0, true)
	}
	for _, p := range b.Params[min(len(args), len(b.Params)):] {
		g.Copy(p, Foreign) // whatever is in the register
	}
	if b.Return == None {
		g.Copy(dst, Foreign)
	}
	g.Copy(dst, b.Return)
}

// callsBack tells whether code that is not known may call functions of the module while a call of it lasts (LangRef, nocallback).
func callsBack(v *ir.Value) bool {
	f := v.CalledFunc()
	return !v.Aux.(*ir.Call).FuncAttrs.Has("nocallback") && (f == nil || !f.Attrs.Has("nocallback") && !f.Intrinsic.Has(intrinsic.ByArgs))
}

// isByVal tells whether a call gets a copy of what an argument leads to.
func isByVal(v *ir.Value, i int) bool {
	for _, s := range memory.ParamAttrs(v, i) {
		if s.Has("byval") {
			return true
		}
	}
	return false
}

// unknown is a call of code that is not known. What an argument leads to it may read and write, and what it reads there it may keep.
// An argument that is not captured it may yet hand to functions of the module, call, and have in any memory until it returns
// (LangRef, "Pointer Capture"): such a one it does not know only if it does not call back.
func (g *generator) unknown(v *ir.Value, dst Node) {
	returned := memory.Returned(v)
	for i, a := range v.CallArgs() {
		n := g.node(a)
		if returned == i+1 {
			g.Shift(dst, n, 0, 1)
		}
		if !memory.Lends(v, i) || !a.Type.IsPtr() || callsBack(v) && !isByVal(v, i) {
			g.Copy(Outside, n)
			continue
		}
		does := ir.Reads | ir.Writes
		if m := v.Memory(); m.Anywhere() == 0 {
			does = 0
		}
		for _, s := range memory.ParamAttrs(v, i) {
			switch {
			case s.Has("readnone"):
				does = 0
			case s.Has("readonly"):
				does &^= ir.Writes
			}
		}
		g.lend(n, does)
	}
	if dst != None && returned == 0 && g.wide(v.Type) {
		g.Copy(dst, Foreign)
	}
}

// lend lets unknown code read and write what a node leads to.
func (g *generator) lend(n Node, does ir.Effects) {
	if does&ir.Reads != 0 {
		g.Load(Outside, n, 0, false)
	}
	if does&ir.Writes != 0 {
		g.Store(n, Foreign, 0, true)
	}
}

// library reads a call of a function of the C library, if enough is known of it.
func (g *generator) library(v *ir.Value, f *library.Function, dst Node) bool {
	args := v.CallArgs()
	switch {
	case f.Has(library.Writes):
		to := args[f.To-1]
		if f.From > 0 {
			from := args[f.From-1]
			if f.Has(library.Transfers) {
				size, partial := g.length(args[f.Length-1])
				g.Transfer(g.node(to), g.node(from), size, partial)
			} else {
				read := g.NewNode()
				g.Load(read, g.node(from), 0, true)
				g.Store(g.node(to), read, 0, true)
			}
		} else {
			for i, a := range args {
				if i != f.To-1 && i != f.Length-1 {
					g.Store(g.node(to), g.node(a), 0, true)
				}
			}
		}
	case f.Is&library.SetsErrno == 0 && f.Is&(library.NoMemory|library.OnlyReads|library.Frees|library.Unneeded) == 0:
		return false
	}
	if dst == None {
		return true
	}
	returned := memory.Returned(v)
	for i, a := range args {
		switch {
		case returned == i+1:
			g.Copy(dst, g.node(a))
		case returned == 0 && v.Type.IsPtr(), f.Has(library.NoMemory):
			g.Shift(dst, g.node(a), 0, 1) // within what an argument leads to
		}
	}
	return true
}

// length is how many bytes are copied, 0 for not known, and whether a pointer may be split by that.
func (g *generator) length(n *ir.Value) (size int64, partial bool) {
	if n.Op == ir.OpInt && n.Aux == nil {
		if n.Bits == 0 || n.Bits > 1<<40 {
			return 0, true
		}
		return int64(n.Bits), int64(n.Bits)%g.Word != 0
	}
	return 0, !g.words(n, 4)
}

// words tells whether a number is one of whole pointers.
func (g *generator) words(n *ir.Value, depth int) bool {
	if depth == 0 || g.Word&(g.Word-1) != 0 {
		return false
	}
	switch n.Op {
	case ir.OpInt:
		return n.Aux == nil && n.Bits%uint64(g.Word) == 0
	case ir.OpShl:
		return n.Args[1].Op == ir.OpInt && n.Args[1].Aux == nil && n.Args[1].Bits < 64 && uint64(1)<<n.Args[1].Bits%uint64(g.Word) == 0
	case ir.OpMul, ir.OpAnd:
		return g.words(n.Args[0], depth-1) || g.words(n.Args[1], depth-1)
	case ir.OpAdd, ir.OpSub:
		return g.words(n.Args[0], depth-1) && g.words(n.Args[1], depth-1)
	case ir.OpZExt, ir.OpSExt, ir.OpTrunc:
		return n.Type.IsInt() && g.words(n.Args[0], depth-1)
	}
	return false
}

// intrinsic reads a call of an intrinsic.
func (g *generator) intrinsic(v *ir.Value, dst Node) {
	args := v.CallArgs()
	switch id := v.Intrinsic(); id {
	case intrinsic.Memcpy, intrinsic.MemcpyInline, intrinsic.Memmove, intrinsic.MemcpyElementUnorderedAtomic, intrinsic.MemmoveElementUnorderedAtomic:
		size, partial := g.length(args[2])
		g.Transfer(g.node(args[0]), g.node(args[1]), size, partial)
		if memory.IsVolatile(v) {
			g.Copy(Outside, g.node(args[0]))
			g.Copy(Outside, g.node(args[1]))
		}
	case intrinsic.Memset, intrinsic.MemsetInline, intrinsic.MemsetElementUnorderedAtomic, intrinsic.ExperimentalMemsetPattern:
		g.Store(g.node(args[0]), g.node(args[1]), 0, true)
		if memory.IsVolatile(v) {
			g.Copy(Outside, g.node(args[0]))
		}
	case intrinsic.MaskedLoad, intrinsic.MaskedGather, intrinsic.MaskedExpandload, intrinsic.MatrixColumnMajorLoad:
		g.Load(dst, g.node(args[0]), 0, true)
		for _, a := range args[1:] { // what lanes have that are not loaded
			g.Shift(dst, g.node(a), 0, 1)
		}
	case intrinsic.MaskedStore, intrinsic.MaskedScatter, intrinsic.MaskedCompressstore, intrinsic.MatrixColumnMajorStore:
		g.Store(g.node(args[1]), g.node(args[0]), 0, true)
	case intrinsic.LaunderInvariantGroup, intrinsic.StripInvariantGroup, intrinsic.PtrAnnotation, intrinsic.SsaCopy, intrinsic.ThreadlocalAddress, intrinsic.Expect, intrinsic.ExpectWithProbability:
		g.Copy(dst, g.node(args[0]))
	case intrinsic.VaStart:
		if g.body.Rest != None {
			g.Store(g.node(args[0]), g.body.Rest, 0, true)
		}
	case intrinsic.VaCopy:
		g.Transfer(g.node(args[0]), g.node(args[1]), 0, true)
	case intrinsic.VaEnd, intrinsic.LifetimeStart, intrinsic.LifetimeEnd, intrinsic.InvariantStart, intrinsic.InvariantEnd, intrinsic.Stackrestore, intrinsic.Prefetch,
		intrinsic.Pseudoprobe, intrinsic.FakeUse, intrinsic.Trap, intrinsic.Debugtrap, intrinsic.Ubsantrap, intrinsic.ExperimentalNoaliasScopeDecl, intrinsic.TypeTest, intrinsic.EhTypeidFor, intrinsic.Objectsize:
	case intrinsic.LoadRelative:
		g.unknown(v, dst)
		g.Shift(dst, g.node(args[0]), 0, 1)
	case intrinsic.InitTrampoline:
		for _, a := range args {
			g.Copy(Outside, g.node(a))
		}
	case intrinsic.Stacksave:
		g.Copy(dst, Foreign)
	default:
		switch {
		case id.Has(intrinsic.NoEffect):
			g.mixedOf(args, dst)
		case id.Has(intrinsic.Mark):
		default:
			g.unknown(v, dst)
			g.mixedOf(args, dst)
		}
	}
}

func (g *generator) mixedOf(args []*ir.Value, dst Node) {
	for _, a := range args {
		g.Shift(dst, g.node(a), 0, 1)
	}
}
