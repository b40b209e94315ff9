local function fib(n) if n<2 then return n end return fib(n-1)+fib(n-2) end
print(fib(30))
local t={} local s=42
for i=1,200000 do s=(s*1103515245+12345)%2147483648 t[i]=s end
table.sort(t) print(t[1],t[100000],t[200000])
local function nbody(n)
 local b={{0,0,0,0,0,0,39.47},{4.84,-1.16,-0.10,0.6,2.8,-0.02,0.037},{8.34,4.12,-0.4,-1.01,1.8,0.008,0.011},{12.8,-15.1,-0.22,1.08,0.86,-0.01,0.0017}}
 for _=1,n do
  for i=1,#b do local p=b[i] for j=i+1,#b do local q=b[j]
   local dx,dy,dz=p[1]-q[1],p[2]-q[2],p[3]-q[3]
   local d=dx*dx+dy*dy+dz*dz local m=0.01/(d*math.sqrt(d))
   p[4]=p[4]-dx*q[7]*m p[5]=p[5]-dy*q[7]*m p[6]=p[6]-dz*q[7]*m
   q[4]=q[4]+dx*p[7]*m q[5]=q[5]+dy*p[7]*m q[6]=q[6]+dz*p[7]*m end end
  for i=1,#b do local p=b[i] p[1]=p[1]+0.01*p[4] p[2]=p[2]+0.01*p[5] p[3]=p[3]+0.01*p[6] end
 end
 return b[1][1]
end
print(string.format("%.6f",nbody(60000)))
local parts={} for i=1,100000 do parts[#parts+1]=("%d:%s"):format(i,("x"):rep(i%7)) end
local big=table.concat(parts,",") print(#big, select(2,big:gsub("xx","y")), big:find("99999"))
