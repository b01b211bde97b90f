/**
 * A form's messages are keys of the namespace `validation`; an exclamation mark after the key is appended to
 * the text (viewer.md §5: `email_empty` + '!'), and a number in brackets is its count. A server's own text is
 * marked with a prefix.
 */
const SERVER_TEXT_MARK = 'text:';
const COUNTED = /^(?<key>[\w:]+)\((?<count>\d+)\)$/;

export function serverText(message: string): string {
  return SERVER_TEXT_MARK + message;
}

export function countedMessage(key: string, count: number): string {
  return `${key}(${count})`;
}

/** The words of a message. `t` translates keys of the namespace `validation`. */
export function errorMessage(
  message: string,
  t: (key: string, values?: { count: number }) => string,
): string {
  if (message.startsWith(SERVER_TEXT_MARK)) return message.slice(SERVER_TEXT_MARK.length);
  if (message.endsWith('!')) return `${t(message.slice(0, -1))}!`;
  const { key, count } = COUNTED.exec(message)?.groups ?? {};
  return key === undefined ? t(message) : t(key, { count: Number(count) });
}
