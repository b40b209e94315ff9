// Kernels of linear algebra, statistics and stencils, as PolyBench has them; each takes about as long as the others.
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#define N 240
#define T 40
typedef double D;
static D A[N][N], B[N][N], C[N][N], Dm[N][N], E[N][N], F[N][N], G[N][N];
static D x[N], y[N], z[N], w[N], u1[N], u2[N], v1[N], v2[N], mean[N], sd[N];
static D A3[60][60][60], B3[60][60][60];
static int path[N][N];
static int table[N * 4][N * 4];
static char seq[N * 4];
static D ey[N][N], ex[N][N], hz[N][N];
static void init(void) {
  for (int i = 0; i < N; i++) {
    x[i] = (i % 13) / 7.0 + 0.1;
    y[i] = (i % 11) / 9.0 + 0.2;
    z[i] = (i % 5) / 3.0;
    w[i] = 0;
    u1[i] = i / 3.0 / N;
    u2[i] = (i + 1) / 7.0 / N;
    v1[i] = (i + 2) / 5.0 / N;
    v2[i] = (i + 3) / 9.0 / N;
    for (int j = 0; j < N; j++) {
      A[i][j] = ((i * j + 1) % N) / (D)N + (i == j ? N : 0);
      B[i][j] = ((i * j + 3) % 17) / 17.0;
      C[i][j] = ((i - j) % 9) / 9.0;
      Dm[i][j] = ((i + 2 * j) % 7) / 7.0;
      E[i][j] = F[i][j] = G[i][j] = 0;
      path[i][j] = i * j % 7 + 1 + ((i + j) % 13 == 0 || (i + j) % 7 == 0 || (i + j) % 11 == 0 ? 999 : 0);
      ey[i][j] = (i * (j + 1)) / (D)N;
      ex[i][j] = (i * (j + 2)) / (D)N;
      hz[i][j] = (i * (j + 3)) / (D)N;
    }
  }
  for (int i = 0; i < 60; i++)
    for (int j = 0; j < 60; j++)
      for (int k = 0; k < 60; k++) A3[i][j][k] = B3[i][j][k] = (i + j + (60 - k)) * 10 / 60.0;
  for (int i = 0; i < N * 4; i++) {
    seq[i] = (i + 1) % 4;
    for (int j = 0; j < N * 4; j++) table[i][j] = 0;
  }
}
static D sum(D M[N][N]) {
  D s = 0;
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) s += M[i][j] * ((i + j) % 3 + 1);
  return s;
}
static D sv(D *v) {
  D s = 0;
  for (int i = 0; i < N; i++) s += v[i] * (i % 3 + 1);
  return s;
}
static D gemm(D al, D be) {
  for (int i = 0; i < N; i++) {
    for (int j = 0; j < N; j++) C[i][j] *= be;
    for (int k = 0; k < N; k++)
      for (int j = 0; j < N; j++) C[i][j] += al * A[i][k] * B[k][j];
  }
  return sum(C);
}
static D gemver(D al, D be) {
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) A[i][j] = A[i][j] + u1[i] * v1[j] + u2[i] * v2[j];
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) x[i] = x[i] + be * A[j][i] * y[j];
  for (int i = 0; i < N; i++) x[i] = x[i] + z[i];
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) w[i] = w[i] + al * A[i][j] * x[j];
  return sv(w) + sv(x);
}
static D gesummv(D al, D be) {
  for (int i = 0; i < N; i++) {
    w[i] = 0;
    y[i] = 0;
    for (int j = 0; j < N; j++) {
      w[i] = A[i][j] * x[j] + w[i];
      y[i] = B[i][j] * x[j] + y[i];
    }
    y[i] = al * w[i] + be * y[i];
  }
  return sv(y);
}
static D symm(D al, D be) {
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) {
      D t = 0;
      for (int k = 0; k < i; k++) {
        C[k][j] += al * B[i][j] * A[i][k];
        t += B[k][j] * A[i][k];
      }
      C[i][j] = be * C[i][j] + al * B[i][j] * A[i][i] + al * t;
    }
  return sum(C);
}
static D syr2k(D al, D be) {
  for (int i = 0; i < N; i++) {
    for (int j = 0; j <= i; j++) C[i][j] *= be;
    for (int k = 0; k < N; k++)
      for (int j = 0; j <= i; j++) C[i][j] += A[j][k] * al * B[i][k] + B[j][k] * al * A[i][k];
  }
  return sum(C);
}
static D syrk(D al, D be) {
  for (int i = 0; i < N; i++) {
    for (int j = 0; j <= i; j++) C[i][j] *= be;
    for (int k = 0; k < N; k++)
      for (int j = 0; j <= i; j++) C[i][j] += al * A[i][k] * A[j][k];
  }
  return sum(C);
}
static D trmm(D al) {
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) {
      for (int k = i + 1; k < N; k++) B[i][j] += A[k][i] * B[k][j];
      B[i][j] = al * B[i][j];
    }
  return sum(B);
}
static D mm2(D al, D be) {
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) {
      E[i][j] = 0;
      for (int k = 0; k < N; ++k) E[i][j] += al * A[i][k] * B[k][j];
    }
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) {
      Dm[i][j] *= be;
      for (int k = 0; k < N; ++k) Dm[i][j] += E[i][k] * C[k][j];
    }
  return sum(Dm);
}
static D mm3(void) {
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) {
      E[i][j] = 0;
      for (int k = 0; k < N; ++k) E[i][j] += A[i][k] * B[k][j];
    }
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) {
      F[i][j] = 0;
      for (int k = 0; k < N; ++k) F[i][j] += C[i][k] * Dm[k][j];
    }
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) {
      G[i][j] = 0;
      for (int k = 0; k < N; ++k) G[i][j] += E[i][k] * F[k][j];
    }
  return sum(G);
}
static D atax(void) {
  for (int i = 0; i < N; i++) y[i] = 0;
  for (int i = 0; i < N; i++) {
    w[i] = 0;
    for (int j = 0; j < N; j++) w[i] = w[i] + A[i][j] * x[j];
    for (int j = 0; j < N; j++) y[j] = y[j] + A[i][j] * w[i];
  }
  return sv(y);
}
static D bicg(void) {
  for (int i = 0; i < N; i++) z[i] = 0;
  for (int i = 0; i < N; i++) {
    w[i] = 0;
    for (int j = 0; j < N; j++) {
      z[j] = z[j] + x[i] * A[i][j];
      w[i] = w[i] + A[i][j] * y[j];
    }
  }
  return sv(z) + sv(w);
}
static D doitgen(void) {
  static D s[60];
  for (int r = 0; r < 60; r++)
    for (int q = 0; q < 60; q++) {
      for (int p = 0; p < 60; p++) {
        s[p] = 0;
        for (int k = 0; k < 60; k++) s[p] += A3[r][q][k] * B[k][p];
      }
      for (int p = 0; p < 60; p++) A3[r][q][p] = s[p];
    }
  D t = 0;
  for (int i = 0; i < 60; i++) t += A3[i][i][i] * 1e-3;
  return t;
}
static D mvt(void) {
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) x[i] = x[i] + A[i][j] * y[j];
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) w[i] = w[i] + A[j][i] * z[j];
  return sv(x) + sv(w);
}
static D cholesky(void) {
  for (int i = 0; i < N; i++) {
    for (int j = 0; j < i; j++) {
      for (int k = 0; k < j; k++) A[i][j] -= A[i][k] * A[j][k];
      A[i][j] /= A[j][j];
    }
    for (int k = 0; k < i; k++) A[i][i] -= A[i][k] * A[i][k];
    A[i][i] = sqrt(fabs(A[i][i]) + 1);
  }
  return sum(A);
}
static D durbin(void) {
  D q[N];
  y[0] = -x[0];
  D be = 1, al = -x[0];
  for (int k = 1; k < N; k++) {
    be = (1 - al * al) * be;
    D s = 0;
    for (int i = 0; i < k; i++) s += x[k - i - 1] * y[i];
    al = -(x[k] + s) / (be + 1e3);
    for (int i = 0; i < k; i++) q[i] = y[i] + al * y[k - i - 1];
    for (int i = 0; i < k; i++) y[i] = q[i];
    y[k] = al;
  }
  return sv(y);
}
static D gramschmidt(void) {
  for (int k = 0; k < N; k++) {
    D nrm = 0;
    for (int i = 0; i < N; i++) nrm += A[i][k] * A[i][k];
    E[k][k] = sqrt(nrm);
    for (int i = 0; i < N; i++) F[i][k] = A[i][k] / E[k][k];
    for (int j = k + 1; j < N; j++) {
      E[k][j] = 0;
      for (int i = 0; i < N; i++) E[k][j] += F[i][k] * A[i][j];
      for (int i = 0; i < N; i++) A[i][j] = A[i][j] - F[i][k] * E[k][j];
    }
  }
  return sum(E);
}
static D lu(void) {
  for (int i = 0; i < N; i++) {
    for (int j = 0; j < i; j++) {
      for (int k = 0; k < j; k++) A[i][j] -= A[i][k] * A[k][j];
      A[i][j] /= A[j][j];
    }
    for (int j = i; j < N; j++)
      for (int k = 0; k < i; k++) A[i][j] -= A[i][k] * A[k][j];
  }
  return sum(A);
}
static D ludcmp(void) {
  D s;
  for (int i = 0; i < N; i++) {
    for (int j = 0; j < i; j++) {
      s = A[i][j];
      for (int k = 0; k < j; k++) s -= A[i][k] * A[k][j];
      A[i][j] = s / A[j][j];
    }
    for (int j = i; j < N; j++) {
      s = A[i][j];
      for (int k = 0; k < i; k++) s -= A[i][k] * A[k][j];
      A[i][j] = s;
    }
  }
  for (int i = 0; i < N; i++) {
    s = x[i];
    for (int j = 0; j < i; j++) s -= A[i][j] * y[j];
    y[i] = s;
  }
  for (int i = N - 1; i >= 0; i--) {
    s = y[i];
    for (int j = i + 1; j < N; j++) s -= A[i][j] * w[j];
    w[i] = s / A[i][i];
  }
  return sv(w);
}
static D trisolv(void) {
  for (int i = 0; i < N; i++) {
    x[i] = y[i];
    for (int j = 0; j < i; j++) x[i] -= A[i][j] * x[j];
    x[i] = x[i] / A[i][i];
  }
  return sv(x);
}
static D correlation(void) {
  D fn = N, eps = .1;
  for (int j = 0; j < N; j++) {
    mean[j] = 0;
    for (int i = 0; i < N; i++) mean[j] += B[i][j];
    mean[j] /= fn;
  }
  for (int j = 0; j < N; j++) {
    sd[j] = 0;
    for (int i = 0; i < N; i++) sd[j] += (B[i][j] - mean[j]) * (B[i][j] - mean[j]);
    sd[j] /= fn;
    sd[j] = sqrt(sd[j]);
    sd[j] = sd[j] <= eps ? 1.0 : sd[j];
  }
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) {
      B[i][j] -= mean[j];
      B[i][j] /= sqrt(fn) * sd[j];
    }
  for (int i = 0; i < N - 1; i++) {
    E[i][i] = 1;
    for (int j = i + 1; j < N; j++) {
      E[i][j] = 0;
      for (int k = 0; k < N; k++) E[i][j] += B[k][i] * B[k][j];
      E[j][i] = E[i][j];
    }
  }
  return sum(E);
}
static D covariance(void) {
  D fn = N;
  for (int j = 0; j < N; j++) {
    mean[j] = 0;
    for (int i = 0; i < N; i++) mean[j] += B[i][j];
    mean[j] /= fn;
  }
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) B[i][j] -= mean[j];
  for (int i = 0; i < N; i++)
    for (int j = i; j < N; j++) {
      E[i][j] = 0;
      for (int k = 0; k < N; k++) E[i][j] += B[k][i] * B[k][j];
      E[i][j] /= fn - 1;
      E[j][i] = E[i][j];
    }
  return sum(E);
}
static D deriche(D al) {
  D k = (1 - exp(-al)) * (1 - exp(-al)) / (1 + 2 * al * exp(-al) - exp(2 * al));
  D a1 = k, a2 = k * exp(-al) * (al - 1), a3 = k * exp(-al) * (al + 1), a4 = -k * exp(-2 * al), b1 = pow(2, -al),
    b2 = -exp(-2 * al);
  for (int i = 0; i < N; i++) {
    D ym1 = 0, ym2 = 0, xm1 = 0;
    for (int j = 0; j < N; j++) {
      E[i][j] = a1 * B[i][j] + a2 * xm1 + b1 * ym1 + b2 * ym2;
      xm1 = B[i][j];
      ym2 = ym1;
      ym1 = E[i][j];
    }
  }
  for (int i = 0; i < N; i++) {
    D yp1 = 0, yp2 = 0, xp1 = 0, xp2 = 0;
    for (int j = N - 1; j >= 0; j--) {
      F[i][j] = a3 * xp1 + a4 * xp2 + b1 * yp1 + b2 * yp2;
      xp2 = xp1;
      xp1 = B[i][j];
      yp2 = yp1;
      yp1 = F[i][j];
    }
  }
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) G[i][j] = E[i][j] + F[i][j];
  for (int j = 0; j < N; j++) {
    D tm1 = 0, ym1 = 0, ym2 = 0;
    for (int i = 0; i < N; i++) {
      E[i][j] = a1 * G[i][j] + a2 * tm1 + b1 * ym1 + b2 * ym2;
      tm1 = G[i][j];
      ym2 = ym1;
      ym1 = E[i][j];
    }
  }
  return sum(E);
}
static D floyd(void) {
  for (int k = 0; k < N; k++)
    for (int i = 0; i < N; i++)
      for (int j = 0; j < N; j++)
        path[i][j] = path[i][j] < path[i][k] + path[k][j] ? path[i][j] : path[i][k] + path[k][j];
  D s = 0;
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) s += path[i][j];
  return s;
}
#define mx(a, b) ((a) > (b) ? (a) : (b))
static D nussinov(void) {
  int n = N * 2;
  for (int i = n - 1; i >= 0; i--)
    for (int j = i + 1; j < n; j++) {
      if (j - 1 >= 0) table[i][j] = mx(table[i][j], table[i][j - 1]);
      if (i + 1 < n) table[i][j] = mx(table[i][j], table[i + 1][j]);
      if (j - 1 >= 0 && i + 1 < n) {
        if (i < j - 1)
          table[i][j] = mx(table[i][j], table[i + 1][j - 1] + (seq[i] + seq[j] == 3 ? 1 : 0));
        else
          table[i][j] = mx(table[i][j], table[i + 1][j - 1]);
      }
      for (int k = i + 1; k < j; k++) table[i][j] = mx(table[i][j], table[i][k] + table[k + 1][j]);
    }
  return table[0][n - 1];
}
static D adi(void) {
  int n = N;
  D DX = 1.0 / n, DY = 1.0 / n, DT = 1.0 / T, B1 = 2, B2 = 1, m1 = B1 * DT / (DX * DX), m2 = B2 * DT / (DY * DY),
    a = -m1 / 2, b = 1 + m1, c = a, d = -m2 / 2, e = 1 + m2, f = d;
  for (int t = 1; t <= 4; t++) {
    for (int i = 1; i < n - 1; i++) {
      E[0][i] = 1;
      F[i][0] = 0;
      G[i][0] = E[0][i];
      for (int j = 1; j < n - 1; j++) {
        F[i][j] = -c / (a * F[i][j - 1] + b);
        G[i][j] =
            (-d * B[j][i - 1] + (1 + 2 * d) * B[j][i] - f * B[j][i + 1] - a * G[i][j - 1]) / (a * F[i][j - 1] + b);
      }
      E[n - 1][i] = 1;
      for (int j = n - 2; j >= 1; j--) E[j][i] = F[i][j] * E[j + 1][i] + G[i][j];
    }
    for (int i = 1; i < n - 1; i++) {
      B[i][0] = 1;
      F[i][0] = 0;
      G[i][0] = B[i][0];
      for (int j = 1; j < n - 1; j++) {
        F[i][j] = -f / (d * F[i][j - 1] + e);
        G[i][j] =
            (-a * E[i - 1][j] + (1 + 2 * a) * E[i][j] - c * E[i + 1][j] - d * G[i][j - 1]) / (d * F[i][j - 1] + e);
      }
      B[i][n - 1] = 1;
      for (int j = n - 2; j >= 1; j--) B[i][j] = F[i][j] * B[i][j + 1] + G[i][j];
    }
  }
  return sum(B);
}
static D fdtd(void) {
  for (int t = 0; t < T; t++) {
    for (int j = 0; j < N; j++) ey[0][j] = t;
    for (int i = 1; i < N; i++)
      for (int j = 0; j < N; j++) ey[i][j] = ey[i][j] - 0.5 * (hz[i][j] - hz[i - 1][j]);
    for (int i = 0; i < N; i++)
      for (int j = 1; j < N; j++) ex[i][j] = ex[i][j] - 0.5 * (hz[i][j] - hz[i][j - 1]);
    for (int i = 0; i < N - 1; i++)
      for (int j = 0; j < N - 1; j++) hz[i][j] = hz[i][j] - 0.7 * (ex[i][j + 1] - ex[i][j] + ey[i + 1][j] - ey[i][j]);
  }
  return sum(hz);
}
static D heat3d(void) {
  int n = 60;
  for (int t = 1; t <= T / 2; t++) {
    for (int i = 1; i < n - 1; i++)
      for (int j = 1; j < n - 1; j++)
        for (int k = 1; k < n - 1; k++)
          B3[i][j][k] = 0.125 * (A3[i + 1][j][k] - 2.0 * A3[i][j][k] + A3[i - 1][j][k]) +
                        0.125 * (A3[i][j + 1][k] - 2.0 * A3[i][j][k] + A3[i][j - 1][k]) +
                        0.125 * (A3[i][j][k + 1] - 2.0 * A3[i][j][k] + A3[i][j][k - 1]) + A3[i][j][k];
    for (int i = 1; i < n - 1; i++)
      for (int j = 1; j < n - 1; j++)
        for (int k = 1; k < n - 1; k++)
          A3[i][j][k] = 0.125 * (B3[i + 1][j][k] - 2.0 * B3[i][j][k] + B3[i - 1][j][k]) +
                        0.125 * (B3[i][j + 1][k] - 2.0 * B3[i][j][k] + B3[i][j - 1][k]) +
                        0.125 * (B3[i][j][k + 1] - 2.0 * B3[i][j][k] + B3[i][j][k - 1]) + B3[i][j][k];
  }
  D t = 0;
  for (int i = 0; i < 60; i++) t += A3[i][59 - i][i];
  return t;
}
static D jacobi1d(void) {
  for (int t = 0; t < 1000; t++) {
    for (int i = 1; i < N - 1; i++) y[i] = 0.33333 * (x[i - 1] + x[i] + x[i + 1]);
    for (int i = 1; i < N - 1; i++) x[i] = 0.33333 * (y[i - 1] + y[i] + y[i + 1]);
  }
  return sv(x);
}
static D jacobi2d(void) {
  for (int t = 0; t < T; t++) {
    for (int i = 1; i < N - 1; i++)
      for (int j = 1; j < N - 1; j++) E[i][j] = 0.2 * (B[i][j] + B[i][j - 1] + B[i][1 + j] + B[1 + i][j] + B[i - 1][j]);
    for (int i = 1; i < N - 1; i++)
      for (int j = 1; j < N - 1; j++) B[i][j] = 0.2 * (E[i][j] + E[i][j - 1] + E[i][1 + j] + E[1 + i][j] + E[i - 1][j]);
  }
  return sum(B);
}
static D seidel(void) {
  for (int t = 0; t <= T / 2; t++)
    for (int i = 1; i <= N - 2; i++)
      for (int j = 1; j <= N - 2; j++)
        B[i][j] = (B[i - 1][j - 1] + B[i - 1][j] + B[i - 1][j + 1] + B[i][j - 1] + B[i][j] + B[i][j + 1] +
                   B[i + 1][j - 1] + B[i + 1][j] + B[i + 1][j + 1]) /
                  9.0;
  return sum(B);
}
static D r_gemm(void) { return gemm(1.5, 1.2); }
static D r_gemver(void) {
  D s = 0;
  for (int i = 0; i < 20; i++) s = gemver(1e-6, 1e-6);
  return s;
}
static D r_gesummv(void) {
  D s = 0;
  for (int i = 0; i < 20; i++) s += gesummv(1e-5, 1.2);
  return s;
}
static D r_symm(void) { return symm(1e-3, 1.2); }
static D r_syr2k(void) { return syr2k(1.5, 1.2); }
static D r_syrk(void) { return syrk(1.5, 1.2); }
static D r_trmm(void) { return trmm(1e-3); }
static D r_mm2(void) { return mm2(1.5, 1.2); }
static D r_atax(void) {
  D s = 0;
  for (int i = 0; i < 40; i++) s += atax();
  return s;
}
static D r_bicg(void) {
  D s = 0;
  for (int i = 0; i < 40; i++) s += bicg();
  return s;
}
static D r_mvt(void) {
  D s = 0;
  for (int i = 0; i < 20; i++) s += mvt();
  return s;
}
static D r_deriche(void) {
  D s = 0;
  for (int i = 0; i < 10; i++) s += deriche(0.25);
  return s;
}
static D r_durbin(void) {
  D s = 0;
  for (int i = 0; i < 20; i++) s += durbin();
  return s;
}
static D r_trisolv(void) {
  D s = 0;
  for (int i = 0; i < 40; i++) s += trisolv();
  return s;
}

