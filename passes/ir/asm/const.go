package asm

import (
	"math/big"
	"strconv"
	"strings"

	"rewrite/passes/ir"
)

// value reads an operand of type t, whose type has been read.
func (p *parser) value(t *ir.Type) *ir.Value {
	switch p.tok {
	case tokLocalID:
		return p.localByNumber(uint32(p.num), t)
	case tokLocal:
		return p.localByName(t)
	case tokInt:
		return p.intConst(t)
	case tokGlobal, tokGlobalID:
		g := p.global()
		p.checkType(p.start, p.pos-p.start, g.Spelling(), g, t)
		p.next()
		return p.globalValue(g, t)
	case tokFloat:
		return p.floatConst(t)
	case tokWord:
		p.enter()
		v := p.wordConst(t)
		p.depth--
		return v
	case '[', '{', '<':
		p.enter()
		v := p.aggregate(t)
		p.depth--
		return v
	case '!':
		if t == ir.Metadata {
			return p.metadataValue()
		}
	}
	p.expected("a value of type " + t.String())
	return nil
}

// typedValue reads a type and a value of it.
func (p *parser) typedValue() *ir.Value {
	pos := p.start
	t := p.typ()
	if t == ir.Metadata {
		return p.metadataValue()
	}
	if !t.IsFirstClass() {
		p.failAt(pos, p.prev-pos, "a value cannot have type "+t.String(), "")
	}
	return p.value(t)
}

// constant reads a type and a constant of it.
func (p *parser) constant() *ir.Value {
	pos := p.start
	t := p.typ()
	if !t.IsFirstClass() {
		p.failAt(pos, p.prev-pos, "a constant cannot have type "+t.String(), "")
	}
	return p.constOf(t)
}

// constOf reads a constant of type t.
func (p *parser) constOf(t *ir.Type) *ir.Value {
	if p.tok == tokLocal || p.tok == tokLocalID {
		p.fail("expected a constant, found the local value " + p.text())
	}
	return p.value(t)
}

// checkType reports a reference to a global under another type than its own.
func (p *parser) checkType(pos, n int, name string, g *ir.Global, t *ir.Type) {
	if t.Kind != ir.PointerKind {
		p.failAt(pos, n, "'"+name+"' is the address of a global, thus a pointer, not "+article(t), "")
	}
	if g.Type == nil { // not defined yet: File.finish checks
		p.file.forwardTypes = append(p.file.forwardTypes, forwardType{g, t, pos, n})
		return
	}
	if g.Type != t {
		p.failAt(pos, n, "'"+name+"' is defined with type "+g.Type.String()+", not "+t.String(), "")
	}
}

func article(t *ir.Type) string { return "a value of type " + t.String() }

// global finds the global that the current token names. At the top level one
// may be named before it is defined.
func (p *parser) global() *ir.Global {
	name, number := "", -1
	if p.tok == tokGlobalID {
		number = int(p.num)
	} else if p.quoted {
		name = p.ident()
	} else {
		name = p.src[p.nameStart:p.nameEnd]
	}
	key := name
	if number >= 0 {
		key = "\x00" + strconv.Itoa(number)
	}
	if g := p.m.Lookup(key); g != nil {
		return g
	}
	if p.file.sealed {
		panic(&syntaxError{pos: p.start, n: p.pos - p.start, msg: "use of undefined value '" + clip(p.text()) + "'", global: name})
	}
	return p.file.forward(key, name, number, p.start, p.pos-p.start)
}

// globalValue interns the address of g.
func (p *parser) globalValue(g *ir.Global, t *ir.Type) *ir.Value {
	if p.fn != nil && g.Index < len(p.globalVals) && !g.Implicit {
		if v := p.globalVals[g.Index]; v != nil {
			return v
		}
		v := p.pool.Const(ir.Value{Op: ir.OpGlobal, Type: t, Aux: g})
		p.globalVals[g.Index] = v
		p.touched = append(p.touched, g.Index)
		return v
	}
	return p.pool.Const(ir.Value{Op: ir.OpGlobal, Type: t, Aux: g})
}

