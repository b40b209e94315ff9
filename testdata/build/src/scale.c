#include "scale.h"

static unsigned long widened(unsigned n) { return n; }

/* The product of two numbers of 32 bits is one of 64, so that nothing is lost. */
unsigned long scaled(unsigned n, unsigned by) { return widened(n) * by; }
