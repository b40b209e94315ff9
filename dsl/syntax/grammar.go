package syntax

import (
	"strings"
	"sync"

	"github.com/alecthomas/participle/v2"
	"github.com/alecthomas/participle/v2/lexer"
)

// Node is the place of a part of the text: from Pos to before EndPos. EndPos is
// the start of the token that follows.
type Node struct {
	Pos    lexer.Position
	EndPos lexer.Position
}

// A File is the text of one file: its items, those with errors left out.
type File struct {
	Name     string
	Src      string
	Items    []*Item
	Comments []Comment

	tokens []lexer.Token
}

// An Item is one top-level declaration.
type Item struct {
	Node
	Doc string // the /// lines before it

	Rule    *Rule    `parser:"  @@"`
	Test    *Test    `parser:"| @@"`
	Cost    *Cost    `parser:"| @@"`
	Group   *Group   `parser:"| @@"`
	Pattern *Pattern `parser:"| @@"`
}

// A Pattern is a name for terms that do the same, the alternatives. Alternatives gives them apart.
type Pattern struct {
	Node
	Name   *Label          `parser:"'pattern' @@"`
	Params []*PatternParam `parser:"'(' @@ ( ',' @@ )* ')'"`
	Body   []*Expr         `parser:"'=' @@ ( 'if' @@ )*"`
}

// A PatternParam is a parameter of a pattern, with a type or without.
type PatternParam struct {
	Node
	Name string `parser:"@Ident"`
	Type *Type  `parser:"( ':' @@ )?"`
}

// An Alternative is one of the terms of a pattern, with its conditions.
type Alternative struct {
	Term   *Expr
	Guards []*Expr
}

// Alternatives are the terms between the bars. The grammar knows | as the operator on
// constants alone, so a bar ends a condition as well: one inside wants parentheses.
func (p *Pattern) Alternatives() []Alternative {
	var list []Alternative
	for i, body := range p.Body {
		parts := body.split("|")
		if i > 0 { // it begins with a condition of the last one
			last := &list[len(list)-1]
			last.Guards = append(last.Guards, parts[0])
			parts = parts[1:]
		}
		for _, part := range parts {
			list = append(list, Alternative{Term: part})
		}
	}
	return list
}

// split takes an expression apart at an operator outside of parentheses.
func (e *Expr) split(op string) []*Expr {
	part := &Expr{Node: e.Node, First: e.First}
	list := []*Expr{part}
	for _, o := range e.Rest {
		if o.Op == op {
			part.EndPos = o.Pos
			part = &Expr{Node: Node{o.Right.Pos, e.EndPos}, First: o.Right}
			list = append(list, part)
			continue
		}
		part.Rest = append(part.Rest, o)
	}
	return list
}

// A Label is the name of an item.
type Label struct {
	Node
	Text string `parser:"@Name"`
}

// A Group says that the rules behind it, to the end of the file or the next
// group, belong to it, and which groups run before it.
type Group struct {
	Node
	Name  *Label   `parser:"'group' @@"`
	After []*Label `parser:"( 'after' @@ ( ',' @@ )* )?"`
}

// A Cost is a cost model.
type Cost struct {
	Node
	Name    *Label       `parser:"'cost' @@"`
	Extends *Label       `parser:"( 'extends' @@ )?"`
	Entries []*CostEntry `parser:"@@*"`
	// Throughput is what is said of a machine besides.
	Throughput *Throughput `parser:"@@?"`
}

// A Throughput is the part of a cost model about a machine.
type Throughput struct {
	Node
	Entries []*ThroughputEntry `parser:"'throughput' ':' @@*"`
}

// A ThroughputEntry says what operations cost in a case, or states a fact about types: which are legal, what they are promoted to, how
// many registers there are.
type ThroughputEntry struct {
	Node
	Ops   []*Word   `parser:"@@ ( ',' @@ )*"`
	Marks []*Shape  `parser:"@@*"`         // marks, flags, predicates, and the first type
	Types []*Shape  `parser:"( ',' @@ )*"` // more types
	To    []*Shape  `parser:"( '->' @@ ( ',' @@ )* )?"`
	Is    []*Amount `parser:"'=' @@ ( ',' @@ )*"` // one cost or number, or types
}

