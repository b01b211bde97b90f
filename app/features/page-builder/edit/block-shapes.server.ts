import type { BlockShape } from '#app/contract/site/block-shapes.ts';
import type { AnyBlockDefinition } from '#app/features/page-builder/block-definition.ts';
import { BLOCK_KEYS, type BlockKey } from '#app/features/page-builder/block-keys.ts';
import { describeBlock } from './describe-schema.server.ts';

/** The text of block-shapes.json; the same text for the same definitions. */
export function renderBlockShapes(definitions: Readonly<Record<BlockKey, AnyBlockDefinition>>): string {
  const lines = BLOCK_KEYS.map((key) => {
    const { schema, load } = definitions[key];
    const shape: BlockShape = { isLoading: load !== undefined, entries: describeBlock(schema) };
    return `  ${JSON.stringify(key)}: ${JSON.stringify(shape)}`;
  });
  return `{\n${lines.join(',\n')}\n}\n`;
}
