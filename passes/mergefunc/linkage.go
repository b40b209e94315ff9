package mergefunc

import (
	"rewrite/passes/ir"
)

// local tells whether other modules do not see the global.
func local(g *ir.Global) bool { return g.Linkage == "internal" || g.Linkage == "private" }
