#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
static int cb(void *p, int n, char **v, char **c) {
  for (int i = 0; i < n; i++) printf("%s|", v[i] ? v[i] : "NULL");
  puts("");
  return 0;
}
static void ex(sqlite3 *d, const char *s) {
  char *e = 0;
  if (sqlite3_exec(d, s, cb, 0, &e)) {
    printf("err %s: %s\n", s, e);
    exit(1);
  }
}
int main() {
  sqlite3 *d;
  sqlite3_open(":memory:", &d);
  ex(d, "create table a(id integer primary key, x int, y text); create table b(id integer primary key, aid "
        "int, v real); create index bi on b(aid);");
  ex(d, "begin");
  ex(d, "with recursive c(i) as (select 1 union all select i+1 from c where i<120000) insert into a select "
        "i, (i*7919)%10007, 'name'||((i*31)%977) from c;");
  ex(d, "with recursive c(i) as (select 1 union all select i+1 from c where i<150000) insert into b select "
        "i, (i*104729)%120000, i*0.25 from c;");
  ex(d, "commit");
  for (int k = 0; k < 2; k++) {
    ex(d, "select count(*), sum(x), avg(x), max(y) from a;");
    ex(d, "select y, count(*), sum(x) from a group by y order by 3 desc limit 5;");
    ex(d, "select sum(a.x*b.v) from a join b on b.aid=a.id where a.x%3=1;");
    ex(d, "select count(*) from a where y like '%7%' and x between 100 and 9000;");
    ex(d, "select upper(substr(y,2,4)), length(group_concat(id)) from a where id<20000 group by 1 order by 1 "
          "limit 3;");
    ex(d, "update a set x=x+1 where id%5=0; delete from b where id%11=0;");
  }
  ex(d, "select sum(x) from a; select count(*) from b;");
  sqlite3_close(d);
  return 0;
}
