import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { ContentSchema, type ContentWire } from '#app/contract/content.ts';
import { toContentEntry } from '#app/features/metadata/sitemap/content-entry.ts';
import { parseSitemapName, sitemapName } from '#app/features/metadata/sitemap/sitemap-name.ts';
import { toSitemapIndexXml, toSitemapXml } from '#app/features/metadata/sitemap/sitemap-xml.ts';
import { escapeXml } from '#app/features/metadata/sitemap/xml.ts';

const SITE = { origin: 'https://films.example', languages: ['en', 'ar'], defaultLanguage: 'en' };
const NOW = new Date('2026-11-21T12:00:00Z');
const CONTEXT = { origin: SITE.origin, assetOrigin: 'https://assets.example', now: NOW };

const entryOf = (fields: Partial<ContentWire> = {}) =>
  toContentEntry(
    v.parse(ContentSchema, {
      content_id: 'x',
      title: 'Film',
      video_type: 'SPV',
      thumbnail: 'x.webp',
      ...fields,
    }),
    CONTEXT,
  );

describe('toSitemapXml and toSitemapIndexXml', () => {
  it('an entry has its page, its last change and its languages', () => {
    const xml = toSitemapXml(SITE, [{ path: '/content/x', modified: '2026-01-02T00:00:00.000Z' }]);
    expect(xml).toContain(
      '<url><loc>https://films.example/content/x</loc><lastmod>2026-01-02T00:00:00.000Z</lastmod>' +
        '<xhtml:link rel="alternate" hreflang="en" href="https://films.example/content/x"/>' +
        '<xhtml:link rel="alternate" hreflang="ar" href="https://films.example/content/x?lang=ar"/>' +
        '<xhtml:link rel="alternate" hreflang="x-default" href="https://films.example/content/x"/></url>',
    );
  });

  it('a site in one language has no alternate links', () => {
    expect(toSitemapXml({ ...SITE, languages: ['en'] }, [{ path: '/' }])).not.toContain('hreflang');
  });

  it('a list of sitemaps becomes an index', () => {
    expect(toSitemapIndexXml(['https://films.example/sitemaps/pages.xml'])).toContain(
      '<sitemap><loc>https://films.example/sitemaps/pages.xml</loc></sitemap></sitemapindex>',
    );
  });

  it('markup and control characters in a text are escaped or removed', () => {
    const entry = entryOf({ title: '</video:title><x> & "q"', description: 'a\u0000b\u0008c\uD800d\uFFFEe' });
    const xml = toSitemapXml(SITE, [entry]);
    expect(xml).toContain('<video:title>&lt;/video:title&gt;&lt;x&gt; &amp; &quot;q&quot;</video:title>');
    expect(xml).toContain('<video:description>abcde</video:description>');
  });
});

describe('escapeXml', () => {
  it('letters of every script, emoji and line breaks are kept', () => {
    expect(escapeXml('نجم 🎬\n\té')).toBe('نجم 🎬\n\té');
  });
});

describe('toContentEntry', () => {
  it('a title has all fields of the video sitemap', () => {
    const entry = entryOf({
      description: 'About it',
      duration: 90.4,
      video_type: 'LIVE',
      created_date: '2026-11-01',
      modified_date: '2026-11-02',
      publish_time: '2026-11-21T11:00:00Z',
      live_expiry_time: '2026-11-21T13:00:00Z',
      is_restricted: true,
      stream: { link: 'https://cdn.example/a.m3u8' },
    });
    expect(entry).toEqual({
      path: '/content/x',
      modified: '2026-11-02T00:00:00.000Z',
      video: {
        thumbnail: 'https://assets.example/x.webp',
        title: 'Film',
        description: 'About it',
        player: 'https://films.example/watch/x',
        content: undefined,
        seconds: 90,
        expires: '2026-11-21T13:00:00.000Z',
        published: '2026-11-01T00:00:00.000Z',
        requiresSubscription: true,
        isLive: true,
      },
    });
  });

  it("the stream's address is named only where it is free", () => {
    const stream = { link: 'https://cdn.example/a.m3u8' };
    expect(entryOf({ stream }).video?.content).toBe(stream.link);
    expect(entryOf({ stream, is_login_required: true }).video?.content).toBeUndefined();
  });

  it.each([0, 30_000])('a length of %i seconds is left out', (duration) => {
    expect(entryOf({ duration }).video?.seconds).toBeUndefined();
  });

  it.each([
    ['without a picture', { thumbnail: null }],
    ['that are several', { video_type: 'MPVP' as const }],
    ['in a list', { video_type: 'PLAYLIST' as const }],
  ])('a title has no video entry %s', (_, fields) => {
    expect(entryOf(fields).video).toBeUndefined();
  });
});

describe('parseSitemapName and sitemapName', () => {
  it.each(['pages.xml', 'content-1.xml', 'artists-12.xml', 'venues-50000.xml', 'channels-1.xml'])(
    '%s is a sitemap',
    (name) => {
      const parsed = parseSitemapName(name);
      expect(parsed && sitemapName(parsed)).toBe(name);
    },
  );

  it.each([
    '',
    'content.xml',
    'content-0.xml',
    'content-01.xml',
    'content-50001.xml',
    'pages-1.xml',
    'content-1.xml/',
    '../pages.xml',
    'users-1.xml',
  ])('"%s" is no sitemap', (name) => expect(parseSitemapName(name)).toBeNull());
});
