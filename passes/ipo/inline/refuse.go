package inline

import (
	"strconv"
	"strings"

	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
)

// refusedDefinition tells why a function is inlined nowhere, by what stands in its head; "" if it may be.
func refusedDefinition(f *ir.Func) string {
	switch {
	case f.IsDecl():
		return "its body is not here"
	case len(f.Blocks) == 0:
		return "its body is not understood"
	case f.MayBeReplaced(): // of what is _odr or available_externally the body may stand for it, though nothing may be learnt from it about others
		return "another definition may take its place when programs are linked"
	case len(f.AddrTaken) > 0:
		return "the address of a block of it is taken"
	case f.Attrs.Has("optnone"):
		return "it is marked optnone"
	case f.Attrs.Has("naked"):
		return "it is marked naked"
	case f.Attrs.Has("presplitcoroutine"):
		return "it is a coroutine that is not split"
	case f.Attrs.Has("returns_twice"):
		return "it is marked returns_twice"
	}
	if f.Attrs.Has("aarch64_new_za") || f.Attrs.Has("aarch64_new_zt0") {
		return "it has a register of its own (ZA) that calls save"
	}
	for i := range f.Params {
		if i < len(f.ParamAttrs) {
			for _, name := range []string{"inalloca", "preallocated", "swifterror"} {
				if f.ParamAttrs[i].Has(name) {
					return "it has a parameter marked " + name
				}
			}
		}
	}
	return ""
}

// refusedInstruction tells why a function is not inlined that has an instruction; "" if it may be.
func refusedInstruction(v *ir.Value) string {
	switch v.Op {
	case ir.OpIndirectBr, ir.OpCallBr:
		return "it ends in " + v.Op.String()
	case ir.OpVAArg:
		return "it reads variable arguments"
	}
	for _, a := range v.Args {
		if namesBlock(a) {
			return "it has the address of a block"
		}
	}
	if !v.Op.IsCall() {
		return ""
	}
	c := v.Aux.(*ir.Call)
	sets := []*ir.AttrSet{c.FuncAttrs}
	if f := v.CalledFunc(); f != nil {
		sets = append(sets, f.Attrs)
	}
	for _, s := range sets {
		for _, name := range []string{"returns_twice", "noduplicate"} {
			if s.Has(name) {
				return "it has a call that is " + name
			}
		}
	}
	for _, b := range c.Bundles {
		if b.Tag == "convergencectrl" {
			return "its calls say by tokens with which threads they are done"
		}
	}
	if v.Flags&ir.MustTail != 0 && c.FuncType.VarArg {
		return "it passes on variable arguments (musttail)"
	}
	return ""
}

// namesBlock tells whether a constant has the address of a block in it.
func namesBlock(c *ir.Value) bool {
	if _, ok := c.Aux.(*ir.BlockAddr); ok {
		return true
	}
	if c.IsConst() {
		for _, a := range c.Args {
			if namesBlock(a) {
				return true
			}
		}
	}
	return false
}

// bound are intrinsics that mean the function that they stand in, besides those that tell of its frame.
var bound = [intrinsic.Num]bool{
	intrinsic.VaStart: true, intrinsic.VaEnd: true, intrinsic.VaCopy: true, intrinsic.InitTrampoline: true,
	intrinsic.CoroAwaitSuspendBool: true, intrinsic.CoroAwaitSuspendHandle: true, intrinsic.CoroAwaitSuspendVoid: true,
	intrinsic.EhSjljLsda: true, intrinsic.SehScopeBegin: true, intrinsic.SehScopeEnd: true, intrinsic.SehTryBegin: true, intrinsic.SehTryEnd: true,
	intrinsic.ExperimentalConvergenceLoop: true, intrinsic.ExperimentalDeoptimize: true,
	intrinsic.ExperimentalGcRelocate: true, intrinsic.ExperimentalGcStatepoint: true,
	intrinsic.ExperimentalPatchpoint: true, intrinsic.ExperimentalPatchpointVoid: true,
	intrinsic.WasmThrow: true, intrinsic.WasmRethrow: true,
}

// refusedIntrinsic tells why a function is not inlined that calls an intrinsic; "" if it may be. Of one that the table does not
// have its declaration must say that it does what it does and comes back: instructions of processors do.
func refusedIntrinsic(f *ir.Func) string {
	switch {
	case f.IsDebug():
		return ""
	case bound[f.Intrinsic] || f.Intrinsic.Has(intrinsic.Frame):
		return "it calls @" + f.Name
	case f.Intrinsic == intrinsic.None && !(f.Attrs.Has("nounwind") && f.Attrs.Has("willreturn")):
		return "it calls @" + f.Name + ", of which nothing is known"
	}
	return ""
}

