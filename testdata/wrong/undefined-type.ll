; want: 2:22: undefined %nope
@g = external global %nope
