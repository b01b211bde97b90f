import { LRUCache } from 'lru-cache';

const WINDOW_MS = 5_000;
/** Different records of a service, or different calls, that fail before it is suspected. */
const FAILED_TO_SUSPECT = 3;
const SHARE_TO_SUSPECT = 0.5;
const FAILURES_TO_OPEN_RECORD = 3;
const OPEN_MS = 5_000;
/** For so long, one more failure opens a record's circuit again. */
const RECORD_MEMORY_MS = 30_000;
const MAX_CIRCUITS = 5_000;
const MAX_RECORDS = 5_000;
const MAX_FAILED = 50;

/** One call, as the breakers count it. */
export interface CountedCall {
  /** Tenant and service. */
  circuit: string;
  /** Names the call and what it is about. Computed in trouble only. */
  record(): Promise<string>;
  now(): number;
  /** Whether the service responds to calls that are known to be good. */
  isServiceUp(): Promise<boolean>;
}

interface Circuit {
  since: number;
  failed: Set<string>;
  successes: number;
  /** Until then its records are looked at one by one. */
  troubledUntil: number;
  /** Null while the service counts as up. */
  openUntil: number | null;
  verifiedAt: number;
}

interface FailedRecord {
  failures: number;
  failedAt: number;
}

/**
 * Stops calls that keep failing, so that viewers do not wait for them and the service can recover. A record
 * that fails stops calls for itself only. A service is suspected when several different calls fail, and
 * its circuit opens only when calls that are known to be good fail as well: what strangers request never decides.
 */
export class Breakers {
  readonly #circuits = new LRUCache<string, Circuit>({ max: MAX_CIRCUITS });
  readonly #records = new LRUCache<string, FailedRecord>({ max: MAX_RECORDS });

  /** Whether the call may go out. When a service's time is over, one caller finds out whether it is back. */
  async admits(call: CountedCall): Promise<boolean> {
    const circuit = this.#circuits.get(call.circuit);
    if (!circuit) return true;
    if (circuit.openUntil !== null && !(await this.#isBack(circuit, call))) return false;
    if (call.now() >= circuit.troubledUntil) return true;
    return this.#admitsRecord(await keyOf(call), call.now());
  }

  async succeed(call: CountedCall): Promise<void> {
    const circuit = this.#circuits.get(call.circuit);
    if (!circuit) return;
    circuit.successes += 1;
    if (call.now() < circuit.troubledUntil) this.#records.delete(await keyOf(call));
  }

  /**
   * Counts a failure. `blamesService` is false for one that is the record's alone. True when the service is
   * to be verified now.
   */
  async fail(call: CountedCall, blamesService: boolean): Promise<boolean> {
    const key = await keyOf(call);
    const now = call.now();
    const circuit = this.#circuitAt(call.circuit, now);
    circuit.troubledUntil = now + OPEN_MS;
    this.#failRecord(key, now);
    if (!blamesService || circuit.openUntil !== null) return false;
    if (circuit.failed.size < MAX_FAILED) circuit.failed.add(key);
    const { size } = circuit.failed;
    const isSuspect = size >= FAILED_TO_SUSPECT && size / (size + circuit.successes) >= SHARE_TO_SUSPECT;
    if (!isSuspect || now < circuit.verifiedAt + WINDOW_MS) return false;
    circuit.verifiedAt = now;
    return true;
  }

  /** Opens the circuit of a suspected service unless it is up. True when it opened. */
  async verify(call: CountedCall): Promise<boolean> {
    if (await call.isServiceUp()) return false;
    this.#circuitAt(call.circuit, call.now()).openUntil = call.now() + OPEN_MS;
    return true;
  }

  async #isBack(circuit: Circuit, call: CountedCall): Promise<boolean> {
    if (call.now() < (circuit.openUntil ?? 0)) return false;
    // The others do not wait for this caller: its promise is bound to its own request.
    circuit.openUntil = call.now() + OPEN_MS;
    const isUp = await call.isServiceUp();
    if (isUp) this.#circuits.delete(call.circuit);
    return isUp;
  }

  #circuitAt(name: string, now: number): Circuit {
    const known = this.#circuits.get(name);
    const circuit = known ?? {
      since: now,
      failed: new Set(),
      successes: 0,
      troubledUntil: 0,
      openUntil: null,
      verifiedAt: Number.NEGATIVE_INFINITY,
    };
    if (!known) this.#circuits.set(name, circuit);
    if (now >= circuit.since + WINDOW_MS) {
      circuit.since = now;
      circuit.failed.clear();
      circuit.successes = 0;
    }
    return circuit;
  }

  #admitsRecord(key: string, now: number): boolean {
    const record = this.#records.get(key);
    return !record || record.failures < FAILURES_TO_OPEN_RECORD || now >= record.failedAt + OPEN_MS;
  }

  #failRecord(key: string, now: number): void {
    const known = this.#records.get(key);
    const isRecent = known && now < known.failedAt + RECORD_MEMORY_MS;
    this.#records.set(key, { failures: isRecent ? known.failures + 1 : 1, failedAt: now });
  }
}

const keyOf = async (call: CountedCall) => `${call.circuit}/${await call.record()}`;
