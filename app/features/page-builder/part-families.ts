import type { FOOTER_KEYS, HEADER_KEYS } from '#app/contract/template.ts';
import { BLOCK_FAMILIES, isBlockKey } from './block-keys.ts';
import type { BlockFamily } from './family.ts';

type FrameKey = (typeof HEADER_KEYS)[number] | (typeof FOOTER_KEYS)[number];
export type FrameFamily = 'headers' | 'footers';

/** A template has at most one of each; they travel like blocks. */
const FRAME_FAMILIES = {
  defaultHeader: 'headers',
  translucentHeader: 'headers',
  siteMapHeader: 'headers',
  reducedHeader: 'headers',
  defaultFooter: 'footers',
  siteMapFooter: 'footers',
  linkColumnsFooter: 'footers',
  takedownFooter: 'footers',
} as const satisfies Record<FrameKey, FrameFamily>;

/** The families whose files hold the parts of these names. */
export function familiesOf(keys: readonly string[]): (BlockFamily | FrameFamily)[] {
  const families = keys.flatMap((key) => {
    if (isBlockKey(key)) return BLOCK_FAMILIES[key];
    return Object.hasOwn(FRAME_FAMILIES, key) ? FRAME_FAMILIES[key as FrameKey] : [];
  });
  return [...new Set(families)];
}
