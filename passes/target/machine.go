package target

import (
	"strings"

	"rewrite/passes/ir"
)

// A Machine is what a processor has that instructions compete for, and what its addresses are made of.
type Machine struct {
	Name string // the architectures that begin so, as triples name them
	Bits uint32 // of a register for integers and addresses
	// Integers and Floats are how many registers can hold values: the stack pointer, a frame pointer and what
	// the system keeps for itself are not among them, nor one for what is computed on the way.
	Integers, Floats int
	// Scales are the numbers that an access multiplies an index by, and adds to a base, at no cost; a set of bits.
	Scales uint8
	// Least and Most are the constants that an access adds to a base at no cost.
	Least, Most int64
}

// machines are by architecture; of those that fit the first one is taken.
var machines = []Machine{
	{Name: "x86_64", Bits: 64, Integers: 13, Floats: 15, Scales: 1 | 2 | 4 | 8, Least: -1 << 31, Most: 1<<31 - 1},
	{Name: "amd64", Bits: 64, Integers: 13, Floats: 15, Scales: 1 | 2 | 4 | 8, Least: -1 << 31, Most: 1<<31 - 1},
	{Name: "i386", Bits: 32, Integers: 6, Floats: 7, Scales: 1 | 2 | 4 | 8, Least: -1 << 31, Most: 1<<31 - 1},
	{Name: "i486", Bits: 32, Integers: 6, Floats: 7, Scales: 1 | 2 | 4 | 8, Least: -1 << 31, Most: 1<<31 - 1},
	{Name: "i586", Bits: 32, Integers: 6, Floats: 7, Scales: 1 | 2 | 4 | 8, Least: -1 << 31, Most: 1<<31 - 1},
	{Name: "i686", Bits: 32, Integers: 6, Floats: 7, Scales: 1 | 2 | 4 | 8, Least: -1 << 31, Most: 1<<31 - 1},
	// An index is multiplied by the size of what is accessed only: 4 and 8 are most of these.
	{Name: "aarch64", Bits: 64, Integers: 28, Floats: 31, Scales: 1 | 4 | 8, Least: -256, Most: 4095},
	{Name: "arm64", Bits: 64, Integers: 28, Floats: 31, Scales: 1 | 4 | 8, Least: -256, Most: 4095},
	{Name: "arm", Bits: 32, Integers: 12, Floats: 31, Scales: 1 | 4, Least: -255, Most: 4095},
	{Name: "thumb", Bits: 32, Integers: 12, Floats: 31, Scales: 1, Least: 0, Most: 124},
	{Name: "riscv64", Bits: 64, Integers: 26, Floats: 31, Least: -2048, Most: 2047},
	{Name: "riscv32", Bits: 32, Integers: 26, Floats: 31, Least: -2048, Most: 2047},
	{Name: "powerpc64", Bits: 64, Integers: 28, Floats: 31, Scales: 1, Least: -32768, Most: 32767},
	{Name: "s390x", Bits: 64, Integers: 13, Floats: 15, Scales: 1, Least: 0, Most: 4095},
	// What nobody knows adds a small constant, as nearly all do.
	{Name: "", Bits: 64, Integers: 12, Floats: 15, Scales: 1, Least: -128, Most: 127},
}

// Machine is the processor that the module's triple names.
func (t *Target) Machine() *Machine {
	arch := strings.Trim(t.module.Find(ir.Triple), `"`)
	for i := range machines {
		if m := &machines[i]; strings.HasPrefix(arch, m.Name) {
			return m
		}
	}
	return &machines[len(machines)-1]
}

// Scaled tells whether an access multiplies an index by a number at no cost.
func (m *Machine) Scaled(n uint64) bool { return n < 16 && n&(n-1) == 0 && m.Scales&uint8(n) != 0 }

// Reaches tells whether an access adds a constant at no cost.
func (m *Machine) Reaches(n int64) bool { return m.Least <= n && n <= m.Most }

// Registers is how many registers for integers a value of a type takes.
func (m *Machine) Registers(t *ir.Type) int {
	if !t.IsInt() {
		return 1
	}
	return int((t.Bits + m.Bits - 1) / m.Bits)
}
