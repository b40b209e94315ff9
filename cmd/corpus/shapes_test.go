package main

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"
)

// TestShapes: what of an expression is in its shape, and what is not.
func TestShapes(t *testing.T) {
	for name, c := range map[string]struct{ body, want string }{
		"names and constants": {`
  %a = mul i32 %x, 12
  %b = add i32 %a, %y`,
			"1 add(mul(x, C), y); 1 add(x, y); 1 mul(x, C)"},
		"what is small stays": {`
  %a = xor i32 %x, -1
  %b = add i32 %a, 1
  %c = icmp eq i32 %b, 0`,
			"1 add(x, 1); 1 add(xor(x, -1), 1); 1 icmp eq(add(x, 1), 0); 1 icmp eq(add(xor(x, -1), 1), 0); 1 icmp eq(x, 0); 1 xor(x, -1)"},
		"operands that commute": {`
  %a = shl i32 %x, 3
  %b = or i32 %y, %a
  %c = or i32 %a, %x`,
			"1 or(shl(x, C), x); 1 or(shl(x, C), y); 2 or(x, y); 1 shl(x, C)"},
		"the sides of a compare": {`
  %a = add i32 %x, 7
  %b = icmp slt i32 %y, %a
  %c = icmp sgt i32 %a, %y`,
			"1 add(x, C); 2 icmp sgt(add(x, C), y); 2 icmp sgt(x, y)"},
		"a difference is none": {`
  %a = sub i32 %x, %y
  %b = sub i32 %y, %x`,
			"2 sub(x, y)"},
		"twice the same": {`
  %a = add i32 %x, 5
  %b = mul i32 %a, %a`,
			"1 add(x, C); 1 mul(add(x, C), add(x, C)); 1 mul(x, x)"},
		"equal constants, and others": {`
  %a = and i32 %x, 12
  %b = xor i32 %a, 12
  %c = xor i32 %a, 13`,
			"1 and(x, C); 1 xor(and(x, C), C); 1 xor(and(x, C1), C2); 2 xor(x, C)"},
		"widths": {`
  %a = trunc i32 %x to i8
  %b = zext i8 %a to i32
  %c = zext i8 %a to i64
  %d = icmp eq i64 %c, 9
  %e = zext i1 %d to i16`,
			"1 icmp eq(x, C); 1 icmp eq(zext(trunc(x: W): N): M, C); 1 icmp eq(zext(x: W): N, C); 1 trunc(x: W): N; " +
				"1 zext(icmp eq(x: W, C)): N; 1 zext(icmp eq(zext(trunc(x: W): N): M, C)): K; 1 zext(icmp eq(zext(x: W): N, C)): M; " +
				"1 zext(trunc(x: W): N): M; 1 zext(trunc(x: W): N): W; 2 zext(x: W): N; 1 zext(x: i1): W"},
		"lanes": {`
  %a = add <4 x i32> %v, splat (i32 7)
  %b = add i64 3, 4`,
			"1 add(C1, C2); 1 add(x, C)"},
		"flags": {`
  %a = add nsw i32 %x, %y
  %b = add nuw nsw i32 %x, %y`,
			"1 add nsw(x, y); 1 add nuw nsw(x, y)"},
		"intrinsics": {`
  %a = call i32 @llvm.umin.i32(i32 %x, i32 9)
  %b = call i32 @llvm.umin.i32(i32 3, i32 %y)
  %c = call i32 @llvm.fshl.i32(i32 %x, i32 %x, i32 4)`,
			"1 fshl(x, x, C); 2 umin(x, C)"},
		"memory and calls are variables": {`
  %p = getelementptr inbounds i8, ptr %q, i64 4
  %a = load i32, ptr %p
  %b = call i32 @other(i32 %a)
  %c = add i32 %a, %b`,
			"1 add(x, y); 1 getelementptr inbounds(x, C)"},
		"no more than four": {`
  %a = add i32 %x, 2
  %b = mul i32 %a, 3
  %c = sub i32 %b, %y
  %d = shl i32 %c, 4
  %e = lshr i32 %d, 5`,
			"1 add(x, C); 1 lshr(shl(sub(mul(x, C1), y), C2), C3); 1 lshr(shl(sub(x, y), C1), C2); 1 lshr(shl(x, C1), C2); 1 lshr(x, C); " +
				"1 mul(add(x, C1), C2); 1 mul(x, C); 1 shl(sub(mul(add(x, C1), C2), y), C3); 1 shl(sub(mul(x, C1), y), C2); 1 shl(sub(x, y), C); 1 shl(x, C); " +
				"1 sub(mul(add(x, C1), C2), y); 1 sub(mul(x, C), y); 1 sub(x, y)"},
	} {
		text := "declare i32 @llvm.umin.i32(i32, i32)\ndeclare i32 @llvm.fshl.i32(i32, i32, i32)\ndeclare i32 @other(i32)\n" +
			"define void @f(i32 %x, i32 %y, <4 x i32> %v, ptr %q) {" + c.body + "\n  ret void\n}\n"
		seen, err := shapesOf("m.ll", []byte(text))
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		var got []string
		for _, shape := range slices.Sorted(maps.Keys(seen)) {
			got = append(got, fmt.Sprint(seen[shape].Count, " ", shape))
		}
		if s := strings.Join(got, "; "); s != c.want {
			t.Errorf("%s:\n got %s\nwant %s", name, s, c.want)
		}
	}
}
