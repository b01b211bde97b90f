import { useTranslation } from 'react-i18next';
import { Button } from '#app/ui/components/button/button.tsx';
import { Dialog } from '#app/ui/components/dialog/dialog.tsx';
import styles from './card-question.module.css';

/** page-builder.md §2: deleting a card is confirmed. Without scripts it is a page (routes/edit/block.tsx). */
export function CardQuestion({ isOpen, onAnswer }: { isOpen: boolean; onAnswer(isYes: boolean): void }) {
  const { t } = useTranslation('edit');
  return (
    <Dialog
      open={isOpen}
      onClose={() => onAnswer(false)}
      title={t('delete_card')}
      closeLabel={t('close')}
      size="small"
    >
      <p className={styles.answers}>
        <Button variant="danger" onClick={() => onAnswer(true)}>
          {t('yes')}
        </Button>
        <Button variant="secondary" onClick={() => onAnswer(false)}>
          {t('cancel')}
        </Button>
      </p>
    </Dialog>
  );
}
