import { readBrowserCookie } from '#app/lib/browser-cookie.ts';

/**
 * Lists the custom forms that this browser has sent; scripts may read it. Written by workers/edge/cookies.ts.
 */
export const SENT_FORMS_COOKIE = 'forms';
/** No id has it, and a cookie may. */
const SEPARATOR = '!';
/** Ids have up to 128 characters, and a cookie has an end. */
const MAX_LENGTH = 1800;

export function readSentForms(value: string | null): string[] {
  return (value ?? '').split(SEPARATOR).filter((id) => /^[A-Za-z0-9_.:~@-]+$/.test(id));
}

/** The newest last; what does not fit any more is forgotten, the oldest first. */
export function withSentForm(sent: readonly string[], id: string): string {
  const ids = [...sent.filter((known) => known !== id), id];
  while (ids.length > 1 && ids.join(SEPARATOR).length > MAX_LENGTH) ids.shift();
  return ids.join(SEPARATOR);
}

/** In the browser. */
export const sentFormsOf = (cookies: string) => readSentForms(readBrowserCookie(SENT_FORMS_COOKIE, cookies));
