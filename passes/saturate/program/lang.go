package program

import (
	"fmt"
	"slices"

	"rewrite/dsl"
	"rewrite/egraph"
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
)

// Leaves and places of the e-graph, besides IR operations. A leaf's payload is
// given with it.
const (
	// OpValue is any value that the graph does not look into: a parameter, a
	// phi, a global, a constant of a form not known. Payload: its ValueID.
	OpValue egraph.Op = iota + 1
	// OpInt is an integer constant or a splat of one. Payload: its bits; for
	// widths above 64 the low 64, which it must be the sign extension of.
	OpInt
	OpFloat // a float constant of at most 64 bits, or a splat. Payload: its bits.
	OpNull  // the null pointer
	OpUndef
	OpPoison
	// OpFixed is an instruction that keeps its place in the block: a load, a
	// call, the terminator. Payload: its ValueID.
	OpFixed
	// FirstOp is the first that is an operation of the IR, the others follow.
	FirstOp
	// OpFreeze is one choice for all users. Payload: its ValueID, or BuiltFreeze.
	OpFreeze = FirstOp
)

// BuiltFreeze is the payload of the freezes that rules and moves build: each is that of its
// operand, for whoever needs one.
const BuiltFreeze = ^uint64(0)

// Vocabulary maps between operations of the IR and of the e-graph. An icmp or
// fcmp is one operation for each predicate; each intrinsic that rules can name
// is one.
type Vocabulary struct {
	Ops        []egraph.OpInfo
	Plain      [ir.NumOps]egraph.Op
	Compare    [ir.FTrue + 1]egraph.Op
	Intrinsics [intrinsic.Num]egraph.Op // 0 of what rules and passes of the graph do not know
	Functions  map[Callee]egraph.Op     // other functions that rules name
	Back       []Meaning                // by egraph.Op
}

// Meaning is what an e-graph operation is in the IR.
type Meaning struct {
	Op        ir.Op
	Pred      ir.Pred
	Intrinsic *dsl.Intrinsic
	Function  string // that is called, without @
}

// flagBits maps IR flags to e-graph flags, which are 16 bits: those that an
// operation of the graph can carry are the lowest of ir.Flags.
const flagBits = ir.PoisonFlags | ir.FastMath

func PackFlags(fl ir.Flags) egraph.Flags   { return egraph.Flags(fl & flagBits) }
func UnpackFlags(fl egraph.Flags) ir.Flags { return ir.Flags(fl) & flagBits }

func newVocabulary() *Vocabulary {
	if flagBits > 1<<16-1 {
		panic("saturate: the flags of the IR do not fit the e-graph's")
	}
	v := &Vocabulary{Functions: map[Callee]egraph.Op{}}
	v.Ops = make([]egraph.OpInfo, FirstOp)
	v.Ops[OpValue] = egraph.OpInfo{Name: "value"}
	v.Ops[OpInt] = egraph.OpInfo{Name: "int", Constant: true}
	v.Ops[OpFloat] = egraph.OpInfo{Name: "float", Constant: true}
	v.Ops[OpNull] = egraph.OpInfo{Name: "null", Constant: true}
	v.Ops[OpUndef] = egraph.OpInfo{Name: "undef"}
	v.Ops[OpPoison] = egraph.OpInfo{Name: "poison", Anything: true}
	v.Ops[OpFixed] = egraph.OpInfo{Name: "place", Arity: egraph.Variadic, Anchored: true, Payload: true}
	v.Back = make([]Meaning, FirstOp)
	v.Plain[ir.OpFreeze] = v.add(egraph.OpInfo{Name: "freeze", Arity: 1, OneChoice: true, Payload: true}, Meaning{Op: ir.OpFreeze})
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
			row := egraph.OpInfo{Name: info.Name, Arity: info.Arity, Commutative: op.Is(ir.Commutative), Flags: PackFlags(info.Flags)}
			switch info.Form {
			case ir.FormUnary, ir.FormBinary:
				row.Alike, row.Like = 1<<info.Arity-1, true
			}
			switch op {
			case ir.OpSelect:
				row.Alike, row.Like = 1<<1|1<<2, true
			case ir.OpGEP: // payload: the source element type
				row.Arity, row.Payload = egraph.Variadic, true
				row.Implied = []egraph.Implication{{If: PackFlags(ir.InBounds), Then: PackFlags(ir.NUSW)}}
			case ir.OpExtractValue, ir.OpInsertValue: // payload: the path
				row.Payload = true
			case ir.OpShuffleVector: // payload: the mask
				row.Arity, row.Payload = 2, true
			}
			v.Plain[op] = v.add(row, Meaning{Op: op})
		}
	}
	for _, in := range dsl.Intrinsics() {
		row := egraph.OpInfo{Name: "llvm." + in.Name, Arity: len(in.Params()), Commutative: in.Commutative, Flags: PackFlags(in.Flags)}
		row.Alike, row.Like = alike(in)
		v.Intrinsics[in.ID] = v.add(row, Meaning{Op: ir.OpCall, Intrinsic: in})
	}
	for _, in := range laneCalls {
		v.Intrinsics[in.ID] = v.add(egraph.OpInfo{Name: "llvm." + in.Name, Arity: len(in.Params()), Flags: PackFlags(in.Flags)}, Meaning{Op: ir.OpCall, Intrinsic: in})
	}
	return v
}

