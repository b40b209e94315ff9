package irgen

import (
	"fmt"
	"strings"

	"rewrite/passes/ir"
)

// alloca makes memory of the function's own, with its first half initialised.
func (f *fn) alloca() {
	p := f.name("%a")
	f.line("%s = alloca [16 x i8], align 16", p)
	f.memory = append(f.memory, object{p, 16, true})
	if f.chance(80) {
		f.line("store i64 %d, ptr %s, align 8", int64(f.Uint64()), p)
	}
}

// makeSlots makes memory for single values, as a compiler does for variables.
// Not all of it is initialised on every path.
func (f *fn) makeSlots() {
	for range 1 + f.IntN(3) {
		t := pick(f.gen, f.types...)
		p := f.name("%slot")
		f.line("%s = alloca %s", p, t)
		f.slots = append(f.slots, value{p, t})
	}
	for _, s := range f.slots {
		if f.chance(60) {
			f.line("store %s %s, ptr %s", s.typ, f.operand(s.typ), s.name)
		}
	}
}

// slot loads or stores a variable.
func (f *fn) slot() {
	s := pick(f.gen, f.slots...)
	if f.chance(50) {
		f.line("store %s %s, ptr %s", s.typ, f.operand(s.typ), s.name)
		return
	}
	f.define(s.typ, "load %s, ptr %s", s.typ, s.name)
}

// pointer picks an object, one that can be written if so asked.
func (f *fn) pointer(write bool) object {
	var found []object
	for _, o := range f.memory {
		if o.write || !write {
			found = append(found, o)
		}
	}
	if len(found) == 0 {
		return object{"@var", 16, true}
	}
	return pick(f.gen, found...)
}

// size is how many bytes a type takes in memory.
func size(t *ir.Type) int {
	switch {
	case t == ir.Float:
		return 4
	case t == ir.Double:
		return 8
	}
	bits, n := int(t.Bits), 1
	for n*8 < bits {
		n *= 2
	}
	return n
}

// address gives a pointer to somewhere in an object where a type fits, and the
// alignment known of it.
func (f *fn) address(o object, t *ir.Type) (ptr string, align int) {
	n := size(t)
	off := f.IntN(o.size/n) * n
	switch {
	case off == 0 && f.chance(50):
		return o.ptr, 1
	case f.chance(20): // by an index that is not known
		i := f.define(ir.I64, "and i64 %s, %d", f.index(), o.size/n-1)
		p := f.name("%q")
		f.line("%s = getelementptr %s%s, ptr %s, i64 %s", p, f.flags(ir.OpGEP), bytesType(n), o.ptr, i)
		return p, 1
	}
	p := f.name("%q")
	f.line("%s = getelementptr %si8, ptr %s, i64 %d", p, pick(f.gen, "inbounds ", "inbounds nuw ", "nuw ", ""), o.ptr, off)
	return p, 1
}

func bytesType(n int) string { return fmt.Sprintf("[%d x i8]", n) }

// index is an i64 of some value in scope.
func (f *fn) index() string {
	t := f.ints[0]
	v := f.variable(t)
	switch {
	case t.Bits < 64:
		return f.define(ir.I64, "zext %s %s to i64", t, v)
	default:
		return v
	}
}

// access loads, stores, copies, or fills.
func (f *fn) access() {
	var scalars []*ir.Type
	for _, t := range f.types {
		if !t.IsVector() && t.Bits <= 64 && size(t) <= 8 {
			scalars = append(scalars, t)
		}
	}
	t := pick(f.gen, scalars...)
	volatile := ""
	if f.chance(8) {
		volatile = "volatile "
	}
	switch k := f.IntN(100); {
	case k < 45:
		p, align := f.address(f.pointer(false), t)
		meta := ""
		if t == ir.I8 && f.chance(15) {
			meta = ", !range !0"
		}
		f.define(t, "load %s%s, ptr %s, align %d%s", volatile, t, p, align, meta)
	case k < 85:
		o := f.pointer(true)
		v := f.operand(t)
		p, align := f.address(o, t)
		f.line("store %s%s %s, ptr %s, align %d", volatile, t, v, p, align)
	case k < 92:
		f.declare("declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)")
		f.line("call void @llvm.memset.p0.i64(ptr %s, i8 %d, i64 %d, i1 false)", f.pointer(true).ptr, f.IntN(256)-128, f.IntN(17))
	default:
		f.declare("declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)")
		from, to := f.pointer(false), f.pointer(true)
		if from.ptr == to.ptr {
			return
		}
		f.line("call void @llvm.memcpy.p0.p0.i64(ptr %s, ptr %s, i64 %d, i1 false)", to.ptr, from.ptr, f.IntN(17))
	}
}

// call calls a function made before, or one from outside: with effects, without
// any, or with a parameter that must be defined.
func (f *fn) call() {
	t := pick(f.gen, f.types...)
	name := mangle(t)
	switch k := f.IntN(100); {
	case k < 35 && len(f.callees) > 0 && f.trips <= 16:
		c := pick(f.gen, f.callees...)
		var args []string
		for _, p := range c.params {
			args = append(args, p.String()+" "+f.foreign(p))
		}
		if c.result == ir.Void {
			f.line("call void @%s(%s)", c.name, strings.Join(args, ", "))
			return
		}
		// of a type that this function may not have in play
		f.define(c.result, "call %s @%s(%s)", c.result, c.name, strings.Join(args, ", "))
	case k < 55:
		f.declare(fmt.Sprintf("declare %s @pure.%s(%s) memory(none) nounwind willreturn", t, name, t))
		f.define(t, "call %s @pure.%s(%s %s)", t, name, t, f.operand(t))
	case k < 75:
		f.declare(fmt.Sprintf("declare %s @ext.%s(%s)", t, name, t))
		f.define(t, "call %s @ext.%s(%s %s)", t, name, t, f.operand(t))
	case k < 85:
		f.declare(fmt.Sprintf("declare void @use.%s(%s noundef)", name, t))
		f.line("call void @use.%s(%s %s)", name, t, f.variable(t))
	case k < 88:
		f.declare("declare void @llvm.assume(i1)")
		f.line("call void @llvm.assume(i1 %s)", f.compare())
	default:
		f.declare("declare i32 @look(ptr) memory(argmem: read) nounwind willreturn")
		f.define(ir.I32, "call i32 @look(ptr %s)", f.pointer(false).ptr)
	}
}

// foreign is an argument of any type: one that this function has in play, or a constant.
func (f *fn) foreign(t *ir.Type) string {
	if t.IsPtr() || f.has(t) {
		return f.operand(t)
	}
	return f.constant(t)
}

// show makes the value made last visible to the outside, so that not all that
// is made is dead.
func (f *fn) show() {
	v := f.vals[len(f.vals)-1]
	name := mangle(v.typ)
	f.declare(fmt.Sprintf("declare void @show.%s(%s)", name, v.typ))
	f.line("call void @show.%s(%s %s)", name, v.typ, v.name)
}

// mangle makes a type a part of a name.
func mangle(t *ir.Type) string {
	return strings.NewReplacer("<", "", ">", "", " ", "").Replace(t.String())
}
