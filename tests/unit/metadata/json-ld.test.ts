import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { ContentSchema, type ContentWire } from '#app/contract/content.ts';
import { toContentJsonLd, toSeriesJsonLd } from '#app/features/metadata/json-ld-content.ts';
import { toBreadcrumbJsonLd, toItemListJsonLd } from '#app/features/metadata/json-ld-list.ts';
import { toPersonJsonLd } from '#app/features/metadata/json-ld-people.ts';
import { type JsonLdSite, toSiteJsonLd } from '#app/features/metadata/json-ld-site.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const SITE: JsonLdSite = {
  origin: 'https://films.example',
  assetOrigin: 'https://assets.example',
  title: 'Films',
  language: 'en',
  defaultLanguage: 'en',
  showRating: true,
};

const content = (fields: Partial<ContentWire> = {}) =>
  v.parse(ContentSchema, { content_id: 'x', title: 'The Salt Road', video_type: 'SPV', ...fields });

const mainOf = (fields: Partial<ContentWire>, site = SITE) => toContentJsonLd(content(fields), site, NOW)[0];

describe('the JSON-LD of a video', () => {
  it('a live video has its description, length, upload date, expiry and broadcast', () => {
    const video = mainOf({
      video_type: 'LIVE',
      description: 'About  it',
      thumbnail: 'a b/نجم.webp',
      duration: 3725,
      created_date: '2026-11-01',
      publish_time: '2026-11-21T11:00:00Z',
      live_expiry_time: '2026-11-21T13:00:00Z',
    });
    expect(video).toEqual({
      '@type': 'VideoObject',
      name: 'The Salt Road',
      description: 'About it',
      url: 'https://films.example/content/x',
      thumbnailUrl: 'https://assets.example/a%20b/%D9%86%D8%AC%D9%85.webp',
      uploadDate: '2026-11-01T00:00:00.000Z',
      duration: 'PT1H2M5S',
      expires: '2026-11-21T13:00:00.000Z',
      isAccessibleForFree: true,
      publication: {
        '@type': 'BroadcastEvent',
        name: 'The Salt Road',
        startDate: '2026-11-21T11:00:00.000Z',
        endDate: '2026-11-21T13:00:00.000Z',
        isLiveBroadcast: true,
      },
    });
  });

  it('a title alone is enough for a VideoObject', () => {
    expect(mainOf({})).toEqual({
      '@type': 'VideoObject',
      name: 'The Salt Road',
      description: 'The Salt Road',
      url: 'https://films.example/content/x',
      isAccessibleForFree: true,
    });
  });

  it('a stream that stays on demand does not expire', () => {
    const video = mainOf({ video_type: 'VOD_LIVE', live_expiry_time: '2026-11-21T13:00:00Z' });
    expect(video).not.toHaveProperty('expires');
  });

  it.each([
    ['free', {}, 'https://cdn.example/a.m3u8'],
    ['behind a login', { is_login_required: true }, undefined],
    ['behind a plan', { is_restricted: true }, undefined],
  ])("the stream's address is public only if the video is free: %s", (_, fields, contentUrl) => {
    const video = mainOf({ stream: { link: 'https://cdn.example/a.m3u8' }, ...fields });
    expect(video?.contentUrl).toBe(contentUrl);
    expect(video?.isAccessibleForFree).toBe(!('is_restricted' in fields));
  });

  it('the address has the language of the page', () => {
    const video = mainOf({}, { ...SITE, language: 'ar' });
    expect(video?.url).toBe('https://films.example/content/x?lang=ar');
  });
});

describe('the JSON-LD of a rating', () => {
  const rated = { average_rating: 4.26, review_count: 12 };

  it('a rating is included with the permission', () => {
    expect(mainOf(rated)?.aggregateRating).toMatchObject({
      ratingValue: 4.3,
      reviewCount: 12,
      bestRating: 5,
    });
  });

  it.each([
    ['the permission', rated, { ...SITE, showRating: false }],
    ['a review', { ...rated, review_count: 0 }, SITE],
    ['an average', { review_count: 3 }, SITE],
  ])('a rating is left out without %s', (_, fields, site) => {
    expect(mainOf(fields, site)).not.toHaveProperty('aggregateRating');
  });
});

