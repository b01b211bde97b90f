import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { loadMessages } from '#app/features/i18n/i18n-resources.server.ts';
import { canonicalLanguage } from '#app/features/i18n/language-codes.ts';
import { isNamespace } from '#app/features/i18n/namespaces.ts';

/** One namespace's texts, for a page that the browser navigates to itself. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { lng = '', ns = '' } = params;
  const site = await context.loadSite();
  const allowed = [site.defaultLanguage, ...site.languages.map(({ code }) => code)].map(canonicalLanguage);
  if (!allowed.includes(lng) || !isNamespace(ns)) throw new Response(null, { status: 404 });
  const messages = await loadMessages(context.services.assets, lng);
  return Response.json(messages[ns] ?? {}, { headers: { 'Cache-Control': 'public, max-age=300' } });
}
