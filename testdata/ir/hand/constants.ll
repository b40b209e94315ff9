; Constants of every kind, in initializers and in operands.
%s = type { i32, ptr, [2 x i8] }
%p = type <{ i8, %s }>
$c = comdat any

@int = global i32 -1
@bools = global [2 x i1] [i1 true, i1 false]
@null = global ptr null
@null.as = global ptr addrspace(2) null
@none.needed = global {} {}
@empty.packed = global <{}> <{}>
@zero.struct = global %s zeroinitializer
@zero.int = global i32 zeroinitializer
@zero.ptr = global ptr zeroinitializer
@zero.float = global float zeroinitializer
@undef = global %s undef
@poison = global %s poison
@partial = global %s { i32 undef, ptr poison, [2 x i8] [i8 1, i8 undef] }
@nested = global { %s, %p } { %s { i32 1, ptr @int, [2 x i8] c"hi" }, %p <{ i8 2, %s zeroinitializer }> }
@str = constant [18 x i8] c"a\22b\\c\0A\00\01\7F\80\FF\5Cxyz   "
@str.plain = constant [3 x i8] c"abc"
@str.lower = constant [3 x i8] c"\aB\cd\0f"
@str.empty = constant [0 x i8] c""
@str.zero = constant [2 x i8] c"\00\00"
@str.array = constant [3 x i8] [i8 97, i8 98, i8 0]
@str.nul.array = constant [2 x i8] [i8 0, i8 0]
@arr16 = constant [3 x i16] [i16 1, i16 -2, i16 3]
@arr.empty = constant [0 x i32] []
@arr.empty.zero = constant [0 x i32] zeroinitializer
@arr.zeros = constant [2 x i32] [i32 0, i32 0]
@arr.nulls = constant [2 x ptr] [ptr null, ptr null]
@arr.undefs = constant [2 x i32] [i32 undef, i32 undef]
@arr.poisons = constant [2 x i32] [i32 poison, i32 poison]
@arr.mixed = constant [2 x i32] [i32 undef, i32 poison]
@arr.structs = global [2 x { i8, float }] [{ i8, float } { i8 1, float 2.0 }, { i8, float } zeroinitializer]
@arr.multi = global [2 x [2 x i8]] [[2 x i8] c"ab", [2 x i8] [i8 1, i8 2]]
@vec = global <4 x i32> <i32 1, i32 2, i32 3, i32 4>
@vec.splat = global <4 x i32> <i32 7, i32 7, i32 7, i32 7>
@vec.splat.word = global <4 x i32> splat (i32 7)
@vec.splat.float = global <2 x float> splat (float 0x7FF8000000000000)
@vec.splat.one = global <1 x i8> splat (i8 1)
@vec.splat.wide = global <2 x i128> splat (i128 u0x10000000000000000)
@vec.ptr = global <2 x ptr> <ptr @int, ptr null>
@vec.ptr.splat = global <2 x ptr> splat (ptr @int)
@vec.zero = global <2 x i8> <i8 0, i8 0>
@vec.undef = global <2 x i8> <i8 undef, i8 undef>
@vec.half = global <2 x half> <half 1.0, half 0xH7C00>
@vec.bool = global <3 x i1> <i1 true, i1 false, i1 undef>
@self = global ptr @self
@forward = global [2 x ptr] [ptr @later, ptr @fn]
@later = global i64 5
@wide = global i256 115792089237316195423570985008687907853269984665640564039457584007913129639935
@wide.neg = global i256 -57896044618658097711785492504343953926634992332820282019728792003956564819968

