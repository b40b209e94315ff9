package lsp

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"go.lsp.dev/jsonrpc2"

	"rewrite/dsl"
	"rewrite/dsl/lint"
	"rewrite/dsl/prove"
	"rewrite/dsl/prove/cache"
)

// A slowProver proves when it is told to, and says with what it has begun.
type slowProver struct {
	begun, goOn chan string
}

func newSlowProver() *slowProver {
	return &slowProver{begun: make(chan string), goOn: make(chan string)}
}

func (p *slowProver) prove(r *dsl.Rule) prove.Verdict {
	p.begun <- r.Name
	<-p.goOn
	return prove.Verdict{Status: prove.Proved, Widths: []uint32{8}}
}

// next lets the proof that runs end, and gives what is proved then.
func (p *slowProver) next() string {
	p.goOn <- ""
	return <-p.begun
}

// end lets all proofs run from now on.
func (p *slowProver) end() {
	go func() {
		for range p.begun {
		}
	}()
	close(p.goOn)
}

// adds is a file of rules add-FROM to add-TO, three lines each.
func adds(from, to int) string {
	var b strings.Builder
	for i := from; i <= to; i++ {
		fmt.Fprintf(&b, "rule add-%d\n  add(x, %d) => add(x, %d)\n\n", i, i, i+1)
	}
	return b.String()
}

// TestProofOrder: what the user looks at is proved first, requests do not wait for
// proofs, an edit costs the proofs of the rules that it changed, and what it took away
// is not proved any more.
func TestProofOrder(t *testing.T) {
	p := newSlowProver()
	c := serve(t, Config{Prove: p.prove}, ExitDone)
	c.initialize()
	uri := uriOf(filepath.Join(t.TempDir(), "a.rw"))
	text := adds(1, 8)
	c.open(uri, text)
	expect := func(got, want string) {
		t.Helper()
		if got != want {
			t.Errorf("%s is being proved, not %s", got, want)
		}
	}
	hoverOf := func(name, want string) {
		t.Helper()
		var h hover
		if c.call("textDocument/hover", at(uri, text, name, 0, 0), &h); !strings.Contains(h.Contents.Value, want) {
			t.Errorf("hover of %s: %q, want %q", name, h.Contents.Value, want)
		}
	}
	version := int32(1)
	edit := func(from, to string) {
		t.Helper()
		place := newText(text).span(strings.Index(text, from), strings.Index(text, from)+len(from), utf16Encoding)
		text = strings.Replace(text, from, to, 1)
		version++
		c.notify("textDocument/didChange", didChangeParams{versionedID{uri, version}, []contentChange{{&place, to}}})
		c.published(uri, version)
	}
	expect(<-p.begun, "add-1")
	hoverOf("add-6", "not proved yet")
	hoverOf("add-1", "not proved yet")
	expect(p.next(), "add-6") // add-1 was asked about last, and is done
	hoverOf("add-1", "proved at 8 bits")
	hoverOf("add-6", "not proved yet")
	expect(p.next(), "add-5") // of those beside it the first
	edit("add(x, 2) =>", "add(x, 2000) =>")
	expect(p.next(), "add-2") // where the edit was
	expect(p.next(), "add-3")
	edit("rule add-7\n  add(x, 7) => add(x, 8)\n\n", "")
	expect(p.next(), "add-8")
	// A comment changes no rule; what is proved next is what comes after it.
	edit("rule add-1\n", "// nothing\n\nrule add-1\n")
	edit("rule add-3\n", "rule one-more\n  sub(x, 1) => sub(x, 2)\n\nrule add-3\n")
	expect(p.next(), "one-more")
	expect(p.next(), "add-4")
	// The document of the last edit comes before the others.
	other := uriOf(filepath.Join(t.TempDir(), "b.rw"))
	c.open(other, "rule other\n  sub(x, 3) => sub(x, 4)\n\nrule another\n  sub(x, 4) => sub(x, 5)\n")
	edit("add(x, 8) =>", "add(x, 8000) =>")
	expect(p.next(), "add-8")
	expect(p.next(), "other")
	expect(p.next(), "another")
	p.end()
	c.end()
}

// TestShutdownWhileProving: nobody waits for a proof.
func TestShutdownWhileProving(t *testing.T) {
	p := newSlowProver()
	c := serve(t, Config{Prove: p.prove}, ExitDone)
	c.initialize()
	c.open(uriOf(filepath.Join(t.TempDir(), "a.rw")), adds(1, 2))
	<-p.begun
	c.end()
	t.Cleanup(p.end)
}

// TestForget: of documents at which nobody looks only what was found is kept.
func TestForget(t *testing.T) {
	clientSide, serverSide := jsonrpc2.NewChannelStreamPair(8)
	peer := jsonrpc2.NewConn(clientSide)
	peer.Go(t.Context(), jsonrpc2.MethodNotFoundHandler)
	s := newServer(t.Context(), Config{NoProofs: true})
	s.conn, s.state = jsonrpc2.NewConn(serverSide), running
	s.conn.Go(t.Context(), s.handle)
	context.AfterFunc(t.Context(), s.wake)
	go s.background(s.nextLints)
	dir := t.TempDir()
	for _, name := range []string{"a.rw", "b.rw", "c.rw"} {
		open := didOpenParams{TextDocument: textDocument{URI: uriOf(filepath.Join(dir, name)), Version: 1, Text: adds(1, 3)}}
		if err := peer.Notify(t.Context(), "textDocument/didOpen", open); err != nil {
			t.Fatal(err)
		}
	}
	for done := false; !done; time.Sleep(time.Millisecond) { // until all are linted, and all but the last are forgotten
		s.mu.Lock()
		done = len(s.docs) == 3
		for uri, d := range s.docs {
			done = done && d.linted && (d.full.Load() != nil) == (filepath.Base(uri) == "c.rw")
		}
		s.mu.Unlock()
	}
	peer.Close()
}

