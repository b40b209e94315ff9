package irgen

import "strings"

// loopShapes are loops for which passes on loops do something.
var loopShapes = []Shape{
	{"turns", "loops of nine kinds in turn, one after the other", func(p func(string, ...any), n int) {
		p("@a = global [64 x i32] zeroinitializer\n@b = global [64 x i32] zeroinitializer\ndeclare void @g(i32)\n" +
			"define i32 @f(i32 %%n, i32 %%x, ptr noalias %%p, i1 %%c) {\nentry:\n  br label %%h0\n")
		for i := range n {
			p("%s", placed(turns[i%len(turns)], i, n))
		}
		p("out:\n  ret i32 %%s%d\n}\n", n-1)
	}},
	{"levels", "loops in loops, with something to do in each", func(p func(string, ...any), n int) {
		p("@a = global [64 x i32] zeroinitializer\ndefine i32 @f(i32 %%n, i32 %%x, ptr noalias %%p) {\nentry:\n  br label %%h0\n")
		for i := range n {
			p("h%[1]d:\n  %%i%[1]d = phi i32 [ 0, %[2]s ], [ %%j%[1]d, %%l%[1]d ]\n  %%t%[1]d = phi i32 [ %[3]s, %[2]s ], [ %%u%[1]d, %%l%[1]d ]\n"+
				"  %%m%[1]d = mul i32 %%x, %[1]d\n  %%d%[1]d = add i32 %%i%[1]d, %%m%[1]d\n  br label %%%[4]s\n",
				i, numbered("%h", i-1, "%entry"), numbered("%t", i-1, "0"), chosen(i+1 < n, numbered("h", i+1, ""), numbered("l", n-1, "")))
		}
		for i := n - 1; i >= 0; i-- {
			p("l%[1]d:\n  %%u%[1]d = add i32 %[2]s, %%d%[1]d\n  %%q%[1]d = getelementptr inbounds i32, ptr @a, i64 %[4]d\n  %%v%[1]d = load i32, ptr %%q%[1]d\n"+
				"  %%w%[1]d = add i32 %%v%[1]d, %%i%[1]d\n  store i32 %%w%[1]d, ptr %%q%[1]d\n  %%j%[1]d = add nuw nsw i32 %%i%[1]d, 1\n"+
				"  %%c%[1]d = icmp slt i32 %%j%[1]d, %%n\n  br i1 %%c%[1]d, label %%h%[1]d, label %%%[3]s\n",
				i, chosen(i == n-1, numbered("%t", n-1, ""), numbered("%u", i+1, "")), numbered("l", i-1, "out"), i%64)
		}
		p("out:\n  ret i32 %%u0\n}\n")
	}},
	{"body", "computations in the one block of a loop", func(p func(string, ...any), n int) {
		p("define i32 @f(i32 %%n, i32 %%x, ptr noalias %%p, ptr noalias %%q) {\nentry:\n  br label %%h\nh:\n  %%i = phi i64 [ 0, %%entry ], [ %%j, %%h ]\n" +
			"  %%s = phi i32 [ 0, %%entry ], [ %%t, %%h ]\n")
		for i := range n {
			p("  %%a%[1]d = getelementptr inbounds i32, ptr %%p, i64 %[2]d\n  %%l%[1]d = load i32, ptr %%a%[1]d\n  %%m%[1]d = mul i32 %%x, %[1]d\n"+
				"  %%o%[1]d = add i32 %%l%[1]d, %%m%[1]d\n  %%t%[1]d = add i32 %%o%[1]d, %[3]s\n", i, i%1000, numbered("%t", i-1, "%s"))
		}
		p("  %%t = add i32 %%t%d, 1\n  %%b = getelementptr inbounds i32, ptr %%q, i64 %%i\n  store i32 %%t, ptr %%b\n"+
			"  %%j = add nuw nsw i64 %%i, 1\n  %%c = icmp ult i64 %%j, 1000\n  br i1 %%c, label %%h, label %%out\nout:\n  ret i32 %%t\n}\n", n-1)
	}},
}

// placed is a loop with its number in its names: $ is the number, < what it comes from, = the sum so far,
// > where it goes to.
func placed(text string, i, n int) string {
	return strings.NewReplacer("$", numbered("", i, ""), "<", numbered("%e", i-1, "%entry"), "=", numbered("%s", i-1, "%x"),
		">", chosen(i+1 < n, numbered("h", i+1, ""), "out"), "@@", "=").Replace(text)
}

