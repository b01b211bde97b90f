import { useEffect, useState, useSyncExternalStore } from 'react';
import { paths } from '#app/features/links/paths.ts';
import { fetchSiteJson, postSiteForm } from '#app/services/site-json.ts';
import { CommentFeed } from './comment-feed.ts';
import { roomOf } from './connect-room.ts';
import { LiveChatStore } from './live-chat-store.ts';
import type { LiveComment, PostResult } from './live-comment.ts';
import type { LiveChat } from './load-live-comments.server.ts';

/** The chat of a content as long as its panel is mounted. `onFresh` receives what arrived from others. */
export function useLiveChat(
  contentId: string,
  initial: LiveChat,
  onFresh: (comments: LiveComment[]) => void,
) {
  const viewerId = initial.viewer?.id ?? null;
  const [chat] = useState(
    () => new LiveChatStore(postTo(contentId), { comments: initial.comments ?? [], viewerId }),
  );
  const state = useSyncExternalStore(chat.subscribe, chat.state, chat.state);
  useEffect(() => {
    chat.setViewer(viewerId);
    chat.add(initial.comments ?? []);
  }, [chat, viewerId, initial.comments]);
  useEffect(() => connectFeed(contentId, chat, onFresh), [contentId, chat, onFresh]);
  return { chat, state };
}

function connectFeed(
  contentId: string,
  chat: LiveChatStore,
  onFresh: (comments: LiveComment[]) => void,
): () => void {
  const feed = new CommentFeed(
    {
      fetchSince: (time, signal) => fetchComments(contentId, time, signal),
      connect: roomOf(contentId),
      isHidden: () => document.hidden,
      random: Math.random,
      onComments: (comments) => onFresh(chat.add(comments).filter((comment) => !chat.isOwn(comment))),
      shown: () => chat.state().comments,
      onReconciled({ removed, changed, isFinal }) {
        chat.remove(removed, { isFinal });
        chat.update(changed);
      },
      onViewers: (viewers) => chat.setStatus({ viewers }),
      onDisconnected: (isDisconnected) => chat.setStatus({ isDisconnected }),
    },
    chat.state().comments.at(-1)?.time ?? null,
  );
  const listening = new AbortController();
  const { signal } = listening;
  const wake = () => {
    if (!document.hidden) feed.reconnect();
  };
  document.addEventListener('visibilitychange', wake, { signal });
  window.addEventListener('online', wake, { signal });
  // An open socket would keep the page out of the back/forward cache.
  window.addEventListener('pagehide', () => feed.stop(), { signal });
  window.addEventListener('pageshow', ({ persisted }) => persisted && feed.start(), { signal });
  feed.start();
  // The page came without them.
  if (chat.state().comments.length === 0) feed.reconnect();
  return () => {
    listening.abort();
    feed.stop();
  };
}

async function fetchComments(id: string, time: string | null, signal: AbortSignal): Promise<LiveComment[]> {
  // The response of our own loader.
  const answer = (await fetchSiteJson(paths.liveComments({ id }, { timestamp: time }), { signal })) as {
    comments: LiveComment[];
  };
  return answer.comments;
}

function postTo(id: string) {
  // The response of our own action.
  return async (comment: string) =>
    (await postSiteForm(paths.liveComments({ id }), { comment })) as PostResult;
}
