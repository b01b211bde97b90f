import { type RegisteredComponent, registerComponents } from '#app/ui/component-registry.ts';
import { componentKeyOf, exportNameOf } from './component-key.ts';

/** Loads each component on demand. All blocks of one folder below `blocks/` are one chunk. */
const LOADERS = import.meta.glob<Record<string, RegisteredComponent>>([
  './blocks/*/*/block.tsx',
  './{block-page,classic-home}.tsx',
  '../catalogue/continue/continue-lane.tsx',
  '../shell/header/variants/*-header.tsx',
  '../shell/footer/variants/*-footer.tsx',
]);

const paths = new Map(Object.keys(LOADERS).map((path) => [componentKeyOf(path), path]));

/** Loads and registers the components of these keys; unknown keys are skipped. Rejects where the network does. */
export async function loadComponents(keys: readonly string[]): Promise<void> {
  await Promise.all(
    keys.map(async (key) => {
      const module = await LOADERS[paths.get(key) ?? '']?.();
      const component = module?.[exportNameOf(key)];
      if (component) registerComponents({ [key]: component });
    }),
  );
}
