package ir

import (
	"strconv"
	"strings"

	"rewrite/passes/ir/intrinsic"
)

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

// InstanceName is the full name of an intrinsic on these arguments: behind the name in
// its row stand the types that its signature leaves open.
func InstanceName(id intrinsic.ID, result *Type, args []*Value) string {
	row := id.Info()
	form, _, _ := strings.Cut(row.Sig, " |")
	atoms := strings.Fields(form)
	if len(atoms) != len(args)+1 {
		panic("ir: the signature of llvm." + row.Name + " is \"" + form + "\", which is not of as many arguments")
	}
	name := "llvm." + row.Name
	for i, atom := range atoms {
		t := result
		if i > 0 {
			t = args[i-1].Type
		}
		if atom[0] == '{' { // what is open stands first
			atom, t = atom[1:], t.Fields[0]
		}
		if atom[0] >= 'A' && atom[0] <= 'Z' || atom == "p" {
			name += "." + typeSuffix(t)
		}
	}
	return name
}

// typeSuffix is how the name of an intrinsic spells a type.
func typeSuffix(t *Type) string {
	switch t.Kind {
	case VectorKind:
		s := "v"
		if t.Scalable {
			s = "nxv"
		}
		return s + strconv.FormatUint(t.Len, 10) + typeSuffix(t.Elem)
	case PointerKind:
		return "p" + strconv.Itoa(int(t.Bits))
	case HalfKind:
		return "f16"
	case BFloatKind:
		return "bf16"
	case FloatKind:
		return "f32"
	case DoubleKind:
		return "f64"
	case X86FP80Kind:
		return "f80"
	case FP128Kind:
		return "f128"
	case PPCFP128Kind:
		return "ppcf128"
	}
	return t.String()
}
