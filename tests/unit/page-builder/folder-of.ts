import { readdirSync } from 'node:fs';
import type { BlockKey } from '#app/features/page-builder/block-keys.ts';
import { componentKeyOf } from '#app/features/page-builder/component-key.ts';

const BLOCKS_DIR = 'app/features/page-builder/blocks';

const folders = new Map(
  readdirSync(BLOCKS_DIR).flatMap((chunk) =>
    readdirSync(`${BLOCKS_DIR}/${chunk}`).map((name) => [
      componentKeyOf(name),
      `${BLOCKS_DIR}/${chunk}/${name}`,
    ]),
  ),
);

/** The folder of a block's files, from the root. */
export function folderOf(key: BlockKey): string {
  const folder = folders.get(key);
  if (!folder) throw new Error(`no folder of ${key}`);
  return folder;
}
