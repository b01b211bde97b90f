import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/features/links/paths.ts';
import { type Clock, useDateFormats } from '#app/features/payments/billing/use-date-formats.ts';
import { formatMoney } from '#app/lib/money.ts';
import { Badge } from '#app/ui/components/badge/badge.tsx';
import { LinkButton } from '#app/ui/components/button/button.tsx';
import styles from './renewal-list.module.css';
import type { RenewalView } from './renewal-model.ts';

export function RenewalCard({
  renewal,
  clock,
  onCancel,
}: {
  renewal: RenewalView;
  clock: Clock;
  onCancel: (event: MouseEvent<HTMLElement>) => void;
}) {
  const { t } = useTranslation('billing');
  const { id, name, isOngoing } = renewal;
  return (
    <li className={styles.card}>
      <div className={styles.words}>
        <h2 className={styles.name}>
          <bdi>{name}</bdi>
          <Badge tone={isOngoing ? 'positive' : 'neutral'}>{t(isOngoing ? 'active' : 'cancelled')}</Badge>
        </h2>
        <Dates renewal={renewal} clock={clock} />
      </div>
      {isOngoing ? (
        <LinkButton
          to={paths.cancelRenewal({ id })}
          variant="secondary"
          size="small"
          aria-label={t('cancel_of', { name })}
          onClick={onCancel}
        >
          {t('cancel')}
        </LinkButton>
      ) : null}
    </li>
  );
}

function Dates({ renewal, clock }: { renewal: RenewalView; clock: Clock }) {
  const { t, i18n } = useTranslation('billing');
  const { day, minute } = useDateFormats(clock);
  const { isOngoing, created, last, next, cancelled, paidUntil, graceEnd, price } = renewal;
  const until = graceEnd ?? paidUntil;
  const money = price && formatMoney(price.amount, price.currency, i18n.language);
  return (
    <ul className={styles.dates}>
      {isOngoing && next ? (
        <li className={styles.next}>
          {money ? t('renews_for', { date: day(next), amount: money }) : t('renews_on', { date: day(next) })}
        </li>
      ) : null}
      {!isOngoing && until && until > clock.now ? (
        <li className={styles.next}>{t('access_until', { date: minute(until) })}</li>
      ) : null}
      {!isOngoing && cancelled ? <li>{t('cancelled_on', { date: day(cancelled) })}</li> : null}
      <li>{t('started_on', { date: day(created) })}</li>
      {last ? <li>{t('renewed_on', { date: day(last) })}</li> : null}
    </ul>
  );
}
