// Numeric kernels of the kind optimizers are measured on: matrix product,
// quicksort, sieve, N-body, SHA-256, Levenshtein distance, Mandelbrot, a
// union-find, bit-board queens.
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#define NOINLINE __attribute__((noinline))

NOINLINE static void matmul(int n, const double *a, const double *b, double *c) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++) {
      double s = 0;
      for (int k = 0; k < n; k++)
        s += a[i * n + k] * b[k * n + j];
      c[i * n + j] = s;
    }
}

NOINLINE static void quicksort(int *lo, int *hi) {
  while (hi - lo > 1) {
    int pivot = lo[(hi - lo) / 2], *i = lo, *j = hi - 1;
    while (i <= j) {
      while (*i < pivot)
        i++;
      while (*j > pivot)
        j--;
      if (i <= j) {
        int t = *i;
        *i++ = *j;
        *j-- = t;
      }
    }
    quicksort(lo, j + 1);
    lo = i;
  }
}

NOINLINE static int sieve(int n) {
  static unsigned char composite[20000];
  int count = 0;
  memset(composite, 0, sizeof composite);
  for (int i = 2; i < n; i++) {
    if (composite[i])
      continue;
    count++;
    for (long j = (long)i * i; j < n; j += i)
      composite[j] = 1;
  }
  return count;
}

typedef struct Body {
  double p[3], v[3], mass;
} Body;

NOINLINE static double energy(const Body *b, int n) {
  double e = 0;
  for (int i = 0; i < n; i++) {
    for (int k = 0; k < 3; k++)
      e += b[i].mass * b[i].v[k] * b[i].v[k] / 2;
    for (int j = i + 1; j < n; j++) {
      double r = 0;
      for (int k = 0; k < 3; k++)
        r += (b[i].p[k] - b[j].p[k]) * (b[i].p[k] - b[j].p[k]);
      e -= b[i].mass * b[j].mass / sqrt(r);
    }
  }
  return e;
}

NOINLINE static void step(Body *b, int n, double dt) {
  for (int i = 0; i < n; i++)
    for (int j = i + 1; j < n; j++) {
      double d[3], r = 0;
      for (int k = 0; k < 3; k++)
        d[k] = b[i].p[k] - b[j].p[k], r += d[k] * d[k];
      double f = dt / (r * sqrt(r));
      for (int k = 0; k < 3; k++)
        b[i].v[k] -= d[k] * b[j].mass * f, b[j].v[k] += d[k] * b[i].mass * f;
    }
  for (int i = 0; i < n; i++)
    for (int k = 0; k < 3; k++)
      b[i].p[k] += dt * b[i].v[k];
}

static uint32_t ror(uint32_t x, int n) { return x >> n | x << (32 - n); }

NOINLINE static void sha_block(uint32_t h[8], const uint8_t *p) {
  static uint32_t k[64];
  if (!k[0]) // the fractional parts of the cube roots of the first 64 primes
    for (int i = 0, c = 2; i < 64; c++) {
      int prime = 1;
      for (int d = 2; d * d <= c; d++)
        prime &= c % d != 0;
      if (prime) {
        uint64_t r = 0; // floor(cbrt(c) * 2^32), by bits, in 128-bit arithmetic
        for (int b = 35; b >= 0; b--) {
          unsigned __int128 t = r | 1ull << b;
          if (t * t >> 32 <= ((unsigned __int128)c << 64) / t) {
            if (t * t * t <= (unsigned __int128)c << 96)
              r = (uint64_t)t;
          }
        }
        k[i++] = (uint32_t)r;
      }
    }
  uint32_t w[64], v[8];
  for (int i = 0; i < 16; i++)
    w[i] = (uint32_t)p[4 * i] << 24 | (uint32_t)p[4 * i + 1] << 16 | (uint32_t)p[4 * i + 2] << 8 | p[4 * i + 3];
  for (int i = 16; i < 64; i++)
    w[i] = w[i - 16] + w[i - 7] + (ror(w[i - 15], 7) ^ ror(w[i - 15], 18) ^ w[i - 15] >> 3) + (ror(w[i - 2], 17) ^ ror(w[i - 2], 19) ^ w[i - 2] >> 10);
  memcpy(v, h, sizeof v);
  for (int i = 0; i < 64; i++) {
    uint32_t t1 = v[7] + (ror(v[4], 6) ^ ror(v[4], 11) ^ ror(v[4], 25)) + ((v[4] & v[5]) ^ (~v[4] & v[6])) + k[i] + w[i];
    uint32_t t2 = (ror(v[0], 2) ^ ror(v[0], 13) ^ ror(v[0], 22)) + ((v[0] & v[1]) ^ (v[0] & v[2]) ^ (v[1] & v[2]));
    memmove(v + 1, v, 7 * sizeof *v);
    v[4] += t1;
    v[0] = t1 + t2;
  }
  for (int i = 0; i < 8; i++)
    h[i] += v[i];
}

