import type { ComponentType } from 'react';

// Parts whose code not every page has: a page builder's blocks, other headers and footers. They are drawn like any other
// component, so their code is fetched before React takes the page over, and before a page with them is gone to.

// biome-ignore lint/suspicious/noExplicitAny: each part knows its own props; who names a part hands it those.
type Part = ComponentType<any>;

const parts = new Map<string, Part>();

export function addParts(fetched: Readonly<Record<string, Part>>): void {
  for (const [key, part] of Object.entries(fetched)) parts.set(key, part);
}

/** Undefined where its code is not there: nothing is drawn then, or what stands in for it. */
export const fetchedPart = (key: string | undefined): Part | undefined => parts.get(key as string);

/** Names the parts of a page to the script that starts it. */
export const PARTS_META_NAME = 'marquee-parts';
