// Atomics of every ordering and operation, inline assembly of several forms
// (x86), asm goto, volatile, restrict, prefetch, builtins with side effects.
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>

#define NOINLINE __attribute__((noinline))

static _Atomic int counter;
static atomic_uchar byte;
static _Atomic double real;
static _Atomic(int *) where;
static atomic_flag flag = ATOMIC_FLAG_INIT;
static struct pair {
  int a, b;
} plain __attribute__((aligned(8))) = {1, 2};
static _Atomic struct pair both;
static volatile int device;

NOINLINE static int rmw(int x) {
  int r = atomic_fetch_add_explicit(&counter, x, memory_order_relaxed);
  r ^= atomic_fetch_sub_explicit(&counter, 3, memory_order_acquire);
  r ^= atomic_fetch_or_explicit(&counter, 8, memory_order_release);
  r ^= atomic_fetch_and_explicit(&counter, ~1, memory_order_acq_rel);
  r ^= atomic_fetch_xor(&counter, 0x55);
  r ^= atomic_exchange(&counter, r);
  r ^= __atomic_fetch_nand((int *)&counter, 0x0f, __ATOMIC_SEQ_CST);
  r ^= __atomic_fetch_min((int *)&counter, 5, __ATOMIC_RELAXED);
  r ^= __atomic_fetch_max((int *)&counter, 50, __ATOMIC_RELAXED);
  byte += 200;
  return r + byte;
}

NOINLINE static double add_real(double d) {
  double old = atomic_load(&real);
  while (!atomic_compare_exchange_weak_explicit(&real, &old, old + d, memory_order_release, memory_order_relaxed))
    ;
  return real;
}

NOINLINE static int swap_pair(int a, int b) {
  struct pair want = {a, b}, old = atomic_load_explicit(&both, memory_order_acquire);
  int ok = atomic_compare_exchange_strong(&both, &old, want);
  __atomic_store(&plain, &want, __ATOMIC_SEQ_CST);
  return ok + old.a * 10 + old.b * 100 + plain.b;
}

NOINLINE static int locked(void) {
  int first = atomic_flag_test_and_set(&flag);
  int second = atomic_flag_test_and_set_explicit(&flag, memory_order_acquire);
  atomic_flag_clear(&flag);
  atomic_thread_fence(memory_order_seq_cst);
  atomic_signal_fence(memory_order_acq_rel);
  return first * 2 + second;
}

NOINLINE static uint64_t assembly(uint64_t x, uint32_t y) {
#if defined __x86_64__
  uint64_t hi, lo;
  __asm__("mulq %3" : "=d"(hi), "=a"(lo) : "a"(x), "r"(x) : "cc");
  __asm__ volatile("" : "+r"(lo) : : "memory");
  __asm__("{addl %1, %0|add %0, %1}" : "+r"(y) : "r"((uint32_t)hi) : "flags");
  _Bool carry;
  __asm__("addq %2, %1" : "=@ccc"(carry), "+r"(lo) : "er"(x));
  unsigned char low;
  __asm__("movb %b1, %0" : "=q"(low) : "Q"(y));
  uint32_t mem = 5;
  __asm__ volatile("addl %1, %0" : "+m"(mem) : "i"(37));
  return lo ^ hi ^ y ^ low ^ ((uint64_t)carry << 40) ^ mem;
#else
  return x ^ y;
#endif
}

NOINLINE static int jump(int x) {
#if defined __x86_64__
  __asm__ goto("testl %0, %0\n\tjs %l[negative]\n\tjz %l[zero]" : : "r"(x) : "cc" : negative, zero);
  return 1;
negative:
  return -1;
zero:
  return 0;
#else
  return (x > 0) - (x < 0);
#endif
}

NOINLINE static int poke(int *restrict a, const int *restrict b, int n) {
  for (int i = 0; i < n; i++) {
    __builtin_prefetch(&b[i], 0, 1);
    a[i] += b[i];
    device = a[i];
  }
  return __builtin_expect(device > 100, 0) ? -1 : device;
}

int main(void) {
  printf("rmw %d %d\n", rmw(12), atomic_load(&counter));
  printf("real %g %g\n", add_real(1.5), add_real(-0.25));
  printf("pair %d %d\n", swap_pair(3, 4), swap_pair(5, 6));
  printf("flag %d\n", locked());
  int cells[4] = {1, 2, 3, 4}, more[4] = {10, 20, 30, 40};
  atomic_init(&where, cells);
  *atomic_fetch_add(&where, 2) += 5;
  printf("where %d %d\n", *atomic_load_explicit(&where, memory_order_consume), cells[0]);
#if defined __x86_64__
  printf("asm %016llx\n", (unsigned long long)assembly(0xfedcba9876543210u, 0x12345678u));
#endif
  printf("jump %d %d %d\n", jump(5), jump(-5), jump(0));
  printf("poke %d\n", poke(cells, more, 4));
  return 0;
}
