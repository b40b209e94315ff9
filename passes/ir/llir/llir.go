// Package llir is the bridge between package ir and github.com/llir/llvm, the
// Go library that represents LLVM IR up to LLVM 14.
//
// It serves two kinds of users. A Go program that builds a *ir.Module of llir
// hands it over with FromLLIR and gets one back with ToLLIR, without any text
// between. And text of LLVM 14 and older, whose pointers name their pointee, is
// read by ReadTyped through llir's parser.
//
// README.md beside this file shows how another module uses the package, and
// lists what llir cannot express.
package llir

import (
	"errors"
	"fmt"
	"runtime"

	lir "github.com/llir/llvm/ir"

	"rewrite/passes/ir"
)

// FromLLIR converts a module of llir. The result has typed pointers. Nothing is
// lost: what llir itself prints for m means the same as what is printed for the
// result, up to the numbers of unnamed values. Unnamed metadata of m is given
// numbers, as llir does when it prints.
func FromLLIR(m *lir.Module) (*ir.Module, error) {
	return convert(m, nil)
}

// convert is FromLLIR for a module whose text may have been shielded.
func convert(m *lir.Module, sh *shield) (out *ir.Module, err error) {
	f := newFrom(sh)
	defer func() { recoverFailure(recover(), f.where, &err) }()
	f.module(m)
	return f.m, nil
}

// ToLLIR converts a module to llir. What llir cannot express, such as opaque
// pointers, debug records, or flags newer than LLVM 14, is an error that names
// the construct and the function or global that holds it.
func ToLLIR(m *ir.Module) (out *lir.Module, err error) {
	t := newTo(m)
	defer func() { recoverFailure(recover(), t.where, &err) }()
	t.module()
	return t.out, nil
}

// failure is what the converters panic with; it never leaves the package.
type failure struct{ msg string }

func fail(format string, args ...any) {
	panic(failure{fmt.Sprintf(format, args...)})
}

// recoverFailure turns a panic into an error. where tells the entity at hand.
// llir's own methods panic on modules that are not complete, for instance on an
// operand that is nil, so that panics of others are errors as well.
func recoverFailure(r any, where func() string, err *error) {
	switch r := r.(type) {
	case nil:
		return
	case failure:
		*err = errors.New(where() + r.msg)
	case runtime.Error:
		*err = fmt.Errorf("%sthe module is not complete: %w", where(), r)
	case error:
		*err = fmt.Errorf("%s%w", where(), r)
	default:
		*err = fmt.Errorf("%s%v", where(), r)
	}
}
