import CreditCard from 'lucide-react/icons/credit-card';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/features/links/paths.ts';
import { LinkButton } from '#app/ui/components/button/button.tsx';
import { EmptyState } from '#app/ui/components/state/empty-state.tsx';
import { ErrorState } from '#app/ui/components/state/error-state.tsx';
import { StatusLine } from '#app/ui/components/state/status-line.tsx';
import { type CheckoutAddress, checkoutPath } from './checkout-address.ts';
import styles from './checkout-page.module.css';
import { Discounts } from './discounts.tsx';
import type { Checkout } from './load-checkout.server.ts';
import { OrderSummary } from './order-summary.tsx';
import { PayForm, type PayProblem } from './pay-form.tsx';
import { TrialWay } from './trial-way.tsx';

interface CheckoutPageProps {
  planId: string;
  title: string;
  address: CheckoutAddress & { attempt: string };
  /** Null where the plan is not sold. */
  checkout: Checkout | null;
  problem: PayProblem | null;
}

/** The order on one side, the way to pay it on the other; on phones one after the other. */
export function CheckoutPage(props: CheckoutPageProps) {
  const { title, planId, address, checkout } = props;
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      {checkout?.order ? (
        <Order {...props} checkout={checkout} order={checkout.order} />
      ) : checkout ? (
        <NoPrice text={checkout.rejection} retryHref={checkoutPath(planId, address)} />
      ) : (
        <NotSold redirectTo={address.redirectTo} />
      )}
    </div>
  );
}

/** Links to pay, as in mails and renewal prompts, outlive the sale of their plans. */
function NotSold({ redirectTo }: { redirectTo: string }) {
  const { t } = useTranslation('checkout');
  return (
    <EmptyState
      icon={<CreditCard aria-hidden="true" />}
      title={t('not_sold_title')}
      text={t('not_sold_text')}
      action={<LinkButton to={paths.pricing({}, { redirectTo })}>{t('choose_plan')}</LinkButton>}
    />
  );
}

function Order({
  planId,
  address,
  checkout,
  problem,
  order,
}: CheckoutPageProps & { checkout: Checkout; order: NonNullable<Checkout['order']> }) {
  const { t } = useTranslation('checkout');
  const { rejection, applied, discounts, gateways, isOwned, terms } = checkout;
  const shown = { ...address, discountId: applied.discountId };
  const plain = { ...address, code: '', discountId: null };
  return (
    <div className={styles.columns}>
      <section className={styles.card} aria-label={t('your_order')}>
        <OrderSummary order={order} terms={terms} withoutDiscount={checkoutPath(planId, plain)} />
        {terms?.kind === 'trial' ? null : (
          <Discounts
            planId={planId}
            address={shown}
            response={checkout}
            discounts={discounts}
            appliedId={applied.discountId}
            rejection={rejection === null ? null : rejection || t('discount_refused')}
          />
        )}
      </section>
      <section className={styles.card} aria-label={t('payment')}>
        {checkout.isTrialUsed ? <StatusLine kind="info">{t('trial_used')}</StatusLine> : null}
        {isOwned && order.durationDays !== null ? (
          <StatusLine kind="info">{t('owned_already', { count: order.durationDays })}</StatusLine>
        ) : null}
        {gateways && gateways.length > 0 ? (
          <PayForm
            action={checkoutPath(planId, { ...address, ...applied })}
            gateways={gateways}
            total={order.total}
            isFree={order.isFree}
            terms={terms}
            problem={problem}
          />
        ) : (
          <NoGateway isKnown={gateways !== null} retryHref={checkoutPath(planId, address)} />
        )}
        <TrialWay checkout={checkout} planId={planId} address={address} />
      </section>
    </div>
  );
}

function NoPrice({ text, retryHref }: { text: string | null; retryHref: string }) {
  const { t } = useTranslation(['checkout', 'common']);
  return (
    <ErrorState
      title={t('no_price')}
      text={text || t('no_price_text')}
      retryLabel={t('common:try_again')}
      retryHref={retryHref}
    />
  );
}

function NoGateway({ isKnown, retryHref }: { isKnown: boolean; retryHref: string }) {
  const { t } = useTranslation(['checkout', 'common']);
  if (!isKnown) {
    return (
      <ErrorState
        title={t('gateways_unknown')}
        text={t('no_price_text')}
        retryLabel={t('common:try_again')}
        retryHref={retryHref}
      />
    );
  }
  return (
    <EmptyState
      icon={<CreditCard aria-hidden="true" />}
      title={t('no_gateway')}
      text={t('no_gateway_text')}
      action={
        <LinkButton to={paths.pricing()} variant="secondary">
          {t('choose_plan')}
        </LinkButton>
      }
    />
  );
}
