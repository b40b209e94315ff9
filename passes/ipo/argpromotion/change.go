package argpromotion

import (
	"slices"
	"strconv"
	"strings"

	"rewrite/passes/analysis/manager"
	"rewrite/passes/internal/edit"
	"rewrite/passes/internal/signature"
	"rewrite/passes/ir"
)

// change passes the arguments by value.
func (fn *function) change() {
	type source struct {
		*argument
		*part
	}
	f, s := fn.f, &signature.Signature{Result: fn.f.FuncType.Elem}
	var sources []source // by parameter that there will be
	taken := names(f)
	for i := range f.Params {
		k := slices.IndexFunc(fn.args, func(a *argument) bool { return int(a.param.Bits) == i })
		if k < 0 {
			s.Params = append(s.Params, signature.Param{From: i})
			sources = append(sources, source{})
			continue
		}
		for _, p := range fn.args[k].passed() {
			s.Params = append(s.Params, signature.Param{From: i, Type: p.typ, Name: nameOf(fn.args[k], p, taken), Attrs: fn.promises(p)})
			sources = append(sources, source{fn.args[k], p})
		}
	}
	metas := map[*part]*ir.Meta{} // before the loads go
	for _, x := range sources {
		if x.part != nil {
			metas[x.part] = fn.says(x.part)
		}
	}
	s.Change(f)
	for i, x := range sources {
		if x.part != nil {
			x.part.param = f.Params[i]
		}
	}
	gone := map[*ir.Value]*ir.Value{}
	for _, a := range fn.args {
		fn.receive(a, gone)
	}
	callers := map[*ir.Func]bool{f: true}
	for _, call := range fn.calls {
		s.ChangeCall(f, call, func(i int) *ir.Value {
			if x := sources[i]; !slices.Contains(x.again, call) {
				return fn.load(call, x.argument, x.part, metas[x.part])
			}
			return sources[i].part.param
		})
		if in := call.Block.Func; !callers[in] {
			callers[in] = true
			in.MarkChanged()
			fn.e.Of(in).Keep(manager.Shape | manager.Calls)
		}
	}
	edit.Done(f, gone)
	fn.e.Of(f).Keep(manager.Shape | manager.Calls)
	fn.changed = true
}

// names are those of a function's values and blocks.
func names(f *ir.Func) map[string]bool {
	taken := map[string]bool{}
	for _, p := range f.Params {
		taken[p.Name] = true
	}
	for _, b := range f.Blocks {
		taken[b.Name] = true
		for _, v := range b.Instrs {
			taken[v.Name] = true
		}
	}
	return taken
}

// nameOf is the name of the parameter for a part: that of the argument, and where the part is in it. It always has one, by which it
// can be told from the argument that was in its place.
func nameOf(a *argument, p *part, taken map[string]bool) string {
	name := a.param.Name
	if name == "" {
		name = "arg" + strconv.FormatUint(a.param.Bits, 10)
	}
	for name += "." + strconv.FormatInt(p.off, 10); taken[name]; {
		name += ".0"
	}
	taken[name] = true
	return name
}

// receive has a function use parameters instead of what it loaded. What it stores to goes to a variable.
func (fn *function) receive(a *argument, gone map[*ir.Value]*ir.Value) {
	if a.written {
		gone[a.param] = fn.variable(a) // for records of debuggers
		return
	}
	for _, v := range a.steps {
		gone[v] = nil
	}
	for _, p := range a.parts {
		for _, v := range p.loads {
			v.ReplaceAllUses(p.param)
			gone[v] = p.param
		}
	}
}

