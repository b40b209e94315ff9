package cli

import (
	"flag"
	"fmt"
	"io"
	"strings"
)

// Words are what completion offers for a value, by the value's name.
type Words map[string]WordList

// A WordList is what completion offers.
type WordList struct {
	Words []string
	// Ask: the words are too many for a script, or not the same in each version. It
	// runs NAME completion words VALUE, and offers the lines that this prints.
	Ask bool
	// List: the value is any number of these with commas between them.
	List bool
}

// A choice is what may stand for one value.
type choice struct {
	words   []string
	ask     string
	list    bool
	files   bool     // a file; one of these extensions if there are some
	exts    []string // without a dot
	folders bool
}

// choices reads the name of a value.
func (w Words) choices(value string) (c choice) {
	for _, name := range strings.Split(value, "|") {
		switch known, ok := w[name]; {
		case ok && known.Ask:
			c.ask = name
		case ok:
			c.words, c.list = append(c.words, known.Words...), known.List
		case name == "file":
			c.files = true
		case strings.HasPrefix(name, "file."):
			c.files, c.exts = true, strings.Split(strings.TrimPrefix(name, "file."), ",")
		case name == "folder":
			c.folders = true
		case strings.Contains(value, "|"):
			c.words = append(c.words, name)
		}
	}
	return c
}

// Shells are those that WriteCompletion knows.
var Shells = []string{"bash", "zsh", "fish"}

// WriteCompletion prints the completion script of a command for one of the Shells.
func (c *Command) WriteCompletion(w io.Writer, shell string, words Words) error {
	var b strings.Builder
	s := &script{Builder: &b, c: c, words: words}
	switch shell {
	case "bash":
		s.bash()
	case "zsh":
		s.zsh()
	case "fish":
		s.fish()
	default:
		return Usagef("there are "+strings.Join(Shells, ", "), "no completion is known for the shell %q", shell)
	}
	_, err := io.WriteString(w, b.String())
	return err
}

type script struct {
	*strings.Builder
	c     *Command
	words Words
}

func (s *script) printf(format string, args ...any) { fmt.Fprintf(s, format, args...) }

// commands are the names of the commands below, in the order of the help.
func (s *script) commands() (names []string) {
	for _, sub := range s.c.Commands {
		names = append(names, sub.Name)
	}
	return names
}

// each calls do for the command itself, whose name is then empty, and those below.
func (s *script) each(do func(name string, c *Command)) {
	do("", s.c)
	for _, sub := range s.c.Commands {
		do(sub.Name, sub)
	}
}

// bash holds with version 3.2, which macOS has. An equals sign is a word of its own
// to it, where COMP_WORDBREAKS was not changed.
func (s *script) bash() {
	n := s.c.Name
	s.printf(`# Completion of %[1]s in bash. Load it with: source <(%[1]s completion bash)
_%[1]s_read() {
  local w
  while IFS= read -r w; do COMPREPLY+=("$w"); done
}
_%[1]s_words() { _%[1]s_read < <(compgen -W "$*" -- "$cur"); }
_%[1]s_ask() { _%[1]s_words "$("${COMP_WORDS[0]}" completion words "$1" 2>/dev/null)"; }
_%[1]s_list() {
  local last=${cur##*,}
  _%[1]s_read < <(compgen -P "${cur%%"$last"}" -W "$*" -- "$last")
  compopt -o nospace 2>/dev/null
}
_%[1]s_files() {
  local e
  if [ $# = 0 ]; then
    _%[1]s_read < <(compgen -f -- "$cur")
    return
  fi
  for e; do _%[1]s_read < <(compgen -f -X "!*.$e" -- "$cur"); done
  _%[1]s_folders
}
_%[1]s_folders() { _%[1]s_read < <(compgen -d -- "$cur"); }
_%[1]s() {
  local cur=${COMP_WORDS[COMP_CWORD]} before='' flag='' cmd='' lead='' i
  COMPREPLY=()
  [ "$COMP_CWORD" -gt 1 ] && before=${COMP_WORDS[COMP_CWORD-1]}
  case $cur in
  =) cur='' flag=$before= ;;
  -*=*) flag=${cur%%%%=*}= lead=${cur%%%%=*}= cur=${cur#*=} ;;
  *)
    flag=$before
    [ "$before" = = ] && flag=${COMP_WORDS[COMP_CWORD-2]}=
    ;;
  esac
  case $flag in --*) flag=${flag#-} ;; esac
  if [ "$COMP_CWORD" -gt 1 ]; then
    case ${COMP_WORDS[1]} in
    %[2]s) cmd=${COMP_WORDS[1]} ;;
    esac
  fi
  case "$cmd $flag" in
`, n, strings.Join(s.commands(), "|"))
	s.each(func(name string, c *Command) {
		for _, f := range c.Flags.All() {
			value, _ := Value(f)
			if value == "" {
				continue
			}
			pattern := fmt.Sprintf("%q", name+" -"+f.Name+"=")
			if !IsBool(f) {
				pattern += fmt.Sprintf("|%q", name+" -"+f.Name)
			}
			s.printf("  %s) %s ;;\n", pattern, s.bashChoices(s.words.choices(value)))
		}
	})
	s.printf("  *)\n    case \"$cmd $cur\" in\n")
	s.each(func(name string, c *Command) {
		var flags []string
		for _, f := range c.Flags.All() {
			flags = append(flags, "-"+f.Name)
		}
		s.printf("    %q*) _%s_words %s ;;\n", name+" -", n, strings.Join(append(flags, "-h"), " "))
	})
	s.each(func(name string, c *Command) {
		do := s.bashChoices(s.words.choices(c.Args))
		if name == "" {
			do = fmt.Sprintf("[ \"$COMP_CWORD\" = 1 ] && _%s_words %s; %s", n, strings.Join(s.commands(), " "), do)
		}
		s.printf("    %q*) %s ;;\n", name+" ", do)
	})
	s.printf(`    esac
    ;;
  esac
  if [ -n "$lead" ]; then
    for i in "${!COMPREPLY[@]}"; do COMPREPLY[i]=$lead${COMPREPLY[i]}; done
  fi
}
complete -o filenames -F _%[1]s %[1]s
`, n)
}

