// What coders of video, images and sound do to blocks of bytes and samples, written plainly; each takes about as long as the others.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
typedef uint8_t u8;
typedef int16_t s16;
typedef uint32_t u32;
#define KERNEL static __attribute__((noinline))
static u32 seed = 1;
static u32 rnd(void) {
  seed = seed * 1664525u + 1013904223u;
  return seed >> 8;
}
static u8 A[1 << 15], B[1 << 15], C[1 << 15], P[1 << 15], Q[1 << 15];
static s16 S[1 << 12], T[1 << 12], U[1 << 12];
static float F[1 << 12], G[1 << 12], H[1 << 12];
static u32 sum;

static u8 clip(int x) { return x < 0 ? 0 : x > 255 ? 255 : x; }

#define HADAMARD(d0, d1, d2, d3, s0, s1, s2, s3) \
  do {                                           \
    u32 t0 = s0 + s1, t1 = s0 - s1;              \
    u32 t2 = s2 + s3, t3 = s2 - s3;              \
    d0 = t0 + t2, d2 = t0 - t2;                  \
    d1 = t1 + t3, d3 = t1 - t3;                  \
  } while (0)

// Two 16-bit values in one of 32: the absolute value of each.
static u32 abs2(u32 a) {
  u32 s = ((a >> 15) & 0x10001) * 0xffff;
  return (a + s) ^ s;
}

// The sum of absolute transformed differences of 8x4 blocks.
KERNEL int satd(const u8 *p, long pw, const u8 *q, long qw) {
  u32 t[4][4], a0, a1, a2, a3, s = 0;
  for (int i = 0; i < 4; i++, p += pw, q += qw) {
    a0 = (p[0] - q[0]) + ((u32)(p[4] - q[4]) << 16);
    a1 = (p[1] - q[1]) + ((u32)(p[5] - q[5]) << 16);
    a2 = (p[2] - q[2]) + ((u32)(p[6] - q[6]) << 16);
    a3 = (p[3] - q[3]) + ((u32)(p[7] - q[7]) << 16);
    HADAMARD(t[i][0], t[i][1], t[i][2], t[i][3], a0, a1, a2, a3);
  }
  for (int i = 0; i < 4; i++) {
    HADAMARD(a0, a1, a2, a3, t[0][i], t[1][i], t[2][i], t[3][i]);
    s += abs2(a0) + abs2(a1) + abs2(a2) + abs2(a3);
  }
  return ((uint16_t)s + (s >> 16)) >> 1;
}

KERNEL int sad(const u8 *p, long pw, const u8 *q, long qw) {
  int s = 0;
  for (int y = 0; y < 16; y++, p += pw, q += qw)
    for (int x = 0; x < 16; x++) s += abs(p[x] - q[x]);
  return s;
}

KERNEL int variance(const u8 *p, long pw) {
  int s = 0, q = 0;
  for (int y = 0; y < 16; y++, p += pw)
    for (int x = 0; x < 16; x++) s += p[x], q += p[x] * p[x];
  return q - ((s * s) >> 8);
}

KERNEL void average(u8 *d, const u8 *p, const u8 *q, long w) {
  for (int y = 0; y < 16; y++, d += w, p += w, q += w)
    for (int x = 0; x < 16; x++) d[x] = (p[x] + q[x] + 1) >> 1;
}

#define TAP(p, d) ((p)[x - 2 * d] + (p)[x + 3 * d] - 5 * ((p)[x - d] + (p)[x + 2 * d]) + 20 * ((p)[x] + (p)[x + d]))
KERNEL void sixtap(u8 *d, const u8 *s, long st, s16 *buf, int w, int h) {
  for (int y = 0; y < h; y++, d += st, s += st) {
    for (int x = -2; x < w + 3; x++) buf[x + 2] = TAP(s, st);
    for (int x = 0; x < w; x++) d[x] = clip((TAP(buf + 2, 1) + 512) >> 10);
  }
}

