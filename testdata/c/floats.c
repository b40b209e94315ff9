// Floating point of every width: half, float, double, x87 long double,
// __float128, complex; conversions, comparisons with NaN, classification.
#include <complex.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#define NOINLINE __attribute__((noinline))

static const double specials[] = {0.0, -0.0, 1.0, -1.5, 1e300, -1e-310, INFINITY, -INFINITY, NAN, 0x1.fffffep127, 3.14159265358979};
enum { N = sizeof specials / sizeof *specials };

NOINLINE static int compare(double a, double b) {
  return (a < b) | (a <= b) << 1 | (a == b) << 2 | (a != b) << 3 | (a >= b) << 4 | (a > b) << 5 | __builtin_isunordered(a, b) << 6 |
         __builtin_islessgreater(a, b) << 7 | !(a < b) << 8;
}

NOINLINE static double poly(double x) {
  static const double c[] = {1, -0.5, 1.0 / 24, -1.0 / 720, 1.0 / 40320};
  double r = 0;
  for (int i = 4; i >= 0; i--)
    r = r * (x * x) + c[i];
  return r;
}

NOINLINE static long double series(int n) {
  long double s = 0, sign = 1;
  for (int i = 0; i < n; i++, sign = -sign)
    s += sign / (2 * i + 1);
  return 4 * s;
}

NOINLINE static float mix(float a, float b, float t) { return a + (b - a) * t; }

#if __clang_major__ >= 15
NOINLINE static float halves(float x) {
  _Float16 h = (_Float16)x, g = h * (_Float16)1.5f;
  h += g / (_Float16)3;
  return h > g ? (float)h : (float)-g;
}
#else
NOINLINE static float halves(float x) { // clang 14 has _Float16 on x86 only with AVX512-FP16
  float g = x * 1.5f, h = x + g / 3;
  return h > g ? h : -g;
}
#endif

NOINLINE static __float128 quad(__float128 a, int n) {
  __float128 r = 1;
  for (; n; n >>= 1, a *= a)
    if (n & 1)
      r *= a;
  return r;
}

NOINLINE static double complex rotate(double complex z, double complex w, int n) {
  while (n-- > 0)
    z = z * w + (1 - 2 * I) / (w + 3);
  return z;
}

static uint64_t bits(double d) {
  uint64_t u;
  memcpy(&u, &d, sizeof u);
  return u == 0xfff8000000000000u ? 0x7ff8000000000000u : u; // the sign of a produced NaN is not fixed
}

int main(void) {
  unsigned table = 0;
  for (int i = 0; i < N; i++) {
    for (int j = 0; j < N; j++)
      table = table * 33 + (unsigned)compare(specials[i], specials[j]);
    printf("%2d %08x signbit %d nan %d inf %d finite %d trunc %016llx abs %016llx copysign %016llx\n", i, table, !!signbit(specials[i]) && specials[i] == specials[i],
           !!isnan(specials[i]), !!isinf(specials[i]), !!isfinite(specials[i]), (unsigned long long)bits(trunc(specials[i])),
           (unsigned long long)bits(fabs(specials[i])), (unsigned long long)bits(copysign(2.0, specials[i] == specials[i] ? specials[i] : 1)));
  }
  printf("poly %a %a %a\n", poly(0.1), poly(-1.25), poly(2));
  printf("series %.15Lf %d\n", series(1000), (int)(series(10) * 1e6L));
  printf("mix %a %a\n", mix(1, 3, 0.25f), mix(-1e20f, 1e20f, 0.3f));
  printf("half %a %a\n", halves(2), halves(-8));
  __float128 q = quad(1.0000001, 1000);
  printf("quad %a\n", (double)(q - (__float128)(double)q));
  double complex z = rotate(1 + I, 0.6 + 0.8 * I, 9);
  printf("complex %.12f %.12f\n", creal(z), cimag(z));
  volatile double big = 4e9, small = -3.99;
  printf("convert %u %d %lld %llu %d\n", (unsigned)big, (int)small, (long long)(big * -1000), (unsigned long long)(big * 2e9), (short)small);
  volatile uint64_t u = 0xfffffffffffffbffu;
  volatile int64_t s = INT64_MIN + 1;
  printf("back %a %a %a %La\n", (double)u, (double)s, (float)u, (long double)u);
  printf("minmax %g %g %g\n", fmin(1, NAN), fmax(-0.5, 2), fma(1e10, 1e10, -1e20));
  return 0;
}
