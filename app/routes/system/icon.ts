import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { toIconSvg } from '#app/features/metadata/icon-svg.ts';
import { requireSite } from '#app/features/tenancy/require-site.server.ts';
import { themeColours } from '#app/features/themes/theme-style.ts';

export const handle = { cache: 'public' };

export async function loader({ context }: LoaderFunctionArgs) {
  const site = await requireSite(context);
  return new Response(toIconSvg(site.title, themeColours(site.theme)), {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=3600' },
  });
}
