import { describe, expect, it } from 'vitest';
import { VIDEO_TYPES } from '#app/contract/video-type.ts';
import { aurora } from '#workers/platform/seed/catalogue/aurora/brand.ts';
import { pulse } from '#workers/platform/seed/catalogue/pulse/brand.ts';
import { contentRatings } from '#workers/platform/seed/content-ratings.ts';
import type { Brand, Text } from '#workers/platform/seed/types.ts';

const brands = [aurora, pulse];

function ids(items: readonly { id: string }[]): string[] {
  return items.map((item) => item.id);
}

function missing(wanted: readonly string[], known: readonly string[]): string[] {
  return wanted.filter((id) => !known.includes(id));
}

/** Every localised text of a brand with the place where it stands. */
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
      [`${t.id} description`, t.description],
    ]),
    ...brand.people.flatMap((p): [string, Text][] => [
      [p.id, p.name],
      [`${p.id} bio`, p.bio],
    ]),
    ...brand.venues.flatMap((p): [string, Text][] => [
      [p.id, p.name],
      [`${p.id} description`, p.description],
    ]),
    ...brand.channels.flatMap((c): [string, Text][] => [
      [c.id, c.title],
      [`${c.id} description`, c.description],
    ]),
    ...brand.pages.map((p): [string, Text] => [p.type, p.title]),
    ...brand.facts.flatMap((f) => Object.entries(f.values)),
  ];
}

describe.each(brands)('the catalogue of $slug', (brand) => {
  it('holds at least sixty titles over ten categories, and every type of video', () => {
    expect(brand.titles.length).toBeGreaterThanOrEqual(60);
    const filled = brand.categories.filter((c) => brand.titles.some((t) => t.categories.includes(c.id)));
    expect(filled.length).toBe(brand.categories.length);
    expect(filled.length).toBeGreaterThanOrEqual(10);
    expect(new Set(brand.titles.map((t) => t.type))).toEqual(new Set(VIDEO_TYPES));
  });

  it('names everything once', () => {
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

  it('refers only to what exists', () => {
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
      expect(ids(contentRatings), title.id).toContain(title.rating);
      for (const [field, values] of Object.entries(title.facts ?? {})) {
        const fact = brand.facts.find((f) => f.id === field);
        expect(missing(values, Object.keys(fact?.values ?? {})), `${title.id} ${field}`).toEqual([]);
      }
    }
    expect(
      missing(
        brand.channels.flatMap((c) => c.day.map((d) => d.content)),
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

  it('is complete in each of its languages', () => {
    for (const [place, text] of texts(brand)) {
      for (const { code } of brand.languages) expect(text[code]?.trim(), `${place} in ${code}`).toBeTruthy();
    }
  });

  it('gives every part of a series a place of its own', () => {
    for (const parent of brand.titles.filter((t) => t.type === 'MPVP')) {
      const serials = brand.titles.filter((t) => t.parent === parent.id).map((t) => t.serial);
      expect(serials, parent.id).toEqual(serials.map((_, i) => i + 1));
      expect(serials.length, parent.id).toBeGreaterThan(1);
    }
  });

  it('has every way in: free, login, members, tickets', () => {
    expect(new Set(brand.titles.map((t) => t.entry ?? 'free'))).toEqual(
      new Set(['free', 'login', 'plan', 'ticket']),
    );
    expect(brand.titles.some((t) => t.onAir && t.onAir.starts > 0)).toBe(true);
    expect(brand.titles.some((t) => t.onAir && t.onAir.starts < 0 && t.onAir.ends > 0)).toBe(true);
    expect(brand.titles.some((t) => t.onAir && t.onAir.ends < 0)).toBe(true);
    const lists = brand.titles.flatMap((t) => t.playlist ?? []);
    expect(lists.some((l) => 'items' in l) && lists.some((l) => 'rules' in l)).toBe(true);
  });
});
