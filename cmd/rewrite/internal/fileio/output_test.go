//go:build unix

package fileio

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"rewrite/cmd/rewrite/internal/foldertest"
)

func emit(text string) func(io.Writer) error {
	return func(w io.Writer) error {
		_, err := io.WriteString(w, text)
		return err
	}
}

var errProduce = errors.New("no more to say")

// fail writes more than any buffer holds and then fails.
func fail(w io.Writer) error {
	if _, err := w.Write(bytes.Repeat([]byte("x"), 4*outputBuffer)); err != nil {
		return err
	}
	return errProduce
}

// noLeftovers checks that no temporary file is anywhere below the current folder.
func noLeftovers(t *testing.T) {
	t.Helper()
	err := filepath.WalkDir(".", func(path string, d fs.DirEntry, err error) error {
		if err == nil && strings.HasSuffix(path, ".tmp") {
			t.Errorf("left over: %s", path)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}

func inode(t *testing.T, name string) uint64 {
	t.Helper()
	info, err := os.Stat(name)
	if err != nil {
		t.Fatal(err)
	}
	return info.Sys().(*syscall.Stat_t).Ino
}

func TestWriteToRegularFiles(t *testing.T) {
	for _, c := range []struct {
		name  string
		files []string
		write string // to this name
		lands string // in this file
		links string // which stays a link to where it was
	}{
		{"new name", nil, "x.ll", "x.ll", ""},
		{"old file", []string{"x.ll"}, "x.ll", "x.ll", ""},
		{"link", []string{"x.ll", "l -> x.ll"}, "l", "x.ll", "l"},
		{"link to link", []string{"x.ll", "m -> x.ll", "l -> m"}, "l", "x.ll", "m"},
		{"link elsewhere", []string{"d/x.ll", "e/l -> ../d/x.ll"}, "e/l", "d/x.ll", "e/l"},
		{"link to a new name", []string{"d/", "l -> d/x.ll"}, "l", "d/x.ll", "l"},
		{"through a linked folder", []string{"d/sub/", "d/x.ll", "dl -> d/sub", "x.ll", "l -> dl/../x.ll"}, "l", "d/x.ll", "l"},
		{"in a linked folder", []string{"d/x.ll", "dl -> d"}, "dl/x.ll", "d/x.ll", "dl"},
	} {
		t.Run(c.name, func(t *testing.T) {
			foldertest.In(t, c.files...)
			var before uint64
			_, err := os.Stat(c.lands)
			old := err == nil
			if old {
				if err := os.Chmod(c.lands, 0o640); err != nil {
					t.Fatal(err)
				}
				before = inode(t, c.lands)
			}
			if err := (Sink{}).Write(c.write, fail); !errors.Is(err, errProduce) {
				t.Fatalf("failing: %v", err)
			}
			if _, err := os.Stat(c.lands); old && foldertest.Contents(t, c.lands) != "old\n" || !old && !errors.Is(err, fs.ErrNotExist) {
				t.Errorf("a failure touched the file")
			}
			noLeftovers(t)

			if err := (Sink{}).Write(c.write, emit("new\n")); err != nil {
				t.Fatal(err)
			}
			if got := foldertest.Contents(t, c.lands); got != "new\n" {
				t.Errorf("got %q", got)
			}
			noLeftovers(t)
			info, err := os.Lstat(c.lands)
			if err != nil {
				t.Fatal(err)
			}
			if old && (info.Mode() != 0o640 || inode(t, c.lands) == before) {
				t.Errorf("mode %v, want 0640; or not replaced but written over", info.Mode())
			}
			if c.links != "" {
				if info, err := os.Lstat(c.links); err != nil || info.Mode()&fs.ModeSymlink == 0 {
					t.Errorf("%s is no link any more: %v, %v", c.links, info.Mode(), err)
				}
			}
			if c.name == "through a linked folder" && foldertest.Contents(t, "x.ll") != "old\n" {
				t.Errorf("wrote x.ll, which the link does not mean")
			}
		})
	}
}

func TestNewFileTakesTheUmask(t *testing.T) {
	foldertest.In(t)
	defer syscall.Umask(syscall.Umask(0o027))
	if err := (Sink{}).Write("x", emit("")); err != nil {
		t.Fatal(err)
	}
	if info, err := os.Stat("x"); err != nil || info.Mode() != 0o640 {
		t.Errorf("%v, %v", info.Mode(), err)
	}
}

func TestWriteRefuses(t *testing.T) {
	for _, c := range []struct {
		name  string
		files []string
		write string
		want  string
	}{
		{"directory", []string{"d/"}, "d", "is a directory"},
		{"link to a directory", []string{"d/", "l -> d"}, "l", "is a directory"},
		{"no such folder", nil, "d/x", "no such file or directory"},
		{"file for a folder", []string{"d"}, "d/x", "not a directory"},
		{"link to itself", []string{"l -> l"}, "l", "more than 40 symbolic links"},
		{"cycle", []string{"a -> b", "b -> a"}, "a", "more than 40 symbolic links"},
		{"no such descriptor", nil, "/dev/fd/987654", "bad file descriptor"},
		{"no such process", nil, "/proc/0/fd/1", "no such file or directory"},
		{"full device", nil, "/dev/full", "no space left on device"},
	} {
		t.Run(c.name, func(t *testing.T) {
			foldertest.In(t, c.files...)
			err := (Sink{}).Write(c.write, emit("new\n"))
			if err == nil || !strings.Contains(Cause(err).Error(), c.want) {
				t.Errorf("error %v, want %s", err, c.want)
			}
			noLeftovers(t)
		})
	}
}

// A file that is protected from writing is not replaced, though its folder would
// let us. Root is not stopped by protection, so it becomes someone else for this.
func TestProtectedFileStays(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "x.ll")
	if err := os.WriteFile(file, []byte("old\n"), 0o444); err != nil {
		t.Fatal(err)
	}
	writer := testBinary(t)
	write := func(file string) (string, error) {
		cmd := exec.Command(writer, "-test.run", "^TestHelperWrite$")
		cmd.Env = append(os.Environ(), "REWRITE_TEST_WRITE="+file)
		cmd.Dir = "/"
		if os.Getuid() == 0 {
			cmd.SysProcAttr = &syscall.SysProcAttr{Credential: &syscall.Credential{Uid: 65534, Gid: 65534}}
		}
		out, err := cmd.CombinedOutput()
		return string(out), err
	}
	for p := dir; p != os.TempDir() && p != "/"; p = filepath.Dir(p) {
		if err := os.Chmod(p, 0o777); err != nil {
			t.Fatal(err)
		}
	}
	if out, err := write(filepath.Join(dir, "new.ll")); err != nil {
		t.Fatalf("not even a new file: %v: %s", err, out)
	}
	if out, err := write(file); err == nil || !strings.Contains(out, "permission denied") {
		t.Errorf("%v: %s", err, out)
	}
	if got := foldertest.Contents(t, file); got != "old\n" {
		t.Errorf("the file is now %q", got)
	}
	if err := os.Chmod(dir, 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.Chmod(file, 0o666); err != nil {
		t.Fatal(err)
	}
	if os.Getuid() != 0 {
		return // the folder is ours, so nothing stops us there
	}
	if out, err := write(file); err == nil || !strings.Contains(out, "no new file can be made beside it: permission denied") {
		t.Errorf("in a protected folder: %v: %s", err, out)
	}
}

// testBinary copies this test's program to where every user may run it.
func testBinary(t *testing.T) string {
	t.Helper()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	program, err := os.ReadFile(self)
	if err != nil {
		t.Fatal(err)
	}
	dir, err := os.MkdirTemp("", "rewrite-test-")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.RemoveAll(dir) })
	if err := os.Chmod(dir, 0o755); err != nil {
		t.Fatal(err)
	}
	copied := filepath.Join(dir, "writer")
	if err := os.WriteFile(copied, program, 0o755); err != nil {
		t.Fatal(err)
	}
	return copied
}

// TestHelperWrite is the other process of the tests here; alone it does nothing.
func TestHelperWrite(t *testing.T) {
	file := os.Getenv("REWRITE_TEST_WRITE")
	if file == "" {
		return
	}
	err := (Sink{}).Write(file, func(w io.Writer) error {
		if os.Getenv("REWRITE_TEST_WAIT") == "" {
			return emit("new\n")(w)
		}
		fail(w)
		fmt.Println("waiting")
		time.Sleep(time.Hour)
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}

// A signal ends the process in the middle of writing: the old file stays, and
// nothing beside it.
func TestSignalLeavesNothing(t *testing.T) {
	for _, sig := range []syscall.Signal{syscall.SIGINT, syscall.SIGTERM, syscall.SIGHUP} {
		if signal.Ignored(sig) {
			t.Logf("%v is not tried: who started the tests has it ignored, and so does the command then", sig)
			continue
		}
		foldertest.In(t, "x.ll")
		self, err := os.Executable()
		if err != nil {
			t.Fatal(err)
		}
		cmd := exec.Command(self, "-test.run", "^TestHelperWrite$")
		cmd.Env = append(os.Environ(), "REWRITE_TEST_WRITE=x.ll", "REWRITE_TEST_WAIT=1")
		stdout, err := cmd.StdoutPipe()
		if err != nil {
			t.Fatal(err)
		}
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		if _, err := io.ReadFull(stdout, make([]byte, len("waiting\n"))); err != nil {
			t.Fatal(err)
		}
		if entries, err := os.ReadDir("."); err != nil || len(entries) != 2 {
			t.Errorf("while it writes there are %v, %v", entries, err)
		}
		if err := cmd.Process.Signal(sig); err != nil {
			t.Fatal(err)
		}
		err = cmd.Wait()
		if cmd.ProcessState.ExitCode() != 128+int(sig) {
			t.Errorf("%v: %v", sig, err)
		}
		if got := foldertest.Contents(t, "x.ll"); got != "old\n" {
			t.Errorf("%v: the file is now %q", sig, got)
		}
		noLeftovers(t)
	}
}

// A process that is killed cannot clean up, but the file that it was about to
// replace is whole.
func TestKillLeavesOldFile(t *testing.T) {
	foldertest.In(t, "x.ll")
	cmd := exec.Command(testBinary(t), "-test.run", "^TestHelperWrite$")
	cmd.Env = append(os.Environ(), "REWRITE_TEST_WRITE=x.ll", "REWRITE_TEST_WAIT=1")
	stdout, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	if _, err := io.ReadFull(stdout, make([]byte, len("waiting\n"))); err != nil {
		t.Fatal(err)
	}
	if err := cmd.Process.Kill(); err != nil {
		t.Fatal(err)
	}
	if err := cmd.Wait(); err == nil {
		t.Error("it ended by itself")
	}
	if got := foldertest.Contents(t, "x.ll"); got != "old\n" {
		t.Errorf("the file is now %q", got)
	}
}

func TestPanicLeavesNothing(t *testing.T) {
	foldertest.In(t, "x.ll")
	func() {
		defer func() {
			if recover() == nil {
				t.Error("no panic came through")
			}
		}()
		(Sink{}).Write("x.ll", func(w io.Writer) error { fail(w); panic("a bug") })
	}()
	if got := foldertest.Contents(t, "x.ll"); got != "old\n" {
		t.Errorf("the file is now %q", got)
	}
	noLeftovers(t)
}

// A pipe gets the text and stays a pipe, also through a link.
func TestWriteToPipe(t *testing.T) {
	foldertest.In(t, "l -> pipe")
	if err := syscall.Mkfifo("pipe", 0o600); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"pipe", "l"} {
		got := make(chan string)
		go func() {
			text, err := os.ReadFile("pipe")
			if err != nil {
				text = []byte(err.Error())
			}
			got <- string(text)
		}()
		if err := (Sink{}).Write(name, emit("new\n")); err != nil {
			t.Fatal(err)
		}
		if text := <-got; text != "new\n" {
			t.Errorf("%s: read %q", name, text)
		}
		if info, err := os.Lstat("pipe"); err != nil || info.Mode()&fs.ModeNamedPipe == 0 {
			t.Errorf("%s: now %v, %v", name, info.Mode(), err)
		}
	}
}

func TestWriteToNull(t *testing.T) {
	foldertest.In(t, "l -> /dev/null")
	for _, name := range []string{"/dev/null", "l"} {
		if err := (Sink{}).Write(name, emit("new\n")); err != nil {
			t.Fatal(err)
		}
		if info, err := os.Stat("/dev/null"); err != nil || info.Mode()&fs.ModeCharDevice == 0 {
			t.Fatalf("/dev/null is now %v, %v", info.Mode(), err)
		}
	}
}

func TestWriteToStandardStreams(t *testing.T) {
	foldertest.In(t, "l -> /dev/stdout")
	for name, toStdout := range map[string]bool{
		"": true, "-": true, "/dev/stdout": true, "/dev/fd/1": true, "/proc/self/fd/1": true, "l": true,
		fmt.Sprintf("/proc/%d/fd/1", os.Getpid()): true,
		"/dev/stderr": false, "/dev/./fd/2": false,
	} {
		var stdout, stderr bytes.Buffer
		if err := (Sink{&stdout, &stderr}).Write(name, emit("new\n")); err != nil {
			t.Errorf("%s: %v", name, err)
		}
		want, other := &stdout, &stderr
		if !toStdout {
			want, other = other, want
		}
		if want.String() != "new\n" || other.Len() != 0 {
			t.Errorf("%s: standard output %q, error %q", name, &stdout, &stderr)
		}
	}
	if _, err := os.Lstat("-"); err == nil {
		t.Error("there is a file named -")
	}
}

// An open descriptor goes on where it is: what was written before stays. Another
// process's descriptor is opened, never replaced.
func TestWriteToDescriptors(t *testing.T) {
	foldertest.In(t)
	f, err := os.Create("log")
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if _, err := f.WriteString("before\n"); err != nil {
		t.Fatal(err)
	}
	fd, err := syscall.Dup(int(f.Fd())) // closed by the write
	if err != nil {
		t.Fatal(err)
	}
	if err := (Sink{}).Write(fmt.Sprintf("/dev/fd/%d", fd), emit("new\n")); err != nil {
		t.Fatal(err)
	}
	if got := foldertest.Contents(t, "log"); got != "before\nnew\n" {
		t.Errorf("got %q", got)
	}

	sleep := exec.Command("sleep", "1000")
	sleep.Stdout = f
	if err := sleep.Start(); err != nil {
		t.Fatal(err)
	}
	defer func() { sleep.Process.Kill(); sleep.Wait() }()
	before := inode(t, "log")
	if err := (Sink{}).Write(fmt.Sprintf("/proc/%d/fd/1", sleep.Process.Pid), emit("NEW")); err != nil {
		t.Fatal(err)
	}
	if got := foldertest.Contents(t, "log"); got != "NEW" || inode(t, "log") != before {
		t.Errorf("got %q", got)
	}
}
