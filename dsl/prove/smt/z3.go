package smt

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"os/exec"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"

	"rewrite/dsl"
	"rewrite/dsl/prove"
	"rewrite/dsl/prove/counterexample"
)

// A Z3 is an installed z3, in one process for all questions. It is not for use
// by several at a time.
type Z3 struct {
	// Limit, unless it is 0, bounds each question in z3's own units of work, so
	// that the answer does not depend on the machine; about 2 million a second.
	Limit   int
	path    string
	timeout time.Duration // of one question
	cmd     *exec.Cmd
	in      io.WriteCloser
	lines   chan string // of its output; closed at its end
}

// ErrNoZ3 says that z3 is not installed.
var ErrNoZ3 = errors.New("there is no z3 in the PATH")

// Find finds z3 in the PATH, or gives ErrNoZ3. Each question has the time given.
func Find(timeout time.Duration) (*Z3, error) {
	path, err := exec.LookPath("z3")
	if err != nil {
		return nil, ErrNoZ3
	}
	return &Z3{path: path, timeout: timeout}, nil
}

// start starts the process unless it runs.
func (z *Z3) start() error {
	if z.cmd != nil {
		return nil
	}
	cmd := exec.Command(z.path, "-in")
	in, err := cmd.StdinPipe()
	if err != nil {
		return err
	}
	out, err := cmd.StdoutPipe()
	if err != nil {
		return err
	}
	if err := cmd.Start(); err != nil {
		return err
	}
	lines := make(chan string)
	go func() {
		r := bufio.NewReader(out)
		for {
			line, err := r.ReadString('\n')
			if line != "" {
				lines <- line
			}
			if err != nil {
				close(lines)
				return
			}
		}
	}()
	z.cmd, z.in, z.lines = cmd, in, lines
	return nil
}

// Close ends the process.
func (z *Z3) Close() {
	if z.cmd == nil {
		return
	}
	z.in.Close()
	z.cmd.Process.Kill()
	for range z.lines { // so that the reader ends
	}
	z.cmd.Wait()
	z.cmd = nil
}

// An Answer is what a solver says to a script.
type Answer uint8

const (
	Unknown Answer = iota // in the time that it had
	Unsat
	Sat
)

// String is the answer as SMT-LIB has it.
func (a Answer) String() string { return [...]string{"unknown", "unsat", "sat"}[a] }

// grace is what z3 gets beyond its timeout to say that it has run out.
const grace = 5 * time.Second

// ask runs a script, with the values of names if it is satisfiable. The error is
// that of a solver that does not take the script.
func (z *Z3) ask(script string, names []string) (Answer, map[string]number64, error) {
	if err := z.start(); err != nil {
		return Unknown, nil, err
	}
	const end = "end of answer"
	text := fmt.Sprintf("(reset)\n(set-option :timeout %d)\n(set-option :rlimit %d)\n%s(echo %q)\n", z.timeout.Milliseconds(), z.Limit, script, end)
	go io.WriteString(z.in, text) // it answers, and may stop reading, before it has read all
	answer, err := z.read(end)
	if err != nil {
		return Unknown, nil, err
	}
	first, rest, _ := strings.Cut(answer, "\n")
	switch strings.TrimSpace(first) {
	case "unsat":
		return Unsat, nil, nil
	case "unknown", "timeout":
		return Unknown, nil, nil
	case "sat":
		if rest != "" || len(names) == 0 {
			return Sat, nil, nil
		}
		go fmt.Fprintf(z.in, "(get-value (%s))\n(echo %q)\n", strings.Join(names, " "), end)
		values, err := z.read(end)
		return Sat, parseModel(values), err
	case "":
		return Unknown, nil, nil // killed: it took too long
	}
	return Unknown, nil, fmt.Errorf("z3 does not take the script: %s", strings.TrimSpace(answer))
}

// read reads up to the line that ends an answer. A process that says nothing
// for too long is ended, and the answer is empty.
func (z *Z3) read(end string) (string, error) {
	var b strings.Builder
	late := time.After(z.timeout + grace)
	for {
		select {
		case line, ok := <-z.lines:
			switch {
			case !ok:
				z.Close()
				return "", errors.New("z3 ended: " + b.String())
			case strings.TrimSpace(line) == end:
				return b.String(), nil
			}
			b.WriteString(line)
		case <-late:
			z.Close()
			return "", nil
		}
	}
}

var modelEntry = regexp.MustCompile(`\(([^()\s]+)\s+(#x[0-9a-f]+|#b[01]+|true|false)\)`)

// A number64 is a value of a model; one of more than 64 bits is text.
type number64 struct {
	bits  uint64
	width uint32
	large string
}

// parseModel reads ((x #x05) (y true)).
func parseModel(text string) map[string]number64 {
	model := map[string]number64{}
	for _, m := range modelEntry.FindAllStringSubmatch(text, -1) {
		n := number64{width: 1}
		var err error
		switch v := m[2]; v[:2] {
		case "#x":
			n.width = uint32(4 * (len(v) - 2))
			n.bits, err = strconv.ParseUint(v[2:], 16, 64)
		case "#b":
			n.width = uint32(len(v) - 2)
			n.bits, err = strconv.ParseUint(v[2:], 2, 64)
		case "tr":
			n.bits = 1
		}
		if err != nil {
			n.large = "0" + m[2][1:]
		}
		model[m[1]] = n
	}
	return model
}

// Ask answers one query. live tells whether the source is a number for some
// input; where the answer is Sat there is a counterexample.
func (z *Z3) Ask(q *Query) (wrong Answer, live bool, c *counterexample.Counterexample, err error) {
	wrong, model, err := z.ask(q.Wrong, append(slices.Clone(q.Inputs), results()...))
	switch {
	case err != nil:
		return wrong, false, nil, err
	case wrong == Sat:
		return wrong, true, q.counterexample(model), nil
	case wrong == Unknown:
		return wrong, false, nil, nil
	}
	alive, _, err := z.ask(q.Live, nil)
	return wrong, alive == Sat, nil, err
}

// Extend asks z3 about the widths that a verdict leaves open: those of the list
// that are not among its Widths. A verdict that says all it can (disproved,
// assumed, tested) stays as it is. The error is that of z3, never of the rule.
func (z *Z3) Extend(r *dsl.Rule, v prove.Verdict, widths []uint32) (prove.Verdict, error) {
	if v.Status != prove.Proved && v.Status != prove.Unproved {
		return v, nil
	}
	queries, err := Queries(r, widths)
	if err != nil {
		return v, nil // beyond SMT-LIB as well; the verdict has its reason
	}
	if v.Status == prove.Unproved {
		v.Widths, v.Solved = nil, nil // those of one direction alone
	}
	proved, failed := map[uint32]bool{}, map[uint32]bool{}
	for _, q := range queries {
		bound := q.Bound()
		if slices.Contains(v.Widths, bound) || failed[bound] {
			continue
		}
		wrong, live, c, err := z.Ask(q)
		if err != nil {
			return v, err
		}
		switch {
		case wrong == Sat:
			return prove.Verdict{Status: prove.Disproved, Counterexample: c}, nil
		case wrong == Unknown:
			failed[bound] = true
		case live:
			proved[bound] = true
		}
	}
	for w := range proved {
		if !failed[w] {
			v.Widths, v.External = append(v.Widths, w), append(v.External, w)
		}
	}
	slices.Sort(v.Widths)
	slices.Sort(v.External)
	if len(v.Widths) > 0 {
		v.Status, v.Reason, v.Vacuous, v.Forward = prove.Proved, "", false, false
	}
	return v, nil
}
