package ir_test

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"rewrite/passes/ir"
	"rewrite/passes/ir/llvmtest"
)

// TestMemorySpelling: what LLVM reads in an attribute is what we read, as it spells
// it the same afterwards.
func TestMemorySpelling(t *testing.T) {
	access := []string{"none", "read", "write", "readwrite"}
	kinds := []string{"argmem", "inaccessiblemem", "errnomem", "target_mem0", "target_mem1"}
	var texts []string
	for n := range 1024 * 5 { // the default, and what each kind is: not named in a fifth of the cases
		var parts []string
		if d := n / 1024; d < 4 {
			parts = append(parts, access[d])
		}
		for k, kind := range kinds {
			if e := n >> (2 * k) & 3; (n+k)%5 != 0 {
				parts = append(parts, kind+": "+access[e])
			}
		}
		if len(parts) > 0 {
			texts = append(texts, strings.Join(parts, ", "))
		}
	}
	for _, text := range texts {
		m := ir.ParseMemory(text)
		if again := ir.ParseMemory(m.String()); again != m {
			t.Errorf("memory(%s) is %s, which is read as %s", text, m, again)
		}
	}
	opt := llvmtest.Tool(t, "opt-22")
	var b strings.Builder
	for i, text := range texts {
		fmt.Fprintf(&b, "declare void @f%d() memory(%s)\n", i, text)
	}
	out, err := llvmtest.Run([]byte(b.String()), opt, "-S")
	if err != nil {
		t.Fatal(err)
	}
	spelled := regexp.MustCompile(`(?m)^; Function Attrs: memory\((.*)\)\ndeclare void @f(\d+)\(`).FindAllStringSubmatch(string(out), -1)
	got := map[string]string{}
	for _, m := range spelled {
		got["f"+m[2]] = m[1]
	}
	for i, text := range texts {
		want, ok := got[fmt.Sprintf("f%d", i)]
		if !ok { // readwrite everywhere is no attribute
			want = "readwrite"
		}
		if m := ir.ParseMemory(text); m.String() != want {
			t.Errorf("memory(%s) is %s, by LLVM %s", text, m, want)
		}
	}
	if len(got) < 1000 {
		t.Errorf("LLVM spelled only %d", len(got))
	}
}

// TestMemory: what a call does to memory is what it and what it calls allow; bundles
// add to that.
func TestMemory(t *testing.T) {
	text := `
declare void @any(ptr)
declare void @arg(ptr) memory(argmem: read)
declare void @hidden(ptr) memory(argmem: write, inaccessiblemem: readwrite)
declare void @old(ptr) argmemonly writeonly
declare void @later(ptr) memory(read, a_kind_to_come: write)
declare void @llvm.lifetime.start.p0(i64, ptr)
declare void @llvm.assume(i1)
define void @f(ptr %p, i1 %c, ptr %list) {
  call void @any(ptr %p)                              ; readwrite
  call void @arg(ptr %p)                              ; argmem: read
  call void @any(ptr %p) memory(read)                 ; read
  call void @hidden(ptr %p) memory(write)             ; argmem: write, inaccessiblemem: write
  call void @old(ptr %p)                              ; argmem: write
  call void @later(ptr %p)                            ; readwrite
  call void @arg(ptr %p) memory(write)                ; none
  call void @arg(ptr %p) ["deopt"(i32 1)]             ; read
  call void @arg(ptr %p) ["other"(i32 1)]             ; readwrite
  call void @arg(ptr %p) ["align"(ptr %p, i32 1)]     ; argmem: read
  call void %p(ptr %p) memory(inaccessiblemem: read)  ; inaccessiblemem: read
  call void @llvm.lifetime.start.p0(i64 4, ptr %p)    ; argmem: write
  call void @llvm.assume(i1 %c)                       ; inaccessiblemem: write
  call void asm sideeffect "", ""() memory(none)      ; readwrite
  %x = load i32, ptr %p                               ; argmem: read
  store i32 %x, ptr %p                                ; argmem: write
  %v = load volatile i32, ptr %p                      ; readwrite
  %o = load atomic i32, ptr %p unordered, align 4     ; argmem: read
  %m = load atomic i32, ptr %p monotonic, align 4     ; readwrite
  fence seq_cst                                       ; readwrite
  %s = add i32 %x, 1                                  ; none
  %y = va_arg ptr %list, i32                          ; readwrite
  ret void                                            ; none
}`
	for _, b := range parseFunc(t, text, "f").Blocks {
		for _, v := range b.Instrs {
			line, _, _ := strings.Cut(text[v.Pos:], "\n")
			_, want, _ := strings.Cut(line, "; ")
			m := v.Memory()
			if m.String() != want {
				t.Errorf("%s: %s", line, m)
			}
			if e := v.Effects() & (ir.Reads | ir.Writes); m.Anywhere() != e {
				t.Errorf("%s: %v anywhere, %v by Effects", line, m.Anywhere(), e)
			}
		}
	}
}
