// An open-addressing hash table of strings, used to count the words that a
// small pseudo-random generator makes up. Pointers, structs, malloc, loops.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct Entry {
  char *key;
  uint32_t hash;
  int count;
} Entry;

typedef struct Table {
  Entry *slots;
  size_t cap, len;
  unsigned long probes;
} Table;

static uint32_t fnv(const char *s) {
  uint32_t h = 2166136261u;
  for (; *s; s++)
    h = (h ^ (unsigned char)*s) * 16777619u;
  return h;
}

static Entry *find(Table *t, const char *key, uint32_t h) {
  size_t i = h & (t->cap - 1);
  while (t->slots[i].key) {
    t->probes++;
    if (t->slots[i].hash == h && strcmp(t->slots[i].key, key) == 0)
      break;
    i = (i + 1) & (t->cap - 1);
  }
  return &t->slots[i];
}

static void grow(Table *t) {
  Table bigger = {calloc(t->cap * 2, sizeof(Entry)), t->cap * 2, t->len, t->probes};
  if (!bigger.slots)
    abort();
  for (size_t i = 0; i < t->cap; i++)
    if (t->slots[i].key)
      *find(&bigger, t->slots[i].key, t->slots[i].hash) = t->slots[i];
  free(t->slots);
  *t = bigger;
}

static int bump(Table *t, const char *key) {
  if (t->len * 4 >= t->cap * 3)
    grow(t);
  uint32_t h = fnv(key);
  Entry *e = find(t, key, h);
  if (!e->key) {
    size_t n = strlen(key) + 1;
    e->key = memcpy(malloc(n), key, n);
    e->hash = h;
    t->len++;
  }
  return ++e->count;
}

static int by_count(const void *a, const void *b) {
  const Entry *x = a, *y = b;
  if (x->count != y->count)
    return x->count < y->count ? 1 : -1;
  return strcmp(x->key, y->key);
}

static uint64_t state = 88172645463325252ull;

static uint64_t next(void) {
  state ^= state << 13;
  state ^= state >> 7;
  return state ^= state << 17;
}

int main(void) {
  static const char *const syllables[] = {"ka", "lo", "mi", "ne", "ru", "to"};
  Table t = {calloc(8, sizeof(Entry)), 8, 0, 0};
  char word[16];
  int most = 0;
  for (int i = 0; i < 20000; i++) {
    word[0] = 0;
    for (int n = 1 + (int)(next() % 4); n > 0; n--)
      strcat(word, syllables[next() % (sizeof syllables / sizeof *syllables)]);
    int c = bump(&t, word);
    most = c > most ? c : most;
  }
  size_t n = 0;
  for (size_t i = 0; i < t.cap; i++)
    if (t.slots[i].key)
      t.slots[n++] = t.slots[i];
  qsort(t.slots, n, sizeof(Entry), by_count);
  printf("%zu words, capacity %zu, %lu probes, most %d\n", n, t.cap, t.probes, most);
  for (size_t i = 0; i < 8; i++)
    printf("%6d %08x %s\n", t.slots[i].count, t.slots[i].hash, t.slots[i].key);
  for (size_t i = 0; i < n; i++)
    free(t.slots[i].key);
  free(t.slots);
  return 0;
}