func (s *script) bashChoices(c choice) string {
	var do []string
	add := func(what string, args ...string) {
		do = append(do, strings.Join(append([]string{"_" + s.c.Name + "_" + what}, args...), " "))
	}
	if len(c.words) > 0 {
		add(map[bool]string{true: "list", false: "words"}[c.list], c.words...)
	}
	if c.ask != "" {
		add("ask", c.ask)
	}
	if c.files {
		add("files", c.exts...)
	} else if c.folders {
		add("folders")
	}
	if len(do) == 0 {
		return ":"
	}
	return strings.Join(do, "; ")
}

func (s *script) zsh() {
	n := s.c.Name
	s.printf(`#compdef %[1]s
# Completion of %[1]s in zsh. Put it into a folder of fpath as _%[1]s, or load it with:
# source <(%[1]s completion zsh)
_%[1]s_ask() {
  local -a found
  found=(${(f)"$($program completion words ${@[-1]} 2>/dev/null)"})
  compadd "${@[1,-2]}" -a found
}
_%[1]s_first() {
  local -a commands
  commands=(
`, n)
	for _, sub := range s.c.Commands {
		s.printf("    %s\n", shellQuote(sub.Name+":"+sub.About))
	}
	s.printf("  )\n  _describe -t commands command commands\n  %s\n}\n", s.zshChoices(s.words.choices(s.c.Args)))
	s.printf("_%[1]s() {\n  local program=${words[1]}\n  case ${words[2]} in\n", n)
	arguments := func(name string, c *Command) {
		s.printf("    _arguments -S")
		for _, f := range c.Flags.All() {
			s.printf(" \\\n      %s", shellQuote(s.zshFlag(f)))
		}
		if name == "" {
			s.printf(" \\\n      '1: :_%s_first'", n)
		}
		if do := s.zshChoices(s.words.choices(c.Args)); do != "" {
			s.printf(" \\\n      %s", shellQuote("*: :"+do))
		}
		s.printf("\n    ;;\n")
	}
	for _, sub := range s.c.Commands {
		s.printf("  %s)\n    (( CURRENT-- ))\n    shift words\n", sub.Name)
		arguments(sub.Name, sub)
	}
	s.printf("  *)\n")
	arguments("", s.c)
	s.printf("  esac\n}\nif [ \"$funcstack[1]\" = _%[1]s ]; then _%[1]s \"$@\"; else compdef _%[1]s %[1]s; fi\n", n)
}

