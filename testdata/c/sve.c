// Compiled for AArch64 with SVE only, and never run: scalable vectors,
// predicates, vscale, streaming functions, target extension types.
#include <arm_sve.h>

void axpy(double a, const double *x, double *y, uint64_t n) {
  for (uint64_t i = 0; i < n; i += svcntd()) {
    svbool_t p = svwhilelt_b64(i, n);
    svst1(p, y + i, svmla_m(p, svld1(p, y + i), svld1(p, x + i), a));
  }
}

int64_t sum(const int32_t *v, uint64_t n) {
  svint64_t acc = svdup_s64(0);
  for (uint64_t i = 0; i < n; i += svcntd()) {
    svbool_t p = svwhilelt_b64(i, n);
    acc = svadd_m(p, acc, svld1sw_s64(p, v + i));
  }
  return svaddv(svptrue_b64(), acc);
}

svuint8_t swap_case(svbool_t p, svuint8_t v) {
  svbool_t upper = svcmpge(p, v, (uint8_t)'A');
  upper = svcmple(upper, v, (uint8_t)'Z');
  return svsel(upper, svorr_m(upper, v, (uint8_t)32), svrev(v));
}

svint32x2_t pairs(svbool_t p, const int32_t *v) { return svld2(p, v); }

__attribute__((aarch64_vector_pcs)) float scale(float x) { return x * 3; }

typedef svfloat32_t fixed __attribute__((arm_sve_vector_bits(256)));
fixed global;
fixed add(fixed a) { return svadd_x(svptrue_b32(), a, global); }
