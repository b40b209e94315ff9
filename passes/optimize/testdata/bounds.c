// Programs that check each index, as compilers of Rust and Go write them. bounds.ll is what clang 22 makes of them:
// clang -O2 -Xclang -disable-llvm-passes -S -emit-llvm bounds.c -o - | opt -S -passes='cgscc(inline),function(sroa,early-cse,simplifycfg)' -o bounds.ll
typedef unsigned long size;
_Noreturn void out_of_bounds(size i, size n);
typedef struct { int *p; size n; } slice;
static inline int *at(slice s, size i) {
  if (i >= s.n) out_of_bounds(i, s.n);
  return &s.p[i];
}
static inline slice sub(slice s, size from, size to) {
  if (to > s.n) out_of_bounds(to, s.n);
  if (from > to) out_of_bounds(from, to);
  slice r = {s.p + from, to - from};
  return r;
}
int sum(slice s) {
  int t = 0;
  for (size i = 0; i < s.n; i++) t += *at(s, i);
  return t;
}
int sum_down(slice s) {
  int t = 0;
  for (size i = s.n; i > 0; i--) t += *at(s, i - 1);
  return t;
}
int neighbours(slice s) {
  int t = 0;
  for (size i = 1; i < s.n; i++) t += *at(s, i) - *at(s, i - 1);
  return t;
}
int ahead(slice s) {
  int t = 0;
  for (size i = 0; i + 1 < s.n; i++) t += *at(s, i) * *at(s, i + 1);
  return t;
}
int zip(slice a, slice b) {
  int t = 0;
  size n = a.n < b.n ? a.n : b.n;
  for (size i = 0; i < n; i++) t += *at(a, i) * *at(b, i);
  return t;
}
void add(slice a, slice b) {
  if (a.n != b.n) return;
  for (size i = 0; i < a.n; i++) *at(a, i) += *at(b, i);
}
long search(slice s, int x) {
  size lo = 0, hi = s.n;
  while (lo < hi) {
    size mid = lo + (hi - lo) / 2;
    int v = *at(s, mid);
    if (v == x) return mid;
    if (v < x) lo = mid + 1; else hi = mid;
  }
  return -1;
}
void insertion(slice s) {
  for (size i = 1; i < s.n; i++)
    for (size j = i; j > 0 && *at(s, j - 1) > *at(s, j); j--) {
      int t = *at(s, j);
      *at(s, j) = *at(s, j - 1);
      *at(s, j - 1) = t;
    }
}
void reverse(slice s) {
  for (size i = 0; i < s.n / 2; i++) {
    int t = *at(s, i);
    *at(s, i) = *at(s, s.n - 1 - i);
    *at(s, s.n - 1 - i) = t;
  }
}
int four(slice s) {
  if (s.n < 4) return 0;
  return *at(s, 0) + *at(s, 1) + *at(s, 2) + *at(s, 3);
}
int by_four(slice s) {
  int t = 0;
  size i = 0;
  for (; i + 4 <= s.n; i += 4) t += *at(s, i) + *at(s, i + 1) + *at(s, i + 2) + *at(s, i + 3);
  for (; i < s.n; i++) t += *at(s, i);
  return t;
}
void prefix(slice s) {
  for (size i = 1; i < s.n; i++) *at(s, i) += *at(s, i - 1);
}
int ring(slice s, size head, size k) {
  if (s.n != 64) return 0;
  return *at(s, (head + k) & 63) + *at(s, (head + k) % 64);
}
int tail(slice s) {
  slice t = sub(s, s.n / 2, s.n);
  int r = 0;
  for (size i = 0; i < t.n; i++) r += *at(t, i);
  return r;
}
int twice(slice s, size i) { return *at(s, i) + *at(s, i); }
int lower(slice s, size i, size j) { return j <= i ? *at(s, i) + *at(s, j) : 0; }
size count(slice s, slice hist) {
  if (hist.n < 256) return 0;
  for (size i = 0; i < s.n; i++) (*at(hist, (unsigned char)*at(s, i)))++;
  return s.n;
}
void compact(slice s) {
  size k = 0;
  for (size i = 0; i < s.n; i++)
    if (*at(s, i) != 0) *at(s, k++) = *at(s, i);
}
int matrix(slice s, size w, size h) {
  int t = 0;
  if (w > 1000 || h > 1000 || s.n < w * h) return 0;
  for (size y = 0; y < h; y++)
    for (size x = 0; x < w; x++) t += *at(s, y * w + x);
  return t;
}
void merge(slice a, slice b, slice o) {
  size i = 0, j = 0;
  for (size k = 0; k < o.n; k++)
    if (j >= b.n || (i < a.n && *at(a, i) <= *at(b, j))) { if (i >= a.n) return; *at(o, k) = *at(a, i++); }
    else *at(o, k) = *at(b, j++);
}
