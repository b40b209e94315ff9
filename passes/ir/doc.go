// Package ir is LLVM IR in memory: modules, functions, blocks and values, their types
// and constants, and the table of what is known of each operation (op.go), which the
// reader, the printer, the rules, the prover, the interpreter and the passes share.
//
// It is a leaf: text is read and written by package asm, modules of any version are read
// by package read, those of github.com/llir/llvm are converted by package llir, and
// package verify tells whether a function is valid. A Value is one instruction,
// parameter or constant; constants and types are interned, so that equal ones are the
// same pointer. What must hold between values, blocks and their uses is said beside each
// struct, and CheckInvariants checks it. A Diagnostic is a message about a place in a
// text, for all of rewrite's tools.
package ir
