//go:build cloud

package main

// The file system that Beam does not bring along itself, and Google's runner, whose libraries are larger than all
// the rest.
import (
	_ "github.com/apache/beam/sdks/v2/go/pkg/beam/io/filesystem/s3"
	_ "github.com/apache/beam/sdks/v2/go/pkg/beam/runners/dataflow"
)

func init() { knownRunners = append(knownRunners, "dataflow", "DataflowRunner") }
