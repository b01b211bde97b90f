import { PlanCard } from './plan-card.tsx';
import styles from './plan-grid.module.css';
import type { PlanOffer } from './plan-model.ts';

/** All plans at once, for a page; their names, prices and buttons are aligned. */
export function PlanGrid({ plans }: { plans: readonly PlanOffer[] }) {
  return (
    <ul className={styles.grid}>
      {plans.map((plan) => (
        <li key={plan.id} className={styles.place}>
          <PlanCard plan={plan} />
        </li>
      ))}
    </ul>
  );
}
