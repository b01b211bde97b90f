import { useMemo, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { onPressed, takenOff } from './optimistic-saves.ts';
import type { SaveIntent } from './save-intent.ts';
import { pressAndTell, tellOutcome } from './save-with-toast.ts';
import { pressSave } from './send-save.ts';

/**
 * A list as the member has left it: what is taken off, here or on a card's detail, goes at once, and comes back by Undo
 * or where the server refused. `page` is the list's data, against which the count is.
 */
export function useSavedList(intent: SaveIntent, page: object) {
  const { t } = useTranslation(['common', 'library']);
  const off = useSyncExternalStore(
    onPressed,
    () => takenOff(intent),
    () => '',
  );
  const gone = useMemo(() => new Set(off.split(' ')), [off]);
  const thinning = useMemo(() => ({ isLeft: (id: string) => !gone.has(id) }), [gone]);
  const goneBefore = useGoneBefore(page, gone);

  async function remove(id: string) {
    const restore = () => void pressAndTell(intent, id, false, t);
    const undo = { label: t('undo', { ns: 'library' }), onClick: restore };
    await tellOutcome(intent, await pressSave(intent, id, true), t, undo);
  }

  const goneSince = [...gone].filter((id) => id !== '' && !goneBefore.has(id)).length;
  return { thinning, goneSince, remove };
}

/** What was off the list already when its data came. */
function useGoneBefore(page: object, gone: ReadonlySet<string>): ReadonlySet<string> {
  const [known, setKnown] = useState({ page, gone });
  if (known.page === page) return known.gone;
  setKnown({ page, gone });
  return gone;
}
