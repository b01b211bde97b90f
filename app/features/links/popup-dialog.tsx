import ExternalLink from 'lucide-react/icons/external-link';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '#app/ui/components/button/button.tsx';
import { Dialog } from '#app/ui/components/dialog/dialog.tsx';
import styles from './popup-dialog.module.css';

/**
 * It may run, keep its own storage and post its forms; it may neither navigate this page nor open modals over
 * it.
 */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';

export interface PopupDialogProps {
  /** http(s), of another origin. */
  href: string;
  title: string;
  onClose: () => void;
}

/** A foreign page over this one. A page that forbids being framed is reached by the link below. */
export function PopupDialog({ href, title, onClose }: PopupDialogProps) {
  const { t } = useTranslation(['popup', 'common']);
  // Out of menus and cards, which may close or clip what is in them.
  return createPortal(
    <Dialog open onClose={onClose} title={title} closeLabel={t('common:close')} size="large">
      <iframe className={styles.iframe} src={href} title={title} sandbox={SANDBOX} />
      <p className={styles.foot}>
        <LinkButton to={href} variant="quiet" size="small" icon={<ExternalLink aria-hidden="true" />}>
          {t('open_in_new_tab')}
        </LinkButton>
      </p>
    </Dialog>,
    document.body,
  );
}
