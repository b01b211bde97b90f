import { afterEach, beforeAll } from 'vitest';
import { closeAfterFile } from '#tests/support/close-after-file.ts';
import { sharedSite, type TestSite } from '#tests/support/site.ts';
import { startDetailBackend } from './detail-backend.ts';

type Backend = Awaited<ReturnType<typeof startDetailBackend>>;

/** A site whose brands use a third-party backend; made once a file. */
export function openDetailSite() {
  let site: TestSite;
  let backend: Backend;
  beforeAll(async () => {
    [site, backend] = await Promise.all([sharedSite(), startDetailBackend()]);
  });
  afterEach(() => {
    backend.failing.clear();
    backend.slow.clear();
    backend.deferred.clear();
    backend.requests.length = 0;
  });
  closeAfterFile(() => backend.close());

  /** A visit to a brand that is new to the site: nothing of it is cached. */
  async function visit(
    path: string,
    { accountId = 'acc_detail', signedIn = false, lng = 'en', headers = {} } = {},
  ) {
    const { browser } = await site.makeTenant({ account_id: accountId, services: backend.services });
    const viewer = browser();
    viewer.cookies.set('lng', lng);
    if (signedIn) viewer.cookies.set('sid', 'session-1');
    const response = await viewer.request(path, { headers });
    const html = await response.text();
    return { status: response.status, headers: response.headers, html, text: textOf(html), viewer };
  }

  return {
    visit,
    get backend() {
      return backend;
    },
  };
}

/** The text of the page's main element, without scripts, styles and attributes. */
export function textOf(html: string): string {
  return fromEntities(
    mainOf(html)
      .replace(/<(script|style)\b.*?<\/\1>/gs, '')
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' '),
  ).trim();
}

export interface SeenLink {
  href: string;
  text: string;
}

export function linksOf(html: string): SeenLink[] {
  return [...mainOf(html).matchAll(/<a\b[^>]*\bhref="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(
    ([, href = '', inside = '']) => ({ href: fromEntities(href), text: textOf(inside) }),
  );
}

export function hrefsOf(html: string, start: string): string[] {
  return linksOf(html)
    .map(({ href }) => href)
    .filter((href) => href.startsWith(start));
}

function mainOf(html: string): string {
  return /<main\b.*<\/main>/s.exec(html)?.[0] ?? html;
}

function fromEntities(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}
