import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { requireContentId } from '#app/features/catalogue/detail/require-content.server.ts';
import { statusForError } from '#app/features/catalogue/page-for-error.server.ts';
import { loadUpNext } from '#app/features/detail-page/load-up-next.server.ts';
import { requireSite } from '#app/features/tenancy/require-site.server.ts';

/** Of one viewer: what is locked and watched. */
const HEADERS = { 'Cache-Control': 'private, no-store' };

/** What the player of a title goes on to; loaded once it plays. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const id = requireContentId(params.id);
  const { services, now } = context;
  const session = context.session.get();
  // Awaited once the episodes show whether it matters.
  session.catch(() => undefined);
  const { assetOrigin } = await requireSite(context);
  try {
    return Response.json(await loadUpNext(id, { services, session, now, assetOrigin }), { headers: HEADERS });
  } catch (error) {
    const status = statusForError(error);
    if (status === null) throw error;
    return new Response(null, { status, headers: HEADERS });
  }
}
