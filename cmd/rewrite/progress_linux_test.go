package main

import (
	"fmt"
	"os"
	"strings"
	"sync"
	"testing"

	"golang.org/x/sys/unix"
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
	bar := newProgress(tty, "long.ll", 8)
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
	long := []byte("\ndefine void @f() {\n" + strings.Repeat(" ", longInput))
	bar := inputProgress(tty, "long.ll", long)
	if bar == nil {
		t.Error("no bar on a terminal")
	}
	bar.Done()
	if inputProgress(tty, "short.ll", long[:longInput-1]) != nil {
		t.Error("a bar for a short input")
	}
}
