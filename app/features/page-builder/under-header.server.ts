import type { PlacedBlock } from './block-definition.ts';
import { definitions } from './definitions.server.ts';

/** Whether a header may lie over what the page begins with: a picture from edge to edge, right at the top. */
export function beginsUnderHeader([first]: readonly PlacedBlock[]): boolean {
  if (!first) return false;
  const { top = 'none', inline = 'full' } = first.layout;
  if (top !== 'none' || inline !== 'full') return false;
  return definitions[first.key].beginsWithPicture?.(first.view) === true;
}
