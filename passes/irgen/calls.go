package irgen

import (
	"fmt"
	"slices"
	"strings"
)

// This file makes functions that only their module calls, and that are given addresses of which they load: by value or not, ahead of what
// writes there or behind it, whenever they are called or on one way only, again for themselves; and functions that others call, which hand
// them variables of their own, parts of these, and what they were given. What is passed between functions is for passes on modules to see.
//
// How they are called: by name, through pointers in a table, chosen or passed, with variable arguments, in turn with another
// function, as a call in tail position that must be one. Exceptions are thrown and caught on the way, by the Itanium C++ ABI; some leave the function that others call.

// calling makes such functions.
type calling struct {
	*gen
	local   []local // made before
	body    strings.Builder
	n       int
	left    int      // instructions to make
	given   has      // what the function in work was given, for all blocks of it
	can     bool     // it may catch exceptions
	pad     bool     // it does
	throws  bool     // functions of the module throw some
	leaves  int      // functions whose address is taken
	partner []*local // function i is called by function i-1, and calls that in turn; nil for most
}

// A local is a function that only its module calls.
type local struct {
	name   string
	cc     string // in front of a type
	params []passed
	rest   bool // it takes variable arguments
}

// typed is what stands in front of its name in a call.
func (f *local) typed() string {
	if !f.rest {
		return f.cc + "i32"
	}
	var types []string
	for _, p := range f.params {
		types = append(types, p.llvm())
	}
	return f.cc + "i32 (" + strings.Join(types, ", ") + ", ...)"
}

// passed is how something is passed.
type passed uint8

const (
	aNumber  passed = iota // i32
	address                // of 16 bytes of numbers
	copied                 // the same by value
	indirect               // address of an address of such bytes
	code                   // a function
)

func (p passed) llvm() string {
	if p == aNumber {
		return "i32"
	}
	return "ptr"
}

// cells are how large what is pointed to is, in words of four bytes.
const cells = 4

// has is what is in scope.
type has struct {
	numbers, addresses, indirects, code []string
}

// with is the scope of a branch, which what comes behind it does not see.
func (h has) with() has {
	return has{slices.Clone(h.numbers), slices.Clone(h.addresses), slices.Clone(h.indirects), slices.Clone(h.code)}
}

// callFunctions makes local functions, and those that call them.
func (g *gen) callFunctions(funcs, size int) {
	c := &calling{gen: g, throws: g.chance(50), partner: make([]*local, 2*funcs)}
	c.table()
	for i := range 2 * funcs {
		c.localFunction(i, size/2)
	}
	for i := range funcs {
		c.caller(i, size)
	}
}

func (c *calling) line(format string, args ...any) { fmt.Fprintf(&c.body, "  "+format+"\n", args...) }

func (c *calling) define(format string, args ...any) string {
	c.n++
	name := fmt.Sprintf("%%v%d", c.n)
	c.line("%s = %s", name, fmt.Sprintf(format, args...))
	return name
}

func (c *calling) label() string {
	c.n++
	return fmt.Sprintf("b%d", c.n)
}

// begin starts a function.
func (c *calling) begin(size int) {
	c.body.Reset()
	c.n, c.left, c.pad, c.can = 0, 2+c.IntN(size), false, c.chance(pick(c.gen, 30, 60))
}

// finish writes a function.
func (c *calling) finish(head, result string) {
	c.line("ret i32 %s", result)
	personality := ""
	if c.pad {
		personality = "personality ptr @__gxx_personality_v0 "
		c.landing()
	}
	fmt.Fprintf(&c.out, "define %s %s{\nentry:\n%s}\n\n", head, personality, &c.body)
}

// local chooses what a function is given.
func (c *calling) newLocal(i int) *local {
	f := &local{name: fmt.Sprintf("l%d", i), params: []passed{aNumber}, rest: c.chance(12)}
	for range 1 + c.IntN(3) {
		f.params = append(f.params, pick(c.gen, address, address, address, copied, aNumber, indirect, code))
	}
	return f
}

