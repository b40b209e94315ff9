package dsl

import (
	"fmt"
	"reflect"
	"testing"
)

// fill gives every field of a value something that is not its zero value, so
// that a field that the codec forgets is noticed.
func fill(v reflect.Value, depth int, n *int) {
	*n++
	switch v.Kind() {
	case reflect.Pointer:
		switch v.Type() {
		case reflect.TypeOf((*Func)(nil)):
			v.Set(reflect.ValueOf(funcs[*n%len(funcs)]))
		case reflect.TypeOf((*Intrinsic)(nil)):
			v.Set(reflect.ValueOf(intrinsics[*n%len(intrinsics)]))
		default:
			if depth > 0 {
				v.Set(reflect.New(v.Type().Elem()))
				fill(v.Elem(), depth-1, n)
			}
		}
	case reflect.Struct:
		for i := range v.NumField() {
			if v.Type().Field(i).IsExported() {
				fill(v.Field(i), depth, n)
			}
		}
	case reflect.Slice:
		if depth > 0 {
			v.Set(reflect.MakeSlice(v.Type(), 2, 2))
			fill(v.Index(0), depth-1, n)
			fill(v.Index(1), depth-1, n)
		}
	case reflect.String:
		v.SetString(fmt.Sprint("s", *n))
	case reflect.Bool:
		v.SetBool(true)
	case reflect.Float64:
		v.SetFloat(float64(*n) + 0.5)
	case reflect.Uint8:
		most := 200
		if v.Type() == reflect.TypeFor[FactID]() {
			most = NumFacts - 1
		}
		v.SetUint(uint64(*n%most + 1))
	case reflect.Uint32, reflect.Uint64:
		v.SetUint(uint64(*n))
	default:
		v.SetInt(int64(-*n))
	}
}

func TestCodecForgetsNothing(t *testing.T) {
	set, n := &Set{}, 0
	for _, field := range []string{"Rules", "Groups", "Costs"} { // tests are not compiled
		fill(reflect.ValueOf(set).Elem().FieldByName(field), 6, &n)
	}
	for _, m := range set.Costs {
		var machine Throughput
		fill(reflect.ValueOf(&machine).Elem(), 6, &n)
		m.SetThroughput(machine)
	}
	back, err := LoadCompiled(Compile(set, nil), nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, m := range back.Costs {
		m.Throughput() // it is decoded when asked for
	}
	if !reflect.DeepEqual(set, back) {
		t.Error("a field was lost")
	}
}
