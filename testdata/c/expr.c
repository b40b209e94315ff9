// An expression evaluator: recursive descent into a tree, the tree into byte
// code, the byte code run once by a switch and once by computed gotos.
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>

enum op { PUSH, ADD, SUB, MUL, DIV, MOD, NEG, LT, EQ, AND, OR, SEL, HALT };

typedef struct Node {
  enum op op;
  long value;
  struct Node *kid[3];
} Node;

static Node pool[256];
static int used;
static const char *src;

static Node *node(enum op op, Node *a, Node *b, Node *c) {
  if (used == 256)
    return &pool[255];
  Node *n = &pool[used++];
  *n = (Node){op, 0, {a, b, c}};
  return n;
}

static int accept(char c) {
  while (isspace((unsigned char)*src))
    src++;
  if (*src != c)
    return 0;
  src++;
  return 1;
}

static Node *ternary(void);

static Node *primary(void) {
  if (accept('(')) {
    Node *n = ternary();
    return accept(')') ? n : NULL;
  }
  if (accept('-')) {
    Node *n = primary();
    return n ? node(NEG, n, NULL, NULL) : NULL;
  }
  if (!isdigit((unsigned char)*src))
    return NULL;
  Node *n = node(PUSH, NULL, NULL, NULL);
  n->value = strtol(src, (char **)&src, 0);
  return n;
}

static const struct {
  char c;
  unsigned char level;
  enum op op;
} table[] = {{'|', 0, OR}, {'&', 1, AND}, {'=', 2, EQ}, {'<', 3, LT}, {'+', 4, ADD},
             {'-', 4, SUB}, {'*', 5, MUL}, {'/', 5, DIV}, {'%', 5, MOD}};

static Node *binary(int level) {
  if (level > 5)
    return primary();
  Node *left = binary(level + 1);
again:
  for (unsigned i = 0; left && i < sizeof table / sizeof *table; i++)
    if (table[i].level == level && accept(table[i].c)) {
      Node *right = binary(level + 1);
      if (!right)
        return NULL;
      left = node(table[i].op, left, right, NULL);
      goto again;
    }
  return left;
}

static Node *ternary(void) {
  Node *c = binary(0);
  if (!c || !accept('?'))
    return c;
  Node *a = ternary();
  if (!a || !accept(':'))
    return NULL;
  Node *b = ternary();
  return b ? node(SEL, c, a, b) : NULL;
}

static long code[1024];
static int len;

static void emit(const Node *n) {
  for (int i = 0; i < 3 && n->kid[i]; i++)
    emit(n->kid[i]);
  code[len++] = n->op;
  if (n->op == PUSH)
    code[len++] = n->value;
}

static long wrap_div(long a, long b) { return b == 0 ? 0 : b == -1 ? (long)(0ul - (unsigned long)a) : a / b; }
static long wrap_mod(long a, long b) { return b == 0 || b == -1 ? 0 : a % b; }

static long run_switch(const long *pc) {
  long stack[64], *sp = stack;
  for (;;)
    switch ((enum op)*pc++) {
    case PUSH: *sp++ = *pc++; break;
    case ADD: sp--; sp[-1] = (long)((unsigned long)sp[-1] + (unsigned long)sp[0]); break;
    case SUB: sp--; sp[-1] = (long)((unsigned long)sp[-1] - (unsigned long)sp[0]); break;
    case MUL: sp--; sp[-1] = (long)((unsigned long)sp[-1] * (unsigned long)sp[0]); break;
    case DIV: sp--; sp[-1] = wrap_div(sp[-1], sp[0]); break;
    case MOD: sp--; sp[-1] = wrap_mod(sp[-1], sp[0]); break;
    case NEG: sp[-1] = (long)(0ul - (unsigned long)sp[-1]); break;
    case LT: sp--; sp[-1] = sp[-1] < sp[0]; break;
    case EQ: sp--; sp[-1] = sp[-1] == sp[0]; break;
    case AND: sp--; sp[-1] &= sp[0]; break;
    case OR: sp--; sp[-1] |= sp[0]; break;
    case SEL: sp -= 2; sp[-1] = sp[-1] ? sp[0] : sp[1]; break;
    case HALT: return sp[-1];
    default: __builtin_unreachable();
    }
}

static long run_goto(const long *pc) {
  static void *const label[] = {&&push, &&add, &&sub, &&mul, &&div, &&mod, &&neg,
                                &&lt, &&eq, &&and, &&or, &&sel, &&halt};
  unsigned long stack[64], *sp = stack;
#define NEXT goto *label[*pc++]
  NEXT;
push: *sp++ = (unsigned long)*pc++; NEXT;
add: sp--; sp[-1] += sp[0]; NEXT;
sub: sp--; sp[-1] -= sp[0]; NEXT;
mul: sp--; sp[-1] *= sp[0]; NEXT;
div: sp--; sp[-1] = (unsigned long)wrap_div((long)sp[-1], (long)sp[0]); NEXT;
mod: sp--; sp[-1] = (unsigned long)wrap_mod((long)sp[-1], (long)sp[0]); NEXT;
neg: sp[-1] = -sp[-1]; NEXT;
lt: sp--; sp[-1] = (long)sp[-1] < (long)sp[0]; NEXT;
eq: sp--; sp[-1] = sp[-1] == sp[0]; NEXT;
and: sp--; sp[-1] &= sp[0]; NEXT;
or: sp--; sp[-1] |= sp[0]; NEXT;
sel: sp -= 2; sp[-1] = sp[-1] ? sp[0] : sp[1]; NEXT;
halt: return (long)sp[-1];
}

int main(void) {
  static const char *const tests[] = {
      "1 + 2 * 3", "(1 + 2) * -3", "100 / 7 % 4", "0x7fffffffffffffff + 1", "1 < 2 ? 10 : 20",
      "3 = 3 & 4 < 2 | 8", "7 / 0", "-(5 - 8) * (2 + (1 < 0 ? 100 : 1000))", "1 +", "(((1)", "9 % 5 % 3 ? 1 ? 2 : 3 : 4"};
  for (unsigned i = 0; i < sizeof tests / sizeof *tests; i++) {
    src = tests[i];
    used = len = 0;
    Node *n = ternary();
    if (!n || !accept('\0')) {
      printf("%s: syntax error\n", tests[i]);
      continue;
    }
    emit(n);
    code[len++] = HALT;
    long a = run_switch(code), b = run_goto(code);
    printf("%s = %ld%s\n", tests[i], a, a == b ? "" : " (the two machines differ)");
  }
  return 0;
}
