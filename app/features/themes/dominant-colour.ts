import type { Rgb } from '#app/domain/themes/colour.ts';

/** Of a colour wheel. */
const HUES = 24;
/** Between the strongest and the weakest channel; less is a grey. */
const LEAST_CHROMA = 40;
const OPAQUE = 128;

/**
 * The colour that a picture is known by: of the hue that most of it has, the mean. Null where it has none but
 * greys. `pixels` as a canvas has them: red, green, blue, alpha.
 */
export function dominantColour(pixels: ArrayLike<number>): Rgb | null {
  const hues = Array.from({ length: HUES }, () => ({ weight: 0, red: 0, green: 0, blue: 0 }));
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = [0, 1, 2, 3].map((channel) => pixels[at + channel]);
    const chroma = Math.max(red, green, blue) - Math.min(red, green, blue);
    const hue = hues[hueOf([red, green, blue], chroma)];
    if (alpha < OPAQUE || chroma < LEAST_CHROMA || !hue) continue;
    // A strong colour is what is remembered, however little there is of it.
    hue.weight += chroma;
    hue.red += red * chroma;
    hue.green += green * chroma;
    hue.blue += blue * chroma;
  }
  const most = hues.reduce((best, hue) => (hue.weight > best.weight ? hue : best));
  if (most.weight === 0) return null;
  const mean = (sum: number) => Math.round(sum / most.weight);
  return [mean(most.red), mean(most.green), mean(most.blue)];
}

/** Which of `HUES` a colour has. */
function hueOf([red, green, blue]: Rgb, chroma: number): number {
  if (chroma === 0) return 0;
  const strongest = Math.max(red, green, blue);
  const sixth =
    strongest === red
      ? ((green - blue) / chroma + 6) % 6
      : strongest === green
        ? (blue - red) / chroma + 2
        : (red - green) / chroma + 4;
  return Math.floor((sixth / 6) * HUES) % HUES;
}
