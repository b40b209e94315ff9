package ir_test

import (
	"testing"

	"rewrite/passes/ir"
	"rewrite/passes/ir/asm"
)

// TestSizes: sizes and offsets as clang lays types out for x86-64.
func TestSizes(t *testing.T) {
	m, diags := asm.Parse("t.ll", []byte(`target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128-ni:7:8"
%s = type { i8, i32, ptr, i16, [3 x i24], x86_fp80, <3 x float> }
%p = type <{ i8, i64, i1 }>
@a = global %s zeroinitializer
@b = global %p zeroinitializer
@c = global [5 x { i8, i16 }] zeroinitializer
@d = global { ptr addrspace(270), i128 } zeroinitializer
`), asm.Options{})
	if diags.HasErrors() {
		t.Fatal(diags)
	}
	l, err := m.Layout()
	if err != nil {
		t.Fatal(err)
	}
	for i, want := range []struct {
		size, align uint64
		offsets     []uint64
	}{
		{64, 16, []uint64{0, 4, 8, 16, 20, 32, 48}},
		{10, 1, []uint64{0, 1, 9}},
		{20, 2, nil},
		{32, 16, []uint64{0, 16}},
	} {
		typ := m.Globals[i].ValueType
		if l.Size(typ) != want.size || l.Align(typ) != want.align {
			t.Errorf("@%s: size %d, alignment %d; want %d, %d", m.Globals[i].Name, l.Size(typ), l.Align(typ), want.size, want.align)
		}
		for k, off := range want.offsets {
			if l.Offset(typ, uint64(k)) != off {
				t.Errorf("@%s: field %d at %d, want %d", m.Globals[i].Name, k, l.Offset(typ, uint64(k)), off)
			}
		}
	}
	if !l.NonIntegral(8) || l.NonIntegral(0) || l.Pointer(270).Bits != 32 || l.BigEndian {
		t.Errorf("pointers: %+v", l)
	}
	if _, err := ir.ParseLayout("e-Q3"); err == nil {
		t.Error("an unknown part is taken")
	}
}

// TestPointerFlags: pointers with bits beside their address, or that may change,
// are no numbers.
func TestPointerFlags(t *testing.T) {
	l, err := ir.ParseLayout("e-pe1:64:64:64:32-pu2:32:32-p3:16:16")
	if err != nil {
		t.Fatal(err)
	}
	for space, want := range []struct {
		bits, index uint32
		external    bool
	}{{64, 64, false}, {64, 32, true}, {32, 32, true}, {16, 16, false}} {
		p := l.Pointer(uint32(space))
		if p.Bits != want.bits || p.Index != want.index || l.NonIntegral(uint32(space)) != want.external {
			t.Errorf("address space %d: %+v, %t; want %+v", space, p, l.NonIntegral(uint32(space)), want)
		}
	}
}
