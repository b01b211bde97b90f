/** Cities, rooms, roads, stages. */
export const city = `
// uA: x skyline height, y horizon, z wet ground (0/1), w clouds; uB: x neon, y moon x, z moon y, w haze
vec3 back(vec2 p){vec3 c=mix(HORIZON,ZENITH,smoothstep(-.05,.6,p.y-uA.y));
  float cl=fbm(p*vec2(1.6,3.5)+uSeed*5.,6);c=mix(c,mix(DARK,LIGHT,.3),smoothstep(.45,.85,cl)*uA.w*.6);
  vec2 m=p-vec2(uB.y,uB.z);float r=length(m);c+=LIGHT*(smoothstep(.085,.08,r)*(.75+.35*fbm(m*22.,4))+.2*exp(-r*6.)+.1*exp(-r*1.8));return c;}
vec3 town(vec2 p){vec3 c=back(p);
  for(int L=0;L<6;L++){float k=float(L);float s=19.-k*2.6;float x=p.x*s+uSeed*31.+k*7.3+uTime*.02*k*s*.2;float i=floor(x);float fx=fract(x);
    float h=hash(i+k*13.);float mid=exp(-pow(p.x*1.3+.2*sin(uSeed*9.),2.)*1.6);float top=uA.y+uA.x*(.12+.9*h*h*(.35+mid))*(.95-.11*k)+.035*(5.-k)*.25;
    float w=.06+.22*hash(i*1.7+k);float tower=step(.82,hash(i+k*3.1));float step2=top+tower*.05*step(abs(fx-.5),.2)+tower*.11*step(abs(fx-.5),.018);
    float in_=step(w*.4,fx)*step(fx,1.-w*.4);float b=max(in_*step(p.y,step2),step(p.y,top*.55+uA.y*.45));
    float hz=exp(-(5.-k)*0.)*uB.w;vec3 base=mix(mix(DARK,HORIZON,.62),DARK*.55,k/5.);base+=HORIZON*.28*hz*exp(-(p.y-uA.y)*6.)*(1.-k/6.);base+=LIGHT*.05*smoothstep(.1,.0,fx-w*.4)*k/5.;
    vec2 g=vec2(fx*(6.+3.*h),(p.y-uA.y)*(120.-k*14.));vec2 gi=floor(g),gf=fract(g);float lit=step(.62+.2*hash(i*3.+k),hash(gi+i*17.+k*5.));
    float win=step(.18,gf.x)*step(gf.x,.82)*step(.22,gf.y)*step(gf.y,.74)*lit*in_*step(p.y,top-.008);
    float hue=hash(gi*1.3+i);vec3 wc=hue<.72?LIGHT:(hue<.88?mix(LIGHT,vec3(1),.5):ACCENT);float tw=.7+.3*step(.1,fract(hash(gi+i)*9.+uTime*.05));
    base+=wc*win*tw*(.22+.85*hash(gi+2.))*(.3+.13*k);
    float sg=step(.74,hash(i*5.+k*2.))*uB.x*step(1.5,k);vec2 sp=vec2(fx-.5,(p.y-mix(uA.y,top,.62))*s*.5);float box=max(abs(sp.x)-.1,abs(sp.y)-.5);
    base+=sg*ACCENT*(smoothstep(.03,.0,abs(box))*1.6+exp(-max(box,0.)*9.)*.3)*in_*(.6+.4*hash(i));
    c=mix(c,base,b);}
  c+=HORIZON*.35*uB.w*exp(-abs(p.y-uA.y)*7.);return c;}
vec3 scene(vec2 p){
  if(p.y<uA.y){float d=uA.y-p.y;vec2 q=vec2(p.x,uA.y+d*1.15);float n=fbm(vec2(p.x*9./(d*2.+.35),p.y*70.+uTime*.8),3)-.5;q.x+=n*.09*(d+.1)*4.*.4;q.y+=n*.12*d;
    vec3 c=vec3(0);for(int i=0;i<5;i++){c+=town(q+vec2(0,(float(i)-2.)*.025*d*3.));}c*=.2;
    return mix(c*mix(.55,.75,uA.z),DARK*.35,smoothstep(0.,.5,d)*.6)+HORIZON*.04;}
  return town(p);}
`;

