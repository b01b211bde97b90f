import type { TFunction } from 'i18next';
import { translator } from '#app/features/i18n/i18n-server.server.ts';
import { toPageComponents } from '#app/features/page-builder/registry.server.ts';
import type { Site } from '#app/features/tenancy/site.ts';
import { translucency } from '#app/features/themes/translucency.ts';
import { memoizeByObject } from '#app/lib/memoize.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';
import { COMPONENTS_META_NAME } from '#app/ui/component-registry.ts';
import { toFooterModel } from '../footer/variants/to-footer-model.server.ts';
import { toHeaderModel } from '../header/variants/to-header-model.server.ts';
import type { SiteChrome } from './site-chrome.ts';

/** A `<meta>` or `<link>` of the document's head. */
interface HeadTag {
  tag: 'meta' | 'link';
  name?: string;
  content?: string;
  rel?: string;
  href?: string;
}

// The same for every viewer of the brand who reads it in one language.
const chromeBySite = new WeakMap<Site, SiteChrome>();

/**
 * The header and footer that a brand's template names; nothing at all for a brand that has the site's own.
 */
export async function loadHeaderFooter(
  context: MarqueeContext,
  site: Site,
  { isMobileApp }: { isMobileApp: boolean },
): Promise<{ siteChrome?: SiteChrome; chromeHead?: HeadTag[] }> {
  if (!site.header && !site.footer) return {};
  const t = await translator(context, 'frames');
  const { header, footer } = memoizeByObject(chromeBySite, site, () => toSiteChrome(site, t));
  // The brand's own app has a foot of its own (viewer.md §2).
  const siteChrome = { ...(header && { header }), ...(footer && !isMobileApp && { footer }) };
  const keys = Object.values(siteChrome).map(({ key }) => key);
  return keys.length > 0 ? { siteChrome, chromeHead: toHead(keys) } : {};
}

function toSiteChrome(site: Site, t: TFunction): SiteChrome {
  const words = { email: t('email_address'), goOn: t('go_on'), takedown: t('takedown_notice') };
  const veil = translucency(site.theme);
  const header =
    site.header && toHeaderModel(site.header, { site, veil, buyMembership: t('buy_membership') });
  const footer = site.footer && toFooterModel(site.footer, { site, words });
  return { ...(header && { header }), ...(footer && { footer }) };
}

/** As `preloadMeta` for a page, but not through `meta`: a page's own would replace the root's. */
function toHead(keys: readonly string[]): HeadTag[] {
  const { styles, scripts } = toPageComponents(keys);
  return [
    { tag: 'meta', name: COMPONENTS_META_NAME, content: keys.join(' ') },
    ...styles.map((href): HeadTag => ({ tag: 'link', rel: 'stylesheet', href })),
    ...scripts.map((href): HeadTag => ({ tag: 'link', rel: 'modulepreload', href })),
  ];
}
