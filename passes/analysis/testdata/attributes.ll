target datalayout = "e-m:e-p270:32:32-i64:64-n8:16:32:64-S128"
@g = global i32 0, align 4
@w = extern_weak global i32
@abs = external global i8, !absolute_symbol !2
declare range(i8 0, 9) i8 @small()
declare noundef nonnull align 16 ptr @get()
declare i32 @plain()
; What attributes and metadata say of parameters, results and loads. A bound
; that is violated gives poison, so only noundef makes a value defined.
define void @f(i8 range(i8 -1, 9) %r, i8 range(i8 4, 2) %wrapped, i64 noundef %n, ptr align 8 %p, ptr nonnull %q, ptr dereferenceable(4) %d, ptr addrspace(5) nonnull %other, i200 noundef %huge) {
  %a = call i8 @small()
  %b = call range(i8 3, 20) i8 @small()
  %c = call ptr @get()
  %e = call i32 @plain()
  %ld = load i8, ptr %p, !range !0
  %ld2 = load i32, ptr %p, !range !1, !noundef !3
  %ldp = load ptr, ptr %p, !nonnull !3, !align !4
  %local = alloca i64, align 8
  %i = ptrtoint ptr %p to i64
  %low = ptrtoint ptr %local to i8
  %null = icmp eq ptr %q, null
  %null.d = icmp eq ptr %d, null
  %null.g = icmp ne ptr @g, null
  %null.w = icmp ne ptr @w, null
  %null.a = icmp ne ptr @abs, null
  %in = getelementptr inbounds i8, ptr %q, i64 %n
  %out = getelementptr i8, ptr %q, i64 %n
  %nuw = getelementptr nuw i8, ptr %q, i64 %n
  %same = getelementptr i32, ptr %p, i64 0
  ret void
}
; An object may be at address 0 here.
define void @valid(ptr dereferenceable(4) %d, ptr nonnull %q, i64 %n) null_pointer_is_valid {
  %null = icmp eq ptr %d, null
  %in = getelementptr inbounds i8, ptr %q, i64 %n
  ret void
}
!0 = !{i8 0, i8 2, i8 4, i8 5}
!1 = !{i32 -5, i32 6}
!2 = !{i64 0, i64 256}
!3 = !{}
!4 = !{i64 32}
