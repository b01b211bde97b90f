import { ACCOUNT_PATH, RESPONSES, startForeignBackend } from '#tests/integration/edge/foreign-backend.ts';
import { closeAfterFile } from '#tests/support/close-after-file.ts';
import { sharedSite } from '#tests/support/site.ts';

export const STATIC_PAGES_PATH = '/api/v1/config/static-pages';
export const CUSTOM_PAGES_PATH = '/api/v1/custom-page';
const CATEGORIES_PATH = '/api/v1/content/meta-data/system';

/** The pages of a backend, by the static pages' types. */
interface BackendPages {
  pages?: Record<string, unknown>[];
  cmsPages?: unknown[] | undefined;
  categories?: string[];
  languages?: string[];
}

/** A site, and brands on third-party backends whose pages a test writes. */
export async function startWrittenSite() {
  const site = await sharedSite();

  async function makeBrand({ pages = [], cmsPages, categories, languages }: BackendPages = {}) {
    const backend = await startForeignBackend({
      [STATIC_PAGES_PATH]: pages.map((page) => ({
        title: '',
        visible_on_website: true,
        page_url: '',
        ...page,
      })),
      [CUSTOM_PAGES_PATH]: cmsPages,
      ...(categories ? { [CATEGORIES_PATH]: categories.map(toCategory) } : {}),
      ...(languages ? { [ACCOUNT_PATH]: withLanguages(languages) } : {}),
    });
    closeAfterFile(() => backend.close());
    const tenant = await site.makeTenant({ account_id: 'acc_foreign', services: backend.services });
    return { backend, ...tenant, browser: tenant.browser() };
  }

  return { ...site, makeBrand };
}

function toCategory(name: string, index: number) {
  return { _id: `c${index}`, name, type: 'category', status: true };
}

function withLanguages(codes: string[]) {
  const account = RESPONSES[ACCOUNT_PATH] as Record<string, unknown>;
  return { ...account, allowed_languages: codes.map((code) => ({ code, displayName: code })) };
}
