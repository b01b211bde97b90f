import type { BlockField } from '#app/features/page-builder/edit/block-fields.server.ts';
import forms from './block-forms.json' with { type: 'json' };
import chromes from './chrome-forms.json' with { type: 'json' };

// Written by `npm run shapes` from the blocks' definitions, and from what headers and footers read.
/** By component key: the fields that the block draws, in the order in which a form has them. */
export const BLOCK_FORMS: ReadonlyMap<string, readonly BlockField[]> = new Map(
  Object.entries({ ...forms, ...chromes } as unknown as Readonly<Record<string, readonly BlockField[]>>),
);
