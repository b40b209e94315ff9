// Package cli describes a command line once: the flags that are parsed are those
// that the help, the man page and shell completion speak of.
//
// Flags are the flag package's, spelled as LLVM's tools spell theirs (-passes=cse or
// --passes cse), and may stand before, between and after the arguments. What a
// flag's value is stands in its usage, between back quotes, as the flag package
// has it; the help shows it, and completion takes it for what to offer: file,
// file.rw and folder are paths, alternatives with | between them are those words, and
// other names are what Words knows. A value that the text should not speak of stands
// before a colon at the beginning.
package cli

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"strconv"
	"strings"
	"time"

	"rewrite/passes/ir/diag"
)

// A UsageError is a command line that can't be meant. The hint says what would be
// right, as a sentence or a command.
type UsageError struct{ Msg, Hint string }

func (e *UsageError) Error() string {
	if e.Hint == "" {
		return e.Msg
	}
	return e.Msg + "\n  " + e.Hint
}

// Usagef makes a UsageError.
func Usagef(hint, format string, args ...any) error {
	return &UsageError{Msg: fmt.Sprintf(format, args...), Hint: hint}
}

// A Group is flags that serve one purpose, in the order of the help. Its title is
// empty in a command that has one group only.
type Group struct {
	Title string
	Flags []*flag.Flag
}

// A FlagSet is the flags of one command. Its methods that define flags are those of
// flag.FlagSet, and put them into the group that was opened last.
type FlagSet struct {
	set    *flag.FlagSet
	groups []Group
	// Habits are flags of other tools, and what their users want here: a hint of the
	// message on an unknown flag.
	Habits map[string]string
	// ResponseFiles: an argument @FILE stands for those in the file.
	ResponseFiles bool
}

// New makes a FlagSet; name is how messages call the command.
func New(name string) *FlagSet {
	set := flag.NewFlagSet(name, flag.ContinueOnError)
	set.SetOutput(io.Discard)
	set.Usage = func() {} // the default one prints everything on any mistake
	return &FlagSet{set: set}
}

// Name is the command's.
func (fs *FlagSet) Name() string { return fs.set.Name() }

// Groups are the flags, group by group.
func (fs *FlagSet) Groups() []Group { return fs.groups }

// All are the flags, in the order of the help.
func (fs *FlagSet) All() (list []*flag.Flag) {
	for _, g := range fs.groups {
		list = append(list, g.Flags...)
	}
	return list
}

// Group opens a group, again if there is one of the title: the flags that are
// defined next are in it.
func (fs *FlagSet) Group(title string) {
	for i, g := range fs.groups {
		if g.Title == title { // to the end, where flags are added
			fs.groups = append(append(fs.groups[:i:i], fs.groups[i+1:]...), g)
			return
		}
	}
	fs.groups = append(fs.groups, Group{Title: title})
}

// Order puts the groups into the order of the titles.
func (fs *FlagSet) Order(titles ...string) {
	var ordered []Group
	for _, t := range titles {
		for _, g := range fs.groups {
			if g.Title == t {
				ordered = append(ordered, g)
			}
		}
	}
	if len(ordered) != len(fs.groups) {
		panic(fmt.Sprintf("%s: %d titles are named of %d groups", fs.Name(), len(ordered), len(fs.groups)))
	}
	fs.groups = ordered
}

// defined puts a flag into the group at the end.
func (fs *FlagSet) defined(name string) {
	if len(fs.groups) == 0 {
		fs.Group("")
	}
	g := &fs.groups[len(fs.groups)-1]
	g.Flags = append(g.Flags, fs.set.Lookup(name))
}

func (fs *FlagSet) Bool(name string, value bool, usage string) *bool {
	p := new(bool)
	fs.BoolVar(p, name, value, usage)
	return p
}

func (fs *FlagSet) BoolVar(p *bool, name string, value bool, usage string) {
	fs.set.BoolVar(p, name, value, usage)
	fs.defined(name)
}

func (fs *FlagSet) BoolFunc(name, usage string, fn func(string) error) {
	fs.set.BoolFunc(name, usage, fn)
	fs.defined(name)
}

func (fs *FlagSet) Func(name, usage string, fn func(string) error) {
	fs.set.Func(name, usage, fn)
	fs.defined(name)
}

func (fs *FlagSet) Int(name string, value int, usage string) *int {
	p := new(int)
	fs.IntVar(p, name, value, usage)
	return p
}

func (fs *FlagSet) IntVar(p *int, name string, value int, usage string) {
	fs.set.IntVar(p, name, value, usage)
	fs.defined(name)
}

func (fs *FlagSet) String(name, value, usage string) *string {
	p := new(string)
	fs.StringVar(p, name, value, usage)
	return p
}

func (fs *FlagSet) StringVar(p *string, name, value, usage string) {
	fs.set.StringVar(p, name, value, usage)
	fs.defined(name)
}

func (fs *FlagSet) Uint64(name string, value uint64, usage string) *uint64 {
	p := new(uint64)
	fs.Uint64Var(p, name, value, usage)
	return p
}

