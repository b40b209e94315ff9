package fuzz

import (
	"bytes"
	"cmp"
	"fmt"
	"math/big"
	"os/exec"
	"slices"
	"strings"

	"rewrite/dsl"
	"rewrite/passes/ir"
	"rewrite/passes/ir/asm"
	"rewrite/passes/ir/asm/print"
	"rewrite/passes/reduce"
)

// What an optimizer misses is seen beside another one: functions that nobody wrote
// go through both, and where the other's result is cheaper the function is made
// smaller as long as that stays so. What is left, without names, widths and numbers,
// is a form; forms that many misses come to are where rules are too narrow.

// A Rival is what results are compared with: a module's text, optimized.
type Rival func(text []byte) ([]byte, error)

// Opt is LLVM's opt, at a path, with a pipeline.
func Opt(path, pipeline string) Rival {
	return func(text []byte) ([]byte, error) {
		cmd := exec.Command(path, "-S", "-passes="+pipeline)
		cmd.Stdin = bytes.NewReader(text)
		var errs bytes.Buffer
		cmd.Stderr = &errs
		out, err := cmd.Output()
		if err != nil {
			return nil, fmt.Errorf("%s: %w: %s", path, err, bytes.TrimSpace(errs.Bytes()))
		}
		return out, nil
	}
}

// Beside is another of our pipelines, as one with larger limits.
func (p *Pipeline) Beside() Rival {
	return func(text []byte) ([]byte, error) {
		after, _, err := p.Run("rival", text, nil)
		return after, err
	}
}

// A Form is what misses have in common: the smallest of them as a term.
type Form struct {
	Text         string
	Count        int
	Ours, Theirs int    // cost of the example's results, in hundredths
	Example      []byte // the first miss, reduced
}

// Misses collects forms.
type Misses struct {
	Pipeline  *Pipeline
	Rival     Rival
	Model     *dsl.CostModel
	Most      int // misses that are reduced, which takes some hundred runs of the rival each; 0 for all
	Functions int // that were compared
	Missed    int // of which ours are dearer
	Ours      int // cost of all results, in hundredths
	Theirs    int

	forms map[string]*Form
}

// Module compares what becomes of each function of a module. What can be read by only one of the two is an error.
func (m *Misses) Module(name string, src []byte) error {
	ours, theirs, err := m.both(name, src)
	if err != nil {
		return err
	}
	mod, diags := asm.Parse(name, src, asm.Options{Jobs: 1})
	if mod == nil {
		return diags.Err()
	}
	for _, f := range mod.Funcs {
		a, okA := ours[f.Name]
		b, okB := theirs[f.Name]
		if f.IsDecl() || !okA || !okB {
			continue
		}
		m.Functions++
		m.Ours += a
		m.Theirs += b
		if a <= b {
			continue
		}
		if m.Missed++; m.Most > 0 && m.Missed > m.Most {
			continue
		}
		small, err := m.reduced(name, alone(name, src, f.Name))
		if err != nil {
			return err
		}
		if err := m.count(name, small); err != nil {
			return err
		}
	}
	return nil
}

// Forms are those found, the commonest first.
func (m *Misses) Forms() []*Form {
	var list []*Form
	for _, f := range m.forms {
		list = append(list, f)
	}
	slices.SortFunc(list, func(a, b *Form) int {
		return cmp.Or(cmp.Compare(b.Count, a.Count), cmp.Compare(len(a.Text), len(b.Text)), cmp.Compare(a.Text, b.Text))
	})
	return list
}

// both is what the functions of a module cost behind either, by name.
func (m *Misses) both(name string, src []byte) (ours, theirs map[string]int, err error) {
	after, _, err := m.Pipeline.Run(name, src, nil)
	if err != nil {
		return nil, nil, err
	}
	if ours, err = m.costs(name, after); err != nil {
		return nil, nil, err
	}
	total := 0
	for _, n := range ours {
		total += n
	}
	if total == 0 { // nothing is cheaper
		return ours, ours, nil
	}
	if after, err = m.Rival(src); err != nil {
		return nil, nil, err
	}
	theirs, err = m.costs(name, after)
	return ours, theirs, err
}

// costs is the cost of each function with a body, in hundredths.
func (m *Misses) costs(name string, text []byte) (map[string]int, error) {
	mod, diags := asm.Parse(name, text, asm.Options{Jobs: 1})
	if mod == nil {
		return nil, diags.Err()
	}
	costs := map[string]int{}
	for _, f := range mod.Funcs {
		if f.IsDecl() {
			continue
		}
		n := 0
		for _, b := range f.Blocks {
			for _, v := range b.Instrs {
				n += m.Model.Cost(v.Op, strings.TrimPrefix(intrinsicName(v), "llvm."), v.Type, v.Flags)
			}
		}
		costs[f.Name] = n
	}
	return costs, nil
}

func intrinsicName(v *ir.Value) string {
	if v.Op != ir.OpCall || v.Intrinsic() == 0 {
		return ""
	}
	return v.Intrinsic().String()
}

