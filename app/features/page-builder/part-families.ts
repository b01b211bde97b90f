import type { FOOTER_KEYS, HEADER_KEYS } from '#app/contract/template.ts';
import type { Namespace } from '#app/features/i18n/namespaces.ts';
import { BLOCK_FAMILIES, isBlockKey } from './block-keys.ts';
import type { BlockFamily } from './family.ts';
import { CLASSIC_HOME, PAGE_PART } from './page-part.ts';

type OtherKey =
  | (typeof HEADER_KEYS)[number]
  | (typeof FOOTER_KEYS)[number]
  | typeof PAGE_PART
  | typeof CLASSIC_HOME;
type OtherFamily = 'frames' | 'page' | 'classic';

/** A page has at most one of each; they travel like blocks. */
const OTHER_FAMILIES = {
  defaultHeader: 'frames',
  translucentHeader: 'frames',
  siteMapHeader: 'frames',
  reducedHeader: 'frames',
  defaultFooter: 'frames',
  siteMapFooter: 'frames',
  linkColumnsFooter: 'frames',
  takedownFooter: 'frames',
  [PAGE_PART]: 'page',
  [CLASSIC_HOME]: 'classic',
} as const satisfies Record<OtherKey, OtherFamily>;

/** The families whose files hold the parts of these names. */
export function familiesOf(keys: readonly string[]): (BlockFamily | OtherFamily)[] {
  const families = keys.flatMap((key) => {
    if (isBlockKey(key)) return BLOCK_FAMILIES[key];
    return Object.hasOwn(OTHER_FAMILIES, key) ? OTHER_FAMILIES[key as OtherKey] : [];
  });
  return [...new Set(families)];
}

/** Texts that a family shows and the pages of blocks do not have anyway. */
const FAMILY_TEXTS: { readonly [Family in BlockFamily]?: readonly Namespace[] } = {
  players: ['channels'],
};

/** The namespaces of texts that the parts of these names need besides their page's own. */
export function textsOf(keys: readonly string[]): readonly Namespace[] {
  return familiesOf(keys).flatMap((family) => FAMILY_TEXTS[family as BlockFamily] ?? []);
}
