/**
 * Half of a character that takes two units, as JSON may write it. As bytes of UTF-8 it could not come at all.
 */
const MAYBE_HALF = /\\u[dD][89a-fA-F]/;
const ESCAPES =
  /\\(?:u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|(u[dD][89a-fA-F][\da-fA-F]{2})|[\s\S])/g;

/**
 * JSON whose texts are whole: a half character becomes the sign for an unreadable one. A page is sent as
 * UTF-8, which has no other way to write it, so that a browser would find another text in it than its scripts
 * have; and no address can hold it.
 */
export function wellFormedJson(text: string): string {
  if (!MAYBE_HALF.test(text)) return text;
  return text.replace(ESCAPES, (sign, half: string | undefined) => (half ? '\\ufffd' : sign));
}
