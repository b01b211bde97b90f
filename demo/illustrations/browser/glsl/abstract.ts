/** Objects, architecture and pure form. */
const sdf = `
float box(vec3 q,vec3 b,float r){vec3 d=abs(q)-b+r;return length(max(d,0.))+min(max(d.x,max(d.y,d.z)),0.)-r;}
float cyl(vec3 q,float r,float h){vec2 d=abs(vec2(length(q.xz),q.y))-vec2(r,h);return min(max(d.x,d.y),0.)+length(max(d,0.));}
float smin(float a,float b,float k){float h=clamp(.5+.5*(b-a)/k,0.,1.);return mix(b,a,h)-k*h*(1.-h);}
`;

const render = `
vec3 trace(vec3 ro,vec3 rd,vec3 sun,vec3 bg,float soft){float t=.05;vec2 m=vec2(0);bool hit=false;
  for(int i=0;i<140;i++){m=map(ro+rd*t);if(m.x<.0009*t){hit=true;break;}t+=m.x*.9;if(t>26.)break;}
  if(!hit)return bg;vec3 q=ro+rd*t;vec2 e=vec2(.0012*t+.0006,0);float b=map(q).x;vec3 n=normalize(vec3(map(q+e.xyy).x-b,map(q+e.yxy).x-b,map(q+e.yyx).x-b));
  float sh=1.,k=.03;for(int i=0;i<34;i++){float h=map(q+n*.004+sun*k).x;sh=min(sh,soft*h/k);k+=clamp(h,.018,.35);if(sh<.005||k>9.)break;}sh=smoothstep(0.,1.,clamp(sh,0.,1.));
  float ao=0.,w=1.;for(int i=1;i<6;i++){float d=.06*float(i);ao+=w*(d-map(q+n*d).x);w*=.7;}ao=clamp(1.-1.4*ao,0.,1.);
  vec4 mt=material(q,n,m.y);float dif=max(dot(n,sun),0.);float sp=pow(max(dot(reflect(rd,n),sun),0.),mix(8.,90.,mt.w));
  vec3 c=mt.rgb*(LIGHT*dif*sh*2.5+mix(HORIZON,ZENITH,.5+.5*n.y)*.55*ao+MATTER*.14*ao*max(-n.y,0.));c+=LIGHT*sp*sh*mt.w*1.1+HORIZON*mt.w*.35*pow(1.+dot(rd,n),4.)*ao;
  return mix(c,bg,1.-exp(-max(t-5.,0.)*max(t-5.,0.)*.006));}
mat3 look(vec3 ro,vec3 ta){vec3 f=normalize(ta-ro);vec3 s=normalize(cross(vec3(0,1,0),f));return mat3(s,cross(f,s),f);}
`;

