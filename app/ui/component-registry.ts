import type { ComponentType } from 'react';

// Components whose code not every page has: a page builder's blocks, configured headers and footers. They
// render like any other component, so their code is loaded before React hydrates, and before a navigation to
// a page with them.

// biome-ignore lint/suspicious/noExplicitAny: each component knows its own props; its caller passes those.
export type RegisteredComponent = ComponentType<any>;

const registry = new Map<string, RegisteredComponent>();

export function registerComponents(loaded: Readonly<Record<string, RegisteredComponent>>): void {
  for (const [key, component] of Object.entries(loaded)) registry.set(key, component);
}

/** Undefined where its code is not loaded: then the caller renders nothing, or its default. */
export const getComponent = (key: string | undefined): RegisteredComponent | undefined =>
  registry.get(key as string);

/** The meta tag that names a page's components to the entry script. */
export const COMPONENTS_META_NAME = 'marquee-components';
