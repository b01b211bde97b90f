/** One user an address, however it is capitalised. */
export function toEmailKey(emailId: string): string {
  return emailId.trim().normalize('NFKC').toLowerCase();
}
