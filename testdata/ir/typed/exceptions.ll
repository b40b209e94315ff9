; Exceptions of both kinds as LLVM 14 writes them.
%obj = type { i32 (...)** }
@ti = external constant i8*
@tiw = external global { i8**, i8*, [2 x i8] }

declare i32 @__gxx_personality_v0(...)
declare i32 @__CxxFrameHandler3(...)
declare void @throws(i8*)
declare i32 @llvm.eh.typeid.for(i8*)

define i32 @itanium(i8* %p) personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) {
entry:
  invoke void @throws(i8* %p)
          to label %ok unwind label %lpad
ok:
  %r = invoke i32 bitcast (void (i8*)* @throws to i32 (i8*)*)(i8* %p) [ "deopt"() ]
          to label %done unwind label %clean
done:
  ret i32 %r
lpad:
  %l = landingpad { i8*, i32 }
          catch i8* bitcast (i8** @ti to i8*)
          catch i8* null
          filter [1 x i8*] [i8* bitcast (i8** @ti to i8*)]
  %sel = extractvalue { i8*, i32 } %l, 1
  %id = call i32 @llvm.eh.typeid.for(i8* bitcast (i8** @ti to i8*))
  ret i32 %sel
clean:
  %c = landingpad { i8*, i32 }
          cleanup
  resume { i8*, i32 } %c
}

define void @funclets(i8* %p) personality i8* bitcast (i32 (...)* @__CxxFrameHandler3 to i8*) {
entry:
  %slot = alloca i32
  invoke void @throws(i8* %p) to label %ok unwind label %dispatch
ok:
  ret void
dispatch:
  %cs = catchswitch within none [label %catch] unwind label %cleanup
catch:
  %cp = catchpad within %cs [i8* bitcast ({ i8**, i8*, [2 x i8] }* @tiw to i8*), i32 8, i32* %slot]
  call void @throws(i8* null) [ "funclet"(token %cp) ]
  catchret from %cp to label %ok
cleanup:
  %cl = cleanuppad within none []
  cleanupret from %cl unwind to caller
}

define void @virtual(%obj* %o) {
  %vt = bitcast %obj* %o to i32 (%obj*)***
  %vtable = load i32 (%obj*)**, i32 (%obj*)*** %vt
  %fp = getelementptr inbounds i32 (%obj*)*, i32 (%obj*)** %vtable, i64 2
  %f = load i32 (%obj*)*, i32 (%obj*)** %fp
  %r = tail call i32 %f(%obj* nonnull align 8 dereferenceable(8) %o)
  ret void
}
