import { createStore, del, get, keys, set, type UseStore } from 'idb-keyval';
import type { LocalDraft, LocalSlot } from './store-types.ts';

/** Of the form of `LocalDraft`: with another one it is another database. */
const DATABASE = 'marquee-edit-1';

/**
 * Where this tab keeps an editor's changes of a document, and what tabs left that are gone: of those the first
 * becomes its own. Tabs hold a lock each, so that no two send the same; where a browser has no locks, the ids of
 * batches keep them from counting twice. All are let go with the signal.
 */
export async function openSlots(
  { userId, documentId }: { userId: string; documentId: string },
  signal: AbortSignal,
): Promise<[LocalSlot, ...LocalSlot[]]> {
  const prefix = `${userId}/${documentId}/`;
  const own = `${prefix}${crypto.randomUUID()}`;
  try {
    const store = createStore(DATABASE, 'drafts');
    const left: LocalSlot[] = [];
    for (const key of await keys<string>(store)) {
      if (!key.startsWith(prefix) || !(await hold(key, signal))) continue;
      left.push(toSlot(store, key, (await get<LocalDraft>(key, store)) ?? null));
    }
    const [first, ...others] = left;
    if (first) return [first, ...others];
    await hold(own, signal);
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

/** False where another tab has it. */
async function hold(name: string, signal: AbortSignal): Promise<boolean> {
  if (!('locks' in navigator)) return true;
  return new Promise((resolve, reject) => {
    const isOver = new Promise<void>((over) => signal.addEventListener('abort', () => over()));
    navigator.locks
      .request(`${DATABASE}/${name}`, { ifAvailable: true }, (lock) => {
        resolve(lock !== null);
        return lock && !signal.aborted ? isOver : undefined;
      })
      .catch(reject);
  });
}
