import ArrowLeft from 'lucide-react/icons/arrow-left';
import Eye from 'lucide-react/icons/eye';
import Rocket from 'lucide-react/icons/rocket';
import Settings from 'lucide-react/icons/settings';
import { useTranslation } from 'react-i18next';
import { editPaths } from '#app/features/links/edit-paths.ts';
import type { EditStore } from '#app/features/page-builder/edit/store/edit-store.ts';
import type { StoreState } from '#app/features/page-builder/edit/store/store-types.ts';
import type { Undoable } from '#app/lib/edit-document/undo.ts';
import { LinkButton } from '#app/ui/components/button/button.tsx';
import { IconLink } from '#app/ui/components/button/icon-button.tsx';
import { type EditLanguage, LanguageTabs } from '../language-tabs.tsx';
import { TakeBack } from '../take-back.tsx';
import { KeyHelp } from './keys/key-help.tsx';
import { SaveStatus } from './saving/save-status.tsx';
import { UndoButtons } from './saving/undo-buttons.tsx';
import styles from './stage-bar.module.css';
import type { StageState } from './stage-state.ts';

/** What is edited, in which language, and what can be done with all of it. */
export function StageBar({
  title,
  state,
  undoable,
  languages,
  isChanged,
  saving,
}: {
  title: string;
  state: StageState;
  undoable: Undoable;
  languages: readonly EditLanguage[];
  isChanged: boolean;
  /** Null without scripts. */
  saving: { store: EditStore; now: StoreState; isConfirmed: boolean } | null;
}) {
  const { t } = useTranslation('edit');
  const { document, language } = state;
  return (
    <div className={styles.bar} data-stage-bar>
      <IconLink
        to={editPaths.pages()}
        label={t('to_pages')}
        icon={<ArrowLeft aria-hidden="true" className={styles.back} />}
      />
      <h1 className={styles.title}>{title}</h1>
      {saving ? (
        <SaveStatus status={saving.now.status} isConfirmed={saving.isConfirmed} state={state} />
      ) : (
        <p className={styles.state}>{t(isChanged ? 'changed' : 'as_published')}</p>
      )}
      <LanguageTabs
        languages={languages}
        current={language}
        toHref={(address) => editPaths.stage({ document }, { in: address })}
      />
      <div className={styles.pair}>
        {saving ? (
          <UndoButtons undoable={saving.now.undoable} />
        ) : (
          <>
            <TakeBack intent="undo" batch={undoable.undo} commandId={state.commandId} />
            <TakeBack intent="redo" batch={undoable.redo} commandId={state.commandId} />
          </>
        )}
      </div>
      {saving ? <KeyHelp /> : null}
      <IconLink
        to={editPaths.settings({ document }, { in: language })}
        label={t(document.startsWith('home:') ? 'settings_name' : 'page_settings')}
        icon={<Settings aria-hidden="true" />}
      />
      <IconLink
        to={editPaths.previews({}, { document, in: language })}
        label={t('preview')}
        icon={<Eye aria-hidden="true" />}
      />
      <LinkButton
        to={editPaths.publish({}, { document })}
        size="small"
        variant={isChanged ? 'primary' : 'secondary'}
        icon={<Rocket aria-hidden="true" />}
      >
        {t('publish')}
      </LinkButton>
    </div>
  );
}