// refusedCall tells why a call is not inlined, whatever it would leave; "" if it may be.
func (w *work) refusedCall(call *ir.Value, b *body, catcher *ir.Value) string {
	c, f := call.Aux.(*ir.Call), b.f
	switch {
	case f.Module.TypedPointers && (b.dynamic || len(b.statics) > 0):
		return "it has allocas, and pointers have types"
	case c.FuncType != f.FuncType:
		return "it is called as a function of another type"
	case c.CC != f.CC:
		return "it is called by another calling convention"
	case call.Op == ir.OpCallBr:
		return "it is called by callbr"
	case c.FuncAttrs.Has("noinline"):
		return "the call is marked noinline"
	case c.FuncAttrs.Has("noduplicate") || c.FuncAttrs.Has("returns_twice"):
		return "the call is marked noduplicate or returns_twice"
	case w.f.Attrs.Has("optnone") && !f.Attrs.Has("alwaysinline") && !c.FuncAttrs.Has("alwaysinline"):
		return "the caller is marked optnone"
	case w.f.Attrs.Has("naked"):
		return "the caller is marked naked"
	case f.GC != "" && f.GC != w.f.GC:
		return "its memory is managed by another garbage collector"
	case f.Personal != nil && w.personal != nil && f.Personal != w.personal:
		return "it handles exceptions by another personality"
	case b.padType != nil && w.padType != nil && b.padType != w.padType:
		return "what it lands on is of another type"
	case b.calls && call.Meta.Get("dbg") == "" && w.f.Meta.Get("dbg") != "" && f.Meta.Get("dbg") == "":
		return "the call has no location, and those in it must have one"
	case c.FuncAttrs.Has("strictfp") != f.Attrs.Has("strictfp") && f.Attrs.Has("strictfp"):
		return "the call is not marked strictfp"
	}
	for _, x := range c.Bundles {
		if x.Tag != "kcfi" && !(x.Tag == "funclet" && !b.calls && !b.funclets) {
			return "the call has operands of " + x.Tag
		}
	}
	if why := w.refusedArguments(call, b); why != "" {
		return why
	}
	if call.Flags&ir.MustTail != 0 && b.dynamic {
		return "a return must follow the call, and it allocates a variable amount"
	}
	if catcher != nil && unwinds(call, b) {
		switch {
		case b.musttail:
			return "it has calls that must be tail calls, and exceptions are caught here"
		case b.funclets, catcher.Op != ir.OpLandingPad:
			return "its exceptions are caught by a " + catcher.Op.String()
		case b.passes:
			return "exceptions may pass by its landing pads"
		}
	}
	return w.refusedAttributes(b)
}

// passed are attributes of parameters that say how an argument is passed.
var passed = []string{"byval", "sret", "inalloca", "preallocated", "byref", "swifterror", "nest"}

func (w *work) refusedArguments(call *ir.Value, b *body) string {
	c := call.Aux.(*ir.Call)
	for i := range b.f.Params {
		var declared *ir.AttrSet
		if i < len(b.f.ParamAttrs) {
			declared = b.f.ParamAttrs[i]
		}
		for _, name := range passed {
			x, at := c.ParamAttr(i).Get(name)
			y, here := declared.Get(name)
			if at != here || x.Type != y.Type {
				return "it is called with " + name + " otherwise than it is defined"
			}
			if name != "byval" || !here {
				continue
			}
			switch {
			case b.f.Module.TypedPointers:
				return "it has an argument by value, and pointers have types"
			case call.Flags&ir.MustTail != 0:
				return "a return must follow the call, and it has an argument by value"
			case w.layout() == nil:
				return "it has an argument by value, and the layout of data is not known"
			}
		}
	}
	return ""
}

// A rule tells what becomes of an attribute of functions that one of caller and callee has.
type rule uint8

const (
	same     rule = iota // both have it, or none: what is not in the table
	ignored              // it says nothing of the code, or the callee's code does what it says anyway
	demands              // a callee that has it needs a caller that has it
	promises             // a caller that has it needs a callee that has it
	special
)

