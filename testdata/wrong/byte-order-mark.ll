; want: 2:1: top level
﻿@g = global i32 0
