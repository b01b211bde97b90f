import { useTranslation } from 'react-i18next';
import { Badge } from '#app/ui/components/badge/badge.tsx';
import styles from './viewers.module.css';

/** Who a viewer is, in one line. */
export function ViewerFacts({
  email,
  isVerified,
  hasPassword,
  since,
  leavesOn,
}: {
  email: string;
  isVerified: boolean;
  hasPassword: boolean;
  since: string;
  leavesOn: string | null;
}) {
  const { t } = useTranslation('studio');
  return (
    <span className={styles.facts}>
      <bdi dir="ltr">{email}</bdi>
      <Badge tone={isVerified ? 'positive' : 'neutral'}>
        {t(isVerified ? 'people_verified' : 'people_unverified')}
      </Badge>
      {hasPassword ? null : <Badge tone="accent">{t('people_no_password')}</Badge>}
      {leavesOn ? <Badge tone="danger">{t('people_leaves', { date: leavesOn })}</Badge> : null}
      <span>{t('people_since', { date: since })}</span>
    </span>
  );
}
