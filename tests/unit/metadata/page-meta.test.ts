import { describe, expect, it } from 'vitest';
import { toPageMeta } from '#app/features/metadata/page-meta.ts';
import { toSocialImage } from '#app/features/metadata/social-image.ts';

const ROOT = {
  title: 'Films',
  origin: 'https://films.example',
  language: 'en',
  languages: ['en', 'es', 'ar'],
  defaultLanguage: 'en',
};

type Page = Parameters<typeof toPageMeta>[0];

function metaOf(page: Partial<Page> = {}, root: Partial<typeof ROOT> = {}) {
  const matches = [{ id: 'root', data: { ...ROOT, ...root } }];
  const meta = toPageMeta({
    matches,
    title: 'Drama',
    description: 'All of it',
    path: '/category/drama',
    ...page,
  });
  // Every descriptor is a plain object; the tests read a few of their keys.
  const found = meta as Record<string, string>[];
  const links = (rel: string) => found.filter((one) => one.rel === rel);
  return {
    meta: found,
    links,
    content: (key: string) => found.find((one) => one.name === key || one.property === key)?.content,
    canonical: links('canonical')[0]?.href,
  };
}

describe('the meta tags of a page in several languages', () => {
  it('every language has an alternate link, and x-default has the plain address', () => {
    expect(metaOf().links('alternate')).toEqual(
      [
        ['en', ''],
        ['es', '?lang=es'],
        ['ar', '?lang=ar'],
        ['x-default', ''],
      ].map(([hrefLang, query]) => ({
        tagName: 'link',
        rel: 'alternate',
        hrefLang,
        href: `https://films.example/category/drama${query}`,
      })),
    );
  });

  it("the canonical address has the page's language", () => {
    expect(metaOf().canonical).toBe('https://films.example/category/drama');
    expect(metaOf({}, { language: 'ar' }).canonical).toBe('https://films.example/category/drama?lang=ar');
    const second = metaOf({ path: '/category/drama?page=2' }, { language: 'es' });
    expect(second.canonical).toBe('https://films.example/category/drama?page=2&lang=es');
    expect(second.content('og:url')).toBe(second.canonical);
  });

  it('Open Graph names the language and its alternates', () => {
    const { content, meta } = metaOf({}, { language: 'es' });
    expect(content('og:locale')).toBe('es_ES');
    const others = meta.filter(({ property }) => property === 'og:locale:alternate');
    expect(others.map(({ content: code }) => code)).toEqual(['en_US', 'ar_EG']);
  });
});

describe('the meta tags of a page in one language', () => {
  it.each([[['en']], [[]]])('a single language has no alternate links', (languages) => {
    expect(metaOf({}, { languages }).links('alternate')).toEqual([]);
  });
});

describe('the meta tags of a page that is not indexed', () => {
  it('a page with noindex has no alternate, previous or next links', () => {
    const { content, links } = metaOf({ isIndexed: false, pages: { previous: '/a', next: '/b' } });
    expect(content('robots')).toBe('noindex');
    expect([...links('alternate'), ...links('prev'), ...links('next')]).toEqual([]);
  });
});

describe('the meta tags of a page of a list', () => {
  it("the previous and next pages are linked in the page's language", () => {
    const pages = { previous: '/category/drama', next: '/category/drama?page=3' };
    const { links } = metaOf({ pages, path: '/category/drama?page=2' }, { language: 'es' });
    expect(links('prev')[0]?.href).toBe('https://films.example/category/drama?lang=es');
    expect(links('next')[0]?.href).toBe('https://films.example/category/drama?page=3&lang=es');
  });

  it('a list of one page links no other', () => {
    const { links } = metaOf({ pages: { previous: null, next: null } });
    expect([...links('prev'), ...links('next')]).toEqual([]);
  });
});

describe('the preview of a page', () => {
  const source = {
    src: 'https://a.example/x.w640.webp',
    srcSet: 'https://a.example/x.w640.webp 640w, https://a.example/x.w1280.webp 1280w',
    width: 1280,
    height: 720,
  };

  it("the preview shows the picture's largest variant with its size", () => {
    const { content } = metaOf({ image: toSocialImage(source, 'Drama'), type: 'video.movie' });
    expect(content('og:image')).toBe('https://a.example/x.w1280.webp');
    expect([content('og:image:width'), content('og:image:height')]).toEqual(['1280', '720']);
    expect(content('og:image:alt')).toBe('Drama');
    expect(content('og:type')).toBe('video.movie');
    expect(content('twitter:card')).toBe('summary_large_image');
  });

  it('a picture without variants has no size', () => {
    const { srcSet: _, ...single } = source;
    expect(toSocialImage(single, 'Drama')).toEqual({ url: single.src, alt: 'Drama' });
  });

  it('a page without picture and description gets a summary card without empty tags', () => {
    const { content, meta } = metaOf({ description: ' ' });
    expect(content('twitter:card')).toBe('summary');
    expect(content('og:image')).toBeUndefined();
    expect(meta.some(({ content: text }) => text === '')).toBe(false);
  });

  it('a cut description never splits a character', () => {
    const { content } = metaOf({ description: `${'x'.repeat(198)}🎬🎬` });
    expect(content('description')).toBe(`${'x'.repeat(198)}…`);
  });
});

describe('the structured data of a page', () => {
  it('the JSON-LD names its vocabulary', () => {
    const { meta } = metaOf({ jsonLd: [{ '@type': 'Movie', name: '</script>' }] });
    expect(meta.at(-1)).toEqual({
      'script:ld+json': { '@context': 'https://schema.org', '@type': 'Movie', name: '</script>' },
    });
  });
});
