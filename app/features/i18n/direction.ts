/** Languages written from right to left, among those that a brand may allow. */
const RIGHT_TO_LEFT = new Set(['ar', 'arc', 'ckb', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi']);

export function directionOf(lng: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.has(lng.split('-')[0]?.toLowerCase() ?? '') ? 'rtl' : 'ltr';
}
