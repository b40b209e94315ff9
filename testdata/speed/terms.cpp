// Terms are parsed, evaluated and now and then wrong, which is thrown; words are counted: virtual functions, exceptions, strings, maps, closures.
#include <algorithm>
#include <cstdio>
#include <functional>
#include <map>
#include <memory>
#include <numeric>
#include <stdexcept>
#include <string>
#include <unordered_map>
#include <vector>
struct Node { virtual ~Node() {} virtual long eval(std::map<std::string,long>&) const = 0; };
struct Num : Node { long v; Num(long v):v(v){} long eval(std::map<std::string,long>&) const override { return v; } };
struct Var : Node { std::string n; Var(std::string n):n(n){} long eval(std::map<std::string,long>&m) const override { auto i=m.find(n); if(i==m.end()) throw std::out_of_range(n); return i->second; } };
struct Bin : Node { char op; std::unique_ptr<Node> a,b; Bin(char o,std::unique_ptr<Node> x,std::unique_ptr<Node> y):op(o),a(std::move(x)),b(std::move(y)){}
 long eval(std::map<std::string,long>&m) const override { long x=a->eval(m),y=b->eval(m); switch(op){case '+':return x+y;case '-':return x-y;case '*':return x*y%1000003;case '/': if(!y) throw std::runtime_error("division"); return x/y;} return 0; } };
struct Parser { const char*p; std::unique_ptr<Node> expr(){ auto l=term(); while(*p=='+'||*p=='-'){char o=*p++; l=std::make_unique<Bin>(o,std::move(l),term());} return l; }
 std::unique_ptr<Node> term(){ auto l=atom(); while(*p=='*'||*p=='/'){char o=*p++; l=std::make_unique<Bin>(o,std::move(l),atom());} return l; }
 std::unique_ptr<Node> atom(){ if(*p=='('){p++;auto e=expr(); if(*p!=')') throw std::invalid_argument("paren"); p++; return e;} if(*p>='0'&&*p<='9'){long v=0; while(*p>='0'&&*p<='9') v=v*10+(*p++-'0'); return std::make_unique<Num>(v);} std::string n; while(*p>='a'&&*p<='z') n+=*p++; if(n.empty()) throw std::invalid_argument("atom"); return std::make_unique<Var>(n);} };
int main(){ unsigned s=1; auto rnd=[&]{ s=s*1103515245+12345; return (s>>16)&0x7fff; };
 std::map<std::string,long> env{{"x",3},{"y",14},{"zed",15}}; long sum=0; int bad=0;
 std::function<std::string(int)> gen=[&](int d)->std::string{ if(d==0||rnd()%5==0){ switch(rnd()%6){case 0:return "x";case 1:return "y";case 2:return "zed";case 3:return rnd()%50?"w1"[0]+std::string("x"):"q";default:return std::to_string(rnd()%100);} } std::string o(1,"+-*/"[rnd()%4]); return "("+gen(d-1)+o+gen(d-1)+")"; };
 for(int i=0;i<60000;i++){ std::string t=gen(5); try { Parser p{t.c_str()}; auto e=p.expr(); sum=(sum*31+e->eval(env))%1000000007; } catch(std::out_of_range&e){ bad++; sum+=e.what()[0]; } catch(std::exception&e){ bad+=2; sum+=e.what()[0]; } }
 std::unordered_map<std::string,int> words; std::vector<std::pair<int,std::string>> v;
 for(int i=0;i<300000;i++) words[std::to_string(rnd()%5000)]++;
 for(auto&w:words) v.push_back({w.second,w.first}); std::sort(v.begin(),v.end());
 for(auto&w:v) sum=(sum*131+w.first+std::accumulate(w.second.begin(),w.second.end(),0))%1000000007;
 std::printf("%ld %d %zu\n",sum,bad,v.size()); }
