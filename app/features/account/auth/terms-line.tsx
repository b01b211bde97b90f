import { useRouteLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/features/links/paths.ts';
import { Link } from '#app/ui/components/link/link.tsx';
import styles from './auth-form.module.css';

interface TermsPage {
  label: string;
  href: string;
}

/** What registering agrees to; nothing of a brand that has written neither page. */
export function TermsLine() {
  const { t } = useTranslation('auth');
  const root = useRouteLoaderData('root') as { shell?: { footerLinks: readonly TermsPage[] } } | undefined;
  const pageAt = (path: string) => root?.shell?.footerLinks.find(({ href }) => href === path);
  const terms = pageAt(paths.termsOfUse());
  const privacy = pageAt(paths.privacyPolicy());
  if (!terms && !privacy) return null;
  return (
    <p className={styles.terms}>
      {terms ? <TermsLink lead={t('accept_terms')} page={terms} /> : null}
      {privacy ? <TermsLink lead={t('data_use')} page={privacy} /> : null}
    </p>
  );
}

/** In a tab of its own: what has been typed stays. */
function TermsLink({ lead, page }: { lead: string; page: TermsPage }) {
  return (
    <span>
      {lead}{' '}
      <Link className={styles.termsLink} to={page.href} target="_blank">
        {page.label}
      </Link>
    </span>
  );
}
