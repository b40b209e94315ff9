package library

import "strings"

// An ID is a row of the table.
type ID uint16

// A Function is a row: what is known of a library function whatever it is called with. Operands are those
// of a call, counted from 1; 0 is none.
type Function struct {
	Name string
	// Prototype is the result and the parameters, a letter each: p a pointer, i an
	// int, l a long, q a long long, z a size_t, f d x the floats, v nothing; . at the
	// end if there may be more.
	Prototype string
	In        Library // the smallest library that has it (see Library.Has)
	Is        Props
	// Of one that Writes: by which operand, what it reads by another one while it does, and how many
	// bytes it writes, no more and no fewer, if it comes back.
	To, From, Length int
	// Plain is the name of the function for double, of those of math.h, and of the one that does the same
	// without a check of a size; others have "".
	Plain string
}

// Props are properties of a library function.
type Props uint16

// The properties.
const (
	// Unneeded: a call whose result is not used does nothing. It returns, or what it was given is
	// undefined.
	Unneeded  Props = 1 << iota
	NoMemory        // it neither reads nor writes memory
	OnlyReads       // it does nothing to memory but read what its arguments point to, from there on
	Writes          // it does nothing to memory but write by To and read by From
	Appends         // it reads by To, too
	Transfers       // it reads as many bytes by From as it writes
	Aborts          // it checks a size, and reports an error by who knows what
	SetsErrno       // it does nothing to memory but write errno
	Allocates       // it returns new memory, and may write errno
	Frees           // it ends memory that its argument points to
)

// Has tells whether a function has all of these properties.
func (f *Function) Has(p Props) bool { return f.Is&p == p }

// Unknown is the ID of no function of the table.
const Unknown ID = 0

// Table has the functions by ID.
var Table = append([]Function{{}}, append(general, mathematical()...)...)

var byName = func() map[string]ID {
	m := make(map[string]ID, len(Table))
	for id := range Table {
		m[Table[id].Name] = ID(id)
	}
	return m
}()

// Info is the row of a function, empty for Unknown.
func (id ID) Info() *Function { return &Table[id] }

// Named finds a row by its name, Unknown if there is none.
func Named(name string) ID { return byName[name] }

