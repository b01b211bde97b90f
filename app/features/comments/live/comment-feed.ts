import type { RoomEvent } from '#app/contract/live-room.ts';
import { backoffMs } from '#app/lib/backoff.ts';
import { earlier, isLater, later, overlapping } from './comment-times.ts';
import {
  HIDDEN_POLL_INTERVAL_MS,
  MAX_POLL_INTERVAL_MS,
  MAX_RECONNECT_MS,
  POLL_INTERVAL_MS,
  POLL_SPREAD_MS,
  RECONNECT_MS,
  REST_MS,
  REVIEW_EVERY_MS,
  STABLE_MS,
  VAIN_ATTEMPTS,
} from './constants.ts';
import type { FeedParts } from './feed-dependencies.ts';
import { type LiveComment, toLiveComments } from './live-comment.ts';
import { reviewed, reviewOf } from './reconcile-comments.ts';

/** Comments that were pushed while some before them are missing. */
interface Tail {
  after: string;
  last: string;
  /** Answers that did not bring what is missing: it may have been taken away before anyone asked. */
  vainAnswers: number;
}

/**
 * Brings new comments: pushed by the room where there is one, else by asking every ten seconds (viewer.md §9). What was
 * missed while the connection was away, or between two frames, is asked for by the time of the last one known.
 */
export class CommentFeed {
  readonly #parts: FeedParts;
  /** Everything up to here is known. */
  #cursor: string | null;
  #tail: Tail | null = null;
  #room: { disconnect(): void } | null = null;
  #isPushed = false;
  #connectedAtMs = 0;
  #vainAttempts = 0;
  #failedPolls = 0;
  #pollTimer: ReturnType<typeof setTimeout> | undefined;
  #connectTimer: ReturnType<typeof setTimeout> | undefined;
  #asking: AbortController | null = null;
  #reviewedAtMs = Date.now();
  #isAskedAgain = false;

  /** `newest`: the time of the newest comment that is known from elsewhere. */
  constructor(parts: FeedParts, newest: string | null) {
    this.#parts = parts;
    this.#cursor = newest;
  }

  start(): void {
    this.#pollIn(this.#interval());
    this.#connect();
  }

