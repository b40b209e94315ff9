; want: 2:1: no LLVM IR
hello world
