// Package libc has the C library, and a little of the C++ one, that package
// interp's builtins are taken from: what real programs need, with the System V
// ABI of x86-64. To add a function, add it to one of the tables.
package libc

import (
	"os"
	"strings"

	"rewrite/passes/ir"
	"rewrite/passes/ir/interp"
)

// A table is functions by their names.
type table map[string]interp.Builtin

var tables = []table{memory, text, numbers, maths, stdio, printing, files, process, clock, cxx}

// Functions are all functions of the library, for interp.Options.Builtins.
func Functions() map[string]interp.Builtin {
	all := map[string]interp.Builtin{}
	for _, t := range tables {
		for name, f := range t {
			all[name] = f
		}
	}
	for alias, name := range aliases {
		all[alias] = all[name]
	}
	for name, size := range fortified {
		all["__"+name+"_chk"] = checked(all[name], size)
	}
	return all
}

// Plain are the functions that read and write nothing but what their arguments
// lead to, and keep nothing: calls of them are no events.
func Plain() map[string]interp.Builtin {
	all := Functions()
	plain := map[string]interp.Builtin{}
	for _, name := range strings.Fields(plainNames) {
		plain[name] = all[name]
	}
	// C leaves open which number that is not 0 stands for yes. Passes make it 1.
	plain["isdigit"] = func(c *interp.Call) (interp.Value, error) {
		if n := c.Num(0); n >= '0' && n <= '9' {
			return num(c, 1), nil
		}
		return num(c, 0), nil
	}
	return plain
}

const plainNames = `
strlen strnlen wcslen strcmp strncmp memcmp bcmp strchr strrchr memchr memrchr strstr strpbrk strspn strcspn
memcpy memmove memset mempcpy bzero bcopy strcpy stpcpy strncpy stpncpy strcat strncat
fabs floor ceil trunc rint nearbyint round copysign sqrt log log2 log10 cos acos exp2 pow ldexp nan
sin cosh exp tan asin atan sinh tanh asinh acosh atanh cbrt expm1 log1p logb roundeven
sinf coshf expf tanf asinf atanf sinhf tanhf asinhf acoshf atanhf cbrtf expm1f log1pf logbf roundevenf
fabsf floorf ceilf truncf rintf nearbyintf roundf copysignf sqrtf logf log2f log10f cosf acosf exp2f powf ldexpf
fmin fmax fminimum fmaximum fminimum_num fmaximum_num fminf fmaxf fminimumf fmaximumf fminimum_numf fmaximum_numf
sprintf snprintf
abs labs llabs ffs ffsl ffsll isdigit isascii toascii atoi atol atoll strtol strtoll strtoul strtoull
__memcpy_chk __memmove_chk __memset_chk __mempcpy_chk __strcpy_chk __stpcpy_chk __strncpy_chk __stpncpy_chk __strcat_chk __strncat_chk __strlen_chk`

// aliases are other names of functions, as headers and compilers make them.
var aliases = map[string]string{
	"fopen64": "fopen", "freopen64": "freopen", "tmpfile64": "tmpfile", "fseeko": "fseek", "fseeko64": "fseek", "ftello": "ftell",
	"ftello64": "ftell", "open64": "open", "lseek64": "lseek", "_IO_getc": "getc", "fgetc": "getc", "_IO_putc": "fputc", "putc": "fputc",
	"putc_unlocked": "fputc", "fputc_unlocked": "fputc", "getc_unlocked": "getc", "fwrite_unlocked": "fwrite", "putchar_unlocked": "putchar",
	"_setjmp": "setjmp", "_longjmp": "longjmp", "__isoc99_strtol": "strtol", "__isoc23_strtol": "strtol", "__isoc23_strtoll": "strtol", "strtoll": "strtol",
	"__isoc23_strtoul": "strtoul", "__isoc23_strtoull": "strtoul", "strtoull": "strtoul", "strtold": "strtod_l80", "bcmp": "memcmp", "llabs": "labs",
	"atoll": "atol", "ffsl": "ffs", "ffsll": "ffs", "_Znam": "_Znwm", "_ZdaPv": "_ZdlPv", "_ZdlPvm": "_ZdlPv", "_ZdaPvm": "_ZdlPv",
	"_ZnwmRKSt9nothrow_t": "_Znwm", "_ZnamRKSt9nothrow_t": "_Znwm", "_ZdlPvRKSt9nothrow_t": "_ZdlPv", "_ZdaPvRKSt9nothrow_t": "_ZdlPv",
	"_exit": "_Exit", "__assert_rtn": "__assert_fail", "strcoll": "strcmp",
}

