import { type MouseEvent, useCallback, useState, useTransition } from 'react';

/**
 * For a link to a page that, once scripts run, opens the same thing in a dialog. `load` is the dialog's dynamic import;
 * it starts when the link is pointed at, and the dialog appears when it is there.
 */
export function useDialogLink(load: () => Promise<unknown>) {
  const [isOpen, setOpen] = useState(false);
  const [, startTransition] = useTransition();
  const close = useCallback(() => setOpen(false), []);

  function onClick(event: MouseEvent<HTMLAnchorElement>) {
    const wantsNewTab = event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0;
    if (wantsNewTab) return;
    event.preventDefault();
    startTransition(() => setOpen(true));
  }

  // A failed warm-up is tried again by the click, which tells the viewer.
  const warm = () => void load().catch(() => undefined);
  return {
    isOpen,
    close,
    linkProps: { 'aria-haspopup': 'dialog', onClick, onPointerEnter: warm, onFocus: warm } as const,
  };
}
