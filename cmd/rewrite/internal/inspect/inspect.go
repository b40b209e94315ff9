// Package inspect holds the commands that look into a program.
package inspect

import (
	"fmt"
	"path"
	"slices"
	"strconv"
	"strings"

	"rewrite/cmd/rewrite/internal/base"
	"rewrite/cmd/rewrite/internal/cli"
	"rewrite/cmd/rewrite/internal/fileio"
	"rewrite/cmd/rewrite/internal/ruleset"
	"rewrite/dsl"
	"rewrite/passes/ir"
	"rewrite/passes/ir/diag"
	"rewrite/passes/saturate"
	"rewrite/passes/saturate/program"
	"rewrite/passes/saturate/show"
)

// An inspection is what subcommands work on that look into one program: the
// module as it was read, the rules, and what of it they are asked about.
type inspection struct {
	*ruleset.Options
	src    show.Source
	m      *ir.Module
	rules  *program.Program
	cost   *dsl.CostModel
	target string // as it was given; "" for the whole module
}

// inspect reads the command line of such a subcommand, its input and its rules. If
// there is no inspection the code or the error says why.
func inspect(c *base.Command, fs *cli.FlagSet, help string, args []string) (in *inspection, code int, err error) {
	o := &ruleset.Options{}
	o.AddRuleFlags(fs)
	given, err := c.ParseFlags(fs, help, args)
	if err != nil {
		return nil, 0, err
	}
	as := fmt.Sprintf("as in: %s in.ll @f", fs.Name())
	var paths []string
	for _, p := range given {
		if strings.HasSuffix(p, ".rw") {
			o.Rules = append(o.Rules, p)
		} else {
			paths = append(paths, p)
		}
	}
	switch {
	case len(paths) == 0:
		return nil, 0, base.Usagef(as, "no input")
	case len(paths) > 2:
		return nil, 0, base.Usagef(as, "one input and what to look at are wanted, and not %s, too", paths[2])
	case strings.HasPrefix(paths[0], "@"):
		return nil, 0, base.Usagef(as, "the input goes before %s", paths[0])
	}
	in = &inspection{Options: o}
	if len(paths) == 2 {
		in.target = paths[1]
	}
	in.src.Name = fileio.InputName(paths[0])
	if in.src.Text, err = fileio.ReadInput(paths[0], c.Stdin); err != nil {
		return nil, 0, err
	}
	m, found := base.ParseModule(in.src.Name, in.src.Text)
	if !c.Accept(false, in.src.Name, m != nil, found) {
		return nil, base.ExitInput, nil
	}
	in.m, in.src.Meta = m, m.Metadata()
	if in.rules, in.cost, code = (&ruleset.Loader{Command: c}).LoadProgram(o); in.rules == nil {
		return nil, code, nil
	}
	return in, base.ExitDone, nil
}

// A subject is what a subcommand is asked about. Nil fields are not restricted.
type subject struct {
	fn     *ir.Func
	block  *ir.Block
	values []*ir.Value
}

// has tells whether a value is asked about.
func (t *subject) has(v *ir.Value) bool { return t.values == nil || slices.Contains(t.values, v) }

// find reads what the command line asks about: nothing, @f, @f:%v or file.c:line;
// with blocks also @f:block instead of @f:%v.
func (in *inspection) find(blocks bool) (t subject, err error) {
	switch arg := in.target; {
	case arg == "":
		return t, nil
	case strings.HasPrefix(arg, "@"):
		return in.findFunc(arg, blocks)
	default:
		file, line, ok := cutLast(arg, ":")
		n, err := strconv.Atoi(line)
		if !ok || err != nil || n < 1 || blocks {
			hint := "functions are named as in @f, values as in @f:%v, lines as in file.c:12"
			if blocks {
				hint = "blocks are named as in @f:entry or @f:%12"
			}
			return t, base.Usagef(hint, "it is not clear what %s means", arg)
		}
		t.values, err = in.findLine(file, n)
		return t, err
	}
}

func (in *inspection) findFunc(arg string, blocks bool) (t subject, err error) {
	name, rest, more := arg, "", false
	if t.fn = in.fn(arg); t.fn == nil {
		// names of functions may have colons in them, names of values, too
		for at := strings.IndexByte(arg, ':'); at >= 0 && t.fn == nil; {
			name, rest, more = arg[:at], arg[at+1:], true
			t.fn = in.fn(name)
			next := strings.IndexByte(rest, ':')
			if next < 0 {
				break
			}
			at += 1 + next
		}
	}
	if t.fn == nil {
		name, _, _ = strings.Cut(arg, ":")
		return t, in.unknown("function", name, "in "+in.src.Name, in.functionNames())
	}
	if len(t.fn.Blocks) == 0 {
		return t, base.Usagef("", "%s is only declared in %s: there is nothing to look at", t.fn.Spelling(), in.src.Name)
	}
	if !more {
		return t, nil
	}
	names := t.fn.Names()
	var labels []string
	for _, b := range t.fn.Blocks {
		label := names.Label(b)
		labels = append(labels, label)
		if label == rest || label[1:] == rest || b.Name != "" && b.Name == rest {
			t.block = b
		}
	}
	if blocks {
		if t.block == nil {
			return t, in.unknown("block", rest, "in "+t.fn.Spelling(), labels)
		}
		return t, nil
	}
	var known []string
	for _, p := range t.fn.Params {
		if matches(&names, p, rest) {
			return t, base.Usagef("", "%s is a parameter of %s: nothing computes it", rest, t.fn.Spelling())
		}
	}
	for _, b := range t.fn.Blocks {
		for _, v := range b.Instrs {
			if v.Type == ir.Void {
				continue
			}
			known = append(known, names.Spelling(v))
			if matches(&names, v, rest) {
				t.values, t.block = []*ir.Value{v}, b
				return t, nil
			}
		}
	}
	if t.block != nil {
		return t, base.Usagef("name a value in it", "%s is a block of %s, and a value is wanted", rest, t.fn.Spelling())
	}
	return t, in.unknown("value", rest, "in "+t.fn.Spelling(), known)
}

