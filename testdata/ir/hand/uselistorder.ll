; Use-list orders: of globals, constants, functions, arguments, instructions,
; blocks, inside functions and at module level, forwards and backwards.
@g = global i32 0
@h = global ptr @g
@users = global [3 x ptr] [ptr @g, ptr @h, ptr @g]
@0 = global i8 1
@block = global [2 x ptr] [ptr blockaddress(@blocks, %"the end"), ptr blockaddress(@blocks, %"the end")]

define i32 @f(i32 %arg, ptr %p) {
entry:
  %a = add i32 %arg, %arg
  %b = mul i32 %a, %arg
  %c = sub i32 %a, %b
  store i32 %a, ptr %p, align 4
  store i32 7, ptr %p, align 4
  store i32 7, ptr @g, align 4
  %d = xor i32 %c, 7
  br label %next

next:
  %e = call i32 @f(i32 %d, ptr @g)
  %u = call i32 @f(i32 %e, ptr @h)
  store i8 2, ptr @0
  store i8 3, ptr @0
  ret i32 %u

  uselistorder i32 %arg, { 2, 0, 1 }
  uselistorder i32 %a, { 1, 0, 2 }
  uselistorder i32 7, { 2, 1, 0 }
}

define void @blocks(i1 %0) {
  br i1 %0, label %2, label %2

2:
  br i1 %0, label %"the end", label %2

"the end":
  ret void

  uselistorder i1 %0, { 1, 0 }
  uselistorder label %2, { 2, 0, 1 }
}

define void @numbers(i32 %0) {
  %2 = add i32 %0, 1
  %3 = add i32 %2, %2
  %4 = add i32 %3, %2
  ret void
; ends here, after a comment
  uselistorder i32 %2, { 1, 2, 0 }
}

uselistorder ptr @g, { 3, 2, 1, 0, 4 }
uselistorder ptr @0, { 1, 0 }
uselistorder ptr @f, { 1, 0 }
uselistorder i32 1, { 1, 0 }
uselistorder ptr blockaddress(@blocks, %"the end"), { 1, 0 }

@addresses = global [4 x ptr] [ptr blockaddress(@indirect, %two), ptr blockaddress(@1, %named), ptr null, ptr blockaddress(@indirect, %one)]

define void @indirect(ptr %p) {
  indirectbr ptr %p, [label %one, label %two]
one:
  br label %two
two:
  ret void
}

define void @1(ptr %0) {
  br label %named
named:
  indirectbr ptr %0, [label %named]
}

uselistorder_bb @indirect, %two, { 1, 0, 2 }
uselistorder_bb @1, %named, { 2, 0, 1 }
