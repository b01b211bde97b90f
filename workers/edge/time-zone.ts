import { toTimeZone } from '#app/lib/time-zones.ts';
import { Cookies } from './cookies.ts';

/** What Cloudflare says of where a request came from. */
interface Located {
  cf?: { timezone?: unknown } | undefined;
}

/** Where the viewer's clock is: as the browser said, else as Cloudflare sees it, else UTC. */
export function timeZoneOf(request: Request, isHttps: boolean): string {
  const said = new Cookies(request.headers.get('Cookie'), isHttps).timeZone();
  if (said) return said;
  // The Workers' types know `cf` on incoming requests only; elsewhere it is simply absent.
  const seen = (request as Located).cf?.timezone;
  return (typeof seen === 'string' ? toTimeZone(seen) : null) ?? 'UTC';
}
