import { useMemo, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { removedIds, subscribeToSaves } from './optimistic-saves.ts';
import type { SaveIntent } from './save-intent.ts';
import { saveWithToast, showOutcome } from './save-with-toast.ts';
import { toggleSave } from './send-save.ts';

/**
 * A list as the member has left it: a title removed here or on a card's detail disappears at once, and
 * returns by Undo or where the server rejected it. `page` is the list's data, to which the count belongs.
 */
export function useSavedList(intent: SaveIntent, page: object) {
  const { t } = useTranslation(['common', 'library']);
  const off = useSyncExternalStore(
    subscribeToSaves,
    () => removedIds(intent),
    () => '',
  );
  const gone = useMemo(() => new Set(off.split(' ')), [off]);
  const removable = useMemo(() => ({ isLeft: (id: string) => !gone.has(id) }), [gone]);
  const goneBefore = useGoneBefore(page, gone);

  async function remove(id: string) {
    const restore = () => void saveWithToast(intent, id, false, t);
    const undo = { label: t('undo', { ns: 'library' }), onClick: restore };
    await showOutcome(intent, await toggleSave(intent, id, true), t, undo);
  }

  const goneSince = [...gone].filter((id) => id !== '' && !goneBefore.has(id)).length;
  return { removable, goneSince, remove };
}

/** What had left the list already when its data came. */
function useGoneBefore(page: object, gone: ReadonlySet<string>): ReadonlySet<string> {
  const [known, setKnown] = useState({ page, gone });
  if (known.page === page) return known.gone;
  setKnown({ page, gone });
  return gone;
}
