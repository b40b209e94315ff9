package asm

import (
	"strconv"
	"strings"

	"rewrite/passes/ir"
)

// maxNesting bounds how deep types and constants may nest: far more than any
// producer writes, far less than what would overflow the stack.
const maxNesting = 10_000

func (p *parser) enter() {
	if p.depth++; p.depth > maxNesting {
		p.fail("nested more than " + strconv.Itoa(maxNesting) + " deep")
	}
}

// typ reads a type. Function types are types too.
func (p *parser) typ() *ir.Type {
	p.enter()
	start := p.start
	t := p.baseType()
	for {
		switch {
		case p.tok == '(':
			if t == ir.Label || t == ir.Metadata {
				p.failAt(start, p.prev-start, "a function cannot return "+t.String(), "")
			}
			t = p.funcType(t)
		case p.tok == '*' && p.file.upgrade:
			t = ir.Ptr
			p.next()
		case p.tok == tokWord && p.file.upgrade && p.text() == "addrspace":
			t = p.m.Types.Pointer(p.addrSpace())
			p.want('*')
		case p.tok == '*':
			panic(&syntaxError{pos: p.start, n: 1, typed: true, msg: "typed pointer"})
		case p.tok == tokWord && p.text() == "addrspace" && t.Kind != ir.PointerKind:
			panic(&syntaxError{pos: p.start, n: 1, typed: true, msg: "typed pointer"})
		default:
			p.depth--
			return t
		}
	}
}

// funcType reads the parameters of a function type behind its result.
func (p *parser) funcType(result *ir.Type) *ir.Type {
	var buf [16]*ir.Type
	params, varArg := buf[:0], false
	p.next()
	for p.tok != ')' {
		if p.accept(tokDots) {
			varArg = true
			break
		}
		params = append(params, p.typ())
		if !p.accept(',') {
			break
		}
	}
	p.want(')')
	return p.m.Types.Func(result, params, varArg)
}

var simpleTypes = map[string]*ir.Type{"void": ir.Void, "half": ir.Half, "bfloat": ir.BFloat, "float": ir.Float,
	"double": ir.Double, "x86_fp80": ir.X86FP80, "fp128": ir.FP128, "ppc_fp128": ir.PPCFP128, "label": ir.Label,
	"metadata": ir.Metadata, "token": ir.Token, "x86_amx": ir.X86AMX, "x86_mmx": ir.X86MMX}

// typeWords are the words that begin a type, for hints.
var typeWords = func() map[string]bool {
	m := words("ptr target i1 i8 i16 i32 i64 i128")
	for w := range simpleTypes {
		m[w] = true
	}
	return m
}()

func (p *parser) baseType() *ir.Type {
	switch p.tok {
	case tokWord:
		w := p.text()
		if w == "ptr" {
			p.next()
			if p.is("addrspace") {
				return p.m.Types.Pointer(p.addrSpace())
			}
			return ir.Ptr
		}
		if w[0] == 'i' && len(w) > 1 && class[w[1]]&cDigit != 0 {
			n, err := strconv.ParseUint(w[1:], 10, 64)
			if err != nil {
				if strings.Trim(w[1:], "0123456789") != "" {
					break
				}
				n = 0
			}
			if n < 1 || n > ir.MaxIntBits {
				p.failAt(p.start, len(w), "integer type '"+w+"' is not between 1 and 8388608 bits wide", "")
			}
			p.next()
			return p.m.Types.Int(uint32(n))
		}
		if t := simpleTypes[w]; t != nil {
			p.next()
			return t
		}
		if w == "target" {
			return p.targetType()
		}
		if w == "opaque" {
			p.fail("'opaque' is no type of a value")
		}
	case tokLocal, tokLocalID:
		t := p.namedType()
		p.next()
		return t
	case '[':
		p.next()
		n := p.uint("the number of elements", 64)
		p.wantWord("x")
		pos := p.start
		elem := p.typ()
		p.want(']')
		if elem.Kind == ir.VoidKind || elem.Kind == ir.LabelKind || elem.Kind == ir.MetadataKind || elem.Kind == ir.FuncKind ||
			elem.Kind == ir.TokenKind || elem.Kind == ir.X86AMXKind {
			p.failAt(pos, len(elem.String()), "an array of "+elem.String()+" is not possible", "")
		}
		return p.m.Types.Array(n, elem)
	case '<':
		p.next()
		if p.tok == '{' {
			t := p.structType(true)
			p.want('>')
			return t
		}
		scalable := p.acceptWord("vscale")
		if scalable {
			p.wantWord("x")
		}
		npos := p.start
		n := p.uint("the number of elements", 32)
		if n == 0 {
			p.failAt(npos, 1, "a vector has at least one element", "")
		}
		p.wantWord("x")
		pos := p.start
		elem := p.typ()
		p.want('>')
		if !(elem.IsInt() || elem.IsFloat() || elem.IsPtr() || elem.Kind == ir.TargetKind) {
			p.failAt(pos, len(elem.String()), "a vector of "+elem.String()+" is not possible",
				"elements are integers, floating-point numbers or pointers")
		}
		return p.m.Types.Vector(n, elem, scalable)
	case '{':
		return p.structType(false)
	}
	p.expectedOneOf("a type", typeWords)
	return nil
}

