import * as v from 'valibot';
import { AssetHostSpellingSchema } from '#app/contract/account.ts';
import { CommandError } from '#cli/local/run-command.ts';
import type { KnownAccount } from './tenant-store.ts';

const DEADLINE_MS = 10_000;
const ResponseSchema = v.object({ data: v.object({ cf_domain_name: v.nullish(v.string()) }) });

/**
 * Fetches an account from a user service that is not the platform's, by the call that every page begins with.
 */
export async function findForeignAccount(
  userService: string,
  accountId: string,
): Promise<KnownAccount | null> {
  const url = `${userService.replace(/\/$/, '')}/api/v1/account/detail`;
  const response = await fetch(url, {
    headers: { account_id: accountId, language: 'en', default_language: 'en' },
    redirect: 'manual',
    signal: AbortSignal.timeout(DEADLINE_MS),
  }).catch(() => {
    throw new CommandError(`${url} does not respond, so the account cannot be checked.`);
  });
  if (response.status === 404) return null;
  const parsed = v.safeParse(ResponseSchema, await response.json().catch(() => null));
  if (!response.ok || !parsed.success) {
    throw new CommandError(
      `${url} responded with ${response.status} without an account; is that a user service?`,
    );
  }
  const host = v.safeParse(AssetHostSpellingSchema, parsed.output.data.cf_domain_name);
  return host.success ? { assetHost: host.output } : {};
}
