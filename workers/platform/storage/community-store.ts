import { and, desc, eq, gt, max, sql } from 'drizzle-orm';
import type { ReviewableType } from '#app/contract/community.ts';
import { LIMITS } from '#app/contract/limits.ts';
import type { AccountScope } from './account-scope.ts';
import { kept } from './kept.ts';
import { contents } from './schema/catalogue.ts';
import { channels } from './schema/channel.ts';
import { comments } from './schema/community.ts';
import { artists, venues } from './schema/people.ts';
import { users } from './schema/user.ts';
import type { ScopedQuery } from './scoped-query.ts';

/** What a review or a comment is about. */
export interface Subject {
  type: ReviewableType;
  id: string;
}

export interface NewComment {
  id: string;
  user: { id: string };
  comment: string;
  parentId: string | null;
  timestamp: Date;
}

/** What viewers have written, with their names. Queries, to be awaited or batched. */
export function communityStore(scope: AccountScope) {
  const id = sql.placeholder('id');
  const type = sql.placeholder('type');

  // Columns of one name must not meet in a batch: its rows are objects by column name.
  const author = { authorId: sql<string>`${users.id}`.as('author_id'), authorName: users.name };
  const commentsOf = kept(() =>
    scope
      .pick(
        comments,
        {
          id: comments.id,
          parentId: comments.parentId,
          comment: comments.comment,
          timestamp: comments.timestamp,
          likeCount: comments.likeCount,
          dislikeCount: comments.dislikeCount,
          ...author,
        },
        eq(comments.subjectType, type),
        eq(comments.subjectId, id),
        gt(comments.timestamp, sql.placeholder('since')),
      )
      .innerJoin(users, eq(users.id, comments.userId))
      .orderBy(desc(comments.timestamp), desc(comments.id))
      .page({ limit: LIMITS.list }),
  );

  const subjects: Record<ReviewableType, () => ScopedQuery<{ id: string }>> = {
    content: kept(() => published(scope)),
    playlist: kept(() => published(scope, 'PLAYLIST')),
    channel: kept(() => scope.pick(channels, { id: channels.id }, eq(channels.id, id))),
    artist: kept(() => scope.pick(artists, { id: artists.id }, eq(artists.id, id))),
    venue: kept(() => scope.pick(venues, { id: venues.id }, eq(venues.id, id))),
  };

  const newestOf = kept(() =>
    scope.pick(
      comments,
      { newest: max(comments.timestamp) },
      eq(comments.subjectType, type),
      eq(comments.subjectId, id),
    ),
  );
  const commentOf = kept(() =>
    scope.pick(
      comments,
      { id: comments.id },
      eq(comments.subjectType, type),
      eq(comments.subjectId, id),
      eq(comments.id, sql.placeholder('commentId')),
    ),
  );
  const liveContent = kept(() =>
    scope.pick(
      contents,
      { id: contents.contentId },
      eq(contents.contentId, id),
      eq(contents.isPublished, true),
      eq(contents.liveCommentsApplicable, true),
    ),
  );

  return {
    /** One row when viewers can see it. */
    subject: ({ type, id }: Subject) => subjects[type]().with({ id }),
    /** One row when its comments are live. */
    liveContent: (contentId: string) => liveContent().with({ id: contentId }),
    /** One row when that comment is about that subject. */
    comment: ({ type, id }: Subject, commentId: string) => commentOf().with({ type, id, commentId }),
    async newestComment({ type, id }: Subject): Promise<Date | null> {
      const [row] = await newestOf().with({ type, id });
      return row?.newest ?? null;
    },
    /** At most ten; those that are there already stay as they are. */
    async addComments({ type, id }: Subject, added: readonly NewComment[]): Promise<void> {
      const rows = added.map(({ user, ...comment }) => ({
        ...comment,
        userId: user.id,
        subjectType: type,
        subjectId: id,
      }));
      await scope
        .insert(comments, ...rows)
        .onConflictDoNothing()
        .run();
    },
    /** Comments and replies alike, newest first; those after `since` alone. */
    comments: ({ type, id }: Subject, since: Date | null) =>
      commentsOf().with({ type, id, since: since?.getTime() ?? 0 }),
  };
}

function published(scope: AccountScope, videoType?: 'PLAYLIST') {
  return scope.pick(
    contents,
    { id: contents.contentId },
    and(
      eq(contents.contentId, sql.placeholder('id')),
      eq(contents.isPublished, true),
      videoType && eq(contents.videoType, videoType),
    ),
  );
}

type CommunityStore = ReturnType<typeof communityStore>;
export type CommentRow = Awaited<ReturnType<CommunityStore['comments']>>[number];
