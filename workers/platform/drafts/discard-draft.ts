import type { Handler } from '#workers/platform/call-context.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import { draftStore } from '#workers/platform/storage/draft-store.ts';
import { isFailedCondition } from '#workers/platform/storage/failed-condition.ts';
import { toDraft } from './document.ts';
import { requireRoleFor } from './document-role.ts';
import { scopeOf } from './edited-document.ts';
import { loadDraft } from './load-draft.ts';

/** Back to what is published; a page that is not published yet goes. */
export const discardDraft: Handler<'discardDraft'> = async (context) => {
  const { user } = requireRoleFor(context, context.params.document, 'edit');
  const { account, params, now } = context;
  const scope = scopeOf(context);
  const store = draftStore(scope);
  const { row, published, publishedDigest } = await loadDraft(
    scope,
    account.defaultLanguage,
    params.document,
  );
  if (!row) return {};
  if (!published || publishedDigest === null) {
    await scope.write([store.removeDraft(params.document), store.forgetLog(params.document)]);
    return {};
  }
  const draft = {
    documentId: params.document,
    body: toDraft(params.document, published, account.defaultLanguage),
    // Goes on: senders who still have the old draft open learn that it is another one.
    revision: row.revision + 1,
    ...{ digest: publishedDigest, baseDigest: publishedDigest, modifiedDate: now, userId: user.id },
  };
  const [first, ...rest] = store.putDraft(draft, row.revision, null);
  if (first)
    await scope.write([first, ...rest, store.forgetLog(params.document)]).catch((error: unknown) => {
      throw isFailedCondition(error) ? new HttpError(503, 'busy') : error;
    });
  return {};
};
