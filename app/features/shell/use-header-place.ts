import { useLocation } from '@remix-run/react';
import { paths } from '#app/features/links/paths.ts';
import type { ShellModel } from './shell-model.ts';

/** Who is paying, or has just paid, is not asked to subscribe. */
const PAYING = [paths.payment({ subscriptionId: '' }), paths.paymentStatus({ data: '' })];

/** What a header makes of the page that it stands on. */
export function useHeaderPlace({ viewer }: Pick<ShellModel, 'viewer'>) {
  const { pathname, search } = useLocation();
  const isPaying = PAYING.some((start) => pathname.startsWith(start));
  return {
    isHome: pathname === paths.home() || pathname === paths.homeAlias(),
    isCategory: pathname.startsWith(paths.category({ id: '' })),
    showSubscribe: viewer?.showSubscribe === true && !isPaying,
    back: { redirectTo: pathname + search },
  };
}
