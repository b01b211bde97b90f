import type { Profile } from '#app/contract/profile.ts';
import type { User } from '#app/contract/user.ts';
import type { Home } from '#app/features/tenancy/home.ts';
import type { Site } from '#app/features/tenancy/site.ts';
import type { Tenant } from '#app/features/tenancy/tenant.ts';
import type { Services } from './services.server.ts';

/** A signed-in viewer. */
export interface Session {
  user: User;
  sessionId: string;
  /** Who of the account is watching; absent where the backend has no profiles. */
  profile?: Profile | undefined;
}

export interface SessionStore {
  /**
   * The viewer, or null for a guest. Throws ServiceError when the user service is unavailable: protected
   * pages must fail closed, decorations catch it.
   */
  get(): Promise<Session | null>;
  /** The same, validated by this request: a role that was given or taken back elsewhere counts at once. */
  getFresh(): Promise<Session | null>;
  /** Signs in: later calls of this request carry the session, the answer sets its cookie. */
  store(sessionId: string, remember: boolean, deviceKey?: string): void;
  /** Goes on with another session of the same viewer, for as long as the first was to be remembered. */
  replace(sessionId: string): Promise<void>;
  /** Signs out here. What was known of the session is forgotten once the promise is kept. */
  clear(): Promise<void>;
  /** The viewer's password, name or address has changed: all their sessions are validated anew. */
  viewerChanged(userId: string): void;
}

/** A one-time message that survives one redirect. */
export interface FlashMessage {
  kind: 'success' | 'error' | 'info';
  /** i18n key, `namespace:key` or a key of `common`. */
  key: string;
  values?: Record<string, string | number> | undefined;
}

export interface FormDraft {
  formId: string;
  fields: Record<string, string>;
}

export interface ServerTiming {
  /** Adds a duration; several of one name are summed. */
  add(name: string, durationMs: number): void;
  describe(name: string, description: string): void;
}

/** What the edge hands to every loader and action, as Remix's `context`. */
export interface MarqueeContext {
  tenant: Tenant;
  services: Services;
  /** Account config, static pages, categories and theme; memoized. Throws ServiceError without the config. */
  loadSite(): Promise<Site>;
  /** The home page's template and first lanes; memoised. One bundle call where the backend has it. */
  loadHome(): Promise<Home>;
  session: SessionStore;
  language: {
    /** The viewer's choice if the account allows it, else the account's default. Never throws. */
    get(): Promise<string>;
    store(lng: string): void;
  };
  flash: { take(): FlashMessage | null; put(message: FlashMessage): void };
  /**
   * Which custom forms this browser has sent. A page for everybody must not know: there, scripts read the
   * cookie.
   */
  sentForms: { has(formId: string): boolean; add(formId: string): void };
  /** A guest's short input into a members' form, kept until the viewer comes back signed in. */
  formDraft: { take(formId: string): Record<string, string> | null; put(draft: FormDraft): void };
  /** The Set-Cookie values queued so far; the edge appends them to whatever response comes back. */
  cookies(): string[];
  nonce: string;
  /** The ids of the style sheets that the viewer's browser has (app/features/shell/entry/late-styles.ts). */
  cachedStyles: ReadonlySet<string>;
  /**
   * The page goes into the page cache: it is rendered whole before its first byte, so that what is kept reads
   * in order and needs no script to be put together.
   */
  isShared: boolean;
  /** The viewer's IANA time zone; in a cached page one that the route varies by (`showsLocalTime`). */
  timeZone: string;
  /**
   * When the page's content becomes wrong, null if it merely ages. The page cache drops it then, even as a
   * fallback for when rendering fails; with a time in the past the page is not cached at all.
   */
  setCacheExpiry(moment: Date | null): void;
  /**
   * The origins that the page's policy lets it play from. `allow` takes addresses that the backend has sent
   * for this very page, never a viewer's; `list` is null where the brand's record decides alone.
   */
  media: { allow(addresses: readonly string[]): void; list(): readonly string[] | null };
  /** A loader or an action ended with a service's failure: the page is unavailable, not broken. */
  noteServiceFailure(): void;
  requestId: string;
  /** On a developer's machine; a deployed site is never. */
  isDevelopment: boolean;
  /** Origin of what plays the gateways on a developer's machine; null on a deployed site. */
  paymentSandbox: string | null;
  /** False where an operator has switched the service worker off. */
  hasOfflineWorker: boolean;
  /**
   * Address of Razorpay's checkout.js, which has no flow by redirect; the other gateways' pages need no
   * script of ours.
   */
  razorpayScript: string;
  now: Date;
  waitUntil(promise: Promise<unknown>): void;
  timing: ServerTiming;
}

declare module '@remix-run/cloudflare' {
  interface AppLoadContext extends MarqueeContext {}
}
