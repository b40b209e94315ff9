package base

import (
	"bytes"
	"io"
	"os"
	"time"

	"github.com/cheggaaa/pb/v3"
	"golang.org/x/term"
)

const (
	// LongInput is the size in bytes from which on an input is worth a progress bar:
	// smaller ones are done before one could be read.
	LongInput = 4 << 20
	// refresh is how often a bar is drawn, and so how long work is before there is one.
	refresh = 100 * time.Millisecond
)

// progress is a bar on a terminal over work whose amount is known beforehand. A nil one,
// which is what anything but a terminal gets, takes all calls and shows nothing.
type progress struct {
	bar   *pb.ProgressBar
	start func(done int) *pb.ProgressBar
}

// NewProgress makes a bar over a total of steps, with the name of the work before it. It
// is to be ended with Done, whatever became of the work, before anything else is printed.
func NewProgress(stderr io.Writer, name string, total int) *progress {
	f, ok := stderr.(*os.File)
	if !ok || !term.IsTerminal(int(f.Fd())) {
		return nil
	}
	start := func(done int) *pb.ProgressBar {
		return pb.Full.New(total).SetCurrent(int64(done)).SetWriter(f).SetRefreshRate(refresh).Set("prefix", name).Set(pb.CleanOnFinish, true).Set(pb.Color, false).Start()
	}
	return &progress{start(0), start}
}

// InputProgress is a bar over the functions of an input, if it is a long one.
func InputProgress(stderr io.Writer, name string, src []byte) *progress {
	if len(src) < LongInput {
		return nil
	}
	return NewProgress(stderr, name, bytes.Count(src, []byte("\ndefine ")))
}

// Add says that n more steps are done. It may be called from several goroutines.
func (p *progress) Add(n int) {
	if p != nil {
		p.bar.Add(n)
	}
}

// Around takes the bar off the screen while something else is printed. Nobody else may
// call its methods meanwhile.
func (p *progress) Around(print func()) {
	if p == nil {
		print()
		return
	}
	done := int(p.bar.Current())
	p.bar.Finish()
	print()
	p.bar = p.start(done)
}

// Done takes the bar off the screen.
func (p *progress) Done() {
	if p != nil {
		p.bar.Finish()
	}
}
