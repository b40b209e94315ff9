package asm

import (
	"math"
	"slices"
	"strconv"

	"rewrite/passes/ir"
	"rewrite/passes/ir/diag"
)

// body is the part of a parser that belongs to one function body. Its tables
// are kept from body to body.
type body struct {
	fn     *ir.Func
	arena  *ir.Arena
	scan   *bodyScan
	ids    []local           // by number, below dense
	dense  uint32            // more numbers than the text has room to define
	far    map[uint32]*local // by number, from dense on
	names  map[string]*local
	nextID uint32

	block        *ir.Block
	forward      int // blocks and values named and not yet defined
	elems        []*ir.Value
	args         []*ir.Value
	targets      []*ir.Block
	sets2        []*ir.AttrSet // attributes of the arguments of a call
	types        []*ir.Type
	lastCallType *ir.Type
	instrs       []*ir.Value // of the block in work

	globalVals []*ir.Value // by Global.Index
	touched    []int
	predNotes  []predNote
	orders     []orderCheck
	parts      []ir.MDPart   // of the metadata in work
	partText   []byte        // its text behind them
	dbg        *ir.DbgRecord // records waiting for their instruction
	dbgLast    *ir.DbgRecord
}

// local is what a name in a function stands for: a value or a block. Either
// may have been named before it is defined.
type local struct {
	v       *ir.Value
	b       *ir.Block
	defined bool
	pos     int // of the first use or the definition
	n       int
}

// predNote is a comment that lists predecessors.
type predNote struct {
	block *ir.Block
	text  string
}

// byNumber is the entry of a number, made if it is new. Numbers are nearly
// always dense, but the text may name any.
func (p *parser) byNumber(n uint32) *local {
	if int(n) < len(p.ids) {
		return &p.ids[n]
	}
	if n < p.dense {
		for int(n) >= len(p.ids) {
			p.ids = append(p.ids, local{})
		}
		return &p.ids[n]
	}
	l := p.far[n]
	if l == nil {
		l = new(local)
		if p.far == nil {
			p.far = map[uint32]*local{}
		}
		p.far[n] = l
	}
	return l
}

func (p *parser) byName() *local {
	s := p.src[p.nameStart:p.nameEnd]
	if p.quoted {
		s = ir.UnescapeString(s)
	}
	l := p.names[s]
	if l == nil {
		l = new(local)
		p.names[s] = l
	}
	return l
}

func (p *parser) localByNumber(n uint32, t *ir.Type) *ir.Value {
	if p.fn == nil {
		p.fail("a local value cannot stand here")
	}
	l := p.byNumber(n)
	v := l.v
	if v == nil || v.Type != t {
		return p.localRef(l, t)
	}
	p.next()
	return v
}

func (p *parser) localByName(t *ir.Type) *ir.Value {
	if p.fn == nil {
		p.fail("a local value cannot stand here")
	}
	return p.localRef(p.byName(), t)
}

// localRef is the value that the current token names, made if it is not yet
// defined, as its type is known.
func (p *parser) localRef(l *local, t *ir.Type) *ir.Value {
	if l.b != nil {
		p.fail("'" + clip(p.text()) + "' is a block, but a value of type " + t.String() + " is expected")
	}
	if l.v == nil {
		if !t.IsFirstClass() || t == ir.Label {
			p.fail("a value cannot have type " + t.String())
		}
		l.v = p.fn.NewRaw()
		l.v.Type = t
		p.firstUse(l)
	}
	if l.v.Type != t {
		verb := "is defined"
		if !l.defined {
			verb = "was used before"
		}
		p.fail("'" + clip(p.text()) + "' " + verb + " with type " + l.v.Type.String() + ", not " + t.String())
	}
	p.next()
	return l.v
}

func (p *parser) firstUse(l *local) {
	l.pos, l.n = p.start, p.pos-p.start
	p.forward++
}

// blockRef is the block that the current token names.
func (p *parser) blockRef() *ir.Block {
	var l *local
	switch p.tok {
	case tokLocalID:
		l = p.byNumber(uint32(p.num))
	case tokLocal:
		l = p.byName()
	default:
		p.expected("the name of a block")
	}
	if l.v != nil {
		p.fail("'" + clip(p.text()) + "' is a value of type " + l.v.Type.String() + ", not a block")
	}
	if l.b == nil {
		l.b = p.fn.NewBlock("")
		p.firstUse(l)
	}
	p.next()
	return l.b
}

