; Itanium-style exceptions: invoke, landingpad with every clause, resume.
%eh = type { ptr, i32 }
@ti = external constant ptr
@ti2 = external constant ptr
@filter.list = constant [1 x ptr] [ptr @ti]

declare i32 @__gxx_personality_v0(...)
declare i32 @may.throw(i32, ...)
declare ptr @get()
declare void @llvm.donothing()

define i32 @catches(i32 %x, ptr %fp) personality ptr @__gxx_personality_v0 {
entry:
  %a = invoke i32 (i32, ...) @may.throw(i32 %x) to label %b unwind label %lpad

b:
  %c = invoke fastcc noundef ptr @get() #0
          to label %d unwind label %cleanup

d:                                                ; preds = %b
  invoke void %fp(i32 zeroext %a, ptr %c) [ "deopt"(i32 %a), "x"() ]
          to label %e unwind label %filter, !prof !0

e:
  %v = invoke { i32, float } asm sideeffect unwind "# $0", "=r,=x,r"(i32 %x)
          to label %f unwind label %all

f:
  invoke void @llvm.donothing() to label %g unwind label %all
g:
  ret i32 %a

lpad:                                             ; preds = %entry
  %l1 = landingpad { ptr, i32 }
          catch ptr @ti
          catch ptr @ti2
          catch ptr null
  %sel = extractvalue { ptr, i32 } %l1, 1
  %id = call i32 @llvm.eh.typeid.for.p0(ptr @ti)
  %m = icmp eq i32 %sel, %id
  br i1 %m, label %handler, label %rethrow

handler:
  %ph = phi i32 [ %sel, %lpad ], [ 0, %all ]
  ret i32 %ph

cleanup:
  %l2 = landingpad { ptr, i32 }
          cleanup
  br label %rethrow

filter:
  %l3 = landingpad { ptr, i32 }
          filter [2 x ptr] [ptr @ti, ptr @ti2]
          filter [0 x ptr] zeroinitializer
  br label %rethrow

all:
  %l4 = landingpad { ptr, i32 }
          cleanup
          catch ptr @ti
          filter [1 x ptr] [ptr null]
          catch ptr inttoptr (i64 8 to ptr)
  br i1 undef, label %handler, label %rethrow

rethrow:
  %r = phi { ptr, i32 } [ %l1, %lpad ], [ poison, %cleanup ], [ %l3, %filter ], [ %l4, %all ]
  resume { ptr, i32 } %r
}


define i8 @odd.types() personality ptr @__gxx_personality_v0 {
  %r = invoke i8 @returns.i8(i8 0)
          to label %1 unwind label %2

1:                                                ; preds = %0
  ret i8 %r

2:                                                ; preds = %0
  %3 = landingpad i64
          cleanup
  resume i64 %3
}

declare i8 @returns.i8(i8)
declare i32 @llvm.eh.typeid.for.p0(ptr)

!0 = !{!"branch_weights", i32 1000, i32 1}

define void @named.result() personality ptr @__gxx_personality_v0 {
  invoke void @llvm.donothing() to label %1 unwind label %2
1:
  ret void
2:
  %3 = landingpad %eh cleanup catch ptr @ti filter [1 x ptr] zeroinitializer
  resume %eh %3
}
