import { useTranslation } from 'react-i18next';
import { Badge } from '#app/ui/components/badge/badge.tsx';
import type { ComparedPlan, PlanOffer } from './plan-model.ts';
import styles from './plan-table.module.css';

type Compared = PlanOffer & { compared: ComparedPlan };

const isCompared = (plan: PlanOffer): plan is Compared => plan.compared !== null;

/** Subscriptions side by side, by their metadata; nothing where there are not two to compare. */
export function PlanTable({ plans }: { plans: readonly PlanOffer[] }) {
  const { t } = useTranslation('plans');
  const compared = plans.filter(isCompared);
  if (compared.length < 2) return null;
  const rows = ROWS.map(({ key, read }) => ({ key, values: compared.map((plan) => read(plan, t)) })).filter(
    ({ values }) => values.some((value) => value !== null),
  );
  return (
    <div className={styles.section}>
      <h2 id="compare-title" className={styles.title}>
        {t('compare')}
      </h2>
      {/* A table of many plans is wider than a phone, and then scrolls by keyboard, too. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to take focus. */}
      <section className={styles.scroller} aria-labelledby="compare-title" tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <td />
              {compared.map(({ id, name, compared: { isBestValue } }) => (
                <th key={id} scope="col" data-best={isBestValue || undefined}>
                  <bdi>{name}</bdi>
                  {isBestValue ? <Badge tone="accent">{t('best_value')}</Badge> : null}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, values }) => (
              <tr key={key}>
                <th scope="row">{t(key)}</th>
                {compared.map(({ id, compared: { isBestValue } }, index) => (
                  <td key={id} data-best={isBestValue || undefined}>
                    {values[index] ?? '–'}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

type Translate = (key: string, values: { count: number }) => string;

/** What is compared; a row that no plan has a value for is left out. */
const ROWS: readonly { key: string; read(plan: Compared, t: Translate): string | null }[] = [
  { key: 'price_per_month', read: ({ compared }) => compared.pricePerMonth },
  { key: 'screens', read: ({ compared }) => compared.screens },
  { key: 'quality', read: ({ compared }) => compared.quality },
  {
    key: 'free_trial',
    read: ({ trialDays }, t) => (trialDays ? t('trial_days', { count: trialDays }) : null),
  },
];