// labelRef reads `label %b`.
func (p *parser) labelRef() *ir.Block {
	p.wantWord("label")
	return p.blockRef()
}

// maxKeptNames bounds the table of names that is left to the next body: to
// empty a large one costs the same however few names were put into it.
const maxKeptNames = 1 << 12

// readBody parses a function's body. scan says where it is.
func (p *parser) readBody(fn *ir.Func, scan *bodyScan) (err *syntaxError) {
	p.fn, p.scan, p.pool, p.depth = fn, scan, fn.Consts(), 0
	defer func() {
		for _, i := range p.touched {
			p.globalVals[i] = nil
		}
		clear(p.ids)
		if len(p.names) > maxKeptNames {
			p.names = map[string]*local{}
		}
		clear(p.names)
		clear(p.instrs)
		clear(p.args)
		p.ids, p.touched, p.predNotes, p.far = p.ids[:0], p.touched[:0], p.predNotes[:0], nil
		p.instrs, p.args, p.targets, p.elems, p.types = p.instrs[:0], p.args[:0], p.targets[:0], p.elems[:0], p.types[:0]
		p.nextID, p.forward, p.block, p.dbg, p.fn, p.orders = 0, 0, nil, nil, nil, nil
		if r := recover(); r != nil {
			e, ok := r.(*syntaxError)
			if !ok {
				panic(r)
			}
			err = e
		}
	}()
	p.src = p.file.src[:scan.end]
	p.pos = scan.params
	p.dense = uint32(min((scan.end-scan.params)/2, math.MaxUint32))
	p.next()
	p.params()
	p.pos = scan.open + 1
	p.blockNote() // moves to the first token
	if p.tok == '}' {
		p.fail("expected at least one block")
	}
	for p.tok != '}' && !p.is("uselistorder") {
		p.basicBlock()
	}
	for p.tok != '}' {
		p.useListOrder()
	}
	p.checkDefined()
	p.resolveNotes()
	fn.FinishUses()
	for _, o := range p.orders {
		if o.v.NumUses() != o.n {
			p.failAt(o.pos, o.len, "uselistorder has "+strconv.Itoa(o.n)+" indices for "+strconv.Itoa(o.v.NumUses())+" uses", "")
		}
	}
	p.file.saveLabels(p)
	return nil
}

// weakLocal is a value named in metadata, which is no use of it.
func (p *parser) weakLocal(t *ir.Type) *ir.Value {
	if p.tok == tokLocalID {
		return p.localByNumber(uint32(p.num), t)
	}
	return p.localByName(t)
}

// params makes the parameters; the list was checked with the header.
func (p *parser) params() {
	p.want('(')
	for p.tok != ')' {
		if p.tok == tokDots {
			break
		}
		t := p.typ()
		for p.atAttr(paramPlace) {
			p.skipAttr(paramPlace)
		}
		if p.tok == tokLocal && p.nameStart == p.nameEnd { // %"" is no name
			p.next()
		}
		switch p.tok {
		case tokLocal:
			l := p.byName()
			if l.defined {
				p.fail("redefinition of argument '" + clip(p.text()) + "'")
			}
			l.v, l.defined, l.pos = p.fn.AddParam(t, p.ident()), true, p.start
			l.v.Pos = uint32(p.start)
			p.next()
		case tokLocalID:
			n := uint32(p.num)
			p.takeID(n, "argument")
			l := p.byNumber(n)
			l.v, l.defined, l.pos = p.fn.AddParam(t, ""), true, p.start
			l.v.Pos = uint32(p.start)
			p.next()
		default:
			l := p.byNumber(p.nextID)
			p.nextID++
			l.v, l.defined, l.pos = p.fn.AddParam(t, ""), true, p.start
			l.v.Pos = uint32(p.start)
		}
		if !p.accept(',') {
			break
		}
	}
}

// paramNames gives the parameters' names as they are spelled.
func (p *parser) paramNames() (names []string) {
	p.want('(')
	for p.tok != ')' && p.tok != tokDots {
		p.typ()
		for p.atAttr(paramPlace) {
			p.skipAttr(paramPlace)
		}
		name := ""
		if p.tok == tokLocal || p.tok == tokLocalID {
			name = p.text()
			p.next()
		}
		names = append(names, name)
		if !p.accept(',') {
			break
		}
	}
	return names
}

