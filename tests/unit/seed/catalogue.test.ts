import { describe, expect, it } from 'vitest';
import { VIDEO_TYPES } from '#app/contract/video-type.ts';
import { aurora } from '#demo/catalogue/aurora/brand.ts';
import { pulse } from '#demo/catalogue/pulse/brand.ts';
import { datedRows, slotRows } from '#demo/seed/channel-rows.ts';
import { commentRows } from '#demo/seed/comment-rows.ts';
import { contentRatings } from '#demo/seed/content-ratings.ts';
import { contentPlanRows } from '#demo/seed/content-rows.ts';
import { detailNames } from '#demo/seed/detail-rows.ts';
import { reviewRows } from '#demo/seed/review-rows.ts';
import type { Brand, Text } from '#demo/seed/types.ts';

const DAY_MS = 86_400_000;
const brands = [aurora, pulse];

function ids(items: readonly { id: string }[]): string[] {
  return items.map((item) => item.id);
}

function missing(wanted: readonly string[], known: readonly string[]): string[] {
  return wanted.filter((id) => !known.includes(id));
}

/** Every localised text of a brand with its place. */
function texts(brand: Brand): [string, Text][] {
  const named = [
    ...brand.categories,
    ...brand.genres,
    ...brand.facts,
    ...brand.lanes,
    ...brand.plans,
    ...brand.discounts,
  ];
  return [
    ...named.map((item): [string, Text] => [item.id, item.name]),
    ...brand.titles.flatMap((t): [string, Text][] => [
      [`${t.id} title`, t.title],
      ...(t.description ? [[`${t.id} description`, t.description] as [string, Text]] : []),
    ]),
    ...brand.people.flatMap((p): [string, Text][] => [
      [p.id, p.name],
      [`${p.id} bio`, p.bio],
      ...Object.entries(p.details ?? {}),
    ]),
    ...brand.venues.flatMap((p): [string, Text][] => [
      [p.id, p.name],
      [`${p.id} description`, p.description],
      [`${p.id} address`, p.address],
      ...Object.entries(p.details ?? {}),
    ]),
    ...Object.entries(detailNames),
    ...brand.channels.flatMap((c): [string, Text][] => [
      [c.id, c.name],
      [`${c.id} title`, c.title],
      [`${c.id} description`, c.description],
    ]),
    ...brand.pages.map((p): [string, Text] => [p.type, p.title]),
    ...brand.freePages.flatMap((p): [string, Text][] => [
      [p.url, p.title],
      [`${p.url} content`, p.content],
    ]),
    ...brand.facts.flatMap((f) => Object.entries(f.values)),
  ];
}

