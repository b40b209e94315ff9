package predicated_test

import (
	"testing"

	"rewrite/passes/ir/asm"
	"rewrite/passes/predicated"
)

// TestOtherSignatures: calls stay whose operands or result are not those of the operation. These are no golden cases,
// as opt refuses most.
func TestOtherSignatures(t *testing.T) {
	m, diags := asm.Parse("t.ll", []byte(others), asm.Options{})
	if diags.HasErrors() {
		t.Fatal(diags)
	}
	for _, f := range m.Funcs {
		if n := predicated.Run(f, 1000, nil); n != 0 {
			t.Errorf("@%s: %d calls changed", f.Name, n)
		}
	}
}

const others = `
define <vscale x 4 x i32> @no_operand() {
  %r = call <vscale x 4 x i32> @llvm.aarch64.sve.dup.x.nxv4i32()
  ret <vscale x 4 x i32> %r
}
define <vscale x 16 x i1> @no_predicate() {
  %r = call <vscale x 16 x i1> @llvm.aarch64.sve.convert.to.svbool.nxv4i1()
  ret <vscale x 16 x i1> %r
}
define <vscale x 4 x i1> @no_operands() {
  %r = call <vscale x 4 x i1> @llvm.aarch64.sve.and.z.nxv4i1()
  ret <vscale x 4 x i1> %r
}
define <vscale x 4 x i32> @nothing_selected() {
  %r = call <vscale x 4 x i32> @llvm.aarch64.sve.sel.nxv4i32()
  ret <vscale x 4 x i32> %r
}
define <vscale x 4 x i32> @floats_of_ints(<vscale x 4 x i32> %x) {
  %p = call <vscale x 4 x i1> @llvm.aarch64.sve.ptrue.nxv4i1(i32 31)
  %r = call <vscale x 4 x i32> @llvm.aarch64.sve.fadd.nxv4i32(<vscale x 4 x i1> %p, <vscale x 4 x i32> %x, <vscale x 4 x i32> %x)
  ret <vscale x 4 x i32> %r
}
define <vscale x 4 x i32> @other_lanes(<vscale x 4 x i32> %x, <vscale x 2 x i64> %y) {
  %p = call <vscale x 4 x i1> @llvm.aarch64.sve.ptrue.nxv4i1(i32 31)
  %r = call <vscale x 4 x i32> @llvm.aarch64.sve.add.u.nxv4i32(<vscale x 4 x i1> %p, <vscale x 4 x i32> %x, <vscale x 2 x i64> %y)
  ret <vscale x 4 x i32> %r
}
define <vscale x 4 x i32> @other_product(<vscale x 4 x i1> %p, <vscale x 4 x i32> %x) {
  %m = call <vscale x 4 x i32> @llvm.aarch64.sve.mul.nxv4i32()
  %r = call <vscale x 4 x i32> @llvm.aarch64.sve.add.nxv4i32(<vscale x 4 x i1> %p, <vscale x 4 x i32> %x, <vscale x 4 x i32> %m)
  ret <vscale x 4 x i32> %r
}
define i32 @store_with_result(<vscale x 4 x i32> %x, ptr %q) {
  %r = call i32 @llvm.aarch64.sve.st1.nxv4i32(<vscale x 4 x i32> %x, <vscale x 4 x i1> zeroinitializer, ptr %q)
  ret i32 %r
}
define void @compare_without_result(<vscale x 4 x i32> %x) {
  call void @llvm.aarch64.sve.cmpeq.nxv4i32(<vscale x 4 x i1> zeroinitializer, <vscale x 4 x i32> %x, <vscale x 4 x i32> %x)
  ret void
}
declare <vscale x 4 x i32> @llvm.aarch64.sve.dup.x.nxv4i32()
declare <vscale x 16 x i1> @llvm.aarch64.sve.convert.to.svbool.nxv4i1()
declare <vscale x 4 x i1> @llvm.aarch64.sve.and.z.nxv4i1()
declare <vscale x 4 x i32> @llvm.aarch64.sve.sel.nxv4i32()
declare <vscale x 4 x i1> @llvm.aarch64.sve.ptrue.nxv4i1(i32)
declare <vscale x 4 x i32> @llvm.aarch64.sve.fadd.nxv4i32(<vscale x 4 x i1>, <vscale x 4 x i32>, <vscale x 4 x i32>)
declare <vscale x 4 x i32> @llvm.aarch64.sve.add.u.nxv4i32(<vscale x 4 x i1>, <vscale x 4 x i32>, <vscale x 2 x i64>)
declare <vscale x 4 x i32> @llvm.aarch64.sve.mul.nxv4i32()
declare <vscale x 4 x i32> @llvm.aarch64.sve.add.nxv4i32(<vscale x 4 x i1>, <vscale x 4 x i32>, <vscale x 4 x i32>)
declare i32 @llvm.aarch64.sve.st1.nxv4i32(<vscale x 4 x i32>, <vscale x 4 x i1>, ptr)
declare void @llvm.aarch64.sve.cmpeq.nxv4i32(<vscale x 4 x i1>, <vscale x 4 x i32>, <vscale x 4 x i32>)
`
