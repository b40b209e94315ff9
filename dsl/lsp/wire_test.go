package lsp

import (
	"context"
	"errors"
	"io"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"testing"

	"go.lsp.dev/jsonrpc2"
)

// TestMalformed: what makes no sense is refused or dropped, and the session
// goes on.
func TestMalformed(t *testing.T) {
	var log lockedBuffer
	c := serve(t, Config{NoProofs: true, Log: &log}, ExitDone)
	c.raw(`{"jsonrpc": "2.0", "id": 77, "method": "initialize", "params": []}`)
	if m := c.answer(77); m.Error == nil || m.Error.Code != -32602 {
		t.Errorf("parameters of the wrong shape: %+v", m.Error)
	}
	c.initialize()
	if m := c.try("initialize", map[string]any{}); m.Error == nil || m.Error.Code != -32600 {
		t.Errorf("a second initialize: %+v", m.Error)
	}
	uri := uriOf(filepath.Join(t.TempDir(), "a.rw"))
	c.open(uri, good)
	for _, body := range []string{
		`{"jsonrpc": "2.0", "method": "textDocument/didChange", "params": {"textDocument": 7}}`,
		`{"jsonrpc": "2.0", "method": "textDocument/didChange", "params": {"textDocument": {"uri": "file:///not/open"}, "contentChanges": []}}`,
		`{"jsonrpc": "2.0", "method": "textDocument/didChange", "params": {"textDocument": {"uri": "` + uri + `"}, "contentChanges": [{"range": {"start": {"line": 900, "character": 0}, "end": {"line": 901, "character": 0}}, "text": ""}]}}`,
		`{"jsonrpc": "2.0", "method": "textDocument/didOpen"}`,
		`{"jsonrpc": "2.0", "method": "$/cancelRequest", "params": {"id": {}}}`,
		`{"jsonrpc": "2.0", "method": "no/such/notification"}`,
	} {
		c.raw(body)
	}
	for _, place := range []position{{900, 0}, {0, 900}, {4294967295, 4294967295}} {
		for method := range (&server{}).requests() {
			if m := c.try(method, map[string]any{"textDocument": textDocumentID{uri}, "position": place, "newName": ""}); m.Error != nil && m.Error.Code != int(requestFailed) {
				t.Errorf("%s at %v: %+v", method, place, m.Error)
			}
		}
	}
	for _, params := range []string{`[]`, `{"textDocument": {"uri": 1}}`, `{"position": {"line": -1}}`, `null`} {
		c.next++
		c.raw(`{"jsonrpc": "2.0", "id": ` + strconv.Itoa(c.next) + `, "method": "textDocument/hover", "params": ` + params + `}`)
		if m := c.answer(c.next); m.Error == nil || m.Error.Code != -32602 {
			t.Errorf("hover of %s: %+v", params, m.Error)
		}
	}
	for body, code := range map[string]int{`{"jsonrpc": "2.0", "id": 5`: -32700, "": -32700, `[]`: -32600, `{}`: -32600, `{"jsonrpc": "2.0", "id": {}, "method": "shutdown"}`: -32600,
		`{"jsonrpc": "2.0", "id": 8, "method": 8}`: -32600, `"x"`: -32600} {
		c.raw(body)
		if m := c.receive(); m.Error == nil || m.Error.Code != code || string(m.ID) != "null" {
			t.Errorf("the message %s: %+v", body, m)
		}
	}
	c.raw(`{"jsonrpc": "2.0", "id": 900, "result": {}}`) // an answer to nothing
	var h hover
	if c.call("textDocument/hover", at(uri, good, "both", 0, 0), &h); h.Contents.Value == "" {
		t.Error("the session did not go on")
	}
	c.end()
	if n := strings.Count(log.String(), "\n"); n != 5 {
		t.Errorf("%d lines logged, want one for each notification that was dropped:\n%s", n, log.String())
	}
}

// A lockedBuffer is written from several goroutines.
type lockedBuffer struct {
	mu sync.Mutex
	b  strings.Builder
}

func (l *lockedBuffer) Write(b []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.b.Write(b)
}

func (l *lockedBuffer) String() string {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.b.String()
}

// TestCancel: a request that is cancelled while it works is answered so.
func TestCancel(t *testing.T) {
	started, release := make(chan bool), make(chan bool)
	s := newServer(t.Context(), Config{})
	s.state = running
	s.replace(newDocument("u", 1, newText("")))
	s.methods = map[string]requestFunc{"wait": func(ctx context.Context, _ *document, _ positionParams) (any, error) {
		started <- true
		<-ctx.Done()
		<-release
		return "not wanted", nil
	}}
	clientSide, serverSide := jsonrpc2.NewChannelStreamPair(8)
	s.conn = jsonrpc2.NewConn(serverSide)
	s.conn.Go(context.Background(), s.handle)
	peer := jsonrpc2.NewConn(clientSide)
	peer.Go(context.Background(), jsonrpc2.MethodNotFoundHandler)
	done := make(chan error)
	go func() {
		_, err := peer.Call(context.Background(), "wait", documentParams{textDocumentID{"u"}}, nil)
		done <- err
	}()
	<-started
	if err := peer.Notify(context.Background(), "$/cancelRequest", map[string]any{"id": 1}); err != nil {
		t.Fatal(err)
	}
	release <- true
	var e *jsonrpc2.Error
	if err := <-done; !errors.As(err, &e) || e.Code != requestCancelled {
		t.Errorf("a cancelled request gave %v", err)
	}
	peer.Close()
}

// TestLost: without shutdown the exit code says so.
func TestLost(t *testing.T) {
	c := serve(t, Config{}, ExitLost)
	c.initialize()
	c.notify("exit", nil)
	c = serve(t, Config{}, ExitLost)
	c.initialize()
	c.in.Close()
	c = serve(t, Config{Log: &lockedBuffer{}}, ExitLost)
	io.WriteString(c.in, "no header\r\n\r\n")
}

// TestBinary talks to the command itself.
func TestBinary(t *testing.T) {
	bin := filepath.Join(t.TempDir(), "rewrite")
	if out, err := exec.Command("go", "build", "-o", bin, "rewrite/cmd/rewrite").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	cmd := exec.Command(bin, "lsp", "--stdio")
	in, err := cmd.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	cmd.Stderr = failLog{t}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	c := &client{t: t, in: in, out: read(out), diagnostics: map[string]publishDiagnosticsParams{}}
	c.initialize("utf-8")
	uri := uriOf(filepath.Join(t.TempDir(), "a.rw"))
	if d := c.open(uri, "rule a\n  add nws(x, 0) => x\n"); len(d) != 1 || !strings.Contains(d[0].Message, "nsw") {
		t.Errorf("diagnostics: %+v", d)
	}
	c.end()
	if err := cmd.Wait(); err != nil {
		t.Errorf("the command ended with %v", err)
	}
}
