import { partFiles } from 'virtual:marquee-part-files';
import { BLOCK_FAMILIES, isBlockKey } from './block-keys.ts';
import { PAGE_PART, type PageParts } from './page-parts.ts';

/** What a page with parts of these names fetches. In development there is nothing to name before a page asks for it. */
export function toPageParts(keys: readonly string[]): PageParts {
  const names = [...new Set(keys)];
  const families = [...new Set(names.filter(isBlockKey).map((key) => BLOCK_FAMILIES[key]))];
  const files = [PAGE_PART, ...families].flatMap((name) => partFiles[name] ?? []);
  return {
    keys: names,
    styles: [...new Set(files.flatMap(({ styles }) => styles))],
    scripts: [...new Set(files.flatMap(({ scripts }) => scripts))],
  };
}
