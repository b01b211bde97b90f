import { useTranslation } from 'react-i18next';
import { Button } from '#app/ui/components/button/button.tsx';
import { Dialog } from '#app/ui/components/dialog/dialog.tsx';
import styles from './picture-question.module.css';

/** Of pictures that are another brand's; null where nothing is pasted. */
export type PictureChoice = 'with' | 'without' | null;

/** A block of another brand names pictures by keys that are none here (edit-mode.md §6). */
export function PictureQuestion({ onChoice }: { onChoice(choice: PictureChoice): void }) {
  const { t } = useTranslation('edit');
  return (
    <Dialog open onClose={() => onChoice(null)} title={t('paste_pictures')} closeLabel={t('close')}>
      <p>{t('paste_pictures_text')}</p>
      <p className={styles.choices}>
        <Button onClick={() => onChoice('without')}>{t('paste_without')}</Button>
        <Button variant="secondary" onClick={() => onChoice('with')}>
          {t('paste_with')}
        </Button>
        <Button variant="quiet" onClick={() => onChoice(null)}>
          {t('cancel')}
        </Button>
      </p>
    </Dialog>
  );
}
