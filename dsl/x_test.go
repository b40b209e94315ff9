package dsl
import ("testing";"fmt";"os";"time")
func TestX(t *testing.T){
 b, _ := os.ReadFile("/tmp/x.rw")
 t0 := time.Now()
 s, d := LoadSources([]Source{{"x.rw", string(b)}}, Options{})
 _ = t0
 for _, d := range d { fmt.Print(d.Render()) }
 for _, r := range s.Rules { fmt.Printf("%s %v lanewise=%v types=%+v\n  vars=%+v constr=%+v\n", r.Name, r.Arrow, r.LaneWise, r.Types, r.Vars, r.Constraints) }
 for _, c := range s.Costs { fmt.Printf("%+v\n", c) }
}
func TestY(t *testing.T){
 b, _ := os.ReadFile("/tmp/x.rw")
 s, _ := LoadSources([]Source{{"x.rw", string(b)}}, Options{})
 for _, r := range s.Rules {
   fmt.Println(r)
   s2, d := LoadSources([]Source{{"p.rw", r.String()}}, Options{})
   for _, d := range d { fmt.Print(d.Render()) }
   if len(s2.Rules) == 1 && s2.Rules[0].String() != r.String() { fmt.Println("!!!!", s2.Rules[0]) }
 }
}
