import { describe, expect, it } from 'vitest';
import { readWire } from '#app/contract/reading.ts';
import type { Component } from '#app/contract/template.ts';
import { definitions } from '#app/features/page-builder/registry.server.ts';
import { renderComponents } from './render-blocks.tsx';

/** What a block shows of its data. */
async function show(component_key: string, data: Record<string, unknown>) {
  return renderComponents([{ id: 'block', data: { ...data, component_key } } as Component]);
}

const cards = (count: number) => Array.from({ length: count }, (_, index) => ({ heading: `Item ${index}` }));
const countOf = (html: string, part: RegExp) => html.match(part)?.length ?? 0;

describe('showcaseGrid', () => {
  const PAD = /<li[^>]*aria-hidden="true"/g;

  it.each([
    [1, 2],
    [2, 1],
    [3, 0],
    [5, 1],
    [40, 2],
  ])('%i items leave %i empty places in the last row', async (count, pads) => {
    expect(countOf(await show('showcaseGrid', { card_data: cards(count) }), PAD)).toBe(pads);
  });

  it('the last row is not filled up where is_tripple is set', async () => {
    expect(countOf(await show('showcaseGrid', { card_data: cards(4), is_tripple: true }), PAD)).toBe(0);
  });

  it('prices are shown, and buttons only with a link', async () => {
    const item = { heading: 'Pass', price_tag: '$7', button_text: 'See it' };
    const html = await show('showcaseGrid', { card_data: [{ ...item, link: '/pricing' }] });
    expect(html).toContain('$7');
    expect(html).toContain('See it');
    expect(html).toMatch(/<h3[^>]*><a[^>]*href="\/pricing"/);
    expect(await show('showcaseGrid', { card_data: [item] })).not.toContain('See it');
    expect(await show('showcaseGrid', { card_data: [{ price_tag: '$7' }] })).toContain('$7');
  });
});

describe('fitnessPlans', () => {
  const a = { heading: 'Upper' };
  const b = { heading: 'Lower' };
  const sizesOf = (html: string) => [...html.matchAll(/<li[^>]*>/g)].map(([li]) => li.includes('"half"'));

  it('two plans are stacked where they are multiple, and others are alone', async () => {
    const html = await show('fitnessPlans', {
      card_data: [
        { heading: 'Single', card_a: a },
        { is_multiple: true, card_a: a, card_b: b },
      ],
    });
    expect(sizesOf(html)).toEqual([false, true, true]);
    expect(html.indexOf('Upper')).toBeLessThan(html.indexOf('Lower'));
  });

  it('a plan gets the entire column where the other one is empty', async () => {
    const html = await show('fitnessPlans', {
      card_data: [{ is_multiple: true, card_a: {}, card_b: b }, { is_multiple: true }],
    });
    expect(sizesOf(html)).toEqual([false]);
  });
});

describe('gallerySlider and trainerSlider', () => {
  const slide_data = [
    { heading: 'A', link: '/a' },
    { heading: 'B', link: 'javascript:b()' },
  ];

  it('a linked picture has "See more"', async () => {
    const html = await show('gallerySlider', { slide_data });
    expect(countOf(html, />See more</g)).toBe(1);
    expect(html).toMatch(/<h3[^>]*>B<\/h3>/);
  });

  it.each(['gallerySlider', 'trainerSlider'] as const)(
    '%s plays by itself unless auto_slide is false',
    (key) => {
      const plays = (data: object) => {
        const read = readWire(definitions[key].schema, data);
        return read.ok && definitions[key].toView(read.value);
      };
      expect(plays({ slide_data })).toMatchObject({ plays: true });
      expect(plays({ slide_data, auto_slide: true })).toMatchObject({ plays: true });
      expect(plays({ slide_data, auto_slide: false })).toMatchObject({ plays: false });
    },
  );
});

describe('cards', () => {
  it('a heading is above its picture where is_heading_up is set', async () => {
    const html = await show('bobbingCards', {
      card_data: [{ heading: 'Up', is_heading_up: true }, { heading: 'Down' }],
    });
    expect(countOf(html, /data-up="true"/g)).toBe(1);
  });

  it('a card without words has a picture or link with its number', async () => {
    const image_s3key = 'a.webp';
    const html = await show('fineTunedGallery', {
      card_data: [{ image_s3key }, { image_s3key, link: '/b' }],
    });
    expect(html).toContain('alt="Picture 1 of 2"');
    expect(html).toMatch(/<a[^>]*aria-label="Picture 2 of 2"/);
    expect(countOf(html, /alt=""/g)).toBe(1);
  });

  it('a block without a heading gets one for screen readers', async () => {
    const html = await show('plainScroller', { card_data: cards(2) });
    expect(html).toMatch(/<h2[^>]*><span[^>]*>Highlights<\/span><\/h2>/);
  });

  it('a plain label has a heading and a picture, nothing else', async () => {
    const html = await show('plainScroller', {
      card_data: [{ heading: 'Drama', description: 'Long words' }],
    });
    expect(html).toContain('Drama');
    expect(html).not.toContain('Long words');
  });

  it('live classes have a live icon each, and one at the heading', async () => {
    const html = await show('liveClassScroller', { heading: 'Live', card_data: cards(3) });
    expect(countOf(html, /lucide-radio/g)).toBe(4);
  });
});