// localFunction makes a function that only the module calls. Its first parameter is how often it may still call itself.
func (c *calling) localFunction(i, size int) {
	c.begin(size)
	f := c.partner[i]
	if f == nil {
		f = c.newLocal(i)
	}
	texts := []string{"i32 %n"}
	scope := has{numbers: []string{"%n"}}
	for k, p := range f.params[1:] {
		name := fmt.Sprintf("%%p%d", k)
		switch p {
		case aNumber:
			texts = append(texts, "i32 "+pick(c.gen, "", "", "noundef ")+name)
			scope.numbers = append(scope.numbers, name)
		case address:
			texts = append(texts, "ptr "+pick(c.gen, "", "", "", "dereferenceable(16) align 4 ", "noundef nonnull ", "nocapture ")+name)
			scope.addresses = append(scope.addresses, name)
		case copied:
			texts = append(texts, kindText(p)+name)
			scope.addresses = append(scope.addresses, name)
		case indirect:
			texts = append(texts, "ptr "+name)
			scope.indirects = append(scope.indirects, name)
		case code:
			texts = append(texts, "ptr "+name)
			scope.code = append(scope.code, name)
		}
	}
	c.given = scope.with()
	if f.rest {
		texts = append(texts, "...")
		c.variable(&scope)
	}
	mostly := c.chance(60) // it only reads
	c.statements(&scope, mostly, 0)
	var next *local
	if i%2 == 0 && i+1 < len(c.partner) && c.chance(25) {
		next = c.newLocal(i + 1)
		c.partner[i+1] = next
	}
	again := []*local{f}
	if next != nil {
		again = append(again, next)
	}
	if i%2 == 1 && c.partner[i] != nil {
		again = append(again, &c.local[i-1])
	}
	plain := true                       // the linkage does not matter yet for who calls it
	if len(again) > 1 || c.chance(35) { // it calls itself or the other one, less often each time
		more, done := c.label(), c.label()
		m := c.define("add i32 %%n, -1")
		t := c.define("icmp sgt i32 %%n, 0")
		c.line("br i1 %s, label %%%s, label %%%s", t, more, done)
		c.body.WriteString(more + ":\n")
		in := scope.with()
		to := again[len(again)-1]
		if c.chance(30) {
			to = f
		}
		plain = to != f
		args := []string{"i32 " + m}
		must := to == f && !f.rest && c.chance(15)
		for k, p := range to.params[1:] {
			if own := fmt.Sprintf("%%p%d", k); to == f && (must || c.chance(60)) {
				args = append(args, kindText(p)+own)
			} else {
				args = append(args, c.argument(p, &in))
			}
		}
		if must {
			c.line("ret i32 %s", c.define("musttail call i32 @%s(%s)", f.name, strings.Join(args, ", ")))
		} else {
			r := c.define("call %s @%s(%s)", to.typed(), to.name, strings.Join(c.more(to, args, &in), ", "))
			c.line("ret i32 %s", c.define("xor i32 %s, %s", r, pick(c.gen, in.numbers...)))
		}
		c.body.WriteString(done + ":\n")
		c.statements(&scope, mostly, 1)
	}
	head := strings.Join(texts, ", ")
	if body := c.body.String(); strings.Contains(body, "volatile") || strings.Contains(body, "call ") || strings.Contains(body, "invoke ") {
		head = strings.ReplaceAll(head, "nocapture ", "") // who watches a volatile access knows the address (LangRef, "Pointer Capture")
	}
	linkage := pick(c.gen, "internal", "internal", "internal", "internal", "private", "internal fastcc")
	if linkage == "internal fastcc" && (!plain || f.rest || next != nil || c.partner[i] != nil) {
		linkage = "internal" // it is called by the other convention
	}
	c.finish(fmt.Sprintf("%s i32 @%s(%s)", linkage, f.name, head), c.sum(&scope))
	if linkage == "internal fastcc" {
		f.cc = "fastcc "
	}
	c.local = append(c.local, *f)
}

// caller makes a function that others call, with variables of its own.
func (c *calling) caller(i, size int) {
	c.begin(size)
	scope := has{numbers: []string{"%n"}, addresses: []string{"%a", "%b", "@var", "@zero"}}
	c.given = scope.with()
	for range 1 + c.IntN(3) {
		slot := c.define("alloca [4 x i32]%s", pick(c.gen, "", ", align 16"))
		for k := range cells {
			if !c.chance(6) { // some are not initialized
				c.line("store i32 %s, ptr %s", c.number(&scope), c.offset(slot, 4*k))
			}
		}
		scope.addresses = append(scope.addresses, slot)
	}
	if c.chance(60) {
		box := c.define("alloca ptr")
		c.line("store ptr %s, ptr %s", pick(c.gen, scope.addresses...), box)
		scope.indirects = append(scope.indirects, box)
	}
	calls := 2 + c.IntN(4)
	for k := range calls {
		c.left += 3
		c.statements(&scope, false, 1)
		if k > 0 || c.chance(70) {
			scope.numbers = append(scope.numbers, c.call(pick(c.gen, c.local...), &scope))
		}
	}
	head := fmt.Sprintf("i32 @e%d(i32 %%n, ptr dereferenceable(16) align 4 %%a, ptr noundef dereferenceable(32) align 4 %%b)", i)
	c.finish(head, c.sum(&scope))
}

