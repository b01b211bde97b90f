import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { statusForError } from '#app/features/catalogue/page-for-error.server.ts';
import { loadForms } from '#app/features/custom-forms/load-forms.server.ts';
import { canonicalLanguage } from '#app/features/i18n/language-codes.ts';

export const handle = { cache: 'public' };

/** The same for everybody: which of them a viewer has sent, the viewer's own browser knows. */
const CACHED = { 'Cache-Control': 'public, max-age=60' };
/** Its viewer has just chosen another language than the address has. */
const NOT_CACHED = { 'Cache-Control': 'private, no-store' };

/**
 * The brand's forms, fetched once a page is hydrated. Its address names the language, for the browser's
 * cache.
 */
export async function loader({ context, params }: LoaderFunctionArgs) {
  try {
    const [site, language] = await Promise.all([context.loadSite(), context.language.get()]);
    const codes = [site.defaultLanguage, ...site.languages.map(({ code }) => code)];
    if (!site.isActive || !codes.some((code) => isSame(code, params.lng))) {
      return new Response(null, { status: 404 });
    }
    const forms = await loadForms(context.services.content, site.assetOrigin);
    return Response.json({ forms }, { headers: isSame(language, params.lng) ? CACHED : NOT_CACHED });
  } catch (error) {
    const status = statusForError(error);
    if (status === null) throw error;
    return new Response(null, { status });
  }
}

function isSame(code: string, requested = ''): boolean {
  return code === requested || canonicalLanguage(code) === requested;
}
