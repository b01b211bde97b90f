import type { SubmissionResult } from '@conform-to/react';
import type { FetcherWithComponents } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '#app/contract/limits.ts';
import { FormField } from '#app/features/forms/form-field.tsx';
import { FormTextArea } from '#app/features/forms/form-text-area.tsx';
import { SiteForm } from '#app/features/forms/site-form.tsx';
import { SubmitButton } from '#app/features/forms/submit-button.tsx';
import { useSiteForm } from '#app/features/forms/use-site-form.ts';
import { paths } from '#app/features/links/paths.ts';
import type { ReviewDraft } from '../reviews-model.ts';
import { type ReviewFields, toFields } from './review-drafts.ts';
import styles from './review-form.module.css';
import { ReviewFormSchema } from './review-schema.ts';
import type { ReviewSubject } from './save-review.ts';
import { StarField } from './star-field.tsx';

/** The action's response to a review that it rejected. */
export interface ReviewActionData {
  result: SubmissionResult;
  /** The review that the viewer had already. */
  ownId?: string;
}

/** The form of page and dialog, for a first review or for the viewer's own. */
export function ReviewForm({
  subject,
  name,
  own,
  draft,
  redirectTo,
  answer,
  fetcher,
}: {
  subject: ReviewSubject;
  /** Of the reviewed title, person, place or channel. */
  name: string;
  own: ReviewDraft | null;
  /** An unsent draft. */
  draft?: ReviewFields | undefined;
  redirectTo: string;
  answer: ReviewActionData | undefined;
  fetcher?: FetcherWithComponents<unknown> | undefined;
}) {
  const { t } = useTranslation(['reviews', 'validation']);
  const reviewId = answer?.ownId ?? own?.id ?? '';
  const [form, fields] = useSiteForm({
    id: 'review',
    schema: ReviewFormSchema,
    lastResult: answer?.result,
    defaultValue: { ...(draft ?? toFields(own)) },
    hasToasts: true,
  });
  return (
    <SiteForm form={form} action={paths.review(subject, { redirectTo })} fetcher={fetcher}>
      <p className={styles.subject}>
        <bdi>{name}</bdi>
      </p>
      <input type="hidden" name="review_id" value={reviewId} />
      <StarField field={fields.rating} label={t('your_rating')} />
      <FormField
        field={fields.title}
        label={t('heading')}
        maxLength={LIMITS.reviewTitle}
        autoComplete="off"
        dir="auto"
        isOptional
      />
      <FormTextArea
        field={fields.description}
        label={t('text')}
        optional={t('optional', { ns: 'validation' })}
        maxLength={LIMITS.comment}
      />
      <SubmitButton>{t(reviewId === '' ? 'submit' : 'update')}</SubmitButton>
    </SiteForm>
  );
}