KERNEL int quantize(s16 *d, const uint16_t *by, const uint16_t *bias) {
  int some = 0;
  for (int i = 0; i < 16; i++) {
    if (d[i] > 0)
      d[i] = (bias[i] + d[i]) * by[i] >> 16;
    else
      d[i] = -((bias[i] - d[i]) * by[i] >> 16);
    some |= d[i];
  }
  return !!some;
}

KERNEL void add8(u8 *o, const s16 *r, long w) {
  for (int y = 0; y < 8; y++, o += w, r += 8)
    for (int x = 0; x < 8; x++) o[x] = clip(o[x] + r[x]);
}

KERNEL void yuv(u8 *o, const u8 *y, const u8 *u, const u8 *v, int n) {
  for (int i = 0; i < n; i++) {
    int c = y[i] - 16, d = u[i / 2] - 128, e = v[i / 2] - 128;
    o[i * 4] = clip((298 * c + 409 * e + 128) >> 8);
    o[i * 4 + 1] = clip((298 * c - 100 * d - 208 * e + 128) >> 8);
    o[i * 4 + 2] = clip((298 * c + 516 * d + 128) >> 8);
    o[i * 4 + 3] = 255;
  }
}

KERNEL void gray3(u8 *o, const u8 *p, int n) {
  for (int i = 0; i < n; i++) o[i] = (77 * p[i * 3] + 150 * p[i * 3 + 1] + 29 * p[i * 3 + 2] + 128) >> 8;
}

KERNEL void gray4(u8 *o, const u8 *p, int n) {
  for (int i = 0; i < n; i++) o[i] = (77 * p[i * 4] + 150 * p[i * 4 + 1] + 29 * p[i * 4 + 2] + 128) >> 8;
}

KERNEL void swap(u8 *o, const u8 *p, int n) {
  for (int i = 0; i < n; i++) {
    o[4 * i] = p[4 * i + 2];
    o[4 * i + 1] = p[4 * i + 1];
    o[4 * i + 2] = p[4 * i];
    o[4 * i + 3] = p[4 * i + 3];
  }
}

KERNEL void blend(u8 *o, const u8 *a, const u8 *b, int n) {
  for (int i = 0; i < n; i++) {
    int by = a[i * 4 + 3];
    for (int k = 0; k < 4; k++) o[i * 4 + k] = (a[i * 4 + k] * by + b[i * 4 + k] * (255 - by) + 127) / 255;
  }
}

KERNEL void sobel(u8 *o, const u8 *a, int w, int h) {
  for (int y = 1; y < h - 1; y++)
    for (int x = 1; x < w - 1; x++) {
      const u8 *p = a + y * w + x;
      int gx = p[-w + 1] + 2 * p[1] + p[w + 1] - p[-w - 1] - 2 * p[-1] - p[w - 1];
      int gy = p[w - 1] + 2 * p[w] + p[w + 1] - p[-w - 1] - 2 * p[-w] - p[-w + 1];
      int g = abs(gx) + abs(gy);
      o[y * w + x] = g > 255 ? 255 : g;
    }
}

KERNEL void gain(s16 *o, const s16 *a, int g, int n) {
  for (int i = 0; i < n; i++) {
    int s = (a[i] * g) >> 8;
    o[i] = s > 32767 ? 32767 : s < -32768 ? -32768 : s;
  }
}

KERNEL void split(s16 *l, s16 *r, const s16 *a, int n) {
  for (int i = 0; i < n; i++) l[i] = a[2 * i], r[i] = a[2 * i + 1];
}

KERNEL void join(s16 *o, const s16 *l, const s16 *r, int n) {
  for (int i = 0; i < n; i++) o[2 * i] = l[i], o[2 * i + 1] = r[i];
}

KERNEL void fir(s16 *o, const s16 *a, const s16 *c, int n) {
  for (int i = 0; i < n; i++) {
    int s = 0;
    for (int k = 0; k < 16; k++) s += a[i + k] * c[k];
    o[i] = s >> 15;
  }
}