// A slowMemory knows nothing, and says so when it is told to.
type slowMemory struct {
	goOn chan bool

	mu   sync.Mutex
	kept map[string]int
}

func (m *slowMemory) Known(dsl.Source) *dsl.Set {
	<-m.goOn
	return nil
}

func (m *slowMemory) Keep(s dsl.Source, _ *dsl.Set) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.kept[filepath.Base(s.Name)]++
}

// TestFolderLater: what a file says by itself is told before the folder is read, which
// is read once for all its files.
func TestFolderLater(t *testing.T) {
	dir := t.TempDir()
	texts := map[string]string{"a.rw": "rule a\n  add(x, 0) => y\n\ntest b\n  (x: i8) sub(x, 0) -> x\n", "b.rw": "rule b\n  sub(x, 0) => x\n", "c.rw": "rule c\n  mul(x, 1) => x\n"}
	for name, text := range texts {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	m := &slowMemory{goOn: make(chan bool), kept: map[string]int{}}
	c := serve(t, Config{NoProofs: true, Memory: m}, ExitDone)
	c.initialize()
	uri := uriOf(filepath.Join(dir, "a.rw"))
	if d := c.open(uri, texts["a.rw"]); len(d) != 1 || d[0].Code != "unbound" {
		t.Errorf("before the folder is read: %+v", d)
	}
	var got []location
	if c.call("textDocument/definition", at(uri, texts["a.rw"], "test b", 0, 5), &got); len(got) != 1 || filepath.Base(got[0].URI) != "b.rw" {
		t.Errorf("definition before the folder is read: %+v", got)
	}
	close(m.goOn)
	c.notify("textDocument/didChange", didChangeParams{versionedID{uri, 2}, []contentChange{{nil, strings.Replace(texts["a.rw"], "test b", "test d", 1)}}})
	c.until(uri, func(d []diagnostic) bool { return len(d) == 2 && d[1].Code == "test-of-nothing" })
	c.open(uriOf(filepath.Join(dir, "b.rw")), texts["b.rw"])
	c.notify("textDocument/didChange", didChangeParams{versionedID{uri, 3}, []contentChange{{nil, texts["a.rw"]}}})
	c.until(uri, func(d []diagnostic) bool { return len(d) == 1 })
	c.end()
	m.mu.Lock()
	defer m.mu.Unlock()
	for name, n := range m.kept {
		if n > 1 {
			t.Errorf("%s was parsed %d times", name, n)
		}
	}
	if m.kept["c.rw"] != 1 {
		t.Errorf("parsed: %v", m.kept)
	}
}

// TestLintsStay: while a rule is being written, the lints of the others stay where these
// are.
func TestLintsStay(t *testing.T) {
	c := serve(t, Config{NoProofs: true}, ExitDone)
	c.initialize()
	uri := uriOf(filepath.Join(t.TempDir(), "a.rw"))
	text := "rule a\n  add(x, 0) => x\n\nrule b\n  add(y, 0) => y\n"
	c.open(uri, text)
	c.until(uri, func(d []diagnostic) bool { return len(d) == 1 && d[0].Code == string(lint.Hidden) })
	c.notify("textDocument/didChange", didChangeParams{versionedID{uri, 2}, []contentChange{{nil, "rule c\n  mul(x, 1\n\n" + text}}})
	d := c.published(uri, 2)
	if len(d) != 2 || d[0].Code != "syntax-error" || d[1].Code != string(lint.Hidden) || d[1].Range.Start.Line != 6 {
		t.Errorf("while one types: %+v", d)
	}
	// Without the rule that hides the other the lint goes.
	c.notify("textDocument/didChange", didChangeParams{versionedID{uri, 3}, []contentChange{{nil, strings.Replace(text, "add(x, 0)", "add(x, 1)", 1)}}})
	c.published(uri, 3)
	c.until(uri, func(d []diagnostic) bool { return len(d) == 0 })
	c.end()
}

// TestRemembered: what one session proved the next one knows.
func TestRemembered(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "cache")
	for session := range 2 {
		known, err := cache.Open(dir)
		if err != nil {
			t.Fatal(err)
		}
		cfg := Config{Cache: known}
		if session > 0 {
			cfg.Prove = func(r *dsl.Rule) prove.Verdict {
				t.Errorf("%s is proved again", r.Name)
				return prove.Verdict{}
			}
		}
		c := serve(t, cfg, ExitDone)
		c.initialize()
		uri := uriOf(filepath.Join(t.TempDir(), "a.rw"))
		c.open(uri, "rule wrong\n  add(x, 1) => x\n\nrule right\n  add(x, 0) => x\n")
		d := c.until(uri, func(d []diagnostic) bool { return len(d) > 0 })
		if len(d) != 1 || d[0].Code != "disproved-rule" || !strings.Contains(d[0].Message, "source:") {
			t.Errorf("session %d: %+v", session, d)
		}
		c.hover(at(uri, "rule wrong\n  add(x, 1) => x\n\nrule right\n", "right", 0, 0))
		c.end()
		known.Close()
	}
}

// TestUnsaved: a buffer that is no file is looked at by itself.
func TestUnsaved(t *testing.T) {
	c := serve(t, Config{}, ExitDone)
	c.initialize()
	const uri = "untitled:Untitled-1"
	c.open(uri, "rule a\n  add(x, 1) => x\n")
	c.until(uri, func(d []diagnostic) bool { return len(d) == 1 && d[0].Code == "disproved-rule" })
	c.end()
}
