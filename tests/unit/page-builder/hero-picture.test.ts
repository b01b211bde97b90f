import { describe, expect, it } from 'vitest';
import type { Component } from '#app/contract/template.ts';
import { BLOCK_KEYS } from '#app/features/page-builder/block-keys.ts';
import { buildPage } from '#app/features/page-builder/build-page.server.ts';
import { placeHeroPicture } from '#app/features/page-builder/hero-picture.server.ts';
import { definitions } from '#app/features/page-builder/registry.server.ts';
import { CONTEXT, MATERIAL } from './render-blocks.tsx';

/** Of a page that begins with this block. */
async function under(component_key: string, data: object, config?: Component['config']) {
  const first = { id: 'first', data: { ...data, component_key }, config };
  const second = { id: 'second', data: { component_key: 'defaultBanner', image_s3key: 'a.webp' } };
  const { blocks, heroPicture } = placeHeroPicture(await buildPage([first, second], CONTEXT));
  // Nothing stands between it and the page's edge.
  if (heroPicture !== null) expect(blocks[0]?.layout.top).toBe('none');
  return heroPicture !== null;
}

const slides = { slide_data: [{ image_s3key: 'a.webp', heading: 'A' }] };

describe('what a page opens with, and a header may lie over', () => {
  it('is a picture from edge to edge that a page begins with, and no other kind of block', async () => {
    const over: string[] = [];
    for (const key of BLOCK_KEYS) if (await under(key, definitions[key].sample(MATERIAL))) over.push(key);
    expect(over).toEqual(['rowingHeroSection', 'defaultBanner', 'fullHeightSlider']);
  });

  it.each(['rowingHeroSection', 'fullHeightSlider'])(
    'is no %s with a heading above it, nor one without a picture',
    async (key) => {
      expect(await under(key, slides)).toBe(true);
      expect(await under(key, { ...slides, heading: 'Above' })).toBe(false);
      expect(await under(key, { slide_data: [{ heading: 'A' }] })).toBe(false);
    },
  );

  it('is no banner without a picture', async () => {
    expect(await under('defaultBanner', { heading: 'A' })).toBe(false);
  });

  it('is nothing that its layout keeps off the page’s edges', async () => {
    expect(await under('rowingHeroSection', slides, { top: 'none', inline: 'full' })).toBe(true);
    for (const config of [{ top: 'wide' }, { top: 'normal' }, { inline: 'page' }, { inline: 'narrow' }])
      expect(await under('rowingHeroSection', slides, config), JSON.stringify(config)).toBe(false);
  });

  it('is nothing of an empty page, or of a first block that nobody knows', async () => {
    expect(placeHeroPicture([])).toEqual({ blocks: [], heroPicture: null });
    expect(await under('ofTheFuture', {})).toBe(true);
    expect(await under('artistSwimlane', {})).toBe(false);
  });
});
