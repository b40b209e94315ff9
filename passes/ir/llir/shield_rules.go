package llir

import (
	"fmt"
	"math"
	"math/big"
	"strconv"
	"strings"

	"rewrite/passes/ir"
)

// token handles the current token, and those behind it that belong to the same
// construct, and moves on.
func (s *shield) token() {
	switch s.tok {
	case kFloat:
		s.floatToken()
	case kLocal:
		s.typedUse()
		if t, ok := s.aliases[s.text()]; ok {
			s.replace(s.start, s.pos, t)
		}
		s.quotedNumber()
	case kGlobal:
		s.typedUse()
		s.quotedNumber()
	case kLabel:
		s.quotedNumber()
		s.label()
		return
	case kMeta:
		if s.pos < len(s.src) && s.src[s.pos] == '(' && s.src[s.begin:s.end] != "DIArgList" {
			if end, closed := balanced(s.src, s.pos); closed {
				s.inPlace(s.start, end)
				return
			}
		}
	case '!':
		if s.pos < len(s.src) && s.src[s.pos] == '{' {
			if end, closed := balanced(s.src, s.pos); closed {
				s.inPlace(s.start, end)
				return
			}
		}
	case kWord:
		s.word()
		return
	case kString:
		if s.pos-s.start < 2 || s.src[s.pos-1] != '"' {
			s.fault()
		}
	case kOther:
		s.fault()
	}
	s.next()
}

// typedUse notes a local or global with a type before it.
func (s *shield) typedUse() {
	if s.prev == 0 || s.begin == s.end || s.fn == nil && s.tok == kLocal {
		return
	}
	if s.text() == "%0" && strings.HasPrefix(strings.TrimLeft(s.src[s.pos:], " "), "=") {
		s.fn.zeros = append(s.fn.zeros, span{s.start, 2})
	}
	switch last := s.src[s.prev-1]; {
	case last == '*' || last == ')':
	case last == '>' || last == ']' || last == '}':
	default:
		w := s.prev
		for w > 0 && isNameByte(s.src[w-1]) {
			w--
		}
		word := s.src[w:s.prev]
		if w > 0 && s.src[w-1] == '%' { // a struct; or a value, and another on the next line
			if strings.Contains(s.src[s.prev:s.start], "\n") {
				return
			}
		} else if !isTypeWord(word) || word == "label" || word == "metadata" {
			return
		}
	}
	u := typedUse{uint32(s.prev), uint32(s.start), uint32(s.pos), false}
	if rest := strings.TrimLeft(s.src[s.pos:min(len(s.src), s.pos+8)], " "); rest != "" {
		if u.callee = rest[0] == '('; u.callee != (s.src[s.prev-1] == ')') || rest[0] == '=' {
			return // the type is the end of what stands before, or a result
		}
	}
	if s.tok == kLocal {
		s.fn.uses = append(s.fn.uses, u)
	} else {
		s.uses = append(s.uses, u)
	}
}

// fault notes that llir does not know the current token.
func (s *shield) fault() {
	f := fault{span{s.start, s.pos - s.start}, -1}
	if s.fn != nil {
		f.fn = len(s.funcs)
	}
	s.faults = append(s.faults, f)
}

// startsInstr are the words that an instruction without a result begins with.
var startsInstr = map[string]bool{"store": true, "br": true, "ret": true, "switch": true, "indirectbr": true, "invoke": true,
	"call": true, "callbr": true, "resume": true, "catchret": true, "cleanupret": true, "unreachable": true, "fence": true,
	"tail": true, "musttail": true, "notail": true}

func (s *shield) word() {
	start, prev := s.start, s.prev
	w := s.text()
	if !llirWords[w] && !isTypeWord(w) && !isHexInt(w) {
		s.fault()
	}
	s.next()
	switch w {
	case "vscale":
		s.vscale(start)
	case "bfloat":
		s.standIn(start, start+len(w), w, "half", ir.BFloat)
	case "x86_amx":
		s.standIn(start, start+len(w), w, "[1024 x i8]", ir.X86AMX)
	case "metadata":
		s.metadataOperand()
	case "asm":
		s.asm()
	case "blockaddress":
		s.blockAddress(start)
	default:
		if w[0] == 's' && isHexInt(w) {
			s.signedHex(start, w)
		}
	}
	if s.fn == nil {
		return
	}
	if before := s.src[:prev]; before[prev-1] == '=' || startsInstr[w] && !strings.HasSuffix(before, "tail") {
		s.fn.instrs = append(s.fn.instrs, uint32(start))
	}
	switch w {
	case "call", "invoke", "callbr":
		s.resultAttrs()
	case "freeze":
		s.freeze(start)
	case "cmpxchg":
		s.atomic(3)
	case "atomicrmw":
		s.atomic(2)
	case "getelementptr":
		s.gep()
	}
}

