package llir

import (
	"rewrite/passes/ir"
)

// ReadTyped reads text with typed pointers.
func ReadTyped(name string, src []byte) (*ir.Module, ir.Diagnostics) {
	sh := newShield(string(src))
	m, err := parseQuietly(name, string(sh.out))
	if err != nil {
		return nil, ir.Diagnostics{{Severity: ir.Error, File: name, Msg: err.Error()}}
	}
	out, err := convert(m, sh)
	if err != nil {
		return nil, ir.Diagnostics{{Severity: ir.Error, File: name, Msg: err.Error()}}
	}
	sh.order(out)
	sh.finish(out)
	return out, nil
}
