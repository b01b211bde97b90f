import { useEffect, useRef, useState } from 'react';
import type { LiveComment } from './live-comment.ts';

/** Nearer to the end than this a reader follows along. */
const FOLLOWS_WITHIN_PX = 48;

/**
 * How many comments came while the viewer was reading older ones. The list is held by its end
 * (comment-stream.module.css), so its scroll position is the distance from there.
 */
export function useNewestInSight(comments: readonly LiveComment[], outgoingCount: number) {
  const ref = useRef<HTMLElement>(null);
  const [seenUpTo, setSeenUpTo] = useState<string | null>(null);
  const newest = comments.at(-1)?.time ?? null;

  useEffect(() => {
    const stream = ref.current;
    if (!stream) return;
    const look = () => {
      const follows = Math.abs(stream.scrollTop) < FOLLOWS_WITHIN_PX;
      setSeenUpTo((current) => (follows ? null : (current ?? newest)));
    };
    look();
    stream.addEventListener('scroll', look, { passive: true });
    return () => stream.removeEventListener('scroll', look);
  }, [newest]);

  const showNewest = () => ref.current?.scrollTo({ top: 0 });
  // A viewer who writes wants to see the comment.
  useEffect(() => {
    if (outgoingCount > 0) ref.current?.scrollTo({ top: 0 });
  }, [outgoingCount]);

  // By time, as the last one seen may have been deleted.
  const seenIndex = seenUpTo === null ? -1 : comments.findLastIndex(({ time }) => time <= seenUpTo);
  const unseen = seenUpTo === null ? 0 : comments.length - 1 - seenIndex;
  return { ref, unseen, showNewest };
}