// signedHex writes a number in decimal: LLVM takes its highest bit as its sign
// whatever the width of the type.
func (s *shield) signedHex(start int, w string) {
	n, _ := new(big.Int).SetString(w[len("s0x"):], 16)
	if n.BitLen() > 0 {
		n.Sub(n, new(big.Int).Lsh(big.NewInt(1), uint(n.BitLen())))
	}
	s.replace(start, start+len(w), n.String())
}

// blockAddress casts the address of a block from the address space that llir
// puts all code in to the one that the data layout does.
func (s *shield) blockAddress(start int) {
	if s.codeSpace == 0 || s.tok != '(' {
		return
	}
	s.replace(start, start, "addrspacecast (i8* ")
	s.bracket()
	s.replace(s.prev, s.prev, fmt.Sprintf(" to i8 addrspace(%d)*)", s.codeSpace))
}

// standIn puts a named type in place of one that llir does not know.
func (s *shield) standIn(from, to int, name, as string, t *ir.Type) {
	name = s.salt + "." + name
	if s.types[name] == nil {
		s.types[name] = t
		fmt.Fprintf(&s.tail, "%%%s = type %s\n", quotedName(name), as)
	}
	s.replace(from, to, "%"+quotedName(name))
}

// quotedName quotes a name whatever it is made of.
func quotedName(name string) string { return `"` + ir.EscapeString(name) + `"` }

// vscale makes a scalable vector a fixed one of a length that no vector has.
func (s *shield) vscale(start int) {
	if !s.is("x") {
		return
	}
	if s.next(); s.tok != kInt {
		return
	}
	s.replace(start, s.pos, strconv.FormatUint(scalableBias+number(s.text()), 10))
	s.next()
}

// newNode is the number of a node that stands for text.
func (s *shield) newNode(text string) string {
	s.nodes = append(s.nodes, text)
	return "!" + strconv.Itoa(firstNode+len(s.nodes)-1)
}

func (s *shield) inPlace(from, to int) {
	s.replace(from, to, s.newNode(s.src[from:to]))
	s.pos = to
	s.next()
}

// metadataOperand handles a constant behind the word metadata. Local values are
// left to llir.
func (s *shield) metadataOperand() {
	if !s.atType() {
		return
	}
	save := s.lexer
	if s.skipType() && s.tok != kLocal && s.skipValue() {
		s.replace(save.start, s.prev, s.newNode(s.src[save.start:s.prev]))
		return
	}
	s.lexer = save
}

// resultAttrs handles the attributes of a result, which stand between the words
// behind `call` or `define` and the type.
func (s *shield) resultAttrs() {
	for s.tok != kEOF && !s.atType() {
		start := s.start
		switch {
		case s.tok == kString:
			s.next()
			if s.tok == '=' {
				s.next()
				s.next()
			}
			s.resultAttr(start)
		case s.is("align"):
			s.next()
			if s.tok == '(' {
				s.skipBracket()
			} else {
				s.next()
			}
			s.resultAttr(start)
		case s.is("addrspace"):
			s.statedSpace()
		case s.is("dereferenceable_or_null"):
			if s.next(); s.tok != '(' {
				return
			}
			n := number(strings.TrimSpace(inner(s.src, s.start)))
			if s.skipBracket(); n >= firstAttr {
				s.resultAttr(start)
			}
		case s.tok == kWord || s.tok == '!' || s.tok == kMeta || s.tok == kInt:
			s.next()
		case s.tok == '(':
			s.skipBracket()
		default:
			return
		}
	}
}

