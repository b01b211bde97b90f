import type { LRUCache } from 'lru-cache';
import type { AccountConfig } from '#app/contract/account.ts';
import type { HomeBundle, TemplateV2 } from '#app/contract/template.ts';
import { memoize, memoizeByObject } from '#app/lib/memoize.ts';
import { isServiceError } from '#app/services/service-error.ts';
import type { Services } from '#app/services/services.server.ts';
import type { Home, HomeTemplate } from './home.ts';
import type { KnownLanguages, LanguageMemory } from './language-memory.server.ts';
import { publishedTemplate, type Site, type SiteData, toSite } from './site.ts';
import { siteScope, type Tenant } from './tenant.ts';

/** How long it counts as known whether a backend has the bundle call. */
const BUNDLE_KNOWN_MS = 10 * 60_000;
const MISSING_CALL_STATUSES = [404, 405, 501];

/** What an isolate remembers of its brands between requests; of bundles by `siteScope`. */
export interface SiteMemory {
  languages: LanguageMemory;
  bundles: LRUCache<string, { exists: boolean; until: number }>;
}

interface SiteLoaderOptions {
  tenant: Tenant;
  services: Pick<Services, 'content' | 'user'>;
  memory: SiteMemory;
  /** On the home page one bundle call brings the site's parts too. */
  isHome: boolean;
  now(): number;
  /** Awaited before anything that depends on the account. */
  onLanguages(known: KnownLanguages): Promise<void>;
  /** Of the host that the account's config names; null where pages may not load from it. */
  toAssetOrigin(host: string): string | null;
  waitUntil(promise: Promise<unknown>): void;
}

/** Reads the brand and its home page, each once a request. */
export class SiteLoader {
  readonly #options: SiteLoaderOptions;
  /** Null until the account's config has named one. */
  #assetOrigin: string | null = null;
  readonly loadBundle = memoize(() => this.#readBundle());
  readonly loadAccount = memoize(() => this.#readAccount());
  readonly loadSite = memoize(() => this.#readSite());
  readonly loadHome = memoize(() => this.#readHome());

  constructor(options: SiteLoaderOptions) {
    this.#options = options;
  }

  /** Where the account's files are: on its config's host as soon as that is read, on the record's else. */
  get assetOrigin(): string {
    return this.#assetOrigin ?? this.#options.tenant.assetOrigin;
  }

  /** The same, once the config has been read, or could not be. */
  async findAssetOrigin(): Promise<string> {
    await this.loadAccount().catch(nullOnServiceError);
    return this.assetOrigin;
  }

  /**
   * Null where the backend has no bundle, or where it just failed: the separate calls may still be answered.
   */
  async #readBundle(): Promise<HomeBundle | null> {
    const { services } = this.#options;
    const hasBundle = this.#hasBundle();
    if (hasBundle === false) return null;
    if (hasBundle === null) this.#startSeparateCalls();
    try {
      const bundle = await services.content.homeBundle();
      this.#rememberBundle(true);
      return bundle;
    } catch (error) {
      if (!isServiceError(error)) throw error;
      const isMissing = error.kind === 'rejected' && MISSING_CALL_STATUSES.includes(error.status ?? 0);
      if (isMissing) this.#rememberBundle(false);
      return null;
    }
  }

  /** Null before the first call. The platform has it. */
  #hasBundle(): boolean | null {
    const { memory, tenant, now } = this.#options;
    const known = memory.bundles.get(siteScope(tenant));
    if (known && now() < known.until) return known.exists;
    return tenant.serviceUrls.content === undefined ? true : null;
  }

  #rememberBundle(exists: boolean): void {
    const { memory, tenant, now } = this.#options;
    memory.bundles.set(siteScope(tenant), { exists, until: now() + BUNDLE_KNOWN_MS });
  }

  /** Beside a bundle that may not exist, so that a page without one does not wait for it first. */
  #startSeparateCalls(): void {
    const calls = [this.#options.services.user.accountDetail(), this.#readMenus()];
    for (const call of calls) call.catch(() => undefined);
  }

  async #readAccount(): Promise<AccountConfig> {
    const { isHome, services, memory, tenant, onLanguages, toAssetOrigin } = this.#options;
    const bundle = isHome ? await this.loadBundle() : null;
    const account = bundle?.account ?? (await services.user.accountDetail());
    const {
      allowed_languages: languages,
      default_language: defaultLanguage,
      cf_domain_name: assetHost,
    } = account;
    this.#assetOrigin = assetHost === undefined ? null : toAssetOrigin(assetHost);
    memory.languages.learn(tenant, { languages, defaultLanguage }, this.#options);
    await onLanguages({ languages, defaultLanguage });
    return account;
  }

  /** Only the account's config is indispensable; without its menus a page still shows what it has. */
  async #readSite(): Promise<Site> {
    const bundle = this.#options.isHome ? await this.loadBundle() : null;
    const [{ account, template }, menus] = await Promise.all([
      this.#readAccountWithTemplate(bundle),
      bundle ? toMenus(bundle) : this.#readMenus(),
    ]);
    return memoizedSite({ account, ...menus, template }, this.assetOrigin);
  }

