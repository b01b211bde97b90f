import { componentFiles } from 'virtual:marquee-component-files';
import type { Namespace } from '#app/features/i18n/namespaces.ts';
import { type RegisteredComponent, registerComponents } from '#app/ui/component-registry.ts';
import type { AnyBlockDefinition } from './block-definition.ts';
import { BLOCK_KEYS, type BlockKey, isBlockKey } from './block-keys.ts';
import { componentKeyOf, exportNameOf } from './component-key.ts';
import type { PageComponents } from './preload.ts';

// The same files as in registry.ts: a glob's patterns have to be literals.
const COMPONENTS = import.meta.glob<Record<string, RegisteredComponent>>(
  [
    './blocks/*/*/block.tsx',
    './{block-page,classic-home}.tsx',
    '../catalogue/continue/continue-lane.tsx',
    '../shell/header/variants/*-header.tsx',
    '../shell/footer/variants/*-footer.tsx',
  ],
  { eager: true },
);
const DEFINITIONS = import.meta.glob<Record<string, AnyBlockDefinition>>(
  './blocks/*/*/definition.server.ts',
  { eager: true },
);

const pathOf = new Map(Object.keys(COMPONENTS).map((path) => [componentKeyOf(path), path]));

/** The server renders every component and has nothing to load. */
export function registerAllComponents(): void {
  for (const [path, module] of Object.entries(COMPONENTS)) {
    const key = componentKeyOf(path);
    const component = module[exportNameOf(key)];
    if (!component) throw new Error(`${path} exports no ${exportNameOf(key)}`);
    registerComponents({ [key]: component });
  }
}

/** Every block's definition by its key. A key without a folder, or a folder without a key, ends the start. */
export const definitions = readDefinitions();

function readDefinitions(): Readonly<Record<BlockKey, AnyBlockDefinition>> {
  const found = new Map(
    Object.entries(DEFINITIONS).map(([path, module]) => {
      const key = componentKeyOf(path);
      return [key, module[key]] as const;
    }),
  );
  const missing = BLOCK_KEYS.filter((key) => !found.get(key) || !pathOf.has(key));
  const unknown = [...found.keys()].filter((key) => !isBlockKey(key));
  if (missing.length + unknown.length > 0)
    throw new Error(`blocks without folder or key: ${[...missing, ...unknown].join(', ')}`);
  // Each of BLOCK_KEYS is in it, as the lines above have checked.
  return Object.fromEntries(found) as Record<BlockKey, AnyBlockDefinition>;
}

/**
 * The files and texts that a page with components of these keys loads. In development Vite serves each module
 * by itself.
 */
export function toPageComponents(keys: readonly string[]): PageComponents {
  const names = [...new Set(keys)];
  const files = names.flatMap((key) => componentFiles[pathOf.get(key) ?? ''] ?? []);
  return {
    keys: names,
    texts: textsOf(names),
    styles: [...new Set(files.flatMap(({ styles }) => styles))],
    scripts: [...new Set(files.flatMap(({ scripts }) => scripts))],
  };
}

/** Namespaces of texts that these components need besides those of their page's route. */
export function textsOf(keys: readonly string[]): readonly Namespace[] {
  return [...new Set(keys.filter(isBlockKey).flatMap((key) => definitions[key].texts ?? []))];
}
