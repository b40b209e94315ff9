// Package diag has the messages of all tools of the project: each about one place in a
// source text, with the line, a caret and what would be right.
package diag

import (
	"bytes"
	"fmt"
	"sort"
	"strings"
	"unicode/utf8"
)

// Severity ranks a Diagnostic.
type Severity uint8

const (
	Error   Severity = iota // the input is wrong: nothing may be written
	Warning                 // the input was taken, not all of it understood
	Remark                  // information on what was done or left alone
	Note                    // belongs to the diagnostic before it
)

var severityNames = [...]string{"error", "warning", "remark", "note"}

func (s Severity) String() string { return severityNames[s] }

// A Diagnostic is one message about one place in a source text. All tools of
// the project report through it, so that every message looks the same.
type Diagnostic struct {
	Severity Severity
	File     string // as the user named it
	Line     int    // from 1; 0 when the message is about the whole file
	Col      int    // from 1, in bytes of the line
	Len      int    // bytes that the caret line underlines; at least 1 is drawn
	Msg      string // what is wrong
	Hint     string // what would be right; may be empty
	Source   string // the text of the line, without its line end
	Cause    error  // for errors.Is; may be nil

	// Related are notes on other places that the message speaks of ("first
	// bound here"). They are rendered below it.
	Related []*Diagnostic
}

// Unwrap gives the cause.
func (d *Diagnostic) Unwrap() error { return d.Cause }

// Point makes the diagnostic point from an offset of the text, which is that of File, to
// the end of the line. One that is 0 or not in the text leaves it about the whole file.
func (d *Diagnostic) Point(src []byte, pos int) {
	if pos <= 0 || pos >= len(src) {
		return
	}
	start := bytes.LastIndexByte(src[:pos], '\n') + 1
	line, _, _ := bytes.Cut(src[start:], []byte("\n"))
	d.Source = string(bytes.TrimSuffix(line, []byte("\r")))
	d.Line, d.Col, d.Len = bytes.Count(src[:pos], []byte("\n"))+1, pos-start+1, start+len(line)-pos
}

// Error gives the first line of the message, so that a Diagnostic is an error.
func (d *Diagnostic) Error() string {
	var b strings.Builder
	if d.File != "" {
		b.WriteString(d.File)
		b.WriteByte(':')
	}
	if d.Line > 0 {
		fmt.Fprintf(&b, "%d:%d:", d.Line, d.Col)
	}
	if b.Len() > 0 {
		b.WriteByte(' ')
	}
	fmt.Fprintf(&b, "%s: %s", d.Severity, d.Msg)
	if d.Hint != "" {
		fmt.Fprintf(&b, " (%s)", d.Hint)
	}
	return b.String()
}

// maxSourceLine bounds the part of a source line that a diagnostic shows:
// IR lines can be megabytes long, and a terminal needs the caret's surroundings.
const maxSourceLine = 160

// PlaceAtEnd is where a message about the end of a text points that is at the
// offset pos: behind the last that is there, and not on an empty line.
func PlaceAtEnd(text string, pos int) int {
	if pos < len(text) {
		return pos
	}
	return len(strings.TrimRight(text, " \t\r\n"))
}

// Render gives the whole message: its first line, then the source line with a
// caret under the culprit where there is a source line, then what is related.
func (d *Diagnostic) Render() string {
	text := d.renderOne()
	for _, r := range d.Related {
		text += r.Render()
	}
	return text
}

