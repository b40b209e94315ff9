// Package irgen makes random modules of LLVM IR to try passes on: well typed,
// accepted by our verifier and by LLVM's, always terminating, and rich in what
// optimizers get wrong. There are flags on everything that takes them, odd
// widths, vectors with poison and undef lanes, freezes, conditions that give
// facts, loops of a few rounds, critical edges, branches with both targets
// equal, switches whose cases share blocks, memory, and calls.
//
// A module is told by its seed alone. Few types and values are in play in one
// function, so that operations meet each other's results and rules fire.
package irgen

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"rewrite/passes/ir"
)

// Options tells how large a module becomes.
type Options struct {
	Funcs int // functions with a body; 0 for 3
	Size  int // about so many instructions in each; 0 for 24
	// Copies of each function, most with something changed, so that some functions
	// do the same as others, or nearly, and some that call each other in turn; 0 for none
	Copies int
	// Memory makes functions that are mostly about memory; there are no copies of them.
	Memory bool
	// Loops makes functions that are mostly nests of loops; there are no copies of them.
	Loops bool
	// Lanes makes functions that mostly do the same to what is beside each other in arrays; there are no copies of them.
	Lanes bool
	// Calls makes functions that only the module calls, with addresses, and twice as many of these; there are no copies of them.
	Calls bool
}

// Module is the text of the module that belongs to a seed.
func Module(seed uint64, opt Options) []byte {
	if opt.Funcs == 0 {
		opt.Funcs = 3
	}
	if opt.Size == 0 {
		opt.Size = 24
	}
	if opt.Memory || opt.Loops || opt.Lanes || opt.Calls {
		opt.Copies = 0
	}
	g := &gen{Rand: rand.New(rand.NewPCG(seed, 0x1b873593)), declared: map[string]bool{}, heavy: opt.Memory, loops: opt.Loops, lanes: opt.Lanes}
	g.globals()
	if g.heavy {
		g.heavyGlobals()
	}
	if g.loops || g.lanes {
		g.loopGlobals()
	}
	if opt.Calls {
		g.callFunctions(opt.Funcs, opt.Size)
		opt.Funcs = 0
	}
	for i := range opt.Funcs {
		start := g.out.Len()
		g.function(fmt.Sprintf("f%d", i), opt.Size)
		text := g.out.String()[start:]
		for k := range opt.Copies {
			g.copy(text, fmt.Sprintf("f%d", i), fmt.Sprintf("f%d.%d", i, k))
		}
	}
	if opt.Copies > 0 {
		g.groups()
	}
	head := fmt.Sprintf("; ModuleID = 'seed %d'\nsource_filename = \"seed%d\"\n"+
		"target datalayout = \"e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128\"\n"+
		"target triple = \"x86_64-pc-linux-gnu\"\n\n", seed, seed)
	slices.Sort(g.decls)
	tail := strings.Join(g.decls, "")
	return []byte(head + g.vars.String() + g.out.String() + tail + "\n!0 = !{i8 0, i8 4}\n" + g.meta)
}

// gen is a module being made.
type gen struct {
	*rand.Rand
	types    ir.Types
	vars     strings.Builder // global variables
	out      strings.Builder // functions
	decls    []string
	declared map[string]bool
	callees  []callee
	objects  []object // global variables
	heavy    bool     // functions are about memory
	loops    bool     // functions are about loops
	lanes    bool     // functions are about what is beside each other in arrays
	meta     string   // nodes of metadata
	hinted   int      // the next node of what is said of a loop
}

// A callee is a function made before.
type callee struct {
	name   string
	result *ir.Type
	params []*ir.Type
}

// An object is memory that may be accessed through a pointer.
type object struct {
	ptr   string
	size  int
	write bool
}

// chance is true p times of a hundred.
func (g *gen) chance(p int) bool { return g.IntN(100) < p }

// pick gives one of the list.
func pick[T any](g *gen, list ...T) T { return list[g.IntN(len(list))] }

