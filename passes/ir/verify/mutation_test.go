package verify_test

import (
	"bytes"
	"context"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"sort"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"rewrite/passes/ir/asm"
	"rewrite/passes/ir/llvmtest"
	"rewrite/passes/ir/verify"
)

const (
	// defaultMutants keeps the test short. With REWRITE_CORPUS=full there are
	// fullMutants, with REWRITE_MUTATIONS=N there are N.
	defaultMutants = 200
	fullMutants    = 2000
	// maxMutatedFile keeps opt's runs short.
	maxMutatedFile = 96 << 10
	// hangLimit is far beyond what any mutant takes, so reaching it is a hang.
	hangLimit = 2 * time.Minute
	// mutationSeed makes every run the same.
	mutationSeed = 20
)

// A difference is a reason for which our verdict and opt's may differ.
type difference struct {
	weAccept bool // with a warning, if warned is set
	warned   bool
	says     string // regular expression on what the one that rejects says
	reason   string
}

// knownDifferences are all that the test puts up with.
var knownDifferences = []difference{
	{true, true, `expected`,
		"a word that is not known is kept with a warning where LLVM has an error (the cut file ends in half a word)"},
	{true, false, `invalid intrinsic signature|unknown intrinsic`,
		"an intrinsic that is not declared and has no row in the table"},
	{true, false, `^(Intrinsic called with incompatible signature|Invalid user of intrinsic instruction)`,
		"LLVM translates old intrinsics of some families whatever their declaration, and rejects the others"},
	{true, false, `LLVM ERROR|PLEASE submit a bug report|Invalid bitcast|does not match operand type of return`,
		"opt fails while it translates an old intrinsic that is called with other operands than it has"},
	{true, false, `Expected .* here|invalid #dbg record|use of undefined metadata|missing required field|invalid field`,
		"debug records and the inside of metadata nodes are text to us"},
	{true, false, `Access type node must be a valid scalar type|TBAA|tbaa|!\d+ = (distinct )?!`,
		"the contents of metadata other than ranges, weights and the like are not looked at"},
	{true, false, `Intrinsic cannot be called from functions with this calling convention|element-wise atomic memory`,
		"what rare intrinsics demand besides types is not looked at"},
	{true, false, `matrix operation`, "shapes of matrices are not looked at"},
	{true, false, `gc\.|statepoint|deoptimize`, "statepoints are not looked at"},
	{true, false, `preallocated`, "preallocated calls are not looked at"},
	{true, false, `Convergence`, "convergence tokens are not looked at"},
	{true, false, `assumptions? should`, "of assumptions only the common ones are looked at"},
	{true, false, `'allocsize'|VFABI variant`, "attributes are looked at only where they decide a type"},
	{true, false, `Call parameter type does not match function signature! \| i1 false`,
		"opt fails while it translates an old coro.end that is called with other operands than it has"},
	{true, false, `mismatched parameter counts \| musttail call void @llvm\.`,
		"to us the name makes an intrinsic, which musttail may call with other parameters than the caller's"},
	{false, false, `call @llvm\.mem\w+.*: a ret must follow the musttail call`,
		"LLVM translates old forms of memcpy and the like, and loses musttail"},
	{false, false, `llvm\.lifetime|lifetime\.(start|end)`,
		"LLVM drops old lifetime markers that do not name an alloca before it verifies"},
	{false, false, `phis must be the first instructions`,
		"calls of llvm.dbg intrinsics are instructions to us, as to LLVM 18 and older, and records to LLVM 19 and newer"},
}

