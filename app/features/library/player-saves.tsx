import { type FormEvent, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { preloadToasts } from '#app/features/toasts/show-toast.ts';
import { keepPressed, onPressed, pressedState } from './optimistic-saves.ts';
import styles from './player-saves.module.css';
import { SaveForm, SaveIcon } from './save-form.tsx';
import { SAVE_INTENTS, type Saved, type SaveIntent } from './save-intent.ts';

/** Comes when a hand comes near, lest it be too late to say that there is no connection. */
const loadPress = () => import('./save-with-toast.ts');

function warm() {
  preloadToasts();
  loadPress().catch(() => undefined);
}

/**
 * A member's toggles over a player. Plain forms, so that they stand in the first HTML and weigh nothing on what plays:
 * how a press is sent and told comes later.
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
    <div className={styles.saves} onPointerEnter={warm} onFocus={warm}>
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
  const pressed = useSyncExternalStore(
    onPressed,
    () => pressedState(intent, contentId),
    () => undefined,
  );
  const isSaved = pressed ?? wasSaved;
  const label = t(`${isSaved ? 'remove' : 'add'}_${intent}`);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    keepPressed(intent, contentId, !isSaved);
    const press = await loadPress().catch(() => null);
    if (press) await press.pressAndTell(intent, contentId, isSaved, (key) => t(key, { ns: 'common' }));
    else keepPressed(intent, contentId, isSaved);
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