// A Shape is a word: a mark, or a scalar type; or a vector, of any length if there is no Len.
type Shape struct {
	Node
	Word string `parser:"  @( Ident | 'reverse' )"`
	Len  *Word  `parser:"| '<' ( @@ 'x' )?"`
	Elem *Attr  `parser:"  @@ '>'"`
}

// An Amount is a type, or the word for how a cost comes about; or a number with what is added for each lane or register.
type Amount struct {
	Node
	Shape *Shape      `parser:"  @@"`
	Minus bool        `parser:"| ( @'-'?"`
	First *Word       `parser:"    @@"`
	Per   *Attr       `parser:"    ( 'per' @@ )?"`
	More  *AmountMore `parser:"    @@? )"`
}

// An AmountMore is what is added for each lane or register.
type AmountMore struct {
	Node
	Number *Word `parser:"'+' @@"`
	Per    *Attr `parser:"'per' @@"`
}

// A CostEntry gives the cost of operations, of those only that have the flags
// and the class of type, if any are named.
type CostEntry struct {
	Node
	Ops   []*Word `parser:"@@ ( ',' @@ )*"`
	Marks []*Attr `parser:"@@*"`
	Cost  *Word   `parser:"'=' @@"`
}

// A Word is a single token.
type Word struct {
	Node
	Text string `parser:"@( Ident | Int | Float )"`
}

// An Attr is a flag or a class of types.
type Attr struct {
	Node
	Text string `parser:"@Ident"`
}

// A Test is an example of a rule: Left becomes Right by the rule alone.
type Test struct {
	Node
	Name   *Label   `parser:"'test' @@"`
	Params []*Param `parser:"( '(' ( @@ ( ',' @@ )* )? ')' )?"`
	Left   *Expr    `parser:"@@ '->'"`
	None   bool     `parser:"( @'none'"` // the rule does not match
	Right  *Expr    `parser:"| @@ )"`
	Facts  []*Expr  `parser:"( 'if' @@ )*"`
}

// A Param is a typed variable of a test.
type Param struct {
	Node
	Name string `parser:"@Ident"`
	Type *Type  `parser:"':' @@"`
}

// A Rule is a rewrite rule.
type Rule struct {
	Node
	Override bool      `parser:"@'override'?"`
	Name     *Label    `parser:"'rule' @@"`
	Reverse  bool      `parser:"@'reverse'?"`
	Mirrors  []*Mirror `parser:"@@*"`
	For      []*For    `parser:"( 'for' @@ ( ',' @@ )* )?"`
	Left     *Expr     `parser:"@@"`
	Arrow    *Arrow    `parser:"@@"`
	Right    *Expr     `parser:"@@"`
	Guards   []*Expr   `parser:"( 'if' @@ )*"`
	Axiom    *Reason   `parser:"( 'axiom' @@ )?"`
	Specific *Reason   `parser:"( 'specific' @@ )?"`
}

// A Mirror makes a rule stand for its mirror as well: dual, swapped signs, swapped order.
type Mirror struct {
	Node
	Dual    bool   `parser:"  @'dual'"`
	Swapped string `parser:"| 'swapped' @( 'signs' | 'order' )"`
}

// Text is the mirror as it is written.
func (m *Mirror) Text() string {
	if m.Dual {
		return "dual"
	}
	return "swapped " + m.Swapped
}

// An Arrow is <=> or =>.
type Arrow struct {
	Node
	Text string `parser:"@( '<=>' | '=>' )"`
}

// A Reason is why a rule is not proved, or no more general.
type Reason struct {
	Node
	Text string `parser:"@String"` // with its quotes
}

// Empty tells whether nothing is said.
func (r *Reason) Empty() bool { return strings.TrimSpace(strings.Trim(r.Text, `"`)) == "" }