// TestMutations breaks functions of real programs and of LLVM's own tests in
// one place each, and compares what reader and verifier say with what opt says.
func TestMutations(t *testing.T) {
	opt := llvmtest.Tool(t, "opt-22")
	mutants := makeMutants(t, wantedMutants(t))
	verdicts := make([]verdict, len(mutants))
	var wg sync.WaitGroup
	next := make(chan int)
	for range runtime.GOMAXPROCS(0) {
		wg.Go(func() {
			for i := range next {
				verdicts[i] = judge(opt, mutants[i])
			}
		})
	}
	for i := range mutants {
		next <- i
	}
	close(next)
	wg.Wait()

	rejected, differ := map[string]int{}, map[string]int{}
	total := map[string]int{}
	for i, m := range mutants {
		v := verdicts[i]
		total[m.kind]++
		if !v.optOK {
			rejected[m.kind]++
		}
		if v.hang != "" {
			t.Errorf("%s: %s hangs", m, v.hang)
			keep(t, i, m)
			continue
		}
		if v.ourOK == v.optOK {
			continue
		}
		reason := known(v)
		if reason == "" {
			t.Errorf("%s:\n\twe:  %s\n\topt: %s", m, orOK(v.ours), orOK(v.opt))
			keep(t, i, m)
			continue
		}
		differ[reason]++
	}
	for _, k := range mutationKinds {
		t.Logf("%-28s %4d mutants, opt rejects %4d", k.name, total[k.name], rejected[k.name])
	}
	sum := 0
	for _, d := range knownDifferences {
		if n := differ[d.reason]; n > 0 {
			t.Logf("known difference, %d times: %s", n, d.reason)
			sum += n
		}
	}
	if sum > 2+len(mutants)/50 {
		t.Errorf("%d known differences in %d mutants: these are exceptions no more", sum, len(mutants))
	}
	t.Logf("%d mutants of functions in %d files", len(mutants), countFiles(mutants))
}

func orOK(s string) string {
	if s == "" {
		return "accepted"
	}
	return s
}

func known(v verdict) string {
	for _, d := range knownDifferences {
		says := v.opt
		if v.optOK {
			says = v.ours
		}
		if d.weAccept == v.ourOK && (v.warned || !d.warned) && regexp.MustCompile(d.says).MatchString(says) {
			return d.reason
		}
	}
	return ""
}

// keep writes a mutant to where REWRITE_KEEP says, to look at it.
func keep(t *testing.T, i int, m mutant) {
	if dir := os.Getenv("REWRITE_KEEP"); dir != "" {
		name := filepath.Join(dir, fmt.Sprintf("mutant%04d.ll", i))
		if err := os.WriteFile(name, m.text, 0o666); err != nil {
			t.Error(err)
		}
		t.Logf("kept as %s", name)
	}
}

func countFiles(ms []mutant) int {
	files := map[string]bool{}
	for _, m := range ms {
		files[m.file] = true
	}
	return len(files)
}

type verdict struct {
	ourOK, optOK bool
	warned       bool   // our reader met words that it does not know
	ours, opt    string // first message
	hang         string // who did not come to an end
}

func judge(opt string, m mutant) verdict {
	var v verdict
	done := make(chan bool, 1)
	go func() {
		v.ours, v.warned = ourVerdict(m.text)
		done <- true
	}()
	select {
	case <-done:
		v.ourOK = v.ours == ""
	case <-time.After(hangLimit):
		return verdict{hang: "our reader or verifier"}
	}
	o := askOpt(opt, m.text)
	v.optOK, v.opt, v.hang = o.optOK, o.opt, o.hang
	return v
}

// askOpt fills in opt's part of a verdict.
func askOpt(opt string, text []byte) (v verdict) {
	ctx, cancel := context.WithTimeout(context.Background(), hangLimit)
	defer cancel()
	cmd := exec.CommandContext(ctx, opt, "-passes=verify", "-disable-output", "-")
	cmd.Stdin = bytes.NewReader(text)
	out, err := cmd.CombinedOutput()
	if ctx.Err() != nil {
		v.hang = "opt"
		return v
	}
	v.optOK = err == nil
	if !v.optOK {
		v.opt = firstError(out)
	}
	return v
}

// firstError is the first line of opt's output that is no warning.
func firstError(out []byte) string {
	lines := strings.Split(string(out), "\n")
	for i, l := range lines {
		if strings.Contains(l, "warning:") || strings.HasPrefix(l, "ignoring") || strings.TrimSpace(l) == "" {
			continue
		}
		if i+1 < len(lines) {
			l += " | " + strings.TrimSpace(lines[i+1])
		}
		return l
	}
	return "no message"
}

