package ir

// TargetPlaces finds which targets of terminators a block is. Of a switch of many cases all are gone through once, not for each of its blocks,
// while no edge of the function changes. Who turns to another function begins with a new one; the zero value is that.
type TargetPlaces struct {
	shape  uint32 // of the function, that tables hold for
	tables map[*Value]map[*Block][]int32
	few    []int32 // scratch
}

// fewTargets is how many targets are gone through for each question.
const fewTargets = 8

// Of are the places of b among the targets of t, in their order. They are another list when something else is asked.
func (p *TargetPlaces) Of(t *Value, b *Block) []int32 {
	if len(t.Targets) <= fewTargets {
		p.few = p.few[:0]
		for i, x := range t.Targets {
			if x == b {
				p.few = append(p.few, int32(i))
			}
		}
		return p.few
	}
	if shape := t.Block.Func.Shape(); p.tables == nil || p.shape != shape {
		p.shape, p.tables = shape, map[*Value]map[*Block][]int32{}
	}
	table := p.tables[t]
	if table == nil {
		table = make(map[*Block][]int32, len(t.Targets))
		for i, x := range t.Targets {
			table[x] = append(table[x], int32(i))
		}
		p.tables[t] = table
	}
	return table[b]
}
