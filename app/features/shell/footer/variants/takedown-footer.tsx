// chunk: chrome

import ShieldCheck from 'lucide-react/icons/shield-check';
import { useTranslation } from 'react-i18next';
import { SiteLink } from '#app/features/links/site-link.tsx';
import { FooterBrand } from './footer-brand.tsx';
import { FooterColumns } from './footer-columns.tsx';
import { FooterEmail } from './footer-email.tsx';
import styles from './footer-layout.module.css';
import { FooterLayout, type FooterProps } from './footer-layout.tsx';

/** A footer under a band as wide as itself: the marked link to request a takedown. */
export function TakedownFooter(props: FooterProps) {
  const { t } = useTranslation('shell');
  const { takedown, columns, emailForm } = props.model;
  return (
    <FooterLayout {...props} look="takedown">
      {takedown ? (
        <SiteLink link={takedown.link} className={styles.takedown}>
          <ShieldCheck aria-hidden="true" />
          <span>{takedown.label}</span>
        </SiteLink>
      ) : null}
      <FooterBrand {...props} />
      <FooterColumns columns={columns} label={t('site_map')} />
      <FooterEmail form={emailForm} />
    </FooterLayout>
  );
}
