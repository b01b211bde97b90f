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
  ])('the words of %j are at the %s', (slide, side) => {
    expect(viewOf('rowingHeroSection', { slide_data: [slide] })).toMatchObject({ slides: [{ side }] });
  });

  it('a slider plays by itself unless auto_slide is false', () => {
    const playing = (auto_slide?: unknown) => viewOf('inventorySlide', { auto_slide, slide_data: slides(3) });
    expect(playing()).toMatchObject({ plays: true });
    expect(playing(true)).toMatchObject({ plays: true });
    expect(playing(false)).toMatchObject({ plays: false });
  });

  it('empty slides are left out, and a slider without slides is not shown', () => {
    const shown = viewOf('extensiveCarousel', { slide_data: [{}, { heading: ' ' }, { heading: 'One' }] });
    expect(shown).toMatchObject({ label: 'One', slides: [{ words: { heading: 'One' } }] });
    expect(viewOf('extensiveCarousel', { heading: 'Words alone', slide_data: [{}] })).toBeNull();
  });

  it('slides have their numbers, and the slider is named by its heading or first slide', async () => {
    const html = await show('fullHeightSlider', { slide_data: slides(3) });
    expect(html).toContain('aria-label="Slide 2 of 3"');
    expect(html).toMatch(/<section[^>]*aria-roledescription="carousel"[^>]*aria-label="Slide 0"/);
    const headed = await show('fullHeightSlider', { heading: 'Far away', slide_data: slides(3) });
    expect(headed).toMatch(/<section[^>]*aria-label="Far away"/);
    expect(countOf(headed, /<h3/g)).toBe(3);
  });

  it("every slide is in the server's markup, without inert slides or dead buttons", async () => {
    const html = await show('verticalSlider', { slide_data: slides(4) });
    expect(countOf(html, /<li/g)).toBe(4);
    expect(html).not.toContain('inert');
    expect(html).not.toContain('<button');
  });
});

describe('adNCarousel', () => {
  const carousel_section = { heading: 'News', slide_data: slides(4) };
  const ad_section = { heading: 'Pass', cta_button: { enabled: true, text: 'Get it', link: '/pricing' } };

  it('the carousel is paired with an advertisement labelled as one', async () => {
    const html = await show('adNCarousel', { carousel_section, ad_section });
    expect(html).toContain('data-paired="true"');
    expect(html).toMatch(/<aside[^>]*aria-label="Advertisement"/);
    expect(html).toMatch(/<a[^>]*href="\/pricing"/);
  });

  it('carousel and advertisement are shown without each other, and nothing without both', async () => {
    expect(await show('adNCarousel', { carousel_section })).not.toMatch(/<aside|data-paired/);
    expect(await show('adNCarousel', { ad_section, carousel_section: 7 })).not.toContain('carousel"');
    expect(viewOf('adNCarousel', { ad_section: {} })).toBeNull();
  });
});

describe('tripleCardCarousel and nestedSlides', () => {
  it('the first picture of three is the large one', () => {
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

  it('a nested list is shown without words of its own, and words without a list', async () => {
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

describe('classyBannersPlayer', () => {
  const player = { type: 'CONTENT', data: { id: 'film' } };

  it('a slide needs neither picture nor words, and an unknown kind of player is ignored', () => {
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

  it('six titles are loaded at most, each into its own slide', async () => {
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
