package optimize_test

import (
	"errors"
	"fmt"
	"log"
	"os"

	"rewrite/passes/ir/diag"

	lir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"

	"rewrite/dsl"
	"rewrite/passes/optimize"
)

// Optimize a file with the built-in rules, and write the result.
func ExampleFile() {
	result, err := optimize.File("testdata/f.ll", optimize.Options{})
	if err != nil {
		log.Fatal(err)
	}
	if _, err := result.WriteTo(os.Stdout); err != nil {
		log.Fatal(err)
	}
	fmt.Printf("\ncost %d -> %d\n", result.Stats.CostBefore/100, result.Stats.CostAfter/100)
	// Output:
	// define i32 @f(i32 noundef %x, i32 noundef %y) {
	//   %1 = shl i32 %x, 3
	//   ret i32 %1
	// }
	//
	// cost 25 -> 1
}

// Rules of one's own on a module of llir: a runtime function that multiplies numbers of
// 16 integer and 16 fractional bits, whose meaning nobody else can know.
func ExampleLLIR() {
	rules, err := optimize.ParseRules(optimize.RuleOptions{Builtin: true}, dsl.Source{Name: "fixed.rw", Text: `
/// A number times one is the number.
rule fixmul-one
  @fixmul(x: i32, 65536) => x
  axiom "fixmul is the product of two 16.16 numbers"
`})
	if err != nil {
		log.Fatal(err)
	}

	m := lir.NewModule()
	fixmul := m.NewFunc("fixmul", types.I32, lir.NewParam("a", types.I32), lir.NewParam("b", types.I32))
	fixmul.FuncAttrs = []lir.FuncAttribute{enum.FuncAttrReadNone, enum.FuncAttrNoUnwind, enum.FuncAttrWillReturn}
	x := lir.NewParam("x", types.I32)
	scale := m.NewFunc("scale", types.I32, x)
	b := scale.NewBlock("entry")
	one := b.NewCall(fixmul, x, constant.NewInt(types.I32, 1<<16))
	b.NewRet(b.NewMul(one, constant.NewInt(types.I32, 8)))

	out, result, err := optimize.LLIR(m, optimize.Options{Rules: rules, Coverage: true})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Print(out)
	for _, r := range result.Coverage.Rules {
		if r.Survived > 0 {
			fmt.Printf("; by %s (%s:%d)\n", r.Name, r.File, r.Line)
		}
	}
	// Output:
	// declare i32 @fixmul(i32 %0, i32 %1) readnone nounwind willreturn
	//
	// define i32 @scale(i32 %x) {
	// entry:
	// 	%0 = shl i32 %x, 3
	// 	ret i32 %0
	// }
	// ; by user/fixmul-one (fixed.rw:3)
	// ; by mul-pow2 (rules/mul.rw:32)
}

// A wrong rule is refused with what shows that it is wrong.
func ExampleParseRules_wrong() {
	_, err := optimize.ParseRules(optimize.RuleOptions{}, dsl.Source{Name: "mine.rw", Text: `
rule average
  lshr(add nuw(x, y), 1) => add(and(x, y), lshr(xor(x, y), 1))
`})
	var found diag.Diagnostics
	if errors.As(err, &found) {
		fmt.Print(found[0].Render())
	}
	// Output:
	// mine.rw:2:6: error: rule average is wrong (it holds if noundef(x) && noundef(y))
	//   rule average
	//        ^~~~~~~
	// note: average is wrong from left to right, for
	//     i2 %x = undef: each use is 0 or 1
	//     i2 %y = undef: each use is 1 or 2 (-2)
	//   source: 0 or 1
	//     %1 = add nuw i2 %x, %y               ; 1, 2 (-2) or 3 (-1)
	//     %2 = lshr i2 %1, 1                   ; 0 or 1
	//   target: 2 (-2)
	//     %3 = and i2 %x, %y                   ; 1, reading x as 1, y as 1
	//     %4 = xor i2 %x, %y                   ; 2 (-2), reading x as 0, y as 2 (-2)
	//     %5 = lshr i2 %4, 1                   ; 1
	//     %6 = add i2 %3, %5                   ; 2 (-2)
	//   The target has a value that the source cannot have.
}
