import { foot, head } from './glsl/common.ts';
import { type SceneName, sceneShaders } from './glsl/scene-shaders.ts';
import type { Picture } from './types.ts';

const vertex = `#version 300 es
void main(){gl_Position=vec4(gl_VertexID==1?3.:-1.,gl_VertexID==2?3.:-1.,0,1);}`;

export function toRgb(hex: string): [number, number, number] {
  const n = Number.parseInt(hex.slice(1), 16);
  return [(n >> 16) & 255, (n >> 8) & 255, n & 255];
}

const STRIP_ROWS = 90;
const canvas = new OffscreenCanvas(16, 16);
const context = canvas.getContext('webgl2', { preserveDrawingBuffer: true });
const programs = new Map<SceneName, WebGLProgram>();

function compile(gl: WebGL2RenderingContext, name: SceneName): WebGLProgram {
  const found = programs.get(name);
  if (found) return found;
  const program = gl.createProgram();
  for (const [type, source] of [
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, head + sceneShaders[name] + foot],
  ] as const) {
    const shader = gl.createShader(type);
    if (!shader) throw new Error('no shader');
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    if (!gl.getShaderParameter(shader, gl.COMPILE_STATUS))
      throw new Error(`${name}: ${gl.getShaderInfoLog(shader)}`);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS))
    throw new Error(`${name}: ${gl.getProgramInfoLog(program)}`);
  programs.set(name, program);
  return program;
}

/** Runs the scene's shader over a w × h canvas. The canvas is reused by the next call. */
export function renderWorld(picture: Picture, w: number, h: number): OffscreenCanvas {
  if (!context) throw new Error('WebGL 2 is missing: start Chromium with swiftshader');
  const gl = context;
  canvas.width = w;
  canvas.height = h;
  gl.viewport(0, 0, w, h);
  const program = compile(gl, picture.scene);
  // biome-ignore lint/correctness/useHookAtTopLevel: WebGL's name for it, no hook of React's
  gl.useProgram(program);
  const at = (name: string) => gl.getUniformLocation(program, name);
  gl.uniform2f(at('uRes'), w, h);
  gl.uniform1f(at('uTime'), picture.time ?? 0);
  gl.uniform1f(at('uSeed'), picture.seed);
  gl.uniform2f(at('uShift'), picture.shift?.[0] ?? 0, picture.shift?.[1] ?? 0);
  gl.uniform3fv(
    at('uPal[0]'),
    picture.palette.flatMap((hex) => toRgb(hex).map((v) => (v / 255) ** 2.2)),
  );
  gl.uniform4fv(at('uA'), [...picture.a]);
  gl.uniform4fv(at('uB'), [...picture.b]);
  // In strips: one long draw on the software renderer looks like a hung graphics process and is killed.
  gl.enable(gl.SCISSOR_TEST);
  for (let y = 0; y < h; y += STRIP_ROWS) {
    gl.scissor(0, y, w, STRIP_ROWS);
    gl.drawArrays(gl.TRIANGLES, 0, 3);
    gl.finish();
  }
  return canvas;
}
