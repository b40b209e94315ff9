package irgen

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
)

// Kinds are the kinds of functions that Straight makes.
var Kinds = []string{"int", "flags", "div", "cast", "minmax", "bits", "logic", "float", "vector", "pointer", "mixed", "chain"}

// A template is an operation: the class of its result, and its text, in which $T, $N, $B, $F, $V and
// $P are operands of a class, T, N, and so on their types, # a small constant that is not 0,
// and ~ a predicate.
type template struct{ kind, result, text string }

// The classes: an integer type, a narrower one, i1, float, a vector, an address.
var templates = expand([]template{
	{"int", "T", "{add,sub,mul,and,or,xor} T $T, $T"}, {"int", "T", "{shl,lshr,ashr} T $T, #"}, {"int", "T", "{add,and,mul} T $T, #"},
	{"flags", "T", "{add,sub,mul} {nsw,nuw,nuw nsw} T $T, $T"}, {"flags", "T", "{lshr,ashr} exact T $T, #"}, {"flags", "T", "shl {nuw,nsw} T $T, #"}, {"flags", "T", "or disjoint T $T, $T"}, {"flags", "T", "sub T #, $T"},
	{"div", "T", "{udiv,sdiv,urem,srem} T $T, #"}, {"div", "T", "{add,mul,shl} T $T, #"},
	{"cast", "N", "trunc T $T to N"}, {"cast", "T", "{zext,sext,zext nneg} N $N to T"}, {"cast", "T", "{add,and,shl,lshr} T $T, #"}, {"cast", "N", "{add,or} N $N, $N"},
	{"minmax", "T", "call T @llvm.{smax,smin,umax,umin}.T(T $T, T $T)"}, {"minmax", "T", "call T @llvm.{smax,umin}.T(T $T, T #)"}, {"minmax", "T", "add T $T, #"},
	{"bits", "T", "call T @llvm.{ctpop,bitreverse}.T(T $T)"}, {"bits", "T", "call T @llvm.{ctlz,cttz}.T(T $T, i1 false)"}, {"bits", "T", "call T @llvm.fsh{l,r}.T(T $T, T $T, T #)"}, {"bits", "T", "{and,xor,shl,lshr} T $T, #"},
	{"logic", "B", "icmp ~ T $T, $T"}, {"logic", "B", "icmp ~ T $T, #"}, {"logic", "B", "{and,or,xor} i1 $B, $B"}, {"logic", "B", "select i1 $B, i1 $B, i1 {$B,true,false}"}, {"logic", "T", "select i1 $B, T $T, T $T"},
	{"float", "F", "{fadd,fsub,fmul} {,nnan,fast} float $F, $F"}, {"float", "F", "fneg float $F"}, {"float", "F", "call {,nnan,nsz} float @llvm.{fabs,sqrt}.f32(float $F)"}, {"float", "B", "fcmp {olt,ogt,une,ord} float $F, {$F,0.0}"}, {"float", "F", "select {,nnan,nsz} i1 $B, float $F, float {$F,0.0}"},
	{"vector", "V", "{add,mul,and,xor} V $V, {$V,splat (i16 3)}"}, {"vector", "V", "shl V $V, splat (i16 #)"}, {"vector", "V", "shufflevector V $V, V $V, <4 x i32> <i32 {0,3,5}, i32 {1,poison}, i32 {2,7}, i32 {4,3}>"}, {"vector", "V", "insertelement V $V, i16 #, i32 {0,2}"},
	{"pointer", "P", "getelementptr {,inbounds} {i8,i32} , ptr $P, i64 {#,$Q}"}, {"pointer", "B", "icmp {eq,ne,ult} ptr $P, {$P,null}"}, {"pointer", "P", "select i1 $B, ptr $P, ptr $P"}, {"pointer", "Q", "ptrtoint ptr $P to i64"}, {"pointer", "Q", "sub i64 $Q, $Q"},
})

// expand makes a template of each way through the lists in braces of others.
func expand(list []template) (all []template) {
	for len(list) > 0 {
		t := list[0]
		list = list[1:]
		open, end := strings.Index(t.text, "{"), strings.Index(t.text, "}")
		if open < 0 {
			all = append(all, t)
			continue
		}
		for _, s := range strings.Split(t.text[open+1:end], ",") {
			list = append(list, template{t.kind, t.result, t.text[:open] + s + t.text[end+1:]})
		}
	}
	return all
}

