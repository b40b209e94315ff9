// Package foldertest has folders for tests of what reads and writes files.
package foldertest

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// In changes to a fresh folder that holds the given empty files, "a -> b"
// being a link, and "a/" a folder.
func In(t *testing.T, files ...string) {
	t.Helper()
	t.Chdir(t.TempDir())
	for _, f := range files {
		name, to, link := strings.Cut(f, " -> ")
		if err := os.MkdirAll(filepath.Dir(name), 0o777); err != nil {
			t.Fatal(err)
		}
		var err error
		switch {
		case link:
			err = os.Symlink(to, name)
		case strings.HasSuffix(name, "/"):
			err = os.MkdirAll(name, 0o777)
		default:
			err = os.WriteFile(name, []byte("old\n"), 0o666)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
}

// Contents is what is in a file.
func Contents(t *testing.T, name string) string {
	t.Helper()
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}
