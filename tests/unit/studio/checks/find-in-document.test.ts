import { describe, expect, it } from 'vitest';
import { BLOCK_KEYS } from '#app/features/page-builder/block-keys.ts';
import { newBlock } from '#app/features/page-builder/edit/library/new-block.server.ts';
import { findInDocument } from '#app/features/studio/checks/find-in-document.server.ts';
import { fixName } from '#app/features/studio/checks/site-finding.ts';
import { applyAll } from '#app/lib/edit-document/apply.ts';
import type { Data, EditDocument } from '#app/lib/edit-document/document.ts';
import { MATERIAL } from '../../page-builder/render-blocks.tsx';

const PAGE = 'page:about';
const TITLE = { title: { $t: { ar: 'من نحن' } } };

const page = (blocks: Record<string, Data>, fields: Data = TITLE): EditDocument => ({
  language: 'en',
  fields,
  blocks: Object.entries(blocks).map(([id, data], index) => ({ id, at: `a${index}`, data })),
});
const rulesOf = (document: EditDocument, id = PAGE) =>
  findInDocument(id, document, []).map(({ rule }) => rule);

describe('a block that shows nothing', () => {
  it.each(BLOCK_KEYS)('is no new %s', (key) => {
    const data = newBlock(key, { language: 'en', material: MATERIAL, newId: () => crypto.randomUUID() });
    expect(rulesOf(page({ one: data }))).toEqual([]);
  });

  it('is found, and may be deleted', () => {
    const document = page({ empty: { component_key: 'rowingHeroSection' } });
    const [finding] = findInDocument(PAGE, document, []);
    expect(finding).toMatchObject({ block: 'empty', rule: 'block_empty', level: 'warn' });
    const fixed = finding?.fix && applyAll(document, [finding.fix]);
    expect(fixed?.ok && fixed.document.blocks).toEqual([]);
    expect(finding && fixName(finding)).toBe('page:about block_empty empty');
  });

  it('is none where its backend knows it better', () => {
    expect(rulesOf(page({ new: { component_key: 'hologramSection' } }))).toEqual([]);
  });
});

describe('the heading of a page', () => {
  it.each<Data>([{}, { title: ' ' }, { title: { $t: { en: '', ar: ' ' } } }])('is missed of %j', (fields) => {
    expect(findInDocument(PAGE, page({}, fields), [])).toMatchObject([
      { rule: 'heading_missing', way: 'title' },
    ]);
  });

  it('is not that of a home, which is the name of the site', () => {
    expect(rulesOf(page({}, {}), 'home:main')).toEqual([]);
  });
});

describe('pictures', () => {
  const id = 'a'.repeat(64);
  const image_s3key = `uploads/2026/${id}.f35-20.w1600.webp`;
  const slides = {
    component_key: 'rowingHeroSection',
    slide_data: [{ _id: 'k3f', _at: 'a0', heading: 'One', image_s3key }],
  };
  const found = (width: number, height: number) =>
    findInDocument(PAGE, page({ slides }), [{ _id: id, width, height }]);

  it('that would be scaled up are found in their field, with both sizes', () => {
    expect(found(320, 180)).toMatchObject([
      {
        ...{ block: 'slides', way: 'data/slide_data/#k3f/image_s3key', rule: 'picture_small' },
        message: expect.stringMatching(/^320 × 180 < \d+ × \d+$/),
      },
    ]);
  });

  it('that are large enough, or of unknown size, are not', () => {
    expect(found(4000, 4000)).toEqual([]);
    expect(rulesOf(page({ slides }))).toEqual([]);
  });
});

describe('colours', () => {
  it('that viewers get otherwise are found, and ours may be taken', () => {
    const document = page({}, { theme: 'DEFAULT_THEME', c5: '#222222' });
    const [finding, ...others] = findInDocument('site', document, []);
    expect(others).toEqual([]);
    expect(finding).toMatchObject({
      way: 'c5',
      rule: 'colour_moved',
      message: expect.stringMatching(/^#222222 → #/),
    });
    const fixed = finding?.fix && applyAll(document, [finding.fix]);
    expect(fixed?.ok && findInDocument('site', fixed.document, [])).toEqual([]);
  });

  it('of the theme itself are its own', () => {
    expect(rulesOf(page({}, { theme: 'DEFAULT_THEME' }), 'site')).toEqual([]);
  });
});
