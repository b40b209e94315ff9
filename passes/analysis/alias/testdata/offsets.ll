; Distances from one address: constant ones, such as wrap, and indices.
target datalayout = "e-p:64:64-p1:64:64:64:32-p2:32:32"
%s = type { i32, [4 x i16], i64 }

define void @constant(ptr %p) {
  %a = getelementptr %s, ptr %p, i64 0, i32 1, i64 1
  %b = getelementptr inbounds i8, ptr %p, i64 6
  %c = getelementptr i8, ptr %b, i64 -7
  %whole = load i64, ptr %p
  store i16 0, ptr %a
  store i8 0, ptr %b
  store i8 0, ptr %c
  store [0 x i32] zeroinitializer, ptr %a
  ret void
}

; Without inbounds -1 is 2^64 - 1: from the byte before to %p it is one byte.
define void @wraps(ptr %p) {
  %last = getelementptr i8, ptr %p, i64 -9223372036854775808
  %again = getelementptr i8, ptr %last, i64 -9223372036854775808
  store i32 0, ptr %p
  store i32 1, ptr %last
  store i16 2, ptr %again
  ret void
}

; Offsets of 32 bits in pointers of 64: 2^32 and 0 are the same, and -2 is near.
define void @narrow(ptr addrspace(1) %p) {
  %same = getelementptr i8, ptr addrspace(1) %p, i64 4294967296
  %before = getelementptr i8, ptr addrspace(1) %p, i64 4294967294
  %far = getelementptr i8, ptr addrspace(1) %p, i64 16
  store i32 0, ptr addrspace(1) %p
  store i32 1, ptr addrspace(1) %same
  store i32 2, ptr addrspace(1) %before
  store i32 3, ptr addrspace(1) %far
  ret void
}

define void @small(ptr addrspace(2) %p) {
  %before = getelementptr i8, ptr addrspace(2) %p, i64 4294967294
  store i32 0, ptr addrspace(2) %p
  store i32 2, ptr addrspace(2) %before
  ret void
}

; One index cancels; two leave multiples of the common power of two.
define void @indices(ptr %p, i64 %i, i64 %j, i32 %k) {
  %a = getelementptr [4 x i32], ptr %p, i64 %i, i64 1
  %b = getelementptr [4 x i32], ptr %p, i64 %i, i64 2
  %c = getelementptr [4 x i32], ptr %p, i64 %j, i64 3
  %d = getelementptr [3 x i32], ptr %p, i64 %j, i64 3
  %e = getelementptr i32, ptr %p, i32 %k
  %f = getelementptr i32, ptr %e, i64 1
  %g = getelementptr i8, ptr %e, i64 2
  store i32 0, ptr %a
  store i32 0, ptr %b
  store i32 0, ptr %c
  store i32 0, ptr %d
  store i32 0, ptr %e
  store i32 0, ptr %f
  store i32 0, ptr %g
  ret void
}

define void @scalable(ptr %p) {
  %a = getelementptr i8, ptr %p, i64 -4
  %b = getelementptr i8, ptr %p, i64 64
  store <vscale x 4 x i32> zeroinitializer, ptr %p
  store i32 0, ptr %a
  store i32 0, ptr %b
  ret void
}
