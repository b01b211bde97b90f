import type { CallContext, Handler } from '#workers/platform/call-context.ts';
import { draftStore } from '#workers/platform/storage/draft-store.ts';
import { requireRoleFor } from './document-role.ts';
import { loadDraft } from './load-draft.ts';
import { toDocumentWire } from './to-wire.ts';

/** Batches that a response has without `since`: enough to take some back. */
const RECENT = 50;

export const editedDocument: Handler<'editedDocument'> = async (context) => {
  requireRoleFor(context, context.params.document, 'edit');
  const { params, query, account, localise } = context;
  const scope = scopeOf(context);
  const draft = await loadDraft(scope, account.defaultLanguage, params.document);
  const since = query.since ?? Math.max(0, draft.revision - RECENT);
  const log = draft.row ? await draftStore(scope).logSince(params.document, since) : [];
  return { data: toDocumentWire(draft, log, localise) };
};

export const scopeOf = ({ dependencies, account }: Pick<CallContext, 'dependencies' | 'account'>) =>
  dependencies.stores.scopeFor(account.accountId);
