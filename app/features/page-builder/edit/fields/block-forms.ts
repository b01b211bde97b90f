import type { BlockField } from '#app/features/page-builder/edit/block-fields.server.ts';
import forms from './block-forms.json' with { type: 'json' };

// Written by `npm run shapes` from the blocks' definitions.
/** By component key: the fields that the block draws, in the order in which a form has them. */
export const BLOCK_FORMS: ReadonlyMap<string, readonly BlockField[]> = new Map(
  Object.entries(forms as unknown as Readonly<Record<string, readonly BlockField[]>>),
);
