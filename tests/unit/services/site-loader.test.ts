import { LRUCache } from 'lru-cache';
import { describe, expect, it, vi } from 'vitest';
import type { Category } from '#app/contract/content.ts';
import type { HomeBundle } from '#app/contract/template.ts';
import { type KnownLanguages, LanguageMemory } from '#app/features/tenancy/language-memory.server.ts';
import { SiteLoader, type SiteMemory } from '#app/features/tenancy/site-loader.server.ts';
import type { Tenant } from '#app/features/tenancy/tenant.ts';
import { ResponseCache } from '#app/services/response-cache.server.ts';
import { ServiceError } from '#app/services/service-error.ts';
import type { Services } from '#app/services/services.server.ts';
import { fakeTenant } from './client-fixture.ts';

const CATEGORIES: Category[] = [
  { _id: 'c1', name: 'Drama', type: 'category', status: 'ACTIVE' },
  { _id: 'c2', name: 'Hidden', type: 'category', status: undefined },
];

const account = (overrides: Partial<HomeBundle['account']> = {}): HomeBundle['account'] => ({
  account_id: 'acc_north',
  status: 'ACTIVE',
  allowed_languages: [{ code: 'fr', displayName: 'Français' }],
  default_language: 'fr',
  date_format: 'DDMMYYYY',
  cf_domain_name: 'assets.example.com',
  od_resource_allowances: { custom_template: false, content_refresh: true },
  module_permissions: { rating: true },
  account_metadata: { title: 'North', description: 'Films' },
  custom_theme: undefined,
  ...overrides,
});

const failure = (kind: ServiceError['kind'], status?: number) =>
  new ServiceError({ service: 'content', call: 'any', kind, status });

function createLoader({
  isHome = false,
  now = () => 0,
  memory = createMemory(),
  tenant = fakeTenant('north'),
}: {
  isHome?: boolean;
  now?: () => number;
  memory?: SiteMemory;
  tenant?: Tenant;
} = {}) {
  const content = {
    homeBundle: vi.fn<() => Promise<HomeBundle>>(async () => {
      throw failure('rejected', 404);
    }),
    categories: vi.fn(async () => CATEGORIES),
    templateV1: vi.fn(async () => ({ banner: [], swimlane_list: [] })),
    templateV2: vi.fn<Services['content']['templateV2']>(async () => []),
  };
  const user = {
    accountDetail: vi.fn(async () => account()),
    staticPages: vi.fn<Services['user']['staticPages']>(async () => []),
  };
  // Only the calls that the loader makes.
  const services = { content, user } as unknown as Pick<Services, 'content' | 'user'>;
  const onLanguages = vi.fn<(known: KnownLanguages) => Promise<void>>(async () => undefined);
  const waitUntil = () => undefined;
  const toAssetOrigin = (host: string) => (host.startsWith('private.') ? null : `https://${host}`);
  const options = { tenant, services, memory, isHome, now, waitUntil, onLanguages, toAssetOrigin };
  const loader = new SiteLoader(options);
  return { loader, content, user, memory, onLanguages };
}

function createMemory(): SiteMemory {
  return {
    languages: new LanguageMemory(new ResponseCache(undefined)),
    bundles: new LRUCache({ max: 10 }),
  };
}

describe('SiteLoader.loadAccount', () => {
  it('the account is there only once its languages have been handled', async () => {
    const { loader, onLanguages } = createLoader();
    let isHandled = false;
    onLanguages.mockImplementation(async () => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      isHandled = true;
    });
    await loader.loadAccount();
    expect(isHandled).toBe(true);
    expect(onLanguages).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ defaultLanguage: 'fr' }));
  });
});

describe('SiteLoader.loadSite', () => {
  it('the brand is loaded once a request, with its active categories', async () => {
    const { loader, user } = createLoader();
    const [site] = await Promise.all([loader.loadSite(), loader.loadSite()]);
    expect(site).toMatchObject({
      isActive: true,
      title: 'North',
      defaultLanguage: 'fr',
      permissions: { rating: true },
    });
    expect(site.categories).toEqual([{ id: 'c1', name: 'Drama' }]);
    expect(user.accountDetail).toHaveBeenCalledOnce();
  });

  it('the brand is loaded without menus that fail, but not without its configuration', async () => {
    const { loader, content, user } = createLoader();
    content.categories.mockRejectedValue(failure('timeout'));
    user.staticPages.mockRejectedValue(failure('invalid'));
    expect(await loader.loadSite()).toMatchObject({
      categories: [],
      staticPages: [],
      knowsStaticPages: false,
      socialLinks: [],
    });
    const other = createLoader();
    other.user.accountDetail.mockRejectedValue(failure('unreachable'));
    await expect(other.loader.loadSite()).rejects.toMatchObject({ kind: 'unreachable' });
  });

  it('an account without a status is inactive', async () => {
    const { loader, user } = createLoader();
    user.accountDetail.mockResolvedValue(account({ status: undefined }));
    expect((await loader.loadSite()).isActive).toBe(false);
  });

  it('the theme comes from the published template', async () => {
    const { loader, user, content } = createLoader();
    const od_resource_allowances = { custom_template: true, content_refresh: false };
    user.accountDetail.mockResolvedValue(
      account({ od_resource_allowances, custom_theme: { name: 'OLD', colors: undefined } }),
    );
    const template = { _id: 't', components: [], header: undefined, footer: undefined };
    content.templateV2.mockResolvedValue([
      { ...template, is_published: false, selected_theme: { name: 'DRAFT', colors: undefined } },
      { ...template, is_published: true, selected_theme: { name: 'NEON_DARK', colors: undefined } },
    ]);
    expect((await loader.loadSite()).theme?.name).toBe('NEON_DARK');
  });
});

