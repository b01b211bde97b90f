import { backHair, frontHair } from './portrait-hair.ts';
import { type Ctx, oval, shade, shape, stroke } from './portrait-strokes.ts';
import type { Palette } from './types.ts';
import { renderWorld } from './world.ts';

export interface Portrait {
  palette: Palette;
  seed: number;
  skin: string;
  hair: string;
  style: 'short' | 'long' | 'bun' | 'curly' | 'bald' | 'bob' | 'locks' | 'scarf' | 'cap' | 'grey';
  top: string;
  beard?: boolean;
  glasses?: boolean;
  flip?: boolean;
}

function face(ctx: Ctx, p: Portrait): void {
  const ink = shade(p.hair === '#e9e2d8' || p.style === 'scarf' ? '#4a3a32' : p.hair, 0.5);
  oval(ctx, shade(p.skin, 0.18), -0.137, -0.02, 0.024, 0.036);
  oval(ctx, shade(p.skin, 0.35), 0.137, -0.02, 0.024, 0.036);
  const head = () => {
    ctx.moveTo(-0.135, -0.07);
    ctx.bezierCurveTo(-0.14, 0.06, -0.075, 0.148, 0, 0.15);
    ctx.bezierCurveTo(0.075, 0.148, 0.14, 0.06, 0.135, -0.07);
    ctx.bezierCurveTo(0.135, -0.3, -0.135, -0.3, -0.135, -0.07);
  };
  shape(ctx, p.skin, head);
  ctx.save();
  ctx.beginPath();
  head();
  ctx.clip();
  shape(ctx, shade(p.skin, 0.26), () => {
    ctx.moveTo(0.02, -0.3);
    ctx.lineTo(0.01, -0.03);
    ctx.lineTo(0.036, 0.035);
    ctx.lineTo(0.012, 0.05);
    ctx.lineTo(0.03, 0.2);
    ctx.lineTo(0.3, 0.2);
    ctx.lineTo(0.3, -0.3);
  });
  if (p.beard)
    shape(ctx, shade(p.hair, 0.12), () => {
      ctx.moveTo(-0.15, 0.0);
      ctx.bezierCurveTo(-0.11, 0.06, -0.07, 0.06, 0, 0.056);
      ctx.bezierCurveTo(0.07, 0.06, 0.11, 0.06, 0.15, 0.0);
      ctx.lineTo(0.15, 0.2);
      ctx.lineTo(-0.15, 0.2);
    });
  ctx.restore();
  for (const s of [-1, 1]) {
    oval(ctx, ink, s * 0.056, -0.036, 0.0125, 0.0145);
    stroke(ctx, ink, 0.012, () => {
      ctx.moveTo(s * 0.03, -0.077);
      ctx.quadraticCurveTo(s * 0.06, -0.092, s * 0.088, -0.074);
    });
    if (p.glasses)
      stroke(ctx, shade(p.top, 0.4), 0.009, () => ctx.ellipse(s * 0.057, -0.034, 0.043, 0.038, 0, 0, 7));
  }
  if (p.glasses)
    stroke(ctx, shade(p.top, 0.4), 0.009, () => {
      ctx.moveTo(-0.014, -0.036);
      ctx.lineTo(0.014, -0.036);
    });
  stroke(ctx, shade(p.skin, 0.42), 0.008, () => {
    ctx.moveTo(-0.012, 0.036);
    ctx.quadraticCurveTo(0.008, 0.046, 0.02, 0.034);
  });
  stroke(ctx, p.beard ? shade(p.skin, 0.15) : '#8c3b3b', 0.0115, () => {
    ctx.moveTo(-0.042, 0.083);
    ctx.quadraticCurveTo(0, 0.106, 0.044, 0.08);
  });
}

function body(ctx: Ctx, p: Portrait): void {
  const torso = (fill: string, w: number) =>
    shape(ctx, fill, () => {
      ctx.moveTo(-0.06, 0.19);
      ctx.bezierCurveTo(-0.2, 0.23, -0.3 * w, 0.25, -0.37 * w, 0.55);
      ctx.lineTo(0.37 * w, 0.55);
      ctx.bezierCurveTo(0.3 * w, 0.25, 0.2, 0.23, 0.06, 0.19);
    });
  torso(p.top, 1);
  ctx.save();
  ctx.beginPath();
  ctx.rect(0.03, 0, 1, 1);
  ctx.clip();
  torso(shade(p.top, 0.3), 1);
  ctx.restore();
  shape(ctx, shade(p.skin, 0.3), () => {
    ctx.moveTo(-0.065, 0.08);
    ctx.lineTo(-0.072, 0.205);
    ctx.quadraticCurveTo(0, 0.275, 0.072, 0.205);
    ctx.lineTo(0.065, 0.08);
  });
}

/** A person from the shoulders up, lit from the left, before a soft world in the palette's colours. */
export function paintPortrait(ctx: Ctx, p: Portrait, size: number): void {
  const world = renderWorld(
    { scene: 'silk', palette: p.palette, seed: p.seed, a: [0.7, 4, 0.15, 1.6], b: [0, 0, 0, 0] },
    size,
    size,
  );
  ctx.filter = `blur(${size / 40}px)`;
  ctx.drawImage(world, -size * 0.05, -size * 0.05, size * 1.1, size * 1.1);
  ctx.filter = 'none';
  const glow = ctx.createRadialGradient(size * 0.3, size * 0.3, 0, size * 0.3, size * 0.3, size * 0.7);
  glow.addColorStop(0, `${p.palette[2]}aa`);
  glow.addColorStop(1, `${p.palette[2]}00`);
  ctx.fillStyle = glow;
  ctx.fillRect(0, 0, size, size);
  ctx.translate(size / 2, size * 0.53);
  ctx.scale(p.flip ? -size * 1.3 : size * 1.3, size * 1.3);
  backHair(ctx, p);
  body(ctx, p);
  face(ctx, p);
  frontHair(ctx, p);
  ctx.resetTransform();
}
