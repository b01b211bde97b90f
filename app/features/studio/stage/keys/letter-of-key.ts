/** On an Arabic keyboard it is the letter that a Latin one has there, as in browsers' own shortcuts. */
export function letterOfKey({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  const isForeign = key.length === 1 && key > '\u007f';
  return (isForeign ? code.replace(/^Key/, '') : key).toLowerCase();
}
