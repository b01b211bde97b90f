import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { answerOEmbed } from '#app/features/sharing/oembed/answer-oembed.server.ts';
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
  const answer = await answerOEmbed(context, new URL(request.url).searchParams);
  return typeof answer === 'number'
    ? new Response(null, { status: answer })
    : Response.json(answer, { headers: HEADERS });
}
