package saturate

// BuildAll makes a worker build graphs of all blocks, the filter notwithstanding.
func BuildAll(w *Worker) { w.unfiltered = true }

// SetWindow makes a worker cut blocks into windows of about size instructions.
func SetWindow(w *Worker, size int) { w.window = size }

// Idle is how many graphs a worker remembers in which there was nothing to find.
func Idle(w *Worker) int { return len(w.idle) }
