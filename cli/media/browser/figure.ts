type P = readonly [number, number];
interface Pose {
  head: P;
  neck: P;
  hip: P;
  arms: readonly [P, P, P, P];
  legs: readonly [P, P, P, P];
}

/** Joints in units of body height, feet at y = 0, facing right. arms/legs: elbow, hand, elbow, hand / knee, foot, knee, foot. */
const poses = {
  stand: {
    head: [0.0, 0.925],
    neck: [0, 0.82],
    hip: [0, 0.5],
    arms: [
      [-0.115, 0.66],
      [-0.1, 0.48],
      [0.115, 0.66],
      [0.1, 0.48],
    ],
    legs: [
      [-0.055, 0.27],
      [-0.07, 0.01],
      [0.055, 0.27],
      [0.075, 0.01],
    ],
  },
  walk: {
    head: [0.03, 0.925],
    neck: [0.01, 0.82],
    hip: [0, 0.5],
    arms: [
      [-0.09, 0.66],
      [-0.07, 0.5],
      [0.09, 0.66],
      [0.15, 0.52],
    ],
    legs: [
      [-0.03, 0.27],
      [-0.15, 0.03],
      [0.1, 0.29],
      [0.13, 0.01],
    ],
  },
  run: {
    head: [0.16, 0.9],
    neck: [0.11, 0.8],
    hip: [0, 0.5],
    arms: [
      [-0.06, 0.64],
      [-0.03, 0.5],
      [0.2, 0.64],
      [0.3, 0.76],
    ],
    legs: [
      [-0.09, 0.29],
      [-0.3, 0.24],
      [0.2, 0.42],
      [0.18, 0.17],
    ],
  },
  sprint: {
    head: [0.26, 0.86],
    neck: [0.19, 0.77],
    hip: [0, 0.5],
    arms: [
      [0.0, 0.68],
      [-0.13, 0.58],
      [0.31, 0.66],
      [0.38, 0.8],
    ],
    legs: [
      [-0.17, 0.34],
      [-0.38, 0.24],
      [0.24, 0.52],
      [0.22, 0.27],
    ],
  },
  tree: {
    head: [0, 0.925],
    neck: [0, 0.82],
    hip: [0, 0.5],
    arms: [
      [-0.12, 0.96],
      [-0.01, 1.1],
      [0.12, 0.96],
      [0.01, 1.1],
    ],
    legs: [
      [-0.01, 0.26],
      [-0.01, 0.01],
      [0.2, 0.4],
      [0.02, 0.3],
    ],
  },
  warrior: {
    head: [0, 0.77],
    neck: [0, 0.67],
    hip: [0, 0.36],
    arms: [
      [-0.22, 0.63],
      [-0.42, 0.64],
      [0.22, 0.63],
      [0.42, 0.64],
    ],
    legs: [
      [-0.24, 0.2],
      [-0.44, 0.02],
      [0.25, 0.32],
      [0.26, 0.02],
    ],
  },
  crescent: {
    head: [0.02, 0.83],
    neck: [0.02, 0.72],
    hip: [0.02, 0.4],
    arms: [
      [-0.07, 0.88],
      [-0.03, 1.05],
      [0.11, 0.88],
      [0.1, 1.05],
    ],
    legs: [
      [-0.2, 0.22],
      [-0.43, 0.04],
      [0.25, 0.34],
      [0.25, 0.02],
    ],
  },
  lotus: {
    head: [0, 0.6],
    neck: [0, 0.49],
    hip: [0, 0.14],
    arms: [
      [-0.16, 0.3],
      [-0.25, 0.15],
      [0.16, 0.3],
      [0.25, 0.15],
    ],
    legs: [
      [-0.28, 0.08],
      [0.06, 0.05],
      [0.28, 0.08],
      [-0.06, 0.05],
    ],
  },
  dog: {
    head: [0.2, 0.17],
    neck: [0.14, 0.27],
    hip: [-0.09, 0.53],
    arms: [
      [0.25, 0.15],
      [0.37, 0.01],
      [0.24, 0.16],
      [0.35, 0.01],
    ],
    legs: [
      [-0.2, 0.29],
      [-0.31, 0.01],
      [-0.19, 0.28],
      [-0.29, 0.01],
    ],
  },
  plank: {
    head: [0.42, 0.32],
    neck: [0.32, 0.3],
    hip: [0.02, 0.22],
    arms: [
      [0.32, 0.15],
      [0.34, 0.01],
      [0.31, 0.15],
      [0.32, 0.01],
    ],
    legs: [
      [-0.23, 0.13],
      [-0.47, 0.04],
      [-0.22, 0.12],
      [-0.46, 0.03],
    ],
  },
  jump: {
    head: [0.03, 1.05],
    neck: [0.02, 0.95],
    hip: [0, 0.64],
    arms: [
      [-0.17, 1.0],
      [-0.28, 1.15],
      [0.18, 1.0],
      [0.3, 1.13],
    ],
    legs: [
      [-0.2, 0.5],
      [-0.36, 0.36],
      [0.21, 0.55],
      [0.2, 0.3],
    ],
  },
  leap: {
    head: [0.14, 1.02],
    neck: [0.09, 0.92],
    hip: [0, 0.63],
    arms: [
      [-0.13, 0.95],
      [-0.31, 1.0],
      [0.25, 0.98],
      [0.41, 1.04],
    ],
    legs: [
      [-0.23, 0.6],
      [-0.47, 0.62],
      [0.24, 0.58],
      [0.47, 0.5],
    ],
  },
  kick: {
    head: [-0.12, 0.91],
    neck: [-0.09, 0.8],
    hip: [0, 0.5],
    arms: [
      [-0.18, 0.68],
      [-0.06, 0.72],
      [0.03, 0.66],
      [0.08, 0.78],
    ],
    legs: [
      [-0.03, 0.26],
      [-0.05, 0.01],
      [0.23, 0.62],
      [0.43, 0.78],
    ],
  },
  punch: {
    head: [0.06, 0.88],
    neck: [0.03, 0.78],
    hip: [-0.03, 0.47],
    arms: [
      [-0.02, 0.62],
      [0.1, 0.7],
      [0.21, 0.76],
      [0.42, 0.78],
    ],
    legs: [
      [-0.15, 0.25],
      [-0.26, 0.01],
      [0.11, 0.27],
      [0.13, 0.01],
    ],
  },
  guard: {
    head: [0.06, 0.9],
    neck: [0.03, 0.79],
    hip: [-0.02, 0.48],
    arms: [
      [0.04, 0.6],
      [0.16, 0.75],
      [0.15, 0.6],
      [0.24, 0.78],
    ],
    legs: [
      [-0.12, 0.26],
      [-0.2, 0.01],
      [0.1, 0.27],
      [0.13, 0.01],
    ],
  },
  squat: {
    head: [0.12, 0.66],
    neck: [0.08, 0.56],
    hip: [-0.13, 0.28],
    arms: [
      [0.2, 0.5],
      [0.36, 0.52],
      [0.2, 0.49],
      [0.36, 0.51],
    ],
    legs: [
      [0.1, 0.27],
      [-0.02, 0.01],
      [0.12, 0.26],
      [0.03, 0.01],
    ],
  },
  press: {
    head: [0, 0.9],
    neck: [0, 0.79],
    hip: [0, 0.48],
    arms: [
      [-0.18, 0.88],
      [-0.2, 1.1],
      [0.18, 0.88],
      [0.2, 1.1],
    ],
    legs: [
      [-0.1, 0.25],
      [-0.13, 0.01],
      [0.1, 0.25],
      [0.13, 0.01],
    ],
  },
  deadlift: {
    head: [0.24, 0.74],
    neck: [0.18, 0.65],
    hip: [-0.1, 0.44],
    arms: [
      [0.17, 0.44],
      [0.15, 0.24],
      [0.16, 0.44],
      [0.14, 0.24],
    ],
    legs: [
      [0.06, 0.27],
      [0, 0.01],
      [0.08, 0.26],
      [0.04, 0.01],
    ],
  },
  dance: {
    head: [-0.06, 0.92],
    neck: [-0.04, 0.82],
    hip: [0.02, 0.52],
    arms: [
      [-0.17, 0.9],
      [-0.14, 1.1],
      [0.15, 0.74],
      [0.33, 0.83],
    ],
    legs: [
      [-0.02, 0.27],
      [-0.1, 0.01],
      [0.2, 0.4],
      [0.11, 0.19],
    ],
  },
  arabesque: {
    head: [0.17, 0.9],
    neck: [0.11, 0.81],
    hip: [0, 0.52],
    arms: [
      [0.28, 0.88],
      [0.46, 0.98],
      [-0.05, 0.86],
      [-0.22, 0.95],
    ],
    legs: [
      [0, 0.27],
      [0.01, 0.0],
      [-0.22, 0.6],
      [-0.46, 0.74],
    ],
  },
  climb: {
    head: [0.04, 0.86],
    neck: [0.01, 0.76],
    hip: [-0.04, 0.45],
    arms: [
      [0.13, 0.88],
      [0.14, 1.08],
      [0.15, 0.68],
      [0.22, 0.82],
    ],
    legs: [
      [0.13, 0.4],
      [0.1, 0.17],
      [-0.06, 0.2],
      [0.04, 0.0],
    ],
  },
  swim: {
    head: [0.4, 0.32],
    neck: [0.29, 0.31],
    hip: [-0.02, 0.28],
    arms: [
      [0.45, 0.38],
      [0.66, 0.36],
      [0.2, 0.17],
      [0.04, 0.12],
    ],
    legs: [
      [-0.25, 0.3],
      [-0.5, 0.26],
      [-0.24, 0.23],
      [-0.46, 0.15],
    ],
  },
  sit: {
    head: [0.02, 0.66],
    neck: [0, 0.55],
    hip: [-0.03, 0.24],
    arms: [
      [0.1, 0.38],
      [0.2, 0.3],
      [0.09, 0.38],
      [0.18, 0.3],
    ],
    legs: [
      [0.2, 0.27],
      [0.22, 0.01],
      [0.18, 0.26],
      [0.2, 0.01],
    ],
  },
  cyclist: {
    head: [0.25, 0.92],
    neck: [0.18, 0.83],
    hip: [-0.13, 0.62],
    arms: [
      [0.24, 0.68],
      [0.36, 0.6],
      [0.24, 0.67],
      [0.35, 0.59],
    ],
    legs: [
      [0.1, 0.5],
      [0.0, 0.22],
      [0.05, 0.42],
      [0.04, 0.36],
    ],
  },
  point: {
    head: [0, 0.925],
    neck: [0, 0.82],
    hip: [0, 0.5],
    arms: [
      [-0.11, 0.66],
      [-0.09, 0.49],
      [0.15, 0.83],
      [0.32, 0.93],
    ],
    legs: [
      [-0.06, 0.27],
      [-0.08, 0.01],
      [0.06, 0.27],
      [0.08, 0.01],
    ],
  },
  cello: {
    head: [-0.03, 0.68],
    neck: [-0.02, 0.57],
    hip: [-0.03, 0.26],
    arms: [
      [-0.14, 0.45],
      [-0.02, 0.55],
      [0.14, 0.4],
      [0.25, 0.3],
    ],
    legs: [
      [0.19, 0.27],
      [0.22, 0.01],
      [-0.17, 0.26],
      [-0.2, 0.01],
    ],
  },
} satisfies Record<string, Pose>;

export type PoseName = keyof typeof poses;

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
