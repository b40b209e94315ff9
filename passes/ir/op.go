package ir

// Op is the operation of a Value: an instruction's opcode, or the kind of a
// leaf or constant. What is known about an Op stands in its row of ops.
type Op uint8

const (
	OpInvalid Op = iota

	// Leaves. They live in a function's (or the module's) pool, in no block.
	OpParam     // a function's parameter
	OpInt       // integer constant
	OpFloat     // floating-point constant, by its bits
	OpNull      // null pointer, typed by its address space
	OpUndef     // undef
	OpPoison    // poison
	OpZero      // zeroinitializer
	OpNone      // none, the empty token or target("...") value
	OpAggregate // constant struct, array or vector, element by element
	OpString    // constant array of i8: c"..."
	OpSplat     // constant vector: splat (T x)
	OpGlobal    // address of a global variable, function, alias or ifunc
	OpBlockAddr // blockaddress(@f, %b)
	OpDSOLocal  // dso_local_equivalent @f
	OpNoCFI     // no_cfi @f
	OpPtrAuth   // ptrauth (ptr p, i32 key[, i64 disc[, ptr addr]])
	OpInlineAsm // asm "...", "..."
	OpMetadata  // metadata as an operand

	// Terminators.
	OpRet
	OpBr     // br label %b: no argument; br i1 c, ...: one
	OpSwitch // Args: condition, then one constant for each target but the first
	OpIndirectBr
	OpInvoke
	OpCallBr
	OpResume
	OpCatchSwitch
	OpCatchRet
	OpCleanupRet
	OpUnreachable

	// Arithmetic.
	OpFNeg
	OpAdd
	OpFAdd
	OpSub
	OpFSub
	OpMul
	OpFMul
	OpUDiv
	OpSDiv
	OpFDiv
	OpURem
	OpSRem
	OpFRem
	OpShl
	OpLShr
	OpAShr
	OpAnd
	OpOr
	OpXor

	// Vectors and aggregates.
	OpExtractElement
	OpInsertElement
	OpShuffleVector // Args: two vectors and the mask, a constant vector of i32
	OpExtractValue
	OpInsertValue

	// Memory.
	OpAlloca
	OpLoad
	OpStore
	OpFence
	OpCmpXchg
	OpAtomicRMW
	OpGEP

	// Conversions.
	OpTrunc
	OpZExt
	OpSExt
	OpFPTrunc
	OpFPExt
	OpFPToUI
	OpFPToSI
	OpUIToFP
	OpSIToFP
	OpPtrToInt
	OpPtrToAddr
	OpIntToPtr
	OpBitCast
	OpAddrSpaceCast

	// The rest.
	OpICmp
	OpFCmp
	OpPhi // Targets: the incoming block for each argument
	OpSelect
	OpFreeze
	OpCall // Args: callee, arguments, operands of the bundles
	OpVAArg
	OpLandingPad
	OpCatchPad
	OpCleanupPad

	NumOps = iota
)

// Form tells how an operation is written, thus how it is read and printed.
type Form uint8

const (
	FormLeaf     Form = iota // by the op itself; never an instruction
	FormUnary                // op flags T a
	FormBinary               // op flags T a, b
	FormCast                 // op flags T a to R
	FormCompare              // op flags pred T a, b
	FormOperands             // op flags T a, T b, ...
	FormSpecial              // by the op itself
)

// Prop is a set of yes-or-no properties of an operation.
type Prop uint32

const (
	// Commutative: op(a, b) = op(b, a), flags included.
	Commutative Prop = 1 << iota
	// Associative: op(op(a, b), c) = op(a, op(b, c)) without flags.
	Associative
	// Idempotent: op(a, a) is a, up to refinement.
	Idempotent
	// Mergeable: two instances with equal fields and operands have equal
	// results wherever both are executed.
	Mergeable
	// Removable: an instance without uses can be deleted.
	Removable
	// Speculatable: never immediate UB whatever the operands, no effect.
	// Division is not, though an instance with a constant divisor can be.
	Speculatable
	// OneChoice: the result is picked once and is the same for all users, so
	// that an instance must not be duplicated (SEMANTICS law 4).
	OneChoice
	// Anchored: keeps its place among the anchored instructions of its block.
	Anchored
	// MayRead and MayWrite: memory.
	MayRead
	MayWrite
	// Terminator ends a block.
	Terminator
	// LaneWise: on vectors the operation works on each lane by itself.
	LaneWise
	// ConstExpr: may stand in a constant expression of today's LLVM.
	ConstExpr

	// Pure operations are free to be merged, removed and speculated.
	Pure = Mergeable | Removable | Speculatable
)

