import { SITE_DOCUMENT } from '#app/contract/editing.ts';
import { withDefaults } from '#app/contract/site/canonical.ts';
import { kindOf } from '#app/contract/site/kinds.ts';
import type { Data } from '#app/lib/edit-document/document.ts';
import { type KnownEntity, readEntities } from '#workers/platform/editing/known-entities.ts';
import type { ReadChange } from '#workers/platform/editing/read-changes.ts';
import type { AccountScope } from '#workers/platform/storage/account-scope.ts';
import { publishedOf, toPublished } from './document.ts';
import type { Draft } from './load-draft.ts';
import { type Patch, sitePatches } from './site-patches.ts';

/** A write of one entity, and the documents that it is of: a home and the site share the template in use. */
export interface DraftChange {
  change: ReadChange;
  documents: string[];
}

/** The list of changes that publishes drafts; null where the site is to use a home page that is not there. */
export async function toChanges(
  scope: AccountScope,
  drafts: readonly Draft[],
): Promise<DraftChange[] | null> {
  const own = drafts.flatMap((draft) => ownChange(draft) ?? []);
  const site = drafts.find(({ id }) => id === SITE_DOCUMENT);
  const all = site ? await withSite(scope, own, site) : own;
  return all?.map(({ change, documents }, at) => ({ change: { ...change, at }, documents })) ?? null;
}

function ownChange({ id, document, published, publishedDigest }: Draft): DraftChange | null {
  const target = publishedOf(id);
  if (!target) return null;
  const drafted = toPublished(id, document, published);
  // All of a page that there is to know is in its draft: without earlier addresses it has none.
  const full = target.kind === 'page' ? { old_urls: [], ...drafted } : drafted;
  const value = withDefaults(kindOf(target.kind).schema, full);
  return { change: { at: 0, op: 'put', ...target, ifDigest: publishedDigest, value }, documents: [id] };
}

async function withSite(
  scope: AccountScope,
  own: readonly DraftChange[],
  { document, published, site }: Draft,
): Promise<DraftChange[] | null> {
  if (!published || !site) return [...own];
  const after = toPublished(SITE_DOCUMENT, document, published);
  const ofTemplates = new Map(site.templates);
  const id = typeof after.home === 'string' ? after.home : null;
  if (id !== null && !ofTemplates.has(id))
    for (const [each, entity] of await readEntities(scope, 'template', [id])) ofTemplates.set(each, entity);
  const isNew = own.some(({ change }) => change.kind === 'template' && change.id === id);
  if (id !== null && !ofTemplates.has(id) && !isNew) return null;
  const home = (id === null ? {} : (ofTemplates.get(id)?.value ?? {})) as Data;
  const known: Record<Patch['kind'], ReadonlyMap<string, Required<KnownEntity>>> = {
    site: new Map([['site', site.site]]),
    theme: site.theme ? new Map([['theme', site.theme]]) : new Map(),
    template: ofTemplates,
  };
  const patches = sitePatches(published, after, site, home).filter(
    ({ fields }) => Object.keys(fields).length > 0,
  );
  return patches.reduce(
    (changes, patch) => withPatch(changes, patch, known[patch.kind].get(patch.id)),
    [...own],
  );
}

/** Onto what a home's own draft writes, or onto what there is. */
function withPatch(
  changes: readonly DraftChange[],
  { kind, id, fields }: Patch,
  known: Required<KnownEntity> | undefined,
): DraftChange[] {
  const planned = changes.find(({ change }) => change.kind === kind && change.id === id);
  if (!planned) {
    const value = patched(withDefaults(kindOf(kind).schema, known?.value ?? {}), fields);
    const change = { at: 0, op: 'put' as const, kind, id, ifDigest: known?.digest ?? null, value };
    return [...changes, { change, documents: [SITE_DOCUMENT] }];
  }
  const value = patched(planned.change.value, fields);
  const both = {
    change: { ...planned.change, value },
    documents: [...planned.documents, SITE_DOCUMENT],
  };
  return changes.map((each) => (each === planned ? both : each));
}

function patched(
  value: Record<string, unknown>,
  fields: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const all = Object.entries({ ...value, ...fields });
  return Object.fromEntries(all.filter(([, field]) => field !== undefined));
}
