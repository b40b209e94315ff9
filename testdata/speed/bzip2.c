#include <stdio.h>
#include <stdlib.h>
#include <string.h>
int BZ2_bzBuffToBuffCompress(char *, unsigned *, char *, unsigned, int, int, int);
int BZ2_bzBuffToBuffDecompress(char *, unsigned *, char *, unsigned, int, int);
void bz_internal_error(int e) {
  printf("E%d\n", e);
  exit(1);
}
int main() {
  unsigned n = 4000000;
  char *a = malloc(n), *c = malloc(n * 2), *b = malloc(n);
  unsigned s = 1;
  for (unsigned i = 0; i < n; i++) {
    s = s * 1664525 + 1013904223;
    a[i] = (i % 97 < 60)
               ? "the quick brown fox jumps over a lazy dog and so on.........."[(i * (1 + i / 5000)) % 60]
               : (s >> 27) + 97;
  }
  unsigned cn = n * 2, bn = n;
  BZ2_bzBuffToBuffCompress(c, &cn, a, n, 9, 0, 0);
  for (int j = 0; j < 2; j++) {
    bn = n;
    BZ2_bzBuffToBuffDecompress(b, &bn, c, cn, 0, 0);
  }
  printf("%u %d\n", cn, memcmp(a, b, n));
  return 0;
}
