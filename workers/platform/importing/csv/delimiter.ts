export const DELIMITERS = [',', ';', '\t'] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/** The sign that is met most often outside quotes in the header; a comma where there is none. */
export function guessDelimiter(head: string): Delimiter {
  const header = headerOf(head);
  const counts = DELIMITERS.map((delimiter) => header.split(delimiter).length - 1);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
}

/** The first line that is not blank, without what is in quotes. */
function headerOf(head: string): string {
  let header = '';
  let isQuoted = false;
  for (const character of head) {
    if (character === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (character === '\n' || character === '\r')) {
      if (header.trim() !== '') break;
      header = '';
    } else if (!isQuoted) header += character;
  }
  return header;
}
