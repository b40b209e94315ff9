// Package rules is the library of rewrite rules and cost models that comes with
// rewrite: the .rw files of this folder. They are compiled into the program twice, as text
// and in library.bin, as rules that are decoded and compiled to patterns when one is needed,
// so that a run begins at once; and so are the verdicts of the prover about them.
package rules

import (
	"bytes"
	"embed"
	bin "encoding/binary"
	"errors"
	"hash/crc32"
	"io"
	"io/fs"
	"slices"
	"strings"
	"sync"

	"rewrite/dsl"
	"rewrite/dsl/load"
	"rewrite/dsl/prove"
	"rewrite/dsl/prove/record"
)

//go:generate go run generate.go

//go:embed *.rw
var files embed.FS

// binary is what generate.go makes of the .rw files, see Binary.
//
//go:embed library.bin
var binary string

// The parts of library.bin are the compiled rules and the compiled program, each with its
// length and checksum before it.
const partHead = 8

// Binary puts together the parts of library.bin: what dsl.Compile makes of the rules, and
// what package program makes of them and their verdicts.
func Binary(compiled, program []byte) (out []byte) {
	for _, part := range [][]byte{compiled, program} {
		out = endian.AppendUint32(out, uint32(len(part)))
		out = endian.AppendUint32(out, crc32.Checksum(part, castagnoli))
		out = append(out, part...)
	}
	return out
}

var (
	endian     = bin.LittleEndian
	castagnoli = crc32.MakeTable(crc32.Castagnoli)
)

// ErrDamaged says that library.bin is not what go generate made.
var ErrDamaged = errors.New("rules/library.bin is damaged: run go generate ./rules")

// parts undoes Binary.
func parts(data string) (compiled, program string, err error) {
	var part [2]string
	for i := range part {
		if len(data) < partHead {
			return "", "", ErrDamaged
		}
		head := []byte(data[:partHead])
		size, sum := endian.Uint32(head), endian.Uint32(head[4:])
		if data = data[partHead:]; uint64(size) > uint64(len(data)) {
			return "", "", ErrDamaged
		}
		part[i], data = data[:size], data[size:]
		if checksum(part[i]) != sum {
			return "", "", ErrDamaged
		}
	}
	if data != "" {
		return "", "", ErrDamaged
	}
	return part[0], part[1], nil
}

// checksum is that of a part, which is not copied as a whole.
func checksum(part string) (sum uint32) {
	var buf [4 << 10]byte
	for len(part) > 0 {
		n := copy(buf[:], part)
		sum, part = crc32.Update(sum, castagnoli, buf[:n]), part[n:]
	}
	return sum
}

// Stored is the library as go generate left it: the rules, decoded when they are asked
// for, and Program for package program to read. The error is dsl.ErrStale if a .rw file
// was edited since, ErrDamaged if it is neither. It is shared.
var Stored = sync.OnceValues(func() (*StoredLibrary, error) {
	compiled, program, err := parts(binary)
	if err != nil {
		return nil, err
	}
	set, err := dsl.OpenCompiled(compiled, Sources())
	if err != nil {
		return nil, err
	}
	return &StoredLibrary{set, program}, nil
})

// A StoredLibrary is the rules in their order, and the program made of them.
type StoredLibrary struct {
	*dsl.CompiledSet
	Program string
}

// Sources are the texts of the library, in the order of their names.
func Sources() []dsl.Source {
	names, err := fs.Glob(files, "*.rw") // sorted
	if err != nil {
		panic(err) // only a bad pattern can do that
	}
	sources := make([]dsl.Source, len(names))
	buf := make([]byte, 32<<10)
	for i, n := range names {
		var text strings.Builder // what each run does is done with one copy
		f, err := files.Open(n)
		if err == nil {
			if info, err := f.Stat(); err == nil {
				text.Grow(int(info.Size()))
			}
			_, err = io.CopyBuffer(&text, f, buf)
		}
		if err != nil {
			panic(err) // an embedded file that is listed can be read
		}
		sources[i] = dsl.Source{Name: "rules/" + n, Text: text.String()}
	}
	return sources
}

// proofs is what rewrite prove -record found out about the rules.
//
//go:embed proofs.txt
var proofs string

// Proofs are the recorded verdicts about the library, read once.
var Proofs = sync.OnceValues(func() (record.Records, error) { return record.Parse("rules/proofs.txt", proofs) })

// Choose takes the forms of families that proofs.txt names, and proves what it does not.
func Choose() load.Choose {
	recorded, err := Proofs()
	if err != nil {
		recorded = nil // whoever uses the library is told
	}
	return recorded.Choose(prove.Choose(prove.Options{Effort: prove.QuickEffort}))
}

// Library is the library, loaded once. It is shared: nobody changes it.
var Library = sync.OnceValues(func() (*dsl.Set, error) {
	stored, err := Stored()
	if errors.Is(err, dsl.ErrStale) {
		// A .rw file was edited since go generate ran: the text counts.
		s, errs := load.Sources(Sources(), load.Options{Choose: Choose()})
		Sort(s.Rules)
		return s, errs.Err()
	}
	if err != nil {
		return nil, err
	}
	fresh = true
	return stored.Set()
})

