import { describe, expect, it } from 'vitest';
import { inOrder } from '#app/features/catalogue/parent/episode-places.ts';
import { toEpisodes, toParentDetail } from '#app/features/catalogue/parent/parent-model.ts';
import { makeContent } from './content-factory.ts';

const texts = { language: 'en', planIds: [], dateFormat: 'DDMMYYYY', showsAll: false };
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
