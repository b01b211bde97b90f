import * as v from 'valibot';
import { CommentRulesSchema } from '#app/contract/site/comment-rules.ts';
import type { Dependencies } from '#workers/platform/dependencies.ts';
import { AdminError } from './admin-error.ts';
import { putEntities } from './put-entities.ts';
import { requireAccount } from './require-account.ts';

type Deps = Pick<Dependencies, 'stores' | 'directory' | 'accounts' | 'now'>;

export async function readCommentRules(deps: Deps, accountId: string) {
  return (await requireAccount(deps, accountId)).commentRules ?? v.parse(CommentRulesSchema, {});
}

/** Sets the account's slow mode and the words that comments must not contain. */
export async function putCommentRules(deps: Deps, accountId: string, body: unknown) {
  const account = await requireAccount(deps, accountId);
  const parsed = v.safeParse(CommentRulesSchema, body);
  if (!parsed.success) {
    throw new AdminError(
      422,
      'Comment rules are { "slow_mode_seconds" (0 to 3600), "blocked_words" (texts) }.',
    );
  }
  await putEntities(deps, accountId, [{ kind: 'comment-rules', id: 'comment-rules', value: parsed.output }]);
  deps.accounts.forget(account);
  return parsed.output;
}
