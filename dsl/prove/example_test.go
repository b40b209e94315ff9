package prove_test

import (
	"fmt"
	"log"

	"rewrite/dsl"
	"rewrite/dsl/load"
	"rewrite/dsl/prove"
)

// Ask only whether rules are right: read them, and have them proved.
func ExampleRule() {
	set, found := load.Sources([]dsl.Source{{Name: "mine.rw", Text: `
rule add-sub
  sub(add(x, y), y) => x

rule half-sum
  lshr(add(x, y), 1) => add(and(x, y), lshr(xor(x, y), 1))
`}}, load.Options{})
	if err := found.Err(); err != nil {
		log.Fatal(err) // with file, line and column
	}
	for _, r := range set.Rules {
		v := prove.Rule(r, prove.Options{Effort: prove.DefaultEffort})
		fmt.Println(r.Name, "is", v)
		if v.Counterexample != nil {
			fmt.Print(v.Counterexample)
		}
	}
	// Output:
	// add-sub is proved at 1 to 8, 16, 32 and 64 bits
	// half-sum is disproved
	// half-sum is wrong from left to right, for
	//   i2 %x = 1
	//   i2 %y = 3 (-1)
	// source: 0
	//   %1 = add i2 %x, %y                   ; 0
	//   %2 = lshr i2 %1, 1                   ; 0
	// target: 2 (-2)
	//   %3 = and i2 %x, %y                   ; 1
	//   %4 = xor i2 %x, %y                   ; 2 (-2)
	//   %5 = lshr i2 %4, 1                   ; 1
	//   %6 = add i2 %3, %5                   ; 2 (-2)
	// The target has another value.
}
