// Functions that choose among constants: of characters, of errors, of states.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int digit(int c) {
  switch (c) {
  case '0': return 3;
  case '1': return 17;
  case '2': return 4;
  case '3': return 91;
  case '4': return 6;
  case '5': return 8;
  case '6': return 1;
  case '7': return 5;
  case '8': return 44;
  case '9': return 7;
  default: return -1;
  }
}

static const char *name(unsigned error) {
  switch (error) {
  case 0: return "ok";
  case 1: return "permission";
  case 2: return "no entry";
  case 3: return "no process";
  case 4: return "interrupted";
  case 5: return "input or output";
  default: return "?";
  }
}

static int is_space(int c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\v' || c == '\f'; }

static int precedence(int c) {
  if (c == '+' || c == '-') return 1;
  if (c == '*' || c == '/') return 2;
  if (c == '(') return 9;
  return 0;
}

enum state { start, number, word, blank, end };

static enum state next(enum state s, int c) {
  switch (s) {
  case start: return c < 16 ? blank : number;
  case number: return c < 40 ? number : word;
  case word: return c == 63 ? end : word;
  case blank: return start;
  default: return start;
  }
}

int main(int argc, char **argv) {
  int rounds = argc > 1 ? atoi(argv[1]) : 20000000;
  unsigned seed = 1;
  long sum = 0;
  enum state s = start;
  for (int i = 0; i < rounds; i++) {
    seed = seed * 1103515245u + 12345;
    int c = seed >> 16 & 63;
    s = next(s, c);
    sum += digit(c) + is_space(c) * 5 + precedence(c) + name(c & 7)[0] + s;
  }
  printf("%ld\n", sum);
  return 0;
}
