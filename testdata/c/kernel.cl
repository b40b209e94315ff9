// OpenCL, compiled for spir64 and amdgcn, and never run: address spaces,
// kernel calling conventions and metadata, vector and image-free builtins,
// address-space casts, syncscopes, local memory.
#pragma OPENCL EXTENSION cl_khr_fp16 : enable

typedef struct {
  float4 position;
  int id;
} particle;

__constant float weights[4] = {0.5f, 0.25f, 0.125f, 0.125f};

float weigh(float4 v) { return dot(v, (float4)(weights[0], weights[1], weights[2], weights[3])); }

__attribute__((reqd_work_group_size(64, 1, 1))) kernel void reduce(global const particle *restrict in, global float *out, local float *scratch,
                                                                   uint n) {
  size_t i = get_global_id(0), l = get_local_id(0);
  scratch[l] = i < n ? weigh(in[i].position) : 0.0f;
  barrier(CLK_LOCAL_MEM_FENCE);
  for (size_t s = get_local_size(0) / 2; s > 0; s >>= 1) {
    if (l < s)
      scratch[l] += scratch[l + s];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  if (l == 0)
    out[get_group_id(0)] = scratch[0];
}

static int generic_sum(const int *p, int n) {
  int s = 0;
  for (int i = 0; i < n; i++)
    s += p[i];
  return s;
}

kernel void mixed(global int *g, local int *shared, constant int *c, const int n) {
  private int mine[4] = {1, 2, 3, 4};
  local int cell[16];
  cell[get_local_id(0) & 15] = c[0];
  atomic_add(&g[1], 1);
  atomic_fetch_add_explicit((volatile global atomic_int *)g, 2, memory_order_relaxed, memory_scope_work_group);
  g[2] = generic_sum(g, n) + generic_sum(shared, n) + generic_sum(mine, 4) + cell[0];
  half h = 1.5h;
  char8 v = (char8)(1, 2, 3, 4, 5, 6, 7, 8);
  g[3] = convert_int_sat((float)h) + v.s3 + v.even.s1;
}