static const struct {
  const char *name;
  D (*run)(void);
  int times;
} kernels[] = {
    {"gemm", r_gemm, 4},
    {"gemver", r_gemver, 6},
    {"gesummv", r_gesummv, 14},
    {"symm", r_symm, 2},
    {"syr2k", r_syr2k, 2},
    {"syrk", r_syrk, 4},
    {"trmm", r_trmm, 3},
    {"mm2", r_mm2, 1},
    {"mm3", mm3, 1},
    {"atax", r_atax, 5},
    {"bicg", r_bicg, 7},
    {"doitgen", doitgen, 3},
    {"mvt", r_mvt, 8},
    {"cholesky", cholesky, 8},
    {"durbin", r_durbin, 17},
    {"gramschmidt", gramschmidt, 1},
    {"lu", lu, 4},
    {"ludcmp", ludcmp, 5},
    {"trisolv", r_trisolv, 14},
    {"correlation", correlation, 2},
    {"covariance", covariance, 2},
    {"deriche", r_deriche, 2},
    {"floyd", floyd, 2},
    {"nussinov", nussinov, 1},
    {"adi", adi, 2},
    {"fdtd", fdtd, 4},
    {"heat3d", heat3d, 2},
    {"jacobi1d", jacobi1d, 90},
    {"jacobi2d", jacobi2d, 6},
    {"seidel", seidel, 1},
};

int main(int argc, char **argv) {
  for (unsigned i = 0; i < sizeof kernels / sizeof *kernels; i++) {
    if (argc > 1 && strcmp(argv[1], kernels[i].name)) continue;
    D sum = 0;
    for (int t = 0; t < kernels[i].times; t++) {
      init();
      sum += kernels[i].run();
    }
    printf("%s %.9e\n", kernels[i].name, sum);
  }
}
