import { paths } from '#app/features/links/paths.ts';
import { REMINDER_FRAGMENT } from '#app/features/links/reminders.ts';

/** What somebody was about to do who is led to sign in; each is a text of namespace `auth`. */
export type SignInReason = 'watch' | 'buy' | 'lists' | 'account' | 'talk' | 'edit' | 'remind';

/** How the addresses of each begin; the studio's are in no table of the viewers' half. */
const PAGES: readonly (readonly [SignInReason, readonly string[]])[] = [
  ['watch', [paths.watch({ id: '' }), paths.playlist({ id: '' }), paths.channel({ id: '' })]],
  ['buy', [paths.pricing(), paths.payment({ subscriptionId: '' }), paths.paymentStatus({ data: '' })]],
  ['lists', [paths.watchlist(), paths.favourites(), paths.continueWatching()]],
  ['account', [paths.profile(), paths.subscriptions(), paths.transactions(), paths.changePassword()]],
  ['talk', ['/review/', '/comments/', '/comment/']],
  ['edit', ['/studio', '/edit']],
];

/** By the page that follows; null where it is one for everybody. */
export function signInReason(redirectTo: string): SignInReason | null {
  if (redirectTo.includes(REMINDER_FRAGMENT)) return 'remind';
  const pathname = pathOf(redirectTo);
  return PAGES.find(([, beginnings]) => beginnings.some((path) => isWithin(path, pathname)))?.[0] ?? null;
}

/** The title that is to be watched then; null where it is no single one. */
export function titleToWatch(redirectTo: string): string | null {
  const [, kind, id = ''] = pathOf(redirectTo).split('/');
  if (id === '' || (kind !== 'watch' && kind !== 'playlist')) return null;
  try {
    return decodeURIComponent(id);
  } catch {
    // It names nothing.
    return null;
  }
}

const isWithin = (path: string, pathname: string) =>
  pathname === path || pathname.startsWith(path.endsWith('/') ? path : `${path}/`);
const pathOf = (redirectTo: string) => redirectTo.split(/[?#]/, 1)[0] ?? '';
