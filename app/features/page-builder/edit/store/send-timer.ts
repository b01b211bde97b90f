import type { Hindrance } from './outbox.ts';

/** After an attempt that failed; doubled each time, up to the last. */
const RETRY_MS = { first: 2_000, last: 30_000 };

/** When what waits is sent: some time after the last change, and again where the site could not be reached. */
export class SendTimer {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #retryMs = RETRY_MS.first;
  #isStopped = false;
  readonly #send: () => Promise<Hindrance | null>;

  constructor(send: () => Promise<Hindrance | null>) {
    this.#send = send;
  }

  start(delayMs: number): void {
    clearTimeout(this.#timer);
    if (!this.#isStopped) this.#timer = setTimeout(() => void this.#sendNow(), delayMs);
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  async #sendNow(): Promise<void> {
    const hindrance = await this.#send();
    if (hindrance === null) this.#retryMs = RETRY_MS.first;
    // Signing in again is its editor's to do.
    if (hindrance !== 'unreachable') return;
    this.start(this.#retryMs);
    this.#retryMs = Math.min(this.#retryMs * 2, RETRY_MS.last);
  }
}
