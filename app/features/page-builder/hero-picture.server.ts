import type { PlacedBlock } from './block-definition.ts';
import { definitions } from './registry.server.ts';
import type { PictureLook } from './shared/block-picture-source.ts';

/**
 * A page's blocks, and the key of the picture that it opens with: from edge to edge and right at its top, so
 * that it is waited for before any other, and a header may lie over it. Null where the page begins with
 * something else.
 */
export function placeHeroPicture(blocks: readonly PlacedBlock[]): {
  blocks: readonly PlacedBlock[];
  heroPicture: string | null;
  heroLook?: PictureLook | undefined;
} {
  const [first, ...others] = blocks;
  const heroPicture = first ? pictureOf(first) : null;
  if (!first || heroPicture === null) return { blocks, heroPicture };
  const atTop: PlacedBlock = { ...first, layout: { ...first.layout, top: 'none' } };
  const heroLook = definitions[first.key].heroLook?.(first.view);
  return { blocks: [atTop, ...others], heroPicture, heroLook };
}

function pictureOf({ key, view, layout: { top = 'none', inline = 'full' } }: PlacedBlock): string | null {
  if (top !== 'none' || inline !== 'full') return null;
  return definitions[key].heroPicture?.(view) ?? null;
}