// takeID checks an explicit number: numbers may leave gaps but not go back.
func (p *parser) takeID(n uint32, what string) {
	if n < p.nextID {
		p.fail(what + " should be numbered " + strconv.Itoa(int(p.nextID)) + " or higher")
	}
	if n == math.MaxUint32 {
		p.fail("number is too large")
	}
	p.nextID = n + 1
}

// basicBlock reads a label, if there is one, and the instructions up to the terminator.
func (p *parser) basicBlock() {
	var l *local
	pos, n := p.start, p.pos-p.start
	name := ""
	switch {
	case p.tok == tokLabel && p.nameStart < p.nameEnd:
		name = p.ident()
		l = p.byName()
	case p.tok == tokLabelID:
		p.takeID(uint32(p.num), "label")
		l = p.byNumber(uint32(p.num))
	default:
		n = 0
		l = p.byNumber(p.nextID)
		p.nextID++
	}
	if l.defined {
		p.failAt(pos, n, "redefinition of '%"+p.src[pos:pos+max(n-1, 0)]+"'", "first defined on line "+
			strconv.Itoa(p.file.line(l.pos)))
	}
	if l.v != nil {
		p.failAt(l.pos, l.n, "'"+p.src[l.pos:l.pos+l.n]+"' is a block, not a value of type "+l.v.Type.String(), "")
	}
	if l.b == nil {
		l.b = p.fn.NewBlock("")
	} else {
		p.forward--
	}
	l.defined, l.pos = true, pos
	b := l.b
	b.Name, b.Pos, b.ID = name, uint32(pos), len(p.fn.Blocks)
	p.fn.Blocks = append(p.fn.Blocks, b)
	p.block = b
	if p.tok == tokLabel || p.tok == tokLabelID {
		p.blockNote()
	}
	p.instrs = p.instrs[:0]
	for {
		for p.tok == tokHash {
			r := p.debugRecord()
			if p.dbg == nil {
				p.dbg = r
			} else {
				p.dbgLast.Next = r
			}
			p.dbgLast = r
		}
		v := p.instruction()
		v.Dbg, p.dbg = p.dbg, nil
		v.Block = b
		p.instrs = append(p.instrs, v)
		if v.Op.IsTerminator() {
			break
		}
	}
	b.Instrs = p.arena.ValueList(len(p.instrs))
	copy(b.Instrs, p.instrs)
}

// blockNote moves to the next token; a comment on the way that lists
// predecessors is noted for the block in work.
func (p *parser) blockNote() {
	i := p.pos
	for i < len(p.src) && p.src[i] == ' ' {
		i++
	}
	const mark = "; preds = "
	if p.block != nil && i+len(mark) < len(p.src) && p.src[i:i+len(mark)] == mark {
		e := i + len(mark)
		for e < len(p.src) && p.src[e] != '\n' {
			e++
		}
		text := p.src[i+len(mark) : e]
		p.predNotes = append(p.predNotes, predNote{p.block, text})
		p.pos = e
	}
	p.next()
}

// resolveNotes turns the comments on predecessors into blocks. A comment that
// names anything but blocks of this function is no such comment.
func (p *parser) resolveNotes() {
	for _, note := range p.predNotes {
		n := 1
		for i := 0; i < len(note.text); i++ {
			if note.text[i] == ',' {
				n++
			}
		}
		if n == 1 {
			continue // one predecessor has one order
		}
		order := p.arena.BlockList(n)[:0]
		l := lexer{src: note.text}
		ok := true
		for ok {
			l.next()
			var loc *local
			switch l.tok {
			case tokLocalID:
				if n := uint32(l.num); int(n) < len(p.ids) {
					loc = &p.ids[n]
				} else {
					loc = p.far[n]
				}
			case tokLocal:
				s := l.src[l.nameStart:l.nameEnd]
				if l.quoted {
					s = ir.UnescapeString(s)
				}
				loc = p.names[s]
			}
			if ok = loc != nil && loc.b != nil && len(order) < n; !ok {
				break
			}
			order = append(order, loc.b)
			if l.next(); l.tok != ',' {
				break
			}
		}
		if ok && l.tok == tokEOF {
			note.block.SetPredOrder(order)
		}
	}
}

