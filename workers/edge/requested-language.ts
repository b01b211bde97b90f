import * as v from 'valibot';
import { LanguageSchema } from '#app/contract/primitives.ts';
import { LANGUAGE_PARAMETER } from '#app/features/i18n/language-parameter.ts';
import type { KnownLanguages } from '#app/features/tenancy/language-memory.server.ts';
import { Cookies } from './cookies.ts';
import type { TenantRequest } from './edge-request.ts';
import { PRIVATE_CACHE_CONTROL } from './finish.ts';

/** The language that an address requests (`?lang=es`), whether or not the account has it. */
export function requestedLanguage(url: URL): string | null {
  if (url.search === '') return null;
  const requested = url.searchParams.get(LANGUAGE_PARAMETER);
  return v.is(LanguageSchema, requested) ? requested : null;
}

/**
 * Stores the language of the URL as the viewer's. The cookie is added to the outgoing response, so that a
 * cached page never has one; `languages` are known by then, and a language that the account does not have is
 * not stored.
 */
export function storeRequestedLanguage(
  { request, url, isHttps }: TenantRequest,
  { headers }: Response,
  languages: KnownLanguages | undefined,
): void {
  const requested = requestedLanguage(url);
  if (requested === null || !languages?.languages.some(({ code }) => code === requested)) return;
  const cookies = new Cookies(request.headers.get('Cookie'), isHttps);
  if (requested === (cookies.language() ?? languages.defaultLanguage)) return;
  cookies.setLanguage(requested);
  for (const cookie of cookies.queued()) headers.append('Set-Cookie', cookie);
  headers.set('Cache-Control', PRIVATE_CACHE_CONTROL);
}
