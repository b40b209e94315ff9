package verify

import (
	"strconv"
	"strings"

	"rewrite/passes/ir"
)

// call checks a call, invoke or callbr.
func (c *verifier) call(v *ir.Value) {
	call := v.Aux.(*ir.Call)
	ft, callee := call.FuncType, v.Callee()
	if ft.Kind != ir.FuncKind {
		c.bad(v, "calls something of type %s", ft)
		return
	}
	if callee.Type.Kind != ir.PointerKind || callee.Type.Elem != nil && callee.Type.Elem != ft {
		c.bad(v, "the callee has type %s, not a pointer to a function %s", callee.Type, ft)
	}
	if call.CC.Has(ir.NoCall) {
		c.bad(v, "functions of calling convention %s cannot be called", call.CC)
	}
	args := v.CallArgs()
	if n := len(ft.Fields); len(args) < n || len(args) > n && !ft.VarArg {
		c.bad(v, "has %s, but the function type is %s", count(len(args), "argument", "arguments"), ft)
		return
	}
	for i, t := range ft.Fields {
		if args[i].Type != t {
			c.bad(v, "argument %d has type %s, not %s", i+1, args[i].Type, t)
		}
	}
	if v.Type != ft.Elem {
		c.bad(v, "the result has type %s, not %s", v.Type, ft.Elem)
	}
	c.attrs(v, call.RetAttrs, v.Type, "the result")
	for i, a := range call.ParamAttrs {
		if a != nil && i < len(args) {
			c.attrs(v, a, args[i].Type, "argument "+strconv.Itoa(i+1))
			c.callAttrs(v, a, i)
		}
	}
	c.bundles(v, call)
	var intrinsic *ir.Global
	if g := callee.AsGlobal(); g != nil && g.Kind == ir.Function && g.IsIntrinsic() {
		intrinsic = g
	}
	switch {
	case intrinsic != nil:
		c.intrinsic(v, intrinsic, args)
	case callee.Op == ir.OpInlineAsm:
		c.inlineAsm(v, callee.Aux.(*ir.InlineAsm), args)
	case onlyForIntrinsics(v.Type):
		c.bad(v, "only intrinsics return type %s", v.Type)
	}
	for _, t := range ft.Fields {
		if intrinsic == nil && (t == ir.Token || t == ir.Metadata) {
			c.bad(v, "only intrinsics have parameters of type %s", t)
		}
	}
	if v.Op == ir.OpCallBr && callee.Op != ir.OpInlineAsm && intrinsic == nil {
		c.bad(v, "only inline assembly and intrinsics can jump to labels")
	}
	if v.Flags&ir.MustTail != 0 {
		c.mustTail(v, call)
	}
}

// callAttrs checks the attributes of argument i that say something about the operand.
func (c *verifier) callAttrs(v *ir.Value, a *ir.AttrSet, i int) {
	arg := v.Args[1+i]
	if a.Has("swifterror") {
		ok := arg.Op == ir.OpAlloca && arg.Flags&ir.SwiftError != 0 ||
			arg.Op == ir.OpParam && c.paramAttr(int(arg.Bits)).Has("swifterror")
		if !ok {
			c.bad(v, "argument %d is swifterror, but no swifterror variable or parameter", i+1)
		}
	}
	if n := len(v.Aux.(*ir.Call).FuncType.Fields); i >= n && a.Has("sret") {
		c.bad(v, "a variable argument cannot be sret")
	}
}

func (c *verifier) paramAttr(i int) *ir.AttrSet {
	if i < len(c.f.ParamAttrs) {
		return c.f.ParamAttrs[i]
	}
	return nil
}

