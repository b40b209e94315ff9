package dsl

import (
	"sync"

	"rewrite/passes/ir"
)

// CostUnit is how many of the hundredths that costs are counted in are one unit.
const CostUnit = 100

// A CostModel gives the cost of instructions. Costs are in hundredths, so that
// models can be finer than one unit and sums stay exact.
type CostModel struct {
	Name    string
	Doc     string
	Extends string // "" if it stands by itself
	File    string
	Line    int
	// Entries in the order in which they are tried: the first that fits gives
	// the cost. Entries of the model itself come before inherited ones; among
	// those of one model, the more special before the more general.
	Entries []CostEntry

	// throughput is decoded when it is asked for, of a compiled set: most runs rank programs only.
	mu         sync.Mutex
	pending    func(*Throughput)
	throughput Throughput
}

// Throughput is what the model says of a machine. It is shared: nobody changes it.
func (m *CostModel) Throughput() *Throughput {
	m.mu.Lock()
	defer m.mu.Unlock()
	if decode := m.pending; decode != nil {
		m.pending = nil
		decode(&m.throughput)
	}
	return &m.throughput
}

// SetThroughput states what the model says of a machine, before anybody asks.
func (m *CostModel) SetThroughput(t Throughput) { m.throughput = t }

// A CostEntry is the cost of one operation in one case.
type CostEntry struct {
	Op        ir.Op  // OpInvalid: any ("default")
	Intrinsic string // of OpCall: its name without "llvm."; AnyIntrinsic; "" for any call
	Class     string // of types: "" for any, or one of those in the language reference
	Flags     ir.Flags
	Cost      int // hundredths
}

// AnyIntrinsic is the Intrinsic of an entry for all intrinsics.
const AnyIntrinsic = "*"

// Cost is the cost of an instruction with a result of the type and the flags,
// 0 if the model says nothing about it. intrinsic is the name without "llvm."
// of what a call calls, "" if it is no intrinsic.
func (m *CostModel) Cost(op ir.Op, intrinsic string, t *ir.Type, fl ir.Flags) int {
	for i := range m.Entries {
		if e := &m.Entries[i]; e.fits(op, intrinsic, t, fl) {
			return e.Cost
		}
	}
	return 0
}

func (e *CostEntry) fits(op ir.Op, intrinsic string, t *ir.Type, fl ir.Flags) bool {
	return (e.Op == ir.OpInvalid || e.Op == op) && (e.Intrinsic == "" || e.Intrinsic == intrinsic || e.Intrinsic == AnyIntrinsic && intrinsic != "") && fl&e.Flags == e.Flags && inClass(e.Class, t)
}

// CostClasses are the classes of types that entries can be limited to, besides
// the widths i1, i8, ... and the float formats.
func CostClasses() []string { return []string{"int", "float", "ptr", "vector", "aggregate"} }

func inClass(class string, t *ir.Type) bool {
	switch class {
	case "":
		return true
	case "int":
		return t.IsInt()
	case "float":
		return t.IsFloat()
	case "ptr":
		return t.IsPtr()
	case "vector":
		return t.IsVector()
	case "aggregate":
		return t.IsAggregate()
	}
	if k := FormatNamed(class); k != 0 {
		return t.Kind == k
	}
	return t.IsInt() && t.Bits == IntWidth(class)
}
