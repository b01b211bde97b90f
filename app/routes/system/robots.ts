import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { paths } from '#app/features/links/paths.ts';
import { urls } from '#app/features/links/urls.ts';

/**
 * What is one viewer's own, a form, or data for scripts. Pages that are merely not indexed have a robots tag.
 */
const DISALLOWED = [
  urls.profile,
  urls.watchlist,
  urls.favourites,
  urls.subscriptions,
  urls.transactions,
  urls.payment,
  urls.paymentStatus,
  urls.verifyEmail,
  urls.resetPassword,
  urls.forgotPassword,
  urls.login,
  urls.signup,
  urls.logout,
  urls.language,
  urls.share,
  urls.review,
  urls.cardDetail,
  urls.library,
  urls.locales,
].map(prefixOf);

const RULES = [...new Set(DISALLOWED)].map((path) => `Disallow: ${path}`);

/** Needs nothing of the account, so crawlers get their rules whatever else is down. */
export function loader({ context }: LoaderFunctionArgs) {
  const lines = ['User-agent: *', ...RULES, '', `Sitemap: ${context.tenant.origin}${paths.sitemap()}`];
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}

/** A pattern up to its first parameter: rules match from the start. */
function prefixOf(pattern: string): string {
  return pattern.replace(/:.*$/, '');
}