func (fs *FlagSet) Uint64Var(p *uint64, name string, value uint64, usage string) {
	fs.set.Uint64Var(p, name, value, usage)
	fs.defined(name)
}

// DurationVar defines a flag whose value is a time with its unit.
func (fs *FlagSet) DurationVar(p *time.Duration, name string, value time.Duration, usage string) {
	*p = value
	fs.Var((*duration)(p), name, usage)
}

func (fs *FlagSet) Var(value flag.Value, name, usage string) {
	fs.set.Var(value, name, usage)
	fs.defined(name)
}

// A duration is flag's own, with a message that says what is missing.
type duration time.Duration

func (d *duration) String() string { return time.Duration(*d).String() }

func (d *duration) Set(s string) error {
	v, err := time.ParseDuration(s)
	if err != nil {
		if _, bad := strconv.ParseFloat(s, 64); bad == nil {
			return fmt.Errorf("a unit is missing; %s seconds are %ss", s, s)
		}
		return errors.New("a time is wanted, as in 5s, 1m30s or 200ms")
	}
	if v < 0 {
		return errors.New("a time is not negative")
	}
	*d = duration(v)
	return nil
}

// Value names what a flag takes and gives its usage without the back quotes, and
// without the name where it stands before a colon at the beginning. The name is
// empty for a flag that stands without one.
func Value(f *flag.Flag) (name, usage string) {
	name, usage = flag.UnquoteUsage(f)
	return name, strings.TrimPrefix(strings.Join(strings.Fields(usage), " "), name+": ")
}

// IsBool tells whether a flag may stand without a value, the way the flag package
// asks it. It may have one behind an equals sign.
func IsBool(f *flag.Flag) bool {
	b, ok := f.Value.(interface{ IsBoolFlag() bool })
	return ok && b.IsBoolFlag()
}

// Parse parses flags wherever they stand and returns the other arguments; of -h it
// is flag.ErrHelp, and of a mistake a *UsageError.
func (fs *FlagSet) Parse(args []string) (positional []string, err error) {
	var open []int // files of arguments, each named in the one before, by how many arguments are left behind it
	for len(args) > 0 {
		arg := args[0]
		for len(open) > 0 && len(args) <= open[len(open)-1] {
			open = open[:len(open)-1]
		}
		if fs.ResponseFiles && len(arg) > 1 && arg[0] == '@' {
			if open = append(open, len(args)-1); len(open) > maxResponseFiles {
				return nil, Usagef("a file may name others, as a.args with @b.args in it, but none that names it in turn", "%s: files of arguments that name each other are more than %d deep", arg, maxResponseFiles)
			}
			in, err := responseFile(arg[1:])
			if err != nil {
				return nil, err
			}
			args = append(in, args[1:]...)
			continue
		}
		if arg == "--" {
			return append(positional, args[1:]...), nil
		}
		if !isFlag(arg) {
			positional, args = append(positional, arg), args[1:]
			continue
		}
		if args, err = fs.one(args); err != nil {
			return nil, err
		}
	}
	return positional, nil
}

// ParseLeading parses the flags before the first argument that is none, and
// returns this and all that follow.
func (fs *FlagSet) ParseLeading(args []string) (rest []string, err error) {
	for len(args) > 0 && isFlag(args[0]) && args[0] != "--" {
		if args, err = fs.one(args); err != nil {
			return nil, err
		}
	}
	return args, nil
}

// isFlag tells flags from arguments; - alone is standard input.
func isFlag(arg string) bool { return len(arg) > 1 && arg[0] == '-' }

// one parses the flag at the beginning and returns what is behind it and its
// value. The flag package would stop at the first argument that is no flag, so it
// is handed one flag at a time.
func (fs *FlagSet) one(args []string) (rest []string, err error) {
	name := strings.TrimPrefix(strings.TrimPrefix(args[0], "-"), "-")
	n := 1
	if f := fs.set.Lookup(name); f != nil && !IsBool(f) {
		n = min(2, len(args)) // the value is the next argument, whatever it looks like
	}
	if err := fs.set.Parse(args[:n]); errors.Is(err, flag.ErrHelp) {
		return nil, err
	} else if err != nil {
		return nil, fs.wrong(name, err)
	}
	return args[n:], nil
}

// wrong adds to the flag package's message what was probably meant.
func (fs *FlagSet) wrong(name string, err error) error {
	name, _, _ = strings.Cut(name, "=")
	if fs.set.Lookup(name) != nil {
		return Usagef("", "%v", err)
	}
	if hint := fs.Habits[name]; hint != "" {
		return Usagef(hint, "there is no flag -%s", name)
	}
	var known []string
	for _, f := range fs.All() {
		known = append(known, f.Name)
	}
	if near := diag.Nearest(name, known); near != "" && len(name) > 1 {
		return Usagef("did you mean -"+near+"?", "there is no flag -%s", name)
	}
	return Usagef("", "there is no flag -%s", name)
}
