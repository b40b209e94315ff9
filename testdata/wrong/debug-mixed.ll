; want: 4:5: dbg
define void @f(i32 %x) {
  call void @llvm.dbg.value(metadata i32 %x, metadata !0, metadata !DIExpression())
    #dbg_value(i32 %x, !0, !DIExpression(), !0)
  ret void
}
declare void @llvm.dbg.value(metadata, metadata, metadata)
!0 = !{}
