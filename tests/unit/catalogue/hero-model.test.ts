import { describe, expect, it } from 'vitest';
import { bannerTarget, toHero } from '#app/features/catalogue/home/hero-model.ts';
import { makeContent } from './content-factory.ts';

const context = { language: 'en', now: new Date('2026-05-01T12:00:00Z') };
const image_s3_key = 'images/banners/x.w1600.webp';

describe('bannerTarget', () => {
  it.each([
    ['example.com/a', 'https://example.com/a'],
    ['//example.com', 'https://example.com'],
    ['http://example.com', 'http://example.com'],
    ['HTTPS://example.com', 'HTTPS://example.com'],
  ])('opens %s elsewhere as %s', (url, href) => {
    expect(bannerTarget({ image_s3_key, object_type: 'EXTERNAL_URL', url }, undefined)).toEqual({
      href,
      isExternal: true,
    });
  });

  it.each([
    ['SPV', '/content/x'],
    ['LIVE', '/content/x'],
    ['PLAYLIST', '/playlist/x'],
    ['MPVP', '/parent-content/x'],
  ] as const)('opens a %s at %s', (video_type, href) => {
    const banner = { image_s3_key, object_type: 'CONTENT', object_id: 'x' } as const;
    expect(bannerTarget(banner, { content_id: 'x', video_type }).href).toBe(href);
  });

  it('leads an unknown content to the content page, which leads on', () => {
    const banner = { image_s3_key, object_type: 'CONTENT', object_id: 'x' } as const;
    expect(bannerTarget(banner, undefined)).toEqual({ href: '/content/x', isExternal: false });
  });

  it('leads nowhere without a target', () => {
    expect(bannerTarget({ image_s3_key, object_type: 'CONTENT' }, undefined).href).toBeNull();
    expect(bannerTarget({ image_s3_key, object_type: 'EXTERNAL_URL' }, undefined).href).toBeNull();
  });
});

describe('toHero', () => {
  it('takes the words from a content of the same page', () => {
    const content = makeContent({ description: 'Camels.', category: [{ _id: 'c', name: 'Drama' }] });
    const banner = { image_s3_key, object_type: 'CONTENT', object_id: content.content_id } as const;
    const [slide] = toHero([banner], new Map([[content.content_id, content]]), context);
    expect(slide).toMatchObject({
      title: 'The Salt Road',
      text: 'Camels.',
      facts: 'Drama · Drama',
      href: '/content/the-salt-road',
      watchHref: '/watch/the-salt-road',
    });
  });

  it('shows the picture alone where the content is not known', () => {
    const banner = { image_s3_key, object_type: 'CONTENT', object_id: 'x' } as const;
    expect(toHero([banner], new Map(), context)[0]).toMatchObject({ title: null, watchHref: null });
  });

  it('offers no player for a series', () => {
    const content = makeContent({ video_type: 'MPVP' });
    const banner = { image_s3_key, object_type: 'CONTENT', object_id: content.content_id } as const;
    const [slide] = toHero([banner], new Map([[content.content_id, content]]), context);
    expect(slide?.watchHref).toBeNull();
  });
});
