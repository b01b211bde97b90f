/** Faster than any rate that a viewer can choose. */
const MAX_RATE = 2;
const GRACE_SECONDS = 1;
/** What a position moves by rounding alone. */
const STILL_SECONDS = 0.05;

/** Counts the seconds that a title played and stalled, from the positions that its player reports. */
export class PlayMeter {
  readonly #now: () => number;
  #position = 0;
  #atMs = 0;
  #stalledAtMs: number | null = null;
  #playedSeconds = 0;
  #stallSeconds = 0;
  #stallCount = 0;

  constructor(nowMs: () => number) {
    this.#now = nowMs;
  }

  get position(): number {
    return this.#position;
  }

  get playedSeconds(): number {
    return this.#playedSeconds;
  }

  get stallCount(): number {
    return this.#stallCount;
  }

  /** With the wait that is still going on. */
  get stallSeconds(): number {
    return this.#stallSeconds + this.#stallingSeconds();
  }

  /** It went on playing up to here. */
  advance(position: number): void {
    const moved = position - this.#position;
    if (moved > STILL_SECONDS) this.goOn();
    const allowed = ((this.#now() - this.#atMs) / 1000) * MAX_RATE + GRACE_SECONDS;
    this.#playedSeconds += Math.max(0, Math.min(moved, allowed));
    this.jump(position);
  }

  /** It is here now, without having played what lies between. */
  jump(position: number): void {
    this.#position = position;
    this.#atMs = this.#now();
  }

  /** It waits for data. */
  stall(): void {
    if (this.#stalledAtMs !== null) return;
    this.#stalledAtMs = this.#now();
    this.#stallCount += 1;
  }

  /** It waits no longer, or for something else. */
  goOn(): void {
    this.#stallSeconds += this.#stallingSeconds();
    this.#stalledAtMs = null;
  }

  #stallingSeconds(): number {
    return this.#stalledAtMs === null ? 0 : (this.#now() - this.#stalledAtMs) / 1000;
  }
}
