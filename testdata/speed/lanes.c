// Kernels whose statements stand beside each other, as they are written by hand for speed: what slp is for. An argument names one of them; without one all are run.
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#define KERNEL static __attribute__((noinline)) void
enum { N = 1024 };

KERNEL saxpy(float *restrict y, const float *restrict x, float a) {
  for (int i = 0; i < N; i += 4) {
    y[i] += a * x[i];
    y[i + 1] += a * x[i + 1];
    y[i + 2] += a * x[i + 2];
    y[i + 3] += a * x[i + 3];
  }
}

KERNEL matrix(float *restrict c, const float *restrict a, const float *restrict b) {
  for (int m = 0; m < N; m += 16)
    for (int i = 0; i < 4; i++) {
      const float *r = a + m + 4 * i;
      float *o = c + m + 4 * i;
      o[0] = r[0] * b[0] + r[1] * b[4] + r[2] * b[8] + r[3] * b[12];
      o[1] = r[0] * b[1] + r[1] * b[5] + r[2] * b[9] + r[3] * b[13];
      o[2] = r[0] * b[2] + r[1] * b[6] + r[2] * b[10] + r[3] * b[14];
      o[3] = r[0] * b[3] + r[1] * b[7] + r[2] * b[11] + r[3] * b[15];
    }
}

static inline uint8_t luma(uint8_t r, uint8_t g, uint8_t b) { return ((66 * r + 129 * g + 25 * b + 128) >> 8) + 16; }

KERNEL colour(uint8_t *restrict y, const uint8_t *restrict r, const uint8_t *restrict g, const uint8_t *restrict b) {
  for (int i = 0; i < N; i += 8) {
    y[i] = luma(r[i], g[i], b[i]);
    y[i + 1] = luma(r[i + 1], g[i + 1], b[i + 1]);
    y[i + 2] = luma(r[i + 2], g[i + 2], b[i + 2]);
    y[i + 3] = luma(r[i + 3], g[i + 3], b[i + 3]);
    y[i + 4] = luma(r[i + 4], g[i + 4], b[i + 4]);
    y[i + 5] = luma(r[i + 5], g[i + 5], b[i + 5]);
    y[i + 6] = luma(r[i + 6], g[i + 6], b[i + 6]);
    y[i + 7] = luma(r[i + 7], g[i + 7], b[i + 7]);
  }
}

KERNEL complex(double *restrict c, const double *restrict a, const double *restrict b) {
  for (int i = 0; i < N; i += 2) {
    double re = a[i] * b[i] - a[i + 1] * b[i + 1];
    double im = a[i] * b[i + 1] + a[i + 1] * b[i];
    c[i] = re;
    c[i + 1] = im;
  }
}

static inline uint32_t rotl(uint32_t x, int n) { return x << n | x >> (32 - n); }
static inline uint32_t mix(uint32_t v, uint32_t x) { return rotl(v + x * 2246822519u, 13) * 2654435761u; }

KERNEL hash(uint32_t *restrict v, const uint32_t *restrict p) {
  for (int i = 0; i < N; i += 4) {
    v[0] = mix(v[0], p[i]);
    v[1] = mix(v[1], p[i + 1]);
    v[2] = mix(v[2], p[i + 2]);
    v[3] = mix(v[3], p[i + 3]);
  }
}

KERNEL dot(float *restrict sum, const float *restrict a, const float *restrict b) {
#pragma clang fp reassociate(on)
  float s = 0;
  for (int i = 0; i < N; i += 8)
    s += a[i] * b[i] + a[i + 1] * b[i + 1] + a[i + 2] * b[i + 2] + a[i + 3] * b[i + 3] + a[i + 4] * b[i + 4] + a[i + 5] * b[i + 5] + a[i + 6] * b[i + 6] +
         a[i + 7] * b[i + 7];
  *sum = s;
}

KERNEL fir(int32_t *restrict y, const int16_t *restrict x, const int16_t *restrict h) {
  for (int i = 0; i + 8 <= N; i++)
    y[i] = x[i] * h[0] + x[i + 1] * h[1] + x[i + 2] * h[2] + x[i + 3] * h[3] + x[i + 4] * h[4] + x[i + 5] * h[5] + x[i + 6] * h[6] + x[i + 7] * h[7];
}

static inline uint32_t s0(uint32_t x) { return rotl(x, 25) ^ rotl(x, 14) ^ x >> 3; }
static inline uint32_t s1(uint32_t x) { return rotl(x, 15) ^ rotl(x, 13) ^ x >> 10; }
#define ROUND(a, b, c, d, e, f, g, h, w) \
  t = h + (rotl(e, 26) ^ rotl(e, 21) ^ rotl(e, 7)) + ((e & f) ^ (~e & g)) + w; \
  d += t; \
  h = t + (rotl(a, 30) ^ rotl(a, 19) ^ rotl(a, 10)) + ((a & b) ^ (a & c) ^ (b & c));

