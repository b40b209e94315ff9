package mathbench

import (
	"syscall"
	"testing"

	"rewrite/egraph"
)

// cpuSeconds is the CPU time of the process so far.
func cpuSeconds() float64 {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		return 0
	}
	return float64(u.Utime.Nano()+u.Stime.Nano()) / 1e9
}

// peakMB is the peak resident set of the process so far.
func peakMB() float64 {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		return 0
	}
	return float64(u.Maxrss) / 1024
}

// BenchmarkCases reports CPU milliseconds and, if run one case per process, the
// peak memory: go test -bench 'Cases/bench-micro-11$' -benchtime 1x.
func BenchmarkCases(b *testing.B) {
	for _, c := range Cases {
		b.Run(c.Name(), func(b *testing.B) {
			cpu := 0.0
			for b.Loop() {
				b.StopTimer()
				g, rs, err := c.Setup(egraph.Config{})
				if err != nil {
					b.Fatal(err)
				}
				before := cpuSeconds()
				b.StartTimer()
				c.Run(g, rs, egraph.Options{})
				cpu += cpuSeconds() - before
				if g.NumNodes() != c.Nodes || g.NumClasses() != c.Classes {
					b.Fatalf("%d nodes, %d classes", g.NumNodes(), g.NumClasses())
				}
			}
			b.ReportMetric(cpu/float64(b.N)*1e3, "cpu-ms/op")
			b.ReportMetric(peakMB(), "peak-MB")
		})
	}
}
