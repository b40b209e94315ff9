package irgen

import "fmt"

// This file is about functions that are called otherwise than by their names, and with variable arguments.

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
