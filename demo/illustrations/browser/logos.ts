export interface Mark {
  kind: 'aurora' | 'pulse' | 'channel';
  text: string;
  colors: readonly [string, string, string];
  /** Of the word, where none of the colours is its own. */
  ink?: string;
}

type Ctx = CanvasRenderingContext2D;

/** Curtains of light: bars of a falling height under an arc, over the word. */
function auroraMark(ctx: Ctx, h: number, mark: Mark): void {
  const fade = ctx.createLinearGradient(h * 0.1, h * 0.3, h * 0.95, h * 0.6);
  mark.colors.forEach((color, i) => {
    fade.addColorStop(i / 2, color);
  });
  for (let i = 0; i < 9; i++) {
    const x = h * (0.1 + i * 0.092);
    const top = h * (0.5 - 0.36 * Math.sin((i / 8) * Math.PI) ** 0.8);
    const length = h * (0.34 + 0.12 * Math.sin(i * 1.9));
    const bar = ctx.createLinearGradient(0, top, 0, top + length);
    bar.addColorStop(0, '#ffffff00');
    bar.addColorStop(0.3, '#ffffff');
    bar.addColorStop(1, '#ffffff00');
    ctx.save();
    ctx.fillStyle = fade;
    ctx.globalAlpha = 0.95;
    ctx.beginPath();
    ctx.roundRect(x, top, h * 0.058, length, h * 0.03);
    ctx.fill();
    ctx.restore();
  }
  ctx.fillStyle = mark.ink ?? '#f5f7fa';
  ctx.font = `${h * 0.74}px "Cormorant Garamond"`;
  ctx.letterSpacing = `${h * 0.03}px`;
  ctx.textBaseline = 'middle';
  ctx.fillText(mark.text, h * 1.12, h * 0.5);
}

function pulseMark(ctx: Ctx, h: number, mark: Mark): void {
  const fade = ctx.createLinearGradient(0, 0, h * 1.3, 0);
  fade.addColorStop(0, mark.colors[1]);
  fade.addColorStop(1, mark.colors[0]);
  ctx.strokeStyle = fade;
  ctx.lineWidth = h * 0.1;
  ctx.lineJoin = 'round';
  ctx.lineCap = 'round';
  ctx.beginPath();
  for (const [x, y] of [
    [0.08, 0.56],
    [0.34, 0.56],
    [0.48, 0.18],
    [0.68, 0.84],
    [0.82, 0.42],
    [0.92, 0.56],
    [1.18, 0.56],
  ] as const)
    ctx.lineTo(x * h, y * h);
  ctx.stroke();
  ctx.fillStyle = mark.colors[2];
  ctx.font = `italic ${h * 0.62}px "Archivo Black"`;
  ctx.textBaseline = 'middle';
  ctx.transform(1, 0, -0.14, 1, h * 0.08, 0);
  ctx.fillText(mark.text, h * 1.32, h * 0.54);
}

/** A round badge with the channel's first letters. */
function channelMark(ctx: Ctx, h: number, mark: Mark): void {
  const fade = ctx.createLinearGradient(0, 0, h, h);
  fade.addColorStop(0, mark.colors[0]);
  fade.addColorStop(1, mark.colors[1]);
  ctx.fillStyle = fade;
  ctx.beginPath();
  ctx.roundRect(h * 0.06, h * 0.06, h * 0.88, h * 0.88, h * 0.26);
  ctx.fill();
  ctx.globalAlpha = 0.25;
  ctx.fillStyle = '#ffffff';
  ctx.beginPath();
  ctx.ellipse(h * 0.3, h * 0.1, h * 0.6, h * 0.36, -0.4, 0, 7);
  ctx.save();
  ctx.clip();
  ctx.beginPath();
  ctx.roundRect(h * 0.06, h * 0.06, h * 0.88, h * 0.88, h * 0.26);
  ctx.fill();
  ctx.restore();
  ctx.globalAlpha = 1;
  ctx.fillStyle = mark.colors[2];
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  const lines = mark.text.split('\n');
  ctx.font = `${h * 0.2}px "Archivo Black"`;
  lines.forEach((line, i) => {
    ctx.fillText(line.toUpperCase(), h / 2, h * (0.52 + (i - (lines.length - 1) / 2) * 0.2), h * 0.74);
  });
}

/** Draws a mark of height `h` on a transparent ground. */
export function paintMark(ctx: Ctx, mark: Mark, h: number): void {
  ctx.save();
  if (mark.kind === 'aurora') auroraMark(ctx, h, mark);
  else if (mark.kind === 'pulse') pulseMark(ctx, h, mark);
  else channelMark(ctx, h, mark);
  ctx.restore();
}
