import { LRUCache } from 'lru-cache';
import type { Tenant } from '#app/features/tenancy/tenant.ts';
import { sha256Hex } from '#app/lib/sha256-hex.ts';
import type { Session, SessionStore } from '#app/services/load-context.ts';
import { isClientError } from '#app/services/service-error.ts';
import type { Services } from '#app/services/services.server.ts';
import type { Cookies, StoredSession } from './cookies.ts';

const VALID_MS = 60_000;
const MAX_SESSIONS = 5_000;
const TOO_MANY_REQUESTS = 429;

interface Validated {
  session: Session;
  at: number;
}

export interface SessionMemory {
  /**
   * Those validated within the last minute, by tenant and digest: a memory dump holds no session id as key.
   */
  validated: LRUCache<string, Validated>;
  /** When a viewer last changed, by tenant and user: earlier validations no longer count. */
  changedAt: LRUCache<string, number>;
}

export const createSessionMemory = (): SessionMemory => ({
  validated: new LRUCache({ max: MAX_SESSIONS }),
  changedAt: new LRUCache({ max: MAX_SESSIONS }),
});

interface SessionManagerOptions {
  cookies: Cookies;
  tenant: Tenant;
  memory: SessionMemory;
  user: () => Pick<Services['user'], 'validateSession'>;
  now(): number;
}

/** The viewer's session during one request. */
export class SessionManager implements SessionStore {
  readonly #options: SessionManagerOptions;
  #stored: StoredSession | null;
  #reading: Promise<Session | null> | undefined;
  /** By this request, not within the last minute. */
  #isValidated = false;

  constructor(options: SessionManagerOptions) {
    this.#options = options;
    this.#stored = options.cookies.session();
  }

  /** What the service calls of this request carry. */
  currentId(): string | null {
    return this.#stored?.sessionId ?? null;
  }

  /** Of this browser, for the calls that limit wrong passwords. */
  deviceKeys(): readonly string[] {
    return this.#options.cookies.deviceKeys();
  }

  get(): Promise<Session | null> {
    this.#reading ??= this.#read();
    return this.#reading;
  }

  async getFresh(): Promise<Session | null> {
    const session = await this.get();
    if (!this.#stored || this.#isValidated) return session;
    this.#options.memory.validated.delete(await this.#key(this.#stored.sessionId));
    this.#reading = undefined;
    return this.get();
  }

  store(sessionId: string, remember: boolean, deviceKey?: string): void {
    this.#keep({ sessionId, remember });
    if (deviceKey !== undefined) this.#options.cookies.addDeviceKey(deviceKey);
    this.#reading = undefined;
  }

  async replace(sessionId: string): Promise<void> {
    const before = this.#stored;
    this.#keep({ sessionId, remember: before?.remember ?? false });
    this.#reading = undefined;
    if (before) this.#options.memory.validated.delete(await this.#key(before.sessionId));
  }

  async clear(): Promise<void> {
    const ended = this.#stored;
    this.#stored = null;
    this.#reading = undefined;
    this.#options.cookies.clear('sid');
    if (ended) this.#options.memory.validated.delete(await this.#key(ended.sessionId));
  }

  viewerChanged(userId: string): void {
    this.#reading = undefined;
    this.#options.memory.changedAt.set(this.#scoped(userId), this.#options.now());
  }

  async #read(): Promise<Session | null> {
    const stored = this.#stored;
    if (!stored) {
      // A cookie that is no session id at all is as invalid as one that the service refuses.
      if (this.#options.cookies.read('sid') !== null) this.#options.cookies.clear('sid');
      return null;
    }
    const key = await this.#key(stored.sessionId);
    const session = this.#known(key) ?? (await this.#validate(key));
    if (session && session.sessionId !== stored.sessionId) {
      this.#keep({ sessionId: session.sessionId, remember: stored.remember });
    }
    return session;
  }

  #known(key: string): Session | null {
    const { memory, now } = this.#options;
    const known = memory.validated.get(key);
    if (!known || known.at + VALID_MS <= now()) return null;
    const changedAt = memory.changedAt.get(this.#scoped(known.session.user._id)) ?? Number.NEGATIVE_INFINITY;
    return known.at > changedAt ? known.session : null;
  }

  async #validate(key: string): Promise<Session | null> {
    const { memory, now, user } = this.#options;
    const at = now();
    try {
      const { user: viewer, user_session: userSession, profile } = await user().validateSession();
      this.#isValidated = true;
      const session = { user: viewer, sessionId: userSession.session_id, profile };
      const validated = { session, at };
      // Requests already under way still carry the old id; they learn the new one from here.
      memory.validated.set(key, validated);
      memory.validated.set(await this.#key(session.sessionId), validated);
      return session;
    } catch (error) {
      memory.validated.delete(key);
      if (!isClientError(error) || error.status === TOO_MANY_REQUESTS) throw error;
      this.#stored = null;
      this.#options.cookies.clear('sid');
      return null;
    }
  }

  #keep(stored: StoredSession): void {
    this.#stored = stored;
    this.#options.cookies.setSession(stored);
  }

  async #key(sessionId: string): Promise<string> {
    return this.#scoped(await sha256Hex(sessionId));
  }

  #scoped(name: string): string {
    const { slug, accountId } = this.#options.tenant;
    return `${slug}/${accountId}/${name}`;
  }
}
