import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { paths } from '#app/features/links/paths.ts';
import { answerXml } from '#app/features/metadata/sitemap/answer-xml.server.ts';
import { loadSitemapNames } from '#app/features/metadata/sitemap/load-sitemap.server.ts';
import { sitemapName } from '#app/features/metadata/sitemap/sitemap-name.ts';
import { toSitemapIndexXml } from '#app/features/metadata/sitemap/sitemap-xml.ts';
import { requireSite } from '#app/features/tenancy/require-site.server.ts';

export const handle = { cache: 'public' };

/** The index: it only counts, so it costs the same however many titles there are. */
export function loader({ context }: LoaderFunctionArgs) {
  const { services, tenant } = context;
  return answerXml(async () => {
    const [names] = await Promise.all([loadSitemapNames(services.content), requireSite(context)]);
    return toSitemapIndexXml(
      names.map((name) => tenant.origin + paths.sitemapPage({ name: sitemapName(name) })),
    );
  });
}
