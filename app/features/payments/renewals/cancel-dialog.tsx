import { useTranslation } from 'react-i18next';
import { Button } from '#app/ui/components/button/button.tsx';
import { Dialog } from '#app/ui/components/dialog/dialog.tsx';
import { useCloseAfterNavigation } from '#app/ui/hooks/use-close-after-navigation.ts';
import { CancelForm } from './cancel-form.tsx';
import type { RenewalView } from './renewal-model.ts';

export function CancelDialog({ renewal, onClose }: { renewal: RenewalView; onClose: () => void }) {
  const { t } = useTranslation(['billing', 'common']);
  useCloseAfterNavigation(onClose);
  return (
    <Dialog open onClose={onClose} title={t('cancel_title')} closeLabel={t('close', { ns: 'common' })}>
      <CancelForm
        renewal={renewal}
        keep={
          <Button variant="secondary" onClick={onClose}>
            {t('keep_subscription')}
          </Button>
        }
      />
    </Dialog>
  );
}
