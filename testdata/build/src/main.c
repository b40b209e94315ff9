#include <stdio.h>

#include "scale.h"

int main(void) {
  for (unsigned i = 1; i <= 3; i++)
    printf("%lu\n", scaled(1000000000u * i, 24) / 24);
  return 0;
}
