; Everything is used before it is defined.
%late = type { i32, %later }
@first = global [6 x ptr] [ptr @last, ptr @al, ptr @fn, ptr @3, ptr @if, ptr blockaddress(@fn, %end)], comdat($late), !md !9
@init = external global %late

define %late @user(%late %x, ptr %q) #5 gc "g" personality ptr @pers !dbg !8 {
entry:
  br label %loop

body:
  %d = add nsw i32 %c, %b
  %e = getelementptr i16, ptr %f, i32 %d
  %f = select i1 %t, ptr %e, ptr @fn
  %5 = xor i32 %7, %d
  store i32 %5, ptr %f, align 4, !custom !9
  #dbg_value(i32 %b, !7, !DIExpression(), !6)
  br label %tail

loop:
  %a = phi i32 [ 0, %entry ], [ %b, %tail ]
  %c = phi i32 [ undef, %entry ], [ %7, %tail ]
  %b = add i32 %a, 1
  %7 = mul i32 %b, %c
  %t = icmp ult i32 %7, %b
  br i1 %t, label %dead.body, label %tail

dead.body:
  br label %body2

body2:
  unreachable

tail:
  %8 = phi ptr [ %q, %loop ], [ %f, %body ]
  %r = invoke %late @fn(i32 %b, ptr %8) #4
          to label %loop unwind label %pad

pad:
  %lp = landingpad { ptr, i32 }
          cleanup
  ret %late %x
}

@3 = alias i32, ptr @4
@4 = alias i32, ptr @last

define %late @fn(i32 %x, ptr %p) comdat($late) {
  br label %end
end:
  ret %late undef
}

declare i32 @pers(...)
@if = ifunc void (), ptr @res
define ptr @res() {
  ret ptr @res
}
@last = global i32 0
@al = alias %later, ptr @last
%later = type { ptr, [2 x i8] }
$late = comdat any
attributes #4 = { nounwind }
attributes #5 = { noinline "x" }
!llvm.module.flags = !{!2}
!llvm.dbg.cu = !{!4}
!9 = distinct !{!8, !9, !1}
!8 = distinct !DISubprogram(name: "user", scope: !3, file: !3, type: !5, unit: !4, spFlags: DISPFlagDefinition, retainedNodes: !1)
!7 = !DILocalVariable(name: "b", scope: !8, file: !3)
!6 = !DILocation(line: 1, scope: !8)
!5 = !DISubroutineType(types: !1)
!4 = distinct !DICompileUnit(language: DW_LANG_C, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
!3 = !DIFile(filename: "f.c", directory: "")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{}
