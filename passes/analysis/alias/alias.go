// Package alias tells whether accesses of memory can touch the same bytes.
//
//	%a = alloca [8 x i8]
//	%p = getelementptr i8, ptr %a, i64 4     4 bytes at %p and 4 bytes at %a: No
//	%q = load ptr, ptr %list                 4 bytes at %q and 4 bytes at %a: No, as nobody else knows of %a
//	call void @f(ptr %p) memory(argmem: read) of 4 bytes at %a: reads, if f gets at them from %p
//
// A question goes down a chain of answerers, each of which may say that it does not
// know; the list All has them, a file for each:
//
//	Undefined  what has no meaning (this file)
//	Near       constant distances; allocas, parameters and variables (offsets.go)
//	Offsets    variable distances from one address (distance.go, indices.go)
//	Objects    objects that differ (objects.go)
//	Private    objects whose address is not known where the other one comes from (objects.go, escapes.go)
//	Sizes      accesses that an object is too small for (sizes.go)
//	Storage    what assumptions say to be separate (storage.go)
//	Types      types of the source language, !tbaa (tbaa.go)
//	Scopes     !alias.scope and !noalias (scopes.go)
//	Choices    each of what phis and selects choose from (choices.go)
//	Points     what is known of pointers from all of the module, where somebody knows it (Analysis.Points)
//
// Types and Scopes believe the metadata as LLVM does: no prover that we have knows it
// (Alive2 drops it), and what the program computes does not show it.
//
// # What an answer says
//
// Of accesses, not of addresses: of two locations that are No none of the bytes that
// an access of the one touches is touched by an access of the other, if one of the
// two writes. Two reads may touch the same bytes, as LLVM has it, too: a noalias
// argument is only about memory that is written, and constants may be merged.
// Addresses of objects that do not live at the same time can be equal, and no
// comparison of addresses follows from an answer (LangRef, "Pointer Aliasing Rules").
// Accesses that are undefined behaviour, as by a pointer that is undef or poison, or
// to an object that is dead, may be given any answer.
//
// # When
//
// An SSA value in a loop is another one in each round, and an alloca there another
// object. Alias is about the values that two pointers have at one time, at any place
// where both are defined (that both dominate), of one call of the function: an access
// by what a pointer was in an earlier round is not meant. AliasAcross is about all
// values that they have during the call.
package alias

import (
	"sync"

	"rewrite/passes/analysis/domain"
	"rewrite/passes/ir"
	"rewrite/passes/ir/library"
)

// Answer is how accesses of two locations are related.
type Answer uint8

// The answers.
const (
	May     Answer = iota // nothing is known
	No                    // no byte is touched by both, if one of them writes
	Partial               // they begin at different addresses and have a byte in common
	Must                  // they begin at the same address
)

var answerNames = [...]string{May: "may", No: "no", Partial: "partial", Must: "must"}

// String is the answer in lower case.
func (a Answer) String() string { return answerNames[a] }

// SizeKind is what is known of the size of a location.
type SizeKind uint8

// The kinds of sizes.
const (
	Exact    SizeKind = iota // just that many bytes, if it is accessed at all
	AtMost                   // that many bytes or fewer
	Scalable                 // that many bytes times vscale
	After                    // any number, from the pointer on
	Around                   // any number, before the pointer, too
)

// A Size is how many bytes a location has.
type Size struct {
	Kind  SizeKind
	Bytes uint64 // of Exact, AtMost and Scalable
}

// A Location is memory that an access touches, or may touch.
type Location struct {
	Ptr  *ir.Value // a scalar pointer
	Size Size
	Meta *ir.Meta // of the access, nil for none
}

// bound is how many bytes from the pointer on a location has at most, if that is known.
func (l *Location) bound() (n uint64, ok bool) {
	return l.Size.Bytes, l.Size.Kind == Exact || l.Size.Kind == AtMost
}

// maxFuel bounds the steps that are taken to answer one question.
const maxFuel = 128

