import { describe, expect, it } from 'vitest';
import { readWire } from '#app/contract/reading.ts';
import { BLOCK_KEYS, type BlockKey } from '#app/features/page-builder/block-keys.ts';
import { type BlockField, blockFields } from '#app/features/page-builder/edit/block-fields.server.ts';
import { definitions } from '#app/features/page-builder/registry.server.ts';
import en from '../../../public/frontend/locales/en.json';
import { MATERIAL } from './render-blocks.tsx';

const fieldsByKey = new Map(BLOCK_KEYS.map((key) => [key, blockFields(definitions[key], MATERIAL)]));
const fieldsOf = (key: BlockKey) => fieldsByKey.get(key) ?? [];

/** Each field with its path through the data; lists by their names alone. */
function withPaths(fields: readonly BlockField[], prefix = ''): [path: string, field: BlockField][] {
  return fields.flatMap((field) => {
    const path = `${prefix}${field.name}`;
    return [[path, field], ...('fields' in field ? withPaths(field.fields, `${path}.`) : [])];
  });
}

/** The paths of every value in a sample. */
function pathsOf(value: unknown, prefix = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => pathsOf(item, prefix));
  if (typeof value !== 'object' || value === null) return [prefix];
  return Object.entries(value).flatMap(([name, inner]) => [
    ...(prefix ? [prefix] : []),
    ...pathsOf(inner, prefix ? `${prefix}.${name}` : name),
  ]);
}

describe.each(BLOCK_KEYS)("the editor's fields of %s", (key) => {
  const { schema, toView, images, sample } = definitions[key];
  const fields = fieldsOf(key);

  it('the sample is complete and shows something', () => {
    const read = readWire(schema, sample(MATERIAL));
    expect(read).toMatchObject({ ok: true, droppedCount: 0 });
    expect(read.ok && toView(read.value)).not.toBeNull();
  });

  it('every value of the sample has a field, and lists and texts have limits', () => {
    const known = new Map(withPaths(fields));
    for (const samplePath of new Set(pathsOf(sample(MATERIAL)))) {
      // A link or a player is one field, whatever it contains.
      const field = [...known].find(([path, { kind }]) =>
        ['link', 'player', 'titles', 'rules'].includes(kind)
          ? samplePath.startsWith(path)
          : samplePath === path,
      );
      expect(field, samplePath).toBeDefined();
    }
    for (const [path, field] of known) {
      if (field.kind === 'list')
        expect([path, field.max >= 1, field.start !== undefined]).toEqual([path, true, true]);
      if (field.kind === 'text') expect(field.maxChars).toBeGreaterThanOrEqual(60);
    }
  });

  it('every picture has its sizes in pixels, and nothing else has', () => {
    const pictures = withPaths(fields).filter(([, { kind }]) => kind === 'picture');
    for (const [path, field] of pictures)
      expect(field, path).toMatchObject({ sizes: { length: expect.any(Number), 0: expect.anything() } });
    for (const { field } of images) expect(pictures.map(([path]) => path)).toContain(field);
  });

  it('each level has one list of cards at most and one name for each property', () => {
    const check = (level: readonly BlockField[]) => {
      expect(level.filter(({ kind }) => kind === 'list').length).toBeLessThanOrEqual(1);
      const names = level.map(({ name }) => name);
      for (const same of [
        ['heading', 'heading_1', 'header'],
        ['sub_heading', 'heading_2', 'sub_header'],
        ['image_s3key', 'image_s3_key'],
        ['aligned', 'is_right_aligned'],
      ])
        expect(names.filter((name) => same.includes(name)).length, same.join()).toBeLessThanOrEqual(1);
      for (const field of level) if ('fields' in field) check(field.fields);
    };
    check(fields);
  });

  it('the block has a name and a description', () => {
    const texts: Record<string, string> = en.block_names;
    expect(texts[`${key}_name`]).toMatch(/^.{3,30}$/);
    expect(texts[`${key}_about`]).toMatch(/^.{15,90}\.$/);
  });
});

describe('blockFields', () => {
  const names = (key: BlockKey) => withPaths(fieldsOf(key)).map(([path]) => path);

  it('pictures have the sizes of page-builder.md §9', () => {
    const sizes = withPaths(fieldsOf('definityCards')).flatMap(([, field]) =>
      field.kind === 'picture' ? field.sizes : [],
    );
    expect(sizes).toEqual([
      { of: 'sm', width: 382, height: 597 },
      { of: 'md', width: 597, height: 597 },
      { of: 'other', width: 764, height: 597 },
    ]);
    expect(withPaths(fieldsOf('fitnessPlans'))).toContainEqual([
      'card_data.card_a.image_s3key',
      expect.objectContaining({ sizes: [{ width: 804, height: 278 }] }),
    ]);
  });

  it('a list of cards has its least and greatest number, and is required where a block needs it', () => {
    expect(fieldsOf('showcaseGrid').find(({ name }) => name === 'card_data')).toMatchObject({
      ...{ kind: 'list', min: 1, max: 60, isRequired: true, start: { price_tag: expect.any(String) } },
    });
    expect(fieldsOf('wedgedInfo').find(({ name }) => name === 'card_data')).toMatchObject({ min: 0 });
    expect(
      withPaths(fieldsOf('nestedSlides')).find(([path]) => path === 'slide_data.child_content'),
    ).toMatchObject({
      1: { kind: 'list', max: 12 },
    });
  });

  it('only fields that change the block are listed', () => {
    expect(names('showcaseGrid')).toContain('is_tripple');
    expect(names('definityCards')).not.toContain('is_tripple');
    expect(names('definityCards')).toContain('card_data.size');
    expect(names('plainScroller')).not.toContain('card_data.description');
    expect(names('recentStory')).toContain('heading_1');
    expect(names('recentStory')).not.toContain('heading');
    // Which counts follows from another choice.
    expect(names('defaultSwimlane')).toEqual(
      expect.arrayContaining(['type', 'content_data', 'auto_payload', 'name']),
    );
    expect(names('fitnessPlans')).toEqual(
      expect.arrayContaining(['card_data.is_multiple', 'card_data.heading', 'card_data.card_b.heading']),
    );
  });
});
