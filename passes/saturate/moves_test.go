package saturate_test

import (
	"bytes"
	"fmt"
	"testing"
)

// TestMovesBesideCompares: however many compares a block has, its lanes are moved.
func TestMovesBesideCompares(t *testing.T) {
	var src bytes.Buffer
	src.WriteString("define i32 @lane(<4 x i32> %v, <4 x i32> %w, i32 %x, ptr %p) {\n")
	for i := range 450 {
		fmt.Fprintf(&src, "  %%c%d = icmp ult i32 %%x, %d\n  %%q%[1]d = getelementptr i1, ptr %%p, i32 %[1]d\n  store i1 %%c%[1]d, ptr %%q%[1]d\n", i, 3*i+7)
	}
	src.WriteString("  %s = shufflevector <4 x i32> %v, <4 x i32> %w, <4 x i32> <i32 6, i32 1, i32 4, i32 0>\n" +
		"  %r = extractelement <4 x i32> %s, i32 0\n  ret i32 %r\n}\n")
	if out, _ := optimize(t, library(), "many.ll", src.Bytes()); bytes.Contains(out, []byte("shufflevector")) {
		t.Error("the lane is not taken from where it comes from")
	}
}
