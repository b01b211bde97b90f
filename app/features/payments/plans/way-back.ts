import { paths } from '#app/features/links/paths.ts';
import { safeRedirect } from '#app/lib/safe-redirect.ts';

/** Pages on the way to a plan: nobody wants to come back to one of them after paying. */
const DETOURS = [
  paths.pricing(),
  paths.payment({ subscriptionId: '' }),
  paths.paymentStatus({ data: '' }),
] as const;
const MAX_DETOURS = 5;
const ANY_ORIGIN = 'https://own.invalid';

/**
 * Where the viewer was before he set out to buy: the `redirectTo` of an address, as a path of this site. One
 * that leads to another page of buying, as the header's Subscribe on such a page does, is that page's own.
 */
export function wayBack(redirectTo: unknown, fallback: string = paths.homeAlias()): string {
  let path = safeRedirect(redirectTo, fallback);
  for (let step = 0; step < MAX_DETOURS; step += 1) {
    const { pathname, searchParams } = new URL(path, ANY_ORIGIN);
    if (!DETOURS.some((detour) => pathname.startsWith(detour))) return path;
    path = safeRedirect(searchParams.get('redirectTo'), fallback);
  }
  return fallback;
}
