import { readWire } from '#app/contract/reading.ts';
import type { ShapeEntries } from '#app/contract/site/block-shapes.ts';
import type { BlockTraits } from '#app/contract/site/block-traits.ts';
import type { AnyBlockDefinition, SampleMaterial } from '#app/features/page-builder/block-definition.ts';
import { BLOCK_KEYS, type BlockKey } from '#app/features/page-builder/block-keys.ts';
import { describeBlock } from './describe-schema.server.ts';

const MATERIAL: SampleMaterial = {
  ...{ banners: ['images/a.webp'], pictures: ['images/b.webp'], portraits: ['images/c.webp'] },
  ...{ contentIds: ['film'], trailerIds: ['film'], channelIds: ['channel'] },
};

/** The text of block-traits.json; the same text for the same definitions. */
export function renderBlockTraits(definitions: Readonly<Record<BlockKey, AnyBlockDefinition>>): string {
  const lines = BLOCK_KEYS.map(
    (key) => `  ${JSON.stringify(key)}: ${JSON.stringify(traitsOf(definitions[key]))}`,
  );
  return `{\n${lines.join(',\n')}\n}\n`;
}

function traitsOf(definition: AnyBlockDefinition): BlockTraits {
  const { schema, images, sample } = definition;
  return {
    needsData: viewOf(definition, {}) === null,
    autoSlide: plays(viewOf(definition, sample(MATERIAL))) ? switchIn(describeBlock(schema)) : null,
    images: images.map(({ field, of, width, height }) => ({
      field,
      ...(of !== undefined && { of }),
      width,
      height,
    })),
  };
}

function viewOf({ schema, toView }: AnyBlockDefinition, data: object): unknown {
  const read = readWire(schema, data);
  return read.ok ? toView(read.value) : null;
}

/** What moves by itself has `plays`, at any depth (decision 079). */
function plays(view: unknown): boolean {
  if (typeof view !== 'object' || view === null) return false;
  return Object.entries(view).some(([name, value]) => (name === 'plays' && value === true) || plays(value));
}

function switchIn(entries: ShapeEntries, way = ''): string | null {
  for (const [name, shape] of entries) {
    if (name === 'auto_slide') return `${way}${name}`;
    const inner = shape.kind === 'group' ? switchIn(shape.entries, `${way}${name}/`) : null;
    if (inner !== null) return inner;
  }
  return null;
}
