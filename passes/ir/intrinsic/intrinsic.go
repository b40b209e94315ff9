// Package intrinsic is the table of LLVM's intrinsics: one row each, with a dense
// ID. Whoever knows more of intrinsics, such as the reference interpreter what they
// do or package analysis how facts pass through them, keeps an array of length Num by
// ID, and a test of it that names each row that it has nothing for (see Cover).
//
// What they compute is not in the rows: the interpreter computes on its own values,
// folding on constants, rules on numbers, and all of these are above this package.
//
// A function has its ID from when it is declared (ir.Global.Intrinsic), and a call by
// ir.Value.Intrinsic. What the table does not have, such as intrinsics of targets and
// of newer releases, is None: of it only its attributes tell anything.
package intrinsic

import (
	"fmt"
	"slices"
	"strings"
)

// An ID is a row of the table.
type ID uint16

// Info is a row of the table (LangRef, "Intrinsic Functions").
type Info struct {
	Name string // without "llvm." and the types behind it
	// Sig is the result and the parameters, separated by spaces, "" where they are
	// not looked into:
	//
	//	v p r m     void, ptr of any address space that the name ends with, ptr, metadata
	//	i1 i32 ...  that type, double too
	//	I F P       any integer, float, pointer, or vector of such
	//	N S X V     any scalar integer, scalar float, type, vector
	//	B W         a vector of i1, of pointers
	//	0 1 ...     the type that the letter of that number stood for, from the left
	//	b0 e0       i1 in the shape of type 0; its element type
	//	{A,B}       a struct, written without blanks: {I,b0}
	//	!           behind a parameter: the argument is an integer constant
	//
	// Behind | stands another form, of older versions of LLVM. The name of an
	// instance ends with the types that capital letters and p stood for, in their order.
	Sig string
	Is  Props
	// Was are names that it had in versions of LLVM before, with the same signatures: a call by one of
	// them is a call of it, and is written as it was read, for LLVM of the version that wrote it.
	Was   string
	Since int // the first LLVM that has it; 0 for what is as old as opaque pointers, or is never introduced
}

// Props are properties of an intrinsic.
type Props uint32

const (
	// NoEffect: it reads and writes no memory, comes back and does not throw, whatever
	// its declaration says: LLVM gives it these attributes itself.
	NoEffect Props = 1 << iota
	// Mark: it does nothing, and is said to write so that it stays in its place.
	Mark
	// Pinned: it must neither be merged with an equal call nor move to another block.
	// The answer of is.constant may depend on the way here; a return must follow deoptimize.
	Pinned
	LaneWise    // on vectors it does to each lane what it does to a scalar
	Commutative // in its first two arguments
	FastMath    // calls take the flags of fast math
	// Frame: it tells a function of its own frame or return address, which are others
	// when a thunk stands before it.
	Frame
	Invokable // an invoke may call it
	Throws    // it may unwind; only what is Invokable does
	// ReadsMem, WritesMem: it comes back, does not throw, and does no more to memory than
	// these say, whatever its declaration says; with ByArgs only what its arguments point
	// to, of which it keeps no copy (but see memory.Lends), and with Hidden only what a program cannot access.
	ReadsMem
	WritesMem
	ByArgs
	Hidden
	// FirstWrites: it writes by its first argument alone and does not read by that one, whatever
	// it does by others. A later argument is only read by.
	FirstWrites
	// Counts: the third argument is how many bytes each pointer leads to.
	Counts
)

// Info is the row of an intrinsic, empty for None.
func (id ID) Info() *Info { return &infos[id] }

// Has tells whether an intrinsic has all of these properties.
func (id ID) Has(p Props) bool { return infos[id].Is&p == p }

// String is the name without "llvm." and types, "" of None.
func (id ID) String() string { return infos[id].Name }

// Named finds a row by its name, or one that it had, without "llvm." and types, None if there is none.
func Named(name string) ID { return byName[name] }

var byName = func() map[string]ID {
	m := make(map[string]ID, Num)
	for id := None + 1; id < Num; id++ {
		m[infos[id].Name] = id
		for _, was := range strings.Fields(infos[id].Was) {
			m[was] = id
		}
	}
	return m
}()

// Lookup finds the row of a function by its full name: "llvm.", a row's name, and the
// types of an instance, as in llvm.memcpy.p0.p0.i64. It is None where more than types
// follows: that is another intrinsic, whose name goes on.
func Lookup(full string) ID {
	full, ok := strings.CutPrefix(full, "llvm.")
	if !ok {
		return None
	}
	for base := full; ; {
		if id := byName[base]; id != None {
			if rest := full[len(base):]; rest != "" && !areTypes(rest[1:]) {
				return None
			}
			return id
		}
		i := strings.LastIndexByte(base, '.')
		if i < 0 {
			return None
		}
		base = base[:i]
	}
}

// areTypes tells whether the rest of a name is of types with points between them: i32,
// v4f32, nxv2i64, p0, bf16 and the like. What follows a struct is not looked at: its
// own name may have points.
func areTypes(s string) bool {
	for part := range strings.SplitSeq(s, ".") {
		if isStruct(part) {
			return true
		}
		if !isType(part) {
			return false
		}
	}
	return true
}

func isStruct(part string) bool {
	return strings.HasPrefix(part, "s_") || strings.Contains(part, "s_") && isType(part) || strings.HasPrefix(part, "sl_")
}

func isType(part string) bool {
	switch part {
	case "isVoid", "Metadata", "x86amx", "x86mmx":
		return true
	}
	i := strings.IndexAny(part, "0123456789")
	if i < 0 {
		return strings.HasPrefix(part, "f_") || strings.HasPrefix(part, "t") && strings.Contains(part, "_")
	}
	switch part[:i] {
	case "i", "f", "bf", "fp", "ppcf", "v", "nxv", "p", "a":
		return true
	}
	return strings.HasPrefix(part, "f_") || strings.HasPrefix(part, "t") && strings.Contains(part, "_")
}

// Cover tells what is wrong with a table by ID: has tells whether it has something for
// a row, none names the rows that it has nothing for, separated by blanks. It is nil
// if each row is one or the other.
func Cover(has func(ID) bool, none string) error {
	var wrong []string
	without := strings.Fields(none)
	for _, name := range without {
		if Named(name) == None {
			wrong = append(wrong, name+" is no intrinsic of the table")
		}
	}
	for id := None + 1; id < Num; id++ {
		switch listed := slices.Contains(without, id.String()); {
		case has(id) && listed:
			wrong = append(wrong, id.String()+" is said to have none, and has a row")
		case !has(id) && !listed:
			wrong = append(wrong, id.String()+" has neither a row nor a none")
		}
	}
	if wrong != nil {
		return fmt.Errorf("%s", strings.Join(wrong, "\n"))
	}
	return nil
}
