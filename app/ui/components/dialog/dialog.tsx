// chunk: detail

import X from 'lucide-react/icons/x';
import { type ReactNode, type SyntheticEvent, useCallback, useEffect, useId, useRef } from 'react';
import { useBackdropClick } from '#app/ui/hooks/use-backdrop-click.ts';
import { IconButton } from '../button/icon-button.tsx';
import styles from './dialog.module.css';

const FIELD = 'input:checked, [aria-current], input:not([type="hidden"], [hidden], [readonly]), textarea';

/**
 * A modal dialog, on phones a sheet from below. Always the shown form of a page that also exists by its own
 * address, since without scripts it never opens.
 */
export function Dialog({
  open,
  onClose,
  title,
  closeLabel,
  size = 'medium',
  children,
}: {
  open: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  size?: 'small' | 'medium' | 'large';
  children: ReactNode;
}) {
  const titleId = useId();
  const { ref, attach } = useModal(open);
  const backdrop = useBackdropClick(() => ref.current?.close());

  // At once, as the focus is back at once: by the browser's own way the page hears of Escape later than of
  // the next key.
  function cancel(event: SyntheticEvent) {
    event.preventDefault();
    onClose();
  }

  /** The event fires some time after closing: it may have been opened again, or be gone. */
  function noteClosed() {
    if (ref.current?.open === false) onClose();
  }

  return (
    <dialog
      ref={attach}
      className={styles.dialog}
      data-size={size}
      aria-labelledby={titleId}
      onCancel={cancel}
      onClose={noteClosed}
      {...backdrop}
    >
      <div className={styles.panel}>
        <header className={styles.head}>
          <h2 className={styles.title} id={titleId}>
            {title}
          </h2>
          <IconButton label={closeLabel} icon={<X aria-hidden="true" />} onClick={onClose} />
        </header>
        <div className={styles.body}>{open ? children : null}</div>
      </div>
    </dialog>
  );
}

/** The ref callback to attach to the `<dialog>`, which is shown while `open`. */
function useModal(open: boolean) {
  const ref = useRef<HTMLDialogElement | null>(null);

  const attach = useCallback((dialog: HTMLDialogElement | null) => {
    // Taken out of the page while it is open, it would not give the focus back.
    if (!dialog) ref.current?.close();
    ref.current = dialog;
  }, []);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (open && !dialog.open) {
      dialog.showModal();
      focusOnField(dialog);
    }
    if (!open && dialog.open) dialog.close();
  }, [open]);

  return { ref, attach };
}

/**
 * Focuses the selected entry, or a form's first field; the browser would focus the close button, which comes
 * first.
 */
function focusOnField(dialog: HTMLDialogElement) {
  dialog.querySelector<HTMLElement>(FIELD)?.focus();
}
