import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { openEditedSite } from '#tests/support/edited-site.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const FIGURES = '/studio/figures';

const ago = (days: number) => Date.now() - days * DAY_MS;
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** A brand with a viewer, payments in two currencies, a plan that ended, and a title that was watched. */
async function openBrand() {
  const brand = await openEditedSite();
  const { account, site } = brand;
  const { db } = site.bindings;
  const run = (text: string, ...values: unknown[]) => db.prepare(text).bind(account, ...values);
  const enter = (days: number, currency: string, amount: number) =>
    run(
      `INSERT INTO ledger_entries (account_id, id, transaction_id, book, amount_minor, currency, time)
       VALUES (?1, ?2, ?2, 'receivable', ?3, ?4, ?5)`,
      ...[randomUUID(), amount, currency, ago(days)],
    );
  await db.batch([
    run(
      `INSERT INTO contents (account_id, content_id, video_type, title, created_date, modified_date)
       VALUES (?1, 'film', 'SPV', ?2, ?3, ?3)`,
      ...[JSON.stringify({ en: '=HYPERLINK("x")', ar: 'الفيلم' }), ago(50)],
    ),
    run(
      `INSERT INTO users (account_id, id, name, email_id, email_key, password_hash, created_date)
       VALUES (?1, 'ada', 'Ada', 'a@b.example', 'a@b.example', '', ?2)`,
      ago(3),
    ),
    enter(3, 'EUR', 123_456),
    enter(2, 'EUR', -3_457),
    enter(2, 'JPY', 1_200),
    enter(40, 'EUR', 60_000),
    run(
      `INSERT INTO renewals (account_id, id, user_id, plan_id, subscription_id, gateway_id, renewal_status,
         end_reason, created_date, cancellation_date, tries)
       VALUES (?1, 'r', 'ada', 'p', 's', 'g', 'cancelled', 'unpaid', ?2, ?3, 3)`,
      ...[ago(40), ago(1)],
    ),
    run(
      `INSERT INTO player_plays (account_id, tracking_id, content_id, day, started_time, last_time, last_sequence,
         last_position, played_seconds, is_finished, start_ms, rebuffer_count, rebuffer_seconds)
       VALUES (?1, 'play', 'film', ?2, ?3, ?3, 1, 0, 5400, 0, 900, 0, 0)`,
      ...[dayOf(ago(1)), ago(1)],
    ),
  ]);
  return brand;
}

describe('the studio’s start page', () => {
  test('compares seven days with the seven before for those with the role', async () => {
    const { openAs } = await openBrand();
    const page = await openAs(['read'], '/studio');
    page.main.getByRole('heading', { level: 2, name: 'Last 7 days' });
    page.main.getByText('€1,199.99');
    await page.click(page.main.getByRole('link', { name: 'All figures' }));
    expect(page.address).toBe(FIGURES);
    const editor = await openAs(['edit'], '/studio');
    expect(editor.main.queryByText('Last 7 days')).toBeNull();
  });

  test('names open incidents to owners of the brand, and leads to what mends them', async () => {
    const { openAs, site, account } = await openBrand();
    const report = (id: string, kind: string, subject: string, closed: number | null) =>
      site.bindings.db
        .prepare(
          `INSERT INTO incidents (account_id, id, kind, subject, details, opened_date, latest_date, count, closed_date)
           VALUES (?1, ?2, ?3, ?4, '{}', ?5, ?5, 3, ?6)`,
        )
        .bind(account, `${account}-${id}`, kind, subject, ago(1), closed)
        .run();
    await report('1', 'gateway-refuses-keys', 'Stripe', null);
    await report('2', 'mail-failed', 'verify', ago(0));
    await report('3', 'something-new', 'x', null);
    const page = await openAs(['own'], '/studio');
    page.main.getByRole('heading', { level: 2, name: 'Please look at this' });
    page.main.getByText('Stripe does not accept your keys');
    page.main.getByText(/^Since .+, 3 times$/);
    // Closed ones, and kinds that this version does not know, are left out.
    expect(page.document.querySelectorAll('[aria-labelledby=incidents] li')).toHaveLength(1);
    await page.click(page.main.getByRole('link', { name: 'To the ways to pay' }));
    expect([page.status, page.address]).toEqual([200, '/studio/gateways']);
    for (const visitor of [
      await openAs(['read', 'edit'], '/studio'),
      await (await openBrand()).openAs(['own'], '/studio'),
    ])
      expect(visitor.main.queryByText('Please look at this')).toBeNull();
  });
});

