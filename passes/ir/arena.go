package ir

// An Arena gives memory for function bodies in large pieces. Reset takes all
// of it back at once, so that a worker that handles one function after the
// other makes almost no garbage. An arena is for one goroutine at a time.
//
// One that is Apart gives each thing memory of its own, which the garbage collector takes
// back as soon as nothing leads to it: for functions that stay while passes change them.
type Arena struct {
	Apart bool

	values slab[Value]
	lists  slab[*Value]
	blocks slab[Block]
	blists slab[*Block]
	uses   slab[Use]
	ints   slab[int32]
	count  []int32
	table  []poolSlot // of the last pool, all empty
}

// Reset takes back all memory. Nothing that came from the arena may be used any more.
func (a *Arena) Reset() {
	a.values.reset()
	a.lists.reset()
	a.blocks.reset()
	a.blists.reset()
	a.uses.reset()
	a.ints.reset()
}

// maxKeptTable bounds the table that one pool leaves to the next: emptying it
// must not cost more than most functions' own work.
const maxKeptTable = 1 << 10

func (a *Arena) keepTable(table []poolSlot) {
	if len(table) > len(a.table) && len(table) <= maxKeptTable {
		clear(table)
		a.table = table
	}
}

func (a *Arena) value() *Value {
	if a.Apart {
		return new(Value)
	}
	return &a.values.take(1, 256)[0]
}

// instr is a value with n operands, all nil. One that is apart has most of what it needs in one piece of memory: its operands, where they
// are in lists of uses, and its own first use.
func (a *Arena) instr(n int) *Value {
	if a.Apart {
		switch n {
		case 1:
			x := new(struct {
				Value
				args [1]*Value
				use  [1]Use
				pos  [1]int32
			})
			x.Args, x.argPos, x.uses = x.args[:], x.pos[:], x.use[:0]
			return &x.Value
		case 2:
			x := new(struct {
				Value
				args [2]*Value
				use  [1]Use
				pos  [2]int32
			})
			x.Args, x.argPos, x.uses = x.args[:], x.pos[:], x.use[:0]
			return &x.Value
		case 3:
			x := new(struct {
				Value
				args [3]*Value
				use  [1]Use
				pos  [3]int32
			})
			x.Args, x.argPos, x.uses = x.args[:], x.pos[:], x.use[:0]
			return &x.Value
		}
	}
	v := a.value()
	v.Args, v.argPos = a.valueList(n), a.posList(n)
	return v
}

func (a *Arena) block() *Block {
	if a.Apart {
		return new(Block)
	}
	return &a.blocks.take(1, 64)[0]
}

func (a *Arena) valueList(n int) []*Value { return take(a, &a.lists, n, 1024) }
func (a *Arena) useList(n int) []Use      { return take(a, &a.uses, n, 1024) }
func (a *Arena) posList(n int) []int32    { return take(a, &a.ints, n, 1024) }

// ValueList is a list of n values, all nil.
func (a *Arena) ValueList(n int) []*Value { return a.valueList(n) }

// BlockList is a list of n blocks, all nil.
func (a *Arena) BlockList(n int) []*Block { return take(a, &a.blists, n, 256) }

// take is a list of n, from the slab or apart.
func take[T any](a *Arena, s *slab[T], n, chunk int) []T {
	if n == 0 {
		return nil
	}
	if a.Apart {
		return make([]T, n)
	}
	return s.take(n, chunk)
}

// counts is a scratch table of n zeros, valid until the next call.
func (a *Arena) counts(n int) []int32 {
	if cap(a.count) < n {
		a.count = make([]int32, n+n/2)
	}
	a.count = a.count[:n]
	clear(a.count)
	return a.count
}

// slab hands out pieces of chunks. Memory it hands out is zero. The length of
// a chunk is what is handed out of it, so that a reset costs what was used,
// not what one large function once needed.
type slab[T any] struct {
	chunks [][]T
	cur    int // chunk in use
}

func (s *slab[T]) take(n, chunk int) []T {
	for ; s.cur < len(s.chunks); s.cur++ {
		if c := s.chunks[s.cur]; len(c)+n <= cap(c) {
			c = c[:len(c)+n]
			s.chunks[s.cur] = c
			return c[len(c)-n : len(c) : len(c)]
		}
	}
	c := make([]T, n, max(n, min(chunk, 16<<len(s.chunks)))) // an arena of one small function stays small
	s.chunks = append(s.chunks, c)
	return c[:n:n]
}

func (s *slab[T]) reset() {
	for i := 0; i <= s.cur && i < len(s.chunks); i++ {
		clear(s.chunks[i])
		s.chunks[i] = s.chunks[i][:0]
	}
	s.cur = 0
}