KERNEL sha(uint32_t *restrict s, uint32_t *restrict w) {
  for (int i = 0; i < N - 16; i += 8) {
    for (int j = 0; j < 8; j++) w[i + 16 + j] = s1(w[i + 14 + j]) + w[i + 9 + j] + s0(w[i + 1 + j]) + w[i + j];
    uint32_t t, a = s[0], b = s[1], c = s[2], d = s[3], e = s[4], f = s[5], g = s[6], h = s[7];
    ROUND(a, b, c, d, e, f, g, h, w[i])
    ROUND(h, a, b, c, d, e, f, g, w[i + 1])
    ROUND(g, h, a, b, c, d, e, f, w[i + 2])
    ROUND(f, g, h, a, b, c, d, e, w[i + 3])
    ROUND(e, f, g, h, a, b, c, d, w[i + 4])
    ROUND(d, e, f, g, h, a, b, c, w[i + 5])
    ROUND(c, d, e, f, g, h, a, b, w[i + 6])
    ROUND(b, c, d, e, f, g, h, a, w[i + 7])
    s[0] += a;
    s[1] += b;
    s[2] += c;
    s[3] += d;
    s[4] += e;
    s[5] += f;
    s[6] += g;
    s[7] += h;
  }
}

// Arai, Agui and Nakajima, down the columns of a block.
static inline void dct8(float *restrict o, const float *restrict p, int i) {
  float a0 = p[i] + p[i + 56], a7 = p[i] - p[i + 56], a1 = p[i + 8] + p[i + 48], a6 = p[i + 8] - p[i + 48];
  float a2 = p[i + 16] + p[i + 40], a5 = p[i + 16] - p[i + 40], a3 = p[i + 24] + p[i + 32], a4 = p[i + 24] - p[i + 32];
  float b0 = a0 + a3, b3 = a0 - a3, b1 = a1 + a2, b2 = a1 - a2;
  o[i] = b0 + b1;
  o[i + 32] = b0 - b1;
  float z1 = (b2 + b3) * 0.707106781f;
  o[i + 16] = b3 + z1;
  o[i + 48] = b3 - z1;
  b0 = a4 + a5;
  b1 = a5 + a6;
  b2 = a6 + a7;
  float z5 = (b0 - b2) * 0.382683433f, z2 = 0.541196100f * b0 + z5, z4 = 1.306562965f * b2 + z5, z3 = b1 * 0.707106781f;
  float z11 = a7 + z3, z13 = a7 - z3;
  o[i + 40] = z13 + z2;
  o[i + 24] = z13 - z2;
  o[i + 8] = z11 + z4;
  o[i + 56] = z11 - z4;
}

KERNEL dct(float *restrict o, const float *restrict p) {
  for (int b = 0; b < N; b += 64)
    for (int i = 0; i < 8; i += 4) {
      dct8(o + b, p + b, i);
      dct8(o + b, p + b, i + 1);
      dct8(o + b, p + b, i + 2);
      dct8(o + b, p + b, i + 3);
    }
}

static float f0[N], f1[N], f2[N];
static double d0[N], d1[N], d2[N];
static uint32_t u0[N], u1[N];
static uint8_t c0[N], c1[N], c2[N], c3[N];
static int16_t h0[N + 8], h1[8];
static int32_t i0[N];

static void run_saxpy(void) { saxpy(f0, f1, 0.5f); }
static void run_matrix(void) { matrix(f0, f1, f2); }
static void run_colour(void) { colour(c0, c1, c2, c3); }
static void run_complex(void) { complex(d0, d1, d2); }
static void run_hash(void) { hash(u0, u1); }
static void run_dot(void) { dot(f0, f1, f2); }
static void run_fir(void) { fir(i0, h0, h1); }
static void run_sha(void) { sha(u0, u1); }
static void run_dct(void) { dct(f0, f1); }

static const struct {
  const char *name;
  void (*run)(void);
  int times;
} kernels[] = {{"saxpy", run_saxpy, 400000},     {"matrix", run_matrix, 200000}, {"colour", run_colour, 150000},
               {"complex", run_complex, 300000}, {"hash", run_hash, 100000},     {"dot", run_dot, 400000},
               {"fir", run_fir, 100000},         {"sha", run_sha, 15000},        {"dct", run_dct, 150000}};

static uint32_t sum(const void *p, size_t n) {
  uint32_t s = 0;
  for (size_t i = 0; i < n; i++) s = s * 31 + ((const uint8_t *)p)[i];
  return s;
}

int main(int argc, char **argv) {
  for (unsigned k = 0; k < sizeof kernels / sizeof *kernels; k++) {
    if (argc > 1 && strcmp(argv[1], kernels[k].name)) continue;
    for (int i = 0; i < N; i++) {
      f0[i] = d0[i] = i % 7;
      f1[i] = d1[i] = i % 11 - 5;
      f2[i] = d2[i] = i % 5 - 2;
      u0[i] = i;
      u1[i] = i * 40503u;
      c1[i] = i;
      c2[i] = i * 3;
      c3[i] = i * 7;
      h0[i] = i * 5 - 100;
      h1[i % 8] = i;
    }
    for (int i = 0; i < kernels[k].times; i++) kernels[k].run();
    float all = 0; // sums may be in another order: they are small numbers, and exact
    for (int i = 0; i < N; i++) all += f0[i];
    printf("%s %g %08x %08x %08x %08x %08x\n", kernels[k].name, all, sum(d0, sizeof d0), sum(u0, sizeof u0), sum(u1, sizeof u1), sum(c0, sizeof c0), sum(i0, sizeof i0));
  }
}
