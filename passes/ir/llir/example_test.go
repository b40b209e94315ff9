package llir_test

import (
	"fmt"
	"log"
	"os"

	"rewrite/passes/ir/asm/print"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"

	"rewrite/passes/ir/llir"
	"rewrite/passes/ir/verify"
)

// A Go program builds a function with llir, has it checked and printed, and
// goes on with llir's form.
func Example() {
	// func gcd(a, b i32) i32: for b != 0 { a, b = b, a % b }; return a
	m := ir.NewModule()
	a, b := ir.NewParam("a", types.I32), ir.NewParam("b", types.I32)
	gcd := m.NewFunc("gcd", types.I32, a, b)
	entry, loop, body, done := gcd.NewBlock("entry"), gcd.NewBlock("loop"), gcd.NewBlock("body"), gcd.NewBlock("done")
	entry.NewBr(loop)
	x, y := loop.NewPhi(ir.NewIncoming(a, entry)), loop.NewPhi(ir.NewIncoming(b, entry))
	more := loop.NewICmp(enum.IPredNE, y, constant.NewInt(types.I32, 0))
	loop.NewCondBr(more, body, done)
	rest := body.NewURem(x, y)
	x.Incs = append(x.Incs, ir.NewIncoming(y, body))
	y.Incs = append(y.Incs, ir.NewIncoming(rest, body))
	body.NewBr(loop)
	done.NewRet(x)

	ours, err := llir.FromLLIR(m)
	if err != nil {
		log.Fatal(err)
	}
	for _, problem := range verify.Module(ours) {
		log.Fatal(problem.Where, ": ", problem.Msg)
	}
	if err := print.Module(os.Stdout, ours); err != nil {
		log.Fatal(err)
	}
	back, err := llir.ToLLIR(ours)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println("\nllir has", len(back.Funcs[0].Blocks), "blocks")
	// Output:
	// define i32 @gcd(i32 %a, i32 %b) {
	// entry:
	//   br label %loop
	//
	// loop:                                             ; preds = %entry, %body
	//   %0 = phi i32 [ %a, %entry ], [ %1, %body ]
	//   %1 = phi i32 [ %b, %entry ], [ %3, %body ]
	//   %2 = icmp ne i32 %1, 0
	//   br i1 %2, label %body, label %done
	//
	// body:                                             ; preds = %loop
	//   %3 = urem i32 %0, %1
	//   br label %loop
	//
	// done:                                             ; preds = %loop
	//   ret i32 %0
	// }
	//
	// llir has 4 blocks
}
