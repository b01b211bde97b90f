import { useTranslation } from 'react-i18next';
import type { DocumentChanges } from '#app/contract/publishing.ts';
import { CheckBox } from '#app/features/forms/check-box.tsx';
import { editPaths } from '#app/features/links/edit-paths.ts';
import { Link } from '#app/ui/components/link/link.tsx';
import { ChangeList } from './change-list.tsx';
import styles from './changed-document.module.css';
import { FindingList } from './finding-list.tsx';
import type { ShownFinding } from './shown-finding.ts';

/** A document of a form that publishes or restores: chosen by its box, if there is one. */
export function ChangedDocument({
  changes,
  name,
  by = '',
  waitsFor = '',
  findings = [],
  box,
  isLinked,
}: {
  changes: DocumentChanges;
  name: string;
  by?: string;
  /** When it is published anyway. */
  waitsFor?: string;
  findings?: readonly ShownFinding[];
  box: { isChecked: boolean } | null;
  /** The draft has what is shown. */
  isLinked: boolean;
}) {
  const { t } = useTranslation('edit');
  const { document, kind, revision } = changes;
  const title = <bdi className={styles.name}>{name}</bdi>;
  return (
    <li className={styles.document}>
      <div className={styles.head}>
        {box ? (
          <>
            <input type="hidden" name="seen" value={`${document} ${revision}`} />
            <CheckBox name="document" value={document} defaultChecked={box.isChecked} label={title} />
          </>
        ) : (
          title
        )}
        <span className={styles.facts}>
          {t(`publish_kind_${kind}`)}
          {by ? ` · ${t('changed_by', { name: by })}` : ''}
          {waitsFor ? ` · ${t('scheduled_set', { time: waitsFor })}` : ''}
        </span>
        {isLinked ? (
          <Link
            to={editPaths.stage({ document })}
            className={styles.link}
            aria-label={t('publish_look_at', { name })}
          >
            {t('publish_look')}
          </Link>
        ) : null}
      </div>
      <FindingList findings={findings} isLinked={isLinked} />
      <ChangeList changes={changes} isLinked={isLinked} />
    </li>
  );
}
