import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyBlockDefinition } from '#app/features/page-builder/block-definition.ts';
import { BLOCK_KEYS, type BlockKey } from '#app/features/page-builder/block-keys.ts';
import { componentKeyOf } from '#app/features/page-builder/component-key.ts';
import { renderBlockForms } from '#app/features/page-builder/edit/block-forms.server.ts';
import { renderBlockShapes } from '#app/features/page-builder/edit/block-shapes.server.ts';
import { renderBlockTraits } from '#app/features/page-builder/edit/block-traits.server.ts';
import { renderChromeForms, renderChromeShapes } from '#app/features/studio/chrome/describe-chrome.server.ts';
import { ROOT_DIR } from './local/root-dir.ts';
import { isEntry, runCommand } from './local/run-command.ts';

/**
 * Writes what follows from the definitions of blocks, headers and footers: `npm run shapes`. The platform, which cannot
 * import the site's features, checks what is written of them against their shapes, and drafts by their traits. The
 * fields of the editor's forms take too long to work out while a page is made. Tests compare the files with the
 * definitions.
 */

export const SHAPES_FILE = path.join(ROOT_DIR, 'app/contract/site/block-shapes.json');
export const TRAITS_FILE = path.join(ROOT_DIR, 'app/contract/site/block-traits.json');
export const FORMS_FILE = path.join(ROOT_DIR, 'app/features/page-builder/edit/fields/block-forms.json');
export const CHROME_SHAPES_FILE = path.join(ROOT_DIR, 'app/contract/site/chrome-shapes.json');
export const CHROME_FORMS_FILE = path.join(
  ROOT_DIR,
  'app/features/page-builder/edit/fields/chrome-forms.json',
);
const BLOCKS_DIR = path.join(ROOT_DIR, 'app/features/page-builder/blocks');

const HELP = `Usage: npm run shapes
Writes block-shapes.json, block-traits.json and chrome-shapes.json into app/contract/site, and block-forms.json and
chrome-forms.json into app/features/page-builder/edit/fields, from the definitions of the blocks, headers and footers.
Example: npm run shapes`;

/** Every block's definition, read from its folder: the registry's globs are Vite's, and commands run without it. */
export async function readDefinitions(): Promise<Record<BlockKey, AnyBlockDefinition>> {
  const files = readdirSync(BLOCKS_DIR, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'definition.server.ts')
    .map((file) => path.join(BLOCKS_DIR, file));
  const found = await Promise.all(
    files.map(async (file) => {
      const module: Record<string, AnyBlockDefinition> = await import(pathToFileURL(file).href);
      const key = componentKeyOf(file);
      return [key, module[key]] as const;
    }),
  );
  const definitions = new Map(found);
  const missing = BLOCK_KEYS.filter((key) => definitions.get(key) === undefined);
  if (missing.length > 0) throw new Error(`blocks without a definition: ${missing.join(', ')}`);
  // Each of BLOCK_KEYS is in it, as the line above has checked.
  return Object.fromEntries(found) as Record<BlockKey, AnyBlockDefinition>;
}

async function writeShapes(): Promise<void> {
  const definitions = await readDefinitions();
  const files = {
    [SHAPES_FILE]: renderBlockShapes(definitions),
    [TRAITS_FILE]: renderBlockTraits(definitions),
    [FORMS_FILE]: renderBlockForms(definitions),
    [CHROME_SHAPES_FILE]: renderChromeShapes(),
    [CHROME_FORMS_FILE]: renderChromeForms(),
  };
  for (const [file, text] of Object.entries(files)) {
    writeFileSync(file, text);
    process.stdout.write(`Wrote ${path.relative(ROOT_DIR, file)}\n`);
  }
}

if (isEntry(import.meta.url)) runCommand({ main: writeShapes, help: HELP });
