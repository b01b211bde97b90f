import { partFiles } from 'virtual:marquee-part-files';
import { PAGE_PART } from './page-part.ts';
import type { PageParts } from './page-parts.ts';
import { familiesOf, textsOf } from './part-families.ts';

/** What a page with parts of these names fetches. In development there is nothing to name before a page asks for it. */
export function toPageParts(keys: readonly string[]): PageParts {
  const names = [...new Set(keys)];
  const page = partFiles[PAGE_PART] ?? { styles: [], scripts: [] };
  const files = familiesOf(names).flatMap((name) => partFiles[name] ?? []);
  // The page's file is what fetches the others; a header that was set up has no need of its styles.
  const styled = names.includes(PAGE_PART) ? [page, ...files] : files;
  return {
    keys: names,
    texts: textsOf(names),
    styles: [...new Set(styled.flatMap(({ styles }) => styles))],
    scripts: [...new Set([page, ...files].flatMap(({ scripts }) => scripts))],
  };
}
