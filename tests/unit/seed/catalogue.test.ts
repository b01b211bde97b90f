import { describe, expect, it } from 'vitest';
import { INFO_PAGE_TYPES } from '#app/contract/site/info-page.ts';
import { VIDEO_TYPES } from '#app/contract/video-type.ts';
import { checkItems } from '#cli/site/check-folder.ts';
import { type DemoSite, demoBrands, readDemoSite, valuesOf } from '#demo/seed/brands.ts';
import { commentRows } from '#demo/seed/comment-rows.ts';
import { reviewRows } from '#demo/seed/review-rows.ts';
import { shiftTimes } from '#demo/seed/shift-times.ts';

const DAY_MS = 86_400_000;
const now = new Date();
const brands = await Promise.all(
  demoBrands.filter(({ isActive }) => isActive).map((brand) => readDemoSite(brand, now)),
);

/** Kinds whose texts viewers read. */
const READ_KINDS = [
  'site',
  'category',
  'genre',
  'rating',
  'field',
  'person',
  'venue',
  'plan',
  'voucher',
  'title',
  'playlist',
  'channel',
  'lane',
  'form',
  'page',
  'info-page',
] as const;

/** Every text by language in a value, with its path. A block's are in `$t`, which built-pages.test.ts looks at. */
function textsIn(value: unknown, path: string): [string, Record<string, unknown>][] {
  if (typeof value !== 'object' || value === null) return [];
  if (!Array.isArray(value) && 'en' in value) return [[path, value as Record<string, unknown>]];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${path}.${key}`));
}

const languagesOf = (site: DemoSite) =>
  (valuesOf(site, 'site')[0]?.languages ?? []).map(({ code }: { code: string }) => code);

describe.each(brands)('the catalogue of $slug', (brand) => {
  const [titles, playlists] = [valuesOf(brand, 'title'), valuesOf(brand, 'playlist')];
  const [categories, channels] = [valuesOf(brand, 'category'), valuesOf(brand, 'channel')];
  const ofType = (type: string) => titles.filter(({ video_type }) => video_type === type);

  it('its folder has no fault: every id is unique, and whatever is named exists', async () => {
    expect((await checkItems(brand.entities)).faults).toEqual([]);
  });

  it('has no fault at any hour of any weekday either', async () => {
    const schedules = brand.entities.filter(({ kind }) => kind === 'schedule' || kind === 'title');
    for (let hours = 0; hours < 8 * 24; hours += 5) {
      const moved = new Date(now.getTime() + hours * 3_600_000);
      const { faults } = await checkItems(shiftTimes(schedules, now, moved), { alsoKnown: known(brand) });
      expect(faults, moved.toISOString()).toEqual([]);
    }
  });

  it('has at least sixty titles in ten categories, and every type of video', () => {
    expect(titles.length + playlists.length).toBeGreaterThanOrEqual(60);
    const filled = categories.filter(({ id }) => titles.some((title) => title.categories?.includes(id)));
    expect(filled.length).toBe(categories.length);
    expect(filled.length).toBeGreaterThanOrEqual(10);
    const types = new Set([
      ...titles.map(({ video_type }) => video_type),
      ...playlists.map(() => 'PLAYLIST'),
    ]);
    expect(types).toEqual(new Set(VIDEO_TYPES));
  });

  it('every text exists in each language of the brand', () => {
    const codes = languagesOf(brand);
    expect(codes.length).toBeGreaterThan(1);
    for (const kind of READ_KINDS)
      for (const { id, ...value } of valuesOf(brand, kind))
        for (const [place, text] of textsIn(value, `${kind} ${id}`))
          for (const code of place.includes('SOCIAL_LINKS.content') ? [] : codes)
            expect(text[code], `${place} in ${code}`).toBeTruthy();
  });

  it('the episodes of a series are numbered from one', () => {
    for (const { id } of ofType('MPVP')) {
      const serials = titles.filter(({ parent }) => parent === id).map(({ serial_no }) => serial_no);
      expect(serials.sort((a = 0, b = 0) => a - b)).toEqual(serials.map((_, i) => i + 1));
      expect(serials.length, id).toBeGreaterThan(1);
    }
  });

  it('titles are free, for viewers with a login, for members, for tickets, or sold alone', () => {
    const plans = valuesOf(brand, 'plan');
    const entryOf = ({
      is_restricted,
      is_login_required,
      plans = [],
      ppv_plans = [],
    }: (typeof titles)[number]) => {
      if (!is_restricted) return is_login_required ? 'login' : 'free';
      if (ppv_plans.length === 0) return 'plan';
      return plans.length > 0 ? 'ticket' : 'alone';
    };
    expect(new Set(titles.map(entryOf))).toEqual(new Set(['free', 'login', 'plan', 'ticket', 'alone']));
    for (const title of titles.filter(({ is_restricted }) => is_restricted))
      expect((title.plans?.length ?? 0) + (title.ppv_plans?.length ?? 0), title.id).toBeGreaterThan(0);
    for (const { ppv_plans = [], plans: subscriptions = [] } of titles) {
      const isPpv = (id: string) => plans.find((plan) => plan.id === id)?.is_ppv ?? false;
      expect(ppv_plans.every(isPpv)).toBe(true);
      expect(subscriptions.some(isPpv)).toBe(false);
    }
  });

  it('plans have several durations and vouchers, and at least one gateway is in use', () => {
    const memberships = valuesOf(brand, 'plan').filter(({ is_ppv }) => !is_ppv);
    expect(new Set(memberships.map(({ duration_days }) => duration_days)).size).toBeGreaterThan(1);
    expect(valuesOf(brand, 'voucher').some(({ is_listed = true }) => is_listed)).toBe(true);
    const gateways = valuesOf(brand, 'gateway').map(({ id }) => id);
    expect(brand.verifiedGateways.length).toBeGreaterThan(0);
    for (const org of brand.verifiedGateways) expect(gateways).toContain(org);
  });

  it('there are upcoming, live and ended streams, and playlists of both kinds', () => {
    const at = now.toISOString();
    const spans = titles.flatMap(({ publish_time: from, live_expiry_time: to }) =>
      from && to ? [{ from, to }] : [],
    );
    expect(spans.some(({ from }) => from > at)).toBe(true);
    expect(spans.some(({ from, to }) => from < at && at < to)).toBe(true);
    expect(spans.some(({ to }) => to < at)).toBe(true);
    expect(playlists.some(({ items }) => items) && playlists.some(({ rules }) => rules)).toBe(true);
  });

  it('there are channels of every kind, whose days look like television', () => {
    expect(new Set(channels.map(({ is_restricted = false }) => is_restricted))).toEqual(
      new Set([true, false]),
    );
    expect(channels.some(({ categories = [] }) => categories.length > 4)).toBe(true);
    const schedules = valuesOf(brand, 'schedule');
    expect(schedules.map(({ id }) => id)).toEqual(channels.map(({ id }) => id));
    // One signs off at night.
    expect(schedules.some(({ daily = [] }) => daily[0]?.start !== '00:00:00')).toBe(true);
    for (const { id, daily = [] } of schedules)
      for (const { start, end, title: shown } of daily) {
        const title = titles.find((each) => each.id === shown);
        const minutes = minuteOf(end) - minuteOf(start);
        expect(title?.asset, `${id} ${shown}`).toBeTruthy();
        expect(minutes, `${id} ${shown}`).toBeGreaterThanOrEqual(10);
        if (title?.video_type !== 'LIVE')
          expect(minutes, `${id} ${shown}`).toBeGreaterThanOrEqual((title?.duration_seconds ?? 0) / 60);
      }
    expect(
      schedules.some(({ daily = [] }) =>
        daily.some(({ title }) => ofType('LIVE').some(({ id }) => id === title)),
      ),
    ).toBe(true);
    const dated = schedules.flatMap(({ dated = [] }) => dated);
    const aroundNow = dated.filter(({ start }) => Math.abs(Date.parse(start) - now.getTime()) < 8 * DAY_MS);
    expect(aroundNow.length).toBeGreaterThan(1);
  });

  it('there are more people and venues than fit in a row of the home page', () => {
    expect(valuesOf(brand, 'person').length).toBeGreaterThan(10);
    const venues = valuesOf(brand, 'venue');
    expect(venues.length).toBeGreaterThan(10);
    for (const { id } of venues)
      expect(
        titles.some(({ venues = [] }) => venues.includes(id)),
        id,
      ).toBe(true);
  });

  it('some rows are long enough for further pages and "See more"', () => {
    const perCategory = categories.map(
      ({ id }) => titles.filter(({ categories = [] }) => categories.includes(id)).length,
    );
    expect(Math.max(...perCategory)).toBeGreaterThan(5 * 20);
    // viewer.md §9: "See more" needs over 100 titles in all and more than 15 in the row.
    const perPerson = valuesOf(brand, 'person').map(
      ({ id }) => titles.filter(({ people = {} }) => Object.values(people).flat().includes(id)).length,
    );
    expect(Math.max(...perPerson)).toBeGreaterThan(100);
  });

  it('every kind of page has rich text or questions in each language', () => {
    const pages = valuesOf(brand, 'info-page');
    expect(pages.map(({ id }) => id).sort()).toEqual([...INFO_PAGE_TYPES].sort());
    for (const { id, content = {} } of pages)
      for (const code of languagesOf(brand)) {
        if (id === 'FAQ') expect((content[code] as unknown[]).length, code).toBeGreaterThanOrEqual(6);
        else if (id !== 'SOCIAL_LINKS') expect(content[code], `${id} in ${code}`).toMatch(/<h2>.*<li>/s);
      }
    for (const page of valuesOf(brand, 'page'))
      if (page.type === 'STATIC')
        for (const text of Object.values((page as { content?: Record<string, string> }).content ?? {}))
          expect(text, page.id).toMatch(/<h2>.*<table>.*<a href=/s);
  });

  it('most titles have comments with replies, each with a known author and an id of its own', () => {
    const rows = commentRows(brand, now);
    for (const { timestamp } of rows) expect(timestamp.getTime()).toBeLessThan(now.getTime());
    for (const { createdDate } of reviewRows(brand, now))
      expect(createdDate.getTime()).toBeLessThan(now.getTime());
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    const discussed = new Set(rows.map(({ subjectType, subjectId }) => `${subjectType}/${subjectId}`));
    const talkedAbout = titles.filter(({ id }) => !id.startsWith(brand.quietPrefix ?? '/'));
    expect(discussed.size).toBeGreaterThan(talkedAbout.length / 2);
    expect(rows.some(({ parentId }) => parentId)).toBe(true);
    for (const { parentId, userId, likeCount = 0, dislikeCount = 0 } of rows) {
      if (parentId) expect(rows.some(({ id }) => id === parentId)).toBe(true);
      expect(Number(userId.slice('critic-'.length))).toBeLessThan(brand.community.critics.length);
      expect(Math.min(likeCount, dislikeCount)).toBeGreaterThanOrEqual(0);
    }
  });
});

const known = ({ entities }: DemoSite) => new Set(entities.map(({ kind, id }) => `${kind}/${id}`));

function minuteOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}
