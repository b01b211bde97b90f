/** Clocks that run apart by more were put, or one of them slept. */
const JUMP_MS = 1500;

interface ServerTimeNeeds {
  /** The device's clock in Unix ms. It goes on while the device sleeps, and may be wrong or be put. */
  device(): number;
  /** Ms that never jump, and may stand still in sleep. */
  steady(): number;
  /** Asks the server; null where it cannot say. */
  ask(): Promise<number | null>;
}

/**
 * The server's time on the viewer's device. How far the device is off is known once; its clock then carries the time
 * through sleep, and when it jumps the server is asked again.
 */
export class ServerTime {
  readonly #needs: ServerTimeNeeds;
  #skewMs: number;
  #apartMs: number;

  constructor(needs: ServerTimeNeeds, skewMs: number) {
    this.#needs = needs;
    this.#skewMs = skewMs;
    this.#apartMs = this.#apart();
  }

  now(): number {
    if (Math.abs(this.#apart() - this.#apartMs) > JUMP_MS) {
      this.#apartMs = this.#apart();
      void this.correct();
    }
    return this.#needs.device() + this.#skewMs;
  }

  /** Asks the server now. A late answer is of the time it was sent at, half its way ago. */
  async correct(): Promise<void> {
    const askedAt = this.#needs.steady();
    const serverMs = await this.#needs.ask().catch(() => null);
    if (serverMs === null) return;
    const wayMs = (this.#needs.steady() - askedAt) / 2;
    this.#skewMs = serverMs + wayMs - this.#needs.device();
  }

  #apart(): number {
    return this.#needs.device() - this.#needs.steady();
  }
}