// turns are the loops: each begins in h, goes on to e, and leaves a number in s. @@ is an equals sign.
var turns = []string{
	// fills an array
	"h$:\n  %i$ @@ phi i64 [ 0, < ], [ %j$, %h$ ]\n  %q$ @@ getelementptr inbounds i32, ptr @a, i64 %i$\n  store i32 0, ptr %q$\n" +
		"  %j$ @@ add nuw nsw i64 %i$, 1\n  %c$ @@ icmp ult i64 %j$, 64\n  br i1 %c$, label %h$, label %e$\ne$:\n  %s$ @@ add i32 =, 1\n  br label %>\n",
	// copies one
	"h$:\n  %i$ @@ phi i64 [ 0, < ], [ %j$, %h$ ]\n  %o$ @@ getelementptr inbounds i32, ptr @b, i64 %i$\n  %v$ @@ load i32, ptr %o$\n  %q$ @@ getelementptr inbounds i32, ptr @a, i64 %i$\n" +
		"  store i32 %v$, ptr %q$\n  %j$ @@ add nuw nsw i64 %i$, 1\n  %c$ @@ icmp ult i64 %j$, 64\n  br i1 %c$, label %h$, label %e$\ne$:\n  %s$ @@ add i32 =, 1\n  br label %>\n",
	// tests at its head, up to what is not known, and does what is the same each time
	"h$:\n  %i$ @@ phi i32 [ 0, < ], [ %j$, %b$ ]\n  %t$ @@ phi i32 [ =, < ], [ %u$, %b$ ]\n  %c$ @@ icmp slt i32 %i$, %n\n  br i1 %c$, label %b$, label %e$\n" +
		"b$:\n  %m$ @@ mul i32 %x, %n\n  %u$ @@ xor i32 %t$, %m$\n  call void @g(i32 %u$)\n  %j$ @@ add nsw i32 %i$, 1\n  br label %h$\ne$:\n  %s$ @@ add i32 %t$, 1\n  br label %>\n",
	// does nothing but count, and is used behind
	"h$:\n  %i$ @@ phi i32 [ 0, < ], [ %j$, %h$ ]\n  %t$ @@ phi i32 [ =, < ], [ %u$, %h$ ]\n  %u$ @@ add i32 %t$, 3\n  %j$ @@ add i32 %i$, 1\n  %c$ @@ icmp ult i32 %j$, 1000\n" +
		"  br i1 %c$, label %h$, label %e$\ne$:\n  %s$ @@ add i32 %u$, 1\n  br label %>\n",
	// few rounds
	"h$:\n  %i$ @@ phi i32 [ 0, < ], [ %j$, %h$ ]\n  %t$ @@ phi i32 [ =, < ], [ %u$, %h$ ]\n  %m$ @@ mul i32 %i$, %x\n  %u$ @@ xor i32 %t$, %m$\n  %j$ @@ add i32 %i$, 1\n" +
		"  %c$ @@ icmp ne i32 %j$, 3\n  br i1 %c$, label %h$, label %e$\ne$:\n  %s$ @@ add i32 %u$, 1\n  br label %>\n",
	// a condition that is the same each time
	"h$:\n  %i$ @@ phi i32 [ 0, < ], [ %j$, %l$ ]\n  br i1 %c, label %y$, label %z$\ny$:\n  call void @g(i32 %i$)\n  br label %l$\nz$:\n  call void @g(i32 7)\n  br label %l$\n" +
		"l$:\n  %j$ @@ add i32 %i$, 1\n  %c$ @@ icmp ult i32 %j$, %n\n  br i1 %c$, label %h$, label %e$\ne$:\n  %s$ @@ add i32 =, 1\n  br label %>\n",
	// the first round is another one
	"h$:\n  %i$ @@ phi i32 [ 0, < ], [ %j$, %l$ ]\n  %d$ @@ icmp eq i32 %i$, 0\n  br i1 %d$, label %y$, label %l$\ny$:\n  call void @g(i32 %x)\n  br label %l$\n" +
		"l$:\n  call void @g(i32 %i$)\n  %j$ @@ add i32 %i$, 1\n  %c$ @@ icmp ult i32 %j$, %n\n  br i1 %c$, label %h$, label %e$\ne$:\n  %s$ @@ add i32 =, 1\n  br label %>\n",
	// a sum in memory
	"h$:\n  %i$ @@ phi i64 [ 0, < ], [ %j$, %h$ ]\n  %q$ @@ getelementptr inbounds i32, ptr @b, i64 %i$\n  %v$ @@ load i32, ptr %q$\n  %w$ @@ load i32, ptr %p\n  %u$ @@ add i32 %v$, %w$\n" +
		"  store i32 %u$, ptr %p\n  %j$ @@ add nuw nsw i64 %i$, 1\n  %c$ @@ icmp ult i64 %j$, 64\n  br i1 %c$, label %h$, label %e$\ne$:\n  %s$ @@ add i32 =, 1\n  br label %>\n",
	// stores the same each time
	"h$:\n  %i$ @@ phi i32 [ 0, < ], [ %j$, %h$ ]\n  %t$ @@ phi i32 [ =, < ], [ %u$, %h$ ]\n  store i32 %x, ptr getelementptr (i32, ptr @b, i64 $)\n  %u$ @@ xor i32 %t$, %i$\n" +
		"  %j$ @@ add i32 %i$, 1\n  %c$ @@ icmp ult i32 %j$, %n\n  br i1 %c$, label %h$, label %e$\ne$:\n  %s$ @@ add i32 %u$, 1\n  br label %>\n",
}
