package irgen

import (
	"fmt"
	"strings"

	"rewrite/passes/ir"
)

// This file makes functions that are mostly about memory: accesses of several sizes at
// offsets where they overlap, by addresses that are known or not; copies and fills; memory
// that lives for a while; pointers in memory; calls that see or change it.

// A place is memory that may be accessed by a pointer, from it on.
type place struct {
	ptr   string
	size  int
	align int
	write bool
	lasts bool // until the function returns
	typed bool // begins with an i32, a float and a double by !tbaa
}

// heavy makes such a function.
type heavy struct{ *fn }

// heavyGlobals are variables of modules about memory, and its types by !tbaa.
func (g *gen) heavyGlobals() {
	g.vars.WriteString("@array = global [64 x i8] zeroinitializer, align 16\n")
	g.vars.WriteString("@own = internal global [32 x i8] zeroinitializer, align 16\n")
	g.vars.WriteString("@fields = internal global { i32, float, double } zeroinitializer, align 16\n")
	g.vars.WriteString("@table = internal constant [8 x i32] [i32 3, i32 1, i32 -4, i32 1, i32 5, i32 9, i32 2, i32 6], align 16\n\n")
	g.meta = "!1 = !{}\n!2 = !{!\"root\"}\n!3 = !{!\"char\", !2, i64 0}\n!4 = !{!\"int\", !3, i64 0}\n!5 = !{!\"float\", !3, i64 0}\n!6 = !{!\"double\", !3, i64 0}\n" +
		"!7 = !{!\"fields\", !4, i64 0, !5, i64 4, !6, i64 8}\n!8 = !{!7, !4, i64 0}\n!9 = !{!7, !5, i64 4}\n!10 = !{!7, !6, i64 8}\n"
}

// params are pointers to 16 bytes; noalias says that a call would have to keep that.
func (h heavy) params() (text []string, types []*ir.Type, noalias bool) {
	for i := range 1 + h.IntN(3) {
		attr := "noundef nonnull align 4 dereferenceable(16)"
		if h.chance(25) {
			attr, noalias = "noalias "+attr, true
		}
		name := fmt.Sprintf("%%mem%d", i)
		text = append(text, fmt.Sprintf("ptr %s %s", attr, name))
		types = append(types, ir.Ptr)
		h.places = append(h.places, place{name, 16, 4, true, true, false})
	}
	return text, types, noalias
}

// begin makes what the entry block has: slots, and an array of pointers.
func (h heavy) begin() {
	if h.chance(60) {
		h.places = append(h.places, place{"@array", 64, 16, true, true, false}, place{"@own", 32, 16, true, true, false}, place{"@table", 32, 16, false, true, false})
	}
	if h.chance(30) {
		h.places = append(h.places, place{"@fields", 16, 16, true, true, true})
	}
	for range 1 + h.IntN(3) {
		p, size := h.name("%a"), pick(h.gen, 16, 16, 24, 32)
		h.line("%s = alloca [%d x i8], align 16", p, size)
		h.places = append(h.places, place{p, size, 16, true, true, false})
	}
	if h.chance(40) {
		p := h.name("%t")
		h.line("%s = alloca { i32, float, double }, align 16", p)
		h.places = append(h.places, place{p, 16, 16, true, true, true})
	}
	for range h.IntN(3) {
		p := h.name("%live")
		h.line("%s = alloca [16 x i8], align 16", p)
		h.spans = append(h.spans, p)
	}
	if h.chance(50) {
		h.pointers = h.name("%ps")
		h.line("%s = alloca [2 x ptr], align 8", h.pointers)
		for i := range 2 {
			h.line("store ptr %s, ptr %s, align 8", h.lasting().ptr, h.element(i))
		}
	}
	for _, p := range h.places {
		if strings.HasPrefix(p.ptr, "%a") && h.chance(70) {
			h.fill(p, p.size)
		}
	}
}

// element is the address of an element of the array of pointers.
func (h heavy) element(i int) string {
	if i == 0 {
		return h.pointers
	}
	q := h.name("%q")
	h.line("%s = getelementptr inbounds ptr, ptr %s, i64 %d", q, h.pointers, i)
	return q
}

// choose picks a place of so many bytes, mostly one of those made last.
func (h heavy) choose(size int, ok func(p place) bool) (place, bool) {
	var found []place
	for _, p := range h.places {
		if p.size >= size && ok(p) {
			found = append(found, p)
		}
	}
	if len(found) == 0 {
		return place{}, false
	}
	if len(found) > 4 && h.chance(50) {
		found = found[len(found)-4:]
	}
	return pick(h.gen, found...), true
}

func writable(p place) bool { return p.write }

func any1(place) bool { return true }

// lasting is memory that lasts, of 16 bytes that may be written.
func (h heavy) lasting() place {
	p, _ := h.choose(16, func(p place) bool { return p.write && p.lasts })
	return p
}

