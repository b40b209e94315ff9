package moves

import (
	"testing"

	"rewrite/passes/ir"
)

// TestMinimal: each form gives its table, in as many operations as it says.
func TestMinimal(t *testing.T) {
	m := minimal()
	var value func(table uint8) (got, cost uint8)
	value = func(table uint8) (got, cost uint8) {
		f := m.forms[table]
		switch f.op {
		case ir.OpInt:
			return table, 0
		case ir.OpParam:
			return inputTables[f.x], 0
		}
		x, a := value(f.x)
		y, b := value(f.y)
		switch f.op {
		case ir.OpAnd:
			x &= y
		case ir.OpOr:
			x |= y
		case ir.OpXor:
			x ^= y
		}
		return x, a + b + 1
	}
	most := uint8(0)
	for table := range 256 {
		got, cost := value(uint8(table))
		if got != uint8(table) || cost != m.forms[table].cost {
			t.Errorf("%08b: the form gives %08b in %d operations, not %d", table, got, cost, m.forms[table].cost)
		}
		most = max(most, cost)
	}
	a, b, c := inputTables[0], inputTables[1], inputTables[2]
	for _, x := range []struct {
		what  string
		table uint8
		cost  uint8
	}{
		{"not", ^a, 1}, {"parity", a ^ b ^ c, 2}, {"choice", a&b | ^a&c, 3}, {"majority", a&b | b&c | a&c, 4}, {"all or none", a&b&c | ^a&^b&^c, 4},
		{"and but not", a & b &^ c, 3},
	} {
		if got := m.forms[x.table].cost; got != x.cost {
			t.Errorf("%s takes %d operations, want %d", x.what, got, x.cost)
		}
	}
	if most > 6 {
		t.Errorf("a function of three takes %d operations", most)
	}
}
