#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>
int main() {
  unsigned n = 6000000;
  unsigned char *a = malloc(n), *c = malloc(n + n / 100 + 1000), *b = malloc(n);
  unsigned s = 1;
  for (unsigned i = 0; i < n; i++) {
    s = s * 1664525 + 1013904223;
    a[i] = (i % 97 < 60)
               ? "the quick brown fox jumps over a lazy dog and so on.........."[(i * (1 + i / 5000)) % 60]
               : (s >> 27) + 97;
  }
  for (int l = 1; l <= 7; l += 3) {
    uLongf cn = n + n / 100 + 1000, bn = n;
    compress2(c, &cn, a, n, l);
    for (int k = 0; k < 4; k++) {
      bn = n;
      uncompress(b, &bn, c, cn);
    }
    printf("%lu %d %lx\n", cn, memcmp(a, b, n), crc32(0, c, cn) ^ adler32(1, a, n));
  }
  return 0;
}
