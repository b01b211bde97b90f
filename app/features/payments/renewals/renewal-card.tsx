import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/features/links/paths.ts';
import { formatMoney } from '#app/lib/money.ts';
import { Badge } from '#app/ui/components/badge/badge.tsx';
import { LinkButton } from '#app/ui/components/button/button.tsx';
import styles from './renewal-list.module.css';
import type { RenewalView } from './renewal-model.ts';

export function RenewalCard({
  renewal,
  onCancel,
}: {
  renewal: RenewalView;
  onCancel: (event: MouseEvent<HTMLElement>) => void;
}) {
  const { t } = useTranslation('billing');
  const { id, name, isOngoing, trialUntil } = renewal;
  return (
    <li className={styles.card}>
      <div className={styles.words}>
        <h2 className={styles.name}>
          <bdi>{name}</bdi>
          <Badge tone={isOngoing ? 'positive' : 'neutral'}>
            {t(isOngoing ? (trialUntil ? 'trial' : 'active') : 'cancelled')}
          </Badge>
        </h2>
        <Dates renewal={renewal} />
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

function Dates({ renewal }: { renewal: RenewalView }) {
  const { t, i18n } = useTranslation('billing');
  const { isOngoing, created, last, next, cancelled, accessUntil, price, trialUntil } = renewal;
  const money = price && formatMoney(price.amount, price.currency, i18n.language);
  return (
    <ul className={styles.dates}>
      {isOngoing && trialUntil ? (
        <li className={styles.next}>{t('trial_until', { date: trialUntil.minute })}</li>
      ) : null}
      {isOngoing && next ? (
        <li className={styles.next}>
          {money ? t('renews_for', { date: next.day, amount: money }) : t('renews_on', { date: next.day })}
        </li>
      ) : null}
      {accessUntil ? (
        <li className={styles.next}>{t('access_until', { date: accessUntil.minute })}</li>
      ) : null}
      {!isOngoing && cancelled ? <li>{t('cancelled_on', { date: cancelled.day })}</li> : null}
      {created ? <li>{t('started_on', { date: created.day })}</li> : null}
      {last ? <li>{t('renewed_on', { date: last.day })}</li> : null}
    </ul>
  );
}
