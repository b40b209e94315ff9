package lsp

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

// coverage is what a hover needs of a report that `rewrite -coverage X.json`
// wrote; passes/coverage/README.md has the whole schema. It is read here by
// itself because dsl does not depend on passes.
type coverage struct {
	Schema  string `json:"schema"`
	Version int    `json:"version"`
	Rules   []struct {
		Name     string `json:"name"`
		Family   string `json:"family"`
		Tried    uint64 `json:"tried"`
		Left     uint64 `json:"left_matched"`
		Fired    int    `json:"fired"`
		Survived int    `json:"survived"`
		Saved    int64  `json:"saved"`
	} `json:"rules"`
}

const (
	coverageSchema  = "rewrite-coverage"
	coverageVersion = 1
	// maxReport bounds the files that are read while the user waits.
	maxReport = 64 << 20
)

// coverageOf says how a rule fared, all its instances together, by each report
// in the folder of the document; "" if there is none that knows the rule.
func coverageOf(d *document, family string) string {
	if d.path == "" {
		return ""
	}
	files, err := filepath.Glob(filepath.Join(globQuote(filepath.Dir(d.path)), "*.json")) // sorted
	if err != nil {
		return ""
	}
	var b strings.Builder
	for _, file := range files {
		info, err := os.Stat(file)
		if err != nil || info.Size() > maxReport {
			continue
		}
		text, err := os.ReadFile(file)
		var c coverage
		if err != nil || json.Unmarshal(text, &c) != nil || c.Schema != coverageSchema || c.Version != coverageVersion {
			continue // some other file
		}
		known := false
		var tried, left uint64
		var fired, survived int
		var saved int64
		for _, r := range c.Rules {
			if r.Family == family {
				known = true
				tried, left = tried+r.Tried, left+r.Left
				fired, survived, saved = fired+r.Fired, survived+r.Survived, saved+r.Saved
			}
		}
		if known {
			fmt.Fprintf(&b, "- %s: tried %d, left side matched %d, fired %d, survived %d, saved %.2f\n", filepath.Base(file), tried, left, fired, survived, float64(saved)/100)
		}
	}
	if b.Len() == 0 {
		return ""
	}
	return "\ncoverage:\n\n" + b.String()
}
