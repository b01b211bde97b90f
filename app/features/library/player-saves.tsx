import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './player-saves.module.css';
import { SaveForm, SaveIcon } from './save-form.tsx';
import { SAVE_INTENTS, type Saved, type SaveIntent } from './save-intent.ts';

/**
 * A member's toggles over a player. Plain forms, so that they stand in the first HTML and weigh nothing on what plays:
 * how a press is sent and told comes with the first press.
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
    <div className={styles.saves}>
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
  const [isSaved, setSaved] = useState(wasSaved);
  const label = t(`${isSaved ? 'remove' : 'add'}_${intent}`);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setSaved(!isSaved);
    const { pressAndTell } = await import('./press-and-tell.ts');
    setSaved(await pressAndTell(intent, contentId, isSaved, (key) => t(key, { ns: 'common' })));
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
