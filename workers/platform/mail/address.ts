const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
/** Marks that turn the direction of what follows: a name with one could dress up the address after it. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const MAX_NAME_CHARS = 100;

/** A user's text as it may be in a mail's header: one line, displayed in the order of its characters. */
export function headerText(text: string): string {
  return text.replace(DIRECTION_MARKS, '').replace(CONTROL, ' ').replace(/\s+/g, ' ').trim();
}

/**
 * `"Ana \"the\" Lima" <ana@example.com>` (RFC 5322 §3.4), the name quoted so that nothing in it is syntax.
 */
export function formatAddress(name: string, address: string): string {
  const shown = [...headerText(name)].slice(0, MAX_NAME_CHARS).join('');
  return shown === '' ? address : `"${shown.replace(/["\\]/g, '\\$&')}" <${address}>`;
}

/**
 * Whether an address may go to a provider. Sign-up requires no more than an "@"; what could be read as two
 * addresses or a name is not sent to.
 */
export function isSendable(address: string): boolean {
  return /^[^\s\p{Cc}<>()[\]\\,;:"@]+@[^\s\p{Cc}<>()[\]\\,;:"@]+$/u.test(address);
}
