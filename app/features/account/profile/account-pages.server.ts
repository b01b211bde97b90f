import type { MarqueeContext } from '#app/services/load-context.ts';
import { ACCOUNT_MATTERS, type AccountMatter } from './account-matters.ts';

type Capable = Pick<MarqueeContext['services'], 'hasCall'>;

const CALLS = {
  sessions: 'ownSessions',
  download: 'ownData',
  delete: 'deleteAccount',
} as const satisfies Record<AccountMatter, string>;

/** What the backend has no call for: no page of the account leads there. */
export async function lackingMatters({ hasCall }: Capable): Promise<AccountMatter[]> {
  const has = await Promise.all(ACCOUNT_MATTERS.map((matter) => hasCall(CALLS[matter])));
  return ACCOUNT_MATTERS.filter((_, index) => !has[index]);
}
