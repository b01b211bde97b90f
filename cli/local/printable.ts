/** Control characters, and such as turn the direction of what follows; line breaks and tabs are none. */
const CONTROL = /\p{Bidi_Control}|(?![\t\n])\p{Cc}/gu;

/** A text as a terminal may have it: what a file or a server wrote must not move its cursor or rewrite its lines. */
export function printable(text: string): string {
  return text.replace(CONTROL, '\uFFFD');
}

/** As `printable`, and one line whatever is in it. */
export function printableLine(text: string): string {
  return printable(text.replace(/\s*[\r\n\u0085\u2028\u2029]\s*/g, ' '));
}
