package cli

import (
	"flag"
	"fmt"
	"io"
	"strings"
)

// A Command is what is described: a command with its text, flags and arguments.
type Command struct {
	Name  string
	About string // one line
	// Text is the help before the flags: paragraphs, blocks that are indented, and
	// headings that end with a colon.
	Text  string
	Flags *FlagSet
	Args  string // what its arguments are, as of a flag's value
	// Group is the title below which the help of the command above lists it.
	Group string
	// Commands are those below it.
	Commands []*Command
}

// The widths of the help, in columns.
const (
	helpWidth  = 100
	helpIndent = 24 // of what is said of a flag
)

// WriteHelp prints a command's help: its text and its flags, group by group.
func (c *Command) WriteHelp(w io.Writer) {
	fmt.Fprintf(w, "%s\n", strings.TrimRight(c.Text, "\n"))
	for _, g := range c.Flags.Groups() {
		title := g.Title
		if title == "" {
			title = "Flags"
		}
		fmt.Fprintf(w, "\n%s:\n", title)
		for _, f := range g.Flags {
			head := "  " + Spelling(f)
			lines := wrap(said(f), helpWidth-helpIndent)
			if len(head) >= helpIndent {
				fmt.Fprintln(w, head)
				head = ""
			}
			for _, l := range lines {
				fmt.Fprintf(w, "%-*s%s\n", helpIndent, head, l)
				head = ""
			}
		}
	}
}

// List is the commands below this one, group by group.
func (c *Command) List() string {
	var b strings.Builder
	group := ""
	for _, s := range c.Commands {
		if s.Group != group {
			if group != "" {
				b.WriteByte('\n')
			}
			group = s.Group
			fmt.Fprintf(&b, "%s:\n", group)
		}
		fmt.Fprintf(&b, "  %-20s  %s\n", c.Name+" "+s.Name, s.About)
	}
	return b.String()
}

// Spelling is a flag with its value, as one writes it.
func Spelling(f *flag.Flag) string {
	switch value, _ := Value(f); {
	case value == "":
		return "-" + f.Name
	case IsBool(f):
		return "-" + f.Name + "[=" + value + "]"
	default:
		return "-" + f.Name + " " + value
	}
}

// said is what the help says of a flag: its usage, and its default where that is
// none of the obvious ones and the usage does not speak of it.
func said(f *flag.Flag) string {
	_, usage := Value(f)
	if d := f.DefValue; d != "" && d != "0" && d != "0s" && d != "false" && d != "-1" && !IsBool(f) && !strings.Contains(usage, "default") {
		usage += " (default " + d + ")"
	}
	return usage
}

// wrap breaks a text into lines, at least one.
func wrap(text string, width int) (lines []string) {
	line := ""
	for _, word := range strings.Fields(text) {
		if line != "" && len(line)+1+len(word) > width {
			lines = append(lines, line)
			line = ""
		}
		if line != "" {
			line += " "
		}
		line += word
	}
	return append(lines, line)
}
