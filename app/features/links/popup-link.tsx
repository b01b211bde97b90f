import {
  type AnchorHTMLAttributes,
  type ComponentType,
  type MouseEvent,
  Suspense,
  useCallback,
  useEffect,
  useState,
} from 'react';
import { isUnmodifiedClick } from '#app/lib/unmodified-click.ts';
import { returnFocus } from '#app/ui/focus/return-focus.ts';
import type { PopupDialogProps } from './popup-dialog.tsx';

interface Opened {
  Dialog: ComponentType<PopupDialogProps>;
  title: string;
  opener: HTMLAnchorElement;
}

/** A link to a new tab that opens over the page where scripts run and the browser would show it there. */
export function PopupLink({
  href,
  popupTitle,
  children,
  ...rest
}: Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { href: string; popupTitle: string }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = useCallback(() => setOpened(null), []);
  // Only once the dialog is gone: what lies below it takes no focus.
  useEffect(() => (opened ? () => restoreFocus(opened.opener) : undefined), [opened]);

  async function open(event: MouseEvent<HTMLAnchorElement>) {
    if (!isUnmodifiedClick(event) || !canOpenInIframe(href)) return;
    event.preventDefault();
    const opener = event.currentTarget;
    try {
      const { PopupDialog } = await import('./popup-dialog.tsx');
      const title = popupTitle || opener.textContent?.trim() || new URL(href).hostname;
      setOpened({ Dialog: PopupDialog, title, opener });
    } catch {
      // Offline, or a deploy took the file away.
      window.location.assign(href);
    }
  }

  return (
    <>
      <a {...rest} href={href} onClick={open}>
        {children}
      </a>
      {opened ? (
        <Suspense fallback={null}>
          <opened.Dialog href={href} title={opened.title} onClose={close} />
        </Suspense>
      ) : null}
    </>
  );
}

/**
 * A menu closes when one of its links is clicked; then the link cannot take focus, and the menu's summary
 * does.
 */
function restoreFocus(opener: HTMLElement) {
  const menu = opener.closest('details');
  returnFocus(menu && !menu.open ? menu.querySelector('summary') : opener);
}

/** Browsers block insecure pages inside secure ones, and this site's own pages refuse to be in an iframe. */
function canOpenInIframe(href: string): boolean {
  const { protocol, origin } = new URL(href);
  return origin !== window.location.origin && (protocol === 'https:' || window.location.protocol === 'http:');
}
