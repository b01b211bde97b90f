/** Marks that turn or embed a direction: with one in it, a name rearranges the text around it. */
const DIRECTION_MARKS = /[\u202a-\u202e\u2066-\u2069]/g;
/** Marks that nobody sees and no script needs: two names with and without one would look alike. */
const UNSEEN_MARKS = /[\u200b\u2060\ufeff]/g;

/** A name as it is stored: one line, without direction marks. Many scripts and emoji need the joiners. */
export function toDisplayName(name: string): string {
  return name
    .normalize('NFC')
    .replace(DIRECTION_MARKS, '')
    .replace(UNSEEN_MARKS, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
}

/** One user an address, however it is capitalised. */
export function toEmailKey(emailId: string): string {
  return emailId.trim().normalize('NFKC').toLowerCase();
}
