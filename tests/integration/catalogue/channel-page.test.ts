import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stableShuffle } from '#app/lib/stable-shuffle.ts';
import { ACCOUNT_PATH, RESPONSES, startForeignBackend } from '#tests/integration/edge/foreign-backend.ts';
import { sharedSite, type TestSite } from '#tests/support/site.ts';
import { linksOf, textOf } from './detail-site.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const CATEGORIES = ['News', 'Sport', 'Weather', 'Talk', 'Music', 'Kids'];
const picture = (s3_key: string) => ({ website: { s3_key } });
const channel = (_id: string, more: object = {}) => ({ _id, name: `Channel ${_id}`, ...more });
const related = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ channel_id: `like-${index}`, name: `Like ${index}` }));
const LIST = Array.from({ length: 24 }, (_, index) =>
  channel(`c${index}`, {
    is_restricted: index % 2 === 1,
    logo: picture(`logos/c${index}.png`),
    thumbnail: picture(`pictures/c${index}.webp`),
  }),
);
/** The start of the test: the page's clock is the real one, and no programme may end between two visits. */
const NOW = Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;
const at = (minutes: number) => new Date(NOW + minutes * MINUTE_MS).toISOString();
const entry = (content_id: string, from: number, to: number) => {
  return { content_id, start_time: at(from), end_time: at(to) };
};
const AIRED = [
  entry('later', 60, 90),
  entry('gone-stream', -240, -180),
  entry('film', -30, 30),
  entry('gone-film', -180, -120),
];
const CONTENTS = [
  ...['film', 'gone-film', 'later'].map((id) => ({ content_id: id, title: `The ${id}`, video_type: 'SPV' })),
  { content_id: 'gone-stream', title: 'The gone-stream', video_type: 'LIVE' },
];
const RICH = channel('rich', {
  description: 'All about ships.',
  category: CATEGORIES.map((name) => ({ _id: name.toLowerCase(), name })),
  logo: picture('logos/rich.png'),
  banner: picture('pictures/rich-banner.webp'),
  average_rating: 4.5,
  review_count: 1234,
});
const review = (_id: string, rating: number) => {
  return { _id, rating, created_date: at(-90), user: { _id: `user-${_id}`, name: 'Ada' } };
};
const ANSWERED = {
  '/api/v1/channel/list': LIST,
  '/api/v1/channel/rich': RICH,
  '/api/v1/channel/paid': channel('paid', { is_restricted: true, active_subscription: [{ id: 'gold' }] }),
  '/api/v1/channel/silent': channel('silent'),
  '/api/v1/channel/schedule': AIRED,
  '/api/v1/content/list': CONTENTS,
  '/api/v1/reviews/channel/paid': [review('r1', 4), review('r2', 4.5)],
  '/api/v1/reviews/channel/silent': [],
  '/api/v1/content/watch/film': { signed_url: 'https://assets.example.com/signed/film/master.m3u8' },
  '/api/v1/content/watch/gone-film': { signed_url: 'https://assets.example.com/signed/gone/master.m3u8' },
  '/api/v1/content/related-channel/rich': related(5),
  '/api/v1/content/related-channel/paid': related(4),
  '/api/v1/content/related-channel/silent': [],
};

let site: TestSite;
let backend: Awaited<ReturnType<typeof startForeignBackend>>;
let unrated: Awaited<ReturnType<typeof startForeignBackend>>;

beforeAll(async () => {
  const account = RESPONSES[ACCOUNT_PATH] as object;
  [site, backend, unrated] = await Promise.all([
    sharedSite(),
    startForeignBackend(ANSWERED),
    startForeignBackend({
      ...ANSWERED,
      [ACCOUNT_PATH]: { ...account, module_permissions: { rating: false } },
      '/api/v1/channel/schedule': [entry('later', 60, 90)],
    }),
  ]);
});

afterAll(() => Promise.all([backend.close(), unrated.close()]));

