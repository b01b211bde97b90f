// chunk: forms

import * as v from 'valibot';

/**
 * Schemas of what a form sends. A field that is left out reads as an empty one, so that every message is the
 * field's own. Parsed without Conform's coercion: everything arrives as text.
 */
const sent = (message: string) => v.optional(v.string(message), '');

/** One line, trimmed. */
export function textField({ missing, maxChars }: { missing: string; maxChars: number }) {
  return v.pipe(sent(missing), v.trim(), v.nonEmpty(missing), v.maxLength(maxChars, 'too_long'));
}

export function optionalTextField({ maxChars }: { maxChars: number }) {
  return v.pipe(sent('invalid_input'), v.trim(), v.maxLength(maxChars, 'too_long'));
}

/** Exactly as typed: blanks are part of a password. */
export function passwordField({ missing, maxChars }: { missing: string; maxChars: number }) {
  return v.pipe(sent(missing), v.nonEmpty(missing), v.maxLength(maxChars, 'too_long'));
}

/** A box that is not ticked is not sent at all. */
export function checkboxField() {
  return v.pipe(
    sent('invalid_input'),
    v.transform((value) => value === 'on'),
  );
}