// order is the names of the rules, those of all instances of a rule being one.
//
//go:embed order.txt
var order string

// Sort puts rules of the library in the order of order.txt. Where programs cost the same
// the rule that comes first decides which is taken, so the order is part of what the
// library does: it does not change when a rule moves to another file, or a file gets
// another name. Rules that are not listed come last, as they stand in the text; go
// generate lists them.
func Sort(list []*dsl.Rule) {
	at := map[string]int{}
	for line := range strings.Lines(order) {
		at[strings.TrimSpace(line)] = len(at) + 1
	}
	index := func(r *dsl.Rule) int {
		if i := at[r.Family]; i > 0 {
			return i
		}
		return len(at) + 1
	}
	slices.SortStableFunc(list, func(a, b *dsl.Rule) int { return index(a) - index(b) })
}

// Generic is the library's cost model for any machine: what ranks programs where no
// model is named.
func Generic() (*dsl.CostModel, error) { return Named(DefaultCost) }

// Named is a cost model of the library.
func Named(name string) (*dsl.CostModel, error) {
	var costs []*dsl.CostModel
	if stored, err := Stored(); err == nil { // without decoding the rules
		costs = stored.Costs
	} else if library, err := Library(); err == nil {
		costs = library.Costs
	} else {
		return nil, err
	}
	i := slices.IndexFunc(costs, func(m *dsl.CostModel) bool { return m.Name == name })
	if i < 0 {
		return nil, errors.New("there is no cost model " + name)
	}
	return costs[i], nil
}

// DefaultCost is the name of Generic.
const DefaultCost = "generic"

// Recorded gives the verdict on the rule of the library that a rule is: of the same name,
// and the same in all that a verdict depends on, wherever it was read. It gives nil if
// there is none.
func Recorded(r *dsl.Rule) *record.Entry {
	verdicts, err := Verdicts()
	if err != nil {
		return nil // whoever uses the library is told
	}
	own := byName()[r.Name]
	if own == nil || verdicts[own] == nil {
		return nil
	}
	copied := own.LHS == r.LHS && own.RHS == r.RHS // by Memory
	if !copied && !bytes.Equal(own.Content(), r.Content()) {
		return nil
	}
	return verdicts[own]
}

var byName = sync.OnceValue(func() map[string]*dsl.Rule {
	set, err := Library()
	if err != nil {
		return nil
	}
	m := make(map[string]*dsl.Rule, len(set.Rules))
	for _, r := range set.Rules {
		m[r.Name] = r
	}
	return m
})

// Memory knows the files of the library by their text, wherever they lie, so that
// naming them costs no more than using the library. It is a load.Memory that keeps
// nothing.
type Memory struct{}

// Known gives the rules of a file that is, letter by letter, one of the library.
func (Memory) Known(s dsl.Source) *dsl.Set { return libraryFiles()[s.Text] }

// Keep does nothing: the library is what it is.
func (Memory) Keep(dsl.Source, *dsl.Set) {}

// libraryFiles are the files of the library by their text, those whose rules mean
// the same without the others.
var libraryFiles = sync.OnceValue(func() map[string]*dsl.Set {
	set, err := Library()
	if err != nil || !fresh {
		return nil
	}
	files := map[string]*dsl.Set{}
	for _, r := range set.Rules {
		f := files[r.File]
		if f == nil {
			f = &dsl.Set{}
			files[r.File] = f
		}
		f.Rules = append(f.Rules, r)
	}
	groups := map[string]*dsl.Group{}
	for _, g := range set.Groups {
		groups[g.Name] = g
	}
	for _, f := range files {
		slices.SortStableFunc(f.Rules, func(a, b *dsl.Rule) int { return int(a.Span.Line - b.Span.Line) })
	}
	texts := map[string]*dsl.Set{}
	for _, s := range Sources() {
		if f := files[s.Name]; f != nil {
			// TestFiles: a file of the library has one group, which needs no other.
			f.Groups = []*dsl.Group{groups[f.Rules[0].Group]}
			texts[s.Text] = f
		}
	}
	return texts
})

// fresh tells whether the library is what go generate made, which is when it
// compared the proofs with the rules. Library sets it.
var fresh bool

// Verdicts tells what is recorded about each rule of the library as it is, nil
// where nothing is. The error is that of a file that can't be read.
var Verdicts = sync.OnceValues(func() (map[*dsl.Rule]*record.Entry, error) {
	set, err := Library()
	if err != nil {
		return nil, err
	}
	recorded, err := Proofs()
	if err != nil {
		return nil, err
	}
	verdicts := make(map[*dsl.Rule]*record.Entry, len(set.Rules))
	if !fresh {
		for i, e := range recorded.Verdicts(set.Rules) {
			verdicts[set.Rules[i]] = e
		}
		return verdicts, nil
	}
	for _, r := range set.Rules { // without hashing all again, which would take longer than loading
		verdicts[r] = recorded.Named(r)
	}
	return verdicts, nil
})
