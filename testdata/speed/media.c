// Bytes, samples, points and records: what images, sound, text and tables are made of; each takes about as long as the
// others.
#include <limits.h>
#include <math.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
typedef double D;
typedef uint32_t u32;
typedef uint64_t u64;
typedef uint8_t u8;
typedef int16_t s16;
static u32 seed = 1;
static u32 rnd(void) {
  seed = seed * 1664525u + 1013904223u;
  return seed >> 8;
}
static u8 A[1 << 15], B[1 << 15], O[1 << 15];
static s16 S1[1 << 13], S2[1 << 13], S3[1 << 13];
static int I[1 << 13], J[1 << 13];
static float X[1 << 12], Y[1 << 12], Z[1 << 12];
static D P[1 << 12], Q[1 << 12];
static char txt[1 << 15];
struct pt {
  float x, y, z, w;
};
static struct pt pts[1 << 11];
struct rec {
  int id;
  short a;
  char b, c;
  D v;
};
static struct rec recs[1 << 11];
static void init(void) {
  seed = 99;
  for (int i = 0; i < 1 << 15; i++) {
    A[i] = rnd();
    B[i] = rnd();
    txt[i] = "the quick brown fox {jumps: [1,22,333], \"over\": true}\n"[rnd() % 53];
  }
  txt[(1 << 15) - 1] = 0;
  for (int i = 0; i < 1 << 13; i++) {
    S1[i] = rnd();
    S2[i] = rnd() % 200 - 100;
    I[i] = rnd() % 100000;
    J[i] = rnd() % 64;
  }
  for (int i = 0; i < 1 << 12; i++) {
    X[i] = rnd() / 1e6f;
    Y[i] = rnd() / 1e7f;
    P[i] = rnd() / 1e6;
    Q[i] = rnd() / 1e7;
  }
  for (int i = 0; i < 1 << 11; i++) {
    pts[i] = (struct pt){X[i], Y[i], X[i + 1], 1};
    recs[i] = (struct rec){rnd() % 1000, rnd() % 99, rnd() % 5, rnd() % 3, P[i]};
  }
}
static u32 hash8(const u8 *p, int n) {
  u32 h = 0;
  for (int i = 0; i < n; i++) h = h * 131 + p[i];
  return h;
}
static D k_blend(void) {
  for (int i = 0; i < 1 << 15; i++) O[i] = (A[i] * 77 + B[i] * 179) >> 8;
  return hash8(O, 1 << 15);
}
static D k_satadd(void) {
  for (int i = 0; i < 1 << 15; i++) {
    int v = A[i] + B[i];
    O[i] = v > 255 ? 255 : v;
  }
  return hash8(O, 1 << 15);
}
static D k_thresh(void) {
  for (int i = 0; i < 1 << 15; i++) O[i] = A[i] > 128 ? 255 : 0;
  return hash8(O, 1 << 15);
}
static D k_box(void) {
  for (int i = 1; i < (1 << 15) - 1; i++) O[i] = (A[i - 1] + A[i] + A[i + 1]) / 3;
  return hash8(O + 1, 1 << 14);
}
static D k_gain(void) {
  for (int i = 0; i < 1 << 13; i++) {
    int v = S1[i] * 3 / 2;
    S3[i] = v > 32767 ? 32767 : v < -32768 ? -32768 : v;
  }
  int h = 0;
  for (int i = 0; i < 1 << 13; i++) h = h * 31 + S3[i];
  return h;
}
static D k_mix(void) {
  for (int i = 0; i < 1 << 13; i++) S3[i] = (S1[i] >> 1) + (S2[i] >> 1);
  int h = 0;
  for (int i = 0; i < 1 << 13; i++) h += S3[i] * (i & 7);
  return h;
}
static D k_dot16(void) {
  int s = 0;
  for (int i = 0; i < 1 << 13; i++) s += S1[i] * S2[i];
  return s;
}
static D k_energy(void) {
  int64_t s = 0;
  for (int i = 0; i < 1 << 13; i++) s += (int)S1[i] * S1[i];
  return s;
}
static D k_absmax(void) {
  int m = 0;
  for (int i = 0; i < 1 << 13; i++) {
    int a = abs(S1[i]);
    if (a > m) m = a;
  }
  return m;
}
static D k_zerox(void) {
  int c = 0;
  for (int i = 1; i < 1 << 13; i++) c += (S1[i] ^ S1[i - 1]) < 0;
  return c;
}
static D k_iir(void) {
  float y = 0, s = 0;
  for (int i = 0; i < 1 << 12; i++) {
    y = .9f * y + .1f * X[i];
    s += y;
  }
  return s;
}
static D k_saxpy(void) {
  for (int i = 0; i < 1 << 12; i++) Z[i] = 2.5f * X[i] + Y[i];
  return Z[100] + Z[4000];
}
static D k_norm(void) {
  float s = 0;
  for (int i = 0; i < 1 << 12; i++) Z[i] = sqrtf(X[i] * X[i] + Y[i] * Y[i]);
  return Z[77] + Z[2222];
}
static D k_clampf(void) {
  for (int i = 0; i < 1 << 12; i++) {
    float v = X[i];
    Z[i] = v < 1 ? 1 : v > 10 ? 10 : v;
  }
  return Z[5] + Z[3000];
}
static D k_xform(void) {
  static struct pt o[1 << 11];
  float m[16];
  for (int i = 0; i < 16; i++) m[i] = X[i];
  for (int i = 0; i < 1 << 11; i++) {
    struct pt p = pts[i];
    o[i].x = m[0] * p.x + m[1] * p.y + m[2] * p.z + m[3] * p.w;
    o[i].y = m[4] * p.x + m[5] * p.y + m[6] * p.z + m[7] * p.w;
    o[i].z = m[8] * p.x + m[9] * p.y + m[10] * p.z + m[11] * p.w;
    o[i].w = m[12] * p.x + m[13] * p.y + m[14] * p.z + m[15] * p.w;
  }
  return o[9].x + o[2000].w;
}
static D k_aos(void) {
  D s = 0;
  for (int i = 0; i < 1 << 11; i++)
    if (recs[i].b == 2) s += recs[i].v * recs[i].a;
  return s;
}
static D k_aosmax(void) {
  int b = -1, bi = 0;
  for (int i = 0; i < 1 << 11; i++)
    if (recs[i].id > b) {
      b = recs[i].id;
      bi = i;
    }
  return bi;
}
static D k_count(void) {
  int c = 0;
  for (int i = 0; i < 1 << 13; i++) c += I[i] > 50000;
  return c;
}
static D k_minpos(void) {
  int m = INT_MAX;
  for (int i = 0; i < 1 << 13; i++) m = I[i] < m ? I[i] : m;
  return m;
}
static D k_gather(void) {
  int64_t s = 0;
  for (int i = 0; i < 1 << 13; i++) s += I[J[i] * 100];
  return s;
}
static D k_scatter(void) {
  static int h[64];
  memset(h, 0, sizeof h);
  for (int i = 0; i < 1 << 13; i++) h[J[i]] += I[i];
  int64_t s = 0;
  for (int i = 0; i < 64; i++) s += (int64_t)h[i] * i;
  return s;
}
static D k_rev(void) {
  for (int i = 0, j = (1 << 15) - 1; i < j; i++, j--) {
    u8 t = A[i];
    A[i] = A[j];
    A[j] = t;
  }
  return hash8(A, 1000);
}
static D k_xorenc(void) {
  u8 k[4] = {1, 77, 200, 9};
  for (int i = 0; i < 1 << 15; i++) O[i] = A[i] ^ k[i & 3];
  return hash8(O, 1 << 15);
}
static D k_hex(void) {
  static char o[1 << 16];
  for (int i = 0; i < 1 << 15; i++) {
    o[2 * i] = "0123456789abcdef"[A[i] >> 4];
    o[2 * i + 1] = "0123456789abcdef"[A[i] & 15];
  }
  return hash8((u8 *)o, 1 << 16);
}
static D k_bswap(void) {
  u32 h = 0;
  for (int i = 0; i < 1 << 15; i += 4) {
    u32 v = A[i] | A[i + 1] << 8 | A[i + 2] << 16 | (u32)A[i + 3] << 24;
    v = v << 24 | (v << 8 & 0xff0000) | (v >> 8 & 0xff00) | v >> 24;
    h = h * 31 + v;
  }
  return h;
}
static D k_varint(void) {
  int o = 0;
  for (int i = 0; i < 1 << 12; i++) {
    u32 v = I[i];
    while (v >= 128) {
      O[o++] = v | 128;
      v >>= 7;
    }
    O[o++] = v;
  }
  int i = 0;
  u64 s = 0;
  while (i < o) {
    u32 v = 0;
    int sh = 0;
    for (;;) {
      u8 b = O[i++];
      v |= (u32)(b & 127) << sh;
      if (b < 128) break;
      sh += 7;
    }
    s += v;
  }
  return s;
}
static D k_delta(void) {
  int p = 0;
  u64 s = 0;
  for (int i = 0; i < 1 << 13; i++) {
    int d = I[i] - p;
    p = I[i];
    s += (u32)(d << 1 ^ d >> 31);
  }
  return s;
}
static D k_strlen(void) {
  int s = 0;
  for (int t = 0; t < 8; t++) {
    const char *p = txt + t;
    int n = 0;
    while (p[n]) n++;
    s += n;
  }
  return s;
}
static D k_count_c(void) {
  int c = 0;
  for (const char *p = txt; *p; p++) c += *p == 'o';
  return c;
}
static int scmp(const char *a, const char *b) {
  while (*a && *a == *b) a++, b++;
  return (u8)*a - (u8)*b;
}
static D k_strcmp(void) {
  int s = 0;
  for (int i = 0; i < 4000; i++) s += scmp(txt + i, txt + i * 7 % 30000) > 0;
  return s;
}
static D k_json(void) {
  int depth = 0, mx = 0, str = 0, nums = 0;
  for (const char *p = txt; *p; p++) {
    char c = *p;
    if (str) {
      if (c == '"') str = 0;
      continue;
    }
    switch (c) {
    case '"':
      str = 1;
      break;
    case '{':
    case '[':
      if (++depth > mx) mx = depth;
      break;
    case '}':
    case ']':
      depth--;
      break;
    default:
      if (c >= '0' && c <= '9') nums++;
    }
  }
  return mx * 1000 + nums + depth;
}
static D k_tok(void) {
  static char *kw[] = {"the", "quick", "fox", "true", "over"};
  int c = 0;
  for (int i = 0; i < 8000; i++)
    for (int k = 0; k < 5; k++)
      if (!strncmp(txt + i, kw[k], strlen(kw[k]))) c += k + 1;
  return c;
}
static D k_crc16(void) {
  u32 c = 0xffff;
  for (int i = 0; i < 4096; i++) {
    c ^= A[i];
    for (int k = 0; k < 8; k++) c = c & 1 ? (c >> 1) ^ 0xA001 : c >> 1;
  }
  return c;
}
static D k_lfsr(void) {
  u32 l = 0xACE1, s = 0;
  for (int i = 0; i < 30000; i++) {
    u32 b = (l ^ l >> 2 ^ l >> 3 ^ l >> 5) & 1;
    l = l >> 1 | b << 15;
    s += l;
  }
  return s;
}
static D k_xorshift(void) {
  u64 x = 88172645463325252ull, s = 0;
  for (int i = 0; i < 30000; i++) {
    x ^= x << 13;
    x ^= x >> 7;
    x ^= x << 17;
    s += x >> 60;
  }
  return s;
}
static D k_isqrt(void) {
  u64 s = 0;
  for (int i = 0; i < 1 << 12; i++) {
    u32 n = I[i], r = 0, b = 1u << 30;
    while (b > n) b >>= 2;
    while (b) {
      if (n >= r + b) {
        n -= r + b;
        r = (r >> 1) + b;
      } else
        r >>= 1;
      b >>= 2;
    }
    s += r;
  }
  return s;
}
static int fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }
static D k_fib(void) { return fib(22); }
static int ack(int m, int n) { return m == 0 ? n + 1 : n == 0 ? ack(m - 1, 1) : ack(m - 1, ack(m, n - 1)); }
static D k_ack(void) { return ack(2, 120); }
static void hanoi(int n, int a, int b, int c, int *s) {
  if (!n) return;
  hanoi(n - 1, a, c, b, s);
  *s = *s * 3 + a - b;
  hanoi(n - 1, c, b, a, s);
}
static D k_hanoi(void) {
  int s = 0;
  hanoi(13, 1, 2, 3, &s);
  return s;
}
static D k_perm(void) {
  int a[7] = {0, 1, 2, 3, 4, 5, 6}, c[7] = {0}, n = 7, i = 0, s = 0;
  while (i < n) {
    if (c[i] < i) {
      int k = i & 1 ? c[i] : 0, t = a[k];
      a[k] = a[i];
      a[i] = t;
      s = s * 7 + a[0];
      c[i]++;
      i = 0;
    } else
      c[i++] = 0;
  }
  return s;
}
static D k_matint(void) {
  static int a[64][64], b[64][64], c[64][64];
  for (int i = 0; i < 64; i++)
    for (int j = 0; j < 64; j++) {
      a[i][j] = I[i * 64 + j] & 255;
      b[i][j] = J[(i * 64 + j) & 8191];
    }
  for (int i = 0; i < 64; i++)
    for (int j = 0; j < 64; j++) {
      int s = 0;
      for (int k = 0; k < 64; k++) s += a[i][k] * b[k][j];
      c[i][j] = s;
    }
  int h = 0;
  for (int i = 0; i < 64; i++) h = h * 31 + c[i][63 - i];
  return h;
}
static D k_transp(void) {
  static u8 o[128][128];
  for (int i = 0; i < 128; i++)
    for (int j = 0; j < 128; j++) o[j][i] = A[i * 128 + j];
  return hash8(&o[0][0], 1 << 14);
}
static D k_matvec8(void) {
  int s = 0;
  for (int i = 0; i < 128; i++) {
    int t = 0;
    for (int j = 0; j < 128; j++) t += (int8_t)A[i * 128 + j] * (int8_t)B[j];
    s += t >> 4;
  }
  return s;
}
static D k_pool(void) {
  for (int i = 0; i < 64; i++)
    for (int j = 0; j < 64; j++) {
      u8 m = 0;
      for (int y = 0; y < 2; y++)
        for (int x = 0; x < 2; x++) {
          u8 v = A[(2 * i + y) * 128 + 2 * j + x];
          if (v > m) m = v;
        }
      O[i * 64 + j] = m;
    }
  return hash8(O, 4096);
}
static D k_relu(void) {
  for (int i = 0; i < 1 << 12; i++) Z[i] = X[i] - 5 > 0 ? X[i] - 5 : 0;
  return Z[1] + Z[999];
}
static D k_softmax(void) {
  float m = 0, s = 0;
  for (int i = 0; i < 512; i++)
    if (X[i] > m) m = X[i];
  for (int i = 0; i < 512; i++) {
    Z[i] = expf(X[i] - m);
    s += Z[i];
  }
  for (int i = 0; i < 512; i++) Z[i] /= s;
  return Z[3];
}
static D k_horner(void) {
  D s = 0;
  for (int i = 0; i < 1 << 12; i++) {
    D x = P[i] * .01, r = 0;
    for (int k = 0; k < 6; k++) r = r * x + k;
    s += r;
  }
  return s;
}
static D k_simpson(void) {
  D s = 0, h = 1e-3;
  for (int i = 0; i < 4000; i++) {
    D x = i * h;
    s += (x * x + 4 * (x + h / 2) * (x + h / 2) + (x + h) * (x + h)) * h / 6;
  }
  return s;
}
static D k_newton(void) {
  D s = 0;
  for (int i = 0; i < 1 << 11; i++) {
    D a = P[i] + 1, x = a;
    for (int k = 0; k < 8; k++) x = .5 * (x + a / x);
    s += x;
  }
  return s;
}
static D k_kahan(void) {
  D s = 0, c = 0;
  for (int i = 0; i < 1 << 12; i++) {
    D y = P[i] - c, t = s + y;
    c = (t - s) - y;
    s = t;
  }
  return s;
}
static D k_var(void) {
  D m = 0, v = 0;
  for (int i = 0; i < 1 << 12; i++) m += P[i];
  m /= 1 << 12;
  for (int i = 0; i < 1 << 12; i++) v += (P[i] - m) * (P[i] - m);
  return v;
}
static D k_cumprod(void) {
  D p = 1;
  for (int i = 0; i < 1 << 12; i++) {
    p *= 1 + Q[i] * 1e-3;
    if (p > 1e6) p = 1;
  }
  return p;
}
static D k_bubble(void) {
  int a[400];
  memcpy(a, I, sizeof a);
  for (int i = 0; i < 399; i++)
    for (int j = 0; j < 399 - i; j++)
      if (a[j] > a[j + 1]) {
        int t = a[j];
        a[j] = a[j + 1];
        a[j + 1] = t;
      }
  return a[7] + a[300];
}
static D k_select(void) {
  int a[600];
  memcpy(a, I, sizeof a);
  for (int i = 0; i < 599; i++) {
    int m = i;
    for (int j = i + 1; j < 600; j++)
      if (a[j] < a[m]) m = j;
    int t = a[i];
    a[i] = a[m];
    a[m] = t;
  }
  return a[9] + a[500];
}
static D k_merge(void) {
  static int a[1 << 13], b[1 << 13];
  memcpy(a, I, sizeof a);
  int *s = a, *d = b;
  for (int w = 1; w < 1 << 13; w *= 2) {
    for (int i = 0; i < 1 << 13; i += 2 * w) {
      int l = i, m = i + w, r = i + w, e = i + 2 * w;
      for (int k = i; k < e; k++) d[k] = l < m && (r >= e || s[l] <= s[r]) ? s[l++] : s[r++];
    }
    int *t = s;
    s = d;
    d = t;
  }
  return s[5] + s[8000];
}
static D k_shell(void) {
  static int a[1 << 12];
  memcpy(a, I, sizeof a);
  for (int g = 1 << 11; g; g /= 2)
    for (int i = g; i < 1 << 12; i++) {
      int t = a[i], j = i;
      for (; j >= g && a[j - g] > t; j -= g) a[j] = a[j - g];
      a[j] = t;
    }
  return a[99];
}
static D k_lis(void) {
  int d[1 << 12], n = 0;
  for (int i = 0; i < 1 << 12; i++) {
    int l = 0, h = n;
    while (l < h) {
      int m = (l + h) >> 1;
      if (d[m] < I[i])
        l = m + 1;
      else
        h = m;
    }
    d[l] = I[i];
    if (l == n) n++;
  }
  return n;
}
static D k_coins(void) {
  static int w[10001];
  memset(w, 0, sizeof w);
  w[0] = 1;
  int c[] = {1, 2, 5, 10, 20, 50, 100, 200};
  for (int k = 0; k < 8; k++)
    for (int i = c[k]; i <= 10000; i++) w[i] = (w[i] + w[i - c[k]]) % 1000007;
  return w[10000];
}
static D k_pascal(void) {
  static u32 r[300];
  memset(r, 0, sizeof r);
  r[0] = 1;
  for (int i = 1; i < 300; i++)
    for (int j = i; j > 0; j--) r[j] += r[j - 1];
  return r[150];
}
static D k_grid(void) {
  static int g[66][66];
  for (int i = 1; i < 65; i++)
    for (int j = 1; j < 65; j++) g[i][j] = A[i * 64 + j] + (g[i - 1][j] < g[i][j - 1] ? g[i - 1][j] : g[i][j - 1]);
  return g[64][64];
}
static D k_flood(void) {
  static u8 g[64 * 64];
  static int st[4096 * 4];
  for (int i = 0; i < 4096; i++) g[i] = A[i] & 3 ? 0 : 1;
  int n = 0, c = 0;
  st[n++] = 65;
  while (n) {
    int p = st[--n];
    if (g[p]) continue;
    g[p] = 1;
    c++;
    if (p >= 64) st[n++] = p - 64;
    if (p < 4032) st[n++] = p + 64;
    if (p & 63) st[n++] = p - 1;
    if ((p & 63) != 63) st[n++] = p + 1;
  }
  return c;
}
static D k_bitrev(void) {
  u64 s = 0;
  for (int i = 0; i < 1 << 13; i++) {
    u32 x = I[i];
    x = (x >> 1 & 0x55555555) | (x & 0x55555555) << 1;
    x = (x >> 2 & 0x33333333) | (x & 0x33333333) << 2;
    x = (x >> 4 & 0x0f0f0f0f) | (x & 0x0f0f0f0f) << 4;
    x = (x >> 8 & 0xff00ff) | (x & 0xff00ff) << 8;
    x = x >> 16 | x << 16;
    s += x;
  }
  return s;
}
static D k_clz(void) {
  int s = 0;
  for (int i = 0; i < 1 << 13; i++) {
    u32 x = I[i] | 1;
    int n = 0;
    while (!(x & 0x80000000u)) {
      x <<= 1;
      n++;
    }
    s += n;
  }
  return s;
}
static D k_gray(void) {
  u32 s = 0;
  for (u32 i = 0; i < 20000; i++) {
    u32 g = i ^ i >> 1, b = g;
    for (int k = 16; k; k >>= 1) b ^= b >> k;
    s += b ^ i;
    s += g & 1;
  }
  return s;
}
static D k_morton(void) {
  u64 s = 0;
  for (int i = 0; i < 1 << 13; i++) {
    u32 x = I[i] & 0xffff;
    x = (x | x << 8) & 0xff00ff;
    x = (x | x << 4) & 0xf0f0f0f;
    x = (x | x << 2) & 0x33333333;
    x = (x | x << 1) & 0x55555555;
    s += x;
  }
  return s;
}
static D k_date(void) {
  u64 s = 0;
  for (int i = 0; i < 8000; i++) {
    int z = i * 37 + 719468, era = z / 146097, doe = z - era * 146097,
        yoe = (doe - doe / 1460 + doe / 36524 - doe / 146096) / 365, doy = doe - (365 * yoe + yoe / 4 - yoe / 100),
        mp = (5 * doy + 2) / 153, d = doy - (153 * mp + 2) / 5 + 1, m = mp < 10 ? mp + 3 : mp - 9;
    s += d + m * 40 + (yoe + era * 400) * 1000;
  }
  return s;
}
static D k_leap(void) {
  int c = 0;
  for (int y = 0; y < 20000; y++)
    if ((y % 4 == 0 && y % 100 != 0) || y % 400 == 0) c++;
  return c;
}
static D k_primes(void) {
  int c = 0;
  for (int n = 2; n < 4000; n++) {
    int p = 1;
    for (int d = 2; d * d <= n; d++)
      if (n % d == 0) {
        p = 0;
        break;
      }
    c += p;
  }
  return c;
}
static D k_digits(void) {
  u64 s = 0;
  for (int i = 0; i < 1 << 13; i++) {
    int n = I[i];
    while (n) {
      s += n % 10;
      n /= 10;
    }
  }
  return s;
}
static D k_roman(void) {
  static const int v[] = {1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1};
  int s = 0;
  for (int i = 1; i < 3000; i++) {
    int n = i, k = 0;
    while (n) {
      if (n >= v[k]) {
        n -= v[k];
        s++;
      } else
        k++;
    }
  }
  return s;
}
static D k_state(void) {
  int st = 0, acc = 0;
  for (int i = 0; i < 1 << 15; i++) {
    u8 c = A[i] & 7;
    switch (st) {
    case 0:
      st = c < 3 ? 1 : 0;
      break;
    case 1:
      st = c < 2 ? 2 : c < 5 ? 1 : 0;
      break;
    case 2:
      if (c == 7) {
        acc++;
        st = 0;
      } else if (c == 0)
        st = 3;
      break;
    case 3:
      st = c & 1 ? 0 : 2;
      acc += c;
      break;
    }
  }
  return acc;
}

