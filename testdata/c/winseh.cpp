// Compiled for x86_64-windows-msvc only, and never run: funclet exceptions
// (catchswitch, catchpad, cleanuppad), SEH filters, DLL storage classes, the
// Microsoft C++ ABI's comdats, member functions and calling conventions.
extern "C" int report(int);
extern "C" __declspec(dllimport) int imported(int);
__declspec(dllimport) extern int imported_value;
__declspec(dllexport) int exported_value = 3;

struct Guard {
  int id;
  explicit Guard(int i) : id(i) {}
  ~Guard() { report(id); }
};

struct __declspec(dllexport) Base {
  virtual ~Base();
  virtual int get() const { return 1; }
  static int count;
};
int Base::count = 0;
Base::~Base() { ++count; }
struct Derived : virtual Base {
  int get() const override { return 2; }
};

int nested(int n) {
  Guard g(n);
  try {
    Guard inner(n + 1);
    return imported(n) + imported_value;
  } catch (int i) {
    try {
      return report(i);
    } catch (const Base &b) {
      return b.get();
    }
  } catch (...) {
    Guard in_handler(99);
    report(-1);
    throw;
  }
}

static int filter(unsigned long code) { return code == 0xc0000094ul; }

int seh(int a, int b) {
  int r = 0;
  __try {
    __try {
      r = report(a / b);
    } __finally {
      report(7);
    }
  } __except (filter(__exception_code())) {
    r = -1;
  }
  return r;
}

int make() {
  Derived d;
  return d.get() + static_cast<Base *>(&d)->get();
}

__declspec(selectany) int picked = 5;
__declspec(noinline) int __vectorcall vec(float a, float b) { return int(a * b); }
__declspec(thread) int per_thread;
inline int in_every_unit() {
  static int n = report(0);
  return n + per_thread;
}
int use() { return in_every_unit() + vec(1, 2) + exported_value + picked; }
