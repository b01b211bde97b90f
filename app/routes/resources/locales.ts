import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { startI18n } from '#app/features/i18n/i18n-server.server.ts';
import { isNamespace } from '#app/features/i18n/namespaces.ts';

/** One namespace's texts, for a page that the browser navigates to itself. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { lng, messages } = await startI18n(context);
  const ns = params.ns ?? '';
  // A page asks in its own language; another tab may have changed it since, and then the page is about to reload.
  if (params.lng !== lng || !isNamespace(ns)) throw new Response(null, { status: 404 });
  return Response.json(messages[ns], { headers: { 'Cache-Control': 'private, max-age=300' } });
}
