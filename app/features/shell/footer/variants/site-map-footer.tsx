// chunk: chrome

import { useTranslation } from 'react-i18next';
import { FooterBrand } from './footer-brand.tsx';
import { FooterColumns } from './footer-columns.tsx';
import { FooterEmail } from './footer-email.tsx';
import styles from './footer-layout.module.css';
import { FooterLayout, type FooterProps } from './footer-layout.tsx';

/** The whole site's map in columns, with the brand beside it. */
export function SiteMapFooter(props: FooterProps) {
  const { t } = useTranslation('shell');
  return (
    <FooterLayout {...props} look="site-map">
      <div className={styles.stack}>
        <FooterBrand {...props} />
        <FooterEmail form={props.model.emailForm} />
      </div>
      <FooterColumns columns={props.model.columns} label={t('site_map')} />
    </FooterLayout>
  );
}