describe('the studio’s figures', () => {
  test('are read by those with the role, drawn and as tables', async () => {
    const { openAs } = await openBrand();
    const page = await openAs(['read'], '/studio');
    await page.click(page.main.getByRole('link', { name: /^Figures/ }));
    expect([page.status, page.address]).toEqual([200, FIGURES]);
    page.main.getByRole('heading', { level: 1, name: 'Figures' });
    const tiles = Object.fromEntries(
      [...page.document.querySelectorAll('main dl > div')].map((tile) => [
        tile.querySelector('dt')?.textContent,
        tile.querySelector('dd')?.textContent,
      ]),
    );
    // The reader has signed up as well.
    expect(tiles).toEqual({
      'Sign-ups': '2',
      Members: '0',
      'Revenue, EUR': '€1,199.99',
      'Revenue, JPY': '¥1,200',
      'Ended plans': '1',
      'Hours watched': '1.5',
      'Starts without a picture': '0',
    });
    page.main.getByText('+100% against the days before');
    const chart = page.main.getByRole('img', {
      name: /^Revenue, EUR, day by day from .+: the highest is €1,234.56, on /,
    });
    expect(chart.querySelectorAll('g')).toHaveLength(28);
    page.main.getByText('Card refused', { selector: 'li bdi' });
    const table = page.main.getByRole('region', { name: 'Revenue, EUR' }).querySelector('table');
    const rows = [...(table?.querySelectorAll('tbody tr') ?? [])].map((row) => row.textContent);
    expect(rows).toHaveLength(28);
    expect(rows.filter((row) => /[1-9],?\d*\.\d\d/.test(row ?? ''))).toHaveLength(2);
  });

  test('are of as many days as their reader chooses, a year by month', async () => {
    const { openAs } = await openBrand();
    const page = await openAs(['own'], FIGURES);
    await page.click(page.main.getByRole('link', { name: '90 days' }));
    expect(page.address).toBe(`${FIGURES}?days=90`);
    expect(page.main.getByRole('link', { name: '90 days' }).getAttribute('aria-current')).toBe('page');
    page.main.getByText('€1,799.99');
    await page.click(page.main.getByRole('link', { name: '365 days' }));
    const table = page.main.getByRole('region', { name: 'Sign-ups' }).querySelector('table');
    const rows = table?.querySelectorAll('tbody tr').length ?? 0;
    expect([12, 13].includes(rows)).toBe(true);
    const weeks = page.main.getByRole('img', { name: /^Sign-ups, week by week/ });
    expect(weeks.querySelectorAll('g')).toHaveLength(52);
    await page.click(page.main.getByRole('link', { name: '7 days' }));
    expect(page.main.getAllByText('none in the days before').length).toBeGreaterThan(0);
  });

  test('are downloaded as files in which no title is a formula', async () => {
    const { openAs } = await openBrand();
    const page = await openAs(['read'], FIGURES);
    const fileOf = async (name: string) => {
      const link = page.main.getByRole<HTMLAnchorElement>('link', { name: `Download as CSV: ${name}` });
      const { pathname, search } = new URL(link.href);
      const response = await page.browser.request(pathname + search);
      expect([response.status, response.headers.get('content-type')]).toEqual([
        200,
        'text/csv; charset=utf-8',
      ]);
      expect(response.headers.get('cache-control')).toBe('private, no-store');
      expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="[\w-]+\.csv"$/);
      return (await response.text()).split('\r\n');
    };
    const revenue = await fileOf('Revenue, EUR');
    expect(revenue[0]).toContain('"Day","Currency","Paid","Refunded","Revenue"');
    // A line a day and currency, the last one empty.
    expect(revenue).toHaveLength(1 + 2 * 28 + 1);
    expect(revenue).toContain(`"${dayOf(ago(3))}","EUR",1234.56,0,1234.56`);
    expect(revenue).toContain(`"${dayOf(ago(2))}","EUR",0,34.57,-34.57`);
    expect(revenue).toContain(`"${dayOf(ago(2))}","JPY",1200,0,1200`);
    expect(await fileOf('Top titles')).toContain(`"'=HYPERLINK(""x"")","",1.5,1`);
    expect(await fileOf('Ended plans')).toContain('"Card refused",1,0');
    expect(await fileOf('Hours watched')).toContain(`"${dayOf(ago(1))}",1.5,1`);
  });

  test('are written in Arabic, from right to left', async () => {
    const { openAs } = await openBrand();
    const page = await openAs(['read'], FIGURES);
    page.browser.cookies.set('lng', 'ar');
    await page.goto(FIGURES);
    expect(page.document.documentElement.dir).toBe('rtl');
    page.main.getByRole('heading', { level: 1, name: 'الأرقام' });
    expect(page.main.getAllByText('١٫٥').length).toBeGreaterThan(0);
    page.main.getByText('الفيلم', { selector: 'li bdi' });
    page.main.getByRole('img', { name: /^ساعات المشاهدة، يومًا بيوم/ });
  });

  test('begin with what to do first', async () => {
    const { openAs } = await openEditedSite();
    const page = await openAs(['own'], FIGURES);
    page.main.getByText('No figures yet');
    page.main.getByRole('link', { name: 'Fill the home page, and publish it' });
    const reader = await openAs(['read'], FIGURES);
    expect(reader.main.queryByRole('link', { name: 'Fill the home page, and publish it' })).toBeNull();
  });

  test('are private: never stored, and in no index', async () => {
    const { openAs } = await openEditedSite();
    const page = await openAs(['read']);
    const response = await page.browser.request(FIGURES);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(await response.text()).toMatch(/<meta name="robots" content="noindex/);
  });

  test.each([
    ['an editor', ['edit', 'publish']],
    ['a moderator', ['moderate']],
    ['a viewer', []],
  ] as const)('are nothing for %s', async (_, roles) => {
    const { openAs } = await openEditedSite();
    const page = await openAs(roles, FIGURES);
    expect(page.status).toBe(404);
    await page.goto(`${FIGURES}/revenue`);
    expect(page.status).toBe(404);
  });

  test('are nothing for guests, and files are those that there are', async () => {
    const { openAs, openAsGuest } = await openEditedSite();
    const guest = await openAsGuest();
    for (const path of [FIGURES, `${FIGURES}/revenue`]) {
      await guest.goto(path);
      expect(guest.status).toBe(404);
    }
    const page = await openAs(['read'], `${FIGURES}/none`);
    expect(page.status).toBe(404);
  });
});
