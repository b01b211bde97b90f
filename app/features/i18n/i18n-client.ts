import { type BackendModule, createInstance, type i18n } from 'i18next';
import { getInitialNamespaces } from 'remix-i18next/client';
import { paths } from '#app/features/links/paths.ts';
import { fetchTexts } from '#app/services/site-json.ts';
import { parseBootstrap } from './i18n-bootstrap.ts';
import { i18nOptions } from './i18n-options.ts';

/**
 * The browser's one i18next instance, starting from what the document brought along (JSON, '' when nothing
 * did).
 */
export async function createClientI18n(bootstrapJson: string): Promise<i18n> {
  const { lng, resources } = parseBootstrap(bootstrapJson, document.documentElement.lang);
  const instance = createInstance();
  await instance.use(resourceRoute(instance)).init({
    ...i18nOptions,
    lng,
    ns: Object.keys(resources),
    resources: { [lng]: resources },
    partialBundledLanguages: true,
  });
  return instance;
}

/** Fetches what a later page needs; react-i18next suspends on it inside the navigation's transition. */
function resourceRoute(instance: i18n): BackendModule {
  return {
    type: 'backend',
    init() {},
    read(lng, ns, done) {
      fetchTexts(paths.locales({ lng, ns })).then(
        (texts) => done(null, texts),
        // `true` lets i18next retry, a few times and with growing delays.
        (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), true),
      );
      // React finds one missing namespace at a time; the page's route, there already, names the others.
      void instance.loadNamespaces(getInitialNamespaces());
    },
  };
}
