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
  const scope = scopeOf(context).gathering();
  const store = draftStore(scope);
  const { since, log: detail } = query;
  const readRecent = detail === 'brief' ? store.recentBriefLog : store.recentLog;
  const [draft, recent] = await Promise.all([
    loadDraft(scope, account.defaultLanguage, params.document),
    since === undefined ? readRecent(params.document, RECENT) : [],
  ]);
  if (!draft.row) return { data: toDocumentWire(draft, [], localise) };
  // After the draft, back from which it leads.
  const log = since === undefined ? recent : await store.logSince(params.document, since);
  return { data: toDocumentWire(draft, log, localise) };
};

export const scopeOf = ({ dependencies, account }: Pick<CallContext, 'dependencies' | 'account'>) =>
  dependencies.stores.scopeFor(account.accountId);