// alone is a module with one of its functions; others that it names are declared.
func alone(name string, src []byte, only string) []byte {
	mod, _ := asm.Parse(name, src, asm.Options{Jobs: 1})
	keep := mod.Items[:0]
	for _, it := range mod.Items {
		if g, ok := it.(*ir.Global); ok && g.Func != nil && !g.Func.IsDecl() && g.Func.Name != only {
			continue
		}
		keep = append(keep, it)
	}
	mod.Items = keep
	var out bytes.Buffer
	if err := print.Module(&out, mod); err != nil {
		return src
	}
	return out.Bytes()
}

// reduced makes a module smaller as long as ours is dearer.
func (m *Misses) reduced(name string, src []byte) ([]byte, error) {
	return reduce.Module(name, src, func(text []byte) bool {
		ours, theirs, err := m.both(name, text)
		if err != nil {
			return false
		}
		for f, a := range ours {
			if b, ok := theirs[f]; ok && a > b {
				return true
			}
		}
		return false
	}, reduce.Options{})
}

// count files a reduced miss under its form.
func (m *Misses) count(name string, small []byte) error {
	mod, diags := asm.Parse(name, small, asm.Options{Jobs: 1})
	if mod == nil {
		return diags.Err()
	}
	for _, f := range mod.Funcs {
		if f.IsDecl() {
			continue
		}
		text := formOf(f)
		if form := m.forms[text]; form != nil {
			form.Count++
			return nil
		}
		ours, theirs, err := m.both(name, small)
		if err != nil {
			return err
		}
		if m.forms == nil {
			m.forms = map[string]*Form{}
		}
		m.forms[text] = &Form{Text: text, Count: 1, Ours: ours[f.Name], Theirs: theirs[f.Name], Example: small}
	}
	return nil
}

// formOf is what a function of one block returns as a term of the rule language, nearly:
// values are x, y, ... and constants C1, C2, ... in the order in which they are met, but
// for 0, 1, -1 and those that only repeat. Other functions are their operations in order.
func formOf(f *ir.Func) string {
	w := &former{values: map[*ir.Value]string{}, numbers: map[string]string{}, terms: map[*ir.Value]string{}}
	last := f.Blocks[len(f.Blocks)-1].Terminator()
	if len(f.Blocks) == 1 && last.Op == ir.OpRet && len(last.Args) == 1 {
		return w.term(last.Args[0])
	}
	var ops []string
	for _, b := range f.Blocks {
		for _, v := range b.Instrs {
			ops = append(ops, v.Op.String())
		}
	}
	return strings.Join(ops, " ")
}

type former struct {
	values  map[*ir.Value]string // of parameters
	numbers map[string]string    // of constants
	terms   map[*ir.Value]string // names of values that are used again
}

func (w *former) term(v *ir.Value) string {
	switch {
	case v.Op == ir.OpParam || v.Block != nil && v.Op == ir.OpPhi:
		if w.values[v] == "" {
			w.values[v] = string("xyzuvw"[min(len(w.values), 5)])
		}
		return w.values[v]
	case v.Block == nil:
		return w.constant(v)
	case w.terms[v] != "":
		return w.terms[v]
	}
	head := v.Op.String()
	args := v.Args
	if v.Op == ir.OpCall {
		head, args = strings.TrimPrefix(intrinsicName(v), "llvm."), v.CallArgs()
	}
	for _, mark := range []string{v.Pred.String(), v.Flags.String()} {
		if mark != "" && (v.Op == ir.OpICmp || v.Op == ir.OpFCmp || mark != v.Pred.String()) {
			head += " " + strings.TrimSpace(mark)
		}
	}
	name := ""
	if v.NumUses() > 1 {
		name = fmt.Sprintf("t%d", len(w.terms)+1)
		w.terms[v] = name
		name += " = "
	}
	var list []string
	for _, a := range args {
		list = append(list, w.term(a))
	}
	return name + head + "(" + strings.Join(list, ", ") + ")"
}

func (w *former) constant(v *ir.Value) string {
	text := v.Op.String()
	switch v.Op {
	case ir.OpZero:
		return "0"
	case ir.OpInt:
		n := v.Int()
		switch bits := int(v.Type.Bits); {
		case bits == 1:
			return [2]string{"false", "true"}[n.Uint64()]
		case n.BitLen() < 2:
			return n.String()
		case new(big.Int).Add(n, big.NewInt(1)).TrailingZeroBits() == uint(bits):
			return "-1"
		}
		text = n.String()
	case ir.OpSplat:
		return w.constant(v.Args[0])
	case ir.OpFloat:
		text = fmt.Sprint(v.Type, v.Bits)
	case ir.OpPoison, ir.OpUndef, ir.OpNull:
		return text
	}
	if w.numbers[text] == "" {
		w.numbers[text] = fmt.Sprintf("C%d", len(w.numbers)+1)
	}
	return w.numbers[text]
}
