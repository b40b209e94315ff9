; Target extension types: parameters of every sort, in every position.
target triple = "spirv64-unknown-unknown"
%image = type { target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), i32 }

@ev = external addrspace(1) global target("spirv.Event")
@zero = global target("spirv.Event") zeroinitializer
@undefined = global target("spirv.DeviceEvent") undef
@poisoned = global target("spirv.Queue") poison

declare target("spirv.Sampler") @sampler(target("spirv.Image", float, 1, 1, 0, 0, 2, 0, 0, 0), target("spirv.Pipe", 0), <4 x i32>)
declare void @plain(target("no.parameters"))
declare void @nested(target("t", target("u", i32, { i8, ptr }, <2 x half>), target("v"), void, 7, 4294967295))
declare target("name with \22quotes\22", i32) @quoted()

define void @f(target("spirv.Event") %e, ptr %p) {
  %1 = alloca target("spirv.Event"), align 8
  store target("spirv.Event") %e, ptr %1
  %2 = load target("spirv.Event"), ptr %1
  %3 = select i1 true, target("spirv.Event") %2, target("spirv.Event") zeroinitializer
  br label %next
next:
  %4 = phi target("spirv.Event") [ %3, %0 ]
  %5 = call target("spirv.Sampler") @sampler(target("spirv.Image", float, 1, 1, 0, 0, 2, 0, 0, 0) poison, target("spirv.Pipe", 0) undef, <4 x i32> zeroinitializer)
  %6 = freeze target("spirv.Event") %4
  %7 = insertvalue { target("spirv.Event"), i32 } poison, target("spirv.Event") %6, 0
  ret void
}

define target("aarch64.svcount") @svcount(target("aarch64.svcount") %c) {
  %1 = alloca target("aarch64.svcount"), align 2
  ret target("aarch64.svcount") %c
}

define void @riscv(target("riscv.vector.tuple", <vscale x 8 x i8>, 2) %t, target("amdgcn.named.barrier", 0) %b) {
  ret void
}
