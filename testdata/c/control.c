// Control flow that is not a loop: setjmp and longjmp, varargs, dense and
// sparse switches, variable-length arrays, alloca, tail calls, goto into and
// out of loops, function pointers, nested conditions.
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static jmp_buf env;
static int depth;

static _Noreturn void raise_error(int code) { longjmp(env, code); }

static int dig(int n) {
  depth++;
  if (n % 7 == 6)
    raise_error(n);
  return n <= 0 ? 0 : 1 + dig(n - 5);
}

static int guarded(int n) {
  volatile int result = -1;
  depth = 0;
  int code = setjmp(env);
  if (code == 0)
    result = dig(n);
  else
    result = -100 * code;
  return result;
}

struct point {
  double x, y;
};
struct big {
  int v[8];
};

static double sum(const char *kinds, ...) {
  va_list ap, again;
  va_start(ap, kinds);
  va_copy(again, ap);
  double total = 0;
  for (const char *k = kinds; *k; k++)
    switch (*k) {
    case 'i': total += va_arg(ap, int); break;
    case 'l': total += (double)va_arg(ap, long); break;
    case 'd': total += va_arg(ap, double); break;
    case 'L': total += (double)va_arg(ap, long double); break;
    case 's': total += (double)strlen(va_arg(ap, const char *)); break;
    case 'p': {
      struct point p = va_arg(ap, struct point);
      total += p.x * p.y;
      break;
    }
    case 'b': {
      struct big b = va_arg(ap, struct big);
      for (int i = 0; i < 8; i++)
        total += b.v[i];
      break;
    }
    }
  va_end(ap);
  if (*kinds == 'i')
    total += va_arg(again, int) * 1000;
  va_end(again);
  return total;
}

__attribute__((noinline)) static const char *dense(unsigned x) {
  switch (x) {
  case 0: return "zero";
  case 1: return "one";
  case 2: return "two";
  case 3: return "three";
  case 5: return "five";
  case 6: return "six";
  case 7: return "seven";
  default: return "many";
  }
}

__attribute__((noinline)) static int sparse(long long x) {
  switch (x) {
  case -9223372036854775807LL: return 1;
  case -1: return 2;
  case 1000 ... 1999: return 3;
  case 65536: x += 4; // fall through
  case 65537: return (int)(x & 15) + 4;
  case 0x123456789abcLL: return 5;
  default: return x < 0 ? -1 : 0;
  }
}

__attribute__((noinline)) static int duff(char *to, const char *from, int count) {
  int n = (count + 3) / 4;
  switch (count % 4) {
  case 0: do { *to++ = *from++;
  case 3:      *to++ = *from++;
  case 2:      *to++ = *from++;
  case 1:      *to++ = *from++;
          } while (--n > 0);
  }
  return count;
}

__attribute__((noinline)) static long vla(int n) {
  long a[n][n + 1];
  for (int i = 0; i < n; i++)
    for (int j = 0; j <= n; j++)
      a[i][j] = (i + 1) * (j - 2);
  long *copy = __builtin_alloca(sizeof a);
  memcpy(copy, a, sizeof a);
  long t = 0;
  for (int i = 0; i < n * (n + 1); i++)
    t += copy[i] ^ i;
  return t;
}

static unsigned gcd(unsigned a, unsigned b) { return b ? gcd(b, a % b) : a; }
static int is_odd(unsigned n);
static int is_even(unsigned n) { return n == 0 ? 1 : is_odd(n - 1); }
static int is_odd(unsigned n) { return n == 0 ? 0 : is_even(n - 1); }

static int add(int a, int b) { return a + b; }
static int sub(int a, int b) { return a - b; }
static int mul(int a, int b) { return a * b; }
typedef int (*binop)(int, int);
static binop ops[] = {add, sub, mul, NULL};

static int collatz(unsigned long n, int limit) {
  int steps = 0;
top:
  if (n == 1 || steps >= limit)
    goto done;
  steps++;
  if (n & 1) {
    n = 3 * n + 1;
    goto top;
  }
  do {
    n >>= 1;
    if (++steps >= limit)
      goto done;
  } while (!(n & 1));
  goto top;
done:
  return steps;
}

int main(int argc, char **argv) {
  (void)argv;
  for (int i = 0; i < 12; i++) {
    int result = guarded(i);
    printf("guarded %d %d %d\n", i, result, depth);
  }
  struct point p = {1.5, -4};
  struct big b = {{1, 2, 3, 4, 5, 6, 7, 8}};
  printf("sum %g %g\n", sum("ildLspb", 7, 8L, 0.25, 1.5L, "four", p, b), sum("ppdddddddddi", p, p, 1., 2., 3., 4., 5., 6., 7., 8., 9., 10));
  for (unsigned i = 0; i < 9; i++)
    printf("%s ", dense(i));
  printf("\n%d %d %d %d %d %d %d\n", sparse(-9223372036854775807LL), sparse(-1), sparse(1500), sparse(65536), sparse(65537), sparse(0x123456789abcLL), sparse(-5));
  char buf[16] = {0};
  int copied = duff(buf, "hello, device", 13);
  printf("duff %d %s\n", copied, buf);
  printf("vla %ld %ld\n", vla(3), vla(6));
  printf("gcd %u even %d odd %d\n", gcd(1071, 462), is_even(100), is_odd(101));
  int acc = argc > 100 ? 1 : 5;
  for (int i = 0; ops[i]; i++)
    acc = ops[i](acc, i + 3);
  printf("ops %d collatz %d %d\n", acc, collatz(27, 1000), collatz(97, 50));
  return 0;
}
