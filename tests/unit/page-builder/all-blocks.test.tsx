import { existsSync } from 'node:fs';
import fc from 'fast-check';
import { type DefaultTreeAdapterMap, parse } from 'parse5';
import { describe, expect, it, vi } from 'vitest';
import { readWire } from '#app/contract/reading.ts';
import type { Component } from '#app/contract/template.ts';
import { BLOCK_KEYS, type BlockKey } from '#app/features/page-builder/block-keys.ts';
import { VARIATIONS, varySample } from '#app/features/page-builder/gallery/vary-sample.ts';
import { definitions } from '#app/features/page-builder/registry.server.ts';
import { getComponent } from '#app/ui/component-registry.ts';
import { IS_TEST_ALL } from '#tests/support/test-all.ts';
import { arbitraryOf } from './arbitrary-of.ts';
import { folderOf } from './folder-of.ts';
import { MATERIAL, renderComponents } from './render-blocks.tsx';

const RUNS = IS_TEST_ALL ? 1_000 : 10;
/** Blocks with data of their own: without it they show an error in place of themselves. */
const LOADING_BLOCKS: readonly BlockKey[] = BLOCK_KEYS.filter((key) => definitions[key].load);

const component = (key: BlockKey, data: Record<string, unknown>): Component =>
  ({ id: key, data: { ...data, component_key: key } }) as Component;

type Element = DefaultTreeAdapterMap['element'];

function elementsOf(html: string): Element[] {
  const found: Element[] = [];
  const walk = (node: DefaultTreeAdapterMap['node']) => {
    if ('tagName' in node) found.push(node);
    if ('childNodes' in node) node.childNodes.forEach(walk);
  };
  walk(parse(html));
  return found;
}

const attributeOf = (element: Element, name: string) =>
  element.attrs.find((attribute) => attribute.name === name)?.value;

/** Nothing in the data has become more than text. */
function expectHarmless(html: string) {
  for (const element of elementsOf(html)) {
    const names = element.attrs.map(({ name }) => name);
    expect(names.filter((name) => name === 'data-evil' || name.startsWith('on'))).toEqual([]);
    expect(['script', 'iframe', 'object', 'embed', 'base']).not.toContain(element.tagName);
    for (const name of ['href', 'src', 'action', 'formaction']) {
      expect(attributeOf(element, name) ?? '').not.toMatch(/^\s*(?:javascript|data|vbscript):/i);
    }
  }
}

/** One h1, and no level is left out on the way down. */
function expectOutline(html: string) {
  const levels = elementsOf(html).flatMap(({ tagName }) =>
    /^h[1-6]$/.test(tagName) ? [Number(tagName[1])] : [],
  );
  expect(levels.filter((level) => level === 1)).toEqual([1]);
  levels.forEach((level, index) => {
    expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
  });
}

describe('every block', () => {
  it.each(BLOCK_KEYS)('%s is registered for server and browser and has a thumbnail', (key) => {
    expect(definitions[key]).toBeDefined();
    expect(getComponent(key)).toBeDefined();
    expect(existsSync(`${folderOf(key)}/thumbnail.svg`)).toBe(true);
  });

  it.each(BLOCK_KEYS)('%s reads and shows its own sample', async (key) => {
    const definition = definitions[key];
    const read = readWire(definition.schema, definition.sample(MATERIAL));
    expect(read).toMatchObject({ ok: true, droppedCount: 0 });
    expect(await renderComponents([component(key, definition.sample(MATERIAL))])).toContain(
      `data-block="${key}"`,
    );
  });

  it.each(BLOCK_KEYS.flatMap((key) => VARIATIONS.map((how) => [key, how] as const)))(
    '%s renders its sample with "%s"',
    async (key, how) => {
      const sample = definitions[key].sample(MATERIAL);
      const html = await renderComponents([component(key, varySample(sample, how))]);
      expectHarmless(html);
      expectOutline(html);
      if (!LOADING_BLOCKS.includes(key)) expect(html).toContain(`data-block="${key}"`);
    },
  );
});

describe('a block with arbitrary data', () => {
  it.each(BLOCK_KEYS)('%s renders data of its schema as text', async (key) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const definition = definitions[key];
    await fc.assert(
      fc.asyncProperty(arbitraryOf(definition.schema as never), async (data) => {
        const html = await renderComponents([component(key, data as Record<string, unknown>)]);
        expectHarmless(html);
        expectOutline(html);
      }),
      { numRuns: RUNS },
    );
  });

  it.each(BLOCK_KEYS)('%s renders arbitrary values in its fields', async (key) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const fields = Object.keys(definitions[key].sample(MATERIAL));
    const anything = fc.record(
      Object.fromEntries(fields.map((field) => [field, fc.jsonValue({ maxDepth: 4 })])),
      {
        requiredKeys: [],
      },
    );
    await fc.assert(
      fc.asyncProperty(anything, async (data) => {
        const html = await renderComponents([component(key, data)]);
        expectHarmless(html);
        expectOutline(html);
      }),
      { numRuns: RUNS },
    );
  });
});
