import type { RoomEvent } from '#app/contract/live-room.ts';
import { backoffMs } from '#app/lib/backoff.ts';
import { COOLDOWN_MS, MAX_FAILED_ATTEMPTS, MAX_RECONNECT_MS, RECONNECT_MS, STABLE_MS } from './constants.ts';
import type { ConnectRoom } from './feed-dependencies.ts';

interface Options {
  connect: ConnectRoom;
  /** 0 to 1 */
  random(): number;
  onEvent(event: RoomEvent): void;
  /** Called before the next attempt is scheduled. */
  onClose(): void;
}

/** Connects to a content's room again and again: backs off, and cools down after several failed attempts. */
export class RoomConnection {
  readonly #options: Options;
  #room: { disconnect(): void } | null = null;
  #connectedAtMs = 0;
  #failedAttempts = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  connect(): void {
    clearTimeout(this.#timer);
    this.#connectedAtMs = 0;
    this.#room = this.#options.connect({
      event: (event) => this.#receive(event),
      close: () => this.#onClose(),
    });
  }

  /** Connects at once, unless an attempt is under way. */
  retry(): void {
    if (this.#room) return;
    this.#failedAttempts = 0;
    this.connect();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#room?.disconnect();
    this.#room = null;
  }

  #receive(event: RoomEvent): void {
    if (event.kind === 'hello') this.#connectedAtMs = Date.now();
    this.#options.onEvent(event);
  }

  #onClose(): void {
    const lastedMs = this.#connectedAtMs === 0 ? 0 : Date.now() - this.#connectedAtMs;
    this.#room = null;
    this.#failedAttempts = lastedMs >= STABLE_MS ? 0 : this.#failedAttempts + 1;
    this.#options.onClose();
    this.#timer = setTimeout(() => this.connect(), this.#reconnectDelay());
  }

  #reconnectDelay(): number {
    const delayMs =
      this.#failedAttempts >= MAX_FAILED_ATTEMPTS
        ? COOLDOWN_MS
        : backoffMs(this.#failedAttempts, { firstMs: RECONNECT_MS, longestMs: MAX_RECONNECT_MS });
    return jittered(delayMs, this.#options.random());
  }
}

/** At least half of the delay, the rest random, so that clients do not reconnect all at once. */
export function jittered(delayMs: number, random: number): number {
  return delayMs * (0.5 + random / 2);
}
