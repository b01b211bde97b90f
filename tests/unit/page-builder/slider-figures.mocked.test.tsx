import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { BLOCK_KEYS, type BlockKey } from '#app/features/page-builder/block-keys.ts';
import { definitions } from '#app/features/page-builder/registry.server.ts';
import type { Slider } from '#app/features/page-builder/shared/slider.tsx';
import { drawBlock } from './draw-block.tsx';
import { folderOf } from './folder-of.ts';

const drawn = vi.hoisted(() => ({ sliders: [] as Parameters<typeof Slider>[0][] }));
vi.mock('#app/features/page-builder/shared/slider.tsx', () => ({
  Slider: (props: Parameters<typeof Slider>[0]) => {
    drawn.sliders.push(props);
    return null;
  },
}));

const MATERIAL = {
  banners: ['b.webp'],
  pictures: ['p.webp'],
  portraits: ['f.webp'],
  contentIds: ['film'],
  trailerIds: ['film'],
  channelIds: ['channel'],
};
const codeOf = (key: BlockKey) => {
  const file = `${folderOf(key)}/block.tsx`;
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};
const stylesOf = (key: BlockKey) => readFileSync(`${folderOf(key)}/block.module.css`, 'utf8');

/** The props of the block's slider; undefined where it has none. */
async function sliderOf(key: BlockKey, more: object = {}) {
  drawn.sliders.length = 0;
  await drawBlock(key, { ...definitions[key].sample(MATERIAL), ...more });
  return drawn.sliders[0];
}

function playing(key: BlockKey, auto_slide: boolean) {
  const { carousel_section: section } = definitions[key].sample(MATERIAL);
  return section ? { carousel_section: { ...section, auto_slide } } : { auto_slide };
}

describe('the figures of sliders (page-builder.md §9)', () => {
  it.each([
    ['centreModeSlider', 2500],
    ['inventorySlide', 2500],
    ['rowingHeroSection', 3000],
    ['extensiveCarouselRendition', 3000],
    ['extensiveCarousel', 3000],
    ['adNCarousel', 3000],
    ['tripleCardCarousel', 3000],
    ['verticalSlider', 3000],
    ['fullHeightSlider', 3000],
    ['nestedSlides', 3000],
    ['trainerSlider', 3000],
    ['gallerySlider', 3000],
    ['mementoSlides', 3000],
    ['classyBannersPlayer', 3000],
  ] as const)(
    '%s shows a slide for %i ms and does not play where auto_slide is false',
    async (key, stayMs) => {
      expect((await sliderOf(key, playing(key, true)))?.autoplayMs).toBe(stayMs);
      expect((await sliderOf(key, playing(key, false)))?.autoplayMs).toBeNull();
    },
  );

  it('the ad carousel moves by two of three visible slides, two and a half at 480 px', async () => {
    expect((await sliderOf('adNCarousel'))?.step).toBe(2);
    const css = stylesOf('adNCarousel');
    expect(css).toMatch(/\.slider \{\s*--shown-0: 3;/);
    expect(css).toMatch(/\(width <= 480px\) \{\s*--shown-0: 2\.5;/);
  });

  it('the middle slide in centre mode takes 70 percent', () => {
    expect(stylesOf('centreModeSlider')).toMatch(/--pad: 15%;/);
  });

  it('a slider of full height has a counter', async () => {
    drawn.sliders.length = 0;
    expect((await sliderOf('fullHeightSlider'))?.marks).toBe('counter');
  });

  it('sliders change at the agreed widths alone', () => {
    const agreed = new Set(['1536', '1280', '768', '720', '680', '640']);
    const sliders = BLOCK_KEYS.filter((key) => /<(?:Slider|CardSlider|HeroSlider)\b/.test(codeOf(key)));
    const odd = sliders.flatMap((key) =>
      [...stylesOf(key).matchAll(/@container block \(width (>=|<|<=) (\d+)px\)/g)]
        .filter(([, , width = '']) => !agreed.has(width) && !(key === 'adNCarousel' && width === '480'))
        .map(([query]) => `${key} ${query}`),
    );
    expect(odd).toEqual([]);
    const shown = sliders.flatMap((key) =>
      [...stylesOf(key).matchAll(/--shown-([1-9]\d*):/g)].map(([, width = '']) => width),
    );
    expect(shown.length).toBeGreaterThan(15);
    expect(shown.filter((width) => !agreed.has(width))).toEqual([]);
  });
});

describe('the figures of rows', () => {
  it('a row shows five titles on wide screens, three on medium, two on small, and four venues', () => {
    const css = readFileSync('app/ui/components/carousel/scroller.module.css', 'utf8');
    const [small = '', medium = '', wide = ''] = css.split(/@media \(width >=? \d+px\)/);
    expect(Math.floor(Number(/\.row \{[^}]*--shown: ([\d.]+);/.exec(small)?.[1]))).toBe(2);
    expect(/\.row \{[^}]*--shown: ([\d.]+);/.exec(medium)?.[1]).toBe('3');
    expect(/\.row \{[^}]*--shown: ([\d.]+);/.exec(wide)?.[1]).toBe('5');
    expect(/\[data-fit="broad"\] \{[^}]*--shown: ([\d.]+);/.exec(wide)?.[1]).toBe('4');
    // Artists are no exception.
    expect(css).not.toContain('data-fit="round"');
  });
});

describe('the sizes of pictures', () => {
  it('plans are 804x278 where they are stacked, and 804x596 alone', () => {
    const sizes = definitions.fitnessPlans.images.map(({ field, of, width, height }) => [
      of ? `${field} (${of})` : field,
      width,
      height,
    ]);
    expect(sizes).toEqual([
      ['card_data.image_s3key (single)', 804, 596],
      ['card_data.card_a.image_s3key', 804, 278],
      ['card_data.card_b.image_s3key', 804, 278],
    ]);
  });

  it('cards are 382x597, 597x597 and 764x597', () => {
    expect(definitions.bobbingCards.images.map(({ width, height }) => [width, height])).toEqual([
      [382, 597],
      [597, 597],
      [764, 597],
    ]);
  });
});
