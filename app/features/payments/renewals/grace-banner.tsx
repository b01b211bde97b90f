import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/features/links/paths.ts';
import { LinkButton } from '#app/ui/components/button/button.tsx';
import styles from './grace-banner.module.css';
import type { RenewalView } from './renewal-model.ts';

/** A charge was declined: shows when access ends, the date of the next attempt, and a link to pay. */
export function GraceBanner({ renewal }: { renewal: RenewalView }) {
  const { t } = useTranslation('billing');
  const { name, planId, graceEnd, next } = renewal;
  if (!graceEnd) return null;
  const back = { redirectTo: paths.subscriptions() };
  return (
    <section className={styles.banner} aria-label={t('grace_title', { name })}>
      <TriangleAlert aria-hidden="true" />
      <div className={styles.words}>
        <p className={styles.title}>{t('grace_title', { name })}</p>
        <p>{t('grace_until', { date: graceEnd.minute })}</p>
        {next ? <p>{t('grace_next', { date: next.minute })}</p> : null}
      </div>
      <LinkButton to={planId ? paths.payment({ subscriptionId: planId }, back) : paths.pricing({}, back)}>
        {t('pay_now')}
      </LinkButton>
    </section>
  );
}