// zshFlag is a flag for _arguments. All may be given again: the last one counts, or
// they add up.
func (s *script) zshFlag(f *flag.Flag) string {
	value, usage := Value(f)
	about := strings.NewReplacer("[", "(", "]", ")", ":", ";", "\\", "").Replace(firstOf(usage))
	switch do := s.zshChoices(s.words.choices(value)); {
	case value == "":
		return fmt.Sprintf("*-%s[%s]", f.Name, about)
	case IsBool(f):
		return fmt.Sprintf("*-%s=-[%s]:: :%s", f.Name, about, do)
	default:
		if do == "" {
			do = " "
		}
		return fmt.Sprintf("*-%s=[%s]: :%s", f.Name, about, do)
	}
}

func (s *script) zshChoices(c choice) string {
	words := strings.Join(c.words, " ")
	switch {
	case c.list:
		return "_values -s , pass " + words
	case c.ask != "":
		return "_" + s.c.Name + "_ask " + c.ask
	case len(c.words) > 0 && !c.files && !c.folders:
		return "compadd " + words
	case c.files && len(c.exts) > 0:
		return `_files -g "*.(` + strings.Join(c.exts, "|") + `)(-.)"`
	case c.files:
		return "_files"
	case c.folders:
		return "_files -/"
	}
	return ""
}

func (s *script) fish() {
	n := s.c.Name
	s.printf(`# Completion of %[1]s in fish. Put it into ~/.config/fish/completions/%[1]s.fish, or load
# it with: %[1]s completion fish | source
function __%[1]s_at
    set -l w (commandline -opc)
    set -l cmd ''
    test (count $w) -gt 1; and contains -- $w[2] %[2]s; and set cmd $w[2]
    test "$cmd" = "$argv[1]"
end
function __%[1]s_list
    set -l before (commandline -ct | string replace -r -- '^-[^=]*=' '' | string replace -r -- '[^,]*$' '')
    for w in $argv
        echo $before$w
    end
end
function __%[1]s_ask
    set -l w (commandline -opc)
    $w[1] completion words $argv[1] 2>/dev/null
end
`, n, strings.Join(s.commands(), " "))
	for _, sub := range s.c.Commands {
		s.printf("complete -c %s -n 'test (count (commandline -opc)) = 1' -a %s -d %s\n", n, sub.Name, shellQuote(sub.About))
	}
	s.each(func(name string, c *Command) {
		at := fmt.Sprintf("complete -c %s -n \"__%[1]s_at '%[2]s'\"", n, name)
		for _, f := range c.Flags.All() {
			value, usage := Value(f)
			s.printf("%s -o %s", at, f.Name)
			if value != "" && !IsBool(f) {
				s.printf("%s", s.fishChoices(s.words.choices(value)))
			}
			s.printf(" -d %s\n", shellQuote(firstOf(usage)))
			if IsBool(f) { // fish knows no value that may be left out
				for _, w := range s.words.choices(value).words {
					s.printf("%s -o %s=%s\n", at, f.Name, w)
				}
			}
		}
		if args := s.words.choices(c.Args); len(args.words) > 0 || args.ask != "" {
			s.printf("%s%s\n", at, strings.Replace(s.fishChoices(args), " -x", " -f", 1))
		}
	})
}

func (s *script) fishChoices(c choice) string {
	n, words := s.c.Name, strings.Join(c.words, " ")
	switch {
	case c.list:
		return fmt.Sprintf(" -x -a '(__%s_list %s)'", n, words)
	case c.ask != "":
		return fmt.Sprintf(" -x -a '(__%s_ask %s)'", n, c.ask)
	case len(c.words) > 0 && (c.files || c.folders):
		return fmt.Sprintf(" -r -a '%s'", words)
	case len(c.words) > 0:
		return fmt.Sprintf(" -x -a '%s'", words)
	case c.files && len(c.exts) > 0:
		return fmt.Sprintf(" -r -a '(__fish_complete_suffix .%s)'", strings.Join(c.exts, " ."))
	case c.files:
		return " -r"
	case c.folders:
		return " -x -a '(__fish_complete_directories)'"
	}
	return " -x"
}

// firstOf is the beginning of a usage, which is enough beside a name in a list.
func firstOf(usage string) string {
	for _, end := range []string{";", ":"} {
		usage, _, _ = strings.Cut(usage, end)
	}
	return usage
}

// shellQuote quotes a word for bash, zsh and fish. The one quote that is written in
// three ways is left out.
func shellQuote(s string) string { return "'" + strings.ReplaceAll(s, "'", "") + "'" }
