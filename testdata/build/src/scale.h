unsigned long scaled(unsigned n, unsigned by);
