package llir

import (
	"bytes"
	"errors"
	"fmt"
	"regexp"
	"slices"
	"sort"
	"strings"

	"rewrite/passes/ir/diag"

	"github.com/llir/ll"
	lir "github.com/llir/llvm/ir"

	"rewrite/passes/ir"
)

// ReadTyped reads the text of a module with typed pointers, as LLVM 14 and
// older write it. name is used in messages. The module is nil if there are
// errors; a warning tells of a body that is kept verbatim because llir's lexer
// does not know some word in it. The module's entities are in the order of
// the text, and metadata keeps its numbers.
func ReadTyped(name string, src []byte) (*ir.Module, diag.Diagnostics) {
	r := &typedReader{name: name, sh: newShield(string(src)), skip: map[int]bool{}, verbatim: map[int]bool{}}
	r.faults()
	var m *lir.Module
	if len(r.diags) == len(r.verbatim) { // warnings at most
		m = r.parse()
	}
	if r.diags.HasErrors() {
		r.diags.Sort()
		return nil, r.diags
	}
	out, err := convert(m, r.sh)
	if err != nil {
		r.report(diag.Error, r.find(err.Error(), 0, len(src)), err.Error(), "")
		return nil, r.diags
	}
	r.sh.order(out)
	for i, f := range r.sh.funcs {
		g := out.Lookup(f.name)
		if g == nil || g.Func == nil {
			r.report(diag.Error, span{f.start, 1}, "llir does not find the function "+r.spelling(i), "")
		} else if r.verbatim[i] {
			r.keepVerbatim(g.Func, f)
		} else {
			r.finish(g.Func, f)
		}
	}
	r.checkGlobals(out)
	for _, it := range out.Items {
		if text, ok := it.(*ir.Text); ok {
			keepGlobals(out, text.Value)
		}
	}
	r.diags.Sort()
	if r.diags.HasErrors() {
		return nil, r.diags
	}
	return out, r.diags
}

// finish does for a body what takes the text: it tells instructions where they
// come from, restores the order in which comments list predecessors, and
// compares the types that are written before operands, which llir ignores, with
// those of the operands.
func (r *typedReader) finish(fn *ir.Func, f *funcSpan) {
	n := 0
	for _, b := range fn.Blocks {
		n += len(b.Instrs)
	}
	if n == len(f.instrs) { // else one without a result does not say that it has none
		for _, b := range fn.Blocks {
			for i, v := range b.Instrs {
				v.Pos = f.instrs[i]
			}
			f.instrs = f.instrs[len(b.Instrs):]
		}
	}
	if len(f.preds) > 0 {
		blocks := labels(fn)
		for _, note := range f.preds {
			var order []*ir.Block
			for _, l := range splitTop(note.list) {
				order = append(order, blocks[strings.TrimPrefix(l, "%")])
			}
			if b := blocks[note.label]; b != nil && !slices.Contains(order, nil) {
				b.SetPredOrder(order)
			}
		}
	}
	if len(f.uses)+len(f.zeros) == 0 {
		return
	}
	named, numbered := map[string]*ir.Value{}, []*ir.Value(nil)
	enter := func(v *ir.Value) {
		if v.Name != "" {
			named[v.Name] = v
		} else if v.Type != ir.Void {
			numbered = append(numbered, v)
		}
	}
	for _, p := range fn.Params {
		enter(p)
	}
	for _, b := range fn.Blocks {
		if b.Name == "" {
			numbered = append(numbered, nil)
		}
		for _, v := range b.Instrs {
			enter(v)
		}
	}
	for _, z := range f.zeros { // llir takes a 0 for no number
		if len(numbered) == 0 || numbered[0] == nil || !numbered[0].IsInstr() || z != f.zeros[0] ||
			int(numbered[0].Pos) < z.pos && numbered[0].Pos != 0 {
			r.report(diag.Error, z, "'%0' is not the next number", "")
		}
	}
	for _, u := range f.uses {
		name := r.sh.src[u.name+1 : u.end]
		if n := number(name); name[0] == '"' {
			r.checkType(u, named[ir.UnescapeString(name[1:len(name)-1])])
		} else if !isNumber(name) {
			r.checkType(u, named[name])
		} else if n < uint64(len(numbered)) {
			r.checkType(u, numbered[n])
		}
	}
}

