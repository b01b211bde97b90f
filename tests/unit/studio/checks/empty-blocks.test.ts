import { describe, expect, it } from 'vitest';
import { BLOCK_KEYS } from '#app/features/page-builder/block-keys.ts';
import { newBlock } from '#app/features/page-builder/edit/library/new-block.server.ts';
import { findEmptyBlocks } from '#app/features/studio/checks/empty-blocks.server.ts';
import { fixName } from '#app/features/studio/checks/site-finding.ts';
import { applyAll } from '#app/lib/edit-document/apply.ts';
import type { Data, EditDocument } from '#app/lib/edit-document/document.ts';
import { findInPage } from '#workers/platform/drafts/checks/find-in-page.ts';
import { MATERIAL } from '../../page-builder/render-blocks.tsx';

const PAGE = 'page:about';

const page = (blocks: Record<string, Data>): EditDocument => ({
  language: 'en',
  fields: { title: 'About' },
  blocks: Object.entries(blocks).map(([id, data], index) => ({ id, at: `a${index}`, data })),
});
const findIn = (document: EditDocument) => findEmptyBlocks(PAGE, document);
/** What the platform finds by itself of the same. */
const foundByPlatform = ({ fields, blocks }: EditDocument) =>
  findInPage(PAGE, { ...fields, components: blocks as never }, { languages: [] }).filter(
    ({ rule }) => rule === 'block_empty',
  );

describe('a block that shows nothing', () => {
  it.each(BLOCK_KEYS)('is no new %s', (key) => {
    const data = newBlock(key, { language: 'en', material: MATERIAL, newId: () => crypto.randomUUID() });
    expect(findIn(page({ one: data }))).toEqual([]);
    expect(foundByPlatform(page({ one: data }))).toEqual([]);
  });

  it.each(BLOCK_KEYS)('is found by both where nothing of it is filled in, or by neither: %s', (key) => {
    const document = page({ one: { component_key: key, auto_slide: true, heading: ' ' } });
    // The platform looks at rows by what is in them.
    if (key.endsWith('Swimlane')) return expect(foundByPlatform(document)).toEqual([]);
    const found = findIn(document);
    expect(foundByPlatform(document).map((finding) => ({ ...finding, document: PAGE }))).toEqual(found);
  });

  it('is found, and may be deleted', () => {
    const document = page({ empty: { component_key: 'rowingHeroSection' } });
    const [finding] = findIn(document);
    expect(finding).toMatchObject({ block: 'empty', rule: 'block_empty', level: 'warn' });
    const fixed = finding?.fix && applyAll(document, [finding.fix as never]);
    expect(fixed?.ok && fixed.document.blocks).toEqual([]);
    expect(finding && fixName(finding)).toBe('page:about block_empty empty');
  });

  it('is none where its backend knows it better', () => {
    expect(findIn(page({ new: { component_key: 'hologramSection' } }))).toEqual([]);
  });
});
