import { startForeignBackend } from '#tests/integration/edge/foreign-backend.ts';
import { sessionAt } from './support/account.ts';
import { noteShifts, shiftsOf } from './support/layout-shifts.ts';
import { registerBrand } from './support/register-brand.ts';
import { siteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';

// A retry has a backend of its own, and what the site knows of the last one is not for it.
const HOSTNAME = `deferred-rows-${process.pid}.localhost`;
const ROWS_PATH = '/api/v1/content/viewer-rows';
/** Long after everything else is drawn and hydrated. */
const DELAY_MS = 1500;
/** DESIGN §9. */
const MOST_SHIFT = 0.02;

const films = (of: string, count = 8) =>
  Array.from({ length: count }, (_, number) => ({
    content_id: `${of}-${number}`,
    title: `${of} ${number}`,
    video_type: 'SPV',
    duration: 3_600,
    release_time: '2025-05-01T00:00:00.000Z',
  }));
const lane = (name: string, more: object) => ({
  name,
  data: [],
  meta_data: { filters: {} },
  total: 0,
  ...more,
});
const FILLED = {
  my_list: films('listed'),
  because_watched: { watched: { content_id: 'seen', title: 'Seen' }, data: films('alike') },
  new_episodes: [],
};
const EMPTY = { my_list: [], new_episodes: [] };

let backend: Awaited<ReturnType<typeof startForeignBackend>>;

// For a headless browser, a robot by its name, the page waits for all of its rows.
test.use({
  userAgent:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
});
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  const shared = ['First', 'Second', 'Third', 'Fourth'].map((name) =>
    lane(name, { data: films(name.toLowerCase()), total: 8 }),
  );
  backend = await startForeignBackend({
    '/api/v1/payment/active-subscription': [],
    '/api/v1/template': {
      banner: [],
      swimlane_list: [
        lane('My list', { kind: 'my_list' }),
        ...shared.slice(0, 1),
        lane('Because you watched {title}', { kind: 'because_watched' }),
        ...shared.slice(1),
      ],
    },
  });
  const { port } = new URL(siteUrl(HOSTNAME));
  await registerBrand(HOSTNAME, {
    account_id: 'acc_foreign',
    asset_host: `foreign.assets.localhost:${port}`,
    services: backend.services,
  });
});

test.afterAll(() => backend.close());

/** Whether other rows were on the page before a member's own. */
function noteDeferral() {
  const look = () => {
    const wasDeferred = ['a[href*="first-0"]', '[data-placeholder=""]'].every((each) =>
      document.querySelector(`main ${each}`),
    );
    if (wasDeferred) Object.assign(window, { wasDeferred });
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  for (const [what, rows] of [
    ['fill', FILLED],
    ['have nothing', EMPTY],
  ] as const) {
    test(`a member's rows that come late and ${what} move nothing on the screen at ${width} px`, async ({
      page,
      context,
    }) => {
      Object.assign(backend.responses, { [ROWS_PATH]: rows });
      backend.delay(0);
      const signIn = { email: 'ada@example.com', password: 'whatever-it-is' };
      await context.addCookies([await sessionAt(siteUrl(HOSTNAME), '/login', signIn)]);
      await page.setViewportSize({ width, height });
      // The first visit finds the site's own code and caches cold.
      await page.goto(siteUrl(HOSTNAME));
      backend.delay(DELAY_MS, (path) => path === ROWS_PATH);
      await noteShifts(page);
      await page.addInitScript(noteDeferral);
      // On a busy machine all of the page may be as late as its rows.
      await expect(async () => {
        await page.goto('about:blank');
        await page.goto(siteUrl(HOSTNAME));
        const own = page.getByRole('link', { name: /^(?:listed|alike) 0/ });
        await expect(own).toHaveCount(what === 'fill' ? 2 : 0);
        await expect(page.locator('main li[aria-hidden]')).toHaveCount(0);
        await page.waitForTimeout(300);
        expect(await page.evaluate(() => 'wasDeferred' in window)).toBe(true);
      }).toPass();
      expect(await shiftsOf(page)).toBeLessThanOrEqual(MOST_SHIFT);
    });
  }
}
