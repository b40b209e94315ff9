// Package remark is what passes say of what they did, and of what they did not and why.
package remark

import (
	"cmp"
	"fmt"
	"rewrite/passes/ir"
	"slices"
)

// A Remark says what a pass did to a value of the input, or why it did not.
type Remark struct {
	Func   *ir.Func
	Pos    uint32 // of the instruction in the source text, 0 for the function as a whole
	Pass   string
	Missed bool // nothing was done
	Msg    string
}

// Sort puts remarks in the order of the source.
func Sort(rs []Remark) {
	slices.SortStableFunc(rs, func(a, b Remark) int {
		return cmp.Or(cmp.Compare(a.Pos, b.Pos), cmp.Compare(a.Pass, b.Pass), cmp.Compare(a.Msg, b.Msg))
	})
}

// Remarks collects what a pass says of one function. A nil one collects nothing.
type Remarks struct {
	pass string
	fn   *ir.Func
	said []Remark
}

// New is for a pass at work on a function.
func New(pass string, f *ir.Func) *Remarks { return &Remarks{pass: pass, fn: f} }

// Func is what is spoken of.
func (r *Remarks) Func() *ir.Func { return r.fn }

// All is what was said.
func (r *Remarks) All() []Remark { return r.said }

// Applied says what was done at a value; nil is the function as a whole.
func (r *Remarks) Applied(at *ir.Value, format string, args ...any) { r.say(at, false, format, args) }

// Missed says why something was not done at a value that a user may expect.
func (r *Remarks) Missed(at *ir.Value, format string, args ...any) { r.say(at, true, format, args) }

func (r *Remarks) say(at *ir.Value, missed bool, format string, args []any) {
	if r == nil {
		return
	}
	pos := r.fn.Pos
	if at != nil && at.Pos != 0 {
		pos = at.Pos
	}
	r.said = append(r.said, Remark{Func: r.fn, Pos: pos, Pass: r.pass, Missed: missed, Msg: fmt.Sprintf(format, args...)})
}