var general = []Function{
	// Strings and memory that are only read.
	{Name: "strlen", Prototype: "zp", In: ISOC, Is: Unneeded | OnlyReads},
	{Name: "wcslen", Prototype: "zp", In: ISOC, Is: Unneeded | OnlyReads},
	{Name: "strnlen", Prototype: "zpz", In: POSIX, Is: Unneeded | OnlyReads},
	{Name: "strcmp", Prototype: "ipp", In: ISOC, Is: Unneeded | OnlyReads},
	{Name: "strncmp", Prototype: "ippz", In: ISOC, Is: Unneeded | OnlyReads},
	{Name: "memcmp", Prototype: "ippz", In: ISOC, Is: Unneeded | OnlyReads},
	{Name: "bcmp", Prototype: "ippz", In: POSIX, Is: Unneeded | OnlyReads},
	{Name: "strchr", Prototype: "ppi", In: ISOC, Is: Unneeded | OnlyReads},
	{Name: "strrchr", Prototype: "ppi", In: ISOC, Is: Unneeded | OnlyReads},
	{Name: "memchr", Prototype: "ppiz", In: ISOC, Is: Unneeded | OnlyReads},
	{Name: "memrchr", Prototype: "ppiz", In: GNU, Is: Unneeded | OnlyReads},
	{Name: "strstr", Prototype: "ppp", In: ISOC, Is: Unneeded | OnlyReads},
	{Name: "strpbrk", Prototype: "ppp", In: ISOC, Is: Unneeded | OnlyReads},
	{Name: "strspn", Prototype: "zpp", In: ISOC, Is: Unneeded | OnlyReads},
	{Name: "strcspn", Prototype: "zpp", In: ISOC, Is: Unneeded | OnlyReads},
	// Memory that is written.
	{Name: "memcpy", Prototype: "pppz", In: ISOC, Is: Writes | Transfers, To: 1, From: 2, Length: 3},
	{Name: "memmove", Prototype: "pppz", In: ISOC, Is: Writes | Transfers, To: 1, From: 2, Length: 3},
	{Name: "memset", Prototype: "ppiz", In: ISOC, Is: Writes, To: 1, Length: 3},
	{Name: "memset_pattern4", Prototype: "vppz", In: Darwin, Is: Writes, To: 1, From: 2, Length: 3},
	{Name: "memset_pattern8", Prototype: "vppz", In: Darwin, Is: Writes, To: 1, From: 2, Length: 3},
	{Name: "memset_pattern16", Prototype: "vppz", In: Darwin, Is: Writes, To: 1, From: 2, Length: 3},
	{Name: "mempcpy", Prototype: "pppz", In: GNU, Is: Writes | Transfers, To: 1, From: 2, Length: 3},
	{Name: "bzero", Prototype: "vpz", In: POSIX, Is: Writes, To: 1, Length: 2},
	{Name: "bcopy", Prototype: "vppz", In: POSIX, Is: Writes | Transfers, To: 2, From: 1, Length: 3},
	{Name: "strcpy", Prototype: "ppp", In: ISOC, Is: Writes, To: 1, From: 2},
	{Name: "stpcpy", Prototype: "ppp", In: POSIX, Is: Writes, To: 1, From: 2},
	{Name: "strncpy", Prototype: "pppz", In: ISOC, Is: Writes, To: 1, From: 2, Length: 3},
	{Name: "stpncpy", Prototype: "pppz", In: POSIX, Is: Writes, To: 1, From: 2, Length: 3},
	{Name: "strcat", Prototype: "ppp", In: ISOC, Is: Writes | Appends, To: 1, From: 2},
	{Name: "strncat", Prototype: "pppz", In: ISOC, Is: Writes | Appends, To: 1, From: 2},
	{Name: "__memcpy_chk", Plain: "memcpy", Prototype: "pppzz", In: POSIX, Is: Writes | Transfers | Aborts, To: 1, From: 2, Length: 3},
	{Name: "__memmove_chk", Plain: "memmove", Prototype: "pppzz", In: POSIX, Is: Writes | Transfers | Aborts, To: 1, From: 2, Length: 3},
	{Name: "__memset_chk", Plain: "memset", Prototype: "ppizz", In: POSIX, Is: Writes | Aborts, To: 1, Length: 3},
	{Name: "__mempcpy_chk", Plain: "mempcpy", Prototype: "pppzz", In: GNU, Is: Writes | Transfers | Aborts, To: 1, From: 2, Length: 3},
	{Name: "__strcpy_chk", Plain: "strcpy", Prototype: "pppz", In: POSIX, Is: Writes | Aborts, To: 1, From: 2},
	{Name: "__stpcpy_chk", Plain: "stpcpy", Prototype: "pppz", In: POSIX, Is: Writes | Aborts, To: 1, From: 2},
	{Name: "__strncpy_chk", Plain: "strncpy", Prototype: "pppzz", In: POSIX, Is: Writes | Aborts, To: 1, From: 2, Length: 3},
	{Name: "__stpncpy_chk", Plain: "stpncpy", Prototype: "pppzz", In: POSIX, Is: Writes | Aborts, To: 1, From: 2, Length: 3},
	{Name: "__strcat_chk", Plain: "strcat", Prototype: "pppz", In: POSIX, Is: Writes | Aborts | Appends, To: 1, From: 2},
	{Name: "__strncat_chk", Plain: "strncat", Prototype: "pppzz", In: POSIX, Is: Writes | Aborts | Appends, To: 1, From: 2},
	{Name: "__strlen_chk", Plain: "strlen", Prototype: "zpz", In: POSIX, Is: Unneeded | OnlyReads},
	// Numbers.
	{Name: "abs", Prototype: "ii", In: ISOC, Is: Unneeded | NoMemory},
	{Name: "labs", Prototype: "ll", In: ISOC, Is: Unneeded | NoMemory},
	{Name: "llabs", Prototype: "qq", In: ISOC, Is: Unneeded | NoMemory},
	{Name: "ffs", Prototype: "ii", In: POSIX, Is: Unneeded | NoMemory},
	{Name: "ffsl", Prototype: "il", In: GNU, Is: Unneeded | NoMemory},
	{Name: "ffsll", Prototype: "iq", In: GNU, Is: Unneeded | NoMemory},
	{Name: "isdigit", Prototype: "ii", In: ISOC, Is: Unneeded | NoMemory},
	{Name: "isascii", Prototype: "ii", In: POSIX, Is: Unneeded | NoMemory},
	{Name: "toascii", Prototype: "ii", In: POSIX, Is: Unneeded | NoMemory},
	{Name: "atoi", Prototype: "ip", In: ISOC, Is: Unneeded},
	{Name: "atol", Prototype: "lp", In: ISOC, Is: Unneeded},
	{Name: "atoll", Prototype: "qp", In: ISOC, Is: Unneeded},
	{Name: "strtol", Prototype: "lppi", In: ISOC},
	{Name: "strtoll", Prototype: "qppi", In: ISOC},
	{Name: "strtoul", Prototype: "lppi", In: ISOC},
	{Name: "strtoull", Prototype: "qppi", In: ISOC},
	// Streams and formats.
	{Name: "fputc", Prototype: "iip", In: ISOC},
	{Name: "putchar", Prototype: "ii", In: ISOC},
	{Name: "puts", Prototype: "ip", In: ISOC},
	{Name: "fputs", Prototype: "ipp", In: ISOC},
	{Name: "fwrite", Prototype: "zpzzp", In: ISOC},
	{Name: "printf", Prototype: "ip.", In: ISOC},
	{Name: "fprintf", Prototype: "ipp.", In: ISOC},
	{Name: "sprintf", Prototype: "ipp.", In: ISOC},
	{Name: "snprintf", Prototype: "ipzp.", In: ISOC},

	// The heap.
	{Name: "malloc", Prototype: "pz", In: ISOC, Is: Allocates},
	{Name: "calloc", Prototype: "pzz", In: ISOC, Is: Allocates},
	{Name: "free", Prototype: "vp", In: ISOC, Is: Frees},
}

