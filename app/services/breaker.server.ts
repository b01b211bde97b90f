import { LRUCache } from 'lru-cache';

const FAILURES_TO_OPEN = 5;
const OPEN_MS = 5_000;
const MAX_CIRCUITS = 5_000;

interface Circuit {
  failures: number;
  /** Until then no request is sent; afterwards one caller tries, and the others wait for another period. */
  openUntil: number;
}

/** Stops requests to a service that keeps failing, so that viewers do not wait for it and it can recover. */
export class Breakers {
  readonly #circuits = new LRUCache<string, Circuit>({ max: MAX_CIRCUITS });

  /** Whether a call may go out. A circuit whose time is over is half open: it lets exactly one pass. */
  admits(key: string, now: number): boolean {
    const circuit = this.#circuits.get(key);
    if (!circuit || circuit.failures < FAILURES_TO_OPEN) return true;
    if (now < circuit.openUntil) return false;
    circuit.openUntil = now + OPEN_MS;
    return true;
  }

  succeed(key: string): void {
    this.#circuits.delete(key);
  }

  /** True when this very failure opened the circuit. */
  fail(key: string, now: number): boolean {
    const circuit = this.#circuits.get(key) ?? { failures: 0, openUntil: 0 };
    circuit.failures += 1;
    if (circuit.failures >= FAILURES_TO_OPEN) circuit.openUntil = now + OPEN_MS;
    this.#circuits.set(key, circuit);
    return circuit.failures === FAILURES_TO_OPEN;
  }
}
