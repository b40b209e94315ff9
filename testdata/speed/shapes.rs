// Shapes behind traits, numbers that are parsed or not, a sieve, and a panic that is caught.
use std::collections::{BTreeMap, HashMap};
trait Shape { fn area(&self) -> f64; fn name(&self) -> String; }
struct Sq(f64); struct Ci(f64); struct Tri { a: f64, b: f64 }
impl Shape for Sq { fn area(&self) -> f64 { self.0 * self.0 } fn name(&self) -> String { "sq".to_string() } }
impl Shape for Ci { fn area(&self) -> f64 { 3.25 * self.0 * self.0 } fn name(&self) -> String { "ci".to_string() } }
impl Shape for Tri { fn area(&self) -> f64 { self.a * self.b / 2.0 } fn name(&self) -> String { format!("tri{}", self.a as i32 % 3) } }
fn parse(s: &str) -> Result<i64, String> { let mut sum = 0i64; for w in s.split(|c: char| c == ' ' || c == ',') { let v: i64 = w.trim().parse().map_err(|e| format!("{e}: {w}"))?; sum = sum.checked_mul(31).ok_or("overflow")?.checked_add(v).ok_or("overflow")?; } Ok(sum) }
fn sieve(n: usize) -> Vec<usize> { let mut c = vec![true; n]; (2..n).filter(|&i| { if c[i] { let mut j = i * i; while j < n { c[j] = false; j += i; } true } else { false } }).collect() }
fn main() {
    std::panic::set_hook(Box::new(|_| {}));
    let mut s = 12345u64; let mut rnd = move || { s ^= s << 13; s ^= s >> 7; s ^= s << 17; s };
    let mut shapes: Vec<Box<dyn Shape>> = Vec::new();
    for _ in 0..200000 { let x = (rnd() % 100) as f64; shapes.push(match rnd() % 3 { 0 => Box::new(Sq(x)), 1 => Box::new(Ci(x)), _ => Box::new(Tri { a: x, b: 2.0 }) }); }
    let mut by: BTreeMap<String, f64> = BTreeMap::new();
    for sh in &shapes { *by.entry(sh.name()).or_insert(0.0) += sh.area(); }
    let mut ok = 0i64; let mut errs: HashMap<usize, u32> = HashMap::new();
    for _ in 0..60000 { let t: Vec<String> = (0..(rnd() % 9 + 1)).map(|_| match rnd() % 40 { 0 => "x".into(), 1 => "99999999999".into(), n => n.to_string() }).collect(); match parse(&t.join(",")) { Ok(v) => ok = ok.wrapping_mul(7).wrapping_add(v), Err(e) => *errs.entry(e.len()).or_insert(0) += 1 } }
    let mut e: Vec<_> = errs.into_iter().collect(); e.sort();
    let p = sieve(2000000); let r = std::panic::catch_unwind(|| { let v: Vec<i32> = Vec::new(); v[std::env::args().count()] }); 
    println!("{:?} {} {:?} {} {}", by, ok, e, p.len(), r.is_err());
}
