import { typedFields } from '#app/features/forms/use-site-form.ts';
import type { ReviewDraft } from '../reviews-model.ts';
import type { ReviewSubject } from './save-review.ts';

/** A form's current field values; no rating is ''. */
export interface ReviewFields {
  rating: string;
  title: string;
  description: string;
}

/** Unsent reviews by subject: they outlive the dialog, and end with the page. */
const drafts = new Map<string, ReviewFields>();

const keyOf = ({ type, id }: ReviewSubject) => `${type}/${id}`;

export function draftOf(subject: ReviewSubject): ReviewFields | undefined {
  return drafts.get(keyOf(subject));
}

export function forgetDraft(subject: ReviewSubject): void {
  drafts.delete(keyOf(subject));
}

/** Stores what differs from the review as it is. */
export function keepDraft(subject: ReviewSubject, own: ReviewDraft | null, fields: ReviewFields): void {
  const before = toFields(own);
  const differs = Object.entries(fields).some(([name, text]) => before[name as keyof ReviewFields] !== text);
  if (differs) drafts.set(keyOf(subject), fields);
  else forgetDraft(subject);
}

export function toFields(own: ReviewDraft | null): ReviewFields {
  if (!own) return { rating: '', title: '', description: '' };
  return { rating: String(own.rating), title: own.title, description: own.description };
}

/** The current field values of a review's form. */
export function fieldsOf(form: HTMLFormElement): ReviewFields {
  const { rating = '', title = '', description = '' } = typedFields(form);
  return { rating, title, description };
}