// variable gives a function a variable that has in it what of an argument was passed, in the place of it.
func (fn *function) variable(a *argument) *ir.Value {
	f := fn.f
	slot := f.NewInstr(ir.OpAlloca, a.param.Type, f.Int(ir.I32, 1))
	slot.Aux = &ir.Alloca{Elem: a.byVal, Align: a.align}
	f.Entry().InsertAt(0, slot)
	var list []*ir.Value
	for _, p := range a.passed() {
		to := fn.ahead(f, slot, p, &list)
		v := f.NewInstr(ir.OpStore, ir.Void, p.param, to)
		v.Aux = ir.PlainMem(common(a.align, p.off))
		list = append(list, v)
	}
	a.param.ReplaceAllUses(slot)
	for i, v := range list {
		f.Entry().InsertAt(1+i, v)
	}
	return slot
}

// load is what a call passes for a part of an argument: a load in front of it.
func (fn *function) load(call *ir.Value, a *argument, p *part, meta *ir.Meta) *ir.Value {
	in := call.Block.Func
	var list []*ir.Value
	from := fn.ahead(in, call.CallArgs()[a.param.Bits], p, &list)
	v := in.NewInstr(ir.OpLoad, p.typ, from)
	v.Aux = ir.PlainMem(p.align)
	v.Meta = meta
	for _, x := range append(list, v) {
		if at := call.Meta.Get("dbg"); at != "" {
			x.Meta = &ir.Meta{List: append([]ir.Attachment{{Kind: "dbg", Node: at}}, attachments(x.Meta)...)}
		}
		x.Pos = call.Pos
		call.Block.InsertAt(call.Block.IndexOf(call), x)
	}
	return v
}

func attachments(m *ir.Meta) []ir.Attachment {
	if m == nil {
		return nil
	}
	return m.List
}

// ahead is the address of a part of an argument; what computes it is appended to a list.
func (fn *function) ahead(f *ir.Func, base *ir.Value, p *part, list *[]*ir.Value) *ir.Value {
	if p.off == 0 {
		return base
	}
	index := f.Int(fn.m.Types.Int(fn.layout.Pointer(base.Type.Bits).Index), uint64(p.off))
	if base.IsConst() {
		return f.Const(ir.Value{Op: ir.OpGEP, Type: base.Type, Aux: ir.IntN(8), Flags: p.flags, Args: []*ir.Value{base, index}})
	}
	v := f.NewInstr(ir.OpGEP, base.Type, base, index)
	v.Aux, v.Flags = ir.IntN(8), p.flags
	*list = append(*list, v)
	return v
}

// says is the metadata of a load of a part in front of a call: of one that was executed all that is about what is loaded and where from. What makes
// poison of it must be said of all loads that it stands for, unless it is undefined behaviour then.
func (fn *function) says(p *part) *ir.Meta {
	if p.sure == nil {
		return nil
	}
	defined := p.sure.Meta.Get("noundef") != ""
	var list []ir.Attachment
	for _, a := range attachments(p.sure.Meta) {
		switch a.Kind {
		case "tbaa", "invariant.load", "noundef":
		case "nonnull", "range", "align":
			if !defined && slices.ContainsFunc(p.loads, func(v *ir.Value) bool { return v.Meta.Get(a.Kind) != a.Node }) {
				continue
			}
		default:
			continue
		}
		if !ir.IsOwnNode(a.Node) {
			list = append(list, a)
		}
	}
	if list == nil {
		return nil
	}
	return &ir.Meta{List: list}
}

// promises is what that metadata says, as attributes of a parameter.
func (fn *function) promises(p *part) (set *ir.AttrSet) {
	for _, a := range attachments(fn.says(p)) {
		switch a.Kind {
		case "noundef", "nonnull":
			set = set.With([]ir.Attr{{Name: a.Kind}})
		case "range":
			bounds := fn.m.Metadata().Operands(a.Node)
			if fn.e.Target.LLVM < rangeSince || len(bounds) != 2 || !p.typ.IsInt() {
				continue
			}
			_, end, _ := strings.Cut(bounds[1], " ")
			set = set.With([]ir.Attr{{Name: "range", Value: bounds[0] + ", " + end}})
		}
	}
	return set
}

// rangeSince is the release that has ranges of parameters.
const rangeSince = 19