// widest is how wide vectors are that a function passes, or means to have in one register; nothing is said of one that may have any.
const widest = "min-legal-vector-width"

// attributes are those of functions. What LLVM merges into the caller is refused here, but for widest, of which no code takes harm.
var attributes = map[string]rule{
	// Of calls of the function, of what it does, and how much is done for it.
	"alwaysinline": ignored, "inlinehint": ignored, "noinline": ignored, "optnone": ignored, "minsize": ignored, "optsize": ignored, "cold": ignored, "hot": ignored,
	"nounwind": ignored, "willreturn": ignored, "noreturn": ignored, "norecurse": ignored, "nofree": ignored, "nosync": ignored, "memory": ignored,
	"readnone": ignored, "readonly": ignored, "writeonly": ignored, "argmemonly": ignored, "inaccessiblememonly": ignored, "inaccessiblemem_or_argmemonly": ignored,
	"speculatable": ignored, "nocallback": ignored, "nomerge": ignored, "builtin": ignored, "nobuiltin": ignored, "noduplicate": ignored, "convergent": ignored,
	"nonlazybind": ignored, "uwtable": ignored, "allocsize": ignored, "allockind": ignored, "alloc-family": ignored, "jumptable": ignored,
	"naked": ignored, "presplitcoroutine": ignored, "returns_twice": ignored, "vscale_range": ignored, "thunk": ignored, "nodivergencesource": ignored,
	"coro_only_destroy_when_complete": ignored, "coro_elide_safe": ignored, "nooutline": ignored,
	// Of how code is made of the caller, which the callee's can take.
	"frame-pointer": ignored, "no-frame-pointer-elim": ignored, "no-frame-pointer-elim-non-leaf": ignored, "tune-cpu": ignored, "prefer-vector-width": ignored,
	"stack-protector-buffer-size": ignored, "no-trapping-math": ignored, "disable-tail-calls": ignored,
	// Of what LLVM's inliner is to reckon.
	"function-inline-cost": ignored, "function-inline-cost-multiplier": ignored, "function-inline-threshold": ignored,
	// Of operations in it.
	"null_pointer_is_valid": demands, "null-pointer-is-valid": demands, "noimplicitfloat": demands, "noredzone": demands,
	"speculative_load_hardening": demands, "no-jump-tables": demands,
	"no-nans-fp-math": promises, "no-infs-fp-math": promises, "no-signed-zeros-fp-math": promises, "unsafe-fp-math": promises,
	"approx-func-fp-math": promises, "less-precise-fpmad": promises,
	"ssp": special, "sspstrong": special, "sspreq": special, "mustprogress": special, "target-cpu": special, "target-features": special, widest: special,
	"denormal-fp-math": special, "denormal-fp-math-f32": special,
}

// attributeRule is the rule of an attribute.
func attributeRule(name string) rule {
	if r, ok := attributes[name]; ok {
		return r
	}
	if name == "no-builtins" || strings.HasPrefix(name, "no-builtin-") {
		return demands
	}
	return same
}

// eachAttr calls do for the attributes of a set, those in groups included; a string that is "false" counts as none.
func eachAttr(s *ir.AttrSet, do func(a ir.Attr)) {
	if s == nil {
		return
	}
	for _, a := range s.Attrs {
		switch {
		case a.Group != nil:
			eachAttr(a.Group.Set, do)
		case !a.Quoted || a.Value != "false":
			do(a)
		}
	}
}

// refusedAttributes tells why the code of a function cannot be in the caller by what the attributes of both say.
func (w *work) refusedAttributes(b *body) string {
	caller, callee := w.f.Attrs, b.f.Attrs
	why, ok := w.agrees[callee]
	if !ok {
		if w.agrees == nil {
			w.agrees = map[*ir.AttrSet]string{}
		}
		why = disagree(caller, callee)
		w.agrees[callee] = why
	}
	switch {
	case why != "":
	case caller.Has("mustprogress") && !callee.Has("mustprogress") && b.loops:
		why = "it may go round for ever, and the caller must not (mustprogress)"
	case guarded(callee) > guarded(caller) && (b.dynamic || len(b.statics) > 0):
		why = "its stack is guarded better than the caller's"
	case !suits(denormals(callee), denormals(caller)):
		why = "it takes denormal numbers otherwise than the caller"
	default:
		why = w.refusedTarget(b)
	}
	return why
}

