package main

import "rewrite/passes/ir"

// A pass changes a module, as -passes names it.
type pass struct {
	name string
	run  func(*ir.Module, passConfig)
}

// passConfig is what the command line says to every pass.
type passConfig struct {
	selects func(function string) bool // of -func: functions that may be changed, named without @
	workers int                        // of -j
	llvm    int                        // of -llvm-version; 0 takes it from !llvm.ident
}

// passTable lists the passes of this build. There are none yet: the empty list
// reads, checks and writes.
var passTable []pass
