import type { BlockKey } from '#app/features/page-builder/block-keys.ts';
import { componentKeyOf } from '#app/features/page-builder/component-key.ts';

const files = import.meta.glob<string>('../blocks/*/*/thumbnail.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

const addresses = new Map(
  Object.entries(files).map(([path, address]) => [
    componentKeyOf(path.replace('/thumbnail.svg', '/block.tsx')),
    address,
  ]),
);

/** Address of a block's drawing, for choosing among blocks. */
export function thumbnailOf(key: BlockKey): string | undefined {
  return addresses.get(key);
}
