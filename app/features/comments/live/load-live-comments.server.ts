import { formatRelative } from '#app/lib/date-text.server.ts';
import type { ContentService } from '#app/services/content.server.ts';
import type { Session } from '#app/services/load-context.ts';
import { FIRST_SHOWN } from './constants.ts';
import { type LiveComment, toLiveComments } from './live-comment.ts';

const SHOWS_TIME_FOR_MS = 12 * 3_600_000;

/** The initial state of a panel. */
export interface LiveChat {
  /** Oldest first; null where they could not be loaded. */
  comments: LiveComment[] | null;
  /** Null is a guest. */
  viewer: { id: string; name: string } | null;
  /** How old the older ones were when the page was made ("3 days ago"), by id; the others show their time. */
  ages: Readonly<Record<string, string>>;
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
  texts: { now: Date; language: Promise<string> },
): Promise<LiveChat> {
  const [comments, viewer, language] = await Promise.all([
    service
      .comments({ type: 'content', id: contentId })
      .then(({ items }) => toLiveComments(items).slice(-FIRST_SHOWN))
      .catch(() => null),
    // A viewer whose session cannot be read gets the sign-in prompt when they write.
    session.then((known) => known && { id: known.user._id, name: known.user.name }).catch(() => null),
    texts.language,
  ]);
  return { comments, viewer, ages: agesOf(comments ?? [], texts.now, language) };
}

function agesOf(comments: readonly LiveComment[], now: Date, language: string): LiveChat['ages'] {
  const old = comments.filter(({ time }) => now.getTime() - Date.parse(time) > SHOWS_TIME_FOR_MS);
  return Object.fromEntries(old.map(({ id, time }) => [id, formatRelative(time, now, language)]));
}
