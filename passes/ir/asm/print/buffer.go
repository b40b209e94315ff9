package print

import (
	"strconv"

	"rewrite/passes/ir"
)

// A buffer collects text: s appends a string, c a byte, n a number, word a word with a
// space behind it unless there is none, quoted a string as LLVM quotes it.
type buffer struct{ buf []byte }

func (b *buffer) s(s string) { b.buf = append(b.buf, s...) }

func (b *buffer) c(c byte) { b.buf = append(b.buf, c) }

func (b *buffer) n(n uint64) { b.buf = strconv.AppendUint(b.buf, n, 10) }

func (b *buffer) word(s string) {
	if s != "" {
		b.buf = append(append(b.buf, s...), ' ')
	}
}

func (b *buffer) quoted(s string) {
	b.c('"')
	b.buf = ir.AppendEscaped(b.buf, s)
	b.c('"')
}

func (b *buffer) addrSpace(n uint32) {
	b.s("addrspace(")
	b.n(uint64(n))
	b.c(')')
}

// flagWords prints flags with a space after each.
func (b *buffer) flagWords(fl ir.Flags) {
	if fl != 0 {
		b.buf = ir.AppendFlags(b.buf, fl)
	}
}

// syncScope prints a scope other than the system's, with a space before it.
func (b *buffer) syncScope(s string) {
	if s != "" {
		b.s(" syncscope(")
		b.quoted(s)
		b.c(')')
	}
}
