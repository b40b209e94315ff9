package llir

import (
	"fmt"
	"sort"
	"strings"

	"github.com/llir/llvm/ir/constant"

	"rewrite/passes/ir"
)

// llir's parser refuses some of what LLVM 14 writes and silently drops more. A
// shield rewrites such places of a text into something that llir takes and
// keeps, and gives the original back when the bridge meets it:
//
//	in the text                          what llir reads           why
//	!N = ..., !name = ...                !N = !{}                  loses fields, takes long
//	^N = ...                                                       refused
//	uselistorder at the top level                                  may hold what is shielded
//	!DIx(...), !{...} in place           !N for a new N            loses fields
//	metadata <constant>                  metadata !N               floats, see below
//	attributes #N = { ... }              attributes #N = { }       refuses words, loses order
//	attributes of results: align, "k"    dereferenceable_or_null(N)  refused
//	cmpxchg, atomicrmw: align N          an attachment             dropped
//	freeze with attachments              fneg and an attachment    refused
//	asm unwind                           a mark in the asm text    dropped
//	floats but float and double, NaNs    a value that stands for it  keeps only values
//	bfloat, x86_amx                      a named type              refused
//	vscale x N                           N + scalableBias          types of results get lost
//	getelementptr of an odd index        ptrtoint of a new global  refused
//	s0x...                               decimal                   read at another width
//	blockaddress in another space        a cast from i8*           refused
//	addrspace(N) of functions, callees   N + spaceBias             0 is the same as none
//	%"12", @"12"                         another name              taken for numbers
//	%t = type T, T not a struct          T in place of %t          refused in expressions
//
// All names made up begin with a salt that the text does not contain, and all
// numbers are beyond those that LLVM allows, so that nothing is mistaken.
type shield struct {
	lexer
	out   []byte
	done  int    // up to where src is in out
	marks []mark // where out and src part
	salt  string
	tail  strings.Builder // definitions of what was made up

	aliases   map[string]string // named types that are no structs, by spelling with %
	nodes     []string          // texts of new metadata nodes
	attrs     []string          // texts of attributes of results
	floats    []string          // spellings of floats
	floatID   map[string]int
	exprs     int
	codeSpace uint64              // address space of functions by the data layout
	types     map[string]*ir.Type // named types that stand for others, by name

	constants map[string]constant.Constant // initializers of new globals, by name

	id     string // behind "; ModuleID = "
	items  []topItem
	groups map[int]string // bodies of attribute groups
	funcs  []*funcSpan
	fn     *funcSpan  // the function at hand
	faults []fault    // what llir's lexer would pass over in silence
	uses   []typedUse // of globals
}

// fault is a token that llir does not know.
type fault struct {
	at span
	fn int // place in funcs of the body that it is in, -1 for none
}

// topItem is an entity of the top level: text, or what is found by its name.
type topItem struct {
	sigil byte // @ % $ #, ! for metadata nodes
	name  string
	text  *ir.Text
	from  int // of metadata nodes
	to    int
}

// funcSpan says where a function is in the source and in the output.
type funcSpan struct {
	name            string // key of Module.Lookup
	start           int
	params          int // opening parenthesis of the parameters
	open, end       int // body, braces included; open is 0 for a declaration
	outOpen, outEnd int
	preds           []predNote
	uses            []typedUse
	instrs          []uint32 // beginnings of instructions
	zeros           []span   // definitions of %0
}

// typedUse is a name with a type written before it, which ends at typ.
type typedUse struct {
	typ, name, end uint32
	callee         bool // the type is that of the function, not of its address
}

// predNote is a comment that lists the predecessors of a block.
type predNote struct {
	label, list string
}

// mark says that out[out] comes from src[src], and what follows as well.
type mark struct{ out, src int }

const (
	scalableBias = 1 << 40 // longer than any vector
	firstNode    = 1 << 40 // metadata numbers of LLVM have 32 bits
	firstAttr    = 1 << 63 // more bytes than an address space has
	spaceBias    = 1 << 32 // more than there are address spaces
)

// newShield rewrites a text.
func newShield(src string) *shield {
	s := &shield{lexer: lexer{src: src}, salt: "rewrite", floatID: map[string]int{}, types: map[string]*ir.Type{},
		constants: map[string]constant.Constant{}, groups: map[int]string{}}
	for strings.Contains(src, s.salt) {
		s.salt += "_"
	}
	s.out = make([]byte, 0, len(src)+len(src)/16)
	s.marks = []mark{{0, 0}}
	s.findAliases()
	s.moduleID()
	for s.next(); s.tok != kEOF; {
		s.topLevel()
	}
	s.flush(len(src))
	for i := range s.nodes {
		fmt.Fprintf(&s.tail, "!%d = !{}\n", firstNode+i)
	}
	if s.tail.Len() > 0 {
		s.out = append(s.out, "\n"+s.tail.String()...)
	}
	return s
}

