package inline

import (
	"slices"
	"strings"

	"rewrite/passes/analysis/memory"
	"rewrite/passes/internal/edit"
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
)

// enter puts what comes before a body at the end of a block: copies of arguments by value, and what keeps how much is
// allocated; restore is that. The parameters are mapped to what is passed.
func (w *work) enter(at *ir.Block, call *ir.Value, b *body, m *edit.Map) (restore *ir.Value) {
	if b.dynamic {
		restore = w.make(at, w.stacksave(), call)
	}
	for i, p := range b.f.Params {
		m.Values[p] = call.CallArgs()[i]
		if i < len(b.f.ParamAttrs) && b.f.ParamAttrs[i].Has("byval") {
			m.Values[p] = w.byValue(at, call, b, i)
		}
	}
	return restore
}

func (w *work) stacksave() *ir.Value {
	if w.e.Target.LLVM >= mangledStacksave || w.e.Target.LLVM == 0 {
		return w.f.CallIntrinsic(intrinsic.Stacksave, w.stackPointer())
	}
	callee, aux := w.f.Callee("llvm."+intrinsic.Stacksave.Info().Name, w.stackPointer(), nil)
	v := w.f.NewInstr(ir.OpCall, w.stackPointer(), callee)
	v.Aux = aux
	return v
}

func (w *work) stackrestore(p *ir.Value) *ir.Value {
	if w.e.Target.LLVM >= mangledStacksave || w.e.Target.LLVM == 0 {
		return w.f.CallIntrinsic(intrinsic.Stackrestore, ir.Void, p)
	}
	callee, aux := w.f.Callee("llvm."+intrinsic.Stackrestore.Info().Name, ir.Void, []*ir.Value{p})
	v := w.f.NewInstr(ir.OpCall, ir.Void, callee, p)
	v.Aux = aux
	return v
}

const (
	// mangledStacksave is the LLVM since which the names of llvm.stacksave and llvm.stackrestore tell an address space.
	mangledStacksave = 18
	// sizelessLifetime is the LLVM since which llvm.lifetime.start and its like are not told a size.
	sizelessLifetime = 22
)

// stackPointer is the type of addresses of allocas.
func (w *work) stackPointer() *ir.Type {
	if l := w.layout(); l != nil {
		return w.f.Module.Types.Pointer(l.AllocaSpace)
	}
	return ir.Ptr
}

// byValue is the address of a copy of an argument, or of what is copied where nobody can tell.
func (w *work) byValue(at *ir.Block, call *ir.Value, b *body, i int) *ir.Value {
	arg, attrs := call.CallArgs()[i], b.f.ParamAttrs[i]
	a, _ := attrs.Get("byval")
	l := w.layout()
	align := max(number(attrs, "align"), l.Align(a.Type))
	if !b.writes && !keeps(b.f.Params[i]) && aligned(arg, align) {
		return arg
	}
	slot := w.f.NewInstr(ir.OpAlloca, arg.Type, w.f.Int(ir.I32, 1))
	slot.Aux = &ir.Alloca{Elem: a.Type, Align: align}
	w.allocas = append(w.allocas, slot)
	w.live(at, call, b, slot, intrinsic.LifetimeStart)
	w.copied = append(w.copied, slot)
	size := w.f.Int(ir.I64, l.Size(a.Type))
	cp := w.f.CallIntrinsic(intrinsic.Memcpy, ir.Void, slot, arg, size, w.f.Int(ir.I1, 0))
	c := *cp.Aux.(*ir.Call)
	c.ParamAttrs = edit.Alignments([]uint64{align, 1})
	cp.Aux = &c
	w.make(at, cp, call)
	return slot
}

// keeps tells whether anything but accesses is done with an address.
func keeps(p *ir.Value) bool {
	return !memory.Walk(nil, p, func(u memory.Use) memory.Next {
		switch u.Kind {
		case memory.Load, memory.Marker, memory.Assumption:
			return memory.Skip
		case memory.Step:
			return memory.Follow
		}
		return memory.Stop
	})
}

// aligned tells whether an address is known to be a multiple.
func aligned(p *ir.Value, align uint64) bool {
	switch p.Op {
	case ir.OpAlloca:
		return p.Aux.(*ir.Alloca).Align >= align
	case ir.OpGlobal:
		return p.AsGlobal().Align >= align
	}
	return align == 1
}

// begin marks that the variables of a body live from here on.
func (w *work) begin(at *ir.Block, call *ir.Value, b *body, m *edit.Map) {
	for _, v := range b.statics {
		if !b.marked[v] {
			w.live(at, call, b, m.Values[v], intrinsic.LifetimeStart)
		}
	}
}

