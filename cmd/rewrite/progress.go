package main

import (
	"bytes"
	"io"
	"os"
	"time"

	"github.com/schollz/progressbar/v3"
	"golang.org/x/term"
)

// longInput is the size in bytes from which on an input is worth a progress bar:
// smaller ones are done before one could be read.
const longInput = 4 << 20

// newProgress makes a bar over the functions of an input, on a terminal and for long
// work only; nil otherwise.
func newProgress(stderr io.Writer, src []byte, name string) *progressbar.ProgressBar {
	f, ok := stderr.(*os.File)
	if !ok || len(src) < longInput || !term.IsTerminal(int(f.Fd())) {
		return nil
	}
	return progressbar.NewOptions(bytes.Count(src, []byte("\ndefine ")),
		progressbar.OptionSetWriter(stderr),
		progressbar.OptionSetDescription(name),
		progressbar.OptionShowCount(),
		progressbar.OptionThrottle(100*time.Millisecond),
		progressbar.OptionClearOnFinish())
}
