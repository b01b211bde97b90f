/** Woods, water from below, raked sand. */
export const forest = `
// uA: x kind (0 trunks, 1 pine hills), y fog, z sun x, w rays; uB: x sun y, y leaves
vec3 sky2(vec2 p){float r=length((p-vec2(uA.z,uB.x))*vec2(1.,1.2));return mix(ZENITH*.8,HORIZON*.8,exp(-r*1.9))+LIGHT*(.75*exp(-r*4.2)+smoothstep(.07,.062,r)*.8*uA.x);}
vec3 scene(vec2 p){vec3 c=sky2(p);
  for(int L=0;L<7;L++){float k=float(L)/6.;float dep=1.-k;vec3 col=mix(mix(sky2(p),HORIZON,.3),DARK*.4,pow(k,.75));col+=LIGHT*.12*exp(-length(p-vec2(uA.z,uB.x))*2.4)*(1.-k*.6);
    float m=0.;
    if(uA.x<.5){float s=mix(17.,2.6,pow(k,.8));float x=p.x*s+uSeed*17.+k*9.+uTime*.012*s*k+.16*sin(p.y*2.+k*7.);float i=floor(x);float h=hash(i+k*31.);float lean=(hash(i*2.1+k)-.5)*.5;
      float w=(.07+.14*h)*(1.1-.25*p.y);float q=abs(fract(x)-.5-lean*.35-lean*p.y*.35)-w+.035*(noise(vec2(p.y*11.,i))-.5);m=smoothstep(.03,-.01,q)*step(.25,h);
      float br=abs(fract(p.y*3.+h*5.)-.5);vec2 bq=vec2(abs(fract(x)-.5-lean*.35),fract(p.y*(2.6)+h*5.)-.5-abs(fract(x)-.5)*.9);float b=smoothstep(.035,.0,abs(bq.y)-.012*(1.-k*.3))*step(.2,p.y)*step(.4,h)*step(bq.x,.42);m=max(m,b*.9);
      float lf=fbm(p*vec2(5.+6.*dep)+k*9.+uSeed,5);m=max(m,smoothstep(.5,.62,lf+(p.y-.36)*1.6-.2*dep)*uB.y);
      float g=-.36-.14*k+.07*fbm(vec2(p.x*3.+k*5.,k),4)+.05*k*fbm(vec2(p.x*60.,k*3.),2)*step(.5,k);m=max(m,smoothstep(.004,-.004,p.y-g));
      col+=LIGHT*.13*smoothstep(.02,-.12,q)*step(0.,(uA.z-p.x)*(fract(x)-.5-lean*.35))*m*(1.-.5*k);}
    else{float base=.18-.62*k+.2*fbm(vec2(p.x*(1.+k)+uSeed*9.+k*4.,k*3.),4)+.08*sin(p.x*2.+k*5.+uSeed);float s=mix(80.,16.,k);
      for(int j=0;j<2;j++){float x=p.x*s+float(j)*.5+k*11.;float i=floor(x);float h=.35+.65*hash(i+k*7.+float(j)*3.);float tw=abs(fract(x)-.5);float yy=(p.y-base+.02)/(h*(2.6/s+.012)*1.5);float saw=.5*(1.-yy)*(.72+.28*abs(fract(yy*6.)*2.-1.));m=max(m,smoothstep(.03,-.03,tw-saw)*step(-1.,yy)*step(yy,1.));}
      m=max(m,smoothstep(.004,-.004,p.y-base));}
    c=mix(c,col,m);
    float fg=fbm(vec2(p.x*1.6+k*7.+uTime*.03,p.y*4.+k*3.+uSeed),4);c=mix(c,mix(HORIZON,LIGHT,.22*exp(-length(p-vec2(uA.z,uB.x))*2.)),uA.y*.4*fg*(1.-k)*smoothstep(.35,-.3,p.y+.1*uA.x));}
  vec2 d=p-vec2(uA.z,uB.x+.75);float a=atan(d.x,-d.y);float ray=pow(fbm(vec2(a*7.+uSeed*3.,uTime*.05),3),2.2)*1.6;c+=LIGHT*ray*uA.w*.55*exp(-length(d)*1.1);
  vec2 g=p*26.;vec2 i=floor(g);c+=LIGHT*.6*smoothstep(.1,.0,length(fract(g+.3*sin(uTime*.6+hash(i)*9.))-.5-.6*(hash2(i)-.5)))*step(.94,hash(i+uSeed))*exp(-length(p-vec2(uA.z,uB.x))*1.4);
  return c;}
`;

