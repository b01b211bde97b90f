import { type DefaultTreeAdapterMap, parseFragment } from 'parse5';
import { describe, expect, it } from 'vitest';
import type { Component } from '#app/contract/template.ts';
import type { PlacedBlock } from '#app/features/page-builder/block-definition.ts';
import { BLOCK_KEYS, type BlockKey } from '#app/features/page-builder/block-keys.ts';
import { buildPage } from '#app/features/page-builder/build-page.server.ts';
import { markData } from '#app/features/page-builder/edit/stage/mark-data.ts';
import { markView } from '#app/features/page-builder/edit/stage/mark-view.server.ts';
import { sampleBlock } from '#tests/support/sample-block.ts';
import { CONTEXT, MATERIAL, renderBlocks } from '../../render-blocks.tsx';

/** A row shows its name once its titles are there, and here no service answers. */
const NOT_DRAWN: Partial<Record<BlockKey, readonly string[]>> = {
  defaultSwimlane: ['name'],
  artistSwimlane: ['name'],
  venueSwimlane: ['name'],
};

type Node = DefaultTreeAdapterMap['node'];

function nodesOf(html: string): Node[] {
  const found: Node[] = [];
  const walk = (node: Node) => {
    found.push(node);
    if ('childNodes' in node) node.childNodes.forEach(walk);
  };
  walk(parseFragment(html));
  return found;
}

/** Elements and texts in their order. */
const structureOf = (html: string) =>
  nodesOf(html).flatMap((node) =>
    'tagName' in node ? [node.tagName] : node.nodeName === '#text' ? ['#'] : [],
  );

function isDrawn(token: string, nodes: readonly Node[]): boolean {
  return nodes.some((node) => {
    if ('value' in node) return node.value.trim() === token;
    return 'attrs' in node && node.attrs.some(({ value }) => value.includes(token));
  });
}

async function drawn(component: Component) {
  const [placed] = await buildPage([component], CONTEXT);
  return placed as PlacedBlock;
}

describe('a block with tokens in its texts and pictures', () => {
  it.each(BLOCK_KEYS)('%s is drawn as it is without, and each of its fields is found', async (key) => {
    const component = sampleBlock(key, MATERIAL);
    const placed = await drawn(component);
    const marks = markView(component, placed);
    expect(marks).not.toBeNull();
    const html = await renderBlocks([{ ...placed, view: marks?.view }]);
    expect(structureOf(html)).toEqual(structureOf(await renderBlocks([placed])));
    const nodes = nodesOf(html);
    const missing = Object.entries(marks?.fields ?? {}).flatMap(([token, { way }]) =>
      isDrawn(token, nodes) ? [] : [way.replaceAll(/#\w+/g, '#')],
    );
    expect([...new Set(missing)]).toEqual(NOT_DRAWN[key] ?? []);
  });
});

describe('markData', () => {
  const data = {
    heading: ' Salt ',
    sub_heading: '  ',
    description: undefined,
    card_data: [
      { _id: 'k1', heading: 'One', image_s3key: { website: { s3_key: 'images/a.f35-20.w1600.webp' } } },
      { heading: 'without an id' },
      'no card',
    ],
    other: 'unknown',
  };
  const { data: marked, fields } = markData('asymmetricFlow', data);

  it('names each field by its way, with what its control needs', () => {
    expect(Object.values(fields)).toEqual([
      { way: 'heading', kind: 'text', maxChars: 200 },
      { way: 'card_data/#k1/heading', kind: 'text', maxChars: 200 },
      expect.objectContaining({ way: 'card_data/#k1/image_s3key', kind: 'picture' }),
    ]);
    expect(fields.zq2qz).toMatchObject({ sizes: [{ of: 'sm', width: 382, height: 597 }, {}, {}] });
  });

  it('leaves blank what is blank, and all that it cannot name', () => {
    expect(marked).toMatchObject({ heading: 'zq0qz', sub_heading: '  ', other: 'unknown' });
    expect(marked.card_data).toEqual([
      expect.objectContaining({ heading: 'zq1qz', image_s3key: 'zq2qz.f35-20.w1600.webp' }),
      { heading: 'without an id' },
      'no card',
    ]);
  });

  it('marks nothing of a block that is not known here', () => {
    expect(markData('fromAnotherBackend', data)).toEqual({ data, fields: {} });
  });
});
