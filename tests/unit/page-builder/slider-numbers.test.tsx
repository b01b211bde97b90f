import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { Component } from '#app/contract/template.ts';
import { renderComponents } from './render-blocks.tsx';

// page-builder.md §9, its numbers of sliders.

const seen = vi.hoisted(() => ({ periods: [] as (number | null | undefined)[] }));
vi.mock('#app/features/page-builder/parts/slider.tsx', () => ({
  Slider({ autoplayMs, children }: { autoplayMs?: number | null; children: ReactNode }) {
    seen.periods.push(autoplayMs);
    return <section aria-label="slider">{children}</section>;
  },
}));

const PICTURE = 'a/b.webp';
const items = [0, 1, 2].map((place) => ({
  heading: `Item ${place}`,
  image_s3key: PICTURE,
  image_a: { image_s3key: PICTURE },
  child_content: [{ heading: 'Child', image_s3key: PICTURE }],
}));

async function periodOf(component_key: string, auto_slide?: boolean) {
  seen.periods = [];
  const data = { component_key, auto_slide, slide_data: items };
  const nested = { carousel_section: data, ad_section: { image_s3key: PICTURE } };
  await renderComponents([{ id: 'block', data: { ...data, ...nested } } as Component]);
  expect(seen.periods).toHaveLength(1);
  return seen.periods[0];
}

describe('a slider that plays by itself', () => {
  it.each([
    ['centreModeSlider', 2500],
    ['inventorySlide', 2500],
    ['rowingHeroSection', 3000],
    ['fullHeightSlider', 3000],
    ['verticalSlider', 3000],
    ['classyBannersPlayer', 3000],
    ['mementoSlides', 3000],
    ['extensiveCarousel', 3000],
    ['extensiveCarouselRendition', 3000],
    ['adNCarousel', 3000],
    ['tripleCardCarousel', 3000],
    ['nestedSlides', 3000],
    ['trainerSlider', 3000],
    ['gallerySlider', 3000],
  ])('%s shows each slide for %i ms, unless its owner wants it still', async (key, ms) => {
    expect(await periodOf(key)).toBe(ms);
    expect(await periodOf(key, false)).toBeNull();
  });
});

const BLOCKS = 'app/features/page-builder/blocks';
const SHOWN = /\(width (?:[<>]=?) (\d+)px\) \{\s*(?:\.[\w-]+(?::not\(\[data-single\]\))? \{\s*)?--shown/g;

it('shows another number of slides from 640, 680, 720, 768, 1280 and 1536 px on, and the trending ones at 480', () => {
  const widths = readdirSync(BLOCKS).flatMap((folder) => {
    const file = `${BLOCKS}/${folder}/block.module.css`;
    if (!existsSync(file)) return [];
    const css = readFileSync(file, 'utf8');
    return [...css.matchAll(SHOWN)].map(
      ([, width]) => `${folder === 'ad-n-carousel' ? 'trending ' : ''}${width}`,
    );
  });
  expect(widths.length).toBeGreaterThan(15);
  const known = ['640', '680', '720', '768', '1280', '1536', 'trending 480', 'trending 1280'];
  expect(widths.filter((width) => !known.includes(width))).toEqual([]);
});
