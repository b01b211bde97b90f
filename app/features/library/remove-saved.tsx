import X from 'lucide-react/icons/x';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/features/links/paths.ts';
import { IconButton } from '#app/ui/components/button/icon-button.tsx';
import { focusSibling } from '#app/ui/focus/focus-sibling.ts';
import styles from './remove-saved.module.css';
import type { SaveIntent } from './save-intent.ts';

/** Removes a title from the list around it. A form by itself; with scripts the title disappears at once. */
export function RemoveSaved({
  intent,
  id,
  title,
  redirectTo,
  onRemove,
}: {
  intent: SaveIntent;
  id: string;
  title: string;
  /** The list's page, to redirect to without scripts. */
  redirectTo: string;
  onRemove(id: string): void;
}) {
  const { t } = useTranslation('library');

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    focusSibling(event.currentTarget.closest('li'));
    onRemove(id);
  }

  return (
    <form method="post" action={paths.library()} className={styles.remove} onSubmit={submit}>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="want" value="false" />
      <input type="hidden" name="redirectTo" value={redirectTo} />
      <IconButton
        type="submit"
        label={t(`remove_from_${intent}`, { title })}
        icon={<X aria-hidden="true" />}
        variant="filled"
      />
    </form>
  );
}