export const shaft = `
// A dark room and one window. uA: x window x, y blinds count, z tilt, w beam; uB: x floor height
float win(vec2 w){vec2 a=abs(w-vec2(uA.x,.16))-vec2(.17,.2);float m=smoothstep(.006,-.006,max(a.x,a.y));
  float bars=uA.y>.5?smoothstep(.28,.36,abs(fract((w.y)*uA.y*2.6)-.5)):step(.012,abs(w.x-uA.x))*step(.012,abs(w.y-.16));return m*bars;}
vec3 scene(vec2 p){
  float fl=-.24+uB.x;float plaster=fbm(p*5.+uSeed,6);vec3 c=mix(DARK*.7,MATTER*.75,plaster*.85)+ZENITH*.08;
  float d=length(p-vec2(uA.x,.15));c*=.35+.9*exp(-d*1.5);c+=HORIZON*.12*exp(-d*2.2);
  if(p.y<fl){float z=1./(fl-p.y+.05);float fx=p.x*z;float pl=fract(fx*1.4);c=mix(DARK*.5,MATTER*.42,fbm(vec2(fx*1.4,z*.4+hash(floor(fx*1.4))*9.)*vec2(6,2.),4));c*=.7+.3*smoothstep(0.,.04,pl)*smoothstep(1.,.96,pl);c*=.4+.5*exp(-abs(p.x-uA.x)*1.2);
    vec2 q=vec2(p.x-(fl-p.y)*uA.z*1.2-.05,(fl-p.y)*1.05-.18+.02);vec2 w=vec2(uA.x+(q.x-uA.x)*.72,.16+q.y*1.2-.12);float b=0.;for(int i=0;i<5;i++)b+=win(w+(float(i)-2.)*vec2(.004,.006));c+=LIGHT*b*.17*(.7+.5*plaster);}
  else{c*=.9+.1*step(.01,abs(p.y-fl-.03));}
  float W=win(p);vec3 outside=mix(HORIZON,LIGHT,smoothstep(-.05,.35,p.y))*1.35;outside=mix(outside,ZENITH,smoothstep(.45,.7,fbm(p*6.+uSeed*3.,4))*.5);c=mix(c,outside*1.25,W);
  vec2 a=abs(p-vec2(uA.x,.16))-vec2(.17,.2);float fr=max(a.x,a.y);c=mix(c,DARK*.35+LIGHT*.05,smoothstep(.022,.018,fr)*smoothstep(-.004,.002,fr));
  float beam=0.;for(int i=0;i<24;i++){float k=float(i)/24.;vec2 w=p+vec2(-uA.z*.62*k,.62*k)*.9;beam+=win(vec2(w.x,w.y))*(1.-k);}
  c+=LIGHT*beam*.016*uA.w*(.6+.6*fbm(p*3.+vec2(uTime*.1,-uTime*.05),4));
  vec2 g=p*70.;vec2 i=floor(g);float du=smoothstep(.1,.0,length(fract(g+vec2(uTime*.1*hash(i),0))-.5-.5*(hash2(i)-.5)))*step(.93,hash(i+uSeed));c+=LIGHT*du*beam*.06;
  return c*1.25;}
`;

export const stage = `
// uA: x beams, y crowd height, z beam spread, w screen glow; uB: x centre
vec3 scene(vec2 p){
  vec3 c=mix(DARK*.35,ZENITH*.4,exp(-abs(p.y)*2.));float haze=fbm(p*vec2(2.,3.)+vec2(uTime*.06,uSeed*4.),5);
  for(int i=0;i<9;i++){if(float(i)>=uA.x)break;float f=float(i)/max(uA.x-1.,1.);vec2 o=vec2(uB.x+(f-.5)*1.5,.56);float a=(f-.5)*uA.z*-1.2+.24*sin(uTime*.7+f*9.+uSeed*5.);
    vec2 d=p-o;float ang=atan(d.x,-d.y)-a;float w=.035+.045*hash(f+uSeed);float b=exp(-pow(ang/w,2.))*step(0.,-d.y)/(.35+length(d)*1.2);
    vec3 col=mod(float(i),3.)<1.?LIGHT:(mod(float(i),3.)<2.?ACCENT:HORIZON*1.3);c+=col*b*(.3+.85*haze)*.75;c+=col*.012/(length(d*vec2(1,1))+.012);}
  float floor_=smoothstep(-.2,-.5,p.y);c+=ACCENT*.25*exp(-pow((p.y+.22)*9.,2.))*uA.w*(.4+haze);c+=LIGHT*.5*uA.w*exp(-length((p-vec2(uB.x,-.08))*vec2(1.6,2.3))*4.);
  for(int L=0;L<4;L++){float k=float(L);float s=17.-k*3.4;float x=p.x*s+.3*noise(vec2(p.x*4.,k))+k*3.7+uSeed*9.;float i=floor(x);float h=hash(i+k*7.);float bob=.012*sin(uTime*5.2+h*6.);
    float base=-.5+uA.y*(.95-.23*k)+.05*h+bob;vec2 q=vec2(fract(x)-.5,(p.y-base)*s);float head=length(q*vec2(1.,.85))-.23;float sh=length(vec2(q.x*.8,max(0.,q.y+.78)*1.))-.46;
    float arm=step(.72,hash(i*3.+k))*1.;float ar=arm>.5?length(vec2(q.x-.3-q.y*.1,q.y-clamp(q.y,-.5,.85)))-.075:1.;float d=min(min(head,sh),ar);d=min(d,q.y+.95);
    vec3 body=mix(DARK*.3+ZENITH*.12,DARK*.08,k/3.);body+=mix(LIGHT,ACCENT,h)*.3*smoothstep(-.1,.0,d)*(1.-k*.25);c=mix(c,body,smoothstep(.03,-.03,d));}
  return c;}
`;

