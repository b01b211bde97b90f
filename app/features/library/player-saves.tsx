import { Bookmark, BookmarkCheck, Heart } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/features/links/paths.ts';
import styles from './player-saves.module.css';
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
    <form method="post" action={paths.library()} onSubmit={submit}>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={contentId} />
      <input type="hidden" name="want" value={String(!isSaved)} />
      <input type="hidden" name="redirectTo" value={redirectTo} />
      <button type="submit" className={styles.button} title={label} aria-label={label}>
        {iconOf(intent, isSaved)}
      </button>
    </form>
  );
}

function iconOf(intent: SaveIntent, isSaved: boolean) {
  if (intent === 'favourite') return <Heart aria-hidden="true" fill={isSaved ? 'currentColor' : 'none'} />;
  return isSaved ? <BookmarkCheck aria-hidden="true" /> : <Bookmark aria-hidden="true" />;
}
