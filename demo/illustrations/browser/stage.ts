import { drawProp, layer } from './draw-prop.ts';
import { type Mark, paintMark } from './logos.ts';
import { type Portrait, paintPortrait } from './portrait.ts';
import { rng } from './random.ts';
import type { Picture } from './types.ts';
import { renderWorld } from './world.ts';

function bloom(ctx: CanvasRenderingContext2D, canvas: HTMLCanvasElement, amount: number): void {
  const [w, h] = [canvas.width, canvas.height];
  const [small, s] = layer(w >> 2, h >> 2);
  s.filter = `brightness(0.95) contrast(1.7) blur(${h / 150}px)`;
  s.drawImage(canvas, 0, 0, w >> 2, h >> 2);
  ctx.save();
  ctx.globalCompositeOperation = 'screen';
  ctx.globalAlpha = amount;
  ctx.drawImage(small, 0, 0, w, h);
  ctx.restore();
}

let noiseTile: OffscreenCanvas | undefined;
function grain(ctx: CanvasRenderingContext2D, w: number, h: number, amount: number): void {
  if (!noiseTile) {
    const [tile, t] = layer(256, 256);
    const data = t.createImageData(256, 256);
    const random = rng(7);
    for (let i = 0; i < data.data.length; i += 4) {
      data.data.fill(128 + (random() + random() - 1) * 110, i, i + 3);
      data.data[i + 3] = 255;
    }
    t.putImageData(data, 0, 0);
    noiseTile = tile;
  }
  ctx.save();
  ctx.globalCompositeOperation = 'overlay';
  ctx.globalAlpha = amount;
  const pattern = ctx.createPattern(noiseTile, 'repeat');
  if (pattern) ctx.fillStyle = pattern;
  ctx.scale(h / 720, h / 720);
  ctx.fillRect(0, 0, (w * 720) / h, 720);
  ctx.restore();
}

function letter(
  ctx: CanvasRenderingContext2D,
  title: NonNullable<Picture['title']>,
  w: number,
  h: number,
): void {
  ctx.save();
  ctx.globalAlpha = title.alpha ?? 1;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.fillStyle = title.color;
  ctx.shadowColor = 'rgba(0,0,0,.55)';
  ctx.shadowBlur = h / 40;
  const lines = title.text.split('\n');
  let size = title.size * h;
  ctx.font = `${size}px "${title.font}"`;
  const widest = Math.max(...lines.map((line) => ctx.measureText(line).width));
  size *= Math.min(1, (w * 0.86) / widest);
  ctx.font = `${size}px "${title.font}"`;
  for (const [i, line] of lines.entries()) ctx.fillText(line, w / 2, title.y * h + i * size * 0.98);
  if (title.sub) {
    ctx.font = `${h * 0.021}px "Liberation Sans"`;
    ctx.letterSpacing = `${h * 0.006}px`;
    ctx.fillText(title.sub.toUpperCase(), w / 2, title.y * h + lines.length * size * 0.98 - size * 0.28);
  }
  ctx.restore();
}

const OVERSCAN = 1.25;
const held = new Map<string, OffscreenCanvas>();

function heldWorld(picture: Picture, w: number, h: number): OffscreenCanvas {
  const key = JSON.stringify([picture.scene, picture.palette, picture.seed, picture.a, picture.b, w]);
  const found = held.get(key);
  if (found) return found;
  held.clear();
  const [canvas, ctx] = layer(Math.round(w * OVERSCAN), Math.round(h * OVERSCAN));
  ctx.drawImage(renderWorld({ ...picture, time: 0 }, canvas.width, canvas.height), 0, 0);
  held.set(key, canvas);
  return canvas;
}

function drawWorld(
  ctx: CanvasRenderingContext2D,
  picture: Picture,
  w: number,
  h: number,
  scale: number,
): void {
  const camera = picture.camera;
  if (!camera) {
    ctx.drawImage(renderWorld(picture, Math.round(w * scale), Math.round(h * scale)), 0, 0, w, h);
    return;
  }
  const world = heldWorld(picture, w, h);
  const [sw, sh] = [world.width / OVERSCAN / camera.zoom, world.height / OVERSCAN / camera.zoom];
  const sx = ((world.width - sw) / 2) * (1 + camera.x);
  const sy = ((world.height - sh) / 2) * (1 + camera.y);
  ctx.drawImage(world, sx, sy, sw, sh, 0, 0, w, h);
}

const screen = document.createElement('canvas');

/** Draws a whole picture; `scale` renders the world at a fraction of the size (films). */
export function paint(picture: Picture, w: number, h: number, scale = 1): HTMLCanvasElement {
  const ctx = screen.getContext('2d', { willReadFrequently: true });
  if (!ctx) throw new Error('no 2d context');
  screen.width = w;
  screen.height = h;
  ctx.imageSmoothingQuality = 'high';
  drawWorld(ctx, picture, w, h, scale);
  for (const prop of picture.props ?? []) drawProp(ctx, picture, prop, w, h);
  if (picture.bloom !== 0) bloom(ctx, screen, picture.bloom ?? 0.16);
  if (picture.title) letter(ctx, picture.title, w, h);
  if (picture.dim) {
    ctx.fillStyle = `rgba(0,0,0,${picture.dim})`;
    ctx.fillRect(0, 0, w, h);
  }
  if (picture.grain !== 0) grain(ctx, w, h, picture.grain ?? 0.1);
  return screen;
}

function onCanvas(w: number, h: number, draw: (ctx: CanvasRenderingContext2D) => void): string {
  const canvas = document.createElement('canvas');
  canvas.width = w;
  canvas.height = h;
  const ctx = canvas.getContext('2d', { willReadFrequently: true });
  if (!ctx) throw new Error('no 2d context');
  draw(ctx);
  return canvas.toDataURL('image/png');
}

/** What Node calls: each answers a data URL. */
const calls = {
  marqueePaint: (picture: Picture, w: number, h: number, type: string, quality: number, scale?: number) =>
    paint(picture, w, h, scale).toDataURL(type, quality),
  marqueePortrait: (portrait: Portrait, size: number) =>
    onCanvas(size, size, (ctx) => paintPortrait(ctx, portrait, size)),
  marqueeMark: (mark: Mark, w: number, h: number) => onCanvas(w, h, (ctx) => paintMark(ctx, mark, h)),
};
Object.assign(globalThis, calls);