// statedSpace marks the address space of a function or callee as written out,
// where none written is not the same as 0.
func (s *shield) statedSpace() {
	s.next()
	if s.tok != '(' {
		return
	}
	s.next()
	if s.codeSpace != 0 && s.tok == kInt {
		s.replace(s.start, s.pos, strconv.FormatUint(spaceBias+number(s.text()), 10))
	}
	s.next()
	s.next()
}

// space is the address space of a function or callee, and whether it is written out.
func (s *shield) space(n uint64) (space uint32, stated bool) {
	switch {
	case s == nil || s.codeSpace == 0:
		return uint32(n), n != 0
	case n < spaceBias:
		return uint32(s.codeSpace), false
	}
	return uint32(n - spaceBias), true
}

func (s *shield) resultAttr(start int) {
	text := s.src[start:s.prev]
	s.replace(start, s.prev, fmt.Sprintf("dereferenceable_or_null(%d)", firstAttr+uint64(len(s.attrs))))
	s.attrs = append(s.attrs, text)
}

// freeze makes an instruction with attachments an fneg, which may have some.
func (s *shield) freeze(start int) {
	save := s.lexer
	ok := s.skipType() && s.skipValue() && s.tok == ','
	end := s.prev
	if ok {
		s.next()
		ok = s.tok == kMeta
	}
	s.lexer = save
	if !ok {
		return
	}
	s.replace(start, start+len("freeze"), "fneg")
	s.tokensTo(end)
	s.replace(end, end, ", !"+s.salt+".freeze "+s.newNode(""))
}

// atomic makes the alignment of a cmpxchg or atomicrmw an attachment.
func (s *shield) atomic(operands int) {
	save := s.lexer
	for s.tok == kWord && !s.atType() {
		s.next()
	}
	ok := true
	for i := 0; ok && i < operands; i++ {
		ok = s.skipType() && s.skipValue()
		if i+1 < operands {
			ok = ok && s.tok == ','
			s.next()
		}
	}
	if ok && s.is("syncscope") {
		if s.next(); s.tok == '(' {
			s.skipBracket()
		}
	}
	for s.tok == kWord && !s.is("align") && s.start > save.start { // orderings
		s.next()
	}
	from := s.start
	if ok = ok && s.tok == ','; ok {
		s.next()
		ok = s.is("align")
		s.next()
		ok = ok && s.tok == kInt
	}
	to, align := s.pos, s.text()
	s.lexer = save
	if ok {
		s.tokensTo(from)
		s.replace(from, to, ", !"+s.salt+".align "+s.newNode(align))
		s.pos = to
		s.next()
	}
}

// asm takes the word unwind out and marks the text of the assembly instead.
func (s *shield) asm() {
	for unwind := false; ; s.next() {
		switch {
		case s.is("unwind"):
			unwind = true
			s.replace(s.start, s.pos, "")
		case s.tok == kWord:
		case s.tok == kString && unwind:
			s.replace(s.start, s.start+1, `"`+s.salt)
			return
		default:
			return
		}
	}
}

// gep handles the indices of an instruction that llir panics on: constant
// expressions but ptrtoint, and vectors of anything but numbers.
func (s *shield) gep() {
	save := s.lexer
	if s.is("inbounds") {
		s.next()
	}
	if s.tok == '(' {
		s.lexer = save
		return
	}
	type span struct{ typ, val, end int }
	var spans []span
	ok := s.skipType() && s.tok == ','
	for i := 0; ok && s.tok == ','; i++ {
		s.next()
		typ := s.start
		if !s.atType() || !s.skipType() {
			break // attachments
		}
		val := s.start
		odd := s.oddIndex()
		if !s.skipValue() {
			break
		}
		if odd && i > 0 {
			spans = append(spans, span{typ, val, s.prev})
		}
	}
	s.lexer = save
	for _, p := range spans {
		s.tokensTo(p.val)
		t, v := s.rewritten(p.typ, p.val), s.rewritten(p.val, p.end)
		name := s.salt + "." + strconv.Itoa(s.exprs)
		s.exprs++
		fmt.Fprintf(&s.tail, "@%s = global %s%s\n", quotedName(name), t, v)
		s.replace(p.val, p.end, fmt.Sprintf("ptrtoint (i8* @%s to %s)", quotedName(name), strings.TrimSpace(t)))
		s.pos = p.end
		s.next()
	}
}