// define enters the instruction as the value of its name and gives it its
// place in memory: the one that uses before the definition point to.
func (p *parser) define(name *resultName, t *ir.Type) *ir.Value {
	if t == ir.Void {
		if name.given {
			p.failAt(name.pos, name.n, "an instruction without a result cannot have a name", "")
		}
		v := p.fn.NewRaw()
		v.Type = t
		p.fn.Number(v)
		return v
	}
	var l *local
	pos, n := name.pos, name.n
	switch {
	case name.local != nil:
		l = name.local
	case name.given:
		if name.id < p.nextID {
			p.failAt(pos, n, "instruction should be numbered %"+strconv.Itoa(int(p.nextID))+" or higher", "")
		}
		if name.id == math.MaxUint32 {
			p.failAt(pos, n, "number is too large", "")
		}
		p.nextID = name.id + 1
		l = p.byNumber(name.id)
	default:
		n = 0
		l = p.byNumber(p.nextID)
		p.nextID++
	}
	if l.b != nil {
		if l.defined {
			p.failAt(pos, n, "redefinition of '"+p.src[pos:pos+n]+"'", "first defined on line "+strconv.Itoa(p.file.line(l.pos)))
		}
		p.failAt(l.pos, l.n, "'"+p.src[l.pos:l.pos+l.n]+"' is a value of type "+t.String()+", not a block", "")
	}
	v := l.v
	switch {
	case v == nil:
		v = p.fn.NewRaw()
		v.Type = t
		l.v = v
	case l.defined:
		p.failAt(pos, n, "redefinition of '"+p.src[pos:pos+n]+"'", "first defined on line "+strconv.Itoa(p.file.line(l.pos)))
	default:
		if v.Type != t {
			p.failAt(l.pos, l.n, "'"+p.src[l.pos:l.pos+l.n]+"' is used here with type "+v.Type.String()+
				", but defined on line "+strconv.Itoa(p.file.line(pos))+" with type "+t.String(), "")
		}
		p.forward--
	}
	l.defined, l.pos = true, pos
	v.Name = name.name
	p.fn.Number(v)
	return v
}

// checkDefined reports the first name, by place, that was used but not defined.
func (p *parser) checkDefined() {
	if p.forward == 0 {
		return
	}
	var first *local
	look := func(l *local) {
		if !l.defined && (l.v != nil || l.b != nil) && (first == nil || l.pos < first.pos) {
			first = l
		}
	}
	for i := range p.ids {
		look(&p.ids[i])
	}
	for _, l := range p.far {
		look(l)
	}
	names := make([]string, 0, len(p.names))
	for name, l := range p.names {
		look(l)
		if l.defined {
			names = append(names, name)
		}
	}
	spelled := p.src[first.pos : first.pos+first.n]
	hint := ""
	if spelled[1] < '0' || spelled[1] > '9' {
		if best := diag.Nearest(spelled[1:], names); best != "" {
			hint = "did you mean '%" + best + "'?"
		}
	}
	what := "value"
	if first.b != nil {
		what = "block"
	}
	p.failAt(first.pos, first.n, "use of undefined "+what+" '"+spelled+"'", hint)
}

// orderCheck is a use-list order whose length is checked when uses are counted.
type orderCheck struct {
	v        *ir.Value
	n        int // indices
	pos, len int
}

// useListOrder reads `uselistorder T v, { ... }`.
func (p *parser) useListOrder() {
	p.wantWord("uselistorder")
	var u ir.UseListOrder
	if p.is("label") {
		u.Block = p.labelRef()
	} else {
		u.Value = p.typedValue()
	}
	p.want(',')
	start := p.start
	p.want('{')
	var seen []bool
	for p.tok == tokInt {
		pos, n := p.start, p.pos-p.start
		i := int(p.uint("an index", 31))
		for len(seen) <= i && i < len(p.src) {
			seen = append(seen, false)
		}
		if i >= len(seen) || seen[i] {
			p.failAt(pos, n, "the indices of uselistorder are each number from 0 on once", "")
		}
		seen[i] = true
		if !p.accept(',') {
			break
		}
	}
	p.want('}')
	if slices.Contains(seen, false) || len(seen) < 2 {
		p.failAt(start, p.prev-start, "the indices of uselistorder are each number from 0 on once, two at least", "")
	}
	if v := u.Value; v != nil && (v.Op == ir.OpParam || v.Block != nil) {
		p.orders = append(p.orders, orderCheck{v, len(seen), start, p.prev - start})
	}
	u.Order = p.src[start:p.prev]
	p.fn.UseListOrders = append(p.fn.UseListOrders, u)
}
