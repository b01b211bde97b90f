import * as v from 'valibot';
import {
  BRAND_STATES_PATH,
  type BrandState,
  type BrandStates,
  BrandStatesSchema,
} from '#app/contract/brand-states.ts';

/** Of the ten seconds in which a suspension shows on every page, the platform's own list has two (operators.md B.14). */
const FRESH_MS = 3_000;
const STALE_MS = 6_000;
/** Without the list KV decides, a minute later: no page waits longer than this for it. */
const TIMEOUT_MS = 1_000;

type Platform = { fetch(request: Request): Promise<Response> };

/**
 * Which brands have left or come back in the last minutes: KV and this isolate's memory have that up to a minute later.
 * One list for all brands, so that in a busy isolate no page ever waits for it.
 */
export class StateWatch {
  #states: BrandStates = {};
  #readAtMs = Number.NEGATIVE_INFINITY;
  #startedAtMs = Number.NEGATIVE_INFINITY;

  /** Undefined where nothing has changed. Waits for nothing while the list is fresh enough. */
  find(
    platform: Platform,
    hostname: string,
    { now, waitUntil }: { now: number; waitUntil(promise: Promise<unknown>): void },
  ): BrandState | undefined | Promise<BrandState | undefined> {
    const ageMs = now - this.#readAtMs;
    // Each request waits for a read of its own: one of another request ends with that.
    if (ageMs >= STALE_MS) return this.#read(platform, now).then(() => this.#states[hostname]);
    if (ageMs >= FRESH_MS && now - this.#startedAtMs >= TIMEOUT_MS) waitUntil(this.#read(platform, now));
    return this.#states[hostname];
  }

  async #read(platform: Platform, now: number): Promise<void> {
    this.#startedAtMs = now;
    const states = await readStates(platform);
    // Where the platform does not respond, what was known stays, and the next pages do not wait again.
    if (states && now >= this.#readAtMs) this.#states = states;
    this.#readAtMs = Math.max(this.#readAtMs, now);
  }
}

async function readStates(platform: Platform): Promise<BrandStates | null> {
  const request = new Request(`https://platform.invalid${BRAND_STATES_PATH}`);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), TIMEOUT_MS);
  });
  const states = await Promise.race([fetchStates(platform, request).catch(() => null), timeout]);
  clearTimeout(timer);
  return states;
}

async function fetchStates(platform: Platform, request: Request): Promise<BrandStates | null> {
  const response = await platform.fetch(request);
  const read = response.ok ? v.safeParse(BrandStatesSchema, await response.json()) : null;
  return read?.success ? read.output.states : null;
}
