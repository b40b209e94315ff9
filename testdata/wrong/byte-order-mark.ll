; want: 2:1: 0xef
﻿@g = global i32 0
