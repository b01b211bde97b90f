/** What somebody was about to do who is led to sign in; each is a text of namespace `auth`. */
export type SignInReason = 'watch' | 'buy' | 'lists' | 'account' | 'talk' | 'edit';

const REASONS: readonly (readonly [RegExp, SignInReason])[] = [
  [/^\/(?:watch|playlist|channel)\//, 'watch'],
  [/^\/(?:pricing|payment|payment-status)(?:\/|\?|$)/, 'buy'],
  [/^\/(?:watchlist|favourites|continue-watching)(?:\/|\?|$)/, 'lists'],
  [/^\/(?:profile|subscriptions|transactions|change-password)(?:\/|\?|$)/, 'account'],
  [/^\/(?:review|comments|comment)\//, 'talk'],
  [/^\/edit(?:\/|\?|$)/, 'edit'],
];

const WATCHED = /^\/(?:watch|playlist)\/([^/?#]+)/;

/** By the page that follows; null where it is one for everybody. */
export function signInReason(redirectTo: string): SignInReason | null {
  return REASONS.find(([path]) => path.test(redirectTo))?.[1] ?? null;
}

/** The title that is to be watched then; null where it is no single one. */
export function titleToWatch(redirectTo: string): string | null {
  const [, id] = WATCHED.exec(redirectTo) ?? [];
  try {
    return id === undefined ? null : decodeURIComponent(id);
  } catch {
    // It names nothing.
    return null;
  }
}
