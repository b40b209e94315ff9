// C++: exceptions through several frames, virtual and multiple inheritance,
// RTTI, templates, member pointers, thread_local and static locals with
// dynamic initialisation, lambdas, placement new, inline variables.
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <initializer_list>
#include <new>
#include <typeinfo>

namespace {

int alive;

struct Counted {
  Counted() { ++alive; }
  Counted(const Counted &) { ++alive; }
  ~Counted() { --alive; }
};

struct Error : std::exception {
  int code;
  explicit Error(int c) : code(c) {}
  const char *what() const noexcept override { return "Error"; }
};

struct Shape {
  virtual ~Shape() = default;
  virtual double area() const = 0;
  virtual const char *name() const { return "shape"; }
};
struct Named {
  const char *tag = "untagged";
  virtual const char *label() const { return tag; }
  virtual ~Named() {}
};
struct Square : Shape, Named {
  double side;
  Counted c;
  explicit Square(double s) : side(s) { tag = "sq"; }
  double area() const override { return side * side; }
  const char *name() const override { return "square"; }
};
struct Circle final : virtual Shape, virtual Named {
  double r;
  explicit Circle(double r) : r(r) {}
  double area() const override { return 3 * r * r; }
  const char *label() const override { return "circle's own"; }
};

template <class T, unsigned N> struct Ring {
  T items[N];
  unsigned head = 0, count = 0;
  template <class U> Ring &push(U &&u) {
    if (count == N)
      throw Error(int(N));
    items[(head + count++) % N] = static_cast<U &&>(u);
    return *this;
  }
  T pop() {
    if (!count)
      throw "empty";
    T t = items[head];
    head = (head + 1) % N;
    --count;
    return t;
  }
};

template <class... Ts> constexpr long total(Ts... ts) { return (0L + ... + ts); }

template <class T> struct Box {
  static inline int made = 0;
  T value;
  explicit Box(T v) : value(v) { ++made; }
  Box(Box &&o) noexcept : value(o.value) { o.value = T(); }
};

int seed() {
  std::printf("seed\n");
  return 40;
}
thread_local int per_thread = seed();
int &once() {
  static int value = seed() + 1;
  return value;
}
const int at_start = [] { return alive * 10 + 7; }();

int deep(int n) {
  Counted here;
  if (n == 0)
    throw Error(alive);
  if (n == 100)
    throw n;
  if (n == 200)
    throw "text";
  return deep(n - 1) + 1;
}

__attribute__((noinline)) int attempt(int n) {
  try {
    Counted outer;
    try {
      return deep(n);
    } catch (const int &i) {
      std::printf("int %d alive %d\n", i, alive);
      return i;
    } catch (Error &e) {
      e.code += 1000;
      throw;
    }
  } catch (std::exception &e) {
    auto *err = dynamic_cast<Error *>(&e);
    std::printf("%s %d alive %d\n", e.what(), err ? err->code : -1, alive);
    return -1;
  } catch (...) {
    std::printf("something else, alive %d\n", alive);
    return -2;
  }
}

struct Ops {
  int base;
  int add(int x) { return base + x; }
  virtual int mul(int x) { return base * x; }
};
struct MoreOps : Ops {
  int mul(int x) override { return base * x + 1; }
};

int apply(Ops &o, int (Ops::*f)(int), int x) { return (o.*f)(x); }

template <class F> int fold(F f, int n) {
  int acc = 0;
  for (int i = 0; i < n; i++)
    acc = f(acc, i);
  return acc;
}

void may_throw(int n) {
  if (n > 1000)
    throw n;
}

void never() noexcept { // a call that may unwind inside: terminates there
  Counted c;
  may_throw(alive);
}

} // namespace

extern "C" int c_name(int x) { return x + at_start; }

int main() {
  for (int n : {3, 150, 250})
    std::printf("attempt %d\n", attempt(n));
  Shape *shapes[] = {new Square(3), new Circle(2), new (std::nothrow) Square(1.5)};
  for (Shape *s : shapes) {
    auto *n = dynamic_cast<Named *>(s);
    std::printf("%s %g %s %d\n", s->name(), s->area(), n ? n->label() : "-", typeid(*s) == typeid(Square));
  }
  std::printf("alive %d\n", alive);
  for (Shape *s : shapes)
    delete s;
  std::printf("alive %d\n", alive);
  Ring<int, 3> ring;
  try {
    ring.push(1).push(2).push(3).push(4);
  } catch (const Error &e) {
    std::printf("full %d %d\n", e.code, ring.pop() + ring.pop() + ring.pop());
  }
  try {
    ring.pop();
  } catch (const char *s) {
    std::printf("%s\n", s);
  }
  alignas(Box<long>) char raw[sizeof(Box<long>)];
  auto *box = new (raw) Box<long>(77);
  Box<long> moved(static_cast<Box<long> &&>(*box));
  std::printf("box %ld %ld %d\n", box->value, moved.value, Box<long>::made);
  MoreOps ops;
  ops.base = 6;
  std::printf("member %d %d %d\n", apply(ops, &Ops::add, 4), apply(ops, &Ops::mul, 4), ops.Ops::mul(4));
  int k = 3;
  std::printf("fold %d %ld\n", fold([k](int a, int i) { return a * k + i; }, 6), total(1, 2L, 'a', short(4)));
  never();
  ++once();
  std::printf("%d %d %d\n", once(), per_thread, c_name(1));
  try {
    int n = std::atoi("-5");
    int *p = n < 0 ? throw Error(n) : new int[static_cast<unsigned>(n)];
    delete[] p;
  } catch (Error &e) {
    std::printf("negative %d\n", e.code);
  }
  return alive;
}
