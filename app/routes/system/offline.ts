import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { translator } from '#app/features/i18n/i18n-server.server.ts';
import { toOfflinePage } from '#app/features/offline/offline-page.server.ts';
import { requireSite } from '#app/features/tenancy/require-site.server.ts';
import { brandLogo } from '#app/features/themes/brand-logo.ts';
import { themeColorScheme, themeColours } from '#app/features/themes/theme-style.ts';

export const handle = { cache: 'public' };

/** What the service worker shows in place of a page that it cannot fetch. It has nothing of the viewer's own. */
export async function loader({ context }: LoaderFunctionArgs) {
  const [site, language, t] = await Promise.all([
    requireSite(context),
    context.language.get(),
    translator(context, 'errors'),
  ]);
  const html = toOfflinePage({
    brand: site.title,
    language,
    nonce: context.nonce,
    ...brandLogo(site),
    colorScheme: themeColorScheme(site.theme),
    colours: themeColours(site.theme),
    texts: { title: t('offline_title'), text: t('offline_text'), retry: t('try_again') },
  });
  return new Response(html, {
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Language': language },
  });
}