// Data fills the variables of the library, for interp.Options.ExternalData.
func Data(m *interp.Machine, o *interp.Object) bool {
	name := o.Name
	switch {
	case name == "stdin" || name == "stdout" || name == "stderr":
		m.StorePointer(o, 0, library(m).standard(m, name))
		return true
	case name == "environ" || name == "__environ":
		m.StorePointer(o, 0, m.NewStrings(m.Options().Env))
		return true
	case name == "_ZSt7nothrow", strings.HasPrefix(name, "_ZTVN10__cxxabiv1"), strings.HasPrefix(name, "_ZTI"), strings.HasPrefix(name, "_ZTS"):
		// What is in them is never looked at: their addresses tell them apart.
		if o.Size < 64 {
			o.Resize(64)
		}
		return true
	}
	return false
}

// Options adds the library to options.
func Options(opt interp.Options) interp.Options {
	opt.Builtins, opt.ExternalData = Functions(), Data
	return opt
}

// lib is the library's state in one machine.
type lib struct {
	errno    *interp.Object
	files    map[uint64]*file // by address of the FILE
	fds      map[int]*file
	std      map[string]interp.Value
	tables   map[string]interp.Value
	rand     []uint32
	strtok   interp.Value
	atexit   []handler
	scratch  map[string]*interp.Object
	nextTemp int
}

func library(m *interp.Machine) *lib {
	return m.State("libc", func() any {
		return &lib{files: map[uint64]*file{}, fds: map[int]*file{}, std: map[string]interp.Value{}, tables: map[string]interp.Value{},
			scratch: map[string]*interp.Object{}}
	}).(*lib)
}

// buffer gives an object that a function returns pointers into, made once.
func (l *lib) buffer(m *interp.Machine, name string, size uint64) *interp.Object {
	o := l.scratch[name]
	if o == nil || o.Size < size {
		o = m.NewObject(interp.ObjExternal, size, 16, name)
		l.scratch[name] = o
	}
	return o
}

// setErrno notes why a function failed.
func setErrno(c *interp.Call, n uint32) {
	l := library(c.Machine)
	if l.errno == nil {
		l.errno = c.NewObject(interp.ObjExternal, 4, 4, "errno")
	}
	_ = c.Write(l.errno.Pointer(), []byte{byte(n), byte(n >> 8), 0, 0}) // the object is there
}

const (
	enoent = 2
	ebadf  = 9
	enomem = 12
	eacces = 13
	eexist = 17
	eisdir = 21
	einval = 22
	edom   = 33
	erange = 34
)

// failed sets errno by an error of the system and gives -1.
func failed(c *interp.Call, err error) (interp.Value, error) {
	n := uint32(einval)
	switch {
	case os.IsNotExist(err):
		n = enoent
	case os.IsPermission(err):
		n = eacces
	case os.IsExist(err):
		n = eexist
	}
	setErrno(c, n)
	return num(c, -1), nil
}

// num is a number as the call's result.
func num(c *interp.Call, n int64) interp.Value {
	if c.Result != nil && c.Result.Kind == ir.IntKind && c.Result.Bits < 64 {
		return interp.Int(uint64(n) & ir.Mask(c.Result.Bits))
	}
	return interp.Int(uint64(n))
}

var (
	null interp.Value
	none interp.Value
)
