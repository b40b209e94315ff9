// How arguments of every kind are passed: by value, variable, in registers and
// on the stack.
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

struct small { int a; short b; };
struct two { long a; double b; };
struct floats { float a, b, c; };
struct big { char name[40]; int n; };

static struct big grow(struct big b, int by) {
  b.n += by;
  b.name[0]++;
  return b;
}

static struct two swap(struct two t) { return (struct two){(long)t.b, (double)t.a}; }

static double mixed(int n, ...) {
  va_list ap, bp;
  double sum = 0;
  va_start(ap, n);
  for (int i = 0; i < n; i++) {
    if (i == 1) va_copy(bp, ap);
    sum += va_arg(ap, int);
    sum += va_arg(ap, double);
    struct small s = va_arg(ap, struct small);
    sum += s.a * s.b;
    struct two t = va_arg(ap, struct two);
    sum += t.a - t.b;
    struct big b = va_arg(ap, struct big);
    sum += b.n + b.name[1];
    sum += va_arg(ap, long double);
    sum += (long)va_arg(ap, __int128);
    struct floats f = va_arg(ap, struct floats);
    sum += f.a + f.b * f.c;
    sum += *va_arg(ap, int *);
  }
  va_end(ap);
  if (n > 1) {
    sum = sum * 10 + va_arg(bp, int);
    va_end(bp);
  }
  return sum;
}

static long many(long a, long b, long c, long d, long e, long f, long g, struct big h, char i, __int128 j, float k, struct small l) {
  return a + 2 * b + 3 * c + 4 * d + 5 * e + 6 * f + 7 * g + 8 * h.n + 9 * i + (long)(j >> 3) + (long)k + l.a * l.b;
}

static double _Complex twist(double _Complex z) { return z * z + 1; }

typedef int vec __attribute__((vector_size(16)));
static vec lanes(vec a, vec b) { return a * b - (a < b); }

struct list { struct list *next; int v; };
static int walk(struct list *l, int (*f)(int)) { return l ? f(l->v) + walk(l->next, f) : 0; }
static int twice(int x) { return 2 * x; }

int main(void) {
  struct big b = {"bignum", 100};
  struct small s = {3, -4};
  struct two t = {5, 6.25};
  struct floats f = {1.5f, 2.5f, 3.5f};
  int x = 11;
  __int128 wide = ((__int128)1 << 70) | 77;
  struct big c = grow(b, 5);
  printf("%s %d %s %d\n", b.name, b.n, c.name, c.n);
  t = swap(t);
  printf("%ld %g\n", t.a, t.b);
  printf("%.3f\n", mixed(1, 1, 2.5, s, t, b, 3.25L, wide, f, &x));
  printf("%.3f\n", mixed(3, 1, 2.5, s, t, b, 3.25L, wide, f, &x, 4, 5.5, s, t, c, 6.75L, wide, f, &x, 7, 8.5, s, t, b, 9.5L, wide, f, &x));
  printf("%ld\n", many(1, 2, 3, 4, 5, 6, 7, b, 8, wide, 9.5f, s));
  double _Complex z = twist(1 + 2 * 1.0i);
  printf("%g %g\n", __real__ z, __imag__ z);
  vec v = lanes((vec){1, 2, 3, 4}, (vec){4, 3, 2, 1});
  printf("%d %d %d %d\n", v[0], v[1], v[2], v[3]);
  struct list l2 = {0, 5}, l1 = {&l2, 7};
  printf("%d\n", walk(&l1, twice));
  int n = 5, sum = 0;
  int vla[n][n + 1];
  memset(vla, 0, sizeof vla);
  for (int i = 0; i < n; i++) vla[i][i + 1] = i;
  for (int i = 0; i < n; i++)
    for (int j = 0; j <= n; j++) sum += vla[i][j] * j;
  printf("%d %zu\n", sum, sizeof vla);
  unsigned bits = 0;
  struct { unsigned a : 3, b : 7; signed c : 5; } field = {5, 100, -3};
  field.b++;
  memcpy(&bits, &field, sizeof bits);
  printf("%u %u %d %x\n", field.a, field.b, field.c, bits & 0x7fff);
  static void *labels[] = {&&one, &&two, &&out};
  int at = 0;
next:
  goto *labels[at++];
one:
  puts("one");
  goto next;
two:
  puts("two");
  goto next;
out:
  return 3;
}
