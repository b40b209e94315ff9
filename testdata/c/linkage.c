// Everything that shows up at module level: weak, alias, ifunc, sections,
// visibility, constructors and destructors, thread-local models, common and
// aligned globals, module asm, annotations, used, strings of odd bytes.
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <wchar.h>

__asm__(".globl asm_answer\n"
        ".type asm_answer,@object\n"
        ".section .rodata\n"
        "asm_answer: .long 42\n"
        ".size asm_answer, 4\n"
        ".text\n");
extern const int asm_answer __attribute__((visibility("hidden")));

int plain = 1;
int tentative;
static int local = 2;
const int constant = 3;
extern int missing __attribute__((weak));
int weak_var __attribute__((weak)) = 4;
int hidden_var __attribute__((visibility("hidden"))) = 5;
int protected_var __attribute__((visibility("protected"))) = 6;
int in_section __attribute__((section("my_ints"))) = 7;
int also_in_section __attribute__((section("my_ints"), used)) = 8;
extern int __start_my_ints[], __stop_my_ints[];
int aligned __attribute__((aligned(128))) = 9;
int other_name __asm__("renamed") = 10;
extern int alias_var __attribute__((alias("plain")));
extern int weak_alias_var __attribute__((weak, alias("weak_var")));

static __thread int tls_general = 11;
__thread int tls_initial __attribute__((tls_model("initial-exec"))) = 12;
static __thread int tls_local __attribute__((tls_model("local-exec")));
__thread int tls_dynamic __attribute__((tls_model("local-dynamic"), visibility("hidden"))) = 13;

static const char odd[] = "tab\t quote\" back\\slash nul\0 high\xff\x80 end";
static const wchar_t wide[] = L"w\u00efde";
static const uint16_t utf16[] = {0xd83d, 0xde00, 0};

struct node {
  struct node *next;
  const char *name;
  int (*call)(void);
  union {
    long l;
    double d;
  } u;
};
static int seven(void) { return 7; }
static struct node list[3] = {{&list[1], "first", seven, {.l = -1}}, {&list[2], "second", 0, {.d = 2.5}}, {0, "third", seven, {0}}};
static const ptrdiff_t offset = (const char *)&list[2].name - (const char *)list;
static int *const inner = &((int *)list)[5];
static const struct {
  char tag;
  int values[6];
  double zeros[100];
} sparse_init = {'x', {[1] = 5, [4] = -5}, {0}};

static int log_len;
static char trace[32];

__attribute__((constructor(101))) static void early(void) { trace[log_len++] = 'e'; }
__attribute__((constructor)) static void late(void) { trace[log_len++] = 'l'; }
__attribute__((destructor)) static void end(void) { printf("destructor %d\n", log_len); }

__attribute__((weak)) int weak_fn(int x) { return x + 1; }
int alias_fn(int) __attribute__((alias("weak_fn")));
__attribute__((visibility("hidden"), noinline, cold)) int hidden_fn(int x) { return x * 2; }
__attribute__((section(".text.special"), aligned(64), noinline, hot)) int placed_fn(int x) { return x - 1; }
__attribute__((pure, noinline)) static int pure_fn(const int *p) { return *p + 1; }
__attribute__((const, noinline)) static int const_fn(int x) { return x ^ 21; }
__attribute__((malloc, noinline, returns_nonnull, alloc_size(1))) static void *get(long n) {
  static char arena[256];
  static long top;
  top += n;
  return arena + (top - n);
}
__attribute__((always_inline)) static inline int forced(int x) { return x + 3; }
__attribute__((flatten, minsize)) int small(int x) { return forced(x) + const_fn(x); }
__attribute__((used, no_instrument_function, no_stack_protector)) static void unused_but_kept(void) {}
inline int maybe_elsewhere(int x) { return x + 100; }
extern inline int maybe_elsewhere(int x);
__attribute__((gnu_inline)) extern inline int gnu(int x) { return x + 200; }
int gnu(int x) { return x + 200; }

static int twice(int x) { return x * 2; }
static int (*resolve(void))(int) { return twice; }
int chosen(int) __attribute__((ifunc("resolve")));

int main(void) {
  printf("%d %d %d %d %d %d %d\n", plain, tentative, local, constant, weak_var, hidden_var, protected_var);
  int n = 0;
  for (int *p = __start_my_ints; p < __stop_my_ints; p++)
    n += *p;
  printf("section %d aligned %d renamed %d alias %d %d missing %d asm %d\n", n, (int)((uintptr_t)&aligned % 128), other_name, alias_var, weak_alias_var,
         &missing != 0, asm_answer);
  tls_general += tls_local++, tls_dynamic--, tls_initial *= 2;
  printf("tls %d %d %d %d\n", tls_general, tls_initial, tls_local, tls_dynamic);
  unsigned h = 0;
  for (unsigned i = 0; i < sizeof odd; i++)
    h = h * 31 + (unsigned char)odd[i];
  for (const wchar_t *w = wide; *w; w++)
    h = h * 31 + (unsigned)*w;
  for (const uint16_t *w = utf16; *w; w++)
    h = h * 31 + *w;
  printf("strings %u %zu\n", h, sizeof odd);
  for (struct node *l = list; l; l = l->next)
    printf("%s %d ", l->name, l->call ? l->call() : 0);
  printf("%td %d %g %d\n", offset, inner == (int *)list + 5, list[1].u.d, sparse_init.values[4] + sparse_init.tag);
  int *box = get(sizeof *box);
  *box = 30;
  printf("trace %s fn %d %d %d %d %d %d %d %d %d %d\n", trace, weak_fn(1), alias_fn(2), hidden_fn(3), placed_fn(4), pure_fn(box), const_fn(6), small(7),
         maybe_elsewhere(8), gnu(9), chosen(10));
  return 0;
}
