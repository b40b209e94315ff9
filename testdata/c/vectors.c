// Vector types: lane arithmetic, comparisons, shuffles, conversions,
// reductions, odd lengths, vectors of pointers-sized ints and bools.
#include <stdint.h>
#include <stdio.h>

typedef float float4 __attribute__((ext_vector_type(4)));
typedef float float3 __attribute__((ext_vector_type(3)));
typedef int int4 __attribute__((ext_vector_type(4)));
typedef int int8 __attribute__((ext_vector_type(8)));
typedef uint8_t byte16 __attribute__((vector_size(16)));
typedef uint8_t byte32 __attribute__((vector_size(32)));
typedef int64_t long2 __attribute__((vector_size(16)));
typedef double double2 __attribute__((ext_vector_type(2)));
typedef short short7 __attribute__((ext_vector_type(7)));

#define NOINLINE __attribute__((noinline))

#if __clang_major__ >= 15
#define REDUCE_ADD(v, n) __builtin_reduce_add(v)
#else // clang 14 reduces by min, max, xor only
#define REDUCE_ADD(v, n) ({ int t_ = 0; for (int i_ = 0; i_ < n; i_++) t_ += (v)[i_]; t_; })
#endif

NOINLINE static void cross(const float *a, const float *b, float *out) {
  float3 x = {a[0], a[1], a[2]}, y = {b[0], b[1], b[2]};
  float3 r = x.yzx * y.zxy - x.zxy * y.yzx;
  out[0] = r.x, out[1] = r.y, out[2] = r.z;
}

NOINLINE static int lanes(int a, int b) {
  int4 v = {a, b, a + b, a - b};
  int4 w = v * 3 + (v >> 1) - (v & 5) + (v << 2);
  w = v > 0 ? w : -v;
  w.even = w.odd ^ w.even;
  w[a & 3] += 7;
  int8 d = __builtin_shufflevector(v, w, 0, 4, 1, 5, 2, 6, 3, 7);
  return REDUCE_ADD(d, 8) ^ __builtin_reduce_max(w) ^ __builtin_reduce_xor(d.hi) ^ __builtin_reduce_min(d.lo);
}

NOINLINE static unsigned bytes(const char *s) {
  byte16 v, mask;
  for (int i = 0; i < 16; i++)
    v[i] = (uint8_t)s[i];
  mask = (byte16)(v >= 'a') & (byte16)(v <= 'z');
  v -= mask & 32;
  byte32 twice = __builtin_shufflevector(v, v, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28,
                                         29, 30, 31);
  unsigned h = 17;
  for (int i = 0; i < 32; i++)
    h = h * 31 + twice[i];
  return h;
}

NOINLINE static double convert(int4 v) {
  float4 f = __builtin_convertvector(v, float4);
  double2 d = __builtin_convertvector(f.xw, double2);
  long2 l = __builtin_convertvector(d * 1000, long2);
  l = l / 3 % 1000;
  f = f / 2 + 0.25f;
  d += __builtin_elementwise_abs(__builtin_convertvector(l, double2));
  d.x = __builtin_elementwise_max(d.x, d.y);
  return d.x + d.y + f.z;
}

NOINLINE static int odd(short base) {
  short7 v;
  for (int i = 0; i < 7; i++)
    v[i] = (short)(base * (i - 3));
  short7 w = v * v - 1;
  w = (w ^ v) | 1;
  int t = 0;
  for (int i = 0; i < 7; i++)
    t = t * 5 + w[i];
  return t;
}

// A loop that the vectorizers like.
NOINLINE static int64_t dot(const int *restrict a, const short *restrict b, int n) {
  int64_t s = 0;
  for (int i = 0; i < n; i++)
    s += (int64_t)a[i] * b[i];
  return s;
}

int main(void) {
  float a[3] = {1, 2, 3}, b[3] = {-4, 5, 0.5f}, c[3];
  cross(a, b, c);
  printf("cross %g %g %g\n", c[0], c[1], c[2]);
  printf("lanes %d %d\n", lanes(9, -4), lanes(-100, 33));
  printf("bytes %u\n", bytes("Hello, Vectors!?"));
  printf("convert %g\n", convert((int4){7, -9, 11, -13}));
  printf("odd %d\n", odd(11));
  int x[100];
  short y[100];
  for (int i = 0; i < 100; i++)
    x[i] = i * i - 700, y[i] = (short)(300 - 7 * i);
  printf("dot %lld %lld\n", (long long)dot(x, y, 100), (long long)dot(x, y, 3));
  return 0;
}
