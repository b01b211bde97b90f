import { SiteLoader } from '#app/features/tenancy/site-loader.server.ts';
import type { Tenant } from '#app/features/tenancy/tenant.ts';
import type { ServiceClient } from '#app/services/client.server.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';
import type { Services } from '#app/services/services.server.ts';
import { acceptAssetHost } from './asset-origin.ts';
import { createFlash, createFormDraft, createSentForms } from './cookie-context.ts';
import { Cookies } from './cookies.ts';
import { razorpayScript } from './gateway-sources.ts';
import type { ContextOptions } from './load-context.ts';
import { LocaleNegotiation } from './locale-negotiation.ts';
import { MediaSources } from './media-sources.ts';
import { createNonce } from './nonce.ts';
import { SessionManager } from './session-manager.ts';
import { createClient, createTenantServices } from './tenant-services.ts';

/**
 * What loaders and actions get, with what the edge wants to know afterwards. Each part is made when it is first
 * wanted: a resource wants one or two, and all of them take longer than it does.
 */
export class RequestContext implements MarqueeContext {
  readonly #options: ContextOptions;
  readonly nonce = createNonce();
  readonly now = new Date();
  readonly tenant: Tenant;
  readonly isShared: boolean;
  readonly requestId: string;
  readonly isDevelopment: boolean;
  readonly paymentSandbox: string | null;
  readonly hasOfflineWorker: boolean;
  readonly waitUntil: ContextOptions['waitUntil'];
  readonly timing: ContextOptions['timing'];

  #cookies: Cookies | undefined;
  #session: SessionManager | undefined;
  #locale: LocaleNegotiation | undefined;
  #client: ServiceClient | undefined;
  #services: Services | undefined;
  #sites: SiteLoader | undefined;
  #media: MediaSources | undefined;
  #flash: ReturnType<typeof createFlash> | undefined;
  #timeZone: string | undefined;
  #expiresAt: number | undefined;
  #hasServiceFailed = false;

  constructor(options: ContextOptions) {
    this.#options = options;
    this.tenant = options.tenant;
    this.isShared = options.isShared;
    this.requestId = options.requestId;
    this.isDevelopment = options.settings.isDevelopment;
    this.paymentSandbox = options.settings.paymentSandbox;
    this.hasOfflineWorker = options.settings.hasOfflineWorker;
    this.waitUntil = options.waitUntil;
    this.timing = options.timing;
  }

  get services(): Services {
    this.#services ??= createTenantServices(this.#options, {
      startedAt: this.now.getTime(),
      client: this.#serviceClient,
      findAssetOrigin: () => this.#siteLoader.findAssetOrigin(),
    });
    return this.#services;
  }

  // Functions of their own, as loaders take them off the context.
  readonly loadSite = () => this.#siteLoader.loadSite();
  readonly loadHome = () => this.#siteLoader.loadHome();

  get session(): SessionManager {
    const { tenant, memory } = this.#options;
    this.#session ??= new SessionManager({
      cookies: this.#requestCookies,
      tenant,
      memory: memory.sessions,
      user: () => this.services.user,
      now: Date.now,
    });
    return this.#session;
  }

  get language(): MarqueeContext['language'] {
    const locale = this.#localeNegotiation;
    return {
      get: () => locale.resolve(this.#siteLoader),
      store: (lng) => locale.store(lng),
    };
  }

  get flash(): ReturnType<typeof createFlash> {
    this.#flash ??= createFlash(this.#requestCookies);
    return this.#flash;
  }

  get sentForms(): MarqueeContext['sentForms'] {
    return createSentForms(this.#requestCookies);
  }

  get formDraft(): MarqueeContext['formDraft'] {
    return createFormDraft(this.#requestCookies);
  }

  readonly cookies = () => this.#cookies?.queued() ?? [];

  get cachedStyles(): ReadonlySet<string> {
    return this.#requestCookies.cachedStyles();
  }

  get timeZone(): string {
    this.#timeZone ??= this.#options.timeZone();
    return this.#timeZone;
  }

  get media(): MediaSources {
    this.#media ??= new MediaSources(this.tenant, this.#siteLoader);
    return this.#media;
  }

  readonly setCacheExpiry = (moment: Date | null) => {
    if (moment) this.#expiresAt = Math.min(moment.getTime(), this.#expiresAt ?? Number.POSITIVE_INFINITY);
  };

  readonly noteServiceFailure = () => {
    this.#hasServiceFailed = true;
  };

  get razorpayScript(): string {
    return razorpayScript(this.paymentSandbox);
  }

  /** What the page's loaders set by `setCacheExpiry`. */
  get expiresAt(): number | undefined {
    return this.#expiresAt;
  }

  /** Whether some call failed without even a stale response: see `ServiceClient`. */
  get hasCallFailed(): boolean {
    return this.#client?.hasFailed ?? false;
  }

  /** Whether a loader or an action ended with a service's failure that it did not handle. */
  get hasServiceFailed(): boolean {
    return this.#hasServiceFailed;
  }

  get retryAfterSeconds(): number | undefined {
    return this.#client?.retryAfterSeconds;
  }

  /** A redirect shows nothing: a flash that a loader took meanwhile is for the page that it leads to. */
  restoreFlash(): void {
    this.#flash?.restore();
  }

  /** Names to the page’s policy the origins that the page loads from. A page that has not read its brand loads nothing. */
  attachSources(response: Response): void {
    if (this.#sites) this.media.attachTo(response);
  }

  get #requestCookies(): Cookies {
    const { request, isHttps } = this.#options;
    this.#cookies ??= new Cookies(request.headers.get('Cookie'), isHttps);
    return this.#cookies;
  }

  get #localeNegotiation(): LocaleNegotiation {
    const { request, memory, tenant } = this.#options;
    this.#locale ??= new LocaleNegotiation(request, this.#requestCookies, () =>
      memory.sites.languages.recall(tenant, this.now.getTime()),
    );
    return this.#locale;
  }

  get #serviceClient(): ServiceClient {
    this.#client ??= createClient(this.#options, {
      startedAt: this.now.getTime(),
      session: () => this.session,
      locale: this.#localeNegotiation,
      loadAccount: () => this.#siteLoader.loadAccount(),
    });
    return this.#client;
  }

  get #siteLoader(): SiteLoader {
    const options = this.#options;
    const { tenant, memory, isHome, waitUntil } = options;
    this.#sites ??= new SiteLoader({
      tenant,
      services: this.services,
      memory: memory.sites,
      isHome,
      now: Date.now,
      waitUntil,
      onLanguages: (languages) => this.#localeNegotiation.choose(languages),
      toAssetOrigin: (host) => acceptAssetHost(options, host),
    });
    return this.#sites;
  }
}
