package saturate

import (
	"fmt"

	"rewrite/dsl"
	"rewrite/egraph"
	"rewrite/passes/ir"
)

// Leaves and places of the e-graph, besides IR operations. A leaf's payload is
// given with it.
const (
	// opValue is any value that the graph does not look into: a parameter, a
	// phi, a global, a constant of a form not known. Payload: its ValueID.
	opValue egraph.Op = iota + 1
	// opInt is an integer constant or a splat of one. Payload: its bits; for
	// widths above 64 the low 64, which it must be the sign extension of.
	opInt
	opFloat // a float constant of at most 64 bits, or a splat. Payload: its bits.
	opNull  // the null pointer
	opUndef
	opPoison
	// opPlace is an instruction that keeps its place in the block: a load, a
	// call, the terminator. Payload: its ValueID.
	opPlace
	// firstOp is the first that is an operation of the IR, the others follow.
	firstOp
	// opFreeze is one choice for all users. Payload: its ValueID, or builtFreeze.
	opFreeze = firstOp
)

// builtFreeze is the payload of the freezes that rules build: each is that of its
// operand, for whoever needs one.
const builtFreeze = ^uint64(0)

// vocabulary maps between operations of the IR and of the e-graph. An icmp or
// fcmp is one operation for each predicate; each intrinsic that rules can name
// is one.
type vocabulary struct {
	ops        []egraph.OpInfo
	plain      [ir.NumOps]egraph.Op
	compare    [ir.FTrue + 1]egraph.Op
	intrinsics map[string]egraph.Op // by name without "llvm." and types
	functions  map[callee]egraph.Op // other functions that rules name
	back       []meaning            // by egraph.Op
}

// meaning is what an e-graph operation is in the IR.
type meaning struct {
	op        ir.Op
	pred      ir.Pred
	intrinsic *dsl.Intrinsic
	function  string // that is called, without @
}

// flagBits maps IR flags to e-graph flags, which are 16 bits: those that an
// operation of the graph can carry are the lowest of ir.Flags.
const flagBits = ir.PoisonFlags | ir.FastMath

func packFlags(fl ir.Flags) egraph.Flags   { return egraph.Flags(fl & flagBits) }
func unpackFlags(fl egraph.Flags) ir.Flags { return ir.Flags(fl) & flagBits }

func newVocabulary() *vocabulary {
	if flagBits > 1<<16-1 {
		panic("saturate: the flags of the IR do not fit the e-graph's")
	}
	v := &vocabulary{intrinsics: map[string]egraph.Op{}, functions: map[callee]egraph.Op{}}
	v.ops = make([]egraph.OpInfo, firstOp)
	v.ops[opValue] = egraph.OpInfo{Name: "value"}
	v.ops[opInt] = egraph.OpInfo{Name: "int", Constant: true}
	v.ops[opFloat] = egraph.OpInfo{Name: "float", Constant: true}
	v.ops[opNull] = egraph.OpInfo{Name: "null", Constant: true}
	v.ops[opUndef] = egraph.OpInfo{Name: "undef"}
	v.ops[opPoison] = egraph.OpInfo{Name: "poison"}
	v.ops[opPlace] = egraph.OpInfo{Name: "place", Arity: egraph.Variadic, Anchored: true, Payload: true}
	v.back = make([]meaning, firstOp)
	v.plain[ir.OpFreeze] = v.add(egraph.OpInfo{Name: "freeze", Arity: 1, OneChoice: true, Payload: true}, meaning{op: ir.OpFreeze})
	for op := ir.Op(0); op < ir.NumOps; op++ {
		info := op.Info()
		if !representable(op) {
			continue
		}
		switch op {
		case ir.OpICmp:
			for p := ir.EQ; p <= ir.SLE; p++ {
				v.addCompare(op, p)
			}
			v.swaps(ir.EQ, ir.SLE)
		case ir.OpFCmp:
			for p := ir.FFalse; p <= ir.FTrue; p++ {
				v.addCompare(op, p)
			}
			v.swaps(ir.FFalse, ir.FTrue)
		default:
			row := egraph.OpInfo{Name: info.Name, Arity: info.Arity, Commutative: op.Is(ir.Commutative), Flags: packFlags(info.Flags)}
			switch op {
			case ir.OpGEP: // payload: the source element type
				row.Arity, row.Payload = egraph.Variadic, true
				row.Implied = []egraph.Implication{{If: packFlags(ir.InBounds), Then: packFlags(ir.NUSW)}}
			case ir.OpExtractValue, ir.OpInsertValue: // payload: the path
				row.Payload = true
			case ir.OpShuffleVector: // payload: the mask
				row.Arity, row.Payload = 2, true
			}
			v.plain[op] = v.add(row, meaning{op: op})
		}
	}
	for _, in := range dsl.Intrinsics() {
		v.intrinsics[in.Name] = v.add(egraph.OpInfo{Name: "llvm." + in.Name, Arity: len(in.Params()),
			Commutative: in.Commutative, Flags: packFlags(in.Flags)}, meaning{op: ir.OpCall, intrinsic: in})
	}
	for _, in := range laneCalls {
		v.intrinsics[in.Name] = v.add(egraph.OpInfo{Name: "llvm." + in.Name, Arity: len(in.Params()), Flags: packFlags(in.Flags)}, meaning{op: ir.OpCall, intrinsic: in})
	}
	return v
}

