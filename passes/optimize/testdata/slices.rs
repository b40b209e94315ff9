// Functions as rustc has them, whose bounds checks follow from what was asked before, and, at the end, some whose do not. slices.ll is of this:
// rustc 1.95 -Copt-level=2 -Ccodegen-units=1 -Cno-prepopulate-passes --emit=llvm-ir slices.rs
#![crate_type = "lib"]

#[no_mangle]
pub fn sum(v: &[u32]) -> u32 {
    let mut s = 0u32;
    for i in 0..v.len() {
        s = s.wrapping_add(v[i]);
    }
    s
}

#[no_mangle]
pub fn while_sum(v: &[u32]) -> u32 {
    let (mut s, mut i) = (0u32, 0);
    while i < v.len() {
        s = s.wrapping_add(v[i]);
        i += 1;
    }
    s
}

#[no_mangle]
pub fn backwards(v: &[u32]) -> u32 {
    let (mut s, mut i) = (0u32, v.len());
    while i > 0 {
        i -= 1;
        s = s.wrapping_mul(31).wrapping_add(v[i]);
    }
    s
}

#[no_mangle]
pub fn differences(v: &mut [i32]) {
    for i in 1..v.len() {
        v[i] = v[i].wrapping_sub(v[i - 1]);
    }
}

#[no_mangle]
pub fn pairs(v: &[u32]) -> u32 {
    let (mut s, mut i) = (0u32, 0);
    while i + 1 < v.len() {
        s = s.wrapping_add(v[i].wrapping_mul(v[i + 1]));
        i += 2;
    }
    s
}

#[no_mangle]
pub fn dot(a: &[i32], b: &[i32]) -> i32 {
    let n = a.len().min(b.len());
    let mut s = 0i32;
    for i in 0..n {
        s = s.wrapping_add(a[i].wrapping_mul(b[i]));
    }
    s
}

#[no_mangle]
pub fn dot_asserted(a: &[i32], b: &[i32]) -> i32 {
    assert!(a.len() == b.len());
    let mut s = 0i32;
    for i in 0..a.len() {
        s = s.wrapping_add(a[i].wrapping_mul(b[i]));
    }
    s
}

#[no_mangle]
pub fn first_four(v: &[u8]) -> u32 {
    if v.len() < 4 {
        return 0;
    }
    (v[0] as u32) | (v[1] as u32) << 8 | (v[2] as u32) << 16 | (v[3] as u32) << 24
}

#[no_mangle]
pub fn descending(v: &[u8]) -> u32 {
    assert!(v.len() >= 8);
    (v[7] as u32) + (v[6] as u32) + (v[5] as u32) + (v[0] as u32)
}

#[no_mangle]
pub fn search(v: &[u32], x: u32) -> usize {
    let (mut lo, mut hi) = (0, v.len());
    while lo < hi {
        let mid = lo + (hi - lo) / 2;
        if v[mid] < x {
            lo = mid + 1;
        } else {
            hi = mid;
        }
    }
    lo
}

#[no_mangle]
pub fn reverse(v: &mut [u32]) {
    let n = v.len();
    for i in 0..n / 2 {
        let t = v[i];
        v[i] = v[n - 1 - i];
        v[n - 1 - i] = t;
    }
}

#[no_mangle]
pub fn insertion(v: &mut [u32]) {
    for i in 1..v.len() {
        let x = v[i];
        let mut j = i;
        while j > 0 && v[j - 1] > x {
            v[j] = v[j - 1];
            j -= 1;
        }
        v[j] = x;
    }
}

#[no_mangle]
pub fn bubble(v: &mut [u32]) {
    let n = v.len();
    for i in 0..n {
        for j in 0..n - 1 - i {
            if v[j] > v[j + 1] {
                v.swap(j, j + 1);
            }
        }
    }
}

#[no_mangle]
pub fn masked(table: &[u32; 256], x: u32) -> u32 {
    table[(x & 255) as usize] ^ table[(x >> 24) as usize] ^ table[(x % 200) as usize]
}

#[no_mangle]
pub fn hashed(table: &[u32], x: usize) -> u32 {
    if table.is_empty() {
        return 0;
    }
    table[x % table.len()]
}

#[no_mangle]
pub fn row(m: &[f64], n: usize, i: usize) -> f64 {
    assert!(i < n && m.len() >= n);
    m[i]
}

#[no_mangle]
pub fn strided(v: &[u32]) -> u32 {
    let mut s = 0u32;
    let mut i = 0;
    while i < v.len() {
        s = s.wrapping_add(v[i]);
        i += 3;
    }
    s
}

#[no_mangle]
pub fn half(v: &[u32]) -> u32 {
    let mut s = 0u32;
    for i in 0..v.len() / 2 {
        s = s.wrapping_add(v[2 * i].wrapping_add(v[2 * i + 1]));
    }
    s
}

#[no_mangle]
pub fn checked_twice(v: &[u32], i: usize, j: usize) -> u32 {
    if i < j && j < v.len() {
        return v[i].wrapping_add(v[j]);
    }
    0
}

#[no_mangle]
pub fn parse(s: &[u8]) -> u32 {
    let (mut i, mut n) = (0, 0u32);
    while i < s.len() && s[i] == b' ' {
        i += 1;
    }
    while i < s.len() && s[i] >= b'0' && s[i] <= b'9' {
        n = n.wrapping_mul(10).wrapping_add((s[i] - b'0') as u32);
        i += 1;
    }
    if i < s.len() && s[i] == b'!' {
        n = n.wrapping_neg();
    }
    n
}

#[no_mangle]
pub fn window(v: &[i32], k: usize) -> i32 {
    let mut best = 0;
    if k == 0 || k > v.len() {
        return best;
    }
    for i in 0..v.len() - k {
        best = best.max(v[i + k].wrapping_sub(v[i]));
    }
    best
}

#[no_mangle]
pub fn prefix(v: &[u32], out: &mut [u32]) {
    if out.len() <= v.len() {
        return;
    }
    out[0] = 0;
    for i in 0..v.len() {
        out[i + 1] = out[i].wrapping_add(v[i]);
    }
}

#[no_mangle]
pub fn merge(a: &[u32], b: &[u32]) -> u32 {
    let (mut i, mut j, mut s) = (0, 0, 0u32);
    while i < a.len() && j < b.len() {
        if a[i] < b[j] {
            s = s.wrapping_mul(3).wrapping_add(a[i]);
            i += 1;
        } else {
            s = s.wrapping_mul(5).wrapping_add(b[j]);
            j += 1;
        }
    }
    s
}

#[no_mangle]
pub fn partition(v: &mut [i32]) -> usize {
    let (mut i, mut j) = (0usize, v.len());
    while i < j {
        if v[i] < 0 {
            i += 1;
        } else {
            j -= 1;
            v.swap(i, j);
        }
    }
    i
}

// These must be checked.

#[no_mangle]
pub fn gather(v: &[u32], at: &[usize]) -> u32 {
    let mut s = 0u32;
    for i in 0..at.len() {
        s = s.wrapping_add(v[at[i]]);
    }
    s
}

#[no_mangle]
pub fn next(v: &[u32], i: usize) -> u32 {
    if i < v.len() {
        return v[i + 1];
    }
    0
}
