// Package alias tells whether accesses of memory can touch the same bytes.
//
//	%a = alloca [8 x i8]
//	%p = getelementptr i8, ptr %a, i64 4     4 bytes at %p and 4 bytes at %a: No
//	%q = load ptr, ptr %list                 4 bytes at %q and 4 bytes at %a: No, as nobody else knows of %a
//	call void @f(ptr %p) memory(argmem: read) of 4 bytes at %a: reads, if f gets at them from %p
//
// A question goes down a chain of answerers, each of which may say that it does not
// know: distances from one address (Offsets), objects that differ (Objects), objects
// whose address is not known where the other one comes from (Private). What has no
// meaning is asked first (Undefined). Answers from !tbaa and from !alias.scope and
// !noalias would have their place at the end of the chain; they are not given, as
// nothing here can prove our reading of that metadata, and the prover that we compare
// with (Alive2) does not know it either.
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
	"rewrite/passes/ir"
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
// instructions went, or uses became ones of equal values. It is for one goroutine.
type Analysis struct {
	f       *ir.Func
	layout  *ir.Layout
	chain   []Answerer
	objects [][]object // by ir.ValueID of a pointer; nil for those not asked for
	private []int8     // by ir.ValueID of an object: 1 if its address does not get out, -1 if it may, 0 for not asked for

	// Of objects whose address gets out: where (escapes.go).
	escaped   map[*ir.Value]*escapes
	reachable int     // blocks that were gone through for them
	order     []int32 // by ir.ValueID: place in the block, from 1
}

// An Answerer answers a question, or does not know: ok is false.
type Answerer struct {
	Name   string // in tests and explanations
	answer func(q *question) (a Answer, ok bool)
}

// The answerers, cheapest first.
var (
	Undefined = Answerer{"undefined", (*question).undefined} // accesses of nothing, or by what is no pointer
	Near      = Answerer{"near", (*question).near}           // constant offsets; allocas, parameters and variables as they stand there
	Offsets   = Answerer{"offsets", (*question).offsets}     // distances from one address, of which some may be variable
	Objects   = Answerer{"objects", (*question).distinct}    // objects that differ, whichever the pointers lead to
	Private   = Answerer{"private", (*question).secret}      // objects of the function whose addresses it keeps to itself
)

// All is the whole chain.
var All = []Answerer{Undefined, Near, Offsets, Objects, Private}

// New makes an analysis that asks the answerers in their order.
// Where the module's data layout cannot be read they are not asked.
func New(f *ir.Func, chain ...Answerer) *Analysis {
	an := &Analysis{f: f, chain: chain}
	if l, err := f.Module.Layout(); err == nil {
		an.layout = l
	} else {
		an.chain = nil
	}
	return an
}

// A question is about two locations.
type question struct {
	*Analysis
	a, b   Location
	across bool // the pointers may be of different times
	fuel   int
	// What constant offsets lead to.
	p, q   address
	placed bool
}

// step uses some fuel, and tells whether there was some left.
func (q *question) step() bool {
	q.fuel--
	return q.fuel >= 0
}

// Alias relates two locations at one time, at a place where both pointers are defined.
func (an *Analysis) Alias(a, b Location) Answer { return an.ask(a, b, false) }

// AliasAcross relates two locations at any two times of one call of the function.
func (an *Analysis) AliasAcross(a, b Location) Answer { return an.ask(a, b, true) }

func (an *Analysis) ask(a, b Location, across bool) Answer {
	q := question{Analysis: an, a: a, b: b, across: across, fuel: maxFuel}
	for i := range an.chain {
		if answer, ok := an.chain[i].answer(&q); ok {
			return answer
		}
	}
	return May
}

// Explain is Alias with the name of the answerer that knew, "" if none did.
func (an *Analysis) Explain(a, b Location, across bool) (Answer, string) {
	q := question{Analysis: an, a: a, b: b, across: across, fuel: maxFuel}
	for i := range an.chain {
		if answer, ok := an.chain[i].answer(&q); ok {
			return answer, an.chain[i].Name
		}
	}
	return May, ""
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
		return v.Type.Bits == 0 && !q.f.Attrs.Has("null_pointer_is_valid")
	}
	return false
}

// fixed tells whether a value is the same during a call of its function.
func fixed(v *ir.Value) bool { return v.Block == nil || v.Block == v.Block.Func.Entry() }
