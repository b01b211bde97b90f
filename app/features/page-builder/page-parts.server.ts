import { partFiles } from 'virtual:marquee-part-files';
import type { PageParts } from './page-parts.ts';
import { familiesOf, textsOf } from './part-families.ts';

/** What a page with parts of these names fetches. In development there is nothing to name before a page asks for it. */
export function toPageParts(keys: readonly string[]): PageParts {
  const names = [...new Set(keys)];
  const files = familiesOf(names).flatMap((name) => partFiles[name] ?? []);
  return {
    keys: names,
    texts: textsOf(names),
    styles: [...new Set(files.flatMap(({ styles }) => styles))],
    scripts: [...new Set(files.flatMap(({ scripts }) => scripts))],
  };
}