// Straight is the text of a module of one function without branches, of a kind and of that
// many operations, that belongs to a seed.
func Straight(seed uint64, kind string, ops int) []byte {
	r := rand.New(rand.NewPCG(seed, uint64(len(kind))<<8|uint64(kind[0])))
	if kind == "chain" {
		return chain(r, seed, ops)
	}
	pick := func(list ...string) string { return list[r.IntN(len(list))] }
	types := map[byte]string{'T': pick("i16", "i32", "i64"), 'N': "i8", 'B': "i1", 'F': "float", 'V': "<4 x i16>", 'P': "ptr", 'Q': "i64"}
	values := map[byte][]string{}
	var params []string
	for _, class := range []byte("TNBFVPQ") {
		for i := range 2 {
			name := fmt.Sprintf("%%%c%d", class, i)
			values[class] = append(values[class], name)
			params = append(params, types[class]+" "+name)
		}
	}
	var of []template
	for _, t := range templates {
		if kind == "mixed" || t.kind == kind {
			of = append(of, t)
		}
	}
	var body strings.Builder
	result, class := "", byte(0)
	for i := range ops {
		t := of[r.IntN(len(of))]
		class, result = t.result[0], fmt.Sprintf("%%v%d", i)
		fmt.Fprintf(&body, "  %s = ", result)
		for k := 0; k < len(t.text); k++ {
			switch c := t.text[k]; {
			case c == '$':
				k++
				list := values[t.text[k]]
				body.WriteString(list[len(list)-1-min(r.IntN(len(list)), r.IntN(len(list)))]) // mostly a late one
			case c == '#':
				body.WriteString(pick("1", "2", "3", "4", "5", "7"))
			case c == '~':
				body.WriteString(pick("eq", "ne", "ult", "ule", "ugt", "slt", "sge", "sgt"))
			case types[c] != "" && !slices.Contains([]byte("QP"), c):
				body.WriteString(types[c])
			default:
				body.WriteByte(c)
			}
		}
		body.WriteByte('\n')
		values[class] = append(values[class], result)
	}
	return fmt.Appendf(nil, "define %s @f(%s) {\n%s  ret %s %s\n}\n", types[class], strings.Join(params, ", "), body.String(), types[class], result)
}

// chainWidths are the integers of chains; one in four has all of them, and casts between.
var chainWidths = []int{8, 32, 64}

// chain is the text of a function each of whose operations is on the result of the one before and on a parameter or
// a constant. So what may meet lies ever further apart, and which bits of a value matter is told by all that follows.
func chain(r *rand.Rand, seed uint64, ops int) []byte {
	widths := chainWidths
	if i := seed % 4; i < 3 {
		widths = widths[i : i+1]
	}
	var params []string
	for _, w := range widths {
		for _, name := range "abc" {
			params = append(params, fmt.Sprintf("i%d %%%c%d", w, name, w))
		}
	}
	m := mix{constants: r.IntN(5), shifts: r.IntN(3)}
	width := widths[r.IntN(len(widths))]
	last := fmt.Sprintf("%%a%d", width)
	var body strings.Builder
	for i := range ops {
		text := ""
		if to := widths[r.IntN(len(widths))]; to != width && r.IntN(4) == 0 {
			op := "trunc"
			if to > width {
				op = []string{"zext", "sext"}[r.IntN(2)]
			}
			text = fmt.Sprintf("%s i%d %s to i%d", op, width, last, to)
			width = to
		} else {
			text = m.link(r, width, last)
		}
		last = fmt.Sprintf("%%v%d", i)
		fmt.Fprintf(&body, "  %s = %s\n", last, text)
	}
	return fmt.Appendf(nil, "define i%d @f(%s) {\n%s  ret i%d %s\n}\n", width, strings.Join(params, ", "), body.String(), width, last)
}

// A mix says how many of four other operands are constants, and how many of eight operations are shifts.
type mix struct{ constants, shifts int }

// link is an operation of a chain on its last value.
func (m mix) link(r *rand.Rand, width int, last string) string {
	if r.IntN(8) < m.shifts {
		op := []string{"shl", "lshr", "ashr"}[r.IntN(3)]
		return fmt.Sprintf("%s i%d %s, %d", op, width, last, 1+r.IntN(min(width, 8)-1))
	}
	op := []string{"add", "sub", "mul", "and", "or", "xor"}[r.IntN(6)]
	other := fmt.Sprintf("%%%c%d", "abc"[r.IntN(3)], width)
	if r.IntN(4) < m.constants {
		all := ^uint64(0) >> (64 - width)
		other = fmt.Sprint([]uint64{1, 2, 3, 5, 7, 12, 15, all, all - 1, 1 << r.IntN(width), 1<<(1+r.IntN(width-1)) - 1, r.Uint64() & all}[r.IntN(12)])
	}
	if op == "sub" && r.IntN(2) == 0 {
		last, other = other, last
	}
	return fmt.Sprintf("%s i%d %s, %s", op, width, last, other)
}
