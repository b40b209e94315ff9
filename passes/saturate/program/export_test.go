package program

// CallbackNames are the names of the callbacks of each kind, "" for those that no rule
// uses: conditions of rules that can't match.
func CallbackNames(p *Program) (names [4][]string) {
	used := map[[2]int]string{}
	if s := p.stored; s != nil {
		for i, u := range p.units {
			c := &s.make(i).calls
			for k := range c.Preds {
				used[[2]int{0, u.first[0] + k}] = c.Preds[k].Name
			}
			for k := range c.TypePreds {
				used[[2]int{1, u.first[1] + k}] = c.TypePreds[k].Name
			}
			for k := range c.Computes {
				used[[2]int{2, u.first[2] + k}] = c.Computes[k].Name
			}
			for k := range c.TypeComputes {
				used[[2]int{3, u.first[3] + k}] = c.TypeComputes[k].Name
			}
		}
		for k, n := range p.Lang.Deferred.Num {
			for i := range n {
				names[k] = append(names[k], used[[2]int{k, i}])
			}
		}
		return names
	}
	for _, x := range p.Lang.Preds {
		names[0] = append(names[0], x.Name)
	}
	for _, x := range p.Lang.TypePreds {
		names[1] = append(names[1], x.Name)
	}
	for _, x := range p.Lang.Computes {
		names[2] = append(names[2], x.Name)
	}
	for _, x := range p.Lang.TypeComputes {
		names[3] = append(names[3], x.Name)
	}
	return names
}

// NumLiterals counts the literals of left sides, by payload predicate.
func NumLiterals(p *Program) []int { return []int{len(p.lits.ints), len(p.lits.floats)} }
