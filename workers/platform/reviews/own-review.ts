import type { ReviewBody } from '#app/contract/community.ts';
import { hasVisibleText } from '#app/contract/visible-text.ts';
import type { CallContext } from '#workers/platform/call-context.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import type { AccountStore } from '#workers/platform/storage/account-store.ts';
import type { Subject } from '#workers/platform/storage/community-store.ts';
import type { ReviewWords } from '#workers/platform/storage/review-store.ts';
import { requireSession } from '#workers/platform/user/require-session.ts';
import { toReview } from './reviews.ts';

/** viewer.md §6: reviews need the rating permission. */
export function requireReviewer(context: Pick<CallContext, 'account' | 'session'>) {
  const session = requireSession(context);
  if (context.account.modulePermissions.rating !== true) throw new HttpError(403, 'ratings_off');
  return session;
}

export async function ownReview(store: AccountStore, subject: Subject, userId: string) {
  const [row] = await store.reviews.own(subject, userId);
  if (!row) throw new HttpError(404, 'not_found');
  return { data: toReview(row) };
}

export function toWords({ title, description, rating }: ReviewBody): ReviewWords {
  return { title: toText(title), description: toText(description), rating };
}

/** Null for a text in which there is nothing to read. */
function toText(text: string | null | undefined): string | null {
  return text && hasVisibleText(text) ? text.trim() : null;
}
