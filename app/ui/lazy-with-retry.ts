import { type ComponentType, lazy } from 'react';
import { importWithRetry } from '#app/lib/import-with-retry.ts';

/** A component of a module that adds to a page after it has loaded (`importWithRetry`). */
export function lazyWithRetry<Module, Props>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
) {
  return lazy(async () => ({ default: pick(await importWithRetry(load)) }));
}