// within gives an address in a place from which on there are so many bytes: a new place.
func (h heavy) within(p place, size int) place {
	room := p.size - size
	switch k := h.IntN(100); {
	case room == 0 || k < 35:
		return p
	case k < 50: // by an index that is not known
		scale := pick(h.gen, 1, 2, 4, 8)
		count := 1
		for 2*count*scale <= room+scale {
			count *= 2
		}
		i := h.define(ir.I64, "and i64 %s, %d", h.index(), count-1)
		q := h.name("%q")
		h.line("%s = getelementptr %s%s, ptr %s, i64 %s", q, h.flags(ir.OpGEP), bytesType(scale), p.ptr, i)
		return place{q, size, min(p.align, scale), p.write, p.lasts, false}
	}
	off := 1 + h.IntN(room)
	if h.chance(70) {
		off = max(off/4*4, min(4, room))
	}
	q := h.name("%q")
	h.line("%s = getelementptr %si8, ptr %s, i64 %d", q, pick(h.gen, "inbounds ", "inbounds nuw ", "nuw ", ""), p.ptr, off)
	to := place{q, p.size - off, min(p.align, off&-off), p.write, p.lasts, false}
	h.places = append(h.places, to)
	return to
}

// either is one of two places, by a select.
func (h heavy) either() {
	p, ok := h.choose(8, any1)
	q, _ := h.choose(8, any1)
	if !ok || p.ptr == q.ptr {
		return
	}
	name := h.name("%q")
	h.line("%s = select i1 %s, ptr %s, ptr %s", name, h.condition(), p.ptr, q.ptr)
	h.places = append(h.places, place{name, min(p.size, q.size), min(p.align, q.align), p.write && q.write, p.lasts && q.lasts, false})
}

// instruction makes one about memory.
func (h heavy) instruction() {
	switch k := h.IntN(100); {
	case k < 26:
		h.load()
	case k < 52:
		h.store()
	case k < 58:
		h.again()
	case k < 63:
		if p, ok := h.choose(2, writable); ok {
			h.fill(h.within(p, 2), 2)
		}
	case k < 71:
		h.transfer()
	case k < 76:
		h.either()
	case k < 81:
		h.pointerSlot()
	case k < 84:
		h.ordered()
	case k < 88:
		h.field()
	case k < 91:
		h.array()
	case k < 94:
		h.whileAlive()
	default:
		h.see()
	}
}

// sized is a type of values in memory, and its bytes.
func (h heavy) sized() (*ir.Type, int) {
	switch h.IntN(12) {
	case 0:
		return h.gen.types.Vector(2, ir.I16, false), 4
	case 1:
		return h.gen.types.Vector(4, ir.I8, false), 4
	case 2:
		return ir.Float, 4
	case 3:
		return ir.Double, 8
	case 4:
		return h.gen.types.Int(24), 3
	}
	t := pick(h.gen, ir.I8, ir.I16, ir.I32, ir.I32, ir.I64)
	return t, int(t.Bits / 8)
}

func (h heavy) volatile() string {
	if h.chance(3) {
		return "volatile "
	}
	return ""
}

// alignment is one that holds for an access at a place.
func (h heavy) alignment(p place) int {
	if h.chance(50) {
		return min(p.align, 8)
	}
	return 1
}

func (h heavy) load() {
	t, n := h.sized()
	p, ok := h.choose(n, any1)
	if !ok {
		return
	}
	constant := p.ptr == "@table"
	p = h.within(p, n)
	meta := ""
	if constant && h.chance(50) {
		meta = ", !invariant.load !1"
	}
	h.define(t, "load %s%s, ptr %s, align %d%s", h.volatile(), t, p.ptr, h.alignment(p), meta)
	if h.chance(40) {
		h.show()
	}
}

func (h heavy) store() {
	t, n := h.sized()
	if p, ok := h.choose(n, writable); ok {
		v := h.operand(t)
		p = h.within(p, n)
		h.line("store %s%s %s, ptr %s, align %d", h.volatile(), t, v, p.ptr, h.alignment(p))
	}
}

// again stores what is there, or loads twice, with something between or not.
func (h heavy) again() {
	t, n := h.sized()
	p, ok := h.choose(n, writable)
	if !ok {
		return
	}
	p = h.within(p, n)
	v := h.define(t, "load %s, ptr %s, align 1", t, p.ptr)
	for range h.IntN(2) {
		h.store()
	}
	if h.chance(50) {
		h.line("store %s %s, ptr %s, align 1", t, v, p.ptr)
		return
	}
	h.define(t, "load %s, ptr %s, align 1", t, p.ptr)
	h.show()
}