/** A visit to a brand that is new to the site: nothing of it is cached. */
async function visit(path: string, { services = backend.services, slug = '', timeZone = 'UTC' } = {}) {
  const tenant = { account_id: 'acc_foreign', services, ...(slug ? { slug } : {}) };
  const { browser } = await site.makeTenant(tenant);
  const viewer = browser();
  viewer.cookies.set('tz', timeZone);
  const response = await viewer.request(path);
  const html = await response.text();
  return { status: response.status, html, text: textOf(html), links: linksOf(html) };
}

const headOf = (html: string) => /<article\b.*?(<header\b.*?<\/header>)/s.exec(html)?.[1] ?? '';
const partOf = (html: string, start: RegExp, end: string) => {
  const from = start.exec(html)?.index ?? 0;
  return html.slice(from, html.indexOf(end, from));
};

describe('the list of channels', () => {
  it('is titled TV CHANNELS and shows each channel’s logo, thumbnail, name and access', async () => {
    const { html, text } = await visit('/channels');
    expect(/<h1\b[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]).toBe('TV CHANNELS');
    for (const [id, entry] of [
      ['c0', 'Free'],
      ['c1', 'Paid'],
    ] as const) {
      const card = partOf(html, new RegExp(`<a href="/channel/${id}"`), '</a>');
      expect(card).toContain(`logos/${id}.png`);
      expect(card).toContain(`pictures/${id}.webp`);
      expect(textOf(card)).toContain(`Channel ${id}`);
      expect(textOf(card)).toContain(entry);
    }
    expect(text.match(/\bPaid\b/g)).toHaveLength(12);
  });

  it('is shuffled daily, with the same order for every viewer', async () => {
    const day = new Date().toISOString().slice(0, 10);
    const shown = await visit('/channels', { slug: 'shuffled' });
    const order = shown.links.flatMap(({ href }) => /^\/channel\/(c\d+)$/.exec(href)?.[1] ?? []);
    const names = LIST.map(({ _id }) => _id);
    expect([...order].sort()).toEqual([...names].sort());
    expect(order).not.toEqual(names);
    expect(order).toEqual(stableShuffle(names, `shuffled/${day}`, (id) => id));
    const tomorrow = new Date(Date.now() + DAY_MS).toISOString().slice(0, 10);
    expect(order).not.toEqual(stableShuffle(names, `shuffled/${tomorrow}`, (id) => id));
  });
});

describe('the header of a channel', () => {
  it('shows name, access, the first four categories, rating, count and banner', async () => {
    const { html } = await visit('/channel/rich');
    const head = headOf(html);
    expect(/<h1\b[^>]*>(.*?)<\/h1>/s.exec(head)?.[1]).toContain('Channel rich');
    expect(head).toContain('pictures/rich-banner.webp');
    const words = textOf(head);
    for (const shown of ['Free', '4.5', '1.2K', ...CATEGORIES.slice(0, 4)]) expect(words).toContain(shown);
    for (const left of CATEGORIES.slice(4)) expect(words).not.toContain(left);
  });

  it('marks a channel with a plan as paid', async () => {
    expect(textOf(headOf((await visit('/channel/paid')).html))).toContain('Paid');
  });

  it('shows the average and number of its reviews where the channel has no rating of its own', async () => {
    expect(textOf(headOf((await visit('/channel/paid')).html))).toMatch(/4\.3.*2/);
    expect(textOf(headOf((await visit('/channel/silent')).html))).not.toMatch(/\d\.\d/);
  });

  it('requests no reviews where the channel has a rating, or the account has none', async () => {
    await visit('/channel/rich');
    await visit('/channel/paid', { services: unrated.services });
    expect(backend.countRequests('/api/v1/reviews/channel/rich')).toBe(0);
    expect(unrated.countRequests('/api/v1/reviews/channel/paid')).toBe(0);
  });

  it('shows no rating and no reviews tab on accounts without that permission', async () => {
    const { html, links } = await visit('/channel/rich', { services: unrated.services });
    expect(textOf(headOf(html))).not.toContain('4.5');
    expect(links.map(({ text }) => text)).not.toContain('Reviews');
  });
});