// matches tells whether an argument names a value, with or without % and quotes.
func matches(names *ir.Names, v *ir.Value, arg string) bool {
	s := names.Spelling(v)
	return s == arg || s[1:] == arg || v.Name != "" && (v.Name == arg || "%"+v.Name == arg)
}

// fn is the function that an argument names, with or without quotes.
func (in *inspection) fn(arg string) *ir.Func {
	for _, f := range in.m.Funcs {
		if f.Spelling() == arg || "@"+f.Name == arg {
			return f
		}
	}
	return nil
}

func (in *inspection) functionNames() (names []string) {
	for _, f := range in.m.Funcs {
		if len(f.Blocks) > 0 {
			names = append(names, f.Spelling())
		}
	}
	return names
}

// unknown is the error for a name that is none, with the one that was meant.
func (in *inspection) unknown(what, name, where string, known []string) error {
	hint := ""
	if near := diag.Nearest(name, known); near != "" {
		hint = "did you mean " + near + "?"
	} else if near := diag.Nearest("%"+name, known); near != "" {
		hint = "did you mean " + near + "?"
	} else if len(known) > 0 {
		const most = 8
		hint = "there are " + strings.Join(known[:min(most, len(known))], ", ")
		if len(known) > most {
			hint += fmt.Sprintf(" and %d more", len(known)-most)
		}
	}
	return base.Usagef(hint, "there is no %s %s %s", what, name, where)
}

// findLine finds the instructions that come from a line of a source file.
func (in *inspection) findLine(file string, line int) (list []*ir.Value, err error) {
	var files []string
	var lines []int
	for _, f := range in.m.Funcs {
		for _, b := range f.Blocks {
			for _, v := range b.Instrs {
				l, ok := in.src.Meta.LocationOf(v)
				if !ok {
					continue
				}
				if l.File != file && path.Base(l.File) != file && !strings.HasSuffix(l.File, "/"+file) {
					if !slices.Contains(files, l.File) {
						files = append(files, l.File)
					}
					continue
				}
				lines = append(lines, l.Line)
				if l.Line == line {
					list = append(list, v)
				}
			}
		}
	}
	switch {
	case len(list) > 0:
		return list, nil
	case len(lines) > 0:
		slices.Sort(lines)
		at, _ := slices.BinarySearch(lines, line)
		near := fmt.Sprintf("line %d has some", lines[max(at-1, 0)])
		if at > 0 && at < len(lines) {
			near = fmt.Sprintf("lines %d and %d have some", lines[at-1], lines[at])
		}
		return nil, base.Usagef(near, "no instruction of %s is from line %d of %s", in.src.Name, line, file)
	case len(files) > 0:
		slices.Sort(files)
		return nil, in.unknown("source file", file, "in the debug information of "+in.src.Name, files)
	}
	return nil, base.Usagef("compile with -g, or name a value, as in @f:%v", "%s has no debug information, so that nothing in it is known to be from %s", in.src.Name, file)
}

// cutLast cuts around the last separator.
func cutLast(s, sep string) (before, after string, found bool) {
	if i := strings.LastIndex(s, sep); i >= 0 {
		return s[:i], s[i+len(sep):], true
	}
	return s, "", false
}

// formats adds -format, with the first as its default.
func formats(fs *cli.FlagSet, list ...string) *string {
	chosen := list[0]
	fs.Func("format", "`"+strings.Join(list, "|")+"`: form of the output (default "+list[0]+")", func(s string) error {
		if !slices.Contains(list, s) {
			return fmt.Errorf("forms are %s", strings.Join(list, ", "))
		}
		chosen = s
		return nil
	})
	return &chosen
}

// worker prepares to run the rules on the module.
func (in *inspection) worker(opt saturate.Options) *saturate.Worker {
	opt.Limits, opt.LLVM, opt.Cost = in.Limits, in.LLVM, in.cost
	w, err := saturate.NewWorker(in.rules, saturate.NewTypes(in.m), opt)
	if err != nil {
		panic(err) // the language was checked when the rules were compiled
	}
	return w
}
