import { detectLanguage } from '#app/features/i18n/detect-language.server.ts';
import type { KnownLanguages } from '#app/features/tenancy/language-memory.server.ts';
import type { SiteLoader } from '#app/features/tenancy/site-loader.server.ts';
import type { CallLanguages } from '#app/services/call-request.server.ts';
import type { Cookies } from './cookies.ts';
import { requestedLanguage } from './requested-language.ts';

const FALLBACK_LANGUAGE = 'en';

/** One request's language: what the viewer wants, and once the account's languages are known, one of them. */
export class LocaleNegotiation {
  readonly #request: Request;
  readonly #cookies: Cookies;
  #language: string | undefined;
  #defaultLanguage: string | null = null;

  constructor(request: Request, cookies: Cookies) {
    this.#request = request;
    this.#cookies = cookies;
    this.#language = requestedLanguage(new URL(request.url)) ?? cookies.language() ?? undefined;
  }

  /** Null before the account has been read. */
  get languages(): CallLanguages | null {
    return this.#defaultLanguage === null
      ? null
      : { language: this.#language ?? this.#defaultLanguage, defaultLanguage: this.#defaultLanguage };
  }

  /** What they probably are until then. */
  likely(): CallLanguages {
    return { language: this.#language ?? FALLBACK_LANGUAGE, defaultLanguage: FALLBACK_LANGUAGE };
  }

  async choose(known: KnownLanguages): Promise<void> {
    this.#language = await detectLanguage(this.#request, this.#cookies.language(), known);
    this.#defaultLanguage = known.defaultLanguage;
  }

  store(lng: string): void {
    this.#language = lng;
    this.#cookies.setLanguage(lng);
  }

  async resolve(sites: SiteLoader): Promise<string> {
    // The error page needs a language, too.
    await sites.loadAccount().catch(() => undefined);
    return this.#language ?? FALLBACK_LANGUAGE;
  }
}