@e.ptrtoint = global i64 ptrtoint (ptr @int to i64)
@e.ptrtoint.small = global i8 ptrtoint (ptr @int to i8)
@e.ptrtoaddr = global i64 ptrtoaddr (ptr @int to i64)
@e.inttoptr = global ptr inttoptr (i64 4660 to ptr)
@e.inttoptr.neg = global ptr inttoptr (i64 -1 to ptr)
@e.addrspacecast = global ptr addrspace(3) addrspacecast (ptr @int to ptr addrspace(3))
@e.bitcast = global double bitcast (i64 ptrtoint (ptr @int to i64) to double)
@e.bitcast.vec = global <2 x i32> bitcast (i64 ptrtoint (ptr @int to i64) to <2 x i32>)
@e.trunc = global i32 trunc (i64 sub (i64 ptrtoint (ptr @int to i64), i64 ptrtoint (ptr @later to i64)) to i32)
@e.add = global i64 add (i64 ptrtoint (ptr @int to i64), i64 5)
@e.add.flags = global i64 add nuw nsw (i64 ptrtoint (ptr @int to i64), i64 5)
@e.sub = global i64 sub (i64 ptrtoint (ptr @int to i64), i64 ptrtoint (ptr @e.sub to i64))
@e.sub.flags = global i64 sub nsw nuw (i64 0, i64 ptrtoint (ptr @int to i64))
@e.sub.nuw = global i64 sub nuw (i64 0, i64 ptrtoint (ptr @int to i64))
@e.xor = global i64 xor (i64 ptrtoint (ptr @int to i64), i64 -1)
@e.gep = global ptr getelementptr (%s, ptr @zero.struct, i64 0, i32 2, i64 1)
@e.gep.inbounds = global ptr getelementptr inbounds (i8, ptr @int, i64 2)
@e.gep.nusw = global ptr getelementptr nusw (i8, ptr @int, i64 2)
@e.gep.nuw = global ptr getelementptr nuw (i8, ptr @int, i64 2)
@e.gep.all = global ptr getelementptr inbounds nuw (i8, ptr @int, i64 2)
@e.gep.inrange = global ptr getelementptr inbounds inrange(-16, 8) ({ [3 x ptr], [3 x ptr] }, ptr @vtable, i32 0, i32 1, i32 0)
@e.gep.inrange.only = global ptr getelementptr inrange(0, 24) ({ [3 x ptr], [3 x ptr] }, ptr @vtable, i64 0, i32 0, i32 2)
@e.gep.vec = global <2 x ptr> getelementptr (i32, ptr @int, <2 x i64> <i64 1, i64 2>)
@e.gep.vec.base = global <2 x ptr> getelementptr (i8, <2 x ptr> <ptr @int, ptr @later>, <2 x i64> <i64 1, i64 2>)
@e.gep.big = global ptr getelementptr (i32, ptr @int, i128 99999999999999999999)
@e.extract = global ptr extractelement (<2 x ptr> getelementptr (i32, ptr @int, <2 x i64> <i64 1, i64 2>), i32 1)
@e.insert = global <2 x i64> insertelement (<2 x i64> zeroinitializer, i64 ptrtoint (ptr @int to i64), i32 1)
@e.shuffle = global <2 x i64> shufflevector (<2 x i64> <i64 1, i64 2>, <2 x i64> <i64 3, i64 ptrtoint (ptr @int to i64)>, <2 x i32> <i32 0, i32 3>)
@e.fold = global i32 add (i32 1, i32 2)
@e.fold.xor = global i8 xor (i8 -1, i8 1)
@e.fold.trunc = global i8 trunc (i32 300 to i8)
@vtable = external constant { [3 x ptr], [3 x ptr] }

@b.block = global ptr blockaddress(@fn, %"a b")
@b.block.num = global ptr blockaddress(@numbered, %2)
@b.block.gid = global ptr blockaddress(@0, %bb)
@b.block.diff = global i64 sub (i64 ptrtoint (ptr blockaddress(@fn, %"a b") to i64), i64 ptrtoint (ptr blockaddress(@fn, %end) to i64))
@b.local.equivalent = global ptr dso_local_equivalent @fn
@b.local.equivalent.fwd = global i32 trunc (i64 sub (i64 ptrtoint (ptr dso_local_equivalent @ext to i64), i64 ptrtoint (ptr @int to i64)) to i32)
@b.local.equivalent.num = global ptr dso_local_equivalent @0
@b.no.cfi = global ptr no_cfi @fn
@b.no.cfi.fwd = global [2 x ptr] [ptr no_cfi @ext, ptr no_cfi @0]
@b.ptrauth = global ptr ptrauth (ptr @fn, i32 2)
@b.ptrauth.disc = global ptr ptrauth (ptr @fn, i32 0, i64 1234)
@b.ptrauth.addr = global ptr ptrauth (ptr @ext, i32 1, i64 u0xFFFF, ptr @b.ptrauth.addr)
@b.ptrauth.expr = global ptr ptrauth (ptr getelementptr (i8, ptr @int, i64 16), i32 3, i64 0, ptr inttoptr (i64 1 to ptr))
@b.ptrauth.deactivation = global ptr ptrauth (ptr @fn, i32 2, i64 1, ptr null, ptr @deactivation)
@deactivation = extern_weak global i8

declare void @ext()

define void @fn() {
entry:
  br label %"a b"
"a b":
  br label %end
end:
  ret void
}

define void @numbered(i1 %0) {
  br label %2
2:
  ret void
}

define void @0() {
  br label %bb
bb:
  ret void
}

define void @operands(ptr %q) {
  store i64 ptrtoint (ptr @int to i64), ptr %q
  store ptr getelementptr inbounds (%s, ptr @zero.struct, i32 0, i32 1), ptr getelementptr (i8, ptr @int, i64 1)
  %1 = add i64 sub (i64 0, i64 ptrtoint (ptr @later to i64)), ptrtoint (ptr @int to i64)
  %2 = icmp eq ptr @int, getelementptr (i32, ptr @later, i64 1)
  %3 = load ptr, ptr addrspacecast (ptr addrspace(3) null to ptr)
  store <4 x i32> splat (i32 ptrtoint (ptr @int to i32)), ptr %q
  store <vscale x 2 x i8> splat (i8 -1), ptr %q
  store [2 x { i8, [2 x i16] }] [{ i8, [2 x i16] } { i8 1, [2 x i16] [i16 1, i16 2] }, { i8, [2 x i16] } undef], ptr %q
  call void %q(ptr blockaddress(@operands, %next), ptr dso_local_equivalent @ext, ptr no_cfi @operands, ptr ptrauth (ptr @ext, i32 0))
  call void ptrauth (ptr @ext, i32 0, i64 7)() [ "ptrauth"(i32 0, i64 7) ]
  call void dso_local_equivalent @ext()
  call void no_cfi @ext()
  br label %next
next:
  ret void
}
