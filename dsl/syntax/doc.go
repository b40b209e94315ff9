// Package syntax reads and prints the text of .rw rule files. It knows the
// grammar and no meaning: names are resolved and types found by package dsl.
package syntax
