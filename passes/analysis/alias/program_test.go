package alias

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// helpers are functions whose attributes are true. What they access they tell.
const helpers = `
@v = global [96 x i8] zeroinitializer
@w = internal global [96 x i8] zeroinitializer
@weak = weak global [96 x i8] zeroinitializer
@inside = alias i8, getelementptr (i8, ptr @v, i64 40)
@list = global ptr getelementptr (i8, ptr @v, i64 32)

declare noalias ptr @malloc(i64)
declare ptr @llvm.stacksave.p0()
declare void @llvm.stackrestore.p0(ptr)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @tell.defined(i64)
declare void @tell.access(i64, ptr)
declare void @tell.enter(i64)
declare void @tell.leave(i64)
declare void @tell.read(ptr, i64)
declare void @tell.write(ptr, i64)

define noalias ptr @fresh() {
  %p = call ptr @malloc(i64 96)
  %q = getelementptr i8, ptr %p, i64 32
  ret ptr %q
}
define ptr @fetch() {
  %p = load ptr, ptr @list
  ret ptr %p
}
define void @keep(ptr %p) {
  store ptr %p, ptr @list
  ret void
}
define ptr @same(ptr returned captures(ret: address, provenance) %p) {
  ret ptr %p
}
define void @through() {
  %p = load ptr, ptr @list
  store i32 7, ptr %p, align 1
  call void @tell.write(ptr %p, i64 4)
  ret void
}
define i32 @peek(ptr captures(none) %p) memory(argmem: read) nounwind willreturn {
  %v = load i32, ptr %p, align 1
  call void @tell.read(ptr %p, i64 4)
  ret i32 %v
}
define void @poke(ptr captures(none) %p) memory(argmem: write) {
  store i32 7, ptr %p, align 1
  call void @tell.write(ptr %p, i64 4)
  ret void
}
define void @move(ptr writeonly captures(none) %p, ptr readonly captures(none) %q) {
  %v = load i32, ptr %q, align 1
  call void @tell.read(ptr %q, i64 4)
  store i32 %v, ptr %p, align 1
  call void @tell.write(ptr %p, i64 4)
  ret void
}
define void @look(ptr %p) memory(read) nounwind {
  %q = load ptr, ptr @list
  %v = load i32, ptr %q, align 1
  call void @tell.read(ptr %q, i64 4)
  %u = load i32, ptr %p, align 1
  call void @tell.read(ptr %p, i64 4)
  ret void
}
`

// A program is a random function, @f, in both forms.
type program struct {
	*rand.Rand
	plain, told strings.Builder
	pointers    []string // in scope
	slots       []string // in scope: memory for a pointer
	ids         map[string]int
	names, next int
}

func (p *program) line(format string, args ...any) {
	text := fmt.Sprintf("  "+format+"\n", args...)
	p.plain.WriteString(text)
	p.told.WriteString(text)
}

func (p *program) tell(format string, args ...any) { fmt.Fprintf(&p.told, "  "+format+"\n", args...) }

func (p *program) label(name string) {
	p.plain.WriteString(name + ":\n")
	p.told.WriteString(name + ":\n")
}

func (p *program) name(kind string) string {
	p.names++
	return fmt.Sprintf("%%%s%d", kind, p.names)
}

func (p *program) chance(percent int) bool { return p.IntN(100) < percent }

func (p *program) pick() string { return p.pointers[p.IntN(len(p.pointers))] }

// defined brings a pointer into scope.
func (p *program) defined(name string) {
	p.ids[name] = len(p.ids) + 1
	p.tell("call void @tell.defined(i64 %d)", p.ids[name])
	p.pointers = append(p.pointers, name)
}

func (p *program) define(format string, args ...any) string {
	name := p.name("p")
	p.line("%s = %s", name, fmt.Sprintf(format, args...))
	p.defined(name)
	return name
}