// representable tells whether instances of op can be nodes: operations without
// memory or effects whose result depends on the operands alone. Divisions are,
// though they can trap: see safeDivisor.
func representable(op ir.Op) bool {
	switch op {
	case ir.OpPhi, ir.OpFreeze:
		return false
	}
	return !op.IsLeaf() && op.Is(ir.Mergeable|ir.Removable)
}

func (v *vocabulary) add(row egraph.OpInfo, m meaning) egraph.Op {
	v.ops = append(v.ops, row)
	v.back = append(v.back, m)
	return egraph.Op(len(v.ops) - 1)
}

// A callee is a function that rules name, with a number of arguments: a mistake in one
// rule must not keep others from it.
type callee struct {
	name string
	args int
}

// function is the operation of a call of a function that rules name.
func (v *vocabulary) function(name string, args int) egraph.Op {
	op, ok := v.functions[callee{name, args}]
	if !ok {
		shown := "@" + name
		for other := range v.functions {
			if other.name == name { // names of operations are unique
				shown = fmt.Sprintf("@%s/%d", name, args)
			}
		}
		op = v.add(egraph.OpInfo{Name: shown, Arity: args, Flags: packFlags(ir.FastMath)}, meaning{op: ir.OpCall, function: name})
		v.functions[callee{name, args}] = op
	}
	return op
}

func (v *vocabulary) addCompare(op ir.Op, p ir.Pred) {
	v.compare[p] = v.add(egraph.OpInfo{Name: op.String() + " " + p.String(), Arity: 2, Commutative: p.Swap() == p,
		Flags: packFlags(op.Info().Flags)}, meaning{op: op, pred: p})
}

func (v *vocabulary) swaps(from, to ir.Pred) {
	for p := from; p <= to; p++ {
		if q := p.Swap(); q != p {
			v.ops[v.compare[p]].Swapped = v.compare[q]
		}
	}
}

// show prints a leaf for dumps.
func show(op egraph.Op, t egraph.Type, payload uint64) string {
	switch op {
	case opInt:
		if isVector(t, payload) {
			return fmt.Sprintf("vector %d", uint32(payload))
		}
		w := min(width(t), 64)
		return fmt.Sprint(int64(payload<<(64-w)) >> (64 - w))
	case opValue:
		return fmt.Sprintf("v%d", payload)
	case opNull, opUndef, opPoison:
		return [...]string{opNull: "null", opUndef: "undef", opPoison: "poison"}[op]
	}
	return fmt.Sprintf("#%x", payload)
}
