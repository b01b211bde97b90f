import { desc, gt, sql } from 'drizzle-orm';
import { LIMITS } from '#app/contract/limits.ts';
import { memoize } from '#app/lib/memoize.ts';
import type { AccountScope } from './account-scope.ts';
import { top, visible } from './comment-columns.ts';
import { type Reader, seenBy } from './comment-reader.ts';
import { commentRows, limit, offset, ofSubject, type Window } from './comment-rows.ts';
import type { Subject } from './community-store.ts';
import { comments } from './schema/community.ts';

const NEWEST_FIRST = [desc(comments.timestamp), desc(comments.id)];

/** The comments on a subject, newest first. */
export function commentPages(scope: AccountScope) {
  const all = memoize(() =>
    commentRows(scope, ofSubject, visible, gt(comments.timestamp, sql.placeholder('since')))
      .orderBy(...NEWEST_FIRST)
      .page({ limit: LIMITS.list }),
  );
  const newestOnes = memoize(() =>
    commentRows(scope, ofSubject, visible, sql`${comments.removedDate} IS NULL`)
      .orderBy(...NEWEST_FIRST)
      .page({ limit }),
  );
  const tops = memoize(() =>
    commentRows(scope, ofSubject, visible, top)
      .orderBy(...NEWEST_FIRST)
      .page({ limit, offset }),
  );
  const topCount = memoize(() => scope.count(comments, ofSubject, visible, top));

  return {
    /** Comments and replies alike; those after `since` alone. */
    all: ({ type, id }: Subject, since: Date | null, reader: Reader) =>
      all().with({ type, id, since: since?.getTime() ?? 0, ...seenBy(reader) }),
    newestOnes: ({ type, id }: Subject, limit: number, reader: Reader) =>
      newestOnes().with({ type, id, limit, ...seenBy(reader) }),
    /** A page of the comments that begin a thread. */
    tops: ({ type, id }: Subject, window: Window, reader: Reader) =>
      tops().with({ type, id, ...window, ...seenBy(reader) }),
    topCount: ({ type, id }: Subject, reader: Reader) => topCount().with({ type, id, ...seenBy(reader) }),
  };
}
