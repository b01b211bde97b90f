import { describe, expect, test } from 'vitest';
import { type Draft, newDraft } from '#workers/platform/importing/draft.ts';
import { mergeTitle } from '#workers/platform/importing/writing/merge-title.ts';
import { planPictures } from '#workers/platform/importing/writing/plan-pictures.ts';

const MERGING = {
  names: { resolve: (_: unknown, name: string) => ({ ok: true as const, id: name }), hasId: () => true },
  language: 'en',
  isPublished: false,
  publishesHidden: false,
};
const START = '2026-09-01T00:00:00.000Z';
const UPCOMING = { fields: { is_published: false }, opensAt: START };
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
      is_published: true,
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
    ['by hand, with an open window, stays hidden', { opensNow: true }, {}, [false, undefined]],
    [
      'by hand, with a column that publishes it, stays hidden',
      { fields: { is_published: true } },
      {},
      [false, undefined],
    ],
    [
      'by hand, with an empty column, stays hidden',
      { fields: { is_published: null } },
      {},
      [false, undefined],
    ],
    [
      'until its window opens is shown once it has',
      { opensNow: true },
      { publish_time: START },
      [true, undefined],
    ],
    [
      'until its window opens waits for a new start',
      UPCOMING,
      { publish_time: '2026-01-01T00:00:00.000Z' },
      [false, START],
    ],
    ['by hand before its window opens does not wait for it', UPCOMING, {}, [false, undefined]],
  ] as const)('that is hidden %s', (_, draft, old, [shown, time]) => {
    const { value } = merge(draft, { is_published: false, ...old }, { ...MERGING, isPublished: true });
    expect([value.is_published, value.publish_time]).toEqual([shown, time]);
  });

  test('that is hidden by hand is named, and shown by the operator’s word alone', () => {
    const draft = { fields: { is_published: true } };
    expect(merge(draft, { is_published: false }).notes.join()).toMatch(/hidden on the site, and stays so/);
    const merging = { ...MERGING, publishesHidden: true };
    expect(merge(draft, { is_published: false }, merging).value.is_published).toBe(true);
  });

  test('that is hidden is shown by that word unless the source hides it', () => {
    const merging = { ...MERGING, publishesHidden: true };
    expect(merge({}, { is_published: false }, merging).value.is_published).toBe(true);
    const hidden = merge({ fields: { is_published: false } }, { is_published: false }, merging);
    expect(hidden.value.is_published).toBe(false);
    const published = merge({}, { is_published: false }, { ...MERGING, isPublished: true });
    expect(published.notes.join()).toMatch(/--publish-hidden shows it/);
  });

  test('whose window has not opened is hidden until then', () => {
    for (const old of [null, {}]) {
      const { value } = merge(UPCOMING, old, { ...MERGING, isPublished: true });
      expect([value.is_published, value.publish_time]).toEqual([false, START]);
    }
  });
});

test('a title is hidden at first without --publish, also where its column is empty', () => {
  for (const fields of [{}, { is_published: null }])
    for (const isPublished of [true, false])
      expect(merge({ fields }, null, { ...MERGING, isPublished }).value.is_published).toBe(isPublished);
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
