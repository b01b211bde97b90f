import { things } from './things.ts';
import type { Picture, Prop } from './types.ts';
import { toRgb } from './world.ts';

function mixHex(a: string, b: string, k: number): string {
  const [x, y] = [toRgb(a), toRgb(b)];
  return `rgb(${x.map((v, i) => Math.round(v + ((y[i] ?? v) - v) * k)).join(',')})`;
}

/** One prop: its silhouette in the rim colour, then the body colour shifted over it, so that light runs along one edge. */
export function drawProp(
  target: CanvasRenderingContext2D,
  picture: Picture,
  prop: Prop,
  w: number,
  h: number,
): void {
  const draw = things[prop.kind];
  if (!draw) throw new Error(`unknown prop ${prop.kind}`);
  const [zenith, horizon, light, , dark, accent] = picture.palette;
  const near = mixHex(dark, '#000000', 0.55);
  const body =
    prop.color === 5
      ? accent
      : prop.color === 2
        ? light
        : prop.haze
          ? mixHex(dark, mixToHex(horizon, zenith), prop.haze)
          : near;
  const paint = (style: string, dx = 0, dy = 0): OffscreenCanvas => {
    const [mask, ctx] = layer(w, h);
    const shape = ctx as unknown as CanvasRenderingContext2D;
    ctx.fillStyle = style;
    ctx.strokeStyle = style;
    ctx.translate(
      w / 2 + (prop.x - (picture.shift?.[0] ?? 0)) * h + dx,
      h / 2 - (prop.y - (picture.shift?.[1] ?? 0)) * h + dy,
    );
    const scale = prop.size * h;
    ctx.scale(prop.flip ? -scale : scale, -scale);
    draw(shape, prop);
    ctx.resetTransform();
    return mask;
  };
  if (prop.rim === undefined) {
    target.globalAlpha = prop.alpha ?? 1;
    target.drawImage(paint(body), 0, 0);
    target.globalAlpha = 1;
    return;
  }
  const mask = paint(mixHex(light, horizon, 0.25));
  const ctx = mask.getContext('2d');
  if (!ctx) return;
  const shift = Math.max(1, Math.min(prop.size, 0.4) * h * 0.016);
  ctx.globalCompositeOperation = 'source-atop';
  ctx.drawImage(paint(body, -Math.cos(prop.rim) * shift, Math.sin(prop.rim) * shift), 0, 0);
  target.drawImage(mask, 0, 0);
}

function mixToHex(a: string, b: string): string {
  const [x, y] = [toRgb(a), toRgb(b)];
  return `#${x
    .map((v, i) =>
      Math.round((v + (y[i] ?? v)) / 2)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** A canvas to draw on beside the one that is shown. */
export function layer(w: number, h: number): [OffscreenCanvas, OffscreenCanvasRenderingContext2D] {
  const canvas = new OffscreenCanvas(w, h);
  const ctx = canvas.getContext('2d', { willReadFrequently: true });
  if (!ctx) throw new Error('no 2d context');
  return [canvas, ctx];
}
