import { describe, expect, it, vi } from 'vitest';
import { readWire } from '#app/contract/reading.ts';
import type { Component } from '#app/contract/template.ts';
import type { BlockContext } from '#app/features/page-builder/block-definition.ts';
import type { BlockKey } from '#app/features/page-builder/block-keys.ts';
import { definitions } from '#app/features/page-builder/registry.server.ts';
import { renderComponents } from './render-blocks.tsx';

function viewOf(key: BlockKey, data: Record<string, unknown>): unknown {
  const definition = definitions[key];
  const read = definition && readWire(definition.schema, data);
  return read?.ok ? definition?.toView(read.value) : undefined;
}

const show = (component_key: string, data: Record<string, unknown>) =>
  renderComponents([{ id: 'block', data: { ...data, component_key } } as Component]);
const countOf = (html: string, part: RegExp) => html.match(part)?.length ?? 0;
const slides = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ heading: `Slide ${index}` }));

describe('a slider', () => {
  it.each([
    [{ content: { heading: 'In', position: 'RIGHT' }, position: 'LEFT' }, 'end'],
    [{ heading: 'Beside', position: 'CENTRE' }, 'center'],
    [{ header: 'Header' }, 'start'],
    [{ heading: 'Odd', position: 'diagonal' }, 'start'],
  ])('has the words of %j at their %s', (slide, side) => {
    expect(viewOf('rowingHeroSection', { slide_data: [slide] })).toMatchObject({ slides: [{ side }] });
  });

  it('plays by itself unless its owner has switched that off', () => {
    const playing = (auto_slide?: unknown) => viewOf('inventorySlide', { auto_slide, slide_data: slides(3) });
    expect(playing()).toMatchObject({ plays: true });
    expect(playing(true)).toMatchObject({ plays: true });
    expect(playing(false)).toMatchObject({ plays: false });
  });

  it('leaves out slides that show nothing, and is nothing without any', () => {
    const shown = viewOf('extensiveCarousel', { slide_data: [{}, { heading: ' ' }, { heading: 'One' }] });
    expect(shown).toMatchObject({ label: 'One', slides: [{ words: { heading: 'One' } }] });
    expect(viewOf('extensiveCarousel', { heading: 'Words alone', slide_data: [{}] })).toBeNull();
  });

  it('says which slide is which, and is named by its heading or its first slide', async () => {
    const html = await show('fullHeightSlider', { slide_data: slides(3) });
    expect(html).toContain('aria-label="Slide 2 of 3"');
    expect(html).toMatch(/<section[^>]*aria-roledescription="carousel"[^>]*aria-label="Slide 0"/);
    const headed = await show('fullHeightSlider', { heading: 'Far away', slide_data: slides(3) });
    expect(headed).toMatch(/<section[^>]*aria-label="Far away"/);
    expect(countOf(headed, /<h3/g)).toBe(3);
  });

  it('is in the page whole, and needs no script: no slide is inert, no button dead', async () => {
    const html = await show('verticalSlider', { slide_data: slides(4) });
    expect(countOf(html, /<li/g)).toBe(4);
    expect(html).not.toContain('inert');
    expect(html).not.toContain('<button');
  });
});

describe('the news carousel', () => {
  const carousel_section = { heading: 'News', slide_data: slides(4) };
  const ad_section = { heading: 'Pass', cta_button: { enabled: true, text: 'Get it', link: '/pricing' } };

  it('is paired with an advertisement that says that it is one', async () => {
    const html = await show('adNCarousel', { carousel_section, ad_section });
    expect(html).toContain('data-paired="true"');
    expect(html).toMatch(/<aside[^>]*aria-label="Advertisement"/);
    expect(html).toMatch(/<a[^>]*href="\/pricing"/);
  });

  it('shows either without the other, and nothing without both', async () => {
    expect(await show('adNCarousel', { carousel_section })).not.toMatch(/<aside|data-paired/);
    expect(await show('adNCarousel', { ad_section, carousel_section: 7 })).not.toContain('carousel"');
    expect(viewOf('adNCarousel', { ad_section: {} })).toBeNull();
  });
});

describe('cards in cards', () => {
  it('of three pictures: the first that there is, is the big one', () => {
    const image_b = { heading: 'B' };
    const view = viewOf('tripleCardCarousel', {
      slide_data: [{ image_a: { heading: 'A' }, image_b, image_c: {} }, { image_b }, { image_a: 1 }],
    });
    expect(view).toMatchObject({
      slides: [
        { words: { heading: 'A' }, small: [{ words: { heading: 'B' } }] },
        { words: { heading: 'B' }, small: [] },
      ],
    });
  });

  it('nested: a list shows without words of its own, words without a list', async () => {
    const child_content = [{ heading: 'Child' }, {}];
    const data = { slide_data: [{ child_content }, { header: 'Lone' }, { child_content: [{}] }] };
    expect(viewOf('nestedSlides', data)).toMatchObject({
      slides: [{ children: [{ words: { heading: 'Child' } }] }, { words: { heading: 'Lone' }, children: [] }],
    });
    const html = await show('nestedSlides', {
      heading: 'Block',
      slide_data: [{ header: 'Sheet', child_content }],
    });
    expect(html).toMatch(/<h2.*Block.*<h3.*Sheet.*<h4.*Child/s);
  });
});

describe('a slide with something to play', () => {
  const player = { type: 'CONTENT', data: { id: 'film' } };

  it('needs neither picture nor words, and an unknown kind of player is none', () => {
    const view = viewOf('classyBannersPlayer', {
      slide_data: [{ player }, { player: { ...player, type: 'RADIO' } }, { heading: 'Words' }],
    });
    expect(view).toEqual({
      label: 'Words',
      plays: true,
      slides: [
        { words: {}, side: 'start', player: { type: 'CONTENT', id: 'film' } },
        { words: { heading: 'Words' }, side: 'start' },
      ],
    });
  });

  it('asks for as many of them as a request can bear, each in its slide’s place', async () => {
    const detail = vi.fn(async () => ({
      content_id: 'film',
      title: 'Film',
      video_type: 'SPV',
      trailer: 'k',
    }));
    const context = { services: { content: { detail } }, now: new Date() } as unknown as BlockContext;
    const trailer = { player: { ...player, type: 'TRAILER' } };
    const view = viewOf('classyBannersPlayer', {
      slide_data: [{ heading: 'No player' }, ...Array.from({ length: 9 }, () => trailer)],
    });
    const loaded = await definitions.classyBannersPlayer?.load?.(view, context, 'block');
    expect(detail).toHaveBeenCalledTimes(6);
    const kinds = (loaded as { players: ({ kind: string } | null)[] }).players.map(
      (each) => each?.kind ?? null,
    );
    expect(kinds).toEqual([null, ...Array.from({ length: 6 }, () => 'trailer'), null, null, null]);
  });
});
