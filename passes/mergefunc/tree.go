package mergefunc

import "cmp"

// A tree is a treap of spellings: a binary search tree by an order whose shape is
// that of one into which they came in the order of their priorities, which are
// hashes. So a look-up is O(log N) comparisons whatever order functions come in,
// and the same on every run.
type tree struct {
	compare func(a, b *Spelling) int
	// hashed: the hash is the most significant part of the order. Most comparisons
	// end with it then, and with what the node holds.
	hashed bool
	root   *node
	n      int
}

type node struct {
	s           *Spelling
	hash        uint64 // of s
	priority    uint64
	left, right *node
}

// order compares a spelling with that of a node.
func (t *tree) order(s *Spelling, n *node) int {
	if t.hashed && s.Hash != n.hash {
		return cmp.Compare(s.Hash, n.hash)
	}
	return t.compare(s, n.s)
}

// find gives what the tree has that is equal, nil for nothing.
func (t *tree) find(s *Spelling) *Spelling {
	for n := t.root; n != nil; {
		switch c := t.order(s, n); {
		case c == 0:
			return n.s
		case c < 0:
			n = n.left
		default:
			n = n.right
		}
	}
	return nil
}

// insert adds a spelling, unless the tree has an equal one: then it gives that.
func (t *tree) insert(s *Spelling) (old *Spelling) {
	var put func(n *node) *node
	put = func(n *node) *node {
		if n == nil {
			t.n++
			return &node{s: s, hash: s.Hash, priority: scramble(s.Hash + uint64(t.n))}
		}
		switch c := t.order(s, n); {
		case c == 0:
			old = n.s
		case c < 0:
			if n.left = put(n.left); n.left.priority > n.priority {
				l := n.left
				n.left, l.right = l.right, n
				return l
			}
		default:
			if n.right = put(n.right); n.right.priority > n.priority {
				r := n.right
				n.right, r.left = r.left, n
				return r
			}
		}
		return n
	}
	t.root = put(t.root)
	return old
}

// remove takes the spelling that is equal out of the tree.
func (t *tree) remove(s *Spelling) {
	var join func(a, b *node) *node // all of a is less than all of b
	join = func(a, b *node) *node {
		switch {
		case a == nil:
			return b
		case b == nil:
			return a
		case a.priority > b.priority:
			a.right = join(a.right, b)
			return a
		}
		b.left = join(a, b.left)
		return b
	}
	at := &t.root
	for *at != nil {
		n := *at
		switch c := t.order(s, n); {
		case c == 0:
			*at = join(n.left, n.right)
			return
		case c < 0:
			at = &n.left
		default:
			at = &n.right
		}
	}
}

func scramble(x uint64) uint64 {
	x ^= x >> 30
	x *= 0xbf58476d1ce4e5b9
	x ^= x >> 27
	x *= 0x94d049bb133111eb
	return x ^ x>>31
}
