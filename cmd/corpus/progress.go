package main

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"os"
	"time"

	"github.com/apache/beam/sdks/v2/go/pkg/beam/core/graph/coder"
	jobpb "github.com/apache/beam/sdks/v2/go/pkg/beam/model/jobmanagement_v1"
	"github.com/apache/beam/sdks/v2/go/pkg/beam/options/jobopts"
	"golang.org/x/term"
	"google.golang.org/grpc"
	"google.golang.org/grpc/credentials/insecure"
)

// refresh is how often a terminal is told how far a run is.
const refresh = 2 * time.Second

// follow shows on a terminal what the runner's job service says of the counters, until
// it is stopped.
func follow(ctx context.Context, stderr io.Writer) (stop func()) {
	f, ok := stderr.(*os.File)
	if !ok || !term.IsTerminal(int(f.Fd())) {
		return func() {}
	}
	ctx, cancel := context.WithCancel(ctx)
	done := make(chan struct{})
	go func() {
		defer close(done)
		defer fmt.Fprint(f, "\r\x1b[K")
		for tick := time.NewTicker(refresh); ; {
			select {
			case <-ctx.Done():
				tick.Stop()
				return
			case <-tick.C:
			}
			if now, err := counters(ctx, *jobopts.Endpoint); err == nil { // there may be no job yet
				fmt.Fprintf(f, "\r\x1b[K%d modules, %d failed, %.1f MB in", now["modules"], now["failed"], float64(now["bytes_in"])/1e6)
			}
		}
	}()
	return func() { cancel(); <-done }
}

// counters asks a job service for the counters of its last job: those of bundles that are done.
func counters(ctx context.Context, endpoint string) (map[string]int64, error) {
	conn, err := grpc.NewClient(endpoint, grpc.WithTransportCredentials(insecure.NewCredentials()))
	if err != nil {
		return nil, err
	}
	defer conn.Close()
	client := jobpb.NewJobServiceClient(conn)
	jobs, err := client.GetJobs(ctx, &jobpb.GetJobsRequest{})
	if err != nil {
		return nil, err
	}
	last := ""
	for _, j := range jobs.GetJobInfo() {
		last = max(last, j.GetJobId())
	}
	got, err := client.GetJobMetrics(ctx, &jobpb.GetJobMetricsRequest{JobId: last})
	if err != nil {
		return nil, err
	}
	sums := map[string]int64{}
	for _, m := range got.GetMetrics().GetCommitted() {
		if m.GetUrn() != "beam:metric:user:sum_int64:v1" || m.GetLabels()["NAMESPACE"] != "corpus" {
			continue
		}
		n, err := coder.DecodeVarInt(bytes.NewReader(m.GetPayload()))
		if err != nil {
			return nil, err
		}
		sums[m.GetLabels()["NAME"]] += n
	}
	return sums, nil
}
