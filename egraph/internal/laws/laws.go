// Package laws names the soundness laws that the e-graph keeps, so that the
// tests below egraph can switch one off and show that its counterexample then
// goes wrong. It is internal: no client can build an unsound graph by accident.
package laws

// Set is a set of laws, one bit per law number.
type Set uint32

// Of returns the set holding the given law numbers.
func Of(numbers ...int) Set {
	var s Set
	for _, n := range numbers {
		s |= 1 << n
	}
	return s
}

// Has reports whether law number n is in the set.
func (s Set) Has(n int) bool { return s>>n&1 != 0 }
