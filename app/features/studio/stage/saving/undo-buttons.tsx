import Redo2 from 'lucide-react/icons/redo-2';
import Undo2 from 'lucide-react/icons/undo-2';
import { useTranslation } from 'react-i18next';
import type { StoreState } from '#app/features/page-builder/edit/store/store-types.ts';
import { IconButton } from '#app/ui/components/button/icon-button.tsx';
import styles from '../../take-back.module.css';
import { useStage } from '../stage-context.ts';

/** Undo and redo of what is changed here, sent or not. With nothing to do they keep the focus, and explain it. */
export function UndoButtons({ undoable }: { undoable: StoreState['undoable'] }) {
  const { t } = useTranslation('edit');
  const { undo, redo } = useStage();
  return (
    <>
      <IconButton
        label={t('undo')}
        aria-disabled={!undoable.undo || undefined}
        onClick={undo}
        icon={<Undo2 aria-hidden="true" className={styles.icon} />}
      />
      <IconButton
        label={t('redo')}
        aria-disabled={!undoable.redo || undefined}
        onClick={redo}
        icon={<Redo2 aria-hidden="true" className={styles.icon} />}
      />
    </>
  );
}
