import type { ContentService } from '#app/services/content.server.ts';
import type { Session } from '#app/services/load-context.ts';
import { FIRST_SHOWN } from './constants.ts';
import { type LiveComment, toLiveComments } from './live-comment.ts';

/** The initial state of a panel. */
export interface LiveChat {
  /** Oldest first; null where they could not be loaded. */
  comments: LiveComment[] | null;
  /** Null is a guest. */
  viewer: { id: string; name: string } | null;
  /** When the page was made, by the server's clock; ISO 8601. */
  openedAt: string;
  /**
   * Of a form that could not be sent: the draft, and the text (of `live_comments`) that explains the failure.
   */
  draft?: string | undefined;
  failure?: 'not_sent' | 'wait_before_next' | undefined;
  /** In place of ours. */
  serverText?: string | undefined;
}

/** The newest comments on a content, for its panel. Never rejects. */
export async function loadLiveChat(
  service: Pick<ContentService, 'comments'>,
  session: Promise<Session | null>,
  contentId: string,
  now: Date,
): Promise<LiveChat> {
  const [comments, viewer] = await Promise.all([
    service
      .comments({ type: 'content', id: contentId })
      .then(({ items }) => toLiveComments(items).slice(-FIRST_SHOWN))
      .catch(() => null),
    // A viewer whose session cannot be read gets the sign-in prompt when they write.
    session.then((known) => known && { id: known.user._id, name: known.user.name }).catch(() => null),
  ]);
  return { comments, viewer, openedAt: now.toISOString() };
}
