import { useLocation, useNavigate, useSearchParams } from '@remix-run/react';
import PenLine from 'lucide-react/icons/pen-line';
import {
  type ComponentType,
  type MouseEvent,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/features/links/paths.ts';
import { LinkButton } from '#app/ui/components/button/button.tsx';
import { returnFocus } from '#app/ui/focus/return-focus.ts';
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts';
import type { ReviewsModel } from '../reviews-model.ts';
import type { ReviewDialogProps } from './review-dialog.tsx';
import type { ReviewSubject } from './save-review.ts';

/** The query parameter that opens the dialog where scripts run: a guest returns to it after signing in. */
const OPEN = { name: 'review', value: 'write' };

const LINK_ID = 'write-review';

/**
 * The link to the form for a review, the first or the viewer's own: a page, or where scripts run a dialog
 * over this one.
 */
export function WriteReview({
  subject,
  name,
  reviews: { own, isGuest },
  pageHref,
}: {
  subject: ReviewSubject;
  name: string;
  reviews: Pick<ReviewsModel, 'own' | 'isGuest'>;
  /** The page with the reviews, to return to. */
  pageHref: string;
}) {
  const { t } = useTranslation('community');
  const isHydrated = useHydrated();
  const opener = useRef<HTMLElement | null>(null);
  const formHref = paths.review(subject, { redirectTo: pageHref });
  const { Dialog, open, close } = useDialog({ formHref, pageHref, opensItself: !isGuest });
  const afterSignIn = isHydrated ? withOpen(pageHref) : formHref;

  function onClick(event: MouseEvent<HTMLElement>) {
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (isGuest || !isPlain) return;
    event.preventDefault();
    opener.current = event.currentTarget;
    open();
  }

  // Only once the dialog is closed: the page below it cannot take the focus before.
  useEffect(
    () => (Dialog ? () => returnFocus(opener.current, document.getElementById(LINK_ID)) : undefined),
    [Dialog],
  );

  return (
    <>
      <LinkButton
        id={LINK_ID}
        to={isGuest ? paths.login({}, { redirectTo: afterSignIn }) : formHref}
        variant={own ? 'secondary' : 'primary'}
        icon={<PenLine aria-hidden="true" />}
        onClick={onClick}
        onPointerEnter={isGuest ? undefined : preload}
        onFocus={isGuest ? undefined : preload}
      >
        {t(own ? 'edit_review' : 'write_review')}
      </LinkButton>
      {Dialog ? (
        <Suspense fallback={null}>
          <Dialog
            subject={subject}
            name={name}
            own={own?.draft ?? null}
            redirectTo={pageHref}
            onClose={close}
          />
        </Suspense>
      ) : null}
    </>
  );
}

const loadDialog = async () => (await import('./review-dialog.tsx')).ReviewDialog;

function preload() {
  // The click retries, and handles a failure.
  loadDialog().catch(() => undefined);
}

/** The dialog, opened by the link or by the URL. */
function useDialog(page: { formHref: string; pageHref: string; opensItself: boolean }) {
  const { formHref, pageHref, opensItself } = page;
  const [opened, setOpened] = useState<{ Dialog: ComponentType<ReviewDialogProps> } | null>(null);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { key } = useLocation();
  const isRequested = search.get(OPEN.name) === OPEN.value;

  const open = useCallback(async () => {
    try {
      const Dialog = await loadDialog();
      setOpened({ Dialog });
    } catch {
      // Offline, or a deploy removed the chunk: the page itself still works.
      window.location.assign(formHref);
    }
  }, [formHref]);

  const close = useCallback(() => {
    setOpened(null);
    if (isRequested) navigate(pageHref, { replace: true, preventScrollReset: true });
  }, [isRequested, navigate, pageHref]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit to such an address opens it once.
  useEffect(() => {
    if (isRequested && opensItself) void open();
  }, [isRequested, opensItself, key]);

  return { Dialog: opened?.Dialog ?? null, open, close };
}

function withOpen(href: string): string {
  const { pathname, searchParams, hash } = new URL(href, 'https://own.invalid');
  searchParams.set(OPEN.name, OPEN.value);
  return `${pathname}?${searchParams}${hash}`;
}
