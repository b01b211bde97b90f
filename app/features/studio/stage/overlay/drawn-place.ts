import type { MarkedField } from '#app/features/page-builder/edit/store/store-types.ts';

/** A field of a block that is drawn: the text or the picture of it. */
export interface DrawnPlace {
  way: string;
  node: Node;
  field: MarkedField;
}