// declare adds a declaration once.
func (g *gen) declare(text string) {
	if !g.declared[text] {
		g.declared[text] = true
		g.decls = append(g.decls, text+"\n")
	}
}

// globals makes a variable, a constant and one that is not initialised here.
func (g *gen) globals() {
	bytes := make([]string, 16)
	for i := range bytes {
		bytes[i] = fmt.Sprintf("i8 %d", g.IntN(256)-128)
	}
	list := strings.Join(bytes, ", ")
	fmt.Fprintf(&g.vars, "@var = global [16 x i8] [%s], align 16\n", list)
	fmt.Fprintf(&g.vars, "@const = constant [16 x i8] [%s], align 16\n", list)
	fmt.Fprintf(&g.vars, "@zero = internal global [16 x i8] zeroinitializer, align 16\n\n")
	g.objects = []object{{"@var", 16, true}, {"@const", 16, false}, {"@zero", 16, true}}
}

// fn is a function being made.
type fn struct {
	*gen
	ints   []*ir.Type // scalar integers in play
	types  []*ir.Type // all types in play
	dirt   int        // percentage of operands that are poison or undef
	vals   []value    // in scope
	memory []object   // in scope
	slots  []value    // allocas of one value each, that are loaded and stored as such
	places []place    // in scope, where functions are about memory
	spans  []string   // slots whose life has not begun
	n      int        // of values and blocks
	block  string     // the one in work
	left   int        // instructions still to make
	result *ir.Type
	body   strings.Builder

	pointers string // an array of two pointers, where functions are about memory

	arrays  []object // that loops go through
	cycles  []*cycle // loops around the block in work, the outermost first
	trips   int      // how often the block in work may run for one call
	endless bool     // there is a loop that may not end
	holes   []string // what comes into the text later
}

type value struct {
	name string
	typ  *ir.Type
}

// function makes a function.
func (g *gen) function(name string, size int) {
	f := &fn{gen: g, left: size, dirt: pick(g, 0, 0, 2, 6), trips: 1}
	f.palette()
	var params []string
	c := callee{name: name}
	for i := range 1 + g.IntN(3) {
		t := pick(g, f.types...)
		if i == 0 {
			t = f.ints[0]
		}
		c.params = append(c.params, t)
		params = append(params, f.param(t, i))
	}
	if g.chance(35) {
		attr := pick(g, "noundef nonnull align 4 dereferenceable(16)", "dereferenceable(16)", "noundef")
		params = append(params, fmt.Sprintf("ptr %s %%ptr", attr))
		c.params = append(c.params, ir.Ptr)
		f.memory = append(f.memory, object{"%ptr", 16, true})
	}
	if g.chance(30) {
		f.memory = append(f.memory, g.objects...)
	}
	uncalled := false // what it promises of its parameters the others do not know
	if g.heavy {
		text, types, noalias := heavy{f}.params()
		params, c.params, uncalled = append(params, text...), append(c.params, types...), noalias
	}
	if g.loops || g.lanes {
		text, types, noalias := rounds{f}.arrayParams()
		params, c.params, uncalled = append(params, text...), append(c.params, types...), uncalled || noalias || len(types) > 0
	}
	f.result = pick(g, f.types...)
	if g.chance(10) {
		f.result = ir.Void
	}
	c.result = f.result
	f.block = "entry"
	f.body.WriteString("entry:\n")
	if g.chance(30) {
		f.alloca()
	}
	if g.chance(40) {
		f.makeSlots()
	}
	if g.heavy {
		heavy{f}.begin()
	}
	if g.loops || g.lanes {
		rounds{f}.begin()
	}
	f.region(0)
	f.ret()
	attrs := ""
	if f.result != ir.Void && g.chance(10) {
		attrs = "noundef "
	}
	linkage := pick(g, "", "", "", "internal ")
	after := ""
	if g.loops && !f.endless && g.chance(30) {
		after = "mustprogress "
	}
	if g.lanes && g.chance(50) { // what is beside each other is accessed in other ways
		after += pick(g, `"target-cpu"="x86-64-v3" `, `"target-cpu"="x86-64-v4" `)
	}
	fmt.Fprintf(&g.out, "define %s%s%s @%s(%s) %s{\n%s}\n\n", linkage, attrs, f.result, name, strings.Join(params, ", "), after, f.filled())
	if !uncalled {
		g.callees = append(g.callees, c)
	}
}

