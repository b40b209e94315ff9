package tailcall

import (
	"rewrite/passes/analysis/memory"
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
	"rewrite/passes/ir/remark"
)

// A frame is what calls may know of the function's own memory.
type frame struct {
	handed map[*ir.Value]bool // calls that are handed an address of it
	out    map[*ir.Value]bool // where one gets out
}

// maxUses bounds how many uses of allocas of a function are looked at.
const maxUses = 1 << 16

// mark marks calls that access no alloca of the function, and nothing that it was passed by value (LangRef, "'call' Instruction"): it is
// handed the address of none, and none got out before.
func mark(f *ir.Func, say *remark.Remarks) (changed bool) {
	fr := &frame{handed: map[*ir.Value]bool{}, out: map[*ir.Value]bool{}}
	if !fr.look(f) {
		say.Missed(nil, "the function uses its allocas too often to tell who knows of them")
		return false
	}
	behind := fr.behind(f)
	for _, b := range f.Blocks {
		out := behind[b.ID]
		for _, v := range b.Instrs {
			if v.Op == ir.OpCall && mayMark(v) {
				switch {
				case fr.handed[v]:
					say.Missed(v, "this call is not marked tail: it is handed the address of memory of the function")
				case out && !ignorant(v):
					say.Missed(v, "this call is not marked tail: it may know the address of memory of the function")
				default:
					v.Flags |= ir.Tail
					changed = true
				}
			}
			out = out || fr.out[v]
		}
	}
	if changed {
		f.MarkChanged()
	}
	return changed
}

// mayMark tells whether a call is one that can be marked.
func mayMark(v *ir.Value) bool {
	if v.Flags&(ir.Tail|ir.MustTail|ir.NoTail) != 0 || memory.IsMarker(v) {
		return false
	}
	switch v.Intrinsic() {
	case intrinsic.DbgValue, intrinsic.DbgDeclare, intrinsic.DbgAssign, intrinsic.DbgLabel, intrinsic.Pseudoprobe, intrinsic.Localescape,
		intrinsic.Stacksave, intrinsic.Stackrestore:
		return false
	}
	for _, b := range v.Aux.(*ir.Call).Bundles {
		switch b.Tag {
		case "kcfi", "ptrauth", "clang.arc.attachedcall":
		default:
			return false
		}
	}
	return true
}

// ignorant tells whether a call looks at nothing but what it is handed, and that is from outside of the function.
func ignorant(v *ir.Value) bool {
	if v.Memory() != 0 {
		return false
	}
	for _, x := range v.CallArgs() {
		if !x.IsConst() && x.Op != ir.OpParam {
			return false
		}
	}
	return true
}

// look follows the addresses of the function's memory.
func (fr *frame) look(f *ir.Func) bool {
	var objects []*ir.Value
	for i, p := range f.Params {
		if i < len(f.ParamAttrs) && (f.ParamAttrs[i].Has("byval") || f.ParamAttrs[i].Has("inalloca") || f.ParamAttrs[i].Has("preallocated")) {
			objects = append(objects, p)
		}
	}
	for _, b := range f.Blocks {
		for _, v := range b.Instrs {
			if v.Op == ir.OpAlloca {
				objects = append(objects, v)
			}
		}
	}
	seen := 0
	for _, o := range objects {
		if !memory.Walk(nil, o, func(u memory.Use) memory.Next {
			if seen++; seen > maxUses {
				return memory.Stop
			}
			return fr.use(u)
		}) {
			return false
		}
	}
	return true
}

func (fr *frame) use(u memory.Use) memory.Next {
	x := u.User
	if x.Op.IsCall() && copied(x, int(u.Index)-1) {
		return memory.Skip // what is copied lies where arguments do
	}
	if x.Op.IsCall() {
		fr.handed[x] = true
	}
	switch u.Kind {
	case memory.Choice:
		return memory.Follow
	case memory.Step:
		if !x.Type.IsVector() {
			return memory.Follow
		}
	case memory.Load, memory.Store, memory.Update:
		if x.Flags&ir.Volatile == 0 {
			return memory.Skip
		}
	case memory.Escape:
	default:
		return memory.Skip
	}
	fr.out[x] = true
	return memory.Skip
}

// copied tells whether argument i of a call is passed by value.
func copied(x *ir.Value, i int) bool {
	if i < 0 || i >= len(x.CallArgs()) {
		return false
	}
	for _, s := range memory.ParamAttrs(x, i) {
		if s.Has("byval") {
			return true
		}
	}
	return false
}

// behind tells for each block, by its ID, whether an address may be out when control comes into it.
func (fr *frame) behind(f *ir.Func) []bool {
	f.Entry().Preds() // numbers the blocks
	reached := make([]bool, len(f.Blocks))
	var todo []*ir.Block
	for x := range fr.out { // in any order: what is reached is the same
		todo = append(todo, x.Block)
	}
	for len(todo) > 0 {
		b := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		for _, s := range b.Succs() {
			if !reached[s.ID] {
				reached[s.ID] = true
				todo = append(todo, s)
			}
		}
	}
	return reached
}
