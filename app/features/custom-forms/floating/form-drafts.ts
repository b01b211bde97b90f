import { typedFields } from '#app/features/forms/use-site-form.ts';
import { KEY_FIELD } from '../filled-schema.ts';

/**
 * What was typed and not sent, by form: it outlives the page that showed the form, and ends with the
 * document.
 */
const drafts = new Map<string, Record<string, string>>();

export const draftOf = (formId: string) => drafts.get(formId) ?? null;

export function keepDraft(formId: string, form: HTMLFormElement): void {
  const { [KEY_FIELD]: _, ...typed } = typedFields(form);
  drafts.set(formId, typed);
}

export function forgetDraft(formId: string): void {
  drafts.delete(formId);
}
