package deadargelim

import "rewrite/passes/ir"

// A part is a value, or one of its elements, if it is a struct or an array.
type part struct {
	v    *ir.Value
	elem int // whole for all of it
}

const whole = -1

// A node is a parameter, an element of a result at all calls, or what was computed from such: it is
// alive if something that is done depends on it.
type node struct {
	of     []part
	alive  bool
	queued bool // it was looked at, or will be
	root   bool // it is looked at in any case
	// feeds are what becomes alive with it.
	feeds []*node
}

// propagate finds what is alive: what is used by anything but what is computed, passed and returned
// only for what is not (live variables, but of the whole module; the values are in SSA form, so uses
// take the place of a flow through blocks). What is looked at is only what parameters and results lead to, and of that what may still decide.
func (w *work) propagate() {
	w.nodes = map[part]*node{}
	for _, n := range w.todo {
		n.queued, n.root = true, true
	}
	for len(w.todo) > 0 {
		n := w.todo[len(w.todo)-1]
		w.todo = w.todo[:len(w.todo)-1]
		if n.alive {
			continue
		}
		if !n.root && !n.decides() {
			n.queued = false
			continue
		}
		if w.matters(n) {
			w.revive(n)
			continue
		}
		for _, p := range n.of {
			for _, u := range p.v.Uses() {
				w.follow(n, p, u)
			}
		}
	}
}

// decides tells whether something that is not alive yet would be with the node.
func (n *node) decides() bool {
	for _, m := range n.feeds {
		if !m.alive {
			return true
		}
	}
	return false
}

// revive makes a node alive, and what depends on it.
func (w *work) revive(n *node) {
	list := []*node{n}
	for len(list) > 0 {
		n := list[len(list)-1]
		list = list[:len(list)-1]
		if !n.alive {
			n.alive = true
			list = append(list, n.feeds...)
		}
	}
}

// depend makes a node alive if another one is.
func (w *work) depend(n, on *node) {
	if on.alive {
		w.revive(n)
		return
	}
	on.feeds = append(on.feeds, n)
	if !on.queued {
		on.queued = true
		w.todo = append(w.todo, on)
	}
}

// node is that of a value that is computed.
func (w *work) node(p part) *node {
	n := w.nodes[p]
	if n == nil {
		n = &node{of: []part{p}}
		w.nodes[p] = n
		w.order = append(w.order, n)
	}
	return n
}

// A destination is where an operand goes to.
type destination uint8

const (
	something destination = iota // that is done for other reasons
	nothing
	argument // of a function that is looked into
	result   // of one whose result may go
	value    // another one, which can go if nothing needs it
)

// where tells where the operand of a use goes to.
func (w *work) where(p part, u ir.Use) destination {
	v := u.User
	switch {
	case v.Op.IsCall():
		i := int(u.Index) - 1
		fn := w.called(v)
		switch {
		case i < 0, i >= len(v.CallArgs()):
			return something
		case fn != nil && i < len(fn.f.Params) && len(fn.params) > 0:
			if v.Flags&ir.MustTail != 0 || fn.fixed != "" && !mayBePoison(v, i) {
				return something
			}
			return argument
		case fn != nil && i >= len(fn.f.Params) && fn.closed:
			return nothing
		}
	case v.Op == ir.OpRet:
		if fn := w.find(v.Block.Func); fn != nil && len(fn.results) > 0 {
			return result
		}
		return something
	case v.Op == ir.OpExtractValue && p.elem != whole && int(v.Aux.(ir.Indices)[0]) != p.elem:
		return nothing
	case v.Op == ir.OpInsertValue && p.elem != whole && u.Index == 0:
		if at := v.Aux.(ir.Indices); len(at) == 1 && int(at[0]) == p.elem {
			return nothing
		}
		return value
	}
	if v.Removable() {
		return value
	}
	return something
}

// matters tells whether a use alone makes a node alive.
func (w *work) matters(n *node) bool {
	for _, p := range n.of {
		for _, u := range p.v.Uses() {
			switch w.where(p, u) {
			case something:
				return true
			case argument:
				if w.called(u.User).params[u.Index-1].alive {
					return true
				}
			}
		}
	}
	return false
}

// follow makes a node depend on where a use of it goes to.
func (w *work) follow(n *node, p part, u ir.Use) {
	v := u.User
	switch w.where(p, u) {
	case argument:
		w.depend(n, w.called(v).params[u.Index-1])
	case result:
		results := w.find(v.Block.Func).results
		if p.elem != whole && w.find(v.Block.Func).byElements() {
			results = results[p.elem : p.elem+1]
		}
		for _, r := range results {
			w.depend(n, r)
		}
	case value:
		switch {
		case v.Op == ir.OpInsertValue && u.Index == 0 && p.elem != whole:
			w.depend(n, w.node(part{v, p.elem}))
		case v.Op == ir.OpInsertValue && u.Index == 1:
			w.depend(n, w.node(part{v, int(v.Aux.(ir.Indices)[0])}))
		default:
			w.depend(n, w.node(part{v, whole}))
		}
	}
}

// called is the function that a call is of, if it is looked into and called as it is defined.
func (w *work) called(v *ir.Value) *function {
	f := v.CalledFunc()
	fn := w.find(f)
	if fn == nil {
		return nil
	}
	if c := v.Aux.(*ir.Call); c.FuncType != f.FuncType || c.CC != f.CC {
		return nil
	}
	return fn
}

// mayBePoison tells whether nothing at a call says that the argument must be more than poison, that could not go.
func mayBePoison(call *ir.Value, i int) bool {
	c := call.Aux.(*ir.Call)
	set := c.ParamAttr(i)
	if c.FuncAttrs.Has("allocsize") {
		return false
	}
	for _, name := range []string{"byval", "byref", "sret", "inalloca", "preallocated", "swifterror", "swiftasync", "swiftself", "nest", "returned", "elementtype", "immarg", "allocptr", "allocalign"} {
		if set.Has(name) {
			return false
		}
	}
	return true
}
