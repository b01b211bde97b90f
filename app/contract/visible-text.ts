/**
 * Neither a blank, nor a mark that only formats, nor one of the letters of Hangul and Braille that are blank
 * as well. What has no meaning yet may be an emoji younger than this engine.
 */
const VISIBLE = /(?!\uFE0F)[^\s\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Z}\u115F\u1160\u2800\u3164\uFFA0]/u;

/** Whether there is anything to read in a text: zero-width characters alone are as empty as blanks. */
export function hasVisibleText(text: string): boolean {
  return VISIBLE.test(text);
}