describe.each(brands)('the catalogue of $slug', (brand) => {
  it('the brand has at least sixty titles in ten categories, and every type of video', () => {
    expect(brand.titles.length).toBeGreaterThanOrEqual(60);
    const filled = brand.categories.filter((c) => brand.titles.some((t) => t.categories.includes(c.id)));
    expect(filled.length).toBe(brand.categories.length);
    expect(filled.length).toBeGreaterThanOrEqual(10);
    expect(new Set(brand.titles.map((t) => t.type))).toEqual(new Set(VIDEO_TYPES));
  });

  it('every id is unique', () => {
    for (const list of [
      brand.titles,
      brand.categories,
      brand.genres,
      brand.people,
      brand.venues,
      brand.channels,
      brand.plans,
      brand.lanes,
    ]) {
      expect(new Set(ids(list)).size).toBe(list.length);
    }
  });

  it('every reference exists', () => {
    const titleIds = ids(brand.titles);
    for (const title of brand.titles) {
      expect(missing(title.categories, ids(brand.categories)), title.id).toEqual([]);
      expect(missing(title.genres, ids(brand.genres)), title.id).toEqual([]);
      expect(missing(title.venues ?? [], ids(brand.venues)), title.id).toEqual([]);
      expect(missing(Object.values(title.people ?? {}).flat(), ids(brand.people)), title.id).toEqual([]);
      expect(missing(title.parent ? [title.parent] : [], titleIds), title.id).toEqual([]);
      expect(
        missing(title.playlist && 'items' in title.playlist ? title.playlist.items : [], titleIds),
        title.id,
      ).toEqual([]);
      expect(missing(title.rating ? [title.rating] : [], ids(contentRatings)), title.id).toEqual([]);
      for (const [field, values] of Object.entries(title.facts ?? {})) {
        const fact = brand.facts.find((f) => f.id === field);
        expect(missing(values, Object.keys(fact?.values ?? {})), `${title.id} ${field}`).toEqual([]);
      }
    }
    expect(
      missing(
        brand.channels.flatMap((c) => [...c.day, ...(c.specials ?? [])].map((d) => d.content)),
        titleIds,
      ),
    ).toEqual([]);
    expect(
      missing(
        brand.banners.flatMap((b) => b.content ?? []),
        titleIds,
      ),
    ).toEqual([]);
    expect(
      missing(
        brand.discounts.flatMap((d) => d.plans),
        ids(brand.plans),
      ),
    ).toEqual([]);
  });

  it('every text exists in each language of the brand', () => {
    for (const [place, text] of texts(brand)) {
      for (const { code } of brand.languages) expect(text[code]?.trim(), `${place} in ${code}`).toBeTruthy();
    }
  });

  it('the episodes of a series are numbered from one', () => {
    for (const parent of brand.titles.filter((t) => t.type === 'MPVP')) {
      const serials = brand.titles.filter((t) => t.parent === parent.id).map((t) => t.serial);
      expect(serials, parent.id).toEqual(serials.map((_, i) => i + 1));
      expect(serials.length, parent.id).toBeGreaterThan(1);
    }
  });

  it('titles are free, for viewers with a login, for members, for tickets, or sold alone', () => {
    expect(new Set(brand.titles.map((t) => t.entry ?? 'free'))).toEqual(
      new Set(['free', 'login', 'plan', 'ticket', 'alone']),
    );
    const opened = contentPlanRows(brand);
    for (const { id, entry, tickets = [] } of brand.titles) {
      const isSold = entry === 'ticket' || entry === 'alone';
      expect(tickets.length > 0, id).toBe(isSold);
      expect(missing(tickets, ids(brand.plans.filter(({ isPpv }) => isPpv))), id).toEqual([]);
      const byMembership = opened.some(({ contentId, isPpv }) => contentId === id && !isPpv);
      expect(byMembership, id).toBe(entry === 'plan' || entry === 'ticket');
    }
  });

  it('plans have several durations and discounts, and at least one gateway is in use', () => {
    const memberships = brand.plans.filter(({ isPpv }) => !isPpv);
    expect(new Set(memberships.map(({ days }) => days)).size).toBeGreaterThan(1);
    for (const { plans } of brand.discounts) expect(missing(plans, ids(brand.plans))).toEqual([]);
    expect(brand.discounts.some(({ listed }) => listed)).toBe(true);
    expect(brand.gateways.some(({ isVerified }) => isVerified)).toBe(true);
  });

  it('there are upcoming, live and ended streams, and playlists of both kinds', () => {
    expect(brand.titles.some((t) => t.onAir && t.onAir.starts > 0)).toBe(true);
    expect(brand.titles.some((t) => t.onAir && t.onAir.starts < 0 && t.onAir.ends > 0)).toBe(true);
    expect(brand.titles.some((t) => t.onAir && t.onAir.ends < 0)).toBe(true);
    const lists = brand.titles.flatMap((t) => t.playlist ?? []);
    expect(lists.some((l) => 'items' in l) && lists.some((l) => 'rules' in l)).toBe(true);
  });

  it('there are channels of every kind, whose days look like television', () => {
    const { channels } = brand;
    expect(new Set(channels.map(({ entry }) => entry))).toEqual(new Set(['free', 'plan']));
    expect(channels.some(({ categories }) => categories.length > 4)).toBe(true);
    expect(channels.some(({ hours }) => hours)).toBe(true);
    for (const { id, categories, day, hours = { from: 0, to: 24 } } of channels) {
      expect(missing(categories, ids(brand.categories)), id).toEqual([]);
      const minutes = day.map((programme) => programme.minutes);
      expect(Math.min(...minutes), id).toBeGreaterThanOrEqual(10);
      // No programme is cut off when the channel signs off.
      const total = minutes.reduce((sum, length) => sum + length, 0);
      expect(((hours.to - hours.from) * 60) % total, id).toBe(0);
      for (const { content, minutes } of day) {
        const title = brand.titles.find((t) => t.id === content);
        expect(title?.asset, content).toBeTruthy();
        if (title?.type !== 'LIVE') {
          expect(minutes, `${id} ${content}`).toBeGreaterThanOrEqual(title?.minutes ?? 0);
        }
      }
    }
    const isLive = (content: string) => brand.titles.some((t) => t.id === content && t.type === 'LIVE');
    expect(channels.some(({ day }) => day.some(({ content }) => isLive(content)))).toBe(true);
    const dated = datedRows(brand, new Date());
    const aroundNow = dated.filter(
      ({ startTime }) => Math.abs(startTime.getTime() - Date.now()) < 8 * DAY_MS,
    );
    expect(aroundNow.length).toBeGreaterThan(1);
    const slots = slotRows(brand);
    expect(new Set(slots.map(({ channelId, startSecond }) => `${channelId} ${startSecond}`)).size).toBe(
      slots.length,
    );
    expect(slots.every(({ startSecond, endSecond }) => endSecond > startSecond && endSecond <= 86_400)).toBe(
      true,
    );
  });

  it('there are more artists and venues than fit in a row of the home page', () => {
    expect(brand.people.length).toBeGreaterThan(10);
    expect(brand.venues.length).toBeGreaterThan(10);
    for (const { id } of brand.venues) {
      expect(
        brand.titles.some((t) => t.venues?.includes(id)),
        id,
      ).toBe(true);
    }
  });

  it('some rows are long enough for further pages and "See more"', () => {
    const perCategory = brand.categories.map(
      ({ id }) => brand.titles.filter((t) => t.categories.includes(id)).length,
    );
    expect(Math.max(...perCategory)).toBeGreaterThan(5 * 20);
    // viewer.md §9: "See more" needs over 100 titles in all and more than 15 in the row.
    const perPerson = brand.people.map(
      ({ id }) =>
        brand.titles.filter((t) => Object.values(t.people ?? {}).some((ids) => ids.includes(id))).length,
    );
    expect(Math.max(...perPerson)).toBeGreaterThan(100);
  });

  it('every kind of page has rich text or questions in each language', () => {
    expect(brand.pages.map((p) => p.type)).toEqual([
      'ABOUT_US',
      'TNC',
      'PRIVACY_POLICY',
      'COPYRIGHT',
      'FAQ',
      'SOCIAL_LINKS',
    ]);
    for (const { type, content } of brand.pages) {
      for (const { code } of brand.languages) {
        const text = content[code];
        if (type === 'FAQ') expect((text as unknown[]).length, code).toBeGreaterThanOrEqual(6);
        else if (type !== 'SOCIAL_LINKS') expect(text, `${type} in ${code}`).toMatch(/<h2>.*<li>/s);
      }
    }
    for (const { content, url } of brand.freePages) {
      for (const text of Object.values(content)) expect(text, url).toMatch(/<h2>.*<table>.*<a href=/s);
    }
  });

  it('most titles have comments with replies, each with a known author and an id of its own', () => {
    const now = new Date();
    const rows = commentRows(brand, now);
    for (const { timestamp } of rows) expect(timestamp.getTime()).toBeLessThan(now.getTime());
    for (const { createdDate } of reviewRows(brand, now)) {
      expect(createdDate.getTime()).toBeLessThan(now.getTime());
    }
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    const discussed = new Set(rows.map(({ subjectType, subjectId }) => `${subjectType}/${subjectId}`));
    expect(discussed.size).toBeGreaterThan(brand.titles.filter(({ isQuiet }) => !isQuiet).length / 2);
    expect(rows.some(({ parentId }) => parentId)).toBe(true);
    for (const { parentId, userId, likeCount = 0, dislikeCount = 0 } of rows) {
      if (parentId) expect(rows.some(({ id }) => id === parentId)).toBe(true);
      expect(Number(userId.slice('critic-'.length))).toBeLessThan(brand.critics.length);
      expect(Math.min(likeCount, dislikeCount)).toBeGreaterThanOrEqual(0);
    }
  });
});
