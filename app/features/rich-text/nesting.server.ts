import type { RichTextTag } from './rich-text-node.ts';

/** Elements that mean nothing outside these. */
const PARENTS: Partial<Record<RichTextTag, readonly RichTextTag[]>> = {
  li: ['ul', 'ol'],
  dt: ['dl'],
  dd: ['dl'],
  figcaption: ['figure'],
  caption: ['table'],
  thead: ['table'],
  tbody: ['table'],
  tfoot: ['table'],
  tr: ['thead', 'tbody', 'tfoot'],
  th: ['tr'],
  td: ['tr'],
};

const TABLE_STRUCTURE = new Set<RichTextTag | null>(['table', 'thead', 'tbody', 'tfoot', 'tr']);
const HEADINGS = new Set<RichTextTag>(['h2', 'h3', 'h4', 'h5', 'h6']);
const BLOCKS = new Set<RichTextTag>([
  ...(['p', 'div', 'hr', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre'] as const),
  ...(['ul', 'ol', 'dl', 'figure', 'table'] as const),
]);

/** An element's position in the text. */
export interface Place {
  parent: RichTextTag | null;
  /**
   * Whether there is an element around it that may not hold every other: a paragraph no blocks, a link no
   * link.
   */
  isInParagraph: boolean;
  isInHeading: boolean;
  isInLink: boolean;
}

export const TOP: Place = { parent: null, isInParagraph: false, isInHeading: false, isInLink: false };

export function placeInside(tag: RichTextTag, { isInParagraph, isInHeading, isInLink }: Place): Place {
  return {
    parent: tag,
    isInParagraph: isInParagraph || tag === 'p',
    isInHeading: isInHeading || HEADINGS.has(tag),
    isInLink: isInLink || tag === 'a',
  };
}

/**
 * Whether a browser, reading the page we send, would find the element where we put it. Taking out an element
 * around it may have left it where HTML allows none, and then React and the browser would see different
 * trees.
 */
export function mayStand(tag: RichTextTag, place: Place): boolean {
  const { parent, isInParagraph, isInHeading, isInLink } = place;
  const parents = PARENTS[tag];
  if (parents) return parent !== null && parents.includes(parent);
  if (TABLE_STRUCTURE.has(parent)) return false;
  if (isInParagraph && BLOCKS.has(tag)) return false;
  return !(isInHeading && HEADINGS.has(tag)) && !(isInLink && tag === 'a');
}

/** Between the parts of a table, lists and their items there is only white space, which nobody sees. */
export function mayHoldText(parent: RichTextTag | null): boolean {
  return !TABLE_STRUCTURE.has(parent);
}
