package ir

// Flags is a set of instruction flags. Except for Volatile and those after it,
// a flag narrows the results that an instruction can give: without it the
// instruction is the same but less often poison (LangRef, "Poison Values").
type Flags uint32

const (
	NUW      Flags = 1 << iota // no unsigned wrap
	NSW                        // no signed wrap
	Exact                      // no remainder, no bits shifted out
	Disjoint                   // no bit set in both operands of or
	NNeg                       // the operand is not negative
	SameSign                   // both operands of icmp have one sign
	InBounds
	NUSW // getelementptr: no unsigned-signed wrap

	Reassoc // fast-math flags
	NNaN
	NInf
	NSZ
	ARcp
	Contract
	AFn

	Volatile
	Weak // cmpxchg that may fail spuriously
	Tail
	MustTail
	NoTail
	Cleanup // landingpad
	InAlloca
	SwiftError

	numFlags = iota

	// FastMath is all of the fast-math flags: "fast".
	FastMath = Reassoc | NNaN | NInf | NSZ | ARcp | Contract | AFn
	// PoisonFlags are those that turn results into poison.
	PoisonFlags = NUW | NSW | Exact | Disjoint | NNeg | SameSign | InBounds | NUSW | NNaN | NInf
)

// flagNames is in the order in which LLVM prints flags of one instruction.
var flagNames = [numFlags]string{
	"nuw", "nsw", "exact", "disjoint", "nneg", "samesign", "inbounds", "nusw",
	"reassoc", "nnan", "ninf", "nsz", "arcp", "contract", "afn",
	"volatile", "weak", "tail", "musttail", "notail", "cleanup", "inalloca", "swifterror",
}

// FlagByName gives the flag that LLVM spells so, 0 if there is none; "fast" is FastMath.
func FlagByName(name string) Flags {
	if name == "fast" {
		return FastMath
	}
	for i, n := range flagNames {
		if n == name {
			return 1 << i
		}
	}
	return 0
}

// AppendFlags appends the flags in LLVM's order and spelling, a space after each.
func AppendFlags(dst []byte, fl Flags) []byte {
	if fl&FastMath == FastMath {
		dst = append(dst, "fast "...)
		fl &^= FastMath
	}
	if fl&InBounds != 0 { // LLVM prints inbounds before nuw, and leaves out nusw which it implies
		dst = append(dst, "inbounds "...)
		fl &^= InBounds | NUSW
	} else if fl&NUSW != 0 {
		dst = append(dst, "nusw "...)
		fl &^= NUSW
	}
	for i := 0; fl != 0; i, fl = i+1, fl>>1 {
		if fl&1 != 0 {
			dst = append(dst, flagNames[i]...)
			dst = append(dst, ' ')
		}
	}
	return dst
}

// String is the flags in LLVM's order and spelling.
func (fl Flags) String() string {
	b := AppendFlags(nil, fl)
	if len(b) > 0 {
		b = b[:len(b)-1]
	}
	return string(b)
}

// CommonGEP is the flags of a getelementptr that hold for one step in the place of two.
func CommonGEP(a, b Flags) Flags {
	for _, f := range []*Flags{&a, &b} {
		if *f&InBounds != 0 {
			*f |= NUSW
		}
	}
	c := a & b
	if c&InBounds != 0 {
		c &^= NUSW // it is implied, and not written
	}
	return c
}

// Pred is the predicate of a compare. An integer predicate is a set of the
// outcomes less, equal, greater with a mark for signed ones; a float predicate
// is the set of the outcomes equal, greater, less, unordered.
type Pred uint8

const (
	PredNone Pred = iota
	EQ
	NE
	UGT
	UGE
	ULT
	ULE
	SGT
	SGE
	SLT
	SLE
)

