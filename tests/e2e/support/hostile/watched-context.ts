import type { Browser, BrowserContext } from '@playwright/test';

/** What a page did that it should not have done. */
export interface Deed {
  /** A script of an attack ran; a dialog or another page opened; a request went to another host; the page's policy had to step in. */
  what: 'ran' | 'opened' | 'requested' | 'stopped';
  /** The frame's name, where there is one. */
  iframe: string;
  detail: string;
}

export type Watched = Awaited<ReturnType<typeof watchedContext>>;

/** Names of other hosts do not resolve: requests to them are recorded and fail. */
export const ALONE_ON_EARTH =
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost , EXCLUDE *.localhost , EXCLUDE 127.0.0.1';

/** A browser context that records what attacks do; a request to a host that `isOwn` rejects is one of their deeds. */
export async function watchedContext(
  browser: Browser,
  isOwn: (url: URL) => boolean,
  { bypassCSP = false } = {},
) {
  const context = await browser.newContext({
    bypassCSP,
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
  });
  const deeds: Deed[] = [];
  await context.exposeBinding('noteDeed', (source, what: Deed['what'], detail: string) => {
    deeds.push({ what, iframe: source.frame.name(), detail });
  });
  await context.addInitScript(installCanaries);
  context.on('request', (request) => {
    const url = request.url();
    if (!/^(?:data|blob|about):/.test(url) && !isOwn(new URL(url)))
      deeds.push({ what: 'requested', iframe: iframeNameOf(() => request.frame()), detail: url });
  });
  const page = await context.newPage();
  watchPages(context, deeds);
  return { context, page, deeds, close: () => context.close() };
}

/** From here on, no page is one that the test has opened. */
function watchPages(context: BrowserContext, deeds: Deed[]): void {
  context.on('page', (page) => {
    deeds.push({ what: 'opened', iframe: '', detail: page.url() });
    void page.close();
  });
  context.on('dialog', async (dialog) => {
    deeds.push({ what: 'opened', iframe: '', detail: `${dialog.type()}: ${dialog.message()}` });
    await dialog.dismiss();
  });
}

function iframeNameOf(find: () => { name(): string }): string {
  try {
    return find().name();
  } catch {
    // A page's own first request has no frame yet.
    return '';
  }
}

/** Runs first in every document. */
function installCanaries(): void {
  const scope = window as unknown as {
    noteDeed(what: string, detail: string): void;
    hit(): void;
    hits: number;
  };
  const { noteDeed } = scope;
  scope.hits = 0;
  scope.hit = () => {
    scope.hits += 1;
    if (scope.hits === 1) noteDeed('ran', location.href);
  };
  window.addEventListener('message', ({ data }) => data === 'hit' && scope.hit());
  document.addEventListener(
    'securitypolicyviolation',
    ({ violatedDirective, blockedURI, sourceFile, lineNumber, columnNumber, sample }) =>
      noteDeed(
        'stopped',
        `${violatedDirective} ${blockedURI} on ${location.pathname}: ${sample} ${sourceFile}:${lineNumber}:${columnNumber}`,
      ),
  );
}
