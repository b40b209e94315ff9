; Typed pointers: recursive structs, pointers to everything, pointer casts.
source_filename = "types.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%node = type { i32, %node*, %list* }
%list = type { %node, [2 x %list*], i32 (i8*, ...)* }
%packed = type <{ i8, %opaque*, <{ i16, {}* }> }>
%opaque = type opaque
%"quoted name" = type { %0* }
%0 = type { i8***, i32 addrspace(3)*, [4 x i8]* addrspace(1)* }
%fn = type { void (%fn*)*, %fn* (i32, ...)* }
%vec = type { <4 x i32>, <2 x i8*>, <vscale x 2 x i64>* }

@head = global %node { i32 1, %node* @head, %list* null }, align 8
@tail = internal constant %node** getelementptr inbounds (%node, %node* @head, i64 0, i32 1)
@q = external global %"quoted name"
@table = global [2 x void (%fn*)*] [void (%fn*)* @method, void (%fn*)* null]
@p = global %packed zeroinitializer
@v = global %vec* null
@cast = global i8* bitcast (%node* @head to i8*)
@as = addrspace(3) global i32 0
@ascast = global i32* addrspacecast (i32 addrspace(3)* @as to i32*)

define void @method(%fn* %self) {
  %slot = getelementptr inbounds %fn, %fn* %self, i64 0, i32 0
  %f = load void (%fn*)*, void (%fn*)** %slot, align 8
  call void %f(%fn* %self)
  ret void
}

define %node* @walk(%node* %n, i8** %out) {
entry:
  br label %loop

loop:
  %cur = phi %node* [ %n, %entry ], [ %next, %body ]
  %done = icmp eq %node* %cur, null
  br i1 %done, label %exit, label %body

body:
  %np = getelementptr inbounds %node, %node* %cur, i32 0, i32 1
  %next = load %node*, %node** %np
  %raw = bitcast %node* %cur to i8*
  store i8* %raw, i8** %out
  br label %loop

exit:
  %r = select i1 true, %node* @head, %node* %cur
  ret %node* %r
}

define i64 @casts(i8* %p, i64 %i, <2 x i8*> %v, i8 addrspace(1)* %q) {
  %1 = ptrtoint i8* %p to i64
  %2 = inttoptr i64 %i to %node*
  %3 = bitcast i8* %p to i32 (i8*, ...)*
  %4 = bitcast <2 x i8*> %v to <2 x i32*>
  %5 = addrspacecast i8 addrspace(1)* %q to i16*
  %6 = ptrtoint <2 x i32*> %4 to <2 x i64>
  %7 = call i32 (i8*, ...) %3(i8* %p, i64 %1)
  %8 = icmp ult i16* %5, inttoptr (i64 7 to i16*)
  %9 = getelementptr i8*, <2 x i8**> zeroinitializer, i64 1
  ret i64 %1
}
