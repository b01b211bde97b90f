import { createStore, del, get, keys, set, type UseStore } from 'idb-keyval';
import type { LocalDraft, LocalSlot } from './store-types.ts';
import { openTabLocks, takeOver } from './tab-locks.ts';

/** Of the form of `LocalDraft`: with another one it is another database. */
const DATABASE = 'marquee-edit-1';

/**
 * Where this tab keeps an editor's changes of a document, and what tabs left that are gone: of those the first
 * becomes its own. Tabs hold a lock each, so that no two send the same. `onLeft` gets what other tabs leave from
 * now on. All are let go with the signal.
 */
export async function openSlots(
  { userId, documentId }: { userId: string; documentId: string },
  signal: AbortSignal,
  onLeft: (slot: LocalSlot) => void,
): Promise<[LocalSlot, ...LocalSlot[]]> {
  const prefix = `${userId}/${documentId}/`;
  const own = `${prefix}${crypto.randomUUID()}`;
  try {
    const locks = await openTabLocks();
    const store = createStore(DATABASE, 'drafts');
    const read = async (key: string) => toSlot(store, key, (await get<LocalDraft>(key, store)) ?? null);
    const left: LocalSlot[] = [];
    for (const key of await keys<string>(store)) {
      if (!key.startsWith(prefix)) continue;
      const name = `${DATABASE}/${key}`;
      if (await locks.take(name, signal)) left.push(await read(key));
      else
        takeOver(locks, name, signal).then(
          async () => onLeft(await read(key)),
          // The page was left.
          () => undefined,
        );
    }
    const [first, ...others] = left;
    if (first) return [first, ...others];
    await locks.take(`${DATABASE}/${own}`, signal);
    return [toSlot(store, own, null)];
  } catch {
    // Without storage, leaving the page is warned of while something is not sent.
    return [{ local: null, put: () => Promise.reject(new Error('nothing is stored here')) }];
  }
}

const toSlot = (store: UseStore, key: string, local: LocalDraft | null): LocalSlot => ({
  local,
  put: (now) => (now ? set(key, now, store) : del(key, store)),
});
