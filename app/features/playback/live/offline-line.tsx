import CloudOff from 'lucide-react/icons/cloud-off';
import { useTranslation } from 'react-i18next';
import styles from './offline-line.module.css';

/** What is buffered plays on under it. */
export function OfflineLine() {
  const { t } = useTranslation('player');
  return (
    <p className={styles.offline} role="status">
      <CloudOff aria-hidden="true" />
      <span>
        <strong>{t('failure_offline')}</strong> {t('offline_goes_on')}
      </span>
    </p>
  );
}