// An Analysis answers questions about a function. What it learns of single values it
// keeps: make another one when the function has changed in more than that
// instructions went, or uses became ones of equal values. Where these are addresses of objects
// by another name, say so to Forget. It is for one goroutine.
type Analysis struct {
	// Facts is what is known of an integer of the function wherever it is available, as
	// analysis.Analysis finds it; nil where nobody does. Indices are bounded by it.
	Facts func(v *ir.Value) domain.Facts
	// Points is who knows from all of the module where pointers lead, nil if nobody does. Whoever
	// sets it sees to it that the function is still the one that it knows of, or that what changed since are values
	// that it does not know.
	Points Oracle

	f      *ir.Func
	mod    *Module
	layout *ir.Layout
	chain  []Answerer
	// Which of these are in the chain.
	knowsObjects, knowsPrivate, knowsTypes bool

	objects []int32              // by ir.ValueID of a pointer: the place of its list in lists, + 1; 0 for those not asked for
	lists   [][]object           // of objects
	old     int32                // so many of lists are of before Forget
	private []int8               // by ir.ValueID of an object: 1 if its address does not get out, -1 if it may, 0 for not asked for
	cyclic  []bool               // by number of a block in reverse postorder; nil for not looked for
	shape   uint32               // of the function when that was found
	marks   *marks               // what assumptions and scopes say; nil for not looked for
	scoped  map[string]scopeList // by nodes of the function's own
	tags    map[*ir.Meta]*tag    // what tagOf found
	spare   *question            // memory for the next one; nil while one is asked

	seen, todo  []*ir.Value // scratch of objectsOf
	found, room []object    // scratch of it, and memory for lists

	starts map[*ir.Value][]*ir.Value // calls of llvm.invariant.start that last, by address; nil for not looked for
	lives  []*ir.Value               // calls of llvm.lifetime.start, if there are some of these

	// Of objects whose address gets out: where (escapes.go).
	escaped   map[*ir.Value]*escapes
	reachable int     // blocks that were gone through for them
	order     []int32 // by ir.ValueID: place in the block, from 1
}

// An Oracle knows where pointers of a function lead.
type Oracle interface {
	// Apart tells whether accesses of so many bytes by two of them have none in common at any two times of a call; 0 is any
	// number, before the pointer, too.
	Apart(f *ir.Func, p *ir.Value, n uint64, q *ir.Value, m uint64) bool
	// Objects lists what one may lead to: globals, and the allocas, calls and parameters that are of other objects, in whichever
	// call of whichever function. It is not ok if it may lead elsewhere.
	Objects(f *ir.Func, p *ir.Value) (globals []*ir.Global, others []*ir.Value, ok bool)
}

// An Answerer answers a question, or does not know: ok is false.
type Answerer struct {
	Name   string // in tests and explanations
	answer func(q *question) (a Answer, ok bool)
}

// The answerers, cheapest first.
var (
	Undefined = Answerer{"undefined", (*question).undefined}
	Near      = Answerer{"near", (*question).near}
	Offsets   = Answerer{"offsets", (*question).offsets}
	Objects   = Answerer{"objects", (*question).distinct}
	Private   = Answerer{"private", (*question).secret}
	Sizes     = Answerer{"sizes", (*question).sizes}
	Storage   = Answerer{"storage", (*question).storage}
	Types     = Answerer{"types", (*question).types}
	Scopes    = Answerer{"scopes", (*question).scopes}
	Choices   Answerer // asks the chain about each choice, so it is set by init
	Points    = Answerer{"points", (*question).points}
)

// All is the whole chain.
var All []Answerer

func init() {
	Choices = Answerer{"choices", (*question).choices}
	All = []Answerer{Undefined, Near, Offsets, Objects, Private, Sizes, Storage, Types, Scopes, Choices, Points}
}

