package constfold_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"rewrite/dsl"
	"rewrite/passes/constfold"
	"rewrite/passes/ir"
)

// signatures are those of intrinsics that patterns can't name, as dsl.Intrinsic.Sig has
// it, with the name of a type where there is no choice.
func signatures() map[string]string {
	list := map[string]string{"frexp": "{F,T} F"}
	for _, name := range []string{"smul.fix", "smul.fix.sat", "umul.fix", "umul.fix.sat"} {
		list[name] = "T T T scale"
	}
	for _, mode := range []string{"rn", "rz", "rm", "rp"} {
		for op, n := range map[string]int{"add": 2, "mul": 2, "div": 2, "fma": 3, "sqrt": 1, "rcp": 1} {
			for suffix, t := range map[string]string{".d": "double", ".f": "float", ".ftz.f": "float"} {
				list["nvvm."+op+"."+mode+suffix] = strings.TrimSpace(t + strings.Repeat(" "+t, n))
			}
		}
		for to, t := range map[string]string{"i": "i32", "ui": "i32", "ll": "i64", "ull": "i64"} {
			list["nvvm.f2"+to+"."+mode] = t + " float"
			list["nvvm.f2"+to+"."+mode+".ftz"] = t + " float"
			list["nvvm.d2"+to+"."+mode] = t + " double"
		}
	}
	return list
}

// intrinsics lists all that is known of, each with its signature.
func intrinsics(t testing.TB) (names []string, sigs map[string]string, flags map[string]ir.Flags) {
	sigs, flags = map[string]string{}, map[string]ir.Flags{}
	for _, in := range dsl.Intrinsics() {
		sigs[in.Name], flags[in.Name] = in.Sig, in.Flags
	}
	own := signatures()
	for _, name := range constfold.Names() {
		if sigs[name] == "" {
			sigs[name] = own[name]
		}
		if sigs[name] == "" {
			t.Errorf("llvm.%s is folded and no signature of it is known here: add one", name)
		}
	}
	for name, sig := range sigs {
		if sig != "" {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	return names, sigs, flags
}

// intrinsic writes cases of a call, one for each type that it takes.
func (g *foldGen) intrinsic(name, sig string, flags ir.Flags) {
	result, params, _ := strings.Cut(sig, " ")
	letters := ints // of the letter that comes first
	switch {
	case strings.ContainsAny(sig, "F"):
		letters = floats
	case !strings.ContainsAny(sig, "TUP"):
		letters = floats // for as many cases as others have
	}
	for _, first := range letters {
		g.begin()
		types := map[string]scalar{"T": first, "U": pick(g, ints), "F": first, "P": pointer, "b": flag}
		switch {
		case strings.Contains(sig, "F"):
			types["T"] = pick(g, ints)
		case strings.Contains(sig, "P"):
			types["T"] = intType(64)
		}
		if name == "powi" || name == "ldexp" && g.chance(50) {
			types["T"] = intType(32)
		}
		if width := types["T"].bits; name == "bswap" && width%16 != 0 || types["U"].bits < 2 && strings.Contains(sig, "U") {
			continue
		}
		suffix := ""
		if strings.HasPrefix(name, "nvvm.") {
			g.lanes = 0
		}
		seen := map[string]bool{}
		named := func(letter string) string {
			s, ok := types[letter]
			if !ok {
				return letter // a type that is written out
			}
			if letter != "b" && !seen[letter] {
				seen[letter] = true
				if g.lanes > 0 && !(name == "powi" && letter == "T") {
					suffix += fmt.Sprintf(".v%d%s", g.lanes, s.suffix())
				} else {
					suffix += "." + s.suffix()
				}
			}
			return g.typed(s)
		}
		var rt string
		var fields []string // of a struct
		if inner, ok := strings.CutPrefix(result, "{"); ok {
			a, b, _ := strings.Cut(strings.TrimSuffix(inner, "}"), ",")
			fields = []string{named(a), named(b)}
			rt = "{ " + fields[0] + ", " + fields[1] + " }"
		} else {
			rt = named(result)
		}
		var args, kinds []string
		for _, p := range strings.Fields(params) {
			var t, v string
			switch s, ok := types[p]; {
			case p == "imm":
				t, v = "i1", fmt.Sprint(g.chance(50))
			case p == "imm32":
				t, v = "i32", fmt.Sprint(g.r.IntN(1024))
			case p == "scale":
				t, v = "i32", fmt.Sprint(g.r.IntN(int(types["T"].bits)))
			case ok && name == "powi" && p == "T": // one for all lanes
				t = s.name
				suffix += "." + s.suffix()
				v = g.one(s)
			case ok:
				t, v = named(p), g.value(s)
			default:
				for _, s := range slices.Concat(ints, floats) {
					if s.name == p {
						t, v = p, g.one(s)
					}
				}
			}
			args, kinds = append(args, t+" "+v), append(kinds, t)
		}
		full := "@llvm." + name + suffix
		g.decls[fmt.Sprintf("declare %s %s(%s)", rt, full, strings.Join(kinds, ", "))] = true
		fl := ""
		if flags != 0 && !strings.HasPrefix(result, "{") {
			fl = g.flags(flags)
		}
		call := fmt.Sprintf("call %s%s %s(%s)", fl, rt, full, strings.Join(args, ", "))
		if field := g.r.IntN(3); len(fields) > field { // or all of it
			g.now.value = "%x"
			g.add(name, fields[field], "%s\n  %%x = extractvalue %s %%r, %d", call, rt, field)
			continue
		}
		g.add(name, rt, "%s", call)
	}
}
