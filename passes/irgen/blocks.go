package irgen

import (
	"fmt"
	"strings"
)

// blockShapes are blocks that hold much for the rules: what is found in one of a hundred
// thousand instructions should be what is found in a thousand blocks of a hundred.
var blockShapes = []Shape{
	{"idioms", "small computations that have nothing to do with each other, in one block", func(p func(string, ...any), n int) {
		p("define void @f(ptr %%p) {\n")
		for i := range n {
			p("  %%a%[1]d = load volatile i32, ptr %%p\n  %%b%[1]d = load volatile i32, ptr %%p\n%[2]s  store volatile i32 %%z%[1]d, ptr %%p\n", i, idiom(i, idioms[i%len(idioms)]))
		}
		p("  ret void\n}\n")
	}},
	{"interleaved", "small computations whose steps stand apart, in one block", func(p func(string, ...any), n int) {
		p("define void @f(ptr %%p) {\n")
		for i := range n {
			p("  %%a%[1]d = load volatile i32, ptr %%p\n  %%b%[1]d = load volatile i32, ptr %%p\n", i)
		}
		for step := range 3 {
			for i := range n {
				p("%s\n", strings.Split(idiom(i, idioms[i%len(idioms)]), "\n")[step])
			}
		}
		for i := range n {
			p("  store volatile i32 %%z%[1]d, ptr %%p\n", i)
		}
		p("  ret void\n}\n")
	}},
	{"reduction", "terms of one sum, in one block", func(p func(string, ...any), n int) {
		p("define i32 @f(ptr %%p) {\n")
		for i := range n {
			p("  %%l%[1]d = load volatile i32, ptr %%p\n  %%m%[1]d = mul i32 %%l%[1]d, 4\n  %%s%[1]d = add i32 %%m%[1]d, %[2]s\n", i, numbered("%s", i-1, "0"))
		}
		p("  ret i32 %%s%d\n}\n", n-1)
	}},
	{"neighbours", "sums of elements of two arrays that are put into a third one, in one block", func(p func(string, ...any), n int) {
		p("target triple = \"x86_64-unknown-linux-gnu\"\ndefine void @f(ptr noalias %%a, ptr noalias %%b, ptr noalias %%c) {\n")
		for i := range n {
			for _, array := range "abc" {
				p("  %%%[1]c%[2]d = getelementptr i32, ptr %%%[1]c, i64 %[2]d\n", array, i)
			}
			p("  %%x%[1]d = load i32, ptr %%b%[1]d\n  %%y%[1]d = load i32, ptr %%c%[1]d\n  %%z%[1]d = add i32 %%x%[1]d, %%y%[1]d\n  store i32 %%z%[1]d, ptr %%a%[1]d\n", i)
		}
		p("  ret void\n}\n")
	}},
	{"rounds", "rounds of a cipher that adds, rotates and xors, in one block", func(p func(string, ...any), n int) {
		p("define i32 @f(i32 %%a, i32 %%b) {\n")
		for i := range n {
			p("  %%s%[1]d = add i32 %[2]s, %[3]s\n  %%x%[1]d = xor i32 %[3]s, %%s%[1]d\n  %%h%[1]d = shl i32 %%x%[1]d, 7\n  %%l%[1]d = lshr i32 %%x%[1]d, 25\n  %%r%[1]d = or i32 %%h%[1]d, %%l%[1]d\n",
				i, numbered("%s", i-1, "%a"), numbered("%r", i-1, "%b"))
		}
		p("  %%sum = add i32 %%s%[1]d, %%r%[1]d\n  ret i32 %%sum\n}\n", n-1)
	}},
	{"clamps", "numbers cut to a range by compares and selects, in one block", func(p func(string, ...any), n int) {
		p("define void @f(ptr %%p) {\n")
		for i := range n {
			p("  %%a%[1]d = load volatile i32, ptr %%p\n  %%c%[1]d = icmp slt i32 %%a%[1]d, %[2]d\n  %%l%[1]d = select i1 %%c%[1]d, i32 %[2]d, i32 %%a%[1]d\n"+
				"  %%d%[1]d = icmp sgt i32 %%l%[1]d, %[3]d\n  %%u%[1]d = select i1 %%d%[1]d, i32 %[3]d, i32 %%l%[1]d\n  store volatile i32 %%u%[1]d, ptr %%p\n", i, -i%100, 100+i%100)
		}
		p("  ret void\n}\n")
	}},
	{"polynomial", "terms of a polynomial of a float, in one block", func(p func(string, ...any), n int) {
		p("define float @f(float %%x, ptr %%p) {\n")
		for i := range n {
			p("  %%k%[1]d = load volatile float, ptr %%p\n  %%n%[1]d = fneg float %%k%[1]d\n  %%m%[1]d = fmul float %[2]s, %%x\n  %%s%[1]d = fsub float %%m%[1]d, %%n%[1]d\n", i, numbered("%s", i-1, "1.0"))
		}
		p("  ret float %%s%d\n}\n", n-1)
	}},
}

// idioms are computations of $z of $a and $b in three steps, each of which is less in the end.
var idioms = []string{
	"  $y = xor i32 $a, -1\n  $w = and i32 $y, $b\n  $z = or i32 $w, $a\n",
	"  $y = add i32 $a, $b\n  $w = sub i32 $y, $b\n  $z = mul i32 $w, 8\n",
	"  $y = shl i32 $a, 3\n  $w = lshr i32 $y, 3\n  $z = and i32 $w, 255\n",
	"  $y = icmp slt i32 $a, $b\n  $w = zext i1 $y to i32\n  $z = sub i32 0, $w\n",
	"  $y = urem i32 $a, 16\n  $w = add i32 $y, $b\n  $z = sub i32 $w, $b\n",
	"  $y = and i32 $a, $b\n  $w = xor i32 $a, $b\n  $z = add i32 $y, $w\n",
}

// idiom is one whose names have a number.
func idiom(i int, text string) string {
	n := fmt.Sprint(i)
	return strings.NewReplacer("$a", "%a"+n, "$b", "%b"+n, "$y", "%y"+n, "$w", "%w"+n, "$z", "%z"+n).Replace(text)
}
