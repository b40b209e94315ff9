; want: 2:16: address space
@g = addrspace(16777216) global i32 0
