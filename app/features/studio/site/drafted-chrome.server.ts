import type { DraftedSite } from '#app/contract/previews.ts';
import type { PageComponents } from '#app/features/page-builder/preload.ts';
import { toPageComponents } from '#app/features/page-builder/registry.server.ts';
import { loadHeaderFooter } from '#app/features/shell/chrome/load-header-footer.server.ts';
import { type Site, toNetworkLinks } from '#app/features/tenancy/site.ts';
import { toThemeStyle } from '#app/features/themes/theme-style.ts';
import { localiseDeep, localiserFor } from '#app/lib/localise.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';
import { isServiceError, isSessionOver } from '#app/services/service-error.ts';
import { withoutScripts } from '../page-components.ts';
import type { DraftedChrome } from './drafted-layout.tsx';

/**
 * For pages that are edited; null where the backend has none, or none that can be read: what is published is drawn
 * then.
 */
export async function loadDraftedSite({
  services,
}: Pick<MarqueeContext, 'services'>): Promise<DraftedSite | null> {
  try {
    return await services.content.draftedSite();
  } catch (error) {
    if (!isServiceError(error) || isSessionOver(error)) throw error;
    return null;
  }
}

/** What is drafted around the pages; what is published where the backend has no such call. */
export async function loadDraftedChrome(
  context: MarqueeContext,
  site: Site,
  drafted: DraftedSite | null | undefined,
  language: string,
): Promise<DraftedChrome> {
  const seen = drafted ? withDrafted(site, drafted, language) : site;
  const { siteChrome = {} } = await loadHeaderFooter(context, seen, { isMobileApp: false });
  return { siteChrome, socialLinks: seen.socialLinks, themeStyle: toThemeStyle(seen.theme) };
}

function withDrafted(
  site: Site,
  { theme, header, footer, social_links, language: own }: DraftedSite,
  language: string,
): Site {
  const localise = localiserFor(language, own);
  // Their data are read by their schemas, whatever is in them.
  const localised = <Chrome extends { data: Record<string, unknown> }>(chrome: Chrome): Chrome => ({
    ...chrome,
    data: localiseDeep(chrome.data, localise) as Chrome['data'],
  });
  return {
    ...site,
    theme: theme ?? site.theme,
    header: header ? localised(header) : null,
    footer: footer ? localised(footer) : null,
    socialLinks: social_links ? toNetworkLinks(localise(social_links) ?? {}) : site.socialLinks,
  };
}

/** With the code and styles of a header and footer. */
export function withChromeComponents(
  { keys }: PageComponents,
  { siteChrome: { header, footer } }: DraftedChrome,
): PageComponents {
  const chromes = [header, footer].flatMap((chrome) => chrome?.key ?? []);
  return withoutScripts(toPageComponents([...keys, ...chromes]));
}
