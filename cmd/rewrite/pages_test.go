//go:build unix

package main

import (
	"bytes"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"rewrite/cmd/rewrite/internal/base"
	"rewrite/passes/ir/llvmtest"
)

// The README pages show commands and what they print. So that this stays true, each
// page is run, in a folder of its own that has the repository's folders in it:
//
//   - A fenced block whose language is followed by a file's name is that file:
//     ```llvm in.ll. A later one of the same name takes its place.
//   - A block of Go whose language is followed by a file of the repository stands there.
//   - In other blocks (fenced without a language or as console, or indented) a line
//     that begins with "$ " is a command, run by sh. Lines up to the next command or
//     the end of the block are what it prints, standard error included; a line of three
//     dots stands for any lines. Nothing there means that what it prints is not shown,
//     and that it succeeds.
//   - Commands that begin with go are not run, for they may take minutes: their
//     packages must exist, and so must the flags of our own programs. go run
//     ./cmd/rewrite is rewrite. Commands that are not installed are skipped.
//   - in.ll is a program of testdata where the page has no other, and mine.rw a rule.
//
// With -update the outputs without dots are written anew.
func TestPages(t *testing.T) {
	root := llvmtest.Root()
	ran := 0
	for _, page := range pages(t) {
		t.Run(filepath.Dir(page.name), func(t *testing.T) {
			text, err := os.ReadFile(page.path)
			if err != nil {
				t.Fatal(err)
			}
			p := &pageRun{t: t, errorf: t.Errorf, update: *update, name: page.name, root: root, dir: pageFolder(t, root)}
			now := p.run(strings.Split(string(text), "\n"))
			ran += p.ran
			if *update && !bytes.Equal([]byte(now), text) && !t.Failed() {
				if err := os.WriteFile(page.path, []byte(now), 0o666); err != nil {
					t.Fatal(err)
				}
			}
		})
	}
	if ran < 10 && !t.Failed() {
		t.Errorf("only %d commands were run", ran)
	}
}

// TestPageMistakes: a page that does not tell the truth is found out.
func TestPageMistakes(t *testing.T) {
	root := llvmtest.Root()
	for _, c := range []struct{ name, text, want string }{
		{"right", "    $ rewrite prove mine.rw\n    1 rule: 1 proved, 0 tested, 0 assumed, 0 unproved, 0 disproved\n", ""},
		{"dots", "    $ rewrite prove -v mine.rw\n    ...\n    1 rule: 1 proved, 0 tested, 0 assumed, 0 unproved, 0 disproved\n", ""},
		{"a file of the page", "```llvm in.ll\ndefine void @f() {\n  ret void\n}\n```\n\n    $ cat in.ll\n    define void @f() {\n      ret void\n    }\n", ""},
		{"another output", "    $ rewrite prove mine.rw\n    2 rules: all proved\n", "prints"},
		{"output that is missing", "    $ rewrite prove -v mine.rw\n    1 rule: 1 proved, 0 tested, 0 assumed, 0 unproved, 0 disproved\n", "prints"},
		{"too much output", "```\n$ rewrite prove mine.rw\n1 rule: 1 proved, 0 tested, 0 assumed, 0 unproved, 0 disproved\nand more\n```\n", "prints"},
		{"a flag that is not there", "    $ rewrite -fast in.ll -o out.ll\n", "exit status 2"},
		{"a file that is not there", "    $ rewrite out.ll\n", "exit status 1"},
		{"no dollar", "    rewrite in.ll\n", "begin with $"},
		{"a package that is not there", "    $ go run ./cmd/fast\n", "no such file"},
		{"a flag of a program", "    $ go run ./cmd/fuzz -fast\n", "no flag -fast"},
		{"Go that is nowhere", "```go passes/optimize/example_test.go\noptimize.Fast()\n```\n", "does not stand in"},
	} {
		var said []string
		p := &pageRun{t: t, name: "README.md", root: root, dir: pageFolder(t, root), errorf: func(format string, args ...any) {
			said = append(said, fmt.Sprintf(format, args...))
		}}
		if now := p.run(strings.Split(c.text, "\n")); now != c.text {
			t.Errorf("%s: the page is changed:\n%s", c.name, now)
		}
		switch {
		case c.want == "" && len(said) > 0:
			t.Errorf("%s: %s", c.name, said)
		case c.want != "" && (len(said) != 1 || !strings.Contains(said[0], c.want)):
			t.Errorf("%s: said %q, want %s", c.name, said, c.want)
		}
	}
}

// A page is a README.md, by its name in the repository.
type page struct{ name, path string }

