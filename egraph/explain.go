package egraph

func (g *Graph) keepMatch(c *compiledRule, m, built []uint32) uint32 { return 0 }
