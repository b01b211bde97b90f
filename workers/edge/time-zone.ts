import { toTimeZone } from '#app/lib/time-zones.ts';
import { Cookies } from './cookies.ts';

/** What Cloudflare says of where a request came from. */
interface Located {
  cf?: { timezone?: unknown } | undefined;
}

/** Where the viewer's clock is: as the browser said, else as Cloudflare sees it, else UTC. */
export function timeZoneOf(request: Request, isHttps: boolean): string {
  const stored = new Cookies(request.headers.get('Cookie'), isHttps).timeZone();
  if (stored) return stored;
  // The Workers' types know `cf` on incoming requests only; elsewhere it is simply absent.
  const located = (request as Located).cf?.timezone;
  return (typeof located === 'string' ? toTimeZone(located) : null) ?? 'UTC';
}
