import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '#app/features/toasts/show-toast.ts';
import { Button, LinkButton } from '#app/ui/components/button/button.tsx';
import { CardActions, CardPage } from '#app/ui/components/card-page/card-page.tsx';
import { StatusLine } from '#app/ui/components/state/status-line.tsx';
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts';
import { isBackForwardNavigation } from './is-back-forward-navigation.ts';
import { openRazorpay, type RazorpayOrder } from './razorpay-checkout.ts';

/** Razorpay's checkout overlays this page. It needs scripts, and the page shows so without them. */
export function RazorpayLaunch({
  order,
  statusPath,
  backPath,
}: {
  order: RazorpayOrder;
  statusPath: string;
  backPath: string;
}) {
  const { t } = useTranslation('checkout');
  const isHydrated = useHydrated();
  const { isMissing, open } = useRazorpay(order, { statusPath, backPath });
  return (
    <CardPage
      title={t('pay_with', { org: 'Razorpay' })}
      text={t(isHydrated ? 'razorpay_over_page' : 'razorpay_needs_scripts')}
      status="plain"
    >
      {isMissing ? <StatusLine kind="error">{t('razorpay_failed')}</StatusLine> : null}
      <CardActions>
        {isHydrated ? (
          <Button size="large" wide onClick={open}>
            {t(isMissing ? 'try_again_now' : 'open_razorpay')}
          </Button>
        ) : null}
        <LinkButton to={backPath} reloadDocument variant={isHydrated ? 'quiet' : 'primary'} wide>
          {t('other_way')}
        </LinkButton>
      </CardActions>
    </CardPage>
  );
}

function useRazorpay(
  order: RazorpayOrder,
  { statusPath, backPath }: { statusPath: string; backPath: string },
) {
  const { t } = useTranslation('checkout');
  const [isMissing, setMissing] = useState(false);
  const isBusy = useRef(false);

  const open = useCallback(async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      await openRazorpay(order, {
        onDone: (details) => window.location.assign(`${statusPath}?${new URLSearchParams(details)}`),
        onDismissed: () => window.location.assign(backPath),
        // Its own window stays open, with other ways to try.
        onDeclined: () => void showToast('error', t('declined_try_again')),
      });
      setMissing(false);
    } catch {
      setMissing(true);
    }
    isBusy.current = false;
  }, [order, statusPath, backPath, t]);

  const hasOpened = useRef(false);
  useEffect(() => {
    if (hasOpened.current || isBackForwardNavigation()) return;
    hasOpened.current = true;
    void open();
  }, [open]);

  return { isMissing, open };
}
