import type { ReviewBody } from '#app/contract/community.ts';
import { hasVisibleText } from '#app/contract/visible-text.ts';
import type { CallContext, Handlers } from '#workers/platform/call-context.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import { windowOf } from '#workers/platform/http/paging.ts';
import type { AccountStore } from '#workers/platform/storage/account-store.ts';
import type { Subject } from '#workers/platform/storage/community-store.ts';
import type { ReviewRow, ReviewWords } from '#workers/platform/storage/review-store.ts';
import { requireSession } from '#workers/platform/user/require-session.ts';
import { withinText } from './within-text.ts';

/** Nobody: no user has an empty id. */
const GUEST = '';

export const reviewHandlers: Handlers = {
  reviews: async ({ store, params, query, session }) => {
    const [found, rows, counts, own] = await store.batch([
      subjectIn(store, params),
      store.reviews.page(params, windowOf(query)),
      store.reviews.counts(params),
      store.reviews.own(params, session?.user.id ?? GUEST),
    ]);
    if (found.length === 0) throw new HttpError(404, 'not_found');
    const shown = withinText(rows, ({ title, description }) => `${title ?? ''}${description ?? ''}`);
    return { data: shown.map(toReview), summary: toSummary(counts, own[0]) };
  },

  addReview: async (context) => {
    const { store, params, body, now } = context;
    const { user } = requireReviewer(context);
    await requireSubject(store, params);
    const review = { id: crypto.randomUUID(), userId: user.id, createdDate: now, ...toWords(body) };
    if (!(await store.reviews.add(params, review))) throw new HttpError(409, 'already_reviewed');
    return ownReview(store, params, user.id);
  },

  editReview: async (context) => {
    const { store, query, body } = context;
    const { user } = requireReviewer(context);
    const [row] = await store.reviews.one(query.review_id);
    if (!row) throw new HttpError(404, 'not_found');
    // The column holds no other words than the contract's types.
    const subject = { type: row.subjectType, id: row.subjectId } as Subject;
    await requireSubject(store, subject);
    if (row.userId !== user.id) throw new HttpError(403, 'not_yours');
    await store.reviews.change(row.id, user.id, toWords(body));
    return ownReview(store, subject, user.id);
  },
};

/** viewer.md §6: reviews need the rating permission. */
function requireReviewer(context: Pick<CallContext, 'account' | 'session'>) {
  const session = requireSession(context);
  if (context.account.modulePermissions.rating !== true) throw new HttpError(403, 'ratings_off');
  return session;
}

function subjectIn(store: AccountStore, subject: Subject) {
  return subject.type === 'content' ? store.reviews.work(subject.id) : store.community.subject(subject);
}

async function requireSubject(store: AccountStore, subject: Subject): Promise<void> {
  const found = await subjectIn(store, subject);
  if (found.length === 0) throw new HttpError(404, 'not_found');
}

async function ownReview(store: AccountStore, subject: Subject, userId: string) {
  const [row] = await store.reviews.own(subject, userId);
  if (!row) throw new HttpError(404, 'not_found');
  return { data: toReview(row) };
}

function toWords({ title, description, rating }: ReviewBody): ReviewWords {
  return { title: toText(title), description: toText(description), rating };
}

/** Null for a text in which there is nothing to read. */
function toText(text: string | null | undefined): string | null {
  return text && hasVisibleText(text) ? text.trim() : null;
}

function toSummary(counts: readonly { rating: number; total: number }[], own: ReviewRow | undefined) {
  const count = counts.reduce((sum, { total }) => sum + total, 0);
  const stars = counts.reduce((sum, { rating, total }) => sum + rating * total, 0);
  return {
    average_rating: count > 0 ? stars / count : 0,
    review_count: count,
    distribution: counts.map(({ rating, total }) => ({ rating, count: total })),
    own_review: own && toReview(own),
  };
}

function toReview(row: ReviewRow) {
  return {
    _id: row.id,
    title: row.title ?? undefined,
    description: row.description ?? undefined,
    rating: row.rating,
    created_date: row.createdDate.toISOString(),
    is_edited: row.isEdited,
    user: { _id: row.authorId, name: row.authorName },
  };
}
