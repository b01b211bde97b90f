import { useLocation } from '@remix-run/react';
import { type ComponentType, Suspense, useCallback, useEffect, useState } from 'react';
import type { PageDialogProps } from '#app/features/account/dialogs/page-dialog.tsx';
import { paths } from '#app/features/links/paths.ts';
import { safeRedirect } from '#app/lib/safe-redirect.ts';
import { isUnmodifiedClick } from '#app/lib/unmodified-click.ts';
import { returnFocus } from '#app/ui/focus/return-focus.ts';

/**
 * Pages that are short enough for a dialog. Most visits need none of them, so they are imported on demand.
 */
const DIALOGS: Record<string, () => Promise<ComponentType<PageDialogProps>>> = {
  [paths.login()]: async () => (await import('#app/features/account/auth/auth-dialog.tsx')).LoginDialog,
  [paths.signup()]: async () => (await import('#app/features/account/auth/auth-dialog.tsx')).SignupDialog,
  [paths.forgotPassword()]: async () =>
    (await import('#app/features/account/password/forgot-dialog.tsx')).ForgotDialog,
  [paths.changePassword()]: async () =>
    (await import('#app/features/account/password/change-password-dialog.tsx')).ChangePasswordDialog,
  [paths.language()]: async () =>
    (await import('#app/features/account/dialogs/language-dialog.tsx')).LanguageDialog,
  [paths.pricing()]: async () => (await import('#app/features/payments/plans/plans-dialog.tsx')).PlansDialog,
};

interface OpenDialog {
  Dialog: ComponentType<PageDialogProps>;
  redirectTo: string;
  search: URLSearchParams;
  /** What gets the focus back. */
  opener: HTMLElement;
}

/**
 * Where scripts run, every link to one of these pages, wherever it is, opens it over the current page.
 * Rendered once, in the site chrome.
 */
export function PageDialogs() {
  const [opened, setOpened] = useState<OpenDialog | null>(null);
  const open = useCallback((next: OpenDialog) => {
    // A link inside a dialog is gone with it.
    setOpened((before) =>
      before && next.opener.closest('dialog') ? { ...next, opener: before.opener } : next,
    );
  }, []);
  useDialogLinks(open);
  const close = useCallback(() => setOpened(null), []);
  // Only once the dialog is gone: what lies below it takes no focus. Signed in, the link that led here is
  // gone as well.
  useEffect(() => (opened ? () => returnFocus(opened.opener) : undefined), [opened]);

  if (!opened) return null;
  const { Dialog, redirectTo, search } = opened;
  return (
    <Suspense fallback={null}>
      <Dialog redirectTo={redirectTo} search={search} onClose={close} />
    </Suspense>
  );
}

function useDialogLinks(onOpen: (opened: OpenDialog) => void) {
  const { pathname, search } = useLocation();
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    async function open(event: MouseEvent) {
      const link = dialogLinkOf(event.target);
      if (!link || event.defaultPrevented || !isUnmodifiedClick(event) || isStep(pathname, link.pathname))
        return;
      event.preventDefault();
      const { pathname: page, searchParams: query } = new URL(link.href);
      link.ariaBusy = 'true';
      try {
        const Dialog = await DIALOGS[page]?.();
        const redirectTo = safeRedirect(query.get('redirectTo'), pathname + search);
        if (Dialog && !signal.aborted) onOpen({ Dialog, redirectTo, search: query, opener: link });
      } catch {
        // Offline, or a deploy removed the file: the page itself still works.
        window.location.assign(link.href);
      }
      link.ariaBusy = null;
    }

    // Before React's own handlers, so that its links see the click as taken.
    document.addEventListener('click', open, { capture: true, signal });
    document.addEventListener('pointerover', preloadDialog, { passive: true, signal });
    document.addEventListener('focusin', preloadDialog, { signal });
    return () => controller.abort();
  }, [pathname, search, onOpen]);
}

function preloadDialog({ target }: Event) {
  const link = dialogLinkOf(target);
  // The click tries again, and has an answer to failure.
  if (link) DIALOGS[new URL(link.href).pathname]?.().catch(() => undefined);
}

function dialogLinkOf(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  const leadsHere = link?.origin === window.location.origin && !link.target && !link.download;
  return link && leadsHere && Object.hasOwn(DIALOGS, link.pathname) ? link : null;
}

/**
 * On one of these pages itself, links to the others are plain steps from page to page; all but the one to a
 * forgotten password, which opens over the sign-in form (page-builder.md §2).
 */
function isStep(from: string, to: string): boolean {
  return Object.hasOwn(DIALOGS, from) && to !== paths.forgotPassword();
}
