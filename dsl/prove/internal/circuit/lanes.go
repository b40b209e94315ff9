package circuit

// Lanes computes instead of building: a Bit is 64 bits, and a gate works on all
// of them at once, as on 64 inputs.
type Lanes struct{}

// Const is v in every lane.
func (Lanes) Const(v bool) Bit {
	if v {
		return ^Bit(0)
	}
	return 0
}

// Not flips every lane.
func (Lanes) Not(a Bit) Bit { return ^a }

// And is the conjunction in every lane.
func (Lanes) And(a, b Bit) Bit { return a & b }

// Xor is the exclusive or in every lane.
func (Lanes) Xor(a, b Bit) Bit { return a ^ b }

// Mux chooses in every lane by itself.
func (Lanes) Mux(c, t, e Bit) Bit { return c&t | ^c&e }

// Pack puts up to 64 numbers into lanes.
func Pack(numbers []uint64, width int) Vec {
	v := make(Vec, width)
	for lane, n := range numbers {
		for i := range v {
			v[i] |= Bit(n>>i&1) << lane
		}
	}
	return v
}

// Unpack is the number in one lane.
func Unpack(v Vec, lane int) (n uint64) {
	for i, bit := range v {
		n |= uint64(bit>>lane&1) << i
	}
	return n
}