// attrFits tells by name which types an attribute of a parameter or result can
// stand on; others stand on all types.
var attrFits = func() map[string]func(a *ir.Attr, t *ir.Type) bool {
	isPtr := func(_ *ir.Attr, t *ir.Type) bool { return t.Kind == ir.PointerKind }
	isInt := func(_ *ir.Attr, t *ir.Type) bool { return t.Kind == ir.IntKind }
	m := map[string]func(a *ir.Attr, t *ir.Type) bool{
		"signext": isInt, "zeroext": isInt, "allocalign": isInt,
		"align": func(a *ir.Attr, t *ir.Type) bool {
			n, err := strconv.ParseUint(a.Value, 10, 64)
			return t.Scalar().Kind == ir.PointerKind && (err != nil || n != 0 && n&(n-1) == 0 && n <= maxAlign)
		},
		"noundef": func(_ *ir.Attr, t *ir.Type) bool { return t.Kind != ir.VoidKind },
		"range": func(a *ir.Attr, t *ir.Type) bool {
			width, _, _ := strings.Cut(a.Value, " ")
			return t.Scalar().Kind == ir.IntKind && t.Scalar().String() == strings.TrimLeft(width, "(")
		},
		"nofpclass": func(_ *ir.Attr, t *ir.Type) bool { return isFloatingMath(t) },
	}
	for _, name := range strings.Fields(`noalias readonly readnone nonnull dereferenceable dereferenceable_or_null
		captures nocapture nest byval sret inalloca preallocated byref swifterror elementtype writable initializes
		dead_on_unwind dead_on_return allocptr`) {
		m[name] = isPtr
	}
	return m
}()

// attrs checks that attributes stand on a type that they can stand on.
func (c *verifier) attrs(v *ir.Value, set *ir.AttrSet, t *ir.Type, what string) {
	if set == nil {
		return
	}
	for i := range set.Attrs {
		a := &set.Attrs[i]
		if fits := attrFits[a.Name]; fits != nil && !a.Quoted && !fits(a, t) {
			c.bad(v, "%s of type %s cannot have the attribute %s", what, t, a.Name)
		}
	}
}

// bundleRule says how many operands a bundle has that LLVM knows, and what
// operand i is; a call has at most one of each.
type bundleRule struct {
	n  int // -1: any
	is func(v *ir.Value, i int) bool
}

var bundleRules = func() map[string]bundleRule {
	constInt := func(v *ir.Value, t *ir.Type) bool { return v.Type == t && (v.Op == ir.OpInt || v.Op == ir.OpZero) }
	token := func(v *ir.Value, _ int) bool { return v.Type.Kind == ir.TokenKind }
	return map[string]bundleRule{
		"deopt":           {n: -1},
		"gc-transition":   {n: -1},
		"gc-live":         {n: -1},
		"funclet":         {1, func(v *ir.Value, _ int) bool { return v.Op == ir.OpCatchPad || v.Op == ir.OpCleanupPad }},
		"cfguardtarget":   {n: 1},
		"kcfi":            {1, func(v *ir.Value, _ int) bool { return constInt(v, ir.I32) }},
		"preallocated":    {1, token},
		"convergencectrl": {1, token},
		"ptrauth": {2, func(v *ir.Value, i int) bool {
			return i == 0 && constInt(v, ir.I32) || i == 1 && v.Type == ir.I64
		}},
		"clang.arc.attachedcall": {-1, func(v *ir.Value, _ int) bool { return v.Op == ir.OpGlobal }},
	}
}()

func (c *verifier) bundles(v *ir.Value, call *ir.Call) {
	at := len(v.Args) - numBundleArgs(call)
	for i, b := range call.Bundles {
		operands := v.Args[at : at+b.N]
		at += b.N
		rule, known := bundleRules[b.Tag]
		if !known {
			continue
		}
		for _, before := range call.Bundles[:i] {
			if before.Tag == b.Tag {
				c.bad(v, "has two bundles %q", b.Tag)
			}
		}
		if rule.n >= 0 && rule.n != b.N {
			c.bad(v, "the bundle %q needs %s", b.Tag, count(rule.n, "operand", "operands"))
		} else if rule.is != nil {
			for j, x := range operands {
				if !rule.is(x, j) {
					c.bad(v, "%s is no operand for the bundle %q", c.name(x), b.Tag)
				}
			}
		}
	}
}

