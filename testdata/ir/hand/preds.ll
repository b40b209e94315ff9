; Predecessor comments follow use-list order, which forward references, phis,
; switches, several edges from one block and duplicate names all disturb.
define i32 @f(i1 %c, i32 %x, ptr %p) {
entry:
  br i1 %c, label %a, label %d
a:
  switch i32 %x, label %d [ i32 0, label %b i32 1, label %b i32 2, label %a
    i32 3, label %c1 ]
b:
  br i1 %c, label %c1, label %c1
c1:
  %ph = phi i32 [ 0, %b ], [ 0, %b ], [ 1, %a ], [ 2, %d ], [ 3, %e ]
  br i1 %c, label %a, label %e
d:
  indirectbr ptr %p, [label %c1, label %e, label %e]
e:
  %q = phi i32 [ %ph, %c1 ], [ 1, %d ], [ 1, %d ], [ 5, %e ]
  br i1 %c, label %c1, label %e
unreached:
  br label %unreached2
unreached2:
  br label %unreached
alone:
  unreachable
}

define void @numbered(i1 %0) {
  br label %5
2:
  br i1 %0, label %3, label %5
3:
  br label %4
4:
  br i1 %0, label %2, label %4
5:
  br i1 %0, label %4, label %2
}

define void @taken() {
  store ptr blockaddress(@taken, %b), ptr null
  br label %b
b:
  br label %b2
b2:
  store ptr blockaddress(@taken, %b), ptr null
  br label %b
}
