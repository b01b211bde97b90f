/** Raymarched landscapes. uA: x camera height, y sun azimuth, z sun elevation, w clouds. */
export const terrain = `
// uB: x snow line, y water (1 lake), z fog, w relief
float H(vec2 p,int n){float base=ridged(p*.16+uSeed*5.7,n)*2.3*uB.w;float valley=smoothstep(.2,3.4,abs(p.x+sin(p.y*.3+uSeed)*.7));
  return base*(.16+.84*valley)*smoothstep(-1.,7.,p.y)-.28;}
float march(vec3 ro,vec3 rd,int oct,float far){float t=.3;
  for(int i=0;i<130;i++){vec3 q=ro+rd*t;float h=q.y-H(q.xz,oct);if(h<.0015*t||t>far)break;t+=h*.42+.002*t;if(q.y>3.4&&rd.y>0.)return far+1.;}return t;}
vec3 shade(vec3 ro,vec3 rd,vec3 sun,int oct){float far=46.;float t=march(ro,rd,oct,far);
  vec3 bg=sky(rd,sun,uA.w);if(bg.x<0.||t>far)return bg;
  vec3 q=ro+rd*t;vec2 e=vec2(.004*t,0);
  vec3 n=normalize(vec3(H(q.xz-e.xy,8)-H(q.xz+e.xy,8),2.*e.x,H(q.xz-e.yx,8)-H(q.xz+e.yx,8)));
  float dif=clamp(dot(n,sun),0.,1.);float sh=1.;float k=.15;
  for(int i=0;i<14;i++){vec3 s=q+sun*k;float h=s.y-H(s.xz,4);sh=min(sh,7.*h/k);k+=.22;}sh=clamp(sh,0.,1.);
  float snow=smoothstep(uB.x,uB.x+.35,q.y+.35*fbm(q.xz*3.,3))*smoothstep(.35,.72,n.y);
  vec3 rock=mix(DARK,MATTER,.35+.65*fbm(q.xz*5.+q.y*4.,3));
  vec3 alb=mix(rock,mix(vec3(.85),HORIZON,.12)*1.05,snow);
  alb=mix(alb,MATTER*.8,smoothstep(.75,.95,n.y)*(1.-snow)*.7);
  vec3 c=alb*(LIGHT*dif*sh*2.5+mix(ZENITH,HORIZON,.5)*(.35+.3*n.y)*1.1);
  float f=1.-exp(-pow(t*uB.z*.05,1.5));vec3 fog=mix(HORIZON,sky(normalize(vec3(rd.x,.03,rd.z)),sun,0.),.65);
  return mix(c,fog,f*exp(-max(q.y,0.)*.16));}
vec3 scene(vec2 p){
  vec3 sun=normalize(vec3(sin(uA.y),uA.z,cos(uA.y)));
  vec3 ro=vec3(sin(uSeed*3.)*.3,uA.x,uTime*.1);vec3 rd=normalize(vec3(p.x,p.y-.02,1.35));
  float tw=rd.y<0.?-ro.y/rd.y:1e9;
  if(uB.y>.5&&rd.y<0.){float t=march(ro,rd,5,min(tw,46.));
    if(t>=min(tw,46.)*.995){vec3 w=ro+rd*tw;float a=.02+.05*smoothstep(0.,12.,tw);
      vec3 n=normalize(vec3((noise(w.xz*vec2(9,26)+uTime*.6)-.5)*a,1.,(noise(w.xz*vec2(11,34)-uTime*.5)-.5)*a*1.4));
      vec3 rr=reflect(rd,n);rr.y=abs(rr.y)+.004;vec3 c=shade(w+vec3(0,.002,0),rr,sun,5);
      float fr=.25+.75*pow(1.-clamp(-rd.y,0.,1.),4.);return mix(mix(DARK,ZENITH,.4)*.35,c*.86,fr);}}
  return shade(ro,rd,sun,7);}
`;

export const dunes = `
// uB: x dune size, y ripple strength, z haze, w time of night (stars)
float D(vec2 p){p*=uB.x;p+=uSeed*9.;float w=fbm(p*.22,2)*2.2;float s=0.,a=1.;
  for(int i=0;i<3;i++){float x=p.x*.2+p.y*.16+w;float f=fract(x);float r=f<.72?smoothstep(0.,.72,f):1.-smoothstep(.72,1.,f);
    s+=a*r*(.35+.65*noise(p*.25));p=rot(.6)*p*1.9+4.;w=fbm(p*.25,2)*1.5;a*=.3;}
  return s*.95/uB.x;}
vec3 scene(vec2 p){
  vec3 sun=normalize(vec3(sin(uA.y),uA.z,cos(uA.y)));
  vec3 ro=vec3(uTime*.08,0,uTime*.12);ro.y=max(max(D(ro.xz),D(ro.xz+vec2(0,1.2))),max(D(ro.xz+vec2(.5,2.4)),D(ro.xz+vec2(-.6,2.))))+uA.x*.55;vec3 rd=normalize(vec3(p.x,p.y-.06,1.4));
  vec3 bg=sky(rd,sun,uA.w)+uB.w*stars(p+.3)*smoothstep(.0,.4,p.y)*.9;
  float t=.1;bool hit=false;
  for(int i=0;i<90;i++){vec3 q=ro+rd*t;if(q.y>2.6&&rd.y>0.)break;float h=q.y-D(q.xz);if(h<.0012*t){hit=true;break;}t+=h*.5+.003*t;if(t>34.)break;}
  if(!hit)return bg;
  vec3 q=ro+rd*t;vec2 e=vec2(.003*t+.002,0);
  vec3 n=normalize(vec3(D(q.xz-e.xy)-D(q.xz+e.xy),2.*e.x,D(q.xz-e.yx)-D(q.xz+e.yx)));
  float rip=sin((q.x*1.3+q.z*.7+fbm(q.xz*2.,3)*1.6)*58.)*exp(-t*.28)*uB.y;n=normalize(n+vec3(rip*.16,0,rip*.09));
  float dif=clamp(dot(n,sun),0.,1.);float sh=1.,k=.06;
  for(int i=0;i<10;i++){vec3 s=q+sun*k;sh=min(sh,9.*(s.y-D(s.xz))/k);k*=1.55;}sh=clamp(sh,0.,1.);
  vec3 alb=mix(MATTER,MATTER*1.25,fbm(q.xz*7.,3));
  vec3 c=alb*(LIGHT*dif*sh*2.6+ZENITH*.5*(.5+.5*n.y)+HORIZON*.16+DARK*.2);
  float g=pow(clamp(dot(reflect(rd,n),sun),0.,1.),22.);c+=LIGHT*g*sh*.35;
  c+=LIGHT*.05*step(.985,hash(floor(q.xz*260.)))*sh;
  float f=1.-exp(-t*uB.z*.075);return mix(c,mix(HORIZON,bg,.6),f);}
`;

