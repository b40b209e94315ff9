; Floating point: operations with every fast-math flag, comparisons with every
; predicate, constants of every kind in every form they may be written.
@d.decimal = global [12 x double] [double 1.0, double -1.5, double +2.25, double 1., double 1.5e3, double 1.5E+3, double -2.5e-3, double 0.1, double 1.7976931348623157e+308, double 4.9406564584124654e-324, double 123456789.0, double -0.0]
@d.hex = global [10 x double] [double 0x3FF0000000000000, double 0x8000000000000000, double 0x7FF0000000000000, double 0xFFF0000000000000, double 0x7FF8000000000000, double 0xFFF8000000000001, double 0x7FF0000000000001, double 0x1, double 0xfff, double 0x3fb999999999999a]
@d.print = global [8 x double] [double 1.0e10, double 1.0e6, double 0.3333333333333333, double 3.140000e+00, double 1.0e22, double 5.0e-324, double 100.0, double 1.0e-5]
@f.decimal = global [6 x float] [float 1.0, float -0.5, float 16777216.0, float 0.0, float 1.0e10, float -1.5e2]
@f.hex = global [9 x float] [float 0x3FF0000000000000, float 0x36A0000000000000, float 0x7FF0000000000000, float 0xFFF0000000000000, float 0x7FF8000000000000, float 0x7FF0000020000000, float 0x3FB99999A0000000, float 0x47EFFFFFE0000000, float 0xBFF8000000000000]
@h = global [9 x half] [half 0xH3C00, half 0xH8000, half 0xH7C00, half 0xHFC00, half 0xH7E00, half 0xH7C01, half 0xH0001, half 1.5, half 0xHF]
@h.double = global [3 x half] [half 0x3FF8000000000000, half 0x7FF8000000000000, half -0.0]
@b = global [7 x bfloat] [bfloat 0xR3F80, bfloat 0xR8000, bfloat 0xR7F80, bfloat 0xR7FC0, bfloat 0xR7F81, bfloat 1.0, bfloat 0xR1]
@x = global [7 x x86_fp80] [x86_fp80 0xK3FFF8000000000000000, x86_fp80 0xK00000000000000000000, x86_fp80 0xK80000000000000000000, x86_fp80 0xK7FFF8000000000000000, x86_fp80 0xK7FFFC000000000000000, x86_fp80 0xK00000000000000000001, x86_fp80 0xK4000C90FDAA22168C235]
@q = global [5 x fp128] [fp128 0xL00000000000000003FFF000000000000, fp128 0xL00000000000000008000000000000000, fp128 0xL00000000000000007FFF000000000000, fp128 0xL01234567890ABCDE7FFF800000000000, fp128 0xL00000000000000010000000000000000]
@p = global [4 x ppc_fp128] [ppc_fp128 0xM3FF00000000000000000000000000000, ppc_fp128 0xM80000000000000000000000000000000, ppc_fp128 0xM7FF00000000000000000000000000000, ppc_fp128 0xM400921FB54442D183CA1A62633145C07]

define float @operations(float %a, float %b) {
  %1 = fadd float %a, %b
  %2 = fsub float %1, %b
  %3 = fmul float %2, 2.0
  %4 = fdiv float %3, 0x3FB99999A0000000
  %5 = frem float %4, %a
  %6 = fneg float %5
  %7 = fadd nnan float %6, %a
  %8 = fadd ninf float %7, %a
  %9 = fadd nsz float %8, %a
  %10 = fadd arcp float %9, %a
  %11 = fadd contract float %10, %a
  %12 = fadd afn float %11, %a
  %13 = fadd reassoc float %12, %a
  %14 = fadd fast float %13, %a
  %15 = fmul reassoc nnan ninf nsz arcp contract afn float %14, %a
  %16 = fsub afn nnan reassoc float %15, undef
  %17 = fdiv nnan nnan ninf float %16, poison
  %18 = frem fast float %17, -0.0
  %19 = fneg nnan nsz float %18
  %20 = fneg fast float %19
  %21 = fmul reassoc nnan ninf nsz arcp contract float %20, 0x7FF8000000000000
  ret float %21
}

define i1 @compare(double %a, double %b) {
  %1 = fcmp false double %a, %b
  %2 = fcmp oeq double %a, %b
  %3 = fcmp ogt double %a, %b
  %4 = fcmp oge double %a, %b
  %5 = fcmp olt double %a, %b
  %6 = fcmp ole double %a, %b
  %7 = fcmp one double %a, %b
  %8 = fcmp ord double %a, %b
  %9 = fcmp ueq double %a, %b
  %10 = fcmp ugt double %a, %b
  %11 = fcmp uge double %a, %b
  %12 = fcmp ult double %a, %b
  %13 = fcmp ule double %a, %b
  %14 = fcmp une double %a, %b
  %15 = fcmp uno double %a, 0.000000e+00
  %16 = fcmp true double %a, %b
  %17 = fcmp fast oeq double %a, %b
  %18 = fcmp nnan ninf ult double %a, %b
  %19 = fcmp nsz reassoc une <2 x double> zeroinitializer, <double 1.0, double 0x7FF8000000000000>
  ret i1 %18
}

define float @elsewhere(i1 %c, float %a, float %b, <4 x float> %v) {
entry:
  br i1 %c, label %then, label %join

then:
  %s = select fast i1 %c, float %a, float %b
  %s2 = select nnan nsz i1 %c, <4 x float> %v, <4 x float> splat (float 1.5)
  br label %join

join:
  %p = phi nnan ninf float [ %s, %then ], [ 0.0, %entry ]
  %p2 = phi fast <4 x float> [ %v, %entry ], [ %s2, %then ]
  %c1 = call fast float @llvm.sqrt.f32(float %p)
  %c2 = tail call nnan contract float @llvm.fma.f32(float %c1, float %a, float %b)
  %c3 = call reassoc nsz float @callee(float %c2)
  %c4 = call nnan [2 x float] @array()
  %c5 = call ninf <4 x float> @llvm.fabs.v4f32(<4 x float> %p2)
  %i = fptrunc afn double 1.0 to float
  %u = call fast { float, float } @pair()
  ret float %c3
}

define { half, bfloat, x86_fp80, fp128, ppc_fp128 } @kinds(half %h, bfloat %b, x86_fp80 %x, fp128 %q, ppc_fp128 %p) {
  %1 = fadd half %h, 0xH3C00
  %2 = fmul bfloat %b, 0xR4000
  %3 = fsub x86_fp80 %x, 0xK3FFF8000000000000000
  %4 = fdiv fp128 %q, 0xL00000000000000004000000000000000
  %5 = frem ppc_fp128 %p, 0xM3FF00000000000000000000000000000
  %6 = fneg x86_fp80 %3
  %7 = fcmp olt ppc_fp128 %5, %p
  %a = insertvalue { half, bfloat, x86_fp80, fp128, ppc_fp128 } poison, half %1, 0
  %c = insertvalue { half, bfloat, x86_fp80, fp128, ppc_fp128 } %a, x86_fp80 %6, 2
  ret { half, bfloat, x86_fp80, fp128, ppc_fp128 } %c
}

declare float @llvm.sqrt.f32(float)
declare float @llvm.fma.f32(float, float, float)
declare <4 x float> @llvm.fabs.v4f32(<4 x float>)
declare float @callee(float)
declare [2 x float] @array()
declare { float, float } @pair()
