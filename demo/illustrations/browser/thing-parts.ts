type Ctx = CanvasRenderingContext2D;

export function poly(ctx: Ctx, points: readonly number[]): void {
  ctx.beginPath();
  for (let i = 0; i < points.length; i += 2) ctx.lineTo(points[i] ?? 0, points[i + 1] ?? 0);
  ctx.fill();
}
export function disc(ctx: Ctx, x: number, y: number, r: number, ry = r): void {
  ctx.beginPath();
  ctx.ellipse(x, y, r, ry, 0, 0, 7);
  ctx.fill();
}
export function line(ctx: Ctx, width: number, points: readonly number[]): void {
  ctx.lineWidth = width;
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  ctx.beginPath();
  for (let i = 0; i < points.length; i += 2) ctx.lineTo(points[i] ?? 0, points[i + 1] ?? 0);
  ctx.stroke();
}

export function branch(
  ctx: Ctx,
  x: number,
  y: number,
  angle: number,
  length: number,
  width: number,
  random: () => number,
): void {
  const tip = [x + Math.cos(angle) * length, y + Math.sin(angle) * length] as const;
  line(ctx, width, [x, y, ...tip]);
  if (width < 0.0035) return;
  const forks = random() < 0.35 ? 3 : 2;
  for (let i = 0; i < forks; i++) {
    const spread = (i - (forks - 1) / 2) * (0.75 + random() * 0.4) + (random() - 0.5) * 0.35;
    branch(ctx, tip[0], tip[1], angle + spread, length * (0.66 + random() * 0.2), width * 0.66, random);
  }
}

export function camel(ctx: Ctx, rider: boolean, step: number): void {
  const s = Math.sin(step) * 0.07;
  for (const [x, d] of [
    [-0.3, s],
    [-0.2, -s],
    [0.22, -s],
    [0.32, s],
  ] as const)
    line(ctx, 0.055, [x, 0.5, x + d * 0.5, 0.26, x + d, 0.02]);
  disc(ctx, 0, 0.58, 0.38, 0.15);
  disc(ctx, 0, 0.72, 0.15, 0.14);
  line(ctx, 0.1, [0.34, 0.58, 0.46, 0.5, 0.55, 0.6, 0.58, 0.84]);
  poly(ctx, [0.54, 0.9, 0.62, 0.91, 0.78, 0.82, 0.76, 0.77, 0.58, 0.79]);
  line(ctx, 0.02, [-0.37, 0.6, -0.43, 0.4]);
  if (!rider) {
    poly(ctx, [-0.2, 0.8, 0.2, 0.8, 0.27, 0.55, -0.27, 0.55]);
    return;
  }
  poly(ctx, [-0.1, 0.8, 0.12, 0.8, 0.16, 0.6, -0.14, 0.6]);
  poly(ctx, [-0.11, 0.8, 0.12, 0.8, 0.07, 1.12, -0.05, 1.12]);
  disc(ctx, 0.02, 1.18, 0.075, 0.085);
}

/** The ridge that a caravan walks along, in the caravan's own units. */
export function crest(x: number): number {
  return Math.sin(x * 0.17 + 1.2) * 0.9 + Math.sin(x * 0.41) * 0.16 - 0.9 - 0.006 * x * x;
}

export function bird(ctx: Ctx, x: number, y: number, s: number, flap: number): void {
  ctx.lineWidth = s * 0.12;
  ctx.beginPath();
  ctx.moveTo(x - s, y + s * flap);
  ctx.quadraticCurveTo(x - s * 0.4, y + s * 0.45, x, y);
  ctx.quadraticCurveTo(x + s * 0.4, y + s * 0.45, x + s, y + s * flap);
  ctx.stroke();
}

export function wheel(ctx: Ctx, x: number, r: number): void {
  ctx.lineWidth = 0.016;
  ctx.beginPath();
  ctx.arc(x, r, r, 0, 7);
  ctx.stroke();
}