func (p *parser) intConst(t *ir.Type) *ir.Value {
	if t.Kind != ir.IntKind {
		if t.IsFloat() {
			p.failAt(p.start, p.pos-p.start, "an integer cannot stand for a value of type "+t.String(),
				"write "+p.text()+".0")
		}
		p.fail("an integer cannot stand for " + article(t))
	}
	s := p.src[p.start:p.pos]
	if len(s) < 19 { // fits in 63 bits
		neg, i, n := false, 0, uint64(0)
		if s[0] == '-' || s[0] == '+' {
			neg, i = s[0] == '-', 1
		}
		for ; i < len(s); i++ {
			d := s[i] - '0'
			if d > 9 {
				return p.bigInt(s, t)
			}
			n = n*10 + uint64(d)
		}
		if t.Bits <= 64 {
			if neg {
				n = -n
			}
			p.next()
			return p.pool.Int(t, n)
		}
	}
	return p.bigInt(s, t)
}

// bigInt reads any integer: decimal, u0x... or s0x... Like LLVM it is taken
// modulo 2^width.
func (p *parser) bigInt(s string, t *ir.Type) *ir.Value {
	var n big.Int
	if s[0] == 'u' || s[0] == 's' {
		n.SetString(s[3:], 16)
		if s[0] == 's' {
			// LLVM takes the number at the width of its highest bit, which so is its sign.
			if w := uint(n.BitLen()); w > 0 {
				n.Sub(&n, new(big.Int).Lsh(big.NewInt(1), w))
			}
		}
	} else {
		n.SetString(strings.TrimPrefix(s, "+"), 10)
	}
	p.next()
	return p.pool.BigInt(t, &n)
}

// wordConst reads a constant that begins with a word.
func (p *parser) wordConst(t *ir.Type) *ir.Value {
	w := p.text()
	leaf := func(op ir.Op, ok bool) *ir.Value {
		if !ok {
			p.fail("'" + w + "' cannot stand for " + article(t))
		}
		p.next()
		return p.pool.Leaf(op, t)
	}
	sized := t.Kind != ir.LabelKind && t.Kind != ir.MetadataKind
	switch w {
	case "true", "false":
		if t != ir.I1 {
			p.fail("'" + w + "' cannot stand for " + article(t))
		}
		p.next()
		n := uint64(0)
		if w == "true" {
			n = 1
		}
		return p.pool.Int(t, n)
	case "null":
		return leaf(ir.OpNull, t.IsPtr())
	case "poison":
		return leaf(ir.OpPoison, t.IsFirstClass() && t.Kind != ir.LabelKind && t.Kind != ir.MetadataKind)
	case "undef":
		return leaf(ir.OpUndef, sized && t.IsFirstClass())
	case "zeroinitializer":
		if t.Kind == ir.TargetKind && p.file.sealed {
			return leaf(ir.OpZero, true)
		}
		return leaf(ir.OpZero, sized && t.Kind != ir.TokenKind && !(t.Kind == ir.StructKind && t.Opaque && p.file.sealed))
	case "none":
		return leaf(ir.OpNone, t.Kind == ir.TokenKind || t.Kind == ir.TargetKind)
	case "c":
		return p.stringArray(t)
	case "splat":
		p.next()
		p.want('(')
		if !t.IsVector() {
			p.failAt(p.prev-1, 1, "'splat' cannot stand for "+article(t), "")
		}
		pos := p.start
		x := p.constant()
		if x.Type != t.Elem {
			p.failAt(pos, p.prev-pos, "the element has type "+x.Type.String()+", but the vector is "+t.String(), "")
		}
		p.want(')')
		return p.pool.Const(ir.Value{Op: ir.OpSplat, Type: t, Args: []*ir.Value{x}})
	case "asm":
		return p.inlineAsm(t)
	case "blockaddress":
		return p.blockAddress(t)
	case "dso_local_equivalent", "no_cfi":
		op := ir.OpDSOLocal
		if w == "no_cfi" {
			op = ir.OpNoCFI
		}
		p.next()
		if p.tok != tokGlobal && p.tok != tokGlobalID {
			p.expected("the name of a function")
		}
		g := p.global()
		p.checkType(p.start, p.pos-p.start, g.Spelling(), g, t)
		p.next()
		return p.pool.Const(ir.Value{Op: op, Type: t, Args: []*ir.Value{p.globalValue(g, t)}})
	case "ptrauth":
		p.next()
		p.want('(')
		args := []*ir.Value{p.constant()}
		for p.accept(',') {
			args = append(args, p.constant())
		}
		p.want(')')
		return p.pool.Const(ir.Value{Op: ir.OpPtrAuth, Type: t, Args: args})
	}
	if op := ir.OpByName(w); op.Is(ir.ConstExpr) || formerConstExprs[op] {
		return p.constExpr(op, t)
	}
	p.expectedOneOf("a value of type "+t.String(), constWords)
	return nil
}

