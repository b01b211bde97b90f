import * as v from 'valibot';
import { type Block, blockFaults } from '#app/contract/site/check-blocks.ts';
import { CHROME_SHAPES } from '#app/contract/site/chrome-shapes.ts';
import { jsonFaults } from '#app/contract/site/json-faults.ts';
import { FAULTS_AT_MOST, type Fault, faultsOf } from '#app/contract/site/plain-words.ts';
import { SiteDocumentSchema } from '#app/contract/site/site-document.ts';
import type { Data } from '#app/lib/edit-document/document.ts';

/** What is wrong with the theme, header and footer of a site: their data are as strict as those of blocks. */
export function siteFaults(value: Data): Fault[] {
  const unreadable = jsonFaults(value);
  if (unreadable.length > 0) return unreadable;
  const read = v.safeParse(SiteDocumentSchema, value);
  // Whatever is wrong with a theme, header and footer are looked at as well: an old fault is no leave for a new one.
  const chromes = v.safeParse(SiteDocumentSchema.entries.components, value.components);
  const components: readonly Block[] = chromes.success ? chromes.output : [];
  const { home, is_home_built: isHomeBuilt } = value;
  return [
    ...faultsOf(read.issues ?? []),
    ...blockFaults(components, 'components', CHROME_SHAPES),
    ...(isHomeBuilt === true && home === undefined ? [needsHome('is_home_built')] : []),
    ...(home === undefined && !components.every(isPlain) ? [needsHome('home')] : []),
  ].slice(0, FAULTS_AT_MOST);
}

/** The site's own header or footer, with nothing filled in: there is nothing to keep. */
function isPlain({ data: { component_key, ...fields } }: Block): boolean {
  return String(component_key).startsWith('default') && Object.keys(fields).length === 0;
}

const needsHome = (path: string): Fault => ({
  path,
  message: 'needs a home page of blocks, which has theme, header and footer',
});
