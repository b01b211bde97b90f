import { describe, expect, test } from 'vitest';
import { type Draft, newDraft } from '#cli/catalogue/draft.ts';
import { mergeTitle } from '#cli/catalogue/writing/merge-title.ts';
import { planPictures } from '#cli/catalogue/writing/pictures.ts';

const MERGING = {
  names: { resolve: (_: unknown, name: string) => ({ ok: true as const, id: name }), hasId: () => true },
  language: 'en',
  isPublished: false,
};
const draftOf = (draft: Partial<Draft>): Draft => ({ ...newDraft(2, 'Film', 'film'), ...draft });
const merge = (draft: Partial<Draft>, old: Record<string, unknown> | null, merging = MERGING) =>
  mergeTitle(draftOf(draft), old, {}, merging);

describe('a title that is there', () => {
  test('keeps what the source does not have, and loses what the source has as empty', () => {
    const old = {
      video_type: 'LIVE',
      title: { en: 'Old', es: 'Viejo' },
      rating: 'r12',
      plans: ['gold'],
      people: { cast: ['ben'], director: ['ana'] },
      metadata: { mood: [{ en: 'Dark', es: 'Oscuro' }] },
    };
    const { value } = merge(
      {
        texts: { title: { '': 'New' } },
        names: { rating: null, genres: ['drama', 'drama'] },
        people: { cast: [] },
        fields: { metadata: { mood: [{ '': 'Dark' }, { '': 'Wet' }] } },
      },
      old,
    );
    expect(value).toEqual({
      video_type: 'LIVE',
      title: { en: 'New', es: 'Viejo' },
      plans: ['gold'],
      genres: ['drama'],
      people: { director: ['ana'] },
      metadata: { mood: [{ en: 'Dark', es: 'Oscuro' }, { en: 'Wet' }] },
    });
  });

  test('keeps a film of its own before a stream of the source', () => {
    const { value, notes } = merge(
      { fields: { stream_link: 'https://cdn.example/a.m3u8' } },
      { asset: 'own' },
    );
    expect([value.stream_link, notes.length]).toEqual([undefined, 1]);
  });

  test.each([
    [true, true, true],
    [true, false, false],
    [undefined, true, false],
  ])('of an open window (%s) is shown with --publish (%s): %s', (opensNow, isPublished, shown) => {
    const draft: Partial<Draft> = opensNow === undefined ? {} : { opensNow };
    expect(merge(draft, { is_published: false }, { ...MERGING, isPublished }).value.is_published).toBe(shown);
  });
});

test('a picture is fetched for a new address alone, and a key is taken as it is', () => {
  const address = 'https://cdn.example/a.jpg';
  const first = planPictures(draftOf({ pictures: { picture: address, poster: 'images/own.webp' } }), null);
  expect(first.keys.poster).toBe('images/own.webp');
  expect(first.keys.thumbnail).toMatch(/^images\/titles\/film\.[0-9a-f]{8}\.w640\.webp$/);
  expect(first.fetches.map(([, source]) => source)).toEqual([address]);
  const again = planPictures(draftOf({ pictures: { picture: address } }), {
    ...first.keys,
    poster: String(first.keys.thumbnail).replace('w640', 'w1280'),
    preview: String(first.keys.thumbnail).replace('w640', 'w1280'),
  });
  expect(again.fetches).toEqual([]);
  expect(planPictures(draftOf({ pictures: { picture: `${address}?2` } }), first.keys).fetches).toHaveLength(
    1,
  );
});
