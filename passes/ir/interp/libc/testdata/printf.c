// What printf and its kin write, and strtod and its kin read: the same natively
// and in the interpreter.
#include <ctype.h>
#include <errno.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static jmp_buf env;

static void line(const char *f, ...) {
  char buf[400], small[8];
  va_list ap, again;
  va_start(ap, f);
  va_copy(again, ap);
  int n = vsnprintf(buf, sizeof buf, f, ap);
  int k = vsnprintf(small, sizeof small, f, again);
  va_end(again);
  va_end(ap);
  printf("%s [%d %d %s]\n", buf, n, k, small);
}

static int by_last_digit(const void *a, const void *b) { return *(const int *)a % 10 - *(const int *)b % 10; }

int main(int argc, char **argv) {
  static const double ds[] = {0.0, -0.0, 1.0, -1.5, 3.14159265358979, 1e100, 1.7976931348623157e308, 5e-324, 2.5, 0.5, 1e-5, 123456789.0, 999999.25, 9.9999995, 1e15, 1.0 / 3};
  static const char *fs[] = {"%f", "%.0f", "%#.0f", "%10.3f|", "%-12.2f|", "%+.3e", "%g", "%#g", "%.3g", "%.10G", "%012.4f", "% g", "%a", "%.2a", "%A", "%.0e", "%#.0e", "%20.15e"};
  for (unsigned i = 0; i < sizeof fs / sizeof *fs; i++)
    for (unsigned j = 0; j < sizeof ds / sizeof *ds; j++) line(fs[i], ds[j]);
  double zero = argc - 1;
  line("%f %g %5e|%-6F|%010f", zero / zero, 1 / zero, -1 / zero, 1 / zero, 1 / zero);
  for (unsigned j = 0; j < sizeof ds / sizeof *ds; j++) line("%Lf %.3Le %Lg %La", (long double)ds[j] / 3, (long double)ds[j] / 3, (long double)ds[j] / 3, (long double)ds[j]);
  static const int is[] = {0, 1, -1, 42, 2147483647, -2147483647 - 1, 255};
  static const char *fi[] = {"%d", "%5d|", "%-5d|", "%05d", "%+d", "% d", "%.3d", "%8.3d|", "%.0d", "%x", "%#x", "%X", "%#o", "%o", "%u", "%hhd", "%hd", "%hhu", "%08X", "%+.0d|", "%-#8x|"};
  for (unsigned i = 0; i < sizeof fi / sizeof *fi; i++)
    for (unsigned j = 0; j < sizeof is / sizeof *is; j++) line(fi[i], is[j]);
  line("%ld %lld %zu %jd %lx %td", -5L, 1LL << 62, (size_t)7, (long)8, -1L, (long)9);
  line("%s|%10s|%-10s|%.2s|%c|%5c|%%|%*d|%-*d|%.*f", "abc", "abc", "abc", "abc", 'x', 'y', 6, 7, 6, 7, 2, 1.005);
  line("%d %f %d %f %d %f %d %f %d %f %d %f %d %f %d %f %d %f %d %f", 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 5.5, 6, 6.5, 7, 7.5, 8, 8.5, 9, 9.5, 10, 10.5);
  static const char *ns[] = {"0", "12", "-12", "  +7x", "0x1f", "0x", "077", "9223372036854775807", "9223372036854775808", "-9223372036854775809", "zz", "", "18446744073709551616"};
  for (unsigned j = 0; j < sizeof ns / sizeof *ns; j++) {
    char *e1, *e2, *e3;
    errno = 0;
    long a = strtol(ns[j], &e1, 0);
    int ea = errno;
    unsigned long b = strtoul(ns[j], &e2, 10);
    long c = strtol(ns[j], &e3, 36);
    printf("%ld %d %lu %ld %d %d %d\n", a, ea == ERANGE, b, c, (int)(e1 - ns[j]), (int)(e2 - ns[j]), (int)(e3 - ns[j]));
  }
  static const char *xs[] = {"1.5", "-.5e3x", "1e400", "1e-400", "inf", "-nan", "0x1.8p3", "0x.8", "  4.", ".", "e5", "1e", "1e+", "123456789012345678901234567890", "0.1", "infinityx"};
  for (unsigned j = 0; j < sizeof xs / sizeof *xs; j++) {
    char *e;
    double d = strtod(xs[j], &e);
    float f = strtof(xs[j], 0);
    printf("%.17g %d %.9g\n", d, (int)(e - xs[j]), f);
  }
  for (int c = -1; c < 256; c += 1)
    printf("%d%d%d%d%d%d%d%d%d%d%d%d %c", !!isupper(c), !!islower(c), !!isalpha(c), !!isdigit(c), !!isxdigit(c), !!isspace(c), !!isprint(c), !!isgraph(c), !!isblank(c), !!iscntrl(c),
           !!ispunct(c), !!isalnum(c), c % 16 == 15 ? '\n' : ' ');
  char s[64] = "one,two;;three", t[64];
  for (char *w = strtok(s, ",;"); w; w = strtok(0, ",;")) puts(w);
  strcpy(t, "hello");
  strcat(t, " world");
  printf("%d %d %s %s %s %d %d %s\n", strcmp(t, "hello") > 0, strncmp(t, "help", 3), strchr(t, 'o'), strrchr(t, 'o'), strstr(t, "wo"), (int)strspn(t, "ehl"), (int)strcspn(t, " "), strpbrk(t, "xw"));
  memmove(t + 2, t, 6);
  printf("%s %d %s\n", t, memcmp("abc", "abd", 3) < 0, (char *)memchr(t, 'w', 11));
  int v[] = {31, 21, 11, 42, 12, 5};
  qsort(v, 6, sizeof *v, by_last_digit);
  for (int i = 0; i < 6; i++) printf("%d ", v[i]);
  int key = 42;
  printf("%d\n", (int)((int *)bsearch(&key, v, 6, sizeof *v, by_last_digit) - v) >= 0);
  srand(7);
  printf("%d %d %d\n", rand(), rand(), rand());
  volatile int count = 0;
  int r = setjmp(env);
  if (r < 3) {
    count++;
    longjmp(env, r + 1);
  }
  printf("%d %d\n", r, count);
  FILE *f = tmpfile();
  fprintf(f, "line %d\nsecond\n", 1);
  fputs("third", f);
  printf("%ld\n", ftell(f));
  rewind(f);
  char in[32];
  while (fgets(in, sizeof in, f)) printf("<%s>", in);
  printf("%d\n", feof(f) != 0);
  fseek(f, 2, SEEK_SET);
  int c = fgetc(f);
  ungetc('Z', f);
  printf("%c%c%c\n", c, fgetc(f), fgetc(f));
  fclose(f);
  printf("%s %d\n", strerror(ENOENT), fopen("/nonexistent/file", "r") == 0 && errno == ENOENT);

  exit(3);
}
