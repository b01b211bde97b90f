import { useTranslation } from 'react-i18next';
import type { Gateway } from '#app/contract/payment.ts';
import { controlId } from '#app/features/page-builder/edit/fields/form-context.ts';
import { Field } from '#app/ui/components/field/field.tsx';
import { WEBHOOK_EVENTS } from './gateway-guides.ts';
import styles from './gateways.module.css';

/** What is entered at the gateway: before its keys, as some of them are made there with the webhook. */
export function WebhookSection({ org, url }: { org: Gateway; url: string }) {
  const { t } = useTranslation('studio');
  const events = WEBHOOK_EVENTS[org];
  return (
    <section className={styles.webhook} aria-labelledby="webhook">
      <h2 id="webhook" className={styles.heading}>
        {t('gateway_webhook')}
      </h2>
      <p className={styles.about}>{t('gateway_webhook_about', { gateway: org })}</p>
      <Field
        id={controlId('webhook')}
        label={t('gateway_webhook_address')}
        help={t(`gateway_webhook_${org}`)}
        value={url}
        readOnly
        dir="ltr"
      />
      {events.length > 0 ? (
        <div className={styles.events}>
          <p>{t('gateway_webhook_events')}</p>
          <ul dir="ltr">
            {events.map((event) => (
              <li key={event}>
                <code>{event}</code>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </section>
  );
}
