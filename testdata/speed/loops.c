#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#define N 260
static double A[N][N], B[N][N], C[N][N], D[N][N], x[N], y[N], tmp[N];
static void init(void) {
  for (int i = 0; i < N; i++) {
    x[i] = 1 + i % 7;
    y[i] = i % 5;
    for (int j = 0; j < N; j++) {
      A[i][j] = (i * j + 1) % 17 / 17.0;
      B[i][j] = (i + j) % 13 / 13.0;
      C[i][j] = 0;
      D[i][j] = (i * 3 + j) % 11 / 11.0;
    }
  }
}
static void gemm(double al, double be) {
  for (int i = 0; i < N; i++) {
    for (int j = 0; j < N; j++) C[i][j] *= be;
    for (int k = 0; k < N; k++)
      for (int j = 0; j < N; j++) C[i][j] += al * A[i][k] * B[k][j];
  }
}
static void mm2(void) {
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) {
      D[i][j] = 0;
      for (int k = 0; k < N; k++) D[i][j] += A[i][k] * C[k][j];
    }
}
static void atax(void) {
  for (int i = 0; i < N; i++) y[i] = 0;
  for (int i = 0; i < N; i++) {
    tmp[i] = 0;
    for (int j = 0; j < N; j++) tmp[i] += A[i][j] * x[j];
    for (int j = 0; j < N; j++) y[j] += A[i][j] * tmp[i];
  }
}
static void jacobi(int t) {
  for (int s = 0; s < t; s++) {
    for (int i = 1; i < N - 1; i++)
      for (int j = 1; j < N - 1; j++)
        B[i][j] = 0.2 * (A[i][j] + A[i][j - 1] + A[i][j + 1] + A[i + 1][j] + A[i - 1][j]);
    for (int i = 1; i < N - 1; i++)
      for (int j = 1; j < N - 1; j++) A[i][j] = B[i][j];
  }
}
static void lu(void) {
  for (int i = 0; i < N; i++) {
    A[i][i] += N;
  }
  for (int i = 0; i < N; i++) {
    for (int j = 0; j < i; j++) {
      for (int k = 0; k < j; k++) A[i][j] -= A[i][k] * A[k][j];
      A[i][j] /= A[j][j];
    }
    for (int j = i; j < N; j++)
      for (int k = 0; k < i; k++) A[i][j] -= A[i][k] * A[k][j];
  }
}
static int fw[N][N];
static void floyd(void) {
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) fw[i][j] = (i * 7 + j * 13) % 101 + 1;
  for (int k = 0; k < N; k++)
    for (int i = 0; i < N; i++)
      for (int j = 0; j < N; j++) fw[i][j] = fw[i][j] < fw[i][k] + fw[k][j] ? fw[i][j] : fw[i][k] + fw[k][j];
}
static double sum(double M[N][N]) {
  double s = 0;
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) s += M[i][j] * (i + 1);
  return s;
}
int main() {
  for (int r = 0; r < 4; r++) {
    init();
    gemm(1.5, 1.2);
    mm2();
    atax();
    jacobi(30);
    printf("%.6f %.6f %.6f\n", sum(C), sum(D), y[5]);
    lu();
    floyd();
    long f = 0;
    for (int i = 0; i < N; i++)
      for (int j = 0; j < N; j++) f += fw[i][j];
    printf("%.6f %ld\n", sum(A), f);
  }
  return 0;
}
