// Package cache remembers what it takes time to find out about rules, in a folder of
// the user's own: verdicts of the prover, and the checked rules of files.
//
// Nothing in it is believed without its checksum, and nothing that is missing or
// damaged does more harm than that it is found out anew. The checksum is against
// accidents. Against others stands that the folder is the user's: one that others may
// write to is not used.
//
// Any number of processes use one folder at once. Verdicts are lines that are
// appended to one file, each by one write; files of rules are written beside and
// renamed.
package cache

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"sync"
)

// A Cache is the folder. A nil one remembers nothing. Its methods may be called from
// several goroutines.
type Cache struct {
	dir string

	mu       sync.Mutex
	err      error // the first one
	verdicts *verdicts
}

// DefaultDir is the folder in which a user of this system looks for caches, and in it
// the one of rewrite.
func DefaultDir() (string, error) {
	dir, err := os.UserCacheDir()
	if err != nil {
		return "", err
	}
	return filepath.Join(dir, "rewrite"), nil
}

// Open opens a folder, or makes it when there is something to remember. The error says
// why it can't be trusted; there is no Cache then.
func Open(dir string) (*Cache, error) {
	info, err := os.Stat(dir)
	switch {
	case errors.Is(err, fs.ErrNotExist):
	case err != nil:
		return nil, err
	case !info.IsDir():
		return nil, &fs.PathError{Op: "open", Path: dir, Err: errors.New("not a folder")}
	default:
		if err := private(info); err != nil {
			return nil, &fs.PathError{Op: "open", Path: dir, Err: err}
		}
	}
	return &Cache{dir: dir}, nil
}

// Err is why something could not be remembered, nil if all was.
func (c *Cache) Err() error {
	if c == nil {
		return nil
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.err
}

// Close keeps the folder at its size.
func (c *Cache) Close() {
	if c == nil {
		return
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	c.verdicts.close(c)
}

// failed remembers why nothing more is remembered. The lock is held.
func (c *Cache) failed(err error) {
	if err != nil && c.err == nil {
		c.err = err
	}
}

// make makes the folder.
func (c *Cache) make() error { return os.MkdirAll(c.dir, 0o700) }

// replace writes a file beside and renames it, so that a reader never sees half of it.
func replace(name string, data []byte) error {
	tmp, err := os.CreateTemp(filepath.Dir(name), "new")
	if err != nil {
		return err
	}
	_, err = tmp.Write(data)
	if e := tmp.Close(); err == nil {
		err = e
	}
	if err == nil {
		err = os.Rename(tmp.Name(), name)
	}
	if err != nil {
		err = errors.Join(err, os.Remove(tmp.Name()))
	}
	return err
}

// othersWrite are the permissions that a folder of the user's own does not give.
const othersWrite = 0o022

func private(info fs.FileInfo) error {
	if info.Mode()&othersWrite != 0 && permissions {
		return fmt.Errorf("others may write to it (%v)", info.Mode())
	}
	return owned(info)
}