static const struct {
  const char *name;
  D (*run)(void);
  int times;
} kernels[] = {
    {"blend", k_blend, 97},       {"satadd", k_satadd, 94},     {"thresh", k_thresh, 100},
    {"box", k_box, 177},          {"gain", k_gain, 334},        {"mix", k_mix, 3000},
    {"dot16", k_dot16, 3000},     {"energy", k_energy, 3000},   {"absmax", k_absmax, 1500},
    {"zerox", k_zerox, 3000},     {"iir", k_iir, 500},          {"saxpy", k_saxpy, 3000},
    {"norm", k_norm, 1500},       {"clampf", k_clampf, 3000},   {"xform", k_xform, 1000},
    {"aos", k_aos, 3000},         {"aosmax", k_aosmax, 1500},   {"count", k_count, 3000},
    {"minpos", k_minpos, 1500},   {"gather", k_gather, 1000},   {"scatter", k_scatter, 1000},
    {"rev", k_rev, 1000},         {"xorenc", k_xorenc, 82},     {"hex", k_hex, 43},
    {"bswap", k_bswap, 500},      {"varint", k_varint, 300},    {"delta", k_delta, 1000},
    {"strlen", k_strlen, 1500},   {"count_c", k_count_c, 334},  {"strcmp", k_strcmp, 300},
    {"json", k_json, 116},        {"tok", k_tok, 42},           {"crc16", k_crc16, 375},
    {"lfsr", k_lfsr, 67},         {"xorshift", k_xorshift, 74}, {"isqrt", k_isqrt, 94},
    {"fib", k_fib, 91},           {"ack", k_ack, 125},          {"hanoi", k_hanoi, 273},
    {"perm", k_perm, 334},        {"matint", k_matint, 62},     {"transp", k_transp, 158},
    {"matvec8", k_matvec8, 750},  {"pool", k_pool, 500},        {"relu", k_relu, 3000},
    {"softmax", k_softmax, 1500}, {"horner", k_horner, 500},    {"simpson", k_simpson, 600},
    {"newton", k_newton, 200},    {"kahan", k_kahan, 375},      {"var", k_var, 750},
    {"cumprod", k_cumprod, 334},  {"bubble", k_bubble, 120},    {"select", k_select, 10},
    {"merge", k_merge, 9},        {"shell", k_shell, 13},       {"lis", k_lis, 177},
    {"coins", k_coins, 35},       {"pascal", k_pascal, 750},    {"grid", k_grid, 750},
    {"flood", k_flood, 3000},     {"bitrev", k_bitrev, 429},    {"clz", k_clz, 53},
    {"gray", k_gray, 429},        {"morton", k_morton, 600},    {"date", k_date, 59},
    {"leap", k_leap, 429},        {"primes", k_primes, 66},     {"digits", k_digits, 79},
    {"roman", k_roman, 188},      {"state", k_state, 66},
};

int main(int argc, char **argv) {
  for (unsigned i = 0; i < sizeof kernels / sizeof *kernels; i++) {
    if (argc > 1 && strcmp(argv[1], kernels[i].name)) continue;
    D sum = 0;
    init();
    for (int t = 0; t < kernels[i].times; t++) sum += kernels[i].run();
    printf("%s %.9e\n", kernels[i].name, sum);
  }
}