export const road = `
// uA: x curve, y horizon, z lane style (0 road, 1 track lanes, 2 wet street), w clouds; uB: x sun x, y sun size, z posts, w speed
vec3 scene(vec2 p){
  vec2 s=p-vec2(uB.x,uA.y+.035);float r=length(s);vec3 c=mix(HORIZON,ZENITH,pow(smoothstep(-.02,.55,p.y-uA.y),.7));
  float cl=fbm(vec2(p.x*1.5,(p.y-uA.y)*5.)+uSeed*4.+vec2(uTime*.01,0),6);c=mix(c,mix(ZENITH,LIGHT,.55+.3*exp(-r*3.)),smoothstep(.48,.8,cl)*uA.w*smoothstep(0.,.1,p.y-uA.y));
  c+=LIGHT*(smoothstep(uB.y,uB.y-.006,r)*.9+.5*exp(-r*5.)+.2*exp(-r*1.7));
  for(int i=2;i>=0;i--){float k=float(i);float h=uA.y+(.03+.06*k)*fbm(vec2(p.x*(2.+k)+uSeed*9.+k*5.,k),5)+.008*k-.012;c=mix(c,mix(mix(HORIZON,DARK,.35),HORIZON,.3*k)+LIGHT*.1*exp(-r*4.),smoothstep(.002,-.002,p.y-h));}
  if(p.y<uA.y){float d=uA.y-p.y;float z=.16/(d+.0025);float x=(p.x-uB.x*.8)*z/.16*.16-uA.x*z*z*.014;float v=z+uTime*uB.w;
    float W=.30;float side=abs(x)/W;vec3 ground=mix(MATTER,DARK,.25+.5*fbm(vec2(x*7.,v*7.),5));ground*=.75+.5*fbm(vec2(x*40.,v*30.),2);
    vec3 asp=mix(DARK*.8,MATTER*.55,.25+.3*fbm(vec2(x*60.,v*50.),2));float aa=.004*z+.002;
    if(uA.z>.5&&uA.z<1.5){asp=mix(ACCENT*.55,ACCENT*.8,fbm(vec2(x*50.,v*40.),2));float l=abs(fract(x/W*3.5+.5)-.5)*W/3.5;asp=mix(asp,vec3(.95)*mix(LIGHT,vec3(1),.6),smoothstep(.006+aa,.003,l));W=1.;ground=asp;}
    else{float dash=step(.5,fract(v*.75));asp=mix(asp,mix(LIGHT,vec3(1.),.4)*.95,smoothstep(.009+aa,.005,abs(x))*dash);asp=mix(asp,mix(LIGHT,vec3(1.),.4)*.8,smoothstep(.008+aa,.004,abs(abs(x)-W*.9)));}
    vec3 g=mix(asp,ground,smoothstep(W-.005,W+.01+aa,abs(x)));
    float gl=exp(-pow((p.x-uB.x)*4./(1.+d*2.),2.));float wet=uA.z>1.5?1.:.35;g+=LIGHT*gl*exp(-d*3.4)*(.22+.55*wet*fbm(vec2(x*20.,v*9.),3));
    g=mix(g,mix(HORIZON,LIGHT,.25),exp(-d*15.)*.85);c=g;
    for(int L=0;L<2;L++){}}
  if(uB.z>.5){for(int i=1;i<9;i++){float z=float(i)*.55-mod(uTime*uB.w,.55);if(z<.25)continue;float y0=uA.y-.16/z;for(int sd=-1;sd<=1;sd+=2){float xx=uB.x*.8+(.42*float(sd)+uA.x*z*z*.014)/z*1.;float hh=.34/z;
    float pole=smoothstep(.0035/z+.001,.0025/z,abs(p.x-xx))*step(y0,p.y)*step(p.y,y0+hh);c=mix(c,mix(DARK*.5,HORIZON,clamp(z*.16,0.,.8)),pole);float gl=length(p-vec2(xx-float(sd)*.03/z,y0+hh));c+=(uB.z>1.5?ACCENT:LIGHT)*.0045/(gl*z*1.6+.004)*.5;}}}
  return c;}
`;

