const GMAIL: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox behind an address: without the tag after a plus sign and, at Gmail, without dots
 * (https://support.google.com/mail/answer/7436150). Only for comparing: mail goes to the address as it is.
 */
export function toMailbox(emailKey: string): string {
  const at = emailKey.lastIndexOf('@');
  const domain = emailKey.slice(at + 1);
  const name = emailKey.slice(0, at).replace(/(?<=.)\+.*$/, '');
  return GMAIL.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
