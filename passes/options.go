package passes

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"rewrite/passes/ir/diag"
)

// An Option of a pass is said in the text of a pipeline: pass<name> or pass<name=N>,
// several with semicolons between.
type Option struct {
	Name  string
	Arg   string // what the help calls its value, a number; "" if it has none
	Doc   string // one line
	Rules bool   // with it the pass needs Config.Program
}

// String is how it is written.
func (o *Option) String() string {
	if o.Arg != "" {
		return o.Name + "=" + o.Arg
	}
	return o.Name
}

// Values are options that were given, by name; "" is that of one without a value.
type Values map[string]string

// Has tells whether an option was given.
func (v Values) Has(name string) bool {
	_, ok := v[name]
	return ok
}

// Int is the value of an option, 0 if it was not given.
func (v Values) Int(name string) int {
	n, _ := strconv.Atoi(v[name]) // it was read by parseOptions
	return n
}

// String is the options as they are written, in the order of their names.
func (v Values) String() string {
	var list []string
	for _, name := range slices.Sorted(maps.Keys(v)) {
		if v[name] != "" {
			name += "=" + v[name]
		}
		list = append(list, name)
	}
	return strings.Join(list, ";")
}

// parseOptions reads what stands between < and > behind a pass.
func (p *Pass) parseOptions(text string) (Values, error) {
	known := make([]string, len(p.Options))
	names := make([]string, len(p.Options))
	for i := range p.Options {
		known[i], names[i] = p.Options[i].String(), p.Options[i].Name
	}
	if len(known) == 0 {
		return nil, fmt.Errorf("%s<%s>: the pass %s has no options", p.Name, text, p.Name)
	}
	given := Values{}
	for part := range strings.SplitSeq(text, ";") {
		name, value, valued := strings.Cut(strings.TrimSpace(part), "=")
		i := slices.Index(names, name)
		if i < 0 {
			hint := "options are " + strings.Join(known, ", ")
			if near := diag.Nearest(name, names); near != "" {
				hint = fmt.Sprintf("did you mean %s?", near)
			}
			return nil, fmt.Errorf("%s<%s>: the pass %s has no option %q; %s", p.Name, text, p.Name, name, hint)
		}
		n, err := strconv.Atoi(value)
		switch o := &p.Options[i]; {
		case o.Arg == "" && valued:
			return nil, fmt.Errorf("%s<%s>: the option %s has no value", p.Name, text, name)
		case o.Arg != "" && (err != nil || n < 1):
			return nil, fmt.Errorf("%s<%s>: the option %s has a number from 1, as in %s<%s=100>", p.Name, text, name, p.Name, name)
		}
		if given.Has(name) {
			return nil, fmt.Errorf("%s<%s>: the option %s is given twice", p.Name, text, name)
		}
		given[name] = value
	}
	return given, nil
}

// With gives the pipeline with an option for all runs of a pass; ok is false if it does
// not run the pass.
func (p Pipeline) With(pass, option, value string) (out Pipeline, ok bool) {
	out = slices.Clone(p)
	for i := range out {
		s := &out[i]
		if s.Pass == nil {
			var in bool
			s.Body, in = s.Body.With(pass, option, value)
			ok = ok || in
			continue
		}
		if s.Pass.Name == pass {
			s.Options = maps.Clone(s.Options)
			if s.Options == nil {
				s.Options = Values{}
			}
			s.Options[option], ok = value, true
		}
	}
	return out, ok
}

// NeedsRules tells whether a pass of the pipeline needs Config.Program.
func (p Pipeline) NeedsRules() bool {
	return slices.ContainsFunc(p, func(s Step) bool {
		if s.Pass == nil {
			return s.Body.NeedsRules()
		}
		return s.Pass.Rules || slices.ContainsFunc(s.Pass.Options, func(o Option) bool { return o.Rules && s.Options.Has(o.Name) })
	})
}
