package interp

import (
	"fmt"
	"slices"
	"sort"

	"rewrite/passes/ir"
)

// ObjectKind tells where an object lives.
type ObjectKind uint8

const (
	ObjGlobal ObjectKind = iota
	ObjFunc
	ObjStack
	ObjHeap
	ObjExternal // made by whoever drives the machine
)

type objState uint8

const (
	stateLive objState = iota
	stateDead
	stateLazy // a global whose initializer is not evaluated yet
	stateFunc
)

// Each byte of an object is defined, undef, poison, or has some undef bits.
const (
	byteDefined = iota
	byteUndef
	bytePoison
	bytePartly
)

// An Object is a piece of memory. Each has addresses of its own that are never
// used again, so that a stale pointer is always found out.
type Object struct {
	Kind ObjectKind
	Name string
	Base uint64
	Size uint64

	state    objState
	constant bool // may not be written
	isExt    bool // in memory.exposed
	data     []byte
	shadow   []byte          // state of each byte; nil when all are defined
	partly   map[uint64]byte // undef bits of bytes in state bytePartly
	words    []*ext          // provenance of the pointer that each word holds; nil when there is none
	global   *ir.Global
	why      string // why a dead object is dead
	died     uint64 // the address of the next object when it did for good
	prov     ext

	// Mark is what Options.Watch keeps of the object.
	Mark any
}

// IsConstant tells whether an object may not be written.
func (o *Object) IsConstant() bool { return o.constant }

// memory is all objects, and what loads and stores do to them.
type memory struct {
	values
	next    uint64    // address of the next object
	exposed []*Object // by address: pointers made from integers may reach these
	numbers bool      // an object was exposed, may it be gone
	inUse   uint64    // bytes
	// content fills a lazy object when it is first accessed.
	content func(o *Object)
}

// firstAddress leaves room for small integers that are no addresses.
const firstAddress = 1 << 16

// guard is the distance kept between objects, so that one past the end of one
// is not the beginning of the next.
const guard = 16

// NewObject makes an object of zeros.
func (m *memory) NewObject(kind ObjectKind, size, align uint64, name string) *Object {
	o := m.newObject(kind, size, align, name)
	o.data = make([]byte, size)
	return o
}

// newObject gives an object its address; it has no content yet.
func (m *memory) newObject(kind ObjectKind, size, align uint64, name string) *Object {
	o := &Object{Kind: kind, Size: size, Name: name}
	m.place1(o, align)
	return o
}

func (m *memory) place1(o *Object, align uint64) {
	if o.Size > m.opt.Memory || m.inUse+o.Size > m.opt.Memory {
		panic(failure{ErrMemory})
	}
	m.inUse += o.Size
	o.Base = ir.AlignUp(m.next, max(align, 16))
	m.next = o.Base + o.Size + guard
	if w := m.layout.Pointer(0).Bits; w < 64 && m.next>>w != 0 {
		panic(failure{&Unsupported{What: fmt.Sprintf("a program that needs more addresses than %d bits can tell apart", w)}})
	}
	o.prov = ext{kind: kindPtr, obj: o}
}

// Pointer is a pointer to the beginning of the object.
func (o *Object) Pointer() Value { return Value{n: o.Base, x: &o.prov} }

// At is a pointer into the object.
func (o *Object) At(offset uint64) Value { return Value{n: o.Base + offset, x: &o.prov} }

// Data are the object's bytes; what they are where a byte is undef or poison
// has no meaning.
func (o *Object) Data() []byte { return o.data }

// Global is the variable or function whose object this is, nil for others.
func (o *Object) Global() *ir.Global { return o.global }

// SetUndef makes all bytes undef.
func (o *Object) SetUndef() {
	o.needShadow()
	for i := range o.shadow {
		o.shadow[i] = byteUndef
	}
}

// Byte tells what byte i is: its value, which bits are undef, and whether it is poison.
func (o *Object) Byte(i uint64) (b, undef byte, poison bool) {
	b = o.data[i]
	if o.shadow != nil {
		switch o.shadow[i] {
		case byteUndef:
			undef = 0xff
		case bytePartly:
			undef = o.partly[i]
		case bytePoison:
			poison = true
		}
	}
	return b, undef, poison
}

