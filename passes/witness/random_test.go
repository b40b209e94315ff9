package witness_test

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"testing"

	"rewrite/passes/ir"
	"rewrite/passes/ir/interp"
	"rewrite/passes/ir/interp/libc"
	"rewrite/passes/ir/llvmtest"
	"rewrite/passes/irgen"
	"rewrite/passes/witness"
)

// world is who calls the functions of a random module, and whom they call.
type world struct {
	*rand.Rand
	m     *interp.Machine
	known []interp.Value // addresses that functions which keep them were given
}

// external reads and writes by its argument what its declaration allows, and by all
// addresses that it was ever given if it may keep them.
func (w *world) external(c *interp.Call) (interp.Value, error) {
	at := func(p interp.Value, write bool) {
		if o := p.Object(); o != nil && w.IntN(2) == 0 {
			i := w.Uint64N(o.Size)
			if _, pointer := o.PointerAt(i &^ 7); pointer && write {
				return
			}
			if _, _, err := w.m.Find(o.At(i), 1, write); err == nil && write {
				w.m.Write(o.At(i), []byte{byte(w.IntN(256))}) // it was found to be writable
			}
		}
	}
	switch c.Name {
	case "see":
		w.known = append(w.known, c.Args[0])
		fallthrough
	case "next":
		for _, p := range w.known {
			at(p, w.IntN(2) == 0)
		}
	case "seen", "put":
		at(c.Args[0], w.IntN(2) == 0)
	case "sum", "look":
		at(c.Args[0], false)
		if c.Name == "sum" {
			for _, p := range w.known {
				at(p, false)
			}
		}
	}
	switch {
	case c.Result == ir.Void:
		return interp.Value{}, nil
	case c.Result.IsInt() && c.Result.Bits <= 64:
		return interp.Int(w.Uint64N(5) & ir.Mask(c.Result.Bits)), nil
	}
	return w.m.Zero(c.Result), nil
}

// arguments are numbers, and buffers of which those that are not noalias may be one.
func (w *world) arguments(f *ir.Func) (args []interp.Value) {
	var shared interp.Value
	for i, t := range f.FuncType.Fields {
		switch {
		case t.IsPtr():
			p := w.m.NewObject(interp.ObjExternal, 80, 16, "buffer").Pointer()
			if i >= len(f.ParamAttrs) || !f.ParamAttrs[i].Has("noalias") {
				if shared.Object() != nil && w.IntN(2) == 0 {
					p = shared.Offset(int64(4 * w.IntN(5)))
				} else {
					shared = p
				}
			}
			args = append(args, p)
		case t.IsInt() && t.Bits <= 64:
			n := w.Uint64() & ir.Mask(t.Bits)
			if w.IntN(2) == 0 {
				n &= 3
			}
			args = append(args, interp.Int(n))
		default:
			args = append(args, w.m.Zero(t))
		}
	}
	return args
}

// TestRandomModules: what is said of random functions about memory is so.
func TestRandomModules(t *testing.T) {
	held := seen{}
	ended := 0
	for seed := range uint64(llvmtest.Amount(60, 300, 1000)) {
		text := irgen.Module(seed, irgen.Options{Memory: true})
		form := forms[seed%uint64(len(forms))]
		src := made(t, fmt.Sprintf("seed %d, %s", seed, form.name), text, form.passes)
		for _, f := range src.Module.Funcs {
			if f.IsDecl() {
				continue
			}
			for run := range uint64(6) {
				w, wit := &world{Rand: rand.New(rand.NewPCG(seed, run))}, witness.New()
				opt := libc.Options(interp.Options{Fuel: 1e5, Seed: run, Watch: wit, External: w.external})
				m, err := interp.New(opt, src)
				if err != nil {
					t.Fatal(err)
				}
				w.m = m
				switch _, err = m.Call(f, w.arguments(f)); {
				case err == nil:
					ended++
				case errors.As(err, new(*interp.Unsupported)):
					t.Error(err)
				}
				for _, x := range wit.Wrong {
					t.Errorf("%s: %v", src.Name, x)
				}
				if len(wit.Wrong) > 0 {
					t.Fatalf("%s", src.Text)
				}
				for k, n := range wit.Held {
					held[k] += n
				}
			}
		}
	}
	t.Log(ended, "calls ended")
	held["no by points"], held["no by points across"] = 10, 10 // local functions are called from outside, too
	held.atLeast(t, 10)                                        // slots that nobody else knows are rare here: TestPrograms has many
}