// attachedCall tells whether operand i of a call stands in a bundle that names
// an Objective-C runtime function, which may be an intrinsic.
func attachedCall(v *ir.Value, i int) bool {
	call := v.Aux.(*ir.Call)
	at := len(v.Args) - numBundleArgs(call)
	for _, b := range call.Bundles {
		if at <= i && i < at+b.N {
			return b.Tag == "clang.arc.attachedcall"
		}
		at += b.N
	}
	return false
}

// inlineAsm checks the operands of inline assembly against its constraints: a
// comma-separated list of outputs (=), inputs, clobbers (~) and labels (!).
// Indirect ones (*) are addresses, for outputs too, and state what they point to.
func (c *verifier) inlineAsm(v *ir.Value, asm *ir.InlineAsm, args []*ir.Value) {
	call := v.Aux.(*ir.Call)
	outputs, inputs, labels := 0, 0, 0
	for _, s := range splitConstraints(asm.Constraints) {
		if s == "" || s[0] == '~' {
			continue
		}
		indirect := false
		switch s[0] {
		case '!':
			labels++
			continue
		case '=':
			indirect = strings.HasPrefix(strings.TrimLeft(s, "=&"), "*")
			if !indirect {
				outputs++
				continue
			}
		default:
			indirect = s[0] == '*'
			if n, err := strconv.Atoi(s); err == nil && n >= outputs {
				c.bad(v, "constraint %s of the assembly names no output", s)
			}
		}
		if inputs < len(args) {
			stated := call.ParamAttr(inputs).Has("elementtype")
			switch {
			case indirect && args[inputs].Type.Kind != ir.PointerKind:
				c.bad(v, "operand %d of the assembly is indirect, so it must be a pointer, not %s", inputs+1, args[inputs].Type)
			case indirect && args[inputs].Type.Elem == nil && !stated:
				c.bad(v, "operand %d of the assembly is indirect, so it needs elementtype", inputs+1)
			case !indirect && stated:
				c.bad(v, "operand %d of the assembly is not indirect, so it cannot have elementtype", inputs+1)
			}
		}
		inputs++
	}
	if inputs != len(args) {
		c.bad(v, "the assembly has %s, but %s", count(inputs, "input", "inputs"), count(len(args), "argument is given", "arguments are given"))
	}
	r := v.Type
	switch {
	case outputs == 0 && r != ir.Void, outputs == 1 && r.Kind == ir.StructKind,
		outputs > 1 && (r.Kind != ir.StructKind || len(r.Fields) != outputs):
		c.bad(v, "the assembly has %s, but the result is %s", count(outputs, "output", "outputs"), r)
	}
	if c.typedPointers() { // LLVM 14 passes labels as addresses of blocks
		for _, a := range args {
			if v.Op == ir.OpCallBr && a.Op == ir.OpBlockAddr {
				labels++
			}
		}
	}
	switch {
	case v.Op == ir.OpCallBr && labels != call.NumIndirect && !v.Args[0].Type.IsTypedPtr():
		// LLVM 14 hands the labels over as arguments, by blockaddress
		c.bad(v, "the assembly has %s, but %s", count(labels, "label", "labels"), count(call.NumIndirect, "is given", "are given"))
	case v.Op == ir.OpCallBr && asm.Unwind:
		c.bad(v, "assembly that jumps to labels cannot unwind")
	case v.Op != ir.OpCallBr && labels > 0:
		c.bad(v, "only a callbr can give labels to assembly")
	}
}

func (c *verifier) typedPointers() bool {
	return c.f.Global != nil && c.f.Module != nil && c.f.Module.TypedPointers
}

// splitConstraints splits at commas outside of braces.
func splitConstraints(s string) []string {
	if s == "" {
		return nil
	}
	var list []string
	depth, start := 0, 0
	for i := 0; i < len(s); i++ {
		switch s[i] {
		case '{':
			depth++
		case '}':
			depth--
		case ',':
			if depth == 0 {
				list = append(list, s[start:i])
				start = i + 1
			}
		}
	}
	return append(list, s[start:])
}

// congruent tells whether a value of one type can be handed on as the other
// without code: they are equal, or pointers into one address space.
func congruent(a, b *ir.Type) bool {
	return a == b || a.Kind == ir.PointerKind && b.Kind == ir.PointerKind && a.Bits == b.Bits
}

