import { describe, expect, it } from 'vitest';
import { bannerTarget, toHero } from '#app/features/catalogue/home/hero-model.ts';
import { makeContent } from './content-factory.ts';

const context = { language: 'en', planIds: [], now: new Date('2026-05-01T12:00:00Z') };
const image_s3_key = 'images/banners/x.w1600.webp';

describe('bannerTarget', () => {
  it.each([
    ['example.com/a', 'https://example.com/a'],
    ['//example.com', 'https://example.com'],
    ['http://example.com', 'http://example.com'],
    ['HTTPS://example.com', 'HTTPS://example.com'],
  ])('the banner %s leads out of the site to %s', (url, href) => {
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
  ] as const)('a banner of a %s leads to %s', (video_type, href) => {
    const banner = { image_s3_key, object_type: 'CONTENT', object_id: 'x' } as const;
    expect(bannerTarget(banner, { content_id: 'x', video_type }).href).toBe(href);
  });

  it('a banner of an unknown content leads to the content page, which redirects', () => {
    const banner = { image_s3_key, object_type: 'CONTENT', object_id: 'x' } as const;
    expect(bannerTarget(banner, undefined)).toEqual({ href: '/content/x', isExternal: false });
  });

  it('a banner without a target has no link', () => {
    expect(bannerTarget({ image_s3_key, object_type: 'CONTENT' }, undefined).href).toBeNull();
    expect(bannerTarget({ image_s3_key, object_type: 'EXTERNAL_URL' }, undefined).href).toBeNull();
  });
});

describe('toHero', () => {
  it('a slide has the texts of its content on the page', () => {
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

  it('a slide of an unknown content has a picture alone', () => {
    const banner = { image_s3_key, object_type: 'CONTENT', object_id: 'x' } as const;
    expect(toHero([banner], new Map(), context)[0]).toMatchObject({ title: null, watchHref: null });
  });

  it('a series has no link to the player', () => {
    const content = makeContent({ video_type: 'MPVP' });
    const banner = { image_s3_key, object_type: 'CONTENT', object_id: content.content_id } as const;
    const [slide] = toHero([banner], new Map([[content.content_id, content]]), context);
    expect(slide?.watchHref).toBeNull();
  });
});
