; Windows-style exceptions: catchswitch, catchpad, cleanuppad and their returns.
target triple = "x86_64-pc-windows-msvc"
%rtti = type { ptr, ptr, [3 x i8] }
@ti = external constant %rtti

declare i32 @__CxxFrameHandler3(...)
declare i32 @__C_specific_handler(...)
declare void @may.throw(i32)
declare i32 @may.return()

define i32 @catches(i32 %x) personality ptr @__CxxFrameHandler3 {
entry:
  %obj = alloca i32, align 4
  invoke void @may.throw(i32 1)
          to label %next unwind label %dispatch

dispatch:                                         ; preds = %entry
  %cs = catchswitch within none [label %catch.int, label %catch.all] unwind to caller

catch.int:                                        ; preds = %dispatch
  %cp = catchpad within %cs [ptr @ti, i32 8, ptr %obj]
  call void @may.throw(i32 2) [ "funclet"(token %cp) ]
  %v = load i32, ptr %obj, align 4
  catchret from %cp to label %done

catch.all:
  %cp2 = catchpad within %cs [ptr null, i32 64, ptr null]
  invoke void @may.throw(i32 3) [ "funclet"(token %cp2) ]
          to label %inner.done unwind label %inner.cleanup

inner.done:
  catchret from %cp2 to label %done

inner.cleanup:
  %cl = cleanuppad within %cp2 []
  call void @may.throw(i32 4) [ "funclet"(token %cl) ]
  cleanupret from %cl unwind to caller

next:
  invoke void @may.throw(i32 5)
          to label %done unwind label %outer.cleanup

outer.cleanup:
  %oc = cleanuppad within none [i32 1, ptr @ti]
  cleanupret from %oc unwind label %outer.dispatch

outer.dispatch:
  %ocs = catchswitch within none [label %outer.catch] unwind label %last

outer.catch:
  %ocp = catchpad within %ocs []
  catchret from %ocp to label %done

last:
  %lc = cleanuppad within none []
  cleanupret from %lc unwind to caller

done:
  %r = phi i32 [ %v, %catch.int ], [ 0, %inner.done ], [ %x, %next ], [ 7, %outer.catch ]
  ret i32 %r
}

define void @nested() personality ptr @__CxxFrameHandler3 {
  invoke void @may.throw(i32 0)
          to label %1 unwind label %2
1:
  ret void
2:
  %3 = catchswitch within none [label %4] unwind to caller
4:
  %5 = catchpad within %3 [ptr null, i32 64, ptr null]
  invoke void @may.throw(i32 1) [ "funclet"(token %5) ]
          to label %6 unwind label %7
6:
  catchret from %5 to label %1
7:
  %8 = catchswitch within %5 [label %9] unwind to caller
9:
  %10 = catchpad within %8 [ptr @ti, i32 0, ptr null]
  catchret from %10 to label %6
}

define i32 @seh() personality ptr @__C_specific_handler {
entry:
  %r = invoke i32 @may.return()
          to label %ok unwind label %finally
ok:
  ret i32 %r
finally:
  %c = cleanuppad within none []
  %fp = call ptr @llvm.localaddress()
  call void @may.throw(i32 1) [ "funclet"(token %c) ]
  cleanupret from %c unwind label %except
except:
  %cs = catchswitch within none [label %handler] unwind to caller
handler:
  %cp = catchpad within %cs [ptr @filter]
  %code = call i32 @llvm.eh.exceptioncode(token %cp)
  catchret from %cp to label %after
after:
  ret i32 %code
}

define internal i32 @filter(ptr %info, ptr %frame) {
  ret i32 1
}

declare ptr @llvm.localaddress()
declare i32 @llvm.eh.exceptioncode(token)