export const underwater = `
// uA: x light x, y rays, z floor (0/1), w particles; uB: x kelp
float caust(vec2 p){float c=0.;for(int i=0;i<3;i++){float k=float(i);vec2 q=p*(1.+.35*k)+vec2(uTime*.22,-uTime*.17)*(1.+k*.3);q+=vec2(noise(q*1.3+uTime*.2),noise(q*1.3+9.-uTime*.2))*1.1;vec2 f=fract(q)-.5;c+=pow(clamp(1.-abs(noise(q*1.7)-.5)*5.2,0.,1.),3.);}return c*.5;}
vec3 scene(vec2 p){
  float y=p.y+.5;vec3 c=mix(DARK*.6,ZENITH,smoothstep(-.1,.75,y));c=mix(c,HORIZON,smoothstep(.5,1.15,y)*exp(-abs(p.x-uA.x)*.9));
  float sn=length((p-vec2(uA.x,.62))*vec2(.8,1.6));c+=LIGHT*(.8*exp(-sn*4.5)+.28*exp(-sn*1.6));
  if(p.y>.2){float z=.3/(.72-p.y);c+=LIGHT*.35*caust(vec2((p.x-uA.x)*z*3.2,z*4.))*smoothstep(.2,.55,p.y);}
  vec2 d=p-vec2(uA.x,.95);float a=atan(d.x,-d.y);float r=pow(fbm(vec2(a*9.+uSeed*4.,uTime*.12),3),2.)*pow(fbm(vec2(a*23.-uTime*.1,uSeed),2),.6);c+=LIGHT*r*uA.y*1.05*smoothstep(-.6,.6,p.y)*exp(-abs(a)*1.3);
  for(int i=3;i>=0;i--){float k=float(i);float h=-.46+.13*k*.55*uA.z+.16*fbm(vec2(p.x*(1.4+.5*k)+uSeed*7.+k*3.,k),5)*uA.z-(1.-uA.z)*.4;vec3 g=mix(mix(DARK,MATTER,.4),ZENITH,.2+.2*k);if(i==0){float z=.24/(.06-p.y+.2);g+=LIGHT*.3*caust(vec2(p.x*z*5.,z*9.));}c=mix(c,g,smoothstep(.004,-.004,p.y-h));}
  if(uB.x>.5)for(int L=0;L<4;L++){float k=float(L)/3.;float s=mix(9.,3.2,k);float x=p.x*s+k*5.+uSeed*9.+.3*sin(p.y*5.+uTime*.8+k*3.)*(p.y+.5);float i=floor(x);float hh=-.5+(.25+.75*hash(i+k*5.))*(.55+.35*k);float leaf=.05+.09*abs(sin(p.y*26.+i*3.))*hash(i);
    float on=step(.5-.25*k*0.,hash(i*1.9+k*3.))*step(abs(p.x-.05)*.5,hash(i)*.9);float m=smoothstep(.02,.0,abs(fract(x)-.5)-leaf*smoothstep(hh,hh-.3,p.y))*step(p.y,hh)*on;c=mix(c,mix(mix(ZENITH,MATTER,.35),DARK*.45,k),m*.95);}
  for(int L=0;L<3;L++){float k=float(L);vec2 g=p*(12.+14.*k)+vec2(uTime*.12,uTime*.2*(1.+k))*-1.+k*5.;vec2 i=floor(g);float q=length(fract(g)-.5-.6*(hash2(i)-.5));float R=.04+.12*hash(i+2.);c+=mix(LIGHT,HORIZON,.4)*.5*uA.w*smoothstep(R,R-.05,q)*(.35+.65*smoothstep(R*.4,R,q))*step(.82,hash(i+uSeed))*smoothstep(-.5,.3,p.y);}
  return c;}
`;

