import type { Tenant } from '#app/features/tenancy/tenant.ts';
import type { Session, SessionStore } from '#app/services/load-context.ts';
import { LruMap } from '#app/services/lru-map.ts';
import { isRefusal } from '#app/services/service-error.ts';
import type { Services } from '#app/services/services.server.ts';
import type { Cookies, StoredSession } from './cookies.ts';

const VALID_MS = 60_000;
const MAX_SESSIONS = 5_000;
const TOO_MANY_REQUESTS = 429;

interface Validated {
  session: Session;
  until: number;
}

/** Sessions that were validated within the last minute, by tenant and digest: a memory dump holds no session id as key. */
export type SessionMemory = LruMap<string, Validated>;

export const createSessionMemory = (): SessionMemory => new LruMap(MAX_SESSIONS);

interface KeeperOptions {
  cookies: Cookies;
  tenant: Tenant;
  memory: SessionMemory;
  user: () => Pick<Services['user'], 'validateSession'>;
  now(): number;
}

/** The viewer's session during one request. */
export class SessionKeeper implements SessionStore {
  readonly #options: KeeperOptions;
  #stored: StoredSession | null;
  #reading: Promise<Session | null> | undefined;

  constructor(options: KeeperOptions) {
    this.#options = options;
    this.#stored = options.cookies.session();
  }

  /** What the service calls of this request carry. */
  currentId(): string | null {
    return this.#stored?.sessionId ?? null;
  }

  get(): Promise<Session | null> {
    this.#reading ??= this.#read();
    return this.#reading;
  }

  store(sessionId: string, remember: boolean): void {
    this.#keep({ sessionId, remember });
    this.#reading = undefined;
  }

  clear(): void {
    this.#stored = null;
    this.#reading = undefined;
    this.#options.cookies.clear('sid');
  }

  async #read(): Promise<Session | null> {
    const stored = this.#stored;
    if (!stored) {
      // A cookie that is no session id at all is as invalid as one that the service refuses.
      if (this.#options.cookies.read('sid') !== null) this.clear();
      return null;
    }
    const { memory, now } = this.#options;
    const key = await this.#key(stored.sessionId);
    const known = memory.get(key);
    const session = known && known.until > now() ? known.session : await this.#validate(key);
    if (session && session.sessionId !== stored.sessionId) {
      this.#keep({ sessionId: session.sessionId, remember: stored.remember });
    }
    return session;
  }

  async #validate(key: string): Promise<Session | null> {
    const { memory, now, user } = this.#options;
    try {
      const { user: viewer, user_session: userSession } = await user().validateSession();
      const session = { user: viewer, sessionId: userSession.session_id };
      const validated = { session, until: now() + VALID_MS };
      // Requests already under way still carry the old id; they learn the new one from here.
      memory.set(key, validated);
      memory.set(await this.#key(session.sessionId), validated);
      return session;
    } catch (error) {
      memory.delete(key);
      if (!isRefusal(error) || error.status === TOO_MANY_REQUESTS) throw error;
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
    const { slug, accountId } = this.#options.tenant;
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(sessionId));
    const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
    return `${slug}/${accountId}/${hex}`;
  }
}
