package intrinsic

// The intrinsics of the table.
const (
	None ID = iota // no intrinsic, or one that the table does not have

	// Integers, lane by lane.
	Abs
	Smax
	Smin
	Umax
	Umin
	Scmp
	Ucmp
	Ctlz
	Cttz
	Ctpop
	Bswap
	Bitreverse
	Fshl
	Fshr
	Clmul
	SaddWithOverflow
	UaddWithOverflow
	SsubWithOverflow
	UsubWithOverflow
	SmulWithOverflow
	UmulWithOverflow
	SaddSat
	UaddSat
	SsubSat
	UsubSat
	SshlSat
	UshlSat
	SmulFix
	UmulFix
	SmulFixSat
	UmulFixSat
	SdivFix
	UdivFix
	SdivFixSat
	UdivFixSat

	// Floats, lane by lane. Those without effect take the default floating-point environment.
	Sqrt
	Fabs
	Floor
	Ceil
	Trunc
	Rint
	Nearbyint
	Round
	Roundeven
	Lrint
	Llrint
	Lround
	Llround
	Copysign
	Canonicalize
	Sin
	Cos
	Tan
	Asin
	Acos
	Atan
	Atan2
	Sinh
	Cosh
	Tanh
	Sincos
	Sincospi
	Exp
	Exp2
	Exp10
	Log
	Log2
	Log10
	Pow
	Powi
	Ldexp
	Frexp
	Modf
	Fma
	Fmuladd
	Minnum
	Maxnum
	Minimum
	Maximum
	Minimumnum
	Maximumnum
	IsFpclass
	FptosiSat
	FptouiSat
	ConvertFromFp16
	ConvertToFp16
	ArithmeticFence
	GetRounding

	// Vectors as a whole.
	VectorDeinterleave2
	VectorExtract
	VectorInsert
	VectorInterleave2
	VectorPartialReduceAdd
	VectorReduceAdd
	VectorReduceAnd
	VectorReduceFadd
	VectorReduceFmax
	VectorReduceFmaximum
	VectorReduceFmin
	VectorReduceFminimum
	VectorReduceFmul
	VectorReduceMul
	VectorReduceOr
	VectorReduceSmax
	VectorReduceSmin
	VectorReduceUmax
	VectorReduceUmin
	VectorReduceXor
	VectorReverse
	VectorSplice
	Stepvector
	Vscale
	GetActiveLaneMask

	// Memory.
	Memcpy
	MemcpyInline
	MemcpyElementUnorderedAtomic
	Memmove
	MemmoveElementUnorderedAtomic
	Memset
	MemsetInline
	MemsetElementUnorderedAtomic
	MaskedLoad
	MaskedStore
	MaskedGather
	MaskedScatter
	MaskedExpandload
	MaskedCompressstore
	MatrixColumnMajorLoad
	MatrixColumnMajorStore
	ExperimentalMemsetPattern
	InitTrampoline
	LifetimeStart
	LifetimeEnd
	InvariantStart
	InvariantEnd
	LaunderInvariantGroup
	StripInvariantGroup
	Prefetch
	Stacksave
	Stackrestore
	LoadRelative
	Objectsize
	Ptrmask
	ThreadlocalAddress
	ThreadPointer
	VaStart
	VaEnd
	VaCopy
	PreserveArrayAccessIndex
	PreserveStructAccessIndex
	PreserveUnionAccessIndex
	ExperimentalNoaliasScopeDecl

	// Hints, marks and debug records.
	Assume
	Expect
	ExpectWithProbability
	IsConstant
	SsaCopy
	Sideeffect
	Donothing
	Pseudoprobe
	FakeUse
	Annotation
	VarAnnotation
	PtrAnnotation
	PublicAnnotation
	TypeTest
	AllowRuntimeCheck
	AllowUbsanCheck
	DbgValue
	DbgDeclare
	DbgAssign
	DbgLabel

	// Control, frames, exceptions and coroutines.
	Trap
	Debugtrap
	Ubsantrap
	Addressofreturnaddress
	CallPreallocatedSetup
	CoroAwaitSuspendBool
	CoroAwaitSuspendHandle
	CoroAwaitSuspendVoid
	CoroDestroy
	CoroResume
	EhRecoverfp
	EhSjljLsda
	EhTypeidFor
	ExperimentalConvergenceLoop
	ExperimentalDeoptimize
	ExperimentalGcRelocate
	ExperimentalGcStatepoint
	ExperimentalPatchpoint
	ExperimentalPatchpointVoid
	Frameaddress
	Localescape
	Localrecover
	Returnaddress
	SehScopeBegin
	SehScopeEnd
	SehTryBegin
	SehTryEnd
	Sponentry
	WasmRethrow
	WasmThrow

	Num // how many there are, None included: the length of a table by ID
)

