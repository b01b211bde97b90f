import { urls } from '#app/features/links/urls.ts';

/** What is personal or endless is of no use to a crawler. */
const DISALLOWED = [urls.login, urls.signup, urls.logout, urls.language, urls.profile];

export function loader() {
  const lines = ['User-agent: *', ...DISALLOWED.map((path) => `Disallow: ${path}`)];
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
