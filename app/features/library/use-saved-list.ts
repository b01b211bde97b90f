import { useMemo, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '#app/features/notices/show-toast.ts';
import { onPressed, takenOff } from './library-memory.ts';
import { type SaveIntent, toastKey } from './save-intent.ts';
import { pressSave, type SaveOutcome } from './send-save.ts';

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

  async function tell(outcome: SaveOutcome, undo?: () => void) {
    if (outcome.kind === 'saved') {
      const action = undo && { label: t('undo', { ns: 'library' }), onPress: undo };
      await showToast('success', t(toastKey(intent, outcome.isSaved)), action);
    }
    if (outcome.kind === 'refused') await showToast('error', outcome.message ?? t('not_saved'));
    if (outcome.kind === 'offline') await showToast('error', t('network_failure'));
  }

  async function remove(id: string) {
    const restore = async () => tell(await pressSave(intent, id, false));
    await tell(await pressSave(intent, id, true), () => void restore());
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
