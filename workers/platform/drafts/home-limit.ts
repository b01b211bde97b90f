import { kindOfDocument } from '#app/contract/editing.ts';
import { MAX_HOMES } from '#app/contract/site/template.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import type { AccountScope } from '#workers/platform/storage/account-scope.ts';
import { draftStore } from '#workers/platform/storage/draft-store.ts';

/** Before a new document: of homes, sites read so many and no more. Throws 422 with the number. */
export async function requireHomeLimit(scope: AccountScope, documentId: string): Promise<void> {
  if (kindOfDocument(documentId) !== 'home') return;
  const store = draftStore(scope);
  const [homes, states] = await Promise.all([store.homes(), store.states()]);
  const drafted = states.map((state) => state.documentId).filter((id) => kindOfDocument(id) === 'home');
  const ids = new Set([...homes.map(({ id }) => `home:${id}`), ...drafted]);
  if (ids.size < MAX_HOMES) return;
  const message = `a brand may have ${MAX_HOMES} home pages: delete one first`;
  throw new HttpError(422, 'rejected', { faults: [{ path: '', message }] });
}