// Float predicates: FPred | a set of outcomes.
const (
	fEqual, fGreater, fLess, fUnordered Pred = 1, 2, 4, 8

	FPred  Pred = 16
	FFalse Pred = FPred
	OEQ    Pred = FPred | fEqual
	OGT    Pred = FPred | fGreater
	OGE    Pred = FPred | fGreater | fEqual
	OLT    Pred = FPred | fLess
	OLE    Pred = FPred | fLess | fEqual
	ONE    Pred = FPred | fLess | fGreater
	ORD    Pred = FPred | fLess | fGreater | fEqual
	UNO    Pred = FPred | fUnordered
	FUEQ   Pred = FPred | fUnordered | fEqual
	FUGT   Pred = FPred | fUnordered | fGreater
	FUGE   Pred = FPred | fUnordered | fGreater | fEqual
	FULT   Pred = FPred | fUnordered | fLess
	FULE   Pred = FPred | fUnordered | fLess | fEqual
	FUNE   Pred = FPred | fUnordered | fLess | fGreater
	FTrue  Pred = FPred | fUnordered | fLess | fGreater | fEqual
)

var predNames = [...]string{
	EQ: "eq", NE: "ne", UGT: "ugt", UGE: "uge", ULT: "ult", ULE: "ule", SGT: "sgt", SGE: "sge", SLT: "slt", SLE: "sle",
	FFalse: "false", OEQ: "oeq", OGT: "ogt", OGE: "oge", OLT: "olt", OLE: "ole", ONE: "one", ORD: "ord",
	UNO: "uno", FUEQ: "ueq", FUGT: "ugt", FUGE: "uge", FULT: "ult", FULE: "ule", FUNE: "une", FTrue: "true",
}

// String is LLVM's spelling.
func (p Pred) String() string { return predNames[p] }

// IsFloat tells whether p belongs to fcmp.
func (p Pred) IsFloat() bool { return p&FPred != 0 }

// Holds tells what fcmp with this predicate says of two floats.
func (p Pred) Holds(a, b float64) bool {
	switch {
	case a < b:
		return p&fLess != 0
	case a > b:
		return p&fGreater != 0
	case a == b:
		return p&fEqual != 0
	}
	return p&fUnordered != 0
}

// ICmpPred gives icmp's predicate of that name, PredNone if there is none.
func ICmpPred(name string) Pred { return predByName(name, EQ, SLE) }

// FCmpPred gives fcmp's predicate of that name, PredNone if there is none.
func FCmpPred(name string) Pred { return predByName(name, FFalse, FTrue) }

func predByName(name string, from, to Pred) Pred {
	for p := from; p <= to; p++ {
		if predNames[p] == name {
			return p
		}
	}
	return PredNone
}

var swapped = [...]Pred{EQ: EQ, NE: NE, UGT: ULT, UGE: ULE, ULT: UGT, ULE: UGE, SGT: SLT, SGE: SLE, SLT: SGT, SLE: SGE}
var inverted = [...]Pred{EQ: NE, NE: EQ, UGT: ULE, UGE: ULT, ULT: UGE, ULE: UGT, SGT: SLE, SGE: SLT, SLT: SGE, SLE: SGT}

// Swap gives q with (a p b) = (b q a).
func (p Pred) Swap() Pred {
	if !p.IsFloat() {
		return swapped[p]
	}
	q := p &^ (fLess | fGreater)
	if p&fLess != 0 {
		q |= fGreater
	}
	if p&fGreater != 0 {
		q |= fLess
	}
	return q
}

// Invert gives q with (a q b) = not (a p b).
func (p Pred) Invert() Pred {
	if !p.IsFloat() {
		return inverted[p]
	}
	return p ^ (fEqual | fGreater | fLess | fUnordered)
}

// IsSigned tells whether p compares signed integers.
func (p Pred) IsSigned() bool { return p >= SGT && p <= SLE }

// Unsigned is p for numbers without sign.
func (p Pred) Unsigned() Pred {
	if p.IsSigned() {
		return p - SGT + UGT
	}
	return p
}

// Signed is p for numbers with sign.
func (p Pred) Signed() Pred {
	if p >= UGT && p <= ULE {
		return p - UGT + SGT
	}
	return p
}
