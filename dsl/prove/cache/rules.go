package cache

import (
	"bytes"
	"cmp"
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"sync"
	"time"

	"rewrite/dsl"
)

const (
	ruleFolder = "rules"
	// minText is the size in bytes of a text that is worth a file: shorter ones are
	// parsed in the time that it takes to open it.
	minText = 512
	// maxRules is the size in bytes beyond which the rules that were not used for the
	// longest time are forgotten, half of them.
	maxRules = 16 << 20
	// fresh is how long a file counts as just used.
	fresh = time.Hour
)

// build identifies this program, "" where that is unknown. Another one may check rules
// in another way.
var build = sync.OnceValue(func() string {
	name, err := os.Executable()
	if err != nil {
		return ""
	}
	info, err := os.Stat(name)
	if err != nil {
		return ""
	}
	return string(binary.LittleEndian.AppendUint64(binary.LittleEndian.AppendUint64(nil, uint64(info.Size())), uint64(info.ModTime().UnixNano())))
})

// ruleFile names the file for a text, "" if there is none. The name of the text is
// not part of it.
func (c *Cache) ruleFile(s dsl.Source) string {
	if c == nil || len(s.Text) < minText || build() == "" {
		return ""
	}
	h := sha256.New()
	io.WriteString(h, build())
	io.WriteString(h, s.Text)
	return filepath.Join(c.dir, ruleFolder, hex.EncodeToString(h.Sum(nil)))
}

// textOf is what compiled rules are of.
func textOf(s dsl.Source) []dsl.Source { return []dsl.Source{{Text: s.Text}} }

// Known gives the rules of a text that Keep kept. See load.Memory.
func (c *Cache) Known(s dsl.Source) *dsl.Set {
	name := c.ruleFile(s)
	if name == "" {
		return nil
	}
	data, err := os.ReadFile(name)
	if err != nil || len(data) < sha256.Size {
		return nil
	}
	data, sum := data[sha256.Size:], data[:sha256.Size]
	if got := sha256.Sum256(data); !bytes.Equal(got[:], sum) {
		return nil
	}
	set, err := dsl.LoadCompiled(data, textOf(s))
	if err != nil {
		return nil
	}
	if info, err := os.Stat(name); err == nil && time.Since(info.ModTime()) > fresh {
		now := time.Now()
		os.Chtimes(name, now, now) // if it fails the file is forgotten sooner
	}
	return set
}

// Keep keeps the rules of a text. See load.Memory.
func (c *Cache) Keep(s dsl.Source, set *dsl.Set) {
	name := c.ruleFile(s)
	if name == "" {
		return
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.err != nil {
		return
	}
	dir := filepath.Dir(name)
	err := os.MkdirAll(dir, 0o700)
	if err == nil {
		data := dsl.Compile(set, textOf(s))
		sum := sha256.Sum256(data)
		err = replace(name, append(sum[:], data...))
	}
	if err == nil {
		err = bound(dir)
	}
	c.failed(err)
}

// bound removes the files of a folder that were not used for the longest time, if all
// together are too large.
func bound(dir string) error {
	list, err := os.ReadDir(dir)
	if err != nil {
		return err
	}
	var files []fs.FileInfo
	total := int64(0)
	for _, e := range list {
		if info, err := e.Info(); err == nil { // else another process removed it
			files = append(files, info)
			total += info.Size()
		}
	}
	if total <= maxRules {
		return nil
	}
	slices.SortFunc(files, func(a, b fs.FileInfo) int {
		return cmp.Or(a.ModTime().Compare(b.ModTime()), cmp.Compare(a.Name(), b.Name()))
	})
	for _, f := range files {
		if total <= maxRules/2 {
			break
		}
		os.Remove(filepath.Join(dir, f.Name())) // another process may have done it
		total -= f.Size()
	}
	return nil
}
