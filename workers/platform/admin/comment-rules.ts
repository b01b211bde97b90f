import * as v from 'valibot';
import { requiredText } from '#app/contract/primitives.ts';
import type { Dependencies } from '#workers/platform/dependencies.ts';
import type { Account } from '#workers/platform/storage/directory.ts';
import { AdminError } from './admin-error.ts';

const MAX_WAIT_SECONDS = 3600;
const MAX_WORDS = 2000;

const RulesSchema = v.strictObject({
  slow_mode_seconds: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_WAIT_SECONDS)),
    0,
  ),
  blocked_words: v.optional(
    v.pipe(v.array(v.pipe(requiredText(100), v.regex(/[\p{L}\p{N}]/u))), v.maxLength(MAX_WORDS)),
    [],
  ),
});

type Deps = Pick<Dependencies, 'stores' | 'directory' | 'accounts' | 'now'>;

export async function readCommentRules(deps: Deps, accountId: string) {
  return (await requireAccount(deps, accountId)).commentRules ?? v.parse(RulesSchema, {});
}

/** Sets the account's slow mode and the words that comments must not contain. */
export async function putCommentRules(deps: Deps, accountId: string, body: unknown) {
  const account = await requireAccount(deps, accountId);
  const parsed = v.safeParse(RulesSchema, body);
  if (!parsed.success) {
    throw new AdminError(
      422,
      'Comment rules are { "slow_mode_seconds" (0 to 3600), "blocked_words" (texts) }.',
    );
  }
  await deps.directory.put({ ...account, commentRules: parsed.output });
  deps.accounts.forget(account);
  const event = { action: 'comments.rules', subject: accountId, actor: 'operator', time: deps.now() };
  await deps.stores.storeFor(accountId).starter.audit(event);
  return parsed.output;
}

async function requireAccount({ directory }: Deps, accountId: string): Promise<Account> {
  const account = await directory.find(accountId);
  if (!account) throw new AdminError(404, `There is no account "${accountId}".`);
  return account;
}