describe('SiteLoader.assetOrigin', () => {
  const RECORDS = 'https://assets.north.example.com';

  it("files are on the record's host until the config has named another", async () => {
    const { loader } = createLoader();
    expect(loader.assetOrigin).toBe(RECORDS);
    expect(await loader.findAssetOrigin()).toBe('https://assets.example.com');
    expect((await loader.loadSite()).assetOrigin).toBe('https://assets.example.com');
    expect(loader.assetOrigin).toBe('https://assets.example.com');
  });

  it.each([undefined, 'private.example.com'])(
    "files are on the record's host where the config names %s",
    async (cf_domain_name) => {
      const { loader, user } = createLoader();
      user.accountDetail.mockResolvedValue(account({ cf_domain_name }));
      expect((await loader.loadSite()).assetOrigin).toBe(RECORDS);
    },
  );

  it("files are on the record's host where the config cannot be read", async () => {
    const { loader, user } = createLoader();
    user.accountDetail.mockRejectedValue(failure('timeout'));
    expect(await loader.findAssetOrigin()).toBe(RECORDS);
  });

  it('the site follows a host that moves between two requests', async () => {
    const memory = createMemory();
    const origins = [];
    for (const cf_domain_name of ['one.example.com', 'two.example.com']) {
      const { loader, user } = createLoader({ memory });
      user.accountDetail.mockResolvedValue(account({ cf_domain_name }));
      origins.push((await loader.loadSite()).assetOrigin);
    }
    expect(origins).toEqual(['https://one.example.com', 'https://two.example.com']);
  });
});

describe('SiteLoader.loadHome', () => {
  const bundle: HomeBundle = {
    account: account(),
    static_pages: [],
    categories: CATEGORIES,
    template: { version: 1, data: { banner: [], swimlane_list: [] } },
    lanes: [{ id: 'artists', kind: 'artists', data: [], total: 0 }],
  };

  it('the home page and the brand are loaded with one call', async () => {
    const { loader, content, user } = createLoader({ isHome: true });
    content.homeBundle.mockResolvedValue(bundle);
    const [site, home] = await Promise.all([loader.loadSite(), loader.loadHome()]);
    expect(site.title).toBe('North');
    expect(home).toMatchObject({ template: { version: 1 }, lanes: [{ id: 'artists' }] });
    expect(content.homeBundle).toHaveBeenCalledOnce();
    for (const call of [user.accountDetail, user.staticPages, content.categories, content.templateV1]) {
      expect(call).not.toHaveBeenCalled();
    }
  });

  it('separate calls load the home page where there is no bundle, which is cached for ten minutes', async () => {
    let now = 0;
    const memory = createMemory();
    const open = () => createLoader({ isHome: true, now: () => now, memory });
    const first = open();
    expect(await first.loader.loadHome()).toEqual({
      template: { version: 1, data: { banner: [], swimlane_list: [] } },
      lanes: [],
    });
    const second = open();
    await second.loader.loadHome();
    expect(second.content.homeBundle).not.toHaveBeenCalled();
    now += 11 * 60_000;
    const third = open();
    await third.loader.loadHome();
    expect(third.content.homeBundle).toHaveBeenCalledOnce();
  });

  it('calls that a backend without a bundle needs go out beside the first bundle call', async () => {
    const { loader, content, user } = createLoader({
      isHome: true,
      tenant: fakeTenant('north', 'https://api.example.com'),
    });
    let respond: (bundle: HomeBundle) => void = () => undefined;
    content.homeBundle.mockReturnValue(
      new Promise((resolve) => {
        respond = resolve;
      }),
    );
    const loading = loader.loadHome();
    await Promise.resolve();
    for (const call of [user.accountDetail, user.staticPages, content.categories]) {
      expect(call).toHaveBeenCalledOnce();
    }
    respond(bundle);
    expect(await loading).toMatchObject({ lanes: [{ id: 'artists' }] });
  });

  it('the bundle is requested again after an outage', async () => {
    const { loader, content, memory } = createLoader({ isHome: true });
    content.homeBundle.mockRejectedValue(failure('timeout'));
    await loader.loadHome();
    expect(content.templateV1).toHaveBeenCalledOnce();
    expect(memory.bundles.size).toBe(0);
  });
});
