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

describe('a page in several languages', () => {
  it('names each of them, and the plain address for everyone else', () => {
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

  it('is canonical in the language it is in', () => {
    expect(metaOf().canonical).toBe('https://films.example/category/drama');
    expect(metaOf({}, { language: 'ar' }).canonical).toBe('https://films.example/category/drama?lang=ar');
    const second = metaOf({ path: '/category/drama?page=2' }, { language: 'es' });
    expect(second.canonical).toBe('https://films.example/category/drama?page=2&lang=es');
    expect(second.content('og:url')).toBe(second.canonical);
  });

  it('says so to Open Graph', () => {
    const { content, meta } = metaOf({}, { language: 'es' });
    expect(content('og:locale')).toBe('es_ES');
    const others = meta.filter(({ property }) => property === 'og:locale:alternate');
    expect(others.map(({ content: code }) => code)).toEqual(['en_US', 'ar_EG']);
  });
});

describe('a page in one language', () => {
  it.each([[['en']], [[]]])('has no alternates', (languages) => {
    expect(metaOf({}, { languages }).links('alternate')).toEqual([]);
  });
});

describe('a page that is nothing to find', () => {
  it('says so, and names no other language or neighbour', () => {
    const { content, links } = metaOf({ isIndexed: false, pages: { previous: '/a', next: '/b' } });
    expect(content('robots')).toBe('noindex');
    expect([...links('alternate'), ...links('prev'), ...links('next')]).toEqual([]);
  });
});

describe('a page of a list', () => {
  it('names its neighbours, in its language', () => {
    const pages = { previous: '/category/drama', next: '/category/drama?page=3' };
    const { links } = metaOf({ pages, path: '/category/drama?page=2' }, { language: 'es' });
    expect(links('prev')[0]?.href).toBe('https://films.example/category/drama?lang=es');
    expect(links('next')[0]?.href).toBe('https://films.example/category/drama?page=3&lang=es');
  });

  it('has none before the first and after the last', () => {
    const { links } = metaOf({ pages: { previous: null, next: null } });
    expect([...links('prev'), ...links('next')]).toEqual([]);
  });
});

describe('previews', () => {
  const source = {
    src: 'https://a.example/x.w640.webp',
    srcSet: 'https://a.example/x.w640.webp 640w, https://a.example/x.w1280.webp 1280w',
    width: 1280,
    height: 720,
  };

  it('show the largest variant of the picture, with its size', () => {
    const { content } = metaOf({ image: toSocialImage(source, 'Drama'), type: 'video.movie' });
    expect(content('og:image')).toBe('https://a.example/x.w1280.webp');
    expect([content('og:image:width'), content('og:image:height')]).toEqual(['1280', '720']);
    expect(content('og:image:alt')).toBe('Drama');
    expect(content('og:type')).toBe('video.movie');
    expect(content('twitter:card')).toBe('summary_large_image');
  });

  it('claim no size of a picture that has no variants', () => {
    const { srcSet: _, ...single } = source;
    expect(toSocialImage(single, 'Drama')).toEqual({ url: single.src, alt: 'Drama' });
  });

  it('do without a picture and without a text', () => {
    const { content, meta } = metaOf({ description: ' ' });
    expect(content('twitter:card')).toBe('summary');
    expect(content('og:image')).toBeUndefined();
    expect(meta.some(({ content: text }) => text === '')).toBe(false);
  });

  it('never cut a character in two', () => {
    const { content } = metaOf({ description: `${'x'.repeat(198)}🎬🎬` });
    expect(content('description')).toBe(`${'x'.repeat(198)}…`);
  });
});

describe('structured data', () => {
  it('says whose vocabulary it speaks', () => {
    const { meta } = metaOf({ jsonLd: [{ '@type': 'Movie', name: '</script>' }] });
    expect(meta.at(-1)).toEqual({
      'script:ld+json': { '@context': 'https://schema.org', '@type': 'Movie', name: '</script>' },
    });
  });
});
