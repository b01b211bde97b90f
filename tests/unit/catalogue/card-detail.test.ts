import { describe, expect, it } from 'vitest';
import { artistDetail, contentDetail, venueDetail } from '#app/features/catalogue/preview/card-detail.ts';
import { makeContent } from './content-factory.ts';

const CONTEXT = { language: 'en', planIds: [], now: new Date('2026-01-01T00:00:00Z'), assumesTrailer: false };

describe('contentDetail, artistDetail and venueDetail', () => {
  it("a title's card shows its title, rating, facts, description, badge and trailer and links to its page", () => {
    const content = makeContent({
      content_id: 'film',
      title: 'The Film',
      description: '  Somebody\n\n goes   somewhere. ',
      duration: 5400,
      release_time: '2024-05-01T00:00:00.000Z',
      category: [{ _id: 'drama', name: 'Drama' }],
      content_rating: { name: 'PG', icon: 'public/ratings/pg.svg' },
      is_restricted: true,
      trailer: 'public/trailer/film/hls/video/360_index.m3u8',
    });
    expect(contentDetail(content, CONTEXT)).toMatchObject({
      kind: 'content',
      id: 'film',
      href: '/content/film',
      title: 'The Film',
      text: 'Somebody goes somewhere.',
      facts: '2024 · 1 hr 30 min · Drama',
      rating: { name: 'PG', icon: 'public/ratings/pg.svg' },
      isLocked: true,
      trailer: 'public/trailer/film/hls/video/360_index.m3u8',
    });
  });

  it('a film that the viewer has access to plays at once, also while it is live; nothing else does', () => {
    const watchHrefOf = (changes: Parameters<typeof makeContent>[0]) =>
      contentDetail(makeContent({ content_id: 'x', ...changes }), CONTEXT).watchHref;
    expect(watchHrefOf({})).toBe('/content/x?watch=true');
    const started = { video_type: 'LIVE', publish_time: '2025-12-31T00:00:00.000Z' } as const;
    expect(watchHrefOf(started)).toBe('/content/x?watch=true');
    expect(watchHrefOf({ ...started, publish_time: '2026-02-01T00:00:00.000Z' })).toBeNull();
    expect(watchHrefOf({ ...started, live_expiry_time: '2025-12-31T12:00:00.000Z' })).toBeNull();
    expect(watchHrefOf({ is_restricted: true })).toBeNull();
    expect(watchHrefOf({ video_type: 'PLAYLIST' })).toBeNull();
    expect(watchHrefOf({ video_type: 'MPVP' })).toBeNull();
  });

  it('the category is named once where it replaces the duration', () => {
    const content = makeContent({ category: [{ _id: 'drama', name: 'Drama' }] });
    expect(contentDetail(content, CONTEXT).facts).toBe('Drama');
    const dated = { ...content, release_time: '2024-05-01T00:00:00.000Z' };
    expect(contentDetail(dated, CONTEXT).facts).toBe('2024 · Drama');
  });

  it('playlists and parents link to their own pages', () => {
    const hrefOf = (video_type: 'PLAYLIST' | 'MPVP') =>
      contentDetail(makeContent({ content_id: 'x', video_type }), CONTEXT).href;
    expect(hrefOf('PLAYLIST')).toBe('/playlist/x');
    expect(hrefOf('MPVP')).toBe('/parent-content/x');
  });

  it("a trailer's usual address is tried only for a backend that does not list trailers", () => {
    const content = makeContent({ content_id: 'film' });
    expect(contentDetail(content, CONTEXT).trailer).toBeNull();
    expect(contentDetail(content, { ...CONTEXT, assumesTrailer: true }).trailer).toBe(
      'public/trailer/film/hls/video/360_index.m3u8',
    );
  });

  it('a long text is cut between words and never through a character', () => {
    const long = contentDetail(makeContent({ description: 'word '.repeat(200) }), CONTEXT).text;
    expect(long.length).toBeLessThanOrEqual(281);
    expect(long).toMatch(/word…$/);
    const emoji = contentDetail(makeContent({ description: `x${'😀'.repeat(300)}` }), CONTEXT).text;
    expect(emoji).not.toMatch(/[\uD800-\uDBFF]…$/);
    expect(emoji).toMatch(/😀…$/);
  });

  it("an artist's card shows the bio, a venue's its description and address", () => {
    expect(artistDetail({ _id: 'a', name: 'Ann', bio: 'Acts.', poster: 'p.webp' })).toMatchObject({
      kind: 'artist',
      href: '/artist/detail/a',
      title: 'Ann',
      text: 'Acts.',
      image: 'p.webp',
      trailer: null,
    });
    expect(venueDetail({ _id: 'v', name: 'Hall', description: 'Old.', address: 'Main St' })).toMatchObject({
      kind: 'venue',
      href: '/venue/detail/v',
      facts: 'Main St',
      text: 'Old.',
    });
  });

  it('missing fields are shown as empty', () => {
    expect(artistDetail({ _id: 'a', name: 'Ann' })).toMatchObject({ text: '', image: null, facts: '' });
    expect(contentDetail(makeContent({}), CONTEXT)).toMatchObject({ text: '', rating: null, image: null });
  });
});
