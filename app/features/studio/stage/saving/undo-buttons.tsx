import Redo2 from 'lucide-react/icons/redo-2';
import Undo2 from 'lucide-react/icons/undo-2';
import { useTranslation } from 'react-i18next';
import type { EditStore } from '#app/features/page-builder/edit/store/edit-store.ts';
import type { StoreState } from '#app/features/page-builder/edit/store/store-types.ts';
import { IconButton } from '#app/ui/components/button/icon-button.tsx';
import styles from '../../take-back.module.css';

/** Undo and redo of what is changed here, sent or not. */
export function UndoButtons({ store, undoable }: { store: EditStore; undoable: StoreState['undoable'] }) {
  const { t } = useTranslation('edit');
  return (
    <>
      <IconButton
        label={t('undo')}
        disabled={!undoable.undo}
        onClick={() => void store.undo()}
        icon={<Undo2 aria-hidden="true" className={styles.icon} />}
      />
      <IconButton
        label={t('redo')}
        disabled={!undoable.redo}
        onClick={() => void store.redo()}
        icon={<Redo2 aria-hidden="true" className={styles.icon} />}
      />
    </>
  );
}