// alike tells which operands of an intrinsic have one type, that of the first, and whether it is the
// result's.
func alike(in *dsl.Intrinsic) (operands uint16, result bool) {
	first := in.Params()[0]
	for i, p := range in.Params() {
		if p == first {
			operands |= 1 << i
		}
	}
	return operands, in.Result() == first
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

func (v *Vocabulary) add(row egraph.OpInfo, m Meaning) egraph.Op {
	v.Ops = append(v.Ops, row)
	v.Back = append(v.Back, m)
	return egraph.Op(len(v.Ops) - 1)
}

// A Callee is a function that rules name, with a number of arguments: a mistake in one
// rule must not keep others from it.
type Callee struct {
	Name string
	Args int // how many
}

// function is the operation of a call of a function that rules name.
func (v *Vocabulary) function(name string, args int) egraph.Op {
	op, ok := v.Functions[Callee{name, args}]
	if !ok {
		shown := "@" + name
		for other := range v.Functions {
			if other.Name == name { // names of operations are unique
				shown = fmt.Sprintf("@%s/%d", name, args)
			}
		}
		op = v.add(egraph.OpInfo{Name: shown, Arity: args, Flags: PackFlags(ir.FastMath)}, Meaning{Op: ir.OpCall, Function: name})
		v.Functions[Callee{name, args}] = op
	}
	return op
}

func (v *Vocabulary) addCompare(op ir.Op, p ir.Pred) {
	v.Compare[p] = v.add(egraph.OpInfo{Name: op.String() + " " + p.String(), Arity: 2, Commutative: p.Swap() == p, Alike: 1<<0 | 1<<1,
		Flags: PackFlags(op.Info().Flags)}, Meaning{Op: op, Pred: p})
}

func (v *Vocabulary) swaps(from, to ir.Pred) {
	for p := from; p <= to; p++ {
		if q := p.Swap(); q != p {
			v.Ops[v.Compare[p]].Swapped = v.Compare[q]
		}
	}
}

// show prints a leaf for dumps.
func show(op egraph.Op, t egraph.Type, payload uint64) string {
	switch op {
	case OpInt:
		if IsVector(t, payload) {
			return fmt.Sprintf("vector %d", uint32(payload))
		}
		w := min(Width(t), 64)
		return fmt.Sprint(int64(payload<<(64-w)) >> (64 - w))
	case OpValue:
		return fmt.Sprintf("v%d", payload)
	case OpNull, OpUndef, OpPoison:
		return [...]string{OpNull: "null", OpUndef: "undef", OpPoison: "poison"}[op]
	}
	return fmt.Sprintf("#%x", payload)
}

// laneCalls are the intrinsics whose results are told by following lanes, which
// rules can't name. Lower-case letters of their signatures are not in their names.
var laneCalls = []*dsl.Intrinsic{
	dsl.NewIntrinsic(intrinsic.VectorReduceAdd, "e V"),
	dsl.NewIntrinsic(intrinsic.VectorReduceMul, "e V"),
	dsl.NewIntrinsic(intrinsic.VectorReduceAnd, "e V"),
	dsl.NewIntrinsic(intrinsic.VectorReduceOr, "e V"),
	dsl.NewIntrinsic(intrinsic.VectorReduceXor, "e V"),
	dsl.NewIntrinsic(intrinsic.VectorReduceSmin, "e V"),
	dsl.NewIntrinsic(intrinsic.VectorReduceSmax, "e V"),
	dsl.NewIntrinsic(intrinsic.VectorReduceUmin, "e V"),
	dsl.NewIntrinsic(intrinsic.VectorReduceUmax, "e V"),
	dsl.NewIntrinsic(intrinsic.VectorReverse, "V V"),
	dsl.NewIntrinsic(intrinsic.VectorExtract, "U V imm"),
	dsl.NewIntrinsic(intrinsic.VectorInsert, "V V U imm"),
	dsl.NewIntrinsic(intrinsic.GetActiveLaneMask, "V T T"),
}

// IsLaneCall tells whether an intrinsic is one of laneCalls.
func IsLaneCall(in *dsl.Intrinsic) bool { return slices.Contains(laneCalls, in) }
