import { isStudioKind, KIND_ROLES } from '#app/contract/entity-calls.ts';
import type { Handler } from '#workers/platform/call-context.ts';
import { scopeOf } from '#workers/platform/drafts/edited-document.ts';
import { isInTheAccount } from '#workers/platform/editing/account-writer.ts';
import { applyChanges, BusyError } from '#workers/platform/editing/apply-changes.ts';
import { readChanges } from '#workers/platform/editing/read-changes.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import { requireRole } from '#workers/platform/user/require-session.ts';

export const changeEntities: Handler<'changeEntities'> = async (context) => {
  const { body, account, now, dependencies } = context;
  const { user } = requireRole(context, 'publish');
  for (const { kind } of body.changes) {
    if (!isStudioKind(kind))
      throw new HttpError(422, 'rejected', {
        faults: [{ path: 'kind', message: `"${kind}" is not written here` }],
      });
    requireRole(context, KIND_ROLES[kind].write);
  }
  const read = readChanges(body);
  if (Array.isArray(read)) throw new HttpError(422, 'rejected', { faults: read });
  const writing = { scope: scopeOf(context), actor: `user:${user.id}`, now };
  const results = await applyChanges(writing, read).catch((error: unknown) => {
    throw error instanceof BusyError ? new HttpError(503, 'busy') : error;
  });
  if (body.changes.some(({ kind }) => isInTheAccount(kind))) dependencies.accounts.forget(account);
  return { data: results };
};