// oddIndex tells whether llir does not take the value at the current token as an index.
func (s *shield) oddIndex() bool {
	switch s.tok {
	case kWord:
		switch s.text() {
		case "true", "false", "undef", "poison", "zeroinitializer", "ptrtoint":
			return false
		}
		return true
	case '<':
		for _, e := range splitTop(inner(s.src, s.start)) {
			if f := strings.Fields(e); len(f) != 2 || !isNumber(strings.TrimPrefix(f[1], "-")) {
				return true
			}
		}
	}
	return false
}

// rewritten is a stretch of the source as llir shall see it, newlines aside.
func (s *shield) rewritten(from, to int) string {
	lex, out, done, marks := s.lexer, s.out, s.done, s.marks
	s.out, s.done, s.pos = nil, from, from
	s.next()
	s.tokensTo(to)
	s.flush(to)
	text := strings.ReplaceAll(string(s.out), "\n", " ")
	s.lexer, s.out, s.done, s.marks = lex, out, done, marks
	return text
}

// quotedNumber renames what is called by digits: llir takes it for a number.
func (s *shield) quotedNumber() {
	if s.quoted && isNumber(ir.UnescapeString(s.src[s.begin:s.end])) {
		s.replace(s.begin, s.begin, s.salt)
	}
}

// name is the original of a name.
func (s *shield) name(n string) string {
	if s != nil {
		n = strings.TrimPrefix(n, s.salt)
	}
	return n
}

// label notes the predecessors that a comment behind a label lists, which LLVM
// prints in an order of its own.
func (s *shield) label() {
	label := s.src[s.start : s.pos-1]
	s.next()
	const mark = "; preds = "
	if s.fn == nil || s.comment < 0 || strings.Contains(s.src[s.prev:s.comment], "\n") ||
		!strings.HasPrefix(s.src[s.comment:], mark) {
		return
	}
	list, _, _ := strings.Cut(s.src[s.comment+len(mark):], "\n")
	if strings.Contains(list, ",") {
		s.fn.preds = append(s.fn.preds, predNote{label, list})
	}
}

// floatToken handles a float. All forms but the bits of a double, and NaNs among
// these, are numbered; the number is put into a value that no such literal has.
func (s *shield) floatToken() {
	lit := s.text()
	if !strings.HasPrefix(lit, "0x") || len(lit) < 3 {
		return
	}
	letter := lit[2]
	if strings.IndexByte("KLMHR", letter) < 0 {
		bits, err := strconv.ParseUint(lit[2:], 16, 64)
		if err != nil {
			s.fault()
		}
		if err != nil || !math.IsNaN(math.Float64frombits(bits)) {
			return
		}
	} else if strings.Trim(lit[3:], "0123456789abcdefABCDEF") != "" {
		s.fault()
		return
	}
	id, ok := s.floatID[lit]
	if !ok {
		id = len(s.floats)
		s.floatID[lit] = id
		s.floats = append(s.floats, lit)
	}
	s.replace(s.start, s.pos, standInFloat(letter, id))
}

// findAliases looks for type definitions that only give a type another name.
// Uses of such a name are replaced, unless it is a value's name as well.
func (s *shield) findAliases() {
	const eq = " = type "
	for i := 0; ; {
		n := strings.Index(s.src[i:], eq)
		if n < 0 {
			return
		}
		i += n + len(eq)
		line := strings.LastIndexByte(s.src[:i-len(eq)], '\n') + 1
		name := s.src[line : i-len(eq)]
		if rest := s.src[i:]; !strings.HasPrefix(name, "%") || strings.HasPrefix(rest, "{") || strings.HasPrefix(rest, "<{") ||
			strings.HasPrefix(rest, "opaque") {
			continue
		}
		l := lexer{src: s.src, pos: i}
		l.next()
		if !l.skipType() || strings.Contains(s.src, name+" = ") && strings.Count(s.src, name+" = ") > 1 ||
			strings.Contains(s.src, "\n"+name[1:]+":") {
			continue
		}
		if s.aliases == nil {
			s.aliases = map[string]string{}
		}
		s.aliases[name] = s.src[i:l.prev]
	}
}