export const zen = `
// Raked sand and stones from a low angle. uA: x sun azimuth, y stones, z rake width, w light height; uB: x tilt
float stone(vec3 q,vec3 c,vec3 r,float s){vec3 d=(q-c)/r;float n=.16*(fbm(d*1.7+s,3)-.5);return (length(d)-1.+n)*min(r.x,min(r.y,r.z))*.8;}
vec3 centre(int i,out vec3 r){float k=float(i);r=vec3(.4,.22,.34)*(1.-.2*k);if(uA.y>3.5){float y=0.;vec3 c=vec3(.45,0,2.3);for(int j=0;j<=i;j++){r=vec3(.5,.17,.42)*pow(.76,float(j));y+=r.y*(j==0?.7:1.66*1.);}c.y=y;c.x+=.04*sin(k*4.+uSeed*9.);return c;}
  return vec3((hash(k+uSeed)-.4)*1.7,r.y*.3,1.9+1.5*hash(k*3.+uSeed));}
float ground(vec2 p){float d=1e9;int n=int(min(uA.y,3.));for(int i=0;i<3;i++){if(i>=n)break;vec3 r;vec3 c=centre(i,r);if(uA.y>3.5&&i>0)break;d=min(d,length((p-c.xz)/vec2(1.,.85))-r.x*1.05);}
  float circ=smoothstep(.75,.6,d);float lin=p.x*.25+p.y+.12*sin(p.x*1.3);float v=mix(lin,d,circ);float w=abs(fract(v/uA.z)-.5)*2.;return uA.z*.34*smoothstep(.1,.95,w)+.004*fbm(p*30.,2);}
float map(vec3 q,out float id){float g=(q.y-ground(q.xz))*.62;id=0.;int n=int(uA.y>3.5?uA.y:uA.y);for(int i=0;i<6;i++){if(i>=n)break;vec3 r;vec3 c=centre(i,r);float s=stone(q,c,r,float(i)*7.+uSeed);if(s<g){g=s;id=1.+float(i);}}return g;}
vec3 scene(vec2 p){float id;vec3 ro=vec3(.1,.95+uB.x,-.35);vec3 ta=vec3(.1,.12,2.2);vec3 f=normalize(ta-ro);vec3 s=normalize(cross(vec3(0,1,0),f));vec3 u=cross(f,s);vec3 rd=normalize(f*1.5+s*p.x+u*p.y);
  vec3 sun=normalize(vec3(sin(uA.x),uA.w,cos(uA.x)));vec3 bg=mix(HORIZON,ZENITH,smoothstep(.0,.4,rd.y+.1))+LIGHT*.5*pow(max(dot(rd,sun),0.),8.);float t=.3;bool hit=false;
  for(int i=0;i<110;i++){float h=map(ro+rd*t,id);if(h<.0012*t){hit=true;break;}t+=h;if(t>14.)break;}
  if(!hit)return bg;vec3 q=ro+rd*t;vec2 e=vec2(.002*t,0);float d0;float b=map(q,d0);id=d0;float x_;vec3 n=normalize(vec3(map(q+e.xyy,x_)-b,map(q+e.yxy,x_)-b,map(q+e.yyx,x_)-b));
  float sh=1.,k=.03;for(int i=0;i<26;i++){float h=map(q+sun*k,x_);sh=min(sh,10.*h/k);k+=clamp(h,.02,.2);if(sh<.01)break;}sh=clamp(sh,0.,1.);float ao=clamp(map(q+n*.12,x_)/.12,.25,1.);
  vec3 alb=id<.5?mix(MATTER,vec3(.8),.25)*(.85+.25*fbm(q.xz*60.,2)):mix(DARK*1.2,ACCENT*.6,fbm(q*5.+id*3.,5)*.7);
  float dif=max(dot(n,sun),0.);vec3 c=alb*(LIGHT*dif*sh*2.3+mix(ZENITH,HORIZON,.5)*.5*ao*(.6+.4*n.y));if(id>.5)c+=LIGHT*pow(max(dot(reflect(rd,n),sun),0.),18.)*.3*sh+HORIZON*.2*pow(1.+dot(rd,n),3.);
  return mix(c,mix(HORIZON,bg,.5),1.-exp(-t*t*.008));}
`;
