import Rocket from 'lucide-react/icons/rocket';
import { useTranslation } from 'react-i18next';
import { SITE_DOCUMENT } from '#app/contract/editing.ts';
import { editPaths } from '#app/features/links/edit-paths.ts';
import type { Undoable } from '#app/lib/edit-document/undo.ts';
import { LinkButton } from '#app/ui/components/button/button.tsx';
import { TakeBack } from '../take-back.tsx';
import styles from './site-bar.module.css';

/** The state of the draft of theme, header, footer and home, and what can be done with all of it. */
export function SiteBar({
  isChanged,
  undoable: { undo, redo },
  commandId,
  publishHref = editPaths.publish({}, { document: SITE_DOCUMENT }),
}: {
  isChanged: boolean;
  undoable: Undoable;
  commandId: string;
  /** Where something has to be published with it. */
  publishHref?: string;
}) {
  const { t } = useTranslation('edit');
  return (
    <div className={styles.bar}>
      <p className={styles.state}>{t(isChanged ? 'changed' : 'as_published')}</p>
      {undo === null && redo === null ? null : (
        <>
          <TakeBack intent="undo" batch={undo} commandId={commandId} />
          <TakeBack intent="redo" batch={redo} commandId={commandId} />
        </>
      )}
      {isChanged ? (
        <LinkButton to={publishHref} size="small" variant="secondary" icon={<Rocket aria-hidden="true" />}>
          {t('publish')}
        </LinkButton>
      ) : null}
    </div>
  );
}
