import Tag from 'lucide-react/icons/tag';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dismissErrorToasts, showToast } from '#app/features/toasts/show-toast.ts';
import { Button, LinkButton } from '#app/ui/components/button/button.tsx';
import { Dialog } from '#app/ui/components/dialog/dialog.tsx';
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts';
import { type CheckoutAddress, checkoutPath } from './checkout-address.ts';
import type { DiscountModel } from './checkout-model.ts';
import styles from './discounts.module.css';
import { VoucherForm } from './voucher-form.tsx';

interface DiscountsProps {
  planId: string;
  address: CheckoutAddress;
  discounts: readonly DiscountModel[];
  /** Of the one that is applied, which is not offered again. */
  appliedId: string | null;
  /** Why the last one was not applied, in words; null when it was. */
  rejection: string | null;
  /** The server's answer that all this is from, the same object as long as no other has come. */
  response: object;
}

/** Vouchers and discounts: a dialog over the page, and without scripts a part of it. */
export function Discounts(props: DiscountsProps) {
  const { t } = useTranslation(['checkout', 'common']);
  const { rejection, response } = props;
  const isHydrated = useHydrated();
  const [isOpen, setOpen] = useState(rejection !== null);
  const handled = useRef<object | null>(null);

  // Each response is handled once: an applied discount closes the dialog, a rejected one leaves it open.
  useEffect(() => {
    if (handled.current === response) return;
    const isFirst = handled.current === null;
    handled.current = response;
    if (rejection !== null) void showToast('error', rejection);
    else if (!isFirst) {
      setOpen(false);
      dismissErrorToasts().catch(() => undefined);
    }
  }, [response, rejection]);

  return (
    <>
      <div className={styles.opener}>
        <Button variant="secondary" icon={<Tag aria-hidden="true" />} onClick={() => setOpen(true)}>
          {t('add_discount')}
        </Button>
      </div>
      {isHydrated ? null : (
        <section className={styles.section} aria-labelledby="discounts-title">
          <h2 className={styles.title} id="discounts-title">
            {t('discounts_title')}
          </h2>
          <Choices {...props} />
        </section>
      )}
      <Dialog
        open={isOpen && isHydrated}
        onClose={() => setOpen(false)}
        title={t('discounts_title')}
        closeLabel={t('common:close')}
      >
        <Choices {...props} />
      </Dialog>
    </>
  );
}

function Choices({ planId, address, discounts, appliedId, rejection }: DiscountsProps) {
  const { t } = useTranslation('checkout');
  const others = discounts.filter(({ id }) => id !== appliedId);
  return (
    <div className={styles.choices}>
      <VoucherForm planId={planId} address={address} error={rejection ?? undefined} />
      {discounts.length === 0 ? <p className={styles.none}>{t('no_discounts')}</p> : null}
      {others.length > 0 ? (
        <ul className={styles.list}>
          {others.map((discount) => (
            <li key={discount.id} className={styles.discount}>
              <DiscountWords {...discount} />
              <LinkButton
                to={checkoutPath(planId, { ...address, code: '', discountId: discount.id })}
                replace
                preventScrollReset
                variant="secondary"
                size="small"
                aria-label={t('use_named', { name: discount.name })}
              >
                {t('use')}
              </LinkButton>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function DiscountWords({ name, description, code, worth, atMost }: DiscountModel) {
  const { t } = useTranslation('checkout');
  return (
    <div className={styles.words}>
      <p className={styles.name}>{name}</p>
      <p className={styles.worth}>{atMost ? t('off_at_most', { worth, atMost }) : t('off', { worth })}</p>
      {description ? <p className={styles.description}>{description}</p> : null}
      <p className={styles.code}>
        <bdi>{code}</bdi>
      </p>
    </div>
  );
}
