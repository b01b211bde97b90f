/** An opaque sRGB colour: three channels of 0–255. */
export type Rgb = readonly [red: number, green: number, blue: number];

const HEX = /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;
const RGB = /^rgba?\(\s*(\d{1,3})\s*[, ]\s*(\d{1,3})\s*[, ]\s*(\d{1,3})\s*(?:[,/]\s*[\d.]{1,6}%?\s*)?\)$/i;
const HSL =
  /^hsla?\(\s*(\d{1,3})(?:deg)?\s*[, ]\s*(\d{1,3})%\s*[, ]\s*(\d{1,3})%\s*(?:[,/]\s*[\d.]{1,6}%?\s*)?\)$/i;

/** Reads what a tenant may have written for a colour (hex, rgb() or hsl(); alpha is dropped), or null. */
export function parseColour(input: unknown): Rgb | null {
  if (typeof input !== 'string' || input.length > 40) return null;
  const text = input.trim();
  if (HEX.test(text)) return fromHex(text.slice(1));
  const rgb = RGB.exec(text);
  if (rgb) return fromChannels(rgb.slice(1, 4).map(Number));
  const hsl = HSL.exec(text);
  return hsl ? fromHsl(Number(hsl[1]), Number(hsl[2]), Number(hsl[3])) : null;
}

export function toHex(colour: Rgb): string {
  return `#${colour.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** WCAG 2.2 relative luminance, 0–1. */
export function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2 contrast ratio, 1–21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

/** Moves `colour` towards `target` by `share` (0–1). */
export function mix(colour: Rgb, target: Rgb, share: number): Rgb {
  const channel = (index: 0 | 1 | 2) => Math.round(colour[index] + (target[index] - colour[index]) * share);
  return [channel(0), channel(1), channel(2)];
}

function fromHex(digits: string): Rgb {
  const wide = digits.length < 6 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const channel = (at: number) => Number.parseInt(wide.slice(at, at + 2), 16);
  return [channel(0), channel(2), channel(4)];
}

function fromChannels(channels: number[]): Rgb | null {
  const [red, green, blue] = channels;
  if (red === undefined || green === undefined || blue === undefined) return null;
  return channels.every((channel) => channel <= 255) ? [red, green, blue] : null;
}

function fromHsl(hue: number, saturation: number, lightness: number): Rgb | null {
  if (hue > 360 || saturation > 100 || lightness > 100) return null;
  const [s, l] = [saturation / 100, lightness / 100];
  const channel = (offset: number) => {
    const k = (offset + hue / 30) % 12;
    return Math.round(255 * (l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1))));
  };
  return [channel(0), channel(8), channel(4)];
}
