import { FOOTER_KEYS, HEADER_KEYS } from '#app/contract/template.ts';
import { type ThemeName, themes } from '#app/domain/themes/themes.ts';
import { BLOCK_KEYS, type BlockKey } from '#app/features/page-builder/block-keys.ts';
import { VARIATIONS, type Variation } from './vary-sample.ts';

const FORM_VIEWS = ['minimised', 'expanded'] as const;

/** The gallery's search parameters. Null is all blocks, or what the brand itself has. */
export interface GalleryChoice {
  block: BlockKey | null;
  theme: ThemeName | null;
  vary: Variation;
  header: (typeof HEADER_KEYS)[number] | null;
  footer: (typeof FOOTER_KEYS)[number] | null;
  form: (typeof FORM_VIEWS)[number] | null;
}

const THEME_NAMES = Object.keys(themes) as ThemeName[];

/** The names that the page offers beside what the brand itself has. */
export const OFFERED = {
  theme: THEME_NAMES,
  vary: VARIATIONS,
  header: HEADER_KEYS,
  footer: FOOTER_KEYS,
  form: FORM_VIEWS,
} as const;

/** Unknown names are ignored. */
export function toGalleryChoice(search: URLSearchParams): GalleryChoice {
  const among = <Name extends string>(field: string, names: readonly Name[]) =>
    names.find((name) => name === search.get(field)) ?? null;
  return {
    block: among('block', BLOCK_KEYS),
    theme: among('theme', OFFERED.theme),
    vary: among('vary', OFFERED.vary) ?? 'sample',
    header: among('header', OFFERED.header),
    footer: among('footer', OFFERED.footer),
    form: among('form', OFFERED.form),
  };
}
