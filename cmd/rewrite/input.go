package main

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"syscall"

	"rewrite/passes/ir"
	"rewrite/passes/ir/asm"
	"rewrite/passes/ir/read"
	"rewrite/passes/ir/verify"
)

// An input is a text and what messages call it.
type input struct {
	name string
	src  []byte

	// once the input is read:
	functions []string // in their order; with @
	llvm      int      // major version of the LLVM that made it; 0 for not known
}

// inputName is what messages call an input.
func inputName(in string) string {
	if in == "-" {
		return "<stdin>"
	}
	return in
}

// readInput gives the text of an input, bitcode turned into text. Whatever is
// wrong with the file as a whole comes back as an *ir.Diagnostic.
func readInput(in string, stdin io.Reader) ([]byte, error) {
	src, err := readAll(in, stdin)
	if err != nil {
		return nil, fileError(inputName(in), "", "%v", cause(err))
	}
	if isBitcode(src) {
		return disassemble(inputName(in), src)
	}
	return src, checkText(inputName(in), src)
}

func readAll(in string, stdin io.Reader) ([]byte, error) {
	if in == "-" {
		return io.ReadAll(stdin)
	}
	return os.ReadFile(in)
}

// cause strips from a file error the name of the call and the file, which the
// message has at its beginning already, and says a little more where the
// system's word is bare.
func cause(err error) error {
	switch e := err.(type) { // not errors.As: what wraps such an error has its own words
	case *fs.PathError:
		err = e.Err
	case *os.LinkError:
		err = e.Err
	}
	if errors.Is(err, syscall.EISDIR) {
		return errors.New("is a directory; name the files in it")
	}
	return err
}

// fileError is an error on a file as a whole.
func fileError(name, hint, format string, args ...any) *ir.Diagnostic {
	return &ir.Diagnostic{Severity: ir.Error, File: name, Msg: fmt.Sprintf(format, args...), Hint: hint}
}

// A magic is how a kind of file begins that is sometimes handed over by mistake.
type magic struct {
	prefix string
	what   string
	hint   string
}

const emitLLVM = "clang writes LLVM IR with -S -emit-llvm, rustc with --emit=llvm-ir"

var magics = []magic{
	{"\x7fELF", "an ELF object or program", emitLLVM},
	{"\xcf\xfa\xed\xfe", "a Mach-O object or program", emitLLVM},
	{"\xce\xfa\xed\xfe", "a Mach-O object or program", emitLLVM},
	{"\xca\xfe\xba\xbe", "a Mach-O universal binary or a Java class", emitLLVM},
	{"MZ", "a Windows program", emitLLVM},
	{"\x00asm", "a WebAssembly module", emitLLVM},
	{"!<arch>\n", "an archive", "unpack it with llvm-ar and name its members"},
	{"!<thin>\n", "a thin archive", "name the files that it lists"},
	{"\x1f\x8b", "compressed by gzip", "pipe it: gzip -dc FILE | rewrite -"},
	{"\x28\xb5\x2f\xfd", "compressed by zstd", "pipe it: zstd -dc FILE | rewrite -"},
	{"\xfd7zXZ", "compressed by xz", "pipe it: xz -dc FILE | rewrite -"},
	{"PK\x03\x04", "a zip archive", "unpack it first"},
	{"\xff\xfe", "text in UTF-16", "LLVM IR is ASCII or UTF-8"},
	{"\xfe\xff", "text in UTF-16", "LLVM IR is ASCII or UTF-8"},
}

// binaryProbe is how far into a file a zero byte is looked for: far enough for
// any binary format's header, and no cost on a long text. A zero byte further on
// is the reader's to report, with its line.
const binaryProbe = 8 << 10

// checkText refuses what can't be textual IR, before the reader reports the first
// odd byte in it, which would tell its user much less.
func checkText(name string, src []byte) error {
	if len(src) == 0 {
		return fileError(name, "", "the file is empty")
	}
	if len(bytes.TrimSpace(src)) == 0 {
		return fileError(name, "", "the file holds only white space")
	}
	for _, m := range magics {
		if bytes.HasPrefix(src, []byte(m.prefix)) {
			return fileError(name, m.hint, "this is %s and no LLVM IR", m.what)
		}
	}
	if i := bytes.IndexByte(src[:min(len(src), binaryProbe)], 0); i >= 0 {
		return fileError(name, "", "this is no LLVM IR, neither text nor bitcode: there is a zero byte at offset %d", i)
	}
	return nil
}

// parseValid reads a module, and checks that it is one to work on: what is no SSA form
// would be a panic later on. The module is nil if there are errors.
func parseValid(name string, text []byte) (*ir.Module, ir.Diagnostics) {
	m, found := read.Parse(name, text, asm.Options{})
	if m == nil {
		return nil, found
	}
	if wrong := verify.Module(m).Diagnostics(name, text); len(wrong) > 0 {
		found = append(found, wrong...)
		found.Sort()
		return nil, found
	}
	return m, found
}
