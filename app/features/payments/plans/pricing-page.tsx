import Clapperboard from 'lucide-react/icons/clapperboard';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/features/links/paths.ts';
import { LinkButton } from '#app/ui/components/button/button.tsx';
import { Link } from '#app/ui/components/link/link.tsx';
import { EmptyState } from '#app/ui/components/state/empty-state.tsx';
import { ErrorState } from '#app/ui/components/state/error-state.tsx';
import type { OfferedPlans } from './load-plans.server.ts';
import { PlanGrid } from './plan-grid.tsx';
import { PlanTable } from './plan-table.tsx';
import styles from './pricing-page.module.css';

/**
 * The brand's plans, as a page that is read without scripts; where scripts run they open in `PlansDialog`.
 */
export function PricingPage({
  offered,
  redirectTo,
  address,
}: {
  offered: OfferedPlans | null;
  redirectTo: string | null;
  /** The page's own, to try again. */
  address: string;
}) {
  const { t } = useTranslation(['plans', 'common']);
  return (
    <section className={styles.page} aria-labelledby="plans-title">
      <header className={styles.head}>
        <h1 className={styles.title} id="plans-title">
          {t('title')}
        </h1>
        {offered && offered.plans.length > 0 ? (
          <p className={styles.lead}>{t(offered.isFiltered ? 'lead_filtered' : 'lead')}</p>
        ) : null}
      </header>
      <PlanList offered={offered} address={address} />
      {offered?.isFiltered ? (
        <Link className={styles.link} to={paths.pricing({}, { redirectTo })}>
          {t('all_plans')}
        </Link>
      ) : null}
      {offered && offered.plans.length > 0 ? <p className={styles.note}>{t('note')}</p> : null}
    </section>
  );
}

function PlanList({ offered, address }: { offered: OfferedPlans | null; address: string }) {
  const { t } = useTranslation(['plans', 'common']);
  if (!offered) return <PlansFailed address={address} />;
  if (offered.plans.length > 0) {
    return (
      <>
        <PlanGrid plans={offered.plans} />
        <PlanTable plans={offered.plans} />
      </>
    );
  }
  return (
    <EmptyState
      icon={<Clapperboard aria-hidden="true" />}
      title={t('empty')}
      text={t('empty_text')}
      action={
        <LinkButton to={paths.homeAlias()} variant="secondary" size="small">
          {t('go_home')}
        </LinkButton>
      }
    />
  );
}

export function PlansFailed({ address }: { address: string }) {
  const { t } = useTranslation(['plans', 'common']);
  return <ErrorState title={t('failed')} retryLabel={t('try_again', { ns: 'common' })} retryHref={address} />;
}