describe('the JSON-LD of a feature film', () => {
  const film = {
    duration: 6240,
    release_time: '2025-09-12',
    sub_category: [{ _id: 'g', name: 'Road movie' }],
    content_rating: { name: 'PG' },
    artists: {
      Director: [{ id: 'd', name: 'Nadia' }],
      cast: [{ id: 'a', name: 'Omar' }],
      Grip: [{ id: 'b', name: 'Lee' }],
    },
  };

  it('a film is a Movie with its cast and director and the video in it', () => {
    const movie = mainOf(film);
    expect(movie).toMatchObject({
      '@type': 'Movie',
      genre: ['Road movie'],
      contentRating: 'PG',
      datePublished: '2025-09-12T00:00:00.000Z',
      director: [{ '@type': 'Person', name: 'Nadia', url: 'https://films.example/artist/detail/d' }],
      actor: [{ name: 'Omar' }],
      video: { '@type': 'VideoObject', duration: 'PT1H44M0S' },
    });
    expect(JSON.stringify(movie)).not.toContain('Lee');
  });

  it('a film is longer than forty minutes', () => {
    expect(mainOf({ duration: 2400 })).toMatchObject({ '@type': 'VideoObject' });
    expect(mainOf({ duration: 2401 })).toMatchObject({ '@type': 'Movie' });
  });
});

describe('the JSON-LD of a series', () => {
  it('a series counts all its episodes and names the first twenty', () => {
    const children = Array.from({ length: 45 }, (_, index) =>
      content({ content_id: `e${index}`, title: `Part ${index}`, video_type: 'MPVC', serial_no: index + 1 }),
    );
    const parent = content({ video_type: 'MPVP' });
    const [series] = toSeriesJsonLd({ parent_content: parent, child_content_list: children }, SITE);
    expect(series).toMatchObject({ '@type': 'TVSeries', numberOfEpisodes: 45 });
    expect(series?.url).toBe('https://films.example/parent-content/x');
    expect(series?.episode).toHaveLength(20);
    expect(series).toHaveProperty('episode.1.episodeNumber', 2);
  });
});

describe('the JSON-LD of lists', () => {
  it('a breadcrumb list leads from the home page to the page', () => {
    const [, trail] = toContentJsonLd(content({ category: [{ _id: 'drama', name: 'Drama' }] }), SITE, NOW);
    expect(trail).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Films', item: 'https://films.example/' },
        { position: 2, name: 'Drama', item: 'https://films.example/category/drama' },
        { position: 3, name: 'The Salt Road', item: 'https://films.example/content/x' },
      ],
    });
  });

  it('a list names twenty items and counts all', () => {
    const items = Array.from({ length: 50 }, (_, index) => ({
      name: `n${index}`,
      path: `/content/${index}`,
    }));
    const list = toItemListJsonLd(SITE, 'Drama', items, 500);
    expect(list).toMatchObject({ numberOfItems: 500 });
    expect(list.itemListElement).toHaveLength(20);
  });

  it('the shortest breadcrumb list has the home page and the page', () => {
    expect(toBreadcrumbJsonLd(SITE, [{ name: 'Artists', path: '/artists' }]).itemListElement).toHaveLength(2);
  });
});

describe('the JSON-LD of artists and venues', () => {
  const shown = {
    name: 'Ada',
    image: 'ada.webp',
    about: 'Plays',
    address: '1 Quay',
    profiles: [{ url: 'https://facebook.com/a' }, { url: 'mailto:a@b.c' }],
    rating: { value: 5, countValue: 2 },
  };

  it('an artist has web addresses only, and no rating', () => {
    expect(toPersonJsonLd({ ...shown, kind: 'artists' }, '/artist/detail/a', SITE)).toEqual({
      '@type': 'Person',
      name: 'Ada',
      url: 'https://films.example/artist/detail/a',
      image: 'https://assets.example/ada.webp',
      description: 'Plays',
      sameAs: ['https://facebook.com/a'],
    });
  });

  it('a rated venue has its rating', () => {
    const venue = toPersonJsonLd({ ...shown, kind: 'venues' }, '/venue/detail/v', SITE);
    expect(venue).toMatchObject({
      '@type': 'Place',
      address: '1 Quay',
      aggregateRating: { ratingValue: 5, reviewCount: 2 },
    });
    const unrated = toPersonJsonLd({ ...shown, kind: 'venues', rating: null }, '/venue/detail/v', SITE);
    expect(unrated).not.toHaveProperty('aggregateRating');
  });
});

describe('the JSON-LD of the site', () => {
  it("the site's search has the language of the page", () => {
    const brand = { description: 'Slow cinema', socialLinks: [] };
    const [site, organization] = toSiteJsonLd(
      { ...SITE, language: 'es' },
      brand,
      'https://assets.example/logo.png',
    );
    expect(site).toMatchObject({
      '@type': 'WebSite',
      potentialAction: {
        target: { urlTemplate: 'https://films.example/search?search_text={search_text}&lang=es' },
        'query-input': 'required name=search_text',
      },
    });
    expect(organization).toMatchObject({ '@type': 'Organization', logo: 'https://assets.example/logo.png' });
    expect(organization).not.toHaveProperty('sameAs');
  });
});
