// chunk: detail

import { showToast } from '#app/features/toasts/show-toast.ts';
import { type SaveIntent, toastKey } from './save-intent.ts';
import { type SaveOutcome, toggleSave } from './send-save.ts';

/** Sends one click and shows its result as a toast. `t` knows the keys of `common`. */
export async function saveWithToast(
  intent: SaveIntent,
  contentId: string,
  wasSaved: boolean,
  t: (key: string) => string,
): Promise<void> {
  await showOutcome(intent, await toggleSave(intent, contentId, wasSaved), t);
}

/** Shows the result with an `undo` button. */
export async function showOutcome(
  intent: SaveIntent,
  outcome: SaveOutcome,
  t: (key: string) => string,
  undo?: { label: string; onClick(): void },
): Promise<void> {
  if (outcome.kind === 'saved') await showToast('success', t(toastKey(intent, outcome.isSaved)), undo);
  if (outcome.kind === 'rejected') await showToast('error', outcome.message ?? t('not_saved'));
  if (outcome.kind === 'offline') await showToast('error', t('network_failure'));
}