// checkGlobals does for the uses of globals what finish does for locals.
func (r *typedReader) checkGlobals(m *ir.Module) {
	for _, u := range r.sh.uses {
		eachGlobal(r.sh.src[u.name:u.end], func(key string) string {
			if g := m.Lookup(key); g != nil {
				r.checkType(u, &ir.Value{Type: g.Type})
			}
			return ""
		})
	}
}

// checkType compares the type that stands before a use with that of v. A type
// may be spelled with other white space and quotes than LLVM's.
func (r *typedReader) checkType(u typedUse, v *ir.Value) {
	if v == nil || u.callee && !v.Type.IsTypedPtr() {
		return
	}
	t := v.Type
	if u.callee {
		t = t.Elem
	}
	if strings.HasSuffix(r.sh.src[:u.typ], t.String()) {
		return
	}
	before := r.sh.src[max(0, int(u.typ)-4*len(t.String())-80):u.typ]
	for alias := range r.sh.aliases {
		if strings.Contains(before, alias) {
			return // it is spelled by another name
		}
	}
	if !strings.HasSuffix(bare(before), bare(t.String())) {
		at := span{int(u.name), int(u.end - u.name)}
		r.report(diag.Error, at, "'"+r.sh.src[u.name:u.end]+"' is of type "+t.String()+", which is not written before it", "")
	}
}

// bare is a text without white space, quotes and comments.
func bare(s string) string {
	var b strings.Builder
	for i := 0; i < len(s); i++ {
		switch s[i] {
		case ' ', '\n', '\t', '\r', '"':
		case ';':
			for i < len(s) && s[i] != '\n' {
				i++
			}
		default:
			b.WriteByte(s[i])
		}
	}
	return b.String()
}

// typedReader has a text parsed and makes messages of what llir says about it.
// llir stops at the first thing that is wrong, and for most does not say where
// that is. So bodies at fault are put aside one by one, until the rest is right.
type typedReader struct {
	name     string
	sh       *shield
	skip     map[int]bool // bodies put aside, by place in shield.funcs
	verbatim map[int]bool // those of them that are kept as text
	diags    diag.Diagnostics
	moved    []mark
}

// maxFaults bounds the bodies whose faults are told apart: each takes llir some
// parses of the whole text.
const maxFaults = 20

// span is a stretch of the source.
type span struct{ pos, n int }

// faults reports the words that llir does not know. A body that holds one is put
// aside.
func (r *typedReader) faults() {
	for _, f := range r.sh.faults {
		word := r.sh.src[f.at.pos : f.at.pos+f.at.n]
		msg := "unknown word '" + word + "'"
		switch {
		case word[0] == '"':
			msg, f.fn = "the string is not closed", -1
		case !isNameByte(word[0]):
			msg, f.fn = fmt.Sprintf("unexpected %q", word), -1
		case f.fn >= len(r.sh.funcs):
			f.fn = -1 // the body is not closed
		}
		if f.fn < 0 || !r.balanced(f.fn) {
			r.report(diag.Error, f.at, msg, hint(word))
		} else if !r.skip[f.fn] {
			r.skip[f.fn], r.verbatim[f.fn] = true, true
			r.report(diag.Warning, f.at, msg+"; the body of "+r.spelling(f.fn)+" is kept as it is", hint(word))
		}
	}
}

func (r *typedReader) parse() *lir.Module {
	for faults := 0; ; faults++ {
		m, err := r.attempt(r.skip)
		if err == nil {
			return m
		}
		var syntax ll.SyntaxError
		isSyntax := errors.As(err, &syntax)
		i := -1
		if isSyntax {
			i = r.function(r.source(syntax.Offset))
		} else {
			i, err = r.culprit(err)
		}
		switch {
		case isSyntax:
			at, text := r.blame(syntax)
			r.report(diag.Error, at, "unexpected "+text, "")
		case i >= 0 && notImplemented.MatchString(err.Error()) && r.balanced(i):
			r.verbatim[i] = true
			f := r.sh.funcs[i]
			r.report(diag.Warning, r.find(err.Error(), f.start, f.end),
				fmt.Sprintf("llir cannot read it (%v); the body of %s is kept as it is", err, r.spelling(i)), "")
		default:
			from, to := 0, len(r.sh.src)
			if i >= 0 {
				from, to = r.sh.funcs[i].start, r.sh.funcs[i].end
			}
			msg, token, nth := translate(err.Error())
			at := r.findNth(token, nth, from, to)
			r.report(diag.Error, at, msg, "")
		}
		if i < 0 || faults == maxFaults {
			return nil
		}
		r.skip[i] = true
	}
}