// A For lists what a name, or several together, stand for.
type For struct {
	Node
	Names  []*Word     `parser:"( @@ | '(' @@ ( ',' @@ )* ')' )"`
	Values []*ForValue `parser:"'in' '[' @@ ( ',' @@ )* ']'"`
}

// A ForValue is one choice of a For list: a value for each of its names.
type ForValue struct {
	Node
	Parts []*ForPart `parser:"( @@ | '(' @@ ( ',' @@ )* ')' )"`
}

// A ForPart is a word or a number.
type ForPart struct {
	Node
	Minus bool   `parser:"@'-'?"`
	Text  string `parser:"@( Ident | Int | Float )"`
}

// An Expr is operands with infix operators between them, in the order of the
// text; Tree gives it the structure of the operators' precedence.
type Expr struct {
	Node
	First *Operand    `parser:"@@"`
	Rest  []*Operator `parser:"@@*"`
}

// An Operator is an infix operator and what follows it.
type Operator struct {
	Node
	Op    string   `parser:"@Infix"`
	Right *Operand `parser:"@@"`
}

// An Operand is a variable, a literal, an operation, a call, or an expression
// in parentheses; with prefix operators, a name given to it, and a type.
type Operand struct {
	Node
	Prefix []*Prefix `parser:"@@*"`
	Bind   *Word     `parser:"( @@ '=' )?"`
	Number *Number   `parser:"( @@"`
	Paren  *Expr     `parser:"| '(' @@ ')'"`
	Ref    *Ref      `parser:"| @@ )"`
	Type   *Type     `parser:"( ':' @@ )?"`
	In     []*Word   `parser:"( 'in' '[' @@ ( ',' @@ )* ']' )?"`
}

// A Prefix is an operator before its operand.
type Prefix struct {
	Node
	Op string `parser:"@( '-' | '~' | '!' )"`
}

// A Number is a literal.
type Number struct {
	Node
	Int   string `parser:"  @Int"`
	Float string `parser:"| @Float"`
}

// A Ref is a name alone, or with marks (flags, predicate) and arguments.
type Ref struct {
	Node
	Name  string      `parser:"@( Ident | Global )"`
	First *Mark       `parser:"( @@"`
	More  []*NextMark `parser:"  @@*"`
	Call1 *Args       `parser:"  @@"`
	Call2 *Args       `parser:"| @@ )?"`
}

// Args are the arguments of a call.
type Args struct {
	Node
	List []*Expr `parser:"'(' ( @@ ( ',' @@ )* )? ')'"`
}

// A NextMark is a mark behind another one; with &, the two are intersected.
type NextMark struct {
	Node
	And  bool  `parser:"@'&'?"`
	Mark *Mark `parser:"@@"`
}

// A Mark is a flag, a flag variable, a predicate, or swap or invert of one.
type Mark struct {
	Node
	Func string `parser:"( @( 'swap' | 'invert' )"`
	Of   *Mark  `parser:"  '(' @@ ')'"`
	Name string `parser:"| @Ident )"`
}

// A Type is the type of a variable or of a result.
type Type struct {
	Node
	Vector *Vector `parser:"  @@"`
	Struct []*Type `parser:"| '{' @@ ( ',' @@ )* '}'"`
	Name   string  `parser:"| @Ident"`
	Var    string  `parser:"  @Ident?"`
}

// A Vector is a vector of fixed length.
type Vector struct {
	Node
	Len  *Word `parser:"'<' @@"`
	Elem *Type `parser:"'x' @@ '>'"`
}

// Head is the place of the name alone.
func (r *Ref) Head() Node {
	end := r.Pos
	end.Offset += len(r.Name)
	end.Column += len(r.Name)
	return Node{r.Pos, end}
}

// Args are the arguments; nil when the name stands alone.
func (r *Ref) Args() *Args {
	if r.Call1 != nil {
		return r.Call1
	}
	return r.Call2
}

// parser is built when the first text is parsed: a program that only uses the
// compiled library does not pay for it.
var parser = sync.OnceValue(func() *participle.Parser[Item] {
	return participle.MustBuild[Item](participle.Lexer(definition{}), participle.UseLookahead(participle.MaxLookahead))
})
