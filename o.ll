
define i32 @over(i32 %n) {
entry:
  br label %loop

loop:                                             ; preds = %entry, %first
  %i = phi i32 [ 0, %entry ], [ %j, %first ]
  %p = alloca i32
  store i32 %i, ptr %p
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %first, label %second

first:                                            ; preds = %loop
  br label %loop

second:                                           ; preds = %loop
  call void @llvm.lifetime.end.p0(ptr %p)
  %v = load volatile i32, ptr %p
  ret i32 0
}
