import type { Portrait } from './portrait.ts';
import { type Ctx, oval, shade, shape, stroke } from './portrait-strokes.ts';

/** What falls behind the shoulders. */
export function backHair(ctx: Ctx, p: Portrait): void {
  const dark = shade(p.hair, 0.35);
  if (p.style === 'long' || p.style === 'locks') {
    shape(ctx, dark, () => {
      ctx.moveTo(-0.12, -0.2);
      ctx.bezierCurveTo(-0.24, 0.1, -0.22, 0.28, -0.2, 0.36);
      ctx.lineTo(0.2, 0.36);
      ctx.bezierCurveTo(0.22, 0.28, 0.24, 0.1, 0.12, -0.2);
    });
  }
  if (p.style === 'bob') oval(ctx, dark, 0, -0.02, 0.19, 0.2);
  if (p.style === 'bun') oval(ctx, dark, 0.02, -0.285, 0.075, 0.07);
  if (p.style === 'curly')
    for (let i = 0; i < 26; i++)
      oval(
        ctx,
        dark,
        Math.cos(i * 0.5) * 0.15,
        -0.11 + Math.sin(i * 0.5) * 0.14 * (Math.sin(i * 0.5) > 0 ? 0.75 : 1),
        0.055,
        0.055,
      );
  if (p.style === 'scarf')
    shape(ctx, shade(p.hair, 0.25), () => {
      ctx.moveTo(-0.12, -0.22);
      ctx.bezierCurveTo(-0.22, 0.1, -0.24, 0.26, -0.3, 0.4);
      ctx.lineTo(0.3, 0.4);
      ctx.bezierCurveTo(0.24, 0.26, 0.22, 0.1, 0.12, -0.22);
    });
}

/** What frames the face. */
export function frontHair(ctx: Ctx, p: Portrait): void {
  const cap = (depth: number, side: number) =>
    shape(ctx, p.hair, () => {
      ctx.moveTo(-0.142, 0.0 + side);
      ctx.bezierCurveTo(-0.18, -0.2, -0.09, -0.265, 0.01, -0.262);
      ctx.bezierCurveTo(0.12, -0.26, 0.175, -0.18, 0.142, 0.0 + side);
      ctx.bezierCurveTo(0.13, -0.06, 0.12, -0.1, 0.1, -0.13);
      ctx.bezierCurveTo(0.02, -0.1 + depth, -0.07, -0.12 + depth, -0.105, -0.14);
      ctx.bezierCurveTo(-0.12, -0.1, -0.13, -0.06, -0.142, 0.0 + side);
    });
  if (p.style === 'bald') return;
  if (p.style === 'curly')
    for (let i = 0; i < 16; i++)
      oval(
        ctx,
        p.hair,
        -0.13 + i * 0.0175,
        -0.195 - 0.035 * Math.sin((i / 15) * 3.14) + (i % 2) * 0.015,
        0.045,
        0.045,
      );
  else if (p.style === 'scarf')
    shape(ctx, p.hair, () => {
      ctx.moveTo(-0.15, 0.1);
      ctx.bezierCurveTo(-0.22, -0.2, -0.1, -0.275, 0, -0.275);
      ctx.bezierCurveTo(0.1, -0.275, 0.22, -0.2, 0.15, 0.1);
      ctx.bezierCurveTo(0.14, -0.05, 0.11, -0.17, 0, -0.175);
      ctx.bezierCurveTo(-0.11, -0.17, -0.14, -0.05, -0.15, 0.1);
    });
  else if (p.style === 'cap') {
    cap(0, 0);
    shape(ctx, p.top, () => {
      ctx.moveTo(-0.16, -0.12);
      ctx.bezierCurveTo(-0.16, -0.31, 0.16, -0.31, 0.16, -0.12);
      ctx.lineTo(0.25, -0.1);
      ctx.lineTo(0.15, -0.145);
    });
  } else
    cap(
      p.style === 'bob' || p.style === 'long' ? 0.03 : 0,
      p.style === 'long' || p.style === 'bob' ? 0.06 : 0,
    );
  if (p.style === 'locks')
    for (let i = -3; i <= 3; i++)
      if (Math.abs(i) > 1)
        stroke(ctx, p.hair, 0.034, () => {
          ctx.moveTo(i * 0.045, -0.14);
          ctx.quadraticCurveTo(i * 0.066, 0.06, i * 0.062, 0.27);
        });
}
