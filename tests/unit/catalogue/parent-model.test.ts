import { describe, expect, it } from 'vitest';
import { inOrder, toEpisodes, toParentDetail } from '#app/features/catalogue/parent/parent-model.ts';
import { makeContent } from './content-factory.ts';

const texts = { language: 'en', dateFormat: 'DDMMYYYY', showsAll: false };
const context = {
  viewer: null,
  now: new Date('2026-05-01T12:00:00Z'),
  language: 'en',
  dateFormat: 'DDMMYYYY',
  showRating: true,
};
const part = (id: string, over = {}) => makeContent({ content_id: id, video_type: 'MPVC', ...over });
const parent = makeContent({ video_type: 'MPVP' });

describe('inOrder', () => {
  it('sorts by number and leaves those without one at the end as they came', () => {
    const parts = [part('x'), part('two', { serial_no: 2 }), part('y'), part('one', { serial_no: 1 })];
    expect(inOrder(parts).map(({ content_id }) => content_id)).toEqual(['one', 'two', 'x', 'y']);
  });
});

describe('toEpisodes', () => {
  it('says number, date and length, and reads the length of the file where the part says none', () => {
    const [episode] = toEpisodes(
      [
        part('one', {
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

  it('numbers parts without a number by their place', () => {
    expect(toEpisodes([part('a'), part('b')], texts).items.map(({ number }) => number)).toEqual(['1', '2']);
  });

  it('shows fifty of many, or all', () => {
    const parts = Array.from({ length: 60 }, (_, index) => part(`p${index}`));
    expect(toEpisodes(parts, texts)).toMatchObject({ total: 60, items: { length: 50 } });
    expect(toEpisodes(parts, { ...texts, showsAll: true }).items).toHaveLength(60);
  });
});

describe('toParentDetail', () => {
  it('plays the first part, under that part’s conditions', () => {
    const parts = [part('two', { serial_no: 2 }), part('one', { serial_no: 1, is_login_required: true })];
    const detail = toParentDetail({ parent_content: parent, child_content_list: parts }, context, null);
    expect(detail.action?.kind).toBe('sign-in');
    expect(detail.locked?.href).toContain(encodeURIComponent('/watch/one'));
  });

  it('plays on where its viewer is: that part, from there, under that part’s conditions', () => {
    const parts = [part('one', { serial_no: 1 }), part('two', { serial_no: 2, is_restricted: true })];
    const series = { parent_content: parent, child_content_list: parts };
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

  it('goes on with the next part, which was not begun', () => {
    const parts = [part('one', { serial_no: 1 }), part('two', { serial_no: 2 })];
    const series = { parent_content: parent, child_content_list: parts };
    const { action } = toParentDetail(
      series,
      { ...context, viewer: { planIds: [] } },
      { partId: 'two', resumeSeconds: 0 },
    );
    expect(action).toMatchObject({ kind: 'play', labelKey: 'watch_now', href: '/watch/two' });
  });

  it('plays nothing where there are no parts', () => {
    const detail = toParentDetail({ parent_content: parent, child_content_list: [] }, context, null);
    expect([detail.action, detail.locked]).toEqual([null, null]);
  });
});