export const arches = `${sdf}
// uA: x kind (0 arcade, 1 stairs, 2 towers, 3 rings), y sun azimuth, z sun height, w water (0/1); uB: x turn, y ball
vec2 map(vec3 q){vec2 r=vec2(q.y+ (uA.w>.5?.02*sin(q.x*6.+uTime)*sin(q.z*5.):0.),1.);float d;
  if(uA.x<.5){vec3 w=q-vec3(0,1.5,3.);float rx=clamp(floor(w.x/1.25+.5),-3.,2.);vec3 a=vec3(w.x-rx*1.25,w.y,w.z);float wall=box(w+vec3(.62,0,0),vec3(3.75,1.5,.4),.01);float hole=min(length(vec2(a.x,a.y+.1))-.46,max(abs(a.x)-.46,a.y+.1));hole=max(hole,-w.y-1.6);d=max(wall,-hole);
    vec3 w2=q-vec3(-2.9,2.1,1.);float hole2=min(length(vec2(w2.z-.2,w2.y+.4))-.6,max(abs(w2.z-.2)-.6,w2.y+.4));d=min(d,max(box(w2,vec3(.35,2.1,2.1),.01),-hole2));}
  else if(uA.x<1.5){d=1e9;vec3 w=q-vec3(.4,0,2.6);for(int i=0;i<9;i++){float k=float(i);d=min(d,box(w-vec3(-1.5+k*.34,.13+k*.13,0.),vec3(.17,.13+k*.13,.75),.006));}
    vec3 g=q-vec3(2.35,1.9,2.6);float hole=min(length(vec2(g.z,g.y-.95))-.4,max(abs(g.z)-.4,abs(g.y-.75)-.45));d=min(d,max(box(g+vec3(-.45,.0,0),vec3(.75,2.2,1.),.01),-max(hole,abs(g.x+.3)-.6)));d=min(d,box(q-vec3(-3.2,1.2,4.),vec3(.6,2.5,.6),.01));}
  else if(uA.x<2.5){d=1e9;for(int i=0;i<7;i++){float k=float(i);float h=.5+2.1*hash(k+uSeed);vec3 w=q-vec3((k-3.)*.95+.3*hash(k*3.),h,2.6+1.6*hash(k*7.+uSeed));float s=.26+.16*hash(k*5.);d=min(d,hash(k*2.+uSeed)<.5?cyl(w,s,h):box(w,vec3(s,h,s),.01));if(hash(k*9.+uSeed)<.5)d=min(d,length(w-vec3(0,h,0))-s*.98);}}
  else{d=1e9;for(int i=0;i<5;i++){float k=float(i);vec3 w=q-vec3(.2*k*sin(uSeed*9.),1.35,1.6+k*1.05);float R=1.25;vec2 t=vec2(length(w.xy)-R,w.z);d=min(d,box(vec3(t.x,t.y,0),vec3(.11,.13,1.),.02));}}
  if(d<r.x)r=vec2(d,2.);
  if(uB.y>.05){vec3 c=uA.x<.5?vec3(.75,uB.y,1.5):uA.x<1.5?vec3(-.35,uB.y,1.1):uA.x<2.5?vec3(.5,uB.y,1.4):vec3(0.,1.35,4.2);float b=length(q-c)-uB.y;if(b<r.x)r=vec2(b,3.);}
  return r;}
vec4 material(vec3 q,vec3 n,float id){if(id<1.5)return uA.w>.5?vec4(mix(DARK,ZENITH,.6)*.7,.9):vec4(MATTER*(.9+.15*fbm(q.xz*9.,4)),.02);if(id<2.5)return vec4(mix(MATTER*1.05,HORIZON,.25)*(.9+.16*fbm(q*9.,4)),.04);return vec4(ACCENT*1.05,.55);}
${render}
vec3 scene(vec2 p){vec3 sun=normalize(vec3(sin(uA.y),uA.z,cos(uA.y)));vec3 ro=vec3(.4+2.6*sin(uB.x),1.25,-2.6);mat3 m=look(ro,vec3(.25,1.2,2.4));vec3 rd=m*normalize(vec3(p,1.35));
  vec3 bg=mix(HORIZON,ZENITH,smoothstep(-.02,.55,rd.y))+LIGHT*.3*exp(-length(p-vec2(-.35,.2))*3.);float cl=fbm(rd.xz/(abs(rd.y)+.25)*1.6+uSeed*3.,6);bg=mix(bg,mix(LIGHT,vec3(1),.3)*.95,smoothstep(.52,.85,cl)*.55);
  vec3 c=trace(ro,rd,sun,bg,14.);
  if(uA.w>.5&&rd.y<0.){float t=-ro.y/rd.y;vec2 mm=map(ro+rd*(t*.999));if(t<24.){float tt=.05;bool front=true;for(int i=0;i<90;i++){float h=map(ro+rd*tt).x;if(h<.004){break;}tt+=h;if(tt>t)break;}
    if(tt>t-.06){vec3 q=ro+rd*t;vec3 n=normalize(vec3((noise(q.xz*vec2(5,13)+uTime)-.5)*.05,1.,(noise(q.xz*vec2(6,17)-uTime)-.5)*.07));vec3 r=reflect(rd,n);r.y=abs(r.y);vec3 bg2=mix(HORIZON,ZENITH,smoothstep(-.02,.55,r.y));c=mix(trace(q+vec3(0,.03,0),r,sun,bg2,14.)*.9,mix(ZENITH,DARK,.3)*.6,.22);}}}
  return c;}
`;

