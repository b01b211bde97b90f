import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { ATTACKS, type Attack } from '#tests/fixtures/hostile/corpus.ts';
import { IS_TEST_ALL } from '#tests/support/test-all.ts';
import { TOUCH_SOURCE } from './touch-all.ts';
import type { Watched } from './watched-context.ts';

/** The attacks that are let loose: one in four, and all where all is run. */
const LOOSE = IS_TEST_ALL ? ATTACKS : ATTACKS.filter((_, index) => index % 4 === 0);
const IFRAMES_A_PAGE = 200;
/** For animations, failed loads and refreshes. */
const EFFECTS_MS = 300;

export interface Outcome {
  attack: Attack;
  /** What it did by itself, and what when it was touched; empty where nothing. */
  alone: readonly string[];
  touched: readonly string[];
}

/** Lets attacks loose, as they were written, each in a page of its own that has no policy. */
export async function looseAttacks({ page, deeds }: Watched, origin: string): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (let start = 0; start < LOOSE.length; start += IFRAMES_A_PAGE) {
    await page.goto(`${origin}/many/${start}`, { waitUntil: 'load' });
    const alone = await seen(page, deeds);
    await page.evaluate(touchIframes, TOUCH_SOURCE);
    const touched = await seen(page, deeds);
    for (const [offset, attack] of LOOSE.slice(start, start + IFRAMES_A_PAGE).entries()) {
      const name = `one-${start + offset}`;
      outcomes.push({ attack, alone: alone[name] ?? [], touched: touched[name] ?? [] });
    }
  }
  return outcomes;
}

async function seen(page: Page, deeds: Watched['deeds']): Promise<Record<string, string[]>> {
  await page.waitForTimeout(EFFECTS_MS);
  const found = await page.evaluate(effectsInIframes);
  for (const { what, iframe } of deeds) {
    const known = found[iframe];
    if (known && what === 'requested' && !known.includes(what)) known.push(what);
  }
  return found;
}

/** Serves bare pages: `/one/<n>` is an attack, `/many/<n>` frames those from there on, `/all` is `everything`. */
export async function openBareServer(everything: string) {
  const server = createServer((request, response) => {
    const [, kind, index = ''] = (request.url ?? '').split('/');
    const attack = kind === 'one' && /^\d+$/.test(index) ? LOOSE[Number(index)] : undefined;
    const body =
      kind === 'many'
        ? manyPage(Number(index))
        : kind === 'all'
          ? everything
          : attack && onePage(attack.html);
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}

const onePage = (html: string) =>
  `<!doctype html><html lang="en"><head><title>x</title><script>alert = confirm = prompt = print = hit</script></head>
<body><header>header</header><main><h1>title</h1><div id="box">${html}</div><p id="after">after</p></main><footer>footer</footer></body></html>`;

const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-modals';

function manyPage(start: number): string {
  const iframes = LOOSE.slice(start, start + IFRAMES_A_PAGE).map(
    (_, offset) =>
      `<iframe name="one-${start + offset}" src="/one/${start + offset}" sandbox="${SANDBOX}" width="400" height="300"></iframe>`,
  );
  return `<!doctype html><title>many</title>${iframes.join('')}`;
}

function touchIframes(source: string): void {
  const touch = new Function(`return ${source}`)() as (root: Document) => void;
  for (const iframe of document.querySelectorAll('iframe')) {
    try {
      if (iframe.contentDocument) touch(iframe.contentDocument);
    } catch {
      // It has led itself elsewhere.
    }
  }
}

/** Runs in the page that frames them: by the frame's name, what has become of it. */
function effectsInIframes(): Record<string, string[]> {
  const look = (iframe: HTMLIFrameElement): string[] => {
    const view = iframe.contentWindow as (Window & { hits?: number }) | null;
    const inside = iframe.contentDocument;
    if (!view || !inside || view.location.pathname !== new URL(iframe.src).pathname) return ['left'];
    const body = inside.body;
    const main = inside.querySelector('body > main');
    const footer = inside.querySelector('body > footer');
    const after = inside.querySelector('main > #after');
    const isIntact =
      main?.firstElementChild?.textContent === 'title' &&
      main.lastElementChild === after &&
      inside.querySelectorAll('main, h1').length === 2 &&
      body.lastElementChild === footer &&
      footer?.textContent === 'footer';
    const header = inside.querySelector('body > header');
    const isSeen = [header, main?.firstElementChild, after, footer].every((each) =>
      each?.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    );
    const top = inside.elementFromPoint(20, 20);
    const isCovered = !isSeen || !top?.matches('html, body, header');
    return [
      ...(view.hits ? ['ran'] : []),
      ...(isIntact ? [] : ['broke out']),
      ...(isCovered ? ['covers'] : []),
    ];
  };
  return Object.fromEntries(
    [...document.querySelectorAll('iframe')].map((iframe) => {
      try {
        return [iframe.name, look(iframe)];
      } catch {
        return [iframe.name, ['left']];
      }
    }),
  );
}
