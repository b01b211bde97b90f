// chunk: chrome

import { useTranslation } from 'react-i18next';
import { Logo } from '../../chrome/logo.tsx';
import { SocialLinks } from '../social-links.tsx';
import { FooterButton, FooterContact } from './footer-brand.tsx';
import { FooterColumns } from './footer-columns.tsx';
import { FooterEmail } from './footer-email.tsx';
import styles from './footer-layout.module.css';
import { FooterLayout, type FooterProps } from './footer-layout.tsx';

/** A big line of the brand's words, and two columns of links. */
export function LinkColumnsFooter(props: FooterProps) {
  const { t } = useTranslation('shell');
  const { shell, model } = props;
  return (
    <FooterLayout {...props} look="link-columns">
      <div className={styles.lead}>
        {model.text ? (
          <p className={styles.headline}>
            <bdi>{model.text}</bdi>
          </p>
        ) : null}
        {model.button ? <FooterButton button={model.button} /> : null}
        <FooterEmail form={model.emailForm} />
      </div>
      <FooterColumns columns={model.columns} label={t('site_map')} />
      <div className={styles.sign}>
        <Logo shell={model.logo ? { title: shell.title, ...model.logo } : shell} />
        <FooterContact model={model} />
        <SocialLinks links={model.social} />
      </div>
    </FooterLayout>
  );
}