func (p *parser) stringArray(t *ir.Type) *ir.Value {
	start := p.start
	p.next()
	if p.tok != tokString {
		p.expected("a string behind 'c'")
	}
	s := ir.UnescapeString(p.src[p.nameStart:p.nameEnd])
	if t.Kind != ir.ArrayKind || t.Elem != ir.I8 || t.Len != uint64(len(s)) {
		p.failAt(start, p.pos-start, "the string is of type ["+strconv.Itoa(len(s))+" x i8], but "+t.String()+" is expected", "")
	}
	p.next()
	return p.pool.Const(ir.Value{Op: ir.OpString, Type: t, Aux: ir.Bytes(s)})
}

// aggregate reads an array, struct or vector, element by element.
func (p *parser) aggregate(t *ir.Type) *ir.Value {
	start := p.start
	open := p.tok
	p.next()
	end, kind := tokenKind(']'), ir.ArrayKind
	switch {
	case open == '{':
		end, kind = '}', ir.StructKind
	case open == '<' && p.tok == '{':
		p.next()
		end, kind = '}', ir.StructKind
	case open == '<':
		end, kind = '>', ir.VectorKind
	}
	if t.Kind != kind || kind == ir.StructKind && t.Packed != (open == '<') {
		p.failAt(start, 1, "'"+string(rune(open))+"' cannot begin "+article(t), "")
	}
	mark := len(p.elems)
	for n := uint64(0); p.tok != end; n++ {
		pos := p.start
		e := p.constant()
		want := t.ElemAt(n)
		if want == nil {
			p.failAt(pos, p.prev-pos, "too many elements for "+t.String(), "")
		}
		if e.Type != want {
			p.failAt(pos, p.prev-pos, "element "+strconv.FormatUint(n, 10)+" is of type "+e.Type.String()+", but should be "+
				want.String(), "")
		}
		p.elems = append(p.elems, e)
		if !p.accept(',') {
			break
		}
	}
	if p.tok != end {
		p.expected("'" + string(rune(end)) + "'")
	}
	p.next()
	if kind == ir.StructKind && open == '<' {
		p.want('>')
	}
	elems := append([]*ir.Value(nil), p.elems[mark:]...)
	p.elems = p.elems[:mark]
	if uint64(len(elems)) != t.NumElems() {
		p.failAt(start, p.prev-start, strconv.Itoa(len(elems))+" elements are too few for "+t.String(), "")
	}
	if t.Scalable {
		p.failAt(start, p.prev-start, "a scalable vector cannot be written by its elements", "use splat or zeroinitializer")
	}
	return p.pool.Const(ir.Value{Op: ir.OpAggregate, Type: t, Args: elems})
}

func (p *parser) inlineAsm(t *ir.Type) *ir.Value {
	start := p.start
	p.next()
	if !t.IsPtr() {
		p.failAt(start, 3, "'asm' can only be called", "")
	}
	a := new(ir.InlineAsm)
	a.SideEffect = p.acceptWord("sideeffect")
	a.AlignStack = p.acceptWord("alignstack")
	a.IntelDialect = p.acceptWord("inteldialect")
	a.Unwind = p.acceptWord("unwind")
	a.Text = p.stringConst("the text of inline assembly")
	p.want(',')
	a.Constraints = p.stringConst("the constraints of inline assembly")
	return p.pool.Const(ir.Value{Op: ir.OpInlineAsm, Type: t, Aux: a})
}

func (p *parser) blockAddress(t *ir.Type) *ir.Value {
	p.next()
	p.want('(')
	if p.tok != tokGlobal && p.tok != tokGlobalID {
		p.expected("the name of a function")
	}
	g := p.global()
	gpos, gn := p.start, p.pos-p.start
	p.next()
	p.want(',')
	if p.tok != tokLocal && p.tok != tokLocalID {
		p.expected("the name of a block")
	}
	a := &ir.BlockAddr{Func: g}
	if p.fn != nil && p.fn.Global == g {
		a.Block = p.blockRef()
	} else {
		a.Label = p.text()
		p.file.addBlockAddr(a, p.start, p.pos-p.start, gpos, gn)
		p.next()
	}
	p.want(')')
	return p.pool.Const(ir.Value{Op: ir.OpBlockAddr, Type: t, Aux: a})
}