// Operands tells what types the arguments of an operation may have. The
// verifier checks it, the typing of patterns relies on it.
type Operands uint8

const (
	AnyOperands   Operands = iota // checked by the op itself
	IntOperands                   // integers or vectors of integers, all of one type
	FloatOperands                 // floats or vectors of floats, all of one type
	CastOperands                  // checked with the result by castRules
)

// Result tells how the type of the result follows from the arguments.
type Result uint8

const (
	ResultStated Result = iota // written out, or found by the op itself
	ResultFirst                // the type of the first argument
	ResultBool                 // i1, or a vector of i1 shaped like the first argument
	ResultVoid
)

// OpInfo is all that is known about an operation. Adding an operation is
// adding a row; reader, printer, verifier, folder, comparator, rule checker,
// prover, interpreter and cost models read it.
type OpInfo struct {
	Name     string // LLVM's mnemonic
	Form     Form
	Arity    int // number of arguments, -1 when it varies
	Props    Prop
	Flags    Flags // that an instance may carry
	Operands Operands
	Result   Result
	Identity Identity // of the right operand, and of the left if commutative
	Eval     EvalFunc // nil: not folded on scalar integers and floats
}

// Identity names a constant e with op(x, e) = x.
type Identity uint8

const (
	NoIdentity Identity = iota
	IdentityZero
	IdentityOne
	IdentityAllOnes
	IdentityNegZero // of fadd
	IdentityFOne    // of fmul and fdiv
)

const (
	lanes  = Pure | LaneWise
	divide = Mergeable | Removable | LaneWise
	assoc  = Commutative | Associative
	anchor = Anchored
	term   = Terminator | Anchored
)

