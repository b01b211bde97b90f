/**
 * Shared by every scene shader: noise, sky, tone mapping. A scene adds `vec3 scene(vec2 p)`, where p is
 * centred, one picture height tall, and y points up. Palette slots: see art/palettes.ts.
 */
export const head = `#version 300 es
precision highp float;
out vec4 outColor;
uniform vec2 uRes;
uniform float uTime, uSeed;
uniform vec2 uShift;
uniform vec3 uPal[6];
uniform vec4 uA, uB;
#define ZENITH uPal[0]
#define HORIZON uPal[1]
#define LIGHT uPal[2]
#define MATTER uPal[3]
#define DARK uPal[4]
#define ACCENT uPal[5]
mat2 rot(float a){float c=cos(a),s=sin(a);return mat2(c,s,-s,c);}
float hash(float n){return fract(sin(n*127.1)*43758.5453);}
float hash(vec2 p){p=fract(p*vec2(.1031,.1030));p+=dot(p,p.yx+33.33);return fract((p.x+p.y)*p.x);}
vec2 hash2(vec2 p){return vec2(hash(p),hash(p+71.7));}
float noise(vec2 p){vec2 i=floor(p),f=fract(p);f=f*f*(3.-2.*f);
  return mix(mix(hash(i),hash(i+vec2(1,0)),f.x),mix(hash(i+vec2(0,1)),hash(i+vec2(1,1)),f.x),f.y);}
float hash3(vec3 p){p=fract(p*.1031);p+=dot(p,p.zyx+31.32);return fract((p.x+p.y)*p.z);}
float noise(vec3 p){vec3 i=floor(p),f=fract(p);f=f*f*(3.-2.*f);
  return mix(mix(mix(hash3(i),hash3(i+vec3(1,0,0)),f.x),mix(hash3(i+vec3(0,1,0)),hash3(i+vec3(1,1,0)),f.x),f.y),
    mix(mix(hash3(i+vec3(0,0,1)),hash3(i+vec3(1,0,1)),f.x),mix(hash3(i+vec3(0,1,1)),hash3(i+vec3(1,1,1)),f.x),f.y),f.z);}
const mat2 M2=mat2(1.6,1.2,-1.2,1.6);
float fbm(vec2 p,int n){float a=.5,s=0.;for(int i=0;i<n;i++){s+=a*noise(p);p=M2*p+3.1;a*=.5;}return s;}
float fbm(vec3 p,int n){float a=.5,s=0.;for(int i=0;i<n;i++){s+=a*noise(p);p=p*2.03+1.7;p.xz*=rot(.6);a*=.5;}return s;}
float ridged(vec2 p,int n){float a=.5,s=0.,w=1.;for(int i=0;i<n;i++){float v=1.-abs(2.*noise(p)-1.);v*=v;s+=a*v*w;w=clamp(v*1.6,0.,1.);p=M2*p+1.3;a*=.5;}return s;}
float stars(vec2 p){vec2 g=p*90.;vec2 i=floor(g);vec2 c=hash2(i+uSeed)-.5;float d=length(fract(g)-.5-c*.7);
  float h=hash(i*1.7+uSeed);return smoothstep(.16*h+.03,0.,d)*step(.82,h)*(.5+.5*sin(uTime*2.+h*60.));}
// Gradient sky with a sun (or moon) disc, its glow and lit clouds. cover: 0 clear … 1 overcast.
vec3 sky(vec3 rd,vec3 sun,float cover){
  float y=max(rd.y,0.);float s=max(dot(rd,sun),0.);
  vec3 c=mix(HORIZON,ZENITH,pow(smoothstep(-.02,.75,y),.55));
  c+=LIGHT*(.22*pow(s,6.)+.45*pow(s,48.)+1.1*pow(s,420.))*(1.-.35*cover);
  if(cover>0.){vec2 q=rd.xz/(y+.14)*.9+uSeed*3.+vec2(uTime*.02,0);
    float d=fbm(q,6);float e=fbm(q+sun.xz*.25,4);
    float m=smoothstep(1.-cover*.75-.12,1.25-cover*.5,d*1.45)*smoothstep(.0,.12,y);
    vec3 lit=mix(mix(HORIZON,DARK,.35)*.8,LIGHT*.95,clamp((d-e)*3.2+.45+.35*pow(s,4.),0.,1.));
    c=mix(c,lit,m*.85);}
  return c;}
vec3 aces(vec3 x){return clamp((x*(2.51*x+.03))/(x*(2.43*x+.59)+.14),0.,1.);}
`;

export const foot = `
void main(){
  vec2 p=(gl_FragCoord.xy-.5*uRes)/uRes.y+uShift;
  vec3 c=scene(p);
  vec2 v=gl_FragCoord.xy/uRes-.5;
  c*=1.-.55*dot(v,v)*1.4;
  c=pow(aces(c*1.05),vec3(1./2.2));
  outColor=vec4(c,1);
}`;
