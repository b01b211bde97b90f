import Download from 'lucide-react/icons/download';
import Trash2 from 'lucide-react/icons/trash';
import { useTranslation } from 'react-i18next';
import { AccountSection } from '#app/features/account/profile/account-layout.tsx';
import type { AccountMatter } from '#app/features/account/profile/account-matters.ts';
import { paths } from '#app/features/links/paths.ts';
import { LinkButton } from '#app/ui/components/button/button.tsx';
import styles from './data-sections.module.css';

/** A member's data are the member's: to take along, and to have an end. */
export function DataSections({ lacks }: { lacks: readonly AccountMatter[] }) {
  const { t } = useTranslation('account');
  return (
    <>
      {lacks.includes('download') ? null : (
        <AccountSection title={t('download_title')} text={t('download_text')}>
          <div className={styles.action}>
            <LinkButton
              to={paths.profileDownload()}
              reloadDocument
              variant="secondary"
              icon={<Download aria-hidden="true" />}
            >
              {t('download_data')}
            </LinkButton>
          </div>
        </AccountSection>
      )}
      {lacks.includes('delete') ? null : (
        <AccountSection title={t('delete_title')} text={t('delete_text')}>
          <div className={styles.action}>
            <LinkButton to={paths.profileDelete()} variant="secondary" icon={<Trash2 aria-hidden="true" />}>
              {t('delete_account')}
            </LinkButton>
          </div>
        </AccountSection>
      )}
    </>
  );
}