func ourVerdict(text []byte) (says string, warned bool) {
	defer func() {
		if r := recover(); r != nil {
			says = fmt.Sprint("PANIC ", r)
		}
	}()
	m, ds := asm.Parse("mutant.ll", text, asm.Options{})
	if m == nil || ds.HasErrors() {
		return ds.Err().Error(), false
	}
	if ps := verify.Module(m); len(ps) > 0 {
		return ps[0].Error(), false
	}
	return "", len(ds) > 0
}

type mutant struct {
	file, fn, kind, what string
	text                 []byte
}

func (m mutant) String() string {
	return fmt.Sprintf("%s, %s: %s (%s)", m.file, m.fn, m.kind, m.what)
}

// mutableFiles lists the files whose functions are broken.
func mutableFiles(t *testing.T) []string {
	base := llvmtest.Root()
	var files []string
	for _, dir := range []string{"testdata/ir/19", "testdata/ir/22", "testdata/ir/hand",
		"../shared/corpus/llvm-tests", "../shared/corpus/real/19", "../shared/corpus/real/22"} {
		err := filepath.WalkDir(filepath.Join(base, dir), func(path string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() || !strings.HasSuffix(path, ".ll") {
				return nil
			}
			if info, err := d.Info(); err == nil && info.Size() <= maxMutatedFile {
				files = append(files, path)
			}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	if len(files) == 0 {
		t.Fatal("no files to mutate")
	}
	sort.Strings(files)
	return files
}

// makeMutants breaks a function of a random file in a random place, until
// there are enough mutants. The same seed gives the same mutants as long as
// the files are the same.
func makeMutants(t *testing.T, want int) []mutant {
	files := mutableFiles(t)
	rng := rand.New(rand.NewPCG(mutationSeed, 0))
	var list []mutant
	for tries := 0; len(list) < want; tries++ {
		if tries > 100*want+1000 {
			t.Fatalf("only %d mutants after %d tries", len(list), tries)
		}
		file := files[rng.IntN(len(files))]
		src, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		b := pickBody(src, rng)
		if b == nil {
			continue
		}
		kind := mutationKinds[len(list)%len(mutationKinds)]
		text, what := kind.apply(b, rng)
		if text == nil || bytes.Equal(text, src) || !unbrokenAtFirst(src) {
			continue
		}
		rel, err := filepath.Rel(llvmtest.Root(), file)
		if err != nil {
			rel = file
		}
		list = append(list, mutant{rel, b.name, kind.name, what, text})
	}
	return list
}

// unbrokenAtFirst tells whether we take the file as it is: the reader's tests
// and TestCorpus see to the others.
func unbrokenAtFirst(src []byte) bool {
	says, warned := ourVerdict(src)
	return says == "" && !warned
}

// A textBody is a function in a text: the lines between `define` and `}`.
type textBody struct {
	name  string
	lines []string // of the whole file, each with its line end
	from  int      // the define line
	to    int      // the closing line
}

var defineName = regexp.MustCompile(`@("[^"]*"|[-\w$.]+)`)

func pickBody(src []byte, rng *rand.Rand) *textBody {
	lines := strings.SplitAfter(string(src), "\n")
	var found []*textBody
	for i := 0; i < len(lines); i++ {
		if !strings.HasPrefix(lines[i], "define ") {
			continue
		}
		for j := i + 1; j < len(lines); j++ {
			if strings.HasPrefix(lines[j], "}") {
				found = append(found, &textBody{defineName.FindString(lines[i]), lines, i, j})
				i = j
				break
			}
		}
	}
	if len(found) == 0 {
		return nil
	}
	return found[rng.IntN(len(found))]
}

// with gives the file with the lines from i to j replaced.
func (b *textBody) with(i, j int, repl ...string) []byte {
	var out bytes.Buffer
	for _, l := range b.lines[:i] {
		out.WriteString(l)
	}
	for _, l := range repl {
		out.WriteString(l)
	}
	for _, l := range b.lines[j:] {
		out.WriteString(l)
	}
	return out.Bytes()
}

// pick chooses a line of the body that the expression matches, -1 if there is none.
func (b *textBody) pick(re *regexp.Regexp, rng *rand.Rand) int {
	var at []int
	for i := b.from + 1; i < b.to; i++ {
		if re.MatchString(b.lines[i]) && !strings.HasPrefix(strings.TrimSpace(b.lines[i]), ";") {
			at = append(at, i)
		}
	}
	if len(at) == 0 {
		return -1
	}
	return at[rng.IntN(len(at))]
}

// replaceOne replaces one match in one line by what repl makes of it.
func (b *textBody) replaceOne(re *regexp.Regexp, rng *rand.Rand, repl func(string) string) ([]byte, string) {
	i := b.pick(re, rng)
	if i < 0 {
		return nil, ""
	}
	line := b.lines[i]
	all := re.FindAllStringIndex(line, -1)
	at := all[rng.IntN(len(all))]
	old := line[at[0]:at[1]]
	now := repl(old)
	return b.with(i, i+1, line[:at[0]]+now+line[at[1]:]), fmt.Sprintf("line %d: %s -> %s", i+1, strings.TrimSpace(old), strings.TrimSpace(now))
}

type mutationKind struct {
	name  string
	apply func(b *textBody, rng *rand.Rand) ([]byte, string)
}

var (
	phiLine    = regexp.MustCompile(`^\s*%\S+ = phi [^\[]*\[.*\],`)
	phiEntry   = regexp.MustCompile(`,? *\[ *[^\]\[]*, *%[^\]]*\]`)
	typeWord   = regexp.MustCompile(`\b(i1|i8|i16|i32|i64|i128|float|double|half|ptr)\b`)
	definition = regexp.MustCompile(`^\s*(%[-\w$.]+) = `)
	terminator = regexp.MustCompile(`^\s*(br|ret|unreachable|resume|indirectbr)\b`)
	labelLine  = regexp.MustCompile(`^[-\w$.]+:`)
	labelUse   = regexp.MustCompile(`label %[-\w$.]+`)
	localUse   = regexp.MustCompile(`%[-\w$.]+`)
	opWord     = regexp.MustCompile(`= (?:add|sub|mul|and|or|xor|shl|fadd|fmul|zext|sext|trunc|bitcast|icmp|fcmp|inttoptr|ptrtoint|load)\b`)
	oneCase    = regexp.MustCompile(`^\s+i\d+ -?\d+, label %`)
	callArg    = regexp.MustCompile(`\((?:[^(),]+), |, [^(),\[\]]+\)`)
	number     = regexp.MustCompile(`\b\d+\b`)
)

// mutationKinds are the ways to break a function. The first five are the ones
// that a reader must not miss, the rest are slips that passes and people make.
var mutationKinds = []mutationKind{
	{"drop a phi edge", func(b *textBody, rng *rand.Rand) ([]byte, string) {
		i := b.pick(phiLine, rng)
		if i < 0 {
			return nil, ""
		}
		line := b.lines[i]
		all := phiEntry.FindAllStringIndex(line, -1)
		if len(all) < 2 {
			return nil, ""
		}
		at := all[rng.IntN(len(all))]
		cut := line[:at[0]] + line[at[1]:]
		if at == nil || at[0] == all[0][0] { // the first entry goes with the comma behind it
			cut = line[:at[0]] + " " + strings.TrimLeft(line[at[1]:], ", ")
		}
		return b.with(i, i+1, cut), fmt.Sprintf("line %d", i+1)
	}},
	{"swap a type", func(b *textBody, rng *rand.Rand) ([]byte, string) {
		others := []string{"i1", "i8", "i32", "i64", "float", "double", "ptr"}
		return b.replaceOne(typeWord, rng, func(old string) string {
			for {
				if t := others[rng.IntN(len(others))]; t != old {
					return t
				}
			}
		})
	}},
	{"move a use before its definition", func(b *textBody, rng *rand.Rand) ([]byte, string) {
		i := b.pick(definition, rng)
		if i < 0 {
			return nil, ""
		}
		name := definition.FindStringSubmatch(b.lines[i])[1]
		for j := i + 1; j < b.to && !labelLine.MatchString(b.lines[j]); j++ {
			for _, use := range localUse.FindAllString(b.lines[j], -1) {
				if use == name {
					repl := append([]string{b.lines[j]}, b.lines[i:j]...)
					return b.with(i, j+1, repl...), fmt.Sprintf("line %d above line %d", j+1, i+1)
				}
			}
		}
		return nil, ""
	}},
	{"delete a terminator", func(b *textBody, rng *rand.Rand) ([]byte, string) {
		i := b.pick(terminator, rng)
		if i < 0 {
			return nil, ""
		}
		return b.with(i, i+1), fmt.Sprintf("line %d: %s", i+1, strings.TrimSpace(b.lines[i]))
	}},
	{"cut the file", func(b *textBody, rng *rand.Rand) ([]byte, string) {
		start, end := 0, 0
		for i, l := range b.lines[:b.to+1] {
			if i < b.from {
				start += len(l)
			}
			end += len(l)
		}
		at := start + rng.IntN(end-start)
		return []byte(strings.Join(b.lines, "")[:at]), fmt.Sprintf("at byte %d", at)
	}},
	{"delete a definition", func(b *textBody, rng *rand.Rand) ([]byte, string) {
		i := b.pick(definition, rng)
		if i < 0 {
			return nil, ""
		}
		return b.with(i, i+1), fmt.Sprintf("line %d: %s", i+1, strings.TrimSpace(b.lines[i]))
	}},
	{"define twice", func(b *textBody, rng *rand.Rand) ([]byte, string) {
		i := b.pick(definition, rng)
		if i < 0 {
			return nil, ""
		}
		return b.with(i, i, b.lines[i]), fmt.Sprintf("line %d", i+1)
	}},
	{"delete a label", func(b *textBody, rng *rand.Rand) ([]byte, string) {
		i := b.pick(labelLine, rng)
		if i < 0 {
			return nil, ""
		}
		return b.with(i, i+1), fmt.Sprintf("line %d", i+1)
	}},
	{"branch elsewhere", func(b *textBody, rng *rand.Rand) ([]byte, string) {
		i := b.pick(labelLine, rng)
		if i < 0 {
			return nil, ""
		}
		name, _, _ := strings.Cut(b.lines[i], ":")
		return b.replaceOne(labelUse, rng, func(string) string { return "label %" + name })
	}},
	{"use another value", func(b *textBody, rng *rand.Rand) ([]byte, string) {
		i := b.pick(definition, rng)
		if i < 0 {
			return nil, ""
		}
		name := definition.FindStringSubmatch(b.lines[i])[1]
		return b.replaceOne(localUse, rng, func(string) string { return name })
	}},
	{"another operation", func(b *textBody, rng *rand.Rand) ([]byte, string) {
		ops := []string{"add", "fadd", "shl", "and", "zext", "trunc", "sext", "bitcast", "inttoptr", "fptosi", "freeze", "fneg"}
		return b.replaceOne(opWord, rng, func(old string) string { return "= " + ops[rng.IntN(len(ops))] })
	}},
	{"repeat or drop a case", func(b *textBody, rng *rand.Rand) ([]byte, string) {
		i := b.pick(oneCase, rng)
		if i < 0 {
			return nil, ""
		}
		if rng.IntN(2) == 0 {
			return b.with(i, i+1), fmt.Sprintf("dropped line %d", i+1)
		}
		return b.with(i, i, b.lines[i]), fmt.Sprintf("repeated line %d", i+1)
	}},
	{"drop an argument", func(b *textBody, rng *rand.Rand) ([]byte, string) {
		return b.replaceOne(callArg, rng, func(old string) string {
			if old[0] == '(' {
				return "("
			}
			return ")"
		})
	}},
	{"another number", func(b *textBody, rng *rand.Rand) ([]byte, string) {
		return b.replaceOne(number, rng, func(string) string { return strconv.Itoa(rng.IntN(70)) })
	}},
	{"swap two lines", func(b *textBody, rng *rand.Rand) ([]byte, string) {
		if b.to-b.from < 4 {
			return nil, ""
		}
		i := b.from + 1 + rng.IntN(b.to-b.from-2)
		return b.with(i, i+2, b.lines[i+1], b.lines[i]), fmt.Sprintf("lines %d and %d", i+1, i+2)
	}},
}