// palette chooses the types of a function.
func (f *fn) palette() {
	g := f.gen
	widths := []uint32{2, 3, 4, 5, 7, 8, 8, 8, 16, 17, 32, 32, 32, 64, 64}
	for range 1 + g.IntN(2) {
		f.ints = append(f.ints, g.types.Int(pick(g, widths...)))
	}
	f.types = append(slices.Clone(f.ints), ir.I1)
	if g.chance(3) {
		f.types = append(f.types, g.types.Int(pick(g, uint32(65), 128)))
	}
	if g.chance(25) {
		elem := pick(g, f.ints[0], f.ints[0], ir.I1)
		f.types = append(f.types, g.types.Vector(uint64(2+g.IntN(3)), elem, false))
	}
	if g.chance(20) {
		f.types = append(f.types, pick(g, ir.Float, ir.Double))
	}
	f.ints = append(f.ints, ir.I1)
}

// param declares a parameter, sometimes with attributes that give facts.
func (f *fn) param(t *ir.Type, i int) string {
	name := fmt.Sprintf("%%p%d", i)
	f.vals = append(f.vals, value{name, t})
	attr := ""
	if f.chance(30) {
		attr = "noundef "
	}
	if t.IsInt() && t.Bits >= 3 && t.Bits <= 64 && f.chance(10) {
		attr += fmt.Sprintf("range(%s %d, %d) ", t, f.IntN(2), 2+f.IntN(2))
	}
	return t.String() + " " + attr + name
}

// name makes a name for a value or block.
func (f *fn) name(prefix string) string {
	f.n++
	return fmt.Sprintf("%s%d", prefix, f.n)
}

// line writes an instruction without a result.
func (f *fn) line(format string, args ...any) {
	fmt.Fprintf(&f.body, "  "+format+"\n", args...)
}

// define writes an instruction and brings its result into scope.
func (f *fn) define(t *ir.Type, format string, args ...any) string {
	return f.defineAs(f.name("%v"), t, format, args...)
}

func (f *fn) defineAs(name string, t *ir.Type, format string, args ...any) string {
	f.line("%s = %s", name, fmt.Sprintf(format, args...))
	f.vals = append(f.vals, value{name, t})
	return name
}

// operand gives a value of a type: one in scope, a constant, poison or undef.
func (f *fn) operand(t *ir.Type) string {
	if t.IsPtr() {
		if f.heavy {
			p, _ := heavy{f}.choose(16, func(p place) bool { return p.write && p.align >= 4 })
			return p.ptr
		}
		return f.pointer(false).ptr
	}
	if f.chance(f.dirt) {
		return pick(f.gen, "poison", "undef")
	}
	if f.chance(20) {
		return f.constant(t)
	}
	return f.variable(t)
}

// variable gives a value in scope, made from another one if need be.
func (f *fn) variable(t *ir.Type) string {
	var found []string
	for _, v := range f.vals {
		if v.typ == t {
			found = append(found, v.name)
		}
	}
	if len(found) > 6 && f.chance(50) { // the newest ones, so that chains become long
		found = found[len(found)-3:]
	}
	if len(found) > 0 {
		return pick(f.gen, found...)
	}
	switch {
	case t.IsVector():
		return f.define(t, "insertelement %s %s, %s %s, i32 %d", t, f.constant(t), t.Elem, f.variable(t.Elem), f.IntN(int(t.Len)))
	case t.IsFloat():
		from := f.ints[0]
		return f.define(t, "sitofp %s %s to %s", from, f.variable(from), t)
	case t == ir.I1:
		return f.compare()
	}
	return f.convert(t)
}