// leave puts what comes behind a body at the end of a block.
func (w *work) leave(at *ir.Block, call *ir.Value, b *body, m *edit.Map, restore *ir.Value, copied []*ir.Value) {
	for _, v := range b.statics {
		if !b.marked[v] {
			w.live(at, call, b, m.Values[v], intrinsic.LifetimeEnd)
		}
	}
	for _, slot := range copied {
		w.live(at, call, b, slot, intrinsic.LifetimeEnd)
	}
	if restore != nil {
		w.make(at, w.stackrestore(restore), call)
	}
}

// live puts a mark of an alloca's lifetime at the end of a block, unless it is a variable that must not have one, or it has no
// size that is known.
func (w *work) live(at *ir.Block, call *ir.Value, b *body, slot *ir.Value, id intrinsic.ID) {
	l := w.layout()
	a := slot.Aux.(*ir.Alloca)
	if slot.Flags&ir.SwiftError != 0 || w.f.Module.TypedPointers || l == nil || isScalable(a.Elem) {
		return
	}
	size := l.Size(a.Elem) * slot.Args[0].Bits
	if size == 0 {
		return
	}
	args := []*ir.Value{slot}
	name := ir.InstanceName(id, ir.Void, args)
	sized := w.e.Target.LLVM != 0 && w.e.Target.LLVM < sizelessLifetime
	if g := w.f.Module.Declared(name); g != nil && g.Func != nil {
		sized = len(g.Func.FuncType.Fields) == 2
	} else if b.markArgs > 0 { // without a declaration
		sized = b.markArgs == 2
	}
	if sized {
		args = []*ir.Value{w.f.Int(ir.I64, size), slot}
	}
	callee, aux := w.f.Callee(name, ir.Void, args)
	v := w.f.NewInstr(ir.OpCall, ir.Void, append([]*ir.Value{callee}, args...)...)
	v.Aux = aux
	w.make(at, v, call)
}

func isScalable(t *ir.Type) bool {
	return t.Scalable || t.Elem != nil && isScalable(t.Elem) || slices.ContainsFunc(t.Fields, isScalable) || t.Kind == ir.TargetKind
}

// scoped is what is known of an access by which of the noalias parameters its address is based on: the sets are of places
// in body.noalias.
type scoped struct {
	v       *ir.Value
	in, not uint64
}

// maxScopes is how many noalias parameters are looked at: the sets are words.
const maxScopes = 64

// findScopes finds what noalias parameters say of the accesses of a body.
//
// An access whose address is based on others only is none to what such a parameter points to; that is told by the objects that
// the address may be of: parameters, variables, globals. What is loaded, or what a call gives, may be based on a parameter
// that was kept somewhere.
func (b *body) findScopes() {
	kept := uint64(0) // something else may know the address
	for i, p := range b.f.Params {
		if len(b.noalias) == maxScopes || i >= len(b.f.ParamAttrs) || !b.f.ParamAttrs[i].Has("noalias") || b.f.ParamAttrs[i].Has("byval") || !p.Type.IsPtr() || p.NumUses() == 0 {
			continue
		}
		if memory.Escapes(p) {
			kept |= 1 << len(b.noalias)
		}
		b.noalias = append(b.noalias, i)
	}
	if len(b.noalias) == 0 {
		return
	}
	all := uint64(1)<<len(b.noalias) - 1
	for _, x := range b.f.Blocks {
		for _, v := range x.Instrs {
			s := scoped{v: v}
			based, others, unknown, elsewhere := b.based(v)
			if unknown || !accesses(v) {
				continue
			}
			if s.not = all &^ based; elsewhere {
				s.not &^= kept
			}
			if !others && !elsewhere {
				s.in = based
			}
			if s.in|s.not != 0 {
				b.aliases = append(b.aliases, s)
			}
		}
	}
}

// accesses tells whether an instruction reads or writes memory.
func accesses(v *ir.Value) bool {
	switch v.Op {
	case ir.OpLoad, ir.OpStore, ir.OpCmpXchg, ir.OpAtomicRMW, ir.OpVAArg:
		return true
	}
	return v.Op.IsCall() && v.Memory() != 0 && !memory.IsMarker(v)
}

