package irgen

import (
	"fmt"
	"slices"
	"strings"
)

// A Shape is a module that has something n times over: what a pass that takes more
// than linear time stumbles over. The verifiers accept every one of at least two.
type Shape struct {
	Name, Doc string
	write     func(p func(format string, args ...any), n int)
}

// Text is the module of the shape of size n.
func (s *Shape) Text(n int) []byte {
	var b strings.Builder
	s.write(func(format string, args ...any) { fmt.Fprintf(&b, format, args...) }, n)
	return []byte(b.String())
}

// ShapeNamed gives the shape of a name, nil if there is none.
func ShapeNamed(name string) *Shape {
	for i := range Shapes {
		if Shapes[i].Name == name {
			return &Shapes[i]
		}
	}
	return nil
}

// chosen is a when the condition holds, else b.
func chosen(c bool, a, b string) string {
	if c {
		return a
	}
	return b
}

// numbered is a name with a number, or else another name for the number that is before all.
func numbered(prefix string, i int, first string) string {
	return chosen(i < 0, first, fmt.Sprint(prefix, i))
}

// Shapes are all shapes: first what is many functions, then blocks, then loops, then one block.
var Shapes = append([]Shape{
	{"functions", "small functions with a slot", func(p func(string, ...any), n int) {
		for i := range n {
			p("define i32 @f%d(i32 %%a, ptr %%p) {\n  %%s = alloca i32\n  store i32 %%a, ptr %%s\n  %%v = load i32, ptr %%s\n"+
				"  %%w = add i32 %%v, 0\n  %%x = mul i32 %%w, 8\n  store i32 %%x, ptr %%p\n  ret i32 %%x\n}\n", i)
		}
	}},
	{"calls", "functions that call each other", func(p func(string, ...any), n int) {
		for i := range n {
			p("define i32 @f%d(i32 %%a) {\n  %%v = call i32 @f%d(i32 %%a)\n  %%w = add i32 %%v, 0\n  ret i32 %%w\n}\n", i, (i*7+3)%n)
		}
	}},
	{"metadata", "functions that load with a !range of their own", func(p func(string, ...any), n int) {
		for i := range n {
			p("define i1 @f%d(ptr %%p) {\n  %%x = load i32, ptr %%p, align 4, !range !%d\n  %%big = icmp ugt i32 %%x, 7\n  ret i1 %%big\n}\n", i, i)
		}
		for i := range n {
			p("!%d = !{i32 0, i32 %d}\n", i, 100+i)
		}
	}},
	{"globals", "globals that hold the address of others", func(p func(string, ...any), n int) {
		for i := range n {
			p("@g%d = internal global ptr @g%d\n", i, (i*13+5)%n)
		}
		p("define ptr @f() {\n  ret ptr @g0\n}\n")
	}},
	{"types", "struct types, each loaded from", func(p func(string, ...any), n int) {
		for i := range n {
			p("%%t%d = type { i32, [%d x i16], i64 }\n", i, i+1)
		}
		p("define i64 @f(ptr %%p) {\n")
		for i := range n {
			p("  %%a%[1]d = getelementptr %%t%[1]d, ptr %%p, i64 1, i32 2\n  %%v%[1]d = load i64, ptr %%a%[1]d\n  %%s%[1]d = add i64 %%v%[1]d, %[2]s\n",
				i, numbered("%s", i-1, "0"))
		}
		p("  ret i64 %%s%d\n}\n", n-1)
	}},
	{"diamonds", "diamonds one after the other, with a call in one arm", func(p func(string, ...any), n int) {
		p("declare void @g(i32)\ndefine i32 @f(i32 %%x) {\nentry:\n  br label %%b0\n")
		for i := range n {
			p("b%[1]d:\n  %%c%[1]d = icmp eq i32 %%x, %[1]d\n  br i1 %%c%[1]d, label %%t%[1]d, label %%b%[2]d\n"+
				"t%[1]d:\n  call void @g(i32 %[1]d)\n  br label %%b%[2]d\n", i, i+1)
		}
		p("b%d:\n  ret i32 %%x\n}\n", n)
	}},
	{"selects", "diamonds that become selects, in one block at the end", func(p func(string, ...any), n int) {
		p("define i32 @f(i32 %%x, i32 %%y) {\nentry:\n  br label %%b0\n")
		for i := range n {
			p("b%[1]d:\n  %%c%[1]d = icmp ult i32 %[2]s, %[3]d\n  br i1 %%c%[1]d, label %%t%[1]d, label %%u%[1]d\n"+
				"t%[1]d:\n  %%a%[1]d = add i32 %[2]s, %[1]d\n  br label %%j%[1]d\nu%[1]d:\n  %%d%[1]d = sub i32 %%y, %[2]s\n  br label %%j%[1]d\n"+
				"j%[1]d:\n  %%r%[1]d = phi i32 [ %%a%[1]d, %%t%[1]d ], [ %%d%[1]d, %%u%[1]d ]\n  br label %%b%[4]d\n",
				i, numbered("%r", i-1, "%x"), i*7, i+1)
		}
		p("b%d:\n  ret i32 %%r%d\n}\n", n, n-1)
	}},
	{"slots", "diamonds that load and store two slots", func(p func(string, ...any), n int) {
		p("declare i1 @c(i32)\ndefine i32 @f(i32 %%x) {\nentry:\n  %%s = alloca i32\n  %%t = alloca i32\n" +
			"  store i32 %%x, ptr %%s\n  store i32 0, ptr %%t\n  br label %%b0\n")
		for i := range n {
			p("b%[1]d:\n  %%v%[1]d = load i32, ptr %%s\n  %%c%[1]d = call i1 @c(i32 %%v%[1]d)\n  br i1 %%c%[1]d, label %%t%[1]d, label %%b%[2]d\n"+
				"t%[1]d:\n  %%w%[1]d = load i32, ptr %%t\n  %%z%[1]d = add i32 %%w%[1]d, 1\n  store i32 %%z%[1]d, ptr %%t\n"+
				"  store i32 %[1]d, ptr %%s\n  br label %%b%[2]d\n", i, i+1)
		}
		p("b%d:\n  %%r = load i32, ptr %%t\n  ret i32 %%r\n}\n", n)
	}},
	{"nest", "conditions in conditions", func(p func(string, ...any), n int) {
		p("declare void @g(i32)\ndefine void @f(i32 %%x) {\nentry:\n  br label %%b0\n")
		for i := range n {
			p("b%[1]d:\n  %%c%[1]d = icmp ugt i32 %%x, %[1]d\n  br i1 %%c%[1]d, label %%b%[2]d, label %%e%[1]d\n", i, i+1)
		}
		p("b%d:\n  call void @g(i32 %%x)\n  br label %%e%d\n", n, n-1)
		for i := n - 1; i >= 0; i-- {
			p("e%d:\n  call void @g(i32 %d)\n  %s\n", i, i, chosen(i > 0, "br label "+numbered("%e", i-1, ""), "ret void"))
		}
		p("}\n")
	}},
	{"returns", "conditions that all leave for one block", func(p func(string, ...any), n int) {
		p("declare i32 @g(i32)\ndefine i32 @f(i32 %%x) {\nentry:\n  br label %%b0\n")
		for i := range n {
			p("b%[1]d:\n  %%v%[1]d = call i32 @g(i32 %[1]d)\n  %%c%[1]d = icmp eq i32 %%v%[1]d, %%x\n  br i1 %%c%[1]d, label %%out, label %%b%[2]d\n", i, i+1)
		}
		p("b%[1]d:\n  br label %%out\nout:\n  %%r = phi i32 [ -1, %%b%[1]d ]", n)
		for i := range n {
			p(", [ %[1]d, %%b%[1]d ]", i)
		}
		p("\n  ret i32 %%r\n}\n")
	}},
	{"loops", "loops one after the other", func(p func(string, ...any), n int) {
		p("declare void @g(i32)\ndefine i32 @f(i32 %%n) {\nentry:\n  br label %%h0\n")
		for i := range n {
			p("h%[1]d:\n  %%i%[1]d = phi i32 [ 0, %[2]s ], [ %%j%[1]d, %%b%[1]d ]\n  %%c%[1]d = icmp slt i32 %%i%[1]d, %%n\n"+
				"  br i1 %%c%[1]d, label %%b%[1]d, label %%e%[1]d\nb%[1]d:\n  call void @g(i32 %%i%[1]d)\n  %%j%[1]d = add i32 %%i%[1]d, 1\n"+
				"  br label %%h%[1]d\ne%[1]d:\n  br label %%%[3]s\n", i, numbered("%e", i-1, "%entry"), chosen(i+1 < n, fmt.Sprint("h", i+1), "out"))
		}
		p("out:\n  ret i32 %%n\n}\n")
	}},
	{"loopnest", "loops in loops", func(p func(string, ...any), n int) {
		p("declare void @g(i32)\ndefine void @f(i32 %%n) {\nentry:\n  br label %%h0\n")
		for i := range n {
			p("h%[1]d:\n  %%i%[1]d = phi i32 [ 0, %[2]s ], [ %%j%[1]d, %%l%[1]d ]\n  br label %%%[3]s\n",
				i, numbered("%h", i-1, "%entry"), chosen(i+1 < n, fmt.Sprint("h", i+1), fmt.Sprint("l", n-1)))
		}
		for i := n - 1; i >= 0; i-- {
			p("l%[1]d:\n  call void @g(i32 %%i%[1]d)\n  %%j%[1]d = add i32 %%i%[1]d, 1\n  %%c%[1]d = icmp slt i32 %%j%[1]d, %%n\n"+
				"  br i1 %%c%[1]d, label %%h%[1]d, label %%%[2]s\n", i, numbered("l", i-1, "out"))
		}
		p("out:\n  ret void\n}\n")
	}},
	{"cases", "a switch of many cases that lead to few blocks", func(p func(string, ...any), n int) {
		p("declare void @g(i32)\ndefine i32 @f(i32 %%x) {\nentry:\n  switch i32 %%x, label %%d [\n")
		for i := range n {
			p("    i32 %d, label %%c%d\n", i*3, i%97)
		}
		p("  ]\n")
		for i := range min(n, 97) {
			p("c%[1]d:\n  call void @g(i32 %[1]d)\n  br label %%d\n", i)
		}
		p("d:\n  ret i32 %%x\n}\n")
	}},
	{"defaults", "a switch most of whose cases lead where its default does, and phis there", func(p func(string, ...any), n int) {
		p("define i32 @f(i32 %%x, i32 %%y) {\nentry:\n  switch i32 %%x, label %%d [\n    i32 -1, label %%o\n    i32 -2, label %%o\n")
		for i := range n {
			p("    i32 %d, label %%d\n", i)
		}
		p("  ]\nd:\n  %%r = phi i32 [ %%y, %%entry ]")
		for range n {
			p(", [ %%y, %%entry ]")
		}
		p("\n  ret i32 %%r\no:\n  ret i32 %%x\n}\n")
	}},
	{"switch", "a switch of many blocks, and a phi of them all", func(p func(string, ...any), n int) {
		p("declare void @g(i32)\ndefine i32 @f(i32 %%x) {\nentry:\n  switch i32 %%x, label %%d [\n")
		for i := range n {
			p("    i32 %d, label %%c%d\n", i*3, i)
		}
		p("  ]\n")
		for i := range n {
			p("c%[1]d:\n  call void @g(i32 %[1]d)\n  br label %%d\n", i)
		}
		p("d:\n  %%r = phi i32 [ 0, %%entry ]")
		for i := range n {
			p(", [ %d, %%c%d ]", i*i%1000, i)
		}
		p("\n  ret i32 %%r\n}\n")
	}},
	{"masked", "a switch of many blocks, of which few can be reached, and phis of them all", switchOf("  %%m = and i32 %%x, 7\n", "%m")},
	{"compared", "a switch of many blocks that compare what it looks at, and phis of them all", switchOf("", "%x")},
	{"invokes", "calls that all unwind to one pad", func(p func(string, ...any), n int) {
		p("declare void @g(i32)\ndeclare i32 @__gxx_personality_v0(...)\n" +
			"define void @f(i32 %%x) personality ptr @__gxx_personality_v0 {\nentry:\n  br label %%b0\n")
		for i := range n {
			p("b%[1]d:\n  invoke void @g(i32 %[1]d) to label %%b%[2]d unwind label %%lp\n", i, i+1)
		}
		p("b%d:\n  ret void\nlp:\n  %%e = landingpad { ptr, i32 } cleanup\n  resume { ptr, i32 } %%e\n}\n", n)
	}},
	{"uses", "a value that is used in many blocks", func(p func(string, ...any), n int) {
		p("declare void @g(i32)\ndefine i32 @f(i32 %%x, i32 %%y) {\nentry:\n  %%v = add i32 %%x, %%y\n  br label %%b0\n")
		for i := range n {
			p("b%[1]d:\n  %%w%[1]d = xor i32 %%v, %[1]d\n  call void @g(i32 %%w%[1]d)\n  br label %%b%[2]d\n", i, i+1)
		}
		p("b%d:\n  ret i32 %%v\n}\n", n)
	}},
	{"allocas", "slots that are stored first and then loaded", func(p func(string, ...any), n int) {
		p("define i32 @f(i32 %%x) {\nentry:\n")
		for i := range n {
			p("  %%a%d = alloca i32\n", i)
		}
		for i := range n {
			p("  store i32 %[1]d, ptr %%a%[1]d\n", i)
		}
		p("  br label %%n\nn:\n")
		for i := range n {
			p("  %%v%[1]d = load i32, ptr %%a%[1]d\n  %%s%[1]d = add i32 %%v%[1]d, %[2]s\n", i, numbered("%s", i-1, "%x"))
		}
		p("  ret i32 %%s%d\n}\n", n-1)
	}},
	{"chain", "operations on each other, in one block", func(p func(string, ...any), n int) {
		p("define i32 @f(i32 %%x, i32 %%y) {\n  %%s0 = add i32 %%x, %%y\n")
		for i := 1; i < n; i++ {
			p("  %%s%d = %s i32 %%s%d, %s\n", i, [...]string{"xor", "add", "mul", "sub", "or", "and"}[i%6], i-1, chosen(i%3 > 0, "%y", fmt.Sprint(i)))
		}
		p("  ret i32 %%s%d\n}\n", n-1)
	}},
	{"addresses", "getelementptrs on each other", func(p func(string, ...any), n int) {
		p("define i32 @f(ptr %%p) {\n  %%a0 = getelementptr i8, ptr %%p, i64 4\n")
		for i := 1; i < n; i++ {
			p("  %%a%d = getelementptr i8, ptr %%a%d, i64 4\n", i, i-1)
		}
		p("  %%v = load i32, ptr %%a%d\n  ret i32 %%v\n}\n", n-1)
	}},
	{"memory", "loads and stores of two arrays, in one block", func(p func(string, ...any), n int) {
		p("define void @f(ptr %%p, ptr %%q, i32 %%x) {\n")
		for i := range n {
			p("  %%a%[1]d = getelementptr i32, ptr %%p, i64 %[1]d\n  %%b%[1]d = getelementptr i32, ptr %%q, i64 %[1]d\n"+
				"  %%l%[1]d = load i32, ptr %%b%[1]d\n  %%m%[1]d = add i32 %%l%[1]d, %%x\n  store i32 %%m%[1]d, ptr %%a%[1]d\n", i)
		}
		p("  ret void\n}\n")
	}},
	{"stores", "stores to elements of a global", func(p func(string, ...any), n int) {
		p("@g = global [%d x i32] zeroinitializer\ndefine void @f(i32 %%x) {\n", n)
		for i := range n {
			p("  store i32 %d, ptr getelementptr ([%d x i32], ptr @g, i64 0, i64 %d)\n", i*i%100, n, i)
		}
		p("  ret void\n}\n")
	}},
	{"effects", "calls in one block", func(p func(string, ...any), n int) {
		p("declare i32 @g(i32) nounwind\ndefine i32 @f(i32 %%x) {\n")
		for i := range n {
			p("  %%v%d = call i32 @g(i32 %s)\n", i, numbered("%v", i-1, "%x"))
		}
		p("  ret i32 %%v%d\n}\n", n-1)
	}},
	{"records", "debug records of variables", func(p func(string, ...any), n int) {
		p("define i32 @f(i32 %%x) !dbg !4 {\n")
		for i := range n {
			p("    #dbg_value(i32 %%x, !%d, !DIExpression(), !9)\n  %%v%d = add i32 %s, %d, !dbg !9\n", 10+i, i, numbered("%v", i-1, "%x"), i)
		}
		p("  ret i32 %%v%d, !dbg !9\n}\n", n-1)
		p(`!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "f", file: !1, line: 1, type: !5, unit: !0, spFlags: DISPFlagDefinition)
!5 = !DISubroutineType(types: !6)
!6 = !{null}
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DILocation(line: 2, scope: !4)
`)
		for i := range n {
			p("!%d = !DILocalVariable(name: \"v%d\", scope: !4, file: !1, type: !7)\n", 10+i, i)
		}
	}},
}, slices.Concat(loopShapes, blockShapes)...)

// switchOf is a switch on a value that is computed first, with blocks that compare it, and phis of what they come to.
func switchOf(first, on string) func(p func(string, ...any), n int) {
	return func(p func(string, ...any), n int) {
		p("declare void @g(i32)\ndefine i32 @f(i32 %%x, i32 %%y) {\nentry:\n"+first+"  switch i32 %s, label %%d [\n", on)
		for i := range n {
			p("    i32 %d, label %%c%d\n", i, i)
		}
		p("  ]\n")
		for i := range n {
			p("c%[1]d:\n  %%v%[1]d = xor i32 %%y, %[1]d\n  %%k%[1]d = icmp ult i32 %[2]s, %%y\n  call void @g(i32 %%v%[1]d)\n  br label %%d\n", i, on)
		}
		p("d:\n  %%r = phi i32 [ 0, %%entry ]")
		for i := range n {
			p(", [ %%v%d, %%c%d ]", i, i)
		}
		p("\n  %%q = phi i1 [ false, %%entry ]")
		for i := range n {
			p(", [ %%k%d, %%c%d ]", i, i)
		}
		p("\n  %%s = select i1 %%q, i32 %%r, i32 %%y\n  ret i32 %%s\n}\n")
	}
}
