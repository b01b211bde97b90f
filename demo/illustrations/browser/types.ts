import type { SceneName } from './glsl/scene-shaders.ts';

/** Zenith, horizon, light, matter, dark, accent: sRGB hex. */
export type Palette = readonly [string, string, string, string, string, string];
export type Vec4 = readonly [number, number, number, number];

/** A drawn thing in front of the shader's world. x, y as in the shaders: centred, one picture height, y up. */
export interface Prop {
  kind: string;
  x: number;
  y: number;
  size: number;
  flip?: boolean;
  pose?: string;
  /** 0 near and dark … 1 dissolved in haze */
  haze?: number;
  /** direction of the rim light, radians; absent: none */
  rim?: number;
  count?: number;
  color?: number;
  alpha?: number;
  seed?: number;
}

export interface Picture {
  scene: SceneName;
  palette: Palette;
  seed: number;
  a: Vec4;
  b: Vec4;
  shift?: readonly [number, number];
  time?: number;
  props?: readonly Prop[];
  /** Films: render the world once, larger by OVERSCAN, and look at it through a moving window; x, y in −1…1. */
  camera?: { x: number; y: number; zoom: number };
  /** 0 as it is … 1 black */
  dim?: number;
  bloom?: number;
  grain?: number;
  /** Lettering, used for 2:3 posters and film titles. */
  title?: {
    text: string;
    sub?: string;
    font: string;
    size: number;
    y: number;
    color: string;
    alpha?: number;
  };
}
