// Bit tricks at many widths: bit fields, unions, rotations, carries, 128-bit
// and _BitInt arithmetic, overflow builtins, CRC.
#include <stdint.h>
#include <stdio.h>
#include <string.h>

struct Packed {
  unsigned a : 3;
  int b : 5;
  unsigned : 0;
  uint64_t c : 37;
  int64_t d : 20;
  _Bool e : 1;
} __attribute__((packed));

union Word {
  uint64_t u;
  double d;
  float f[2];
  uint8_t byte[8];
  struct {
    uint64_t mantissa : 52, exponent : 11, sign : 1;
  };
};

typedef unsigned __int128 u128;
typedef __int128 i128;

__attribute__((noinline)) static unsigned parity(uint32_t x) {
  x ^= x >> 16;
  x ^= x >> 8;
  x ^= x >> 4;
  return (0x6996u >> (x & 15)) & 1;
}

__attribute__((noinline)) static uint32_t reverse(uint32_t x) {
  x = (x >> 1 & 0x55555555u) | (x & 0x55555555u) << 1;
  x = (x >> 2 & 0x33333333u) | (x & 0x33333333u) << 2;
  x = (x >> 4 & 0x0f0f0f0fu) | (x & 0x0f0f0f0fu) << 4;
  return __builtin_bswap32(x);
}

__attribute__((noinline)) static uint32_t rotl(uint32_t x, unsigned n) { return x << (n & 31) | x >> (-n & 31); }

__attribute__((noinline)) static unsigned isqrt(uint64_t x) {
  uint64_t r = 0, bit = 1ull << 62;
  for (; bit; bit >>= 2)
    if (x >= r + bit) {
      x -= r + bit;
      r = (r >> 1) + bit;
    } else
      r >>= 1;
  return (unsigned)r;
}

__attribute__((noinline)) static u128 mulmod(u128 a, u128 b, u128 m) {
  u128 r = 0;
  for (a %= m; b; b >>= 1) {
    if (b & 1)
      r = r >= m - a ? r - (m - a) : r + a;
    a = a >= m - a ? a - (m - a) : a + a;
  }
  return r;
}

#if __clang_major__ >= 15
typedef unsigned _BitInt(200) wide;

__attribute__((noinline)) static u128 fibonacci(int n, u128 *high) {
  wide a = 0, b = 1;
  while (n-- > 0) {
    wide t = a + b;
    a = b;
    b = t;
  }
  *high = (u128)(a >> 128);
  return (u128)a;
}
#else // clang 14 stops at 128 bits: carry by hand
__attribute__((noinline)) static u128 fibonacci(int n, u128 *high) {
  u128 lo = 0, hi = 0, lo2 = 1, hi2 = 0;
  while (n-- > 0) {
    u128 t = lo + lo2, u = hi + hi2 + (t < lo);
    lo = lo2, hi = hi2;
    lo2 = t, hi2 = u;
  }
  *high = hi;
  return lo;
}
#endif

static uint32_t crc_table[256];

static uint32_t crc(const void *data, size_t n) {
  if (!crc_table[1])
    for (uint32_t i = 0; i < 256; i++) {
      uint32_t c = i;
      for (int k = 0; k < 8; k++)
        c = c & 1 ? c >> 1 ^ 0xedb88320u : c >> 1;
      crc_table[i] = c;
    }
  uint32_t c = ~0u;
  for (const uint8_t *p = data; n--; p++)
    c = crc_table[(c ^ *p) & 255] ^ c >> 8;
  return ~c;
}

static void print128(const char *what, u128 x) {
  printf("%s %016llx%016llx\n", what, (unsigned long long)(x >> 64), (unsigned long long)x);
}

__attribute__((noinline)) static int overflows(int a, int b, int *out) {
  int s, p;
  int of = __builtin_sadd_overflow(a, b, &s) << 1;
  of |= __builtin_smul_overflow(a, b, &p);
  *out = s ^ p;
  return of;
}

__attribute__((noinline)) static int8_t saturate(int x) { return x > INT8_MAX ? INT8_MAX : x < INT8_MIN ? INT8_MIN : (int8_t)x; }

int main(void) {
  struct Packed p = {5, -9, 0x1234567890, -300000, 1};
  p.a += 4, p.b *= 2, p.c *= 3, p.d -= 7, p.e ^= 1;
  printf("packed %u %d %llx %lld %d size %zu\n", p.a, p.b, (unsigned long long)p.c, (long long)p.d, p.e, sizeof p);
  union Word w = {.d = -1234.5};
  printf("union %016llx %x %x %x %02x\n", (unsigned long long)w.u, (unsigned)w.sign, (unsigned)w.exponent, (unsigned)(w.mantissa >> 40), w.byte[7]);
  for (uint32_t x = 1; x; x = x * 5 + (x >> 29))
    if ((x & 0xfff) == 0x155) {
      printf("bits %08x parity %u reverse %08x rot %08x pop %d lz %d tz %d sqrt %u\n", x, parity(x), reverse(x), rotl(x, x >> 27),
             __builtin_popcount(x), __builtin_clz(x), __builtin_ctz(x), isqrt((uint64_t)x * x + x));
      break;
    }
  u128 m = ((u128)1 << 127) - 1;
  print128("mulmod", mulmod(m - 12345, (u128)0xdeadbeefcafef00d << 60 | 77, m));
  i128 q = -(i128)m / 1000003, r = -(i128)m % 1000003;
  print128("div", (u128)q);
  print128("rem", (u128)r);
  u128 high, low = fibonacci(280, &high);
  print128("fib lo", low);
  print128("fib hi", high);
  const char *text = "The quick brown fox jumps over the lazy dog";
  printf("crc %08x\n", crc(text, strlen(text)));
  int out, of = 0;
  for (int i = 0; i < 31; i++)
    of = of * 3 + overflows(1 << i, (1 << i) - 3, &out), of &= 0xffffff;
  printf("overflow %x %x\n", of, (unsigned)out);
  printf("saturate %d %d %d\n", saturate(1000), saturate(-1000), saturate(-7));
  uint64_t h = 0;
  for (int i = -40; i < 40; i++)
    h = h * 31 + (uint64_t)((i >> 2) ^ (i / 3) ^ (i % 7)) + (uint64_t)((unsigned)i >> 28);
  printf("shifts %016llx\n", (unsigned long long)h);
  return 0;
}
