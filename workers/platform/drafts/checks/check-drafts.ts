import { SITE_DOCUMENT } from '#app/contract/editing.ts';
import type { Finding } from '#app/contract/publishing.ts';
import type { KindName } from '#app/contract/site/entity-kind.ts';
import type { Data } from '#app/lib/edit-document/document.ts';
import { WRITERS } from '#workers/platform/editing/writers.ts';
import type { AccountScope } from '#workers/platform/storage/account-scope.ts';
import { contentStore } from '#workers/platform/storage/content-store.ts';
import type { Account } from '#workers/platform/storage/directory.ts';
import { type DraftStore, draftStore } from '#workers/platform/storage/draft-store.ts';
import { mediaStore } from '#workers/platform/storage/media-store.ts';
import type { RegistryStore } from '#workers/platform/storage/registry-store.ts';
import { toPublished } from '../document.ts';
import type { Draft } from '../load-draft.ts';
import { addressesOf, findTakenAddress, type KnownPage, leadsToPage, movedTo } from './addresses.ts';
import { findInPage } from './find-in-page.ts';
import { findInPictures, type KnownFile, type KnownFiles } from './find-in-pictures.ts';
import { findInRows } from './find-in-rows.ts';
import { findInTheme } from './find-in-theme.ts';
import { findInUses, type Known, namesIn } from './find-in-uses.ts';
import { blocksOf, type Found } from './found.ts';
import { linksInTexts } from './links-in-texts.ts';
import { type Uses, usesOf } from './uses-of.ts';

interface Caller {
  account: Pick<Account, 'allowedLanguages' | 'defaultLanguage'>;
  dependencies: { registry: Pick<RegistryStore, 'ofAccount'> };
}

/**
 * What keeps drafts from being published together, or would rather, beside faults of their own (edit-mode.md §10).
 * What is published already with the same finding is none of this draft's. No address outside is requested.
 */
export async function checkDrafts(
  scope: AccountScope,
  { account: brand, dependencies: { registry } }: Caller,
  drafts: readonly Draft[],
): Promise<Finding[]> {
  if (drafts.length === 0) return [];
  const [tenant, pages] = await Promise.all([registry.ofAccount(scope.accountId), draftStore(scope).pages()]);
  const hostnames = tenant?.hostnames ?? [];
  const checked = drafts.map((draft) => {
    const { id, document, published } = draft;
    const now = stateOf(id, toPublished(id, document, published), hostnames);
    return { draft, now, before: stateOf(id, published, hostnames) };
  });
  const names = new Set(
    checked.flatMap(({ now, before }) => [now, before].flatMap(({ uses }) => namesIn(uses))),
  );
  const found = await lookUp(scope, [...names]);
  const addresses = addressesOf(pagesAfter(pages, checked));
  const known: Known = {
    has: (name) => found.names.has(name) || found.files.has(name) || leadsToPage(addresses, name),
    movedTo: (name) => movedTo(addresses, name),
    languages: brand.allowedLanguages.map(({ code }) => code),
  };
  const all = checked.map(async ({ draft, now, before }) => {
    const { id, published } = draft;
    const rows = await findInRows(scope, brand.defaultLanguage, { value: now.value, published });
    const own = newOnes(findIn(now, known, found.files), published ? findIn(before, known, found.files) : []);
    return [
      ...[...own, ...rows].map((finding) => ({ ...finding, document: id })),
      ...findTakenAddress(draft, now.value, addresses),
    ];
  });
  return (await Promise.all(all)).flat();
}

interface State {
  id: string;
  value: Data;
  uses: Uses;
}

function stateOf(id: string, stored: Data | null, hostnames: readonly string[]): State {
  const value = stored ?? {};
  const { links, ...uses } = usesOf(blocksOf(value), hostnames);
  return { id, value, uses: { ...uses, links: [...links, ...linksInTexts(id, value, hostnames)] } };
}

function findIn({ id, value, uses }: State, known: Known, files: KnownFiles): Found[] {
  return [
    ...findInUses(uses, known),
    ...findInPage(id, value, known),
    ...findInPictures(blocksOf(value), uses.pictures, files),
    ...(id === SITE_DOCUMENT ? findInTheme(value) : []),
  ];
}

/** Beyond those that are published: of each kind as many as there are more now. */
function newOnes(now: readonly Found[], before: readonly Found[]): Found[] {
  const published = new Map<string, number>();
  for (const key of before.map(keyOf)) published.set(key, (published.get(key) ?? 0) + 1);
  return now.filter((finding) => {
    const key = keyOf(finding);
    const count = published.get(key) ?? 0;
    published.set(key, count - 1);
    return count <= 0;
  });
}

/** Wherever its card is: who moves cards has not brought what is wrong with them. */
const keyOf = ({ block, way = '', rule, message }: Found) =>
  [block, way.replace(/\.\d+(?=\.|$)/g, ''), rule, message].join('\n');

interface LookedUp {
  /** Of those that are there and published: `<kind>/<id>`. */
  names: ReadonlySet<string>;
  files: KnownFiles;
}

async function lookUp(scope: AccountScope, wanted: readonly string[]): Promise<LookedUp> {
  const byKind = new Map<string, string[]>();
  for (const name of wanted) {
    const at = name.indexOf('/');
    const kind = name.slice(0, at);
    byKind.set(kind, [...(byKind.get(kind) ?? []), name.slice(at + 1)]);
  }
  const { page: _, 'text-page': __, file = [], ...kinds } = Object.fromEntries(byKind);
  const [rows, found] = await Promise.all([
    file.length > 0 ? mediaStore(scope).known(file) : [],
    Promise.all(
      Object.entries(kinds).map(async ([kind, ids]) => {
        const existing = await existingOf(scope, kind as KindName, ids);
        return existing.map((id) => `${kind}/${id}`);
      }),
    ),
  ]);
  const files = rows.map((row): [string, KnownFile] => [`file/${row.id}`, row]);
  return { names: new Set(found.flat()), files: new Map(files) };
}

async function existingOf(scope: AccountScope, kind: KindName, ids: readonly string[]): Promise<string[]> {
  const existing = WRITERS[kind].existing(scope, ids);
  if (kind !== 'title' && kind !== 'playlist') return existing;
  const [known, found] = await Promise.all([existing, contentStore(scope).found(ids)]);
  const published = new Set(found.map(({ contentId }) => contentId));
  return known.filter((id) => published.has(id));
}

/** Those that there are, as these drafts make them. */
function pagesAfter(
  pages: Awaited<ReturnType<DraftStore['pages']>>,
  checked: readonly { now: State }[],
): KnownPage[] {
  const changed = new Map(checked.map(({ now }) => [now.id, now.value]));
  const others = pages
    .filter(({ id }) => !changed.has(`page:${id}`))
    .map(({ id, type, pageUrl, oldUrls }) => ({
      ...{ document: `page:${id}`, type, url: pageUrl },
      oldUrls: oldUrls ?? undefined,
    }));
  const drafted = [...changed]
    .filter(([document]) => document.startsWith('page:'))
    .map(([document, { type, page_url, old_urls }]) => ({
      document,
      type,
      url: page_url,
      oldUrls: old_urls,
    }));
  return [...others, ...drafted];
}
