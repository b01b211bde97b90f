import { useEffect, useState, useSyncExternalStore } from 'react';
import { paths } from '#app/features/links/paths.ts';
import { fetchSiteJson, postSiteForm } from '#app/services/site-json.ts';
import { CommentFeed } from './comment-feed.ts';
import { roomOf } from './connect-room.ts';
import { Talk } from './live-chat-store.ts';
import type { LiveComment } from './live-comment.ts';
import type { LiveTalk } from './load-live-comments.server.ts';
import type { PostAnswer } from './post-result.ts';

/** The talk of a content as long as its panel is there. `onFresh` hears what arrived from others. */
export function useLiveTalk(
  contentId: string,
  initial: LiveTalk,
  onFresh: (comments: LiveComment[]) => void,
) {
  const viewerId = initial.viewer?.id ?? null;
  const [talk] = useState(() => new Talk(postTo(contentId), { comments: initial.comments ?? [], viewerId }));
  const state = useSyncExternalStore(talk.subscribe, talk.state, talk.state);
  useEffect(() => {
    talk.belongTo(viewerId);
    talk.add(initial.comments ?? []);
  }, [talk, viewerId, initial.comments]);
  useEffect(() => keepFed(contentId, talk, onFresh), [contentId, talk, onFresh]);
  return { talk, state };
}

function keepFed(contentId: string, talk: Talk, onFresh: (comments: LiveComment[]) => void): () => void {
  const feed = new CommentFeed(
    {
      fetchSince: (time, signal) => fetchComments(contentId, time, signal),
      connect: roomOf(contentId),
      isHidden: () => document.hidden,
      random: Math.random,
      onComments: (comments) => onFresh(talk.add(comments).filter((comment) => !talk.isOwn(comment))),
      shown: () => talk.state().comments,
      onReview({ gone, changed, isFinal }) {
        talk.take(gone, { isFinal });
        talk.change(changed);
      },
      onViewers: (viewers) => talk.note({ viewers }),
      onLost: (isLost) => talk.note({ isLost }),
    },
    talk.state().comments.at(-1)?.time ?? null,
  );
  const listening = new AbortController();
  const { signal } = listening;
  const wake = () => {
    if (!document.hidden) feed.wake();
  };
  document.addEventListener('visibilitychange', wake, { signal });
  window.addEventListener('online', wake, { signal });
  // An open socket would keep the page out of the cache for going back.
  window.addEventListener('pagehide', () => feed.stop(), { signal });
  window.addEventListener('pageshow', ({ persisted }) => persisted && feed.start(), { signal });
  feed.start();
  // The page came without them.
  if (talk.state().comments.length === 0) feed.wake();
  return () => {
    listening.abort();
    feed.stop();
  };
}

async function fetchComments(id: string, time: string | null, signal: AbortSignal): Promise<LiveComment[]> {
  // Our own loader's answer.
  const answer = (await fetchSiteJson(paths.liveComments({ id }, { timestamp: time }), { signal })) as {
    comments: LiveComment[];
  };
  return answer.comments;
}

function postTo(id: string) {
  // Our own action's answer.
  return async (comment: string) =>
    (await postSiteForm(paths.liveComments({ id }), { comment })) as PostAnswer;
}
