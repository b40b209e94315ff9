package interp

import "rewrite/passes/ir"

// A Watcher is told what a program does to memory while it does it, for analyses to be
// held against (package witness). What happens between two calls of its methods is done
// by the instruction that Begin told last of the function that runs: that is the one
// entered last and not left.
//
// Accesses by library functions and intrinsics are those of the call. What ends the life of
// memory or begins it anew is a write of all of it: free, and the marks of lifetimes. What
// makes memory does not write it, calloc neither (LangRef, memory(...): an allocator may
// return memory that is newly accessible while only accessing what is not).
type Watcher interface {
	// Enter begins a call of a function, and Leave ends it, by whatever way.
	Enter(f *ir.Func)
	Leave()
	// Block tells that control comes into a block, where phis have their values.
	Block(b *ir.Block)
	// Begin comes before each instruction that may access memory, and each call.
	Begin(v *ir.Value)
	// Touch is an access of bytes of an object.
	Touch(o *Object, offset, size uint64, write bool)
}

// A ValueWatcher is a Watcher that is told what values are, too.
type ValueWatcher interface {
	Watcher
	// Value tells what a parameter, instruction or phi of an integer type has come to, but
	// for what a terminator gives; of phis, and of parameters in the first block, behind Block.
	Value(v *ir.Value, x Value)
}

// A PointerWatcher is a Watcher that is told where pointers lead, too.
type PointerWatcher interface {
	Watcher
	// Pointer tells what a parameter, instruction or phi of a pointer type has come to, as
	// ValueWatcher does.
	Pointer(v *ir.Value, x Value)
}

// A CallWatcher is a Watcher that is told what calls are given and what they return.
type CallWatcher interface {
	Watcher
	// Given comes behind Enter. Objects that come to be during the call have addresses from born on, but for allocas whose addresses
	// nothing but loads and stores of the function use.
	Given(args []Value, born uint64)
	// Returns comes before Leave, if the call is left by a return.
	Returns(v Value)
}

// watched tells whether Begin is told of an instruction.
func watched(v *ir.Value) bool {
	return v.Op.IsCall() || v.Effects()&(ir.Reads|ir.Writes) != 0
}

// touch tells the watcher of an access.
func (m *memory) touch(o *Object, offset, size uint64, write bool) {
	if m.opt.Watch != nil && size > 0 {
		m.opt.Watch.Touch(o, offset, size, write)
	}
}
