//go:build unix

package cache

import (
	"errors"
	"io/fs"
	"os"
	"syscall"
)

// permissions tells that modes of files say who may write to them.
const permissions = true

func owned(info fs.FileInfo) error {
	if s, ok := info.Sys().(*syscall.Stat_t); ok && int(s.Uid) != os.Geteuid() {
		return errors.New("it belongs to somebody else")
	}
	return nil
}
