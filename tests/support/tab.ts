import type { Response } from 'miniflare';
import type { Site } from '#cli/local/site.ts';
import { type Browser, createBrowser } from './browser.ts';
import { parsePage } from './page-document.ts';
import type { PageRequest } from './page-form.ts';

const MAX_REDIRECTS = 5;

type Loaded = { url: URL; status: number; headers?: Response['headers']; document: Document };

/** A browser's tab: requests with the headers of browsers, redirects, history, cookies for each host. */
export class Tab {
  readonly #browsers = new Map<string, Browser>();
  readonly #history: URL[] = [];
  readonly #site: Pick<Site, 'fetch' | 'url'>;
  readonly #port: string;
  #loaded: Loaded = { url: new URL('about:blank'), status: 0, document: parsePage('', 'about:blank') };

  constructor(site: Pick<Site, 'fetch' | 'url'>, hostname: string) {
    this.#site = site;
    this.#port = new URL(site.url(hostname)).port;
  }

  get url(): URL {
    return this.#loaded.url;
  }

  get status(): number {
    return this.#loaded.status;
  }

  get document(): Document {
    return this.#loaded.document;
  }

  browserAt(hostname: string): Browser {
    const known = this.#browsers.get(hostname) ?? createBrowser(this.#site, hostname);
    this.#browsers.set(hostname, known);
    return known;
  }

  /** From the page that is shown, by a link, a form or a refresh. */
  async navigate(request: PageRequest): Promise<void> {
    this.#history.push(this.url);
    await this.#load(request, this.url);
  }

  /** From the address bar. */
  async goto(url: URL): Promise<void> {
    if (this.status !== 0) this.#history.push(this.url);
    await this.#load({ url, method: 'GET' }, null);
  }

  /** To an element of the page that is shown. */
  scrollTo(url: URL): void {
    if (!this.document.getElementById(decodeURIComponent(url.hash.slice(1))))
      throw new Error(`There is no ${url.hash} here`);
    this.#history.push(this.url);
    this.#loaded = { ...this.#loaded, url };
  }

  async back(): Promise<void> {
    const url = this.#history.pop();
    if (!url) throw new Error('There is no page to go back to');
    await this.#load({ url, method: 'GET' }, null);
  }

  async #load(request: PageRequest, from: URL | null): Promise<void> {
    let current = request;
    let isSameOrigin = true;
    for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
      const { url } = current;
      if (url.port !== this.#port) throw new Error(`${url.href} is not on this machine's site`);
      isSameOrigin &&= from?.origin === url.origin;
      const { status, headers, text } = await this.#fetch(current, from, isSameOrigin);
      const location = headers.get('location');
      if (status < 300 || status > 399 || !location) {
        this.#loaded = { url, status, headers, document: parsePage(text, url.href) };
        return;
      }
      current = { url: redirectTarget(location, url), method: 'GET' };
    }
    throw new Error(`More than ${MAX_REDIRECTS} redirects from ${request.url.href}`);
  }

  async #fetch({ url, method, body, multipart }: PageRequest, from: URL | null, isSameOrigin: boolean) {
    const sent = multipart ? await multipartOf(multipart) : body;
    const type = typeof sent === 'string' ? 'application/x-www-form-urlencoded' : sent?.type;
    const response = await this.browserAt(url.hostname).request(`${url.pathname}${url.search}`, {
      method,
      headers: {
        'sec-fetch-dest': 'document',
        'sec-fetch-mode': 'navigate',
        'sec-fetch-site': from ? (isSameOrigin ? 'same-origin' : 'cross-site') : 'none',
        ...this.#refererOf(from, isSameOrigin),
        ...(method === 'POST' && from ? { origin: from.origin } : {}),
        ...(type ? { 'content-type': type } : {}),
        // A form that another site posts brings no Lax cookies.
        ...(method === 'POST' && !isSameOrigin ? { cookie: '' } : {}),
      },
      ...(sent === undefined ? {} : { body: typeof sent === 'string' ? sent : sent.bytes }),
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  }

  #refererOf(from: URL | null, isSameOrigin: boolean): Record<string, string> {
    if (!from || this.#loaded.headers?.get('referrer-policy') === 'no-referrer') return {};
    return { referer: isSameOrigin ? `${from.origin}${from.pathname}${from.search}` : `${from.origin}/` };
  }
}

/** Its bytes, with what separates the fields in its type. */
async function multipartOf(fields: FormData) {
  const response = new globalThis.Response(fields);
  const type = response.headers.get('content-type') ?? '';
  return { type, bytes: new Uint8Array(await response.arrayBuffer()) };
}

/** A redirect without a fragment keeps that of the address that it replaces. */
function redirectTarget(location: string, from: URL): URL {
  const target = new URL(location, from);
  target.hash ||= from.hash;
  return target;
}
