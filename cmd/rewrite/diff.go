package main

import (
	"bytes"
	"fmt"
	"io"
	"slices"
	"sort"

	"github.com/rogpeppe/go-internal/diff"
)

// writeDiff writes a unified diff of the functions that differ between two texts
// of one module, both as our printer makes them; nothing when none does. Whatever
// else differs is left out. The diff applies to the text before.
func writeDiff(w io.Writer, name string, before, after []byte) error {
	olds := definitions(before)
	text := diff.Diff(name, before, name, withFunctions(before, olds, definitions(after)))
	lines := slices.Collect(bytes.Lines(text))
	if len(lines) > 0 {
		lines = lines[1:] // the command that would make the diff: there is none
	}
	for i, line := range lines {
		if bytes.HasPrefix(line, []byte("@@ ")) { // no line of a text: these have ' ', + or - before
			var at int
			if _, err := fmt.Sscanf(string(line), "@@ -%d,", &at); err != nil {
				return fmt.Errorf("a hunk begins %q: %w", line, err)
			}
			for at--; lines[i+1][0] == ' '; i++ { // past the lines around the change
				at++
			}
			if in := containing(olds, at); in != "" {
				line = fmt.Appendf(nil, "%s %s\n", bytes.TrimSuffix(line, []byte("\n")), in)
			}
		}
		if _, err := w.Write(line); err != nil {
			return err
		}
	}
	return nil
}

// A definition is one function in a printed module: bytes [from, to) of it, and as
// many lines from the first on, which are counted from 0.
type definition struct {
	name        string // with its @, as spelled
	text        []byte
	from, to    int
	first, last int
}

const attrsComment = "; Function Attrs:"

// definitions finds the functions of a printed module: from the comment on its
// attributes, or else the line that begins with define, to the line that is its
// closing brace.
func definitions(text []byte) []definition {
	var found []definition
	var d definition
	inside, commented := false, false
	at, n := 0, 0
	for line := range bytes.Lines(text) {
		if !inside {
			inside = bytes.HasPrefix(line, []byte("define "))
			if !commented {
				d = definition{from: at, first: n}
			}
			commented = bytes.HasPrefix(line, []byte(attrsComment))
			if inside {
				d.name = defined(line)
			}
		}
		at += len(line)
		if inside && bytes.Equal(bytes.TrimSuffix(line, []byte("\n")), []byte("}")) {
			d.to, d.last, d.text = at, n, text[d.from:at]
			found = append(found, d)
			inside, commented = false, false
		}
		n++
	}
	return found
}

// defined gives the name in the first line of a definition: from the first @ that
// is in no string, to the end of the quotes or to the parameters.
func defined(line []byte) string {
	quoted := false
	for i, c := range line {
		switch {
		case c == '"':
			quoted = !quoted
		case c == '@' && !quoted:
			name := line[i:]
			end := bytes.IndexByte(name, '(')
			if bytes.HasPrefix(name, []byte(`@"`)) {
				end = 2 + bytes.IndexByte(name[2:], '"') + 1
			}
			return string(name[:max(end, 0)])
		}
	}
	return ""
}

// containing names the definition that a line is in, "" when it is in none.
func containing(defs []definition, line int) string {
	i := sort.Search(len(defs), func(i int) bool { return defs[i].last >= line })
	if i < len(defs) && defs[i].first <= line {
		return defs[i].name
	}
	return ""
}

// withFunctions gives the module's text with its functions as they are in news: new
// text for those that both have, the others cut out, and those that only news has
// put behind the function that they follow there.
func withFunctions(before []byte, olds, news []definition) []byte {
	at := make(map[string]int, len(news))
	for i, d := range news {
		at[d.name] = i
	}
	old := make(map[string]bool, len(olds))
	for _, d := range olds {
		old[d.name] = true
	}
	var out bytes.Buffer
	done := 0 // of before
	addFrom := func(i int) {
		for ; i < len(news) && !old[news[i].name]; i++ {
			if out.Len() > 0 {
				out.WriteByte('\n')
			}
			out.Write(news[i].text)
		}
	}
	if len(olds) == 0 {
		out.Write(before)
		done = len(before)
		addFrom(0)
	}
	for i, d := range olds {
		out.Write(before[done:d.from])
		done = d.to
		if i == 0 && len(news) > 0 && !old[news[0].name] {
			addFrom(0)
			out.WriteByte('\n')
		}
		if k, ok := at[d.name]; ok {
			out.Write(news[k].text)
			addFrom(k + 1)
		} else if done < len(before) && before[done] == '\n' {
			done++ // the empty line behind it
		}
	}
	out.Write(before[done:])
	return out.Bytes()
}