export const still = `${sdf}
// Still life on a table. uA: x set (0 fruit, 1 cups and bottle, 2 bowl, 3 weights, 4 books), y sun azimuth, z sun height, w table gloss
float bowl(vec3 q,float r){float s=abs(length(q)-r)-.025;return max(s,q.y-.05)*.9;}
vec2 map(vec3 q){vec2 r=vec2(q.y,1.);float d;
  if(uA.x<.5||uA.x>1.5&&uA.x<2.5){bool b=uA.x>1.5;if(b){d=min(bowl(q-vec3(.1,.72,0.),.72),cyl(q-vec3(.1,.03,0),.34,.04));if(d<r.x)r=vec2(d,2.);}
    for(int i=0;i<8;i++){float k=float(i);vec3 c=b?vec3(.1+.36*sin(k*2.1+uSeed),.66+.16*hash(k)+.12*step(4.5,k),.36*cos(k*2.1+uSeed)):vec3(-1.15+.42*k+.12*hash(k+uSeed),0.,.55*sin(k*2.4+uSeed*5.));float R=.21+.09*hash(k*3.+uSeed);if(!b)c.y=R;
      vec3 w=q-c;float an=hash(k*7.+uSeed)*3.;w.xz*=rot(an);float s=length(w*vec3(1.,.95+.1*hash(k),1.))-R+.05*R*cos(3.*atan(w.x,w.z))*step(.6,hash(k*5.+uSeed));s=max(s,-(length(w-vec3(0,R*1.22,0))-R*.36));s=min(s,cyl(w-vec3(.01,R*.98,0),.012,.09));if(s<r.x)r=vec2(s,10.+k);}
    if(!b){vec3 w=q-vec3(-1.3,.0,.8);d=min(cyl(w-vec3(0,.55,0),.26,.52)-.03,cyl(w-vec3(0,1.35,0),.075,.36));d=smin(d,cyl(w-vec3(0,1.35,0),.075,.36),.22);if(d<r.x)r=vec2(d,3.);}}
  else if(uA.x<1.5){for(int i=0;i<3;i++){float k=float(i);vec3 w=q-vec3(-.9+k*.85,.0,.25*sin(k*3.+uSeed*7.));float R=.28+.06*hash(k+uSeed);d=max(abs(length(w.xz)-R*(1.+.12*w.y))-.022,abs(w.y-.3)-.3);d=min(d,cyl(w-vec3(0,.03,0),R,.02));d=min(d,cyl(w-vec3(0,.48,0),R*1.02,.012));vec2 h=vec2(length(vec2(w.x-R-.09,w.y-.32))-.15,w.z);d=min(d,length(h)-.035);if(d<r.x)r=vec2(d,10.+k);}
    vec3 w=q-vec3(.95,0,.75);d=smin(cyl(w-vec3(0,.6,0),.3,.56)-.04,cyl(w-vec3(0,1.5,0),.085,.4),.26);if(d<r.x)r=vec2(d,3.);}
  else if(uA.x<3.5){for(int i=0;i<3;i++){float k=float(i);vec3 w=q-vec3(-.95+k*1.,0.,-.1+.7*hash(k+uSeed));float R=.36+.1*hash(k*3.+uSeed);d=max(length(w-vec3(0,R*.95,0))-R,-w.y);vec3 h=w-vec3(0,R*1.72,0);vec2 t=vec2(length(h.xy*vec2(1.,1.05))-R*.62,h.z);float hd=length(t)-.065;hd=max(hd,-(h.y+R*.35));d=smin(d,hd,.07);if(d<r.x)r=vec2(d,10.+k);}
    vec3 w=q-vec3(.2,.13,-.95);float b=min(length(w.yz)-.055,1e9);b=max(b,abs(w.x)-1.);b=min(b,cyl((w-vec3(.75,0,0)).yxz,.25,.12)-.02);b=min(b,cyl((w-vec3(-.75,0,0)).yxz,.25,.12)-.02);b=max(b,-1e9);if(uB.x>.5&&b<r.x)r=vec2(b,3.);}
  else{for(int i=0;i<6;i++){float k=float(i);vec3 w=q-vec3(.05*sin(k*5.+uSeed*3.)-.1,.11+.2*k,0.);w.xz*=rot((hash(k+uSeed)-.5)*.7);d=box(w,vec3(.72-.06*hash(k*3.),.088,.5),.012);float pg=box(w-vec3(.03,0,0),vec3(.72-.06*hash(k*3.),.066,.485),.0);if(d<r.x)r=vec2(max(d,-box(w-vec3(.2,0,0),vec3(.6,.068,.6),0.)),10.+k);if(pg<r.x)r=vec2(pg,4.);}
    float b=length(q-vec3(.15,1.43,0))-.19;if(b<r.x)r=vec2(b,3.);vec3 w=q-vec3(1.15,0,.35);d=max(abs(length(w.xz)-.24)-.02,abs(w.y-.26)-.26);d=min(d,cyl(w-vec3(0,.42,0),.23,.01));if(d<r.x)r=vec2(d,2.);}
  return r;}
vec4 material(vec3 q,vec3 n,float id){if(id<1.5){float g=fbm(vec2(q.x*2.,q.z*22.),4);return vec4(mix(MATTER,DARK*1.6,.15+.5*g),uA.w);}if(id<2.5)return vec4(mix(HORIZON,vec3(.85),.5)*.85,.35);if(id<3.5)return vec4(mix(DARK,ACCENT,.45)*.55,.95);if(id<4.5)return vec4(.85,.8,.7,.0)*(.8+.2*sin(q.y*400.));
  float k=id-10.;float h=hash(k*3.3+uSeed);vec3 a=h<.34?ACCENT:h<.67?LIGHT*.85:mix(MATTER,ACCENT,.4);if(uA.x>2.5&&uA.x<3.5)a=mix(DARK*.5,a*.6,step(.66,h)*.8);if(uA.x<1.5&&uA.x>.5)a=mix(a,vec3(.8),.35);return vec4(a*(.82+.3*fbm(q*7.+k,4)),uA.x>2.5?.35:.5);}
${render}
vec3 scene(vec2 p){vec3 sun=normalize(vec3(sin(uA.y),uA.z,cos(uA.y)));vec3 ro=vec3(.15+uTime*.05,1.25,-3.5);mat3 m=look(ro,vec3(.0,.55,.1));vec3 rd=m*normalize(vec3(p,1.75));
  float glow=exp(-length(p-vec2(.25,.12))*2.1);vec3 bg=mix(DARK*.6,ZENITH,glow)+HORIZON*.35*glow*glow;bg*=.85+.3*fbm(p*3.+uSeed,5);
  return trace(ro,rd,sun,bg,7.);}
`;