// sum combines what is in scope, so that little of it is dead.
func (c *calling) sum(s *has) string {
	r := s.numbers[0]
	for _, x := range s.numbers[1:] {
		if c.chance(70) {
			r = c.define("%s i32 %s, %s", pick(c.gen, "add", "xor", "sub"), r, x)
		}
	}
	return r
}

func (c *calling) number(s *has) string {
	if c.chance(30) {
		return fmt.Sprint(c.IntN(20) - 5)
	}
	return pick(c.gen, s.numbers...)
}

func (c *calling) offset(p string, off int) string {
	if off == 0 && c.chance(80) {
		return p
	}
	return c.define("getelementptr %si8, ptr %s, i64 %d", pick(c.gen, "", "inbounds "), p, off)
}

// statements makes some of a block, and branches in it.
func (c *calling) statements(s *has, reads bool, depth int) {
	for more := 1 + c.IntN(4); more > 0 && c.left > 0; more-- {
		c.left--
		switch k := c.IntN(100); {
		case k < 45 && len(s.addresses) > 0:
			s.numbers = append(s.numbers, c.load(pick(c.gen, s.addresses...)))
		case k < 52 && len(s.indirects) > 0:
			s.addresses = append(s.addresses, c.define("load ptr, ptr %s", pick(c.gen, s.indirects...)))
		case k < 62:
			s.numbers = append(s.numbers, c.define("%s i32 %s, %s", pick(c.gen, "add", "sub", "xor", "add nsw"), c.number(s), c.number(s)))
		case k < 72 && len(s.addresses) > 0 && !(reads && c.chance(80)):
			t := pick(c.gen, "i32", "i32", "i32", "i16")
			x := c.number(s)
			if t == "i16" {
				x = c.define("trunc i32 %s to i16", x)
			}
			c.line("store %s%s %s, ptr %s, align %d", pick(c.gen, "", "", "", "", "", "", "volatile "), t, x, c.offset(pick(c.gen, s.addresses...), 4*c.IntN(cells)), 1+c.IntN(2))
		case k < 75 && !(reads && c.chance(80)):
			c.declare("declare i32 @ext.i32(i32)")
			s.numbers = append(s.numbers, c.define("call i32 @ext.i32(i32 %s)", c.number(s)))
		case k < 82 && len(c.local) > 0:
			if f, ok := c.callee(); ok {
				s.numbers = append(s.numbers, c.call(f, s))
			}
		case k < 88 && c.chance(50):
			s.numbers = append(s.numbers, c.through(s))
		case k < 90 && c.throws:
			c.throw(s)
		case k < 92 && len(s.addresses) > 0:
			s.addresses = append(s.addresses, c.define("select i1 %s, ptr %s, ptr %s", c.define("icmp ne i32 %s, 0", c.number(s)), pick(c.gen, s.addresses...), pick(c.gen, s.addresses...)))
		case depth < 2:
			c.branch(s, reads, depth)
		}
	}
}

// branch makes one or two ways that meet.
func (c *calling) branch(s *has, reads bool, depth int) {
	yes, no, end := c.label(), c.label(), c.label()
	c.line("br i1 %s, label %%%s, label %%%s", c.define("icmp %s i32 %s, %s", pick(c.gen, "eq", "slt", "ugt"), c.number(s), c.number(s)), yes, no)
	var values, from [2]string
	for i, b := range []string{yes, no} {
		c.body.WriteString(b + ":\n")
		in := s.with()
		if i == 0 || c.chance(50) {
			c.statements(&in, reads, depth+1)
		}
		values[i], from[i] = c.number(&in), c.label()
		c.line("br label %%%s", from[i])
		c.body.WriteString(from[i] + ":\n")
		c.line("br label %%%s", end)
	}
	c.body.WriteString(end + ":\n")
	s.numbers = append(s.numbers, c.define("phi i32 [ %s, %%%s ], [ %s, %%%s ]", values[0], from[0], values[1], from[1]))
}

