// Package lsp is a language server for rule files: the Language Server Protocol
// 3.17 over any pair of streams, for editors.
//
// It checks as one types (syntax, types and tests at once, lints and proofs in the
// background: no request waits for them), explains what stands under the cursor, completes, finds, renames,
// formats and outlines. A file is seen together with the other .rw files of its
// folder, whose rules it may test, override and order.
//
// The transport is go.lsp.dev/jsonrpc2, which brings one further module; the
// other candidate, tliron/glsp, would bring eighteen, a websocket server and a
// logging framework among them, for message structs of which we need few.
package lsp

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"runtime/debug"
	"slices"
	"strconv"
	"sync"
	"sync/atomic"

	"go.lsp.dev/jsonrpc2"

	"rewrite/dsl"
	"rewrite/dsl/load"
	"rewrite/dsl/prove"
	"rewrite/dsl/prove/cache"
	"rewrite/dsl/prove/record"
)

// Codes of errors that the protocol adds to those of JSON-RPC.
const (
	requestCancelled jsonrpc2.Code = -32800
	requestFailed    jsonrpc2.Code = -32803
)

// Exit codes of Serve.
const (
	ExitDone = 0 // the client said shutdown, then exit
	ExitLost = 1 // exit, or the end of the input, without shutdown
)

// Config is what a server takes from its surroundings.
type Config struct {
	// Library are the rules and cost models that a file may override and extend.
	Library *dsl.Set
	// Records are verdicts that need no new proof; nil for none.
	Records record.Records
	Version string    // shown to the client
	Log     io.Writer // for internal errors; nil for none
	// Cache remembers verdicts, and Memory checked rules of files, from session to
	// session; nil for none.
	Cache  *cache.Cache
	Memory load.Memory
	// NoProofs leaves out the proofs of all rules of the files that are open. The
	// rule that a hover is about is proved all the same.
	NoProofs bool
	// Prove is the prover; nil for prove.Rule. It is called from one goroutine.
	Prove func(*dsl.Rule) prove.Verdict
}