KERNEL void floats(float *o, const s16 *a, int n) {
  for (int i = 0; i < n; i++) o[i] = a[i] * (1.f / 32768);
}

KERNEL void spectrum(float *o, const float *a, const float *b, int n) {
  for (int i = 0; i < n; i++) {
    float re = a[2 * i] * b[2 * i] - a[2 * i + 1] * b[2 * i + 1];
    float im = a[2 * i] * b[2 * i + 1] + a[2 * i + 1] * b[2 * i];
    o[2 * i] = re, o[2 * i + 1] = im;
  }
}

KERNEL void points(float *o, const float *m, const float *v, int n) {
  for (int i = 0; i < n; i++) {
    float x = v[4 * i], y = v[4 * i + 1], z = v[4 * i + 2], w = v[4 * i + 3];
    for (int k = 0; k < 4; k++) o[4 * i + k] = m[k] * x + m[4 + k] * y + m[8 + k] * z + m[12 + k] * w;
  }
}

KERNEL u32 adler(const u8 *a, int n) {
  u32 x = 1, y = 0;
  for (int i = 0; i < n; i++) x += a[i], y += x;
  return x | y << 16;
}

static void check(const char *name) {
  for (int i = 0; i < 1 << 15; i++) sum = sum * 31 + C[i];
  for (int i = 0; i < 1 << 12; i++) sum = sum * 31 + (u32)U[i] + (u32)(int)(H[i] * 64);
  printf("%s %08x\n", name, sum);
}

#define RUN(name, times, what)                \
  do {                                        \
    for (int r = 0; r < (times); r++) {       \
      what;                                   \
      __asm__ volatile("" ::: "memory");      \
    }                                         \
    check(name);                              \
  } while (0)

int main(void) {
  uint16_t by[16], bias[16];
  static s16 buf[256];
  for (int i = 0; i < 1 << 15; i++) A[i] = rnd(), B[i] = rnd(), P[i] = rnd(), Q[i] = rnd();
  for (int i = 0; i < 1 << 12; i++) S[i] = rnd(), T[i] = (s16)rnd() / 16, F[i] = (int)(rnd() & 1023) / 64.f, G[i] = (int)(rnd() & 1023) / 64.f;
  for (int i = 0; i < 16; i++) by[i] = rnd(), bias[i] = rnd() & 0xff;
  RUN("satd", 1500000, sum += satd(A + (r & 31), 64, B, 64));
  RUN("sad", 2000000, sum += sad(A + (r & 31), 64, B, 64));
  RUN("variance", 1000000, sum += variance(A + (r & 63), 64));
  RUN("average", 300000, average(C, A + (r & 63), B, 64));
  RUN("sixtap", 60000, sixtap(C, A + 1024, 64, buf, 16, 16));
  RUN("quantize", 2000000, memcpy(U, T, 32); sum += quantize(U, by, bias));
  RUN("add8", 600000, add8(C, S, 64));
  RUN("yuv", 2000, yuv(C, A, B, B + 4096, 4096));
  RUN("gray3", 6000, gray3(C, P, 4096));
  RUN("gray4", 6000, gray4(C, P, 4096));
  RUN("swap", 10000, swap(C, P, 4096));
  RUN("blend", 3000, blend(C, P, Q, 4096));
  RUN("sobel", 3000, sobel(C, A, 512, 32));
  RUN("gain", 10000, gain(U, S, 300, 4096));
  RUN("split", 20000, split(U, U + 2048, S, 2048));
  RUN("join", 20000, join(U, S, T, 2048));
  RUN("fir", 5000, fir(U, S, T, 4080));
  RUN("floats", 15000, floats(H, S, 4096));
  RUN("spectrum", 10000, spectrum(H, F, G, 2048));
  RUN("points", 10000, points(H, G, F, 1024));
  RUN("adler", 6000, sum += adler(A, 4096));
  return 0;
}