// length is a number of bytes up to a bound, known or not.
func (h heavy) length(most int) string {
	if h.chance(75) {
		return fmt.Sprint(h.IntN(most + 1))
	}
	mask := 1
	for 2*mask+1 <= most {
		mask = 2*mask + 1
	}
	return h.define(ir.I64, "and i64 %s, %d", h.index(), mask)
}

// fill sets bytes, at least so many if that is what the place has.
func (h heavy) fill(p place, least int) {
	n := h.length(p.size)
	if least == p.size {
		n = fmt.Sprint(least)
	}
	b := fmt.Sprint(pick(h.gen, 0, 0, -1, h.IntN(256)-128))
	if h.chance(20) {
		b = h.operand(ir.I8)
	}
	h.declare("declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)")
	h.line("call void @llvm.memset.p0.i64(ptr %s, i8 %s, i64 %s, i1 false)", p.ptr, b, n)
}

// transfer copies from one place to another one.
func (h heavy) transfer() {
	from, ok := h.choose(4, any1)
	to, ok2 := h.choose(4, writable)
	if !ok || !ok2 {
		return
	}
	from, to = h.within(from, 4), h.within(to, 4)
	name := pick(h.gen, "memcpy", "memcpy", "memmove")
	if from.ptr == to.ptr {
		name = "memmove"
	}
	n := h.length(min(from.size, to.size))
	h.declare("declare void @llvm." + name + ".p0.p0.i64(ptr, ptr, i64, i1)")
	h.line("call void @llvm.%s.p0.p0.i64(ptr %s, ptr %s, i64 %s, i1 false)", name, to.ptr, from.ptr, n)
}

// pointerSlot stores an address in the array of pointers, or loads one.
func (h heavy) pointerSlot() {
	if h.pointers == "" {
		return
	}
	at := h.element(h.IntN(2))
	if h.chance(50) {
		h.line("store ptr %s, ptr %s, align 8", h.lasting().ptr, at)
		return
	}
	p := h.name("%q")
	h.line("%s = load ptr, ptr %s, align 8", p, at)
	h.places = append(h.places, place{p, 16, 1, true, true, false})
}

// ordered is an atomic access.
func (h heavy) ordered() {
	p, ok := h.choose(4, func(p place) bool { return p.write && p.align >= 4 })
	if !ok {
		return
	}
	switch h.IntN(5) {
	case 0:
		h.define(ir.I32, "load atomic i32, ptr %s %s, align 4", p.ptr, pick(h.gen, "unordered", "monotonic", "acquire", "seq_cst"))
	case 1:
		h.line("store atomic i32 %s, ptr %s %s, align 4", h.operand(ir.I32), p.ptr, pick(h.gen, "unordered", "monotonic", "release", "seq_cst"))
	case 2:
		h.define(ir.I32, "atomicrmw %s ptr %s, i32 %s %s", pick(h.gen, "add", "xchg", "umax"), p.ptr, h.operand(ir.I32), pick(h.gen, "monotonic", "acq_rel"))
	case 3:
		h.line("%s = cmpxchg ptr %s, i32 %s, i32 %s monotonic monotonic", h.name("%x"), p.ptr, h.operand(ir.I32), h.operand(ir.I32))
	default:
		h.line("fence %s", pick(h.gen, "acquire", "release", "seq_cst"))
	}
}

// field accesses a field of a struct with the type that it has in the source language.
func (h heavy) field() {
	p, ok := h.choose(16, func(p place) bool { return p.typed })
	if !ok {
		return
	}
	i := h.IntN(3)
	t, off := []*ir.Type{ir.I32, ir.Float, ir.Double}[i], []int{0, 4, 8}[i]
	q := p.ptr
	if off > 0 {
		q = h.name("%q")
		h.line("%s = getelementptr inbounds i8, ptr %s, i64 %d", q, p.ptr, off)
	}
	if h.chance(50) {
		h.line("store %s %s, ptr %s, align 4, !tbaa !%d", t, h.operand(t), q, 8+i)
		return
	}
	h.define(t, "load %s, ptr %s, align 4, !tbaa !%d", t, q, 8+i)
	if h.chance(50) {
		h.show()
	}
}