// based is what the addresses that an access has are based on: which noalias parameters, whether on something else too, whether
// that is not known, and whether what it accesses may be anywhere that others know of.
func (b *body) based(v *ir.Value) (on uint64, others, unknown, elsewhere bool) {
	var addresses []*ir.Value
	switch {
	case v.Op == ir.OpLoad, v.Op == ir.OpCmpXchg, v.Op == ir.OpAtomicRMW, v.Op == ir.OpVAArg:
		addresses = v.Args[:1]
	case v.Op == ir.OpStore:
		addresses = v.Args[1:2]
	case v.Op.IsCall():
		for _, a := range v.CallArgs() {
			if a.Type.Scalar().IsPtr() {
				addresses = append(addresses, a)
			}
		}
		m := v.Memory()
		elsewhere = m&^ir.MemoryOf(ir.ArgMem, ir.Reads|ir.Writes) != 0
	default:
		return 0, false, true, false
	}
	if v.Effects()&ir.Ordered != 0 {
		elsewhere = true
	}
	for _, p := range addresses {
		found, ok := objects(p)
		unknown = unknown || !ok
		for _, o := range found {
			switch {
			case o.Op == ir.OpParam:
				if i := slices.Index(b.noalias, int(o.Bits)); i >= 0 {
					on |= 1 << i
				} else {
					others = true
				}
			case o.Op == ir.OpNull, o.Op == ir.OpPoison, o.Op == ir.OpUndef:
			case o.Op == ir.OpAlloca, o.Op == ir.OpGlobal:
				others = true
			case o.Op == ir.OpLoad, o.Op.IsCall():
				others, elsewhere = true, true
			default:
				unknown = true
			}
		}
	}
	return on, others, unknown, elsewhere
}

// maxObjects bounds how many values an address is followed to.
const maxObjects = 16

// objects are what an address may be based on: what is not followed further is given as it is. It is not ok if there are too many.
func objects(p *ir.Value) (list []*ir.Value, ok bool) {
	seen := []*ir.Value{p}
	for i := 0; i < len(seen); i++ {
		v := seen[i]
		var from []*ir.Value
		switch {
		case v.Op == ir.OpGEP, v.Op == ir.OpBitCast && v.Args[0].Type.Scalar().IsPtr(), v.Op == ir.OpAddrSpaceCast, v.Op == ir.OpFreeze:
			from = v.Args[:1]
		case v.Op == ir.OpSelect:
			from = v.Args[1:]
		case v.Op == ir.OpPhi:
			from = v.Args
		case memory.Returned(v) > 0:
			from = v.Args[memory.Returned(v) : memory.Returned(v)+1]
		default:
			list = append(list, v)
		}
		for _, x := range from {
			if !slices.Contains(seen, x) {
				seen = append(seen, x)
			}
		}
		if len(seen) > maxObjects {
			return nil, false
		}
	}
	return list, true
}

// sayAliases declares scopes for the noalias parameters of a body, new ones for each call, and says of the accesses which of
// them they are in; and what was said of the call is said of all accesses of the body.
func (w *work) sayAliases(at *ir.Block, call *ir.Value, b *body, m *edit.Map) {
	outer := map[string]string{"alias.scope": call.Meta.Get("alias.scope"), "noalias": call.Meta.Get("noalias")}
	said := map[*ir.Value]scoped{}
	for _, s := range b.aliases {
		said[s.v] = s
	}
	if len(said) == 0 && outer["alias.scope"] == "" && outer["noalias"] == "" {
		return
	}
	var scopes []string
	if len(said) > 0 {
		domain := w.f.NewNode(func(self string) string { return "distinct !{" + self + "}" })
		for range b.noalias {
			scopes = append(scopes, w.f.NewNode(func(self string) string { return "distinct !{" + self + ", " + domain + "}" }))
		}
		for _, s := range scopes {
			list := w.f.NewNode(func(string) string { return "!{" + s + "}" })
			arg := w.f.Const(ir.Value{Op: ir.OpMetadata, Type: ir.Metadata, Aux: &ir.MDText{Parts: []ir.MDPart{{Text: list}}}})
			w.make(at, w.f.CallIntrinsic(intrinsic.ExperimentalNoaliasScopeDecl, ir.Void, arg), call)
		}
	}
	made := map[string]string{}
	add := func(v *ir.Value, kind string, set uint64) {
		list := w.operands(v.Meta.Get(kind))
		for i, s := range scopes {
			if set&(1<<i) != 0 {
				list = append(list, s)
			}
		}
		n := len(list)
		for _, s := range w.operands(outer[kind]) {
			if !slices.Contains(list, s) {
				list = append(list, s)
			}
		}
		if set == 0 && n == len(list) {
			return
		}
		text := "!{" + strings.Join(list, ", ") + "}"
		if made[text] == "" {
			made[text] = w.f.NewNode(func(string) string { return text })
		}
		v.Meta = with(v.Meta, kind, made[text])
	}
	for _, x := range b.f.Blocks {
		for _, v := range x.Instrs {
			if accesses(v) && m.Values[v] != nil {
				add(m.Values[v], "alias.scope", said[v].in)
				add(m.Values[v], "noalias", said[v].not)
			}
		}
	}
}

// operands are those of a node of the function.
func (w *work) operands(node string) []string {
	if node == "" {
		return nil
	}
	return w.f.Module.Metadata().Operands(w.f.NodeText(node))
}