export const silk = `
// Folding silk or ink. uA: x scale, y contrast, z gloss, w swirl
float f(vec2 p,out vec2 q){vec2 s=vec2(uSeed*7.,uSeed*3.);q=vec2(fbm(p+s+uTime*.04,3),fbm(p+s+5.2-uTime*.03,3));vec2 r=vec2(fbm(p+uA.w*q+1.7,3),fbm(p+uA.w*q+8.3,3));q=r;return fbm(p+uA.w*r*1.,3);}
vec3 scene(vec2 p){vec2 q,z;vec2 x=p*uA.x;float h=f(x,q);vec2 e=vec2(.012,0);float hx=f(x+e,z)-h,hy=f(x+e.yx,z)-h;vec3 n=normalize(vec3(-hx,-hy,.009*uA.y));
  vec3 sun=normalize(vec3(-.5,.65,.55));vec3 c=mix(DARK,MATTER,smoothstep(.2,.75,h));c=mix(c,ACCENT,smoothstep(.4,.75,q.x)*.85);c=mix(c,HORIZON,smoothstep(.45,.85,q.y)*.8);c=mix(c,ZENITH,smoothstep(.6,.3,h)*.6);
  float d=max(dot(n,sun),0.);c*=.18+1.15*d;c+=LIGHT*pow(max(dot(reflect(vec3(0,0,-1),n),sun),0.),26.)*uA.z;return c*1.1*(.55+.65*exp(-dot(p,p)*1.2));}
`;

