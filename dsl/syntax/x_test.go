package syntax
import ("testing";"fmt")
func TestX(t *testing.T){
 src := `
/// (x + C1) + C2 is one add.
rule add-add-const
  add(add(x, C1), C2) <=> add(x, C1 + C2)
rule d  sub(x, x) => 0
rule icmp-sgt-add-nsw
      icmp sgt(add nsw(x, C), x) => true
      if C >s 0
rule zext-trunc-mask
      zext(trunc(x: W): N): W <=> and(x, low_mask(N))
rule bitop-self for op in [and, or]
      op(x, x) => x
rule v for (a, b) in [(and, -1), (or, 0)] a(x: <4 x i32>, b) => t = add f & g(x, C & low_mask(2)) if p in [eq, ne] && !(C == 1)
test add-add-const
      (x: i8) add(add(x, 200), 100) -> add(x, 44)
cost x86-64 extends generic add, sub = 4 mul i64 = 12
group a-b after c-d, e-f
rule e1 add(x, ) => x
rule e2 add(x, y => x
rule e3 add(x, y) = x
rule add(x, y) => x
rule e5 add(x y) => x
rule e6 add(x, y) => 
rule e7 add(x, y) => x if
rule e8 add(x, y) => x) 
rule e9 add(x, y => "abc
rule e10 add(x, y) => x ? y
rule e11 add(x:, y) => x 
rule e12 for a in and, or] add(x, y) => x 
rule e13 add(x, C1 +) => x 
rule
`
 f, d := Parse("a.rw", src, All)
 fmt.Println(len(f.Items))
 for _, d := range d { fmt.Print(d.Render()) }
}
func BenchmarkP(b *testing.B){
 src := "rule add-add-const\n  add(add(x, C1), C2) <=> add(x, C1 + C2)\n"
 for b.Loop() { Parse("a", src, All) }
}
