package fuzz

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"time"

	"rewrite/passes"
)

// CTools are the programs that random C programs need, by their paths.
type CTools struct {
	Csmith, Clang, Opt string
	Dir                string // for files
	// Limit is the time that csmith and the original program may take. What is
	// rewritten may take slack times as long, on a machine with other work to do.
	Limit time.Duration
}

// slack is also what compilers get.
const slack = 5

// csmithInclude is where Debian puts the header of the programs.
const csmithInclude = "/usr/include/csmith"

// A CResult is what became of one program of csmith.
type CResult struct {
	Seed    uint64
	Skipped string // why it was not tried: it does not end in time, or clang does not take it
	Tried   int    // programs that were compiled from rewritten IR and run
	Found   []Difference
}

// A Difference is a rewritten program that does something else, or a failure of
// ours to rewrite it.
type Difference struct {
	What     string
	Pipeline string
	Level    string // form of the input
	File     string // the input
	Change   int    // the first change with which it shows, from 1; 0 when not known
}

// String is the difference for people.
func (d Difference) String() string {
	s := fmt.Sprintf("%s (%s) by %s: %s", d.File, d.Level, d.Pipeline, d.What)
	if d.Change > 0 {
		s += fmt.Sprintf("; it begins with change %d (rewrite -bisect %d)", d.Change, d.Change)
	}
	return s
}

// cLevels are the forms in which a program is rewritten, and how the result is
// compiled: with optimization LLVM makes use of each flag that we keep.
var cLevels = []struct {
	name   string
	passes string // of opt; "" for clang's output as it is
	clang  string
}{
	{"O0", "", "-O0"},
	{"SSA", "sroa,mem2reg,simplifycfg", "-O1"},
}

// Program tries the program of a seed: clang's output at -O0, and its SSA form,
// through every pipeline, compiled and run, against the original.
func (c *CTools) Program(seed uint64, pipelines []Pipeline) (r CResult, err error) {
	r.Seed = seed
	base := filepath.Join(c.Dir, fmt.Sprintf("csmith-%d", seed))
	source := base + ".c"
	defer os.Remove(source)
	if _, err := c.run(c.Limit, c.Csmith, "--seed", fmt.Sprint(seed), "-o", source); err != nil {
		r.Skipped = err.Error() // some seeds keep it busy for ever
		return r, nil
	}
	ll := base + ".O0.ll"
	// without optnone, or the passes would leave every function alone
	if _, err := c.run(slack*c.Limit, c.Clang, "-O0", "-Xclang", "-disable-O0-optnone", "-w", "-I", csmithInclude, "-S", "-emit-llvm", source, "-o", ll); err != nil {
		r.Skipped = err.Error()
		return r, nil
	}
	want, err := c.execute(ll, "-O0", c.Limit)
	if err != nil {
		r.Skipped = err.Error()
		os.Remove(ll)
		return r, nil
	}
	for _, level := range cLevels {
		in := base + "." + level.name + ".ll"
		if level.passes != "" {
			if _, err := c.run(slack*c.Limit, c.Opt, "-S", "-passes="+level.passes, ll, "-o", in); err != nil {
				return r, err
			}
		}
		found, err := c.level(in, level.name, level.clang, want, pipelines, &r.Tried)
		if err != nil {
			return r, err
		}
		r.Found = append(r.Found, found...)
		if len(found) == 0 {
			defer os.Remove(in)
		}
	}
	return r, nil
}

// level tries one form of a program.
func (c *CTools) level(in, level, clang string, want []byte, pipelines []Pipeline, tried *int) (found []Difference, err error) {
	src, err := os.ReadFile(in)
	if err != nil {
		return nil, err
	}
	for _, p := range pipelines {
		d := Difference{Pipeline: p.Name, Level: level, File: in}
		var all *passes.Result
		wrong := func(allow func(passes.Place) int) (string, error) {
			after, made, err := p.Run(in, src, allow)
			if allow == nil {
				all = made
			}
			if ours := (*Panic)(nil); errors.As(err, &ours) {
				return ours.What, nil
			} else if err != nil {
				return "", err
			}
			return c.differs(in+".after.ll", after, clang, want)
		}
		*tried++
		if d.What, err = wrong(nil); err != nil {
			return nil, err
		}
		if d.What == "" {
			continue
		}
		d.Change = bisect(all.Made(), func(n int) bool {
			what, err := wrong(all.Share(n))
			return err == nil && what != ""
		})
		found = append(found, d)
	}
	return found, nil
}

// differs tells how a rewritten program differs from the original, "" if it does not.
func (c *CTools) differs(file string, text []byte, clang string, want []byte) (string, error) {
	if err := os.WriteFile(file, text, 0o666); err != nil {
		return "", err
	}
	defer os.Remove(file)
	got, err := c.execute(file, clang, slack*c.Limit)
	switch {
	case errors.Is(err, context.DeadlineExceeded):
		return "it does not end in time", nil
	case err != nil:
		return err.Error(), nil
	case !bytes.Equal(got, want):
		return fmt.Sprintf("it prints %q, not %q", got, want), nil
	}
	return "", nil
}

// bisect gives the smallest number of changes, at most all, with which bad holds,
// 0 if it does not hold with all or even without any.
func bisect(all int, bad func(n int) bool) int {
	if !bad(all) || bad(0) {
		return 0
	}
	lo, hi := 0, all // not bad, bad
	for lo+1 < hi {
		if mid := lo + (hi-lo)/2; bad(mid) {
			hi = mid
		} else {
			lo = mid
		}
	}
	return hi
}

// execute compiles IR and gives what the program prints.
func (c *CTools) execute(file, clang string, limit time.Duration) ([]byte, error) {
	exe := file + ".exe"
	defer os.Remove(exe)
	if _, err := c.run(slack*c.Limit, c.Clang, clang, "-w", file, "-o", exe); err != nil {
		return nil, err
	}
	return c.run(limit, exe)
}

// run runs a process under a time limit and gives its output.
func (c *CTools) run(limit time.Duration, command string, args ...string) ([]byte, error) {
	ctx, cancel := context.WithTimeout(context.Background(), limit)
	defer cancel()
	cmd := exec.CommandContext(ctx, command, args...)
	cmd.Dir = c.Dir // csmith leaves a file where it runs
	cmd.WaitDelay = time.Second
	var out, errs bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &errs
	if err := cmd.Run(); err != nil {
		if ctx.Err() != nil {
			return nil, fmt.Errorf("%s: %w", filepath.Base(command), ctx.Err())
		}
		return nil, fmt.Errorf("%s: %w: %s", filepath.Base(command), err, firstLine(errs.Bytes()))
	}
	return out.Bytes(), nil
}

func firstLine(text []byte) []byte {
	line, _, _ := bytes.Cut(text, []byte("\n"))
	return line
}
