import { useFetcher } from '@remix-run/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageDialogProps } from '#app/features/account/dialogs/page-dialog.tsx';
import { backgroundHref } from '#app/features/links/load-in-background.ts';
import { paths } from '#app/features/links/paths.ts';
import { Button } from '#app/ui/components/button/button.tsx';
import { Dialog } from '#app/ui/components/dialog/dialog.tsx';
import { Link } from '#app/ui/components/link/link.tsx';
import { EmptyState } from '#app/ui/components/state/empty-state.tsx';
import { useCloseAfterNavigation } from '#app/ui/hooks/use-close-after-navigation.ts';
import type { OfferedPlans } from './load-plans.server.ts';
import { PlanCarousel } from './plan-carousel.tsx';
import styles from './plans-dialog.module.css';

/** What the pricing page's loader returns, or null where the request failed. */
type PlansResponse = { offered: OfferedPlans | null } | null;

/** 'Select your plan' over the page one is on (viewer.md §4): the pricing page's plans, one in the centre. */
export function PlansDialog({ redirectTo, search, onClose }: PageDialogProps) {
  const { t } = useTranslation(['plans', 'common']);
  const { load, data } = useFetcher<PlansResponse>();
  const plans = search.get('plans');
  const address = backgroundHref({
    pathname: paths.pricing(),
    search: new URLSearchParams({ ...(plans && { plans }), redirectTo }).toString(),
  });
  useEffect(() => load(address), [load, address]);
  useCloseAfterNavigation(onClose);
  const offered = data?.offered;
  return (
    <Dialog open onClose={onClose} title={t('title')} closeLabel={t('common:close')} size="large">
      <div className={styles.body}>
        {data === undefined ? <Waiting /> : <Plans offered={offered ?? null} retry={() => load(address)} />}
        {offered?.isFiltered ? (
          <Link className={styles.link} to={paths.pricing({}, { redirectTo })}>
            {t('all_plans')}
          </Link>
        ) : null}
        {offered?.plans.length ? <p className={styles.note}>{t('note')}</p> : null}
      </div>
    </Dialog>
  );
}

function Plans({ offered, retry }: { offered: OfferedPlans | null; retry: () => void }) {
  const { t } = useTranslation(['plans', 'common']);
  if (!offered) {
    return (
      <div role="status">
        <EmptyState
          title={t('failed')}
          action={
            <Button onClick={retry} variant="secondary" size="small">
              {t('common:try_again')}
            </Button>
          }
        />
      </div>
    );
  }
  if (offered.plans.length === 0) return <EmptyState title={t('empty')} text={t('empty_text')} />;
  // Other plans are another row.
  return <PlanCarousel key={offered.plans.map(({ id }) => id).join()} plans={offered.plans} />;
}

function Waiting() {
  const { t } = useTranslation('common');
  return <span className={styles.waiting} role="status" aria-label={t('loading')} />;
}