func (d *Diagnostic) renderOne() string {
	head := d.Error() + "\n"
	if d.Line == 0 || (d.Source == "" && d.Col <= 1) {
		return head
	}
	line, col := d.Source, min(max(d.Col-1, 0), len(d.Source))
	before, after := line[:col], line[col:]
	if len(line) > maxSourceLine {
		if len(before) > maxSourceLine/2 {
			cut := len(before) - maxSourceLine/2
			for cut < len(before) && !utf8.RuneStart(before[cut]) {
				cut++
			}
			before = "..." + before[cut:]
		}
		if len(after) > maxSourceLine/2 {
			cut := maxSourceLine / 2
			for cut > 0 && !utf8.RuneStart(after[cut]) {
				cut--
			}
			after = after[:cut] + "..."
		}
	}
	clean := func(s string) string {
		return strings.Map(func(r rune) rune {
			if r == '\t' {
				return ' '
			}
			if r < ' ' || r == 0x7f {
				return '?'
			}
			return r
		}, strings.ToValidUTF8(s, "?"))
	}
	before, after = clean(before), clean(after)
	n := min(max(d.Len, 1), max(utf8.RuneCountInString(after), 1))
	return head + "  " + before + after + "\n  " +
		strings.Repeat(" ", utf8.RuneCountInString(before)) + "^" + strings.Repeat("~", n-1) + "\n"
}

// Diagnostics is a list of messages.
type Diagnostics []*Diagnostic

// Sort orders by file, line and column; messages on the same place keep their
// order, so that what workers found in parallel reads the same on every run.
func (ds Diagnostics) Sort() {
	sort.SliceStable(ds, func(i, j int) bool {
		a, b := ds[i], ds[j]
		if a.File != b.File {
			return a.File < b.File
		}
		if a.Line != b.Line {
			return a.Line < b.Line
		}
		return a.Col < b.Col
	})
}

// HasErrors tells whether any message is an error.
func (ds Diagnostics) HasErrors() bool {
	for _, d := range ds {
		if d.Severity == Error {
			return true
		}
	}
	return false
}

// Err gives the errors as one Go error, nil when there are none.
func (ds Diagnostics) Err() error {
	var errs Diagnostics
	for _, d := range ds {
		if d.Severity == Error {
			errs = append(errs, d)
		}
	}
	if len(errs) == 0 {
		return nil
	}
	return errs
}

// Error gives one line a message.
func (ds Diagnostics) Error() string {
	lines := make([]string, len(ds))
	for i, d := range ds {
		lines[i] = d.Error()
	}
	return strings.Join(lines, "\n")
}

// Unwrap lets errors.Is and errors.As look at every message.
func (ds Diagnostics) Unwrap() []error {
	errs := make([]error, len(ds))
	for i, d := range ds {
		errs[i] = d
	}
	return errs
}

// Nearest gives the word of the vocabulary that is closest to word by edit
// distance, "" when none is close enough to be what was probably meant.
func Nearest(word string, vocabulary []string) string {
	limit := 1 + len(word)/4
	best, bestDist := "", limit+1
	for _, v := range vocabulary {
		if d := editDistance(word, v, bestDist+1); d < bestDist || (d == bestDist && d <= limit && v < best) {
			best, bestDist = v, d
		}
	}
	return best
}

// editDistance is the Damerau-Levenshtein distance (optimal string alignment),
// given up as limit once it cannot be below limit.
func editDistance(a, b string, limit int) int {
	if len(a)-len(b) >= limit || len(b)-len(a) >= limit {
		return limit
	}
	prev2, prev, cur := make([]int, len(b)+1), make([]int, len(b)+1), make([]int, len(b)+1)
	for j := range prev {
		prev[j] = j
	}
	for i := 1; i <= len(a); i++ {
		cur[0] = i
		for j := 1; j <= len(b); j++ {
			cost := 1
			if a[i-1] == b[j-1] {
				cost = 0
			}
			cur[j] = min(prev[j]+1, cur[j-1]+1, prev[j-1]+cost)
			if i > 1 && j > 1 && a[i-1] == b[j-2] && a[i-2] == b[j-1] {
				cur[j] = min(cur[j], prev2[j-2]+1)
			}
		}
		prev2, prev, cur = prev, cur, prev2
	}
	return min(prev[len(b)], limit)
}