// flush copies the source up to an offset.
func (s *shield) flush(to int) {
	if to > s.done {
		s.out = append(s.out, s.src[s.done:to]...)
		s.done = to
	}
}

// replace puts text in place of src[from:to]. Lines stay where they are.
func (s *shield) replace(from, to int, text string) {
	s.flush(from)
	s.out = append(s.out, text...)
	for n := strings.Count(s.src[from:to], "\n"); n > 0; n-- {
		s.out = append(s.out, '\n')
	}
	s.done = to
	s.marks = append(s.marks, mark{len(s.out), to})
}

// source finds the place in the source of an offset in the output.
func (s *shield) source(out int) int { return origin(s.marks, out, len(s.src)) }

// origin finds where an offset comes from, at most end.
func origin(marks []mark, out, end int) int {
	i := sort.Search(len(marks), func(i int) bool { return marks[i].out > out })
	at := marks[i-1].src + out - marks[i-1].out
	if i < len(marks) {
		end = min(end, marks[i].src)
	}
	return min(at, end)
}

// moduleID reads the comment that LLVM begins a module with.
func (s *shield) moduleID() {
	const head = "; ModuleID = "
	if line, _, _ := strings.Cut(s.src, "\n"); strings.HasPrefix(line, head) {
		s.id = strings.TrimRight(line[len(head):], "\r")
	}
}

// topLevel handles the entity that begins at the current token, or else the token.
func (s *shield) topLevel() {
	start := s.start
	switch s.tok {
	case '!', kMeta:
		if s.metadataDef(start) {
			return
		}
	case '^':
		if s.summary(start) {
			return
		}
	case kGlobal, kLocal, kComdat:
		name, quoted := s.src[s.begin:s.end], s.quoted
		sigil := s.src[start]
		save := s.lexer
		if s.next(); s.tok != '=' {
			s.lexer = save
			break
		}
		s.lexer = save
		switch {
		case quoted:
			name = ir.UnescapeString(name)
		case sigil == '@' && isNumber(name):
			name = "\x00" + fmt.Sprint(number(name))
		}
		if sigil == '%' && (quoted || !isNumber(name)) {
			name = ir.QuoteName(name)
		}
		s.items = append(s.items, topItem{sigil: sigil, name: name})
		if sigil == '%' {
			s.quotedNumber()
			s.next()
			return
		}
	case kWord:
		switch s.text() {
		case "attributes":
			s.attributes(start)
			return
		case "uselistorder", "uselistorder_bb":
			s.useListOrder(start)
			return
		case "define", "declare":
			s.function(start)
			return
		case "source_filename":
			s.setting(ir.SourceFilename)
		case "target":
			s.next()
			if s.is("datalayout") {
				s.setting(ir.DataLayout)
				s.codeSpace = codeSpace(ir.UnescapeString(s.src[s.begin:s.end]))
			} else if s.is("triple") {
				s.setting(ir.Triple)
			}
		case "module":
			if s.next(); s.is("asm") {
				s.next()
				s.textItem(ir.ModuleAsm, ir.UnescapeString(s.src[s.begin:s.end]))
			}
		}
	}
	s.token()
}

// codeSpace finds the program address space in a data layout: P1.
func codeSpace(layout string) uint64 {
	for _, spec := range strings.Split(layout, "-") {
		if n, ok := strings.CutPrefix(spec, "P"); ok {
			return number(n)
		}
	}
	return 0
}

func (s *shield) textItem(kind ir.TextKind, value string) {
	s.items = append(s.items, topItem{text: &ir.Text{Kind: kind, Value: value}})
}

// setting reads `word = "string"`.
func (s *shield) setting(kind ir.TextKind) {
	if s.next(); s.tok == '=' {
		if s.next(); s.tok == kString {
			s.textItem(kind, ir.UnescapeString(s.src[s.begin:s.end]))
		}
	}
}

// metadataDef takes `!N = ...` and `!name = ...` out. It reports false for an
// attachment.
func (s *shield) metadataDef(start int) bool {
	save := s.lexer
	numbered := s.tok == '!'
	id := ""
	if numbered {
		if s.next(); s.tok != kInt || s.start != start+1 {
			s.lexer = save
			return false
		}
		id = s.text()
	}
	if s.next(); s.tok != '=' {
		s.lexer = save
		return false
	}
	s.next()
	if s.is("distinct") {
		s.next()
	}
	for s.tok == '!' || s.tok == kMeta {
		s.next()
	}
	if s.tok != '{' && s.tok != '(' {
		s.lexer = save
		return false
	}
	end, closed := balanced(s.src, s.start)
	if !closed {
		s.lexer = save
		return false
	}
	s.pos = end
	s.next()
	if !numbered {
		s.textItem(ir.NamedMetadata, s.src[start:end])
		s.replace(start, end, "")
		return true
	}
	if n := len(s.items) - 1; n >= 0 && s.items[n].sigil == '!' && strings.TrimSpace(s.src[s.items[n].to:start]) == "" {
		s.items[n].to = end
	} else {
		s.items = append(s.items, topItem{sigil: '!', from: start, to: end})
	}
	s.replace(start, end, "!"+id+" = !{}")
	return true
}

