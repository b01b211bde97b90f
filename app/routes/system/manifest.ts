import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { toManifest } from '#app/features/metadata/manifest.ts';
import { LOGO_KEY } from '#app/features/tenancy/logo-key.ts';
import { requireSite } from '#app/features/tenancy/require-site.server.ts';
import { themeColours } from '#app/features/themes/theme-style.ts';

export const handle = { cache: 'public' };

export async function loader({ context }: LoaderFunctionArgs) {
  const site = await requireSite(context);
  const manifest = toManifest({
    title: site.title,
    description: site.description,
    language: site.defaultLanguage,
    colours: themeColours(site.theme),
    logo: `${site.assetOrigin}/${LOGO_KEY}`,
  });
  return new Response(JSON.stringify(manifest), {
    headers: { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'public, max-age=3600' },
  });
}
