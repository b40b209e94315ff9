package lsp

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"net/textproto"
	"strconv"
	"sync"

	"go.lsp.dev/jsonrpc2"
)

// A pipe makes one stream of two, and lets through only messages that make
// sense: jsonrpc2 ends the connection at the first that does not, and an editor
// that sends one broken message should not lose its server. Such a message is
// answered with an error by the pipe itself. A broken header is the end, since
// nobody knows where the next message begins.
type pipe struct {
	in   *textproto.Reader
	from io.Reader
	rest bytes.Reader // what is left of the message being read

	mu sync.Mutex // a message is written by one Write
	to io.Writer
}

func newPipe(in io.Reader, out io.Writer) *pipe {
	return &pipe{in: textproto.NewReader(bufio.NewReader(in)), from: in, to: out}
}

// maxMessage bounds a message: rule files are a thousand times smaller.
const maxMessage = 1 << 28

func (p *pipe) Read(b []byte) (int, error) {
	for p.rest.Len() == 0 {
		head, err := p.in.ReadMIMEHeader()
		if err != nil {
			return 0, err
		}
		n, err := strconv.Atoi(head.Get("Content-Length"))
		if err != nil || n < 0 || n > maxMessage {
			return 0, fmt.Errorf("a message of length %q", head.Get("Content-Length"))
		}
		body := make([]byte, n)
		if _, err := io.ReadFull(p.in.R, body); err != nil {
			return 0, err
		}
		if p.sensible(body) {
			p.rest.Reset(fmt.Appendf(nil, "Content-Length: %d\r\n\r\n%s", n, body))
		}
	}
	return p.rest.Read(b)
}

// sensible tells whether a message is a request or a notification, and answers
// it if it is neither. The answers of the client are dropped: the server asks
// for nothing.
func (p *pipe) sensible(body []byte) bool {
	var m struct {
		ID     json.RawMessage `json:"id"`
		Method json.RawMessage `json:"method"`
		Result json.RawMessage `json:"result"`
		Error  json.RawMessage `json:"error"`
	}
	code, why := jsonrpc2.InvalidRequest, "this is no request"
	err := json.Unmarshal(body, &m)
	var method string
	switch {
	case !json.Valid(body):
		code, why = jsonrpc2.ParseError, "this is no JSON"
	case err != nil:
	case m.Method == nil && (m.Result != nil || m.Error != nil):
		return false
	case json.Unmarshal(m.Method, &method) == nil && method != "" && (m.ID == nil || validID(m.ID)):
		return true
	}
	answer := jsonrpc2.AppendResponse(nil, jsonrpc2.ID{}, nil, jsonrpc2.NewError(code, why))
	fmt.Fprintf(p, "Content-Length: %d\r\n\r\n%s", len(answer), answer)
	return false
}

func validID(raw json.RawMessage) bool {
	_, err := requestID(raw)
	return err == nil
}

func (p *pipe) Write(b []byte) (int, error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.to.Write(b)
}

// Close unblocks a reader, where the stream allows it.
func (p *pipe) Close() error {
	if c, ok := p.from.(io.Closer); ok {
		return c.Close()
	}
	return nil
}