  stop(): void {
    clearTimeout(this.#pollTimer);
    clearTimeout(this.#connectTimer);
    this.#room?.disconnect();
    this.#room = null;
    this.#isPushed = false;
    this.#asking?.abort();
    this.#asking = null;
  }

  /** The viewer is back, or the network: asks at once for what came meanwhile. */
  wake(): void {
    if (this.#isPushed) return;
    this.#pollIn(0);
    if (this.#room) return;
    this.#vainAttempts = 0;
    this.#connect();
  }

  #connect(): void {
    clearTimeout(this.#connectTimer);
    this.#connectedAtMs = 0;
    this.#room = this.#parts.connect({
      frame: (frame) => this.#take(frame),
      close: () => this.#lose(),
    });
  }

  #take(frame: RoomEvent): void {
    this.#parts.onViewers(frame.viewers);
    if (frame.kind === 'hello') {
      this.#isPushed = true;
      this.#connectedAtMs = Date.now();
      clearTimeout(this.#pollTimer);
      if (isLater(frame.newest, this.#cursor) || this.#failedPolls > 0) this.#pollIn(0);
      // What was taken away meanwhile nobody says again.
      else if (this.#isReviewDue()) this.#pollIn(this.#parts.random() * POLL_SPREAD_MS);
    }
    if (frame.kind === 'comments') this.#takeComments(frame);
    if (frame.kind === 'changed') {
      this.#parts.onReview({
        gone: frame.gone,
        changed: toLiveComments(frame.comments),
        isFinal: true,
      });
    }
  }

  #takeComments(frame: Extract<RoomEvent, { kind: 'comments' }>): void {
    const comments = toLiveComments(frame.comments);
    const last = comments.at(-1)?.time;
    if (last === undefined) return;
    this.#parts.onComments(comments);
    const { after = null } = frame;
    if (after === null || !isLater(after, this.#cursor)) {
      this.#cursor = later(this.#cursor, last);
      return;
    }
    const follows = this.#tail !== null && !isLater(after, this.#tail.last);
    this.#tail = { after: follows && this.#tail ? this.#tail.after : after, last, vainAnswers: 0 };
    if (!this.#asking) this.#pollIn(0);
  }

  #lose(): void {
    const lastedMs = this.#connectedAtMs === 0 ? 0 : Date.now() - this.#connectedAtMs;
    const wasPushed = this.#isPushed;
    this.#room = null;
    this.#isPushed = false;
    this.#vainAttempts = lastedMs >= STABLE_MS ? 0 : this.#vainAttempts + 1;
    this.#parts.onViewers(null);
    if (wasPushed) {
      this.#reviewedAtMs = Number.NEGATIVE_INFINITY;
      this.#pollIn(this.#parts.random() * POLL_SPREAD_MS);
    }
    this.#connectTimer = setTimeout(() => this.#connect(), this.#reconnectDelay());
  }

  #reconnectDelay(): number {
    const delayMs =
      this.#vainAttempts >= VAIN_ATTEMPTS
        ? REST_MS
        : backoffMs(this.#vainAttempts, { firstMs: RECONNECT_MS, longestMs: MAX_RECONNECT_MS });
    return jittered(delayMs, this.#parts.random());
  }

  #pollIn(delayMs: number): void {
    clearTimeout(this.#pollTimer);
    this.#pollTimer = setTimeout(() => void this.#poll(), delayMs);
  }

  async #poll(): Promise<void> {
    if (this.#asking) {
      this.#isAskedAgain = true;
      return;
    }
    const asking = new AbortController();
    this.#asking = asking;
    this.#isAskedAgain = false;
    const known = this.#isReviewDue() ? reviewed(this.#parts.shown()) : [];
    const since = earlier(known[0]?.time, this.#cursor);
    const comments = await this.#parts.fetchSince(overlapping(since), asking.signal).catch(() => null);
    if (asking.signal.aborted) return;
    this.#asking = null;
    if (!comments) {
      this.#fail();
      return;
    }
    if (known.length > 0) this.#review(known, comments);
    this.#succeed(comments);
  }

  #isReviewDue(): boolean {
    return Date.now() - this.#reviewedAtMs >= REVIEW_EVERY_MS;
  }

  #review(known: readonly LiveComment[], answer: readonly LiveComment[]): void {
    this.#reviewedAtMs = Date.now();
    this.#parts.onReview(reviewOf(known, answer));
  }

  #succeed(comments: LiveComment[]): void {
    this.#failedPolls = 0;
    this.#parts.onLost(false);
    if (comments.length > 0) this.#parts.onComments(comments);
    this.#cursor = later(this.#cursor, comments.at(-1)?.time);
    this.#closeGap();
    if (this.#isAskedAgain || this.#tail) this.#pollIn(this.#tail ? RECONNECT_MS : 0);
    else if (!this.#isPushed) this.#pollIn(this.#interval());
  }

  #closeGap(): void {
    const tail = this.#tail;
    if (!tail) return;
    tail.vainAnswers += 1;
    if (isLater(tail.after, this.#cursor) && tail.vainAnswers < VAIN_ATTEMPTS) return;
    this.#cursor = later(this.#cursor, tail.last);
    this.#tail = null;
  }

  #fail(): void {
    this.#failedPolls += 1;
    this.#parts.onLost(true);
    const delayMs = backoffMs(this.#failedPolls - 1, {
      firstMs: POLL_INTERVAL_MS,
      longestMs: MAX_POLL_INTERVAL_MS,
    });
    this.#pollIn(Math.max(this.#interval(), jittered(delayMs, this.#parts.random())));
  }

  #interval(): number {
    return this.#parts.isHidden() ? HIDDEN_POLL_INTERVAL_MS : POLL_INTERVAL_MS;
  }
}

/** Half of it is certain, so that nobody comes back at once. */
function jittered(delayMs: number, random: number): number {
  return delayMs * (0.5 + random / 2);
}