// ops: one row an operation. The columns are those of OpInfo.
var ops = [NumOps]OpInfo{
	OpParam:     {Name: "param", Props: Pure},
	OpInt:       {Name: "int", Props: Pure},
	OpFloat:     {Name: "float", Props: Pure},
	OpNull:      {Name: "null", Props: Pure},
	OpUndef:     {Name: "undef", Props: Pure},
	OpPoison:    {Name: "poison", Props: Pure},
	OpZero:      {Name: "zeroinitializer", Props: Pure},
	OpNone:      {Name: "none", Props: Pure},
	OpAggregate: {Name: "aggregate", Arity: -1, Props: Pure},
	OpString:    {Name: "string", Props: Pure},
	OpSplat:     {Name: "splat", Arity: 1, Props: Pure},
	OpGlobal:    {Name: "global", Props: Pure},
	OpBlockAddr: {Name: "blockaddress", Props: Pure},
	OpDSOLocal:  {Name: "dso_local_equivalent", Arity: 1, Props: Pure},
	OpNoCFI:     {Name: "no_cfi", Arity: 1, Props: Pure},
	OpPtrAuth:   {Name: "ptrauth", Arity: -1, Props: Pure},
	OpInlineAsm: {Name: "asm", Props: Pure},
	OpMetadata:  {Name: "metadata", Props: Pure},

	OpRet:         {Name: "ret", Form: FormSpecial, Arity: -1, Props: term, Result: ResultVoid},
	OpBr:          {Name: "br", Form: FormSpecial, Arity: -1, Props: term, Result: ResultVoid},
	OpSwitch:      {Name: "switch", Form: FormSpecial, Arity: -1, Props: term, Result: ResultVoid},
	OpIndirectBr:  {Name: "indirectbr", Form: FormSpecial, Arity: 1, Props: term, Result: ResultVoid},
	OpInvoke:      {Name: "invoke", Form: FormSpecial, Arity: -1, Props: term | MayRead | MayWrite},
	OpCallBr:      {Name: "callbr", Form: FormSpecial, Arity: -1, Props: term | MayRead | MayWrite},
	OpResume:      {Name: "resume", Form: FormOperands, Arity: 1, Props: term, Result: ResultVoid},
	OpCatchSwitch: {Name: "catchswitch", Form: FormSpecial, Arity: 1, Props: term},
	OpCatchRet:    {Name: "catchret", Form: FormSpecial, Arity: 1, Props: term, Result: ResultVoid},
	OpCleanupRet:  {Name: "cleanupret", Form: FormSpecial, Arity: 1, Props: term, Result: ResultVoid},
	OpUnreachable: {Name: "unreachable", Form: FormSpecial, Props: term, Result: ResultVoid},

	OpFNeg: {Name: "fneg", Form: FormUnary, Arity: 1, Props: lanes, Flags: FastMath, Operands: FloatOperands, Result: ResultFirst, Eval: evalFNeg},
	OpAdd:  {Name: "add", Form: FormBinary, Arity: 2, Props: lanes | assoc | ConstExpr, Flags: NUW | NSW, Operands: IntOperands, Result: ResultFirst, Identity: IdentityZero, Eval: evalAdd},
	OpFAdd: {Name: "fadd", Form: FormBinary, Arity: 2, Props: lanes | Commutative, Flags: FastMath, Operands: FloatOperands, Result: ResultFirst, Identity: IdentityNegZero, Eval: evalFAdd},
	OpSub:  {Name: "sub", Form: FormBinary, Arity: 2, Props: lanes | ConstExpr, Flags: NUW | NSW, Operands: IntOperands, Result: ResultFirst, Identity: IdentityZero, Eval: evalSub},
	OpFSub: {Name: "fsub", Form: FormBinary, Arity: 2, Props: lanes, Flags: FastMath, Operands: FloatOperands, Result: ResultFirst, Eval: evalFSub},
	OpMul:  {Name: "mul", Form: FormBinary, Arity: 2, Props: lanes | assoc, Flags: NUW | NSW, Operands: IntOperands, Result: ResultFirst, Identity: IdentityOne, Eval: evalMul},
	OpFMul: {Name: "fmul", Form: FormBinary, Arity: 2, Props: lanes | Commutative, Flags: FastMath, Operands: FloatOperands, Result: ResultFirst, Identity: IdentityFOne, Eval: evalFMul},
	OpUDiv: {Name: "udiv", Form: FormBinary, Arity: 2, Props: divide, Flags: Exact, Operands: IntOperands, Result: ResultFirst, Identity: IdentityOne, Eval: evalUDiv},
	OpSDiv: {Name: "sdiv", Form: FormBinary, Arity: 2, Props: divide, Flags: Exact, Operands: IntOperands, Result: ResultFirst, Identity: IdentityOne, Eval: evalSDiv},
	OpFDiv: {Name: "fdiv", Form: FormBinary, Arity: 2, Props: lanes, Flags: FastMath, Operands: FloatOperands, Result: ResultFirst, Identity: IdentityFOne, Eval: evalFDiv},
	OpURem: {Name: "urem", Form: FormBinary, Arity: 2, Props: divide, Operands: IntOperands, Result: ResultFirst, Eval: evalURem},
	OpSRem: {Name: "srem", Form: FormBinary, Arity: 2, Props: divide, Operands: IntOperands, Result: ResultFirst, Eval: evalSRem},
	OpFRem: {Name: "frem", Form: FormBinary, Arity: 2, Props: lanes, Flags: FastMath, Operands: FloatOperands, Result: ResultFirst, Eval: evalFRem},
	OpShl:  {Name: "shl", Form: FormBinary, Arity: 2, Props: lanes, Flags: NUW | NSW, Operands: IntOperands, Result: ResultFirst, Identity: IdentityZero, Eval: evalShl},
	OpLShr: {Name: "lshr", Form: FormBinary, Arity: 2, Props: lanes, Flags: Exact, Operands: IntOperands, Result: ResultFirst, Identity: IdentityZero, Eval: evalLShr},
	OpAShr: {Name: "ashr", Form: FormBinary, Arity: 2, Props: lanes, Flags: Exact, Operands: IntOperands, Result: ResultFirst, Identity: IdentityZero, Eval: evalAShr},
	OpAnd:  {Name: "and", Form: FormBinary, Arity: 2, Props: lanes | assoc | Idempotent, Operands: IntOperands, Result: ResultFirst, Identity: IdentityAllOnes, Eval: evalAnd},
	OpOr:   {Name: "or", Form: FormBinary, Arity: 2, Props: lanes | assoc | Idempotent, Flags: Disjoint, Operands: IntOperands, Result: ResultFirst, Identity: IdentityZero, Eval: evalOr},
	OpXor:  {Name: "xor", Form: FormBinary, Arity: 2, Props: lanes | assoc | ConstExpr, Operands: IntOperands, Result: ResultFirst, Identity: IdentityZero, Eval: evalXor},

	OpExtractElement: {Name: "extractelement", Form: FormOperands, Arity: 2, Props: Pure | ConstExpr},
	OpInsertElement:  {Name: "insertelement", Form: FormOperands, Arity: 3, Props: Pure | ConstExpr, Result: ResultFirst},
	OpShuffleVector:  {Name: "shufflevector", Form: FormOperands, Arity: 3, Props: Pure | ConstExpr},
	OpExtractValue:   {Name: "extractvalue", Form: FormSpecial, Arity: 1, Props: Pure},
	OpInsertValue:    {Name: "insertvalue", Form: FormSpecial, Arity: 2, Props: Pure, Result: ResultFirst},

	OpAlloca:    {Name: "alloca", Form: FormSpecial, Arity: 1, Props: anchor | Removable, Flags: InAlloca | SwiftError},
	OpLoad:      {Name: "load", Form: FormSpecial, Arity: 1, Props: anchor | MayRead, Flags: Volatile},
	OpStore:     {Name: "store", Form: FormSpecial, Arity: 2, Props: anchor | MayWrite, Flags: Volatile, Result: ResultVoid},
	OpFence:     {Name: "fence", Form: FormSpecial, Props: anchor | MayRead | MayWrite, Result: ResultVoid},
	OpCmpXchg:   {Name: "cmpxchg", Form: FormSpecial, Arity: 3, Props: anchor | MayRead | MayWrite, Flags: Volatile | Weak},
	OpAtomicRMW: {Name: "atomicrmw", Form: FormSpecial, Arity: 2, Props: anchor | MayRead | MayWrite, Flags: Volatile},
	OpGEP:       {Name: "getelementptr", Form: FormSpecial, Arity: -1, Props: Pure | ConstExpr, Flags: InBounds | NUSW | NUW},

	OpTrunc:         {Name: "trunc", Form: FormCast, Arity: 1, Props: lanes | ConstExpr, Flags: NUW | NSW, Operands: CastOperands, Eval: evalTrunc},
	OpZExt:          {Name: "zext", Form: FormCast, Arity: 1, Props: lanes, Flags: NNeg, Operands: CastOperands, Eval: evalZExt},
	OpSExt:          {Name: "sext", Form: FormCast, Arity: 1, Props: lanes, Operands: CastOperands, Eval: evalSExt},
	OpFPTrunc:       {Name: "fptrunc", Form: FormCast, Arity: 1, Props: lanes, Flags: FastMath, Operands: CastOperands, Eval: evalFPTrunc},
	OpFPExt:         {Name: "fpext", Form: FormCast, Arity: 1, Props: lanes, Flags: FastMath, Operands: CastOperands, Eval: evalFPExt},
	OpFPToUI:        {Name: "fptoui", Form: FormCast, Arity: 1, Props: lanes, Operands: CastOperands, Eval: evalFPToUI},
	OpFPToSI:        {Name: "fptosi", Form: FormCast, Arity: 1, Props: lanes, Operands: CastOperands, Eval: evalFPToSI},
	OpUIToFP:        {Name: "uitofp", Form: FormCast, Arity: 1, Props: lanes, Flags: NNeg, Operands: CastOperands, Eval: evalUIToFP},
	OpSIToFP:        {Name: "sitofp", Form: FormCast, Arity: 1, Props: lanes, Operands: CastOperands, Eval: evalSIToFP},
	OpPtrToInt:      {Name: "ptrtoint", Form: FormCast, Arity: 1, Props: lanes | ConstExpr, Operands: CastOperands},
	OpPtrToAddr:     {Name: "ptrtoaddr", Form: FormCast, Arity: 1, Props: lanes | ConstExpr, Operands: CastOperands},
	OpIntToPtr:      {Name: "inttoptr", Form: FormCast, Arity: 1, Props: lanes | ConstExpr, Operands: CastOperands},
	OpBitCast:       {Name: "bitcast", Form: FormCast, Arity: 1, Props: Pure | ConstExpr, Operands: CastOperands},
	OpAddrSpaceCast: {Name: "addrspacecast", Form: FormCast, Arity: 1, Props: lanes | ConstExpr, Operands: CastOperands},

	OpICmp:       {Name: "icmp", Form: FormCompare, Arity: 2, Props: lanes, Flags: SameSign, Result: ResultBool, Eval: evalICmp},
	OpFCmp:       {Name: "fcmp", Form: FormCompare, Arity: 2, Props: lanes, Flags: FastMath, Operands: FloatOperands, Result: ResultBool, Eval: evalFCmp},
	OpPhi:        {Name: "phi", Form: FormSpecial, Arity: -1, Props: Removable, Flags: FastMath},
	OpSelect:     {Name: "select", Form: FormOperands, Arity: 3, Props: lanes, Flags: FastMath},
	OpFreeze:     {Name: "freeze", Form: FormOperands, Arity: 1, Props: Removable | Speculatable | OneChoice | LaneWise, Result: ResultFirst},
	OpCall:       {Name: "call", Form: FormSpecial, Arity: -1, Props: anchor | MayRead | MayWrite, Flags: FastMath | Tail | MustTail | NoTail},
	OpVAArg:      {Name: "va_arg", Form: FormSpecial, Arity: 1, Props: anchor | MayRead | MayWrite},
	OpLandingPad: {Name: "landingpad", Form: FormSpecial, Arity: -1, Props: anchor, Flags: Cleanup},
	OpCatchPad:   {Name: "catchpad", Form: FormSpecial, Arity: -1, Props: anchor},
	OpCleanupPad: {Name: "cleanuppad", Form: FormSpecial, Arity: -1, Props: anchor},
}

