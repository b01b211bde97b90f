import { Form } from '@remix-run/react';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Redo2 from 'lucide-react/icons/redo-2';
import Rocket from 'lucide-react/icons/rocket';
import Settings from 'lucide-react/icons/settings';
import Undo2 from 'lucide-react/icons/undo-2';
import { useTranslation } from 'react-i18next';
import { editPaths } from '#app/features/links/edit-paths.ts';
import type { Undoable } from '#app/lib/edit-document/undo.ts';
import { LinkButton } from '#app/ui/components/button/button.tsx';
import { IconButton, IconLink } from '#app/ui/components/button/icon-button.tsx';
import { SegmentedLinks } from '#app/ui/components/tabs/tabs.tsx';
import styles from './stage-bar.module.css';
import type { StageState } from './stage-block.tsx';

export interface StageLanguage {
  code: string;
  name: string;
  /** As it is in addresses. */
  address: string | null;
}

/** What is edited, in which language, and what can be done with all of it. */
export function StageBar({
  title,
  state,
  undoable,
  languages,
  isChanged,
  hasSettings,
}: {
  title: string;
  state: StageState;
  undoable: Undoable;
  languages: readonly StageLanguage[];
  isChanged: boolean;
  hasSettings: boolean;
}) {
  const { t } = useTranslation('edit');
  const { document, language } = state;
  return (
    <div className={styles.bar}>
      <IconLink
        to={editPaths.studio()}
        label={t('to_studio')}
        icon={<ArrowLeft aria-hidden="true" className={styles.back} />}
      />
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.state}>{t(isChanged ? 'changed' : 'as_published')}</p>
      {languages.length > 1 ? (
        <SegmentedLinks
          label={t('language')}
          tabs={languages.map(({ name, address }) => ({
            to: editPaths.stage({ document }, { in: address }),
            label: name,
            isCurrent: address === language,
          }))}
        />
      ) : null}
      <TakeBack intent="undo" batch={undoable.undo} state={state} />
      <TakeBack intent="redo" batch={undoable.redo} state={state} />
      {hasSettings ? (
        <IconLink
          to={editPaths.settings({ document }, { in: language })}
          label={t('page_settings')}
          icon={<Settings aria-hidden="true" />}
        />
      ) : null}
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

/** Undo, or redo: a batch of the editor's own, whatever others changed since. */
export function TakeBack({
  intent,
  batch,
  state,
}: {
  intent: 'undo' | 'redo';
  batch: number | null;
  state: Pick<StageState, 'commandId'>;
}) {
  const { t } = useTranslation('edit');
  const Icon = intent === 'undo' ? Undo2 : Redo2;
  return (
    <Form method="post" replace>
      <input type="hidden" name="command_id" value={state.commandId} />
      <input type="hidden" name="batch" value={batch ?? ''} />
      <IconButton
        type="submit"
        name="intent"
        value={intent}
        label={t(intent)}
        disabled={batch === null}
        icon={<Icon aria-hidden="true" className={styles.turning} />}
      />
    </Form>
  );
}
