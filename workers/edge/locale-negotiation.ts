import { detectLanguage } from '#app/features/i18n/detect-language.server.ts';
import type { KnownLanguages } from '#app/features/tenancy/language-memory.server.ts';
import type { SiteLoader } from '#app/features/tenancy/site-loader.server.ts';
import { memoize } from '#app/lib/memoize.ts';
import type { CallLanguages } from '#app/services/call-request.server.ts';
import type { Cookies } from './cookies.ts';
import { requestedLanguage } from './requested-language.ts';

const FALLBACK_LANGUAGE = 'en';

/** One request's language: what the viewer wants, and once the account's languages are known, one of them. */
export class LocaleNegotiation {
  readonly #request: Request;
  readonly #cookies: Cookies;
  readonly #recallLanguages: () => Promise<KnownLanguages | undefined>;
  readonly #wanted = memoize(() => ({
    language: requestedLanguage(new URL(this.#request.url)) ?? this.#cookies.language() ?? undefined,
  }));
  /** Chosen here; undefined where what is wanted has to do. */
  #chosen: string | undefined;
  #defaultLanguage: string | null = null;
  #accountLanguages: readonly string[] = [];

  /** `recallLanguages` finds what an earlier request has learnt of the account. */
  constructor(
    request: Request,
    cookies: Cookies,
    recallLanguages: () => Promise<KnownLanguages | undefined>,
  ) {
    this.#request = request;
    this.#cookies = cookies;
    this.#recallLanguages = recallLanguages;
  }

  get #language(): string | undefined {
    return this.#chosen ?? this.#wanted().language;
  }

  /** Null before the account has been read, or recalled. */
  get languages(): CallLanguages | null {
    return this.#defaultLanguage === null
      ? null
      : { language: this.#language ?? this.#defaultLanguage, defaultLanguage: this.#defaultLanguage };
  }

  /** All that the account speaks; before it has been read, or recalled, the likely one. */
  get accountLanguages(): readonly string[] {
    return this.#accountLanguages.length > 0 ? this.#accountLanguages : [this.likely().language];
  }

  /** Awaited before the first call; a request without calls does not wait for it. */
  readonly recall = memoize(async () => {
    const known = await this.#recallLanguages();
    if (known && this.#defaultLanguage === null) await this.choose(known);
  });

  /** What they probably are until then. */
  likely(): CallLanguages {
    return { language: this.#language ?? FALLBACK_LANGUAGE, defaultLanguage: FALLBACK_LANGUAGE };
  }

  async choose(known: KnownLanguages): Promise<void> {
    this.#chosen = await detectLanguage(this.#request, this.#cookies.language(), known);
    this.#defaultLanguage = known.defaultLanguage;
    this.#accountLanguages = known.languages.map(({ code }) => code);
  }

  store(lng: string): void {
    this.#chosen = lng;
    this.#cookies.setLanguage(lng);
  }

  async resolve(sites: SiteLoader): Promise<string> {
    // The error page needs a language, too.
    await sites.loadAccount().catch(() => undefined);
    return this.#language ?? FALLBACK_LANGUAGE;
  }
}
