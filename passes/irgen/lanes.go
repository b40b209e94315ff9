package irgen

import (
	"fmt"
	"strings"

	"rewrite/passes/ir"
)

// This file makes straight-line code over arrays, in which lanes beside each other do the same, nearly the same, or something else:
// what makes vectors of scalars has to see the difference.

// beside makes lanes.
type beside struct{ *fn }

// bundle makes some lanes: of each operands are loaded or taken from what is in scope, something is computed, and the result is
// stored, put into a vector, or added up with the others.
func (b beside) bundle() {
	t := pick(b.gen, ir.I32, ir.I32, ir.I64, b.types0(16), b.types0(8), ir.Float, ir.Double, b.types0(24))
	size := int((t.Kind.FloatBits() + t.Bits + 7) / 8)
	if t.Bits == 24 {
		size = 4
	}
	n := pick(b.gen, 2, 2, 3, 4, 4, 4, 5, 8)
	for n*size > arrayBytes/2 {
		n--
	}
	loads := 1 + b.IntN(2)
	var from [2]object
	var first [2]int
	var order [2][]int
	for k := range loads {
		step := b.stride(n, size)
		from[k], first[k] = b.array(n*step, size, false)
		order[k] = b.order(n, step)
	}
	step := b.stride(n, size)
	to, start := b.array(n*step, size, true)
	places := b.order(n, step)
	steps := b.steps(t)
	b.left -= n * (loads + len(steps) + 1)
	same := b.operand(t)
	if b.chance(30) {
		same = ""
	}
	results := make([]string, n)
	cell := func(o object, k int) string {
		if k == 0 {
			return o.ptr
		}
		return b.define(ir.Ptr, "getelementptr %si8, ptr %s, i64 %d", pick(b.gen, "inbounds ", ""), o.ptr, k*size)
	}
	lane := func(i int) {
		var args [2]string
		for k := range 2 {
			switch {
			case k < loads:
				args[k] = b.load(t, cell(from[k], first[k]+order[k][i]))
			case same == "":
				args[k] = b.operand(t)
			default:
				args[k] = same
			}
		}
		x := args[0]
		for _, s := range steps {
			x = b.step(t, s, x, args[1])
		}
		results[i] = x
	}
	if b.chance(40) { // all of them first
		for i := range n {
			lane(i)
		}
		b.finish(t, n, results, func(i int) string { return cell(to, start+places[i]) })
		return
	}
	for i := range n {
		lane(i)
		b.store(t, results[i], cell(to, start+places[i]))
		if b.chance(4) {
			b.instruction()
		}
	}
}

// array is memory with room for some lanes, and which of its elements is the first of them.
func (b beside) array(n, size int, write bool) (object, int) {
	for range 4 {
		if o := rounds(b).array(write); o.size >= n*size {
			return o, b.IntN(o.size/size - n + 1)
		}
	}
	return object{"@numbers", arrayBytes, true}, b.IntN(arrayBytes/size - n + 1)
}

func (b beside) types0(bits uint32) *ir.Type { return b.gen.types.Int(bits) }

// stride is how many elements lie between lanes and the next ones: one, as a rule.
func (b beside) stride(n, size int) int {
	if step := 2 + b.IntN(2); b.chance(20) && n*step*size <= arrayBytes/2 {
		return step
	}
	return 1
}

// order is the lanes in a row, mostly; backwards, or some in each other's places, or nearer to the one before.
func (b beside) order(n, step int) []int {
	list := make([]int, n)
	for i := range list {
		list[i] = i * step
		if step > 1 && b.chance(20) {
			list[i]++
		}
	}
	switch b.IntN(8) {
	case 0:
		for i := range list {
			list[i] = (n - 1 - i) * step
		}
	case 1:
		b.Shuffle(n, func(i, j int) { list[i], list[j] = list[j], list[i] })
	case 2: // one is there twice
		list[b.IntN(n)] = b.IntN(n) * step
	}
	return list
}

func (b beside) load(t *ir.Type, p string) string {
	return b.define(t, "load %s%s, ptr %s, align 1", pick(b.gen, strings.Split(strings.Repeat(",", 39)+"volatile ", ",")...), t, p)
}

func (b beside) store(t *ir.Type, x, p string) {
	b.line("store %s%s %s, ptr %s, align 1", pick(b.gen, strings.Split(strings.Repeat(",", 39)+"volatile ", ",")...), t, x, p)
}

// steps are what each lane computes.
func (b beside) steps(t *ir.Type) (list []string) {
	ops := []string{"add", "sub", "mul", "and", "or", "xor", "shl", "lshr", "ashr", "udiv", "sdiv", "smax", "umin", "icmp", "cast", "freeze"}
	if t.IsFloat() {
		ops = []string{"fadd", "fsub", "fmul", "fneg", "fcmp"}
	}
	for range b.IntN(4) {
		list = append(list, pick(b.gen, ops...))
	}
	return list
}

// others are what a lane does sometimes in the place of an operation.
var others = map[string]string{"add": "sub", "sub": "add", "mul": "shl", "shl": "mul", "and": "or", "fadd": "fsub", "fsub": "fadd", "lshr": "ashr"}

