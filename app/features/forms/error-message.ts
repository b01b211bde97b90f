/**
 * A form's messages are keys of the namespace `validation`; an exclamation mark after the key stands after the text too
 * (viewer.md §5: `email_empty` + '!'). What a server said in its own words is marked as such.
 */
const SERVER_TEXT_MARK = 'text:';

export function serverText(message: string): string {
  return SERVER_TEXT_MARK + message;
}

/** The words of a message. `t` translates keys of the namespace `validation`. */
export function errorMessage(message: string, t: (key: string) => string): string {
  if (message.startsWith(SERVER_TEXT_MARK)) return message.slice(SERVER_TEXT_MARK.length);
  return message.endsWith('!') ? `${t(message.slice(0, -1))}!` : t(message);
}