export const gym = `
// A dark hall with strips of light. uA: x strips, y strip colour mix, z floor gloss, w back wall light; uB: x vanishing x, y horizon
vec3 lights(vec3 ro,vec3 rd){vec3 c=vec3(0);
  if(rd.y>0.01){float t=(1.05-ro.y)/rd.y;vec2 q=(ro+rd*t).xz;float k=abs(fract(q.x*.5*uA.x+.5)-.5)*2./uA.x;float on=smoothstep(.075,.055,k)*step(.1,fract(q.y*.32+uTime*.0));vec3 col=mix(LIGHT,ACCENT,step(.5,fract(floor(q.x*.5*uA.x+.5)*.5+.25))*uA.y);
    c+=col*on*2.6*exp(-t*.05)+col*exp(-k*9.)*.13*exp(-t*.09);c+=mix(DARK,MATTER,.25)*.3*exp(-t*.13);}
  return c;}
vec3 room(vec3 ro,vec3 rd){vec3 c=lights(ro,rd);
  float ts=rd.x>0.?(3.1-ro.x)/rd.x:(-3.1-ro.x)/min(rd.x,-1e-4);float tb=(12.-ro.z)/max(rd.z,1e-3);float tc=rd.y>0.?(1.05-ro.y)/rd.y:1e9;
  if(ts<tc&&ts<tb){vec3 q=ro+rd*ts;vec3 w=mix(DARK*.5,MATTER*.5,fbm(q.zy*vec2(1.5,3.)+uSeed,4));w*=.25+.7*exp(-abs(q.y-.9)*1.4);float band=smoothstep(.05,.03,abs(q.y-.25));c=w+mix(ACCENT,LIGHT,1.-uA.y)*band*1.5+ACCENT*.25*exp(-abs(q.y-.25)*5.);c=mix(c,HORIZON*.35,1.-exp(-ts*.07));}
  else if(tb<tc){vec3 q=ro+rd*tb;float g=exp(-length(q.xy*vec2(.4,.9)-vec2(0,.1))*1.1);c=mix(DARK*.5,HORIZON,g*uA.w)+LIGHT*g*g*uA.w*.6;}
  return c;}
vec3 scene(vec2 p){vec3 ro=vec3(0,-.05,0);vec3 rd=normalize(vec3(p.x-uB.x,p.y-uB.y,.95));vec3 c;
  if(rd.y<0.){float t=(-.8-ro.y)/rd.y;vec3 q=ro+rd*t;vec3 n=normalize(vec3((fbm(q.xz*6.,3)-.5)*.09,1.,(fbm(q.xz*6.+9.,3)-.5)*.09));vec3 rr=reflect(rd,n);rr.y=abs(rr.y);
    float tile=min(abs(fract(q.x*.7)-.5),abs(fract(q.z*.7)-.5));vec3 base=mix(DARK*.4,MATTER*.35,fbm(q.xz*3.,4))*(.5+.5*smoothstep(.0,.012,tile));float fr=.12+.75*pow(1.+rd.y,3.);
    c=base*.55*(.3+exp(-t*.3))+room(q,rr)*fr*uA.z*(.7+.5*fbm(q.xz*2.,3));c=mix(c,HORIZON*.3,1.-exp(-t*.05));}
  else c=room(ro,rd);
  c+=HORIZON*.22*exp(-abs(p.y-uB.y)*6.)*fbm(p*3.+uTime*.1,4);return c;}
`;
