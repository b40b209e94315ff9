package cli

import (
	"fmt"
	"io"
	"strings"
)

// manWidth bounds the lines of the source, which stay below 80 bytes with escapes.
const manWidth = 66

// WriteMan prints the manual page of a command and of those below it, in section 1,
// as troff with the man macros. source is the program and its version, date of which
// day that is, as in 2026-11-23, or empty.
func (c *Command) WriteMan(w io.Writer, date, source string) error {
	var b strings.Builder
	fmt.Fprintf(&b, ".TH %s 1 \"%s\" \"%s\"\n", strings.ToUpper(c.Name), date, troff(source))
	fmt.Fprintf(&b, ".SH NAME\n%s \\- %s\n", troff(c.Name), troff(c.About))
	synopsis, text := cut(c.Text, "Usage: ")
	synopsis = strings.Replace(synopsis, "Usage: ", "       ", 1)
	examples, text := cut(text, "Examples:\n")
	exit, text := cut(text, "Exit status: ")
	for _, section := range []struct{ title, text string }{{"SYNOPSIS", synopsis}, {"DESCRIPTION", text}} {
		fmt.Fprintf(&b, ".SH %s\n", section.title)
		prose(&b, section.text)
	}
	c.manFlags(&b, ".SH ")
	group := ""
	for _, s := range c.Commands {
		if s.Group != group {
			group = s.Group
			fmt.Fprintf(&b, ".SH \"%s\"\n", troff(strings.ToUpper(group)))
		}
		fmt.Fprintf(&b, ".SS \"%s %s\"\n", troff(c.Name), troff(s.Name))
		prose(&b, s.Text)
		s.manFlags(&b, "")
	}
	b.WriteString(".SH \"EXIT STATUS\"\n")
	prose(&b, strings.TrimPrefix(exit, "Exit status: "))
	b.WriteString(".SH EXAMPLES\n")
	prose(&b, strings.TrimPrefix(examples, "Examples:\n"))
	_, err := io.WriteString(w, b.String())
	return err
}

// cut takes the paragraph that begins so out of a text.
func cut(text, begin string) (paragraph, rest string) {
	before, behind, ok := strings.Cut("\n\n"+text, "\n\n"+begin)
	if !ok {
		return "", text
	}
	paragraph, behind, _ = strings.Cut(behind, "\n\n")
	return begin + paragraph, strings.TrimPrefix(before+"\n\n"+behind, "\n\n")
}

// manFlags prints the flags, each group below a heading of its own if there are such.
func (c *Command) manFlags(b *strings.Builder, heading string) {
	for _, g := range c.Flags.Groups() {
		title := g.Title
		if title == "" {
			title = "Flags"
		}
		if heading != "" {
			fmt.Fprintf(b, "%s\"%s\"\n", heading, troff(strings.ToUpper(title)))
		} else {
			fmt.Fprintf(b, ".PP\n%s:\n", troff(title))
		}
		for _, f := range g.Flags {
			fmt.Fprintf(b, ".TP\n\\fB\\-%s\\fR%s\n", troff(f.Name), troff(strings.TrimPrefix(Spelling(f), "-"+f.Name)))
			filled(b, said(f))
		}
	}
}

// prose prints paragraphs, headings and blocks that are indented. A block is kept as
// it is; what begins with "Usage:" is one, too.
func prose(b *strings.Builder, text string) {
	var paragraph []string
	block, first, indent := false, true, ""
	end := func() {
		if block {
			b.WriteString(".fi\n.RE\n")
		}
		filled(b, strings.Join(paragraph, " "))
		block, paragraph = false, nil
	}
	begin := func() {
		if !first { // a section begins with a paragraph anyway
			b.WriteString(".PP\n")
		}
		first = false
	}
	for _, l := range strings.Split(strings.TrimRight(text, "\n"), "\n") {
		switch {
		case l == "":
			end()
		case strings.HasPrefix(l, " ") || strings.HasPrefix(l, "Usage: "):
			if !block {
				end()
				begin()
				if usage, ok := strings.CutPrefix(l, "Usage: "); ok {
					b.WriteString("Usage:\n.PP\n")
					l = strings.Repeat(" ", len(l)-len(usage)) + usage
				}
				b.WriteString(".RS\n.nf\n")
				block, indent = true, l[:len(l)-len(strings.TrimLeft(l, " "))]
			}
			fmt.Fprintln(b, line(strings.TrimPrefix(l, indent)))
		default:
			if block || len(paragraph) == 0 {
				end()
				begin()
			}
			paragraph = append(paragraph, l)
		}
	}
	end()
}

// filled prints a text that troff breaks into lines.
func filled(b *strings.Builder, text string) {
	for _, l := range wrap(text, manWidth) {
		if l != "" {
			fmt.Fprintln(b, line(l))
		}
	}
}

// line is a line of text, which must not begin as a request does.
func line(s string) string {
	if s = troff(s); strings.HasPrefix(s, ".") || strings.HasPrefix(s, "'") {
		s = `\&` + s
	}
	return s
}

var troffEscapes = strings.NewReplacer(`\`, `\e`, `-`, `\-`, `"`, `\(dq`, `'`, `\(aq`, "`", `\(ga`, `^`, `\(ha`, `~`, `\(ti`,
	"▶", ">", "•", "*", "✗", "x")

// troff makes a text one that troff prints as it is.
func troff(s string) string { return troffEscapes.Replace(s) }
