import Check from 'lucide-react/icons/check';
import Ticket from 'lucide-react/icons/ticket';
import { useTranslation } from 'react-i18next';
import { Badge } from '#app/ui/components/badge/badge.tsx';
import { Button, LinkButton } from '#app/ui/components/button/button.tsx';
import styles from './plan-card.module.css';
import type { PlanOffer } from './plan-model.ts';

/** In characters; a longer price is written smaller, to fit on one line. */
const LONG_PRICE = 10;

/** One plan: its name, its price, how long it runs, and the way to pay for it. */
export function PlanCard({ plan, heading: Heading = 'h2' }: { plan: PlanOffer; heading?: 'h2' | 'h3' }) {
  const { t } = useTranslation('plans');
  const { name, description, price, days, isPayPerView, tax, trialDays, isOwned } = plan;
  return (
    <article className={styles.card}>
      <header className={styles.head}>
        {isPayPerView ? (
          <Badge tone="accent">
            <Ticket aria-hidden="true" />
            {t('pay_per_view')}
          </Badge>
        ) : null}
        <Heading className={styles.name}>
          <bdi>{name}</bdi>
        </Heading>
      </header>
      <p className={styles.cost}>
        <bdi className={styles.price} data-long={price.length > LONG_PRICE || undefined}>
          {price}
        </bdi>
        {days ? (
          <span className={styles.days}>{t('days', { count: days.count, days: days.text })}</span>
        ) : null}
        {tax ? (
          <span className={styles.days}>
            {tax === 'included' ? t('tax_included') : t('plus_tax', { rate: tax.rate })}
          </span>
        ) : null}
        {trialDays && !isOwned ? (
          <strong className={styles.trial}>{t('trial', { count: trialDays })}</strong>
        ) : null}
      </p>
      <p className={styles.description}>{description}</p>
      <PlanAction plan={plan} />
    </article>
  );
}

function PlanAction({ plan: { name, href, isPayPerView, isOwned, trialDays } }: { plan: PlanOffer }) {
  const { t } = useTranslation('plans');
  if (isOwned) {
    return (
      <Button disabled wide icon={<Check aria-hidden="true" />}>
        {t(isPayPerView ? 'already_bought' : 'already_subscribed')}
      </Button>
    );
  }
  const label = trialDays ? t('start_trial', { count: trialDays }) : t(isPayPerView ? 'buy' : 'subscribe');
  return (
    <LinkButton to={href} wide aria-label={t('named', { label, name })}>
      {label}
    </LinkButton>
  );
}
