package explain

import "slices"

// replay goes through the steps from a term. It gives the chain, or none if a
// step does not apply; with skip such steps are left out.
func (c *Chains) replay(start *Expr, steps []ChainStep, skip bool) (*Chain, bool) {
	out := &Chain{Terms: []*Expr{start}}
	e := start
	for i := range steps {
		s := steps[i]
		part := e.at(s.Path)
		var to *Expr
		ok := false
		if part != nil {
			to, s.Holes, ok = c.apply(&s, part)
		}
		switch {
		case ok && s.Local:
			e = c.t.replaceAt(e, s.Path, to)
		case ok:
			all := c.t.replaceAll(e, part, to, map[*Expr]*Expr{})
			if c.t.hidden(e, s.Path) {
				all = c.t.replaceAt(all, s.Path, to)
			}
			e = all
		case skip:
			continue
		default:
			return nil, false
		}
		s.From, s.To = part, to
		out.Steps = append(out.Steps, s)
		out.Terms = append(out.Terms, e)
	}
	return out, true
}

// maxTries bounds the replays that look for steps to leave out, which grow with
// the third power of the length, unless Chains.Tries does. Hardly a chain is that long.
const maxTries = 5000

// shortest leaves out what it can: detours that come back to a term, steps that
// do the same elsewhere, then runs of steps, the longest first, until not one step
// is left that could go.
func (c *Chains) shortest(start *Expr, steps []ChainStep, end *Expr) *Chain {
	chain, ok := c.replay(start, steps, false)
	if !ok {
		panic("egraph: a chain that was replayed can't be replayed again")
	}
	if everywhere, ok := c.try(start, everywhere(steps), end, true); ok {
		chain = everywhere
	}
	tries := c.Tries
	if tries == 0 {
		tries = maxTries
	}
	for again := true; again; {
		chain = c.forwards(start, c.direct(start, chain, end), end)
		again = false
		for span := len(chain.Steps); span > 0 && !again; span-- {
			for i := len(chain.Steps) - span; i >= 0 && tries > 0; i-- {
				tries--
				rest := slices.Delete(slices.Clone(chain.Steps), i, i+span)
				shorter, ok := c.try(start, rest, end, false)
				if !ok && span > 1 { // one place may be enough for what was done at two
					shorter, ok = c.try(start, everywhere(rest), end, true)
				}
				if ok {
					chain, again = shorter, true
					break
				}
			}
		}
		if !again {
			chain, again = c.earlier(start, chain, end, &tries)
		}
	}
	return chain
}

// earlier takes a step as early as it applies, which can spare steps that others
// took around it.
func (c *Chains) earlier(start *Expr, chain *Chain, end *Expr, tries *int) (*Chain, bool) {
	for k := range chain.Steps {
		for i := 0; i < k && *tries > 0; i++ {
			*tries--
			s := chain.Steps[k]
			var ok bool
			if s.Path, ok = c.applies(&s, chain.Terms[i]); !ok {
				continue
			}
			steps := slices.Insert(slices.Delete(slices.Clone(chain.Steps), k, k+1), i, s)
			if shorter, ok := c.try(start, everywhere(steps), end, true); ok && len(shorter.Steps) < len(chain.Steps) {
				return shorter, true
			}
		}
	}
	return chain, false
}

// applies finds the first part of a term that a step applies to.
func (c *Chains) applies(s *ChainStep, e *Expr) (path []int, ok bool) {
	return e.findWhere(func(part *Expr) bool {
		_, _, ok := c.apply(s, part)
		return ok
	})
}

// try replays steps, and tells whether they lead to the end.
func (c *Chains) try(start *Expr, steps []ChainStep, end *Expr, skip bool) (*Chain, bool) {
	chain, ok := c.replay(start, steps, skip)
	return chain, ok && chain.end().canon == end.canon
}

// everywhere makes steps replace all that is the same at once.
func everywhere(steps []ChainStep) []ChainStep {
	all := slices.Clone(steps)
	for i := range all {
		all[i].Local = false
	}
	return all
}

// forwards turns runs of backward steps around where that leads to the same end: it
// reads better that a value becomes what a rule makes of it than that the other
// becomes it. A chain does not get longer by it.
func (c *Chains) forwards(start *Expr, chain *Chain, end *Expr) *Chain {
	for i := 0; i < len(chain.Steps); i++ {
		j := i
		for j < len(chain.Steps) && chain.Steps[j].Backward {
			j++
		}
		if i == j {
			continue
		}
		turned := slices.Clone(chain.Steps[:i])
		e := chain.Terms[i]
		for k := j - 1; k >= i; k-- {
			s := chain.Steps[k]
			s.From, s.To, s.Backward, s.Local, s.Defined = s.To, s.From, false, false, nil
			var ok bool
			if s.Path, ok = e.find(s.From.canon); !ok {
				break
			}
			part := e.at(s.Path)
			to, _, ok := c.apply(&s, part)
			if !ok {
				break
			}
			e = c.t.replaceAll(e, part, to, map[*Expr]*Expr{})
			turned = append(turned, s)
		}
		if len(turned) == j {
			if other, ok := c.replay(start, append(turned, chain.Steps[j:]...), true); ok && other.end().canon == end.canon {
				chain = other
			}
		}
	}
	return chain
}

// find is the path to the first part that is the same as a canonical term.
func (e *Expr) find(part *Expr) (path []int, ok bool) {
	return e.findWhere(func(e *Expr) bool { return e.canon == part })
}

// findWhere is the path to the first part that is wanted.
func (e *Expr) findWhere(wanted func(*Expr) bool) (path []int, ok bool) {
	seen := map[*Expr]bool{}
	var visit func(e *Expr) bool
	visit = func(e *Expr) bool {
		if seen[e] {
			return false
		}
		seen[e] = true
		if wanted(e) {
			return true
		}
		for i, k := range e.Kids {
			path = append(path, i)
			if visit(k) {
				return true
			}
			path = path[:len(path)-1]
		}
		return false
	}
	ok = visit(e)
	return path, ok
}

func (c *Chain) end() *Expr { return c.Terms[len(c.Terms)-1] }

// direct cuts detours: from each term it goes on behind the last term that is
// the same.
func (c *Chains) direct(start *Expr, chain *Chain, end *Expr) *Chain {
	last := map[*Expr]int{}
	for i, t := range chain.Terms {
		last[t.canon] = i
	}
	var steps []ChainStep
	for i := last[start.canon]; i < len(chain.Steps); i = last[chain.Terms[i+1].canon] {
		steps = append(steps, chain.Steps[i])
	}
	if len(steps) == len(chain.Steps) {
		return chain
	}
	if shorter, ok := c.replay(start, steps, false); ok && shorter.end().canon == end.canon {
		return shorter
	}
	return chain
}

// Check tells that the chain is one: each term follows from the one before by
// its step's reason, and the steps are all needed. It is for tests.
func (c *Chains) Check(chain *Chain) (needed bool, ok bool) {
	again, ok := c.replay(chain.Terms[0], chain.Steps, false)
	if !ok || !slices.Equal(again.Terms, chain.Terms) {
		return false, false
	}
	for i := range chain.Steps {
		without := slices.Delete(slices.Clone(chain.Steps), i, i+1)
		if shorter, ok := c.replay(chain.Terms[0], without, false); ok && shorter.end().canon == chain.end().canon {
			return false, true
		}
	}
	return true, true
}
