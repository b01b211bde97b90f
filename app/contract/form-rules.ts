import { LIMITS } from './limits.ts';
import type { FormField } from './pages.ts';
import { hasVisibleText } from './visible-text.ts';

/** What can be wrong with a value of a custom form, in the order in which it is looked for. */
export const FORM_FAULTS = [
  'form_field_empty',
  'form_value_long',
  'form_email_invalid',
  'form_phone_invalid',
  'form_option_unknown',
] as const;
export type FormFault = (typeof FORM_FAULTS)[number];

/** page-builder.md §9: in characters. */
export const FORM_EMAIL_MIN_CHARS = 5;

/** In UTF-16 units, as browsers count for `maxlength`. */
export const FORM_MAX_CHARS = {
  TEXT_INPUT: LIMITS.name,
  EMAIL: LIMITS.email,
  PHONE: LIMITS.phone,
  DROPDOWN: LIMITS.name,
  TEXT_AREA: LIMITS.comment,
} as const satisfies Record<FormField['type'], number>;

/** Arabic and Persian keyboards type their own. */
const DIGITS = /^[0-9\u0660-\u0669\u06F0-\u06F9]+$/;

/**
 * page-builder.md §5, the same in browser, edge and service: what is wrong with a value that was typed into a
 * field, null where nothing is. A field that nobody must fill in is right when it is empty, whatever its
 * type.
 */
export function formFaultOf(
  { type, is_mandatory, options }: Pick<FormField, 'type' | 'is_mandatory' | 'options'>,
  value: string,
): FormFault | null {
  if (!hasVisibleText(value)) return is_mandatory ? 'form_field_empty' : null;
  if (value.length > FORM_MAX_CHARS[type]) return 'form_value_long';
  if (type === 'EMAIL' && !looksLikeEmail(value)) return 'form_email_invalid';
  if (type === 'PHONE' && !DIGITS.test(value)) return 'form_phone_invalid';
  if (type === 'DROPDOWN' && !options.includes(value)) return 'form_option_unknown';
  return null;
}

/**
 * What was typed, as it is judged and kept: without blanks around it, and with line breaks of one character.
 */
export function toFormValue(typed: string): string {
  return typed.replace(/\r\n?/g, '\n').trim();
}

function looksLikeEmail(value: string): boolean {
  return value.length >= FORM_EMAIL_MIN_CHARS && value.includes('@') && value.includes('.');
}