// load loads a number, of one type or another.
func (c *calling) load(p string) string {
	how := pick(c.gen, "", "", "", "", "", "", "", "", "", "volatile ")
	at := c.offset(p, 4*c.IntN(cells))
	switch c.IntN(12) {
	case 0:
		return c.define("zext i8 %s to i32", c.define("load %si8, ptr %s", how, at))
	case 1:
		return c.define("sext i16 %s to i32", c.define("load %si16, ptr %s, align 1", how, at))
	case 2:
		return c.define("trunc i64 %s to i32", c.define("load i64, ptr %s, align 4", p))
	case 3:
		return c.define("bitcast <2 x i16> %s to i32", c.define("load <2 x i16>, ptr %s, align 4", at))
	}
	return c.define("load %si32, ptr %s%s", how, at, pick(c.gen, "", ", align 4", ", align 1", ", align 2"))
}

// kindText is what stands in front of an argument.
func kindText(p passed) string {
	return [...]string{"i32 ", "ptr ", "ptr byval([4 x i32]) align 4 ", "ptr ", "ptr "}[p]
}

// argument makes one.
func (c *calling) argument(p passed, s *has) string {
	switch {
	case p == aNumber:
		return kindText(p) + c.number(s)
	case p == code:
		return kindText(p) + c.function(s)
	case p == indirect:
		if len(s.indirects) > 0 {
			return kindText(p) + pick(c.gen, s.indirects...)
		}
		box := c.define("alloca ptr")
		c.line("store ptr %s, ptr %s", c.object(s), box)
		return kindText(p) + box
	}
	return kindText(p) + c.object(s)
}

func (c *calling) object(s *has) string {
	if len(s.addresses) == 0 || c.chance(15) {
		return pick(c.gen, "@var", "@const", "@zero")
	}
	return pick(c.gen, s.addresses...)
}

// callee is a function made before that the function in work may call as often as it likes.
func (c *calling) callee() (f local, ok bool) {
	list := c.local
	if i := len(c.local); i%2 == 1 && i < len(c.partner) && c.partner[i] != nil {
		list = list[:i-1] // the last one calls this one
	}
	if len(list) == 0 {
		return local{}, false
	}
	return pick(c.gen, list...), true
}

// call makes a call of a local function.
func (c *calling) call(f local, s *has) string {
	args := []string{fmt.Sprintf("i32 %d", c.IntN(4))}
	for _, p := range f.params[1:] {
		args = append(args, c.argument(p, s))
	}
	return c.calls(f.typed(), "@"+f.name, c.more(&f, args, s))
}

// calls makes a call, now and then one that goes on elsewhere with exceptions.
func (c *calling) calls(typed, callee string, args []string) string {
	if c.can && c.chance(40) {
		c.pad = true
		next := c.label()
		r := c.define("invoke %s %s(%s) to label %%%s unwind label %%pad", typed, callee, strings.Join(args, ", "), next)
		c.body.WriteString(next + ":\n")
		return r
	}
	return c.define("%scall %s %s(%s)", pick(c.gen, "", "", "", "notail "), typed, callee, strings.Join(args, ", "))
}

// table makes a few small functions whose addresses are taken, and a table of them, which somebody may write to or not.
func (c *calling) table() {
	c.leaves = 2 + c.IntN(2)
	for i := range c.leaves {
		c.begin(4)
		scope := has{numbers: []string{"%x"}, addresses: []string{"@zero", "@const"}}
		c.can = false
		c.given = scope.with()
		c.left = 1 + c.IntN(4)
		c.statements(&scope, c.chance(70), 1)
		c.finish(fmt.Sprintf("internal i32 @leaf%d(i32 %%x)", i), c.sum(&scope))
	}
	fmt.Fprintf(&c.vars, "@table = %s [2 x ptr] [ptr @leaf%d, ptr @leaf%d]\n\n", pick(c.gen, "internal global", "internal global", "internal constant", "constant"), c.IntN(c.leaves), c.IntN(c.leaves))
}

// function is the address of a small function: one that is known, that was passed, from the table, or one of two.
func (c *calling) function(s *has) string {
	leaf := func() string { return fmt.Sprintf("@leaf%d", c.IntN(c.leaves)) }
	switch k := c.IntN(10); {
	case k < 4 && len(s.code) > 0:
		return pick(c.gen, s.code...)
	case k < 6:
		return c.define("load ptr, ptr %s", c.define("getelementptr [2 x ptr], ptr @table, i64 0, i64 %d", c.IntN(2)))
	case k < 8:
		f := c.define("select i1 %s, ptr %s, ptr %s", c.define("icmp slt i32 %s, 3", c.number(s)), leaf(), leaf())
		s.code = append(s.code, f)
		return f
	}
	return leaf()
}