// A Module is what analyses of the functions of a module share: metadata that is read
// once. Safe for concurrent use.
type Module struct {
	m       *ir.Module
	tags    sync.Map // of types and scopes, by how nodes are spelled
	libs    func() library.Library
	secrets map[*ir.Global]bool // nil where nobody looked
}

// library is what the module's programs are linked with.
func (m *Module) library() library.Library { return m.libs() }

// NewModule makes what the analyses of a module's functions share.
func NewModule(m *ir.Module) *Module {
	return &Module{m: m, libs: sync.OnceValue(func() library.Library { return library.For(m.Find(ir.Triple)) })}
}

// New makes an analysis on its own. For many functions take NewModule.
func New(f *ir.Func, chain ...Answerer) *Analysis { return NewModule(f.Module).New(f, chain...) }

// New makes an analysis that asks the answerers in their order.
// Where the module's data layout cannot be read they are not asked.
func (m *Module) New(f *ir.Func, chain ...Answerer) *Analysis { return m.Again(nil, f, chain...) }

// maxTags is up to how many attachments what they say is kept from function to function.
const maxTags = 1 << 12

// Again is New in the memory of another analysis that nobody has any more; nil for none.
func (m *Module) Again(old *Analysis, f *ir.Func, chain ...Answerer) *Analysis {
	an := old
	if an == nil {
		an = new(Analysis)
	}
	if an.mod != m || len(an.tags) > maxTags {
		an.tags = nil
	}
	*an = Analysis{f: f, mod: m, chain: chain, tags: an.tags, spare: an.spare, objects: an.objects[:0], lists: an.lists[:0], private: an.private[:0],
		seen: an.seen, todo: an.todo, found: an.found, room: an.room}
	if an.tags == nil {
		an.tags = map[*ir.Meta]*tag{}
	}
	an.knowsObjects, an.knowsPrivate, an.knowsTypes = has(chain, Objects), has(chain, Private), has(chain, Types)
	if l, err := f.Module.Layout(); err == nil {
		an.layout = l
	} else {
		an.chain, an.knowsObjects, an.knowsPrivate, an.knowsTypes = nil, false, false, false
	}
	return an
}

// A question is about two locations.
type question struct {
	*Analysis
	a, b   Location
	across bool // the pointers may be of different times
	fuel   int
	// What constant offsets lead to, and what all offsets do.
	p, q             address
	linearP, linearQ address
	placed, spread   bool
	// What all offsets lead to at most.
	originP, originQ *ir.Value
	rooted           bool
	// The questions that this one is asked for, of Choices.
	asker *question
	depth int
	// Memory for the next question that is asked for this one; nil for none.
	deeper *question
}

// step uses some fuel, and tells whether there was some left.
func (q *question) step() bool {
	q.fuel--
	return q.fuel >= 0
}

// Forget says that pointers became ones of equal values, so that others are found to be based on other values than they were: what was
// loaded is now the object itself, of which it may be known then that nobody could load its address.
func (an *Analysis) Forget() { an.old = int32(len(an.lists)) }

// Alias relates two locations at one time, at a place where both pointers are defined.
func (an *Analysis) Alias(a, b Location) Answer { return an.ask(a, b, false) }

// AliasAcross relates two locations at any two times of one call of the function.
func (an *Analysis) AliasAcross(a, b Location) Answer { return an.ask(a, b, true) }

func (an *Analysis) ask(a, b Location, across bool) Answer {
	q := an.spare
	if q == nil {
		q = new(question)
	}
	an.spare = nil // whoever asks meanwhile takes another one
	*q = question{Analysis: an, a: a, b: b, across: across, fuel: maxFuel, deeper: q.deeper}
	answer, _ := q.ask()
	an.spare = q
	return answer
}

// Explain is Alias with the name of the answerer that knew, "" if none did.
func (an *Analysis) Explain(a, b Location, across bool) (Answer, string) {
	q := question{Analysis: an, a: a, b: b, across: across, fuel: maxFuel}
	return q.ask()
}

