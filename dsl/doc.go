// Package dsl is the language of rewrite rules, .rw files: how they are read,
// checked, printed, linted and tested. README.md is its manual.
//
// Text becomes a syntax.File, that becomes checked rules (Rule, in rule.go), and
// all else (matcher, prover, coverage) works on checked rules only: every name is resolved, every term has a type, every error was said.
package dsl