// Info gives the op's row of the table.
func (op Op) Info() *OpInfo { return &ops[op] }

// String is LLVM's mnemonic.
func (op Op) String() string { return ops[op].Name }

// Is tells whether the op has all of the properties.
func (op Op) Is(p Prop) bool { return ops[op].Props&p == p }

// IsLeaf tells whether values of this op stand in no block.
func (op Op) IsLeaf() bool { return op <= OpMetadata }

// IsTerminator tells whether the op ends a block.
func (op Op) IsTerminator() bool { return op >= OpRet && op <= OpUnreachable }

// IsCast tells whether the op is a conversion.
func (op Op) IsCast() bool { return op >= OpTrunc && op <= OpAddrSpaceCast }

// IsCall tells whether the op calls its first argument.
func (op Op) IsCall() bool { return op == OpCall || op == OpInvoke || op == OpCallBr }

// OpByName gives the instruction with LLVM's mnemonic, OpInvalid if there is none.
func OpByName(name string) Op { return opByName[name] }

var opByName = func() map[string]Op {
	m := make(map[string]Op, NumOps)
	for op := OpRet; op < NumOps; op++ {
		m[ops[op].Name] = op
	}
	return m
}()

// Mnemonics lists the names of all instructions, in the table's order.
func Mnemonics() []string {
	var names []string
	for op := OpRet; op < NumOps; op++ {
		names = append(names, ops[op].Name)
	}
	return names
}
