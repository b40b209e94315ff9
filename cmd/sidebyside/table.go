//go:build unix

package main

import (
	"fmt"
	"io"
	"slices"
	"text/tabwriter"
	"time"
)

// A quantity is one measured thing: how to take it from a run, how to show it.
type quantity struct {
	name  string // in the table
	key   string // in JSON, with its unit
	value func(sample) float64
	show  func(float64) string
}

var quantities = []quantity{
	{"wall", "wall_seconds", func(s sample) float64 { return s.Wall.Seconds() }, showSeconds},
	{"CPU", "cpu_seconds", func(s sample) float64 { return s.CPU.Seconds() }, showSeconds},
	{"peak memory", "peak_bytes", func(s sample) float64 { return float64(s.Peak) }, showBytes},
}

func showSeconds(s float64) string {
	return fmt.Sprintf("%.3f s", time.Duration(s*float64(time.Second)).Seconds())
}

func showBytes(b float64) string { return fmt.Sprintf("%.1f MiB", b/(1<<20)) }

// A spread sums up one quantity over the runs of one command.
type spread struct {
	Median float64 `json:"median"`
	Min    float64 `json:"min"`
	Max    float64 `json:"max"`
}

func spreadOf(values []float64) spread {
	v := slices.Sorted(slices.Values(values))
	n := len(v)
	return spread{Median: (v[(n-1)/2] + v[n/2]) / 2, Min: v[0], Max: v[n-1]}
}

func (r *report) spread(q quantity, command int) spread {
	values := make([]float64, len(r.samples[command]))
	for i, s := range r.samples[command] {
		values[i] = q.value(s)
	}
	return spreadOf(values)
}

// ratio is the median of B over that of A; not ok when A's is zero, as the CPU
// time of a command shorter than the clock's step can be.
func (r *report) ratio(q quantity) (ratio float64, ok bool) {
	a, b := r.spread(q, 0).Median, r.spread(q, 1).Median
	if a == 0 {
		return 0, false
	}
	return b / a, true
}

func (r *report) writeTable(w io.Writer) error {
	a, b := r.cfg.labels[0], r.cfg.labels[1]
	tw := tabwriter.NewWriter(w, 0, 0, 3, ' ', 0)
	fmt.Fprintf(tw, "\t%s\tmin - max\t%s\tmin - max\t%s/%s\n", a, b, b, a)
	for _, q := range quantities {
		fmt.Fprint(tw, q.name)
		for c := range r.samples {
			s := r.spread(q, c)
			fmt.Fprintf(tw, "\t%s\t%s - %s", q.show(s.Median), q.show(s.Min), q.show(s.Max))
		}
		ratio := "?"
		if x, ok := r.ratio(q); ok {
			ratio = fmt.Sprintf("%.2f", x)
		}
		fmt.Fprintf(tw, "\t%s\n", ratio)
	}
	if err := tw.Flush(); err != nil {
		return err
	}
	_, err := fmt.Fprintf(w, "medians of %d alternating runs after %d to warm up; peaks at or under %s can't be told apart\n%s: %s\n%s: %s\n",
		r.cfg.runs, r.cfg.warmup, showBytes(float64(r.floor)), a, r.cfg.commands[0], b, r.cfg.commands[1])
	return err
}

// jsonSide is one command in the JSON report.
type jsonSide struct {
	Label   string               `json:"label"`
	Command string               `json:"command"`
	Summary map[string]spread    `json:"summary"`
	Runs    []map[string]float64 `json:"runs"`
}

// jsonReport is the whole JSON report; a ratio without meaning is null.
type jsonReport struct {
	A      jsonSide            `json:"a"`
	B      jsonSide            `json:"b"`
	Ratio  map[string]*float64 `json:"ratio_b_over_a"`
	Warmup int                 `json:"warmup_runs"`
	Floor  int64               `json:"peak_floor_bytes"`
}

func (r *report) writeJSON(w io.Writer) error { return encode(w, r.json()) }

func (r *report) json() jsonReport {
	side := func(c int) jsonSide {
		s := jsonSide{Label: r.cfg.labels[c], Command: r.cfg.commands[c], Summary: map[string]spread{}}
		for _, q := range quantities {
			s.Summary[q.key] = r.spread(q, c)
		}
		for _, one := range r.samples[c] {
			values := map[string]float64{}
			for _, q := range quantities {
				values[q.key] = q.value(one)
			}
			s.Runs = append(s.Runs, values)
		}
		return s
	}
	out := jsonReport{A: side(0), B: side(1), Ratio: map[string]*float64{}, Warmup: r.cfg.warmup, Floor: r.floor}
	for _, q := range quantities {
		if x, ok := r.ratio(q); ok {
			out.Ratio[q.key] = &x
		} else {
			out.Ratio[q.key] = nil
		}
	}
	return out
}
