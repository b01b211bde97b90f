import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { editPaths } from '#app/features/links/edit-paths.ts';
import { paths } from '#app/features/links/paths.ts';
import type { SaveStatus as Status } from '#app/features/page-builder/edit/store/store-types.ts';
import { Link } from '#app/ui/components/link/link.tsx';
import type { StageState } from '../stage-state.ts';
import styles from './save-status.module.css';

/** Whether what was changed is saved, in words. */
export function SaveStatus({
  status,
  isConfirmed,
  state,
}: {
  status: Status;
  /** By Ctrl/⌘+S. */
  isConfirmed: boolean;
  state: StageState;
}) {
  const { t } = useTranslation('edit');
  const { document, language } = state;
  const isTrouble = status.kind !== 'saved' && status.kind !== 'saving';
  const here = editPaths.stage({ document }, { in: language });
  const key = isConfirmed && status.kind === 'saved' ? 'all_saved' : status.kind.replace('-', '_');
  return (
    <p className={styles.status} role="status" data-trouble={isTrouble || undefined}>
      {status.kind === 'rejected' ? (
        <bdi>{status.message ?? t('save_rejected')}</bdi>
      ) : (
        t(`save_${key}`, { count: 'count' in status ? status.count : 0 })
      )}
      {status.kind === 'signed-out' ? (
        <>
          {' '}
          <SignInAgain here={here} />
        </>
      ) : null}
    </p>
  );
}

/** Opens the dialog of its link by itself, once: nothing is sent until somebody signs in again (edit-mode.md §10). */
function SignInAgain({ here }: { here: string }) {
  const { t } = useTranslation('edit');
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => link.current?.click(), []);
  return (
    <Link ref={link} to={paths.login({}, { redirectTo: here })}>
      {t('sign_in_again')}
    </Link>
  );
}