// denormals are what operations of a function give for denormal results, and take for denormal operands, of others than float and of
// float (LangRef, "denormal-fp-math").
func denormals(s *ir.AttrSet) (modes [4]string) {
	text := ""
	for i, name := range []string{"denormal-fp-math", "denormal-fp-math-f32"} {
		if a, ok := s.Get(name); ok {
			text = a.Value
		}
		result, operand, two := strings.Cut(strings.Trim(text, `"`), ",")
		if !two {
			operand = result
		}
		modes[2*i], modes[2*i+1] = result, operand
	}
	for i, m := range modes {
		if m == "" {
			modes[i] = "ieee"
		}
	}
	return modes
}

// suits tells whether code that takes denormals in some way may be where they are taken in another: one that takes them as the
// processor is set to takes them as it is set to there.
func suits(callee, caller [4]string) bool {
	for i := range callee {
		if callee[i] != caller[i] && callee[i] != "dynamic" {
			return false
		}
	}
	return true
}

// disagree tells which attribute does not let the code of one function be in another.
func disagree(caller, callee *ir.AttrSet) (why string) {
	refuse := func(format string) {
		if why == "" {
			why = format
		}
	}
	if caller != callee {
		eachAttr(callee, func(a ir.Attr) {
			c, has := caller.Get(a.Name)
			has = has && (!c.Quoted || c.Value != "false")
			switch r := attributeRule(a.Name); {
			case r == demands && !has:
				refuse("it is marked " + a.Name + ", and the caller is not")
			case r == same && (!has || a.Value != c.Value):
				refuse("it is marked " + a.Name + " otherwise than the caller")
			}
		})
		eachAttr(caller, func(a ir.Attr) {
			c, has := callee.Get(a.Name)
			has = has && (!c.Quoted || c.Value != "false")
			switch r := attributeRule(a.Name); {
			case r == promises && !has:
				refuse("the caller is marked " + a.Name + ", and it is not")
			case r == same && !has:
				refuse("it is marked " + a.Name + " otherwise than the caller")
			}
		})
	}
	return why
}

// guarded is how well the stack of a function is guarded.
func guarded(s *ir.AttrSet) int {
	for i, name := range []string{"sspreq", "sspstrong", "ssp"} {
		if s.Has(name) {
			return 3 - i
		}
	}
	return 0
}

// widened are the attributes of a caller that has the vectors of a callee, too.
func widened(caller, callee *ir.AttrSet) *ir.AttrSet {
	needs, said := callee.Get(widest)
	switch {
	case !caller.Has(widest):
		return caller
	case !said:
		return caller.With(nil, widest)
	case number(callee, widest) > number(caller, widest):
		return caller.With([]ir.Attr{needs})
	}
	return caller
}

func number(s *ir.AttrSet, name string) uint64 {
	a, _ := s.Get(name)
	n, _ := strconv.ParseUint(a.Value, 10, 64)
	return n
}

// refusedTarget tells why code for the processor of the callee is none for that of the caller: it must have all that the callee
// uses. Where vectors are passed there must be no difference, as how that is done depends on it.
func (w *work) refusedTarget(b *body) string {
	get := func(f *ir.Func, name string) string { a, _ := f.Attrs.Get(name); return a.Value }
	if x, y := get(b.f, "target-cpu"), get(w.f, "target-cpu"); x != y {
		return "it is for another processor (target-cpu) than the caller"
	}
	x, y := get(b.f, "target-features"), get(w.f, "target-features")
	if x == y {
		return ""
	}
	arch := strings.Trim(w.f.Module.Find(ir.Triple), `"`)
	if !strings.HasPrefix(arch, "x86_64") && !strings.HasPrefix(arch, "i686") && !strings.HasPrefix(arch, "i386") && !strings.HasPrefix(arch, "amd64") || b.vectors {
		return "it is for a processor with other features (target-features) than the caller"
	}
	callee, caller := features(x), features(y)
	for name, on := range callee {
		if on && !caller[name] {
			return "it uses features of a processor (target-features) that the caller does not"
		}
	}
	for name, on := range caller {
		if off, said := callee[name]; !on && !(said && !off) {
			return "it may use features of a processor (target-features) that the caller does not"
		}
	}
	return ""
}

// features are the features of a processor that a list names, +with or -without.
func features(list string) map[string]bool {
	m := map[string]bool{}
	for _, x := range strings.Split(list, ",") {
		if len(x) > 1 {
			m[x[1:]] = x[0] == '+'
		}
	}
	return m
}
