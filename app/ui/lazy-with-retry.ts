import { type ComponentType, createElement, lazy, type ReactNode, Suspense } from 'react';
import { importWithRetry } from '#app/lib/import-with-retry.ts';

/**
 * A component of a module that adds to a page after it has loaded (`importWithRetry`); until then nothing is
 * in its place.
 */
export function lazyWithRetry<Module, Props extends object>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
): (props: Props) => ReactNode {
  const loaded = lazy(async () => ({ default: pick(await importWithRetry(load)) }));
  // It has the same props, which React's type of it does not see through.
  const Loaded = loaded as unknown as ComponentType<Props>;
  return (props) => createElement(Suspense, null, createElement(Loaded, props));
}
