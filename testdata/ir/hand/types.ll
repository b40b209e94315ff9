; Types: named, numbered, opaque, packed, nested, quoted, forward, unused,
; literal structs, functions, vectors, arrays, odd widths.
%node = type { i32, ptr, %list }
%list = type { %"with space", [2 x %list.tail] }
%list.tail = type <{ i8, %packed }>
%packed = type <{ i16, <{ i8, i32 }>, {} }>
%"with space" = type { [0 x ptr], i1 }
%"quo\22te\5C" = type { [2 x %0] }
%0 = type { %1, i7 }
%1 = type { <4 x i32>, <2 x ptr addrspace(3)> }
%opaque = type opaque
%never.used = type { %opaque.too }
%opaque.too = type opaque
%an.array = type [4 x i32]
%a.vector = type <4 x float>
%an.int = type i24
%"1digit" = type { i1 }
%-dash.$dollar_under = type {}
%empty.packed = type <{}>

@n = global %node zeroinitializer
@q = global %"quo\22te\5C" zeroinitializer
@o = external global %opaque
@d = external global %"1digit"
@m = external global %-dash.$dollar_under
@e = external global %empty.packed
@wide = external global i8388607
@narrow = external global i1
@literal = external global { i8, <{ i8, { { i8 } } }>, [1 x [2 x [3 x { float }]]] }
@floats = external global { half, bfloat, float, double, x86_fp80, fp128, ppc_fp128 }
@pointers = external global { ptr, ptr addrspace(1), ptr addrspace(16777215) }
@arr = external global %an.array
@vec = external global %a.vector
@int = external global %an.int

declare void @scalable(<vscale x 1 x i1>, <vscale x 16 x i8>, <vscale x 2 x ptr>, { <vscale x 4 x float>, <vscale x 4 x float> })
declare { i32, { float, [2 x i8] } } @aggregate({ i32 }, [2 x i32], <{ i8, i32 }>)
declare <vscale x 2 x double> @varargs(<2 x i128>, ...)
declare void @unnamed.params(i32 %a, i32, ptr %c)

define void @in.body(ptr %p) {
  %f = load { i32, %packed }, ptr %p
  %g = getelementptr %node, ptr %p, i64 1, i32 2, i32 1, i64 0
  %s = alloca { ptr, <{ %0 }> }, align 16
  %t = alloca [0 x i32]
  %r = call { i32, { float, [2 x i8] } } (...) %p(i32 1)
  call void (i32, ...) %p(i32 2, %packed poison)
  call void %p(ptr null)
  ret void
}

define void @amx(ptr %p) #0 {
  %t = call x86_amx @llvm.x86.tileloadd64.internal(i16 8, i16 8, ptr %p, i64 8)
  call void @llvm.x86.tilestored64.internal(i16 8, i16 8, ptr %p, i64 8, x86_amx %t)
  ret void
}

declare x86_amx @llvm.x86.tileloadd64.internal(i16, i16, ptr, i64)
declare void @llvm.x86.tilestored64.internal(i16, i16, ptr, i64, x86_amx)

attributes #0 = { "target-features"="+amx-int8,+amx-tile" }
