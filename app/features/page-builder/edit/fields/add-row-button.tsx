import Plus from 'lucide-react/icons/plus';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/ui/components/button/button.tsx';
import { cardIntent } from './card-intent.ts';

/** Sends the form, and has room for one more in the list at `path`. */
export function AddRowButton({ path }: { path: string }) {
  const { t } = useTranslation('edit_fields');
  return (
    <div>
      <Button
        type="submit"
        name="intent"
        value={cardIntent('add', path)}
        variant="secondary"
        icon={<Plus aria-hidden="true" />}
      >
        {t('card_add')}
      </Button>
    </div>
  );
}
