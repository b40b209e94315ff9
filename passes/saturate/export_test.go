package saturate

// BuildAll makes a worker build graphs of all blocks, the filter notwithstanding.
func BuildAll(w *Worker) { w.unfiltered = true }
