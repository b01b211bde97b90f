import { type BlockKey, folderOf } from '#app/features/page-builder/block-keys.ts';

const files = import.meta.glob<string>('../blocks/*/thumbnail.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Address of a block's drawing, for whoever chooses among blocks. */
export function thumbnailOf(key: BlockKey): string | undefined {
  return files[`../blocks/${folderOf(key)}/thumbnail.svg`];
}
