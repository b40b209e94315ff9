package slp

import "rewrite/passes/ir"

func reduces(v *ir.Value) bool         { return false }
func (w *work) reductions(b *ir.Block) {}
func (w *work) vectors(b *ir.Block)    {}
