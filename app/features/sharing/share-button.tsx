// chunk: detail

import Share2 from 'lucide-react/icons/share-2';
import { type ComponentType, type MouseEvent, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/features/links/paths.ts';
import { IconLink } from '#app/ui/components/button/icon-button.tsx';
import type { ShareDialogProps } from './share-dialog.tsx';

// Most visits share nothing: the dialog is fetched when a pointer or the focus comes near.
const loadDialog = async () => (await import('./share-dialog.tsx')).ShareDialog;

interface Opened {
  Dialog: ComponentType<ShareDialogProps>;
  opener: HTMLAnchorElement;
}

/**
 * Shares the page at `path`, one of this site's own: a link to a page of links; where scripts run, the
 * device's own share sheet under a finger and a dialog everywhere else.
 */
export function ShareButton({ path, title }: { path: string; title: string }) {
  const { t } = useTranslation('common');
  const [opened, setOpened] = useState<Opened | null>(null);

  function share(event: MouseEvent<HTMLAnchorElement>) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const opener = event.currentTarget;
    const openDialog = () =>
      loadDialog().then(
        (Dialog) => setOpened({ Dialog, opener }),
        // Offline, or a deploy removed the file: the page of links still works.
        () => window.location.assign(opener.href),
      );
    if (!hasTouchSheet()) return openDialog();
    return navigator.share({ title, url: new URL(path, location.origin).href }).catch((error: unknown) => {
      // Putting the sheet away is an answer too.
      if (!(error instanceof DOMException) || error.name !== 'AbortError') openDialog();
    });
  }

  return (
    <>
      <IconLink
        to={paths.share({}, { path })}
        label={t('share')}
        icon={<Share2 aria-hidden="true" />}
        variant="filled"
        rel="nofollow"
        onClick={share}
        onPointerEnter={preload}
        onFocus={preload}
      />
      {opened ? (
        <Suspense fallback={null}>
          <opened.Dialog
            path={path}
            title={title}
            onClose={() => {
              setOpened(null);
              opened.opener.focus();
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}

function hasTouchSheet(): boolean {
  return 'share' in navigator && window.matchMedia('(pointer: coarse)').matches;
}

function preload() {
  // The click tries again, and has an answer to failure.
  loadDialog().catch(() => undefined);
}
