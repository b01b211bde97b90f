import { type P, type Pose, type PoseName, poses } from './poses.ts';

function limb(ctx: CanvasRenderingContext2D, from: P, to: P, w0: number, w1: number): void {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]) + Math.PI / 2;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  ctx.beginPath();
  ctx.moveTo(from[0] + c * w0, from[1] + s * w0);
  ctx.lineTo(to[0] + c * w1, to[1] + s * w1);
  ctx.lineTo(to[0] - c * w1, to[1] - s * w1);
  ctx.lineTo(from[0] - c * w0, from[1] - s * w0);
  ctx.fill();
  for (const [point, width] of [
    [from, w0],
    [to, w1],
  ] as const) {
    ctx.beginPath();
    ctx.arc(point[0], point[1], width, 0, 7);
    ctx.fill();
  }
}

function mix(a: P, b: P, k: number): P {
  return [a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k];
}

/** Two poses blended: k 0 is `from`, 1 is `to`. */
function blend(from: Pose, to: Pose, k: number): Pose {
  const four = (a: Pose['arms'], b: Pose['arms']): Pose['arms'] => [
    mix(a[0], b[0], k),
    mix(a[1], b[1], k),
    mix(a[2], b[2], k),
    mix(a[3], b[3], k),
  ];
  return {
    head: mix(from.head, to.head, k),
    neck: mix(from.neck, to.neck, k),
    hip: mix(from.hip, to.hip, k),
    arms: four(from.arms, to.arms),
    legs: four(from.legs, to.legs),
  };
}

/** `name` or `name>other@0.4` (a blend); `*` swaps the left and right limbs. */
export function findPose(text: string): Pose {
  const [names = '', amount = '0'] = text.split('@');
  const [first = 'stand', second = first] = names.split('>');
  const pick = (name: string): Pose => {
    const pose: Pose = poses[name.replace('*', '') as PoseName] ?? poses.stand;
    if (!name.endsWith('*')) return pose;
    const swap = (l: Pose['arms']): Pose['arms'] => [l[2], l[3], l[0], l[1]];
    return { ...pose, arms: swap(pose.arms), legs: swap(pose.legs) };
  };
  return blend(pick(first), pick(second), Number(amount));
}

/** Fills a body of height 1 standing on the origin, y up. */
export function drawBody(ctx: CanvasRenderingContext2D, pose: Pose): void {
  const [backElbow, backHand, elbow, hand] = pose.arms;
  const [backKnee, backFoot, knee, foot] = pose.legs;
  const shoulder = mix(pose.neck, pose.hip, 0.07);
  for (const [a, b] of [
    [backElbow, backHand],
    [elbow, hand],
  ] as const) {
    limb(ctx, shoulder, a, 0.034, 0.026);
    limb(ctx, a, b, 0.026, 0.018);
  }
  for (const [a, b] of [
    [backKnee, backFoot],
    [knee, foot],
  ] as const) {
    limb(ctx, pose.hip, a, 0.058, 0.038);
    limb(ctx, a, b, 0.038, 0.022);
    limb(ctx, b, [b[0] + 0.055, b[1] + 0.004], 0.02, 0.014);
  }
  limb(ctx, mix(pose.neck, pose.hip, 0.12), mix(pose.neck, pose.hip, 0.6), 0.076, 0.058);
  limb(ctx, mix(pose.neck, pose.hip, 0.55), pose.hip, 0.056, 0.064);
  limb(ctx, pose.neck, pose.head, 0.03, 0.03);
  ctx.beginPath();
  ctx.ellipse(
    pose.head[0],
    pose.head[1],
    0.056,
    0.068,
    Math.atan2(pose.neck[0] - pose.head[0], pose.head[1] - pose.neck[1]),
    0,
    7,
  );
  ctx.fill();
}
