/** The text on one line, cut off with an ellipsis where it is longer than that. */
export function shorten(text: string, length: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= length) return line;
  // Half of a character that takes two code units is no character.
  const cut = line.slice(0, length - 1).replace(/[\uD800-\uDBFF]$/, '');
  return `${cut.trimEnd()}…`;
}
