import { useTranslation } from 'react-i18next';
import type { Clock } from '#app/features/payments/billing/use-date-formats.ts';
import { Button } from '#app/ui/components/button/button.tsx';
import { Dialog } from '#app/ui/components/dialog/dialog.tsx';
import { useCloseAfterNavigation } from '#app/ui/hooks/use-close-after-navigation.ts';
import { CancelForm } from './cancel-form.tsx';
import type { RenewalView } from './renewal-model.ts';

export function CancelDialog({
  renewal,
  clock,
  onClose,
}: {
  renewal: RenewalView;
  clock: Clock;
  onClose: () => void;
}) {
  const { t } = useTranslation(['billing', 'common']);
  useCloseAfterNavigation(onClose);
  return (
    <Dialog open onClose={onClose} title={t('cancel_title')} closeLabel={t('close', { ns: 'common' })}>
      <CancelForm
        renewal={renewal}
        clock={clock}
        keep={
          <Button variant="secondary" onClick={onClose}>
            {t('keep_subscription')}
          </Button>
        }
      />
    </Dialog>
  );
}
