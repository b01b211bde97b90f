import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BLOCK_SHAPES, type ShapeEntries } from '#app/contract/site/block-shapes.ts';
import { actOfKey, type Key } from '#app/features/studio/stage/keys/act-of-key.ts';
import {
  fromClipboardText,
  hasPictures,
  toClipboardText,
  withoutPictures,
} from '#app/features/studio/stage/keys/clipboard-block.ts';
import { rovingTarget } from '#app/features/studio/stage/tools/roving.ts';

const NO_MODIFIERS = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
const key = (name: string, more: Partial<Key> = {}): Key => ({
  ...{ ...NO_MODIFIERS, key: name, code: '' },
  ...more,
});

describe('actOfKey', () => {
  it.each([
    ['ArrowUp', {}, 'previous'],
    ['ArrowDown', {}, 'next'],
    ['ArrowUp', { altKey: true }, 'up'],
    ['ArrowDown', { altKey: true }, 'down'],
    ['Enter', {}, 'edit'],
    ['d', { ctrlKey: true }, 'copy'],
    ['D', { metaKey: true }, 'copy'],
    ['Delete', {}, 'delete'],
    ['/', {}, 'add'],
    ['/', { shiftKey: true }, 'add'],
    ['z', { ctrlKey: true }, 'undo'],
    ['Z', { metaKey: true, shiftKey: true }, 'redo'],
    ['y', { ctrlKey: true }, 'redo'],
    // Of an Arabic and a Russian keyboard, and of a French one, whose Z lies where others have W.
    ['ئ', { ctrlKey: true, code: 'KeyZ' }, 'undo'],
    ['В', { metaKey: true, code: 'KeyD' }, 'copy'],
    ['z', { ctrlKey: true, code: 'KeyW' }, 'undo'],
    ['F6', {}, 'panes'],
    ['F6', { shiftKey: true }, 'panes-back'],
    ['Escape', {}, 'out'],
  ] as const)('%s with %o is "%s" on the page', (name, more, act) => {
    expect(actOfKey(key(name, more), 'page')).toBe(act);
  });

  it('buttons of the tools keep the keys that press them', () => {
    for (const name of ['Enter', 'Delete', 'Backspace', '/', ' ', 'Tab'])
      expect(actOfKey(key(name), 'tools')).toBeNull();
    expect(actOfKey(key('z', { ctrlKey: true }), 'tools')).toBe('undo');
    expect(actOfKey(key('ArrowDown', { altKey: true }), 'tools')).toBe('down');
  });

  it('what browsers and readers do with a key stays theirs', () => {
    for (const taken of [
      key('r', { ctrlKey: true }),
      key('d'),
      key('c', { ctrlKey: true }),
      key('v', { metaKey: true }),
      key('ArrowUp', { shiftKey: true }),
      key('ArrowUp', { altKey: true, ctrlKey: true }),
      key('ArrowLeft', { altKey: true }),
      key('d', { ctrlKey: true, shiftKey: true }),
      key('w', { ctrlKey: true, code: 'KeyZ' }),
      key('ذ', { code: 'KeyZ' }),
      key('Delete', { shiftKey: true }),
      key('Tab'),
    ])
      expect(actOfKey(taken, 'page')).toBeNull();
  });
});

describe('rovingTarget', () => {
  const at = (name: string, current: number, isRightToLeft = false) =>
    rovingTarget(name, { current, count: 4, isRightToLeft });

  it('arrows go along the line and round, Home and End to its ends', () => {
    expect([at('ArrowRight', 0), at('ArrowRight', 3), at('ArrowLeft', 0)]).toEqual([1, 0, 3]);
    expect([at('Home', 2), at('End', 1)]).toEqual([0, 3]);
    expect([at('ArrowDown', 1), at('a', 1)]).toEqual([null, null]);
    expect(rovingTarget('End', { current: 0, count: 0, isRightToLeft: false })).toBeNull();
  });

  it('from right to left the left arrow leads on', () => {
    expect([at('ArrowLeft', 0, true), at('ArrowRight', 0, true)]).toEqual([1, 3]);
  });
});

describe('a block on the clipboard', () => {
  it('is read as it was written', () => {
    const data = fc.dictionary(fc.string(), fc.jsonValue());
    fc.assert(
      fc.property(data, fc.option(data, { nil: undefined }), (fields, config) => {
        const block = {
          ...{ data: { ...fields, component_key: 'defaultBanner' }, assets: 'http://assets.localhost' },
          ...(config && { config }),
        };
        // JSON is what the clipboard has.
        expect(fromClipboardText(toClipboardText(block as never))).toEqual(JSON.parse(JSON.stringify(block)));
      }),
    );
  });

  it('has all pictures known by their fields’ names, at any depth, and none of others', () => {
    const dataOf = (entries: ShapeEntries, kind: 'picture' | 'other'): Record<string, unknown> =>
      Object.fromEntries(
        entries.flatMap(([name, shape]): [string, unknown][] => {
          if (shape.kind === 'group') return [[name, dataOf(shape.entries, kind)]];
          if (shape.kind === 'list') return [[name, [dataOf(shape.entries, kind)]]];
          return (shape.kind === 'picture') === (kind === 'picture') ? [[name, 'images/a.webp']] : [];
        }),
      );
    for (const { entries } of BLOCK_SHAPES.values()) {
      const [pictures, others] = [dataOf(entries, 'picture'), dataOf(entries, 'other')] as never[];
      expect(hasPictures(others as never)).toBe(false);
      expect(withoutPictures(others as never)).toEqual(others);
      expect(JSON.stringify(withoutPictures(pictures as never))).not.toContain('images/');
    }
    expect(hasPictures({ list: [{ image_s3_key: { s3_key: 'a.webp' } }] })).toBe(true);
    expect(hasPictures({ image_s3key: '' })).toBe(false);
  });

  it('is nothing else', () => {
    for (const text of [
      '',
      'Hello',
      'null',
      '[]',
      '{}',
      '{"marquee_block":1}',
      '{"marquee_block":{"data":[]}}',
      '{"marquee_block":{"data":{"component_key":7}}}',
      `{"marquee_block":{"data":{"component_key":"a","x":"${'x'.repeat(200 * 1024)}"}}}`,
    ])
      expect(fromClipboardText(text)).toBeNull();
    fc.assert(fc.property(fc.string(), (text) => fromClipboardText(text) === null));
  });
});
