package dsl

type Test struct{}

func (l *loader) tests() {}
