package cache

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"

	"rewrite/dsl"
	"rewrite/dsl/prove"
	"rewrite/dsl/prove/record"
	"rewrite/dsl/syntax"
	"rewrite/passes/ir/diag"
)

const (
	verdictFile = "verdicts"
	// maxVerdicts is the size in bytes beyond which the older half of the verdicts is
	// forgotten. A verdict takes some 300, so that is the library ten times over.
	maxVerdicts = 12 << 20
)

// An Answer is what is known of a rule.
type Answer struct {
	// A Verdict that was remembered, or recorded, has no Counterexample: what there is
	// to say of it is in the Diagnostic.
	prove.Verdict
	Diagnostic *diag.Diagnostic // what prove.Verdict.Diagnostic says; nil for nothing
}

// answer is what there is to say of a fresh verdict.
func answer(r *dsl.Rule, v prove.Verdict) Answer { return Answer{v, v.Diagnostic(r)} }

// A line of the file of verdicts is the key of a rule, a space, the checksum, a space,
// and an entry as JSON without line ends.
type entry struct {
	Steps, Effort int // see prove.Options
	Verdict       prove.Verdict
	Said          *said `json:",omitempty"`
}

// said is what a diagnostic says; its place is that of the rule.
type said struct {
	Severity  diag.Severity
	Code      syntax.Code
	Msg, Hint string
	Notes     []string
}

const (
	keySize = 2 * sha256.Size // in hexadecimal
	sumSize = 2 * 8
	head    = keySize + 1 + sumSize + 1
)

func lineOf(key string, e entry) ([]byte, error) {
	text, err := json.Marshal(e)
	if err != nil {
		return nil, err
	}
	return fmt.Appendf(nil, "%s %s %s", key, sumOf(key, text), text), nil
}

func sumOf(key string, text []byte) string {
	h := sha256.New()
	io.WriteString(h, key)
	h.Write(text)
	return hex.EncodeToString(h.Sum(nil)[:sumSize/2])
}

// read gives the entry of a line, which is damaged if it gives none.
func read(line []byte) (e entry, ok bool) {
	key, sum, text := string(line[:keySize]), string(line[keySize+1:head-1]), line[head:]
	if sumOf(key, text) != sum || json.Unmarshal(text, &e) != nil {
		return entry{}, false
	}
	return e, true
}

// verdicts are those of the file as it was when it was read.
type verdicts struct {
	lines [][]byte
	used  []bool           // by line
	byKey map[string][]int // the lines of a key
	file  *os.File         // to append to; nil before that
}

// open reads the file, once. The lock is held.
func (c *Cache) open() *verdicts {
	if c.verdicts != nil {
		return c.verdicts
	}
	c.verdicts = &verdicts{byKey: map[string][]int{}}
	data, err := readEnd(filepath.Join(c.dir, verdictFile), 2*maxVerdicts)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		c.failed(err)
	}
	c.verdicts.add(data)
	return c.verdicts
}

func (v *verdicts) add(data []byte) {
	for line := range bytes.SplitSeq(data, []byte("\n")) {
		if len(line) > head {
			key := string(line[:keySize])
			v.byKey[key] = append(v.byKey[key], len(v.lines))
			v.lines, v.used = append(v.lines, line), append(v.used, false)
		}
	}
}

// readEnd reads a file that may be too long from its end.
func readEnd(name string, most int64) ([]byte, error) {
	f, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	info, err := f.Stat()
	if err != nil {
		return nil, err
	}
	size := min(info.Size(), most)
	data := make([]byte, size)
	n, err := f.ReadAt(data, info.Size()-size)
	if err == io.EOF { // another process made it shorter
		err = nil
	}
	return data[:n], err
}

func keyOf(r *dsl.Rule) string {
	key := record.Key(r)
	return hex.EncodeToString(key[:])
}

// Lookup gives what is remembered about a rule, proved with these options: with any
// others a verdict may be another one, and what the command makes of a program must
// not depend on what was proved before. But a rule that was found to be wrong is wrong,
// whatever it took to find that out.
func (c *Cache) Lookup(r *dsl.Rule, opt prove.Options) (Answer, bool) {
	if c == nil {
		return Answer{}, false
	}
	key := keyOf(r)
	c.mu.Lock()
	defer c.mu.Unlock()
	v := c.open()
	found := -1
	var known entry
	for _, i := range v.byKey[key] {
		e, ok := read(v.lines[i])
		if ok && (e.Verdict.Status == prove.Disproved || found < 0 && e.Steps == opt.Steps && e.Effort == opt.Effort) {
			known, found = e, i
		}
	}
	if found < 0 {
		return Answer{}, false
	}
	v.used[found] = true
	a := Answer{Verdict: known.Verdict}
	if s := known.Said; s != nil {
		a.Diagnostic = r.Diagnostic(s.Severity, s.Code, s.Msg)
		a.Diagnostic.Hint = s.Hint
		for _, n := range s.Notes {
			a.Diagnostic.Related = append(a.Diagnostic.Related, &diag.Diagnostic{Severity: diag.Note, Msg: n})
		}
	}
	return a, true
}

// Remember appends an answer. Once that fails nothing more is remembered, and Err says
// why.
func (c *Cache) Remember(r *dsl.Rule, opt prove.Options, a Answer) {
	if c == nil {
		return
	}
	e := entry{Steps: opt.Steps, Effort: opt.Effort, Verdict: a.Verdict}
	e.Verdict.Counterexample = nil // its text is in what is said
	if d := a.Diagnostic; d != nil {
		code, _ := d.Cause.(syntax.Code)
		e.Said = &said{Severity: d.Severity, Code: code, Msg: d.Msg, Hint: d.Hint}
		for _, n := range d.Related {
			e.Said.Notes = append(e.Said.Notes, n.Msg)
		}
	}
	line, err := lineOf(keyOf(r), e)
	c.mu.Lock()
	defer c.mu.Unlock()
	if err != nil || c.err != nil {
		c.failed(err)
		return
	}
	v := c.open()
	if v.file == nil {
		if err := c.make(); err != nil {
			c.failed(err)
			return
		}
		v.file, err = os.OpenFile(filepath.Join(c.dir, verdictFile), os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o600)
		if err != nil {
			v.file = nil
			c.failed(err)
			return
		}
	}
	// A line that was cut short, by a full disk say, ends here.
	_, err = v.file.Write(fmt.Appendf(nil, "\n%s\n", line))
	c.failed(err)
}

// close closes the file, and forgets the older half of one that has become too large,
// but what this run used. What others append meanwhile is lost, and proved anew.
func (v *verdicts) close(c *Cache) {
	if v == nil || v.file == nil {
		return
	}
	info, err := v.file.Stat()
	if e := v.file.Close(); err == nil {
		err = e
	}
	v.file = nil
	if err != nil || info.Size() <= maxVerdicts {
		c.failed(err)
		return
	}
	name := filepath.Join(c.dir, verdictFile)
	data, err := readEnd(name, maxVerdicts/2)
	if err == nil {
		var keep []byte
		for i, line := range v.lines {
			if v.used[i] && len(keep) < maxVerdicts/4 {
				keep = fmt.Appendf(keep, "%s\n", line)
			}
		}
		err = replace(name, append(keep, data...))
	}
	c.failed(err)
}
