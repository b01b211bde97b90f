import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { paths } from '#app/features/links/paths.ts';
import { answerXml } from '#app/features/metadata/sitemap/answer-xml.server.ts';
import { loadListEntries, loadPageEntries } from '#app/features/metadata/sitemap/load-sitemap.server.ts';
import { parseSitemapName } from '#app/features/metadata/sitemap/sitemap-name.ts';
import { toSitemapXml } from '#app/features/metadata/sitemap/sitemap-xml.ts';
import { sellsPlans } from '#app/features/payments/plans/load-plans.server.ts';
import { staticPagePath } from '#app/features/shell/static-pages/static-page-link.ts';
import { requireSite } from '#app/features/tenancy/require-site.server.ts';

export const handle = { cache: 'public' };

/** One page of the sitemap: a bounded number of addresses out of one call. */
export function loader({ context, params }: LoaderFunctionArgs) {
  const { services, now } = context;
  const { origin } = context.tenant;
  return answerXml(async () => {
    const name = parseSitemapName(params.name ?? '');
    if (!name) return null;
    const isList = name.kind !== 'pages';
    const loading = requireSite(context);
    const [site, listed, isSelling] = await Promise.all([
      loading,
      isList ? loadListEntries(services.content, name.kind, name.page, { origin, site: loading, now }) : [],
      isList ? false : sellsPlans(context),
    ]);
    const footer = site.staticPages.flatMap((page) => staticPagePath(page) ?? []);
    const links = isSelling ? [paths.pricing(), ...footer] : footer;
    const entries = isList ? listed : await loadPageEntries(services.user, site, links);
    if (entries.length === 0) return null;
    const { defaultLanguage } = site;
    const languages = site.languages.map(({ code }) => code);
    return toSitemapXml({ origin, languages, defaultLanguage }, entries);
  });
}
