import type { RequestInit, Response } from 'miniflare';
import type { Site } from '#cli/local/site.ts';

const MAX_REDIRECTS = 5;

export interface VisitInit {
  method?: string;
  headers?: Record<string, string>;
  body?: RequestInit['body'];
}

export type Browser = ReturnType<typeof createBrowser>;

/**
 * A viewer with scripts off: keeps cookies, sends forms as a browser does, follows redirects only in `visit`.
 */
export function createBrowser(site: Pick<Site, 'fetch' | 'url'>, hostname: string) {
  const cookies = new Map<string, string>();
  const cookieLines = new Map<string, string>();
  const origin = site.url(hostname, '').replace(/\/$/, '');

  async function request(path: string, { headers, ...init }: VisitInit = {}): Promise<Response> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await site.fetch(hostname, path, {
      ...init,
      headers: { accept: 'text/html', ...(cookie ? { cookie } : {}), ...headers },
    });
    for (const line of response.headers.getSetCookie()) {
      keepCookie(cookies, line);
      cookieLines.set(line.slice(0, line.indexOf('=')).trim(), line);
    }
    return response;
  }

  /** GET, following redirects on this host. */
  async function visit(path: string, init?: VisitInit): Promise<Response> {
    return follow(await request(path, init));
  }

  async function follow(response: Response): Promise<Response> {
    let current = response;
    for (let hop = 0; hop < MAX_REDIRECTS; hop += 1) {
      const location = current.headers.get('location');
      if (current.status < 300 || current.status > 399 || !location) return current;
      const target = new URL(location, origin);
      if (target.origin !== origin) return current;
      current = await request(`${target.pathname}${target.search}`);
    }
    throw new Error(`More than ${MAX_REDIRECTS} redirects on ${hostname}`);
  }

  return {
    hostname,
    origin,
    cookies,
    /** The newest `Set-Cookie` line of each, for its attributes. */
    cookieLines,
    request,
    visit,
    follow,
    /** Sends a form as the browser would from a page of this site; a redirect is returned, not followed. */
    submit(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
      return request(path, {
        method: 'POST',
        body: new URLSearchParams(fields).toString(),
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'sec-fetch-site': 'same-origin',
          origin,
          ...headers,
        },
      });
    },
  };
}

function keepCookie(cookies: Map<string, string>, line: string) {
  const [pair = '', ...attributes] = line.split(';');
  const name = pair.slice(0, pair.indexOf('=')).trim();
  const value = pair.slice(pair.indexOf('=') + 1).trim();
  const isExpired = attributes.some((attribute) => /^\s*max-age=(0|-\d+)\s*$/i.test(attribute));
  if (isExpired || value === '') cookies.delete(name);
  else cookies.set(name, value);
}
