// chunk: player

import { type FormEvent, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { preloadToasts } from '#app/features/toasts/show-toast.ts';
import { optimisticSave, setOptimisticSave, subscribeToSaves } from './optimistic-saves.ts';
import styles from './player-saves.module.css';
import { SaveForm, SaveIcon } from './save-form.tsx';
import { SAVE_INTENTS, type Saved, type SaveIntent } from './save-intent.ts';

/** Preloaded when the pointer comes near: offline, it would be too late to load the toast's code. */
const importSaveWithToast = () => import('./save-with-toast.ts');

function preload() {
  preloadToasts();
  importSaveWithToast().catch(() => undefined);
}

/**
 * A member's toggles over a player. Plain forms, so that they are in the first HTML and weigh nothing on
 * playback: the code that sends a click and shows its toast is lazy.
 */
export function PlayerSaves({
  contentId,
  saved,
  redirectTo,
}: {
  contentId: string;
  saved: Saved;
  redirectTo: string;
}) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its buttons act.
    <div className={styles.saves} onPointerEnter={preload} onFocus={preload}>
      {SAVE_INTENTS.map((intent) => (
        <PlayerSave
          key={intent}
          intent={intent}
          contentId={contentId}
          wasSaved={saved[intent]}
          redirectTo={redirectTo}
        />
      ))}
    </div>
  );
}

function PlayerSave({
  intent,
  contentId,
  wasSaved,
  redirectTo,
}: {
  intent: SaveIntent;
  contentId: string;
  wasSaved: boolean;
  redirectTo: string;
}) {
  const { t } = useTranslation('library');
  const optimistic = useSyncExternalStore(
    subscribeToSaves,
    () => optimisticSave(intent, contentId),
    () => undefined,
  );
  const isSaved = optimistic ?? wasSaved;
  const label = t(`${isSaved ? 'remove' : 'add'}_${intent}`);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setOptimisticSave(intent, contentId, !isSaved);
    const module = await importSaveWithToast().catch(() => null);
    if (module) await module.saveWithToast(intent, contentId, isSaved, (key) => t(key, { ns: 'common' }));
    else setOptimisticSave(intent, contentId, isSaved);
  }

  return (
    <SaveForm
      intent={intent}
      contentId={contentId}
      isSaved={isSaved}
      redirectTo={redirectTo}
      onSubmit={submit}
    >
      <button type="submit" className={styles.button} title={label} aria-label={label}>
        <SaveIcon intent={intent} isSaved={isSaved} />
      </button>
    </SaveForm>
  );
}
