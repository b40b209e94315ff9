#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
static uint32_t rotl(uint32_t x, int n) { return x << n | x >> (32 - n); }
static uint32_t sha1ish(const uint8_t *p, int n) {
  uint32_t h[5] = {0x67452301, 0xEFCDAB89, 0x98BADCFE, 0x10325476, 0xC3D2E1F0};
  for (int o = 0; o + 64 <= n; o += 64) {
    uint32_t w[80];
    for (int i = 0; i < 16; i++)
      w[i] = p[o + 4 * i] << 24 | p[o + 4 * i + 1] << 16 | p[o + 4 * i + 2] << 8 | p[o + 4 * i + 3];
    for (int i = 16; i < 80; i++) w[i] = rotl(w[i - 3] ^ w[i - 8] ^ w[i - 14] ^ w[i - 16], 1);
    uint32_t a = h[0], b = h[1], c = h[2], d = h[3], e = h[4];
    for (int i = 0; i < 80; i++) {
      uint32_t f, k;
      if (i < 20) {
        f = (b & c) | (~b & d);
        k = 0x5A827999;
      } else if (i < 40) {
        f = b ^ c ^ d;
        k = 0x6ED9EBA1;
      } else if (i < 60) {
        f = (b & c) | (b & d) | (c & d);
        k = 0x8F1BBCDC;
      } else {
        f = b ^ c ^ d;
        k = 0xCA62C1D6;
      }
      uint32_t t = rotl(a, 5) + f + e + k + w[i];
      e = d;
      d = c;
      c = rotl(b, 30);
      b = a;
      a = t;
    }
    h[0] += a;
    h[1] += b;
    h[2] += c;
    h[3] += d;
    h[4] += e;
  }
  return h[0] ^ h[1] ^ h[2] ^ h[3] ^ h[4];
}
static uint32_t tab[256];
static uint32_t crc(const uint8_t *p, int n) {
  uint32_t c = ~0u;
  for (int i = 0; i < n; i++) c = tab[(c ^ p[i]) & 255] ^ c >> 8;
  return ~c;
}
static int cmp(const void *a, const void *b) {
  int x = *(const int *)a, y = *(const int *)b;
  return x < y ? -1 : x > y;
}
struct node {
  struct node *l, *r;
  int k;
};
static struct node *ins(struct node *t, struct node *n) {
  if (!t) return n;
  if (n->k < t->k) t->l = ins(t->l, n);
  else t->r = ins(t->r, n);
  return t;
}
static int depth(struct node *t) {
  if (!t) return 0;
  int a = depth(t->l), b = depth(t->r);
  return 1 + (a > b ? a : b);
}
static int queens(int n, int r, unsigned c, unsigned d, unsigned e) {
  if (r == n) return 1;
  int k = 0;
  for (int i = 0; i < n; i++) {
    unsigned m = 1u << i, p = 1u << (r + i), q = 1u << (r - i + n);
    if (c & m || d & p || e & q) continue;
    k += queens(n, r + 1, c | m, d | p, e | q);
  }
  return k;
}
static void sieve(char *s, int n) {
  memset(s, 1, n);
  for (int i = 2; i * i < n; i++)
    if (s[i])
      for (int j = i * i; j < n; j += i) s[j] = 0;
}
static uint64_t collatz(int n) {
  uint64_t best = 0;
  for (int i = 1; i < n; i++) {
    uint64_t x = i, c = 0;
    while (x != 1) {
      x = x & 1 ? 3 * x + 1 : x / 2;
      c++;
    }
    if (c > best) best = c;
  }
  return best;
}
static int lev(const char *a, const char *b) {
  int n = strlen(a), m = strlen(b);
  int *r = malloc((m + 1) * 4);
  for (int j = 0; j <= m; j++) r[j] = j;
  for (int i = 1; i <= n; i++) {
    int p = r[0];
    r[0] = i;
    for (int j = 1; j <= m; j++) {
      int t = r[j], c = p + (a[i - 1] != b[j - 1]);
      if (r[j] + 1 < c) c = r[j] + 1;
      if (r[j - 1] + 1 < c) c = r[j - 1] + 1;
      r[j] = c;
      p = t;
    }
  }
  int x = r[m];
  free(r);
  return x;
}
int main() {
  int n = 4 << 20;
  uint8_t *p = malloc(n);
  uint32_t s = 7;
  for (int i = 0; i < n; i++) {
    s = s * 1664525 + 1013904223;
    p[i] = s >> 24;
  }
  for (int i = 0; i < 256; i++) {
    uint32_t c = i;
    for (int k = 0; k < 8; k++) c = c & 1 ? 0xEDB88320 ^ c >> 1 : c >> 1;
    tab[i] = c;
  }
  for (int r = 0; r < 6; r++) printf("%x %x\n", sha1ish(p, n), crc(p, n));
  int *q = malloc(400000 * 4);
  for (int i = 0; i < 400000; i++) {
    s = s * 1664525 + 1013904223;
    q[i] = s;
  }
  qsort(q, 400000, 4, cmp);
  printf("%d %d\n", q[0], q[200000]);
  struct node *t = 0, *ns = calloc(200000, sizeof *ns);
  for (int i = 0; i < 200000; i++) {
    s = s * 1664525 + 1013904223;
    ns[i].k = s >> 1;
    t = ins(t, ns + i);
  }
  printf("%d\n", depth(t));
  printf("%d\n", queens(9, 0, 0, 0, 0));
  char *sv = malloc(5000000);
  int k = 0;
  for (int r = 0; r < 3; r++) sieve(sv, 5000000);
  for (int i = 2; i < 5000000; i++) k += sv[i];
  printf("%d %lu\n", k, collatz(300000));
  char a[2001], b[2001];
  for (int i = 0; i < 2000; i++) {
    s = s * 1664525 + 1013904223;
    a[i] = 'a' + (s >> 28);
    s = s * 1664525 + 1013904223;
    b[i] = 'a' + (s >> 28);
  }
  a[2000] = b[2000] = 0;
  for (int r = 0; r < 4; r++) printf("%d\n", lev(a, b));
  return 0;
}