// attempt has the text parsed without the bodies of skip. An offset in what llir
// reads then comes from the shielded text by r.moved.
func (r *typedReader) attempt(skip map[int]bool) (*lir.Module, error) {
	const none = "{ unreachable }"
	out := r.sh.out
	text := out
	r.moved = []mark{{0, 0}}
	if len(skip) > 0 {
		text = make([]byte, 0, len(out))
		done := 0
		for i, f := range r.sh.funcs {
			if skip[i] {
				text = append(text, out[done:f.outOpen]...)
				text = append(text, none+strings.Repeat("\n", bytes.Count(out[f.outOpen:f.outEnd], []byte{'\n'}))...)
				done = f.outEnd
				r.moved = append(r.moved, mark{len(text), done})
			}
		}
		text = append(text, out[done:]...)
	}
	return parseQuietly(r.name, string(text))
}

// source is the place in the source of an offset in what llir read last.
func (r *typedReader) source(at int) int { return r.sh.source(origin(r.moved, at, len(r.sh.out))) }

// culprit finds a body without which one fault less is left, and what llir says
// of it: the first body that is wrong even if all behind it are put aside. It
// is -1 if the fault is in no body.
func (r *typedReader) culprit(err error) (int, error) {
	n := len(r.sh.funcs)
	upTo := func(k int) error { // bodies 0 to k-1 only
		skip := map[int]bool{}
		for i := range n {
			if i >= k || r.skip[i] {
				skip[i] = true
			}
		}
		_, err := r.attempt(skip)
		return err
	}
	if top := upTo(0); top != nil {
		return -1, top
	}
	k := sort.Search(n, func(k int) bool { return upTo(k+1) != nil })
	if k == n {
		return -1, err
	}
	return k, upTo(k + 1)
}

// function is the body that an offset is in, -1 if there is none.
func (r *typedReader) function(pos int) int {
	i := sort.Search(len(r.sh.funcs), func(i int) bool { return r.sh.funcs[i].end > pos })
	if i < len(r.sh.funcs) && r.sh.funcs[i].open <= pos {
		return i
	}
	return -1
}

func (r *typedReader) spelling(i int) string {
	if n, ok := strings.CutPrefix(r.sh.funcs[i].name, "\x00"); ok {
		return "@" + n
	}
	return "@" + ir.QuoteName(r.sh.funcs[i].name)
}

// balanced tells whether a body's brackets match.
func (r *typedReader) balanced(i int) bool {
	f := r.sh.funcs[i]
	var open []byte
	l := lexer{src: r.sh.src[:f.end], pos: f.open}
	for l.next(); l.tok != kEOF; l.next() {
		switch l.tok {
		case '(':
			open = append(open, ')')
		case '[':
			open = append(open, ']')
		case '{':
			open = append(open, '}')
		case ')', ']', '}':
			if len(open) == 0 || open[len(open)-1] != byte(l.tok) {
				return false
			}
			open = open[:len(open)-1]
		}
	}
	return len(open) == 0
}

func hint(word string) string {
	if !isNameByte(word[0]) {
		return ""
	}
	var list []string
	for w := range llirWords {
		list = append(list, w)
	}
	if best := diag.Nearest(word, list); best != "" {
		return "did you mean '" + best + "'?"
	}
	return ""
}

// blame tells which token a syntax error is about.
func (r *typedReader) blame(e ll.SyntaxError) (at span, text string) {
	l := lexer{src: r.sh.src, pos: r.source(e.Offset)}
	if l.next(); l.tok == kEOF {
		return span{len(l.src), 1}, "end of the text"
	}
	return span{l.start, l.pos - l.start}, "'" + clip(l.text()) + "'"
}

// notImplemented are llir's words for what its parser takes and its translator
// does not.
var notImplemented = regexp.MustCompile(`not yet implemented|unable to locate \w+ enum`)

