/**
 * When links prefetch their page: once a pointer or the focus rests on them. Where fingers point, a click follows at
 * once, and what the touch prefetched would be fetched a second time.
 */
export const PREFETCH = canHover() ? 'intent' : 'none';

function canHover(): boolean {
  return typeof matchMedia === 'undefined' || matchMedia('(hover: hover)').matches;
}