// infos is the table.
var infos = [Num]Info{
	// Integers, lane by lane.
	Abs:              {Name: "abs", Sig: "I 0 i1!", Is: NoEffect | LaneWise},
	Smax:             {Name: "smax", Sig: "I 0 0", Is: NoEffect | LaneWise | Commutative},
	Smin:             {Name: "smin", Sig: "I 0 0", Is: NoEffect | LaneWise | Commutative},
	Umax:             {Name: "umax", Sig: "I 0 0", Is: NoEffect | LaneWise | Commutative},
	Umin:             {Name: "umin", Sig: "I 0 0", Is: NoEffect | LaneWise | Commutative},
	Scmp:             {Name: "scmp", Sig: "I X 1", Is: NoEffect | LaneWise, Since: 19},
	Ucmp:             {Name: "ucmp", Sig: "I X 1", Is: NoEffect | LaneWise, Since: 19},
	Ctlz:             {Name: "ctlz", Sig: "I 0 i1! | I 0", Is: NoEffect | LaneWise},
	Cttz:             {Name: "cttz", Sig: "I 0 i1! | I 0", Is: NoEffect | LaneWise},
	Ctpop:            {Name: "ctpop", Sig: "I 0", Is: NoEffect | LaneWise},
	Bswap:            {Name: "bswap", Sig: "I 0", Is: NoEffect | LaneWise},
	Bitreverse:       {Name: "bitreverse", Sig: "I 0", Is: NoEffect | LaneWise},
	Fshl:             {Name: "fshl", Sig: "I 0 0 0", Is: NoEffect | LaneWise},
	Fshr:             {Name: "fshr", Sig: "I 0 0 0", Is: NoEffect | LaneWise},
	Clmul:            {Name: "clmul", Is: NoEffect},
	SaddWithOverflow: {Name: "sadd.with.overflow", Sig: "{I,b0} 0 0", Is: NoEffect | LaneWise | Commutative},
	UaddWithOverflow: {Name: "uadd.with.overflow", Sig: "{I,b0} 0 0", Is: NoEffect | LaneWise | Commutative},
	SsubWithOverflow: {Name: "ssub.with.overflow", Sig: "{I,b0} 0 0", Is: NoEffect | LaneWise},
	UsubWithOverflow: {Name: "usub.with.overflow", Sig: "{I,b0} 0 0", Is: NoEffect | LaneWise},
	SmulWithOverflow: {Name: "smul.with.overflow", Sig: "{I,b0} 0 0", Is: NoEffect | LaneWise | Commutative},
	UmulWithOverflow: {Name: "umul.with.overflow", Sig: "{I,b0} 0 0", Is: NoEffect | LaneWise | Commutative},
	SaddSat:          {Name: "sadd.sat", Sig: "I 0 0", Is: NoEffect | LaneWise | Commutative},
	UaddSat:          {Name: "uadd.sat", Sig: "I 0 0", Is: NoEffect | LaneWise | Commutative},
	SsubSat:          {Name: "ssub.sat", Sig: "I 0 0", Is: NoEffect | LaneWise},
	UsubSat:          {Name: "usub.sat", Sig: "I 0 0", Is: NoEffect | LaneWise},
	SshlSat:          {Name: "sshl.sat", Sig: "I 0 0", Is: NoEffect | LaneWise},
	UshlSat:          {Name: "ushl.sat", Sig: "I 0 0", Is: NoEffect | LaneWise},
	SmulFix:          {Name: "smul.fix", Sig: "I 0 0 i32!", Is: NoEffect | Commutative},
	UmulFix:          {Name: "umul.fix", Sig: "I 0 0 i32!", Is: NoEffect | Commutative},
	SmulFixSat:       {Name: "smul.fix.sat", Sig: "I 0 0 i32!", Is: NoEffect | Commutative},
	UmulFixSat:       {Name: "umul.fix.sat", Sig: "I 0 0 i32!", Is: NoEffect | Commutative},
	SdivFix:          {Name: "sdiv.fix", Sig: "I 0 0 i32!", Is: NoEffect},
	UdivFix:          {Name: "udiv.fix", Sig: "I 0 0 i32!", Is: NoEffect},
	SdivFixSat:       {Name: "sdiv.fix.sat", Is: NoEffect},
	UdivFixSat:       {Name: "udiv.fix.sat", Is: NoEffect},

	// Floats, lane by lane. Those without effect take the default floating-point environment.
	Sqrt:            {Name: "sqrt", Sig: "F 0", Is: NoEffect | LaneWise | FastMath},
	Fabs:            {Name: "fabs", Sig: "F 0", Is: NoEffect | LaneWise | FastMath},
	Floor:           {Name: "floor", Sig: "F 0", Is: NoEffect | LaneWise | FastMath},
	Ceil:            {Name: "ceil", Sig: "F 0", Is: NoEffect | LaneWise | FastMath},
	Trunc:           {Name: "trunc", Sig: "F 0", Is: NoEffect | LaneWise | FastMath},
	Rint:            {Name: "rint", Sig: "F 0", Is: NoEffect | LaneWise | FastMath},
	Nearbyint:       {Name: "nearbyint", Sig: "F 0", Is: NoEffect | LaneWise | FastMath},
	Round:           {Name: "round", Sig: "F 0", Is: NoEffect | LaneWise | FastMath},
	Roundeven:       {Name: "roundeven", Sig: "F 0", Is: NoEffect | LaneWise | FastMath},
	Lrint:           {Name: "lrint", Sig: "I F", Is: NoEffect},
	Llrint:          {Name: "llrint", Sig: "I F", Is: NoEffect},
	Lround:          {Name: "lround", Sig: "I F", Is: NoEffect},
	Llround:         {Name: "llround", Sig: "I F", Is: NoEffect},
	Copysign:        {Name: "copysign", Sig: "F 0 0", Is: NoEffect | LaneWise | FastMath},
	Canonicalize:    {Name: "canonicalize", Sig: "F 0", Is: NoEffect | LaneWise | FastMath},
	Sin:             {Name: "sin", Sig: "F 0", Is: NoEffect | LaneWise | FastMath},
	Cos:             {Name: "cos", Sig: "F 0", Is: NoEffect | LaneWise | FastMath},
	Tan:             {Name: "tan", Sig: "F 0", Is: NoEffect | LaneWise | FastMath},
	Asin:            {Name: "asin", Is: NoEffect},
	Acos:            {Name: "acos", Is: NoEffect},
	Atan:            {Name: "atan", Is: NoEffect},
	Atan2:           {Name: "atan2", Is: NoEffect},
	Sinh:            {Name: "sinh", Is: NoEffect},
	Cosh:            {Name: "cosh", Is: NoEffect},
	Tanh:            {Name: "tanh", Is: NoEffect},
	Sincos:          {Name: "sincos", Is: NoEffect},
	Sincospi:        {Name: "sincospi", Is: NoEffect},
	Exp:             {Name: "exp", Sig: "F 0", Is: NoEffect | LaneWise | FastMath},
	Exp2:            {Name: "exp2", Sig: "F 0", Is: NoEffect | LaneWise | FastMath},
	Exp10:           {Name: "exp10", Sig: "F 0", Is: NoEffect | LaneWise | FastMath, Since: 18},
	Log:             {Name: "log", Sig: "F 0", Is: NoEffect | LaneWise | FastMath},
	Log2:            {Name: "log2", Sig: "F 0", Is: NoEffect | LaneWise | FastMath},
	Log10:           {Name: "log10", Sig: "F 0", Is: NoEffect | LaneWise | FastMath},
	Pow:             {Name: "pow", Sig: "F 0 0", Is: NoEffect | LaneWise | FastMath},
	Powi:            {Name: "powi", Sig: "F 0 I", Is: NoEffect | LaneWise | FastMath},
	Ldexp:           {Name: "ldexp", Sig: "F 0 I", Is: NoEffect | LaneWise | FastMath, Since: 17},
	Frexp:           {Name: "frexp", Is: NoEffect},
	Modf:            {Name: "modf", Is: NoEffect},
	Fma:             {Name: "fma", Sig: "F 0 0 0", Is: NoEffect | LaneWise | Commutative | FastMath},
	Fmuladd:         {Name: "fmuladd", Sig: "F 0 0 0", Is: NoEffect | LaneWise | Commutative | FastMath},
	Minnum:          {Name: "minnum", Sig: "F 0 0", Is: NoEffect | LaneWise | Commutative | FastMath},
	Maxnum:          {Name: "maxnum", Sig: "F 0 0", Is: NoEffect | LaneWise | Commutative | FastMath},
	Minimum:         {Name: "minimum", Sig: "F 0 0", Is: NoEffect | LaneWise | Commutative | FastMath},
	Maximum:         {Name: "maximum", Sig: "F 0 0", Is: NoEffect | LaneWise | Commutative | FastMath},
	Minimumnum:      {Name: "minimumnum", Sig: "F 0 0", Is: NoEffect | LaneWise | Commutative | FastMath, Since: 20},
	Maximumnum:      {Name: "maximumnum", Sig: "F 0 0", Is: NoEffect | LaneWise | Commutative | FastMath, Since: 20},
	IsFpclass:       {Name: "is.fpclass", Sig: "b0 F i32!", Is: NoEffect | LaneWise, Since: 16},
	FptosiSat:       {Name: "fptosi.sat", Sig: "I F", Is: NoEffect | LaneWise},
	FptouiSat:       {Name: "fptoui.sat", Sig: "I F", Is: NoEffect | LaneWise},
	ConvertFromFp16: {Name: "convert.from.fp16"},
	ConvertToFp16:   {Name: "convert.to.fp16"},
	ArithmeticFence: {Name: "arithmetic.fence"},
	GetRounding:     {Name: "get.rounding", Was: "flt.rounds"},

	// Vectors as a whole.
	VectorDeinterleave2:    {Name: "vector.deinterleave2", Was: "experimental.vector.deinterleave2", Is: NoEffect},
	VectorExtract:          {Name: "vector.extract", Was: "experimental.vector.extract", Sig: "V V i64!", Is: NoEffect | FastMath},
	VectorInsert:           {Name: "vector.insert", Was: "experimental.vector.insert", Sig: "V 0 V i64!", Is: NoEffect | FastMath},
	VectorInterleave2:      {Name: "vector.interleave2", Was: "experimental.vector.interleave2", Is: NoEffect},
	VectorPartialReduceAdd: {Name: "vector.partial.reduce.add", Is: NoEffect},
	VectorReduceAdd:        {Name: "vector.reduce.add", Was: "experimental.vector.reduce.add", Sig: "e0 V", Is: NoEffect},
	VectorReduceAnd:        {Name: "vector.reduce.and", Was: "experimental.vector.reduce.and", Sig: "e0 V", Is: NoEffect},
	VectorReduceFadd:       {Name: "vector.reduce.fadd", Was: "experimental.vector.reduce.v2.fadd", Sig: "e0 e0 V", Is: NoEffect},
	VectorReduceFmax:       {Name: "vector.reduce.fmax", Was: "experimental.vector.reduce.fmax", Sig: "e0 V", Is: NoEffect},
	VectorReduceFmaximum:   {Name: "vector.reduce.fmaximum", Sig: "e0 V", Is: NoEffect},
	VectorReduceFmin:       {Name: "vector.reduce.fmin", Was: "experimental.vector.reduce.fmin", Sig: "e0 V", Is: NoEffect},
	VectorReduceFminimum:   {Name: "vector.reduce.fminimum", Sig: "e0 V", Is: NoEffect},
	VectorReduceFmul:       {Name: "vector.reduce.fmul", Was: "experimental.vector.reduce.v2.fmul", Sig: "e0 e0 V", Is: NoEffect},
	VectorReduceMul:        {Name: "vector.reduce.mul", Was: "experimental.vector.reduce.mul", Sig: "e0 V", Is: NoEffect},
	VectorReduceOr:         {Name: "vector.reduce.or", Was: "experimental.vector.reduce.or", Sig: "e0 V", Is: NoEffect},
	VectorReduceSmax:       {Name: "vector.reduce.smax", Was: "experimental.vector.reduce.smax", Sig: "e0 V", Is: NoEffect},
	VectorReduceSmin:       {Name: "vector.reduce.smin", Was: "experimental.vector.reduce.smin", Sig: "e0 V", Is: NoEffect},
	VectorReduceUmax:       {Name: "vector.reduce.umax", Was: "experimental.vector.reduce.umax", Sig: "e0 V", Is: NoEffect},
	VectorReduceUmin:       {Name: "vector.reduce.umin", Was: "experimental.vector.reduce.umin", Sig: "e0 V", Is: NoEffect},
	VectorReduceXor:        {Name: "vector.reduce.xor", Was: "experimental.vector.reduce.xor", Sig: "e0 V", Is: NoEffect},
	VectorReverse:          {Name: "vector.reverse", Was: "experimental.vector.reverse", Sig: "V 0", Is: NoEffect | FastMath},
	VectorSplice:           {Name: "vector.splice", Was: "experimental.vector.splice", Sig: "V 0 0 i32!"},
	Stepvector:             {Name: "stepvector", Was: "experimental.stepvector", Is: NoEffect},
	Vscale:                 {Name: "vscale", Sig: "N", Is: NoEffect},
	GetActiveLaneMask:      {Name: "get.active.lane.mask", Sig: "B N 1", Is: NoEffect},

	// Memory.
	Memcpy:                        {Name: "memcpy", Sig: "v p p N i1! | v p p N i32 i1", Is: ReadsMem | WritesMem | ByArgs | FirstWrites | Counts},
	MemcpyInline:                  {Name: "memcpy.inline", Sig: "v p p N i1!", Is: ReadsMem | WritesMem | ByArgs | FirstWrites | Counts},
	MemcpyElementUnorderedAtomic:  {Name: "memcpy.element.unordered.atomic", Sig: "v p p N i32!", Is: ReadsMem | WritesMem | ByArgs | FirstWrites | Counts},
	Memmove:                       {Name: "memmove", Sig: "v p p N i1! | v p p N i32 i1", Is: ReadsMem | WritesMem | ByArgs | FirstWrites | Counts},
	MemmoveElementUnorderedAtomic: {Name: "memmove.element.unordered.atomic", Sig: "v p p N i32!", Is: ReadsMem | WritesMem | ByArgs | FirstWrites | Counts},
	Memset:                        {Name: "memset", Sig: "v p i8 N i1! | v p i8 N i32 i1", Is: WritesMem | ByArgs | FirstWrites | Counts},
	MemsetInline:                  {Name: "memset.inline", Sig: "v p i8 N i1!", Is: WritesMem | ByArgs | FirstWrites | Counts},
	MemsetElementUnorderedAtomic:  {Name: "memset.element.unordered.atomic", Sig: "v p i8 N i32!", Is: WritesMem | ByArgs | FirstWrites | Counts},
	MaskedLoad:                    {Name: "masked.load", Sig: "V p b0 0 | V p N! b0 0", Is: ReadsMem | ByArgs},
	MaskedStore:                   {Name: "masked.store", Sig: "v V p b0 | v V p N! b0", Is: WritesMem | ByArgs},
	MaskedGather:                  {Name: "masked.gather", Sig: "V W b0 0 | V W N! b0 0", Is: ReadsMem},
	MaskedScatter:                 {Name: "masked.scatter", Sig: "v V W b0 | v V W N! b0", Is: WritesMem},
	MaskedExpandload:              {Name: "masked.expandload", Sig: "V p b0 0", Is: ReadsMem | ByArgs},
	MaskedCompressstore:           {Name: "masked.compressstore", Sig: "v V p b0", Is: WritesMem | ByArgs},
	MatrixColumnMajorLoad:         {Name: "matrix.column.major.load", Is: ReadsMem | ByArgs},
	MatrixColumnMajorStore:        {Name: "matrix.column.major.store", Is: WritesMem | ByArgs},
	ExperimentalMemsetPattern:     {Name: "experimental.memset.pattern", Sig: "v p X N i1!", Is: WritesMem | ByArgs | FirstWrites, Since: 20},
	InitTrampoline:                {Name: "init.trampoline", Is: WritesMem | ByArgs},
	LifetimeStart:                 {Name: "lifetime.start", Sig: "v p | v i64! p", Is: Mark},
	LifetimeEnd:                   {Name: "lifetime.end", Sig: "v p | v i64! p", Is: Mark},
	InvariantStart:                {Name: "invariant.start", Sig: "r i64! p", Is: ReadsMem | WritesMem | ByArgs},
	InvariantEnd:                  {Name: "invariant.end", Sig: "v X i64! p", Is: ReadsMem | WritesMem | ByArgs},
	LaunderInvariantGroup:         {Name: "launder.invariant.group", Was: "invariant.group.barrier", Sig: "p p", Is: ReadsMem | WritesMem | Hidden},
	StripInvariantGroup:           {Name: "strip.invariant.group", Sig: "p p"},
	Prefetch:                      {Name: "prefetch", Sig: "v p i32! i32! i32! | v p i32! i32!"},
	Stacksave:                     {Name: "stacksave", Sig: "p"},
	Stackrestore:                  {Name: "stackrestore", Sig: "v p"},
	LoadRelative:                  {Name: "load.relative", Sig: "r r N", Is: ReadsMem | ByArgs},
	Objectsize:                    {Name: "objectsize", Sig: "N p i1! | N p i1! i1! | N p i1! i1! i1!", Is: NoEffect},
	Ptrmask:                       {Name: "ptrmask", Sig: "P 0 X", Is: NoEffect | LaneWise},
	ThreadlocalAddress:            {Name: "threadlocal.address", Sig: "p p", Is: NoEffect},
	ThreadPointer:                 {Name: "thread.pointer", Sig: "p"},
	VaStart:                       {Name: "va_start", Sig: "v p"},
	VaEnd:                         {Name: "va_end", Sig: "v p"},
	VaCopy:                        {Name: "va_copy", Sig: "v p p"},
	PreserveArrayAccessIndex:      {Name: "preserve.array.access.index"},
	PreserveStructAccessIndex:     {Name: "preserve.struct.access.index"},
	PreserveUnionAccessIndex:      {Name: "preserve.union.access.index"},
	ExperimentalNoaliasScopeDecl:  {Name: "experimental.noalias.scope.decl", Sig: "v m", Is: ReadsMem | WritesMem | Hidden},

	// Hints, marks and debug records.
	Assume:                {Name: "assume", Sig: "v i1", Is: Mark},
	Expect:                {Name: "expect", Sig: "N 0 0", Is: NoEffect},
	ExpectWithProbability: {Name: "expect.with.probability", Sig: "N 0 0 double", Is: NoEffect},
	IsConstant:            {Name: "is.constant", Sig: "i1 X", Is: NoEffect | Pinned},
	SsaCopy:               {Name: "ssa.copy", Is: NoEffect},
	Sideeffect:            {Name: "sideeffect", Sig: "v", Is: Mark},
	Donothing:             {Name: "donothing", Sig: "v", Is: NoEffect | Invokable},
	Pseudoprobe:           {Name: "pseudoprobe", Sig: "v i64! i64! i32! i64!", Is: ReadsMem | WritesMem | Hidden},
	FakeUse:               {Name: "fake.use"},
	Annotation:            {Name: "annotation", Sig: "I 0 p p i32", Is: ReadsMem | WritesMem | Hidden},
	VarAnnotation:         {Name: "var.annotation", Sig: "v p p p i32 p | v p p p i32", Is: ReadsMem | WritesMem | Hidden},
	PtrAnnotation:         {Name: "ptr.annotation", Sig: "P 0 p p i32 p | P 0 p p i32", Is: ReadsMem | WritesMem | Hidden},
	PublicAnnotation:      {Name: "public.annotation", Sig: "I 0 p p i32"},
	TypeTest:              {Name: "type.test", Sig: "i1 r m"},
	AllowRuntimeCheck:     {Name: "allow.runtime.check", Is: ReadsMem | WritesMem | Hidden},
	AllowUbsanCheck:       {Name: "allow.ubsan.check", Is: ReadsMem | WritesMem | Hidden},
	DbgValue:              {Name: "dbg.value", Is: Mark},
	DbgDeclare:            {Name: "dbg.declare", Is: Mark},
	DbgAssign:             {Name: "dbg.assign", Is: Mark},
	DbgLabel:              {Name: "dbg.label", Is: Mark},

	// Control, frames, exceptions and coroutines.
	Trap:                        {Name: "trap", Sig: "v"},
	Debugtrap:                   {Name: "debugtrap", Sig: "v"},
	Ubsantrap:                   {Name: "ubsantrap", Sig: "v i8!"},
	Addressofreturnaddress:      {Name: "addressofreturnaddress", Sig: "p", Is: Frame},
	CallPreallocatedSetup:       {Name: "call.preallocated.setup", Is: Frame},
	CoroAwaitSuspendBool:        {Name: "coro.await.suspend.bool", Is: Invokable | Throws},
	CoroAwaitSuspendHandle:      {Name: "coro.await.suspend.handle", Is: Invokable | Throws},
	CoroAwaitSuspendVoid:        {Name: "coro.await.suspend.void", Is: Invokable | Throws},
	CoroDestroy:                 {Name: "coro.destroy", Is: Invokable | Throws},
	CoroResume:                  {Name: "coro.resume", Is: Invokable | Throws},
	EhRecoverfp:                 {Name: "eh.recoverfp", Is: Frame},
	EhSjljLsda:                  {Name: "eh.sjlj.lsda"},
	EhTypeidFor:                 {Name: "eh.typeid.for", Sig: "i32 p"},
	ExperimentalConvergenceLoop: {Name: "experimental.convergence.loop"},
	ExperimentalDeoptimize:      {Name: "experimental.deoptimize", Is: Pinned},
	ExperimentalGcRelocate:      {Name: "experimental.gc.relocate"},
	ExperimentalGcStatepoint:    {Name: "experimental.gc.statepoint", Is: Invokable | Throws},
	ExperimentalPatchpoint:      {Name: "experimental.patchpoint", Is: Invokable | Throws},
	ExperimentalPatchpointVoid:  {Name: "experimental.patchpoint.void", Is: Invokable | Throws},
	Frameaddress:                {Name: "frameaddress", Sig: "p i32!", Is: Frame},
	Localescape:                 {Name: "localescape", Is: Frame},
	Localrecover:                {Name: "localrecover", Is: Frame},
	Returnaddress:               {Name: "returnaddress", Sig: "r i32!", Is: Frame},
	SehScopeBegin:               {Name: "seh.scope.begin", Is: Frame | Invokable | Throws},
	SehScopeEnd:                 {Name: "seh.scope.end", Is: Invokable | Throws},
	SehTryBegin:                 {Name: "seh.try.begin", Is: Invokable | Throws},
	SehTryEnd:                   {Name: "seh.try.end", Is: Invokable | Throws},
	Sponentry:                   {Name: "sponentry", Is: Frame},
	WasmRethrow:                 {Name: "wasm.rethrow", Is: Invokable | Throws},
	WasmThrow:                   {Name: "wasm.throw", Is: Invokable | Throws},
}
