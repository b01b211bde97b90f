/** In this order: browsers name those that they descend from. */
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdgA?(?:iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\b(?:Headless)?Chrome\/|\bCriOS\/|\bChromium\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bTizen\b|\bWeb0S\b|\bSmartTV\b/i, 'TV'],
  [/\bLinux\b/, 'Linux'],
];

const MAX_READ_CHARS = 512;

/** A device as its owner recognises it, without versions or identity; null for an unknown browser. */
export function deviceOf(userAgent: string | null): string | null {
  const agent = userAgent?.slice(0, MAX_READ_CHARS) ?? '';
  const find = (table: readonly [RegExp, string][]) => table.find(([pattern]) => pattern.test(agent))?.[1];
  const names = [find(BROWSERS), find(SYSTEMS)].filter((name) => name !== undefined);
  return names.length > 0 ? names.join(' · ') : null;
}
