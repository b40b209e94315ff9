package fileio

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"strconv"
	"strings"
)

// IsBitcode knows LLVM bitcode by its magic number: 'B' 'C' 0xC0DE, or that of
// the wrapper which Apple's tools put around it, 0x0B17C0DE.
func IsBitcode(src []byte) bool {
	return bytes.HasPrefix(src, []byte("BC\xc0\xde")) || bytes.HasPrefix(src, []byte("\xde\xc0\x17\x0b"))
}

// Disassemble turns bitcode into text with the newest llvm-dis there is.
func Disassemble(name string, bitcode []byte) ([]byte, error) {
	dis := NewestTool("llvm-dis", filepath.SplitList(os.Getenv("PATH")))
	if dis.Path == "" {
		return nil, FileError(name, "install LLVM's tools (Debian and Ubuntu: apt install llvm; macOS: brew install llvm and put its bin into PATH), or write textual IR with clang -S -emit-llvm",
			"this is bitcode, which is read through llvm-dis, and no llvm-dis is in PATH")
	}
	// Through standard input, so that a pipe does as well as a file, and so that no
	// path gets into the text.
	cmd := exec.Command(dis.Path, "-o", "-", "-")
	cmd.Stdin = bytes.NewReader(bitcode)
	var stdout, stderr bytes.Buffer
	cmd.Stdout, cmd.Stderr = &stdout, &stderr
	if err := cmd.Run(); err != nil {
		why := strings.TrimSpace(stderr.String())
		if why == "" {
			why = err.Error()
		}
		hint := ""
		if dis.Version > 0 {
			hint = fmt.Sprintf("%s is of LLVM %d; bitcode of a newer LLVM needs that LLVM's llvm-dis in PATH", filepath.Base(dis.Path), dis.Version)
		}
		return nil, FileError(name, hint, "%s can't read this bitcode: %s", dis.Path, why)
	}
	if stdout.Len() == 0 { // llvm-dis has nothing to say of it
		return nil, FileError(name, "", "there is no module in this bitcode")
	}
	return stdout.Bytes(), nil
}

// IsBitcodeName tells whether a file is called as bitcode is.
func IsBitcodeName(path string) bool { return strings.HasSuffix(path, ".bc") }

// InstalledAssemblers are the llvm-as that can write an output as bitcode, one at least.
func InstalledAssemblers(output string) ([]Tool, error) {
	list := Installed("llvm-as", filepath.SplitList(os.Getenv("PATH")))
	if len(list) == 0 {
		return nil, FileError(output, "install LLVM's tools (Debian and Ubuntu: apt install llvm; macOS: brew install llvm and put its bin into PATH), or write text, to a name in .ll",
			"a name in .bc is written as bitcode, through llvm-as, and no llvm-as is in PATH")
	}
	return list, nil
}

// Matching is the tool of the LLVM that a module is of, whose other tools are to
// read the result: an older one does not read newer bitcode. Without it, it is the
// newest.
func Matching(list []Tool, llvm int) Tool {
	for _, t := range list {
		if t.Version == llvm && llvm > 0 {
			return t
		}
	}
	return newest(list)
}

// Assembled turns what writes text into what writes bitcode.
func Assembled(as Tool, produce func(io.Writer) error) func(io.Writer) error {
	return func(w io.Writer) error {
		cmd := exec.Command(as.Path, "-o", "-", "-")
		cmd.Stdin = bytes.NewReader(Printed(produce))
		var stderr bytes.Buffer
		cmd.Stdout, cmd.Stderr = w, &stderr
		if err := cmd.Run(); err != nil {
			why := strings.TrimSpace(stderr.String())
			if why == "" {
				why = err.Error()
			}
			return fmt.Errorf("%s does not take the text of it: %s", as.Path, why)
		}
		return nil
	}
}

// A Tool is one of LLVM's that is installed.
type Tool struct {
	Path    string
	Version int // major version of its LLVM; 0 when it does not tell
}

// toolVersion matches what distributions put behind the name of a tool: Debian's
// llvm-dis-19, FreeBSD's llvm-dis19, MacPorts' llvm-dis-mp-19.
var toolVersion = regexp.MustCompile(`^(?:-mp)?(?:-?([0-9]+)(?:\.[0-9]+)*)?$`)

// disVersion matches the version that llvm-dis --version prints.
var disVersion = regexp.MustCompile(`LLVM version ([0-9]+)`)

// NewestTool looks for the tool of the highest version in the folders of a PATH; of
// equal ones the first is taken, as a shell would. Its path is empty when there is
// none.
func NewestTool(name string, folders []string) Tool {
	return newest(Installed(name, folders))
}

func newest(list []Tool) (best Tool) {
	for _, t := range list {
		if best.Path == "" || t.Version > best.Version {
			best = t
		}
	}
	return best
}

// Installed are the tools of a name in the folders of a PATH.
func Installed(name string, folders []string) (list []Tool) {
	for _, folder := range folders {
		if !filepath.IsAbs(folder) {
			continue // nothing is run from where the user happens to be
		}
		entries, err := os.ReadDir(folder)
		if err != nil {
			continue // PATH may name folders that are not there
		}
		for _, e := range entries {
			base := e.Name()
			if runtime.GOOS == "windows" {
				base = strings.TrimSuffix(strings.ToLower(base), ".exe")
			}
			behind, ok := strings.CutPrefix(base, name)
			m := toolVersion.FindStringSubmatch(behind)
			if !ok || m == nil {
				continue
			}
			path, err := exec.LookPath(filepath.Join(folder, e.Name()))
			if err != nil {
				continue // not to be run, or a link to nothing
			}
			version := 0
			if m[1] != "" {
				version, _ = strconv.Atoi(m[1]) // too long a number counts as unknown
			} else {
				version = askVersion(path)
			}
			list = append(list, Tool{path, version})
		}
	}
	return list
}

// askVersion runs a program that does not name its version; 0 when it won't tell.
func askVersion(path string) int {
	out, err := exec.Command(path, "--version").Output()
	if err != nil {
		return 0
	}
	m := disVersion.FindSubmatch(out)
	if m == nil {
		return 0
	}
	n, _ := strconv.Atoi(string(m[1]))
	return n
}