// mathematical is the functions of math.h. The names of those for float end with f, for long
// double with l.
func mathematical() (rows []Function) {
	for _, kind := range []struct {
		names, prototype string
		in               Library
		is               Props
	}{
		{"fabs floor ceil trunc rint nearbyint round", "dd", ISOC, NoMemory},
		{"roundeven", "dd", GNU, NoMemory},
		{"copysign fmin fmax", "ddd", ISOC, NoMemory},
		{"fminimum fmaximum fminimum_num fmaximum_num", "ddd", GNU, NoMemory},
		{"sqrt log log2 log10 cos cosh sin exp exp2 tan asin acos atan sinh tanh asinh acosh atanh cbrt expm1 log1p logb", "dd", ISOC, SetsErrno},
		{"exp10", "dd", GNU, SetsErrno},
		{"pow", "ddd", ISOC, SetsErrno},
		{"ldexp", "ddi", ISOC, SetsErrno},
		{"nan", "dp", ISOC, OnlyReads},
	} {
		for name := range strings.FieldsSeq(kind.names) {
			for _, letter := range []string{"d", "f", "x"} {
				suffix := strings.Trim(letter, "d")
				if letter == "x" {
					suffix = "l"
				}
				rows = append(rows, Function{Name: name + suffix, Prototype: strings.ReplaceAll(kind.prototype, "d", letter), In: kind.in, Is: kind.is, Plain: name})
			}
		}
	}
	return rows
}