export const trails = `
// Long-exposure light trails. uA: x vanishing x, y vanishing y, z spread, w warp; uB: x amount, y ground
vec3 scene(vec2 p){vec2 o=vec2(uA.x,uA.y);vec2 d=p-o;float r=length(d);vec3 c=mix(DARK*.35,ZENITH*.75,exp(-r*1.8));c+=HORIZON*.55*exp(-r*3.6)+LIGHT*.8*exp(-r*14.);
  float a=atan(d.y,d.x);float w=uA.w*(fbm(vec2(log(r+.02)*1.2-uTime*.3,a*.6+uSeed),3)-.5);
  for(int L=0;L<4;L++){float k=float(L);float s=26.+34.*k;float x=(a+w)*s/6.2831*1.;float i=floor(x);float h=hash(i+k*19.+uSeed*7.);float f=abs(fract(x)-.5-.3*(hash(i*3.)-.5));float width=.03+.13*h*h;float len=fract(hash(i*7.+k)+uTime*(.15+.2*h));
    float seg=smoothstep(len-.35-.3*h,len,pow(r,.6))*smoothstep(len+.55,len+.02,pow(r,.6)*.9);vec3 col=h<.4?ACCENT:(h<.75?LIGHT:MATTER*1.5);c+=col*exp(-pow(f/width,2.)*3.)*seg*step(1.-uB.x,hash(i*1.7+k))*(.2+1.1*r)*(.9-.12*k)*1.15;c+=col*exp(-f*9.)*seg*.06*step(1.-uB.x,hash(i*1.7+k));}
  if(uB.y>-.9&&p.y<uB.y){float z=(uB.y-p.y);c*=.55;c+=HORIZON*.12*fbm(vec2(p.x/(z+.1)*3.,1./(z+.05)),4);}
  return c;}
`;

export const geo = `
// Swiss poster: tiles of circles, arcs and bars with paper and soft shadow. uA: x cells, y seed2, z paper, w round
float shape(vec2 f,float h,float r){f=rot(floor(r*4.)*1.5708)*f;if(h<.2)return length(f)-.5;if(h<.42)return length(f+.5)-1.;if(h<.56)return max(length(f+vec2(0,.5))-.5,-1.);if(h<.68)return max(abs(length(f+.5)-.62)-.2,-1.);if(h<.8)return f.x+f.y;if(h<.9)return abs(fract(f.x*4.)-.5)/4.-.06;return length(f)-.22;}
vec3 scene(vec2 p){vec2 g=p*uA.x+vec2(uSeed*3.,uA.y);vec2 i=floor(g),f=fract(g)-.5;vec3 c=mix(HORIZON,LIGHT,.35)*.9;float big=step(.72,hash(floor(i/2.)+uSeed));if(big>.5){i=floor(g/2.)*2.;f=fract(g/2.)-.5;}
  float a=hash(i*1.3+uSeed),b=hash(i*2.7+uSeed*2.),k=hash(i*3.9+uSeed);vec3 bgc=k<.35?HORIZON:k<.55?DARK*.9:k<.75?MATTER:k<.9?ZENITH:LIGHT;c=bgc;float e=.006*uA.x*.5;
  vec2 so=vec2(-.03,.03);float sh=smoothstep(.09,-.06,shape(f+so,a,b));c*=1.-.32*sh;float m=smoothstep(e,-e,shape(f,a,b));float k2=hash(i*5.1+uSeed);vec3 fc=k2<.3?ACCENT:k2<.5?LIGHT:k2<.7?DARK:k2<.85?ZENITH:MATTER;if(length(fc-bgc)<.25)fc=length(ACCENT-bgc)<.3?LIGHT:ACCENT;
  c=mix(c,fc*(.92+.16*(f.y+.5)),m);c*=.9+.2*fbm(p*vec2(160,150),2)*uA.z;c*=.92+.14*fbm(p*3.,4);return c*.82;}
`;
