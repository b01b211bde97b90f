import { describe, expect, it } from 'vitest';
import { inOrder } from '#app/features/catalogue/parent/episode-places.ts';
import { toEpisodes, toParentDetail } from '#app/features/catalogue/parent/parent-model.ts';
import { makeContent } from './content-factory.ts';

const texts = {
  language: 'en',
  planIds: [],
  dateFormat: 'DDMMYYYY',
  showsAll: false,
  season: { requested: null, partId: null },
};
const context = {
  viewer: null,
  now: new Date('2026-05-01T12:00:00Z'),
  language: 'en',
  dateFormat: 'DDMMYYYY',
  showRating: true,
};
const makeEpisode = (id: string, over = {}) => makeContent({ content_id: id, video_type: 'MPVC', ...over });
const parent = makeContent({ video_type: 'MPVP' });

describe('inOrder', () => {
  it('episodes are sorted by number, and those without one stay last in their order', () => {
    const episodes = [
      makeEpisode('x'),
      makeEpisode('two', { serial_no: 2 }),
      makeEpisode('y'),
      makeEpisode('one', { serial_no: 1 }),
    ];
    expect(inOrder(episodes).map(({ content_id }) => content_id)).toEqual(['one', 'two', 'x', 'y']);
  });
});

describe('toEpisodes', () => {
  it('an episode shows number, date and length, which may come from its file', () => {
    const [episode] = toEpisodes(
      [
        makeEpisode('one', {
          serial_no: 7,
          release_time: '2024-05-31T00:00:00.000Z',
          source_asset_id: { file_metadata: { duration: 600 } },
        }),
      ],
      texts,
    ).items;
    expect(episode).toMatchObject({ number: '7', duration: '10 min', href: '/content/one' });
    expect(episode?.released).toEqual({ iso: '2024-05-31', text: '31/05/2024' });
  });

  it('episodes without a number are numbered by their position', () => {
    expect(toEpisodes([makeEpisode('a'), makeEpisode('b')], texts).items.map(({ number }) => number)).toEqual(
      ['1', '2'],
    );
  });

  it('fifty of many episodes are shown, or all', () => {
    const episodes = Array.from({ length: 60 }, (_, index) => makeEpisode(`p${index}`));
    expect(toEpisodes(episodes, texts)).toMatchObject({ total: 60, items: { length: 50 } });
    expect(toEpisodes(episodes, { ...texts, showsAll: true }).items).toHaveLength(60);
  });
});

describe('the seasons of a series', () => {
  const episodes = [
    makeEpisode('s1e1', { season: 1, serial_no: 1, is_watched: true }),
    makeEpisode('s1e2', { season: 1, serial_no: 2, resume_timestamp: 6, total_duration: 24, duration: 3000 }),
    makeEpisode('s2e1', { season: 2, serial_no: 3 }),
  ];
  const shown = (requested: number | null, partId: string | null = null) => {
    const { items, total, season, seasons } = toEpisodes(episodes, {
      ...texts,
      season: { requested, partId },
    });
    return { ids: items.map(({ id, number }) => `${id} ${number}`), total, season, seasons };
  };

  it('one is shown: the address’s, else that of the viewer’s episode, else the first', () => {
    const second = { ids: ['s2e1 1'], total: 1, season: 2, seasons: [1, 2] };
    const first = { ids: ['s1e1 1', 's1e2 2'], total: 2, season: 1, seasons: [1, 2] };
    expect(shown(2)).toEqual(second);
    expect(shown(null, 's2e1')).toEqual(second);
    expect(shown(1, 's2e1')).toEqual(first);
    expect(shown(9)).toEqual(first);
  });

  it('where there is one season, or none, there is nothing to choose', () => {
    const { seasons, items } = toEpisodes(episodes.slice(0, 2), texts);
    expect([seasons, items.length]).toEqual([[], 2]);
  });

  it('an episode knows how much of it was seen, by the length of its film', () => {
    const [one, two] = toEpisodes(episodes, texts).items;
    expect([one?.isWatched, one?.progress]).toEqual([true, null]);
    expect([two?.isWatched, two?.progress]).toEqual([false, 0.25]);
  });

  it('the play button names the episode that it plays', () => {
    const series = { parent_content: parent, child_content_list: episodes };
    expect(toParentDetail(series, context, null).part).toEqual({ season: 1, number: 1 });
    expect(toParentDetail(series, context, { partId: 's2e1', resumeSeconds: 0 }).part).toEqual({
      season: 2,
      number: 1,
    });
  });
});

describe('toParentDetail', () => {
  it('a series plays its first episode under that episode’s conditions', () => {
    const episodes = [
      makeEpisode('two', { serial_no: 2 }),
      makeEpisode('one', { serial_no: 1, is_login_required: true }),
    ];
    const detail = toParentDetail({ parent_content: parent, child_content_list: episodes }, context, null);
    expect(detail.action?.kind).toBe('sign-in');
    expect(detail.locked?.href).toContain(encodeURIComponent('/watch/one'));
  });

  it("a series resumes at the viewer's episode and time, under that episode’s conditions", () => {
    const episodes = [
      makeEpisode('one', { serial_no: 1 }),
      makeEpisode('two', { serial_no: 2, is_restricted: true }),
    ];
    const series = { parent_content: parent, child_content_list: episodes };
    const open = (planIds: string[], partId: string, resumeSeconds: number) =>
      toParentDetail(series, { ...context, viewer: { planIds } }, { partId, resumeSeconds });
    expect(open([], 'one', 90).action).toEqual({
      kind: 'resume',
      labelKey: 'resume_watching',
      href: '/watch/one',
      restartHref: '/watch/one?t=0',
    });
    expect(open([], 'two', 90)).toMatchObject({ action: { kind: 'upgrade' }, locked: { kind: 'plan' } });
    const next = open([], 'three', 90);
    expect(next.action).toMatchObject({ kind: 'play', href: '/watch/one' });
  });

  it('a series continues with the next episode, which has no progress yet', () => {
    const episodes = [makeEpisode('one', { serial_no: 1 }), makeEpisode('two', { serial_no: 2 })];
    const series = { parent_content: parent, child_content_list: episodes };
    const { action } = toParentDetail(
      series,
      { ...context, viewer: { planIds: [] } },
      { partId: 'two', resumeSeconds: 0 },
    );
    expect(action).toMatchObject({ kind: 'play', labelKey: 'watch_now', href: '/watch/two' });
  });

  it('a series without episodes plays nothing', () => {
    const detail = toParentDetail({ parent_content: parent, child_content_list: [] }, context, null);
    expect([detail.action, detail.locked]).toEqual([null, null]);
  });
});
