import { drawBody, findPose } from './figure.ts';
import { rng } from './random.ts';
import { bird, branch, camel, crest, disc, line, poly, wheel } from './thing-parts.ts';
import type { Prop } from './types.ts';

type Draw = (ctx: CanvasRenderingContext2D, prop: Prop) => void;

/** Each fills in the current style, size 1, standing on the origin, y up. `seed` doubles as animation phase where it moves. */
export const things: Record<string, Draw> = {
  figure: (ctx, p) => drawBody(ctx, findPose(p.pose ?? 'stand')),
  cloak: (ctx) => {
    ctx.beginPath();
    ctx.moveTo(-0.06, 0.84);
    ctx.bezierCurveTo(-0.16, 0.7, -0.22, 0.3, -0.3, 0.0);
    ctx.lineTo(0.13, 0);
    ctx.bezierCurveTo(0.13, 0.3, 0.12, 0.7, 0.06, 0.84);
    ctx.fill();
    disc(ctx, 0, 0.9, 0.07, 0.09);
    line(ctx, 0.018, [0.2, 0, 0.24, 1.0]);
  },
  camels: (ctx, p) => {
    const n = p.count ?? 4;
    for (let i = 0; i < n; i++) {
      ctx.save();
      const x = -i * 1.75 - 0.3 * Math.sin(i * 2.7);
      ctx.translate(x, crest(x));
      ctx.rotate(crest(x + 0.5) - crest(x - 0.5));
      camel(ctx, i % 2 === 0, (p.seed ?? 0) + i * 1.3);
      ctx.restore();
    }
  },
  crest: (ctx) => {
    ctx.beginPath();
    ctx.moveTo(-40, -30);
    for (let x = -40; x <= 40; x += 0.5) ctx.lineTo(x, crest(x));
    ctx.lineTo(40, -30);
    ctx.fill();
  },
  lighthouse: (ctx) => {
    ctx.beginPath();
    ctx.moveTo(-0.9, -0.06);
    ctx.bezierCurveTo(-0.5, 0.04, -0.3, 0.12, -0.1, 0.12);
    ctx.bezierCurveTo(0.2, 0.14, 0.4, 0.02, 0.8, -0.06);
    ctx.fill();
    poly(ctx, [-0.1, 0.1, 0.1, 0.1, 0.062, 0.8, -0.062, 0.8]);
    poly(ctx, [-0.095, 0.8, 0.095, 0.8, 0.085, 0.825, -0.085, 0.825]);
    poly(ctx, [-0.05, 0.82, -0.045, 0.93, 0.045, 0.93, 0.05, 0.82]);
    poly(ctx, [-0.065, 0.93, 0.065, 0.93, 0, 1.0]);
    poly(ctx, [0.16, 0.1, 0.16, 0.24, 0.27, 0.32, 0.38, 0.24, 0.38, 0.06]);
  },
  // Light from a lamp; seed is the lamp's turn in radians: the beam lengthens and shortens as it sweeps.
  beam: (ctx, p) => {
    const length = Math.cos(p.seed ?? 0);
    const glow = ctx.createLinearGradient(0, 0, length * 4, 0);
    glow.addColorStop(0, 'rgba(255,236,190,.85)');
    glow.addColorStop(1, 'rgba(255,236,190,0)');
    ctx.fillStyle = glow;
    poly(ctx, [0, 0.02, length * 4, 0.42, length * 4, -0.34, 0, -0.02]);
    disc(ctx, 0, 0, 0.045);
  },
  boat: (ctx) => {
    poly(ctx, [-0.42, 0.12, 0.46, 0.12, 0.34, 0, -0.32, 0]);
    line(ctx, 0.018, [0.02, 0.1, 0.02, 1.0]);
    poly(ctx, [0.05, 0.17, 0.05, 0.97, 0.42, 0.2]);
    poly(ctx, [-0.01, 0.2, -0.01, 0.86, -0.3, 0.2]);
  },
  rowboat: (ctx) => {
    poly(ctx, [-0.6, 0.2, 0.6, 0.2, 0.42, 0, -0.42, 0]);
    ctx.save();
    ctx.translate(-0.05, 0.08);
    ctx.scale(0.8, 0.8);
    drawBody(ctx, findPose('sit'));
    ctx.restore();
    line(ctx, 0.025, [0.05, 0.35, 0.75, 0.05]);
  },
  birds: (ctx, p) => {
    const random = rng(p.seed ?? 1);
    for (let i = 0; i < (p.count ?? 9); i++)
      bird(ctx, (random() - 0.5) * 3, (random() - 0.5) * 1.2, 0.08 + random() * 0.12, random() * 0.6 - 0.1);
  },
  balloon: (ctx) => {
    ctx.beginPath();
    ctx.ellipse(0, 0.68, 0.34, 0.36, 0, 0, 7);
    ctx.fill();
    poly(ctx, [-0.3, 0.55, 0.3, 0.55, 0.08, 0.2, -0.08, 0.2]);
    poly(ctx, [-0.06, 0.0, 0.06, 0.0, 0.07, 0.1, -0.07, 0.1]);
    line(ctx, 0.008, [-0.065, 0.1, -0.08, 0.2]);
    line(ctx, 0.008, [0.065, 0.1, 0.08, 0.2]);
  },
  tree: (ctx, p) => branch(ctx, 0, -0.03, Math.PI / 2 + 0.06, 0.26, 0.05, rng(p.seed ?? 3)),
  crown: (ctx, p) => {
    const random = rng(p.seed ?? 3);
    line(ctx, 0.06, [0, -0.03, 0.02, 0.3, -0.01, 0.5]);
    for (let i = 0; i < 60; i++) {
      const angle = random() * 6.28;
      const r = Math.sqrt(random());
      disc(ctx, Math.cos(angle) * r * 0.36, 0.66 + Math.sin(angle) * r * 0.24, 0.06 + random() * 0.06);
    }
  },
  cabin: (ctx) => {
    poly(ctx, [-0.5, 0, -0.5, 0.4, 0, 0.8, 0.5, 0.4, 0.5, 0]);
    poly(ctx, [-0.6, 0.34, 0, 0.86, 0.6, 0.34, 0.6, 0.4, 0, 0.94, -0.6, 0.4]);
    poly(ctx, [0.24, 0.6, 0.24, 0.92, 0.36, 0.92, 0.36, 0.5]);
  },
  mast: (ctx) => {
    for (const s of [-1, 1]) line(ctx, 0.012, [s * 0.1, 0, 0, 1]);
    for (let i = 0; i < 8; i++)
      line(ctx, 0.007, [-0.1 * (1 - i / 8), i / 8, 0.1 * (1 - (i + 1) / 8), (i + 1) / 8]);
    line(ctx, 0.01, [0, 0.9, 0, 1.2]);
  },
  dish: (ctx) => {
    poly(ctx, [-0.16, 0, 0.16, 0, 0.05, 0.5, -0.05, 0.5]);
    ctx.beginPath();
    ctx.ellipse(0.06, 0.62, 0.46, 0.15, 0.75, 0, Math.PI, true);
    ctx.fill();
    ctx.beginPath();
    ctx.ellipse(0.06, 0.62, 0.46, 0.2, 0.75, Math.PI, 0, true);
    ctx.fill();
    line(ctx, 0.016, [0.06, 0.62, -0.2, 0.92]);
  },
  whale: (ctx, p) => {
    ctx.rotate(Math.sin(p.seed ?? 0) * 0.05);
    ctx.beginPath();
    ctx.moveTo(0.95, 0.02);
    ctx.bezierCurveTo(0.7, 0.3, 0.1, 0.3, -0.5, 0.06);
    ctx.bezierCurveTo(-0.7, 0.0, -0.8, 0.05, -1.02, 0.2);
    ctx.bezierCurveTo(-0.96, 0.06, -0.9, 0.02, -0.84, -0.02);
    ctx.bezierCurveTo(-0.92, -0.06, -1.0, -0.12, -1.02, -0.22);
    ctx.bezierCurveTo(-0.82, -0.08, -0.7, -0.08, -0.5, -0.08);
    ctx.bezierCurveTo(0, -0.24, 0.6, -0.24, 0.95, 0.02);
    ctx.fill();
    poly(ctx, [0.3, -0.12, 0.14, -0.44, 0.06, -0.46, 0.1, -0.16]);
    poly(ctx, [-0.2, 0.16, -0.32, 0.26, -0.36, 0.1]);
  },
  fish: (ctx, p) => {
    const random = rng(p.seed ?? 2);
    for (let i = 0; i < (p.count ?? 40); i++) {
      const [x, y, s] = [
        (random() + random() - 1) * 1.3,
        (random() + random() - 1) * 0.42,
        0.02 + random() * 0.035,
      ];
      disc(ctx, x, y, s * 1.6, s * 0.6);
      poly(ctx, [x - s * 1.3, y, x - s * 2.3, y + s * 0.7, x - s * 2.3, y - s * 0.7]);
    }
  },
  tent: (ctx) => poly(ctx, [-0.7, 0, 0, 0.8, 0.7, 0]),
  telescope: (ctx) => {
    for (const x of [-0.25, 0.0, 0.25]) line(ctx, 0.03, [x, 0, 0, 0.55]);
    ctx.save();
    ctx.translate(0, 0.6);
    ctx.rotate(0.7);
    ctx.fillRect(-0.35, -0.06, 0.5, 0.12);
    ctx.fillRect(0.1, -0.085, 0.45, 0.17);
    ctx.restore();
  },
  train: (ctx, p) => {
    for (let i = 0; i < (p.count ?? 5); i++) {
      ctx.fillRect(-1.05 * i - 1, 0.08, 1, 0.34);
      ctx.fillRect(-1.05 * i - 1.06, 0.16, 0.1, 0.05);
    }
    poly(ctx, [0, 0.08, 0, 0.42, 0.24, 0.3, 0.34, 0.08]);
  },
  car: (ctx) => {
    poly(ctx, [-0.5, 0.05, -0.52, 0.3, -0.42, 0.36, -0.3, 0.6, 0.3, 0.6, 0.42, 0.36, 0.52, 0.3, 0.5, 0.05]);
    ctx.fillRect(-0.46, -0.02, 0.16, 0.1);
    ctx.fillRect(0.3, -0.02, 0.16, 0.1);
  },
  bike: (ctx, p) => {
    ctx.save();
    ctx.translate(0, 0.06);
    wheel(ctx, -0.32, 0.2);
    wheel(ctx, 0.34, 0.2);
    line(ctx, 0.022, [-0.32, 0.2, -0.12, 0.52, 0.26, 0.52, 0.02, 0.2, -0.12, 0.52]);
    line(ctx, 0.022, [0.34, 0.2, 0.26, 0.54, 0.34, 0.58]);
    line(ctx, 0.022, [-0.32, 0.2, 0.02, 0.2]);
    ctx.restore();
    drawBody(ctx, findPose(p.pose ?? 'cyclist'));
  },
  barbell: (ctx) => {
    ctx.fillRect(-0.75, -0.012, 1.5, 0.024);
    for (const s of [-1, 1])
      for (const [x, h] of [
        [0.52, 0.2],
        [0.58, 0.2],
        [0.64, 0.14],
      ] as const)
        ctx.fillRect(s * x - 0.022, -h, 0.044, h * 2);
  },
  cello: (ctx) => {
    ctx.save();
    ctx.rotate(-0.16);
    disc(ctx, 0.12, 0.16, 0.115, 0.13);
    disc(ctx, 0.12, 0.34, 0.085, 0.1);
    line(ctx, 0.028, [0.12, 0.4, 0.12, 0.82]);
    ctx.restore();
    line(ctx, 0.012, [-0.1, 0.22, 0.5, 0.34]);
    ctx.fillRect(-0.2, 0, 0.3, 0.24);
    drawBody(ctx, findPose('cello'));
  },
  windmill: (ctx, p) => {
    poly(ctx, [-0.09, 0, 0.09, 0, 0.05, 0.66, -0.05, 0.66]);
    for (let i = 0; i < 4; i++) {
      ctx.save();
      ctx.translate(0, 0.68);
      ctx.rotate(i * 1.5708 + (p.seed ?? 0.4));
      ctx.fillRect(-0.008, 0, 0.016, 0.42);
      ctx.fillRect(0.0, 0.1, 0.085, 0.32);
      ctx.restore();
    }
  },
  kite: (ctx) => {
    poly(ctx, [0, 0.4, 0.2, 0.15, 0, -0.2, -0.2, 0.15]);
    line(ctx, 0.012, [0, -0.2, -0.08, -0.34, 0.04, -0.46, -0.06, -0.6]);
  },
  jetty: (ctx) => {
    ctx.fillRect(-1.2, 0, 2.2, 0.05);
    for (let i = 0; i < 6; i++) ctx.fillRect(-1 + i * 0.38, -0.3, 0.05, 0.3);
  },
  ball: (ctx) => disc(ctx, 0, 0, 0.5),
  ferris: (ctx, p) => {
    for (let i = 0; i < 12; i++) {
      const a = (i / 12) * 6.283 + (p.seed ?? 0);
      line(ctx, 0.008, [0, 0.56, Math.cos(a) * 0.44, 0.56 + Math.sin(a) * 0.44]);
      disc(ctx, Math.cos(a) * 0.46, 0.54 + Math.sin(a) * 0.46, 0.034);
    }
    ctx.lineWidth = 0.014;
    ctx.beginPath();
    ctx.arc(0, 0.56, 0.44, 0, 7);
    ctx.stroke();
    line(ctx, 0.02, [-0.26, 0, 0, 0.56, 0.26, 0]);
  },
};
