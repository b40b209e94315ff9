; What stands at the head of a module, out of its usual order.
target triple = "x86_64-unknown-linux-gnu"
source_filename = "odd name \22with\22 \5C and \C3\A9.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "aarch64-none-elf"

module asm ".globl first"
module asm "first: .quad 0 # \22quoted\22, a \\ and a tab\09"
declare void @nothing()
module asm ""
module asm ".type first,@object\0A.text"

define void @f() {
  ret void
}

module asm "last: .byte 1"
