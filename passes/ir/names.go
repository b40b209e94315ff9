package ir

// Names are the numbers that unnamed values and blocks of a function print
// with. They hold until a value or block is added, removed or moved.
type Names struct {
	values []int32 // by Value.ID
	blocks []int32 // by Block.ID
}

// Names numbers the unnamed values and blocks in LLVM's order: parameters, then
// blocks, each before its instructions. It makes Block.ID the place in Blocks.
func (f *Func) Names() Names {
	var n Names
	n.Renew(f)
	return n
}

// Renew numbers another function, or the same one after a change, in the
// memory that there is.
func (n *Names) Renew(f *Func) {
	n.values = grow(n.values, f.NumValues())
	n.blocks = grow(n.blocks, len(f.Blocks))
	next := int32(0)
	for _, v := range f.Params {
		if v.Name == "" {
			n.values[v.ID] = next
			next++
		}
	}
	for i, b := range f.Blocks {
		b.ID = i
		if b.Name == "" {
			n.blocks[i] = next
			next++
		}
		for _, v := range b.Instrs {
			if v.Name == "" && v.Type != Void {
				n.values[v.ID] = next
				next++
			}
		}
	}
}

func grow(s []int32, n int) []int32 {
	if cap(s) < n {
		return make([]int32, n+n/2)
	}
	return s[:n]
}

// Value is the number of an unnamed parameter or instruction.
func (n *Names) Value(v *Value) int { return int(n.values[v.ID]) }

// Block is the number of an unnamed block.
func (n *Names) Block(b *Block) int { return int(n.blocks[b.ID]) }

// Spelling names a parameter or instruction as the printer does: %x, %"a b", %3.
func (n *Names) Spelling(v *Value) string {
	if v.Name != "" {
		return "%" + QuoteName(v.Name)
	}
	return "%" + itoa(n.Value(v))
}

// Label names a block as the printer does.
func (n *Names) Label(b *Block) string {
	if b.Name != "" {
		return "%" + QuoteName(b.Name)
	}
	return "%" + itoa(n.Block(b))
}
