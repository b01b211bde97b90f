/** Skies without daylight. */
export const aurora = `
// uA: x curtain height, y amount, z water line (-1 none), w snow; uB: x ridge height, y pines
float ridge(float x,float k){return fbm(vec2(x*1.3+uSeed*11.+k*7.,k),5)*uB.x*(1.-.22*k)-.04*k;}
vec3 heavens(vec2 p){
  vec3 c=mix(HORIZON,ZENITH,smoothstep(-.05,.55,p.y));c+=stars(p+uSeed)*.9*smoothstep(.0,.3,p.y);c+=stars(p*2.3+5.)*.35;
  vec3 a=vec3(0);vec3 rd=normalize(vec3(p.x,p.y+.12,1.1));
  for(int i=0;i<46;i++){float f=float(i)/46.;float h=(uA.x+f*1.15)/max(rd.y+.06,.06);vec2 q=rd.xz*h*.55+vec2(uSeed*4.,uTime*.018);
    q.x+=.9*(noise(q*.8+uTime*.04)-.5)+.35*(noise(q*2.3-uTime*.07)-.5);
    float band=1.-abs(2.*noise(q*vec2(1.,.45)+3.)-1.);band=pow(band,7.)*(.35+.65*noise(q*vec2(13.,3.)+uTime*.12));
    vec3 k=mix(ACCENT,LIGHT,smoothstep(.12,.85,f));k=mix(k,MATTER,smoothstep(0.,.12,.12-f)*.2);
    a+=k*band*exp(-f*2.3)*(f<.04?f*25.:1.);}
  return c+a*uA.y*.12;}
vec3 world(vec2 p){vec3 c=heavens(p);
  for(int i=3;i>=0;i--){float k=float(i);float h=ridge(p.x*(1.+k*.2),k)*(.45+.2*k)-.02-.1*(3.-k)*.3;
    if(i<2){float g=p.x*(58.-k*16.);float tree=(1.-abs(fract(g)*2.-1.))*(.3+.7*hash(floor(g)+k*31.))*.055*uB.y*(1.-.25*k);h+=tree*step(.25,hash(floor(g)*1.3));}
    float m=smoothstep(.002,-.002,p.y-h);vec3 col=mix(DARK,mix(HORIZON,ACCENT,.18),.1+.2*k);
    col=mix(col,col+vec3(.35,.42,.5)*uA.w,smoothstep(.0,.12,h-.08)*fbm(p*vec2(30,60),3)*step(2.,k)*.8);
    col+=HORIZON*.35*exp(-abs(p.y+.02)*16.)*(.4+.25*k);c=mix(c,col,m);}
  return c;}
vec3 scene(vec2 p){
  if(p.y<uA.z){float d=uA.z-p.y;vec2 q=vec2(p.x,2.*uA.z-p.y);float w=(noise(vec2(p.x*14./(d*5.+.6),p.y*110.+uTime))-.5);
    q.x+=w*.05*(d+.06);q.y+=w*.06*d;vec3 c=world(q)*.72;c=mix(c,DARK*.6,smoothstep(0.,.42,d)*.55);return c+ACCENT*.02*exp(-d*9.);}
  return world(p);}
`;