// step is one operation of a lane.
func (b beside) step(t *ir.Type, op, x, y string) string {
	if o, ok := others[op]; ok && b.chance(12) {
		op = o
	}
	if b.chance(25) {
		y = b.constant(t)
	}
	if b.chance(15) {
		x, y = y, x
	}
	switch op {
	case "smax", "umin":
		b.declare(fmt.Sprintf("declare %[1]s @llvm.%[2]s.%[1]s(%[1]s, %[1]s)", t, op))
		return b.define(t, "call %[1]s @llvm.%[2]s.%[1]s(%[1]s %[3]s, %[1]s %[4]s)", t, op, x, y)
	case "icmp", "fcmp":
		pred := pick(b.gen, "slt", "sgt", "eq", "ult")
		if op == "fcmp" {
			pred = pick(b.gen, "olt", "ogt", "oeq")
		}
		c := b.define(ir.I1, "%s %s %s %s, %s", op, pred, t, x, y)
		return b.define(t, "select i1 %s, %s %s, %s %s", c, t, x, t, y)
	case "cast":
		if t.Bits < 16 {
			return x
		}
		half := b.types0(t.Bits / 2)
		return b.define(t, "%s %s %s to %s", pick(b.gen, "zext", "sext"), half, b.define(half, "trunc %s %s to %s", t, x, half), t)
	case "freeze":
		return b.define(t, "freeze %s %s", t, x)
	case "fneg":
		return b.define(t, "fneg %s %s", t, x)
	case "udiv", "sdiv":
		if !b.chance(20) {
			y = fmt.Sprint(1 + b.IntN(9))
		}
	case "shl", "lshr", "ashr":
		if !b.chance(10) {
			y = fmt.Sprint(b.IntN(int(t.Bits)))
		}
	}
	flags := ""
	switch {
	case t.IsFloat() && b.chance(30):
		flags = pick(b.gen, "nsz ", "nnan ", "contract ")
	case (op == "add" || op == "sub" || op == "mul" || op == "shl") && b.chance(30):
		flags = pick(b.gen, "nsw ", "nuw ", "nuw nsw ")
	}
	return b.define(t, "%s %s%s %s, %s", op, flags, t, x, y)
}

// finish stores what the lanes came to, puts it into a vector, combines it, or loads from where it says.
func (b beside) finish(t *ir.Type, n int, results []string, cell func(i int) string) {
	switch k := b.IntN(8); {
	case k == 0 && t.Bits != 24:
		b.build(t, n, results, cell)
	case k < 3 && t.IsInt():
		b.combine(t, results, cell)
	case k == 3 && t.IsInt():
		of := ir.I8
		if t.Bits >= 24 && b.chance(50) {
			of = ir.I32
		}
		for i, r := range results {
			at := b.define(t, "and %s %s, 7", t, r)
			p := b.define(ir.Ptr, "getelementptr %s, ptr @numbers, %s %s", of, t, at)
			b.store(of, b.load(of, p), cell(i))
		}
	default:
		for i, r := range results {
			b.store(t, r, cell(i))
		}
	}
}

// build puts what the lanes came to into a vector, or some of them.
func (b beside) build(t *ir.Type, n int, results []string, cell func(i int) string) {
	v := b.gen.types.Vector(uint64(n), t, false)
	x := pick(b.gen, "poison", "poison", "zeroinitializer", "")
	if x == "" {
		x = b.define(v, "load %s, ptr %s, align 1", v, cell(0))
	}
	left := 0
	if b.chance(40) {
		left = b.IntN(n)
	}
	for i, k := range b.order(n, 1)[left:] {
		x = b.define(v, "insertelement %s %s, %s %s, i32 %d", v, x, t, results[i], k)
	}
	b.line("store %s %s, ptr %s, align 1", v, x, cell(0))
}

// combine combines what the lanes came to: the numbers, or what a compare says of each.
func (b beside) combine(t *ir.Type, results []string, cell func(i int) string) {
	op := pick(b.gen, "add", "mul", "xor", "or", "and", "slt", "ugt", "all", "any")
	if op == "all" || op == "any" {
		pred, than := pick(b.gen, "slt", "eq", "ugt"), b.constant(t)
		x := ""
		for _, r := range results {
			c := b.define(ir.I1, "icmp %s %s %s, %s", pred, t, r, than)
			switch {
			case x == "":
				x = c
			case op == "all":
				x = b.define(ir.I1, pick(b.gen, "select i1 %s, i1 %s, i1 false", "select i1 %s, i1 %s, i1 false", "and i1 %s, %s"), x, c)
			default:
				x = b.define(ir.I1, pick(b.gen, "select i1 %s, i1 true, i1 %s", "select i1 %s, i1 true, i1 %s", "or i1 %s, %s"), x, c)
			}
		}
		b.store(ir.I8, b.define(ir.I8, "zext i1 %s to i8", x), cell(0))
		return
	}
	x := results[0]
	for _, r := range results[1:] {
		if op == "slt" || op == "ugt" {
			if b.chance(30) {
				x, r = r, x
			}
			c := b.define(ir.I1, "icmp %s %s %s, %s", op, t, x, r)
			x = b.define(t, "select i1 %s, %s %s, %s %s", c, t, x, t, r)
		} else {
			x = b.define(t, "%s %s %s, %s", op, t, x, r)
		}
	}
	b.store(t, x, cell(0))
}
