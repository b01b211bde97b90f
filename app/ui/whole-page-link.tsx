import { useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from './button.tsx';
import { wholePagePath } from './whole-page.ts';
import styles from './whole-page-link.module.css';

/** Belongs to each fallback: without scripts nothing would ever take its place, so it leads to the page as a whole. */
export function WholePageLink() {
  const { t } = useTranslation('common');
  const location = useLocation();
  return (
    <noscript>
      <div className={styles.part}>
        <LinkButton to={wholePagePath(location)} variant="secondary" size="small">
          {t('show_part')}
        </LinkButton>
      </div>
    </noscript>
  );
}