export const planet = `
// uA: x,y centre, z radius, w ring (0/1); uB: x kind (0 rock, 1 gas, 2 ocean), y sun angle, z nebula, w moon
vec3 surface(vec3 n,out float spec){spec=0.;vec3 s=n;s.xz*=rot(uTime*.03+uSeed*6.);
  if(uB.x<.5){float h=fbm(s*2.6+uSeed*9.,7);float cr=0.;for(int i=0;i<3;i++){vec3 g=s*(3.+3.*float(i));vec3 c=floor(g);float d=length(fract(g)-.5-.3*(vec3(hash3(c),hash3(c+9.),hash3(c+5.))-.5));cr+=smoothstep(.34,.28,d)*.1-smoothstep(.4,.34,d)*.06;}
    return mix(DARK*1.4,MATTER,smoothstep(.25,.75,h)-cr);}
  if(uB.x<1.5){float w=fbm(s*vec3(1.6,4.,1.6)+uSeed*3.,5);float b=s.y*6.+w*2.3;float v=.5+.5*sin(b*2.1);vec3 c=mix(MATTER,LIGHT*.8,v);c=mix(c,ACCENT,smoothstep(.72,.9,noise(vec2(b*1.3,uSeed)))*.6);return c*(.75+.4*fbm(s*vec3(5.,22.,5.),4));}
  float h=fbm(s*2.2+uSeed*9.,7);float land=smoothstep(.5,.53,h);spec=1.-land;vec3 c=mix(mix(DARK,ZENITH,.5)*1.3,mix(MATTER,MATTER*.6+.1,smoothstep(.5,.72,h)),land);
  float cl=smoothstep(.5,.75,fbm(s*3.2+vec3(fbm(s*2.,3)*1.5)+3.+uTime*.01,6));return mix(c,vec3(.95),cl*.85);}
vec3 ball(vec2 p,vec2 c,float r,vec3 sun,vec3 bg,bool main){vec2 d=(p-c)/r;float l=length(d);
  float glow=main?exp(-max(l-1.,0.)*r*22.)*clamp(dot(normalize(vec3(d,.35)),sun)+.35,0.,1.):0.;bg+=mix(ACCENT,LIGHT,.25)*glow*.75*step(1.,l);
  if(l>1.)return bg;vec3 n=vec3(d,sqrt(1.-l*l));float sp;vec3 a=main?surface(n,sp):mix(DARK,MATTER,fbm(n*4.+2.,5));if(!main)sp=0.;
  float df=clamp(dot(n,sun)*1.25+.05,0.,1.);vec3 col=a*(df*mix(vec3(1.35),LIGHT*1.5,.5)+.012);col+=LIGHT*sp*pow(max(dot(reflect(vec3(0,0,-1),n),sun),0.),24.)*.7;
  float rim=pow(1.-n.z,3.2);col+=mix(ACCENT,LIGHT,.25)*rim*clamp(dot(n,sun)+.35,0.,1.)*(main?1.1:.1);return mix(bg,col,smoothstep(1.,1.-.004/r,l));}
vec3 scene(vec2 p){vec3 sun=normalize(vec3(cos(uB.y),sin(uB.y),.28));
  float n=fbm(p*1.6+uSeed*7.+fbm(p*2.4+uSeed,4)*1.4,6);vec3 bg=mix(DARK*.18,ZENITH,smoothstep(.3,.95,n)*uB.z);
  bg=mix(bg,HORIZON,smoothstep(.55,1.05,fbm(p*2.+uSeed*2.+n*1.5,6))*uB.z);bg+=ACCENT*.35*uB.z*pow(fbm(p*3.+n*2.+9.,5),4.)*4.;
  bg+=stars(p*1.1+uSeed)*.9+stars(p*2.3+9.)*.5+stars(p*4.1+2.)*.3;
  if(uB.w>.5)bg=ball(p,vec2(-.62,.25),.045+.03*hash(uSeed),sun,bg,false);
  vec2 c=uA.xy;vec3 col=bg;vec2 q=rot(.32)*(p-c);float e=length(vec2(q.x,q.y*4.6))/uA.z;
  float ring=smoothstep(1.3,1.36,e)*smoothstep(2.25,2.15,e)*(.35+.65*noise(vec2(e*26.,uSeed)))*step(.1,abs(e-1.78)+.07)*uA.w;
  float shad=clamp(length(q-sun.xy*dot(q,sun.xy))/uA.z*3.-2.2+step(0.,dot(q,sun.xy))*4.,0.08,1.);vec3 rc=mix(LIGHT,MATTER,noise(vec2(e*14.,3.)))*shad*1.05;
  if(q.y>0.)col=mix(col,rc,ring*.8);col=ball(p,c,uA.z,sun,col,true);if(q.y<=0.)col=mix(col,rc,ring*.85);
  return col;}
`;

export const bokeh = `
// uA: x rain, y size, z horizon of lights, w density. City lights out of focus.
vec3 scene(vec2 p){vec2 o=p;
  if(uA.x>.5){vec2 off=vec2(0);for(int k=0;k<3;k++){float s=11.+9.*float(k);vec2 g=p*s+float(k)*7.;g.y+=uTime*.05;vec2 i=floor(g);vec2 f=fract(g)-.5-(hash2(i+uSeed)-.5)*.5;float r=.06+.16*hash(i*2.1);
    float d=length(f*vec2(1.,.85));if(d<r&&hash(i+4.)>.45)off+=f/r*sqrt(1.-d/r)*.35;}p-=off*.22;}
  vec3 c=mix(mix(DARK,HORIZON,.4),ZENITH*.7,smoothstep(-.5,.5,p.y));c*=.3;
  c+=HORIZON*.22*exp(-abs(p.y-uA.z)*4.);
  for(int L=0;L<4;L++){float k=float(L);float s=(2.1+k*1.1)/uA.y;vec2 g=p*s+vec2(uSeed*13.+k*5.,k*3.+uTime*.01);vec2 i=floor(g);
    for(int y=-1;y<=1;y++)for(int x=-1;x<=1;x++){vec2 j=i+vec2(x,y);vec2 h=hash2(j+k*17.);vec2 ce=j+.5+(h-.5)*.8;float r=.22+.3*hash(j+3.);
      float yy=ce.y/s-(k*3.)/s;float on=step(1.-uA.w*exp(-pow(abs(yy-uA.z)*3.2,2.)),hash(j*1.9+k));
      float d=length(g-ce);float m=smoothstep(r,r-.05,d)*(.5+.5*smoothstep(r*.3,r,d));float tw=.75+.25*sin(uTime*(.5+h.x)+h.y*30.);
      vec3 col=h.x<.5?LIGHT:(h.x<.75?ACCENT:MATTER*1.3);c+=col*m*on*tw*(.2+.1*k*.5);}}
  if(o.y<uA.z-.12){c*=.85+.3*noise(vec2(o.x*40.,o.y*8.));}
  return c;}
`;
