import { PrefetchPageLinks, useFetcher } from '@remix-run/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/features/links/paths.ts';
import { Dialog } from '#app/ui/components/dialog/dialog.tsx';
import type { ReviewDraft } from '../reviews-model.ts';
import { type ReviewActionData, ReviewForm } from './review-form.tsx';
import type { ReviewSubject } from './save-review.ts';
import { useReviewDraft } from './use-review-draft.ts';

export interface ReviewDialogProps {
  subject: ReviewSubject;
  name: string;
  own: ReviewDraft | null;
  /** The page that it is on. */
  redirectTo: string;
  onClose: () => void;
}

/** The review page's form, posted to the same action, which redirects to the page with the review on it. */
export function ReviewDialog({ onClose, ...review }: ReviewDialogProps) {
  const { t } = useTranslation(['reviews', 'validation', 'common']);
  const fetcher = useFetcher<ReviewActionData>();
  const answer = fetcher.data;
  const isEdit = review.own !== null || answer?.ownId !== undefined;
  const draft = useReviewDraft({ ...review, onClose }, fetcher);
  useFocusOnStars();
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(isEdit ? 'edit_title' : 'write_title')}
      closeLabel={t('close', { ns: 'common' })}
    >
      {/* Offline, a form whose page's code is not loaded could not even show the failure. */}
      <PrefetchPageLinks page={paths.review(review.subject)} />
      <ReviewForm {...review} draft={draft} answer={answer} fetcher={fetcher} />
    </Dialog>
  );
}

/** The dialog is not open yet when its form mounts, so `autofocus` comes too early. */
function useFocusOnStars() {
  useEffect(() => {
    const form = document.getElementById('review');
    const star =
      form?.querySelector<HTMLInputElement>('input:checked') ?? form?.querySelector('[type=radio]');
    if (star instanceof HTMLInputElement) star.focus();
  }, []);
}
