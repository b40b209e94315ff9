//go:build unix

package trust

import (
	"os/exec"
	"syscall"
)

// inGroup puts a command in a process group of its own, which is ended as a
// whole: a shell that is killed would leave its children running.
func inGroup(cmd *exec.Cmd) {
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	cmd.Cancel = func() error { return syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL) }
}