// object makes memory of 96 bytes, and brings an address in its middle into scope.
func (p *program) object() {
	a := p.name("a")
	p.line("%s = alloca [96 x i8]", a)
	p.ids[a] = len(p.ids) + 1
	p.tell("call void @tell.defined(i64 %d)", p.ids[a])
	p.define("getelementptr i8, ptr %s, i64 %d", a, 24+8*p.IntN(4))
}

// pointer makes another pointer.
func (p *program) pointer() {
	x := p.pick()
	flags := []string{"", "inbounds ", "nusw ", "nuw "}[p.IntN(4)]
	switch k := p.IntN(100); {
	case k < 30:
		off := p.IntN(24) - 8
		if flags == "nuw " {
			off += 8
		}
		p.define("getelementptr %si8, ptr %s, i64 %d", flags, x, off)
	case k < 50:
		index := p.name("i")
		p.line("%s = and i64 %s, %d", index, []string{"%i", "%j", "%round"}[p.IntN(3)], 1+2*p.IntN(2))
		of := []string{"i16", "i32", "[3 x i8]", "[2 x i32]"}[p.IntN(4)]
		q := p.define("getelementptr %s%s, ptr %s, i64 %s", flags, of, x, index)
		if p.chance(50) { // others with this index
			p.accessAt(q)
			q = p.define("getelementptr %s, ptr %s, i64 %s", of, p.define("getelementptr i8, ptr %s, i64 %d", x, p.IntN(4)), index)
			p.accessAt(q)
		}
	case k < 60:
		p.define("select i1 %s, ptr %s, ptr %s", []string{"%c", "%d"}[p.IntN(2)], x, p.pick())
	case k < 64:
		p.define("freeze ptr %s", x)
	case k < 67:
		p.define("call ptr @fetch()")
	case k < 70:
		p.define("call ptr @same(ptr %s)", x)
	case k < 74:
		p.define("call ptr @fresh()")
	case k < 84:
		s := p.slots[p.IntN(len(p.slots))]
		if p.chance(50) {
			p.line("store ptr %s, ptr %s", x, s)
			if p.chance(50) {
				p.accessAt(x)
				p.accessAt(p.define("load ptr, ptr %s", s))
			}
		} else {
			p.define("load ptr, ptr %s", s)
		}
	case k < 88:
		n, m := p.name("n"), p.name("n")
		p.line("%s = ptrtoint ptr %s to i64", n, x)
		p.line("%s = add i64 %s, %d", m, n, p.IntN(8))
		p.define("inttoptr i64 %s to ptr", m)
	case k < 90:
		p.line("call void @keep(ptr %s)", x)
	default:
		p.object()
	}
}

// access loads or stores, copies or calls.
func (p *program) access() {
	x, y := p.pick(), p.pick()
	if k := p.IntN(100); k >= 75 {
		id := p.next
		p.next++
		p.tell("call void @tell.enter(i64 %d)", id)
		switch {
		case k < 79:
			p.line("%s = call i32 @peek(ptr %s)", p.name("v"), x)
		case k < 83:
			p.line("call void @poke(ptr %s)", x)
		case k < 87:
			p.line("call void @move(ptr %s, ptr %s)", x, y)
		case k < 89:
			p.line("call void @look(ptr %s)", x)
		case k < 92:
			p.line("call void @through()")
		case k < 96:
			n := p.IntN(9)
			p.line("call void @llvm.memcpy.p0.p0.i64(ptr %s, ptr %s, i64 %d, i1 false)", x, y, n)
			p.tell("call void @tell.read(ptr %s, i64 %d)", y, n)
			p.tell("call void @tell.write(ptr %s, i64 %d)", x, n)
		default:
			p.line("call void @llvm.memset.p0.i64(ptr %s, i8 1, i64 %%round, i1 false)", x)
			p.tell("call void @tell.write(ptr %s, i64 %%round)", x)
		}
		p.tell("call void @tell.leave(i64 %d)", id)
		return
	}
	p.accessAt(x)
}

