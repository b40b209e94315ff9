// Small programs of many kinds: hashes, text, sorting, searching, arithmetic, games, tables of best choices; each takes
// about as long as the others.
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
typedef double D;
typedef uint32_t u32;
typedef uint64_t u64;
typedef uint8_t u8;
static u32 seed = 12345;
static u32 rnd(void) {
  seed = seed * 1664525u + 1013904223u;
  return seed >> 8;
}
static u8 buf[1 << 16], out[1 << 17];
static int ia[1 << 14], ib[1 << 14];
static u32 tab[256];
static D da[1 << 12], db[1 << 12];
static void init(void) {
  seed = 12345;
  for (int i = 0; i < 1 << 16; i++) buf[i] = rnd() % 96 + 32;
  for (int i = 0; i < 1 << 14; i++) {
    ia[i] = rnd() % 100000;
    ib[i] = rnd() % 1000;
  }
  for (int i = 0; i < 1 << 12; i++) {
    da[i] = rnd() / 1e7;
    db[i] = rnd() / 1e6;
  }
  for (u32 i = 0; i < 256; i++) {
    u32 c = i;
    for (int k = 0; k < 8; k++) c = c & 1 ? 0xEDB88320u ^ (c >> 1) : c >> 1;
    tab[i] = c;
  }
}
static D k_crc(void) {
  u32 c = ~0u;
  for (int i = 0; i < 1 << 16; i++) c = tab[(c ^ buf[i]) & 255] ^ (c >> 8);
  return ~c;
}
static D k_adler(void) {
  u32 a = 1, b = 0;
  for (int i = 0; i < 1 << 16; i++) {
    a = (a + buf[i]) % 65521;
    b = (b + a) % 65521;
  }
  return b << 16 | a;
}
static D k_fnv(void) {
  u64 h = 14695981039346656037ull;
  for (int i = 0; i < 1 << 16; i++) {
    h ^= buf[i];
    h *= 1099511628211ull;
  }
  return h >> 32;
}
static D k_b64(void) {
  static const char t[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  int o = 0;
  for (int i = 0; i + 2 < 1 << 16; i += 3) {
    u32 v = buf[i] << 16 | buf[i + 1] << 8 | buf[i + 2];
    out[o++] = t[v >> 18];
    out[o++] = t[v >> 12 & 63];
    out[o++] = t[v >> 6 & 63];
    out[o++] = t[v & 63];
  }
  u32 s = 0;
  for (int i = 0; i < o; i++) s = s * 31 + out[i];
  return s;
}
static D k_upper(void) {
  int n = 0;
  for (int i = 0; i < 1 << 16; i++) {
    u8 c = buf[i];
    if (c >= 'a' && c <= 'z') {
      c -= 32;
      n++;
    }
    out[i] = c;
  }
  return n + out[77];
}
static D k_wc(void) {
  int l = 0, w = 0, in = 0;
  for (int i = 0; i < 1 << 16; i++) {
    u8 c = buf[i];
    if (c == ',' || c == '.') l++;
    if (c == ' ' || c == '.' || c == ',')
      in = 0;
    else if (!in) {
      in = 1;
      w++;
    }
  }
  return l * 1000 + w;
}
static D k_hist(void) {
  u32 h[256] = {0};
  for (int i = 0; i < 1 << 16; i++) h[buf[i]]++;
  D s = 0;
  for (int i = 0; i < 256; i++) s += h[i] * (D)i;
  return s;
}
static void qs(int *a, int l, int r) {
  while (l < r) {
    int p = a[(l + r) / 2], i = l, j = r;
    while (i <= j) {
      while (a[i] < p) i++;
      while (a[j] > p) j--;
      if (i <= j) {
        int t = a[i];
        a[i++] = a[j];
        a[j--] = t;
      }
    }
    if (j - l < r - i) {
      qs(a, l, j);
      l = i;
    } else {
      qs(a, i, r);
      r = j;
    }
  }
}
static D k_qsort(void) {
  static int a[1 << 14];
  memcpy(a, ia, sizeof a);
  qs(a, 0, (1 << 14) - 1);
  D s = 0;
  for (int i = 0; i < 1 << 14; i++) s += (D)a[i] * (i & 3);
  return s;
}
static D k_heap(void) {
  static int a[1 << 13];
  memcpy(a, ia, sizeof a);
  int n = 1 << 13;
  for (int s = n / 2 - 1; s >= 0; s--)
    for (int r = s; 2 * r + 1 < n;) {
      int c = 2 * r + 1;
      if (c + 1 < n && a[c] < a[c + 1]) c++;
      if (a[r] >= a[c]) break;
      int t = a[r];
      a[r] = a[c];
      a[c] = t;
      r = c;
    }
  for (int e = n - 1; e > 0; e--) {
    int t = a[0];
    a[0] = a[e];
    a[e] = t;
    for (int r = 0; 2 * r + 1 < e;) {
      int c = 2 * r + 1;
      if (c + 1 < e && a[c] < a[c + 1]) c++;
      if (a[r] >= a[c]) break;
      t = a[r];
      a[r] = a[c];
      a[c] = t;
      r = c;
    }
  }
  D s = 0;
  for (int i = 0; i < n; i++) s += (D)a[i] * (i & 7);
  return s;
}
static D k_radix(void) {
  static u32 a[1 << 14], b[1 << 14];
  for (int i = 0; i < 1 << 14; i++) a[i] = ia[i] * 2654435761u;
  for (int s = 0; s < 32; s += 8) {
    int c[257] = {0};
    for (int i = 0; i < 1 << 14; i++) c[(a[i] >> s & 255) + 1]++;
    for (int i = 0; i < 256; i++) c[i + 1] += c[i];
    for (int i = 0; i < 1 << 14; i++) b[c[a[i] >> s & 255]++] = a[i];
    memcpy(a, b, sizeof a);
  }
  u32 h = 0;
  for (int i = 0; i < 1 << 14; i++) h = h * 31 + a[i];
  return h;
}
static D k_insert(void) {
  int a[2048];
  memcpy(a, ia, sizeof a);
  for (int i = 1; i < 2048; i++) {
    int k = a[i], j = i - 1;
    while (j >= 0 && a[j] > k) {
      a[j + 1] = a[j];
      j--;
    }
    a[j + 1] = k;
  }
  return a[5] + a[1000] * 3.0;
}
static D k_bsearch(void) {
  static int a[1 << 14];
  for (int i = 0; i < 1 << 14; i++) a[i] = i * 7;
  u64 s = 0;
  for (int q = 0; q < 1 << 14; q++) {
    int k = ia[q], l = 0, h = 1 << 14;
    while (l < h) {
      int m = (l + h) / 2;
      if (a[m] < k)
        l = m + 1;
      else
        h = m;
    }
    s += l;
  }
  return s;
}
struct nd {
  int k;
  struct nd *l, *r;
};
static struct nd pool[1 << 14];
static D k_tree(void) {
  struct nd *root = 0;
  int n = 0;
  for (int i = 0; i < 1 << 13; i++) {
    struct nd **p = &root;
    while (*p && (*p)->k != ia[i]) p = ia[i] < (*p)->k ? &(*p)->l : &(*p)->r;
    if (!*p) {
      pool[n].k = ia[i];
      pool[n].l = pool[n].r = 0;
      *p = &pool[n++];
    }
  }
  u64 s = 0;
  for (int i = 0; i < 1 << 13; i++) {
    struct nd *p = root;
    int d = 0;
    while (p && p->k != ib[i]) {
      d++;
      p = ib[i] < p->k ? p->l : p->r;
    }
    s += d;
  }
  return s + n;
}
static D k_hash(void) {
  static int key[1 << 15], val[1 << 15];
  memset(key, -1, sizeof key);
  for (int i = 0; i < 1 << 14; i++) {
    u32 h = (u32)ia[i] * 2654435761u >> 17;
    while (key[h] != -1 && key[h] != ia[i]) h = (h + 1) & 32767;
    key[h] = ia[i];
    val[h] += ib[i];
  }
  u64 s = 0;
  for (int i = 0; i < 1 << 15; i++)
    if (key[i] != -1) s += (u64)val[i] * (i & 15);
  memset(val, 0, sizeof val);
  return s;
}
static D k_sieve(void) {
  static char s[1 << 17];
  memset(s, 1, sizeof s);
  int c = 0;
  for (int i = 2; i < 1 << 17; i++)
    if (s[i]) {
      c++;
      for (int j = 2 * i; j < 1 << 17; j += i) s[j] = 0;
    }
  return c;
}
static D k_gcd(void) {
  u64 s = 0;
  for (int i = 0; i < 1 << 13; i++) {
    u32 a = ia[i] + 1, b = ib[i] + 1;
    while (b) {
      u32 t = a % b;
      a = b;
      b = t;
    }
    s += a;
  }
  return s;
}
static D k_bgcd(void) {
  u64 s = 0;
  for (int i = 0; i < 1 << 12; i++) {
    u32 a = ia[i] + 1, b = ib[i] + 1;
    int k = 0;
    while (!((a | b) & 1)) {
      a >>= 1;
      b >>= 1;
      k++;
    }
    while (!(a & 1)) a >>= 1;
    while (b) {
      while (!(b & 1)) b >>= 1;
      if (a > b) {
        u32 t = a;
        a = b;
        b = t;
      }
      b -= a;
    }
    s += a << k;
  }
  return s;
}
static D k_modpow(void) {
  u64 s = 0;
  for (int i = 0; i < 1 << 10; i++) {
    u64 b = ia[i] + 2, e = ib[i] + 100000, m = 1000000007, r = 1;
    while (e) {
      if (e & 1) r = r * b % m;
      b = b * b % m;
      e >>= 1;
    }
    s += r;
  }
  return s;
}
static D k_lcs(void) {
  static int t[513][513];
  for (int i = 1; i <= 512; i++)
    for (int j = 1; j <= 512; j++)
      if (buf[i] % 8 == buf[j + 1000] % 8)
        t[i][j] = t[i - 1][j - 1] + 1;
      else
        t[i][j] = t[i - 1][j] > t[i][j - 1] ? t[i - 1][j] : t[i][j - 1];
  return t[512][512];
}
static D k_knap(void) {
  static int d[10001];
  memset(d, 0, sizeof d);
  for (int i = 0; i < 64; i++) {
    int w = ib[i] + 1, v = ia[i] % 100;
    for (int c = 10000; c >= w; c--)
      if (d[c - w] + v > d[c]) d[c] = d[c - w] + v;
  }
  return d[10000];
}
static D k_edit(void) {
  int p[513];
  for (int j = 0; j <= 512; j++) p[j] = j;
  for (int i = 1; i <= 512; i++) {
    int d = p[0];
    p[0] = i;
    for (int j = 1; j <= 512; j++) {
      int o = p[j], c = d + (buf[i] != buf[j + 2000]);
      if (p[j] + 1 < c) c = p[j] + 1;
      if (p[j - 1] + 1 < c) c = p[j - 1] + 1;
      p[j] = c;
      d = o;
    }
  }
  return p[512];
}
static D k_life(void) {
  static u8 g[130][130], h[130][130];
  for (int i = 1; i < 129; i++)
    for (int j = 1; j < 129; j++) g[i][j] = buf[i * 128 + j] & 1;
  for (int t = 0; t < 8; t++) {
    for (int i = 1; i < 129; i++)
      for (int j = 1; j < 129; j++) {
        int n = g[i - 1][j - 1] + g[i - 1][j] + g[i - 1][j + 1] + g[i][j - 1] + g[i][j + 1] + g[i + 1][j - 1] +
                g[i + 1][j] + g[i + 1][j + 1];
        h[i][j] = n == 3 || (n == 2 && g[i][j]);
      }
    memcpy(g, h, sizeof g);
  }
  int s = 0;
  for (int i = 1; i < 129; i++)
    for (int j = 1; j < 129; j++) s += g[i][j] * (i ^ j);
  return s;
}
static int place(int n, int r, u32 c, u32 l, u32 d) {
  if (r == n) return 1;
  int s = 0;
  for (u32 a = ((1u << n) - 1) & ~(c | l | d); a; a &= a - 1) {
    u32 b = a & -a;
    s += place(n, r + 1, c | b, (l | b) << 1, (d | b) >> 1);
  }
  return s;
}
static D k_queens(void) { return place(9, 0, 0, 0, 0); }
static D k_mandel(void) {
  int s = 0;
  for (int y = 0; y < 64; y++)
    for (int x = 0; x < 64; x++) {
      D cr = x / 32.0 - 1.5, ci = y / 32.0 - 1, zr = 0, zi = 0;
      int n = 0;
      while (n < 100 && zr * zr + zi * zi < 4) {
        D t = zr * zr - zi * zi + cr;
        zi = 2 * zr * zi + ci;
        zr = t;
        n++;
      }
      s += n;
    }
  return s;
}
static D k_nbody(void) {
  D x[5], y[5], z[5], vx[5] = {0}, vy[5] = {0}, vz[5] = {0}, m[5];
  for (int i = 0; i < 5; i++) {
    x[i] = da[i];
    y[i] = da[i + 5];
    z[i] = da[i + 10];
    m[i] = da[i + 20] + .1;
  }
  for (int t = 0; t < 2000; t++) {
    for (int i = 0; i < 5; i++)
      for (int j = i + 1; j < 5; j++) {
        D dx = x[i] - x[j], dy = y[i] - y[j], dz = z[i] - z[j], d2 = dx * dx + dy * dy + dz * dz + .01,
          mag = .001 / (d2 * sqrt(d2));
        vx[i] -= dx * m[j] * mag;
        vy[i] -= dy * m[j] * mag;
        vz[i] -= dz * m[j] * mag;
        vx[j] += dx * m[i] * mag;
        vy[j] += dy * m[i] * mag;
        vz[j] += dz * m[i] * mag;
      }
    for (int i = 0; i < 5; i++) {
      x[i] += .001 * vx[i];
      y[i] += .001 * vy[i];
      z[i] += .001 * vz[i];
    }
  }
  return x[0] + y[1] + z[2];
}
static D k_spectral(void) {
  static D u[100], v[100], w[100];
  for (int i = 0; i < 100; i++) u[i] = 1;
  for (int t = 0; t < 3; t++) {
    for (int i = 0; i < 100; i++) {
      D s = 0;
      for (int j = 0; j < 100; j++) s += u[j] / ((i + j) * (i + j + 1) / 2 + i + 1);
      w[i] = s;
    }
    for (int i = 0; i < 100; i++) {
      D s = 0;
      for (int j = 0; j < 100; j++) s += w[j] / ((i + j) * (i + j + 1) / 2 + j + 1);
      v[i] = s;
    }
    for (int i = 0; i < 100; i++) u[i] = v[i];
  }
  return u[3];
}
static D k_fannkuch(void) {
  int p[8], q[8], c[8], n = 8, r = n, mx = 0, sum = 0, k = 0;
  for (int i = 0; i < n; i++) p[i] = i;
  for (;;) {
    while (r != 1) {
      c[r - 1] = r;
      r--;
    }
    for (int i = 0; i < n; i++) q[i] = p[i];
    int f = 0, t;
    while ((t = q[0]) != 0) {
      for (int i = 0, j = t; i < j; i++, j--) {
        int h = q[i];
        q[i] = q[j];
        q[j] = h;
      }
      f++;
    }
    if (f > mx) mx = f;
    sum += k % 2 ? -f : f;
    for (;;) {
      if (r == n) return sum * 100 + mx;
      int p0 = p[0];
      for (int i = 0; i < r; i++) p[i] = p[i + 1];
      p[r] = p0;
      if (--c[r] > 0) break;
      r++;
    }
    k++;
  }
}
static D k_fft(void) {
  int n = 1 << 12;
  static D re[1 << 12], im[1 << 12];
  for (int i = 0; i < n; i++) {
    re[i] = da[i];
    im[i] = 0;
  }
  for (int i = 1, j = 0; i < n; i++) {
    int b = n >> 1;
    for (; j & b; b >>= 1) j ^= b;
    j ^= b;
    if (i < j) {
      D t = re[i];
      re[i] = re[j];
      re[j] = t;
    }
  }
  for (int l = 2; l <= n; l <<= 1) {
    D a = 6.283185307179586 / l, wr = cos(a), wi = sin(a);
    for (int i = 0; i < n; i += l) {
      D cr = 1, ci = 0;
      for (int j = 0; j < l / 2; j++) {
        D ur = re[i + j], ui = im[i + j], vr = re[i + j + l / 2] * cr - im[i + j + l / 2] * ci,
          vi = re[i + j + l / 2] * ci + im[i + j + l / 2] * cr;
        re[i + j] = ur + vr;
        im[i + j] = ui + vi;
        re[i + j + l / 2] = ur - vr;
        im[i + j + l / 2] = ui - vi;
        D t = cr * wr - ci * wi;
        ci = cr * wi + ci * wr;
        cr = t;
      }
    }
  }
  return re[5] + im[9];
}
static D k_fir(void) {
  static float a[1 << 12], o[1 << 12];
  float c[16];
  for (int i = 0; i < 16; i++) c[i] = db[i];
  for (int i = 0; i < 1 << 12; i++) a[i] = da[i];
  for (int i = 15; i < 1 << 12; i++) {
    float s = 0;
    for (int k = 0; k < 16; k++) s += c[k] * a[i - k];
    o[i] = s;
  }
  return o[100] + o[4000];
}
static D k_rgb(void) {
  u32 s = 0;
  for (int i = 0; i + 2 < 1 << 16; i += 3) {
    u8 y = (buf[i] * 77 + buf[i + 1] * 150 + buf[i + 2] * 29) >> 8;
    out[i / 3] = y;
  }
  for (int i = 0; i < 21845; i++) s += out[i];
  return s;
}
static D k_sad(void) {
  u32 s = 0;
  for (int b = 0; b < 64; b++)
    for (int i = 0; i < 256; i++) {
      int d = buf[b * 16 + i] - buf[i * 3 + b];
      s += d < 0 ? -d : d;
    }
  return s;
}
static D k_popcnt(void) {
  u32 s = 0;
  for (int i = 0; i < 1 << 14; i++) {
    u32 x = ia[i];
    x = x - (x >> 1 & 0x55555555);
    x = (x & 0x33333333) + (x >> 2 & 0x33333333);
    s += ((x + (x >> 4) & 0xF0F0F0F) * 0x1010101) >> 24;
  }
  return s;
}
static D k_clamp(void) {
  int s = 0;
  for (int i = 0; i < 1 << 14; i++) {
    int v = ia[i] - 50000;
    if (v < -1000) v = -1000;
    if (v > 1000) v = 1000;
    s += v;
  }
  return s;
}
static D k_maxidx(void) {
  int b = 0;
  for (int i = 1; i < 1 << 14; i++)
    if (ia[i] > ia[b]) b = i;
  return b;
}
static D k_dot(void) {
  D s = 0;
  for (int i = 0; i < 1 << 12; i++) s += da[i] * db[i];
  return s;
}
static D k_isum(void) {
  int64_t s = 0;
  for (int i = 0; i < 1 << 14; i++) s += (int64_t)ia[i] * ib[i];
  return s;
}
static D k_prefix(void) {
  static int p[1 << 14];
  int s = 0;
  for (int i = 0; i < 1 << 14; i++) {
    s += ia[i];
    p[i] = s;
  }
  return p[1 << 13] + p[777];
}
static D k_cond(void) {
  int s = 0;
  for (int i = 0; i < 1 << 14; i++)
    if (ia[i] & 1)
      s += ib[i];
    else
      s -= ia[i] >> 3;
  return s;
}
static D k_strm(void) {
  int c = 0;
  const char *p = "abc";
  for (int i = 0; i < (1 << 16) - 3; i++) {
    int j = 0;
    while (j < 3 && (buf[i + j] & 31) == (p[j] & 31)) j++;
    c += j == 3;
  }
  return c;
}
static D k_kmp(void) {
  u8 pat[8];
  for (int i = 0; i < 8; i++) pat[i] = i & 1;
  int f[8];
  f[0] = 0;
  for (int i = 1, k = 0; i < 8; i++) {
    while (k && pat[i] != pat[k]) k = f[k - 1];
    if (pat[i] == pat[k]) k++;
    f[i] = k;
  }
  int c = 0;
  for (int i = 0, k = 0; i < 1 << 16; i++) {
    while (k && (buf[i] & 1) != pat[k]) k = f[k - 1];
    if ((buf[i] & 1) == pat[k]) k++;
    if (k == 8) {
      c++;
      k = f[7];
    }
  }
  return c;
}
static D k_atoi(void) {
  u64 s = 0;
  u32 v = 0;
  for (int i = 0; i < 1 << 16; i++) {
    u8 c = buf[i];
    if (c >= '0' && c <= '9')
      v = v * 10 + (c - '0');
    else {
      s += v;
      v = 0;
    }
  }
  return s;
}
static D k_itoa(void) {
  u64 s = 0;
  for (int i = 0; i < 1 << 13; i++) {
    char t[12];
    int n = 0;
    u32 v = ia[i];
    do {
      t[n++] = '0' + v % 10;
      v /= 10;
    } while (v);
    while (n) s = s * 33 + t[--n];
  }
  return s >> 20;
}
static D k_big(void) {
  static u32 a[200], b[200], c[400];
  memset(c, 0, sizeof c);
  for (int i = 0; i < 200; i++) {
    a[i] = ia[i] * 40503u;
    b[i] = ib[i] * 2654435761u;
  }
  for (int i = 0; i < 200; i++) {
    u64 k = 0;
    for (int j = 0; j < 200; j++) {
      k += (u64)a[i] * b[j] + c[i + j];
      c[i + j] = (u32)k;
      k >>= 32;
    }
    c[i + 200] = k;
  }
  u32 h = 0;
  for (int i = 0; i < 400; i++) h = h * 31 + c[i];
  return h;
}
static u32 rotl(u32 x, int n) { return x << n | x >> (32 - n); }
static D k_chacha(void) {
  u32 x[16];
  for (int i = 0; i < 16; i++) x[i] = ia[i];
#define Q(a, b, c, d)                                                                                                  \
  x[a] += x[b];                                                                                                        \
  x[d] = rotl(x[d] ^ x[a], 16);                                                                                        \
  x[c] += x[d];                                                                                                        \
  x[b] = rotl(x[b] ^ x[c], 12);                                                                                        \
  x[a] += x[b];                                                                                                        \
  x[d] = rotl(x[d] ^ x[a], 8);                                                                                         \
  x[c] += x[d];                                                                                                        \
  x[b] = rotl(x[b] ^ x[c], 7);
  for (int r = 0; r < 2000; r++) {
    Q(0, 4, 8, 12)
    Q(1, 5, 9, 13) Q(2, 6, 10, 14) Q(3, 7, 11, 15) Q(0, 5, 10, 15) Q(1, 6, 11, 12) Q(2, 7, 8, 13) Q(3, 4, 9, 14)
  }
  u32 h = 0;
  for (int i = 0; i < 16; i++) h ^= x[i];
  return h;
}
static D k_sha(void) {
  u32 w[64], h[8] = {1, 2, 3, 4, 5, 6, 7, 8};
  for (int b = 0; b < 200; b++) {
    for (int i = 0; i < 16; i++) {
      const u8 *p = buf + b * 64 + i * 4;
      w[i] = p[0] << 24 | p[1] << 16 | p[2] << 8 | p[3];
    }
    for (int i = 16; i < 64; i++) {
      u32 s0 = rotl(w[i - 15], 25) ^ rotl(w[i - 15], 14) ^ w[i - 15] >> 3,
          s1 = rotl(w[i - 2], 15) ^ rotl(w[i - 2], 13) ^ w[i - 2] >> 10;
      w[i] = w[i - 16] + s0 + w[i - 7] + s1;
    }
    u32 a = h[0], c1 = h[1], c2 = h[2], d = h[3], e = h[4], f = h[5], g = h[6], hh = h[7];
    for (int i = 0; i < 64; i++) {
      u32 t1 = hh + (rotl(e, 26) ^ rotl(e, 21) ^ rotl(e, 7)) + ((e & f) ^ (~e & g)) + tab[i] + w[i],
          t2 = (rotl(a, 30) ^ rotl(a, 19) ^ rotl(a, 10)) + ((a & c1) ^ (a & c2) ^ (c1 & c2));
      hh = g;
      g = f;
      f = e;
      e = d + t1;
      d = c2;
      c2 = c1;
      c1 = a;
      a = t1 + t2;
    }
    h[0] += a;
    h[1] += c1;
    h[2] += c2;
    h[3] += d;
    h[4] += e;
    h[5] += f;
    h[6] += g;
    h[7] += hh;
  }
  return h[0] ^ h[7];
}
static D k_vm(void) {
  static u8 code[] = {0, 1, 1, 3, 4, 2, 5, 0};
  int64_t a = 0, b = 1, n = 0;
  for (int pc = 0, t = 0; t < 200000; t++) {
    switch (code[pc]) {
    case 0:
      a += b;
      pc++;
      break;
    case 1:
      b ^= a;
      pc++;
      break;
    case 2:
      a -= 3;
      pc++;
      break;
    case 3:
      b = b * 3 + 1;
      pc++;
      break;
    case 4:
      n += a & 7;
      pc++;
      break;
    case 5:
      pc = (a & 1) ? 0 : 6;
      break;
    default:
      pc = 0;
    }
    if (pc > 7) pc = 0;
  }
  return n + (a & 0xff);
}
static D k_lz(void) {
  static int head[4096];
  memset(head, -1, sizeof head);
  int o = 0, i = 0, n = 1 << 15;
  while (i < n - 4) {
    u32 v;
    memcpy(&v, buf + i, 4);
    u32 h = v * 2654435761u >> 20;
    int m = head[h];
    head[h] = i;
    int l = 0;
    if (m >= 0 && i - m < 8192)
      while (l < 64 && i + l < n && (buf[m + l] | 1) == (buf[i + l] | 1)) l++;
    if (l >= 3) {
      out[o++] = l;
      out[o++] = i - m;
      i += l;
    } else
      out[o++] = buf[i++];
  }
  return o;
}
static D k_rle(void) {
  int o = 0;
  for (int i = 0; i < 1 << 16;) {
    int j = i;
    while (j < 1 << 16 && (buf[j] >> 5) == (buf[i] >> 5) && j - i < 255) j++;
    out[o++] = j - i;
    out[o++] = buf[i] >> 5;
    i = j;
  }
  return o;
}
static D k_utf8(void) {
  int n = 0;
  for (int i = 0; i < 1 << 16; i++) n += ((buf[i] << 1) & 0xC0) != 0x80;
  return n;
}
static D k_mat4(void) {
  float m[16], v[4] = {1, 2, 3, 4};
  for (int i = 0; i < 16; i++) m[i] = da[i] * .01f;
  float s = 0;
  for (int t = 0; t < 4000; t++) {
    float r[4];
    for (int i = 0; i < 4; i++) {
      r[i] = 0;
      for (int j = 0; j < 4; j++) r[i] += m[i * 4 + j] * v[j];
    }
    for (int i = 0; i < 4; i++) v[i] = r[i] * .5f + .1f;
    s += v[0];
  }
  return s;
}
static D k_list(void) {
  static int next[1 << 13];
  for (int i = 0; i < 1 << 13; i++) next[i] = (i * 5 + 1) & 8191;
  u64 s = 0;
  for (int t = 0; t < 8; t++)
    for (int p = 0, k = 0; k < 1 << 13; k++) {
      s += ia[p];
      p = next[p];
    }
  return s;
}
static D k_bits(void) {
  u64 s = 0;
  for (int i = 0; i < 1 << 14; i++) {
    u32 x = ia[i], r = 0;
    for (int k = 0; k < 8; k++) {
      r = r << 1 | (x & 1);
      x >>= 1;
    }
    s += r;
  }
  return s;
}
static D k_dbl2int(void) {
  int64_t s = 0;
  for (int i = 0; i < 1 << 12; i++) {
    int v = (int)(da[i] * 100 + .5);
    s += v < 0 ? 0 : v > 255 ? 255 : v;
  }
  return s;
}
static D k_poly(void) {
  D s = 0;
  for (int i = 0; i < 1 << 12; i++) {
    D x = da[i];
    s += ((((x * .1 + .2) * x + .3) * x + .4) * x + .5) * x + .6;
  }
  return s;
}
static D k_collatz(void) {
  int m = 0;
  for (u32 i = 1; i < 4000; i++) {
    u64 n = i;
    int c = 0;
    while (n != 1) {
      n = n & 1 ? 3 * n + 1 : n / 2;
      c++;
    }
    if (c > m) m = c;
  }
  return m;
}
static D k_bfs(void) {
  static int q[4096], d[4096];
  memset(d, -1, sizeof d);
  int h = 0, t = 0;
  q[t++] = 0;
  d[0] = 0;
  while (h < t) {
    int u = q[h++];
    for (int k = 0; k < 4; k++) {
      int v = (u * 3 + k * ia[u] + 1) & 4095;
      if (d[v] < 0) {
        d[v] = d[u] + 1;
        q[t++] = v;
      }
    }
  }
  u64 s = 0;
  for (int i = 0; i < 4096; i++) s += d[i];
  return s;
}

static const struct {
  const char *name;
  D (*run)(void);
  int times;
} kernels[] = {
    {"crc", k_crc, 26},
    {"adler", k_adler, 23},
    {"fnv", k_fnv, 51},
    {"b64", k_b64, 39},
    {"upper", k_upper, 273},
    {"wc", k_wc, 64},
    {"hist", k_hist, 215},
    {"qsort", k_qsort, 4},
    {"heap", k_heap, 7},
    {"radix", k_radix, 50},
    {"insert", k_insert, 11},
    {"bsearch", k_bsearch, 4},
    {"tree", k_tree, 7},
    {"hash", k_hash, 27},
    {"sieve", k_sieve, 19},
    {"gcd", k_gcd, 46},
    {"bgcd", k_bgcd, 13},
    {"modpow", k_modpow, 116},
    {"lcs", k_lcs, 19},
    {"knap", k_knap, 14},
    {"edit", k_edit, 13},
    {"life", k_life, 28},
    {"queens", k_queens, 200},
    {"mandel", k_mandel, 9},
    {"nbody", k_nbody, 34},
    {"spectral", k_spectral, 56},
    {"fannkuch", k_fannkuch, 3},
    {"fft", k_fft, 57},
    {"fir", k_fir, 750},
    {"rgb", k_rgb, 334},
    {"sad", k_sad, 750},
    {"popcnt", k_popcnt, 600},
    {"clamp", k_clamp, 1000},
    {"maxidx", k_maxidx, 100},
    {"dot", k_dot, 1500},
    {"isum", k_isum, 600},
    {"prefix", k_prefix, 750},
    {"cond", k_cond, 1500},
    {"strm", k_strm, 273},
    {"kmp", k_kmp, 47},
    {"atoi", k_atoi, 69},
    {"itoa", k_itoa, 67},
    {"big", k_big, 131},
    {"chacha", k_chacha, 250},
    {"sha", k_sha, 82},
    {"vm", k_vm, 17},
    {"lz", k_lz, 82},
    {"rle", k_rle, 20},
    {"utf8", k_utf8, 429},
    {"mat4", k_mat4, 158},
    {"list", k_list, 23},
    {"bits", k_bits, 215},
    {"dbl2int", k_dbl2int, 1500},
    {"poly", k_poly, 750},
    {"collatz", k_collatz, 14},
    {"bfs", k_bfs, 429},
};

int main(int argc, char **argv) {
  for (unsigned i = 0; i < sizeof kernels / sizeof *kernels; i++) {
    if (argc > 1 && strcmp(argv[1], kernels[i].name)) continue;
    D sum = 0;
    init();
    for (int t = 0; t < kernels[i].times; t++) sum += kernels[i].run();
    printf("%s %.9e\n", kernels[i].name, sum);
  }
}
