import { HttpError } from '#workers/platform/http/http-error.ts';
import type { AccountStore } from '#workers/platform/storage/account-store.ts';
import type { Subject } from '#workers/platform/storage/community-store.ts';

export function subjectIn(store: AccountStore, subject: Subject) {
  return subject.type === 'content' ? store.reviews.work(subject.id) : store.community.subject(subject);
}

export async function requireSubject(store: AccountStore, subject: Subject): Promise<void> {
  const found = await subjectIn(store, subject);
  if (found.length === 0) throw new HttpError(404, 'not_found');
}
