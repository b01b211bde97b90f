import { useTranslation } from 'react-i18next';
import { Dialog } from '#app/ui/components/dialog/dialog.tsx';
import { ShareOptions } from './share-options.tsx';

export interface ShareDialogProps {
  path: string;
  title: string;
  onClose: () => void;
}

/** The share page's links, over the page that is shared. */
export function ShareDialog({ path, title, onClose }: ShareDialogProps) {
  const { t } = useTranslation(['sharing', 'common']);
  return (
    <Dialog open onClose={onClose} title={t('title')} closeLabel={t('common:close')} size="small">
      <ShareOptions origin={window.location.origin} path={path} title={title} />
    </Dialog>
  );
}