// PointerAt is the pointer that the word at an aligned offset holds, if it holds
// one that knows its object.
func (o *Object) PointerAt(offset uint64) (*Object, bool) {
	if i := offset / 8; offset%8 == 0 && i < uint64(len(o.words)) && o.words[i] != nil && o.words[i].kind == kindPtr {
		return o.words[i].obj, true
	}
	return nil, false
}

func (o *Object) at(addr uint64) string {
	name := o.Name
	if o.Kind == ObjGlobal || o.Kind == ObjFunc {
		name = "@" + name
	}
	if name == "" {
		name = "object"
	}
	switch off := int64(addr - o.Base); {
	case off == 0:
		return "&" + name
	case off > 0:
		return fmt.Sprintf("&%s + %d", name, off)
	default:
		return fmt.Sprintf("&%s - %d", name, -off)
	}
}

func (o *Object) needShadow() {
	if o.shadow == nil {
		o.shadow = make([]byte, len(o.data))
	}
}

// GoneBefore tells whether an object's life had ended when another one was made.
func (o *Object) GoneBefore(x *Object) bool { return o.died != 0 && o.died <= x.Base }

// kill ends an object's life.
func (m *memory) kill(o *Object, why string) {
	if o.state == stateDead && o.data == nil { // not only outside its lifetime
		return
	}
	m.inUse -= o.Size
	o.state, o.why, o.died = stateDead, why, m.next
	o.data, o.shadow, o.words, o.partly = nil, nil, nil, nil
	if o.isExt {
		if i := m.searchExposed(o.Base); i < len(m.exposed) && m.exposed[i] == o {
			m.exposed = slices.Delete(m.exposed, i, i+1)
		}
	}
}

// expose notes that an object's address is known as a number: pointers made
// from integers may reach it from now on.
func (m *memory) expose(o *Object) {
	m.numbers = true
	if o.isExt || o.state == stateDead && o.data == nil {
		return
	}
	o.isExt = true
	i := m.searchExposed(o.Base)
	m.exposed = slices.Insert(m.exposed, i, o)
}

func (m *memory) searchExposed(addr uint64) int {
	return sort.Search(len(m.exposed), func(i int) bool { return m.exposed[i].Base >= addr })
}

// objectAt finds the exposed object that holds an address.
func (m *memory) objectAt(addr uint64) *Object {
	i := m.searchExposed(addr + 1)
	if i == 0 {
		return nil
	}
	if o := m.exposed[i-1]; addr-o.Base <= o.Size {
		return o
	}
	return nil
}

func ub(format string, args ...any) error { return &UB{Reason: fmt.Sprintf(format, args...)} }

// access checks that size bytes at p may be read or written, and finds them.
func (m *memory) access(p Value, size, align uint64, write bool) (o *Object, off uint64, err error) {
	if o, off, err = m.accessible(p, size, align, write); err == nil {
		m.touch(o, off, size, write)
	}
	return o, off, err
}

// accessible is access by nobody.
func (m *memory) accessible(p Value, size, align uint64, write bool) (o *Object, off uint64, err error) {
	if p.x != nil && p.x.kind == kindPtr {
		o = p.x.obj
		off = p.n - o.Base
		if o.state == stateLive && off <= o.Size && size <= o.Size-off && p.n&(align-1) == 0 && !(write && o.constant) {
			return o, off, nil
		}
	}
	return m.accessSlow(p, size, align, write)
}

func (m *memory) accessSlow(p Value, size, align uint64, write bool) (o *Object, off uint64, err error) {
	verb := "load of"
	if write {
		verb = "store of"
	}
	bytes := fmt.Sprintf("%s %d byte", verb, size)
	if size != 1 {
		bytes += "s"
	}
	switch {
	case p.IsPoison():
		return nil, 0, ub("%s through a poison pointer", bytes)
	case p.IsUndef():
		return nil, 0, ub("%s through an undef pointer", bytes)
	case p.x == nil && p.n == 0:
		return nil, 0, ub("%s at null", bytes)
	case p.x == nil:
		return nil, 0, ub("%s at %#x, a pointer without provenance", bytes, p.n)
	case p.x.kind == kindWild:
		if o = m.objectAt(p.n); o == nil {
			return nil, 0, ub("%s at %#x, where there is no object whose address was exposed", bytes, p.n)
		}
	default:
		o = p.x.obj
	}
	off = p.n - o.Base
	switch o.state {
	case stateLazy:
		m.content(o)
	case stateDead:
		return nil, 0, ub("%s at %s, %s", bytes, o.at(p.n), o.why)
	case stateFunc:
		return nil, 0, ub("%s at a function, @%s", bytes, o.Name)
	}
	switch {
	case off > o.Size || size > o.Size-off:
		return nil, 0, ub("%s at %s, out of bounds: the object has %d", bytes, o.at(p.n), o.Size)
	case p.n&(align-1) != 0:
		return nil, 0, ub("%s at %s, address %#x, which is not aligned to %d", bytes, o.at(p.n), p.n, align)
	case write && o.constant:
		return nil, 0, ub("%s at %s, which is constant", bytes, o.at(p.n))
	}
	return o, off, nil
}