describe('the tabs of a channel', () => {
  it('are About, Related Channels, Reviews and Comments', async () => {
    const { links, text } = await visit('/channel/rich');
    const tabs = links.filter(({ href }) => /^\/channel\/rich(\?tab=\w+)?$/.test(href));
    const names = ['About', 'Related Channels', 'Reviews', 'Comments'];
    expect(tabs.map(({ text: name }) => name).filter((name) => names.includes(name))).toEqual(names);
    expect(text).toContain('All about ships.');
    for (const name of CATEGORIES) expect(text).toContain(name);
  });

  it.each([
    ['rich', 4, true],
    ['paid', 4, false],
    ['silent', 0, false],
  ])('of %s list %i related channels, with a link to all: %s', async (id, count, hasMore) => {
    const { links, text } = await visit(`/channel/${id}?tab=related`);
    expect(links.filter(({ href }) => href.startsWith('/channel/like-'))).toHaveLength(count);
    const all = links.filter(({ text: name }) => name === 'View all Channels');
    expect(all.map(({ href }) => href)).toEqual(hasMore ? ['/channels'] : []);
    expect(text.includes('No related channels available')).toBe(count === 0);
  });
});

describe('the schedule of a channel', () => {
  it('has seven days: Today, Yesterday, then weekday and date', async () => {
    const { html } = await visit('/channel/rich');
    const strip = linksOf(partOf(html, /<nav aria-label="Days"/, '</nav>'));
    const day = (back: number) => new Date(NOW - back * DAY_MS);
    const name = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', weekday: 'short', day: 'numeric' });
    expect(strip).toHaveLength(7);
    expect(strip.slice(0, 2).map(({ text }) => text)).toEqual(['Today', 'Yesterday']);
    for (const [index, { text, href }] of strip.entries()) {
      if (index > 0) expect(href).toBe(`/channel/rich?day=${day(index).toISOString().slice(0, 10)}`);
      if (index < 2) continue;
      const parts = name.formatToParts(day(index)).filter(({ type }) => type !== 'literal');
      for (const { value } of parts) expect(text).toContain(value);
    }
  });

  it.each(['UTC', 'Asia/Kolkata', 'America/St_Johns'])(
    'shows start and end in the time zone %s, and marks what is live',
    async (timeZone) => {
      const { html } = await visit('/channel/rich', { timeZone });
      const clock = new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', minute: '2-digit' });
      const [item, ...others] = [...html.matchAll(/<li\b[^>]*aria-current="time"[^>]*>.*?<\/li>/gs)];
      expect(others).toEqual([]);
      const words = textOf(item?.[0] ?? '').replace(/\s/g, ' ');
      const [from, to] = [at(-30), at(30)].map((iso) => clock.format(new Date(iso)).replace(/\s/g, ' '));
      expect(words).toContain(`${from} – ${to}`);
      expect(words).toContain('The film');
      expect(words).toContain('Live');
    },
  );

  it('links to past programmes that are plain video, and to the start of the current one', async () => {
    const { links } = await visit('/channel/rich?day=no-such-day');
    const key = (minutes: number) => `programme=${(NOW + minutes * MINUTE_MS) / 1000}`;
    const hrefs = links.map(({ href }) => href).filter((href) => href.includes('programme='));
    expect(hrefs.some((href) => href.endsWith(key(-30)))).toBe(true);
    expect(hrefs.some((href) => href.endsWith(key(-240)) || href.endsWith(key(60)))).toBe(false);
    expect(links.some(({ text, href }) => text === 'Watch from start' && href.endsWith(key(-30)))).toBe(true);
    const caughtUp = await visit(`/channel/rich?${key(-180)}`);
    expect(caughtUp.html).toContain('/signed/gone/master.m3u8');
    expect(caughtUp.html).not.toContain('/signed/gone/master.m3u8#t=');
    expect(caughtUp.text).toContain('Catch-up');
    expect(caughtUp.links).toContainEqual({ href: '/channel/rich', text: 'Back to live' });
  });

  it('shows a message where no programme is on', async () => {
    const { text, html } = await visit('/channel/silent', { services: unrated.services });
    expect(text).toContain('No Programs are shown at the moment.');
    expect(html).not.toContain('<video');
  });
});
