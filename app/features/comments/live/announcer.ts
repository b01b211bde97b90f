import { ANNOUNCE_EVERY_MS } from './constants.ts';

/**
 * Batches announcements for screen readers: the first one after a pause at once, the following ones together
 * and at most every few seconds, so that a busy room does not drown the film.
 */
export class Announcer<T> {
  readonly #announce: (items: T[]) => void;
  readonly #waiting: T[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(announce: (items: T[]) => void) {
    this.#announce = announce;
  }

  add(items: readonly T[]): void {
    if (items.length === 0) return;
    this.#waiting.push(...items);
    if (this.#timer === undefined) this.#speak();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting.length = 0;
  }

  #speak(): void {
    this.#announce(this.#waiting.splice(0));
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      if (this.#waiting.length > 0) this.#speak();
    }, ANNOUNCE_EVERY_MS);
  }
}
