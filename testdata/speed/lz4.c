#include <lz4.h>
#include <lz4hc.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
int main() {
  unsigned n = 8000000;
  char *a = malloc(n), *c = malloc(n * 2), *b = malloc(n);
  unsigned s = 1;
  for (unsigned i = 0; i < n; i++) {
    s = s * 1664525 + 1013904223;
    a[i] = (i % 97 < 60)
               ? "the quick brown fox jumps over a lazy dog and so on.........."[(i * (1 + i / 5000)) % 60]
               : (s >> 27) + 97;
  }
  for (int k = 0; k < 12; k++) {
    int cn = LZ4_compress_default(a, c, n, n * 2);
    for (int j = 0; j < 5; j++) LZ4_decompress_safe(c, b, cn, n);
    printf("%d %d\n", cn, memcmp(a, b, n));
  }
  int cn = LZ4_compress_HC(a, c, n, n * 2, 9);
  printf("%d\n", cn);
  return 0;
}
