import type { RoomEvent } from '#app/contract/live-room.ts';
import { backoffMs } from '#app/lib/backoff.ts';
import { earliest, isAfter, latest, overlapping } from './comment-times.ts';
import {
  HIDDEN_POLL_INTERVAL_MS,
  MAX_FAILED_ATTEMPTS,
  MAX_POLL_INTERVAL_MS,
  POLL_INTERVAL_MS,
  POLL_SPREAD_MS,
  RECONCILE_EVERY_MS,
  RECONNECT_MS,
} from './constants.ts';
import type { FeedDependencies } from './feed-dependencies.ts';
import { type LiveComment, toLiveComments } from './live-comment.ts';
import { commentsToReconcile, reconcile } from './reconcile-comments.ts';
import { jittered, RoomConnection } from './room-connection.ts';

/** Comments that were pushed while some before them are missing. */
interface Tail {
  after: string;
  last: string;
  /** Responses that did not bring what is missing: it may have been deleted before the request. */
  failedAttempts: number;
}

/**
 * Brings new comments: pushed by the room where there is one, else by polling every ten seconds (viewer.md
 * §9). What was missed while the connection was down, or between two events, is fetched by the time of the
 * last known comment.
 */
export class CommentFeed {
  readonly #dependencies: FeedDependencies;
  /** Everything up to here is known. */
  #cursor: string | null;
  #tail: Tail | null = null;
  readonly #room: RoomConnection;
  #isPushed = false;
  #failedPolls = 0;
  #pollTimer: ReturnType<typeof setTimeout> | undefined;
  #request: AbortController | null = null;
  #reviewedAtMs = Date.now();
  #isPollRequested = false;

  /** `newest`: the time of the newest comment that is known from elsewhere. */
  constructor(dependencies: FeedDependencies, newest: string | null) {
    this.#dependencies = dependencies;
    this.#cursor = newest;
    this.#room = new RoomConnection({
      connect: dependencies.connect,
      random: dependencies.random,
      onEvent: (event) => this.#receive(event),
      onClose: () => this.#onClose(),
    });
  }

  start(): void {
    this.#pollIn(this.#interval());
    this.#room.connect();
  }

  stop(): void {
    clearTimeout(this.#pollTimer);
    this.#room.stop();
    this.#isPushed = false;
    this.#request?.abort();
    this.#request = null;
  }

  /** The viewer or the network is back: requests what came meanwhile at once. */
  reconnect(): void {
    if (this.#isPushed) return;
    this.#pollIn(0);
    this.#room.retry();
  }

  #receive(event: RoomEvent): void {
    this.#dependencies.onViewers(event.viewers);
    if (event.kind === 'hello') {
      this.#isPushed = true;
      clearTimeout(this.#pollTimer);
      if (isAfter(event.newest, this.#cursor) || this.#failedPolls > 0) this.#pollIn(0);
      // A deletion that happened meanwhile is not pushed again.
      else if (this.#isReviewDue()) this.#pollIn(this.#dependencies.random() * POLL_SPREAD_MS);
    }
    if (event.kind === 'comments') this.#receiveComments(event);
    if (event.kind === 'changed') {
      this.#dependencies.onReconciled({
        removed: event.gone,
        changed: toLiveComments(event.comments),
        isFinal: true,
      });
    }
  }

  #receiveComments(event: Extract<RoomEvent, { kind: 'comments' }>): void {
    const comments = toLiveComments(event.comments);
    const last = comments.at(-1)?.time;
    if (last === undefined) return;
    this.#dependencies.onComments(comments);
    const { after = null } = event;
    if (after === null || !isAfter(after, this.#cursor)) {
      this.#cursor = latest(this.#cursor, last);
      return;
    }
    const follows = this.#tail !== null && !isAfter(after, this.#tail.last);
    this.#tail = { after: follows && this.#tail ? this.#tail.after : after, last, failedAttempts: 0 };
    if (!this.#request) this.#pollIn(0);
  }

  #onClose(): void {
    const wasPushed = this.#isPushed;
    this.#isPushed = false;
    this.#dependencies.onViewers(null);
    if (!wasPushed) return;
    this.#reviewedAtMs = Number.NEGATIVE_INFINITY;
    this.#pollIn(this.#dependencies.random() * POLL_SPREAD_MS);
  }

  #pollIn(delayMs: number): void {
    clearTimeout(this.#pollTimer);
    this.#pollTimer = setTimeout(() => void this.#poll(), delayMs);
  }

  async #poll(): Promise<void> {
    if (this.#request) {
      this.#isPollRequested = true;
      return;
    }
    const request = new AbortController();
    this.#request = request;
    this.#isPollRequested = false;
    const known = this.#isReviewDue() ? commentsToReconcile(this.#dependencies.shown()) : [];
    const since = earliest(known[0]?.time, this.#cursor);
    const comments = await this.#dependencies
      .fetchSince(overlapping(since), request.signal)
      .catch(() => null);
    if (request.signal.aborted) return;
    this.#request = null;
    if (!comments) {
      this.#fail();
      return;
    }
    if (known.length > 0) this.#review(known, comments);
    this.#succeed(comments);
  }

  #isReviewDue(): boolean {
    return Date.now() - this.#reviewedAtMs >= RECONCILE_EVERY_MS;
  }

  #review(known: readonly LiveComment[], answer: readonly LiveComment[]): void {
    this.#reviewedAtMs = Date.now();
    this.#dependencies.onReconciled(reconcile(known, answer));
  }

  #succeed(comments: LiveComment[]): void {
    this.#failedPolls = 0;
    this.#dependencies.onDisconnected(false);
    if (comments.length > 0) this.#dependencies.onComments(comments);
    this.#cursor = latest(this.#cursor, comments.at(-1)?.time);
    this.#closeGap();
    if (this.#isPollRequested || this.#tail) this.#pollIn(this.#tail ? RECONNECT_MS : 0);
    else if (!this.#isPushed) this.#pollIn(this.#interval());
  }

  #closeGap(): void {
    const tail = this.#tail;
    if (!tail) return;
    tail.failedAttempts += 1;
    if (isAfter(tail.after, this.#cursor) && tail.failedAttempts < MAX_FAILED_ATTEMPTS) return;
    this.#cursor = latest(this.#cursor, tail.last);
    this.#tail = null;
  }

  #fail(): void {
    this.#failedPolls += 1;
    this.#dependencies.onDisconnected(true);
    const delayMs = backoffMs(this.#failedPolls - 1, {
      firstMs: POLL_INTERVAL_MS,
      longestMs: MAX_POLL_INTERVAL_MS,
    });
    this.#pollIn(Math.max(this.#interval(), jittered(delayMs, this.#dependencies.random())));
  }

  #interval(): number {
    return this.#dependencies.isHidden() ? HIDDEN_POLL_INTERVAL_MS : POLL_INTERVAL_MS;
  }
}
