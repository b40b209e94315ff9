package edit

import (
	"strings"

	"rewrite/passes/ir"
)

// debugCalls are the intrinsics in whose place LLVM 19 and newer have debug
// records, with the number of their operands.
var debugCalls = map[string]int{"declare": 3, "value": 3, "assign": 6, "label": 1}

// DebugRecords makes calls of llvm.dbg intrinsics, as LLVM 18 and older write
// them, debug records, which passes know, and which are in nobody's way. restore
// makes records calls again: a module has either.
func DebugRecords(f *ir.Func) (restore func()) {
	if !callsDebug(f.Module) {
		return func() {}
	}
	tail := map[*ir.DbgRecord]ir.Flags{}
	for _, b := range f.Blocks {
		var first, last *ir.DbgRecord // for the next instruction that is no such call
		gone := false
		for _, v := range b.Instrs {
			r := debugRecord(v)
			switch {
			case r != nil:
				tail[r] = v.Flags
				if first == nil {
					first = r
				} else {
					last.Next = r
				}
				last, gone = r, true
			case first != nil:
				v.PrependDbg(first)
				first = nil
			}
		}
		if gone {
			b.EraseIf(func(v *ir.Value) bool { return debugRecord(v) != nil })
		}
	}
	if len(tail) == 0 {
		return func() {}
	}
	return func() {
		for _, b := range f.Blocks {
			for i := 0; i < len(b.Instrs); i++ {
				v := b.Instrs[i]
				list := v.Dbg
				v.Dbg = nil
				at := i
				switch v.Op {
				case ir.OpCatchSwitch: // there is no place for a call
					continue
				case ir.OpLandingPad, ir.OpCatchPad, ir.OpCleanupPad: // they come first
					at++
				}
				for r := list; r != nil; r = r.Next {
					b.InsertAt(at, debugCall(f, r, tail[r]))
					at++
					i++
				}
			}
		}
	}
}

// callsDebug tells whether a module knows one of the intrinsics: only then its functions may call them.
func callsDebug(m *ir.Module) bool {
	for kind := range debugCalls {
		if m.Lookup("llvm.dbg."+kind) != nil {
			return true
		}
	}
	return false
}

// EndRecords is called when instructions were moved, or are there twice: debug records that name one and that it is not above
// any more name poison, so that a debugger takes the variable for unknown there.
func EndRecords(f *ir.Func, tree *ir.DomTree, moved func(v *ir.Value) bool) {
	if !f.Module.MayRecord() {
		return
	}
	for _, b := range f.Blocks {
		var met map[*ir.Value]bool // of those that moved here
		for _, v := range b.Instrs {
			for r := v.Dbg; r != nil; r = r.Next {
				for i, p := range r.Args.Parts {
					if x := p.Value; x != nil && x.Block != nil && moved(x) && !met[x] && (x.Block == b || !tree.Dominates(x.Block, b)) {
						r.Args.Parts[i].Value = f.Poison(x.Type)
					}
				}
			}
			if moved(v) {
				if met == nil {
					met = map[*ir.Value]bool{}
				}
				met[v] = true
			}
		}
	}
}

// debugRecord is the record for a call of a debug intrinsic, nil for what is none.
func debugRecord(v *ir.Value) *ir.DbgRecord {
	if v.Op != ir.OpCall || v.Flags&^ir.Tail != 0 {
		return nil
	}
	g := v.CalledFunc()
	if g == nil {
		return nil
	}
	kind, ok := strings.CutPrefix(g.Name, "llvm.dbg.")
	args, c := v.CallArgs(), v.Aux.(*ir.Call)
	if !ok || len(args) == 0 || len(args) != debugCalls[kind] || c.FuncAttrs != nil || c.ParamAttrs != nil || c.RetAttrs != nil || len(c.Bundles) > 0 {
		return nil
	}
	if v.Meta == nil || len(v.Meta.List) != 1 || v.Meta.List[0].Kind != "dbg" {
		return nil
	}
	var parts []ir.MDPart
	text := ""
	for _, a := range args {
		t, ok := a.Aux.(*ir.MDText)
		if !ok {
			return nil
		}
		for _, p := range t.Parts {
			text += p.Text
			if p.Value != nil {
				parts = append(parts, ir.MDPart{Text: text, Value: p.Value})
				text = ""
			}
		}
		text += ", "
	}
	parts = append(parts, ir.MDPart{Text: text + v.Meta.List[0].Node})
	g.Module.NoteRecord()
	return &ir.DbgRecord{Kind: kind, Args: ir.MDText{Parts: parts}}
}

// debugCall is the call for a record.
func debugCall(f *ir.Func, r *ir.DbgRecord, tail ir.Flags) *ir.Value {
	fields := splitMD(&r.Args)
	loc := fields[len(fields)-1][0].Text
	types := make([]*ir.Type, len(fields)-1)
	for i := range types {
		types[i] = ir.Metadata
	}
	typ := f.Module.Types.Func(ir.Void, types, false)
	g := f.Module.DeclareIntrinsic("llvm.dbg."+r.Kind, typ)
	args := []*ir.Value{f.Const(ir.Value{Op: ir.OpGlobal, Type: g.Type, Aux: g})}
	for _, parts := range fields[:len(fields)-1] {
		args = append(args, f.Const(ir.Value{Op: ir.OpMetadata, Type: ir.Metadata, Aux: &ir.MDText{Parts: parts}}))
	}
	v := f.NewInstr(ir.OpCall, ir.Void, args...)
	v.Aux = &ir.Call{FuncType: typ}
	v.Flags = tail
	v.Meta = &ir.Meta{List: []ir.Attachment{{Kind: "dbg", Node: loc}}}
	return v
}

// splitMD takes the text of a record apart at its outer commas.
func splitMD(t *ir.MDText) (fields [][]ir.MDPart) {
	var now []ir.MDPart
	depth, quoted := 0, false
	for _, p := range t.Parts {
		from := 0
		for i := 0; i < len(p.Text); i++ {
			switch c := p.Text[i]; {
			case c == '"':
				quoted = !quoted // quotes within are escaped as \22
			case quoted:
			case strings.IndexByte("([{<", c) >= 0:
				depth++
			case strings.IndexByte(")]}>", c) >= 0:
				depth--
			case c == ',' && depth == 0:
				if i > from {
					now = append(now, ir.MDPart{Text: p.Text[from:i]})
				}
				fields, now = append(fields, now), nil
				from = i + len(", ")
			}
		}
		if rest := p.Text[min(from, len(p.Text)):]; rest != "" || p.Value != nil {
			now = append(now, ir.MDPart{Text: rest, Value: p.Value})
		}
	}
	return append(fields, now)
}
