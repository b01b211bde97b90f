import type { Data } from '#app/lib/edit-document/document.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import type { AccountScope } from '#workers/platform/storage/account-scope.ts';
import { draftStore } from '#workers/platform/storage/draft-store.ts';
import { toPublished } from './document.ts';
import { findDraft } from './load-draft.ts';

/** As it would be published, or as the version has it; what neither has is as it is published. */
export async function shownValue(
  scope: AccountScope,
  { id, language, hashes }: { id: string; language: string; hashes: ReadonlyMap<string, string> | null },
): Promise<Data> {
  const hash = hashes?.get(id);
  if (hash !== undefined) {
    const [stored] = await draftStore(scope).bodies([hash]);
    if (stored) return stored.body as Data;
  }
  const draft = await findDraft(scope, language, id);
  const value = hashes ? draft?.published : draft && toPublished(id, draft.document, draft.published);
  if (!value) throw new HttpError(404, 'not_found');
  return value;
}
