package optimize_test

import (
	"errors"
	"os"
	"strings"
	"testing"

	"rewrite/passes"
	"rewrite/passes/ir/llvmtest"
	"rewrite/passes/optimize"
)

// TestCorpus: on LLVM's own tests, which hold what programs seldom do, no pass panics, leaves what the verifier refuses, or says
// that it kept an analysis that is another one now.
func TestCorpus(t *testing.T) {
	var pipelines []string
	for _, p := range passes.All {
		pipelines = append(pipelines, p.Name)
	}
	pipelines = append(pipelines, "O1", "loopunswitch<nontrivial>", "unroll<partial;runtime>")
	for _, file := range llvmtest.Corpus(t, "llvm-tests") {
		src, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, pipeline := range pipelines {
			r, err := optimize.Text(file, src, optimize.Options{Pipeline: pipeline, Jobs: 2, Verify: true})
			if invalid := (*passes.Invalid)(nil); errors.As(err, &invalid) {
				t.Errorf("%s by %s: %v", file, pipeline, err)
			}
			if err != nil {
				continue // typed pointers, say: other tests are about that
			}
			for _, w := range r.Warnings {
				if strings.Contains(w.Msg, "panic") {
					t.Errorf("%s by %s: %s", file, pipeline, w.Msg)
				}
			}
		}
	}
}

// TestUnreached: blocks that are never reached, where values may need themselves, are no place for rules.
func TestUnreached(t *testing.T) {
	const text = `define void @f(i1 %a) {
  br i1 %a, label %round, label %left
round:
  br label %round
left:
  br i1 %a, label %end, label %right
before:
  br label %dead
dead:
  %c = icmp sgt i32 undef, undef
  %s = select i1 %c, i64 %s, i64 0
  br i1 %a, label %end, label %before
right:
  br i1 %a, label %end, label %right
end:
  %p = phi i64 [ 4, %left ], [ %s, %dead ], [ undef, %right ]
  ret void
}
`
	for _, pipeline := range []string{"saturate", "combine", "O1"} {
		r, err := optimize.Text("t.ll", []byte(text), optimize.Options{Pipeline: pipeline, Verify: true})
		if err != nil || len(r.Warnings) > 0 {
			t.Errorf("%s: %v %v", pipeline, err, r.Warnings)
		}
	}
}
