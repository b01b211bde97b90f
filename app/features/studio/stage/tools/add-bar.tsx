import { useTranslation } from 'react-i18next';
import { editPaths } from '#app/features/links/edit-paths.ts';
import { Link } from '#app/ui/components/link/link.tsx';
import type { StageState } from '../stage-state.ts';
import styles from './add-bar.module.css';
import { ToolIcon } from './tool-icons.tsx';

/** Adds a block at an end of the page; always in sight. */
export function AddBar({ state: { document, language }, at }: { state: StageState; at: 'start' | 'end' }) {
  const { t } = useTranslation('edit');
  const to = editPaths.addBlock({ document }, { at: at === 'start' ? at : null, in: language });
  return (
    <p className={styles.bar}>
      <Link to={to} className={styles.add}>
        <ToolIcon name="add" />
        {t(`add_at_${at}`)}
      </Link>
    </p>
  );
}

/** Between two blocks, for pointers: keys have it in the toolbar of the upper one. */
export function AddBetween({ state: { document, language }, after }: { state: StageState; after: string }) {
  const { t } = useTranslation('edit');
  return (
    <p className={styles.between} data-over>
      <Link
        to={editPaths.addBlock({ document }, { after, in: language })}
        className={styles.plus}
        title={t('add_here')}
        aria-label={t('add_here')}
        tabIndex={-1}
      >
        <ToolIcon name="add" />
      </Link>
    </p>
  );
}
