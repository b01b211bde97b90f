import type { Finding } from '#app/contract/editing.ts';
import type { KindName } from '#app/contract/site/entity-kind.ts';
import type { Data, StoredBlock } from '#app/lib/edit-document/document.ts';
import { WRITERS } from '#workers/platform/editing/writers.ts';
import type { AccountScope } from '#workers/platform/storage/account-scope.ts';
import type { Account } from '#workers/platform/storage/directory.ts';
import { draftStore } from '#workers/platform/storage/draft-store.ts';
import { mediaStore } from '#workers/platform/storage/media-store.ts';
import { toPublished } from '../document.ts';
import type { Draft } from '../load-draft.ts';
import { addressKey, findInUses, type Known, namesIn } from './find-in-uses.ts';
import { usesOf } from './uses-of.ts';

type Brand = Pick<Account, 'allowedLanguages'>;

/**
 * What keeps drafts from being published together, or would rather, beside faults of their own (edit-mode.md §10).
 * What is published already with the same finding is none of this draft's. No address outside is requested.
 */
export async function checkDrafts(
  scope: AccountScope,
  brand: Brand,
  drafts: readonly Draft[],
): Promise<Finding[]> {
  const checked = drafts.map((draft) => {
    const value = toPublished(draft.id, draft.document, draft.published);
    return { draft, value, now: usesOf(blocksOf(value)), before: usesOf(blocksOf(draft.published)) };
  });
  if (checked.length === 0) return [];
  const names = new Set(checked.flatMap(({ now }) => namesIn(now)));
  const [pages, found] = await Promise.all([draftStore(scope).pages(), lookUp(scope, [...names])]);
  const addresses = addressesOf(pages, checked);
  const known: Known = {
    has: (name) => found.has(name) || leadsToBlocks(addresses, name),
    languages: brand.allowedLanguages.map(({ code }) => code),
  };
  return checked.flatMap(({ draft, value, now, before }) => {
    return [
      ...newOnes(findInUses(now, known), findInUses(before, known)).map((finding) => ({
        ...finding,
        document: draft.id,
      })),
      ...addressFindings(draft, value, addresses),
    ];
  });
}

const blocksOf = (value: Data | null) => (value?.components ?? []) as unknown as readonly StoredBlock[];

type Found = Omit<Finding, 'document'>;

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

/** Of those that are there: `<kind>/<id>`. */
async function lookUp(scope: AccountScope, names: readonly string[]): Promise<Set<string>> {
  const byKind = new Map<string, string[]>();
  for (const name of names) {
    const at = name.indexOf('/');
    const kind = name.slice(0, at);
    byKind.set(kind, [...(byKind.get(kind) ?? []), name.slice(at + 1)]);
  }
  const found = await Promise.all(
    [...byKind].map(async ([kind, ids]) => {
      if (kind === 'page') return [];
      const existing =
        kind === 'file'
          ? await mediaStore(scope).known(ids)
          : await WRITERS[kind as KindName].existing(scope, ids);
      return existing.map((id) => `${kind}/${id}`);
    }),
  );
  return new Set(found.flat());
}

/** By key: which documents have an address, once these drafts are published, and of which type they are. */
type Addresses = ReadonlyMap<string, readonly { document: string; type: unknown }[]>;

function addressesOf(
  pages: readonly { id: string; type: string; pageUrl: string }[],
  checked: readonly { draft: Draft; value: Data }[],
): Addresses {
  const changed = new Map(checked.map(({ draft, value }) => [draft.id, value]));
  const addresses = new Map<string, { document: string; type: unknown }[]>();
  const add = (url: unknown, page: { document: string; type: unknown }) => {
    if (typeof url !== 'string' || url === '') return;
    const key = addressKey(url);
    addresses.set(key, [...(addresses.get(key) ?? []), page]);
  };
  for (const { id, type, pageUrl } of pages)
    if (!changed.has(`page:${id}`)) add(pageUrl, { document: `page:${id}`, type });
  for (const [document, { page_url, type }] of changed)
    if (document.startsWith('page:')) add(page_url, { document, type });
  return addresses;
}

/** Links to pages lead to those of blocks alone: a page of text is under another route. */
const leadsToBlocks = (addresses: Addresses, key: string) =>
  addresses.get(key)?.some(({ type }) => type === 'CUSTOM') ?? false;

/** Links and forms name a page by its address alone, whatever its type and spelling. */
function addressFindings({ id, published }: Draft, { page_url }: Data, addresses: Addresses): Finding[] {
  if (!id.startsWith('page:') || typeof page_url !== 'string' || page_url === published?.page_url) return [];
  const others = (addresses.get(addressKey(page_url)) ?? []).filter(({ document }) => document !== id);
  if (others.length === 0) return [];
  return [{ document: id, way: 'page_url', rule: 'address_taken', level: 'stop', message: page_url }];
}
