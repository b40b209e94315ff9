package lsp

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"
	"strconv"
	"strings"
	"testing"
	"time"
)

// A client speaks the protocol by itself, down to the headers, so that it does
// not share the server's mistakes.
type client struct {
	t    *testing.T
	in   io.WriteCloser
	out  <-chan received
	next int
	// diagnostics are the last ones published for each URI.
	diagnostics map[string]publishDiagnosticsParams
}

type message struct {
	ID     json.RawMessage `json:"id"`
	Method string          `json:"method"`
	Params json.RawMessage `json:"params"`
	Result json.RawMessage `json:"result"`
	Error  *struct {
		Code    int    `json:"code"`
		Message string `json:"message"`
	} `json:"error"`
}

// raw sends a body as it is.
func (c *client) raw(body string) {
	c.t.Helper()
	if _, err := fmt.Fprintf(c.in, "Content-Length: %d\r\n\r\n%s", len(body), body); err != nil {
		c.t.Fatalf("sending %s: %v", body, err)
	}
}

func (c *client) send(id int, method string, params any) {
	c.t.Helper()
	m := map[string]any{"jsonrpc": "2.0", "method": method, "params": params}
	if id > 0 {
		m["id"] = id
	}
	body, err := json.Marshal(m)
	if err != nil {
		c.t.Fatal(err)
	}
	c.raw(string(body))
}

func (c *client) notify(method string, params any) {
	c.t.Helper()
	c.send(0, method, params)
}

// received is one message, or why there is none.
type received struct {
	body []byte
	err  error
}

// read hands out messages until the stream ends. It reads whether or not the
// test is listening.
func read(r io.Reader) <-chan received {
	out := make(chan received, 1000)
	in := bufio.NewReader(r)
	go func() {
		defer close(out)
		for {
			body, err := readMessage(in)
			out <- received{body, err}
			if err != nil {
				return
			}
		}
	}()
	return out
}

func readMessage(in *bufio.Reader) ([]byte, error) {
	length := -1
	for {
		line, err := in.ReadString('\n')
		if err != nil {
			return nil, err
		}
		if line = strings.TrimSpace(line); line == "" {
			break
		}
		if v, ok := strings.CutPrefix(line, "Content-Length: "); ok {
			if length, err = strconv.Atoi(v); err != nil {
				return nil, err
			}
		}
	}
	if length < 0 {
		return nil, fmt.Errorf("a message without length")
	}
	body := make([]byte, length)
	_, err := io.ReadFull(in, body)
	return body, err
}

// receive takes one message; diagnostics are noted.
func (c *client) receive() (m message) {
	c.t.Helper()
	r := <-c.out
	if r.err != nil || r.body == nil {
		c.t.Fatalf("the server's messages end: %v", r.err)
	}
	if err := json.Unmarshal(r.body, &m); err != nil {
		c.t.Fatalf("%s: %v", r.body, err)
	}
	if m.Method == "textDocument/publishDiagnostics" {
		var p publishDiagnosticsParams
		if err := json.Unmarshal(m.Params, &p); err != nil {
			c.t.Fatal(err)
		}
		c.diagnostics[p.URI] = p
	}
	return m
}

// answer waits for the answer to a request.
func (c *client) answer(id int) message {
	c.t.Helper()
	for {
		if m := c.receive(); m.Method == "" && string(m.ID) == strconv.Itoa(id) {
			return m
		}
	}
}

// call sends a request and reads its result; it must not fail.
func (c *client) call(method string, params, result any) {
	c.t.Helper()
	m := c.try(method, params)
	if m.Error != nil {
		c.t.Fatalf("%s: %s", method, m.Error.Message)
	}
	if result != nil {
		if err := json.Unmarshal(m.Result, result); err != nil {
			c.t.Fatalf("%s gave %s: %v", method, m.Result, err)
		}
	}
}

func (c *client) try(method string, params any) message {
	c.t.Helper()
	c.next++
	c.send(c.next, method, params)
	return c.answer(c.next)
}

func (c *client) initialize(encodings ...string) (r initializeResult) {
	c.t.Helper()
	c.call("initialize", map[string]any{"capabilities": map[string]any{"general": map[string]any{"positionEncodings": encodings}}}, &r)
	c.notify("initialized", map[string]any{})
	return r
}

// open opens a document and waits for its diagnostics.
func (c *client) open(uri, text string) []diagnostic {
	c.t.Helper()
	c.notify("textDocument/didOpen", map[string]any{"textDocument": textDocument{URI: uri, LanguageID: "rw", Version: 1, Text: text}})
	return c.published(uri, 1)
}

// published waits for the diagnostics of a version.
func (c *client) published(uri string, version int32) []diagnostic {
	c.t.Helper()
	for c.diagnostics[uri].Version < version {
		c.receive()
	}
	return c.diagnostics[uri].Diagnostics
}

// until waits for diagnostics of a document that are as wanted.
func (c *client) until(uri string, wanted func([]diagnostic) bool) []diagnostic {
	c.t.Helper()
	for !wanted(c.diagnostics[uri].Diagnostics) {
		c.receive()
	}
	return c.diagnostics[uri].Diagnostics
}

// hover asks until what there is to prove is proved.
func (c *client) hover(params map[string]any) (h hover) {
	c.t.Helper()
	for {
		if c.call("textDocument/hover", params, &h); !strings.Contains(h.Contents.Value, "not proved yet") {
			return h
		}
		time.Sleep(time.Millisecond)
	}
}

// at is a request about the place of a word in a text: the n-th, from 0, and so
// many characters into it.
func at(uri, text, word string, n, in int) map[string]any {
	off := -1
	for range n + 1 {
		i := strings.Index(text[off+1:], word)
		if i < 0 {
			panic("no such word: " + word)
		}
		off += i + 1
	}
	p := newText(text).position(off+in, utf16Encoding)
	return map[string]any{"textDocument": textDocumentID{uri}, "position": p}
}

func with(m map[string]any, key string, value any) map[string]any {
	m[key] = value
	return m
}
