import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { loadOEmbed } from '#app/features/sharing/oembed/load-oembed.server.ts';
import { requireSite } from '#app/features/tenancy/require-site.server.ts';

/** The same for everybody, and readable by any page: there is nothing of a viewer in it. */
const HEADERS = {
  'Cache-Control': 'public, max-age=3600',
  Vary: 'Cookie',
  'Access-Control-Allow-Origin': '*',
};

/**
 * https://oembed.com, in JSON: what another site needs to show one of our titles where its link was pasted.
 */
export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireSite(context);
  const oembed = await loadOEmbed(context, new URL(request.url).searchParams);
  return typeof oembed === 'number'
    ? new Response(null, { status: oembed })
    : Response.json(oembed, { headers: HEADERS });
}
