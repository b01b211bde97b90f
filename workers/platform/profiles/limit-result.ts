import { HttpError } from '#workers/platform/http/http-error.ts';
import type { HandlerResult } from '#workers/platform/http/responses.ts';
import type { AccountStore } from '#workers/platform/storage/account-store.ts';
import { isFields, titlesNamedBy } from './named-titles.ts';

/** Where a response names titles by their ids alone: what owners have placed on pages, in playlists and in rows. */
const ID_LISTS: ReadonlySet<string> = new Set(['content_data', 'content_ids']);

/**
 * The last thing that happens to an answer to a child's profile. Titles come out of the limited store; what only names
 * one that is not there, such as a banner, a playlist, or a card or block of a page, is left out here.
 */
export async function limitResult(store: AccountStore, result: HandlerResult): Promise<HandlerResult> {
  if (store.maxAge === null) return result;
  const ids = new Set<string>();
  collect(result.data, ids);
  collect(result.filters, ids);
  if (ids.size === 0) return result;
  const found = await store.content.found([...ids]);
  const known = new Set(found.map(({ contentId }) => contentId));
  if (isHidden(result.data, known)) throw new HttpError(404, 'not_found');
  return { ...result, data: prune(result.data, known), filters: prune(result.filters, known) };
}

function collect(value: unknown, ids: Set<string>): void {
  if (Array.isArray(value)) for (const item of value) collect(item, ids);
  if (!isFields(value)) return;
  for (const id of titlesNamedBy(value)) ids.add(id);
  for (const [key, entry] of Object.entries(value)) {
    if (isIdList(key, entry)) for (const id of entry) ids.add(String(id));
    else collect(entry, ids);
  }
}

function prune(value: unknown, known: ReadonlySet<string>): unknown {
  if (Array.isArray(value))
    return value.filter((item) => !isHidden(item, known)).map((item) => prune(item, known));
  if (!isFields(value)) return value;
  const entries = Object.entries(value).flatMap(([key, entry]): [string, unknown][] => {
    if (isIdList(key, entry)) return [[key, entry.filter((id) => known.has(String(id)))]];
    return isHidden(entry, known) ? [] : [[key, prune(entry, known)]];
  });
  return Object.fromEntries(entries);
}

const isIdList = (key: string, value: unknown): value is unknown[] =>
  ID_LISTS.has(key) && Array.isArray(value);

const isHidden = (value: unknown, known: ReadonlySet<string>): boolean =>
  isFields(value) && titlesNamedBy(value).some((id) => !known.has(id));
