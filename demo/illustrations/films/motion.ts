/** 0 → 1 → 0, `rate` times a second. */
export function wave(t: number, rate: number): number {
  return 0.5 - 0.5 * Math.cos(t * rate * 6.2832);
}
/** A running body: the limbs swap, the body bobs. */
export function runner(t: number, rate: number, pose: string) {
  const k = wave(t, rate);
  return { pose: `${pose}>${pose}*@${k.toFixed(3)}`, lift: Math.abs(Math.sin(t * rate * 6.2832)) * 0.012 };
}
