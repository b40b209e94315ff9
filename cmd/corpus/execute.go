package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"maps"
	"os"
	"os/signal"
	"slices"
	"strings"
	"syscall"
	"time"

	"github.com/apache/beam/sdks/v2/go/pkg/beam"
	"github.com/apache/beam/sdks/v2/go/pkg/beam/core/runtime/graphx"
	beamlog "github.com/apache/beam/sdks/v2/go/pkg/beam/log"
	pipepb "github.com/apache/beam/sdks/v2/go/pkg/beam/model/pipeline_v1"
	"github.com/apache/beam/sdks/v2/go/pkg/beam/options/jobopts"

	// The runners: prism is in this program, the others are told of the pipeline.
	_ "github.com/apache/beam/sdks/v2/go/pkg/beam/core/runtime/exec/optimized"
	_ "github.com/apache/beam/sdks/v2/go/pkg/beam/runners/flink"
	_ "github.com/apache/beam/sdks/v2/go/pkg/beam/runners/prism"
	_ "github.com/apache/beam/sdks/v2/go/pkg/beam/runners/spark"
	_ "github.com/apache/beam/sdks/v2/go/pkg/beam/runners/universal"
)

// execute runs the pipeline, and says what its metrics are at the end.
func (c *config) execute(ctx context.Context, stderr io.Writer) error {
	ctx, stop := signal.NotifyContext(ctx, os.Interrupt, syscall.SIGTERM)
	defer stop()
	attempts := 1
	if onPrism() {
		// Prism gives up on a pipeline when one of its bundles dies, where others try
		// the bundle again. What is written is the same each time.
		attempts = c.attempts
		if err := writable(c.options.Out); err != nil {
			return err
		}
		tidy, err := atHome()
		if err != nil {
			return err
		}
		defer tidy()
	}
	if err := removeFile(ctx, join(c.options.Out, "summary.json")); err != nil { // that of a run before
		return err
	}
	for n := 1; ; n++ {
		start := time.Now()
		unfollow := follow(ctx, stderr)
		result, err := beam.Run(ctx, runner(), c.build())
		if unfollow(); err == nil {
			printMetrics(stderr, result, time.Since(start))
			return nil
		}
		if ctx.Err() != nil {
			return errors.New("interrupted: each file that is there is complete, but not all are there")
		}
		if text := err.Error(); onPrism() { // the plan of the bundle stands before what happened to it
			if i := strings.LastIndex(text, "DoFn["); i >= 0 {
				err = errors.New(text[i:])
			}
		}
		if n == attempts {
			return err
		}
		fmt.Fprintf(stderr, "corpus: attempt %d of %d failed: %v\n", n, attempts, err)
	}
}

// atHome prepares this process for prism and the work to be in it: what one of them has to
// say of a bundle that died is in the error that execute gets, and the file that Beam
// leaves behind in each run goes with its folder.
func atHome() (tidy func(), err error) {
	if *jobopts.EnvironmentType == "" {
		*jobopts.EnvironmentType = "LOOPBACK" // as prism has it only for the first pipeline of a process
	}
	slog.SetDefault(slog.New(slog.DiscardHandler))
	beamlog.SetLogger(silent{})
	dir, err := os.MkdirTemp("", "corpus")
	if err != nil {
		return nil, err
	}
	old, had := os.LookupEnv("TMPDIR")
	os.Setenv("TMPDIR", dir)
	return func() {
		os.RemoveAll(dir)
		if os.Unsetenv("TMPDIR"); had {
			os.Setenv("TMPDIR", old)
		}
	}, nil
}

// silent is a log of Beam that nobody reads.
type silent struct{}

func (silent) Log(context.Context, beamlog.Severity, int, string) {}

