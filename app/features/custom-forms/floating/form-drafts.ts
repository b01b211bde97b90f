import { KEY_FIELD } from '../filled-schema.ts';

/**
 * What was typed and not sent, by form: it outlives the page that showed the form, and ends with the
 * document.
 */
const drafts = new Map<string, Record<string, string>>();

export const draftOf = (formId: string) => drafts.get(formId) ?? null;

export function keepDraft(formId: string, form: HTMLFormElement): void {
  const typed = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && name !== KEY_FIELD ? [[name, value.replaceAll('\r\n', '\n')]] : [],
  );
  drafts.set(formId, Object.fromEntries(typed));
}

export function forgetDraft(formId: string): void {
  drafts.delete(formId);
}
