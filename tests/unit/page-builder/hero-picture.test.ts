import { describe, expect, it } from 'vitest';
import type { Component } from '#app/contract/template.ts';
import { BLOCK_KEYS } from '#app/features/page-builder/block-keys.ts';
import { buildPage } from '#app/features/page-builder/build-page.server.ts';
import { placeHeroPicture } from '#app/features/page-builder/hero-picture.server.ts';
import { definitions } from '#app/features/page-builder/registry.server.ts';
import { CONTEXT, MATERIAL } from './render-blocks.tsx';

/** Whether a page that begins with this block has a hero picture. */
async function hasHeroPicture(component_key: string, data: object, config?: Component['config']) {
  const first = { id: 'first', data: { ...data, component_key }, config };
  const second = { id: 'second', data: { component_key: 'defaultBanner', image_s3key: 'a.webp' } };
  const { blocks, heroPicture } = placeHeroPicture(await buildPage([first, second], CONTEXT));
  // Nothing separates it from the page's edge.
  if (heroPicture !== null) expect(blocks[0]?.layout.top).toBe('none');
  return heroPicture !== null;
}

const slides = { slide_data: [{ image_s3key: 'a.webp', heading: 'A' }] };

describe('placeHeroPicture', () => {
  it('three kinds of block begin a page with a picture from edge to edge', async () => {
    const over: string[] = [];
    for (const key of BLOCK_KEYS)
      if (await hasHeroPicture(key, definitions[key].sample(MATERIAL))) over.push(key);
    expect(over).toEqual(['rowingHeroSection', 'defaultBanner', 'fullHeightSlider']);
  });

  it.each(['rowingHeroSection', 'fullHeightSlider'])(
    '%s with a heading above it or without a picture is no hero picture',
    async (key) => {
      expect(await hasHeroPicture(key, slides)).toBe(true);
      expect(await hasHeroPicture(key, { ...slides, heading: 'Above' })).toBe(false);
      expect(await hasHeroPicture(key, { slide_data: [{ heading: 'A' }] })).toBe(false);
    },
  );

  it('what is preloaded is what each of them shows, upright in the windows where its box is', async () => {
    const lookOf = async (component_key: string, data: object) =>
      placeHeroPicture(await buildPage([{ id: 'first', data: { ...data, component_key } }], CONTEXT))
        .heroLook;
    expect((await lookOf('fullHeightSlider', slides))?.uprightMedia).toContain('width <= 1000px');
    expect((await lookOf('rowingHeroSection', slides))?.uprightMedia).toContain('width < 768px');
    const banner = { image_s3key: 'a.webp', heading: 'A' };
    expect((await lookOf('defaultBanner', banner))?.sizes).toBe('(width >= 720px) 60vw, 100vw');
    expect((await lookOf('defaultBanner', { ...banner, position: 'CENTER' }))?.sizes).toBe('100vw');
  });

  it('a banner without a picture is no hero picture', async () => {
    expect(await hasHeroPicture('defaultBanner', { heading: 'A' })).toBe(false);
  });

  it('a block with a margin in its layout is no hero picture', async () => {
    expect(await hasHeroPicture('rowingHeroSection', slides, { top: 'none', inline: 'full' })).toBe(true);
    for (const config of [{ top: 'wide' }, { top: 'normal' }, { inline: 'page' }, { inline: 'narrow' }])
      expect(await hasHeroPicture('rowingHeroSection', slides, config), JSON.stringify(config)).toBe(false);
  });

  it('an empty page has no hero picture, and an unknown first block is skipped', async () => {
    expect(placeHeroPicture([])).toEqual({ blocks: [], heroPicture: null });
    expect(await hasHeroPicture('ofTheFuture', {})).toBe(true);
    expect(await hasHeroPicture('artistSwimlane', {})).toBe(false);
  });
});