// pages are all README pages of the repository but those of other Go modules, whose
// programs are not here.
func pages(t *testing.T) (list []page) {
	t.Helper()
	root := llvmtest.Root()
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err == nil && d.IsDir() && d.Name() == ".git" {
			return filepath.SkipDir
		}
		if _, other := os.Stat(filepath.Join(path, "go.mod")); err == nil && d.IsDir() && path != root && other == nil {
			return filepath.SkipDir
		}
		if err == nil && d.Name() == "README.md" {
			list = append(list, page{strings.TrimPrefix(path, root+"/"), path})
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	if len(list) < 10 {
		t.Fatalf("only %v", list)
	}
	return list
}

// pageFolder is a folder that looks like the repository and may be written to.
func pageFolder(t *testing.T, root string) string {
	dir := t.TempDir()
	entries, err := os.ReadDir(root)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		if e.IsDir() && !strings.HasPrefix(e.Name(), ".") {
			if err := os.Symlink(filepath.Join(root, e.Name()), filepath.Join(dir, e.Name())); err != nil {
				t.Fatal(err)
			}
		}
	}
	program, err := os.ReadFile(filepath.Join(root, "testdata/ir/22/bits.O0.ll"))
	if err != nil {
		t.Fatal(err)
	}
	for name, text := range map[string]string{"in.ll": string(program), "mine.rw": "rule eight\n  mul(x, 8) <=> shl(x, 3)\n"} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

// A pageRun is one page on its way through TestPages.
type pageRun struct {
	t               *testing.T
	errorf          func(format string, args ...any) // of a page that does not tell the truth
	name, root, dir string
	update          bool // outputs are written anew
	out             []string
	ran             int
}

// run runs a page and gives it with the outputs of now.
func (p *pageRun) run(lines []string) string {
	for i := 0; i < len(lines); {
		indent, from, n := "", i, 0
		switch line := lines[i]; {
		case strings.HasPrefix(line, "```"):
			for n = 1; i+n < len(lines) && lines[i+n] != "```"; n++ {
			}
			if i+n == len(lines) {
				p.t.Fatalf("%s:%d: a block that does not end", p.name, i+1)
			}
			info := strings.Fields(strings.TrimPrefix(line, "```"))
			p.out = append(p.out, line)
			from++
			switch body := lines[from : i+n]; {
			case len(info) == 2 && info[0] == "go":
				p.quoted(info[1], body, i+1)
				p.out = append(p.out, body...)
			case len(info) == 2 && strings.Contains(info[1], "."):
				p.file(info[1], body)
				p.out = append(p.out, body...)
			case len(info) == 0 || info[0] == "console":
				p.block("", body, from)
			default:
				p.out = append(p.out, body...)
			}
			p.out = append(p.out, "```")
			i += n + 1
			continue
		case strings.HasPrefix(line, "    ") && (i == 0 || lines[i-1] == ""):
			for indent = "    "; i+n < len(lines) && (strings.HasPrefix(lines[i+n], indent) || lines[i+n] == ""); n++ {
			}
			for lines[i+n-1] == "" {
				n--
			}
			p.block(indent, lines[i:i+n], i)
			i += n
			continue
		}
		p.out = append(p.out, lines[i])
		i++
	}
	return strings.Join(p.out, "\n")
}

func (p *pageRun) file(name string, lines []string) {
	path := filepath.Join(p.dir, name)
	if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
		p.t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte(strings.Join(lines, "\n")+"\n"), 0o666); err != nil {
		p.t.Fatal(err)
	}
}

// quoted looks whether lines of Go stand in a file of the repository, but for their
// indentation: a file that is compiled, and best one that a test runs.
func (p *pageRun) quoted(file string, lines []string, at int) {
	text, err := os.ReadFile(filepath.Join(p.root, file))
	if err != nil {
		p.errorf("%s:%d: %v", p.name, at, err)
		return
	}
	bare := func(text string) string {
		lines := strings.Split(text, "\n")
		for i, l := range lines {
			lines[i] = strings.TrimSpace(l)
		}
		return strings.Join(lines, "\n")
	}
	if !strings.Contains(bare(string(text)), bare(strings.Join(lines, "\n"))) {
		p.errorf("%s:%d: this does not stand in %s", p.name, at, file)
	}
}

// block runs the commands of a block, which begins at line at, from 0.
func (p *pageRun) block(indent string, lines []string, at int) {
	for i := 0; i < len(lines); {
		line := strings.TrimPrefix(lines[i], indent)
		command, ok := strings.CutPrefix(line, "$ ")
		p.out = append(p.out, lines[i])
		i++
		if !ok {
			if isCommand.MatchString(line) {
				p.errorf("%s:%d: commands begin with $: %s", p.name, at+i, line)
			}
			continue
		}
		from := i
		for i < len(lines) && !strings.HasPrefix(lines[i], indent+"$ ") {
			i++
		}
		shown := make([]string, 0, i-from)
		for _, l := range lines[from:i] {
			shown = append(shown, strings.TrimPrefix(l, indent))
		}
		got := p.command(command, shown, at+from)
		if slices.ContainsFunc(shown, isDots) || !p.update {
			got = shown
		}
		for _, l := range got {
			if l != "" {
				l = indent + l
			}
			p.out = append(p.out, l)
		}
	}
}

