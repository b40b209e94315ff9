// A C++20 generator without the standard header, so that every clang that has
// coroutines takes it: coroutine intrinsics, presplit attributes, token types.
extern "C" int printf(const char *, ...);

namespace std {
template <class R, class... Args> struct coroutine_traits {
  using promise_type = typename R::promise_type;
};
template <class P = void> struct coroutine_handle;
template <> struct coroutine_handle<void> {
  void *frame = nullptr;
  static coroutine_handle from_address(void *a) noexcept {
    coroutine_handle h;
    h.frame = a;
    return h;
  }
  void *address() const noexcept { return frame; }
  bool done() const noexcept { return __builtin_coro_done(frame); }
  void resume() const { __builtin_coro_resume(frame); }
  void destroy() const { __builtin_coro_destroy(frame); }
};
template <class P> struct coroutine_handle : coroutine_handle<> {
  static coroutine_handle from_address(void *a) noexcept {
    coroutine_handle h;
    h.frame = a;
    return h;
  }
  static coroutine_handle from_promise(P &p) noexcept {
    coroutine_handle h;
    h.frame = __builtin_coro_promise(&p, alignof(P), true);
    return h;
  }
  P &promise() const noexcept { return *static_cast<P *>(__builtin_coro_promise(frame, alignof(P), false)); }
};
struct suspend_always {
  bool await_ready() const noexcept { return false; }
  void await_suspend(coroutine_handle<>) const noexcept {}
  void await_resume() const noexcept {}
};
} // namespace std

namespace {

template <class T> struct Generator {
  struct promise_type {
    T value;
    Generator get_return_object() noexcept { return {std::coroutine_handle<promise_type>::from_promise(*this)}; }
    std::suspend_always initial_suspend() noexcept { return {}; }
    std::suspend_always final_suspend() noexcept { return {}; }
    std::suspend_always yield_value(T v) noexcept {
      value = v;
      return {};
    }
    void return_void() noexcept {}
    void unhandled_exception() noexcept {}
  };
  std::coroutine_handle<promise_type> handle;
  Generator(std::coroutine_handle<promise_type> h) : handle(h) {}
  Generator(const Generator &) = delete;
  ~Generator() { handle.destroy(); }
  bool next() {
    handle.resume();
    return !handle.done();
  }
  T get() const { return handle.promise().value; }
};

Generator<long> fibonacci(int n) {
  long a = 0, b = 1;
  for (int i = 0; i < n; i++) {
    co_yield a;
    long t = a + b;
    a = b;
    b = t;
  }
}

Generator<int> every(Generator<long> &from, int k) {
  for (int i = 0; from.next(); i++)
    if (i % k == 0)
      co_yield int(from.get());
}

} // namespace

int main() {
  auto f = fibonacci(30);
  auto e = every(f, 3);
  while (e.next())
    printf("%d ", e.get());
  printf("\n");
}
