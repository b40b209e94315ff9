package lsp

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"time"
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

// A report is what is kept of a file, which is read again when it has changed.
type report struct {
	size     int64
	modified time.Time
	said     map[string]string // of each rule, all its instances together
}

// coverageOf says how a rule fared, by each report in the folder of the document;
// "" if there is none that knows the rule.
func (s *server) coverageOf(d *document, family string) string {
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
		kept, _ := s.reports.Load(file)
		r, ok := kept.(*report)
		if !ok || r.size != info.Size() || !r.modified.Equal(info.ModTime()) {
			r = &report{info.Size(), info.ModTime(), readReport(file)}
			s.reports.Store(file, r)
		}
		if said := r.said[family]; said != "" {
			fmt.Fprintf(&b, "- %s: %s\n", filepath.Base(file), said)
		}
	}
	if b.Len() == 0 {
		return ""
	}
	return "\ncoverage:\n\n" + b.String()
}

// readReport reads a report; a file that is none says nothing.
func readReport(file string) map[string]string {
	text, err := os.ReadFile(file)
	var c coverage
	if err != nil || json.Unmarshal(text, &c) != nil || c.Schema != coverageSchema || c.Version != coverageVersion {
		return nil // some other file
	}
	type sum struct {
		tried, left     uint64
		fired, survived int
		saved           int64
	}
	sums := map[string]sum{}
	for _, r := range c.Rules {
		x := sums[r.Family]
		sums[r.Family] = sum{x.tried + r.Tried, x.left + r.Left, x.fired + r.Fired, x.survived + r.Survived, x.saved + r.Saved}
	}
	said := map[string]string{}
	for family, x := range sums {
		said[family] = fmt.Sprintf("tried %d, left side matched %d, fired %d, survived %d, saved %.2f", x.tried, x.left, x.fired, x.survived, float64(x.saved)/100)
	}
	return said
}
