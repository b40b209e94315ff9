package main

import (
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"golang.org/x/sys/unix"

	"rewrite/cmd/rewrite/internal/author"
	"rewrite/cmd/rewrite/internal/base"
)

// newTerminal makes a terminal and gives what would be the screen and the file that a
// program prints to.
func newTerminal(t *testing.T) (screen, tty *os.File) {
	t.Helper()
	screen, err := os.OpenFile("/dev/ptmx", os.O_RDWR, 0)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { screen.Close() })
	fd := int(screen.Fd())
	n, err := unix.IoctlGetInt(fd, unix.TIOCGPTN)
	if err == nil {
		err = unix.IoctlSetPointerInt(fd, unix.TIOCSPTLCK, 0)
	}
	if err != nil {
		t.Fatal(err)
	}
	tty, err = os.OpenFile(fmt.Sprintf("/dev/pts/%d", n), os.O_RDWR|unix.O_NOCTTY, 0)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { tty.Close() })
	return screen, tty
}

// TestProgress has several workers move a bar on a terminal, which shows how far they
// are, and nothing more once it is done.
func TestProgress(t *testing.T) {
	screen, tty := newTerminal(t)
	bar := base.NewProgress(tty, "long.ll", 8)
	var workers sync.WaitGroup
	for range 3 {
		workers.Go(func() { bar.Add(2) })
	}
	workers.Wait()
	var shown strings.Builder
	until := func(want string) {
		for b := make([]byte, 1<<12); !strings.Contains(shown.String(), want); {
			n, err := screen.Read(b)
			if err != nil {
				t.Fatalf("%v before %q, after %q", err, want, shown.String())
			}
			shown.Write(b[:n])
		}
	}
	until("long.ll 6 / 8 [")
	bar.Done()
	fmt.Fprint(tty, "end")
	until("end")
	lines := strings.Split(shown.String(), "\r")
	if last := lines[len(lines)-1]; last != "end" {
		t.Errorf("the bar is not off the screen: %q", lines)
	}
	if wiped := lines[len(lines)-2]; strings.Trim(wiped, " \x1b[0m") != "" {
		t.Errorf("the bar's line is not wiped: %q", wiped)
	}
}

// TestProgressOfLongInputs: a bar is for a terminal, and for work that takes its time.
func TestProgressOfLongInputs(t *testing.T) {
	_, tty := newTerminal(t)
	long := []byte("\ndefine void @f() {\n" + strings.Repeat(" ", base.LongInput))
	bar := base.InputProgress(tty, "long.ll", long)
	if bar == nil {
		t.Error("no bar on a terminal")
	}
	bar.Done()
	if base.InputProgress(tty, "short.ll", long[:base.LongInput-1]) != nil {
		t.Error("a bar for a short input")
	}
}

// TestProgressOfLint: lint has a bar on a terminal, and says what it finds after that.
func TestProgressOfLint(t *testing.T) {
	screen, tty := newTerminal(t)
	file := filepath.Join(t.TempDir(), "mine.rw")
	if err := os.WriteFile(file, []byte("rule never\n  add(x, C) => x\n  if C != C\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	c := &base.Command{Stdin: strings.NewReader(""), Stdout: tty, Stderr: tty}
	if code, err := author.RunLint(c, []string{file}); code != base.ExitInput || err != nil {
		t.Fatal(code, err)
	}
	fmt.Fprint(tty, "end")
	var shown strings.Builder
	for b := make([]byte, 1<<12); !strings.Contains(shown.String(), "end"); {
		n, err := screen.Read(b)
		if err != nil {
			t.Fatal(err)
		}
		shown.Write(b[:n])
	}
	before, _, found := strings.Cut(shown.String(), file)
	if !found || !strings.Contains(before, "\r   ") { // too short for a bar that is more than wiped
		t.Errorf("no bar before what was found: %q", shown.String())
	}
}

// TestProgressOfProofs: nobody who proves rules looks at an empty terminal.
func TestProgressOfProofs(t *testing.T) {
	t.Chdir(t.TempDir())
	for name, text := range map[string]string{"slow.rw": slowRules(6), "in.ll": "declare void @f()\n"} {
		if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	for _, args := range [][]string{{"prove", "-cache=off", "-effort", "10", "slow.rw"}, {"-cache=off", "-rules", "slow.rw", "in.ll"}} {
		screen, tty := newTerminal(t)
		code := make(chan int, 1)
		go func() {
			code <- run((&base.Command{Args: args, Stdout: io.Discard, Stderr: tty}))
			fmt.Fprint(tty, "end")
		}()
		var shown strings.Builder
		for b := make([]byte, 1<<12); !strings.Contains(shown.String(), "end"); {
			n, err := screen.Read(b)
			if err != nil {
				t.Fatal(err)
			}
			shown.Write(b[:n])
		}
		if c := <-code; c != base.ExitDone {
			t.Errorf("%q: exit code %d", args, c)
		}
		if !strings.Contains(shown.String(), "proving rules ") || !strings.Contains(shown.String(), " / 7 [") {
			t.Errorf("%q shows %q", args, shown.String())
		}
	}
}
