export type Ctx = CanvasRenderingContext2D;

export function shape(ctx: Ctx, fill: string, draw: () => void): void {
  ctx.fillStyle = fill;
  ctx.beginPath();
  draw();
  ctx.fill();
}
export function oval(ctx: Ctx, fill: string, x: number, y: number, rx: number, ry: number, turn = 0): void {
  shape(ctx, fill, () => ctx.ellipse(x, y, rx, ry, turn, 0, 7));
}
export function stroke(ctx: Ctx, color: string, width: number, draw: () => void): void {
  ctx.strokeStyle = color;
  ctx.lineWidth = width;
  ctx.lineCap = 'round';
  ctx.beginPath();
  draw();
  ctx.stroke();
}
/** The same colour in shade: `amount` 0 … 1 towards a cool black. */
export function shade(hex: string, amount: number): string {
  const n = Number.parseInt(hex.slice(1), 16);
  const mix = (v: number, dark: number) => Math.round(v + (dark - v) * amount);
  return `rgb(${mix((n >> 16) & 255, 18)},${mix((n >> 8) & 255, 12)},${mix(n & 255, 34)})`;
}
