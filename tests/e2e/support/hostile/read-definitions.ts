import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyBlockDefinition } from '#app/features/page-builder/block-definition.ts';
import type { BlockKey } from '#app/features/page-builder/block-keys.ts';
import { componentKeyOf } from '#app/features/page-builder/component-key.ts';
import { ROOT_DIR } from '#cli/local/root-dir.ts';

const BLOCKS_DIR = path.join(ROOT_DIR, 'app/features/page-builder/blocks');

/** Every block's definition, read from its folder: the registry's globs are Vite's, and Playwright runs without Vite. */
export async function readDefinitions(): Promise<Record<BlockKey, AnyBlockDefinition>> {
  const files = readdirSync(BLOCKS_DIR, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => file.endsWith('/definition.server.ts'));
  const entries = await Promise.all(
    files.map(async (file) => {
      const module: Record<string, AnyBlockDefinition> = await import(
        pathToFileURL(path.join(BLOCKS_DIR, file)).href
      );
      const key = componentKeyOf(file);
      return [key, module[key]] as const;
    }),
  );
  return Object.fromEntries(entries) as Record<BlockKey, AnyBlockDefinition>;
}