// accessAt loads from a pointer or stores to it.
func (p *program) accessAt(x string) {
	t := []string{"i8", "i16", "i32", "i64", "<4 x i8>", "[0 x i32]"}[p.IntN(6)]
	if p.chance(40) {
		p.line("%s = load %s, ptr %s, align 1", p.name("v"), t, x)
	} else {
		p.line("store %s zeroinitializer, ptr %s, align 1", t, x)
	}
	p.tell("call void @tell.access(i64 %d, ptr %s)", p.next, x)
	p.next++
}

func (p *program) some(n int) {
	for range 1 + p.IntN(n) {
		if p.chance(50) {
			p.pointer()
		} else {
			p.access()
		}
	}
}

// newProgram writes a function with a loop, and a branch in it.
func newProgram(seed uint64) *program {
	p := &program{Rand: rand.New(rand.NewPCG(seed, 11)), ids: map[string]int{}}
	both := func(text string) {
		p.plain.WriteString(text)
		p.told.WriteString(text)
	}
	both(helpers)
	both("define void @f(ptr noalias %n, ptr %p, ptr %q, ptr byval([96 x i8]) %b, i64 %i, i64 %j, i1 %c, i1 %d) {\nentry:\n  %round = add i64 0, 0\n")
	p.pointers = []string{"%n", "%p", "%q", "%p"}
	p.define("getelementptr i8, ptr %%b, i64 32")
	p.define("getelementptr i8, ptr @v, i64 32")
	p.define("getelementptr i8, ptr @w, i64 32")
	p.define("getelementptr i8, ptr @weak, i64 32")
	if p.chance(30) {
		p.pointers = append(p.pointers, "@inside")
	}
	for range 1 + p.IntN(2) {
		p.object()
	}
	for range 2 {
		s := p.name("slot")
		p.line("%s = alloca ptr", s)
		p.line("store ptr %s, ptr %s", p.pick(), s)
		p.slots = append(p.slots, s)
	}
	if p.chance(40) {
		p.slots = append(p.slots, "@list")
	}
	p.some(10)
	text := func() (string, string) { return p.plain.String(), p.told.String() }
	p.line("br label %%loop")
	before := p.pointers[:len(p.pointers):len(p.pointers)]

	// The phis take pointers of the loop that are made below: they are put in then.
	headPlain, headTold := text()
	p.plain.Reset()
	p.told.Reset()
	var phis []string
	for range 1 + p.IntN(3) {
		phis = append(phis, p.name("phi"))
	}
	for _, name := range phis {
		p.defined(name)
	}
	save := ""
	if p.chance(30) {
		save = p.name("stack")
		p.line("%s = call ptr @llvm.stacksave.p0()", save)
	}
	p.some(10)
	p.line("br i1 %%d, label %%then, label %%latch")
	scope := p.pointers[:len(p.pointers):len(p.pointers)]
	p.label("then")
	p.some(6)
	p.line("br label %%latch")
	p.pointers = scope
	p.label("latch")
	p.some(6)
	if save != "" && p.chance(70) {
		p.line("call void @llvm.stackrestore.p0(ptr %s)", save)
	}
	p.line("%%rounds.1 = add i64 %%rounds, 1")
	p.line("%%again = icmp ult i64 %%rounds.1, 4")
	p.line("br i1 %%again, label %%loop, label %%done")
	bodyPlain, bodyTold := strings.ReplaceAll(p.plain.String(), "%round,", "%rounds,"), strings.ReplaceAll(p.told.String(), "%round,", "%rounds,")
	p.plain.Reset()
	p.told.Reset()
	p.plain.WriteString(headPlain)
	p.told.WriteString(headTold)
	p.label("loop")
	p.line("%%rounds = phi i64 [ 0, %%entry ], [ %%rounds.1, %%latch ]")
	for _, name := range phis {
		p.line("%s = phi ptr [ %s, %%entry ], [ %s, %%latch ]", name, before[p.IntN(len(before))], p.pick())
	}
	p.plain.WriteString(bodyPlain)
	p.told.WriteString(bodyTold)
	p.label("done")
	p.some(8)
	both("  ret void\n}\n")
	return p
}
