// What re2 (../shared/corpus/real/22/O1/re2, with the header of Debian's libre2-dev) finds in a text: words and numbers by its automata,
// groups by its one-pass and backtracking matchers, and what is written anew in their place.
#include <cstdint>
#include <cstdio>
#include <string>
#include <re2/re2.h>
#include <re2/set.h>

static uint32_t state = 1;
static uint32_t next() { return state = state * 1664525 + 1013904223, state >> 8; }

static std::string text(size_t n) {
  static const char *words[] = {"alpha", "beta", "gamma@example.org", "127.0.0.1", "2026-11-26", "delta", "x", "foo=bar", "\xce\xb1\xce\xb2", "0x7fff"};
  std::string s;
  while (s.size() < n) {
    s += words[next() % 10];
    s += next() % 13 ? ' ' : '\n';
    if (next() % 5 == 0) s += std::to_string(next());
  }
  return s;
}

int main() {
  const std::string s = text(5000000);
  const char *patterns[] = {
      "([a-z]+)@([a-z]+)\\.org", "(\\d+)\\.(\\d+)\\.(\\d+)\\.(\\d+)", "(\\d{4})-(\\d\\d)-(\\d\\d)", "(?i)ALPHA\\s+(beta|delta)", "\\b(\\w+)=(\\w+)\\b",
      "(?m)^(\\S+).*?(\\S+)$", "[\\p{Greek}]+", "((a|b|d)[a-z]*)\\s+x", "(x+x+)+y", "0x([0-9a-f]+)"};
  uint64_t sum = 0;
  for (const char *p : patterns) {
    RE2::Options quiet;
    quiet.set_log_errors(false);
    RE2 re(p, quiet);
    if (!re.ok()) {
      printf("%s: %s\n", p, re.error().c_str());
      continue;
    }
    re2::StringPiece in(s), first;
    size_t found = 0;
    for (size_t at = 0; re.Match(s, at, s.size(), RE2::UNANCHORED, &first, 1); found++) {
      at = first.data() - s.data() + (first.size() ? first.size() : 1);
      sum = sum * 31 + first.size();
    }
    std::string one, two;
    size_t groups = 0;
    if (re.NumberOfCapturingGroups() >= 2)
      while (RE2::FindAndConsume(&in, re, &one, &two)) groups += one.size() + two.size();
    std::string copy(s, 0, 100000);
    int replaced = RE2::GlobalReplace(&copy, re, "<\\0>");
    printf("%-30s %zu %zu %d %zu size %d\n", p, found, groups, replaced, copy.size(), re.ProgramSize());
  }
  RE2::Set set(RE2::DefaultOptions, RE2::UNANCHORED);
  for (const char *p : {"alpha", "g.*a@", "\\d+", "delta x", "zzz"}) set.Add(p, nullptr);
  set.Compile();
  for (size_t i = 0; i + 200 < s.size(); i += 997) {
    std::vector<int> v;
    set.Match(s.substr(i, 100), &v);
    for (int x : v) sum = sum * 31 + x;
  }
  for (int i = 0; i < 3000; i++) { // compiled anew each time
    RE2 re("(" + std::to_string(i) + "|[a-f]{2," + std::to_string(3 + i % 5) + "}|(foo|bar)*)+");
    sum += re.ProgramSize();
  }
  printf("%llu\n", (unsigned long long)sum);
}