  async #readMenus(): Promise<Pick<SiteData, 'staticPages' | 'categories'>> {
    const { content, user } = this.#options.services;
    const [staticPages, categories] = await Promise.all([
      user.staticPages().catch(nullOnServiceError),
      content.categories().catch(nullOnServiceError),
    ]);
    return { staticPages, categories: categories ?? NONE };
  }

  /** A page-builder account keeps its theme, header and footer in its template. */
  async #readAccountWithTemplate(bundle: HomeBundle | null) {
    const account = await this.loadAccount();
    return { account, template: await this.#readSiteTemplate(account, bundle) };
  }

  async #readSiteTemplate(account: AccountConfig, bundle: HomeBundle | null): Promise<TemplateV2 | null> {
    if (!account.status || !account.od_resource_allowances.custom_template) return null;
    if (bundle?.template.version === 2) return publishedTemplate(bundle.template.data);
    const templates = await this.#options.services.content.templateV2().catch(nullOnServiceError);
    return publishedTemplate(templates ?? NONE);
  }

  async #readHome(): Promise<Home> {
    const bundle = await this.loadBundle();
    if (!bundle) return { template: await this.#readHomeTemplate(), lanes: [] };
    return memoizeByObject(homes, bundle, toHome);
  }

  async #readHomeTemplate(): Promise<HomeTemplate> {
    const { content } = this.#options.services;
    const account = await this.loadAccount();
    if (!account.od_resource_allowances.custom_template)
      return { version: 1, data: await content.templateV1() };
    return { version: 2, data: publishedTemplate(await content.templateV2()) };
  }
}

// Answers stay the same objects while they are cached. What is made of them stays the same too, so that the
// features can remember in turn what they make of it.
const homes = new WeakMap<HomeBundle, Home>();
const sites = new WeakMap<AccountConfig, { data: SiteData; site: Site }>();

function toHome({ template, lanes }: HomeBundle): Home {
  if (template.version === 1) return { template, lanes };
  return { template: { version: 2, data: publishedTemplate(template.data) }, lanes };
}

function memoizedSite(data: SiteData, assetOrigin: string): Site {
  const known = sites.get(data.account);
  if (known?.site.assetOrigin === assetOrigin && isSame(known.data, data)) return known.site;
  const site = toSite(data, assetOrigin);
  sites.set(data.account, { data, site });
  return site;
}

function isSame(a: SiteData, b: SiteData): boolean {
  return a.staticPages === b.staticPages && a.categories === b.categories && a.template === b.template;
}

function toMenus({ static_pages: staticPages, categories }: HomeBundle) {
  return { staticPages, categories };
}

// One list, so that a site that is memoized by its parts stays the same.
const NONE: readonly never[] = [];

function nullOnServiceError(error: unknown): null {
  if (isServiceError(error)) return null;
  throw error;
}
