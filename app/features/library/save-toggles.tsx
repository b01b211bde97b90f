import { Bookmark, BookmarkCheck, Heart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/features/links/paths.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { SAVE_INTENTS, type Saved, type SaveIntent } from './save-intent.ts';
import { useSaveToggle } from './use-save-toggle.ts';

/** Watchlist and favourites buttons of a title, for members. Forms by themselves; with scripts they answer at once. */
export function SaveToggles({
  contentId,
  saved,
  redirectTo,
}: {
  contentId: string;
  /** From `loadSaved`, or the lists in the browser's memory. */
  saved: Saved;
  /** The page to come back to without scripts. */
  redirectTo: string;
}) {
  return SAVE_INTENTS.map((intent) => (
    <SaveToggle
      key={intent}
      intent={intent}
      contentId={contentId}
      wasSaved={saved[intent]}
      redirectTo={redirectTo}
    />
  ));
}

function SaveToggle({
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
  const { isSaved, onSubmit } = useSaveToggle(intent, contentId, wasSaved);
  return (
    <form method="post" action={paths.library()} onSubmit={onSubmit}>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={contentId} />
      <input type="hidden" name="want" value={String(!isSaved)} />
      <input type="hidden" name="redirectTo" value={redirectTo} />
      <IconButton
        type="submit"
        label={t(`${isSaved ? 'remove' : 'add'}_${intent}`)}
        icon={iconOf(intent, isSaved)}
        variant="filled"
      />
    </form>
  );
}

function iconOf(intent: SaveIntent, isSaved: boolean) {
  if (intent === 'favourite') return <Heart aria-hidden="true" fill={isSaved ? 'currentColor' : 'none'} />;
  return isSaved ? <BookmarkCheck aria-hidden="true" /> : <Bookmark aria-hidden="true" />;
}