NOINLINE static int distance(const char *a, const char *b) {
  int row[64], n = (int)strlen(b);
  for (int j = 0; j <= n; j++)
    row[j] = j;
  for (int i = 1; a[i - 1]; i++) {
    int diagonal = row[0];
    row[0] = i;
    for (int j = 1; j <= n; j++) {
      int cost = diagonal + (a[i - 1] != b[j - 1]);
      diagonal = row[j];
      if (row[j] + 1 < cost)
        cost = row[j] + 1;
      if (row[j - 1] + 1 < cost)
        cost = row[j - 1] + 1;
      row[j] = cost;
    }
  }
  return row[n];
}

NOINLINE static int mandelbrot(int w, int h, int limit) {
  int inside = 0;
  for (int y = 0; y < h; y++)
    for (int x = 0; x < w; x++) {
      double cr = 3.0 * x / w - 2, ci = 2.0 * y / h - 1, zr = 0, zi = 0;
      int i = 0;
      for (; i < limit && zr * zr + zi * zi < 4; i++) {
        double t = zr * zr - zi * zi + cr;
        zi = 2 * zr * zi + ci;
        zr = t;
      }
      inside += i == limit;
    }
  return inside;
}

static int root(int *parent, int x) {
  while (parent[x] != x)
    x = parent[x] = parent[parent[x]];
  return x;
}

NOINLINE static int components(int n) {
  int parent[1000], left = n;
  for (int i = 0; i < n; i++)
    parent[i] = i;
  for (int i = 0; i < n; i++) {
    int a = root(parent, i), b = root(parent, (i * 37 + 11) % n);
    if (a != b)
      parent[a] = b, left--;
  }
  return left;
}

NOINLINE static int queens(unsigned all, unsigned columns, unsigned left, unsigned right) {
  if (columns == all)
    return 1;
  int n = 0;
  for (unsigned free = all & ~(columns | left | right); free; free &= free - 1) {
    unsigned bit = free & -free;
    n += queens(all, columns | bit, (left | bit) << 1, (right | bit) >> 1);
  }
  return n;
}

int main(void) {
  double a[64], b[64], c[64];
  for (int i = 0; i < 64; i++)
    a[i] = i % 7 - 3, b[i] = i % 5 * 0.5;
  matmul(8, a, b, c);
  printf("matmul %g %g %g\n", c[0], c[27], c[63]);
  int v[500];
  for (int i = 0; i < 500; i++)
    v[i] = i * 7919 % 1009 - 500;
  quicksort(v, v + 500);
  int sorted = 1;
  for (int i = 1; i < 500; i++)
    sorted &= v[i - 1] <= v[i];
  printf("sort %d %d %d %d\n", sorted, v[0], v[250], v[499]);
  printf("sieve %d\n", sieve(20000));
  Body bodies[3] = {{{0, 0, 0}, {0, 0, 0}, 40}, {{5, 0, 0.1}, {0, 2.8, 0}, 0.04}, {{0, -8, 0}, {2.2, 0, 0.1}, 0.01}};
  double before = energy(bodies, 3);
  for (int i = 0; i < 1000; i++)
    step(bodies, 3, 0.001);
  printf("nbody %.9f %.9f %.9f\n", before, energy(bodies, 3), bodies[1].p[0]);
  uint32_t h[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
  uint8_t block[64] = "abc\x80";
  block[63] = 24;
  sha_block(h, block);
  printf("sha256 %08x%08x%08x%08x%08x%08x%08x%08x\n", h[0], h[1], h[2], h[3], h[4], h[5], h[6], h[7]);
  printf("distance %d %d\n", distance("kitten", "sitting"), distance("intention", "execution"));
  printf("mandelbrot %d\n", mandelbrot(60, 40, 100));
  printf("components %d queens %d\n", components(1000), queens(255, 0, 0, 0));
  return 0;
}
