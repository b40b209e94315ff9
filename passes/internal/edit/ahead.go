package edit

import "rewrite/passes/ir"

// Ahead holds new instructions that are to come before others, for who goes through the blocks meanwhile. They are in
// no list before Place, but have their blocks.
type Ahead struct {
	of     map[*ir.Value][]*ir.Value
	blocks map[*ir.Block]bool
}

// Put has an instruction come before another one, behind those put there already, with its place in the source.
func (a *Ahead) Put(at, v *ir.Value) {
	if a.of == nil {
		a.of, a.blocks = map[*ir.Value][]*ir.Value{}, map[*ir.Block]bool{}
	}
	v.Block, v.Pos = at.Block, at.Pos
	a.of[at] = append(a.of[at], v)
	a.blocks[at.Block] = true
}

// Place puts all of them into their blocks, and tells whether there were some.
func (a *Ahead) Place(f *ir.Func) bool {
	if len(a.of) == 0 {
		return false
	}
	for _, b := range f.Blocks {
		if !a.blocks[b] {
			continue
		}
		list := make([]*ir.Value, 0, len(b.Instrs)+8)
		var put func(v *ir.Value)
		put = func(v *ir.Value) {
			for _, x := range a.of[v] {
				put(x)
			}
			list = append(list, v)
		}
		for _, v := range b.Instrs {
			put(v)
		}
		b.Instrs = list
	}
	*a = Ahead{}
	return true
}
