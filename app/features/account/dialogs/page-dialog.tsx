import { PrefetchPageLinks } from '@remix-run/react';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#app/ui/components/dialog/dialog.tsx';
import { useCloseAfterNavigation } from '#app/ui/hooks/use-close-after-navigation.ts';

/** The props of a page that opens in a dialog (shell/page-dialogs.tsx). */
export interface PageDialogProps {
  /** The page to return to. */
  redirectTo: string;
  /** The query of the link that opened it. */
  search: URLSearchParams;
  onClose: () => void;
}

/** A dialog around the one form of a page, posted to that page's action. */
export function PageDialog({
  page,
  formId,
  title,
  onClose,
  children,
}: {
  /** The page's address. Its code is prefetched: offline, the form needs it to show that it was not sent. */
  page: string;
  formId: string;
  title: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const { t } = useTranslation('common');
  useCloseAfterNavigation(onClose);
  useFocusOnFirstField(formId);
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={t('close')}>
      <PrefetchPageLinks page={page} />
      {children}
    </Dialog>
  );
}

/** The dialog is not open yet while its form is made, so `autofocus` comes too early. */
function useFocusOnFirstField(formId: string) {
  useEffect(() => {
    document.getElementById(formId)?.querySelector<HTMLInputElement>('input:not([hidden])')?.focus();
  }, [formId]);
}
