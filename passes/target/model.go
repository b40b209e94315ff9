package target

import (
	"strings"
	"sync"

	"rewrite/dsl"
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
	"rewrite/rules"
)

// Costs is what operations of a function cost: by the model that the user names, if that says what a machine costs, or by the
// processor that the function says it is compiled for. Of a processor without a model no vectors are known.
func (t *Target) Costs(f *ir.Func) *Costs {
	if t.chosen != nil {
		return t.chosen()
	}
	return shipped(modelFor(t.module, f))
}

// processors are the models of processors, by the beginning of a triple; of those of one architecture the last one counts that the
// function has all features of.
var processors = []struct {
	arch     string
	features []string
	model    string
}{
	{"x86_64", nil, "x86-64"}, {"amd64", nil, "x86-64"},
	{"x86_64", []string{"sse4.2"}, "x86-64-v2"}, {"amd64", []string{"sse4.2"}, "x86-64-v2"},
	{"x86_64", []string{"avx2"}, "x86-64-v3"}, {"amd64", []string{"avx2"}, "x86-64-v3"},
	{"x86_64", []string{"avx512f", "avx512bw", "avx512dq", "avx512vl"}, "x86-64-v4"}, {"amd64", []string{"avx512f", "avx512bw", "avx512dq", "avx512vl"}, "x86-64-v4"},
	{"i386", []string{"sse2"}, "x86-64"}, {"i686", []string{"sse2"}, "x86-64"},
	{"aarch64", nil, "aarch64"}, {"arm64", nil, "aarch64"},
}

// levels are the processors that have at least the features of a level of x86-64, by what target-cpu calls them.
var levels = map[string]string{
	"x86-64-v2": "x86-64-v2", "nehalem": "x86-64-v2", "corei7": "x86-64-v2", "westmere": "x86-64-v2", "sandybridge": "x86-64-v2", "corei7-avx": "x86-64-v2",
	"ivybridge": "x86-64-v2", "silvermont": "x86-64-v2", "goldmont": "x86-64-v2", "goldmont-plus": "x86-64-v2", "tremont": "x86-64-v2",
	"bdver1": "x86-64-v2", "bdver2": "x86-64-v2", "bdver3": "x86-64-v2", "btver2": "x86-64-v2",
	"x86-64-v3": "x86-64-v3", "haswell": "x86-64-v3", "broadwell": "x86-64-v3", "skylake": "x86-64-v3", "alderlake": "x86-64-v3",
	"core-avx2": "x86-64-v3", "bdver4": "x86-64-v3", "znver1": "x86-64-v3", "znver2": "x86-64-v3", "znver3": "x86-64-v3",
	"x86-64-v4": "x86-64-v4", "skylake-avx512": "x86-64-v4", "cascadelake": "x86-64-v4", "icelake-client": "x86-64-v4", "icelake-server": "x86-64-v4",
	"tigerlake": "x86-64-v4", "rocketlake": "x86-64-v4", "sapphirerapids": "x86-64-v4", "emeraldrapids": "x86-64-v4", "graniterapids": "x86-64-v4",
	"znver4": "x86-64-v4", "znver5": "x86-64-v4",
}

// modelFor names the model of the processor that a function is compiled for. What a feature is taken away from is no more than what
// is left.
func modelFor(m *ir.Module, f *ir.Func) string {
	triple := strings.Trim(m.Find(ir.Triple), `"`)
	cpu, _ := f.Attrs.Get("target-cpu")
	level := levels[strings.Trim(cpu.Value, `"`)]
	model := rules.DefaultCost
	for _, p := range processors {
		if !strings.HasPrefix(triple, p.arch) {
			continue
		}
		all := true
		for _, x := range p.features {
			all = all && !lacksFeature(f, x) && (HasFeature(f, x) || level >= p.model)
		}
		if all {
			model = p.model
		}
	}
	return model
}

// lacksFeature tells whether a function says that it is compiled for processors without a feature.
func lacksFeature(f *ir.Func, feature string) bool {
	on, said := saysOf(f, feature)
	return said && !on
}

// models are the models of the library that were asked for.
var models sync.Map // name -> func() *Costs

func shipped(name string) *Costs {
	c, ok := models.Load(name)
	if !ok {
		c, _ = models.LoadOrStore(name, sync.OnceValue(func() *Costs {
			m, err := rules.Named(name)
			if err != nil {
				panic(err) // the library is a part of the program
			}
			return NewCosts(m)
		}))
	}
	return c.(func() *Costs)()
}

// NewCosts prepares a model for questions.
func NewCosts(m *dsl.CostModel) *Costs {
	facts := m.Throughput()
	c := &Costs{model: m, facts: facts, legal: map[dsl.Shape]bool{}, promoted: map[dsl.Shape]dsl.Shape{}, widest: map[dsl.Shape]uint32{},
		entries: map[entryKey][]*dsl.ThroughputEntry{}}
	for _, s := range facts.Legal {
		c.legal[s] = true
		c.widest[s.Element()] = max(c.widest[s.Element()], s.Lanes)
	}
	for _, p := range facts.Promoted {
		c.promoted[p.From] = p.To
	}
	var general []*dsl.ThroughputEntry // of intrinsics, of anything
	for i := range facts.Entries {
		e := &facts.Entries[i]
		if e.Op == ir.OpInvalid || e.Intrinsic == dsl.AnyIntrinsic {
			general = append(general, e)
			continue
		}
		k := entryKey{op: e.Op}
		if e.Op == ir.OpCall {
			k.id = intrinsic.Named(e.Intrinsic)
		}
		c.entries[k] = append(c.entries[k], e)
	}
	c.general = general
	return c
}
