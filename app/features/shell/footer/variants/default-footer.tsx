// chunk: chrome

import { useTranslation } from 'react-i18next';
import { FooterBrand } from './footer-brand.tsx';
import { FooterColumns } from './footer-columns.tsx';
import { FooterEmail } from './footer-email.tsx';
import { FooterLayout, type FooterProps } from './footer-layout.tsx';

/** The site's own footer, with what the brand's owner has put into it: one quiet row. */
export function DefaultFooter(props: FooterProps) {
  const { t } = useTranslation('shell');
  return (
    <FooterLayout {...props} look="default">
      <FooterBrand {...props} />
      <FooterColumns columns={props.model.columns} label={t('site_map')} />
      <FooterEmail form={props.model.emailForm} />
    </FooterLayout>
  );
}
