import { toTimeZone } from '#app/lib/wall-clock.server.ts';
import { Cookies } from './cookies.ts';

/** Cloudflare's data about where a request came from. */
interface Located {
  cf?: { timezone?: unknown } | undefined;
}

/** The viewer's time zone: from the browser's cookie, else from Cloudflare, else UTC. */
export function timeZoneOf(request: Request, isHttps: boolean): string {
  const stored = new Cookies(request.headers.get('Cookie'), isHttps).timeZone();
  if (stored) return stored;
  // The Workers' types know `cf` on incoming requests only; elsewhere it is simply absent.
  const located = (request as Located).cf?.timezone;
  return (typeof located === 'string' ? toTimeZone(located) : null) ?? 'UTC';
}
