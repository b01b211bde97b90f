/** Languages. */
const ARABIC_SCRIPT = new Set(['ar', 'fa', 'ur', 'ckb', 'ps', 'sd', 'ug']);

export function isInArabicScript(lng: string): boolean {
  return ARABIC_SCRIPT.has(lng.split('-')[0] ?? '');
}