// formerConstExprs are the constant expressions of LLVM 15 to 20 that today's
// LLVM does not have any more: clang 15 to 18 print some of them even at -O1,
// such as zext (i1 icmp ne (ptr @f, ptr null) to i32).
var formerConstExprs = map[ir.Op]bool{
	ir.OpFNeg: true, ir.OpFAdd: true, ir.OpFSub: true, ir.OpFMul: true, ir.OpFDiv: true, ir.OpFRem: true,
	ir.OpMul: true, ir.OpUDiv: true, ir.OpSDiv: true, ir.OpURem: true, ir.OpSRem: true,
	ir.OpShl: true, ir.OpLShr: true, ir.OpAShr: true, ir.OpAnd: true, ir.OpOr: true,
	ir.OpZExt: true, ir.OpSExt: true, ir.OpFPTrunc: true, ir.OpFPExt: true,
	ir.OpFPToUI: true, ir.OpFPToSI: true, ir.OpUIToFP: true, ir.OpSIToFP: true,
	ir.OpICmp: true, ir.OpFCmp: true, ir.OpSelect: true,
}

// constExpr reads a constant expression: op flags (operands). t is nil if its
// type is not known beforehand.
func (p *parser) constExpr(op ir.Op, t *ir.Type) *ir.Value {
	start := p.start
	p.next()
	v := ir.Value{Op: op, Type: t}
	info := op.Info()
	v.Flags = p.flags(info.Flags)
	if op == ir.OpGEP {
		p.constGEP(&v, start)
	} else {
		if info.Form == ir.FormCompare {
			v.Pred = p.predicate(op)
		}
		p.want('(')
		v.Args = []*ir.Value{p.constant()}
		if info.Form == ir.FormCast {
			p.wantWord("to")
			pos := p.start
			if to := p.typ(); t == nil {
				v.Type, t = to, to
			} else if to != t {
				p.failAt(pos, p.prev-pos, "the expression is of type "+to.String()+", but "+t.String()+" is expected", "")
			}
		}
		for p.accept(',') {
			v.Args = append(v.Args, p.constant())
		}
		p.want(')')
		if len(v.Args) != info.Arity {
			p.failAt(start, p.prev-start, "'"+info.Name+"' takes "+strconv.Itoa(info.Arity)+" operands", "")
		}
	}
	bad := false
	switch {
	case info.Form == ir.FormUnary || op == ir.OpInsertElement:
		bad = v.Args[0].Type != t
	case info.Form == ir.FormBinary:
		bad = v.Args[0].Type != t || v.Args[1].Type != t
	case info.Form == ir.FormCompare:
		if v.Args[0].Type != v.Args[1].Type || t != p.boolLike(v.Args[0].Type) {
			p.failAt(start, p.prev-start, "'"+info.Name+"' compares two values of one type and gives i1 (or a vector of it)", "")
		}
	case op == ir.OpSelect:
		bad = v.Args[1].Type != t || v.Args[2].Type != t
	}
	if bad {
		p.failAt(start, p.prev-start, "the expression's operands should be of type "+t.String(), "")
	}
	return p.pool.Const(v)
}

func (p *parser) constGEP(v *ir.Value, start int) {
	var lo, hi *big.Int
	if p.acceptWord("inrange") {
		p.want('(')
		lo = p.bigLiteral()
		p.want(',')
		hi = p.bigLiteral()
		p.want(')')
	}
	v.Flags |= p.flags(v.Op.Info().Flags) // they may stand on either side of inrange
	p.want('(')
	elem := p.typ()
	v.Aux = elem
	if lo != nil {
		v.Aux = &ir.InRange{Elem: elem, Lo: *lo, Hi: *hi}
	}
	for p.accept(',') {
		if p.is("inrange") { // LLVM 18 and older mark one index
			if _, twice := v.Aux.(*ir.InRangeIndex); twice || lo != nil || len(v.Args) == 0 {
				p.fail("'inrange' marks one index at most")
			}
			v.Aux = &ir.InRangeIndex{Elem: elem, Index: len(v.Args) - 1}
			p.next()
		}
		v.Args = append(v.Args, p.constant())
	}
	p.want(')')
	if len(v.Args) > 0 && v.Type == nil {
		v.Type = v.Args[0].Type
	}
	if len(v.Args) == 0 || !v.Args[0].Type.Scalar().IsPtr() {
		p.failAt(start, p.prev-start, "the base of getelementptr should be a pointer", "")
	}
}

func (p *parser) bigLiteral() *big.Int {
	if p.tok != tokInt {
		p.expected("an integer")
	}
	n, ok := new(big.Int).SetString(p.text(), 10)
	if !ok {
		p.expected("a decimal integer")
	}
	p.next()
	return n
}