// Serve speaks with one client until it says exit or the input ends, and gives
// the exit code that the protocol prescribes for a process.
func Serve(ctx context.Context, cfg Config, in io.Reader, out io.Writer) int {
	work, done := context.WithCancel(ctx)
	defer done() // a proof that runs is not waited for, and says nothing any more
	s := newServer(work, cfg)
	context.AfterFunc(work, s.wake)
	go s.background(s.nextLints)
	go s.background(s.nextProof)
	s.conn = jsonrpc2.NewConn(jsonrpc2.NewHeaderStream(newPipe(in, out)))
	s.conn.Go(ctx, s.handle)
	select {
	case <-s.exit:
		// The connection is not waited for: its reader may sit in a read of
		// standard input that nothing can interrupt.
	case <-s.conn.Done():
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.state == shutDown {
		return ExitDone
	}
	return ExitLost
}

func newServer(work context.Context, cfg Config) *server {
	s := &server{cfg: cfg, docs: map[string]*document{}, calls: map[jsonrpc2.ID]context.CancelFunc{}, enc: utf16Encoding, exit: make(chan struct{}),
		memory: &memory{more: cfg.Memory, files: map[string]known{}}, work: work}
	s.methods = s.requests()
	s.todo.L = &s.mu
	return s
}

// The states of a session.
type state uint8

const (
	starting state = iota // only initialize may come
	running
	shutDown // only exit may come
)

type server struct {
	cfg      Config
	conn     jsonrpc2.Conn
	methods  map[string]requestFunc
	exit     chan struct{} // closed by the exit notification
	exitOnce sync.Once

	mu     sync.Mutex // guards what follows
	state  state
	enc    encoding
	docs   map[string]*document // open ones, by URI
	order  []string             // their URIs, the one that the user looked at last first
	calls  map[jsonrpc2.ID]context.CancelFunc
	wanted []*dsl.Rule // to be proved before all others
	todo   sync.Cond   // of mu: there may be work for the background

	memory     *memory
	bases      sync.Map        // of *base by URI: what a document is loaded on
	checking   sync.Mutex      // one check at a time, those that are outdated by then do nothing
	publishing sync.Mutex      // what is published later knows more
	verdicts   sync.Map        // of cache.Answer by ruleKey
	forms      sync.Map        // of prove.Verdict by record.Key: forms of families
	kept       atomic.Int64    // verdicts, about
	reports    sync.Map        // of *report by file
	work       context.Context // ends with the session; checks and proofs run under it
}

// A request's work is done by a function of these: it takes the documents as
// they were when the request came.
type requestFunc func(ctx context.Context, d *document, p positionParams) (any, error)

// requests are the methods about documents.
func (s *server) requests() map[string]requestFunc {
	return map[string]requestFunc{
		"textDocument/hover":          s.hover,
		"textDocument/completion":     s.completion,
		"textDocument/definition":     s.definition,
		"textDocument/references":     s.references,
		"textDocument/prepareRename":  s.prepareRename,
		"textDocument/rename":         s.rename,
		"textDocument/formatting":     s.formatting,
		"textDocument/documentSymbol": s.documentSymbols,
	}
}

// handle is called for each message in the order of the wire. What changes
// documents is done before the next message is read; requests give way to later
// messages, so that they can be cancelled.
func (s *server) handle(ctx context.Context, req *jsonrpc2.Request) (result any, err error) {
	method := req.Method()
	defer func() {
		if p := recover(); p != nil {
			// A request that we fail must not cost the session.
			s.log("internal error in %s: %v\n%s", method, p, debug.Stack())
			result, err = nil, jsonrpc2.Errorf(jsonrpc2.InternalError, "internal error in %s: %v", method, p)
		}
		if !req.IsCall() {
			err = nil // an error would end the connection
		}
	}()
	if !req.IsCall() {
		s.notification(method, req.Params())
		return nil, nil
	}
	s.mu.Lock()
	now := s.state
	s.mu.Unlock()
	switch {
	case method == "initialize" && now == starting:
		return s.initialize(req.Params())
	case now == starting:
		return nil, jsonrpc2.NewError(jsonrpc2.ServerNotInitialized, "the first request is initialize")
	case now == shutDown || method == "initialize":
		return nil, jsonrpc2.NewError(jsonrpc2.InvalidRequest, method+" is out of place here")
	case method == "shutdown":
		s.mu.Lock()
		s.state = shutDown
		s.mu.Unlock()
		return nil, nil
	}
	do := s.methods[method]
	if do == nil {
		return nil, jsonrpc2.NewError(jsonrpc2.MethodNotFound, "no such method: "+method)
	}
	var p positionParams
	if err := json.Unmarshal(req.Params(), &p); err != nil {
		return nil, jsonrpc2.NewError(jsonrpc2.InvalidParams, err.Error())
	}
	s.mu.Lock()
	d := s.docs[p.TextDocument.URI]
	s.mu.Unlock()
	if d == nil {
		return nil, jsonrpc2.NewError(jsonrpc2.InvalidParams, p.TextDocument.URI+" is not open")
	}
	if method != "textDocument/formatting" && method != "textDocument/documentSymbol" { // which are about no place
		off, _ := d.text.offset(p.Position, s.encoding())
		s.look(d.uri, d.text.row(off))
	}
	// jsonrpc2's own CancelHandler derives from the request's context, which is
	// recycled under it when the handler returns: v1.0.1 panics.
	work, cancel := context.WithCancel(jsonrpc2.DetachContext(ctx))
	id := req.ID()
	s.mu.Lock()
	s.calls[id] = cancel
	s.mu.Unlock()
	defer func() {
		s.mu.Lock()
		delete(s.calls, id)
		s.mu.Unlock()
		cancel()
	}()
	jsonrpc2.Async(ctx)
	result, err = do(work, d, p)
	if work.Err() != nil {
		return nil, jsonrpc2.NewError(requestCancelled, "cancelled")
	}
	return result, err
}

// failed is an answer that tells the user why nothing was done.
func failed(format string, args ...any) error {
	return jsonrpc2.Errorf(requestFailed, format, args...)
}

func (s *server) log(format string, args ...any) {
	if s.cfg.Log != nil {
		fmt.Fprintf(s.cfg.Log, "rewrite lsp: "+format+"\n", args...)
	}
}

func (s *server) initialize(params []byte) (any, error) {
	var p initializeParams
	if err := json.Unmarshal(params, &p); err != nil {
		return nil, jsonrpc2.NewError(jsonrpc2.InvalidParams, err.Error())
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	s.enc, s.state = negotiate(p.Capabilities.General.PositionEncodings), running
	return initializeResult{
		ServerInfo: serverInfo{Name: "rewrite", Version: s.cfg.Version},
		Capabilities: serverCapabilities{
			PositionEncoding:           string(s.enc),
			TextDocumentSync:           syncOptions{OpenClose: true, Change: incremental, Save: true},
			HoverProvider:              true,
			CompletionProvider:         completionOptions{TriggerCharacters: []string{"(", " ", ":"}},
			DefinitionProvider:         true,
			ReferencesProvider:         true,
			DocumentSymbolProvider:     true,
			DocumentFormattingProvider: true,
			RenameProvider:             renameOptions{PrepareProvider: true},
		},
	}, nil
}

// notification handles what has no answer. What is malformed is dropped and
// logged: there is nobody to tell.
func (s *server) notification(method string, params []byte) {
	if method == "exit" {
		s.exitOnce.Do(func() { close(s.exit) })
		return
	}
	s.mu.Lock()
	now := s.state
	s.mu.Unlock()
	if now != running {
		return
	}
	var err error
	switch method {
	case "textDocument/didOpen":
		var p didOpenParams
		if err = json.Unmarshal(params, &p); err == nil {
			s.replace(newDocument(p.TextDocument.URI, p.TextDocument.Version, newText(p.TextDocument.Text)))
			s.look(p.TextDocument.URI, 1)
			s.check(p.TextDocument.URI)
		}
	case "textDocument/didChange":
		var p didChangeParams
		if err = json.Unmarshal(params, &p); err == nil {
			if err = s.change(p); err == nil {
				s.check(p.TextDocument.URI)
			}
		}
	case "textDocument/didSave":
		var p didCloseParams
		if err = json.Unmarshal(params, &p); err == nil {
			s.recheckFolder(p.TextDocument.URI)
		}
	case "textDocument/didClose":
		var p didCloseParams
		if err = json.Unmarshal(params, &p); err == nil {
			s.close(p.TextDocument.URI)
		}
	case "$/cancelRequest":
		var p cancelParams
		if err = json.Unmarshal(params, &p); err == nil {
			var id jsonrpc2.ID
			if id, err = requestID(p.ID); err == nil {
				s.mu.Lock()
				if cancel := s.calls[id]; cancel != nil {
					cancel()
				}
				s.mu.Unlock()
			}
		}
	}
	if err != nil {
		s.log("%s: %v", method, err)
	}
}

// requestID reads the id of a request: a number or a text.
func requestID(raw json.RawMessage) (jsonrpc2.ID, error) {
	if n, err := strconv.ParseInt(string(raw), 10, 64); err == nil {
		return jsonrpc2.NewNumberID(n), nil
	}
	var name string
	if err := json.Unmarshal(raw, &name); err != nil {
		return jsonrpc2.ID{}, errors.New("an id is a number or a text")
	}
	return jsonrpc2.NewStringID(name), nil
}

func (s *server) change(p didChangeParams) error {
	s.mu.Lock()
	d, enc := s.docs[p.TextDocument.URI], s.enc
	s.mu.Unlock()
	if d == nil {
		return fmt.Errorf("%s is not open", p.TextDocument.URI)
	}
	t := d.text
	for _, c := range p.ContentChanges {
		var err error
		if t, err = t.apply(c, enc); err != nil {
			return err
		}
	}
	s.replace(newDocument(p.TextDocument.URI, p.TextDocument.Version, t))
	s.look(p.TextDocument.URI, t.firstChange(d.text))
	return nil
}

func (s *server) replace(d *document) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.setDocument(d)
}

// close forgets a document and takes its diagnostics away. That is written
// behind the reader's back: a client that does not read while it writes would
// stop both otherwise.
func (s *server) close(uri string) {
	s.mu.Lock()
	delete(s.docs, uri)
	s.order = slices.DeleteFunc(s.order, func(u string) bool { return u == uri })
	s.mu.Unlock()
	s.bases.Delete(uri)
	go func() {
		s.publishing.Lock() // what is being published comes first
		defer s.publishing.Unlock()
		s.mu.Lock()
		again := s.docs[uri] != nil
		s.mu.Unlock()
		if !again {
			s.publish(publishDiagnosticsParams{URI: uri, Diagnostics: []diagnostic{}})
		}
	}()
}

func (s *server) publish(p publishDiagnosticsParams) {
	if err := s.conn.Notify(context.Background(), "textDocument/publishDiagnostics", p); err != nil && s.work.Err() == nil {
		s.log("publishing diagnostics: %v", err)
	}
}