// isCommand finds commands that lack their "$ ".
var isCommand = regexp.MustCompile(`^(rewrite|opt|go (run|test|build|install|mod|generate|tool|vet)) `)

// calledProgram finds the programs that a command calls: itself, behind a pipe, and as the compiler of rewrite cc.
var calledProgram = regexp.MustCompile(`(?:^|\| | -- )([\w.+/-]+)`)

func isDots(line string) bool { return strings.TrimSpace(line) == "..." }

// command runs one command, at a line from 1, and gives its output.
func (p *pageRun) command(command string, shown []string, at int) []string {
	if rest, ok := strings.CutPrefix(command, "go run ./cmd/rewrite"); ok {
		command = "rewrite" + rest
	} else if strings.HasPrefix(command, "go ") {
		p.goCommand(command, at)
		return shown
	}
	for _, m := range calledProgram.FindAllStringSubmatch(command, -1) {
		if word := m[1]; !isInstalled(word) {
			if os.Getenv("REWRITE_REQUIRE_LLVM") != "" {
				p.errorf("%s:%d: %s is not installed", p.name, at, word)
			}
			p.t.Logf("%s:%d: skipped, for %s is not installed: %s", p.name, at, word, command)
			return shown
		}
	}
	p.ran++
	cmd := exec.Command("sh", "-c", command)
	cmd.Dir = p.dir
	cmd.Env = append(os.Environ(), "HOME="+p.dir, "XDG_CACHE_HOME="+p.dir+"/.cache", "TERM=dumb")
	out, err := cmd.CombinedOutput()
	code := cmd.ProcessState.ExitCode()
	got := strings.Split(strings.TrimRight(string(out), "\n"), "\n")
	if len(shown) == 0 {
		if err != nil {
			p.errorf("%s:%d: %s: %v\n%s", p.name, at, command, err, out)
		}
		return nil
	}
	for i, l := range got {
		got[i] = strings.TrimRight(l, " ")
	}
	for len(got) > 0 && got[0] == "" { // the blank line before a module's first entity
		got = got[1:]
	}
	if code > base.ExitInput {
		p.errorf("%s:%d: %s: exit code %d\n%s", p.name, at, command, code, out)
	}
	if !shows(shown, got) && !p.update {
		p.errorf("%s:%d: %s prints\n%s\nand not\n%s", p.name, at, command, strings.Join(got, "\n"), strings.Join(shown, "\n"))
	}
	return got
}

func isInstalled(name string) bool {
	_, err := exec.LookPath(name)
	return err == nil
}

// shows tells whether lines are what is shown, where three dots are any lines.
func shows(shown, got []string) bool {
	if len(shown) == 0 {
		return len(got) == 0
	}
	if isDots(shown[0]) {
		for i := range len(got) + 1 {
			if shows(shown[1:], got[i:]) {
				return true
			}
		}
		return false
	}
	return len(got) > 0 && shown[0] == got[0] && shows(shown[1:], got[1:])
}

var (
	goPackage = regexp.MustCompile(`\./[\w/]+`)
	goFlag    = regexp.MustCompile(` -([a-z][\w-]*)`)
)

// goCommand looks whether what a go command names is there, from the root or from the
// page's own folder.
func (p *pageRun) goCommand(command string, at int) {
	command, _, _ = strings.Cut(command, "#")
	for _, pkg := range goPackage.FindAllString(command, -1) {
		_, err := os.Stat(filepath.Join(p.root, pkg))
		if _, beside := os.Stat(filepath.Join(p.root, filepath.Dir(p.name), pkg)); err != nil && beside != nil && pkg != "./..." {
			p.errorf("%s:%d: %s: %v", p.name, at, command, err)
		}
	}
	ours, ok := strings.CutPrefix(command, "go run ./cmd/")
	if !ok {
		return
	}
	name, args, _ := strings.Cut(strings.TrimSpace(ours), " ")
	args, _, _ = strings.Cut(" "+args, `"`) // command lines in quotes are not ours
	help := exec.Command("go", "run", "./cmd/"+name, "-h")
	help.Dir = p.root
	out, _ := help.CombinedOutput() // -h may exit with 2
	for _, f := range goFlag.FindAllStringSubmatch(args, -1) {
		if !regexp.MustCompile(`(?m)^\s+-` + f[1] + `\b`).Match(out) {
			p.errorf("%s:%d: %s: there is no flag -%s:\n%s", p.name, at, command, f[1], out)
		}
	}
}