// state of a range: whether all its bytes are defined and hold no pointers.
func (o *Object) plain(off, size uint64) bool {
	if o.shadow != nil {
		for _, s := range o.shadow[off : off+size] {
			if s != byteDefined {
				return false
			}
		}
	}
	return true
}

// define marks bytes as defined, before they are written.
func (o *Object) define(m *memory, off, size uint64) {
	if o.shadow != nil {
		clear(o.shadow[off : off+size])
	}
	if o.words != nil && size > 0 {
		o.dropWords(m, off, size)
	}
}

// dropWords forgets the pointers that a write of size bytes overwrites. Of one
// that is overwritten in part the address is exposed, as what remains of it can
// be read as a number only.
func (o *Object) dropWords(m *memory, off, size uint64) {
	for i := off / 8; i <= (off+size-1)/8 && i < uint64(len(o.words)); i++ {
		if x := o.words[i]; x != nil {
			if (i*8 < off || i*8+8 > off+size) && x.kind == kindPtr {
				m.expose(x.obj)
			}
			o.words[i] = nil
		}
	}
}

// exposeWords notes that pointers are read as numbers.
func (o *Object) exposeWords(m *memory, off, size uint64) {
	for i := off / 8; i <= (off+size-1)/8 && i < uint64(len(o.words)); i++ {
		if x := o.words[i]; x != nil && x.kind == kindPtr {
			m.expose(x.obj)
		}
	}
}

// setByte makes a byte defined but for some undef bits, or poison.
func (o *Object) setByte(off uint64, b, undef byte, poison bool) {
	o.data[off] = b
	s := byte(byteDefined)
	switch {
	case poison:
		s = bytePoison
	case undef == 0xff:
		s = byteUndef
	case undef != 0:
		s = bytePartly
		if o.partly == nil {
			o.partly = map[uint64]byte{}
		}
		o.partly[off] = undef
	}
	if s != byteDefined {
		o.needShadow()
	}
	if o.shadow != nil {
		o.shadow[off] = s
	}
}

// move copies bytes with all that is known of them; the ranges may overlap.
func (m *memory) move(dst *Object, d uint64, src *Object, s, size uint64) {
	if size == 0 {
		return
	}
	var words []*ext
	if src.words != nil {
		if d%8 == s%8 && s%8 == 0 {
			last := min((s+size)/8, uint64(len(src.words)))
			words = append(words, src.words[min(s/8, last):last]...)
			if tail := (s + size) % 8; tail != 0 {
				src.exposeWords(m, s+size-tail, tail)
			}
		} else {
			src.exposeWords(m, s, size)
		}
	}
	if dst.words != nil {
		dst.dropWords(m, d, size)
	}
	if src.shadow != nil || dst.shadow != nil {
		dst.needShadow()
		var partly map[uint64]byte
		if src.shadow == nil {
			clear(dst.shadow[d : d+size])
		} else {
			for i := range size {
				if src.shadow[s+i] == bytePartly {
					if partly == nil {
						partly = map[uint64]byte{}
					}
					partly[d+i] = src.partly[s+i]
				}
			}
			copy(dst.shadow[d:d+size], src.shadow[s:s+size])
		}
		for i, b := range partly {
			if dst.partly == nil {
				dst.partly = map[uint64]byte{}
			}
			dst.partly[i] = b
		}
	}
	copy(dst.data[d:d+size], src.data[s:s+size])
	for i, x := range words {
		if x != nil {
			dst.needWords()
			dst.words[d/8+uint64(i)] = x
		}
	}
}

func (o *Object) needWords() {
	if o.words == nil {
		o.words = make([]*ext, (o.Size+7)/8)
	}
}

