// Package fileio reads inputs and writes outputs of the command: text and bitcode,
// files, pipes and standard streams; an error never leaves half a file.
package fileio

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"syscall"

	"rewrite/passes/ir/diag"
)

// InputName is what messages call an input.
func InputName(in string) string {
	if in == "-" {
		return "<stdin>"
	}
	return in
}

// ReadInput gives the text of an input, bitcode turned into text. Whatever is
// wrong with the file as a whole comes back as an *diag.Diagnostic.
func ReadInput(in string, stdin io.Reader) ([]byte, error) {
	src, err := readAll(in, stdin)
	if err != nil {
		return nil, FileError(InputName(in), "", "%v", Cause(err))
	}
	if IsBitcode(src) {
		return Disassemble(InputName(in), src)
	}
	return src, checkText(InputName(in), src)
}

func readAll(in string, stdin io.Reader) ([]byte, error) {
	if in == "-" {
		return io.ReadAll(stdin)
	}
	return os.ReadFile(in)
}

// Cause strips from a file error the name of the call and the file, which the
// message has at its beginning already, and says a little more where the
// system's word is bare.
func Cause(err error) error {
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

// FileError is an error on a file as a whole.
func FileError(name, hint, format string, args ...any) *diag.Diagnostic {
	return &diag.Diagnostic{Severity: diag.Error, File: name, Msg: fmt.Sprintf(format, args...), Hint: hint}
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

// BinaryProbe is how far into a file a zero byte is looked for: far enough for
// any binary format's header, and no cost on a long text. A zero byte further on
// is the reader's to report, with its line.
const BinaryProbe = 8 << 10

// checkText refuses what can't be textual IR, before the reader reports the first
// odd byte in it, which would tell its user much less.
func checkText(name string, src []byte) error {
	if len(src) == 0 {
		return FileError(name, "", "the file is empty")
	}
	if len(bytes.TrimSpace(src)) == 0 {
		return FileError(name, "", "the file holds only white space")
	}
	for _, m := range magics {
		if bytes.HasPrefix(src, []byte(m.prefix)) {
			return FileError(name, m.hint, "this is %s and no LLVM IR", m.what)
		}
	}
	if i := bytes.IndexByte(src[:min(len(src), BinaryProbe)], 0); i >= 0 {
		return FileError(name, "", "this is no LLVM IR, neither text nor bitcode: there is a zero byte at offset %d", i)
	}
	return nil
}
