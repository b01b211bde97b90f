import type { Account, Directory } from '#workers/platform/storage/directory.ts';
import { AdminError } from './admin-error.ts';

export async function requireAccount(
  { directory }: { directory: Directory },
  accountId: string,
): Promise<Account> {
  const account = await directory.find(accountId);
  if (account) return account;
  throw new AdminError(404, `There is no account "${accountId}".`);
}