// ask goes down the chain.
func (q *question) ask() (a Answer, by string) {
	for i := range q.chain {
		if answer, ok := q.chain[i].answer(q); ok {
			return answer, q.chain[i].Name
		}
	}
	return May, ""
}

// Distance is how many bytes one address is behind another one at one time, where that is
// a constant.
func (an *Analysis) Distance(from, to *ir.Value) (n int64, ok bool) {
	if from == to {
		return 0, true
	}
	q := question{Analysis: an, a: Location{Ptr: from}, b: Location{Ptr: to}, fuel: maxFuel}
	if q.layout == nil {
		return 0, false
	}
	if q.addresses(); q.p.base == q.q.base {
		return q.q.off - q.p.off, true
	}
	if !origins(&q) || !q.lines() || q.linearP.base != q.linearQ.base {
		return 0, false
	}
	d := q.distance(&q.linearP, &q.linearQ)
	return d.off, len(d.terms) == 0
}

// At is the location of an access of type t at a pointer.
func (an *Analysis) At(p *ir.Value, t *ir.Type) Location {
	size := Size{Kind: After}
	l := an.layout
	switch {
	case l == nil:
	case t.HasFixedSize():
		size = Size{Exact, l.StoreSize(t)}
	case t.Kind == ir.VectorKind && t.Scalable && t.Elem.HasFixedSize():
		size = Size{Scalable, l.StoreSize(t)}
	}
	return Location{Ptr: p, Size: size}
}

// undefined: what has no bytes has none in common with anything, and nothing is based
// on null or on what is not known at all (LangRef, "Pointer Aliasing Rules").
func (q *question) undefined() (Answer, bool) {
	for _, l := range []*Location{&q.a, &q.b} {
		if n, ok := l.bound(); ok && n == 0 {
			return No, true
		}
	}
	if q.a.Ptr == q.b.Ptr {
		return May, false
	}
	q.addresses()
	return No, q.nowhere(q.p.base) || q.nowhere(q.q.base)
}

// nowhere tells whether nothing can be accessed by pointers that are based on a value.
func (q *question) nowhere(v *ir.Value) bool {
	switch v.Op {
	case ir.OpUndef, ir.OpPoison:
		return true
	case ir.OpNull:
		return v.Type.Bits == 0 && !ir.NullIsValid(q.f)
	}
	return false
}

// points asks who knows of all of the module, if anybody does.
func (q *question) points() (Answer, bool) {
	if q.Points == nil || q.a.Ptr == q.b.Ptr {
		return May, false
	}
	n, _ := q.a.bound()
	m, _ := q.b.bound()
	return No, q.Points.Apart(q.f, q.a.Ptr, n, q.b.Ptr, m)
}

// fixed tells whether a value is the same during a call of its function: it is of no
// instruction, or of one that is executed once at most.
func (an *Analysis) fixed(v *ir.Value) bool {
	if v.Block == nil || v.Block == an.f.Entry() {
		return true
	}
	if an.cyclic == nil || an.shape != an.f.Shape() {
		an.cyclic, an.shape = cyclic(an.f), an.f.Shape()
	}
	n := an.f.Dominators().Number(v.Block)
	return n >= 0 && !an.cyclic[n]
}

// cyclic tells of which blocks, by their number in reverse postorder, a way may lead back to
// them. Each number between the ends of an edge that leads back counts: on its way down a cycle
// has to jump over each number of a block that it has.
func cyclic(f *ir.Func) []bool {
	tree := f.Dominators()
	order := tree.ReversePostorder()
	in := make([]bool, len(order))
	first := make([]int, len(order)) // by number: the lowest that an edge from there leads back to
	for n, b := range order {
		first[n] = n + 1
		for _, s := range b.Succs() {
			first[n] = min(first[n], tree.Number(s))
		}
	}
	for n, low := len(order)-1, len(order); n >= 0; n-- {
		low = min(low, first[n])
		in[n] = low <= n
	}
	return in
}