// Resize gives an object that nothing was stored in yet another size, for
// ExternalData, as a declaration may not know the size.
func (o *Object) Resize(size uint64) { o.Size, o.data = size, make([]byte, size) }

// StorePointer stores a pointer at an aligned offset of an object.
func (m *memory) StorePointer(o *Object, offset uint64, p Value) {
	check(m.storePtr(o, offset, p, uint64(m.layout.Pointer(0).Bits/8)))
}

// LoadPointer loads a pointer from an aligned offset of an object.
func (m *memory) LoadPointer(o *Object, offset uint64) Value {
	return m.loadPtr(o, offset, uint64(m.layout.Pointer(0).Bits/8))
}

// Move copies n bytes with all that is known of them, as memmove does.
func (m *memory) Move(dst, src Value, n uint64) error {
	if n == 0 {
		return nil
	}
	d, do, err := m.access(dst, n, 1, true)
	if err != nil {
		return err
	}
	s, so, err := m.access(src, n, 1, false)
	if err != nil {
		return err
	}
	m.move(d, do, s, so, n)
	return nil
}

// Alloc makes an object on the heap, undef or zero.
func (m *memory) Alloc(size, align uint64, zero bool) *Object {
	o := m.NewObject(ObjHeap, size, align, "heap")
	if !zero {
		o.SetUndef()
	}
	return o
}

// Free ends the life of an object on the heap; p must point to its beginning.
func (m *memory) Free(p Value) error {
	o := p.Object()
	if o == nil && p.x == wildExt {
		o = m.objectAt(p.n)
	}
	switch {
	case o == nil:
		return ub("free of %s, which is no pointer from malloc", m.Format(ir.Ptr, p))
	case o.state == stateDead && o.Kind == ObjHeap:
		return ub("free of %s, %s", o.at(p.n), o.why)
	case o.Kind != ObjHeap || p.n != o.Base:
		return ub("free of %s, which is no pointer from malloc", o.at(p.n))
	}
	m.touch(o, 0, o.Size, true)
	m.kill(o, "which was freed")
	return nil
}

// Find gives the object that size bytes at p lie in, and where. It fails as a
// load or store there would.
func (m *Machine) Find(p Value, size uint64, write bool) (o *Object, offset uint64, err error) {
	defer m.recoverError(&err) // of what a variable begins with
	return m.access(p, size, 1, write)
}

// Write stores defined bytes at p.
func (m *memory) Write(p Value, b []byte) error {
	if len(b) == 0 {
		return nil
	}
	o, off, err := m.access(p, uint64(len(b)), 1, true)
	if err != nil {
		return err
	}
	o.define(m, off, uint64(len(b)))
	copy(o.data[off:], b)
	return nil
}

// Read gives n bytes at p. Undef bits are chosen; a poison byte is an error.
func (m *memory) Read(p Value, n uint64) ([]byte, error) {
	if n == 0 {
		return nil, nil
	}
	o, off, err := m.access(p, n, 1, false)
	if err != nil {
		return nil, err
	}
	if o.words != nil {
		o.exposeWords(m, off, n)
	}
	return m.bytesOf(o, off, n)
}

// bytesOf gives bytes of an object as numbers.
func (m *memory) bytesOf(o *Object, off, n uint64) ([]byte, error) {
	if o.plain(off, n) {
		return o.data[off : off+n : off+n], nil
	}
	out := slices.Clone(o.data[off : off+n])
	for i := range out {
		b, undef, poison := o.Byte(off + uint64(i))
		if poison {
			return nil, ub("a poison byte at %s is used", o.at(o.Base+off+uint64(i)))
		}
		if undef != 0 {
			m.narrowed = true
			out[i] = byte(m.pick(cube(uint64(b&^undef), uint64(undef))))
		}
	}
	return out, nil
}

// String gives the bytes from p up to a zero byte, without it.
func (m *memory) CString(p Value) ([]byte, error) {
	o, off, err := m.access(p, 1, 1, false)
	if err != nil {
		return nil, err
	}
	for i := off; i < o.Size; i++ {
		b := o.data[i]
		if o.shadow != nil && o.shadow[i] != byteDefined {
			one, err := m.bytesOf(o, i, 1)
			if err != nil {
				return nil, err
			}
			b = one[0]
		}
		if b == 0 {
			m.touch(o, off, i-off+1, false)
			return m.bytesOf(o, off, i-off)
		}
	}
	return nil, ub("the string at %s has no end within its object", o.at(p.n))
}
