package main

import (
	"fmt"
	"os"
	"os/exec"
	"testing"
)

// needTool finds an outside tool, by the first of the names that is installed.
// Where none is, the test is skipped and says so; with REWRITE_REQUIRE_LLVM=1, as
// .ci sets it, that is a failure, so that no run is green for lack of tools.
func needTool(t *testing.T, names ...string) string {
	t.Helper()
	for _, name := range names {
		if path, err := exec.LookPath(name); err == nil {
			return path
		}
	}
	message := fmt.Sprintf("none of %v is in PATH", names)
	if os.Getenv("REWRITE_REQUIRE_LLVM") == "1" {
		t.Fatal(message + ", and REWRITE_REQUIRE_LLVM=1 asks for it")
	}
	t.Skip(message)
	return ""
}
