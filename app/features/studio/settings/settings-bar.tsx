import Rocket from 'lucide-react/icons/rocket';
import { useTranslation } from 'react-i18next';
import { editPaths } from '#app/features/links/edit-paths.ts';
import type { Undoable } from '#app/lib/edit-document/undo.ts';
import { LinkButton } from '#app/ui/components/button/button.tsx';
import { type EditLanguage, LanguageTabs } from '../language-tabs.tsx';
import { TakeBack } from '../take-back.tsx';
import styles from './settings.module.css';

/** The state of a document's draft, the language of its texts, and what can be done with all of it. */
export function SettingsBar({
  document,
  language,
  languages,
  isChanged,
  undoable,
  commandId,
  siteHref,
}: {
  document: string;
  /** As it is in addresses. */
  language: string | null;
  languages: readonly EditLanguage[];
  isChanged: boolean;
  undoable: Undoable;
  commandId: string;
  /** Where viewers have it. */
  siteHref: string | null;
}) {
  const { t } = useTranslation('edit');
  return (
    <div className={styles.bar}>
      <LanguageTabs
        languages={languages}
        current={language}
        toHref={(address) => editPaths.settings({ document }, { in: address })}
      />
      <p className={styles.state}>{t(isChanged ? 'changed' : 'as_published')}</p>
      <div className={styles.tools}>
        {undoable.undo === null && undoable.redo === null ? null : (
          <>
            <TakeBack intent="undo" batch={undoable.undo} commandId={commandId} />
            <TakeBack intent="redo" batch={undoable.redo} commandId={commandId} />
          </>
        )}
        {siteHref ? (
          <>
            <LinkButton to={siteHref} variant="quiet" size="small">
              {t('settings_on_site')}
            </LinkButton>
            <LinkButton to={editPaths.previews({}, { document, in: language })} variant="quiet" size="small">
              {t('preview')}
            </LinkButton>
          </>
        ) : null}
        {isChanged ? (
          <>
            <LinkButton
              to={editPaths.settings({ document }, { in: language, discard: 'yes' })}
              variant="quiet"
              size="small"
            >
              {t('settings_discard')}
            </LinkButton>
            <LinkButton
              to={editPaths.publish({}, { document })}
              size="small"
              variant="secondary"
              icon={<Rocket aria-hidden="true" />}
            >
              {t('publish')}
            </LinkButton>
          </>
        ) : null}
      </div>
    </div>
  );
}
