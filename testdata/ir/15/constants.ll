; ModuleID = 'constants.cpp'
source_filename = "constants.cpp"
target triple = "x86_64-unknown-linux-gnu"

@vtable = linkonce_odr constant { [4 x ptr] } zeroinitializer, align 8
@slot = global ptr getelementptr inbounds ({ [4 x ptr] }, ptr @vtable, i32 0, inrange i32 0, i32 2), align 8
@first = global ptr getelementptr inbounds ({ [4 x ptr] }, ptr @vtable, inrange i32 0, i32 0, i32 2), align 8
@zext = global i32 zext (i1 icmp ne (ptr @weak, ptr null) to i32), align 4
@select = global i32 select (i1 icmp eq (ptr @weak, ptr @slot), i32 1, i32 2), align 4
@mul = global i64 mul nuw nsw (i64 ptrtoint (ptr @slot to i64), i64 3)
@shl = global i64 shl nuw (i64 ptrtoint (ptr @slot to i64), i64 3)
@lshr = global i64 lshr exact (i64 ptrtoint (ptr @slot to i64), i64 3)
@and = global i64 and (i64 ptrtoint (ptr @slot to i64), i64 3)
@or = global i64 or (i64 ptrtoint (ptr @slot to i64), i64 3)
@sext = global i64 sext (i32 ptrtoint (ptr @slot to i32) to i64)
@fneg = global double fneg (double sitofp (i64 ptrtoint (ptr @slot to i64) to double))
@fadd = global double fadd (double uitofp (i64 ptrtoint (ptr @slot to i64) to double), double 1.000000e+00)
@fcmp = global i1 fcmp olt (double sitofp (i64 ptrtoint (ptr @slot to i64) to double), double 1.000000e+00)
@lanes = global <2 x i1> icmp ult (<2 x ptr> <ptr @slot, ptr null>, <2 x ptr> zeroinitializer)

@first.alias = alias ptr, getelementptr inbounds ({ [4 x ptr] }, ptr @vtable, inrange i32 0, i32 0, i32 1)

define void @construct(ptr %this) {
  store ptr getelementptr inbounds ({ [4 x ptr] }, ptr @vtable, i32 0, inrange i32 0, i32 2), ptr %this, align 8
  br i1 icmp eq (ptr @weak, ptr null), label %1, label %2

1:                                                ; preds = %0
  call void @use(i1 icmp eq (ptr @weak, ptr @slot))
  br label %2

2:                                                ; preds = %1, %0
  ret void
}

declare extern_weak void @weak()

declare void @use(i1)

!llvm.ident = !{!0}

!0 = !{!"clang version 15.0.7"}
