import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Block, blockFaults } from '#app/contract/site/check-blocks.ts';
import { toLine } from '#app/contract/site/plain-words.ts';
import { BLOCK_KEYS } from '#app/features/page-builder/block-keys.ts';
import { renderBlockShapes } from '#app/features/page-builder/edit/block-shapes.server.ts';
import { renderBlockTraits } from '#app/features/page-builder/edit/block-traits.server.ts';
import { definitions } from '#app/features/page-builder/registry.server.ts';
import { SHAPES_FILE, TRAITS_FILE } from '#cli/shapes.ts';
import { MATERIAL } from './render-blocks.tsx';

const block = (component_key: string, data: object = {}, config = {}): Block => ({
  data: { component_key, ...data },
  config,
});
const faults = (...blocks: Block[]) => blockFaults(blocks, 'components').map(toLine);

describe('block-shapes.json', () => {
  it('is rendered from the definitions: `npm run shapes` writes it', () => {
    expect(readFileSync(SHAPES_FILE, 'utf8')).toBe(renderBlockShapes(definitions));
    expect(readFileSync(TRAITS_FILE, 'utf8')).toBe(renderBlockTraits(definitions));
  });
});

describe('what is written of a block', () => {
  it.each(BLOCK_KEYS)('may be the sample of %s', (key) => {
    expect(faults(block(key, definitions[key].sample(MATERIAL)))).toEqual([]);
  });

  it('has a known key, known fields and known styles', () => {
    expect(faults(block('rowingHero'))).toEqual([
      'components.0.data.component_key: there is no block "rowingHero"',
    ]);
    expect(faults(block('promoStrip', { heeding: 'x' }, { top: 'huge', left: 'full' }))).toEqual([
      expect.stringMatching(/^components\.0\.data\.heeding: is no field here: there are .*heading_1/),
      'components.0.config.top: must be one of "none", "tight", "normal", "wide"',
      'components.0.config.left: is no field here: there are top, bottom, inline, surface, shows_from, shows_until',
    ]);
  });

  it('has texts within their limits, in each language', () => {
    const long = 'x'.repeat(201);
    expect(faults(block('rowingHeroSection', { card_data: [{ heading: long }] }))).toEqual([
      'components.0.data.card_data.0.heading: must have at most 200 characters, and has 201',
    ]);
    const heading = { $t: { en: 'Short', ar: long } };
    expect(faults(block('rowingHeroSection', { card_data: [{ heading }] }))).toEqual([
      'components.0.data.card_data.0.heading.$t.ar: must have at most 200 characters, and has 201',
    ]);
    expect(faults(block('rowingHeroSection', { heading: { $t: { en: 'a' }, fr: 'b' } }))).toEqual([
      'components.0.data.heading.fr: is no field here: take it out, or look at its spelling',
    ]);
    expect(faults(block('rowingHeroSection', { heading: 7 }))).toHaveLength(1);
  });

  it('leads nowhere unsafe, and shows files of the asset host', () => {
    const card = {
      link: { type: 'EXTERNAL', data: { url: 'javascript:alert(1)' } },
      image_s3key: '../secrets',
      cta_button: { enabled: 'yes', position: 'MIDDLE' },
    };
    expect(
      faults(block('rowingHeroSection', { card_data: [card, { link: 'javascript:alert(1)' }] })),
    ).toEqual([
      expect.stringMatching(/card_data\.0\.link\.data\.url: must be an address/),
      expect.stringMatching(/card_data\.0\.image_s3key: must be the key of a file/),
      expect.stringMatching(/card_data\.0\.cta_button\.enabled: must be true or false/),
      expect.stringMatching(/card_data\.0\.cta_button\.position: must be one of "LEFT"/),
      expect.stringMatching(/card_data\.1\.link: must be an address/),
    ]);
  });

  it('has no more cards, and no more blocks that load, than are shown', () => {
    const cards = Array.from({ length: 61 }, () => ({ heading: 'x' }));
    expect(faults(block('rowingHeroSection', { card_data: cards }))).toEqual([
      'components.0.data.card_data: must have at most 60 items, and has 61',
    ]);
    const lanes = Array.from({ length: 25 }, () => block('defaultSwimlane', { name: 'x' }));
    expect(faults(...lanes)).toEqual(['components: has 25 blocks that load something: at most 24 are shown']);
  });

  it('may have ids of its cards, null for nothing, and every spelling that is read', () => {
    const card = { _id: 'k3f', header: 'x', heading: null, image_s3_key: { s3_key: 'images/a.w640.webp' } };
    expect(faults(block('rowingHeroSection', { slide_data: [{ ...card, link: '' }] }))).toEqual([]);
    expect(faults(block('passimCarve', { aligned: 'left' }))).toEqual([]);
  });
});
