package irgen

// This file throws and catches exceptions, by the Itanium C++ ABI. Some leave the function that others call.

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