// summary takes an entry of the module's summary out as text, if it ends.
func (s *shield) summary(start int) bool {
	save := s.lexer
	for s.tok != '(' && s.tok != '{' && s.tok != kEOF {
		s.next()
	}
	end, closed := balanced(s.src, s.start)
	if !closed {
		s.lexer = save
		return false
	}
	s.textItem(ir.Summary, s.src[start:end])
	s.replace(start, end, "")
	s.pos = end
	s.next()
	return true
}

// useListOrder takes a directive of the top level out as text; its value may
// hold braces.
func (s *shield) useListOrder(start int) {
	end := start
	for s.next(); s.tok != kEOF; s.next() {
		if s.tok == ',' {
			s.next()
			if s.tok == '{' {
				if e, closed := balanced(s.src, s.start); closed {
					end = e
				}
				break
			}
		}
		if strings.IndexByte("([{<", byte(s.tok)) >= 0 {
			s.pos = skipBalanced(s.src, s.start)
		}
	}
	if end == start {
		return
	}
	s.textItem(ir.UseListOrders, s.src[start:end])
	s.replace(start, end, "")
	s.pos = end
	s.next()
}

// attributes empties `attributes #N = { ... }`.
func (s *shield) attributes(start int) {
	if s.next(); s.tok != kGroup {
		return
	}
	id := s.src[s.begin:s.end]
	if s.next(); s.tok != '=' {
		return
	}
	if s.next(); s.tok != '{' {
		return
	}
	end, closed := balanced(s.src, s.start)
	if !closed || s.src[end-1] != '}' {
		return
	}
	n := int(number(id))
	if _, again := s.groups[n]; !again {
		s.items = append(s.items, topItem{sigil: '#', name: id})
	}
	s.groups[n] = s.src[s.start+1 : end-1] // of several definitions LLVM takes the last
	s.replace(s.start+1, end-1, " ")
	s.pos = end
	s.next()
}

// function handles a definition or declaration up to its end.
func (s *shield) function(start int) {
	define := s.text() == "define"
	f := &funcSpan{start: start}
	s.next()
	s.resultAttrs()
	for s.tok != kGlobal && s.tok != kEOF && !s.is("define") && !s.is("declare") {
		s.token()
	}
	if s.tok != kGlobal {
		return
	}
	f.name = s.src[s.begin:s.end]
	switch {
	case s.quoted:
		f.name = ir.UnescapeString(f.name)
	case isNumber(f.name):
		f.name = "\x00" + fmt.Sprint(number(f.name))
	}
	s.items = append(s.items, topItem{sigil: '@', name: f.name})
	s.token()
	f.params = s.start
	s.bracket()
	if !define {
		for s.is("unnamed_addr") || s.is("local_unnamed_addr") {
			s.token()
		}
		if s.is("addrspace") {
			s.statedSpace()
		}
		return // the rest of the header is like other tokens
	}
	// The brace of the body stands behind attributes and the like. A prefix or
	// personality may hold braces, but behind a type or in brackets.
	for s.tok != '{' && s.tok != kEOF {
		switch {
		case s.tok == '(':
			s.bracket()
		case s.is("addrspace"):
			s.statedSpace()
		case s.is("prefix") || s.is("prologue") || s.is("personality"):
			s.token()
			save := s.lexer
			s.skipType()
			s.skipValue()
			to := s.start
			s.lexer = save
			s.tokensTo(to)
		default:
			s.token()
		}
	}
	f.open = s.start
	f.end = skipBody(s.src, f.open)
	s.flush(f.open)
	f.outOpen = len(s.out)
	s.fn = f
	s.tokensTo(f.end)
	s.fn = nil
	s.flush(f.end)
	f.outEnd = len(s.out)
	s.funcs = append(s.funcs, f)
}

// tokensTo handles the tokens that begin before an offset.
func (s *shield) tokensTo(to int) {
	for s.tok != kEOF && s.start < to {
		s.token()
	}
}

// bracket handles the tokens from an opening bracket to its match.
func (s *shield) bracket() { s.tokensTo(skipBalanced(s.src, s.start)) }

// skipBody moves from the opening brace of a body behind the closing one.
func skipBody(src string, i int) int {
	depth := 0
	for i < len(src) {
		switch src[i] {
		case '{':
			depth++
		case '}':
			if depth--; depth == 0 {
				return i + 1
			}
		case '"':
			i = skipString(src, i)
			continue
		case ';':
			if e := strings.IndexByte(src[i:], '\n'); e >= 0 {
				i += e
			} else {
				i = len(src)
			}
			continue
		}
		i++
	}
	return len(src)
}
