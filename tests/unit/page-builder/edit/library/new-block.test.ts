import { describe, expect, it } from 'vitest';
import { BLOCK_SHAPES } from '#app/contract/site/block-shapes.ts';
import { blockFaults } from '#app/contract/site/check-blocks.ts';
import { BLOCK_KEYS } from '#app/features/page-builder/block-keys.ts';
import { BLOCK_GROUPS, blocksIn } from '#app/features/page-builder/edit/library/block-groups.ts';
import { newBlock } from '#app/features/page-builder/edit/library/new-block.server.ts';
import { definitions } from '#app/features/page-builder/registry.server.ts';
import { viewOf } from '../../draw-block.tsx';
import { MATERIAL } from '../../render-blocks.tsx';

function makeBlock(key: (typeof BLOCK_KEYS)[number], language: string) {
  let ids = 0;
  return newBlock(key, { language, material: MATERIAL, newId: () => `c${ids++}` });
}

const withoutIds = (value: unknown) =>
  JSON.parse(
    JSON.stringify(value, (name, inner) => (name === '_id' || name === 'component_key' ? undefined : inner)),
  );

describe.each(BLOCK_KEYS)('a new %s', (key) => {
  it.each(['en', 'ar', 'es-MX', 'fr', 'de'])('may be written in %s', (language) => {
    expect(blockFaults([{ data: makeBlock(key, language) }], '')).toEqual([]);
  });

  it('is the sample in English', () => {
    expect(withoutIds(makeBlock(key, 'en-GB'))).toEqual(withoutIds(definitions[key].sample(MATERIAL)));
  });

  it('shows something in each language that is shipped', () => {
    for (const language of ['ar', 'es', 'fr']) expect(viewOf(key, makeBlock(key, language))).not.toBeNull();
  });

  it('has no English words in a brand of another language', () => {
    const english = new Set(textsIn(makeBlock(key, 'en'), BLOCK_SHAPES.get(key)?.entries));
    for (const language of ['ar', 'de'])
      expect(
        textsIn(makeBlock(key, language), BLOCK_SHAPES.get(key)?.entries).filter((text) => english.has(text)),
      ).toEqual([]);
    expect(textsIn(makeBlock(key, 'de'), BLOCK_SHAPES.get(key)?.entries)).toEqual([]);
  });

  it('has cards with ids of their own', () => {
    const found = JSON.stringify(makeBlock(key, 'en')).match(/"_id":"c\d+"/g) ?? [];
    expect(new Set(found).size).toBe(found.length);
  });
});

type Entries = NonNullable<ReturnType<typeof BLOCK_SHAPES.get>>['entries'];

function textsIn(data: object, entries: Entries = []): string[] {
  const values = new Map(Object.entries(data));
  return entries.flatMap(([name, shape]) => {
    const value: unknown = values.get(name);
    if (shape.kind === 'text') return typeof value === 'string' ? [value] : [];
    if (shape.kind !== 'group' && shape.kind !== 'list') return [];
    return [value ?? []].flat().flatMap((each) => textsIn(each as object, shape.entries));
  });
}

describe('the library', () => {
  it('has every block once', () => {
    const keys = BLOCK_GROUPS.flatMap(blocksIn);
    expect([...keys].sort()).toEqual([...BLOCK_KEYS].sort());
    expect(BLOCK_GROUPS.map(blocksIn).every((blocks) => blocks.length > 0)).toBe(true);
  });
});
