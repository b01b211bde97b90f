import type { CallContext, Handler } from '#workers/platform/call-context.ts';
import { draftStore } from '#workers/platform/storage/draft-store.ts';
import { requireRole } from '#workers/platform/user/require-session.ts';
import { loadDraft } from './load-draft.ts';
import { toDocumentWire } from './to-wire.ts';

export const editedDocument: Handler<'editedDocument'> = async (context) => {
  requireRole(context, 'edit');
  const { params, query, account, localise } = context;
  const scope = scopeOf(context);
  const [draft, log] = await Promise.all([
    loadDraft(scope, account.defaultLanguage, params.document),
    query.since === undefined ? [] : draftStore(scope).logSince(params.document, query.since),
  ]);
  return { data: toDocumentWire(draft, draft.row ? log : [], localise) };
};

export const scopeOf = ({ dependencies, account }: Pick<CallContext, 'dependencies' | 'account'>) =>
  dependencies.stores.scopeFor(account.accountId);