// through makes a call through a pointer.
func (c *calling) through(s *has) string {
	if len(c.local) == 0 && !c.can && len(s.code) == 0 { // a leaf, which must not call leaves
		return s.numbers[0]
	}
	return c.calls("i32", c.function(s), []string{"i32 " + c.number(s)})
}

// What calls of functions with variable arguments pass by these: a number, an address of 16 bytes, a number.
var varied = []passed{aNumber, address, aNumber}

// more adds variable arguments to those of a call.
func (c *calling) more(f *local, args []string, s *has) []string {
	if f.rest {
		for _, p := range varied {
			args = append(args, c.argument(p, s))
		}
	}
	return args
}

// variable reads the first few variable arguments, or none.
func (c *calling) variable(s *has) {
	list := c.define("alloca [24 x i8], align 16")
	c.declare("declare void @llvm.va_start.p0(ptr)")
	c.declare("declare void @llvm.va_end.p0(ptr)")
	if c.chance(10) {
		return
	}
	c.line("call void @llvm.va_start.p0(ptr %s)", list)
	for _, p := range varied[:c.IntN(len(varied)+1)] {
		v := c.define("va_arg ptr %s, %s", list, p.llvm())
		if p == aNumber {
			s.numbers = append(s.numbers, v)
		} else {
			s.addresses = append(s.addresses, v)
		}
	}
	c.line("call void @llvm.va_end.p0(ptr %s)", list)
}

// runTime declares the run time's functions for exceptions.
func (c *calling) runTime() {
	c.declare("@_ZTIi = external constant ptr")
	c.declare("@_ZTIl = external constant ptr")
	c.declare("declare i32 @__gxx_personality_v0(...)")
	c.declare("declare ptr @__cxa_allocate_exception(i64)")
	c.declare("declare void @__cxa_throw(ptr, ptr, ptr) noreturn")
	c.declare("declare ptr @__cxa_begin_catch(ptr) nounwind")
	c.declare("declare void @__cxa_end_catch()")
	c.declare("declare i32 @llvm.eh.typeid.for.p0(ptr)")
}

// throw throws a number now and then.
func (c *calling) throw(s *has) {
	c.runTime()
	throw, on := c.label(), c.label()
	c.line("br i1 %s, label %%%s, label %%%s", c.define("icmp %s i32 %s, %s", pick(c.gen, "eq", "sgt", "ult"), c.number(s), c.number(s)), throw, on)
	c.body.WriteString(throw + ":\n")
	x := c.define("call ptr @__cxa_allocate_exception(i64 4)")
	c.line("store i32 %s, ptr %s", c.number(s), x)
	if len(s.addresses) > 0 && c.chance(50) { // what is written before is there where it is caught
		c.line("store i32 %s, ptr %s", c.number(s), pick(c.gen, s.addresses...))
	}
	c.line("call void @__cxa_throw(ptr %s, ptr @%s, ptr null)", x, pick(c.gen, "_ZTIi", "_ZTIi", "_ZTIl"))
	c.line("unreachable")
	c.body.WriteString(on + ":\n")
}

// landing is where a function goes on with exceptions: it catches all, or those of one type, or does something and lets them go on.
func (c *calling) landing() {
	c.runTime()
	s := c.given.with()
	c.left, c.can = 2, false
	c.body.WriteString("pad:\n")
	how := pick(c.gen, "catch ptr null", "catch ptr @_ZTIi", "cleanup", "cleanup catch ptr @_ZTIl")
	l := c.define("landingpad { ptr, i32 } %s", how)
	c.statements(&s, false, 2)
	if how == "cleanup" {
		c.line("resume { ptr, i32 } %s", l)
		return
	}
	if how != "catch ptr null" {
		caught, on := c.label(), c.label()
		typ := c.define("call i32 @llvm.eh.typeid.for.p0(ptr @%s)", how[len(how)-5:])
		c.line("br i1 %s, label %%%s, label %%%s", c.define("icmp eq i32 %s, %s", c.define("extractvalue { ptr, i32 } %s, 1", l), typ), caught, on)
		c.body.WriteString(on + ":\n")
		c.line("resume { ptr, i32 } %s", l)
		c.body.WriteString(caught + ":\n")
	}
	x := c.define("call ptr @__cxa_begin_catch(ptr %s)", c.define("extractvalue { ptr, i32 } %s, 0", l))
	s.numbers = append(s.numbers, c.define("load i32, ptr %s", x))
	c.line("call void @__cxa_end_catch()")
	c.line("ret i32 %s", c.sum(&s))
}
