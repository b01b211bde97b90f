import type { FetcherWithComponents } from '@remix-run/react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useCloseAfterNavigation } from '#app/ui/hooks/use-close-after-navigation.ts';
import type { ReviewDraft } from '../reviews-model.ts';
import { draftOf, fieldsOf, forgetDraft, keepDraft } from './review-drafts.ts';
import type { ReviewSubject } from './save-review.ts';

/**
 * Closes the dialog after its navigation, and stores the draft however it is closed. Returns the earlier
 * draft.
 */
export function useReviewDraft(
  { subject, own, onClose }: { subject: ReviewSubject; own: ReviewDraft | null; onClose: () => void },
  { state }: Pick<FetcherWithComponents<unknown>, 'state'>,
) {
  const [draft] = useState(() => draftOf(subject));
  const latest = useRef({ subject, own });
  latest.current = { subject, own };
  const isSent = useRef(false);
  const isSaved = useRef(false);

  // Only an accepted review navigates. Before the effect below: by then the fetcher is idle, too.
  useCloseAfterNavigation(() => {
    isSaved.current = isSent.current;
    onClose();
  });
  useEffect(() => {
    isSent.current = state !== 'idle';
  }, [state]);

  // While the form is still in the page.
  useLayoutEffect(
    () => () => {
      const { subject: about, own: before } = latest.current;
      const form = document.getElementById('review');
      if (isSaved.current) forgetDraft(about);
      else if (form instanceof HTMLFormElement) keepDraft(about, before, fieldsOf(form));
    },
    [],
  );
  return draft;
}
