import { and, eq, sql } from 'drizzle-orm';
import type { ReviewableType } from '#app/contract/community.ts';
import { memoize } from '#app/lib/memoize.ts';
import type { AccountScope } from './account-scope.ts';
import { contents } from './schema/catalogue.ts';
import { channels } from './schema/channel.ts';
import { artists, venues } from './schema/people.ts';
import type { ScopedQuery } from './scoped-query.ts';

/** What a review or a comment is about. */
export interface Subject {
  type: ReviewableType;
  id: string;
}

/** What viewers can speak of. Queries, to be awaited or batched. */
export function communityStore(scope: AccountScope) {
  const id = sql.placeholder('id');

  const subjects: Record<ReviewableType, () => ScopedQuery<{ id: string }>> = {
    content: memoize(() => published(scope)),
    playlist: memoize(() => published(scope, 'PLAYLIST')),
    channel: memoize(() => scope.pick(channels, { id: channels.id }, eq(channels.id, id))),
    artist: memoize(() => scope.pick(artists, { id: artists.id }, eq(artists.id, id))),
    venue: memoize(() => scope.pick(venues, { id: venues.id }, eq(venues.id, id))),
  };

  const liveContent = memoize(() =>
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