func (p *parser) namedType() *ir.Type {
	if p.tok == tokLocalID {
		spelling := strconv.FormatUint(p.num, 10)
		return p.resolveType(spelling, "")
	}
	if !p.quoted {
		s := p.src[p.nameStart:p.nameEnd]
		if t := p.file.typeNames[s]; t != nil {
			return t
		}
	}
	name := p.ident()
	return p.resolveType(ir.QuoteName(name), name)
}

// resolveType finds a type by its spelling. Names that stand for something
// else than a struct are spelled out by what they stand for.
func (p *parser) resolveType(spelling, name string) *ir.Type {
	if t := p.file.typeNames[spelling]; t != nil {
		return t
	}
	if p.file.sealed {
		p.fail("use of undefined type '%" + spelling + "'")
	}
	t := p.m.Types.Named(spelling, name)
	p.file.typeNames[spelling] = t
	p.file.typeUses = append(p.file.typeUses, typeUse{t, p.start})
	return t
}

func (p *parser) structType(packed bool) *ir.Type {
	fields := p.structFields()
	return p.m.Types.Struct(fields, packed)
}

func (p *parser) structFields() []*ir.Type {
	var fields []*ir.Type
	p.want('{')
	for p.tok != '}' {
		pos := p.start
		t := p.typ()
		if t.Kind == ir.VoidKind || t.Kind == ir.LabelKind || t.Kind == ir.MetadataKind || t.Kind == ir.FuncKind ||
			t.Kind == ir.TokenKind {
			p.failAt(pos, len(t.String()), "a struct with a field of type "+t.String()+" is not possible", "")
		}
		fields = append(fields, t)
		if !p.accept(',') {
			break
		}
		if p.tok == '}' {
			p.expected("a type")
		}
	}
	p.want('}')
	return fields
}

func (p *parser) targetType() *ir.Type {
	p.next()
	p.want('(')
	name := p.stringConst("the name of a target type")
	var types []*ir.Type
	var ints []uint32
	for p.accept(',') {
		if p.tok == tokInt {
			ints = append(ints, uint32(p.uint("a parameter of a target type", 32)))
		} else {
			types = append(types, p.typ())
		}
	}
	p.want(')')
	return p.m.Types.Target(name, types, ints)
}

// addrSpace reads addrspace(N), or addrspace("A"), "G" or "P" for the data
// layout's address space of allocas, globals or programs.
func (p *parser) addrSpace() uint32 {
	p.wantWord("addrspace")
	p.want('(')
	if p.tok == tokString {
		name := p.src[p.nameStart:p.nameEnd]
		if n, ok := p.file.addrSpaceByName(name); ok {
			p.next()
			p.want(')')
			return n
		}
		p.fail("unknown address space " + p.text())
	}
	n := p.uint("the number of an address space", 24)
	p.want(')')
	return uint32(n)
}

func (p *parser) optAddrSpace() (n uint32, stated bool) {
	if p.is("addrspace") {
		return p.addrSpace(), true
	}
	return 0, false
}