// printMetrics prints what a run counted. A runner that ran it for somebody else to wait
// for has no result.
func printMetrics(w io.Writer, result beam.PipelineResult, took time.Duration) {
	if result == nil {
		return
	}
	counters := map[string]int64{}
	micros := map[string]int64{}
	all := result.Metrics().AllMetrics()
	for _, m := range all.Counters() {
		counters[m.Key.Name] += m.Result()
	}
	for _, m := range all.Distributions() {
		micros[m.Key.Name] += m.Result().Sum
	}
	if counters["modules"] == 0 {
		fmt.Fprintf(w, "no module was found; warnings.jsonl tells of inputs that nothing matches\n")
		return
	}
	s := took.Seconds()
	fmt.Fprintf(w, "%d modules, %d failed, %.1f MB in, %.1f MB out, in %.1f s: %.1f modules/s, %.2f MB/s\n", counters["modules"], counters["failed"],
		float64(counters["bytes_in"])/1e6, float64(counters["bytes_out"])/1e6, s, float64(counters["modules"])/s, float64(counters["bytes_in"])/1e6/s)
	if n := counters["retried"]; n > 0 {
		fmt.Fprintf(w, "could not be read or written at first, and were tried again: %d files\n", n)
	}
	var parts []string
	for _, name := range slices.Sorted(maps.Keys(micros)) {
		if what, ok := strings.CutSuffix(name, "_us"); ok {
			parts = append(parts, fmt.Sprintf("%s %.1f s", what, float64(micros[name])/1e6))
		}
	}
	fmt.Fprintf(w, "in the steps, over all lanes: %s\n", strings.Join(parts, ", "))
}

// printShape prints the pipeline as it would be sent to the runner, without running
// anything.
func (c *config) printShape(ctx context.Context, w io.Writer) error {
	edges, _, err := c.build().Build()
	if err != nil {
		return err
	}
	environment, err := graphx.CreateEnvironment(ctx, jobopts.GetEnvironmentUrn(ctx), jobopts.GetEnvironmentConfig)
	if err != nil {
		return err
	}
	p, err := graphx.Marshal(edges, &graphx.Options{Environment: environment, PipelineResourceHints: jobopts.GetPipelineResourceHints()})
	if err != nil {
		return err
	}
	fmt.Fprintf(w, "runner %s", runner())
	if e := *jobopts.Endpoint; e != "" {
		fmt.Fprintf(w, " at %s", e)
	}
	if n := *jobopts.Parallelism; n > 0 {
		fmt.Fprintf(w, ", parallelism %d", n)
	}
	switch {
	case onPrism() && *jobopts.EnvironmentType == "":
		fmt.Fprintf(w, ", in this process\n")
	case jobopts.IsLoopback():
		fmt.Fprintf(w, ", the work in this process (loopback)\n")
	default:
		fmt.Fprintf(w, ", environment %s %s\n", environment.GetUrn(), strings.TrimSpace(*jobopts.EnvironmentConfig))
	}
	n := p.GetComponents()
	fmt.Fprintf(w, "%d transforms, %d collections, %d coders\n", len(n.GetTransforms()), len(n.GetPcollections()), len(n.GetCoders()))
	for _, id := range p.GetRootTransformIds() {
		printTransform(w, n, id, "")
	}
	return nil
}

// printTransform prints a transform with what it is made of below it.
func printTransform(w io.Writer, c *pipepb.Components, id, indent string) {
	t := c.GetTransforms()[id]
	name := t.GetUniqueName()
	name = name[strings.LastIndexByte(name, '/')+1:]
	fmt.Fprintf(w, "%s%s", indent, name)
	if urn := t.GetSpec().GetUrn(); urn != "" && len(t.GetSubtransforms()) == 0 {
		fmt.Fprintf(w, "  [%s]", urn)
	}
	if in, out := slices.Sorted(maps.Values(t.GetInputs())), slices.Sorted(maps.Values(t.GetOutputs())); len(in)+len(out) > 0 {
		fmt.Fprintf(w, "  %s -> %s", strings.Join(in, " "), strings.Join(out, " "))
	}
	fmt.Fprintln(w)
	for _, sub := range t.GetSubtransforms() {
		printTransform(w, c, sub, indent+"  ")
	}
}
