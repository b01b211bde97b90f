// chunk: detail

import { useTranslation } from 'react-i18next';
import { IconButton } from '#app/ui/components/button/icon-button.tsx';
import { SaveForm, SaveIcon } from './save-form.tsx';
import { SAVE_INTENTS, type Saved, type SaveIntent } from './save-intent.ts';
import { useSaveToggle } from './use-save-toggle.ts';

/**
 * Watchlist and favourites buttons of a title, for members. Forms by themselves; with scripts they change at
 * once.
 */
export function SaveToggles({
  contentId,
  saved,
  redirectTo,
}: {
  contentId: string;
  /** From `loadSaved`, or the lists cached in the browser. */
  saved: Saved;
  /** The page to redirect to without scripts. */
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
    <SaveForm
      intent={intent}
      contentId={contentId}
      isSaved={isSaved}
      redirectTo={redirectTo}
      onSubmit={onSubmit}
    >
      <IconButton
        type="submit"
        label={t(`${isSaved ? 'remove' : 'add'}_${intent}`)}
        icon={<SaveIcon intent={intent} isSaved={isSaved} />}
        variant="filled"
      />
    </SaveForm>
  );
}
