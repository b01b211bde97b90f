import type { Data } from '#app/lib/edit-document/document.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import type { AccountScope } from '#workers/platform/storage/account-scope.ts';
import { draftStore } from '#workers/platform/storage/draft-store.ts';
import { toPublished } from './document.ts';
import { findDraft } from './load-draft.ts';

interface Wanted {
  id: string;
  language: string;
  /** Of a version; null of the drafts. */
  hashes: ReadonlyMap<string, string> | null;
}

/** As it would be published, or as the version has it; what neither has is as it is published. */
export async function shownValue(scope: AccountScope, wanted: Wanted): Promise<Data> {
  const value = await findShownValue(scope, wanted);
  if (!value) throw new HttpError(404, 'not_found');
  return value;
}

/** The same; null of what is neither drafted nor published. */
export async function findShownValue(
  scope: AccountScope,
  { id, language, hashes }: Wanted,
): Promise<Data | null> {
  const hash = hashes?.get(id);
  if (hash !== undefined) {
    const [stored] = await draftStore(scope).bodies([hash]);
    if (stored) return stored.body as Data;
  }
  const draft = await findDraft(scope, language, id);
  if (!draft) return null;
  return hashes ? draft.published : toPublished(id, draft.document, draft.published);
}