// messages gives what llir says in the words of the other reader. The first
// group is the name at fault, nth which of its occurrences to show.
var messages = []struct {
	llir *regexp.Regexp
	msg  string
	nth  int
}{
	{regexp.MustCompile(`unable to locate (?:local|global) identifier "((?:[^"\\]|\\.)*)"`), "use of undefined value '%s'", 1},
	{regexp.MustCompile(`unable to locate metadata ID "(![0-9]+)"`), "use of undefined metadata '%s'", 1},
	{regexp.MustCompile(`unable to locate type definition of named type "((?:[^"\\]|\\.)*)"`), "use of undefined type '%s'", 1},
	{regexp.MustCompile(`unable to locate comdat identifier "((?:[^"\\]|\\.)*)"`), "use of undefined comdat '%s'", 1},
	{regexp.MustCompile(`unable to locate basic block "((?:[^"\\]|\\.)*)"`), "use of undefined block '%s'", 1},
	{regexp.MustCompile(`identifier "((?:[^"\\]|\\.)*)" already present`), "redefinition of '%s'", 2},
	{regexp.MustCompile(`invalid (?:local|global) ID.*expected [%@][0-9]+, got ([%@][0-9]+)`), "'%s' is not the next number", 1},
}

// translate gives the message, the name that it is about, and which occurrence of it.
func translate(msg string) (text, token string, nth int) {
	for _, m := range messages {
		if g := m.llir.FindStringSubmatch(msg); g != nil {
			name := strings.ReplaceAll(g[1], `\"`, `"`)
			return fmt.Sprintf(m.msg, name), name, m.nth
		}
	}
	if g := anyName.FindString(msg); g != "" {
		return msg, g, 1
	}
	return msg, "", 1
}

var anyName = regexp.MustCompile(`[%@!$][-a-zA-Z$._0-9]+`)

// find is the place of the first name in a message that the source has between
// two offsets; the first offset if there is none.
func (r *typedReader) find(msg string, from, to int) span {
	return r.findNth(anyName.FindString(msg), 1, from, to)
}

// findNth is the nth occurrence of a token, the last if there are less.
func (r *typedReader) findNth(token string, nth, from, to int) span {
	at := span{from, 1}
	l := lexer{src: r.sh.src[:to], pos: from}
	for l.next(); l.tok != kEOF && token != ""; l.next() {
		text := l.text()
		if l.tok == kLabel && token[0] == '%' {
			text = "%" + text[:len(text)-1]
		}
		if l.tok == '!' && token[0] == '!' && strings.HasPrefix(l.src[l.start:], token) {
			text = token
		}
		if text == token {
			at = span{l.start, len(token)}
			if nth--; nth == 0 {
				break
			}
		}
	}
	return at
}

// report makes a message about a place of the source.
func (r *typedReader) report(sev diag.Severity, at span, msg, hint string) {
	src := r.sh.src
	pos := diag.PlaceAtEnd(src, at.pos)
	start := strings.LastIndexByte(src[:pos], '\n') + 1
	line, _, _ := strings.Cut(src[start:], "\n")
	r.diags = append(r.diags, &diag.Diagnostic{Severity: sev, File: r.name, Line: 1 + strings.Count(src[:start], "\n"),
		Col: pos - start + 1, Len: at.n, Msg: msg, Hint: hint, Source: strings.TrimSuffix(line, "\r")})
}

// keepVerbatim puts the text of a body in place of the stub that llir read.
func (r *typedReader) keepVerbatim(fn *ir.Func, f *funcSpan) {
	fn.Verbatim = r.sh.src[f.open:f.end]
	fn.Blocks, fn.Params = nil, nil
	fn.ParamNames = make([]string, len(fn.FuncType.Fields))
	for i, p := range splitTop(inner(r.sh.src, f.params)) {
		l := lexer{src: p}
		name := ""
		for l.next(); l.tok != kEOF; l.next() {
			if name = ""; l.tok == kLocal && l.start > 0 { // the first token is of the type
				name = l.text()
			}
		}
		if i < len(fn.ParamNames) {
			fn.ParamNames[i] = name
		}
	}
	keepGlobals(fn.Module, fn.Verbatim)
}
