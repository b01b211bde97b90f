import { useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../button/button.tsx';
import { bufferedPath } from './buffered-render.ts';
import styles from './no-stream-link.module.css';

/**
 * Every fallback renders it: without scripts nothing replaces the fallback, so the link leads to the buffered
 * page.
 */
export function NoStreamLink() {
  const { t } = useTranslation('common');
  const location = useLocation();
  return (
    <noscript>
      <div className={styles.part}>
        <LinkButton to={bufferedPath(location)} variant="secondary" size="small">
          {t('show_part')}
        </LinkButton>
      </div>
    </noscript>
  );
}
