import { useLocation, useMatches } from '@remix-run/react';
import { paths } from '#app/features/links/paths.ts';
import type { ShellModel } from '../chrome/shell-model.ts';

/** Viewers who are paying, or have just paid, are offered no subscription. */
const PAYING = [paths.payment({ subscriptionId: '' }), paths.paymentStatus({ data: '' })];

/** The fields of a page's data that change its header. */
interface PageData {
  /** A home page elsewhere, as previews have one. */
  isHome?: boolean;
  /** It begins with a picture from edge to edge. */
  beginsUnderHeader?: boolean;
}

/** How the header fits the page that it is on. */
export function useHeaderPlace({ viewer }: Pick<ShellModel, 'viewer'>) {
  const { pathname, search } = useLocation();
  const pages = useMatches().map(({ data }) => data as PageData | undefined);
  const isPaying = PAYING.some((start) => pathname.startsWith(start));
  const isHome =
    pathname === paths.home() || pathname === paths.homeAlias() || pages.some((page) => page?.isHome);
  return {
    isHome,
    /** It may lie over what the page begins with. */
    liesOver: isHome && pages.some((page) => page?.beginsUnderHeader),
    isCategory: pathname.startsWith(paths.category({ id: '' })),
    showSubscribe: viewer?.showSubscribe === true && !isPaying,
    back: { redirectTo: pathname + search },
  };
}
