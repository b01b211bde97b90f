import type { RoomEvent } from '#app/contract/live-room.ts';
import type { LiveComment } from './live-comment.ts';
import type { Reconciliation } from './reconcile-comments.ts';

/** A connection to the room: `close` is called at most once, and never after `disconnect`. */
export type ConnectRoom = (on: { event(event: RoomEvent): void; close(): void }) => { disconnect(): void };

export interface FeedDependencies {
  /** Comments newer than that, or all there are. */
  fetchSince(time: string | null, signal: AbortSignal): Promise<LiveComment[]>;
  connect: ConnectRoom;
  isHidden(): boolean;
  /** 0 to 1 */
  random(): number;
  onComments(comments: LiveComment[]): void;
  /** What is on the screen, oldest first. */
  shown(): readonly LiveComment[];
  /** What became of some of that. */
  onReconciled(review: Reconciliation): void;
  /** Null where it cannot be known. */
  onViewers(viewers: number | null): void;
  /** Whether new comments do not arrive at the moment. */
  onDisconnected(isDisconnected: boolean): void;
}