export const sea = `
// uB: x swell, y horizon height, z foam, w stars
float W(vec2 p,int n){float s=0.,a=.5*uB.x;p*=.55;float d=.3;vec2 drift=vec2(0);
  for(int i=0;i<n;i++){vec2 dir=vec2(sin(d),cos(d));float x=dot(p+drift,dir)+uTime*(.7+.25*float(i));float w=exp(sin(x)-1.);
    s+=w*a;drift-=dir*cos(x)*w*a*.5;p*=1.52;a*=.62;d+=1.9+hash(uSeed+float(i));}return s;}
vec3 scene(vec2 p){
  p.y-=uB.y;vec3 sun=normalize(vec3(sin(uA.y),uA.z,cos(uA.y)));
  vec3 ro=vec3(uSeed*10.,uA.x,uTime*.2);vec3 rd=normalize(vec3(p.x,p.y,1.35));
  vec3 bg=sky(rd,sun,uA.w)+uB.w*stars(p+.2)*smoothstep(0.,.35,p.y);
  if(rd.y>-.001)return bg;
  float t=(uB.x-ro.y)/rd.y;t=max(t,.05);
  for(int i=0;i<40;i++){vec3 q=ro+rd*t;float h=q.y-W(q.xz,6);if(h<.002*t)break;t+=h*.55;if(t>120.)break;}
  vec3 q=ro+rd*t;vec2 e=vec2(.0035*t+.002,0);float k=1./(1.+t*.03);
  vec3 n=normalize(vec3((W(q.xz-e.xy,11)-W(q.xz+e.xy,11))*k,2.*e.x,(W(q.xz-e.yx,11)-W(q.xz+e.yx,11))*k));
  vec3 r=reflect(rd,n);r.y=abs(r.y);float fr=.04+.96*pow(1.-max(dot(n,-rd),0.),5.);
  vec3 water=mix(DARK,MATTER,.3+.5*clamp(q.y/uB.x,0.,1.));
  vec3 c=mix(water*(.5+.6*max(dot(n,sun),0.)),sky(r,sun,0.),fr);
  c+=LIGHT*pow(max(dot(r,sun),0.),140.)*3.;c+=MATTER*LIGHT*.5*pow(clamp(q.y/uB.x,0.,1.),3.)*max(0.,dot(rd,sun));
  c+=vec3(.8)*uB.z*smoothstep(.62,.95,q.y/uB.x*(.6+.6*fbm(q.xz*4.,4)))*mix(vec3(1),HORIZON,.4);
  float f=1.-exp(-t*.009);return mix(c,mix(HORIZON,sky(normalize(vec3(rd.x,.02,rd.z)),sun,0.),.6),f);}
`;

export const clouds = `
// uB: x cloud top, y density, z speed, w stars. Volumetric sea of clouds seen from above.
float den(vec3 q,int n){return clamp((uB.x-q.y)*.9+ (fbm(q*vec3(.42,.62,.42)+uSeed*4.+vec3(uTime*.05,0,0),n)-.5)*4.6,0.,1.);}
vec3 scene(vec2 p){
  vec3 sun=normalize(vec3(sin(uA.y),uA.z,cos(uA.y)));
  vec3 ro=vec3(0,uA.x,uTime*uB.z);vec3 rd=normalize(vec3(p.x,p.y-.05,1.3));
  vec3 bg=sky(rd,sun,uA.w)+uB.w*stars(p)*smoothstep(0.,.4,p.y);
  float T=1.;vec3 c=vec3(0);float t=.4+hash(p*917.)*.25;
  for(int i=0;i<76;i++){vec3 q=ro+rd*t;if(T<.02||t>38.)break;
    if(q.y<uB.x+1.25){float d=den(q,5)*uB.y;
      if(d>.01){float l=clamp((d-den(q+sun*.6,4)*uB.y)*1.25+.3,0.,1.);
        vec3 k=mix(mix(DARK,ZENITH,.6)*.55+MATTER*.12,LIGHT*1.25,l*l*(1.8-.8*l));k+=LIGHT*.25*pow(max(dot(rd,sun),0.),5.);
        k=mix(k,mix(HORIZON,bg,.5),1.-exp(-t*t*.0022));float a=1.-exp(-d*.9*(.35+t*.05));c+=k*a*T;T*=1.-a;}}
    t+=.16+t*.028;}
  return c+bg*T;}
`;
