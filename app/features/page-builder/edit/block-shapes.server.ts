import type { BlockShape } from '#app/contract/site/block-shapes.ts';
import type { AnyBlockDefinition } from '#app/features/page-builder/block-definition.ts';
import { BLOCK_KEYS, type BlockKey } from '#app/features/page-builder/block-keys.ts';
import { LAYOUT_STYLES } from '#app/features/page-builder/block-layout.ts';
import { MAX_LOADS } from '#app/features/page-builder/constants.ts';
import { PLAYER_TYPES } from '#app/features/page-builder/shared/data.ts';
import { describeBlock } from './describe-schema.server.ts';

/** The text of block-shapes.json; the same text for the same definitions. */
export function renderBlockShapes(definitions: Readonly<Record<BlockKey, AnyBlockDefinition>>): string {
  const blocks = BLOCK_KEYS.map((key) => {
    const { schema, load } = definitions[key];
    const shape: BlockShape = { isLoading: load !== undefined, entries: describeBlock(schema) };
    return `    ${JSON.stringify(key)}: ${JSON.stringify(shape)}`;
  });
  const others = { maxLoadingBlocks: MAX_LOADS, layoutStyles: LAYOUT_STYLES, playerTypes: PLAYER_TYPES };
  const lines = Object.entries(others).map(([name, value]) => `  "${name}": ${JSON.stringify(value)},\n`);
  return `{\n${lines.join('')}  "blocks": {\n${blocks.join(',\n')}\n  }\n}\n`;
}