// array is a loop over elements of a place, which sets them, copies them from another
// one or sums them up, with an access beside that is the same in each round.
func (h heavy) array() {
	t := pick(h.gen, ir.I8, ir.I16, ir.I32)
	n := int(t.Bits / 8)
	to, ok := h.choose(2*n, writable)
	from, _ := h.choose(2*n, any1)
	beside, _ := h.choose(n, any1)
	if !ok {
		return
	}
	first, rounds := h.operand(t), 2+h.IntN(min(to.size, from.size)/n-1)
	header, exit, before := h.name("h"), h.name("x"), h.block
	i, next, sum, more := h.name("%i"), h.name("%n"), h.name("%s"), h.name("%t")
	h.line("br label %%%s", header)
	h.start(header)
	h.line("%s = phi i64 [ 0, %%%s ], [ %s, %%%s ]", i, before, next, header)
	h.line("%s = phi %s [ %s, %%%s ], [ %s, %%%s ]", sum, t, first, before, more, header)
	p, q, v, same := h.name("%q"), h.name("%q"), h.name("%v"), "0"
	if h.chance(50) {
		same = h.name("%v")
		h.line("%s = load %s, ptr %s, align 1", same, t, beside.ptr)
	}
	h.line("%s = getelementptr %s%s, ptr %s, i64 %s", p, pick(h.gen, "", "inbounds ", "nuw "), t, to.ptr, i)
	h.line("%s = getelementptr %s%s, ptr %s, i64 %s", q, pick(h.gen, "", "inbounds ", "nuw "), t, from.ptr, i)
	h.line("%s = load %s, ptr %s, align 1", v, t, q)
	h.line("store %s %s, ptr %s, align 1", t, pick(h.gen, v, same, sum), p)
	h.line("%s = add %s %s, %s", more, t, sum, pick(h.gen, v, same))
	h.line("%s = add nuw i64 %s, 1", next, i)
	c := h.name("%c")
	h.line("%s = icmp ult i64 %s, %d", c, next, rounds)
	h.line("br i1 %s, label %%%s, label %%%s", c, header, exit)
	h.start(exit)
	h.vals = append(h.vals, value{more, t})
}

// whileAlive makes memory that lives for some instructions: on the stack, or the heap.
func (h heavy) whileAlive() {
	var p, end string
	if len(h.spans) > 0 && h.chance(60) {
		p = h.spans[len(h.spans)-1]
		spans := h.spans
		h.spans = h.spans[:len(h.spans)-1] // not while it is alive
		defer func() { h.spans = spans }()
		h.declare("declare void @llvm.lifetime.start.p0(ptr)")
		h.declare("declare void @llvm.lifetime.end.p0(ptr)")
		h.line("call void @llvm.lifetime.start.p0(ptr %s)", p)
		end = fmt.Sprintf("call void @llvm.lifetime.end.p0(ptr %s)", p)
	} else {
		p = h.name("%heap")
		if h.chance(50) {
			h.declare("declare noalias ptr @malloc(i64) allockind(\"alloc,uninitialized\") allocsize(0) memory(inaccessiblemem: readwrite) nounwind willreturn")
			h.line("%s = call ptr @malloc(i64 16)", p)
		} else {
			h.declare("declare noalias ptr @calloc(i64, i64) allockind(\"alloc,zeroed\") allocsize(0,1) memory(inaccessiblemem: readwrite) nounwind willreturn")
			h.line("%s = call ptr @calloc(i64 2, i64 8)", p)
		}
		if h.chance(70) {
			h.declare("declare void @free(ptr allocptr captures(none)) allockind(\"free\") memory(argmem: readwrite, inaccessiblemem: readwrite) nounwind willreturn")
			end = fmt.Sprintf("call void @free(ptr %s)", p)
		}
	}
	h.scope(func() {
		h.places = append(h.places, place{p, 16, 16, true, false, false})
		if h.chance(60) {
			h.fill(h.places[len(h.places)-1], pick(h.gen, 2, 16))
		}
		for n := 2 + h.IntN(5); n > 0 && h.left > 0; n-- {
			h.left--
			h.instruction()
		}
	})
	if end != "" {
		h.line("%s", end)
	}
}

// seers are functions that are given an address, with what they do.
var seers = []string{
	"declare void @see(ptr)", "declare void @see(ptr)", "declare void @seen(ptr captures(none))", "declare void @put(ptr captures(none)) memory(argmem: readwrite) nounwind",
	"declare i32 @sum(ptr captures(none)) memory(read) nounwind willreturn", "declare i32 @look(ptr) memory(argmem: read) nounwind willreturn",
	"declare void @tick() memory(inaccessiblemem: readwrite) nounwind willreturn", "declare i32 @next()",
}

// see calls a function that is not here.
func (h heavy) see() {
	text := pick(h.gen, seers...)
	h.declare(text)
	result, name, _ := strings.Cut(strings.TrimPrefix(text, "declare "), " ")
	name, _, _ = strings.Cut(name, "(")
	arg := ""
	if strings.Contains(text, "(ptr") {
		p, ok := h.choose(1, func(p place) bool { return p.write || result == "i32" })
		if !ok {
			return
		}
		if h.pointers != "" && h.chance(10) {
			p.ptr = h.pointers
		}
		arg = "ptr " + p.ptr
	}
	if result == "void" {
		h.line("call void %s(%s)", name, arg)
		return
	}
	h.define(ir.I32, "call i32 %s(%s)", name, arg)
	if h.chance(50) {
		h.show()
	}
}