// abiAttrs are the parameter attributes that decide how an argument is passed.
var abiAttrs = []string{"sret", "byval", "inalloca", "inreg", "swiftself", "swiftasync", "swifterror", "preallocated", "byref"}

// mustTail checks that the call can be made a jump: caller and callee are of
// one kind, and nothing but the return of the result follows.
func (c *verifier) mustTail(v *ir.Value, call *ir.Call) {
	ft, own := call.FuncType, c.f.FuncType
	if v.Callee().Op == ir.OpInlineAsm {
		c.bad(v, "inline assembly cannot be called by musttail")
		return
	}
	if ft.VarArg != own.VarArg {
		c.bad(v, "musttail needs a caller and a callee that are both variadic or both not")
	}
	if !congruent(ft.Elem, own.Elem) {
		c.bad(v, "musttail needs the caller's result type %s, not %s", own.Elem, ft.Elem)
	}
	if call.CC != c.f.CC {
		c.bad(v, "musttail needs the caller's calling convention")
	}

	b := v.Block
	i := b.IndexOf(v) + 1
	result := v
	if i < len(b.Instrs) && b.Instrs[i].Op == ir.OpBitCast {
		if b.Instrs[i].Args[0] != v {
			c.bad(v, "between a musttail call and its ret only a bitcast of its result may stand")
		}
		result = b.Instrs[i]
		i++
	}
	if i >= len(b.Instrs) || b.Instrs[i].Op != ir.OpRet {
		c.bad(v, "a ret must follow the musttail call")
	} else if ret := b.Instrs[i]; len(ret.Args) > 0 && ret.Args[0] != result && ret.Args[0].Op != ir.OpUndef && ret.Args[0].Op != ir.OpPoison {
		c.bad(v, "the ret behind the musttail call must return its result")
	}

	if call.CC == "tailcc" || call.CC == "swifttailcc" {
		for _, name := range []string{"inalloca", "inreg", "swifterror", "preallocated", "byref"} {
			for i := range own.Fields {
				if c.paramAttr(i).Has(name) {
					c.bad(v, "musttail with %s does not go with parameters that are %s", call.CC, name)
				}
			}
			for i := range ft.Fields {
				if call.ParamAttr(i).Has(name) {
					c.bad(v, "musttail with %s does not go with arguments that are %s", call.CC, name)
				}
			}
		}
		if ft.VarArg {
			c.bad(v, "musttail with %s does not go with variable arguments", call.CC)
		}
		return
	}
	if g := v.Callee().AsGlobal(); g == nil || !g.IsIntrinsic() {
		if len(ft.Fields) != len(own.Fields) {
			c.bad(v, "musttail needs as many parameters as the caller has: %d, not %d", len(own.Fields), len(ft.Fields))
			return
		}
		for i := range ft.Fields {
			if !congruent(ft.Fields[i], own.Fields[i]) {
				c.bad(v, "musttail needs the caller's parameter types: parameter %d is %s, not %s", i+1, own.Fields[i], ft.Fields[i])
			}
		}
	}
	for i := range ft.Fields {
		theirs, ours := call.ParamAttr(i), c.paramAttr(i)
		for _, name := range abiAttrs {
			if a, b := abiAttr(theirs, name), abiAttr(ours, name); a != b {
				c.bad(v, "musttail needs argument %d to be passed like the caller's parameter: %s differs", i+1, name)
			}
		}
	}
}

// abiAttr is what a set says about an attribute, its type and, where memory is
// passed, the alignment included.
func abiAttr(s *ir.AttrSet, name string) string {
	a, ok := s.Get(name)
	if !ok {
		return ""
	}
	text := name + a.Value
	if a.Type != nil {
		text += a.Type.String()
	}
	if name == "byval" || name == "byref" {
		align, _ := s.Get("align")
		text += " align " + align.Value
	}
	return text
}

func numBundleArgs(call *ir.Call) int {
	n := 0
	for _, b := range call.Bundles {
		n += b.N
	}
	return n
}
