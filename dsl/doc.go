// Package dsl is the language of rewrite rules, .rw files: what a checked rule is (Rule, in
// rule.go), what its conditions, constant functions, predicates and intrinsics mean, how it
// prints, how it is tested on terms, and its compiled form. README.md is the manual.
//
// Text becomes a syntax.File (package syntax), that becomes checked rules (package load), and
// all else (matcher, prover, coverage) works on checked rules only: every name is resolved,
// every term has a type, every error was said.
package dsl
